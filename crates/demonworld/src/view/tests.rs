#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail")]

use super::*;
use crate::Start;
use crate::stage::Modules;
use crate::testing::command::*;

const A: Side = Side::A;
const B: Side = Side::B;
const COMMAND: Modules = Modules::FIGURES.with(Modules::COMMANDERS);

/// Each side has a unit with ★★, one with ★★★★ and two leaderless ones near a single ★★★.
fn armies(start: Start) -> crate::Setup {
    let mut units = Vec::new();
    for (side, row, rear) in [(A, 11, 14), (B, 4, 0)] {
        let first = units.len();
        units.push(block(side, foot(), 3, at(row, 6)));
        units.push(block(side, foot(), 3, at(row, 12)));
        units.push(block(side, leaderless(), 3, at(row, 18)));
        units.push(block(side, leaderless(), 3, at(row, 24)));
        for (host, stars) in [(0, 2), (1, 4)] {
            let guest = single(side, commander(stars, 9), at(rear, 2 * stars));
            units.push(crate::UnitSetup { host: Some(first + host), ..guest });
        }
        units.push(single(side, commander(3, 9), at(rear, 20)));
    }
    if start == Start::Deploy {
        for unit in &mut units {
            unit.posts.clear();
            unit.host = None;
        }
    }
    crate::Setup { start, ..setup(COMMAND, units) }
}

fn battle(seed: u64) -> Battle {
    armies(Start::Command).battle(&mut FastDice { seed }, &mut ()).unwrap()
}

/// Plays at random up to the step, then lets A decide in two different ways.
fn two_ways(seed: u64, wanted: impl Fn(Step) -> bool) -> Option<(Battle, Battle)> {
    let mut first = battle(seed);
    let mut rng = Rng::new(seed);
    while !wanted(first.step()) || !first.pending().owes(A) {
        let side = first.pending().first().filter(|_| first.round() < 2)?;
        let legal = first.sample(side, &mut rng)?;
        first.apply(legal, &mut FastDice { seed }, &mut ());
    }
    let mut second = first.clone();
    for (battle, seed) in [(&mut first, seed), (&mut second, seed + 1000)] {
        // As long as B has not finished, nothing that A does is shown.
        battle.committed[B] = false;
        let mut rng = Rng::new(seed);
        while let Some(legal) = battle.sample(A, &mut rng) {
            battle.apply(legal, &mut FastDice { seed: 0 }, &mut ());
        }
    }
    Some((first, second))
}

fn assert_hidden(wanted: impl Fn(Step) -> bool + Copy) {
    let mut differ = 0;
    for seed in 0..60 {
        let Some((first, second)) = two_ways(seed, wanted) else { continue };
        for viewer in [Viewer::Side(B), Viewer::Spectator] {
            assert_eq!(first.view(viewer), second.view(viewer));
        }
        if first != second {
            differ += 1;
            assert_ne!(first.view(Viewer::Side(A)), second.view(Viewer::Side(A)));
        }
    }
    assert!(10 < differ, "only {differ} pairs differ");
}

#[test]
fn dw_08_g3_assignments_are_hidden() {
    assert_hidden(|step| step == Step::Assign);
}

#[test]
fn dw_03_08_markers_are_hidden() {
    assert_hidden(|step| step == Step::Command);
}

#[test]
fn dw_10_g13_kept_markers_are_hidden() {
    assert_hidden(|step| step == Step::Keep { count: 2 });
    assert_hidden(|step| step == Step::Keep { count: 4 });
}

#[test]
fn dw_07_g3_the_set_up_is_hidden() {
    let start = armies(Start::Deploy).battle(&mut FastDice { seed: 0 }, &mut ()).unwrap();
    for seed in 0..20 {
        let ways = [seed, seed + 1000].map(|seed| {
            let mut battle = start.clone();
            let mut rng = Rng::new(seed);
            while let Some(legal) = battle.sample(A, &mut rng) {
                battle.apply(legal, &mut FastDice { seed }, &mut ());
            }
            battle
        });
        let [first, mut second] = ways;
        // Attachments, skirmish markers and flank marches are part of it.
        second.attach(UnitId(4), UnitId(0));
        second.unit_mut(UnitId(2)).skirmishing = true;
        second.unit_mut(UnitId(3)).march.wing = Some(Hand::Left);
        for viewer in [Viewer::Side(B), Viewer::Spectator] {
            assert_eq!(first.view(viewer), second.view(viewer));
        }
        let imagined = Battle::imagine(&first.view(Viewer::Side(B)), &mut Rng::new(seed));
        assert_eq!(imagined.view(Viewer::Side(B)), first.view(Viewer::Side(B)));
        assert_eq!(imagined.check_ready(A), Ok(()));
    }
}

#[test]
fn dw_10_g3_acting_commanders_are_hidden_in_their_section() {
    let mut first = battle(0);
    first.steps[0] = Step::Section { order: Order::Move };
    first.committed = table::BySide::new(true, false);
    let mut second = first.clone();
    second.unit_mut(UnitId(6)).flags.set(UnitFlags::ACTS);
    assert_eq!(first.view(Viewer::Side(B)), second.view(Viewer::Side(B)));
    assert_ne!(first.view(Viewer::Side(A)), second.view(Viewer::Side(A)));
    // Once revealed it is open.
    for battle in [&mut first, &mut second] {
        battle.steps[0] = Step::Lead { order: Order::Move, side: A, last: false };
    }
    assert_ne!(first.view(Viewer::Side(B)), second.view(Viewer::Side(B)));
}

#[test]
fn dw_16_45_the_wing_of_a_flank_march_is_hidden_until_arrival() {
    let mut first = battle(0);
    first.steps[0] = Step::Shoot { volley: Volley::First, side: A, last: false };
    for element in first.members(UnitId(3)).as_slice().iter().chain(first.members(UnitId(6)).as_slice()) {
        first.remove(*element);
    }
    first.unit_mut(UnitId(3)).march.wing = Some(Hand::Right);
    first.unit_mut(UnitId(6)).march.wing = Some(Hand::Right);
    let mut second = first.clone();
    let march = &mut second.unit_mut(UnitId(3)).march;
    *march = March { wing: Some(Hand::Left), leader: Some(UnitId(6)), failed: 2, ..*march };
    let view = first.view(Viewer::Side(B));
    assert_eq!(view, second.view(Viewer::Side(B)));
    assert!(view.is_marching(UnitId(3)) && !view.is_marching(UnitId(2)));
    assert_ne!(first.view(Viewer::Side(A)), second.view(Viewer::Side(A)));
    assert_eq!(
        second.check_order(A, UnitId(3), Order::Move),
        Err(crate::Refusal::NotArrived { unit: UnitId(3) })
    );

    let imagined = Battle::imagine(&view, &mut Rng::new(1));
    assert_eq!(imagined.view(Viewer::Side(B)), view);
    assert!(imagined.is_marching(UnitId(3)));
    assert_eq!(imagined.unit(UnitId(3)).march.leader, Some(UnitId(6)));

    second.unit_mut(UnitId(3)).flags.set(UnitFlags::ARRIVED);
    assert_eq!(second.view(Viewer::Side(B)).position().unit(UnitId(3)).march.wing, Some(Hand::Left));
}

#[test]
fn imagined_states_agree_with_the_view_and_play_on() {
    for seed in 0..40 {
        let mut battle = battle(seed);
        let mut rng = Rng::new(seed);
        let mut seen = 0;
        while let Some(side) = battle.pending().first().filter(|_| battle.round() < 2) {
            if matches!(battle.step(), Step::Assign | Step::Command | Step::Keep { .. }) {
                for viewer in [Viewer::Side(A), Viewer::Side(B), Viewer::Spectator] {
                    let view = battle.view(viewer);
                    let any = |battle: &Battle, side, rng: &mut Rng| {
                        Some(Battle::action(&battle.sample(side, rng)?).1)
                    };
                    for mut imagined in [Battle::imagine(&view, &mut rng), view.imagine_by(&mut rng, any)] {
                        assert_eq!(imagined.view(viewer), view);
                        assert_eq!(imagined.pending(), battle.pending());
                        end_command(&mut imagined, &mut rng);
                    }
                    seen += 1;
                }
            }
            let legal = battle.sample(side, &mut rng).unwrap();
            battle.apply(legal, &mut FastDice { seed }, &mut ());
        }
        assert!(10 < seen);
    }
}

/// Plays the command phase to its end; every unit that takes orders has one then.
fn end_command(battle: &mut Battle, rng: &mut Rng) {
    while matches!(battle.step(), Step::Assign | Step::Command | Step::Keep { .. }) {
        let side = battle.pending().first().unwrap();
        let legal = battle.sample(side, rng).unwrap();
        battle.apply(legal, &mut FastDice { seed: 7 }, &mut ());
    }
    assert!(battle.units().all(|unit| !battle.takes_orders(unit) || battle.order(unit).is_some()));
}
