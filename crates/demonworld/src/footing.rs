//! Chapter 11: what the ground asks of whoever moves over it.

use crate::card::Swamp;
use crate::event::Event;
use crate::ground::{Edge, Mover, Surface};
use crate::ids::{ElementId, UnitId};
use crate::movement::OPEN_GROUND;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use hex::{Direction, Hex};
use table::Events;

impl Battle {
    /// DW-10-08, DW-13-30: single commanders and units in skirmish formation go easily over bad ground.
    fn mover(&self, element: ElementId) -> Mover {
        let unit = self.unit_of(element);
        Mover::new(self.card_of(element), self.is_commander(unit) || self.is_skirmishing(unit))
    }

    /// DW-11-08: the element can go there at all.
    pub(crate) fn check_barrier(&self, element: ElementId, from: Hex, to: Hex) -> Result<(), Refusal> {
        match self.barrier(element, from, to) {
            Some(barrier) => Err(Refusal::Impassable { element, hex: to, barrier }),
            None => Ok(()),
        }
    }

    /// DW-11-34, DW-11-G5: no hedge or wall lies between two neighbouring hexes.
    pub(crate) fn check_no_edge(&self, from: Hex, to: Hex) -> Result<(), Refusal> {
        if self.ground().edge_between(from, to).hinders() {
            return Err(Refusal::EdgeInTheWay { hex: to });
        }
        Ok(())
    }

    /// DW-11-40: nothing is cheaper than a road.
    pub(crate) fn cheapest_step(&self) -> u8 {
        if self.ground().is_plain() { OPEN_GROUND } else { 2 }
    }

    /// DW-11-05: movement points for a step of one element on its own.
    pub(crate) fn single_cost(&self, element: ElementId, direction: Direction) -> Result<u8, Refusal> {
        let (from, to) = (self.hex(element), self.hex(element).step(direction));
        let along_road = self.ground().is_along_road(from, to);
        self.element_cost(element, from, to, along_road)
    }

    fn element_cost(&self, element: ElementId, from: Hex, to: Hex, along_road: bool) -> Result<u8, Refusal> {
        self.ground().cost(self.mover(element), from, to, along_road).map_err(|barrier| Refusal::Impassable {
            element,
            hex: to,
            barrier,
        })
    }

    /// DW-11-06, DW-11-42: the dearest of the steps that the elements make together; the road counts only if all of
    /// them go along it.
    pub(crate) fn common_cost(
        &self,
        steps: impl Iterator<Item = (ElementId, Hex, Hex)> + Clone,
    ) -> Result<u8, Refusal> {
        if self.ground().is_plain() {
            return Ok(OPEN_GROUND);
        }
        let along_road = steps.clone().all(|(_, from, to)| self.ground().is_along_road(from, to));
        let mut dearest = 0;
        for (element, from, to) in steps {
            dearest = dearest.max(self.element_cost(element, from, to, along_road)?);
        }
        Ok(dearest)
    }

    /// DW-11-06: movement points for one step of the whole unit.
    pub(crate) fn advance_cost(&self, unit: UnitId, direction: Direction) -> Result<u8, Refusal> {
        let step = |element| (element, self.hex(element), self.hex(element).step(direction));
        self.common_cost(self.elements(unit).map(step))
    }

    /// Cites the rules of the ground that an advance of the whole unit follows.
    pub(crate) fn cite_advance<E: Events<Event>>(&self, unit: UnitId, direction: Direction, events: &mut E) {
        if self.ground().is_plain() {
            return;
        }
        events.cite(DW_11_06);
        for element in self.elements(unit) {
            self.cite_ground(element, self.hex(element), self.hex(element).step(direction), events);
        }
    }

    /// Cites the rules of the ground that a step paid with points follows.
    pub(crate) fn cite_ground<E: Events<Event>>(
        &self,
        element: ElementId,
        from: Hex,
        to: Hex,
        events: &mut E,
    ) {
        if self.ground().is_plain() {
            return;
        }
        events.cite(DW_11_03);
        let (start, end) = (self.field(from), self.field(to));
        if self.ground().is_along_road(from, to) {
            events.cite(DW_11_40);
            events.cite(DW_11_41);
            if end.surface != Surface::Open {
                events.cite(DW_11_43);
            }
        }
        events.cite(match end.surface {
            Surface::Open => DW_11_09,
            Surface::Rocky | Surface::Undergrowth | Surface::Wood | Surface::Sand => DW_11_10,
            Surface::Mud | Surface::Morass => DW_11_11,
            Surface::Swamp => DW_11_12,
            Surface::Ford => DW_11_23,
            Surface::Water1 => DW_11_24,
            Surface::Water2 | Surface::Water3 => DW_11_25,
        });
        if end.surface.is_water() {
            events.cite(DW_11_22);
        }
        let commander = self.is_commander(self.unit_of(element));
        if commander
            && end.surface == Surface::Swamp
            && self.card_of(element).standard.swamp != Swamp::Impassable
        {
            events.cite(DW_10_04);
        }
        if commander && (self.ground().is_along_road(from, to) || end.surface.is_water()) {
            events.cite(DW_10_G17);
        }
        if end.surface != Surface::Open && self.mover(element).loose {
            events.cite(if commander { DW_10_08 } else { DW_13_30 });
        }
        if start.step != end.step {
            events.cite(DW_11_13);
            events.cite(DW_11_17);
            if end.surface != Surface::Open {
                events.cite(DW_11_04);
            }
            if 1 < start.step.abs_diff(end.step) {
                events.cite(DW_11_16);
            }
        }
        match self.ground().edge_between(from, to) {
            Edge::Free => {}
            Edge::Hedge | Edge::Wall => {
                events.cite(DW_11_32);
                events.cite(DW_11_33);
            }
            Edge::Ruin => events.cite(DW_11_39),
        }
    }

    /// DW-11-19: what a step as a manoeuvre costs the less, since only movement points are asked for hills.
    pub(crate) fn cite_shift<E: Events<Event>>(&self, from: Hex, to: Hex, events: &mut E) {
        if !self.ground().is_plain() && self.field(from).step != self.field(to).step {
            events.cite(DW_11_19);
        }
    }
}
