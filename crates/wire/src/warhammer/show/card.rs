//! The card of a unit: every value with its origin.

use super::super::Warhammer;
use super::super::data::{GearEntry, Provenance};
use super::{lang_name, name_of, word_of};
use crate::json::side_name;
use crate::show::*;
use crate::words::{Names, Words, inches};
use ::table::RuleId;
use ::warhammer::rules::*;
use ::warhammer::{Battle, Card, Category, Kind, Label, Melee, Missile, NEVER, Profile, Traits, UnitId};

/// Longer names do not fit on a tag.
const LONGEST: usize = 14;

pub(super) fn unit_info(
    system: &Warhammer,
    game: &Battle,
    unit: UnitId,
    names: &Names,
    words: &Words,
) -> UnitInfo {
    let card = game.card(unit);
    let name = name_of(names, unit);
    let sheet = Sheet { system, game, unit, card, words };
    UnitInfo {
        unit: unit.0,
        side: side_name(game.side(unit)).to_owned(),
        name: name.to_owned(),
        short: short(system, unit, name, words),
        symbol: symbol(card).to_owned(),
        arm: words.word("wh-kind", &word_of(&card.kind)),
        strength: card.models,
        rule: rule(card).to_string(),
        values: sheet.values(),
        stars: None,
        control: None,
        base: Some(card.base),
    }
}

/// The rule that describes such a unit.
fn rule(card: &Card) -> RuleId {
    match card.category {
        Category::Character => WH_09_H20,
        Category::Regiment => WH_09_H03,
        Category::Monster => WH_09_H29,
        Category::Chariot => WH_09_H17,
        Category::WarMachine => card.engine.map_or(WH_09_H09, |engine| engine.machine.rule()),
    }
}

/// A name for a tag: the one the words have for it, or as much of the name as fits.
fn short(system: &Warhammer, unit: UnitId, name: &str, words: &Words) -> String {
    let key = format!("wh-tag-{}", system.unit_id(unit.index()));
    let plain = system.unit_name(unit.index(), words.lang());
    // Of two units of one name the second has a number.
    let number = name.strip_prefix(plain).unwrap_or_default();
    let short = if words.has(&key) { words.text(&key, &[]) } else { plain.to_owned() };
    if short.chars().count() <= LONGEST {
        return format!("{short}{number}");
    }
    let cut: String = short.chars().take(LONGEST).collect();
    format!("{}{number}", cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words))
}

/// The glyph of what it fights with.
fn symbol(card: &Card) -> &'static str {
    let arms = [
        (Melee::Halberd, "halberd"),
        (Melee::DoubleHanded, "greatsword"),
        (Melee::Spear, "spear"),
        (Melee::AdditionalHandWeapon, "twoblades"),
        (Melee::Flail, "club"),
    ];
    match (card.kind, card.category, card.engine) {
        (_, Category::Character, _) if 0 < card.magic_level => "star8",
        (_, Category::Character, _) => "helm",
        (Kind::Machine, _, Some(engine)) if engine.machine.is_cannon() => "cannon",
        (Kind::Machine, ..) => "crossbow",
        (Kind::Chariot, ..) => "wheel",
        _ if card.traits.has(Traits::FLY) => "wing",
        (Kind::Monster | Kind::Beast, ..) => "horns",
        (Kind::Ogre, ..) => "club",
        (Kind::Cavalry, ..) if card.missile.is_some() => "lighthorse",
        (Kind::Cavalry, ..) => "horse",
        (Kind::Infantry, ..) => match card.missile {
            Some(Missile::Crossbow | Missile::RepeatingCrossbow) => "crossbow",
            Some(Missile::Musket | Missile::Pistol) => "arquebus",
            Some(_) => "bow",
            None => {
                let armed = arms.into_iter().find(|&(weapon, _)| card.arms.has(weapon));
                armed.map_or(if card.armour.shield { "shield" } else { "axe" }, |(_, glyph)| glyph)
            }
        },
    }
}

/// The card of one unit while it is written.
struct Sheet<'a> {
    system: &'a Warhammer,
    game: &'a Battle,
    unit: UnitId,
    card: &'a Card,
    words: &'a Words,
}

impl Sheet<'_> {
    fn values(&self) -> Vec<CardValue> {
        let mut values = self.profile();
        values.extend(self.mount());
        values.push(self.save());
        values.extend(self.weapons());
        values.extend(self.spells());
        values.extend(self.traits());
        let (points, origin) = (self.card.points.to_string(), self.points_origin());
        values.push(CardValue { origin, ..self.value("points", WH_09_H01, points) });
        values
    }

    fn value(&self, id: &str, rule: RuleId, value: String) -> CardValue {
        CardValue {
            id: id.to_owned(),
            name: self.words.word("wh-value", id),
            short: self.words.word("wh-value-short", id),
            value,
            origin: Origin::House,
            note: None,
            rule: Some(rule.to_string()),
        }
    }

    /// WH-01-07: what the model is worth; of a chariot its body and crew, of a machine its crew.
    fn profile(&self) -> Vec<CardValue> {
        let Profile { ws, bs, s, mut t, mut w, i, mut a, ld, .. } = self.card.profile;
        if let Some(body) = self.card.chariot {
            (t, w, a) = (body.t, body.w, body.crew.saturating_mul(body.crew_attacks));
        }
        let (origin, note) = self.profile_origin();
        let m = self.game.profile_move(self.unit);
        let rows =
            [("m", m), ("ws", ws), ("bs", bs), ("s", s), ("t", t), ("w", w), ("i", i), ("a", a), ("ld", ld)];
        rows.into_iter()
            .map(|(id, number)| CardValue {
                origin,
                note: note.clone(),
                ..self.value(id, WH_01_07, dash(number))
            })
            .collect()
    }

    /// Where profile and price come from.
    fn profile_origin(&self) -> (Origin, Option<String>) {
        let entry = self.system.entry(self.unit.index());
        let note = entry
            .and_then(|entry| entry.note.as_ref())
            .map(|note| lang_name(self.words.lang(), &note.de, &note.en).to_owned());
        let origin = entry.map_or(Origin::House, |entry| origin(entry.provenance_profile));
        let classic = (origin == Origin::Derived).then(|| self.words.text("wh-card-classic", &[]));
        (origin, note.or(classic))
    }

    fn points_origin(&self) -> Origin {
        let entry = self.system.entry(self.unit.index());
        entry.map_or(Origin::House, |entry| origin(entry.provenance_points))
    }

    /// WH-04-G16: a mount, the steeds of a chariot, or the machine of a crew fight and suffer by values of their own.
    fn mount(&self) -> Option<CardValue> {
        let number =
            |id: &str, value: u8| format!("{} {}", self.words.word("wh-value-short", id), dash(value));
        let line = |values: &[(&str, u8)]| {
            values.iter().map(|&(id, value)| number(id, value)).collect::<Vec<_>>().join(", ")
        };
        if let Some(mount) = self.card.mount {
            let Profile { m, ws, s, i, a, .. } = mount.profile;
            let text = line(&[("m", m), ("ws", ws), ("s", s), ("i", i), ("a", a)]);
            return Some(self.value("mount", WH_04_G16, text));
        }
        if let Some(body) = self.card.chariot {
            let attacks = body.steeds.saturating_mul(body.steed_attacks);
            let text =
                line(&[("ws", body.steed_ws), ("s", body.steed_s), ("i", body.steed_i), ("a", attacks)]);
            return Some(self.value("steeds", WH_09_H17, text));
        }
        let engine = self.card.engine?;
        Some(self.value("machine", WH_09_H09, line(&[("t", engine.t), ("w", engine.w)])))
    }

    /// WH-03-T5: the save before any strength is taken off it, and before any spell.
    fn save(&self) -> CardValue {
        let (_, sum) = self.game.save_of(self.unit, 0, None, false);
        let worn = || sum.terms().filter(|term| term.label != Label::IronSkin);
        let needed = worn().map(|term| term.value).sum::<i16>();
        if i16::from(NEVER) <= needed {
            return self.value("save", WH_03_10, "–".to_owned());
        }
        let label = |label| self.words.text(&format!("wh-label-{}", word_of(&label)), &[]);
        let labels: Vec<String> = worn().map(|term| label(term.label)).collect();
        let value = self.value("save", WH_03_10, format!("{}+", needed.max(2)));
        CardValue { note: Some(labels.join(", ")), ..value }
    }

    /// Every weapon with what it does.
    fn weapons(&self) -> Vec<CardValue> {
        let card = self.card;
        let all = [
            Melee::HandWeapon,
            Melee::AdditionalHandWeapon,
            Melee::Halberd,
            Melee::DoubleHanded,
            Melee::Flail,
            Melee::Spear,
            Melee::Lance,
        ];
        let carried = all.into_iter().filter(|&weapon| weapon != Melee::HandWeapon && card.arms.has(weapon));
        let mut ids: Vec<(&str, String)> = carried.map(|weapon| ("weapons", word_of(&weapon))).collect();
        if ids.is_empty() && card.category != Category::Monster {
            ids.push(("weapons", word_of(&Melee::HandWeapon)));
        }
        ids.extend(card.missile.map(|missile| ("missile", word_of(&missile))));
        ids.extend(card.engine.map(|engine| ("missile", word_of(&engine.machine))));
        ids.iter().enumerate().filter_map(|(number, (kind, id))| self.weapon(number, kind, id)).collect()
    }

    fn weapon(&self, number: usize, kind: &str, id: &str) -> Option<CardValue> {
        let gear = self.system.data().gear(id)?;
        let name = lang_name(self.words.lang(), &gear.name_de, &gear.name_en);
        let does = self.effect(gear);
        let value = if does.is_empty() { name.to_owned() } else { format!("{name}: {does}") };
        Some(self.one(kind, number, gear.rule, gear.provenance, value))
    }

    /// Range and strength, then the words of the data.
    fn effect(&self, gear: &GearEntry) -> String {
        let lang = self.words.lang();
        let range = gear.range_in.map(|range| inches(1000 * i64::from(range), lang));
        let strength = gear
            .strength
            .filter(|_| range.is_some())
            .map(|strength| format!("{} {strength}", self.words.word("wh-value-short", "s")));
        let text =
            Some(lang_name(lang, &gear.text_de, &gear.text_en).to_owned()).filter(|text| !text.is_empty());
        [range, strength, text].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// One of several values of a kind, each with its own rule.
    fn one(&self, kind: &str, number: usize, rule: RuleId, from: Provenance, value: String) -> CardValue {
        CardValue { id: format!("{kind}-{number}"), origin: origin(from), ..self.value(kind, rule, value) }
    }

    fn spells(&self) -> Vec<CardValue> {
        let lang = self.words.lang();
        let spell = |(number, spell)| {
            let entry = self.system.data().spell(&word_of(&spell))?;
            let name = lang_name(lang, &entry.name_de, &entry.name_en);
            let text = format!("{name}: {}", lang_name(lang, &entry.text_de, &entry.text_en));
            Some(self.one("spells", number, entry.rule, entry.provenance, text))
        };
        self.card.spells.iter().enumerate().filter_map(spell).collect()
    }

    /// The traits of the entry and of its mount; that somebody is the general comes first.
    fn traits(&self) -> Vec<CardValue> {
        let data = self.system.data();
        let mut traits = Vec::new();
        if self.game.is_general(self.unit) {
            let text = self.words.text("wh-card-general", &[]);
            traits.push(self.one("traits", 0, WH_07_01, Provenance::Sheet, text));
        }
        let Some((army, entry)) = data.unit(self.system.unit_id(self.unit.index())) else { return traits };
        let mounts = data.armies.get(army).map_or(&[][..], |army| &army.mounts);
        let ridden = entry.mount.as_ref().and_then(|id| mounts.iter().find(|mount| mount.id == *id));
        let mut ids: Vec<&str> = entry.traits.iter().map(|id| id.get_ref().as_str()).collect();
        ids.extend(ridden.into_iter().flat_map(|mount| &mount.traits).map(|id| id.get_ref().as_str()));
        ids.sort_unstable();
        ids.dedup();
        for known in data.traits.iter().filter(|known| ids.contains(&known.id.get_ref().as_str())) {
            let name = lang_name(self.words.lang(), &known.name_de, &known.name_en).to_owned();
            traits.push(self.one("traits", traits.len(), known.rule, known.provenance, name));
        }
        traits
    }
}

/// WH-01-G5: a value of nothing.
fn dash(value: u8) -> String {
    if value == 0 { "–".to_owned() } else { value.to_string() }
}

fn origin(provenance: Provenance) -> Origin {
    match provenance {
        Provenance::Sheet => Origin::Book,
        Provenance::Classic => Origin::Derived,
        Provenance::House => Origin::House,
    }
}
