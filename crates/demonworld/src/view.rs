use crate::board::Grid;
use crate::card::Order;
use crate::ids::ElementId;
use crate::state::*;
use hex::{Facing, Hex};
use table::{Game, Rng, Side, Viewer};

/// What one viewer may know: a position from which everything hidden has been taken out. Hidden are the orders of a
/// side until all are revealed (DW-03-08) and its set-up until both are ready (DW-07-G3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    position: Battle,
}

impl View {
    pub(crate) fn new(battle: &Battle, viewer: Viewer) -> View {
        let mut position = battle.clone();
        for side in Side::BOTH {
            if viewer != Viewer::Side(side) {
                position.hide(side);
            }
        }
        View { viewer, position }
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position as the viewer knows it. Orders and elements that are hidden from him are not there; whether the
    /// other side has finished placing is open to all.
    pub fn position(&self) -> &Battle {
        &self.position
    }

    /// A full state that agrees with the view: whatever a side has placed and hidden is drawn at random.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Battle {
        let mut battle = self.position.clone();
        for side in Side::BOTH {
            if self.viewer == Viewer::Side(side) || !battle.committed[side] {
                continue;
            }
            match battle.step() {
                Step::Command => {
                    for unit in battle.units() {
                        if battle.side_of(unit) == side
                            && 0 < battle.alive(unit)
                            && !battle.was_in_melee(unit)
                        {
                            battle.unit_mut(unit).order = rng.pick(&Order::ALL);
                        }
                    }
                }
                Step::Deploy => battle.imagine_deployment(side, rng),
                _ => {}
            }
        }
        battle
    }
}

impl Battle {
    fn hide(&mut self, side: Side) {
        match self.step() {
            Step::Command => {
                for unit in self.units() {
                    if self.side_of(unit) == side {
                        self.unit_mut(unit).order = None;
                    }
                }
            }
            Step::Deploy => {
                for element in (0..self.n_elements).map(ElementId) {
                    if self.side_of_element(element) == side {
                        self.flags[element.index()] = ElementFlags::default();
                        self.hexes[element.index()] = Hex::default();
                        self.facings[element.index()] = Facing::NORTH;
                    }
                }
                for unit in self.units() {
                    if self.side_of(unit) == side {
                        self.unit_mut(unit).alive = 0;
                    }
                }
                self.grid = Grid::new(self.board);
                for element in (0..self.n_elements).map(ElementId) {
                    if self.is_alive(element) {
                        self.grid.put(self.hexes[element.index()], element);
                    }
                }
            }
            _ => {}
        }
    }

    /// Sets up a side at random inside its zone.
    fn imagine_deployment(&mut self, side: Side, rng: &mut Rng) {
        let committed = std::mem::replace(&mut self.committed[side], false);
        while let Some(legal) = self.sample(side, rng) {
            if Battle::action(&legal).1 == crate::Action::Ready {
                break;
            }
            self.apply(legal, &mut table::FastDice { seed: 0 }, &mut ());
        }
        self.committed[side] = committed;
    }
}
