use crate::action::{Action, Hand, Payment};
use crate::card::Order;
use crate::ids::{ElementId, UnitId};
use crate::state::*;
use hex::{Direction, Facing};
use table::Side;

impl Battle {
    /// Calls `each` with every action that could be legal for the side in this step; `check` decides.
    pub(crate) fn each_candidate(&self, side: Side, mut each: impl FnMut(Action)) {
        if !self.pending_sides().owes(side) {
            return;
        }
        let elements = || (0..self.n_elements).map(ElementId);
        let own = || elements().filter(|&element| self.side_of_element(element) == side);
        match self.step() {
            Step::Deploy => {
                let zone = || self.zone(side).hexes(self.board());
                for unit in self.units().filter(|&unit| self.side_of(unit) == side) {
                    for hex in zone() {
                        for facing in Facing::ALL {
                            for width in 0..=self.strength(unit) + self.guests(unit).len() as u8 {
                                each(Action::Deploy { unit, hex, facing, width });
                            }
                        }
                    }
                }
                for element in own() {
                    for hex in zone() {
                        for facing in Facing::ALL {
                            each(Action::Place { element, hex, facing });
                        }
                    }
                }
                self.each_set_up(side, &mut each);
                each(Action::Ready);
            }
            Step::Next(_) => {}
            Step::PickSide { .. } => {
                each(Action::PickSide { other: false });
                each(Action::PickSide { other: true });
            }
            Step::Arrive { .. } => {
                self.each_entry(side, |unit, hex| each(Action::Enter { unit, hex }));
            }
            Step::Assign => {
                for commander in self.living_units(side) {
                    for unit in self.living_units(side) {
                        each(Action::Assign { commander, unit });
                    }
                }
                each(Action::Commit);
            }
            Step::Keep { .. } => {
                for unit in self.living_units(side) {
                    for order in Order::ALL {
                        each(Action::Keep { unit, order });
                    }
                }
            }
            Step::Obey { unit, .. } => {
                for leader_adds in [false, true] {
                    for commanders_add in [false, true] {
                        each(Action::Temper { unit, leader_adds, commanders_add });
                    }
                }
            }
            Step::Aim { unit } => {
                for element in self.elements(unit) {
                    each(Action::DropShot { element });
                }
                each(Action::Fire { unit });
            }
            Step::Appeal { element } => {
                each(Action::Appeal { element, roll: true });
                each(Action::Appeal { element, roll: false });
            }
            Step::Replace { element } => {
                for by in self.elements(self.unit_of(element)) {
                    each(Action::Replace { element, by });
                }
            }
            Step::Flee { units, .. } => {
                for unit in units.iter() {
                    for element in self.elements(unit) {
                        self.each_flight(element, |hex| each(Action::Flee { element, hex }));
                    }
                    for commander in self.guests(unit).iter() {
                        each(Action::StayBehind { commander });
                    }
                    each(Action::Rout { unit });
                }
            }
            Step::Rush { .. } => {
                for unit in self.living_units(side) {
                    for target in self.living_units(side.enemy()) {
                        each(Action::Rush { unit, target });
                    }
                }
                self.each_departure(side, &mut each);
            }
            Step::Section { .. } => {
                for commander in self.units().filter(|&unit| self.side_of(unit) == side) {
                    each(Action::Act { commander });
                }
                each(Action::Commit);
            }
            Step::Touch { .. } => {
                for element in own() {
                    each(Action::Touch { element });
                }
                each(Action::EndTouching);
            }
            Step::Second { striker, .. } => {
                for target in elements() {
                    each(Action::Strike { element: striker, target });
                    each(Action::Pursue { element: striker, target });
                }
                each(Action::EndDeclaration);
            }
            Step::Release { .. } => {
                for element in own() {
                    each(Action::Release { element });
                }
                each(Action::EndReleasing);
            }
            Step::Rally { .. } => {
                for unit in self.living_units(side) {
                    each(Action::Rally { unit });
                }
                for element in own() {
                    each(Action::Abandon { element });
                }
                each(Action::EndRallying);
            }
            Step::Command => {
                for unit in self.living_units(side) {
                    for order in Order::ALL {
                        each(Action::Order { unit, order });
                    }
                }
                each(Action::Commit);
                each(Action::OfferDraw);
            }
            Step::Shoot { .. } => {
                for element in own() {
                    for other in elements() {
                        each(Action::Shoot { element, target: other });
                        each(Action::SupportShot { element, shooter: other });
                    }
                }
                for unit in self.living_units(side) {
                    each(Action::Fire { unit });
                }
                each(Action::EndShooting);
            }
            Step::CloseUp { .. } => {
                for element in own() {
                    for direction in Direction::ALL {
                        each(Action::CloseUp { element, direction });
                    }
                }
                each(Action::EndClosingUp);
            }
            Step::SegmentSequence { .. } | Step::SectionSequence { .. } | Step::FollowSequence { .. } => {
                each(Action::Sequence { first: true });
                each(Action::Sequence { first: false });
            }
            Step::Segment { .. } | Step::Move { .. } | Step::React { .. } | Step::Lead { .. } => {
                self.each_entry(side, |unit, hex| each(Action::Enter { unit, hex }));
                self.each_movement(side, &mut each);
                self.each_commander_move(side, &mut each);
                each(Action::EndSegment);
            }
            Step::FinalTurn { .. } => {
                for commander in self.commanders_to_turn(side) {
                    let element = self.commander_element(commander);
                    for facing in Facing::ALL {
                        each(Action::FreeTurn { element, facing });
                    }
                }
                each(Action::EndSegment);
            }
            Step::Gap { unit, .. } => {
                for element in self.elements(unit) {
                    for direction in Direction::ALL {
                        each(Action::CloseUp { element, direction });
                    }
                }
                each(Action::EndClosingUp);
            }
            Step::Complete { unit } => {
                for element in self.elements(unit) {
                    for hand in Hand::BOTH {
                        for payment in Payment::BOTH {
                            each(Action::Press { element, hand, payment });
                        }
                    }
                    each(Action::Touch { element });
                }
                self.each_arrival(side, &mut each);
                each(Action::EndMove { unit });
            }
            Step::Wield { .. } => {
                // Attached commanders, too, whose units of one are empty.
                for unit in self.units().filter(|&unit| self.side_of(unit) == side) {
                    for weapon in 0..2 {
                        each(Action::Wield { unit, weapon });
                    }
                }
            }
            Step::Strike { .. } => {
                for element in own() {
                    for target in elements() {
                        each(Action::Strike { element, target });
                    }
                    for striker in own() {
                        each(Action::SupportStrike { element, striker });
                    }
                }
                each(Action::EndDeclaration);
            }
            Step::Follow { .. } => {
                for element in own() {
                    for direction in Direction::ALL {
                        each(Action::Follow { element, direction });
                    }
                    for facing in Facing::ALL {
                        each(Action::Face { element, facing });
                    }
                }
                each(Action::EndFollowing);
            }
            Step::Over(_) => return,
        }
        each(Action::Resign);
    }

    /// Set-up of the standard game.
    fn each_set_up(&self, side: Side, each: &mut impl FnMut(Action)) {
        if !self.is_standard() {
            return;
        }
        let own = || self.units().filter(|&unit| self.side_of(unit) == side);
        for commander in own().filter(|&unit| self.is_commander(unit)) {
            for unit in own() {
                each(Action::Attach { commander, unit });
            }
            each(Action::Detach { commander });
        }
        for unit in own() {
            each(Action::Marker { unit, lay: true });
            each(Action::Marker { unit, lay: false });
            self.each_swap(unit, each);
            for wing in Hand::BOTH {
                each(Action::Outflank { unit, wing, leader: None });
                for leader in own().filter(|&leader| self.is_commander(leader)) {
                    each(Action::Outflank { unit, wing, leader: Some(leader) });
                }
            }
        }
    }

    /// Commanders leave their units.
    fn each_departure(&self, side: Side, each: &mut impl FnMut(Action)) {
        for commander in self.commanders(side) {
            for direction in Direction::ALL {
                each(Action::Leave { commander, direction });
            }
        }
    }

    /// Commanders join units.
    fn each_arrival(&self, side: Side, each: &mut impl FnMut(Action)) {
        for commander in self.commanders(side) {
            for unit in self.living_units(side) {
                self.each_join(commander, unit, |place, free| {
                    each(Action::Join { commander, unit, place, free })
                });
            }
        }
    }

    /// What commanders, figures and formations add to the movement phase.
    fn each_commander_move(&self, side: Side, each: &mut impl FnMut(Action)) {
        if !self.is_standard() {
            return;
        }
        self.each_departure(side, each);
        self.each_arrival(side, each);
        for unit in self.living_units(side) {
            self.each_swap(unit, each);
            for element in self.elements(unit) {
                each(Action::Touch { element });
            }
            for target in self.living_units(side.enemy()) {
                each(Action::Dare { unit, target });
            }
            each(Action::Marker { unit, lay: true });
            each(Action::Marker { unit, lay: false });
            each(Action::Dissolve { unit });
        }
    }

    /// DW-09-16.
    fn each_swap(&self, unit: UnitId, each: &mut impl FnMut(Action)) {
        for element in self.elements(unit).filter(|&element| self.is_special(element)) {
            for with in self.elements(unit) {
                each(Action::Swap { element, with });
            }
        }
    }

    fn each_movement(&self, side: Side, each: &mut impl FnMut(Action)) {
        for unit in self.living_units(side) {
            for hand in Hand::BOTH {
                each(Action::Advance { unit, hand });
                each(Action::Wheel { unit, hand });
                for facing in Facing::ALL {
                    for payment in Payment::BOTH {
                        each(Action::March { unit, facing, hand, payment });
                    }
                }
            }
            for direction in Direction::ALL {
                each(Action::Sidestep { unit, direction });
            }
            for element in self.elements(unit) {
                for direction in Direction::ALL {
                    each(Action::PlanShift { element, direction });
                    each(Action::Walk { element, direction, payment: Payment::Points });
                    each(Action::Walk { element, direction, payment: Payment::Manoeuvre });
                }
                for facing in Facing::ALL {
                    each(Action::PlanTurn { element, facing });
                    each(Action::FreeTurn { element, facing });
                }
            }
            each(Action::EndMove { unit });
        }
        each(Action::CarryOut);
        each(Action::DropPlan);
    }
}
