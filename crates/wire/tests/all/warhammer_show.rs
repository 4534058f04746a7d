//! Laws of what the table shows of Warhammer, over battles played by chance.

use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use table::{FastDice, Side, Viewer};
use wire::show::{Attack, Choice, ChoiceKind, Desk, Drag, Pointed, Scene, Spot, TrialNow};
use wire::{Battle, Lang, Options, Words, new_battle, scenarios, side_from};

fn begin(scenario: &str, house: Value) -> Box<dyn Battle> {
    let house = house.as_object().cloned().unwrap_or_default();
    new_battle("warhammer", scenario, &Options { house }).unwrap().battle
}

/// The battles of the laws: every scenario, every army, both ways of measuring, ground of the scenario and of the dice.
fn battles() -> Vec<Box<dyn Battle>> {
    let armies = [["emp-a", "og-a"], ["he-a", "un-a"], ["dw-b", "ch-b"], ["un-b", "emp-b"], ["og-b", "he-b"]];
    let scenarios = scenarios("warhammer").unwrap();
    let pairs = armies.iter().zip(scenarios.iter().cycle()).enumerate();
    pairs
        .map(|(number, ([a, b], scenario))| {
            let odd = number % 2 == 1;
            let ground = if odd { json!(number) } else { json!(null) };
            let house = json!({
                "army_a": a, "army_b": b, "random_ground": ground, "strict_measuring": !odd, "challenges": odd,
            });
            begin(&scenario.id, house)
        })
        .collect()
}

/// Calls `each` with every decision of battles played by chance, and who owes it.
fn each_moment(each: impl FnMut(&dyn Battle, Side, usize)) {
    each_moment_of("random", each);
}

/// The same of battles of a player.
fn each_moment_of(player: &str, mut each: impl FnMut(&dyn Battle, Side, usize)) {
    for (seed, mut battle) in battles().into_iter().enumerate() {
        let mut number = 0;
        while let Some(&side) = battle.pending().last() {
            each(battle.as_ref(), side, number);
            let luck = (100_000 * seed + number) as u64;
            let action = battle.choose(player, side, luck).unwrap().action;
            battle.apply(side, &action, &mut FastDice { seed: seed as u64 }).unwrap();
            number += 1;
        }
        assert!(50 < number);
        assert_eq!(battle.desk(Side::A, None, &Words::new(Lang::En)), None);
    }
}

/// The messages that are missing in what is shown.
fn gaps(shown: &impl Serialize, missing: &mut BTreeSet<String>) {
    let text = serde_json::to_string(shown).unwrap();
    for gap in text.split('⟦').skip(1) {
        missing.insert(gap.split('⟧').next().unwrap_or(gap).to_owned());
    }
}

fn accepted(battle: &dyn Battle, side: Side, action: &Value) {
    battle.check(side, action).unwrap_or_else(|rejected| panic!("{action} is refused: {rejected:?}"));
}

#[test]
fn everything_shown_has_words_in_both_languages() {
    let languages = Lang::ALL.map(Words::new);
    let mut missing = BTreeSet::new();
    for battle in battles() {
        for words in &languages {
            gaps(&battle.table(words), &mut missing);
            gaps(&battle.settings(words), &mut missing);
        }
    }
    for (seed, mut battle) in battles().into_iter().enumerate() {
        let names = Lang::ALL.map(|lang| battle.names(lang));
        let mut number = 0;
        while let Some(&side) = battle.pending().last() {
            let action = battle.choose("random", side, (100_000 * seed + number) as u64).unwrap().action;
            if number % 5 == 0 {
                for words in &languages {
                    gaps(&battle.scene(Viewer::Side(side), words), &mut missing);
                    gaps(&battle.desk(side, None, words), &mut missing);
                    gaps(
                        &battle.shown_preview(side, std::slice::from_ref(&action), words).unwrap(),
                        &mut missing,
                    );
                }
            }
            let events = battle.apply(side, &action, &mut FastDice { seed: seed as u64 }).unwrap().events;
            for event in &events {
                for (words, names) in languages.iter().zip(&names) {
                    gaps(&battle.log_event(event, names, words), &mut missing);
                }
            }
            number += 1;
        }
        for words in &languages {
            let scene = battle.scene(Viewer::Spectator, words);
            assert!(scene.ended.is_some());
            gaps(&scene, &mut missing);
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn choices_are_accepted_and_never_flood_the_desk() {
    let words = Words::new(Lang::De);
    each_moment(|battle, side, number| {
        if number % 3 != 0 {
            return;
        }
        let desk: Desk = battle.desk(side, None, &words).unwrap();
        assert!(
            desk.choices.iter().any(|choice| choice.kind != ChoiceKind::Battle) || !desk.moves.is_empty()
        );
        assert!(desk.choices.len() < 400, "{} choices in {}", desk.choices.len(), desk.step);
        // Only in the set-up somebody has to be carried to a place.
        let answers = |choice: &Choice| {
            matches!(choice.kind, ChoiceKind::End | ChoiceKind::Resolve | ChoiceKind::Answer)
        };
        assert!(desk.choices.iter().any(answers) || desk.step == "deploy", "{}", desk.step);
        for choice in &desk.choices {
            accepted(battle, side, &choice.action);
        }
        assert_eq!(battle.desk(side.enemy(), None, &words), None);
    });
}

#[test]
fn reactions_are_reckoned_and_single_models_and_files_are_offered() {
    let words = Words::new(Lang::De);
    let [mut reactions, mut models, mut bolts] = [0; 3];
    // Chance seldom leads regiments into each other.
    each_moment_of("sergeant", |battle, side, _| {
        let desk = battle.desk(side, None, &words).unwrap();
        for Choice { action, icon, .. } in &desk.choices {
            models += u32::from(action["do"] == "aim-at" && action["model"].is_u64());
            bolts += u32::from(action["do"] == "bolt");
            if icon.as_deref() == Some("stand-shoot") {
                let preview = battle.shown_preview(side, std::slice::from_ref(action), &words).unwrap();
                let charging =
                    |attack: &Attack| attack.terms.iter().any(|term| term.label == "Ziel greift an");
                assert!(preview.attacks.iter().all(charging));
                reactions += u32::from(!preview.attacks.is_empty());
            }
        }
    });
    assert!(0 < reactions.min(models).min(bolts), "{reactions} reactions, {models} models, {bolts} bolts");
}

/// Places to drag a unit to.
fn pulls(from: Spot, seed: usize) -> Vec<Spot> {
    let [x, y] = from;
    let by = 700 * (seed as i32 % 13);
    vec![[x + by, y + 5000], [x - 4000, y - by], [x + 9000, y - 9000], [x, y], [x - 300, y + 40_000]]
}

fn drags(scene: &Scene, unit: u8, seed: usize) -> Vec<Drag> {
    let body = scene.units[usize::from(unit)].body.as_ref();
    let from = body.map_or([36_000, 6000 + 36_000 * (seed as i32 % 2)], |body| body.front);
    let files = [1, 3, 5, 8][seed % 4];
    pulls(from, seed)
        .into_iter()
        .flat_map(|to| {
            [
                Drag::Go { to },
                Drag::Advance { to },
                Drag::Wheel { hand: "left".to_owned(), to },
                Drag::Wheel { hand: "right".to_owned(), to },
                Drag::Pivot { to },
                Drag::Place { at: to, facing: 9000 * (seed as i32 % 4) + 17, files },
                Drag::Aim { at: to },
            ]
        })
        .collect()
}

#[test]
fn what_a_drag_comes_to_can_be_done() {
    let words = Words::new(Lang::De);
    let mut made = 0;
    each_moment(|battle, side, number| {
        if number % 7 != 0 {
            return;
        }
        let desk = battle.desk(side, None, &words).unwrap();
        let scene = battle.scene(Viewer::Side(side), &words);
        let Some(movement) = desk.moves.get(number / 7 % desk.moves.len().max(1)) else { return };
        for drag in drags(&scene, movement.unit, number) {
            let Ok(TrialNow { actions, body, stopped, .. }) =
                battle.trial(side, movement.unit, drag.clone(), &words)
            else {
                continue;
            };
            let mut after = battle.clone_box();
            for action in &actions {
                accepted(after.as_ref(), side, action);
                after.apply(side, action, &mut FastDice { seed: 0 }).unwrap();
                made += 1;
            }
            let stands =
                after.scene(Viewer::Side(side), &words).units[usize::from(movement.unit)].body.clone();
            // A shot, or a chariot that breaks on the way, leaves the ghost behind.
            if !actions.is_empty()
                && matches!(drag, Drag::Go { .. } | Drag::Wheel { .. } | Drag::Place { .. })
            {
                assert!(stands.is_none_or(|stands| stands == body), "{drag:?}");
            }
            if let Some(stop) = stopped {
                assert!(!stop.text.is_empty() && stop.rule.starts_with("WH-"));
            }
        }
    });
    assert!(500 < made, "{made} actions");
}

#[test]
fn moves_go_as_far_as_they_say() {
    let words = Words::new(Lang::De);
    each_moment(|battle, side, number| {
        if number % 4 != 0 {
            return;
        }
        for movement in battle.desk(side, None, &words).unwrap().moves {
            if movement.place.is_some() || movement.gait == "aim" {
                continue;
            }
            let unit = movement.unit;
            let advance = |distance: i32| json!({ "do": "advance", "unit": unit, "distance": distance });
            if 0 < movement.advance {
                accepted(battle, side, &advance(movement.advance));
            }
            // Lengths are rounded; nobody sees a hundredth of an inch.
            assert!(battle.check(side, &advance(movement.advance + 10)).is_err());
            let scene = battle.scene(Viewer::Side(side), &words);
            let body = scene.units[usize::from(unit)].body.as_ref().unwrap();
            let far = |part: f64| (70_000.0 * part).round() as i32;
            let towards = f64::from(body.facing) / 18_000.0 * std::f64::consts::PI;
            let to = [body.front[0] + far(towards.cos()), body.front[1] + far(towards.sin())];
            let trial = battle.trial(side, unit, Drag::Advance { to }, &words).unwrap();
            assert!(trial.stopped.is_some(), "{trial:?}");
            assert_eq!(
                (trial.cost + trial.left, trial.actions.len()),
                (movement.left, usize::from(0 < movement.advance))
            );
        }
    });
}

#[test]
fn what_is_looked_at_keeps_the_measuring_rule() {
    let words = Words::new(Lang::En);
    each_moment(|battle, side, number| {
        if number % 11 != 0 {
            return;
        }
        let scene = battle.scene(Viewer::Side(side), &words);
        let secret = battle.house()["strict_measuring"] == true
            && ["charges", "declare", "shooting"].contains(&scene.step.as_str());
        for unit in &scene.units {
            let Some(look) = battle.look(Viewer::Side(side), unit.unit, &words) else { continue };
            for seen in &look.seen {
                assert!(!secret || !seen.text.contains('″'), "{}", seen.text);
            }
            assert!(!secret || look.ranges.iter().all(|range| range.radius == 12_000));
            assert!(look.arc.iter().all(|&[x, y]| (0..=72_000).contains(&x) && (0..=48_000).contains(&y)));
        }
    });
}

#[test]
fn pointing_answers_with_what_can_be_done_or_why_not() {
    let words = Words::new(Lang::De);
    each_moment(|battle, side, number| {
        if number % 9 != 0 {
            return;
        }
        let units = battle.table(&words).units;
        let own = units.iter().filter(|unit| side_from(&unit.side) == Some(side));
        for unit in own.map(|unit| unit.unit) {
            for target in &units {
                let pointed =
                    Pointed { unit: Some(unit), element: None, to: None, target: Some(target.unit) };
                match battle.point(side, pointed, &words) {
                    Ok(actions) => actions.iter().for_each(|action| accepted(battle, side, action)),
                    Err(why) => assert!(why.rule.starts_with("WH-"), "{why:?}"),
                }
            }
        }
    });
}

/// A page asks with every move of the pointer. The fastest of several rounds counts: other work only adds.
#[test]
fn trials_are_answered_well_within_a_millisecond() {
    let words = Words::new(Lang::De);
    let mut slowest = Duration::ZERO;
    each_moment(|battle, side, number| {
        let desk = battle.desk(side, None, &words).unwrap();
        let Some(movement) = desk.moves.get(number % desk.moves.len().max(1)).filter(|_| number % 23 == 0)
        else {
            return;
        };
        let scene = battle.scene(Viewer::Side(side), &words);
        for drag in drags(&scene, movement.unit, number) {
            let round = || {
                let (drag, start) = (drag.clone(), Instant::now());
                let answer = battle.trial(side, movement.unit, drag, &words);
                let elapsed = start.elapsed();
                drop(answer);
                elapsed
            };
            slowest = slowest.max((0..5).map(|_| round()).min().unwrap());
        }
    });
    println!("slowest trial: {slowest:?}");
    assert!(slowest < Duration::from_millis(1), "{slowest:?}");
}

#[test]
fn a_move_that_is_too_dear_names_the_ground_only_where_it_is_to_blame() {
    let battle = begin("pitched-battle", json!({}));
    let told = |lang, piece| {
        let unit = warhammer::UnitId(0);
        let refusal = warhammer::Refusal::TooFar { unit, cost: 11_000, left: 4000, piece };
        let words =
            Words::new(lang).refusal(&wire::warhammer::refusal_to_json(&refusal), &battle.names(lang));
        words.split_once(": ").unwrap().1.to_owned()
    };
    assert_eq!(told(Lang::De, None), "das kostet 11″, übrig sind 4″");
    assert_eq!(told(Lang::De, Some(0)), "das kostet 11″ (Wald macht es teuer), übrig sind 4″");
    assert_eq!(told(Lang::En, None), "that costs 11″, 4″ are left");
    assert_eq!(told(Lang::En, Some(5)), "that costs 11″ (Wall makes it dear), 4″ are left");
}
