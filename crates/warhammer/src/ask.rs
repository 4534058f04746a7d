//! What everybody may ask of a position.

use crate::card::{BodyArmour, Kind, Role, Spell, Traits};
use crate::ids::UnitId;
use crate::refusal::Refusal;
use crate::state::{Battle, Flags, Status};
use crate::step::Moving;
use plane::{INCH, Mil};
use table::Side;

impl Battle {
    /// WH-02-G20, WH-09-H26, WH-09-H29: a unit of one, which pivots freely. Machines turn only to shoot.
    pub fn is_single(&self, unit: UnitId) -> bool {
        let card = self.card(unit);
        match card.kind {
            Kind::Monster | Kind::Chariot => true,
            Kind::Machine => false,
            _ => self.is_character(unit),
        }
    }

    pub fn is_character(&self, unit: UnitId) -> bool {
        self.card(unit).category == crate::card::Category::Character
    }

    pub fn is_machine(&self, unit: UnitId) -> bool {
        self.card(unit).kind == Kind::Machine
    }

    pub fn is_chariot(&self, unit: UnitId) -> bool {
        self.card(unit).kind == Kind::Chariot
    }

    pub fn is_general(&self, unit: UnitId) -> bool {
        self.stage.general[self.side(unit)] == Some(unit)
    }

    pub fn is_army_standard(&self, unit: UnitId) -> bool {
        self.card(unit).role == Some(Role::ArmyStandard)
    }

    pub fn has(&self, unit: UnitId, traits: Traits) -> bool {
        self.card(unit).traits.has(traits)
    }

    /// Models that fight, alone or as the body of a regiment, still in the battle.
    pub fn is_alive(&self, unit: UnitId) -> bool {
        !matches!(self.unit(unit).status, Status::Gone | Status::Through)
    }

    /// WH-06-G6, WH-09-T4: joined characters included.
    pub fn unit_strength(&self, unit: UnitId) -> u16 {
        let own = self.own_strength(unit);
        own + self.characters_in(unit).map(|character| self.own_strength(character)).sum::<u16>()
    }

    fn own_strength(&self, unit: UnitId) -> u16 {
        let (card, models) = (self.card(unit), u16::from(self.unit(unit).models));
        match card.kind {
            Kind::Infantry if card.mount.is_some() => 2 * models,
            Kind::Infantry | Kind::Beast | Kind::Machine => models,
            Kind::Cavalry => 2 * models,
            Kind::Ogre => 3 * models,
            Kind::Chariot => 4,
            Kind::Monster => card.profile.w.into(),
        }
    }

    /// WH-02-G23: what the model moves at by its profile, armour not counted: the mount's M where there is one.
    pub fn profile_move(&self, unit: UnitId) -> u8 {
        let card = self.card(unit);
        card.mount.map_or(card.profile.m, |mount| mount.profile.m)
    }

    /// WH-02-G23, WH-09-H33, WH-08-H29: how far the unit moves, its slowest model counted.
    pub fn pace(&self, unit: UnitId) -> Mil {
        let slowest = self.characters_in(unit).map(|character| self.own_pace(character));
        let own = self.own_pace(unit);
        let slowest_of_all = slowest.fold(own, Mil::min);
        if self.unit(unit).spells.has(Spell::LeadenLimbs) { slowest_of_all / 2 } else { slowest_of_all }
    }

    fn own_pace(&self, unit: UnitId) -> Mil {
        let card = self.card(unit);
        let slowed = self.stage.switches.armour_slows && !card.traits.has(Traits::ARMOUR_NO_SLOW);
        let inches = match card.mount {
            Some(mount) => mount.profile.m.saturating_sub(u8::from(slowed && card.armour.barding)),
            None => {
                let heavy = card.armour.body == BodyArmour::Heavy && card.armour.shield;
                card.profile.m.saturating_sub(u8::from(slowed && heavy && card.kind == Kind::Infantry))
            }
        };
        INCH * Mil::from(inches)
    }

    /// WH-09-H33: whether armour or barding slows it, or somebody in it.
    pub(crate) fn is_slowed(&self, unit: UnitId) -> bool {
        let slowed = |unit| self.own_pace(unit) < INCH * Mil::from(self.profile_move(unit));
        slowed(unit) || self.characters_in(unit).any(slowed)
    }

    /// WH-02-T3, WH-02-G24, WH-09-H30: how many dice it rolls for flight and pursuit.
    pub fn flight_dice(&self, unit: UnitId) -> u8 {
        if 6 < self.profile_move(unit) || self.has(unit, Traits::FLY) { 3 } else { 2 }
    }

    /// The distance between two bodies.
    pub fn distance(&self, a: UnitId, b: UnitId) -> Mil {
        plane::distance(&self.unit(self.body_of(a)).hull, &self.unit(self.body_of(b)).hull)
    }

    /// Whether two bodies are at most so far apart.
    pub fn within(&self, a: UnitId, b: UnitId, radius: Mil) -> bool {
        plane::within(&self.unit(self.body_of(a)).hull, &self.unit(self.body_of(b)).hull, radius)
    }

    /// WH-09-H05: its champion lives.
    pub fn has_champion(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        self.card(unit).command.champion && 0 < state.models && !state.flags.has(Flags::CHAMPION_SLAIN)
    }

    /// WH-03-G13, WH-07-G4: the bearer is the last but the champion.
    pub fn has_standard(&self, unit: UnitId) -> bool {
        let spared = u8::from(self.has_champion(unit));
        self.card(unit).command.standard
            && spared < self.unit(unit).models
            && !self.unit(unit).flags.has(Flags::STANDARD_TAKEN)
    }

    /// The musician falls before the standard bearer.
    pub fn has_musician(&self, unit: UnitId) -> bool {
        let spared = u8::from(self.has_champion(unit)) + u8::from(self.card(unit).command.standard);
        self.card(unit).command.musician && spared < self.unit(unit).models
    }

    /// WH-06-24: in its frenzy now.
    pub fn is_frenzied(&self, unit: UnitId) -> bool {
        self.has(unit, Traits::FRENZY)
            && !self.unit(unit).flags.has(Flags::FRENZY_LOST | Flags::FRENZY_SUPPRESSED)
            && !self.is_fleeing(unit)
    }

    pub fn is_stupid(&self, unit: UnitId) -> bool {
        self.unit(self.body_of(unit)).flags.has(Flags::STUPID)
    }

    /// The edge a side calls its own: north where it holds the north.
    pub fn holds_north(&self, side: Side) -> bool {
        (side == Side::B) != self.swapped
    }

    /// Units of the enemy on the table.
    pub fn enemies_of(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.on_table(self.side(unit).enemy())
    }
}

impl Battle {
    /// The unit exists and is on the table.
    pub(crate) fn known(&self, unit: UnitId) -> Result<(), Refusal> {
        if self.stage.units.len() <= unit.index() {
            return Err(Refusal::NoSuchUnit { unit });
        }
        if self.stands(self.body_of(unit)) { Ok(()) } else { Err(Refusal::NotOnTable { unit }) }
    }

    /// The unit is one of the side's own on the table (WH-01-02).
    pub(crate) fn own(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.known(unit)?;
        if self.side(unit) == side { Ok(()) } else { Err(Refusal::NotYourUnit { unit }) }
    }

    /// The unit is one of the enemy's on the table.
    pub(crate) fn enemy(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.known(unit)?;
        if self.side(unit) == side { Err(Refusal::NotAnEnemy { unit }) } else { Ok(()) }
    }
}

impl Battle {
    /// WH-08-H04: power points left in the magic phase.
    pub fn power(&self) -> u8 {
        self.power
    }

    /// WH-08-H04: dispel points left in the magic phase.
    pub fn dispel_points(&self) -> u8 {
        self.dispel
    }
}

impl Battle {
    /// The unit in the middle of its remaining move.
    pub fn moving(&self) -> Option<Moving> {
        self.moving
    }
}
