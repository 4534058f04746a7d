//! Battles looked at again.

use crate::common::{first_game, start};
use demonworld::Action as Deed;
use lab::{Course, Imagined, Review, Swing, chooser};
use players::{Choice, Playable, Player, Temper};
use std::sync::atomic::AtomicBool;
use table::{
    Ask, BySide, Cites, Dice, Die, Entry, Events, FastDice, Game, Outcome, Pending, Recorded, Rng, RollKey,
    RuleId, Side, Viewer,
};

const FEW: Imagined = Imagined { battles: 3, seed: 3, threads: 1 };

/// A battle of sergeants, as a journal has it.
fn played<G: Playable>(mut game: G, seed: u64) -> Vec<Entry<G::Action>> {
    let choose = chooser::<G>(BySide::new(Player::SERGEANT, Player::SERGEANT));
    let mut rng = Rng::new(seed);
    let mut entries = Vec::new();
    while let Some(side) = game.pending().first() {
        let legal = choose(&game, side, &mut rng).unwrap();
        let mut dice = Recorded::new(FastDice { seed });
        game.apply(legal, &mut dice, &mut ());
        entries.push(Entry { side, action: G::action(&legal).1, dice: dice.faces, hash: None });
    }
    entries
}

fn reviewed<G>(start: &G, entries: &[Entry<G::Action>], imagined: Imagined) -> Review
where
    G: Playable<Action: Sync> + Sync,
{
    let course = Course::run(start.clone(), entries, |_, _, _| {}).unwrap();
    course.review(imagined, &AtomicBool::new(false)).unwrap()
}

#[test]
fn a_review_is_the_same_on_any_number_of_threads_and_ends_with_the_result() {
    let battle = start(&first_game());
    let entries = played(battle.clone(), 5);
    let one = reviewed(&battle, &entries, FEW);
    assert_eq!(reviewed(&battle, &entries, Imagined { threads: 3, ..FEW }), one);
    assert_ne!(reviewed(&battle, &entries, Imagined { seed: 4, ..FEW }).curve, one.curve);

    assert_eq!(one.battles, 3);
    assert!(one.curve.is_sorted_by(|earlier, later| earlier.entry < later.entry));
    let (first, last) = (one.curve.first().unwrap(), one.curve.last().unwrap());
    assert_eq!((first.entry, last.entry), (0, entries.len()));
    // Nothing is imagined of what is known.
    let course = table::rerun(battle, &entries, |_, _, _| {}).unwrap();
    let known = match course.outcome().unwrap() {
        Outcome::Won(Side::A) => 1.0,
        Outcome::Won(Side::B) => 0.0,
        Outcome::Draw => 0.5,
    };
    assert_eq!((last.chance, last.error), (known, 0.0));
    assert!(0.0 < first.error);
    for swing in &one.swings {
        let at = |entry| one.curve.iter().find(|moment| moment.entry == entry).unwrap().chance;
        assert_eq!((at(swing.entry - 1), at(swing.entry)), (swing.before, swing.after));
        assert_eq!(swing.side, entries[swing.entry - 1].side);
        if entries[swing.entry - 1].dice.is_empty() {
            assert_eq!(swing.dice(), 0.0);
        }
    }
}

#[test]
fn giving_up_is_a_decision_and_no_dice_are_to_blame() {
    let battle = start(&first_game());
    let mut entries = played(battle.clone(), 5);
    entries.truncate(entries.len() / 2);
    let position = table::rerun(battle.clone(), &entries, |_, _, _| {}).unwrap();
    let side = Side::BOTH.into_iter().find(|&side| position.check(side, Deed::Resign).is_ok()).unwrap();
    entries.push(Entry { side, action: Deed::Resign, dice: Vec::new(), hash: None });
    let review = reviewed(&battle, &entries, FEW);
    let lost = if side == Side::A { 0.0 } else { 1.0 };
    assert_eq!(review.curve.last().unwrap().chance, lost);
    let given_up = review.swings.iter().find(|swing| swing.entry == entries.len());
    // Unless the battle was lost anyway.
    if let Some(swing) = given_up {
        assert_eq!((swing.side, swing.after, swing.dice(), swing.by_dice()), (side, lost, 0.0, false));
    } else {
        let before = review.curve[review.curve.len() - 2];
        assert!((before.chance - lost).abs() < 0.4, "{before:?}");
    }
}

#[test]
fn what_was_never_played_has_one_moment_and_what_is_stopped_has_none() {
    let battle = start(&first_game());
    let review = reviewed(&battle, &[], FEW);
    assert_eq!((review.curve.len(), review.swings.len()), (1, 0));
    let entries = played(battle.clone(), 5);
    let over = table::rerun(battle.clone(), &entries, |_, _, _| {}).unwrap();
    let review = reviewed(&over, &[], FEW);
    assert_eq!(review.curve.len(), 1);
    assert!([0.0, 0.5, 1.0].contains(&review.curve[0].chance));
    let course = Course::run(battle, &entries, |_, _, _| {}).unwrap();
    assert_eq!(course.review(FEW, &AtomicBool::new(true)), None);
}

#[test]
fn what_cannot_be_played_is_told_by_its_entry() {
    let battle = start(&first_game());
    let mut entries = played(battle.clone(), 5);
    entries[3].dice = vec![1, 1, 1];
    let fault = Course::run(battle, &entries, |_, _, _| {}).unwrap_err();
    assert!(matches!(fault, table::Fault::Dice { entry: 3, .. }), "{fault:?}");
}

/// A battle so small that its chances are known: side a throws a die, boldly or timidly, and wins or loses by it. A
/// sergeant is bold. Before that both sides may wait as often as they like, which changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Toss {
    waited: u32,
    outcome: Option<Outcome>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Try {
    Wait,
    Boldly,
    Timidly,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Nothing;

impl Cites for Nothing {
    fn each_rule(&self, _: &mut dyn FnMut(RuleId)) {}
}

impl Game for Toss {
    const SYSTEM: &'static str = "toss";
    type Action = Try;
    type Legal = Try;
    type Refusal = Nothing;
    type Event = Nothing;
    type View = Toss;

    fn pending(&self) -> Pending {
        if self.outcome.is_some() { Pending::NOBODY } else { Pending::one(Side::A) }
    }

    fn legal(&self, _: Side, actions: &mut Vec<Try>) {
        actions.extend([Try::Wait, Try::Boldly, Try::Timidly]);
    }

    fn sample(&self, _: Side, _: &mut Rng) -> Option<Try> {
        Some(Try::Boldly)
    }

    fn check(&self, side: Side, action: Try) -> Result<Try, Nothing> {
        if self.pending().owes(side) { Ok(action) } else { Err(Nothing) }
    }

    fn apply<D: Dice, E: Events<Nothing>>(&mut self, legal: Try, dice: &mut D, _: &mut E) {
        let wins_up_to = match legal {
            Try::Wait => {
                self.waited += 1;
                return;
            }
            Try::Boldly => 3,
            Try::Timidly => 1,
        };
        let key = RollKey { round: 0, actor: 0, purpose: 0, nth: 0 };
        let face = dice.roll(Ask::at_most(key, Die::D6, wins_up_to));
        let winner = if i16::from(face) <= wins_up_to { Side::A } else { Side::B };
        self.outcome = Some(Outcome::Won(winner));
    }

    fn begin<D: Dice, E: Events<Nothing>>(&mut self, legal: Try, dice: &mut D, events: &mut E) {
        self.apply(legal, dice, events);
    }

    fn go_on<D: Dice, E: Events<Nothing>>(&mut self, _: &mut D, _: &mut E) -> bool {
        false
    }

    fn forget(&mut self) {}

    fn view(&self, _: Viewer) -> Toss {
        self.clone()
    }

    fn imagine(view: &Toss, _: &mut Rng) -> Toss {
        view.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn state_hash(&self) -> u64 {
        self.waited.into()
    }

    fn action(legal: &Try) -> (Side, Try) {
        (Side::A, *legal)
    }
}

impl Playable for Toss {
    const HORIZON: u32 = 1;

    fn sergeant(_: &Toss, _: Side, _: Temper, _: u64) -> Option<Choice<Try>> {
        Some(Choice { action: Try::Boldly, reasons: Vec::new() })
    }

    fn known(view: &Toss) -> &Toss {
        view
    }

    fn goes_on(_: Try) -> bool {
        true
    }

    fn clock(&self) -> u32 {
        self.waited / 10
    }

    fn standing(&self, _: Side) -> i32 {
        0
    }

    fn alternatives(&self, _: Side, _: Try) -> Vec<Try> {
        Vec::new()
    }
}

/// Waits, then throws.
fn toss(waits: usize, action: Try, face: u8) -> Vec<Entry<Try>> {
    let wait = Entry { side: Side::A, action: Try::Wait, dice: Vec::new(), hash: None };
    let mut entries = vec![wait; waits];
    entries.push(Entry { side: Side::A, action, dice: vec![face], hash: None });
    entries
}

fn only_swing(action: Try, face: u8) -> Swing {
    let entries = toss(37, action, face);
    let many = Imagined { battles: 2000, seed: 1, threads: 2 };
    let review = reviewed(&Toss { waited: 0, outcome: None }, &entries, many);
    // Waiting changes nothing at all: the same luck meets every moment.
    assert!(
        review
            .curve
            .iter()
            .rev()
            .skip(1)
            .all(|moment| moment.chance == review.curve[0].chance || moment.entry == 37)
    );
    assert_eq!(review.swings.len(), 1, "{review:?}");
    review.swings[0]
}

fn near(found: f64, expected: f64) -> bool {
    // Four standard errors of 4000 battles, and a little.
    (found - expected).abs() < 0.035
}

#[test]
fn a_bad_decision_with_good_dice_is_told_apart() {
    let swing = only_swing(Try::Timidly, 1);
    assert_eq!(swing.entry, 38);
    assert!(near(swing.before, 0.5) && near(swing.decided, 1.0 / 6.0), "{swing:?}");
    assert_eq!(swing.after, 1.0);
    assert!(near(swing.decision(), -1.0 / 3.0) && near(swing.dice(), 5.0 / 6.0));
    assert!((swing.decision() + swing.dice() - swing.change()).abs() < 1e-9);
    assert!(swing.by_dice());
}

#[test]
fn doing_as_a_sergeant_would_is_no_decision_and_the_dice_have_it_all() {
    let swing = only_swing(Try::Boldly, 6);
    assert_eq!((swing.decision(), swing.after), (0.0, 0.0));
    assert!(near(swing.dice(), -0.5) && swing.by_dice());
}

#[test]
fn a_bad_decision_with_the_dice_to_be_expected_is_a_decision() {
    let swing = only_swing(Try::Timidly, 6);
    assert!(near(swing.decision(), -1.0 / 3.0) && near(swing.dice(), -1.0 / 6.0));
    assert!(!swing.by_dice());
}
