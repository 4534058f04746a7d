//! What holds for every computer player of every system, in the middle of battles: it is never refused, never late, always
//! of the same mind, and knows nothing that is hidden from it.

use demonworld::Action;
use players::{Budget, Playable, Player, Rank, Temper};
use std::collections::HashSet;
use std::time::{Duration, Instant};
use table::{FastDice, Game, Rng, Scripted, Side, Viewer};
use wire::Options;

/// Small budgets: what holds for them holds for large ones.
const FEW_NODES: u32 = 400;
const SHORT: Duration = Duration::from_millis(100);

fn demonworld(scenario: &str) -> demonworld::Battle {
    let setup = wire::demonworld::setup(scenario, &Options::default()).unwrap();
    setup.battle(&mut Scripted::new(), &mut ()).unwrap()
}

fn warhammer(list: &str) -> warhammer::Battle {
    let mut options = Options::default();
    for army in ["army_a", "army_b"] {
        options.house.insert(army.to_owned(), list.into());
    }
    let setup = wire::warhammer::setup("pitched-battle", &options).unwrap();
    setup.battle(&mut Scripted::new(), &mut ()).unwrap()
}

/// A sergeant against random play, so that the positions are neither all sensible nor all absurd. `each` sees one
/// position of `every`, with a side that owes a decision.
fn play<G: Playable>(mut battle: G, seed: u64, every: u64, mut each: impl FnMut(&G, Side, u64)) {
    let (mut rng, mut dice) = (Rng::new(seed), FastDice { seed });
    let mut number = 0;
    while let Some(side) = battle.pending().first() {
        number += 1;
        if number % every == 0 {
            each(&battle, side, number);
        }
        let player = if side == Side::A { Player::SERGEANT } else { Player::RANDOM };
        let choice = G::choose(player, &battle.view(Viewer::Side(side)), side, rng.next_u64()).unwrap();
        let legal = battle.check(side, choice.action).unwrap();
        battle.apply(legal, &mut dice, &mut ());
    }
}

/// Every rank with a budget in nodes, where it has one.
fn players() -> impl Iterator<Item = Player> {
    Rank::ALL.into_iter().map(|rank| {
        let player = Player::of(rank);
        if rank.searches() { Player { budget: Budget::nodes(FEW_NODES), ..player } } else { player }
    })
}

/// Nobody is refused, and whoever is asked twice answers the same.
fn sound<G: Playable>(battle: G, seed: u64, every: u64) -> usize {
    let mut asked = 0;
    play(battle, seed, every, |battle, side, number| {
        for player in players() {
            let view = battle.view(Viewer::Side(side));
            let choice = G::choose(player, &view, side, number).unwrap();
            if let Err(refusal) = battle.check(side, choice.action) {
                panic!("{player}: {:?}: {refusal:?}", choice.action);
            }
            assert!(G::goes_on(choice.action), "{player}: {:?}", choice.action);
            assert_eq!(G::choose(player, &view, side, number), Some(choice), "{player}");
            asked += 1;
        }
    });
    asked
}

/// Also what is thought about and not chosen could be begun.
fn plans_begin<G: Playable>(battle: G, seed: u64, every: u64) -> usize {
    let mut tried = 0;
    play(battle, seed, every, |battle, side, number| {
        for plan in G::plans(&battle.view(Viewer::Side(side)), side, Temper::Steady, number) {
            let first = plan.actions[0];
            assert!(battle.check(side, first).is_ok(), "{first:?}");
            tried += 1;
        }
    });
    tried
}

#[test]
fn every_plan_can_be_begun() {
    let demonworld: usize = (1..)
        .zip(["first-game", "last-stand"])
        .map(|(seed, name)| plans_begin(demonworld(name), seed, 5))
        .sum();
    let data = wire::warhammer::data::Data::builtin().unwrap();
    let lists = (1..).zip(&data.lists);
    let warhammer: usize = lists.map(|(seed, list)| plans_begin(warhammer(list.id()), seed, 1)).sum();
    assert!(800 <= demonworld && 2000 <= warhammer, "{demonworld} {warhammer}");
}

#[test]
fn nobody_is_refused_or_of_two_minds_in_demonworld() {
    let scenarios = ["first-game", "first-game-missiles", "last-stand", "kal-benokk"];
    let asked: usize = (1..).zip(scenarios).map(|(seed, name)| sound(demonworld(name), seed, 41)).sum();
    assert!(150 <= asked, "{asked}");
}

/// A captain against a sergeant, to the end. What has been noted can be dropped and noted again: whoever liked that better
/// than to go on would do it for ever.
fn straight_on(scenario: &str, nodes: u32, seed: u64) {
    let mut battle = demonworld(scenario);
    let (mut rng, mut dice) = (Rng::new(seed), FastDice { seed });
    let captain = Player { budget: Budget::nodes(nodes), ..Player::CAPTAIN };
    let mut seen = HashSet::new();
    while let Some(side) = battle.pending().first() {
        assert!(seen.insert(battle.state_hash()), "{scenario}, seed {seed}: once more {:?}", battle.step());
        let player = if side == Side::A { captain } else { Player::SERGEANT };
        let view = battle.view(Viewer::Side(side));
        let choice = demonworld::Battle::choose(player, &view, side, rng.next_u64()).unwrap();
        let legal = battle.check(side, choice.action).unwrap();
        battle.apply(legal, &mut dice, &mut ());
    }
}

/// In both battles a captain once stood in the last move of a round and dropped his plan again and again, since to carry it
/// out was judged a round later than to drop it.
#[test]
fn nobody_goes_round_in_circles() {
    straight_on("first-game", 300, 66);
    straight_on("last-stand", 100, 9);
}

#[test]
fn nobody_is_refused_or_of_two_minds_in_warhammer() {
    let lists = ["emp-a", "og-b", "he-a", "un-b", "ch-a"];
    let asked: usize = (1..).zip(lists).map(|(seed, list)| sound(warhammer(list), seed, 17)).sum();
    assert!(150 <= asked, "{asked}");
}

/// What the trained evaluation looks at is there for every name, and is the enemy's with the other sign.
fn weighed<G: Playable>(battle: G, seed: u64) {
    assert!(G::evaluation().is_some(), "the evaluation of {} does not fit its numbers", G::SYSTEM);
    play(battle, seed, 7, |battle, _, _| {
        let [own, theirs] = Side::BOTH.map(|side| battle.features(side));
        assert_eq!(own.len(), G::FEATURES.len());
        assert!(own.iter().zip(&theirs).all(|(own, theirs)| *own == -theirs), "{own:?} {theirs:?}");
        assert!((0..=1000).contains(&battle.progress()), "{}", battle.progress());
    });
}

#[test]
fn both_sides_see_the_same_numbers() {
    for (seed, scenario) in (1..).zip(["first-game-missiles", "last-stand", "kal-benokk"]) {
        weighed(demonworld(scenario), seed);
    }
    for (seed, list) in (1..).zip(["he-b", "un-a"]) {
        weighed(warhammer(list), seed);
    }
}

/// Whether the player answers within his time and a fifth of it. The machine has other things to do, too: whoever is late
/// is asked again, up to four times.
fn in_time<G: Playable>(player: Player, time: Duration, view: &G::View, side: Side) -> bool {
    (0..5).any(|seed| {
        let asked = Instant::now();
        assert!(G::choose(player, view, side, seed).is_some());
        asked.elapsed() <= time * 6 / 5
    })
}

fn punctual<G: Playable>(battle: G, seed: u64, every: u64) {
    play(battle, seed, every, |battle, side, _| {
        let view = battle.view(Viewer::Side(side));
        for rank in [Rank::Captain, Rank::Marshal] {
            let player = Player { budget: Budget::time(SHORT), ..Player::of(rank) };
            assert!(in_time::<G>(player, SHORT, &view, side), "{player} is late");
        }
    });
}

#[test]
fn nobody_is_late_in_demonworld() {
    for (seed, scenario) in (1..).zip(["first-game", "last-stand"]) {
        punctual(demonworld(scenario), seed, 97);
    }
}

#[test]
fn nobody_is_late_in_warhammer() {
    for (seed, list) in (1..).zip(["emp-a", "ch-b"]) {
        punctual(warhammer(list), seed, 61);
    }
}

/// The battle after the side has done hidden things of its own: placed its units, or given orders.
fn with_secrets(battle: &demonworld::Battle, side: Side, rng: &mut Rng) -> demonworld::Battle {
    let mut battle = battle.clone();
    for _ in 0..rng.below(20) {
        let Some(legal) = battle.sample(side, rng) else { break };
        // Whether a side has finished is open to all.
        if matches!(demonworld::Battle::action(&legal).1, Action::Ready | Action::Commit) {
            break;
        }
        battle.apply(legal, &mut FastDice { seed: 0 }, &mut ());
    }
    battle
}

/// In Warhammer nothing is hidden (WH-09-H54). In Demonworld set-ups and orders are.
#[test]
fn what_is_hidden_changes_no_choice() {
    let mut rng = Rng::new(6);
    let mut compared = 0;
    for (seed, scenario) in (1..).zip(["first-game", "first-game-missiles", "last-stand"]) {
        play(demonworld(scenario), seed, 2, |battle, side, number| {
            let enemy = side.enemy();
            if !battle.pending().owes(enemy) {
                return;
            }
            let [one, other] = [(); 2].map(|()| with_secrets(battle, enemy, &mut rng));
            for player in players() {
                let choose = |battle: &demonworld::Battle| {
                    demonworld::Battle::choose(player, &battle.view(Viewer::Side(side)), side, number)
                };
                assert_eq!(choose(&one), choose(&other), "{player}");
            }
            compared += usize::from(one != other);
        });
    }
    assert!(25 < compared, "{compared}");
}

/// WH-01-G7: where measuring is not allowed nobody tries out whether a charge or a shot reaches.
#[test]
fn wh_01_g7_nobody_measures_in_his_mind() {
    let mut judged = 0;
    play(warhammer("emp-a"), 3, 1, |battle, side, number| {
        let view = battle.view(Viewer::Side(side));
        if !view.may_measure() {
            let sergeant = warhammer::Battle::choose(Player::SERGEANT, &view, side, number);
            for player in players().filter(|player| player.rank.searches()) {
                assert_eq!(warhammer::Battle::choose(player, &view, side, number), sergeant, "{player}");
            }
            judged += 1;
        }
    });
    assert!(10 < judged, "{judged}");
}
