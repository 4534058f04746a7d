//! `walstatt verify` says what it has checked and what it could not.

use crate::program::{fresh, walstatt};
use casebook::Cases;
use table::Seed;
use wire::{DiceChoice, Journal, Options, PlayerNames, Rolled, Session};

const SEALED: DiceChoice = DiceChoice::Sealed { seed: Seed([4; 32]), in_header: false };

fn begin(scenario: &str, dice: DiceChoice) -> Session {
    let options = Options::default();
    Session::begin(&Cases, "demonworld", scenario, &options, dice, PlayerNames::default()).unwrap()
}

/// Plays by chance.
fn play(session: &mut Session, entries: u64) {
    for number in 0..entries {
        let Some(&side) = session.battle().pending().first() else { break };
        let action = session.battle().choose("random", side, number).unwrap().action;
        session.apply(side, &action).unwrap();
    }
}

/// Exit code and what was written, in English; the German text must be there, too.
fn verify(name: &str, text: &str) -> (i32, String) {
    let path = fresh(name);
    std::fs::write(&path, text).unwrap();
    let [de, en] = ["de", "en"].map(|lang| walstatt(&["verify", path.to_str().unwrap(), "--lang", lang]));
    assert_eq!(de.code, en.code);
    assert_eq!(de.out.lines().count(), en.out.lines().count());
    assert!(!(de.out.clone() + &en.out).contains('⟦'), "a word is missing");
    (en.code, en.out + &en.err)
}

fn expect(name: &str, journal: &Journal, told: &[&str]) {
    let (code, text) = verify(name, &journal.text());
    assert_eq!(code, 0, "{text}");
    for words in told {
        assert!(text.contains(words), "{words}: {text}");
    }
    let complete = text.contains("Everything was checked, and nothing is wrong.");
    assert_eq!(complete, !text.contains("Nothing is wrong in what could be checked."), "{text}");
    assert_eq!(complete, told.is_empty(), "{text}");
}

fn finished() -> Journal {
    let mut session = begin("first-game", SEALED);
    play(&mut session, u64::MAX);
    session.journal()
}

#[test]
fn a_finished_battle_is_checked_completely() {
    let journal = finished();
    expect("sealed.jsonl", &journal, &[]);
    let (_, text) = verify("sealed.jsonl", &journal.text());
    let seals = journal.entries.iter().filter(|entry| entry.seal.is_some()).count();
    for line in [
        format!("Allowed by the rules: {} actions.", journal.entries.len()),
        format!("As sealed while they were hidden: {seals} decisions."),
        "The seed fits the commitment published at the start.".to_owned(),
        "The end is as noted.".to_owned(),
    ] {
        assert!(text.contains(&line), "{line}: {text}");
    }
}

#[test]
fn what_could_not_be_checked_is_told() {
    let journal = finished();
    let no_seed = ["whether the dice (", "the seals of "];
    expect("no-seed.jsonl", &Journal { reveal: None, ..journal.clone() }, &no_seed);
    let mut unsealed = journal.clone();
    unsealed.entries.iter_mut().for_each(|entry| entry.seal = None);
    expect("unsealed.jsonl", &unsealed, &["Older versions did not seal them."]);
    expect("no-end.jsonl", &Journal { end: None, ..journal.clone() }, &["does not note its end"]);

    let mut session = begin("first-game", SEALED);
    play(&mut session, 20);
    expect("unfinished.jsonl", &session.journal(), &["The battle is not over.", "whether the dice ("]);
    let broken_off = Journal { end: Some(None), ..session.journal() };
    expect("broken-off.jsonl", &broken_off, &["The battle was broken off."]);

    let open = DiceChoice::Sealed { seed: Seed([4; 32]), in_header: true };
    expect("open.jsonl", &begin("first-game", open).journal(), &["the seed was in the file from the start"]);
    let mut fast = begin("first-game", DiceChoice::Fast { seed: 1 });
    play(&mut fast, 30);
    expect("fast.jsonl", &fast.journal(), &["Not sealed: the seed of the dice was readable"]);
    let mut by_hand = begin("first-game", DiceChoice::Manual);
    let side = by_hand.battle().pending()[0];
    let action = by_hand.battle().choose("random", side, 1).unwrap().action;
    assert!(matches!(by_hand.apply_rolled(side, &action, &[]), Ok(Rolled::Done(_))));
    expect("by-hand.jsonl", &by_hand.journal(), &["They were rolled by hand."]);

    let fork = Session::fork(&Cases, &journal, 30, SEALED, PlayerNames::default()).unwrap();
    expect("fork.jsonl", &fork.journal(), &["the dice of the first 30 actions. They were taken over"]);
}

#[test]
fn a_battle_from_a_case_is_checked_like_any_other() {
    let mut session = begin("case/DW-05-E6", SEALED);
    play(&mut session, 10);
    expect("case.jsonl", &session.journal(), &["The battle is not over."]);
}

#[test]
fn a_fault_is_told_with_its_line() {
    let journal = finished();
    let faulty = |name: &str, change: &dyn Fn(&mut Journal), told: &str| {
        let mut journal = journal.clone();
        change(&mut journal);
        let (code, text) = verify(name, &journal.text());
        assert_eq!(code, 1, "{text}");
        assert!(text.contains(&format!("{name}: line ")) && text.contains(told), "{text}");
    };
    let sealed = journal.entries.iter().position(|entry| entry.seal.is_some()).unwrap();
    faulty("seal.jsonl", &|j| j.entries[sealed].seal = Some([1; 32]), "the seal does not fit");
    faulty("order.jsonl", &|j| j.entries.swap(0, 1), "entry ");
    faulty("seed.jsonl", &|j| j.reveal = Some(Seed([5; 32])), "the seed does not fit the commitment");
    faulty("hash.jsonl", &|j| j.entries[7].hash = Some(1), "the state has hash");
    faulty("cut.jsonl", &|j| drop(j.entries.pop()), "noted is: ");
    let text = journal.text();
    let (code, told) = verify("torn.jsonl", &text[..text.len() - 9]);
    assert!(code == 1 && told.contains("the line is incomplete"), "{told}");
    assert_eq!(walstatt(&["verify", "no-such-file.jsonl"]).code, 1);
}
