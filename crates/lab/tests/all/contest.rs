//! Battles of the sergeant, of any system.

use lab::{Batch, Tally, chooser, simulate};
use players::{Choice, Playable, Player, Reason};
use std::sync::atomic::AtomicUsize;
use table::{BySide, FastDice, Rng, Side, Viewer};

/// Actions after which a battle of sergeants or random players is surely over.
pub const CAP: usize = 20_000;

/// A system that the sergeant plays.
pub trait Contested: Playable {
    /// Fails where the reasons of a choice are not as they must be.
    fn judge(choice: &Choice<Self::Action>);
}

impl Contested for demonworld::Battle {
    fn judge(choice: &Choice<Self::Action>) {
        known(&choice.reasons, &players::demonworld::REASON_KEYS);
    }
}

impl Contested for warhammer::Battle {
    fn judge(choice: &Choice<Self::Action>) {
        assert!(!choice.reasons.is_empty(), "{:?}", choice.action);
        known(&choice.reasons, &players::warhammer::REASON_KEYS);
    }
}

fn known(reasons: &[Reason], keys: &[&str]) {
    for reason in reasons {
        assert!(keys.contains(&reason.key), "{reason:?}");
    }
}

/// Plays a battle on; `each` sees every position with the side that owes a decision. The sergeant plays the sides that
/// are set, random play the others.
pub fn play<G: Contested>(mut game: G, sergeants: BySide<bool>, seed: u64, mut each: impl FnMut(&G, Side)) {
    let mut rng = Rng::new(seed);
    let mut dice = FastDice { seed };
    for _ in 0..CAP {
        let Some(side) = game.pending().first() else { return };
        each(&game, side);
        let legal = if sergeants[side] {
            let choice = proposed(&game, side, rng.next_u64());
            G::judge(&choice);
            game.check(side, choice.action)
                .unwrap_or_else(|refusal| panic!("{:?}: {refusal:?}", choice.action))
        } else {
            game.sample(side, &mut rng).unwrap()
        };
        game.apply(legal, &mut dice, &mut ());
    }
    panic!("no end after {CAP} actions");
}

/// What the sergeant would do for a side that owes a decision.
pub fn proposed<G: Playable>(game: &G, side: Side, seed: u64) -> Choice<G::Action> {
    G::choose(Player::SERGEANT, &game.view(Viewer::Side(side)), side, seed).unwrap()
}

/// Whatever the sergeant proposes is legal: in his own battles, and in the middle of what random play has begun, such as
/// open plans and half a declaration.
pub fn stays_legal<G: Contested>(game: &G, seed: u64) {
    let third = seed % 3;
    play(game.clone(), BySide::new(third != 0, third != 1), seed, |_, _| {});
    play(game.clone(), BySide::default(), seed, |game, side| {
        let choice = proposed(game, side, seed);
        assert!(game.check(side, choice.action).is_ok(), "{:?} in {game:?}", choice.action);
    });
}

/// How many of so many battles against random play the sergeant wins. All of them come to an end.
pub fn wins<G: Playable + Sync>(start: &G, sergeant: Side, games: usize, seed: u64) -> usize {
    wins_against(start, sergeant, games, seed, G::random)
}

/// The same against somebody who draws his actions in that way.
pub fn wins_against<G: Playable + Sync>(
    start: &G,
    sergeant: Side,
    games: usize,
    seed: u64,
    opponent: impl Fn(&G, Side, &mut Rng) -> Option<G::Legal> + Sync,
) -> usize {
    let own = chooser(BySide::new(Player::SERGEANT, Player::SERGEANT));
    let choose = |game: &G, side: Side, rng: &mut Rng| {
        if side == sergeant { own(game, side, rng) } else { opponent(game, side, rng) }
    };
    let batch = Batch { threads: 2, ..Batch::new(games, seed) };
    let tally: Tally<()> = simulate(start, choose, batch, &AtomicUsize::new(0));
    assert_eq!(tally.unfinished, 0);
    tally.wins[sergeant]
}
