//! What each side may know, and how the rest is imagined.

use crate::action::{Action, Hand};
use crate::board::Grid;
use crate::card::Order;
use crate::game::Legal;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::state::*;
use hex::{Facing, Hex};
use table::{FastDice, Game, Rng, Side, Viewer};

/// Choices that are drawn for one side before it is taken to be done.
const MOST_CHOICES: usize = 4096;

/// What one viewer may know: a position from which everything hidden has been taken out. Of each side there is hidden
/// from the other and from spectators
///
/// - during the set-up: where its elements stand, which commanders are attached, skirmish markers and flank marches,
///   until both are ready (DW-07-G3, DW-16-45);
/// - after that: the wing, the command and the failed attempts of whoever has not arrived (DW-16-45); that they march is
///   open, as they do not stand on the board;
/// - during `Step::Assign`: which leaderless units its commanders have chosen (DW-08-G3);
/// - during `Step::Command`: the markers and how many they are (DW-03-08), but not an order that was rolled or that a
///   unit has by itself (DW-08-G4, DW-15-53, DW-16-51);
/// - during `Step::Keep`: the markers that still lie face down, but not how many (DW-10-53), and which ones are kept in
///   this stage; markers that were taken away are gone (DW-10-G13);
/// - during `Step::Section`: which single commanders act (DW-10-G3).
///
/// Open to all are: whether a side has finished a hidden choice, rolled orders, kept orders of earlier stages, offers of
/// a draw and everything on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    position: Battle,
    marching: UnitSet,
}

impl View {
    pub(crate) fn new(battle: &Battle, viewer: Viewer) -> View {
        let mut view = View { viewer, position: battle.clone(), marching: UnitSet::EMPTY };
        for side in Side::BOTH {
            if view.hides(side) {
                view.position.hide_choices(side);
            }
        }
        for unit in battle.units() {
            if view.position.is_marching(unit) {
                view.marching.insert(unit);
                if view.hides(battle.side_of(unit)) {
                    view.position.unit_mut(unit).march.hide();
                }
            }
        }
        view
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position as the viewer knows it. Orders and elements that are hidden from him are not there; whether the
    /// other side has finished placing is open to all.
    pub fn position(&self) -> &Battle {
        &self.position
    }

    /// DW-16-45: whether the unit is on a flank march and has not arrived.
    pub fn is_marching(&self, unit: UnitId) -> bool {
        self.marching.contains(unit)
    }

    fn marching_of(&self, side: Side) -> UnitSet {
        let mut own = UnitSet::EMPTY;
        self.marching
            .iter()
            .filter(|&unit| self.position.side_of(unit) == side)
            .for_each(|unit| own.insert(unit));
        own
    }

    /// Whether the side has secrets from the viewer.
    fn hides(&self, side: Side) -> bool {
        self.viewer != Viewer::Side(side)
    }

    /// A full state that agrees with the view: whatever a side has placed and hidden is drawn at random. Of a hidden
    /// choice that a side has not finished nothing is taken to be made.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Battle {
        let mut battle = self.position.clone();
        for side in Side::BOTH.into_iter().filter(|&side| self.hides(side)) {
            battle.imagine_marches(side, self.marching_of(side), rng);
            let done = battle.committed[side];
            match battle.step() {
                Step::Keep { count } => battle.imagine_kept(side, count, done, rng),
                Step::Command if done => battle.imagine_markers(side, rng),
                Step::Deploy | Step::Assign | Step::Section { .. } if done => {
                    battle.imagine_choices(side, |battle| battle.sample(side, rng));
                }
                _ => {}
            }
        }
        battle
    }

    /// As [`Game::imagine`], but what a side has decided in secret is decided by `choose`, which is given the position
    /// as that side knows it; where it knows nothing legal, the side is done. Only flank marches and which markers lie face
    /// down (DW-10-53) are still drawn at random.
    pub fn imagine_by(
        &self,
        rng: &mut Rng,
        mut choose: impl FnMut(&Battle, Side, &mut Rng) -> Option<Action>,
    ) -> Battle {
        let mut battle = self.position.clone();
        for side in Side::BOTH.into_iter().filter(|&side| self.hides(side)) {
            battle.imagine_marches(side, self.marching_of(side), rng);
            let done = battle.committed[side];
            match battle.step() {
                Step::Keep { count } => battle.imagine_kept(side, count, done, rng),
                Step::Deploy | Step::Assign | Step::Command | Step::Section { .. } if done => {
                    battle.imagine_choices(side, |battle| {
                        let action = choose(battle.view(Viewer::Side(side)).position(), side, rng)?;
                        battle.check(side, action).ok()
                    });
                }
                _ => {}
            }
        }
        battle
    }
}

impl March {
    /// DW-16-45: what was written down in secret.
    const fn hide(&mut self) {
        self.wing = None;
        self.leader = None;
        self.failed = 0;
    }
}

/// Hiding.
impl Battle {
    /// DW-16-45: the unit marches round a flank and has not arrived.
    pub fn is_marching(&self, unit: UnitId) -> bool {
        let Unit { march, flags, alive, .. } = *self.unit(unit);
        march.wing.is_some() && march.entry.is_none() && alive == 0 && !flags.has(UnitFlags::ARRIVED)
    }

    /// Takes out what the side has not shown in this step.
    fn hide_choices(&mut self, side: Side) {
        if self.step() == Step::Deploy {
            return self.hide_deployment(side);
        }
        let step = self.step();
        for unit in self.units() {
            if self.side_of(unit) != side {
                continue;
            }
            let laid = 0 < self.markers_allowed(unit);
            let state = self.unit_mut(unit);
            match step {
                Step::Assign => state.commanded_by = None,
                Step::Command if laid => {
                    state.order = None;
                    state.markers = Markers::default();
                }
                Step::Keep { count } if count <= state.marker_count => {
                    state.order = None;
                    state.markers = Markers::default();
                }
                Step::Section { .. } => state.flags.clear(UnitFlags::ACTS),
                _ => {}
            }
        }
    }

    /// DW-07-G3: takes the side off the board and undoes whatever else belongs to its set-up.
    fn hide_deployment(&mut self, side: Side) {
        for element in (0..self.n_elements).map(ElementId) {
            if self.side_of_element(element) == side {
                self.flags[element.index()] = ElementFlags::default();
                self.hexes[element.index()] = Hex::default();
                self.facings[element.index()] = Facing::NORTH;
                self.owners[element.index()] = self.home_of(element);
            }
        }
        for unit in self.units() {
            let state = self.unit_mut(unit);
            if state.side == side {
                state.alive = 0;
                state.flags = UnitFlags::default();
                state.guests = UnitSet::EMPTY;
                state.host = None;
                state.skirmishing = false;
                state.march = March::default();
                self.reform(unit);
            }
        }
        self.grid = Grid::new(self.board());
        for element in (0..self.n_elements).map(ElementId) {
            if self.is_alive(element) {
                self.grid.put(self.hexes[element.index()], element);
            }
        }
    }
}

/// Imagining.
impl Battle {
    /// Makes hidden choices of the side until it is done.
    fn imagine_choices(&mut self, side: Side, mut choose: impl FnMut(&Battle) -> Option<Legal>) {
        self.committed[side] = false;
        for _ in 0..MOST_CHOICES {
            let Some(legal) = choose(self) else { break };
            if matches!(Battle::action(&legal).1, Action::Ready | Action::Commit) {
                break;
            }
            self.apply(legal, &mut FastDice { seed: 0 }, &mut ());
        }
        self.committed[side] = true;
    }

    /// DW-03-08: as many markers as each unit may have.
    fn imagine_markers(&mut self, side: Side, rng: &mut Rng) {
        for unit in self.units() {
            let most = self.markers_allowed(unit);
            if self.side_of(unit) == side && 0 < most {
                let markers = any_markers(most, rng);
                let state = self.unit_mut(unit);
                state.markers = markers;
                state.order = markers.iter().next().filter(|_| markers.len() == 1);
            }
        }
    }

    /// DW-10-53, DW-10-54: as many markers as lie there; one of them has been kept where the side is done.
    fn imagine_kept(&mut self, side: Side, stage: u8, done: bool, rng: &mut Rng) {
        for unit in self.units() {
            let count = self.marker_count(unit);
            if self.side_of(unit) != side || count < stage {
                continue;
            }
            let markers = any_markers(count, rng);
            let kept = markers.iter().nth(rng.below(count.into()) as usize);
            let state = self.unit_mut(unit);
            state.markers = markers;
            state.order = kept.filter(|_| done && count == stage);
        }
    }

    /// DW-16-43, DW-16-44, DW-16-48: who marches is known; wings and commands are drawn as the rules allow them.
    fn imagine_marches(&mut self, side: Side, marching: UnitSet, rng: &mut Rng) {
        let free = self.has_outscouted(side);
        for unit in marching.iter() {
            let wing = if free && rng.one_in(2) { Hand::Left } else { Hand::Right };
            self.unit_mut(unit).march.wing = Some(wing);
        }
        for unit in marching.iter() {
            let wing = self.unit(unit).march.wing;
            let along = |&other: &UnitId| self.is_commander(other) && self.unit(other).march.wing == wing;
            let leader = marching.iter().find(along).filter(|&leader| leader != unit);
            self.unit_mut(unit).march.leader = leader.filter(|_| !free || rng.one_in(2));
        }
        for unit in marching.iter() {
            self.unit_mut(unit).march.failed = self.attempts(unit, marching);
        }
    }

    /// DW-16-48, DW-16-G11: a command has tried in every round since its slowest could arrive, and failed.
    fn attempts(&self, unit: UnitId, marching: UnitSet) -> u8 {
        let command = self.unit(unit).march.leader.unwrap_or(unit);
        let along = marching.iter().filter(|&other| {
            other == unit || other == command || self.unit(other).march.leader == Some(command)
        });
        let earliest = along.map(|other| self.earliest_arrival(other)).max().unwrap_or(1);
        u8::try_from(self.round.saturating_add(1).saturating_sub(earliest)).unwrap_or(u8::MAX)
    }
}

/// So many different markers.
fn any_markers(count: u8, rng: &mut Rng) -> Markers {
    let mut markers = Markers::default();
    for laid in 0..count.min(4) {
        let mut left = Order::ALL.into_iter().filter(|&order| !markers.has(order));
        let order = left.nth(rng.below(4 - u32::from(laid)) as usize);
        order.into_iter().for_each(|order| markers.insert(order));
    }
    markers
}

#[cfg(test)]
mod tests;
