//! WH-09-H01 to WH-09-H07, WH-07-G1, WH-08-H02: how an army is made up, and what is wrong with one.

use crate::card::{Card, Category, Kind, Melee, Role, Spell, Spells, Traits};
use crate::faults::SetupFault;
use crate::stage::Switches;
use table::Side;

/// WH-09-H02, in per cent of the limit.
const MOST_CHARACTERS: u32 = 50;
const LEAST_REGIMENTS: u32 = 25;
const MOST_MACHINES: u32 = 25;
const MOST_MONSTERS: u32 = 25;

/// WH-09-H03: where the list says nothing else.
pub const LEAST_MODELS: u8 = 5;

/// WH-08-H02.
const HIGHEST_LEVEL: u8 = 4;

/// One line of an army list: what the unit is, what it costs, and what its list allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmyEntry {
    /// As it is armed. Number of models, points and spells of the card are made from this entry.
    pub card: Card,
    /// WH-09-H56: the army it is from, and which of its units it is, as the data number them.
    pub army: u16,
    pub unit: u16,
    /// Models bought, without the champion; of a war machine 1.
    pub count: u8,
    /// WH-09-H01, WH-09-H06: with all options.
    pub points_per_model: u16,
    /// WH-09-H03: 0 is no limit.
    pub least: u8,
    pub most: u8,
    /// WH-09-H03: how often the army may have it; 0 is no limit.
    pub limit: u8,
    /// WH-09-H04: it may have a standard and a musician.
    pub may_have_command: bool,
    /// WH-09-H05: 0 is none.
    pub champion_points: u16,
    /// WH-08-H02, in the order of the list.
    pub spells: Vec<Spell>,
    /// WH-08-H02: of the undead, whose wizards alone know some spells.
    pub undead_army: bool,
    /// WH-07-G1: the owner's choice among equals.
    pub general: bool,
    /// Suggestions for the set-up: frontage, and the regiment (by its place in the list) that a character joins.
    pub files: u8,
    pub joins: Option<usize>,
}

impl ArmyEntry {
    /// A unit as its card describes it, without a list that limits it.
    pub fn plain(card: Card) -> ArmyEntry {
        let champion = u8::from(card.command.champion);
        let count = if card.kind == Kind::Machine { 1 } else { card.models.saturating_sub(champion) };
        ArmyEntry {
            card,
            army: 0,
            unit: 0,
            count,
            points_per_model: card.points / u16::from(count.max(1)),
            least: 1,
            most: 0,
            limit: 0,
            may_have_command: card.category == Category::Regiment,
            champion_points: 0,
            spells: card.spells.iter().collect(),
            undead_army: card.traits.has(Traits::UNDEAD),
            general: false,
            files: card.models.clamp(1, LEAST_MODELS),
            joins: None,
        }
    }

    /// WH-09-H04: standard and musician cost one more model each; WH-09-H05: the champion has his own price.
    pub fn points(&self) -> u32 {
        self.own_points() + self.champion_price()
    }

    fn own_points(&self) -> u32 {
        let command = self.card.command;
        let paid = u32::from(self.count) + u32::from(command.standard) + u32::from(command.musician);
        paid * u32::from(self.points_per_model)
    }

    fn champion_price(&self) -> u32 {
        if self.card.command.champion { self.champion_points.into() } else { 0 }
    }

    /// The card of the unit as it takes the field.
    pub(crate) fn fielded(&self) -> Card {
        let mut spells = Spells::NONE;
        self.spells.iter().for_each(|&spell| spells.insert(spell));
        let models = match self.card.kind {
            Kind::Machine => self.card.models,
            // WH-09-H05: the champion is one more.
            _ => self.count.saturating_add(self.card.command.champion.into()),
        };
        Card { models, spells, points: u16::try_from(self.points()).unwrap_or(u16::MAX), ..self.card }
    }
}

/// The points of an army by category (WH-09-H02). Champions count as characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shares {
    pub characters: u32,
    pub regiments: u32,
    /// Chariots included (WH-09-G3).
    pub machines: u32,
    pub monsters: u32,
}

impl Shares {
    pub fn of(army: &[ArmyEntry]) -> Shares {
        let mut shares = Shares::default();
        for entry in army {
            let share = match entry.card.category {
                Category::Character => &mut shares.characters,
                Category::Regiment => &mut shares.regiments,
                Category::Monster => &mut shares.monsters,
                Category::Chariot | Category::WarMachine => &mut shares.machines,
            };
            *share += entry.own_points();
            shares.characters += entry.champion_price();
        }
        shares
    }

    pub fn total(self) -> u32 {
        self.characters + self.regiments + self.machines + self.monsters
    }
}

/// WH-07-G1: who leads the army: of its generals, or else of its heroes, one with the highest Ld; the owner's choice
/// among equals, otherwise the first.
pub(crate) fn general_of(army: &[ArmyEntry]) -> Option<usize> {
    let candidates = candidates(army);
    let ld = |&number: &usize| army[number].card.profile.ld;
    let best = candidates.iter().map(ld).max()?;
    let equals = || candidates.iter().copied().filter(|number| ld(number) == best);
    equals().find(|&number| army[number].general).or_else(|| equals().next())
}

fn candidates(army: &[ArmyEntry]) -> Vec<usize> {
    let with = |roles: &[Role]| -> Vec<usize> {
        let fits = |entry: &ArmyEntry| entry.card.role.is_some_and(|role| roles.contains(&role));
        (0..army.len()).filter(|&number| fits(&army[number])).collect()
    };
    let generals = with(&[Role::General, Role::WizardGeneral]);
    if generals.is_empty() { with(&[Role::Hero]) } else { generals }
}

/// Everything that is wrong with an army.
pub(crate) fn army_faults(
    side: Side,
    army: &[ArmyEntry],
    limit: u16,
    switches: &Switches,
    faults: &mut Vec<SetupFault>,
) {
    share_faults(side, army, limit, faults);
    leader_faults(side, army, faults);
    for (entry, line) in army.iter().enumerate() {
        size_faults(side, entry, line, faults);
        equipment_faults(side, entry, line, faults);
        magic_faults(side, entry, line, switches, faults);
        let same = |other: &&ArmyEntry| other.army == line.army && other.unit == line.unit;
        let earlier = army[..entry].iter().filter(same).count();
        if line.limit != 0 && usize::from(line.limit) <= earlier {
            faults.push(SetupFault::TooOften { side, entry, limit: line.limit });
        }
        if line.army != army[0].army {
            faults.push(SetupFault::Allies { side, entry });
        }
    }
}

/// WH-09-H01, WH-09-H02.
fn share_faults(side: Side, army: &[ArmyEntry], limit: u16, faults: &mut Vec<SetupFault>) {
    let shares = Shares::of(army);
    let limit = u32::from(limit);
    if limit < shares.total() {
        faults.push(SetupFault::AboveLimit { side, points: shares.total(), limit });
    }
    let most = [
        (Category::Character, shares.characters, MOST_CHARACTERS),
        (Category::WarMachine, shares.machines, MOST_MACHINES),
        (Category::Monster, shares.monsters, MOST_MONSTERS),
    ];
    for (category, points, percent) in most {
        if limit * percent < 100 * points {
            faults.push(SetupFault::ShareTooLarge { side, category, points, most: limit * percent / 100 });
        }
    }
    if 100 * shares.regiments < limit * LEAST_REGIMENTS {
        let least = (limit * LEAST_REGIMENTS).div_ceil(100);
        faults.push(SetupFault::TooFewRegiments { side, points: shares.regiments, least });
    }
}

/// WH-09-H02, WH-07-G1: one general, at most one army standard.
fn leader_faults(side: Side, army: &[ArmyEntry], faults: &mut Vec<SetupFault>) {
    let general = general_of(army);
    if general.is_none() {
        faults.push(SetupFault::NoGeneral { side });
    }
    for entry in (0..army.len()).filter(|&entry| army[entry].general && Some(entry) != general) {
        faults.push(SetupFault::NotTheGeneral { side, entry });
    }
    let standards = army.iter().filter(|line| line.card.role == Some(Role::ArmyStandard)).count();
    if 1 < standards {
        faults.push(SetupFault::TwoArmyStandards { side });
    }
}

/// WH-09-H03 to WH-09-H05.
fn size_faults(side: Side, entry: usize, line: &ArmyEntry, faults: &mut Vec<SetupFault>) {
    let single = line.card.category != Category::Regiment
        || matches!(line.card.kind, Kind::Monster | Kind::Chariot | Kind::Machine);
    let least = if single { 1 } else { line.least.max(1) };
    let most = match line.most {
        _ if single => 1,
        0 => u8::MAX,
        most => most,
    };
    if !(least..=most).contains(&line.count) {
        faults.push(SetupFault::UnitSize { side, entry, models: line.count, least, most });
    }
    let command = line.card.command;
    if (command.standard || command.musician) && !line.may_have_command {
        faults.push(SetupFault::NoCommand { side, entry });
    }
    if command.champion && line.champion_points == 0 {
        faults.push(SetupFault::NoChampion { side, entry });
    }
    let is_character = line.card.category == Category::Character;
    if is_character != line.card.role.is_some() {
        faults.push(SetupFault::NoRole { side, entry });
    }
}

/// WH-09-H06: lance and barding need a mount, a second hand weapon the ground under one's feet.
fn equipment_faults(side: Side, entry: usize, line: &ArmyEntry, faults: &mut Vec<SetupFault>) {
    let card = &line.card;
    let mounted = card.mount.is_some() || card.kind == Kind::Chariot;
    let rides = card.arms.has(Melee::Lance) || card.armour.barding;
    if rides && !mounted || card.arms.has(Melee::AdditionalHandWeapon) && mounted {
        faults.push(SetupFault::Equipment { side, entry });
    }
}

/// WH-08-H01 to WH-08-H03.
fn magic_faults(
    side: Side,
    entry: usize,
    line: &ArmyEntry,
    switches: &Switches,
    faults: &mut Vec<SetupFault>,
) {
    let level = line.card.magic_level;
    if level != 0 && !switches.magic {
        faults.push(SetupFault::NoMagic { side, entry });
    }
    if HIGHEST_LEVEL < level || level != 0 && line.card.category != Category::Character {
        faults.push(SetupFault::NoWizard { side, entry });
    }
    let most = if level == 0 { 0 } else { level.saturating_add(1) };
    if usize::from(most) < line.spells.len() {
        faults.push(SetupFault::TooManySpells { side, entry, most });
    }
    for (number, &spell) in line.spells.iter().enumerate() {
        if line.spells[..number].contains(&spell) {
            faults.push(SetupFault::SpellTwice { side, entry, spell });
        }
        if spell == Spell::CallTheFallen && !line.undead_army {
            faults.push(SetupFault::ForeignSpell { side, entry, spell });
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
