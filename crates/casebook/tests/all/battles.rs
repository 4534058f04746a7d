//! Every case is a position to look at and to play.

use casebook::{Case, Cases, builtin, builtin_files};
use serde_json::json;
use std::collections::BTreeSet;
use table::{Seed, Side, Viewer};
use wire::{DiceChoice, Error, Journal, Lang, Opener, Options, PlayerNames, Session, Words, verify_with};

#[test]
fn every_case_of_the_project_is_built_in_under_an_own_name() {
    assert_eq!(builtin().len(), builtin_files());
    let ids: BTreeSet<&str> = builtin().iter().map(|case| case.id.as_str()).collect();
    assert_eq!(ids.len(), builtin().len());
    let examples: Vec<&Case> = builtin().iter().filter(|case| case.is_example()).collect();
    assert!(40 < examples.len() && examples.len() < builtin().len(), "{}", examples.len());
    for case in builtin() {
        // The files are named by chapter.
        let file = case.file.file_name().unwrap().to_string_lossy();
        assert_eq!(file[..2].parse(), Ok(case.chapter()), "{file}");
    }
}

#[test]
fn every_case_can_be_shown_in_both_languages() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for case in builtin() {
            let battle = case.opening().unwrap().battle;
            assert_eq!(battle.scenario(), case.scenario());
            let names = battle.names(lang);
            // A commander and his only element go by the same name, and so do two woods.
            let elements = (battle.system() == "demonworld").then_some(&names.elements);
            for all in [&names.units].into_iter().chain(elements) {
                let distinct: BTreeSet<&String> = all.iter().collect();
                assert_eq!(distinct.len(), all.len(), "{}: {all:?}", case.id);
            }
            let table = serde_json::to_string(&battle.table(&words)).unwrap();
            for viewer in [Viewer::Side(Side::A), Viewer::Side(Side::B), Viewer::Spectator] {
                let scene = serde_json::to_string(&battle.scene(viewer, &words)).unwrap();
                let view = battle.view(viewer);
                assert_eq!(view["units"].as_array().map(Vec::len), Some(names.units.len()), "{}", case.id);
                assert!(!table.contains('⟦') && !scene.contains('⟦'), "{}: {table} {scene}", case.id);
            }
            for side in battle.pending() {
                let desk = serde_json::to_string(&battle.desk(side, None, &words)).unwrap();
                assert!(!desk.contains('⟦'), "{}: {desk}", case.id);
            }
        }
    }
}

#[test]
fn units_without_a_profile_have_a_word_in_both_languages() {
    for lang in Lang::ALL {
        for case in builtin() {
            for name in case.opening().unwrap().battle.names(lang).units {
                assert!(name.starts_with(char::is_uppercase), "{}: {name}", case.id);
            }
        }
    }
}

#[test]
fn the_steps_of_every_case_can_be_watched() {
    let (mut actions, mut refusals) = (0, 0);
    for case in builtin() {
        let mut before = case.opening().unwrap().battle.state_hash();
        for frame in case.frames().unwrap() {
            actions += 1;
            if let Some(refusal) = &frame.refusal {
                refusals += 1;
                assert!(refusal["rule"].is_string() && frame.events.is_empty());
                assert_eq!(frame.battle.state_hash(), before);
            }
            before = frame.battle.state_hash();
        }
    }
    assert!(500 < actions && 20 < refusals, "{actions} {refusals}");
}

fn sealed() -> DiceChoice {
    DiceChoice::Sealed { seed: Seed([3; 32]), in_header: false }
}

#[test]
fn a_battle_may_start_from_a_case_and_is_kept_like_any_other() {
    for case in builtin() {
        let names = PlayerNames::default();
        let begun =
            Session::begin(&Cases, case.system(), &case.scenario(), &Options::default(), sealed(), names);
        let mut session = begun.unwrap();
        for number in 0..25 {
            let Some(&side) = session.battle().pending().first() else { break };
            let choice = session.battle().choose("random", side, number).unwrap();
            session.apply(side, &choice.action).unwrap();
        }
        let journal = Journal::parse(&session.journal().text()).unwrap();
        let verified = verify_with(&Cases, &journal).unwrap();
        assert_eq!((verified.entries, verified.warnings), (session.len(), Vec::new()), "{}", case.id);
        let (resumed, warnings) = Session::resume_with(&Cases, &journal, Some(Seed([3; 32]))).unwrap();
        assert_eq!(warnings, []);
        assert_eq!(resumed.journal(), session.journal());
        assert!(wire::verify(&journal).unwrap_err().to_string().starts_with("line 1: unknown scenario"));
    }
}

#[test]
fn the_switches_of_a_case_hold_unless_others_are_asked_for() {
    let open = |house: &[(&str, u8)]| {
        let house = house.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
        Cases.open("demonworld", &builtin()[0].scenario(), &Options { house })
    };
    let own = open(&[]).unwrap().battle.house();
    assert_eq!(own, builtin()[0].opening().unwrap().battle.house());
    assert_eq!(open(&[("round_limit", 7)]).unwrap().battle.house()["round_limit"], 7);
    assert!(matches!(open(&[("luck", 7)]), Err(Error::House(_))));
}

#[test]
fn what_is_no_case_is_a_scenario_or_refused() {
    let open = |system, scenario| Cases.open(system, scenario, &Options::default());
    assert_eq!(open("demonworld", "first-game").unwrap().battle.scenario(), "first-game");
    assert!(matches!(open("demonworld", "case/none"), Err(Error::UnknownScenario { .. })));
    assert!(matches!(open("demonworld", "none"), Err(Error::UnknownScenario { .. })));
    assert!(matches!(open("chess", "case/DW-05-E6"), Err(Error::UnknownSystem { .. })));
}

/// The position is what the data files and the case file make of it; a journal notes both.
#[test]
fn cases_have_a_hash_of_their_own() {
    let hashes: BTreeSet<[u8; 32]> =
        builtin().iter().map(|case| case.opening().unwrap().battle.data_hash()).collect();
    assert_eq!(hashes.len(), builtin().len());
}
