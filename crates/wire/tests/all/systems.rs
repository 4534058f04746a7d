//! What holds for every system, in all of its scenarios.

use crate::show::no_gaps;
use lab::{Batch, Effort};
use players::Player;
use serde_json::Value;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{BySide, FastDice, Outcome, Side, Viewer};
use wire::show::{Drag, Ground};
use wire::{
    Battle, DiceChoice, Lang, Opening, Options, PlayerNames, Registration, SYSTEMS, Series, Session, Words,
    new_battle, recorded, verify,
};

/// Actions after which a battle with a round limit is surely over.
const CAP: u64 = 20_000;

/// Calls `each` with the opening of every scenario of every system.
fn each_opening(mut each: impl FnMut(&Registration, &str, Opening)) {
    for system in &SYSTEMS {
        let scenarios = (system.scenarios)().unwrap();
        assert!(!scenarios.is_empty(), "{}", system.name);
        for scenario in scenarios {
            let opening = new_battle(system.name, &scenario.id, &Options::default()).unwrap();
            each(system, &scenario.id, opening);
        }
    }
}

/// Plays by chance to the end. `each` sees every decision.
fn play(battle: &mut dyn Battle, seed: u64, mut each: impl FnMut(&dyn Battle, u64, Side)) {
    for number in 0..CAP {
        let pending = battle.pending();
        let Some(&side) = pending.get(number as usize % pending.len().max(1)) else { return };
        each(battle, number, side);
        let choice = battle.choose("random", side, seed + number).unwrap();
        battle.apply(side, &choice.action, &mut FastDice { seed }).unwrap();
    }
    panic!("{} {}: no end", battle.system(), battle.scenario());
}

#[test]
fn every_scenario_is_played_to_its_end_through_json() {
    each_opening(|system, scenario, opening| {
        let mut battle = opening.battle;
        assert_eq!((battle.system(), battle.scenario()), (system.name, scenario));
        play(battle.as_mut(), 7, |_, _, _| {});
        assert!(battle.outcome().is_some() && battle.pending().is_empty());
        assert!(Side::BOTH.into_iter().all(|side| battle.legal(side).is_empty()));
    });
}

/// The law of `Game::legal`, as far as it can be seen from outside.
#[test]
fn whatever_is_listed_or_chosen_is_accepted_and_a_look_changes_nothing() {
    each_opening(|system, scenario, opening| {
        let mut battle = opening.battle;
        let mut next = 0;
        play(battle.as_mut(), 11, |battle, number, side| {
            if number < next {
                return;
            }
            let before = battle.state_hash();
            let listed = battle.legal(side);
            // The more there is to check, the longer until the next time.
            next = number + 7 + listed.len() as u64 / 4;
            assert!(!listed.is_empty(), "{scenario}: nobody is ever stuck");
            for action in &listed {
                assert_eq!(battle.check(side, action), Ok(()), "{scenario}: {action}");
            }
            for rank in system.players {
                let budget = if rank.searches() { ":50n" } else { "" };
                let choice = battle.choose(&format!("{}{budget}", rank.name()), side, number).unwrap();
                assert_eq!(battle.check(side, &choice.action), Ok(()), "{scenario}: {}", choice.action);
            }
            assert_eq!(battle.state_hash(), before);
        });
    });
}

/// Every place that is shown has words, in both languages; and what is asked about a unit never fails.
#[test]
fn every_scenario_is_shown_without_gaps() {
    each_opening(|_, _, opening| {
        let mut battle = opening.battle;
        for words in Lang::ALL.map(Words::new) {
            no_gaps(&battle.table(&words));
            no_gaps(&battle.settings(&words));
        }
        let names = Lang::ALL.map(|lang| battle.names(lang));
        let mut number = 0;
        while let Some(&side) = battle.pending().first() {
            if number % 29 == 0 {
                for words in Lang::ALL.map(Words::new) {
                    shown(battle.as_ref(), side, &words);
                }
            }
            let action = battle.choose("random", side, number).unwrap().action;
            let applied = battle.apply(side, &action, &mut FastDice { seed: 3 }).unwrap();
            for (names, lang) in names.iter().zip(Lang::ALL).filter(|_| number % 29 == 0) {
                let words = Words::new(lang);
                for event in &applied.events {
                    no_gaps(&battle.log_event(event, names, &words));
                    no_gaps(&words.event(event, names));
                }
                no_gaps(&words.action(&action, names));
            }
            number += 1;
        }
    });
}

fn shown(battle: &dyn Battle, side: Side, words: &Words) {
    let table = battle.table(words);
    let scene = battle.scene(Viewer::Side(side), words);
    no_gaps(&scene);
    no_gaps(&battle.desk(side, None, words));
    assert_eq!(scene.units.len(), table.units.len());
    let drag = Drag::Go { to: [i32::MAX, i32::MIN] };
    let unit = table.units.first().map_or(0, |unit| unit.unit);
    let trial = battle.trial(side, unit, drag, words);
    if let Ground::Hex { .. } = table.ground {
        let why = trial.unwrap_err();
        assert!(why.rule.is_empty());
        no_gaps(&why);
        assert_eq!(battle.look(Viewer::Side(side), unit, words), None);
        // What only measured tables have is not even mentioned.
        let text = serde_json::to_string(&(&table, &scene)).unwrap();
        for field in ["\"base\"", "\"body\"", "\"wounds\"", "\"charges\"", "\"magic\"", "\"steps\""] {
            assert!(!text.contains(field), "{field}");
        }
    }
}

#[test]
fn journals_of_every_scenario_verify() {
    each_opening(|system, scenario, _| {
        let dice = DiceChoice::Fast { seed: 5 };
        let names = PlayerNames::default();
        let mut session = Session::new(system.name, scenario, &Options::default(), dice, names).unwrap();
        for number in 0..CAP {
            let Some(&side) = session.battle().pending().first() else { break };
            let choice = session.battle().choose("random", side, number).unwrap();
            session.apply(side, &choice.action).unwrap();
        }
        let checked = verify(&session.journal()).unwrap();
        assert!(checked.outcome.is_some(), "{} {scenario}", system.name);
    });
}

/// Simulation plays without JSON; the number of threads changes nothing.
#[test]
fn every_scenario_can_be_simulated() {
    for system in &SYSTEMS {
        for scenario in (system.scenarios)().unwrap() {
            let run = |threads: usize| {
                let series = Series {
                    scenario: &scenario.id,
                    options: &Options::default(),
                    players: BySide::new(Player::RANDOM, Player::RANDOM),
                    batch: Batch { threads, ..Batch::new(6, 2) },
                };
                let done = AtomicUsize::new(0);
                let tally = (system.simulate)(&series, &done).unwrap();
                assert_eq!((done.load(Ordering::Relaxed), tally.unfinished), (6, 0), "{}", scenario.id);
                (tally.wins, tally.draws, tally.actions)
            };
            assert_eq!(run(1), run(2), "{}", scenario.id);
        }
        let nowhere = Series {
            scenario: "nowhere",
            options: &Options::default(),
            players: BySide::new(Player::RANDOM, Player::RANDOM),
            batch: Batch::new(1, 1),
        };
        assert!((system.simulate)(&nowhere, &AtomicUsize::new(0)).is_err());
    }
}

/// A simulated battle can be kept: the journal takes the same course, die for die, and verifies.
#[test]
fn simulated_battles_are_recorded_as_they_were_fought() {
    for system in &SYSTEMS {
        for scenario in (system.scenarios)().unwrap() {
            let series = Series {
                scenario: &scenario.id,
                options: &Options::default(),
                players: BySide::new(Player::SERGEANT, Player::RANDOM),
                batch: Batch::new(2, 5),
            };
            let tally = (system.simulate)(&series, &AtomicUsize::new(0)).unwrap();
            let (mut actions, mut wins) = (0, BySide::new(0, 0));
            for number in 0..series.batch.games {
                let session = recorded(system, &series, number).unwrap();
                let checked = verify(&session.journal()).unwrap();
                assert!(checked.seed_checked, "{}", scenario.id);
                actions += checked.entries as u64;
                if let Some(Outcome::Won(side)) = checked.outcome {
                    wins[side] += 1;
                }
            }
            assert_eq!((actions, wins), (tally.actions, tally.wins), "{}", scenario.id);
        }
    }
}

#[test]
fn every_system_has_sound_data_with_schemas_and_fires_rules() {
    for system in &SYSTEMS {
        assert_eq!((system.data.faults)(&[]), [], "{}", system.name);
        for file in system.data.names {
            let schema = (system.data.schema)(file).unwrap();
            assert!(schema["$schema"].is_string(), "{file}");
            let faults = (system.data.faults)(&[((*file).to_owned(), "no = \"such thing\"".to_owned())]);
            assert!(faults.iter().any(|fault| fault.file == *file), "{file}");
        }
        assert_eq!((system.data.schema)("nothing.toml"), None::<Value>);
        let tiers: Vec<String> = (system.scenarios)().unwrap().into_iter().map(|found| found.tier).collect();
        let effort = Effort { battles: 1, positions: 2, ..Effort::default() };
        let fired = (system.fired)(tiers.last().unwrap(), effort).unwrap();
        assert!(0 < fired.battles, "{}", system.name);
    }
}
