//! Rows of foot on open ground, for morale and flight.

pub(crate) use super::with_figures;

use super::empty;
use crate::*;
use table::{Ask, BySide, Dice, FastDice, Game, Scripted, Side};

/// Foot of size 2 with B 15, morale 10/16 and fear 1.
pub(crate) fn foot(morale_a: i8, morale_b: i8) -> Card {
    let standard = Standard { morale_a, morale_b, ..Standard::default() };
    Card { points_move: 15, initiative: 3, points: 100, standard, ..super::foot() }
}

pub(crate) fn with_fear(mut card: Card, fear: u8) -> Card {
    card.standard.fear = fear;
    card
}

/// A commander with so many stars, three hit points and B 21.
pub(crate) fn commander(stars: u8) -> Card {
    let mut card = foot(0, i8::MAX);
    card.points_move = 21;
    card.initiative = 5;
    card.standard = Standard { stars, hit_points: 3, control: 5, ..Standard::default() };
    card
}

pub(crate) const LEADER_AND_STANDARD: Figures = Figures::LEADER.with(Figures::STANDARD);

/// A unit whose elements stand on these hexes, all facing alike.
pub(crate) fn unit(side: Side, card: Card, facing: u8, hexes: &[(i8, i8)]) -> UnitSetup {
    let facing = Facing::new(facing).unwrap();
    UnitSetup {
        posts: hexes.iter().map(|&(q, r)| (Hex::new(q, r), facing)).collect(),
        ..UnitSetup::new(side, card, hexes.len() as u8)
    }
}

/// `n` hexes of one row from (q, r) to the east.
pub(crate) fn row(q: i8, r: i8, n: i8) -> Vec<(i8, i8)> {
    (q..q + n).map(|q| (q, r)).collect()
}

/// Everything of the standard game on four sheets of open ground; A has the southern edge.
pub(crate) fn setup(start: Start, units: Vec<UnitSetup>) -> Setup {
    let setup = empty(Modules::ALL, start);
    Setup {
        zones: BySide::new(vec![(25, 0, 33)], vec![(3, 0, 33)]),
        units,
        house: HouseRules { round_limit: 3, ..setup.house },
        ..setup
    }
}

/// A battle and everything that has happened in it.
pub(crate) struct Played {
    pub battle: Battle,
    pub log: Vec<Event>,
}

impl Played {
    pub(crate) fn new(setup: &Setup) -> Played {
        let mut log = Vec::new();
        let battle = setup.battle(&mut FastDice { seed: 1 }, &mut log).unwrap();
        Played { battle, log }
    }

    /// Only what happens at a moment at which nobody decides, with these dice and no others.
    pub(crate) fn go(&mut self, moment: Moment, dice: &[u8]) {
        let mut script = Scripted::faces(dice);
        self.log.clear();
        let battle = &mut self.battle;
        battle.depth = 1;
        battle.replace_step(Step::Next(moment));
        while let (1, Step::Next(next)) = (battle.depth, battle.step()) {
            match next {
                Moment::Obedience => battle.next_obedience(&mut script, &mut self.log),
                Moment::FireTests { volley, tested: false } => {
                    battle.fire_tests(volley, false, &mut script, &mut self.log);
                }
                Moment::Losses { engagement, part } => {
                    battle.losses(engagement, part, &mut script, &mut self.log);
                }
                _ => break,
            }
        }
        script.finish().unwrap();
    }

    /// A legal action: these dice first, whatever follows from others.
    pub(crate) fn act(&mut self, side: Side, action: Action, dice: &[u8]) {
        let mut loaded = Loaded { faces: dice.to_vec(), rest: FastDice { seed: 1 } };
        self.log.clear();
        let legal =
            self.battle.check(side, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        self.battle.apply(legal, &mut loaded, &mut self.log);
        assert!(loaded.faces.is_empty(), "not rolled: {:?}", loaded.faces);
    }

    /// Whoever is asked does nothing until the skirmish or attack segment.
    pub(crate) fn wait_for_segment(&mut self, order: Order) {
        while !matches!(self.battle.step(), Step::Segment { order: now, .. } if now == order) {
            let side = if self.battle.pending().owes(Side::A) { Side::A } else { Side::B };
            let action = match self.battle.step() {
                Step::Section { .. } => Action::Commit,
                Step::SegmentSequence { .. } => Action::Sequence { first: true },
                _ => Action::EndSegment,
            };
            self.act(side, action, &[]);
        }
    }

    /// The last test of the first unit: its factors, what was needed, the die and the result.
    pub(crate) fn test(&self) -> (i16, i8, Option<u8>, bool) {
        let tests = self.log.iter().rev().find_map(|event| match *event {
            Event::MoraleTested { unit: UnitId(0), sum, needed, roll, passed, .. } => {
                Some((sum.sum(), needed, roll, passed))
            }
            _ => None,
        });
        tests.expect("a morale test")
    }

    pub(crate) fn legal(&self, side: Side) -> Vec<Action> {
        let mut actions = Vec::new();
        self.battle.legal(side, &mut actions);
        actions
    }

    pub(crate) fn has(&self, event: Event) -> bool {
        self.log.contains(&event)
    }

    pub(crate) fn hexes(&self, unit: UnitId) -> Vec<(i8, i8)> {
        self.battle.elements(unit).map(|element| self.battle.hex(element)).map(|hex| (hex.q, hex.r)).collect()
    }
}

/// Faces written down, then any.
struct Loaded {
    faces: Vec<u8>,
    rest: FastDice,
}

impl Dice for Loaded {
    fn roll(&mut self, ask: Ask) -> u8 {
        if self.faces.is_empty() { self.rest.roll(ask) } else { self.faces.remove(0) }
    }
}
