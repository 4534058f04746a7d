use crate::action::{Action, Hand, Payment};
use crate::card::Order;
use crate::ids::ElementId;
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
                let zone = || self.board.hexes().filter(|&hex| self.zone_contains(side, hex));
                for unit in self.units().filter(|&unit| self.side_of(unit) == side) {
                    for hex in zone() {
                        for facing in Facing::ALL {
                            for width in 1..=self.strength(unit) {
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
                each(Action::Ready);
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
            Step::SegmentSequence { .. } | Step::FollowSequence { .. } => {
                each(Action::Sequence { first: true });
                each(Action::Sequence { first: false });
            }
            Step::Segment { .. } | Step::Move { .. } | Step::React { .. } => {
                self.each_movement(side, &mut each);
                each(Action::EndSegment);
            }
            Step::Complete { unit } => {
                for element in self.elements(unit) {
                    for hand in Hand::BOTH {
                        for payment in Payment::BOTH {
                            each(Action::Press { element, hand, payment });
                        }
                    }
                }
                each(Action::EndMove { unit });
            }
            Step::Wield { .. } => {
                for unit in self.living_units(side) {
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
