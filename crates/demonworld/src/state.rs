//! The hot state: plain data, arrays indexed by small ids, copied without a thought.

use crate::action::Hand;
use crate::board::{Board, Cell, Grid};
use crate::card::{Card, Class, Order, RangedWeapon};
use crate::formation::{Formation, Posts};
use crate::ids::{ElementId, UnitId, UnitSet};
use hex::{Arc, Direction, Facing, Hex, Zone};
use std::hash::{Hash, Hasher};
use table::{BySide, Outcome, Side};

pub const MAX_UNITS: usize = 24;
pub const MAX_ELEMENTS: usize = 128;
pub const MAX_UNIT_ELEMENTS: usize = 16;
pub(crate) const MAX_STEPS: usize = MAX_UNITS + 4;

/// Switches of the table, fixed before the battle and kept in the journal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HouseRules {
    /// DW-07-G5: rounds after which the battle is decided by points; 0 = none, as in the book.
    pub round_limit: u8,
    /// DW-04-G4: shots and supports out of range are accepted and wasted (DW-04-18) instead of refused.
    pub strict_range: bool,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules { round_limit: 12, strict_range: false }
    }
}

/// The two ranged phases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Volley {
    First,
    Second,
}

/// What is being decided. A stack of these is the decision in progress; the top is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    Deploy,
    Command,
    /// `last`: the other side has had its turn, or has none.
    Shoot {
        volley: Volley,
        side: Side,
        last: bool,
    },
    CloseUp {
        volley: Volley,
        side: Side,
        last: bool,
    },
    /// DW-05-40: the side says whether it moves first in the segment.
    SegmentSequence {
        order: Order,
        side: Side,
    },
    /// A side moves its units of the segment.
    Segment {
        order: Order,
        side: Side,
        last: bool,
    },
    /// A unit in the middle of its move.
    Move {
        unit: UnitId,
    },
    /// DW-05-54: attacked units that have not moved may react; `units` are those that still may.
    React {
        units: UnitSet,
        current: Option<UnitId>,
    },
    /// DW-05-56: the attacker's free elements move on.
    Complete {
        unit: UnitId,
    },
    /// DW-06-G10: units with several usable weapons choose.
    Wield {
        side: Side,
        last: bool,
    },
    Strike {
        engagement: u8,
        initiative: i8,
        side: Side,
        last: bool,
    },
    /// DW-06-31: the side with more kills says whether it goes first.
    FollowSequence {
        engagement: u8,
        side: Side,
    },
    Follow {
        engagement: u8,
        side: Side,
        last: bool,
        current: Option<ElementId>,
    },
    Over(Outcome),
}

/// DW-05-15, DW-05-22: what is noted for the elements of the acting unit before it is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Plan {
    #[default]
    None,
    Shift([Option<Direction>; MAX_UNIT_ELEMENTS]),
    Turn([Option<Facing>; MAX_UNIT_ELEMENTS]),
}

/// Facts about an element for the current phase or round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct ElementFlags(u8);

impl ElementFlags {
    /// On the board.
    pub const ALIVE: u8 = 1;
    /// DW-01-T1: destroyed, but not yet removed (Treffermarker).
    pub const HIT: u8 = 2;
    /// DW-04-12: has shot or supported a shot this round.
    pub const SHOT: u8 = 4;
    /// DW-06-11, DW-06-14: has struck or supported in this melee phase.
    pub const STRUCK: u8 = 8;
    /// DW-04-29.
    pub const CLOSED_UP: u8 = 16;
    /// DW-06-30: has turned at the end of the melee phase.
    pub const TURNED: u8 = 32;
    /// DW-06-G7: others have gone after it; its end-of-phase move is over.
    pub const FOLLOWED: u8 = 64;

    #[inline]
    pub const fn has(self, flag: u8) -> bool {
        self.0 & flag != 0
    }

    #[inline]
    pub fn set(&mut self, flag: u8) {
        self.0 |= flag;
    }

    #[inline]
    pub fn clear(&mut self, flag: u8) {
        self.0 &= !flag;
    }
}

/// What an element has been declared to do in ranged combat or melee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Task {
    #[default]
    None,
    /// The element attacked.
    Attack(ElementId),
    /// The element whose attack is supported.
    Support(ElementId),
}

/// Facts about a unit for the current round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct UnitFlags(u16);

impl UnitFlags {
    /// DW-03-G3: in melee at the start of the round.
    pub const IN_MELEE: u16 = 1;
    /// DW-05-G8: has already moved.
    pub const MOVED: u16 = 2;
    /// DW-05-55.
    pub const REACTED: u16 = 4;
    /// DW-04-06: has shot in this volley.
    pub const FIRED: u16 = 8;
    /// DW-04-29: lost elements in this volley.
    pub const LOST: u16 = 16;
    /// DW-05-23: has just turned as a whole and fallen into disorder; the shift that restores order is free.
    pub const REALIGN: u16 = 32;
    /// DW-05-18: has wheeled with six or more in the front rank.
    pub const WIDE_WHEEL: u16 = 64;
    /// DW-06-G1: was in contact when the melee phase began.
    pub const FOUGHT: u16 = 128;
    /// DW-06-G10: has chosen its weapon for this melee phase.
    pub const WIELDS: u16 = 256;

    #[inline]
    pub const fn has(self, flag: u16) -> bool {
        self.0 & flag != 0
    }

    #[inline]
    pub fn set(&mut self, flag: u16) {
        self.0 |= flag;
    }

    #[inline]
    pub fn clear(&mut self, flag: u16) {
        self.0 &= !flag;
    }
}

/// A unit (Einheit), DW-01-16.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Unit {
    pub card: Card,
    pub side: Side,
    /// Its elements are `first .. first + strength`.
    pub first: u8,
    /// Elements at the start of the battle.
    pub strength: u8,
    pub alive: u8,
    pub order: Option<Order>,
    pub flags: UnitFlags,
    pub formation: Formation,
    /// Movement points that the whole unit has spent.
    pub points_spent: u8,
    pub manoeuvres_used: u8,
    /// DW-05-20: to which hand it has wheeled.
    pub wheeled: Option<Hand>,
    /// DW-05-G4: connected groups at the start of its move.
    pub groups: u8,
    /// Melee phases fought since it was last out of melee; 0 = the next one is its first round (DW-06-G1).
    pub melee_rounds: u8,
    /// DW-06-G10: which of the card's melee weapons it uses.
    pub weapon: u8,
    /// DW-06-05: in this melee phase.
    pub initiative: i8,
    /// Enemy units with which it has been in contact this round (DW-06-G6).
    pub links: UnitSet,
    /// The melee it belongs to in this melee phase, from 1.
    pub engagement: Option<u8>,
}

/// Rows of a deployment area: row, first column, last column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Area {
    pub(crate) spans: [Option<(u8, u8, u8)>; 6],
}

impl Area {
    pub(crate) fn contains(&self, board: Board, hex: Hex) -> bool {
        let (row, column) = board.row_and_column(hex);
        self.spans.iter().flatten().any(|&(r, first, last)| {
            row == i16::from(r) && i16::from(first) <= column && column <= i16::from(last)
        })
    }
}

/// A battle of Demonworld at one moment, complete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battle {
    pub(crate) board: Board,
    pub(crate) zones: BySide<Area>,
    pub(crate) house: HouseRules,
    pub(crate) round: u16,
    pub(crate) steps: [Step; MAX_STEPS],
    pub(crate) depth: u8,
    /// Set-up ended or orders committed.
    pub(crate) committed: BySide<bool>,
    pub(crate) draw_offered: BySide<bool>,
    pub(crate) n_units: u8,
    pub(crate) n_elements: u8,
    pub(crate) units: [Unit; MAX_UNITS],
    pub(crate) hexes: [Hex; MAX_ELEMENTS],
    pub(crate) facings: [Facing; MAX_ELEMENTS],
    pub(crate) owners: [UnitId; MAX_ELEMENTS],
    pub(crate) flags: [ElementFlags; MAX_ELEMENTS],
    pub(crate) tasks: [Task; MAX_ELEMENTS],
    /// DW-04-G7, DW-05-G5: the hexes held at the start of the ranged phase or of the movement phase.
    pub(crate) held: [Hex; MAX_ELEMENTS],
    /// Movement points spent by a single element (DW-05-33, DW-05-57).
    pub(crate) points: [u8; MAX_ELEMENTS],
    /// Hexes an element has gone by manoeuvres of its own, or at the end of the melee phase.
    pub(crate) paces: [u8; MAX_ELEMENTS],
    pub(crate) plan: Plan,
    /// DW-06-31: enemy elements destroyed in each engagement of this phase; engagements count from 1.
    pub(crate) kills: [BySide<u8>; MAX_UNITS + 1],
    /// Derived from `hexes` and `flags`.
    pub(crate) grid: Grid,
}

const _: () = assert!(size_of::<Battle>() <= 5 * 1024);

impl Hash for Battle {
    fn hash<H: Hasher>(&self, h: &mut H) {
        let (units, elements) = (usize::from(self.n_units), usize::from(self.n_elements));
        (self.board, self.zones, self.house, self.round).hash(h);
        self.steps[..usize::from(self.depth)].hash(h);
        (self.committed, self.draw_offered).hash(h);
        self.units[..units].hash(h);
        self.hexes[..elements].hash(h);
        self.facings[..elements].hash(h);
        self.flags[..elements].hash(h);
        self.tasks[..elements].hash(h);
        self.held[..elements].hash(h);
        self.points[..elements].hash(h);
        self.paces[..elements].hash(h);
        (self.plan, self.kills).hash(h);
    }
}

/// What everybody may ask of a position. None of it changes anything.
impl Battle {
    pub fn board(&self) -> Board {
        self.board
    }

    pub fn house_rules(&self) -> HouseRules {
        self.house
    }

    pub fn round(&self) -> u16 {
        self.round
    }

    /// The decision asked for now.
    pub fn step(&self) -> Step {
        self.steps[usize::from(self.depth) - 1]
    }

    /// Whether the unit is in the middle of its move, also while others react to it.
    pub fn is_acting(&self, unit: UnitId) -> bool {
        self.steps[..usize::from(self.depth)].iter().any(|step| match *step {
            Step::Move { unit: acting } | Step::Complete { unit: acting } => acting == unit,
            Step::React { units, .. } => units.contains(unit),
            _ => false,
        })
    }

    pub fn plan(&self) -> Plan {
        self.plan
    }

    pub fn zone_contains(&self, side: Side, hex: Hex) -> bool {
        self.zones[side].contains(self.board, hex)
    }

    pub fn has_committed(&self, side: Side) -> bool {
        self.committed[side]
    }

    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.n_units).map(UnitId)
    }

    /// Units of a side that still have elements on the board.
    pub fn living_units(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.units().filter(move |&unit| self.unit(unit).side == side && 0 < self.unit(unit).alive)
    }

    #[inline]
    pub(crate) fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    pub fn unit_exists(&self, unit: UnitId) -> bool {
        unit.0 < self.n_units
    }

    pub fn element_exists(&self, element: ElementId) -> bool {
        element.0 < self.n_elements
    }

    pub fn side_of(&self, unit: UnitId) -> Side {
        self.unit(unit).side
    }

    pub fn card(&self, unit: UnitId) -> &Card {
        &self.unit(unit).card
    }

    /// DW-03-10: the order as far as this state knows it.
    pub fn order(&self, unit: UnitId) -> Option<Order> {
        self.unit(unit).order
    }

    pub fn formation(&self, unit: UnitId) -> Formation {
        self.unit(unit).formation
    }

    /// Elements at the start of the battle.
    pub fn strength(&self, unit: UnitId) -> u8 {
        self.unit(unit).strength
    }

    /// Elements on the board.
    pub fn alive(&self, unit: UnitId) -> u8 {
        self.unit(unit).alive
    }

    /// DW-03-G3: in melee at the start of the round.
    pub fn was_in_melee(&self, unit: UnitId) -> bool {
        self.unit(unit).flags.has(UnitFlags::IN_MELEE)
    }

    /// DW-05-G8.
    pub fn has_moved(&self, unit: UnitId) -> bool {
        self.unit(unit).flags.has(UnitFlags::MOVED)
    }

    pub fn melee_rounds(&self, unit: UnitId) -> u8 {
        self.unit(unit).melee_rounds
    }

    pub fn manoeuvres_used(&self, unit: UnitId) -> u8 {
        self.unit(unit).manoeuvres_used
    }

    /// The most movement points any element of the unit has spent (DW-05-57).
    pub fn points_spent(&self, unit: UnitId) -> u8 {
        let most = self.elements(unit).map(|element| self.points[element.index()]).max();
        self.unit(unit).points_spent + most.unwrap_or(0)
    }

    /// Every element the unit ever had, alive or not.
    pub fn roster(&self, unit: UnitId) -> impl Iterator<Item = ElementId> + use<> {
        let Unit { first, strength, .. } = *self.unit(unit);
        (first..first + strength).map(ElementId)
    }

    /// The elements of the unit on the board.
    pub fn elements(&self, unit: UnitId) -> impl Iterator<Item = ElementId> + '_ {
        self.roster(unit).filter(|&element| self.is_alive(element))
    }

    pub fn unit_of(&self, element: ElementId) -> UnitId {
        self.owners[element.index()]
    }

    pub fn side_of_element(&self, element: ElementId) -> Side {
        self.unit(self.unit_of(element)).side
    }

    /// The number of the element within its unit, from 0.
    pub(crate) fn slot(&self, element: ElementId) -> usize {
        usize::from(element.0 - self.unit(self.unit_of(element)).first)
    }

    #[inline]
    pub fn is_alive(&self, element: ElementId) -> bool {
        self.flags[element.index()].has(ElementFlags::ALIVE)
    }

    /// Destroyed, but still on the board until the end of the phase or step (DW-04-04, DW-06-24).
    pub fn is_hit(&self, element: ElementId) -> bool {
        self.flags[element.index()].has(ElementFlags::HIT)
    }

    /// Where the element stands; meaningful only while it is alive.
    #[inline]
    pub fn hex(&self, element: ElementId) -> Hex {
        self.hexes[element.index()]
    }

    #[inline]
    pub fn facing(&self, element: ElementId) -> Facing {
        self.facings[element.index()]
    }

    pub fn task(&self, element: ElementId) -> Task {
        self.tasks[element.index()]
    }

    pub fn at(&self, hex: Hex) -> Cell {
        self.grid.at(hex)
    }

    /// DW-01-24, DW-01-25: the enemy elements in contact with an element of `side` on `hex`.
    #[inline]
    pub fn enemies_around(&self, side: Side, hex: Hex) -> impl Iterator<Item = ElementId> + '_ {
        self.grid.elements_around(hex).filter(move |&other| self.side_of_element(other) != side)
    }

    /// DW-01-25.
    #[inline]
    pub fn is_in_contact(&self, element: ElementId) -> bool {
        self.enemies_around(self.side_of_element(element), self.hex(element)).next().is_some()
    }

    /// DW-05-50: one element is enough.
    pub fn unit_in_contact(&self, unit: UnitId) -> bool {
        self.elements(unit).any(|element| self.is_in_contact(element))
    }

    /// DW-05-32.
    pub fn is_small(&self, unit: UnitId) -> bool {
        self.alive(unit) <= 3
    }

    /// DW-01-14: in which zone of `element` a neighbouring hex lies.
    pub fn zone_towards(&self, element: ElementId, hex: Hex) -> Option<Zone> {
        Some(self.facing(element).zone(self.hex(element).direction_to(hex)?))
    }

    /// DW-05-11: a step in this direction goes into the element's front area.
    pub fn is_forward(&self, element: ElementId, direction: Direction) -> bool {
        self.facing(element).zone(direction) == Zone::Front
    }

    /// DW-04-09.
    pub fn arc(&self, unit: UnitId) -> Arc {
        match self.card(unit).class {
            Class::Infantry => Arc::Infantry,
            Class::Cavalry => Arc::Cavalry,
        }
    }

    pub fn ranged_weapon(&self, unit: UnitId) -> Option<RangedWeapon> {
        self.card(unit).ranged
    }

    /// Where the living elements of a unit stand.
    pub fn posts(&self, unit: UnitId) -> Posts {
        let mut posts = Posts::new();
        for element in self.elements(unit) {
            posts.push(self.hex(element), self.facing(element));
        }
        posts
    }
}

/// The few ways in which the position changes; they keep the grid in step.
impl Battle {
    pub(crate) fn put(&mut self, element: ElementId, hex: Hex) {
        self.hexes[element.index()] = hex;
        self.flags[element.index()].set(ElementFlags::ALIVE);
        self.grid.put(hex, element);
    }

    /// Takes the element off the grid; it keeps its last hex.
    pub(crate) fn lift(&mut self, element: ElementId) {
        self.grid.clear(self.hexes[element.index()]);
    }

    pub(crate) fn shift(&mut self, element: ElementId, direction: Direction) {
        let hex = self.hex(element).step(direction);
        self.lift(element);
        self.put(element, hex);
    }

    /// Moves all living elements of a unit at once.
    pub(crate) fn shift_unit(&mut self, unit: UnitId, mut to: impl FnMut(Hex) -> Hex) {
        for element in self.roster(unit) {
            if self.is_alive(element) {
                self.lift(element);
            }
        }
        for element in self.roster(unit) {
            if self.is_alive(element) {
                let hex = to(self.hex(element));
                self.put(element, hex);
            }
        }
    }

    /// DW-01-16: removes an element for good.
    pub(crate) fn remove(&mut self, element: ElementId) {
        self.lift(element);
        self.flags[element.index()] = ElementFlags::default();
        let unit = self.unit_of(element);
        self.unit_mut(unit).alive -= 1;
    }

    pub(crate) fn reform(&mut self, unit: UnitId) {
        let formation = Formation::of(self.posts(unit).as_slice());
        self.unit_mut(unit).formation = formation;
    }

    pub(crate) fn replace_step(&mut self, step: Step) {
        self.steps[usize::from(self.depth) - 1] = step;
    }

    /// The stack is deep enough for every unit reacting inside another's reaction (DW-05-G7).
    pub(crate) fn push_step(&mut self, step: Step) {
        if let Some(free) = self.steps.get_mut(usize::from(self.depth)) {
            *free = step;
            self.depth += 1;
        }
    }

    pub(crate) fn pop_step(&mut self) {
        self.depth -= 1;
        self.steps[usize::from(self.depth)] = Step::Deploy;
    }
}
