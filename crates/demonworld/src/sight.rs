//! Chapter 12: lines of sight (Sichtlinien) with heights: which sections of a target can be seen.
//!
//! The sight line between two centres says what is in the way (`each_obstacle`), the side view (`Diagram`) what that
//! hides. All numbers are whole: distances count in half hexes, heights in sizes times the length of the line.

use crate::board::Cell;
use crate::event::Event;
use crate::ground::{Edge, Field, Surface};
use crate::ids::ElementId;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::{Crossing, Direction, Hand, Hex, Meeting, Side as HexSide};
use serde::Serialize;
use std::ops::ControlFlow;
use table::Events;

#[cfg(test)]
mod tests;

/// What somebody sees of a target (DW-12-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Whole size sections that are visible.
    pub sections: u8,
    /// DW-12-12: whether the head point can be seen, which alone makes no target.
    pub head: bool,
    /// The first hex from the shooter that hides something, if anything does; of a hedge or wall the hex before it.
    pub blocker: Option<Hex>,
    /// DW-13-32: for units in skirmish formation the sections that would be visible if elements of the own unit did
    /// not hide anything; for all others the same as `sections`.
    pub without_own: u8,
}

/// What stands between a shooter and its target (DW-12-21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hindrance {
    Element(ElementId),
    Hill,
    Undergrowth,
    Wood,
    Hedge,
    Wall,
}

/// DW-12-06: an upright line in the side view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Obstacle {
    pub what: Hindrance,
    pub hex: Hex,
    /// The side of `hex` on which a hedge or wall lies.
    pub side: Option<Direction>,
    /// Twice its distance from the shooter: hedges and walls may stand half-way between two hexes (DW-12-33).
    pub half_hexes: u16,
    /// The ground of a hill has none: it reaches down without limit.
    pub foot: Option<i16>,
    pub top: i16,
}

/// One obstacle of a sight line and what it hides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Screen {
    pub obstacle: Obstacle,
    /// The heights of the boundary points of the target that it hides.
    pub hides: Vec<i16>,
}

/// DW-12-03 to DW-12-10: the side view of one line of sight, to be shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SightReport {
    pub distance: u8,
    /// The height of the shooter's head point.
    pub eye: i16,
    /// The height of the target's foot point, or of the surface of the water it stands in.
    pub lowest: i16,
    /// The sections of the target from there upwards: whether each is visible.
    pub visible: Vec<bool>,
    /// Everything in the way, the nearest to the shooter first.
    pub obstacles: Vec<Screen>,
}

/// The side view (Fernkampf-Diagramm) of one line: the eye and the boundary points of the target's sections.
#[derive(Clone, Copy)]
struct Diagram {
    eye: i32,
    lowest: i32,
    /// DW-12-37: without those under water.
    sections: u8,
    half_hexes: i32,
    /// DW-04-10: without the chapter on terrain whatever is touched hides everything.
    flat: bool,
}

/// More sections than any card has, so that the boundary points fit into 32 bits.
const MOST_SECTIONS: i32 = 30;

impl Diagram {
    /// Every boundary point, the lowest first.
    const fn boundaries(&self) -> u32 {
        (2 << self.sections) - 1
    }

    /// DW-12-07, DW-12-13: the boundary points whose line of sight cuts or touches the obstacle.
    fn hidden_by(&self, obstacle: &Obstacle) -> u32 {
        if self.flat {
            return self.boundaries();
        }
        let at = i32::from(obstacle.half_hexes);
        let foot = obstacle.foot.map_or(i32::MIN, |foot| i32::from(foot) * self.half_hexes);
        let top = i32::from(obstacle.top) * self.half_hexes;
        let mut hidden = 0;
        for section in 0..=self.sections {
            let point = self.lowest + i32::from(section);
            let height = self.eye * self.half_hexes + (point - self.eye) * at;
            if foot <= height && height <= top {
                hidden |= 1 << section;
            }
        }
        hidden
    }

    const fn sees_head(&self, visible: u32) -> bool {
        visible >> self.sections & 1 != 0
    }
}

/// DW-12-10: the sections of which both boundary points are visible.
const fn whole_sections(visible: u32) -> u32 {
    visible & visible >> 1
}

/// What everybody may ask.
impl Battle {
    /// DW-12-13: what `element` sees of `target`. Without the chapter on terrain everything or nothing (DW-04-10).
    pub fn sight(&self, element: ElementId, target: ElementId) -> Sight {
        if !self.plays(Modules::TERRAIN) {
            return self.flat_sight(element, target);
        }
        let unit = self.unit_of(element);
        let skirmishing = self.is_skirmishing(unit);
        let diagram = self.diagram(element, target);
        let mut visible = diagram.boundaries();
        let mut past_own = visible;
        let mut blocker: Option<Obstacle> = None;
        // The walk ends as soon as nothing is left to see.
        let _ = self.each_obstacle(element, target, |obstacle| {
            let hidden = diagram.hidden_by(&obstacle);
            if hidden == 0 {
                return ControlFlow::Continue(());
            }
            if blocker.is_none_or(|known| obstacle.half_hexes < known.half_hexes) {
                blocker = Some(obstacle);
            }
            visible &= !hidden;
            let own =
                matches!(obstacle.what, Hindrance::Element(other) if skirmishing && self.unit_of(other) == unit);
            if !own {
                past_own &= !hidden;
            }
            if past_own == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        Sight {
            sections: whole_sections(visible).count_ones() as u8,
            head: diagram.sees_head(visible),
            blocker: blocker.map(|obstacle| obstacle.hex),
            without_own: whole_sections(past_own).count_ones() as u8,
        }
    }

    /// DW-04-10, DW-13-32.
    fn flat_sight(&self, element: ElementId, target: ElementId) -> Sight {
        let size = self.card_of(target).size;
        let (from, to) = (self.hex(element), self.hex(target));
        let blocker = self.sight_blocked(from, to);
        if blocker.is_none() {
            return Sight { sections: size, head: true, blocker, without_own: size };
        }
        let unit = self.unit_of(element);
        let past_own = self.is_skirmishing(unit)
            && hex::first_touched(
                from,
                to,
                |hex| matches!(self.at(hex), Cell::Held(other) if self.unit_of(other) != unit),
            )
            .is_none();
        Sight { sections: 0, head: false, blocker, without_own: if past_own { size } else { 0 } }
    }

    /// DW-04-10: the first element that the line between two centres touches.
    pub fn sight_blocked(&self, from: Hex, to: Hex) -> Option<Hex> {
        hex::first_touched(from, to, |hex| matches!(self.at(hex), Cell::Held(_)))
    }

    /// DW-12-12, DW-12-G16: whether at least one whole section of the target can be seen, in any direction.
    pub fn sees(&self, element: ElementId, target: ElementId) -> bool {
        0 < self.sight(element, target).sections
    }

    /// DW-10-41, DW-10-G16: whether two elements see all sections of each other, all round.
    pub fn sees_all_of(&self, a: ElementId, b: ElementId) -> bool {
        self.sees_whole(a, b) && self.sees_whole(b, a)
    }

    /// DW-12-08: nothing of the target is hidden.
    fn sees_whole(&self, element: ElementId, target: ElementId) -> bool {
        if !self.plays(Modules::TERRAIN) {
            return self.sight_blocked(self.hex(element), self.hex(target)).is_none();
        }
        let diagram = self.diagram(element, target);
        let found = self.each_obstacle(element, target, |obstacle| match diagram.hidden_by(&obstacle) {
            0 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        });
        found.is_continue()
    }

    /// The side view in full: every obstacle with what it hides.
    pub fn sight_report(&self, element: ElementId, target: ElementId) -> SightReport {
        let diagram = self.diagram(element, target);
        let mut obstacles = Vec::new();
        let mut visible = diagram.boundaries();
        let _ = self.each_obstacle::<()>(element, target, |obstacle| {
            let hidden = diagram.hidden_by(&obstacle);
            visible &= !hidden;
            let points = (0..=diagram.sections).filter(|section| hidden >> section & 1 != 0);
            let hides = points.map(|section| (diagram.lowest + i32::from(section)) as i16).collect();
            obstacles.push(Screen { obstacle, hides });
            ControlFlow::Continue(())
        });
        obstacles.sort_by_key(|screen| screen.obstacle.half_hexes);
        let whole = whole_sections(visible);
        SightReport {
            distance: self.hex(element).distance(self.hex(target)),
            eye: diagram.eye as i16,
            lowest: diagram.lowest as i16,
            visible: (0..diagram.sections).map(|section| whole >> section & 1 != 0).collect(),
            obstacles,
        }
    }
}

/// DW-12-03 to DW-12-37: the side view and what stands in it.
impl Battle {
    /// DW-12-04, DW-12-22, DW-12-36, DW-12-G7: the heights of the foot point and of the head point of an element.
    fn upright(&self, element: ElementId) -> (i16, i16) {
        let field = self.field(self.hex(element));
        let foot = elevation(field.step) - i16::from(depth(field));
        (foot, foot + i16::from(self.card_of(element).size))
    }

    /// DW-12-05, DW-12-37: the eye is the shooter's head point; of a target in water what rises above the surface
    /// counts, whose own point is not hidden by it (DW-12-G8).
    fn diagram(&self, element: ElementId, target: ElementId) -> Diagram {
        let (_, eye) = self.upright(element);
        let (_, head) = self.upright(target);
        let lowest = i32::from(self.ground().elevation(self.hex(target)));
        Diagram {
            eye: eye.into(),
            lowest,
            sections: (i32::from(head) - lowest).clamp(0, MOST_SECTIONS) as u8,
            half_hexes: 2 * i32::from(self.hex(element).distance(self.hex(target))),
            flat: !self.plays(Modules::TERRAIN),
        }
    }

    /// DW-12-13 (1): calls `visit` for everything in the way until it breaks: what stands on hexes in the order in
    /// which the line comes to them, then hedges and walls in that order. The hexes of shooter and target themselves
    /// hide nothing (DW-12-23, DW-12-26, DW-12-27, DW-12-31).
    fn each_obstacle<B>(
        &self,
        element: ElementId,
        target: ElementId,
        mut visit: impl FnMut(Obstacle) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (from, to) = (self.hex(element), self.hex(target));
        let plain = self.ground().is_plain();
        // Every side that the line meets belongs to a hex that it meets.
        let mut edges = false;
        hex::each_met(from, to, |hex, meeting| {
            // DW-12-20: an element is in the way as soon as its hex is touched.
            if let Cell::Held(other) = self.at(hex) {
                let (foot, top) = self.upright(other);
                visit(Obstacle::on(from, hex, Hindrance::Element(other), Some(foot), top))?;
            }
            if plain {
                return ControlFlow::Continue(());
            }
            let field = self.field(hex);
            edges |= field.edges != [Edge::Free; 6];
            let (hill, growth) = self.run_over(hex, field, meeting);
            if 0 < hill {
                visit(Obstacle::on(from, hex, Hindrance::Hill, None, hill))?;
            }
            let what = match growth {
                Surface::Wood => Hindrance::Wood,
                Surface::Undergrowth => Hindrance::Undergrowth,
                _ => return ControlFlow::Continue(()),
            };
            visit(Obstacle::on(from, hex, what, Some(hill), hill + i16::from(growth.growth())))
        })?;
        if edges { self.each_screen(from, to, visit) } else { ControlFlow::Continue(()) }
    }

    /// DW-12-16, DW-12-19: the height of the ground and the growth that the line runs over in a hex. Along a side it is
    /// what both hexes have, the lower of the two heights (DW-12-G3, DW-12-G4), told of one of them only.
    fn run_over(&self, hex: Hex, field: Field, meeting: Meeting) -> (i16, Surface) {
        match meeting {
            Meeting::Through => (elevation(field.step), field.surface),
            Meeting::Along(direction) if hex < hex.step(direction) => {
                let beyond = self.field(hex.step(direction));
                let common = if field.surface == beyond.surface { field.surface } else { Surface::Open };
                (elevation(field.step.min(beyond.step)), common)
            }
            Meeting::Along(_) | Meeting::Corner => (0, Surface::Open),
        }
    }

    /// DW-12-32 to DW-12-34: hedges and walls that the line crosses or runs along.
    fn each_screen<B>(
        &self,
        from: Hex,
        to: Hex,
        mut visit: impl FnMut(Obstacle) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        hex::each_crossing(from, to, |crossing| {
            let screen = match crossing {
                Crossing::Across(side) | Crossing::Along(side) => self.screen(from, side),
                Crossing::Corner(sides) => self.screen_at_corner(from, sides),
            };
            match screen {
                Some(obstacle) => visit(obstacle),
                None => ControlFlow::Continue(()),
            }
        })
    }

    /// DW-12-32: the hedge or wall on a side; the shooter leans over those on his own hex. Between hexes of different
    /// height it stands on the higher one (DW-12-G6).
    fn screen(&self, from: Hex, side: HexSide) -> Option<Obstacle> {
        let what = match self.ground().edge(side.hex, side.direction) {
            Edge::Hedge => Hindrance::Hedge,
            Edge::Wall => Hindrance::Wall,
            Edge::Free | Edge::Ruin => return None,
        };
        // Sides are named from the hex nearer to the shooter.
        if side.hex == from {
            return None;
        }
        let beyond = side.beyond();
        let foot = self.ground().elevation(side.hex).max(self.ground().elevation(beyond));
        Some(Obstacle {
            what,
            hex: side.hex,
            side: Some(side.direction),
            half_hexes: u16::from(from.distance(side.hex)) + u16::from(from.distance(beyond)),
            foot: Some(foot),
            top: foot + 1,
        })
    }

    /// DW-12-G5: at its end a hedge or wall is crossed only if others go on from there on the other hand; the nearest
    /// of them counts.
    fn screen_at_corner(&self, from: Hex, sides: [(HexSide, Hand); 3]) -> Option<Obstacle> {
        let nearest = |hand| {
            let there = sides.iter().filter(|&&(_, on)| on == hand);
            there
                .filter_map(|&(side, _)| self.screen(from, side))
                .min_by_key(|screen| (screen.half_hexes, screen.top))
        };
        let (left, right) = (nearest(Hand::Left)?, nearest(Hand::Right)?);
        Some(if (right.half_hexes, right.top) < (left.half_hexes, left.top) { right } else { left })
    }
}

/// DW-12-21: a step of a hill is height 2.
const fn elevation(step: u8) -> i16 {
    2 * step as i16
}

/// DW-11-22, DW-11-43: how deep somebody stands in the water of a field; on a road not at all.
const fn depth(field: Field) -> u8 {
    if field.road == 0 { field.surface.depth() } else { 0 }
}

impl Obstacle {
    /// DW-12-03: what stands on a hex stands at the distance of the hex.
    fn on(from: Hex, hex: Hex, what: Hindrance, foot: Option<i16>, top: i16) -> Obstacle {
        let half_hexes = 2 * u16::from(from.distance(hex));
        Obstacle { what, hex, side: None, half_hexes, foot, top }
    }

    /// The rules by which it was considered; `hides` whether it hides anything.
    fn cite<E: Events<Event>>(&self, hides: bool, events: &mut E) {
        let rules: &[_] = match self.what {
            Hindrance::Element(_) => &[DW_12_02, DW_12_20],
            Hindrance::Hill => &[DW_12_18, DW_12_21, DW_12_23],
            Hindrance::Undergrowth => &[DW_12_15, DW_12_16, DW_12_21, DW_12_30],
            Hindrance::Wood if hides => &[DW_12_15, DW_12_16, DW_12_21, DW_12_24],
            Hindrance::Wood => &[DW_12_15, DW_12_16, DW_12_21, DW_12_29],
            Hindrance::Hedge | Hindrance::Wall => {
                &[DW_12_15, DW_12_16, DW_12_21, DW_12_32, DW_12_33, DW_12_34]
            }
        };
        for &rule in rules {
            events.cite(rule);
        }
        if self.foot.is_some_and(|foot| 0 < foot) {
            events.cite(DW_11_15);
            events.cite(DW_12_22);
            if let Hindrance::Undergrowth | Hindrance::Wood = self.what {
                events.cite(DW_11_14);
            }
        }
    }
}

/// Which rules of the chapter a shot has made use of.
impl Battle {
    pub(crate) fn cite_sight<E: Events<Event>>(&self, element: ElementId, target: ElementId, events: &mut E) {
        if !self.plays(Modules::TERRAIN) {
            return;
        }
        let diagram = self.diagram(element, target);
        let (mut obstacles, mut hidden) = (0, 0);
        let _ = self.each_obstacle::<()>(element, target, |obstacle| {
            let hides = diagram.hidden_by(&obstacle);
            obstacle.cite(hides != 0, events);
            obstacles += 1;
            hidden |= hides;
            ControlFlow::Continue(())
        });
        self.cite_ends(element, target, events);
        self.cite_passed(element, target, events);
        if obstacles == 0 {
            // However far away it is.
            events.cite(DW_11_02);
            return events.cite(DW_12_01);
        }
        for rule in [DW_12_03, DW_12_04, DW_12_05, DW_12_06, DW_12_13, DW_12_38] {
            events.cite(rule);
        }
        if 1 < obstacles {
            events.cite(DW_12_G14);
        }
        if hidden == 0 {
            events.cite(DW_12_08);
        } else {
            events.cite(DW_12_07);
            events.cite(DW_12_10);
        }
        if (hidden == 0) != self.sees_whole(target, element) {
            events.cite(DW_12_39);
        }
    }

    /// The hexes of shooter and target.
    fn cite_ends<E: Events<Event>>(&self, element: ElementId, target: ElementId, events: &mut E) {
        let (from, to) = (self.hex(element), self.hex(target));
        let (start, end) = (self.field(from), self.field(to));
        if start.surface == Surface::Wood {
            events.cite(DW_12_27);
        }
        if end.surface == Surface::Wood {
            events.cite(DW_12_26);
            events.cite(DW_12_28);
        }
        if start.surface == Surface::Undergrowth || end.surface == Surface::Undergrowth {
            events.cite(DW_12_31);
        }
        if 0 < start.step || 0 < end.step {
            events.cite(DW_11_15);
            events.cite(DW_12_18);
            events.cite(DW_12_22);
        }
        if 0 < depth(start) {
            events.cite(DW_12_35);
            events.cite(DW_12_36);
        }
        if 0 < depth(end) {
            events.cite(DW_12_35);
            events.cite(DW_12_37);
            events.cite(DW_12_G8);
        }
        let leaned_over = hex::each_crossing(from, to, |crossing| match crossing {
            Crossing::Across(side) if side.hex == from && self.edge(side).hinders() => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        if leaned_over.is_break() {
            events.cite(DW_12_32);
        }
    }

    fn edge(&self, side: HexSide) -> Edge {
        self.ground().edge(side.hex, side.direction)
    }

    /// DW-12-14, DW-12-19: what the line passes without any effect.
    fn cite_passed<E: Events<Event>>(&self, element: ElementId, target: ElementId, events: &mut E) {
        let _ = hex::each_met::<()>(self.hex(element), self.hex(target), |hex, meeting| {
            let field = self.field(hex);
            if meeting == Meeting::Through
                && matches!(
                    field.surface,
                    Surface::Rocky | Surface::Sand | Surface::Mud | Surface::Morass | Surface::Swamp
                )
            {
                events.cite(DW_12_14);
            }
            if meeting != Meeting::Through && 0 < field.step {
                events.cite(DW_12_19);
            }
            ControlFlow::Continue(())
        });
    }
}
