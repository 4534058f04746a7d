//! Chapter 11: the ground (Gelände): what a field holds, what lies on its sides, what it costs to go there.

use crate::board::Board;
use crate::card::{Card, Class, Swamp};
use crate::rules::*;
use hex::{Direction, Hex};
use serde::Serialize;
use table::RuleId;

/// The surface that covers the centre of a field (DW-11-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Surface {
    /// Offenes Gelände, DW-11-09.
    #[default]
    Open,
    /// Felsiger Untergrund, DW-11-10.
    Rocky,
    /// Unterholz, Gebüsch, DW-11-10.
    Undergrowth,
    /// Wald, DW-11-10.
    Wood,
    Sand,
    /// Schlamm, DW-11-11.
    Mud,
    /// Morast, DW-11-11.
    Morass,
    /// Sumpf, DW-11-12.
    Swamp,
    /// Furt, DW-11-23.
    Ford,
    /// Gewässer by depth, DW-11-22.
    Water1,
    Water2,
    Water3,
}

impl Surface {
    /// DW-11-22: 0 for dry ground and fords (DW-11-G12).
    pub const fn depth(self) -> u8 {
        match self {
            Surface::Water1 => 1,
            Surface::Water2 => 2,
            Surface::Water3 => 3,
            _ => 0,
        }
    }

    pub const fn is_water(self) -> bool {
        0 < self.depth()
    }

    /// DW-12-21: the height of what grows there.
    pub const fn growth(self) -> u8 {
        match self {
            Surface::Undergrowth => 1,
            Surface::Wood => 10,
            _ => 0,
        }
    }
}

/// What lies on the side between two fields (DW-11-32).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    #[default]
    Free,
    /// Hecke.
    Hedge,
    /// Mauer.
    Wall,
    /// Zerstörte Mauer: no obstacle to anything (DW-11-39).
    Ruin,
}

impl Edge {
    /// Whether it hinders movement, blows and sight.
    pub const fn hinders(self) -> bool {
        matches!(self, Edge::Hedge | Edge::Wall)
    }
}

/// One field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Field {
    pub surface: Surface,
    /// Höhenstufe, DW-11-13.
    pub step: u8,
    /// 0 for none, else the number of the road (DW-11-41).
    pub road: u8,
    /// By direction.
    pub edges: [Edge; 6],
}

/// The ground of a whole board; never changes in a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ground {
    board: Board,
    /// Row by row, each row as wide as the widest.
    fields: Box<[Field]>,
    /// Whether every field is open, level and without edges or roads.
    plain: bool,
    /// By field: what is known beforehand about the ways from there.
    ways: Box<[Ways]>,
}

/// What is known of a field without asking who goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Ways {
    /// Nothing keeps anybody from any neighbouring field.
    free: bool,
    /// By size from 1 to 3: fields with the same number can be reached from each other by everybody who treats swamp
    /// as impassable; 0 where nobody of that size can be.
    regions: [u16; 3],
}

/// Who moves, as far as the ground asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mover {
    pub size: u8,
    pub class: Class,
    pub swamp: Swamp,
    /// A single commander or a unit in skirmish formation (DW-11-10, DW-13-30).
    pub loose: bool,
}

impl Mover {
    pub const fn new(card: &Card, loose: bool) -> Mover {
        Mover { size: card.size, class: card.class, swamp: card.standard.swamp, loose }
    }
}

/// Why a step is impossible whatever is paid for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    /// DW-11-12.
    Swamp,
    /// DW-11-24: depth 1.
    Water1,
    /// DW-11-25: depth 2.
    Water2,
    /// DW-11-26: depth 3.
    Water3,
    /// DW-11-18.
    Cliff,
}

impl Barrier {
    pub const fn rule(self) -> RuleId {
        match self {
            Barrier::Swamp => DW_11_12,
            Barrier::Water1 => DW_11_24,
            Barrier::Water2 => DW_11_25,
            Barrier::Water3 => DW_11_26,
            Barrier::Cliff => DW_11_18,
        }
    }

    pub const fn is_water(self) -> bool {
        matches!(self, Barrier::Water1 | Barrier::Water2 | Barrier::Water3)
    }
}

impl Ground {
    /// Level open ground everywhere.
    pub fn plain(board: Board) -> Ground {
        Ground::new(board, |_| Field::default())
    }

    pub fn new(board: Board, mut field: impl FnMut(Hex) -> Field) -> Ground {
        let mut fields = vec![Field::default(); usize::from(board.rows) * (usize::from(board.columns) + 1)];
        for hex in board.hexes() {
            if let Some(place) = Ground::index(board, hex).and_then(|index| fields.get_mut(index)) {
                *place = field(hex);
            }
        }
        // An edge lies on both of the fields it separates.
        let ways = vec![Ways::default(); fields.len()].into();
        let mut ground = Ground { board, fields: fields.into(), plain: false, ways };
        for hex in board.hexes() {
            for direction in Direction::ALL {
                let other = ground.field(hex.step(direction)).edges[direction.opposite().index()];
                if other != Edge::Free
                    && let Some(place) =
                        Ground::index(board, hex).and_then(|index| ground.fields.get_mut(index))
                {
                    place.edges[direction.index()] = other;
                }
            }
        }
        ground.plain = ground.fields.iter().all(|field| *field == Field::default());
        if !ground.plain {
            ground.find_ways();
        }
        ground
    }

    /// Notes for every field what can be known beforehand, so that most steps need no look at the ground.
    fn find_ways(&mut self) {
        for hex in self.board.hexes() {
            let here = self.field(hex);
            let quiet = |field: Field| !field.surface.is_water() && field.surface != Surface::Swamp;
            let around = hex.neighbours().map(|neighbour| self.field(neighbour));
            let free =
                quiet(here) && around.iter().all(|&field| quiet(field) && field.step.abs_diff(here.step) < 3);
            if let Some(ways) = Ground::index(self.board, hex).and_then(|index| self.ways.get_mut(index)) {
                ways.free = free;
            }
        }
        for size in 1..=3 {
            self.find_regions(size);
        }
    }

    fn find_regions(&mut self, size: u8) {
        let mover = Mover { size, class: Class::Infantry, swamp: Swamp::Impassable, loose: false };
        let place = usize::from(size) - 1;
        let mut number = 0;
        for start in self.board.hexes() {
            if self.region(start, place) != 0 || self.forbids(mover, start) {
                continue;
            }
            number += 1;
            let mut open = vec![start];
            while let Some(hex) = open.pop() {
                let Some(ways) = Ground::index(self.board, hex).and_then(|index| self.ways.get_mut(index))
                else {
                    continue;
                };
                if ways.regions[place] != 0 {
                    continue;
                }
                ways.regions[place] = number;
                let onward = hex.neighbours();
                open.extend(onward.into_iter().filter(|&next| self.barrier(mover, hex, next).is_none()));
            }
        }
    }

    fn region(&self, hex: Hex, place: usize) -> u16 {
        self.ways(hex).regions.get(place).copied().unwrap_or(0)
    }

    fn ways(&self, hex: Hex) -> Ways {
        Ground::index(self.board, hex).and_then(|index| self.ways.get(index)).copied().unwrap_or_default()
    }

    /// DW-15-42: whether some way leads from one field to the other, however long. `None` for those who treat swamp in
    /// a way of their own or are too large: they have to search.
    pub fn leads(&self, mover: Mover, from: Hex, to: Hex) -> Option<bool> {
        if self.plain {
            return Some(true);
        }
        if mover.swamp != Swamp::Impassable || !(1..=3).contains(&mover.size) {
            return None;
        }
        let region = |hex| self.region(hex, usize::from(mover.size) - 1);
        Some(region(from) != 0 && region(from) == region(to))
    }

    fn index(board: Board, hex: Hex) -> Option<usize> {
        if !board.contains(hex) {
            return None;
        }
        let (row, column) = board.row_and_column(hex);
        Some(usize::try_from(row).ok()? * (usize::from(board.columns) + 1) + usize::try_from(column).ok()?)
    }

    pub const fn board(&self) -> Board {
        self.board
    }

    /// DW-11-G13: whether nobody like `mover` can stand there.
    pub fn forbids(&self, mover: Mover, hex: Hex) -> bool {
        self.barrier(mover, hex, hex).is_some()
    }

    pub const fn is_plain(&self) -> bool {
        self.plain
    }

    /// The field of a hex; open ground beyond the board.
    #[inline]
    pub fn field(&self, hex: Hex) -> Field {
        if self.plain {
            return Field::default();
        }
        Ground::index(self.board, hex).and_then(|index| self.fields.get(index)).copied().unwrap_or_default()
    }

    /// DW-11-15: one step is height 2.
    pub fn elevation(&self, hex: Hex) -> i16 {
        2 * i16::from(self.field(hex).step)
    }

    pub fn edge(&self, hex: Hex, direction: Direction) -> Edge {
        self.field(hex).edges[direction.index()]
    }

    /// The edge between two neighbouring hexes.
    pub fn edge_between(&self, a: Hex, b: Hex) -> Edge {
        a.direction_to(b).map_or(Edge::Free, |direction| self.edge(a, direction))
    }

    /// DW-11-08, DW-11-12, DW-11-18, DW-11-24 to DW-11-26: why nobody like `mover` can go from one hex to a
    /// neighbouring one. A step along a road is possible on any surface (DW-11-43), but not over a cliff.
    pub fn barrier(&self, mover: Mover, from: Hex, to: Hex) -> Option<Barrier> {
        if self.plain || self.ways(from).free {
            return None;
        }
        let (start, end) = (self.field(from), self.field(to));
        if 3 <= start.step.abs_diff(end.step) {
            return Some(Barrier::Cliff);
        }
        if start.road != 0 && start.road == end.road {
            return None;
        }
        match end.surface {
            Surface::Swamp if mover.swamp == Swamp::Impassable => Some(Barrier::Swamp),
            Surface::Water1 if mover.size <= 1 => Some(Barrier::Water1),
            Surface::Water2 if mover.size <= 2 => Some(Barrier::Water2),
            Surface::Water3 if mover.size <= 3 => Some(Barrier::Water3),
            _ => None,
        }
    }

    /// DW-11-09 to DW-11-43, DW-10-08: movement points for one element to go from one hex to a neighbouring one.
    /// `along_road`: the whole unit makes this step along the same road (DW-11-42).
    pub fn cost(&self, mover: Mover, from: Hex, to: Hex, along_road: bool) -> Result<u8, Barrier> {
        const OPEN: u8 = 3;
        if self.plain {
            return Ok(OPEN);
        }
        if let Some(barrier) = self.barrier(mover, from, to) {
            return Err(barrier);
        }
        let (start, end) = (self.field(from), self.field(to));
        let difficult = if mover.loose { 3 } else { 4 };
        let rough = if mover.loose { 5 } else { 6 };
        let surface =
            match end.surface {
                _ if along_road => match mover.class {
                    Class::Infantry => 2,
                    Class::Cavalry => 3,
                },
                Surface::Open | Surface::Ford => OPEN,
                Surface::Rocky | Surface::Undergrowth | Surface::Wood | Surface::Sand => difficult,
                Surface::Mud | Surface::Morass => rough,
                Surface::Swamp => match mover.swamp {
                    Swamp::Open => OPEN,
                    Swamp::Difficult => difficult,
                    // Impassable swamp is entered along a road only, where the unit as a whole is off it (DW-11-43).
                    Swamp::Rough | Swamp::Impassable => rough,
                },
                // DW-11-24, DW-11-25: one size above the depth wades, two sizes above go easily.
                Surface::Water1 | Surface::Water2 | Surface::Water3 => {
                    if mover.size <= end.surface.depth() + 1 { 6 } else { 4 }
                }
            };
        let hill = match (start.step, end.step) {
            (low, high) if low < high => 2 * (high - low),
            (high, low) => 2 * (high - low).saturating_sub(1),
        };
        let edge = match start.edges[from.direction_to(to).map_or(0, Direction::index)] {
            Edge::Hedge | Edge::Wall if !along_road => 3,
            _ => 0,
        };
        Ok(surface + hill + edge)
    }

    /// DW-11-41: whether the step goes along one road.
    pub fn is_along_road(&self, from: Hex, to: Hex) -> bool {
        let road = self.field(from).road;
        road != 0 && self.field(to).road == road
    }
}
