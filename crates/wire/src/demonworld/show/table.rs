//! What does not change during a battle: the board, the armies, the cards with the origin of every value.

use super::super::Demonworld;
use super::super::data::{Given, Note, Profile, Provenance, Symbols, glyph_of, short_of};
use super::super::names;
use super::super::system::MODULES;
use super::ground::{goal, ground};
use super::{force_name, lang_name, standard};
use crate::json::side_name;
use crate::show::*;
use crate::words::{Lang, Words};
use ::demonworld::rules::*;
use ::demonworld::{Battle, Card, Figure, MeleeKind, Modules, Order, Phase, RangedKind, UnitId};
use ::table::{Game, RuleId, Side};
use serde::Serialize;
use std::fmt::Display;

/// DW-05-06: manoeuvres of everybody in the introductory game.
const INTRODUCTORY: u8 = 2;

pub(super) fn table(system: &Demonworld, game: &Battle, words: &Words) -> Table {
    let lang = words.lang();
    let names = names::names(system, game, lang);
    let scenario = system.scenario();
    let side = |side| SideInfo {
        name: force_name(system, side, lang),
        points: game
            .units()
            .filter(|&unit| game.side_of(unit) == side)
            .map(|unit| u32::from(game.card(unit).points) + item_points(game, unit))
            .sum(),
    };
    let elements = game.units().flat_map(|unit| game.roster(unit).map(move |element| (unit, element)));
    Table {
        system: Battle::SYSTEM.to_owned(),
        system_name: words.word("system", Battle::SYSTEM),
        scenario: scenario.id().to_owned(),
        title: lang_name(lang, &scenario.name_de, &scenario.name_en).to_owned(),
        ground: ground(game, words),
        sides: Sides { a: side(Side::A), b: side(Side::B) },
        units: units(system, game, &names.units, words),
        elements: elements
            .map(|(unit, element)| ElementInfo { unit: unit.0, name: called(&names.elements, element.0) })
            .collect(),
        phases: phases(game, words),
        orders: Order::ALL.into_iter().map(|order| order_info(order, words)).collect(),
        house: house(game, words),
        figures: figures(game, words),
        goal: goal(system, game, words),
        steps: Vec::new(),
    }
}

/// DW-16-30: what its items are worth; the introductory game knows none.
fn item_points(game: &Battle, unit: UnitId) -> u32 {
    if game.is_standard() { game.card(unit).standard.item_points.into() } else { 0 }
}

/// The phases of a round: five in the introductory game, six in the standard game (DW-08-15).
fn phases(game: &Battle, words: &Words) -> Vec<Word> {
    let rally = game.is_standard().then_some(Phase::Rally);
    [Phase::Command, Phase::FirstRanged, Phase::Movement, Phase::SecondRanged, Phase::Melee]
        .into_iter()
        .chain(rally)
        .map(|phase| {
            let id = word_of(&phase);
            Word { name: words.word("short-phase", &id), id, rule: phase.rule().to_string() }
        })
        .collect()
}

/// The special figures of this battle.
fn figures(game: &Battle, words: &Words) -> Vec<Word> {
    let known = [
        (Figure::Leader, DW_09_07),
        (Figure::Standard, DW_09_11),
        (Figure::Musician, DW_09_03),
        (Figure::Commander, DW_10_01),
    ];
    let stands = |figure| {
        let mut elements = game.units().flat_map(|unit| game.roster(unit));
        elements.any(|element| game.figure(element) == figure)
    };
    let word = |(figure, rule): (Figure, RuleId)| {
        let id = word_of(&figure);
        Word { name: words.word("figure", &id), id, rule: rule.to_string() }
    };
    known.into_iter().filter(|&(figure, _)| stands(figure)).map(word).collect()
}

/// The name with this number; a number where there is none.
fn called(names: &[String], number: u8) -> String {
    names.get(usize::from(number)).cloned().unwrap_or_else(|| format!("#{number}"))
}

/// The word an enumerated value has on the wire.
pub(super) fn word_of(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        // Words serialise to text; anything else would show as a missing message.
        _ => String::new(),
    }
}

fn order_info(order: Order, words: &Words) -> OrderInfo {
    let id = word_of(&order);
    let letter = match order {
        Order::Move => "B",
        Order::Skirmish => "P",
        Order::Attack => "A",
        Order::Hold => "H",
    };
    OrderInfo {
        letter: letter.to_owned(),
        name: words.word("order", &id),
        rule: order.rule().to_string(),
        text: words.word("order-text", &id),
        id,
    }
}

fn house(game: &Battle, words: &Words) -> Vec<Word> {
    let house = game.house_rules();
    let strict = if house.strict_range { "true" } else { "false" };
    let mut switches = vec![
        Word {
            id: "round_limit".to_owned(),
            name: words.text("house-round-limit", &[("rounds", house.round_limit.into())]),
            rule: DW_07_G5.to_string(),
        },
        Word {
            id: "strict_range".to_owned(),
            name: words.text("house-strict-range", &[("strict", strict.into())]),
            rule: DW_04_G4.to_string(),
        },
    ];
    if game.is_standard() {
        switches.extend(standard_house(game, words));
    }
    switches
}

/// The switches that only the standard game has; those with two positions are told where they matter.
fn standard_house(game: &Battle, words: &Words) -> Vec<Word> {
    let house = game.house_rules();
    let word =
        |id: &str, name: String, rule: RuleId| Word { id: id.to_owned(), name, rule: rule.to_string() };
    let chapters = MODULES.iter().filter(|(_, module)| house.modules.has(*module));
    let names: Vec<String> = chapters.map(|(name, _)| words.word("module", name)).collect();
    let mut switches =
        vec![word("modules", words.text("house-modules", &[("modules", names.join(", ").into())]), DW_08_01)];
    let switch = |id: &str, on: bool, rule: RuleId| {
        let key = format!("house-{}", id.replace('_', "-"));
        word(id, words.text(&key, &[("on", if on { "true" } else { "false" }.into())]), rule)
    };
    if house.modules.has(Modules::COMMANDERS) {
        switches.push(switch("spare_last_point_only", house.spare_last_point_only, DW_10_G11));
    }
    if house.modules.has(Modules::MORALE) {
        switches.push(switch("impetuous_charge", house.impetuous_charge, DW_14_G8));
    }
    switches.push(switch("flank_marches", house.flank_marches, DW_16_39));
    switches
}

fn units(system: &Demonworld, game: &Battle, names: &[String], words: &Words) -> Vec<UnitInfo> {
    let lang = words.lang();
    let mut ids = system.profile_ids(game).into_iter();
    let mut shorts: Vec<String> = Vec::new();
    let mut units = Vec::new();
    for unit in game.units() {
        let name = called(names, unit.0);
        let profile = ids.next().and_then(|id| system.data().profile(id));
        let card = game.card(unit);
        // Without the sheet of symbols, which the tests read, everything still has a look.
        let symbol = profile.and_then(|profile| Symbols::builtin().ok()?.of(profile));
        let own_name = profile
            .is_some_and(|profile| name.starts_with(lang_name(lang, &profile.name_de, &profile.name_en)));
        let short = match symbol {
            Some(symbol) if own_name => symbol.short(lang).to_owned(),
            _ => short_of(&name),
        };
        shorts.push(short.clone());
        let alike = shorts.iter().filter(|&other| *other == short).count();
        units.push(UnitInfo {
            unit: unit.0,
            side: side_name(game.side_of(unit)).to_owned(),
            name,
            short: if alike == 1 { short } else { format!("{short} {}", names::roman(alike)) },
            symbol: symbol.map_or_else(|| glyph_of(card).to_owned(), |symbol| symbol.glyph.clone()),
            arm: words.word("class", &word_of(&card.class)),
            strength: game.strength(unit),
            rule: profile.map_or(DW_01_16, |profile| profile.rule).to_string(),
            values: Values { card, profile, words }.all(game, unit),
            stars: card.is_commander().then_some(card.standard.stars),
            control: Some(card.standard.control).filter(|&control| 0 < control),
            base: None,
        });
    }
    units
}

/// A card being written down. What the battle uses is what is shown; the profile tells where it comes from.
pub(super) struct Values<'a> {
    pub card: &'a Card,
    pub profile: Option<&'a Profile>,
    pub words: &'a Words,
}

/// Where a value comes from, and what is to be said about it.
pub(super) type Source = (Origin, Option<String>);

impl Values<'_> {
    fn all(&self, game: &Battle, unit: UnitId) -> Vec<CardValue> {
        let card = self.card;
        let mut values = vec![
            self.number("points_move", card.points_move, |profile| &profile.points_move, DW_02_05),
            self.number(
                "points_skirmish",
                card.points_skirmish,
                |profile| &profile.points_skirmish,
                DW_02_05,
            ),
            self.number("points_attack", card.points_attack, |profile| &profile.points_attack, DW_02_05),
            self.manoeuvres(game),
            self.number("initiative", card.initiative, |profile| &profile.initiative, DW_02_06),
            self.number("charge_bonus", card.charge_bonus, |profile| &profile.charge_bonus, DW_06_20),
            self.number("size", card.size, |profile| &profile.size, DW_02_04),
            self.number("armour_ranged", card.armour_ranged, |profile| &profile.armour_ranged, DW_02_02),
            self.number("armour_melee", card.armour_melee, |profile| &profile.armour_melee, DW_02_02),
        ];
        values.extend(self.melee());
        values.extend(self.ranged());
        if game.is_standard() {
            values.extend(standard::values(self, game));
        }
        values.push(self.number("elements", game.strength(unit), |profile| &profile.elements, DW_01_16));
        values.push(self.number("points", card.points, |profile| &profile.points, DW_07_07));
        values
    }

    pub fn number<T: Display + PartialEq>(
        &self,
        id: &str,
        value: T,
        given: impl Fn(&Profile) -> &Given<T>,
        rule: RuleId,
    ) -> CardValue {
        let source = match self.profile.map(given).filter(|given| given.value == value) {
            Some(given) => self.source(given.from, given.note.as_ref(), given.card.as_ref()),
            None => self.of_the_case(),
        };
        let key = id.replace('_', "-");
        self.value(id, self.words.word("value", &key), self.words.word("short", &key), value, source, rule)
    }

    /// DW-05-06: the introductory game gives everybody two; DW-09-04: otherwise the card says how many.
    fn manoeuvres(&self, game: &Battle) -> CardValue {
        let printed = self.card.manoeuvres;
        if game.is_standard() {
            return self.number("manoeuvres", printed, |profile| &profile.manoeuvres, DW_09_04);
        }
        let note = (printed != INTRODUCTORY)
            .then(|| self.words.text("card-note-manoeuvres", &[("printed", printed.into())]));
        let name = self.words.word("value", "manoeuvres");
        let short = self.words.word("short", "manoeuvres");
        self.value("manoeuvres", name, short, INTRODUCTORY, (Origin::Book, note), DW_05_06)
    }

    fn melee(&self) -> Vec<CardValue> {
        let entries = self.profile.map_or(&[][..], |profile| &profile.melee);
        let weapons = self.card.melee.iter().flatten().enumerate();
        weapons
            .map(|(number, weapon)| {
                let known = entries.get(number).filter(|entry| {
                    let against_cavalry = entry.against_cavalry.unwrap_or(entry.strength);
                    entry.weapon == weapon.kind
                        && entry.strength == weapon.against_infantry
                        && against_cavalry == weapon.against_cavalry
                });
                let source = match known {
                    Some(entry) => self.source(entry.from, entry.note.as_ref(), None::<&u8>),
                    None => self.of_the_case(),
                };
                let (infantry, cavalry) = (weapon.against_infantry, weapon.against_cavalry);
                let value = if infantry == cavalry {
                    infantry.to_string()
                } else {
                    let strengths = [("infantry", infantry.into()), ("cavalry", cavalry.into())];
                    self.words.text("card-value-strengths", &strengths)
                };
                let kind: MeleeKind = weapon.kind;
                let word = self.words.word("melee", &word_of(&kind));
                let name = self.words.text("card-melee", &[("weapon", word.as_str().into())]);
                self.value(&format!("melee-{number}"), name, word, value, source, kind.rule())
            })
            .collect()
    }

    fn ranged(&self) -> Option<CardValue> {
        let weapon = self.card.ranged?;
        let known = self.profile.and_then(|profile| {
            let card = profile.card();
            profile.ranged.first().filter(|_| card.ranged == Some(weapon))
        });
        let source = match known {
            Some(entry) => self.source(entry.from, entry.note.as_ref(), None::<&u8>),
            None => self.of_the_case(),
        };
        let [near, far] = weapon.bands;
        let bands = if near == far { vec![near] } else { vec![near, far] };
        let bands: Vec<String> = bands
            .into_iter()
            .map(|band| {
                let band = [("strength", band.strength.into()), ("hexes", band.hexes.into())];
                self.words.text("card-value-band", &band)
            })
            .collect();
        let kind: RangedKind = weapon.kind;
        let word = self.words.word("ranged", &word_of(&kind));
        let name = self.words.text("card-ranged", &[("weapon", word.as_str().into())]);
        Some(self.value("ranged-0", name, word, bands.join(", "), source, kind.rule()))
    }

    pub fn value(
        &self,
        id: &str,
        name: String,
        short: String,
        value: impl Display,
        (origin, note): Source,
        rule: RuleId,
    ) -> CardValue {
        // A typographic minus.
        let value = value.to_string().replace('-', "−");
        CardValue { id: id.to_owned(), name, short, value, origin, note, rule: Some(rule.to_string()) }
    }

    pub fn source<T: Display>(&self, from: Provenance, note: Option<&Note>, printed: Option<&T>) -> Source {
        let origin = match from {
            Provenance::Book => Origin::Book,
            Provenance::Derived => Origin::Derived,
            Provenance::FirstEdition => Origin::FirstEdition,
            Provenance::House => Origin::House,
        };
        let note = note.map(|note| match self.words.lang() {
            Lang::De => note.de.clone(),
            Lang::En => note.en.clone(),
        });
        let printed = printed
            .map(|printed| self.words.text("card-note-printed", &[("value", printed.to_string().into())]));
        let notes: Vec<String> = note.into_iter().chain(printed).collect();
        (origin, (!notes.is_empty()).then(|| notes.join("; ")))
    }

    /// Neither book nor card: a case says so.
    pub fn of_the_case(&self) -> Source {
        (Origin::House, Some(self.words.word("card-note", "case")))
    }
}
