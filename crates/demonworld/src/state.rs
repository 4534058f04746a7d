//! The hot state: plain data, arrays indexed by small ids, copied without a thought.

use crate::action::Hand;
pub use crate::ask::Bond;
use crate::board::Grid;
use crate::card::Order;
use crate::formation::Formation;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::stage::Stage;
pub use crate::step::{Moment, Step, Volley};
use hex::{Direction, Facing, Hex};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use table::{BySide, Side};

pub const MAX_UNITS: usize = 24;
pub const MAX_ELEMENTS: usize = 128;
pub const MAX_UNIT_ELEMENTS: usize = 16;
pub(crate) const MAX_STEPS: usize = MAX_UNITS + 4;

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
pub(crate) struct ElementFlags(u16);

impl ElementFlags {
    /// On the board.
    pub const ALIVE: u16 = 1;
    /// DW-01-T1: destroyed, but not yet removed (Treffermarker).
    pub const HIT: u16 = 2;
    /// DW-04-12: has shot or supported a shot this round.
    pub const SHOT: u16 = 4;
    /// DW-06-11, DW-06-14: has struck or supported in this melee phase.
    pub const STRUCK: u16 = 8;
    /// DW-04-29.
    pub const CLOSED_UP: u16 = 16;
    /// DW-06-30: has turned at the end of the melee phase.
    pub const TURNED: u16 = 32;
    /// DW-06-G7: others have gone after it; its end-of-phase move is over.
    pub const FOLLOWED: u16 = 64;
    /// DW-11-53, DW-11-G9: has declared its optional contacts; stays until released.
    pub const DECLARED: u16 = 128;
    /// DW-14-05: has had its second attack in this melee phase.
    pub const SECOND: u16 = 256;
    /// DW-15-57: has made its flight move.
    pub const FLED: u16 = 512;
    /// DW-15-53: has not rallied with the rest of its unit.
    pub const STRAGGLER: u16 = 1024;
    /// DW-16-45, DW-16-53: beyond the edge of the board, on a flank march.
    pub const WAITING: u16 = 2048;

    /// What stays from round to round.
    pub const LASTING: u16 = Self::ALIVE | Self::DECLARED | Self::STRAGGLER | Self::WAITING;

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
pub(crate) struct UnitFlags(u32);

impl UnitFlags {
    /// DW-03-G3: in melee at the start of the round.
    pub const IN_MELEE: u32 = 1;
    /// DW-05-G8: has already moved.
    pub const MOVED: u32 = 2;
    /// DW-05-55.
    pub const REACTED: u32 = 4;
    /// DW-04-06: has shot in this volley.
    pub const FIRED: u32 = 8;
    /// DW-04-29: lost elements in this volley.
    pub const LOST: u32 = 16;
    /// DW-05-23: has just turned as a whole and fallen into disorder; the shift that restores order is free.
    pub const REALIGN: u32 = 32;
    /// DW-05-18: has wheeled with six or more in the front rank.
    pub const WIDE_WHEEL: u32 = 64;
    /// DW-06-G1: was in contact when the melee phase began.
    pub const FOUGHT: u32 = 128;
    /// DW-06-G10: has chosen its weapon for this melee phase.
    pub const WIELDS: u32 = 256;
    /// DW-15-34: has taken its attack test.
    pub const DARED: u32 = 512;
    /// DW-15-36: has failed it.
    pub const DAUNTED: u32 = 1024;
    /// DW-13-19: has given up its wedge or square in this movement phase.
    pub const DISSOLVED: u32 = 2048;
    /// DW-10-34: a commander has joined in this movement phase, or this commander has.
    pub const JOINED: u32 = 4096;
    /// DW-10-12: this single commander acts in the section.
    pub const ACTS: u32 = 8192;
    /// DW-10-16: this single commander has made contact by his own move.
    pub const CHARGED: u32 = 1 << 14;
    /// DW-15-64: began to flee in this round.
    pub const FLED_NOW: u32 = 1 << 15;
    /// DW-15-38: has taken its obedience test, or need not.
    pub const OBEYED: u32 = 1 << 16;
    /// DW-08-18: its order was rolled.
    pub const ROLLED: u32 = 1 << 17;
    /// DW-15-49: has tried to rally.
    pub const TRIED: u32 = 1 << 18;
    /// DW-10-14: this single commander has made his final turn.
    pub const TURNED: u32 = 1 << 19;
    /// DW-10-G6: this single commander has left his field in this movement phase.
    pub const STEPPED: u32 = 1 << 20;
    /// DW-16-51: has arrived in this round.
    pub const ARRIVED: u32 = 1 << 21;
    /// DW-15-18: has taken its loss test in this melee phase.
    pub const BRACED: u32 = 1 << 22;
    /// DW-09-16: is making its free swap, or has made it.
    pub const SWAPPING: u32 = 1 << 23;
    pub const SWAPPED: u32 = 1 << 24;

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

/// DW-08-12: what morale has made of a unit; stays from round to round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mood {
    #[default]
    Steady,
    /// Ungestüm, DW-15-73.
    Impetuous,
    /// Fliehend, DW-15-55.
    Fleeing,
}

/// DW-10-49 to DW-10-51: the order markers laid on one unit, all different (DW-10-G12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Markers(u8);

impl Markers {
    pub const fn has(self, order: Order) -> bool {
        self.0 & 1 << order as u8 != 0
    }

    pub fn insert(&mut self, order: Order) {
        self.0 |= 1 << order as u8;
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Order> {
        Order::ALL.into_iter().filter(move |&order| self.has(order))
    }
}

/// DW-16-45: a unit that marches round a flank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct March {
    /// To which wing, seen by its owner; `None` for units that are set up.
    pub wing: Option<Hand>,
    /// DW-16-48: the commander with whom it marches.
    pub leader: Option<UnitId>,
    /// DW-16-49: attempts that have failed.
    pub failed: u8,
    /// DW-16-49: it has arrived and enters as soon as it can (DW-16-G12, DW-16-G16).
    pub arrived: bool,
    /// Where it enters, once that has been chosen for it or its command.
    pub entry: Option<Hex>,
    /// DW-16-53: elements still beyond the edge, attached commanders included.
    pub waiting: u8,
}

/// A unit (Einheit), DW-01-16, or a commander (Befehlshaber), DW-10-05: a unit of one element while he is single.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Unit {
    pub side: Side,
    /// Its elements are `first .. first + strength`.
    pub first: u8,
    /// Elements at the start of the battle.
    pub strength: u8,
    /// Elements on the board that act with the unit, attached commanders included.
    pub alive: u8,
    pub order: Option<Order>,
    /// What was laid face down, and how many markers (DW-10-53: their number is open once all lie).
    pub markers: Markers,
    pub marker_count: u8,
    /// DW-08-G3: the single commander who commands the unit this round.
    pub commanded_by: Option<UnitId>,
    pub flags: UnitFlags,
    pub mood: Mood,
    /// DW-13-24: carries the marker of the skirmish formation.
    pub skirmishing: bool,
    pub formation: Formation,
    /// DW-10-21: commanders attached to this unit.
    pub guests: UnitSet,
    /// DW-10-21: the unit this commander is attached to.
    pub host: Option<UnitId>,
    /// DW-04-29: the unit to which this commander was attached when he fell.
    pub fell_with: Option<UnitId>,
    /// DW-15-13, DW-15-18: elements lost in this phase, and destroyed by this unit.
    pub lost: u8,
    pub slain: u8,
    /// DW-15-36, DW-15-74: the enemy of its attack test, or the one it rushes at.
    pub foe: Option<UnitId>,
    /// DW-15-34: the die of its attack test; 1 where none was needed.
    pub dared: u8,
    /// DW-15-70: flight moves made since it began to flee.
    pub flights: u8,
    pub march: March,
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

/// A battle of Demonworld at one moment, complete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battle {
    pub(crate) stage: Arc<Stage>,
    /// DW-16-20: the sides have changed their edges of the board.
    pub(crate) swapped: bool,
    /// DW-16-G6: in this round the special area has been held by the attacker all the time.
    pub(crate) area_held: bool,
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
    /// DW-08-02: hit points lost for good.
    pub(crate) wounds: [u8; MAX_ELEMENTS],
    /// DW-08-G7: hits of this phase that are not yet settled.
    pub(crate) hits: [u8; MAX_ELEMENTS],
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
        (&self.stage, self.swapped, self.area_held, self.round).hash(h);
        self.steps[..usize::from(self.depth)].hash(h);
        (self.committed, self.draw_offered).hash(h);
        self.units[..units].hash(h);
        self.hexes[..elements].hash(h);
        self.facings[..elements].hash(h);
        self.owners[..elements].hash(h);
        self.flags[..elements].hash(h);
        self.tasks[..elements].hash(h);
        self.held[..elements].hash(h);
        self.points[..elements].hash(h);
        self.paces[..elements].hash(h);
        self.wounds[..elements].hash(h);
        self.hits[..elements].hash(h);
        (self.plan, self.kills).hash(h);
    }
}

/// Up to as many elements as a unit can have.
#[derive(Clone, Copy)]
pub(crate) struct Members {
    elements: [ElementId; MAX_UNIT_ELEMENTS],
    len: u8,
}

impl Members {
    /// As many of the elements as there is room for.
    pub(crate) fn of(elements: impl Iterator<Item = ElementId>) -> Members {
        let mut members = Members { elements: [ElementId(0); MAX_UNIT_ELEMENTS], len: 0 };
        for (place, element) in members.elements.iter_mut().zip(elements) {
            *place = element;
            members.len += 1;
        }
        members
    }

    pub(crate) fn as_slice(&self) -> &[ElementId] {
        &self.elements[..usize::from(self.len)]
    }

    /// Puts them into another order.
    pub(crate) fn sort_by_key<K: Ord>(&mut self, mut key: impl FnMut(ElementId) -> K) {
        self.elements[..usize::from(self.len)].sort_unstable_by_key(|&element| key(element));
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

    /// The elements that act with the unit, as a list that does not borrow the battle.
    pub(crate) fn members(&self, unit: UnitId) -> Members {
        Members::of(self.elements(unit))
    }

    /// Moves all living elements of a unit at once.
    pub(crate) fn shift_unit(&mut self, unit: UnitId, mut to: impl FnMut(Hex) -> Hex) {
        let movers = self.members(unit);
        for &element in movers.as_slice() {
            self.lift(element);
        }
        for &element in movers.as_slice() {
            let hex = to(self.hex(element));
            self.put(element, hex);
        }
    }

    /// DW-01-16: removes an element for good.
    pub(crate) fn remove(&mut self, element: ElementId) {
        self.lift(element);
        let home = self.home_of(element);
        self.flags[element.index()] = ElementFlags::default();
        self.hits[element.index()] = 0;
        let unit = self.unit_of(element);
        self.unit_mut(unit).alive -= 1;
        if home != unit {
            self.unit_mut(unit).guests.remove(home);
            self.unit_mut(home).host = None;
            self.unit_mut(home).fell_with = Some(unit);
            self.owners[element.index()] = home;
        }
    }

    /// DW-10-21: the commander acts with the unit from now on.
    pub(crate) fn attach(&mut self, commander: UnitId, unit: UnitId) {
        let element = self.commander_element(commander);
        let placed = self.unit(commander).alive;
        self.owners[element.index()] = unit;
        self.unit_mut(commander).host = Some(unit);
        self.unit_mut(commander).alive = 0;
        let host = self.unit_mut(unit);
        host.guests.insert(commander);
        host.alive += placed;
    }

    /// DW-10-29: the commander acts on his own from now on.
    pub(crate) fn detach(&mut self, commander: UnitId) {
        let Some(unit) = self.unit(commander).host else { return };
        let element = self.commander_element(commander);
        let placed = u8::from(self.is_alive(element));
        self.owners[element.index()] = commander;
        self.unit_mut(commander).host = None;
        self.unit_mut(commander).alive = placed;
        let host = self.unit_mut(unit);
        host.guests.remove(commander);
        host.alive -= placed;
        if self.is_waiting(element) {
            // DW-16-53: beyond the edge of the board he goes on marching by himself.
            let march = self.unit(unit).march;
            self.unit_mut(unit).march.waiting -= 1;
            self.unit_mut(commander).march = March { waiting: 1, ..march };
        }
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
