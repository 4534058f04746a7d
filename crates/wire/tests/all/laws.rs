//! The laws of every battle, in all scenarios with all combinations of the standard game's chapters, by random play.

use demonworld::{Action, Battle, Step};
use serde_json::{Map, json};
use table::{Entry, FastDice, Game, Recorded, Rng, Side, Viewer, rerun};
use wire::{Options, scenarios};

const CHAPTERS: [&str; 5] = ["figures", "commanders", "terrain", "formations", "morale"];
/// Actions after which a battle with a round limit is surely over.
const CAP: usize = 20_000;

/// Calls `each` with the beginning of a battle of every scenario in every combination of chapters.
fn each_beginning(mut each: impl FnMut(&str, u64, &Battle)) {
    for scenario in scenarios("demonworld").unwrap() {
        for bits in 0..1u64 << CHAPTERS.len() {
            let modules: Vec<&str> =
                (0..).zip(CHAPTERS).filter(|(n, _)| bits >> n & 1 == 1).map(|(_, c)| c).collect();
            let mut house = Map::from_iter([("modules".to_owned(), json!(modules))]);
            if scenario.id == "free" {
                // DW-16-17: the lists without their commanders.
                let size = if modules.contains(&"commanders") { 1000 } else { 740 };
                house.insert("army_size".to_owned(), json!(size));
                house.insert("flank_marches".to_owned(), json!(bits % 2 == 0));
                house.insert("objectives".to_owned(), json!([[14, 8, 100], [14, 25, 150]]));
            }
            let setup = wire::demonworld::setup(&scenario.id, &Options { house }).unwrap();
            let battle = setup.battle(&mut FastDice { seed: bits }, &mut ()).unwrap();
            each(&format!("{} {modules:?}", scenario.id), bits, &battle);
        }
    }
}

/// Plays by chance to the end. `each` sees every decision with the side that makes it and what it will do.
fn play(
    beginning: &Battle,
    seed: u64,
    mut each: impl FnMut(&Battle, Side, Action, &mut Rng),
) -> (Battle, Vec<Entry<Action>>) {
    let (mut battle, mut rng, mut entries) = (beginning.clone(), Rng::new(seed), Vec::new());
    while let Some(side) = battle.pending().first() {
        assert!(entries.len() < CAP, "no end at {:?}", battle.step());
        let legal = battle.sample(side, &mut rng).unwrap();
        let action = Battle::action(&legal).1;
        each(&battle, side, action, &mut rng);
        let mut dice = Recorded::new(FastDice { seed });
        battle.apply(legal, &mut dice, &mut ());
        entries.push(Entry { side, action, dice: dice.faces, hash: Some(battle.state_hash()) });
    }
    (battle, entries)
}

#[test]
fn dw_08_01_every_battle_ends_and_runs_again_to_the_same_hashes() {
    each_beginning(|name, seed, beginning| {
        let (battle, entries) = play(beginning, seed, |_, _, _, _| {});
        assert!(battle.outcome().is_some(), "{name}");
        assert_eq!(rerun(beginning.clone(), &entries, |_, _, _| {}).unwrap(), battle, "{name}");
    });
}

/// Whatever somebody has ever done is tried again at other moments and by the other side.
#[test]
fn dw_08_01_only_what_is_listed_is_accepted_and_what_is_refused_changes_nothing() {
    let (mut accepted, mut refused) = (0, 0);
    let mut known: Vec<Action> = Vec::new();
    each_beginning(|name, seed, beginning| {
        play(beginning, seed, |battle, _, action, rng| {
            if known.len() < 400 {
                known.push(action);
            } else {
                let place = rng.below(400) as usize;
                known[place] = action;
            }
            if !rng.one_in(if battle.step() == Step::Deploy { 60 } else { 120 }) {
                return;
            }
            let before = battle.clone();
            for side in Side::BOTH {
                let mut listed = Vec::new();
                battle.legal(side, &mut listed);
                assert_eq!(listed.is_empty(), !battle.pending().owes(side), "{name}");
                for &action in &listed {
                    assert!(battle.check(side, action).is_ok(), "{name}: listed, but refused: {action:?}");
                }
                for &action in &known {
                    let is_accepted = battle.check(side, action).is_ok();
                    assert_eq!(
                        is_accepted,
                        listed.contains(&action),
                        "{name}: {action:?} in {:?}",
                        battle.step()
                    );
                    *(if is_accepted { &mut accepted } else { &mut refused }) += 1;
                }
            }
            assert_eq!(*battle, before, "{name}");
        });
    });
    assert!(10_000 < accepted && 10_000 < refused, "{accepted} {refused}");
}

/// DW-03-08, DW-07-G3, DW-10-52: while both decide in secret, what one of them does changes nothing that others see
/// until he is done.
#[test]
fn dw_08_01_what_is_decided_in_secret_changes_no_other_view() {
    let mut compared = 0;
    each_beginning(|name, seed, beginning| {
        let both = |battle: &Battle| Side::BOTH.iter().all(|&side| battle.pending().owes(side));
        let (mut battle, mut rng) = (beginning.clone(), Rng::new(seed));
        for _ in 0..CAP {
            let Some(first) = battle.pending().first() else { return };
            let secret = both(&battle);
            let side = if secret && rng.one_in(2) { first.enemy() } else { first };
            let others = [Viewer::Side(side.enemy()), Viewer::Spectator];
            let before = others.map(|viewer| battle.view(viewer));
            let (step, legal) = (battle.step(), battle.sample(side, &mut rng).unwrap());
            battle.apply(legal, &mut FastDice { seed }, &mut ());
            if secret && both(&battle) && battle.step() == step {
                assert_eq!(others.map(|viewer| battle.view(viewer)), before, "{name}: {legal:?} in {step:?}");
                compared += 1;
            }
        }
        panic!("{name}: no end");
    });
    assert!(5_000 < compared, "{compared}");
}
