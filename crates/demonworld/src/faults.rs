//! What is wrong with a set-up: everything that keeps it from being a battle, found at once.

use crate::card::{Card, Items};
use crate::ground::Mover;
use crate::items::ItemFault;
use crate::rules::*;
use crate::setup::{Setup, Start, UnitSetup};
use crate::sheet::{SHEET_COLUMNS, SHEET_ROWS};
use crate::stage::{Area, Goal, Modules, Objective};
use crate::state::*;
use hex::Hex;
use std::fmt;
use table::{RuleId, Side};

/// DW-16-16: the largest elements that stand on one hex.
const LARGEST: u8 = 3;

/// What is wrong with a set-up. `unit` is the position in the list of units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    TooManyUnits {
        most: usize,
    },
    TooManyElements {
        most: usize,
    },
    NoUnits {
        side: Side,
    },
    ElementCount {
        unit: usize,
        elements: u8,
        most: usize,
    },
    PostCount {
        unit: usize,
        posts: usize,
        elements: u8,
    },
    NotPlaced {
        unit: usize,
    },
    OffBoard {
        unit: usize,
        hex: Hex,
    },
    Taken {
        unit: usize,
        hex: Hex,
    },
    ZoneTooLarge {
        side: Side,
        most: usize,
    },
    ZoneOffBoard {
        side: Side,
    },
    ZoneTooSmall {
        side: Side,
    },
    ZonesOverlap,
    NoMeleeWeapon {
        unit: usize,
    },
    LanceOnFoot {
        unit: usize,
    },
    Bands {
        unit: usize,
    },
    OtherGround,
    NoHost {
        unit: usize,
    },
    HostFull {
        unit: usize,
    },
    Impassable {
        unit: usize,
        hex: Hex,
    },
    HitPoints {
        unit: usize,
    },
    CommanderElements {
        unit: usize,
    },
    ArmySize {
        side: Side,
        points: u32,
        agreed: u16,
    },
    TooManyObjectives {
        most: usize,
    },
    ObjectiveOffBoard {
        hex: Hex,
    },
    ObjectivePoints {
        points: u16,
    },
    ObjectiveInZone {
        hex: Hex,
    },
    ObjectivesTooNear {
        hex: Hex,
        other: Hex,
    },
    NoArea,
    AreaOffBoard {
        hex: Hex,
    },
    /// Flank marches, objectives or a choice of sides in a scenario that has none.
    NotInScenario,
    /// A commander in a battle without the chapter on commanders.
    NoCommanders {
        unit: usize,
    },
    /// Larger than the elements of the standard game.
    TooLarge {
        unit: usize,
        size: u8,
    },
    /// Nobody of the unit may carry the item.
    ItemCarrier {
        unit: usize,
        item: Items,
    },
    ItemTwice {
        unit: usize,
        item: Items,
    },
    /// Two items for the same element.
    TwoItems {
        unit: usize,
    },
    /// A magic weapon for somebody who has one by his description.
    MagicWeapon {
        unit: usize,
    },
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
            SetupFault::OtherGround => DW_11_01,
            SetupFault::NoHost { .. } => DW_10_19,
            SetupFault::HostFull { .. } => DW_10_20,
            SetupFault::Impassable { .. } => DW_11_G13,
            SetupFault::HitPoints { .. } => DW_08_02,
            SetupFault::CommanderElements { .. } => DW_10_05,
            SetupFault::ArmySize { .. } => DW_16_17,
            SetupFault::TooManyObjectives { .. } | SetupFault::ObjectivePoints { .. } => DW_16_34,
            SetupFault::ObjectiveOffBoard { .. } => DW_16_35,
            SetupFault::ObjectiveInZone { .. } | SetupFault::ObjectivesTooNear { .. } => DW_16_36,
            SetupFault::NoArea | SetupFault::AreaOffBoard { .. } => DW_16_12,
            SetupFault::NotInScenario => DW_16_01,
            SetupFault::NoCommanders { .. } => DW_10_01,
            SetupFault::TooLarge { .. } => DW_16_16,
            SetupFault::ItemCarrier { .. } => DW_26_02,
            SetupFault::ItemTwice { .. } => DW_26_03,
            SetupFault::TwoItems { .. } => DW_26_04,
            SetupFault::MagicWeapon { .. } => DW_26_06,
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
            SetupFault::OtherGround => write!(f, "the ground belongs to another board")?,
            SetupFault::NoHost { unit } => write!(f, "unit {unit}: attached to no unit of its side")?,
            SetupFault::HostFull { unit } => write!(f, "unit {unit}: too many commanders attached")?,
            SetupFault::Impassable { unit, hex } => {
                write!(f, "unit {unit}: ({}, {}) is impassable for it", hex.q, hex.r)?;
            }
            SetupFault::HitPoints { unit } => write!(f, "unit {unit}: no hit points left, or none at all")?,
            SetupFault::CommanderElements { unit } => write!(f, "unit {unit}: a commander is one element")?,
            SetupFault::ArmySize { side, points, agreed } => {
                write!(f, "side {side:?}: {points} points, agreed are {agreed} with 5 % more or less")?;
            }
            SetupFault::TooManyObjectives { most } => write!(f, "more than {most} objectives")?,
            SetupFault::ObjectiveOffBoard { hex } => {
                write!(f, "objective on ({}, {}): off the board", hex.q, hex.r)?;
            }
            SetupFault::ObjectivePoints { points } => {
                write!(f, "an objective of {points} points, allowed are 50 to 300")?;
            }
            SetupFault::ObjectiveInZone { hex } => {
                write!(f, "objective on ({}, {}): inside a deployment zone", hex.q, hex.r)?;
            }
            SetupFault::ObjectivesTooNear { hex, other } => {
                let (from, to) = ((hex.q, hex.r), (other.q, other.r));
                write!(f, "objectives on {from:?} and {to:?}: not more than 10 hexes apart")?;
            }
            SetupFault::NoArea => write!(f, "the scenario needs a special area")?,
            SetupFault::AreaOffBoard { hex } => {
                write!(f, "special area: ({}, {}) is off the board", hex.q, hex.r)?;
            }
            SetupFault::NotInScenario => {
                write!(f, "a scenario has neither flank marches nor objectives nor a choice of sides")?;
            }
            SetupFault::NoCommanders { unit } => {
                write!(f, "unit {unit}: a commander, but the battle has none")?;
            }
            SetupFault::TooLarge { unit, size } => {
                write!(f, "unit {unit}: size {size}, the standard game has 1 to {LARGEST}")?;
            }
            SetupFault::ItemCarrier { unit, item } => {
                write!(f, "unit {unit}: {}", ItemFault::Carrier(*item))?;
            }
            SetupFault::ItemTwice { unit, item } => {
                write!(f, "unit {unit}: the item of {} is one of a kind", item.rule())?;
            }
            SetupFault::TwoItems { unit } => write!(f, "unit {unit}: {}", ItemFault::TwoItems)?,
            SetupFault::MagicWeapon { unit } => write!(f, "unit {unit}: {}", ItemFault::MagicWeapon)?,
        }
        write!(f, " [{}]", self.rule())
    }
}

impl Setup {
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
            self.standard_faults(unit, setup, &mut faults);
        }
        self.battle_faults(&mut faults);
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

    /// Chapters 08, 10 and 11.
    fn standard_faults(&self, unit: usize, setup: &UnitSetup, faults: &mut Vec<SetupFault>) {
        let standard = &setup.card.standard;
        if standard.hit_points == 0 || setup.wounds.iter().any(|&lost| standard.hit_points <= lost) {
            faults.push(SetupFault::HitPoints { unit });
        }
        if setup.card.is_commander() && setup.elements != 1 {
            faults.push(SetupFault::CommanderElements { unit });
        }
        if self.start == Start::Deploy {
            self.army_faults(unit, &setup.card, faults);
        }
        if let Some(host) = setup.host {
            match self.units.get(host) {
                Some(other)
                    if other.side == setup.side
                        && !other.card.is_commander()
                        && setup.card.is_commander() =>
                {
                    let guests = self.units.iter().filter(|guest| guest.host == Some(host)).count();
                    if MAX_UNIT_ELEMENTS < usize::from(other.elements) + guests {
                        faults.push(SetupFault::HostFull { unit: host });
                    }
                }
                _ => faults.push(SetupFault::NoHost { unit }),
            }
        }
        if self.house.modules.has(Modules::TERRAIN) {
            let mover = Mover::new(&setup.card, false);
            for &(hex, _) in &setup.posts {
                if self.ground.forbids(mover, hex) {
                    faults.push(SetupFault::Impassable { unit, hex });
                }
            }
        }
    }

    /// DW-16-16, DW-10-01, DW-26-02 to DW-26-04: what may be in an army. A position in the middle of a battle, such as
    /// a worked example, is taken as it is.
    fn army_faults(&self, unit: usize, card: &Card, faults: &mut Vec<SetupFault>) {
        if card.is_commander() && !self.house.modules.has(Modules::COMMANDERS) {
            faults.push(SetupFault::NoCommanders { unit });
        }
        if self.house.modules.is_standard() && !(1..=LARGEST).contains(&card.size) {
            faults.push(SetupFault::TooLarge { unit, size: card.size });
        }
        faults.extend(card.item_fault().map(|fault| match fault {
            ItemFault::Carrier(item) => SetupFault::ItemCarrier { unit, item },
            ItemFault::TwoItems => SetupFault::TwoItems { unit },
            ItemFault::MagicWeapon => SetupFault::MagicWeapon { unit },
        }));
        let others = &self.units[..unit];
        let is_taken = |item: &Items| others.iter().any(|other| other.card.standard.items.has(*item));
        faults.extend(
            card.standard.items.each().filter(is_taken).map(|item| SetupFault::ItemTwice { unit, item }),
        );
    }

    /// DW-16-34: at most half as many objectives as map sheets, but one at least.
    fn most_objectives(&self) -> usize {
        let high = if SHEET_ROWS < self.board.rows { 2 } else { 1 };
        let wide = if SHEET_COLUMNS < self.board.columns { 2 } else { 1 };
        usize::div_ceil(high * wide, 2)
    }

    /// DW-16-01: scenarios 1 and 2 have no flank marches, objectives or choice of sides.
    fn scenario_faults(&self, faults: &mut Vec<SetupFault>) {
        if !matches!(self.goal, Goal::LastStand { .. } | Goal::Hold { .. }) {
            return;
        }
        if self.house.flank_marches || !self.objectives.is_empty() || self.builder.is_some() {
            faults.push(SetupFault::NotInScenario);
        }
        if matches!(self.goal, Goal::Hold { .. }) && self.area.is_empty() {
            faults.push(SetupFault::NoArea);
        }
        for &hex in self.area.iter().filter(|&&hex| !self.board.contains(hex)) {
            faults.push(SetupFault::AreaOffBoard { hex });
        }
    }

    /// DW-16-17, DW-16-34 to DW-16-36.
    fn battle_faults(&self, faults: &mut Vec<SetupFault>) {
        if self.ground.board() != self.board {
            faults.push(SetupFault::OtherGround);
        }
        self.scenario_faults(faults);
        if let Some(agreed) = self.army_size {
            for side in Side::BOTH {
                let army = self.units.iter().filter(|unit| unit.side == side);
                let points: u32 = army
                    .map(|unit| u32::from(unit.card.points) + u32::from(unit.card.standard.item_points))
                    .sum();
                if u32::from(agreed) < 20 * points.abs_diff(agreed.into()) {
                    faults.push(SetupFault::ArmySize { side, points, agreed });
                }
            }
        }
        let most = self.most_objectives();
        if most < self.objectives.len() {
            faults.push(SetupFault::TooManyObjectives { most });
        }
        for (place, &Objective { hex, points }) in self.objectives.iter().enumerate() {
            if !self.board.contains(hex) {
                faults.push(SetupFault::ObjectiveOffBoard { hex });
            }
            if !(50..=300).contains(&points) {
                faults.push(SetupFault::ObjectivePoints { points });
            }
            if Side::BOTH.iter().any(|&side| self.zone_hexes(side).any(|other| other == hex)) {
                faults.push(SetupFault::ObjectiveInZone { hex });
            }
            for other in &self.objectives[..place] {
                if hex.distance(other.hex) <= 10 {
                    faults.push(SetupFault::ObjectivesTooNear { hex, other: other.hex });
                }
            }
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
        if deploying && !self.has_room(side) {
            faults.push(SetupFault::ZoneTooSmall { side });
        }
    }

    /// DW-07-03, DW-11-G13: the zone has a hex for everybody on which he can stand. Whoever can stand only where another
    /// can takes the room from him.
    fn has_room(&self, side: Side) -> bool {
        let terrain = self.house.modules.has(Modules::TERRAIN);
        let stands =
            |unit: &UnitSetup, hex: Hex| !terrain || !self.ground.forbids(Mover::new(&unit.card, false), hex);
        let own = || self.units.iter().filter(|unit| unit.side == side);
        own().all(|unit| {
            let room = self.zone_hexes(side).filter(|&hex| stands(unit, hex)).count();
            let rivals = own()
                .filter(|other| self.zone_hexes(side).all(|hex| !stands(other, hex) || stands(unit, hex)));
            rivals.map(|rival| usize::from(rival.elements)).sum::<usize>() <= room
        })
    }

    fn zone_hexes(&self, side: Side) -> impl Iterator<Item = Hex> + '_ {
        let board = self.board;
        let spans = self.zones[side].iter().filter(move |&&(row, _, last)| board.has_columns(row, last));
        spans.flat_map(move |&(row, first, last)| (first..=last).map(move |column| board.hex_at(row, column)))
    }
}
