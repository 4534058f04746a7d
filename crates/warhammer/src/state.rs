//! The hot state: plain data, arrays indexed by small ids, copied without a thought.

use crate::card::{Card, Melee, Spells};
use crate::ids::{UnitId, UnitSet};
use crate::stage::Stage;
use crate::step::{Moving, Step};
use plane::{Angle, Body, Bounds, Mil, Point, Quad, Zone};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use table::{BySide, Side};

pub const MAX_UNITS: usize = 40;
pub(crate) const MAX_STEPS: usize = 12;

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Status {
    /// Not yet set up.
    #[default]
    Waiting,
    /// Fog: comes on later.
    Reserve,
    /// On the table in ranks, or a single model.
    Formed,
    /// On the table, fleeing: a mob without ranks and facing (WH-02-21).
    Fleeing,
    /// A character in a regiment (WH-09-H25).
    Joined { host: UnitId, file: u8 },
    /// WH-05-G10: left the table in pursuit; comes back.
    Away,
    /// Breakthrough: left by the edge it had to reach.
    Through,
    /// Destroyed, or fled off the table.
    Gone,
}

/// A declared charge that has not been moved yet (WH-02-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Charge {
    pub target: UnitId,
    /// WH-02-G12: the side it hits, as it lay at the declaration.
    pub zone: Zone,
    /// WH-09-H30.
    pub air: bool,
}

/// Facts about a unit. Those of the turn are cleared when its owner's next turn begins, those of a phase when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags(pub u32);

impl Flags {
    // Of the player turn.
    /// WH-02-G22.
    pub const MOVED: u32 = 1;
    pub const MARCHED: u32 = 1 << 1;
    /// WH-02-G17.
    pub const FAILED_CHARGE: u32 = 1 << 2;
    /// WH-04-03: charged this turn, or ran into a new enemy in pursuit (WH-05-14).
    pub const CHARGED: u32 = 1 << 3;
    /// WH-05-09.
    pub const RALLIED: u32 = 1 << 4;
    pub const SHOT: u32 = 1 << 5;
    /// WH-06-12: failed its test to charge; stands still.
    pub const BALKED: u32 = 1 << 6;
    /// WH-06-22, WH-06-23: stupid until its next own turn.
    pub const STUPID: u32 = 1 << 7;
    /// WH-06-22: stupid, and shambles.
    pub const SHAMBLES: u32 = 1 << 8;
    /// WH-09-H40.
    pub const SQUABBLES: u32 = 1 << 9;
    /// WH-01-G3: has made its flight move of this turn already.
    pub const FLED_THIS_TURN: u32 = 1 << 10;
    /// Its remaining move is over.
    pub const DONE_MOVING: u32 = 1 << 11;
    /// WH-02-G13: has answered a declaration in this step.
    pub const REACTED: u32 = 1 << 12;
    /// WH-03-05: fires twice.
    pub const ARRIVED: u32 = 1 << 13;
    /// WH-09-H21: joined or left a unit this turn.
    pub const CHANGED_UNIT: u32 = 1 << 14;
    /// WH-08-H06: casts no more this phase.
    pub const MISCAST: u32 = 1 << 15;
    // Of the phase.
    /// WH-06-G2: has had its panic test of this phase or occasion.
    pub const PANIC_TESTED: u32 = 1 << 16;
    /// WH-04-17: broken in this close combat phase.
    pub const BROKEN: u32 = 1 << 17;
    /// WH-05-T1 step 3: fled by panic in the aftermath.
    pub const PANICKED: u32 = 1 << 18;
    /// Has fought its combat in this phase.
    pub const FOUGHT: u32 = 1 << 19;
    /// WH-05-15: held back.
    pub const HELD_BACK: u32 = 1 << 20;
    // Of the battle.
    /// WH-06-15.
    pub const TERROR_TESTED: u32 = 1 << 24;
    /// WH-06-28.
    pub const FRENZY_LOST: u32 = 1 << 25;
    /// WH-06-G12: until its next own turn.
    pub const FRENZY_SUPPRESSED: u32 = 1 << 26;
    /// WH-09-H05, WH-09-H24: its champion was picked out and slain.
    pub const CHAMPION_SLAIN: u32 = 1 << 27;
    /// WH-07-G4: its standard was captured.
    pub const STANDARD_TAKEN: u32 = 1 << 28;
    /// WH-04-G17: has lost a round at the obstacle it defends.
    pub const OBSTACLE_LOST: u32 = 1 << 29;
    /// WH-05-G13: its side won the last round of its combat.
    pub const WON_ROUND: u32 = 1 << 30;

    pub const TURN: u32 = 0xFFFF & !(Self::STUPID | Self::SHAMBLES);
    pub const PHASE: u32 = 0x00FF_0000;

    #[inline]
    pub const fn has(self, flag: u32) -> bool {
        self.0 & flag != 0
    }

    #[inline]
    pub fn set(&mut self, flag: u32) {
        self.0 |= flag;
    }

    #[inline]
    pub fn clear(&mut self, flag: u32) {
        self.0 &= !flag;
    }
}

/// What changes about a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnitState {
    pub status: Status,
    /// Midpoint of the front edge (WH-02-G1).
    pub front: Point,
    pub facing: Angle,
    pub files: u8,
    /// Models left, the champion included; of a machine its crew. 0 exactly when it is gone for good.
    pub models: u8,
    /// Wounds on the odd model (WH-03-G13); of chariot, monster and character all it has lost; of a machine the machine's.
    pub wounds: u8,
    /// Models when the phase began (WH-06-G4), and how many it has lost in it by shooting or spells.
    pub phase_models: u8,
    pub phase_losses: u8,
    pub flags: Flags,
    pub charge: Option<Charge>,
    /// Enemies in contact.
    pub foes: UnitSet,
    /// WH-06-G15: enemies it has fought a round against.
    pub fought: UnitSet,
    /// WH-06-11: enemies whose fear it failed against; 6s to hit in the first round.
    pub afraid_of: UnitSet,
    /// WH-04-G7: the weapon of the combat it is in.
    pub weapon: Melee,
    /// WH-05-G15: models set against the enemy's flank, left and right of the own front.
    pub lapping: [u8; 2],
    /// WH-08-H12: spells that lie on it.
    pub spells: Spells,
    /// WH-08-H05: spells a wizard has tried in this phase.
    pub tried: Spells,
    /// WH-03-04: the own player turn in which it last fired, plus one; 0 never. A reaction counts for the turn before (WH-02-G18).
    pub last_shot: u8,
    /// WH-09-T1: may not fire up to this own player turn.
    pub jammed_until: u8,
    /// WH-05-12: what it rolled for its flight in this close combat phase, or what a pursuer has to beat.
    pub flight_roll: u8,
    /// WH-05-G1: where it ran, for those who pursue it.
    pub flight_direction: Angle,
    /// WH-05-G9: enemies it touched that flee from it now.
    pub quarry: UnitSet,
    /// WH-02-G7, WH-04-G17: the piece of ground it defends, as its place in the list plus one; 0 none.
    pub obstacle: u8,
    /// WH-09-H24: wounds that blows aimed at its champion have taken.
    pub champion_wounds: u8,
    /// WH-04-G14: the number of its combat in this phase, 0 none: flights and pursuits follow in that order.
    pub bout: u8,
    /// WH-09-H21: how much of its move it has spent this turn, and which unit a character has joined or left in it
    /// (with [`Flags::CHANGED_UNIT`]).
    pub walked: Mil,
    pub changed: Option<UnitId>,
    /// How many dice it has rolled in this player turn (see `dice`).
    pub rolled: u16,
    /// Derived from front, facing, files and models.
    pub hull: Quad,
}

impl UnitState {
    /// Whether it has a body of its own on the table.
    #[inline]
    pub(crate) fn stands(&self) -> bool {
        matches!(self.status, Status::Formed | Status::Fleeing)
    }
}

impl Default for UnitState {
    fn default() -> UnitState {
        UnitState {
            status: Status::Waiting,
            front: Point { x: 0, y: 0 },
            facing: Angle(0),
            files: 1,
            models: 0,
            wounds: 0,
            phase_models: 0,
            phase_losses: 0,
            flags: Flags(0),
            charge: None,
            foes: UnitSet::EMPTY,
            fought: UnitSet::EMPTY,
            afraid_of: UnitSet::EMPTY,
            weapon: Melee::HandWeapon,
            lapping: [0; 2],
            spells: Spells::NONE,
            tried: Spells::NONE,
            last_shot: 0,
            jammed_until: 0,
            flight_roll: 0,
            flight_direction: Angle(0),
            quarry: UnitSet::EMPTY,
            obstacle: 0,
            champion_wounds: 0,
            bout: 0,
            walked: 0,
            changed: None,
            rolled: 0,
            hull: Quad([Point { x: 0, y: 0 }; 4]),
        }
    }
}

/// A lasting spell: who cast it on whom (WH-08-H12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lasting {
    pub caster: UnitId,
    pub target: UnitId,
    pub spell: crate::card::Spell,
}

pub(crate) const MAX_LASTING: usize = 32;

/// WH-04-G5: what one fighting model, or (`None`) all models of a unit, strike at in the combat that is being prepared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Aimed {
    pub unit: UnitId,
    pub model: Option<u8>,
    pub target: UnitId,
    pub champion: bool,
}

pub(crate) const MAX_AIMS: usize = 24;

/// Nobody has been put anywhere.
pub(crate) const NOWHERE: [Bounds; MAX_UNITS] =
    [Bounds { low: Point { x: 0, y: 0 }, high: Point { x: 0, y: 0 } }; MAX_UNITS];

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battle {
    pub(crate) stage: Arc<Stage>,
    pub(crate) units: [UnitState; MAX_UNITS],
    /// Derived from the hulls: what each fits into, side by side, since it is asked of all units for nearly every move.
    pub(crate) bounds: [Bounds; MAX_UNITS],
    /// 1 for the first player turn; 0 before.
    pub(crate) turn: u8,
    /// Whose player turn it is (WH-01-01).
    pub(crate) active: Side,
    pub(crate) first: Side,
    /// WH-09-H43: side a holds the north.
    pub(crate) swapped: bool,
    /// WH-09-H43: the side that has finished placing first.
    pub(crate) finished_first: Option<Side>,
    pub(crate) power: u8,
    pub(crate) dispel: u8,
    pub(crate) lasting: [Option<Lasting>; MAX_LASTING],
    /// WH-07-G4, WH-09-T3: captured standards; points for the hill (WH-09-H49), in points.
    pub(crate) standards_taken: BySide<u8>,
    pub(crate) army_standard_taken: BySide<bool>,
    pub(crate) objective: BySide<u16>,
    pub(crate) conceded: Option<Side>,
    /// WH-04-G5: of the combat that is being prepared.
    pub(crate) aims: [Option<Aimed>; MAX_AIMS],
    /// WH-09-H27: the two who fight only each other, and who was sent to the rear.
    pub(crate) duel: Option<[UnitId; 2]>,
    pub(crate) sent_back: UnitSet,
    /// The unit in the middle of its remaining move.
    pub(crate) moving: Option<Moving>,
    pub(crate) steps: [Step; MAX_STEPS],
    pub(crate) depth: u8,
}

impl Hash for Battle {
    /// The stage never changes, so it is left out; bounds say nothing that hulls do not.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        for unit in &self.units[..self.stage.units.len()] {
            unit.hash(hasher);
        }
        (self.turn, self.active, self.first, self.swapped, self.finished_first).hash(hasher);
        (self.power, self.dispel, self.lasting, self.standards_taken, self.army_standard_taken).hash(hasher);
        (self.objective, self.conceded, self.moving, self.aims, self.duel, self.sent_back).hash(hasher);
        self.steps[..usize::from(self.depth)].hash(hasher);
    }
}

impl Battle {
    /// What is being decided.
    #[inline]
    pub fn step(&self) -> Step {
        self.steps[usize::from(self.depth).saturating_sub(1)]
    }

    /// Puts a step on top: it is settled before what lies below.
    pub(crate) fn push(&mut self, step: Step) {
        let top = usize::from(self.depth);
        debug_assert!(top < MAX_STEPS, "the stack of steps is full");
        if let Some(place) = self.steps.get_mut(top) {
            *place = step;
            self.depth += 1;
        }
    }

    pub(crate) fn pop(&mut self) {
        self.depth = self.depth.saturating_sub(1).max(1);
    }

    /// Changes the step on top.
    pub(crate) fn set_step(&mut self, step: Step) {
        self.steps[usize::from(self.depth).saturating_sub(1)] = step;
    }

    #[inline]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    #[inline]
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.units[unit.index()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.units[unit.index()]
    }

    #[inline]
    pub fn card(&self, unit: UnitId) -> &Card {
        &self.stage.units[unit.index()].card
    }

    #[inline]
    pub fn side(&self, unit: UnitId) -> Side {
        self.stage.units[unit.index()].side
    }

    /// All units by number.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + Clone + use<> {
        (0..self.stage.units.len() as u8).map(UnitId)
    }

    /// The units of a side that have a body of their own on the table, fleeing ones included.
    pub fn on_table(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.units().filter(move |&unit| self.side(unit) == side && self.stands(unit))
    }

    /// Whether it has a body of its own on the table.
    #[inline]
    pub fn stands(&self, unit: UnitId) -> bool {
        self.unit(unit).stands()
    }

    pub fn is_fleeing(&self, unit: UnitId) -> bool {
        self.unit(unit).status == Status::Fleeing
    }

    pub fn is_fighting(&self, unit: UnitId) -> bool {
        !self.unit(unit).foes.is_empty()
    }

    /// Whose player turn it is.
    pub fn active(&self) -> Side {
        self.active
    }

    /// 1 for the first player turn; 0 before the battle.
    pub fn turn_number(&self) -> u16 {
        self.turn.into()
    }

    /// WH-01-G2: a game turn is a turn of each player.
    pub fn game_turn(&self) -> u8 {
        self.turn.div_ceil(2)
    }

    /// The characters in a regiment.
    pub fn characters_in(&self, host: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let joined = move |unit: &UnitId| matches!(self.unit(*unit).status, Status::Joined { host: with, .. } if with == host);
        self.stage.characters.iter().filter(joined)
    }

    /// The unit in whose body the unit stands: the regiment of a joined character, or itself.
    pub fn body_of(&self, unit: UnitId) -> UnitId {
        match self.unit(unit).status {
            Status::Joined { host, .. } => host,
            _ => unit,
        }
    }

    /// WH-02-G1: ranks of the body, joined characters counted in.
    pub fn ranks(&self, unit: UnitId) -> u8 {
        self.places(unit).div_ceil(self.unit(unit).files.max(1))
    }

    /// Places taken in the formation: models and joined characters, without those that lap round (WH-05-G15); 1 for
    /// machines, chariots, monsters.
    pub fn places(&self, unit: UnitId) -> u8 {
        match self.card(unit).kind {
            crate::card::Kind::Machine | crate::card::Kind::Chariot | crate::card::Kind::Monster => 1,
            _ => {
                let state = self.unit(unit);
                let round = state.lapping[0] + state.lapping[1];
                state.models.saturating_sub(round).saturating_add(self.characters_in(unit).count() as u8)
            }
        }
    }

    /// The footprint (WH-02-G1).
    pub fn rect(&self, unit: UnitId) -> plane::Rect {
        let (state, [width, depth]) = (self.unit(unit), self.card(unit).base);
        plane::Rect {
            front: state.front,
            facing: state.facing,
            width: width * Mil::from(state.files),
            depth: depth * Mil::from(self.ranks(unit).max(1)),
        }
    }

    /// Recomputes what is derived after a change of place, frontage or strength.
    pub(crate) fn settle(&mut self, unit: UnitId) {
        let hull = self.rect(unit).hull();
        self.units[unit.index()].hull = hull;
        self.bounds[unit.index()] = hull.bounds();
    }
}
