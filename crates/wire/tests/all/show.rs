//! Laws of what the table shows, over battles played by chance.

use crate::battles::play_until;
use demonworld::{Facing, HouseRules, Start, rules};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use table::{FastDice, Prefix, Rng, Scripted, Side, Viewer};
use wire::demonworld::Demonworld;
use wire::demonworld::data::{Data, Symbols};
use wire::show::{
    ChoiceKind, Desk, Family, Ghost, Ground, OrderNow, Origin, Pointed, Scene, UnitInfo, Weight,
};
use wire::{Battle, Erased, Lang, Options, Rejected, Words, new_battle, scenarios, side_from, side_name};

fn begin(scenario: &str) -> Box<dyn Battle> {
    new_battle("demonworld", scenario, &Options::default()).unwrap().battle
}

/// Sets both sides up in ranks, each unit in a way of its own; with one of the seeds in columns where they fit.
fn set_up(battle: &mut dyn Battle, seed: usize) {
    let words = Words::new(Lang::En);
    if let [side] = battle.pending()[..] {
        let stay = json!({ "do": "pick-side", "other": false });
        battle.apply(side, &stay, &mut FastDice { seed: 0 }).unwrap();
    }
    for unit in battle.table(&words).units {
        let side = side_from(&unit.side).unwrap();
        let mut families = battle.desk(side, Some(unit.unit), &words).unwrap().families;
        let is_column = |family: &Family| seed == 3 && family.action["width"] == 1;
        let towards_the_enemy = if side == Side::A { 0 } else { 3 };
        let columns = families.iter().any(is_column);
        families
            .retain(|family| if columns { is_column(family) } else { family.facing == towards_the_enemy });
        let number = seed + 3 * usize::from(unit.unit);
        let family = &families[number % families.len()];
        let mut action = family.action.clone();
        action["hex"] = json!(family.fields[7 * number % family.fields.len()]);
        battle.apply(side, &action, &mut FastDice { seed: 0 }).unwrap();
    }
    for side in Side::BOTH {
        battle.apply(side, &json!({ "do": "ready" }), &mut FastDice { seed: 0 }).unwrap();
    }
}

/// Calls `each` with every `nth` decision of battles played half by chance, half with sense, and who owes it.
fn each_moment(nth: usize, mut each: impl FnMut(&dyn Battle, Side)) {
    let scenarios = scenarios("demonworld").unwrap();
    // The small battles twice.
    for (seed, scenario) in scenarios.iter().chain(&scenarios[..3]).enumerate() {
        let mut battle = begin(&scenario.id);
        for side in battle.pending() {
            each(battle.as_ref(), side);
        }
        set_up(battle.as_mut(), seed);
        let mut number = 0;
        while let Some(&side) = battle.pending().last() {
            if number % nth == 0 {
                each(battle.as_ref(), side);
            }
            let player = if number % 5 == seed % 5 { "random" } else { "sergeant" };
            let luck = 10_000 * seed + number;
            let action = battle.choose(player, side, luck as u64).unwrap().action;
            battle.apply(side, &action, &mut FastDice { seed: seed as u64 }).unwrap();
            number += 1;
        }
        assert!(50 < number);
        assert_eq!(battle.desk(Side::A, None, &Words::new(Lang::En)), None);
    }
}

pub fn no_gaps(shown: &impl Serialize) {
    let text = serde_json::to_string(shown).unwrap();
    if let Some(gap) = text.find('⟦') {
        panic!("{}", text[gap..].chars().take(60).collect::<String>());
    }
}

fn posts(scene: &Scene) -> BTreeMap<u8, ([i8; 2], u8)> {
    scene.elements.iter().map(|element| (element.element, (element.at, element.facing))).collect()
}

fn moved(mut posts: BTreeMap<u8, ([i8; 2], u8)>, ghosts: &[Ghost]) -> BTreeMap<u8, ([i8; 2], u8)> {
    for ghost in ghosts {
        let before = posts.insert(ghost.element, (ghost.at, ghost.facing));
        assert!(before.is_some() && before != Some((ghost.at, ghost.facing)), "{ghost:?} does not move");
    }
    posts
}

fn sorted(mut actions: Vec<Value>) -> Vec<String> {
    actions.iter_mut().for_each(Value::sort_all_objects);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn choices_and_families_are_exactly_what_is_legal() {
    let words = Words::new(Lang::De);
    each_moment(3, |battle, side| {
        let legal = battle.legal(side).into_iter().filter(|action| action["do"] != "place").collect();
        let desk = battle.desk(side, None, &words).unwrap();
        assert!(desk.families.is_empty());
        let mut offered: Vec<Value> = desk.choices.into_iter().map(|choice| choice.action).collect();
        let units = battle.table(&words).units;
        for unit in units.iter().filter(|unit| unit.side == side_name(side)) {
            for family in battle.desk(side, Some(unit.unit), &words).unwrap().families {
                offered.extend(family.fields.iter().map(|field| {
                    let mut action = family.action.clone();
                    action[&family.field] = json!(field);
                    action
                }));
            }
        }
        assert_eq!(sorted(offered), sorted(legal));
    });
}

#[test]
fn ghosts_and_contacts_come_true() {
    let words = Words::new(Lang::En);
    let mut checked = BTreeMap::new();
    each_moment(5, |battle, side| {
        let before = battle.scene(Viewer::Side(side), &words);
        for choice in battle.desk(side, None, &words).unwrap().choices {
            let kind = choice.action["do"].as_str().unwrap().to_owned();
            let mut after = battle.clone_box();
            after.apply(side, &choice.action, &mut FastDice { seed: 3 }).unwrap();
            let scene = after.scene(Viewer::Side(side), &words);
            if kind.starts_with("plan-") {
                let plan =
                    |element: u8| scene.elements.iter().find(|now| now.element == element).unwrap().plan;
                assert_eq!(choice.ghosts.len(), 1);
                assert!(choice.ghosts.iter().all(|ghost| plan(ghost.element) == Some(*ghost)));
            } else if kind == "pursue" {
                // The blow follows at once.
                assert_eq!(choice.ghosts.len(), 1);
            } else if kind == "flee" || kind == "rout" {
                // Only the fleeing: what their flight sets off comes later.
                let now = posts(&scene);
                let there = |ghost: &Ghost| now.get(&ghost.element).is_none_or(|&(at, _)| at == ghost.at);
                assert!(choice.ghosts.iter().all(there), "{}", choice.action);
            } else if !choice.ghosts.is_empty() {
                let mut expected = moved(posts(&before), &choice.ghosts);
                // DW-15-66: whoever is caught in flight is gone.
                expected.retain(|element, _| scene.elements.iter().any(|now| now.element == *element));
                assert_eq!(expected, posts(&scene), "{}", choice.action);
                let mut fresh: Vec<[u8; 2]> = scene.contacts.clone();
                fresh.retain(|pair| !before.contacts.contains(pair));
                fresh.sort_unstable();
                assert_eq!(choice.contacts, fresh, "{}", choice.action);
            } else if scene.elements.len() == before.elements.len() && before.step != "deploy" {
                assert_eq!(posts(&before), posts(&scene), "{}", choice.action);
            }
            if let (Some(unit), "move" | "complete" | "react") = (choice.unit, scene.step.as_str()) {
                let now = &scene.units[usize::from(unit)];
                if choice.points.is_some() {
                    assert_eq!(choice.points, now.points.map(|points| points.left), "{}", choice.action);
                    assert_eq!(choice.manoeuvres, now.manoeuvres.map(|left| left.left));
                }
            }
            let to = choice.to.is_none_or(|to| choice.ghosts.iter().any(|ghost| ghost.at == to));
            assert!(to, "{}", choice.action);
            *checked.entry(kind).or_insert(0) += choice.ghosts.len();
        }
    });
    for kind in ["advance", "wheel", "sidestep", "march", "walk", "press", "follow", "face", "carry-out"] {
        assert!(checked.get(kind).is_some_and(|&count| 0 < count), "{kind} was never seen: {checked:?}");
    }
}

#[test]
fn every_family_puts_the_elements_where_its_shape_says() {
    let words = Words::new(Lang::En);
    let battle = begin("first-game");
    for (side, unit) in [(Side::A, 1), (Side::B, 3)] {
        let families = battle.desk(side, Some(unit), &words).unwrap().families;
        let usual = &families[0];
        let towards = if side == Side::A { 0 } else { 3 };
        assert_eq!((usual.width, usual.facing), (Some(usual.shape.len().div_ceil(2) as u8), towards));
        for family in &families {
            for field in [family.fields.first().unwrap(), family.fields.last().unwrap()] {
                let mut action = family.action.clone();
                action["hex"] = json!(field);
                let mut after = battle.clone_box();
                after.apply(side, &action, &mut FastDice { seed: 1 }).unwrap();
                let placed = posts(&after.scene(Viewer::Side(side), &words));
                let at = |ghost: &Ghost| [field[0] + ghost.at[0], field[1] + ghost.at[1]];
                let expected = family.shape.iter().map(|ghost| (ghost.element, (at(ghost), ghost.facing)));
                assert_eq!(placed, expected.collect(), "{action}");
            }
        }
    }
    assert!(battle.desk(Side::A, Some(3), &words).unwrap().families.is_empty(), "not its unit");
    assert!(battle.desk(Side::A, Some(200), &words).unwrap().families.is_empty());
}

#[test]
fn every_way_can_be_gone_and_leads_where_it_says() {
    let words = Words::new(Lang::En);
    let (mut ways, mut contacts) = (0, 0);
    each_moment(1, |battle, side| {
        let before = battle.scene(Viewer::Side(side), &words);
        for unit in 0..7 {
            assert_eq!(battle.reach(side.enemy(), unit), None);
            let Some(reach) = battle.reach(side, unit) else { continue };
            let mut states: Vec<Box<dyn Battle>> = Vec::new();
            let mut ends = BTreeSet::new();
            for way in &reach.ways {
                let mut state =
                    way.after.map_or(battle, |after| states[usize::from(after)].as_ref()).clone_box();
                state.apply(side, &way.action, &mut FastDice { seed: 3 }).unwrap();
                let scene = state.scene(Viewer::Side(side), &words);
                assert_eq!(moved(posts(&before), &way.ghosts), posts(&scene));
                assert!(way.contacts.iter().all(|pair| scene.contacts.contains(pair)));
                if scene.step == "move" {
                    let now = &scene.units[usize::from(unit)];
                    assert_eq!(Some(way.points), now.points.map(|points| points.left));
                    assert_eq!(Some(way.manoeuvres), now.manoeuvres.map(|left| left.left));
                }
                assert!(ends.insert(posts(&scene)), "two ways lead to the same place");
                contacts += usize::from(!way.contacts.is_empty());
                states.push(state);
            }
            ways += reach.ways.len();
        }
    });
    assert!(1000 < ways && 50 < contacts, "{ways} ways, {contacts} into contact");
}

#[test]
fn what_was_pointed_at_is_done_or_refused_with_a_rule() {
    let words = Words::new(Lang::De);
    let (mut done, mut refused) = (0, 0);
    let mut rng = Rng::new(7);
    each_moment(2, |battle, side| {
        let scene = battle.scene(Viewer::Side(side), &words);
        let table = battle.table(&words);
        for _ in 0..8 {
            // Somewhere near somebody; now and then at nobody and nothing.
            let mut pick = || {
                let somebody = scene.elements.get(rng.below(scene.elements.len() as u32 + 1) as usize);
                somebody.map_or((99, [0, 0]), |element| (element.element, element.at))
            };
            let (element, target) = (pick(), pick());
            let by_unit = rng.below(2) == 0;
            let offset = |rng: &mut Rng| rng.below(5) as i8 - 2;
            let pointed = Pointed {
                unit: by_unit
                    .then(|| table.elements.get(usize::from(element.0)).map_or(90, |info| info.unit)),
                element: (!by_unit).then_some(element.0),
                to: (0 < rng.below(3))
                    .then(|| [element.1[0] + offset(&mut rng), element.1[1] + offset(&mut rng)]),
                target: (rng.below(2) == 0).then_some(target.0),
            };
            match battle.point(side, pointed, &words) {
                Ok(actions) => {
                    assert!(!actions.is_empty());
                    let mut after = battle.clone_box();
                    for action in &actions {
                        after.apply(side, action, &mut Prefix::new(&[])).unwrap();
                    }
                    if let Pointed { to: Some(to), target: None, .. } = pointed
                        && !["plan-shift", "shoot", "strike", "support-shot", "support-strike"]
                            .contains(&actions[0]["do"].as_str().unwrap())
                    {
                        let after = after.scene(Viewer::Side(side), &words);
                        assert!(after.elements.iter().any(|element| element.at == to), "{pointed:?}");
                    }
                    done += 1;
                }
                Err(why) => {
                    no_gaps(&why);
                    assert!(why.rule.starts_with("DW-"), "{why:?}");
                    refused += 1;
                }
            }
        }
    });
    assert!(100 < done && 100 < refused, "{done} done, {refused} refused");
}

#[test]
fn pointing_finds_every_attack_and_every_step_that_is_offered() {
    let words = Words::new(Lang::En);
    let (mut attacks, mut steps) = (0, 0);
    each_moment(3, |battle, side| {
        let choices = battle.desk(side, None, &words).unwrap().choices;
        for choice in &choices {
            let nobody = Pointed { unit: None, element: choice.element, to: None, target: None };
            // The same click may mean several things: a step paid in two ways, a blow from two places.
            let alike = choices.iter().filter(|other| {
                (other.element, other.target, other.to) == (choice.element, choice.target, choice.to)
            });
            let alike: Vec<Vec<Value>> = alike.map(|other| vec![other.action.clone()]).collect();
            match choice.kind {
                ChoiceKind::Target | ChoiceKind::Support => {
                    let pointed = Pointed { target: choice.target, ..nobody };
                    let found = battle.point(side, pointed, &words).unwrap();
                    assert!(alike.contains(&found), "{found:?}: {alike:?}");
                    attacks += 1;
                }
                ChoiceKind::Element if choice.to.is_some() => {
                    let found = battle.point(side, Pointed { to: choice.to, ..nobody }, &words).unwrap();
                    assert!(alike.contains(&found), "{found:?}: {alike:?}");
                    steps += 1;
                }
                ChoiceKind::Move => {
                    let pointed = Pointed { unit: choice.unit, to: choice.to, ..nobody };
                    assert!(battle.point(side, pointed, &words).is_ok(), "{pointed:?}");
                }
                _ => {}
            }
        }
    });
    assert!(100 < attacks && 1000 < steps, "{attacks} attacks, {steps} steps");
}

#[test]
fn everything_shown_has_words_in_both_languages() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut steps = BTreeSet::new();
        each_moment(5, |battle, side| {
            let unit = if side == Side::A { 0 } else { 3 };
            let desk = battle.desk(side, Some(unit), &words).unwrap();
            no_gaps(&desk);
            no_gaps(&battle.table(&words));
            for viewer in [Viewer::Side(Side::A), Viewer::Side(Side::B), Viewer::Spectator] {
                no_gaps(&battle.scene(viewer, &words));
            }
            for choice in desk.choices.iter().step_by(7) {
                no_gaps(&battle.shown_preview(side, std::slice::from_ref(&choice.action), &words).unwrap());
            }
            steps.insert(desk.step);
        });
        for step in
            ["deploy", "command", "shoot", "close-up", "segment", "move", "react", "complete", "strike"]
        {
            assert!(steps.contains(step), "{step} was never asked: {steps:?}");
        }
    }
}

#[test]
fn the_log_tells_dice_terms_and_whom_it_concerns() {
    let words = Words::new(Lang::De);
    let mut battle = begin("first-game-missiles");
    let names = battle.names(Lang::De);
    let mut seen = BTreeSet::new();
    for seed in 0..3 {
        let mut number = 0;
        while let Some(&side) = battle.pending().first() {
            let action = battle.choose("sergeant", side, seed * 1000 + number).unwrap().action;
            for event in battle.apply(side, &action, &mut FastDice { seed }).unwrap().events {
                let shown = battle.log_event(&event, &names, &words);
                no_gaps(&shown);
                assert!(
                    !["Seite A", "Seite B"].iter().any(|side| shown.text.contains(side)),
                    "{}",
                    shown.text
                );
                assert_eq!(json!(shown.rule), event["rule"]);
                if let "shot-rolled" | "blow-rolled" = shown.event.as_str() {
                    assert_eq!((shown.dice.len(), shown.dice[0].faces, shown.elements.len()), (1, 20, 2));
                    assert_eq!(shown.dice[0].good, event["hit"].as_bool());
                    assert_eq!(shown.total, Some(shown.terms.iter().map(|term| term.value).sum()));
                    assert_eq!(shown.chances.map(i16::from), shown.total.map(|total| total.clamp(0, 20)));
                }
                if let "round-began" | "phase-began" = shown.event.as_str() {
                    assert_eq!(shown.weight, Weight::Heading);
                }
                seen.insert(shown.event);
            }
            number += 1;
        }
        battle = begin("first-game-missiles");
    }
    for event in ["shot-rolled", "blow-rolled", "destroyed", "contact", "segment-first", "battle-ended"] {
        assert!(seen.contains(event), "{event} never happened: {seen:?}");
    }
    // Nonsense shows as such.
    assert_eq!(battle.log_event(&json!({ "event": "rain" }), &names, &words).text, "⟦event-rain⟧");
    assert_eq!(battle.log_event(&json!(17), &names, &words).event, "");
}

/// Everything that a side is shown.
fn shown_to(battle: &dyn Battle, side: Side) -> String {
    let words = Words::new(Lang::En);
    let desk = |unit: u8| -> Option<Desk> { battle.desk(side, Some(unit), &words) };
    let mut shown = serde_json::to_string(&battle.scene(Viewer::Side(side), &words)).unwrap();
    for unit in 0..4 {
        shown += &serde_json::to_string(&desk(unit)).unwrap();
        shown += &serde_json::to_string(&battle.reach(side, unit)).unwrap();
        for to in [[3, 3], [0, 11], [4, 12]] {
            let pointed = Pointed { unit: Some(unit), element: None, to: Some(to), target: None };
            shown += &format!("{:?}", battle.point(side, pointed, &words));
        }
        for choice in desk(unit).into_iter().flat_map(|desk| desk.choices) {
            shown += &format!("{:?}", battle.shown_preview(side, &[choice.action], &words));
        }
    }
    shown
}

#[test]
fn nothing_hidden_shows() {
    let play = |battle: &mut dyn Battle, side: Side, action: Value| {
        battle.apply(side, &action, &mut FastDice { seed: 1 }).unwrap();
    };
    let deploy = |unit: u8, hex: [i8; 2], facing: u8, width: u8| json!({ "do": "deploy", "unit": unit, "hex": hex, "facing": facing, "width": width });
    let words = Words::new(Lang::En);
    for ready in [false, true] {
        let [mut first, mut second] = [begin("first-game"), begin("first-game")];
        for battle in [&mut first, &mut second] {
            play(battle.as_mut(), Side::A, deploy(0, [-2, 11], 0, 5));
        }
        play(first.as_mut(), Side::B, deploy(2, [20, 3], 3, 5));
        play(first.as_mut(), Side::B, deploy(3, [10, 3], 3, 4));
        play(second.as_mut(), Side::B, deploy(2, [25, 3], 3, 4));
        play(second.as_mut(), Side::B, deploy(3, [12, 3], 3, 8));
        if ready {
            play(first.as_mut(), Side::B, json!({ "do": "ready" }));
            play(second.as_mut(), Side::B, json!({ "do": "ready" }));
        }
        assert_ne!(first.state_hash(), second.state_hash());
        assert_eq!(shown_to(first.as_ref(), Side::A), shown_to(second.as_ref(), Side::A));
        let spectator = |battle: &dyn Battle| battle.scene(Viewer::Spectator, &words);
        assert_eq!(spectator(first.as_ref()), spectator(second.as_ref()));
        assert!(spectator(first.as_ref()).elements.is_empty());
    }
    let mut battle = begin("first-game");
    for (unit, hex, facing) in [(0, [-2, 11], 0), (1, [10, 11], 0), (2, [20, 3], 3), (3, [10, 3], 3)] {
        let side = if unit < 2 { Side::A } else { Side::B };
        play(battle.as_mut(), side, deploy(unit, hex, facing, 4));
    }
    play(battle.as_mut(), Side::A, json!({ "do": "ready" }));
    play(battle.as_mut(), Side::B, json!({ "do": "ready" }));
    for ready in [false, true] {
        let [mut first, mut second] = [battle.clone_box(), battle.clone_box()];
        for battle in [&mut first, &mut second] {
            play(battle.as_mut(), Side::A, json!({ "do": "order", "unit": 0, "order": "skirmish" }));
        }
        play(first.as_mut(), Side::B, json!({ "do": "order", "unit": 2, "order": "attack" }));
        play(second.as_mut(), Side::B, json!({ "do": "order", "unit": 3, "order": "hold" }));
        if ready {
            play(first.as_mut(), Side::B, json!({ "do": "commit" }));
            play(second.as_mut(), Side::B, json!({ "do": "commit" }));
        }
        assert_eq!(shown_to(first.as_ref(), Side::A), shown_to(second.as_ref(), Side::A));
        let scene = first.scene(Viewer::Side(Side::A), &words);
        let orders: Vec<&OrderNow> = scene.units.iter().map(|unit| &unit.order).collect();
        let secret = OrderNow::Secret { order: "skirmish".to_owned() };
        assert_eq!(orders, [&secret, &OrderNow::None, &OrderNow::Hidden, &OrderNow::Hidden]);
        let scene = first.scene(Viewer::Spectator, &words);
        assert!(scene.units.iter().all(|unit| unit.order == OrderNow::Hidden && unit.points.is_none()));
    }
}

#[test]
fn a_preview_has_the_odds_of_what_is_rolled_and_the_blows_a_charge_allows() {
    let words = Words::new(Lang::En);
    let (mut volleys, mut charges, mut blows) = (0, 0, 0);
    each_moment(1, |battle, side| {
        for choice in battle.desk(side, None, &words).unwrap().choices {
            let preview =
                || battle.shown_preview(side, std::slice::from_ref(&choice.action), &words).unwrap();
            if choice.action["do"] == "fire" {
                let preview = preview();
                let Some(odds) = preview.odds else { continue };
                assert!(odds.outcomes.len() <= 12);
                let total: f64 = odds.outcomes.iter().map(|outcome| outcome.percent).sum();
                assert!(total < 100.01 && (99.0 < total || odds.outcomes.len() == 12), "{total}");
                // Two shots at one target may be one too many, and into a melee they go astray.
                let most: f64 = preview.attacks.iter().map(|attack| f64::from(attack.chances) / 20.0).sum();
                let expected: f64 = odds.expected.iter().map(|loss| loss.elements).sum();
                assert!(expected < most + 1.0, "{expected} of at most {most}");
                volleys += 1;
            } else if matches!(choice.kind, ChoiceKind::Move | ChoiceKind::Manoeuvre)
                && !choice.contacts.is_empty()
            {
                let preview = preview();
                assert_eq!(preview.odds, None);
                for attack in &preview.attacks {
                    let pair = [attack.attacker, attack.target];
                    let mirrored = [attack.target, attack.attacker];
                    assert!(choice.contacts.contains(&pair) || choice.contacts.contains(&mirrored));
                    assert_eq!(attack.total, attack.terms.iter().map(|term| term.value).sum::<i16>());
                }
                charges += 1;
                blows += preview.attacks.len();
            }
        }
    });
    assert!(0 < volleys && 0 < charges && charges <= blows, "{volleys} {charges} {blows}");
}

#[test]
fn a_preview_of_what_cannot_be_done_is_refused() {
    let words = Words::new(Lang::En);
    let battle = begin("first-game");
    let preview = |actions: &[Value]| battle.shown_preview(Side::A, actions, &words);
    assert!(matches!(preview(&[json!({ "do": "dance" })]), Err(Rejected::Malformed(_))));
    assert!(matches!(preview(&[json!({ "do": "ready" })]), Err(Rejected::Refused { .. })));
    let resign = json!({ "do": "resign" });
    assert!(matches!(preview(&[resign.clone(), resign]), Err(Rejected::Refused { .. })));
    assert!(preview(&[]).unwrap().attacks.is_empty());
}

#[test]
fn the_table_shows_board_armies_and_cards_with_their_origin() {
    let battle = begin("first-game-knights");
    for lang in Lang::ALL {
        let table = battle.table(&Words::new(lang));
        let Ground::Hex { rows, zones, terrain, objectives, area } = &table.ground else { unreachable!() };
        assert!(terrain.is_none() && objectives.is_empty() && area.is_empty());
        assert_eq!((rows.len(), rows[0].names.len(), rows[1].names.len()), (15, 34, 35));
        assert_eq!((rows[2].q, rows[2].r, rows[2].names[0].as_str()), (-1, 2, "C1"));
        assert_eq!((zones.a.len(), zones.b.len()), (104, 104));
        assert_eq!((table.sides.a.points, table.sides.b.points), (480, 500));
        assert_eq!(table.units.iter().map(|unit| unit.strength).sum::<u8>() as usize, table.elements.len());
        let ids: Vec<&str> = table.units[1].values.iter().map(|value| value.id.as_str()).collect();
        assert!(ids.contains(&"melee-0") && ids.contains(&"melee-1") && ids.contains(&"charge_bonus"));
        assert_eq!(table.units[1].symbol, "horse");
        assert_eq!(table.orders.iter().map(|order| order.letter.as_str()).collect::<String>(), "BPAH");
        assert_eq!(table.phases.len(), 5);
    }
}

/// What the standard game adds to the table: the sixth phase, the ground, the figures, the goal, more values on cards.
#[test]
fn the_table_of_a_battle_of_the_standard_game() {
    let battle = begin("kal-benokk");
    for lang in Lang::ALL {
        let table = battle.table(&Words::new(lang));
        no_gaps(&table);
        assert_eq!(table.phases.last().unwrap().id, "rally");
        assert_eq!(table.goal.as_ref().unwrap().id, "hold");
        let figures: Vec<&str> = table.figures.iter().map(|figure| figure.id.as_str()).collect();
        assert_eq!(figures, ["leader", "standard", "musician", "commander"]);
        let Ground::Hex { rows, terrain, area, .. } = &table.ground else { unreachable!() };
        let terrain = terrain.as_ref().unwrap();
        assert!(!area.is_empty());
        assert!(rows.iter().zip(&terrain.rows).all(|(row, cells)| row.names.len() == cells.len()));
        let cells = || terrain.rows.iter().flatten();
        let mut drawn: BTreeSet<&str> = cells().filter_map(|cell| cell.surface.as_deref()).collect();
        drawn.extend(cells().flat_map(|cell| cell.edges.iter().map(|(_, edge)| edge.as_str())));
        drawn.extend(cells().filter(|cell| 0 < cell.step).map(|_| "hill"));
        drawn.extend(cells().filter(|cell| 0 < cell.road).map(|_| "road"));
        assert_eq!(drawn, terrain.legend.iter().map(|word| word.id.as_str()).collect());
        let commander = table.units.iter().find(|unit| unit.stars.is_some()).unwrap();
        let value = |unit: &UnitInfo, id: &str| {
            unit.values.iter().find(|value| value.id == id).map(|value| value.value.clone())
        };
        let stars = usize::from(commander.stars.unwrap());
        assert_eq!(value(commander, "stars"), Some("★".repeat(stars)));
        assert_eq!(value(commander, "morale"), None, "commanders never test");
        let unit = table.units.iter().find(|unit| unit.stars.is_none()).unwrap();
        for id in ["hit_points", "skill_melee", "morale", "fear", "figures"] {
            assert!(value(unit, id).is_some(), "{id}");
        }
    }
    let scene = battle.scene(Viewer::Side(Side::A), &Words::new(Lang::En));
    assert!(!scene.swapped && scene.units.iter().all(|unit| unit.host.is_none()));
}

#[test]
fn every_profile_has_a_symbol_and_faults_in_the_file_are_found() {
    let symbols = Symbols::builtin().unwrap();
    for profile in &Data::builtin().unwrap().profiles {
        assert!(symbols.of(profile).is_some(), "{}", profile.id());
    }
    let entry =
        |rest: &str| format!("[[symbol]]\nprofile = \"x\"\nshort_de = \"X\"\nshort_en = \"X\"\n{rest}");
    let fault = |text: &str| Symbols::parse(text).unwrap_err().to_string();
    assert!(Symbols::parse(&entry("glyph = \"axe\"")).is_ok());
    assert_eq!(
        fault(&entry("glyph = \"Axe!\"")),
        "symbols.toml:2: x: \"Axe!\" is no glyph: small letters only"
    );
    assert!(fault(&entry("glyph = \"axe\"\ncolour = 1")).contains("unknown field"));
    assert!(fault(&entry("")).contains("missing field `glyph`"));
    let twice = entry("glyph = \"axe\"\n").repeat(2);
    assert!(fault(&twice).contains("defined twice"));
    let long = entry("glyph = \"axe\"").replace("\"X\"", "\"A very long name\"");
    assert!(fault(&long).contains("1 to 14 letters"));
}

/// A position whose units are in no file.
#[test]
fn units_that_no_file_knows_are_shown_all_the_same() {
    let data = Data::builtin().unwrap();
    let system = Demonworld::new(data.clone(), "first-game").unwrap();
    let mut setup = data.setup(system.scenario(), HouseRules::default()).unwrap();
    for (row, unit) in (0..).zip(&mut setup.units) {
        unit.card.armour_melee = 9;
        unit.posts = (0..i8::try_from(unit.elements).unwrap())
            .map(|column| (setup.board.hex_at(3 * row, 5 + column as u8), Facing::NORTH))
            .collect();
    }
    let more = setup.units[0].clone();
    setup.units.push(demonworld::UnitSetup {
        posts: (0..10).map(|column| (setup.board.hex_at(13, 5 + column), Facing::NORTH)).collect(),
        ..more
    });
    setup.start = Start::Command;
    let game = setup.battle(&mut Scripted::new(), &mut ()).unwrap();
    let battle = Erased { system, game };
    let words = Words::new(Lang::En);
    let table = battle.table(&words);
    assert_eq!((table.units.len(), table.elements.len()), (5, 48));
    let armour = table.units[0].values.iter().find(|value| value.id == "armour_melee").unwrap();
    assert_eq!((armour.value.as_str(), armour.origin), ("9", Origin::House));
    assert_eq!(table.units[4].rule, rules::DW_01_16.to_string());
    no_gaps(&table);
    no_gaps(&battle.scene(Viewer::Spectator, &words));
    no_gaps(&battle.desk(Side::A, None, &words));
}

#[test]
fn a_scene_stays_small() {
    let mut battle = begin("first-game");
    let words = Words::new(Lang::De);
    play_until(battle.as_mut(), 3, |battle, _| {
        let scene = serde_json::to_string(&battle.scene(Viewer::Spectator, &words)).unwrap();
        assert!(scene.len() < 6 * 1024, "{} bytes", scene.len());
        false
    });
}
