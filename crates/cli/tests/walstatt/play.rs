//! Battles in the terminal.

use crate::program::{Run, fresh, walstatt, walstatt_reading};
use std::path::Path;

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// Plays the first game against the random player with these lines.
fn play(more: &[&str], input: &str) -> Run {
    let arguments = ["play", "demonworld", "first-game", "--against", "random", "--seed", SEED];
    walstatt_reading(&[&arguments[..], more].concat(), input)
}

/// A whole battle by the computer's decisions, kept in this file.
fn whole_battle(lang: &str, path: &Path) -> Run {
    let save = path.to_str().unwrap();
    play(&["--lang", lang, "--save", save, "--rounds", "4"], &"auto\n".repeat(5000))
}

fn verify(path: &Path) -> Run {
    walstatt(&["verify", path.to_str().unwrap()])
}

#[test]
fn a_battle_is_played_to_its_end_in_both_languages() {
    for (lang, end) in [("de", "Schlüssel der Würfel: "), ("en", "Seed of the dice: ")] {
        let path = fresh(&format!("whole-{lang}.jsonl"));
        let run = whole_battle(lang, &path);
        assert_eq!((run.code, run.err.as_str()), (0, ""));
        assert!(run.out.contains(&format!("{end}{SEED}")), "{}", run.out);
        assert!(!run.out.contains('⟦'), "a word is missing");
        assert!(!run.out.contains('\u{1b}'), "no colours in a pipe");
        let checked = verify(&path);
        assert_eq!((checked.code, checked.err.as_str()), (0, ""));
        let told = walstatt(&["replay", path.to_str().unwrap(), "--lang", lang]);
        assert_eq!(told.code, 0);
        assert!(!told.out.contains('⟦'), "a word is missing");
        // The last page is the same in the battle and in its replay.
        let last = |out: &str| {
            let of_side_a = |line: &&str| line.contains("(Imperium): ") || line.contains("(Empire): ");
            out.lines().rfind(of_side_a).map(str::to_owned)
        };
        assert_eq!(last(&run.out), last(&told.out));
    }
}

#[test]
fn a_changed_journal_is_found_out() {
    let path = fresh("changed.jsonl");
    whole_battle("en", &path);
    let text = std::fs::read_to_string(&path).unwrap();
    let rolled =
        text.lines().find(|line| line.contains("\"dice\":[") && !line.contains("\"dice\":[]")).unwrap();
    let changes = [
        (rolled.to_owned(), rolled.replacen("\"dice\":[", "\"dice\":[1,", 1)),
        (SEED.to_owned(), SEED.replace("00", "01")),
        ("\"order\":\"".to_owned(), "\"order\":\"x".to_owned()),
        ("{\"n\":3,".to_owned(), "{\"n\":4,".to_owned()),
    ];
    for (old, new) in changes {
        assert!(text.contains(&old), "{old}");
        std::fs::write(&path, text.replacen(&old, &new, 1)).unwrap();
        let run = verify(&path);
        assert_eq!(run.code, 1, "{old} -> {new}");
        assert!(run.err.contains("changed.jsonl: line "), "{}", run.err);
    }
}

#[test]
fn a_battle_goes_on_where_it_was_left() {
    let path = fresh("left.jsonl");
    let save = path.to_str().unwrap();
    let left = play(&["--save", save], "1\nready\norder A attack\nquit\n");
    assert_eq!((left.code, left.err.as_str()), (0, ""));
    let noted = std::fs::read_to_string(&path).unwrap();
    let resumed = walstatt_reading(&["play", "--resume", save], "order B attack\ncommit\nl all\nquit\n");
    assert_eq!((resumed.code, resumed.err.as_str()), (0, ""));
    assert!(resumed.out.contains("Berserkers: attack order [DW-03-10]"), "{}", resumed.out);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with(&noted));
    // The same command line goes on, too; another battle is not written over.
    assert_eq!(play(&["--save", save], "quit\n").code, 0);
    let other = walstatt_reading(&["play", "demonworld", "first-game-missiles", "--save", save], "quit\n");
    assert_eq!(other.code, 2);
    assert!(other.err.contains("holds another battle"), "{}", other.err);
    assert_eq!(verify(&path).code, 0);
}

#[test]
fn a_torn_last_line_is_left_out() {
    let path = fresh("torn.jsonl");
    let save = path.to_str().unwrap();
    play(&["--save", save], "1\nready\norder A attack\nquit\n");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 20]).unwrap();
    let run = walstatt_reading(&["play", "--resume", save], "quit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("incomplete"), "{}", run.out);
    assert!(text.starts_with(&std::fs::read_to_string(&path).unwrap()));
}

#[test]
fn refusals_name_the_rule_and_why_shows_it() {
    let run = play(&[], "1\nwheel A left\nwhy\nwhy DW-05-17\nwhy DW-99-01\nwheel A\nnonsense\n99\nquit\n");
    assert!(
        run.out.contains("Not possible: This action belongs to another phase or step [DW-03-17]"),
        "{}",
        run.out
    );
    assert!(run.out.contains("DW-03-17 Unused actions are lost"));
    assert!(run.out.contains("DW-05-17 "));
    assert!(run.out.contains("there is no rule DW-99-01"));
    assert!(run.out.contains("wheel UNIT HAND"));
    assert!(run.out.contains("Not understood: nonsense"));
    assert!(run.out.contains("There is no such number"));
}

#[test]
fn what_is_hidden_can_be_taken_back_until_it_is_revealed() {
    let run = play(&[], "1\nundo\n1\nready\nundo\norder A hold\nundo\norder A attack\ncommit\nundo\nquit\n");
    assert!(run.out.contains("Taken back: Noble Foot: hold"), "{}", run.out);
    assert!(run.out.contains("something hidden has been shown since"));
    assert!(run.out.contains("Noble Foot: attack order [DW-03-10]"));
}

#[test]
fn before_the_dice_fall_sums_and_odds_are_shown() {
    // Outside the melee the typed action is refused; in it, it sooner or later meets something declared.
    let run = play(&[], &"auto\nauto\nend-declaration\n\n".repeat(2000));
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let (shown, _) = run.out.split_once("Roll now? Enter for yes, n for no:").expect("something was rolled");
    let (_, odds) = shown.rsplit_once("> ").unwrap();
    assert!(
        odds.contains(" against ") && odds.contains("combat strength +") && odds.contains(" of 20, "),
        "{odds}"
    );
    assert!(odds.contains(" %: no losses"), "{odds}");
}

#[test]
fn lists_are_never_long() {
    // Through the lists of the set-up: unit, kind, facing, width, row, hex.
    let run = play(&[], "2\n1\n1\n5\n1\n2\nquit\n");
    let numbers = run.out.lines().map(|line| line.trim_start_matches("> ").trim_start());
    let longest = numbers.filter_map(|line| line.split("  ").next()?.parse::<u32>().ok()).max();
    assert!(longest.is_some_and(|longest| longest <= 40), "{longest:?}");
    assert!(run.out.contains("A Noble Foot (Empire): 10 of 10"), "{}", run.out);
}

#[test]
fn cards_show_the_provenance_of_every_number() {
    let run = play(&[], "u A\nu z\nb all\nhelp\nquit\n");
    assert!(run.out.contains("Points: 150 (ruling of this program; printed on the card: 130"), "{}", run.out);
    assert!(run.out.contains("hand weapon: strength 8 (derived from the book)"));
    assert!(run.out.contains("There is no unit with this letter."));
    assert!(run.out.contains("why DW-05-12 shows a rule"));
}

#[test]
fn two_people_at_one_terminal_do_not_see_each_others_secrets() {
    let input = "\n1\nready\n\n1\nready\n\norder A attack\ncommit\n\nu\nquit\n";
    let arguments = ["play", "demonworld", "first-game", "--against", "hotseat", "--seed", SEED];
    let run = walstatt_reading(&arguments, input);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert_eq!(run.out.matches("the other side looks away").count(), 4, "{}", run.out);
    // Each side sees its own deployment area.
    let set_ups: Vec<&str> = run.out.split("the other side looks away").collect();
    assert!(set_ups[1].contains(" M :   :") && !set_ups[1].contains(" C   :   :"), "{}", set_ups[1]);
    assert!(set_ups[2].contains(" C   :   :") && !set_ups[2].contains(" M :   :"), "{}", set_ups[2]);
    let (_, second) = run.out.rsplit_once("the other side looks away").unwrap();
    assert!(second.contains("A Noble Foot (Empire)\n") && !second.contains(", Attack"), "{second}");
}

#[test]
fn real_dice_are_asked_for_and_checked() {
    // All four units move: equal numbers, so that a die decides who goes first.
    let input = format!("1\nready\norder A move\norder B move\ncommit\n7\nx\n3\n{}", "auto\n3\n".repeat(3));
    let arguments = ["play", "demonworld", "first-game", "--against", "hotseat", "--manual-dice"];
    let hotseat = "\n1\nready\n\n1\nready\n\norder A move\norder B move\ncommit\n\norder c move\norder d move\ncommit\n7\nx\n3\nquit\n";
    let run = walstatt_reading(&arguments, hotseat);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.contains("Roll a die with 6 faces:"), "{}", run.out);
    assert_eq!(run.out.matches("Type a number from 1 to 6.").count(), 2);
    assert!(run.out.contains("roll 3) [DW-05-40]"));
    // Against the computer the end of the input is the end of the sitting, also while it rolls.
    let arguments = ["play", "demonworld", "first-game", "--against", "random", "--manual-dice"];
    assert_eq!(walstatt_reading(&arguments, &input).code, 0);
}
