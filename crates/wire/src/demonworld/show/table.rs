//! What does not change during a battle: the board, the armies, the cards with the origin of every value.

use super::super::Demonworld;
use super::super::data::{Given, Note, Profile, Provenance, Symbols, glyph_of, short_of};
use super::super::names;
use super::{field, force_name, lang_name};
use crate::json::side_name;
use crate::show::*;
use crate::words::{Lang, Words};
use ::demonworld::rules::*;
use ::demonworld::{Battle, Board, Card, MANOEUVRES, MeleeKind, Order, Phase, RangedKind, UnitId, hex_name};
use ::table::{Game, RuleId, Side};
use serde::Serialize;
use std::fmt::Display;

pub(super) fn table(system: &Demonworld, game: &Battle, words: &Words) -> Table {
    let lang = words.lang();
    let names = names::names(system, game, lang);
    let scenario = system.scenario();
    let side = |side| SideInfo {
        name: force_name(system, side, lang),
        points: game
            .units()
            .filter(|&unit| game.side_of(unit) == side)
            .map(|unit| u32::from(game.card(unit).points))
            .sum(),
    };
    let elements = game.units().flat_map(|unit| game.roster(unit).map(move |element| (unit, element)));
    Table {
        system: Battle::SYSTEM.to_owned(),
        system_name: words.word("system", Battle::SYSTEM),
        scenario: scenario.id().to_owned(),
        title: lang_name(lang, &scenario.name_de, &scenario.name_en).to_owned(),
        ground: ground(game),
        sides: Sides { a: side(Side::A), b: side(Side::B) },
        units: units(system, game, &names.units, words),
        elements: elements
            .map(|(unit, element)| ElementInfo { unit: unit.0, name: called(&names.elements, element.0) })
            .collect(),
        phases: [Phase::Command, Phase::FirstRanged, Phase::Movement, Phase::SecondRanged, Phase::Melee]
            .into_iter()
            .map(|phase| {
                let id = word_of(&phase);
                Word { name: words.word("short-phase", &id), id, rule: phase.rule().to_string() }
            })
            .collect(),
        orders: Order::ALL.into_iter().map(|order| order_info(order, words)).collect(),
        house: house(game, words),
    }
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

fn ground(game: &Battle) -> Ground {
    let board: Board = game.board();
    let mut rows: Vec<HexRow> = Vec::new();
    for hex in board.hexes() {
        match rows.last_mut().filter(|row| row.r == hex.r) {
            Some(row) => row.names.push(hex_name(board, hex)),
            None => rows.push(HexRow { r: hex.r, q: hex.q, names: vec![hex_name(board, hex)] }),
        }
    }
    let zone = |side| board.hexes().filter(|&hex| game.zone_contains(side, hex)).map(field).collect();
    Ground::Hex { rows, zones: Sides { a: zone(Side::A), b: zone(Side::B) } }
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
    vec![
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
    ]
}

fn units(system: &Demonworld, game: &Battle, names: &[String], words: &Words) -> Vec<UnitInfo> {
    let lang = words.lang();
    let mut ids = system.scenario().units().map(|(_, id)| id.get_ref().as_str());
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
        });
    }
    units
}

/// A card being written down. What the battle uses is what is shown; the profile tells where it comes from.
struct Values<'a> {
    card: &'a Card,
    profile: Option<&'a Profile>,
    words: &'a Words,
}

/// Where a value comes from, and what is to be said about it.
type Source = (Origin, Option<String>);

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
            self.manoeuvres(),
            self.number("initiative", card.initiative, |profile| &profile.initiative, DW_02_06),
            self.number("charge_bonus", card.charge_bonus, |profile| &profile.charge_bonus, DW_06_20),
            self.number("size", card.size, |profile| &profile.size, DW_02_04),
            self.number("armour_ranged", card.armour_ranged, |profile| &profile.armour_ranged, DW_02_02),
            self.number("armour_melee", card.armour_melee, |profile| &profile.armour_melee, DW_02_02),
        ];
        values.extend(self.melee());
        values.extend(self.ranged());
        values.push(self.number("elements", game.strength(unit), |profile| &profile.elements, DW_01_16));
        values.push(self.number("points", card.points, |profile| &profile.points, DW_07_07));
        values
    }

    fn number<T: Display + PartialEq>(
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

    /// DW-05-06: the introductory game gives everybody two.
    fn manoeuvres(&self) -> CardValue {
        let printed = self.card.manoeuvres;
        let note = (printed != MANOEUVRES)
            .then(|| self.words.text("card-note-manoeuvres", &[("printed", printed.into())]));
        let name = self.words.word("value", "manoeuvres");
        let short = self.words.word("short", "manoeuvres");
        self.value("manoeuvres", name, short, MANOEUVRES, (Origin::Book, note), DW_05_06)
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

    fn value(
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

    fn source<T: Display>(&self, from: Provenance, note: Option<&Note>, printed: Option<&T>) -> Source {
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
    fn of_the_case(&self) -> Source {
        (Origin::House, Some(self.words.word("card-note", "case")))
    }
}
