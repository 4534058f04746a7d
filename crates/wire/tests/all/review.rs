//! Battles of any system looked at again.

use lab::Imagined;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use table::Side;
use wire::show::{ReviewNow, SwingCause};
use wire::{
    DiceChoice, Journal, Lang, Options, PlayerNames, Reviewed, Scenarios, Session, ThrowKind, Words, review,
    shown_review,
};

const ONE: Imagined = Imagined { battles: 1, seed: 1, threads: 2 };

fn golden(name: &str) -> Journal {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    Journal::parse(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn reviewed(journal: &Journal, imagined: Imagined) -> Reviewed {
    review(&Scenarios, journal, imagined, &AtomicBool::new(false)).unwrap().unwrap()
}

fn shown(journal: &Journal, reviewed: &Reviewed, lang: Lang) -> ReviewNow {
    shown_review(&Scenarios, journal, reviewed, &Words::new(lang)).unwrap()
}

#[test]
fn golden_battles_of_both_systems_can_be_looked_at_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    // Sergeants take long over the standard game; one of its battles is enough here.
    names.retain(|name| !["dw-free.jsonl", "dw-kal-benokk.jsonl"].contains(&name.as_str()));
    for name in names {
        let journal = golden(&name);
        let found = reviewed(&journal, ONE);
        for lang in Lang::ALL {
            let shown = shown(&journal, &found, lang);
            let text = serde_json::to_string(&shown).unwrap();
            assert!(!text.contains('⟦'), "{name}: {text}");
            let last = shown.moments.last().unwrap();
            assert_eq!((shown.moments[0].n, last.n as usize), (0, journal.entries.len()), "{name}");
            assert_eq!(last.error, 0.0, "{name} is over");
            assert!(!shown.rounds.is_empty() && !shown.throws.is_empty(), "{name}");
            assert!(shown.throws.iter().all(|throw| shown.kinds.iter().any(|kind| kind.id == throw.kind)));
        }
    }
}

#[test]
fn the_parts_of_a_swing_add_up_and_what_came_of_it_is_told() {
    let journal = golden("wh-pitched-battle.jsonl");
    let shown = shown(&journal, &reviewed(&journal, Imagined { battles: 8, ..ONE }), Lang::En);
    assert!(!shown.swings.is_empty());
    for swing in &shown.swings {
        assert!((swing.decision + swing.dice - swing.change).abs() < 0.051, "{swing:?}");
        let entry = &journal.entries[swing.n as usize - 1];
        assert_eq!(swing.side, wire::side_name(entry.side));
        assert!(!swing.text.is_empty());
        if entry.dice.is_empty() {
            assert_eq!((swing.cause, swing.dice), (SwingCause::Decision, 0.0));
        }
    }
    let changes: Vec<f64> = shown.swings.iter().map(|swing| swing.change.abs()).collect();
    assert!(changes.is_sorted_by(|larger, smaller| smaller <= larger), "{changes:?}");
}

/// What the events themselves say of their chances is what is summed.
#[test]
fn luck_is_that_of_the_events() {
    let journal = golden("first-game.jsonl");
    let (mut expected, mut hits) = (0.0, 0);
    wire::retell(&Scenarios, &journal, &mut |_, _, events| {
        for event in events.iter().filter(|event| event.get("hit").is_some()) {
            expected += event["expected"].as_f64().unwrap() / 20.0;
            hits += u32::from(event["hit"].as_bool().unwrap());
        }
    })
    .unwrap();
    let throws = reviewed(&journal, ONE).throws;
    assert!(throws.iter().all(|(_, throw)| throw.kind == ThrowKind::Blows || throw.kind == ThrowKind::Shots));
    assert_eq!(throws.iter().map(|(_, throw)| u32::from(throw.fallen)).sum::<u32>(), hits);
    let sum: f64 = throws.iter().map(|(_, throw)| throw.expected).sum();
    assert!((sum - expected).abs() < 1e-6, "{sum} {expected}");
    assert!(throws.iter().any(|(_, throw)| throw.side == Side::A));
    assert!(throws.iter().any(|(_, throw)| throw.side == Side::B));
}

/// In the long run dice fall as expected, whatever they are thrown for: so the expectations are right.
#[test]
fn dice_fall_as_expected_in_the_long_run() {
    for (system, scenario) in [("demonworld", "last-stand"), ("warhammer", "pitched-battle")] {
        let mut sums = [(0.0f64, 0.0f64); 5];
        for seed in 0..12 {
            let names = PlayerNames::default();
            let dice = DiceChoice::Fast { seed };
            let mut session = Session::new(system, scenario, &Options::default(), dice, names).unwrap();
            while let Some(&side) = session.battle().pending().first() {
                let choice = session.battle().choose("random", side, seed + session.len() as u64);
                session.apply(side, &choice.unwrap().action).unwrap();
            }
            let opening = session.opening().unwrap().battle;
            let journal = session.journal();
            let throws = opening.throws(&journal.entries).unwrap();
            for (_, throw) in throws {
                let sum = &mut sums[throw.kind as usize];
                sum.0 += throw.expected;
                sum.1 += f64::from(throw.fallen);
            }
        }
        for (expected, fallen) in sums {
            // A Poisson distribution is wider than any sum of such dice.
            assert!((fallen - expected).abs() <= 4.0 * expected.sqrt(), "{system}: {sums:?}");
        }
        assert!(2 <= sums.iter().filter(|(expected, _)| 5.0 < *expected).count(), "{system}: {sums:?}");
    }
}

#[test]
fn an_unfinished_journal_is_looked_at_as_far_as_it_goes_and_a_faulty_one_is_refused() {
    let mut journal = golden("first-game.jsonl");
    journal.entries.truncate(60);
    journal.end = None;
    journal.reveal = None;
    let found = reviewed(&journal, Imagined { battles: 4, ..ONE });
    let last = found.review.curve.last().unwrap();
    assert_eq!(last.entry, 60);
    assert!(0.0 < last.error);

    let faulty = |change: &dyn Fn(&mut Journal)| {
        let mut faulty = journal.clone();
        change(&mut faulty);
        review(&Scenarios, &faulty, ONE, &AtomicBool::new(false)).unwrap_err()
    };
    let unknown = faulty(&|journal| journal.header.scenario = "nowhere".to_owned());
    assert_eq!(unknown.line, 1);
    let nonsense = faulty(&|journal| journal.entries[7].action = serde_json::json!({ "do": "fly" }));
    assert_eq!(nonsense.line, 9);
    let loaded = faulty(&|journal| journal.entries[7].dice = vec![1; 30]);
    assert_eq!(loaded.line, 9);
    let stopped = review(&Scenarios, &journal, ONE, &AtomicBool::new(true)).unwrap();
    assert_eq!(stopped, None);
}
