//! `walstatt review`.

use crate::program::{fresh, in_repository, walstatt};
use serde_json::Value;

const GOLDEN: &str = "crates/wire/tests/golden/first-game.jsonl";

fn review(arguments: &[&str]) -> String {
    let file = in_repository(GOLDEN);
    let run = walstatt(&[&["review", file.to_str().unwrap(), "--rollouts", "2"][..], arguments].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}");
    run.out
}

#[test]
fn review_gives_the_same_on_any_number_of_threads_and_speaks_both_languages() {
    let one = review(&["--threads", "1", "--json"]);
    assert_eq!(review(&["--threads", "2", "--json"]), one);
    let found: Value = serde_json::from_str(&one).unwrap();
    let keys: Vec<&String> = found.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["moments", "rounds", "swings", "throws", "kinds", "battles"]);
    assert_eq!(found["battles"], 2);

    let (english, german) = (review(&["--lang", "en"]), review(&["--lang", "de"]));
    assert!(english.contains("\nRound 1 ") && english.contains("\nHow the dice fell\n"), "{english}");
    assert!(german.contains("\nRunde 1 ") && german.contains("\nWie die Würfel fielen\n"), "{german}");
    assert!(!english.contains('⟦') && !german.contains('⟦'), "{english}{german}");
}

#[test]
fn what_cannot_be_reviewed_is_named() {
    let path = fresh("unreviewed.jsonl");
    let file = path.to_str().unwrap();
    assert_eq!(walstatt(&["review", file]).code, 1);
    std::fs::write(&path, "{\"walstatt\":99}\n").unwrap();
    let run = walstatt(&["review", file]);
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("unreviewed.jsonl: line 1: "), "{}", run.err);

    // An action that the rules refuse.
    let golden = std::fs::read_to_string(in_repository(GOLDEN)).unwrap();
    let header = golden.lines().next().unwrap();
    let refused = format!("{header}\n{{\"n\":1,\"side\":\"a\",\"action\":{{\"do\":\"fire\",\"unit\":0}}}}\n");
    std::fs::write(&path, refused).unwrap();
    let run = walstatt(&["review", file]);
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("line 2: entry 1: "), "{}", run.err);

    for wrong in [&["--rollouts", "1"][..], &["--rollouts", "many"], &["--threads", "0"], &["--seed", "-1"]] {
        assert_eq!(walstatt(&[&["review", file][..], wrong].concat()).code, 2, "{wrong:?}");
    }
    assert_eq!(walstatt(&["review"]).code, 2);
}
