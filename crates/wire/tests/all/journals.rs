use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::OnceLock;
use table::{Outcome, Seed, Side, Viewer};
use wire::{
    Battle, DiceChoice, DiceHeader, Entry, Journal, Options, PlayError, PlayerNames, Rolled, SYSTEMS,
    Scenarios, Session, UndoError, Warning, retell, verify,
};

fn session_of(scenario: &str, dice: DiceChoice) -> Session {
    let names = PlayerNames { a: "Anna".to_owned(), b: "Bert \"der Ork\"".to_owned() };
    Session::new("demonworld", scenario, &Options::default(), dice, names).unwrap()
}

fn session(dice: DiceChoice) -> Session {
    session_of("first-game-missiles", dice)
}

fn sealed() -> Session {
    session(DiceChoice::Sealed { seed: Seed([9; 32]), in_header: false })
}

/// Plays by chance, at most `entries` actions.
fn play(session: &mut Session, seed: u64, entries: u64) -> Vec<String> {
    let mut lines = Vec::new();
    for number in 0..entries {
        let Some(&side) = session.battle().pending().first() else { break };
        let choice = session.battle().choose("random", side, seed + number).unwrap();
        lines.push(session.apply(side, &choice.action).unwrap().line);
    }
    lines
}

/// A whole battle with sealed dice and its seed revealed. Chance does not always lead to a roll.
fn finished() -> &'static Journal {
    static FINISHED: OnceLock<Journal> = OnceLock::new();
    FINISHED.get_or_init(|| {
        let battle = |number: u64| {
            let mut session = sealed();
            play(&mut session, number * 100_000, u64::MAX);
            session.journal()
        };
        let rolls = |journal: &Journal| journal.entries.iter().any(|entry| !entry.dice.is_empty());
        (0..100).map(battle).find(rolls).unwrap()
    })
}

#[test]
fn a_journal_is_read_as_it_was_written() {
    let journal = finished();
    assert!(journal.end.is_some() && journal.reveal.is_some());
    let text = journal.text();
    let read = Journal::parse(&text).unwrap();
    assert_eq!(&read, journal);
    assert_eq!(read.text(), text);
    for dice in [
        DiceChoice::Manual,
        DiceChoice::Fast { seed: u64::MAX },
        DiceChoice::Sealed { seed: Seed([1; 32]), in_header: true },
    ] {
        let journal = session(dice).journal();
        assert_eq!(Journal::parse(&journal.text()), Ok(journal));
    }
}

#[test]
fn the_lines_of_a_session_are_its_journal() {
    let mut session = sealed();
    let lines = play(&mut session, 0, 60);
    let text = session.header().line() + &lines.concat();
    assert_eq!(text, session.journal().text());
    assert!(!text.contains("seed"), "the seed is secret while the battle goes on");
    assert_eq!(Journal::parse(&text).unwrap().entries.len(), 60);
}

#[test]
fn a_finished_battle_verifies_completely() {
    let verified = verify(finished()).unwrap();
    assert_eq!(verified.entries, finished().entries.len());
    // A hash wherever dice fell, at the end, and at every eighth entry.
    let noted =
        |(n, entry): (usize, &Entry)| n % 8 == 7 || !entry.dice.is_empty() || n + 1 == verified.entries;
    assert_eq!(verified.hashes, finished().entries.iter().enumerate().filter(|&entry| noted(entry)).count());
    assert!(0 < verified.dice && verified.seed_checked);
    // Both sides seal their set-up and, each round, their orders.
    assert_eq!(verified.seals, finished().entries.iter().filter(|entry| entry.seal.is_some()).count());
    assert!(4 <= verified.seals && verified.unsealed == 0 && verified.forked == 0);
    assert_eq!(Some(verified.outcome), finished().end);
    assert_eq!(verified.warnings, []);
}

#[test]
fn without_its_seed_a_battle_verifies_by_its_noted_dice() {
    let journal = Journal { reveal: None, ..finished().clone() };
    let verified = verify(&journal).unwrap();
    assert!(!verified.seed_checked && 4 <= verified.seals);
}

/// The number of the first entry with dice.
fn first_roll() -> usize {
    finished().entries.iter().position(|entry| !entry.dice.is_empty()).unwrap()
}

/// What is found in the finished journal after a change.
fn tampered(change: impl FnOnce(&mut Journal)) -> String {
    let mut journal = finished().clone();
    change(&mut journal);
    let found = Journal::parse(&journal.text()).and_then(|journal| verify(&journal));
    found.unwrap_err().to_string()
}

fn other_face(face: &mut u8) {
    *face = if *face == 1 { 2 } else { 1 };
}

#[test]
fn every_kind_of_tampering_is_found() {
    let (roll, n_entries) = (first_roll(), finished().entries.len());
    let sealed = |&entry: &usize| finished().entries[entry].seal.is_some();
    let seals: Vec<usize> = (0..n_entries).filter(sealed).collect();
    let line = |entry: usize| format!("line {}: entry {}: ", entry + 2, entry + 1);
    let starts = |found: String, start: &str| assert!(found.starts_with(start), "{found} | {start}");

    // With the seed every die is checked, without it the hash tells.
    starts(tampered(|j| other_face(&mut j.entries[roll].dice[0])), &(line(roll) + "noted are the dice"));
    let with_face = |face: u8| {
        let mut journal = Journal { reveal: None, ..finished().clone() };
        journal.entries[roll].dice[0] = face;
        verify(&journal)
    };
    assert!((1..=20).any(|face| with_face(face).is_err()));
    let added = tampered(|j| {
        j.reveal = None;
        j.entries[roll].dice.push(3);
    });
    starts(added, &(line(roll) + "1 dice were not used"));
    let removed = tampered(|j| {
        j.reveal = None;
        j.entries[roll].dice.clear();
    });
    starts(removed, &line(roll));
    let impossible = tampered(|j| {
        j.reveal = None;
        j.entries[roll].dice[0] = 21;
    });
    starts(impossible, &line(roll));

    starts(tampered(|j| j.entries[7].hash = Some(0)), &(line(7) + "the state has hash "));
    starts(tampered(|j| j.entries[7].side = j.entries[7].side.enemy()), &line(7));
    starts(tampered(|j| j.entries[7].action = json!({ "do": "commit" })), &(line(7) + "refused by "));
    starts(tampered(|j| j.entries[7].action = json!({ "do": "cheat" })), &(line(7) + "malformed: "));
    starts(tampered(|j| drop(j.entries.remove(0))), "line ");
    starts(tampered(|j| drop(j.entries.pop())), "line ");
    starts(tampered(|j| j.entries.swap(0, n_entries - 1)), "line 2");
    starts(tampered(|j| j.entries.insert(roll, j.entries[roll].clone())), &line(roll + 1));

    let house = tampered(|j| drop(j.header.house.insert("round_limit".to_owned(), json!(11))));
    starts(house, &line(7));
    starts(tampered(|j| drop(j.header.house.insert("luck".to_owned(), json!(1)))), "line 1: house.luck");
    starts(tampered(|j| j.header.scenario = "first-game".to_owned()), "line ");
    starts(tampered(|j| j.header.scenario = "last-game".to_owned()), "line 1: unknown scenario");
    starts(tampered(|j| j.header.system = "chess".to_owned()), "line 1: unknown system");

    let last = n_entries + 2;
    let commitment = tampered(|j| j.header.dice = DiceHeader::Sealed { commitment: [0; 32], seed: None });
    assert_eq!(commitment, format!("line {}: the seed does not fit the commitment", last + 1));
    let seed = tampered(|j| j.reveal = Some(Seed([8; 32])));
    assert_eq!(seed, format!("line {}: the seed does not fit the commitment", last + 1));
    let in_header = tampered(|j| {
        let commitment = Seed([9; 32]).commitment();
        j.header.dice = DiceHeader::Sealed { commitment, seed: Some(Seed([8; 32])) };
    });
    assert_eq!(in_header, "line 1: the seed does not fit the commitment");
    let both = |j: &mut Journal| {
        let seed = Seed([8; 32]);
        j.header.dice = DiceHeader::Sealed { commitment: seed.commitment(), seed: None };
        j.reveal = Some(seed);
    };
    let (first, second) = (seals[0], seals[1]);
    starts(tampered(both), &(line(first) + "the seal does not fit"));
    let without_seals = tampered(|j| {
        both(j);
        j.entries.iter_mut().for_each(|entry| entry.seal = None);
    });
    starts(without_seals, &(line(roll) + "noted are the dice"));

    // Seals: another one, none, one too many, and hidden decisions in another order, which nothing else would tell.
    starts(tampered(|j| j.entries[first].seal = Some([0; 32])), &(line(first) + "the seal does not fit"));
    starts(tampered(|j| j.entries[second].seal = None), &(line(second) + "the seal is missing"));
    let seal = finished().entries[first].seal;
    starts(tampered(|j| j.entries[first + 1].seal = seal), &(line(first + 1) + "a seal where nothing"));
    starts(tampered(|j| j.entries.swap(0, 1)), &(line(first) + "the seal does not fit"));
    let unsealed_dice = tampered(|j| {
        j.header.dice = DiceHeader::Manual;
        j.reveal = None;
    });
    starts(unsealed_dice, &(line(first) + "a seal where nothing"));

    let only = format!("line 1: forked after {} entries, but there are only {n_entries}", n_entries + 1);
    starts(tampered(|j| j.header.forked = n_entries + 1), &only);
    starts(
        tampered(|j| j.header.dice = DiceHeader::Manual),
        &format!("line {}: a seed is revealed", last + 1),
    );
    let fast = tampered(|j| {
        j.header.dice = DiceHeader::Fast { seed: 1 };
        j.reveal = None;
    });
    starts(fast, "line ");

    starts(tampered(|j| j.end = Some(None)), &format!("line {last}: noted is: the battle is not over"));
    let won = finished().end.unwrap().unwrap();
    let other = if won == Outcome::Draw { Outcome::Won(Side::A) } else { Outcome::Draw };
    starts(tampered(|j| j.end = Some(Some(other))), &format!("line {last}: noted is: "));
}

#[test]
fn other_versions_and_data_are_told() {
    let text = finished().text();
    let fault = Journal::parse(&text.replacen("\"walstatt\":1", "\"walstatt\":2", 1)).unwrap_err();
    assert_eq!(fault.to_string(), "line 1: the journal has schema 2, this program reads schema 1");
    let mut journal = finished().clone();
    journal.header.engine = "9.9.9".to_owned();
    journal.header.data = [0; 32];
    let warnings = vec![Warning::OtherEngine { noted: "9.9.9".to_owned() }, Warning::OtherData];
    assert_eq!(verify(&journal).unwrap().warnings, warnings);
    assert_eq!(Session::resume(&journal, None).unwrap().1, warnings);
}

#[test]
fn faults_name_the_line() {
    let header = sealed().header().line();
    let entry =
        Entry { side: Side::A, action: json!({ "do": "ready" }), dice: Vec::new(), hash: None, seal: None };
    let fault = |lines: &str| Journal::parse(&format!("{header}{lines}")).unwrap_err().to_string();
    assert_eq!(Journal::parse("").unwrap_err().to_string(), "line 1: the journal is empty");
    assert!(Journal::parse("{}\n").unwrap_err().to_string().contains("no journal of Walstatt"));
    assert_eq!(fault(&entry.line(2)), "line 2: entry 2 where entry 1 is expected");
    assert_eq!(
        fault(&format!("{}{}", wire::end_line(None), entry.line(1))),
        "line 3: an entry after the end"
    );
    assert_eq!(fault(&wire::end_line(None).repeat(2)), "line 3: a second end");
    assert_eq!(fault(&wire::reveal_line(&Seed([0; 32])).repeat(2)), "line 3: a second seed");
    assert!(fault("\n").starts_with("line 2: no JSON"));
    assert_eq!(fault("[]\n"), "line 2: expected an object, found a list");
    assert_eq!(fault("{\"x\":1}\n"), "line 2: neither an entry (n) nor end nor reveal");
    assert!(
        fault("{\"n\":1,\"side\":\"a\",\"action\":{},\"dice\":[],\"luck\":1}\n")
            .contains("unknown field `luck`")
    );
    assert!(fault("{\"n\":1,\"side\":\"c\",\"action\":{},\"dice\":[]}\n").contains("neither a nor b"));
    assert!(fault("{\"n\":1,\"side\":\"a\",\"action\":{},\"dice\":[300]}\n").starts_with("line 2: "));
    assert!(
        fault("{\"n\":1,\"side\":\"a\",\"action\":{},\"dice\":[],\"hash\":\"1\"}\n")
            .contains("16 lower-case")
    );
    assert!(
        fault("{\"n\":1,\"side\":\"a\",\"action\":{},\"seal\":\"00\"}\n")
            .contains("seal: expected 64 lower-case")
    );
    assert!(fault("{\"end\":{\"outcome\":\"peace\"}}\n").contains("outcome: expected"));
    assert!(fault("{\"reveal\":{\"seed\":\"00\"}}\n").contains("64 lower-case"));
    let dice = header.replace("\"kind\":\"sealed\"", "\"kind\":\"loaded\"");
    assert!(Journal::parse(&dice).unwrap_err().to_string().starts_with("line 1: dice: "));
}

#[test]
fn a_torn_last_line_is_told_from_a_faulty_one() {
    let mut session = sealed();
    play(&mut session, 0, 5);
    let text = session.journal().text();
    let last = text.trim_end().rfind('\n').unwrap() + 1;
    for cut in last + 1..text.len() - 1 {
        let fault = Journal::parse(&text[..cut]).unwrap_err();
        assert_eq!((fault.line, fault.sound_bytes), (6, Some(last)), "{cut}");
        assert!(fault.reason.contains("incomplete"), "{fault}");
        let sound = Journal::parse(&text[..last]).unwrap();
        assert_eq!(sound.entries.len(), 4);
    }
    // A whole last line without its line feed is whole.
    assert_eq!(Journal::parse(&text[..text.len() - 1]).unwrap().entries.len(), 5);
    let faulty = Journal::parse(&format!("{}\n", &text[..text.len() - 3])).unwrap_err();
    assert_eq!(faulty.sound_bytes, None);
}

#[test]
fn a_resumed_battle_goes_on_as_if_nothing_had_happened() {
    let mut whole = sealed();
    play(&mut whole, 0, 40);
    let journal = Journal::parse(&whole.journal().text()).unwrap();
    let (mut resumed, warnings) = Session::resume(&journal, Some(Seed([9; 32]))).unwrap();
    assert_eq!(warnings, []);
    for _ in 0..200 {
        let Some(&side) = whole.battle().pending().first() else { break };
        let action = whole.battle().choose("random", side, 7).unwrap().action;
        assert_eq!(whole.apply(side, &action), resumed.apply(side, &action));
    }
    assert_eq!(whole.journal(), resumed.journal());
    assert_eq!(whole.battle().view(Viewer::Spectator), resumed.battle().view(Viewer::Spectator));

    let wrong = Session::resume(&journal, Some(Seed([8; 32]))).unwrap_err();
    assert_eq!(wrong.to_string(), "line 1: the seed does not fit the commitment");
    let (mut blind, _) = Session::resume(&journal, None).unwrap();
    let side = blind.battle().pending()[0];
    let action = blind.battle().choose("random", side, 7).unwrap().action;
    assert_eq!(blind.apply(side, &action), Err(PlayError::SeedUnknown));
}

fn deploy(unit: u8, hex: [i8; 2], facing: u8) -> Value {
    json!({ "do": "deploy", "unit": unit, "hex": hex, "facing": facing, "width": 5 })
}

#[test]
fn an_action_can_be_taken_back_until_something_is_known() {
    let mut session = session_of("first-game", DiceChoice::Fast { seed: 1 });
    assert_eq!(session.undo(Side::A), Err(UndoError::Nothing));
    let start = session.battle().state_hash();
    session.apply(Side::A, &deploy(0, [-2, 11], 0)).unwrap();
    let first = session.journal();
    // The other side sets up at the same time, hidden: both can take back their own.
    session.apply(Side::B, &deploy(2, [12, 3], 3)).unwrap();
    assert_eq!(session.undo(Side::A).unwrap().action, deploy(0, [-2, 11], 0));
    assert_eq!(session.len(), 1);
    assert_eq!(session.undo(Side::B).unwrap().action, deploy(2, [12, 3], 3));
    assert_eq!(session.battle().state_hash(), start);
    session.apply(Side::A, &deploy(0, [-2, 11], 0)).unwrap();
    assert_eq!(session.journal(), first);

    session.apply(Side::A, &deploy(1, [6, 11], 0)).unwrap();
    session.apply(Side::A, &json!({ "do": "ready" })).unwrap();
    session.apply(Side::B, &deploy(2, [12, 3], 3)).unwrap();
    // Nothing is known to the other side while it sets up: even the end of the own set-up can be taken back.
    assert_eq!(session.undo(Side::A).unwrap().action, json!({ "do": "ready" }));
    session.apply(Side::A, &json!({ "do": "ready" })).unwrap();
    session.apply(Side::B, &deploy(3, [20, 3], 3)).unwrap();
    session.apply(Side::B, &json!({ "do": "ready" })).unwrap();
    assert_eq!(session.can_undo(Side::A), Err(UndoError::Revealed));
    assert_eq!(session.can_undo(Side::B), Err(UndoError::Revealed));

    session.apply(Side::A, &json!({ "do": "order", "unit": 0, "order": "attack" })).unwrap();
    session.undo(Side::A).unwrap();
    session.apply(Side::A, &json!({ "do": "order", "unit": 0, "order": "hold" })).unwrap();
    verify(&session.journal()).unwrap();
}

#[test]
fn a_roll_cannot_be_taken_back() {
    let (mut session, _) = Session::resume(
        &Journal { entries: finished().entries[..=first_roll()].to_vec(), end: None, ..finished().clone() },
        None,
    )
    .unwrap();
    let before = session.journal();
    for side in Side::BOTH {
        assert_eq!(session.undo(side), Err(UndoError::Rolled));
    }
    assert_eq!(session.journal(), before);
}

#[test]
fn dice_rolled_by_hand_are_asked_for_one_by_one() {
    let ready = json!({ "do": "ready" });
    assert_eq!(session(DiceChoice::Manual).apply(Side::A, &ready), Err(PlayError::DiceByHand));
    assert_eq!(sealed().apply_rolled(Side::A, &ready, &[]), Err(PlayError::DiceNotByHand));
    // The finished battle once more, its dice typed in.
    let mut session = session(DiceChoice::Manual);
    for entry in &finished().entries {
        for known in 0..entry.dice.len() {
            let faces = &entry.dice[..known];
            let Rolled::Needs(die) = session.apply_rolled(entry.side, &entry.action, faces).unwrap() else {
                panic!("{entry:?} needs fewer dice");
            };
            let impossible = [faces, &[die.faces() + 1]].concat();
            let fault = session.apply_rolled(entry.side, &entry.action, &impossible).unwrap_err();
            assert!(fault.to_string().contains("has no face"), "{fault}");
        }
        let more = [entry.dice.as_slice(), &[1]].concat();
        let fault = session.apply_rolled(entry.side, &entry.action, &more).unwrap_err();
        assert_eq!(fault.to_string(), "1 dice were not used");
        session.apply_rolled(entry.side, &entry.action, &entry.dice).unwrap();
    }
    let unsealed = |entry: &Entry| Entry { seal: None, ..entry.clone() };
    assert_eq!(session.journal().entries, finished().entries.iter().map(unsealed).collect::<Vec<_>>());
    assert!(!verify(&session.journal()).unwrap().seed_checked);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// Whatever happens to a file, it is read or refused; never is there a panic.
    #[test]
    fn mutated_journals_are_read_or_refused(
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>(), 0usize..4), 1..4),
    ) {
        let mut session = session(DiceChoice::Fast { seed: 4 });
        play(&mut session, 0, 12);
        let mut bytes = session.journal().text().into_bytes();
        for (at, byte, kind) in cuts {
            let at = at.index(bytes.len().max(1));
            match kind {
                0 if at < bytes.len() => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 if at < bytes.len() => drop(bytes.remove(at)),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(journal) = Journal::parse(&text) {
            prop_assert_eq!(Journal::parse(&journal.text()), Ok(journal.clone()));
            let _ = verify(&journal);
            let _ = Session::resume(&journal, None);
        }
    }

    #[test]
    fn random_text_is_no_journal(text in "\\PC*") {
        prop_assert!(Journal::parse(&text).is_err());
    }
}

/// Battles played once, kept for ever: whoever changes what becomes of them changes old journals. The state may get
/// more parts: with `UPDATE_EXPECT=1` its hashes are written anew, and nothing else.
///
/// `cargo xtask test` verifies the same files with the release build.
#[test]
fn old_journals_stay_playable() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let mut systems = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let mut journal = Journal::parse(&std::fs::read_to_string(&path).unwrap()).unwrap();
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            let mut entries = Vec::new();
            let mut note = |battle: &dyn Battle, entry: Option<&Entry>, _: &[Value]| {
                entries.extend(entry.cloned().map(|mut entry| {
                    entry.hash = entry.hash.map(|_| battle.state_hash());
                    entry
                }));
            };
            retell(&Scenarios, &journal, &mut note).unwrap();
            journal.entries = entries;
            std::fs::write(&path, journal.text()).unwrap();
        }
        let verified = verify(&journal).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert!(verified.seed_checked && 0 < verified.hashes && verified.outcome.is_some());
        if let DiceHeader::Sealed { .. } = journal.header.dice {
            assert!(verified.seals == 0 && 0 < verified.unsealed, "written before there were seals");
        }
        assert_eq!(Some(verified.outcome), journal.end);
        systems.insert(journal.header.system);
    }
    assert_eq!(systems.len(), SYSTEMS.len());
}
