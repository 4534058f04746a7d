//! Chapter 13: special formations (Formationen): square, wedge, skirmish formation, horde. Who may use them, when they
//! are judged, what they forbid. Their geometry is in `formation`.

use crate::card::{Class, Figures, Permits};
use crate::event::Event;
use crate::formation::{
    Formation, Posts, front_rank, is_horde_shape, is_two_ranks, outer_posts, square, triangle_tip, wedge_tip,
};
use crate::ids::{ElementId, UnitId};
use crate::label::{FormationName, Phase};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::Direction;
use table::{Events, Side};

/// DW-05-06: manoeuvres of every unit in the introductory game, whatever its card says.
const MANOEUVRES: u8 = 2;

/// DW-13-03, DW-13-14: elements a square or wedge needs.
const FEWEST: u8 = 6;

/// DW-13-G13: elements in the five ranks of a wedge.
const MOST_IN_WEDGE: u8 = 15;

/// DW-13-G10, DW-28-12: elements needed to lay the marker of the skirmish formation.
const FEWEST_SKIRMISHERS: u8 = 5;

/// What a unit wants to do, as far as its formation has a say in it; wheels are judged where they are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShapeMove {
    /// Forward for movement points.
    Advance,
    /// Any turn of any element.
    Turn,
    /// A single element, as a manoeuvre.
    Shift { element: ElementId, direction: Direction },
    /// The whole unit, as a manoeuvre.
    Sidestep { direction: Direction },
    /// As a column.
    March,
    /// Making contact by an own move.
    Attack,
}

/// Queries.
impl Battle {
    /// DW-13-01: the special formations the unit may use. A horde has no other.
    fn permits(&self, unit: UnitId) -> Permits {
        if !self.plays(Modules::FORMATIONS) {
            return Permits::NONE;
        }
        let permits = self.card(unit).standard.permits;
        if permits.has(Permits::HORDE) { Permits::HORDE } else { permits }
    }

    /// DW-13-33, DW-13-39: a horde, in formation or not; three elements are a small unit like any other.
    pub fn is_horde(&self, unit: UnitId) -> bool {
        self.permits(unit).has(Permits::HORDE) && !self.is_small(unit)
    }

    /// DW-13-14, DW-13-25, DW-13-G7: all infantry or all cavalry, attached commanders included.
    pub(crate) fn is_one_kind(&self, unit: UnitId) -> bool {
        let class = self.card(unit).class;
        self.guests(unit).iter().all(|guest| self.card(guest).class == class)
    }

    /// DW-13-G3, DW-13-G6: an outer element of a square, on whom every blow falls as if from the front (DW-13-10).
    pub fn is_square_outer(&self, element: ElementId) -> bool {
        let unit = self.unit_of(element);
        self.formation(unit) == Formation::Square
            && self
                .elements(unit)
                .position(|other| other == element)
                .is_some_and(|place| outer_posts(&self.posts(unit)) & 1 << place != 0)
    }

    /// DW-13-20, DW-13-G9: the element in the first rank of a wedge. In the melee phase it is the one that stood there
    /// when the phase began, while it lives and stays on its hex (DW-13-21).
    pub fn wedge_tip(&self, unit: UnitId) -> Option<ElementId> {
        if self.formation(unit) != Formation::Wedge {
            return None;
        }
        if self.phase() != Phase::Melee {
            return self.elements(unit).nth(triangle_tip(self.posts(unit).as_slice())?);
        }
        let guests = self.guests(unit);
        let stood = || {
            let attached = guests.iter().map(|guest| self.commander_element(guest));
            self.roster(unit)
                .chain(attached)
                .filter(|&element| self.board().contains(self.held[element.index()]))
        };
        let mut posts = Posts::new();
        for element in stood() {
            posts.push(self.held[element.index()], self.facing(element));
        }
        let tip = stood().nth(triangle_tip(posts.as_slice())?)?;
        (self.is_alive(tip) && self.keeps_place(tip)).then_some(tip)
    }

    /// DW-13-G9: the living elements that are part of the wedge now, its tip included; 0 for other units.
    pub fn wedge_size(&self, unit: UnitId) -> u8 {
        if self.formation(unit) != Formation::Wedge {
            return 0;
        }
        let fighting = self.phase() == Phase::Melee;
        self.elements(unit).filter(|&element| !fighting || self.keeps_place(element)).count() as u8
    }

    /// The element stands where it stood when the phase began.
    fn keeps_place(&self, element: ElementId) -> bool {
        self.held[element.index()] == self.hex(element)
    }

    /// DW-09-G10: the elements of the front rank (Frontrang); none where it cannot be recognised.
    pub fn front_rank(&self, unit: UnitId) -> impl Iterator<Item = ElementId> + '_ {
        let front = self.front_posts(unit);
        self.elements(unit)
            .enumerate()
            .filter(move |(place, _)| front & 1 << place != 0)
            .map(|(_, element)| element)
    }

    /// DW-09-G10: the front rank as a set of the unit's posts.
    pub(crate) fn front_posts(&self, unit: UnitId) -> u16 {
        // During the set-up nobody's formation has been noted yet.
        let formation = match self.step() {
            Step::Deploy => self.judge(unit, false),
            _ => self.formation(unit),
        };
        front_rank(self.posts(unit).as_slice(), formation)
    }

    /// DW-09-03, DW-09-04, DW-13-35, DW-13-G16: manoeuvres in a movement phase; in the introductory game two for
    /// everybody (DW-05-06), for a commander none (DW-10-07).
    pub fn manoeuvre_allowance(&self, unit: UnitId) -> u8 {
        if !self.is_standard() {
            return MANOEUVRES;
        }
        if self.is_commander(unit) {
            return 0;
        }
        if self.is_horde(unit) {
            return 1;
        }
        self.card(unit).manoeuvres + u8::from(self.has_musician(unit))
    }

    /// Whether the musician lives.
    fn has_musician(&self, unit: UnitId) -> bool {
        let figures = self.card(unit).standard.figures;
        let before = u8::from(figures.has(Figures::LEADER)) + u8::from(figures.has(Figures::STANDARD));
        self.plays(Modules::FIGURES)
            && figures.has(Figures::MUSICIAN)
            && before < self.strength(unit)
            && self.is_alive(ElementId(self.unit(unit).first + before))
    }

    /// Names the rules behind [`Battle::manoeuvre_allowance`] when a manoeuvre is used.
    pub(crate) fn cite_allowance<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        if self.is_horde(unit) {
            return events.cite(DW_13_35);
        }
        events.cite(DW_09_04);
        if self.has_musician(unit) {
            events.cite(DW_09_03);
        }
        if self.permits(unit).has(Permits::HORDE) {
            events.cite(DW_13_G16);
        }
    }
}

/// Judging.
impl Battle {
    /// How the unit stands now, judged by its card (DW-13-01) and the moment (DW-13-G4).
    pub(crate) fn reform(&mut self, unit: UnitId) {
        let formation = self.judge(unit, self.shapes_are_fixed());
        self.unit_mut(unit).formation = formation;
    }

    /// DW-13-G4: from the first shot to the end of closing up, and from the first blow to the last follow-up, nobody
    /// gains or loses a square or wedge.
    fn shapes_are_fixed(&self) -> bool {
        match self.steps[0] {
            Step::Shoot { .. } | Step::CloseUp { .. } | Step::Next(Moment::Casualties { .. }) => true,
            _ => self.phase() == Phase::Melee,
        }
    }

    fn judge(&self, unit: UnitId, fixed: bool) -> Formation {
        let posts = self.posts(unit);
        // DW-16-53: an entering unit is a column from its first element on.
        if self.is_lone_head(unit) {
            return Formation::Column;
        }
        let plain = Formation::of(posts.as_slice());
        let permits = self.permits(unit);
        if permits == Permits::NONE || posts.as_slice().is_empty() {
            return plain;
        }
        if permits.has(Permits::HORDE) {
            return self.judge_horde(unit, &posts, plain);
        }
        let before = self.formation(unit);
        let in_shape = matches!(before, Formation::Wedge | Formation::Square);
        if fixed && in_shape && !self.is_fleeing(unit) {
            return before;
        }
        if fixed || plain.is_ordered() || !self.may_take_shape(unit) {
            return plain;
        }
        if permits.has(Permits::WEDGE) && self.is_wedge(unit, &posts, before == Formation::Wedge) {
            return Formation::Wedge;
        }
        if permits.has(Permits::SQUARE) && self.is_square(unit, &posts, before == Formation::Square) {
            return Formation::Square;
        }
        plain
    }

    /// DW-13-34: a horde is ordered in its own formation only.
    fn judge_horde(&self, unit: UnitId, posts: &Posts, plain: Formation) -> Formation {
        match self.is_horde(unit) {
            true if is_horde_shape(posts.as_slice()) => Formation::Horde,
            true => Formation::Disordered,
            false => plain,
        }
    }

    /// DW-13-19: not in the movement phase in which it was given up; nor in flight or with the marker of the skirmish
    /// formation, which is a formation of its own (DW-13-24).
    fn may_take_shape(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        let dissolved = state.flags.has(UnitFlags::DISSOLVED) && self.phase() == Phase::Movement;
        !dissolved && !state.skirmishing && state.mood != Mood::Fleeing
    }

    /// DW-13-01, DW-13-14, DW-13-G13: whether a wedge can be made of so many elements of the unit.
    pub(crate) fn check_may_form_wedge(&self, unit: UnitId, elements: u8) -> Result<(), Refusal> {
        let fits = (FEWEST..=MOST_IN_WEDGE).contains(&elements);
        if self.permits(unit).has(Permits::WEDGE) && self.is_one_kind(unit) && fits {
            Ok(())
        } else {
            Err(Refusal::NoSuchFormation { unit })
        }
    }

    /// DW-13-14, DW-13-15.
    fn is_wedge(&self, unit: UnitId, posts: &Posts, stands: bool) -> bool {
        FEWEST <= self.alive(unit) && self.is_one_kind(unit) && wedge_tip(posts.as_slice(), stands).is_some()
    }

    /// DW-13-03 to DW-13-07. A square is not formed around an enemy; one who has broken in does not end it (DW-13-G6).
    fn is_square(&self, unit: UnitId, posts: &Posts, stands: bool) -> bool {
        if self.card(unit).class != Class::Infantry {
            return false;
        }
        let Some(square) = square(posts) else { return false };
        let side = self.side_of(unit);
        stands
            || !(0..self.n_elements).map(ElementId).any(|element| {
                self.is_alive(element)
                    && self.side_of_element(element) != side
                    && square.encloses(self.hex(element))
            })
    }

    /// Judges a unit whatever the moment, and says what has changed.
    fn judge_and_tell<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let before = self.formation(unit);
        let formation = self.judge(unit, false);
        self.unit_mut(unit).formation = formation;
        self.tell_formation(unit, before, events);
    }

    /// DW-13-G4 (a): after the close-up that follows losses.
    pub(crate) fn judge_after_volley<E: Events<Event>>(&mut self, events: &mut E) {
        if !self.plays(Modules::FORMATIONS) {
            return;
        }
        for unit in self.units() {
            if self.alive(unit) == 0 || !self.unit(unit).flags.has(UnitFlags::LOST) {
                continue;
            }
            if self.is_horde(unit) {
                events.cite(DW_13_38);
            }
            self.judge_and_tell(unit, events);
        }
    }

    /// DW-13-G4 (b), DW-13-28: after all follow-up at the end of a melee phase.
    pub(crate) fn judge_after_melee<E: Events<Event>>(&mut self, events: &mut E) {
        if !self.plays(Modules::FORMATIONS) {
            return;
        }
        for unit in self.units() {
            if self.alive(unit) == 0 {
                continue;
            }
            let fought = self.unit(unit).flags.has(UnitFlags::FOUGHT);
            if fought && self.is_skirmishing(unit) {
                events.cite(DW_13_28);
                self.take_skirmish_marker(unit, events);
            }
            self.judge_and_tell(unit, events);
            // Somebody has gone where another stood, and the formation is whole again.
            let mended = self.elements(unit).any(|element| !self.keeps_place(element));
            match self.formation(unit) {
                Formation::Square if mended => events.cite(DW_13_13),
                Formation::Wedge if mended || 0 < self.unit(unit).lost => events.cite(DW_13_23),
                _ => {}
            }
        }
    }

    /// Says which special formation the unit has taken or lost (DW-13-12, DW-13-22), and why a shape counts for
    /// nothing (DW-13-02).
    pub(crate) fn tell_shape<E: Events<Event>>(&mut self, unit: UnitId, before: Formation, events: &mut E) {
        if !self.plays(Modules::FORMATIONS) {
            return;
        }
        if self.card(unit).standard.permits.has(Permits::HORDE) && !self.is_horde(unit) {
            events.cite(DW_13_39);
        }
        if before == self.formation(unit) {
            return;
        }
        if let Some(formation) = shape_name(before) {
            events.emit(Event::FormationLost { unit, formation });
            match formation {
                FormationName::Square => events.cite(DW_13_12),
                FormationName::Wedge => events.cite(DW_13_22),
                _ => {}
            }
            // DW-13-19: also if the shape was broken by the unit's own move.
            let own_move = match self.step() {
                Step::Move { unit: acting } | Step::React { current: Some(acting), .. } => acting == unit,
                _ => false,
            };
            if own_move && formation == FormationName::Wedge {
                self.unit_mut(unit).flags.set(UnitFlags::DISSOLVED);
            }
        }
        self.tell_taken(unit, events);
    }

    /// Says in which special formation the unit stands.
    pub(crate) fn tell_taken<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        self.cite_disorder(unit, events);
        let Some(formation) = shape_name(self.formation(unit)) else { return };
        events.emit(Event::FormationTaken { unit, formation });
        match formation {
            FormationName::Square => {
                events.cite(DW_13_03);
                events.cite(DW_13_04);
                if !self.guests(unit).is_empty() {
                    events.cite(DW_13_05);
                }
                if u32::from(self.alive(unit)) != outer_posts(&self.posts(unit)).count_ones() {
                    events.cite(DW_13_07);
                }
                events.cite(DW_13_08);
            }
            FormationName::Wedge => {
                events.cite(DW_13_14);
                events.cite(DW_13_16);
            }
            FormationName::Skirmish | FormationName::Horde => {}
        }
    }

    /// DW-13-02, DW-13-34: shapes that are ordered for others, or would be with permission.
    pub(crate) fn cite_disorder<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        if !self.plays(Modules::FORMATIONS) || self.formation(unit) != Formation::Disordered {
            return;
        }
        let posts = self.posts(unit);
        if self.is_horde(unit) {
            if Formation::of(posts.as_slice()).is_ordered() {
                events.cite(DW_13_34);
            }
        } else if !self.permits(unit).has(Permits::WEDGE) && wedge_tip(posts.as_slice(), false).is_some()
            || !self.permits(unit).has(Permits::SQUARE) && square(&posts).is_some()
        {
            events.cite(DW_13_02);
        }
    }
}

const fn shape_name(formation: Formation) -> Option<FormationName> {
    match formation {
        Formation::Square => Some(FormationName::Square),
        Formation::Wedge => Some(FormationName::Wedge),
        Formation::Horde => Some(FormationName::Horde),
        Formation::Line { .. } | Formation::Column | Formation::Disordered => None,
    }
}

/// Checks.
impl Battle {
    /// DW-13-09, DW-13-18, DW-13-19, DW-13-31, DW-13-34: whether the unit's formation lets it do this.
    pub(crate) fn check_shape_allows(&self, unit: UnitId, what: ShapeMove) -> Result<(), Refusal> {
        if !self.plays(Modules::FORMATIONS) {
            return Ok(());
        }
        if what == ShapeMove::Attack && self.is_skirmishing(unit) {
            return Err(Refusal::SkirmishersMayNotAttack { unit });
        }
        match self.formation(unit) {
            Formation::Wedge => self.check_wedge_allows(unit, what),
            Formation::Square => match what {
                ShapeMove::Turn | ShapeMove::Shift { .. } | ShapeMove::Sidestep { .. } => Ok(()),
                _ => Err(Refusal::SquareStands { unit }),
            },
            _ if what == ShapeMove::March && self.is_horde(unit) => Err(Refusal::HordeMayNotMarch { unit }),
            Formation::Disordered
                if what == ShapeMove::Attack && self.unit(unit).flags.has(UnitFlags::DISSOLVED) =>
            {
                Err(Refusal::WedgeDissolved { unit })
            }
            _ => Ok(()),
        }
    }

    /// DW-13-18: a wedge goes forward only.
    fn check_wedge_allows(&self, unit: UnitId, what: ShapeMove) -> Result<(), Refusal> {
        let forward = match what {
            ShapeMove::Advance | ShapeMove::Attack => true,
            ShapeMove::Turn | ShapeMove::March => false,
            ShapeMove::Shift { element, direction } => self.is_forward(element, direction),
            ShapeMove::Sidestep { direction } => {
                self.elements(unit).all(|element| self.is_forward(element, direction))
            }
        };
        if forward { Ok(()) } else { Err(Refusal::WedgeOnlyForward { unit }) }
    }

    /// DW-13-25, DW-13-27, DW-13-G10, DW-13-G11: lays or removes the marker, in the own move or at set-up.
    pub(crate) fn check_skirmish_marker(&self, side: Side, unit: UnitId, lay: bool) -> Result<(), Refusal> {
        let set_up = self.step() == Step::Deploy;
        if set_up {
            self.check_own_unit(side, unit)?;
        } else {
            self.check_free_mover(side, unit)?;
        }
        if !self.permits(unit).has(Permits::SKIRMISH) {
            return Err(Refusal::NoSuchFormation { unit });
        }
        match (lay, self.is_skirmishing(unit)) {
            (true, true) => return Err(Refusal::MarkerLies { unit }),
            (false, false) => return Err(Refusal::NoMarker { unit }),
            (true, false) => self.check_two_ranks(unit)?,
            (false, true) => {}
        }
        if set_up { Ok(()) } else { self.check_manoeuvres(unit, 1) }
    }

    /// DW-13-25.
    fn check_two_ranks(&self, unit: UnitId) -> Result<(), Refusal> {
        if self.alive(unit) < FEWEST_SKIRMISHERS {
            return Err(Refusal::TooFewToSkirmish { unit });
        }
        let two_ranks = self.is_one_kind(unit) && is_two_ranks(self.posts(unit).as_slice());
        if two_ranks { Ok(()) } else { Err(Refusal::NotTwoRanks { unit }) }
    }

    /// DW-13-12, DW-13-22: in the own move, or as a reaction, so that the unit may turn (DW-13-19).
    pub(crate) fn check_dissolve(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        match self.step() {
            Step::React { .. } => self.check_reacting(side, unit)?,
            _ => self.check_mover(side, unit)?,
        }
        if self.plan != Plan::None {
            return Err(Refusal::PlanOpen { unit });
        }
        match self.formation(unit) {
            Formation::Wedge | Formation::Square => Ok(()),
            _ => Err(Refusal::NothingToDissolve { unit }),
        }
    }
}

/// What happens.
impl Battle {
    pub(crate) fn skirmish_marker<E: Events<Event>>(&mut self, unit: UnitId, lay: bool, events: &mut E) {
        if self.step() == Step::Deploy {
            // Hidden until both sides are ready.
            self.unit_mut(unit).skirmishing = lay;
            return events.cite(DW_13_G11);
        }
        self.start_move(unit, events);
        self.use_manoeuvres(unit, 1, events);
        events.cite(DW_13_27);
        if !lay {
            return self.take_skirmish_marker(unit, events);
        }
        self.unit_mut(unit).skirmishing = true;
        self.tell_skirmishing(unit, events);
    }

    /// DW-13-24.
    pub(crate) fn tell_skirmishing<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        events.emit(Event::FormationTaken { unit, formation: FormationName::Skirmish });
        events.cite(DW_13_25);
        events.cite(DW_28_12);
    }

    fn take_skirmish_marker<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        self.unit_mut(unit).skirmishing = false;
        events.emit(Event::FormationLost { unit, formation: FormationName::Skirmish });
    }

    /// DW-13-29: a unit that starts to flee loses the marker at once, before its flight move.
    pub(crate) fn drop_skirmish_marker<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        if self.is_skirmishing(unit) {
            events.cite(DW_13_29);
            self.take_skirmish_marker(unit, events);
        }
    }

    /// DW-13-19: until the end of the movement phase it is neither wedge nor square, however it stands.
    pub(crate) fn dissolve<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        self.begin_acting(unit, events);
        events.cite(DW_13_19);
        self.unit_mut(unit).flags.set(UnitFlags::DISSOLVED);
        self.reform_and_tell(unit, events);
    }
}

#[cfg(test)]
mod tests;
