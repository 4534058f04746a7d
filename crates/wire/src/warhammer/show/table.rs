//! What does not change during a battle.

use super::super::Warhammer;
use super::super::names;
use super::super::switches::{NUMBERS, TRUTHS};
use super::settings::{rule_of, signed};
use super::{card, ground, lang_name, word_of};
use crate::show::*;
use crate::words::Words;
use ::table::{Game, Side};
use ::warhammer::Battle;
use ::warhammer::Phase;
use ::warhammer::rules::WH_01_03;

/// The steps of the movement phase in their order (WH-01-03).
pub(super) const STEPS: [&str; 5] = ["charges", "rally", "compulsory", "chargers", "moves"];

pub(in crate::warhammer) fn table(system: &Warhammer, game: &Battle, words: &Words) -> Table {
    let lang = words.lang();
    let names = names::names(system, game, lang);
    let scenario = system.scenario();
    let side = |side| SideInfo {
        name: army_name(system, side, words),
        points: game
            .units()
            .filter(|&unit| game.side(unit) == side)
            .map(|unit| u32::from(game.card(unit).points))
            .sum(),
    };
    Table {
        system: Battle::SYSTEM.to_owned(),
        system_name: words.word("system", Battle::SYSTEM),
        scenario: scenario.id().to_owned(),
        title: lang_name(lang, &scenario.name_de, &scenario.name_en).to_owned(),
        ground: ground::ground(system, game, words),
        sides: Sides { a: side(Side::A), b: side(Side::B) },
        units: game.units().map(|unit| card::unit_info(system, game, unit, &names, words)).collect(),
        elements: Vec::new(),
        phases: phases(game, words),
        orders: Vec::new(),
        house: house(game, words),
        figures: Vec::new(),
        goal: Some(ground::goal(game, words)),
        steps: steps(words),
    }
}

/// The name of the army of a side; of a position of its own the letter of the side.
pub(super) fn army_name(system: &Warhammer, side: Side, words: &Words) -> String {
    let army = |side| {
        let list = system.list(side)?;
        let army = system.data().armies.iter().find(|army| army.army.id.get_ref() == list.army.get_ref())?;
        Some(lang_name(words.lang(), &army.army.name_de, &army.army.name_en))
    };
    let letter = match side {
        Side::A => "A",
        Side::B => "B",
    };
    match (army(side), army(side.enemy())) {
        // Two armies of one people are told apart by their letters.
        (Some(name), other) if other == Some(name) => format!("{name} {letter}"),
        (Some(name), _) => name.to_owned(),
        (None, _) => words.text("wh-side", &[("letter", letter.into())]),
    }
}

fn phases(game: &Battle, words: &Words) -> Vec<Word> {
    let magic = game.stage().switches.magic.then_some(Phase::Magic);
    [Phase::Start, Phase::Movement, Phase::Shooting, Phase::CloseCombat]
        .into_iter()
        .chain(magic)
        .map(|phase| {
            let id = word_of(&phase);
            Word { name: words.word("wh-phase", &id), id, rule: phase.rule().to_string() }
        })
        .collect()
}

fn steps(words: &Words) -> Vec<Word> {
    let word = |(number, id): (usize, &str)| Word {
        id: id.to_owned(),
        name: words.word("wh-movement", &number.to_string()),
        rule: WH_01_03.to_string(),
    };
    (1..).zip(STEPS).map(word).collect()
}

/// WH-01-T3: the switches as they stand.
fn house(game: &Battle, words: &Words) -> Vec<Word> {
    let mut switches = game.stage().switches;
    let word = |id: &str, value: String| Word {
        id: id.to_owned(),
        name: words.text(
            "wh-house",
            &[("name", words.word("wh-setting", &id.replace('_', "-")).into()), ("value", value.into())],
        ),
        rule: rule_of(id).to_string(),
    };
    let mut house = vec![word("hard_cover", signed(switches.hard_cover))];
    for &(id, place) in TRUTHS {
        let value = if *place(&mut switches) { "wh-yes" } else { "wh-no" };
        house.push(word(id, words.text(value, &[])));
    }
    for &(id, place, _) in NUMBERS {
        house.push(word(id, place(&mut switches).to_string()));
    }
    house
}
