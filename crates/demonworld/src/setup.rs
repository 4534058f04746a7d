//! From anything that was written down to a battle that can be played. A `Setup` may be nonsense; a `Battle` is
//! valid. All faults are found at once.

use crate::board::{Board, Grid};
use crate::card::{Card, Order};
use crate::event::Event;
use crate::formation::Formation;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::rules::*;
use crate::state::*;
use hex::{Facing, Hex};
use std::fmt;
use table::{BySide, Dice, Events, RuleId, Side};

/// A unit as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitSetup {
    pub side: Side,
    pub card: Card,
    pub elements: u8,
    /// Where the elements stand; empty where the owner will set them up.
    pub posts: Vec<(Hex, Facing)>,
    pub order: Option<Order>,
    /// In melee since an earlier round.
    pub in_melee: bool,
    /// Melee phases fought without a break.
    pub melee_rounds: u8,
    /// DW-05-G8.
    pub moved: bool,
}

impl UnitSetup {
    /// A unit that its owner will set up.
    pub fn new(side: Side, card: Card, elements: u8) -> UnitSetup {
        UnitSetup {
            side,
            card,
            elements,
            posts: Vec::new(),
            order: None,
            in_melee: false,
            melee_rounds: 0,
            moved: false,
        }
    }
}

/// Where in the round the battle starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    Deploy,
    Command,
    FirstRanged,
    Movement,
    SecondRanged,
    Melee,
}

/// Everything a battle starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub board: Board,
    /// Deployment areas: row, first column, last column.
    pub zones: BySide<Vec<(u8, u8, u8)>>,
    pub units: Vec<UnitSetup>,
    pub house: HouseRules,
    pub start: Start,
    pub round: u16,
    /// Rules that the set-up itself carries out, such as the armies of a scenario and the cards of its units.
    pub rules: Vec<RuleId>,
}

/// What is wrong with a set-up. `unit` is the position in the list of units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    TooManyUnits { most: usize },
    TooManyElements { most: usize },
    NoUnits { side: Side },
    ElementCount { unit: usize, elements: u8, most: usize },
    PostCount { unit: usize, posts: usize, elements: u8 },
    NotPlaced { unit: usize },
    OffBoard { unit: usize, hex: Hex },
    Taken { unit: usize, hex: Hex },
    ZoneTooLarge { side: Side, most: usize },
    ZoneOffBoard { side: Side },
    ZoneTooSmall { side: Side },
    ZonesOverlap,
    NoMeleeWeapon { unit: usize },
    LanceOnFoot { unit: usize },
    Bands { unit: usize },
}

impl SetupFault {
    pub const fn rule(&self) -> RuleId {
        match self {
            SetupFault::TooManyUnits { .. }
            | SetupFault::ElementCount { .. }
            | SetupFault::PostCount { .. } => DW_01_16,
            SetupFault::TooManyElements { .. } | SetupFault::OffBoard { .. } | SetupFault::Taken { .. } => {
                DW_01_12
            }
            SetupFault::NoUnits { .. } => DW_01_01,
            SetupFault::NotPlaced { .. }
            | SetupFault::ZoneTooLarge { .. }
            | SetupFault::ZoneOffBoard { .. }
            | SetupFault::ZoneTooSmall { .. }
            | SetupFault::ZonesOverlap => DW_07_03,
            SetupFault::NoMeleeWeapon { .. } => DW_02_01,
            SetupFault::LanceOnFoot { .. } => DW_02_18,
            SetupFault::Bands { .. } => DW_02_11,
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::TooManyUnits { most } => write!(f, "more than {most} units")?,
            SetupFault::TooManyElements { most } => write!(f, "more than {most} elements")?,
            SetupFault::NoUnits { side } => write!(f, "side {side:?} has no unit")?,
            SetupFault::ElementCount { unit, elements, most } => {
                write!(f, "unit {unit}: {elements} elements, allowed are 1 to {most}")?;
            }
            SetupFault::PostCount { unit, posts, elements } => {
                write!(f, "unit {unit}: {posts} elements placed of {elements}")?;
            }
            SetupFault::NotPlaced { unit } => write!(f, "unit {unit}: not placed")?,
            SetupFault::OffBoard { unit, hex } => {
                write!(f, "unit {unit}: ({}, {}) is off the board", hex.q, hex.r)?
            }
            SetupFault::Taken { unit, hex } => write!(f, "unit {unit}: ({}, {}) is taken", hex.q, hex.r)?,
            SetupFault::ZoneTooLarge { side, most } => {
                write!(f, "zone of side {side:?}: more than {most} rows")?
            }
            SetupFault::ZoneOffBoard { side } => write!(f, "zone of side {side:?}: leaves the board")?,
            SetupFault::ZoneTooSmall { side } => {
                write!(f, "zone of side {side:?}: too small for its elements")?
            }
            SetupFault::ZonesOverlap => write!(f, "the deployment zones overlap")?,
            SetupFault::NoMeleeWeapon { unit } => write!(f, "unit {unit}: no melee weapon")?,
            SetupFault::LanceOnFoot { unit } => write!(f, "unit {unit}: only riders use lances")?,
            SetupFault::Bands { unit } => write!(f, "unit {unit}: range bands must grow")?,
        }
        write!(f, " [{}]", self.rule())
    }
}

impl Setup {
    /// The battle at its first decision, or all faults. Dice are needed only where the start lies within a round.
    pub fn battle<D: Dice, E: Events<Event>>(
        &self,
        dice: &mut D,
        events: &mut E,
    ) -> Result<Battle, Vec<SetupFault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        for &rule in &self.rules {
            events.cite(rule);
        }
        // The values of the cards enter the battle.
        events.cite(DW_01_10);
        events.cite(DW_02_01);
        let mut battle = self.position();
        battle.begin(self.start, dice, events);
        Ok(battle)
    }

    /// DW-01-12, DW-07-03: everything that keeps the set-up from being a battle.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let deploying = self.start == Start::Deploy;
        if MAX_UNITS < self.units.len() {
            faults.push(SetupFault::TooManyUnits { most: MAX_UNITS });
        }
        if MAX_ELEMENTS < self.units.iter().map(|unit| usize::from(unit.elements)).sum() {
            faults.push(SetupFault::TooManyElements { most: MAX_ELEMENTS });
        }
        let mut taken = Vec::new();
        for (unit, setup) in self.units.iter().enumerate() {
            if setup.elements < 1 || MAX_UNIT_ELEMENTS < usize::from(setup.elements) {
                faults.push(SetupFault::ElementCount {
                    unit,
                    elements: setup.elements,
                    most: MAX_UNIT_ELEMENTS,
                });
            }
            if setup.posts.is_empty() && !deploying {
                faults.push(SetupFault::NotPlaced { unit });
            } else if !setup.posts.is_empty() && setup.posts.len() != usize::from(setup.elements) {
                faults.push(SetupFault::PostCount {
                    unit,
                    posts: setup.posts.len(),
                    elements: setup.elements,
                });
            }
            for &(hex, _) in &setup.posts {
                if !self.board.contains(hex) {
                    faults.push(SetupFault::OffBoard { unit, hex });
                } else if taken.contains(&hex) {
                    faults.push(SetupFault::Taken { unit, hex });
                }
                taken.push(hex);
            }
            self.card_faults(unit, &setup.card, &mut faults);
        }
        for side in Side::BOTH {
            if !self.units.iter().any(|unit| unit.side == side) {
                faults.push(SetupFault::NoUnits { side });
            }
            self.zone_faults(side, deploying, &mut faults);
        }
        if self.zone_hexes(Side::A).any(|hex| self.zone_hexes(Side::B).any(|other| hex == other)) {
            faults.push(SetupFault::ZonesOverlap);
        }
        faults
    }

    fn card_faults(&self, unit: usize, card: &Card, faults: &mut Vec<SetupFault>) {
        if card.melee.iter().flatten().next().is_none() {
            faults.push(SetupFault::NoMeleeWeapon { unit });
        }
        let lance = card.melee.iter().flatten().any(|weapon| weapon.kind == crate::MeleeKind::Lance);
        if lance && card.class == crate::Class::Infantry {
            faults.push(SetupFault::LanceOnFoot { unit });
        }
        if card.ranged.is_some_and(|weapon| weapon.bands[1].hexes < weapon.bands[0].hexes) {
            faults.push(SetupFault::Bands { unit });
        }
    }

    fn zone_faults(&self, side: Side, deploying: bool, faults: &mut Vec<SetupFault>) {
        let spans = &self.zones[side];
        let most = Area::default().spans.len();
        if most < spans.len() {
            faults.push(SetupFault::ZoneTooLarge { side, most });
        }
        if !spans.iter().all(|&(row, first, last)| first <= last && self.board.has_columns(row, last)) {
            faults.push(SetupFault::ZoneOffBoard { side });
        }
        let needed: usize =
            self.units.iter().filter(|unit| unit.side == side).map(|unit| usize::from(unit.elements)).sum();
        if deploying && self.zone_hexes(side).count() < needed {
            faults.push(SetupFault::ZoneTooSmall { side });
        }
    }

    fn zone_hexes(&self, side: Side) -> impl Iterator<Item = Hex> + '_ {
        let board = self.board;
        let spans = self.zones[side].iter().filter(move |&&(row, _, last)| board.has_columns(row, last));
        spans.flat_map(move |&(row, first, last)| (first..=last).map(move |column| board.hex_at(row, column)))
    }

    fn position(&self) -> Battle {
        let mut zones = BySide::<Area>::default();
        for side in Side::BOTH {
            for (free, span) in zones[side].spans.iter_mut().zip(&self.zones[side]) {
                *free = Some(*span);
            }
        }
        let blank = Unit {
            card: self.units[0].card,
            side: Side::A,
            first: 0,
            strength: 0,
            alive: 0,
            order: None,
            flags: UnitFlags::default(),
            formation: Formation::Disordered,
            points_spent: 0,
            manoeuvres_used: 0,
            wheeled: None,
            groups: 0,
            melee_rounds: 0,
            weapon: 0,
            initiative: 0,
            links: UnitSet::EMPTY,
            engagement: None,
        };
        let mut battle = Battle {
            board: self.board,
            zones,
            house: self.house,
            round: self.round.max(1),
            steps: [Step::Deploy; MAX_STEPS],
            depth: 1,
            committed: BySide::default(),
            draw_offered: BySide::default(),
            n_units: self.units.len() as u8,
            n_elements: 0,
            units: [blank; MAX_UNITS],
            hexes: [Hex::default(); MAX_ELEMENTS],
            facings: [Facing::NORTH; MAX_ELEMENTS],
            owners: [UnitId(0); MAX_ELEMENTS],
            flags: [ElementFlags::default(); MAX_ELEMENTS],
            tasks: [Task::None; MAX_ELEMENTS],
            held: [Hex::default(); MAX_ELEMENTS],
            points: [0; MAX_ELEMENTS],
            paces: [0; MAX_ELEMENTS],
            plan: Plan::None,
            kills: [BySide::default(); MAX_UNITS + 1],
            grid: Grid::new(self.board),
        };
        for (number, setup) in self.units.iter().enumerate() {
            let id = UnitId(number as u8);
            let first = battle.n_elements;
            let unit = battle.unit_mut(id);
            *unit = Unit { card: setup.card, side: setup.side, first, strength: setup.elements, ..blank };
            unit.order = setup.order;
            unit.melee_rounds = setup.melee_rounds;
            unit.alive = setup.posts.len() as u8;
            if setup.in_melee {
                unit.flags.set(UnitFlags::IN_MELEE);
            }
            if setup.moved {
                unit.flags.set(UnitFlags::MOVED);
            }
            battle.n_elements += setup.elements;
            for element in (first..battle.n_elements).map(ElementId) {
                battle.owners[element.index()] = id;
            }
            for (element, &(hex, facing)) in (first..).map(ElementId).zip(&setup.posts) {
                battle.facings[element.index()] = facing;
                battle.put(element, hex);
            }
            battle.reform(id);
        }
        for unit in battle.units() {
            battle.note_contacts(unit);
        }
        battle
    }
}
