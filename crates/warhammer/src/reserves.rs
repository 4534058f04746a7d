//! WH-09-H49: in the fog most of an army comes on later, by dice, from its own edge.

use crate::dice::Purpose;
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::Manner;
use crate::refusal::Refusal;
use crate::state::{Battle, Flags, Status};
use crate::step::Step;
use plane::{CONTACT, INCH, Mil, Point};
use table::{Dice, Events, Side};

/// How finely the own edge is searched for a free place.
const STEP: Mil = INCH / 2;

impl Battle {
    /// What has not been set up comes on later, characters with the regiment they are to join.
    pub(crate) fn hold_reserves<E: Events<Event>>(&mut self, events: &mut E) {
        for unit in self.units() {
            if self.unit(unit).status == Status::Waiting {
                self.unit_mut(unit).status = Status::Reserve;
                events.emit(Event::HeldInReserve { unit });
            }
        }
    }

    fn is_reserve(&self, unit: UnitId) -> bool {
        self.unit(unit).status == Status::Reserve
    }

    /// The reserve with which a character comes on.
    fn comes_with(&self, character: UnitId) -> Option<UnitId> {
        let host = self.stage.units[character.index()].joins?;
        (self.is_reserve(host) && self.fits_into(character, host)).then_some(host)
    }

    /// The characters who come on with a regiment of the reserve: not more than it has files.
    fn company(&self, host: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.units()
            .filter(move |&unit| self.is_reserve(unit) && self.comes_with(unit) == Some(host))
            .take(usize::from(self.unit(host).models))
    }

    /// At the start of step 5 every reserve rolls by itself, and must come on when it succeeds.
    pub(crate) fn bring_reserves<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        let side = self.active;
        let mut due = UnitSet::EMPTY;
        for unit in self.units() {
            let apart = self.is_reserve(unit) && self.comes_with(unit).is_none();
            if self.side(unit) == side && apart && self.comes_on(unit, dice, events) {
                due.insert(unit);
            }
        }
        self.ask_arrivals(due);
    }

    /// After the last of the listed game turns they come without a roll.
    fn comes_on<D: Dice, E: Events<Event>>(&mut self, unit: UnitId, dice: &mut D, events: &mut E) -> bool {
        let turn = usize::from(self.game_turn()).saturating_sub(1);
        let Some(&needed) = self.stage.scenario.reserves.get(turn) else { return true };
        let (roll, comes) = self.roll_at_least(unit, Purpose::Reserve, needed, dice);
        events.emit(Event::ReserveRolled { unit, roll, needed, comes });
        comes
    }

    /// Who finds no room on the edge has to wait for another turn.
    fn ask_arrivals(&mut self, due: UnitSet) {
        let units: UnitSet = due.iter().filter(|&unit| self.room_on_edge(unit).is_some()).collect();
        if !units.is_empty() {
            self.push(Step::Arrive { units });
        }
    }

    /// Where the middle of the front is when the rear lies on the own edge, facing inwards.
    pub(crate) fn on_edge(&self, unit: UnitId, x: Mil, files: u8) -> Point {
        self.on_edge_with(self.company(unit).count() as u8, unit, x, files)
    }

    /// The same with so many characters in it.
    fn on_edge_with(&self, guests: u8, unit: UnitId, x: Mil, files: u8) -> Point {
        let facing = self.onward(self.side(unit));
        let depth = self.rect_at(unit, Point { x, y: 0 }, facing, files, guests).depth;
        let y = if self.holds_north(self.side(unit)) { self.stage.scenario.table[1] - depth } else { depth };
        Point { x, y }
    }

    /// A free place on the own edge: as wide as was suggested, if that can be, and near the middle.
    pub(crate) fn room_on_edge(&self, unit: UnitId) -> Option<(Point, u8)> {
        let width = self.stage.scenario.table[0];
        let wanted = self.stage.units[unit.index()].files.clamp(1, self.places(unit).max(1));
        let guests = self.company(unit).count() as u8;
        (1..=wanted).rev().find_map(|files| {
            let steps = (0..=width / STEP / 2).flat_map(|n| [width / 2 - n * STEP, width / 2 + n * STEP]);
            steps
                .map(|x| self.on_edge_with(guests, unit, x, files))
                .find(|&front| self.check_arrival(guests, unit, front, files).is_ok())
                .map(|front| (front, files))
        })
    }

    pub(crate) fn check_arrive(
        &self,
        units: UnitSet,
        unit: UnitId,
        front: Point,
        files: u8,
    ) -> Result<(), Refusal> {
        self.check_next(units, unit)?;
        self.check_arrival(self.company(unit).count() as u8, unit, front, files)
    }

    fn check_arrival(&self, guests: u8, unit: UnitId, front: Point, files: u8) -> Result<(), Refusal> {
        self.check_files(unit, files)?;
        if files < guests {
            return Err(Refusal::FilesImpossible { unit, files, models: self.places(unit) });
        }
        let rect = self.checked_rect(unit, front, self.onward(self.side(unit)), files, guests)?;
        if CONTACT < (self.on_edge_with(guests, unit, front.x, files).y - front.y).abs() {
            return Err(Refusal::NotAtOwnEdge { unit });
        }
        self.check_space(unit, &rect, INCH)
    }

    /// It stands on its edge and may still move, but not march.
    pub(crate) fn arrive<E: Events<Event>>(
        &mut self,
        units: UnitSet,
        unit: UnitId,
        front: Point,
        files: u8,
        events: &mut E,
    ) {
        self.pop();
        let facing = self.onward(self.side(unit));
        let company: UnitSet = self.company(unit).collect();
        self.put_down(unit, front, facing, files);
        for (file, guest) in company.iter().enumerate() {
            self.put_into(guest, unit, file as u8);
            self.unit_mut(guest).flags.set(Flags::ARRIVED);
            events.emit(Event::DeployedIn { character: guest, host: unit });
        }
        self.unit_mut(unit).flags.set(Flags::ARRIVED);
        let left = self.pace(unit);
        events.emit(Event::Moved { unit, manner: Manner::Arrive, front, facing, files, cost: 0, left });
        self.ask_arrivals(units.without(UnitSet::of(unit)));
    }

    /// Whether anybody of the side is still to come.
    pub fn has_reserves(&self, side: Side) -> bool {
        self.units().any(|unit| self.side(unit) == side && self.is_reserve(unit))
    }
}
