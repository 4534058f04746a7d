//! The built-in book is complete, and the parser refuses what is not.

use rulebook::{Entry, Language, Rulebook, System, Tier};
use std::collections::BTreeSet;
use table::{RuleId, RuleKind};

fn book() -> Rulebook {
    Rulebook::builtin().unwrap()
}

fn id(text: &str) -> RuleId {
    text.parse().unwrap()
}

/// The rule ids a text mentions.
fn mentioned(text: &str) -> BTreeSet<RuleId> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let words = text.split(|c| !is_part(c)).map(|word| word.trim_end_matches('-'));
    let has_letters = |word: &str| {
        System::ALL
            .iter()
            .any(|system| word.strip_prefix(system.letters()).is_some_and(|w| w.starts_with('-')))
    };
    let ids = words.filter(|word| has_letters(word) && 5 < word.len());
    ids.map(|word| word.parse().unwrap_or_else(|error| panic!("“{word}”: {error}"))).collect()
}

#[test]
fn chapters_1_to_16_are_complete() {
    let book = book();
    let rules = [26u8, 21, 18, 31, 60, 38, 8, 29, 25, 55, 59, 52, 39, 21, 84, 59];
    // The expert game adds these.
    let later: Vec<RuleId> = ["DW-14-12", "DW-15-29", "DW-15-30", "DW-15-31"].map(id).into();
    for (chapter, rules) in book.chapters(System::Demonworld).zip(rules) {
        let numbers = chapter.rules.iter().map(|rule| rule.id.number()).collect::<Vec<_>>();
        let is_later = |number: &u8| {
            later.iter().any(|rule| rule.chapter() == chapter.number && rule.number() == *number)
        };
        let expected = (1..=rules).filter(|number| !is_later(number)).collect::<Vec<_>>();
        assert_eq!(numbers, expected, "chapter {}", chapter.number);
    }
    let chapters = book.chapters(System::Demonworld).map(|chapter| chapter.number).collect::<Vec<_>>();
    assert_eq!(chapters, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 25, 26, 27, 28]);
    let standard = book.rules(System::Demonworld).filter(|rule| rule.tier == Tier::Standard).count();
    assert_eq!(standard, 454);
}

#[test]
fn warhammer_is_complete() {
    let book = book();
    // The numbers 18 to 20 of the house rules of magic stay free before its spells.
    let is_free = |chapter: u8, number: u8| chapter == 8 && (18..=20).contains(&number);
    let counts = [(10u8, 0u8), (21, 0), (11, 0), (18, 0), (17, 0), (30, 0), (4, 0), (2, 32), (0, 58)];
    let chapters = book.chapters(System::Warhammer).collect::<Vec<_>>();
    assert_eq!(chapters.len(), counts.len());
    for (chapter, (sheet, house)) in chapters.into_iter().zip(counts) {
        let numbers = |tier: Tier, kind: RuleKind| {
            let of_tier = chapter.rules.iter().filter(move |rule| rule.tier == tier);
            of_tier
                .map(|rule| (rule.id.kind() == kind).then_some(rule.id.number()))
                .collect::<Option<Vec<_>>>()
        };
        let expected = (1..=house).filter(|&number| !is_free(chapter.number, number)).collect::<Vec<_>>();
        assert_eq!(numbers(Tier::Sheet, RuleKind::Rule), Some((1..=sheet).collect()), "{}", chapter.number);
        assert_eq!(numbers(Tier::House, RuleKind::House), Some(expected), "{}", chapter.number);
    }
    assert_eq!(book.rules(System::Warhammer).count(), 113 + 87);
    assert_eq!(book.rulings(System::Warhammer).count(), 118);
}

/// The numbers of a table without the heads of its rows; none where it has a dash.
fn cells(book: &Rulebook, table: &str) -> Vec<Vec<Option<i32>>> {
    let rows = book.table(id(table)).unwrap().rows.get(Language::En);
    rows.iter().map(|row| row[1..].iter().map(|cell| cell.parse().ok()).collect()).collect()
}

#[test]
fn wh_03_t4_follows_its_law() {
    let book = book();
    for (strength, row) in (1..).zip(cells(&book, "WH-03-T4")) {
        for (toughness, cell) in (1..).zip(row) {
            let needed = match toughness - strength {
                ..=-2 => Some(2),
                more @ -1..=1 => Some(4 + more),
                2 | 3 => Some(6),
                _ => None,
            };
            assert_eq!(cell, needed, "strength {strength}, toughness {toughness}");
        }
    }
}

#[test]
fn wh_04_t1_follows_its_law() {
    let book = book();
    for (attacker, row) in (1..).zip(cells(&book, "WH-04-T1")) {
        for (defender, cell) in (1..).zip(row) {
            let needed = match () {
                () if defender < attacker => 3,
                () if 2 * attacker < defender => 5,
                () => 4,
            };
            assert_eq!(cell, Some(needed), "attacker {attacker}, defender {defender}");
        }
    }
}

#[test]
fn everything_mentioned_exists() {
    let book = book();
    for entry in book.entries() {
        for mention in mentioned(&entry.words()) {
            let is_here = book.entry(mention).is_some() || mention == id("DW-22-15");
            assert!(is_here, "{} mentions {mention}, which is not in the book", entry.id());
        }
    }
}

#[test]
fn both_languages_mention_the_same() {
    for entry in book().entries() {
        if let Entry::Rule(rulebook::Rule { text, .. }) | Entry::Ruling(rulebook::Ruling { text, .. }) = entry
        {
            assert_eq!(mentioned(&text.de), mentioned(&text.en), "{}", entry.id());
        }
    }
}

#[test]
fn every_ruling_belongs_to_a_rule() {
    let book = book();
    let used = System::ALL.iter().flat_map(|&system| book.rules(system)).flat_map(|rule| &rule.rulings);
    let used = used.collect::<BTreeSet<_>>();
    for ruling in System::ALL.iter().flat_map(|&system| book.rulings(system)) {
        assert!(used.contains(&ruling.id), "{} is named by no rule", ruling.id);
    }
}

#[test]
fn few_rules_are_exempt() {
    let book = book();
    for (system, most) in [(System::Demonworld, 20), (System::Warhammer, 8)] {
        let exempt = book.rules(system).filter(|rule| rule.no_behaviour.is_some()).count();
        assert!(exempt <= most, "{exempt} rules of {system:?} claim to state nothing to enforce");
    }
}

#[test]
fn entries_are_found_by_number() {
    let book = book();
    assert_eq!(book.rule(id("DW-05-12")).unwrap().id, id("DW-05-12"));
    assert_eq!(book.ruling(id("DW-05-G4")).unwrap().id, id("DW-05-G4"));
    assert_eq!(book.table(id("DW-05-T1")).unwrap().id, id("DW-05-T1"));
    assert_eq!(book.rule(id("WH-09-H03")).unwrap().id, id("WH-09-H03"));
    assert_ne!(book.rule(id("WH-05-12")), book.rule(id("DW-05-12")));
    assert!(matches!(book.entry(id("DW-05-T1")), Some(Entry::Table(_))));
    assert_eq!(book.entry(id("DW-05-99")), None);
    assert_eq!(book.rule(id("DW-05-G4")), None);
}

#[test]
fn search_ignores_case_and_language() {
    let book = book();
    let found = |query: &str| book.search(query).iter().map(|entry| entry.id()).collect::<Vec<_>>();
    assert!(found("WINDROSE").contains(&id("DW-01-06")));
    assert!(found("wind ROSE").contains(&id("DW-01-06")));
    assert!(found("dw-01-06").contains(&id("DW-01-06")));
    assert!(found("SPIELFLÄCHE").contains(&id("DW-01-04")));
    assert!(found("  ").is_empty());
    assert!(found("nosuchwordanywhere").is_empty());
}

#[test]
fn systems_and_tiers_have_names() {
    for system in System::ALL {
        assert_eq!(System::named(system.name()), Some(system));
        for &tier in system.tiers() {
            assert_eq!(system.tier_named(tier.name()), Some(tier));
        }
        assert!(system.tiers().is_sorted());
    }
    assert_eq!(System::Demonworld.tier_named("Intro"), None);
    assert_eq!(System::Demonworld.tier_named("house"), None);
    assert_eq!(System::Warhammer.tier_named("intro"), None);
}

#[test]
fn languages_are_kept_apart() {
    let book = book();
    let title = &book.rule(id("DW-01-02")).unwrap().title;
    assert_eq!(title.get(Language::De), "Regelstufen");
    assert_eq!(title.get(Language::En), "Rule tiers");
}

/// A chapter with one rule, one ruling and one table.
const GOOD: &str = r#"
chapter = 5
title_de = "Bewegung"
title_en = "Movement"

[[rule]]
id = "DW-05-01"
tier = "intro"
title_de = "a"
title_en = "a"
text_de = "a"
text_en = "a"
rulings = ["DW-05-G1"]

[[ruling]]
id = "DW-05-G1"
title_de = "b"
title_en = "b"
text_de = "b"
text_en = "b"

[[table]]
id = "DW-05-T1"
title_de = "c"
title_en = "c"
columns_de = ["d", "e"]
columns_en = ["d", "e"]
rows_de = [["1", "2"]]
rows_en = [["1", "2"]]
"#;

#[test]
fn faults_name_the_file_and_the_reason() {
    let parse =
        |text: &str| Rulebook::parse(System::Demonworld, &[("a.toml", text)]).map_err(|e| e.to_string());
    assert!(parse(GOOD).is_ok());
    for (good, bad, reason) in [
        ("chapter = 5", "chapter = ", "line 2"),
        ("chapter = 5", "chapter = 6", "DW-05-01 does not belong"),
        ("text_de = \"a\"", "text_de = \" \"", "DW-05-01 lacks words"),
        ("text_en = \"b\"", "text_en = \"\"", "DW-05-G1 lacks words"),
        ("text_en = \"a\"", "", "text_en"),
        ("text_en = \"a\"", "text_en = \"a\"\ntexte_en = \"a\"", "texte_en"),
        ("tier = \"intro\"", "tier = \"easy\"", "easy"),
        ("tier = \"intro\"", "tier = \"sheet\"", "DW-05-01 cannot be of the tier “sheet”"),
        ("tier = \"intro\"", "tier = \"intro\"\nno_behaviour_de = \"x\"", "DW-05-01 lacks words"),
        ("[\"DW-05-G1\"]", "[\"DW-05-G2\"]", "DW-05-01 refers to DW-05-G2"),
        ("[\"DW-05-G1\"]", "[\"DW-05-01\"]", "DW-05-01 refers to DW-05-01"),
        ("[\"DW-05-G1\"]", "[\"x\"]", "DW-05-01 refers to “x”"),
        ("id = \"DW-05-G1\"", "id = \"DW-05-02\"", "DW-05-02 does not belong"),
        ("id = \"DW-05-01\"", "id = \"WH-05-01\"", "WH-05-01 does not belong"),
        ("id = \"DW-05-01\"", "id = \"DW-5-1\"", "“DW-5-1”"),
        ("rows_en = [[\"1\", \"2\"]]", "rows_en = [[\"1\"]]", "DW-05-T1 is not the same"),
        ("rows_en = [[\"1\", \"2\"]]", "rows_en = []", "DW-05-T1 is not the same"),
        ("columns_en = [\"d\", \"e\"]", "columns_en = [\"d\"]", "DW-05-T1 is not the same"),
    ] {
        let error = parse(&GOOD.replacen(good, bad, 1)).unwrap_err();
        assert!(error.starts_with("a.toml: ") && error.contains(reason), "{bad}: {error}");
    }
}

#[test]
fn house_rules_and_no_others_are_of_the_tier_of_house_rules() {
    let good = GOOD.replace("DW-", "WH-").replace("intro", "sheet");
    let parse =
        |text: &str| Rulebook::parse(System::Warhammer, &[("a.toml", text)]).map_err(|e| e.to_string());
    assert!(parse(&good).is_ok());
    let house = good.replacen("WH-05-01", "WH-05-H01", 1);
    assert_eq!(parse(&house).unwrap_err(), "a.toml: WH-05-H01 cannot be of the tier “sheet”");
    assert!(parse(&house.replace("sheet", "house")).is_ok());
    let error = parse(&good.replace("sheet", "house")).unwrap_err();
    assert_eq!(error, "a.toml: WH-05-01 cannot be of the tier “house”");
}

#[test]
fn numbers_and_chapters_must_ascend() {
    let rule = &GOOD[GOOD.find("[[ruling]]").unwrap()..GOOD.find("[[table]]").unwrap()];
    let twice = format!("{GOOD}{rule}");
    let error = Rulebook::parse(System::Demonworld, &[("a.toml", &twice)]).unwrap_err();
    assert_eq!(error.to_string(), "a.toml: DW-05-G1 stands after DW-05-G1");
    let error = Rulebook::parse(System::Demonworld, &[("a.toml", GOOD), ("b.toml", GOOD)]).unwrap_err();
    assert_eq!(error.to_string(), "b.toml: chapter 5 does not come after the one before it");
}
