//! Laws that hold in every battle, tried by random play from set-ups and from close positions at random.

use crate::common::*;
use demonworld::*;
use table::{Entry, FastDice, Game, Recorded, Rng, Side, Viewer, rerun};

/// Every action there is, legal or not, with ids a little beyond those of the battle. Set-up actions only where
/// `hexes` are given.
fn every_action(battle: &Battle, hexes: &[Hex]) -> Vec<Action> {
    let units: Vec<UnitId> = (0..=battle.units().count() as u8).map(UnitId).collect();
    let n_elements: u8 = battle.units().map(|unit| battle.strength(unit)).sum();
    let elements: Vec<ElementId> = (0..=n_elements).map(ElementId).collect();
    let payments = Payment::BOTH;
    let mut all = vec![
        Action::Ready,
        Action::Commit,
        Action::OfferDraw,
        Action::Resign,
        Action::EndShooting,
        Action::EndClosingUp,
        Action::Sequence { first: true },
        Action::Sequence { first: false },
        Action::CarryOut,
        Action::DropPlan,
        Action::EndSegment,
        Action::EndDeclaration,
        Action::EndFollowing,
        Action::PickSide { other: true },
        Action::EndTouching,
        Action::EndReleasing,
        Action::EndRallying,
    ];
    for &unit in &units {
        all.extend(Order::ALL.map(|order| Action::Order { unit, order }));
        all.extend([Action::Fire { unit }, Action::EndMove { unit }]);
        all.extend([0, 1, 2].map(|weapon| Action::Wield { unit, weapon }));
        all.extend(Direction::ALL.map(|direction| Action::Sidestep { unit, direction }));
        for hand in Hand::BOTH {
            all.extend([Action::Advance { unit, hand }, Action::Wheel { unit, hand }]);
            for payment in Payment::BOTH {
                all.extend(Facing::ALL.map(|facing| Action::March { unit, facing, hand, payment }));
            }
        }
        for &other in &units {
            all.extend([
                Action::Attach { commander: unit, unit: other },
                Action::Assign { commander: unit, unit: other },
                Action::Rush { unit, target: other },
                Action::Dare { unit, target: other },
            ]);
            let leaders = [None, Some(other)];
            all.extend(leaders.map(|leader| Action::Outflank { unit, wing: Hand::Right, leader }));
        }
        for add in [false, true] {
            all.push(Action::Marker { unit, lay: add });
            all.push(Action::Temper { unit, leader_adds: add, commanders_add: false });
            all.push(Action::Temper { unit, leader_adds: add, commanders_add: true });
        }
        all.extend(Order::ALL.map(|order| Action::Keep { unit, order }));
        all.extend(Direction::ALL.map(|direction| Action::Leave { commander: unit, direction }));
        all.extend([
            Action::Detach { commander: unit },
            Action::Rout { unit },
            Action::StayBehind { commander: unit },
            Action::Act { commander: unit },
            Action::Dissolve { unit },
            Action::Rally { unit },
        ]);
        for &hex in hexes {
            all.push(Action::Enter { unit, hex });
            for facing in Facing::ALL {
                all.extend((0..=11).map(|width| Action::Deploy { unit, hex, facing, width }));
            }
        }
    }
    for &element in &elements {
        for &other in &elements {
            all.push(Action::Shoot { element, target: other });
            all.push(Action::SupportShot { element, shooter: other });
            all.push(Action::Strike { element, target: other });
            all.push(Action::SupportStrike { element, striker: other });
            all.push(Action::Replace { element, by: other });
            all.push(Action::Swap { element, with: other });
            all.push(Action::Pursue { element, target: other });
        }
        all.extend([true, false].map(|roll| Action::Appeal { element, roll }));
        all.extend([
            Action::DropShot { element },
            Action::Touch { element },
            Action::Release { element },
            Action::Abandon { element },
        ]);
        all.extend(battle.board().hexes().take(40).map(|hex| Action::Flee { element, hex }));
        for direction in Direction::ALL {
            all.push(Action::CloseUp { element, direction });
            all.push(Action::PlanShift { element, direction });
            all.push(Action::Follow { element, direction });
            all.extend(payments.map(|payment| Action::Walk { element, direction, payment }));
        }
        for facing in Facing::ALL {
            all.push(Action::PlanTurn { element, facing });
            all.push(Action::FreeTurn { element, facing });
            all.push(Action::Face { element, facing });
            all.extend(hexes.iter().map(|&hex| Action::Place { element, hex, facing }));
        }
        for hand in Hand::BOTH {
            all.extend(payments.map(|payment| Action::Press { element, hand, payment }));
        }
    }
    all
}

/// Listed and accepted are the same, for both sides, over the whole space of actions.
fn listed_is_accepted(battle: &Battle, hexes: &[Hex]) {
    let before = battle.clone();
    for side in Side::BOTH {
        let mut listed = Vec::new();
        battle.legal(side, &mut listed);
        let accepted: Vec<Action> = every_action(battle, hexes)
            .into_iter()
            .filter(|&action| battle.check(side, action).is_ok())
            .collect();
        for action in &accepted {
            assert!(listed.contains(action), "accepted but not listed: {action:?} in {:?}", battle.step());
        }
        for action in &listed {
            assert!(
                battle.check(side, *action).is_ok(),
                "listed but refused: {action:?} in {:?}",
                battle.step()
            );
        }
        assert_eq!(listed.is_empty(), !battle.pending().owes(side));
    }
    assert_eq!(*battle, before);
}

#[test]
fn nobody_is_ever_stuck() {
    for seed in 0..300 {
        let mut battle = start(&if seed % 2 == 0 { all_arms() } else { first_game() });
        play_out(&mut battle, seed, |_, _| {});
        assert!(battle.outcome().is_some());
    }
    for seed in 0..3000 {
        let mut battle = start(&skirmish(seed));
        play_out(&mut battle, seed, |_, _| {});
        assert!(battle.outcome().is_some());
    }
}

#[test]
fn dw_08_01_nobody_is_stuck_whatever_chapters_are_in_use() {
    for seed in 0..320 {
        let setup = if seed % 5 == 0 { all_arms() } else { skirmish(seed) };
        let mut battle = start(&with_chapters(setup, seed));
        play_out(&mut battle, seed, |_, _| {});
        assert!(battle.outcome().is_some());
    }
}

#[test]
fn dw_08_01_listed_is_accepted_whatever_chapters_are_in_use() {
    for seed in 0..96 {
        let mut battle = start(&with_chapters(skirmish(seed), seed));
        let mut rng = Rng::new(seed);
        play_out(&mut battle, seed, |battle, _| {
            if rng.one_in(100) {
                listed_is_accepted(battle, &[]);
            }
        });
    }
}

#[test]
fn dw_08_01_journals_and_views_whatever_chapters_are_in_use() {
    for seed in 0..64 {
        let beginning = start(&with_chapters(if seed % 4 == 0 { all_arms() } else { skirmish(seed) }, seed));
        let mut battle = beginning.clone();
        let mut rng = Rng::new(seed);
        let mut entries = Vec::new();
        while let Some(side) = battle.pending().first() {
            if rng.one_in(60) {
                let view = battle.view(Viewer::Side(side));
                assert_eq!(Battle::imagine(&view, &mut rng).view(Viewer::Side(side)), view, "seed {seed}");
            }
            let legal = battle.sample(side, &mut rng).unwrap();
            let mut dice = Recorded::new(FastDice { seed });
            battle.apply(legal, &mut dice, &mut ());
            let action = Battle::action(&legal).1;
            entries.push(Entry { side, action, dice: dice.faces, hash: Some(battle.state_hash()) });
        }
        assert_eq!(rerun(beginning, &entries, |_, _, _| {}).unwrap(), battle);
    }
}

#[test]
fn actions_are_listed_if_and_only_if_they_are_accepted() {
    for seed in 0..60 {
        let mut battle = start(&skirmish(seed));
        let mut rng = Rng::new(seed);
        play_out(&mut battle, seed, |battle, _| {
            if rng.one_in(25) {
                listed_is_accepted(battle, &[]);
            }
        });
        listed_is_accepted(&battle, &[]);
    }
}

#[test]
fn dw_07_03_set_up_actions_are_listed_if_and_only_if_they_are_accepted() {
    let some_hexes =
        [(0, 0), (3, 2), (20, 1), (12, 11), (-6, 13), (28, 13), (-7, 14), (127, 127), (-128, -128)];
    let some_hexes = some_hexes.map(|(q, r)| Hex::new(q, r));
    for seed in 0..4 {
        let mut battle = start(&all_arms());
        let mut rng = Rng::new(seed);
        while battle.step() == Step::Deploy {
            listed_is_accepted(&battle, &some_hexes);
            for side in Side::BOTH {
                if let Some(legal) = battle.sample(side, &mut rng) {
                    battle.apply(legal, &mut FastDice { seed }, &mut ());
                }
            }
        }
    }
}

#[test]
fn a_journal_runs_again_to_the_same_hashes() {
    for seed in 0..40 {
        let setup = if seed % 2 == 0 { all_arms() } else { skirmish(seed) };
        let beginning = start(&setup);
        let mut battle = beginning.clone();
        let mut rng = Rng::new(seed);
        let mut entries = Vec::new();
        while let Some(side) = battle.pending().first() {
            let legal = battle.sample(side, &mut rng).unwrap();
            let mut dice = Recorded::new(FastDice { seed });
            battle.apply(legal, &mut dice, &mut ());
            let action = Battle::action(&legal).1;
            entries.push(Entry { side, action, dice: dice.faces, hash: Some(battle.state_hash()) });
        }
        let again = rerun(beginning, &entries, |_, _, _| {}).unwrap();
        assert_eq!(again, battle);
    }
}

/// What a viewer must not know makes no difference to his view.
#[test]
fn dw_03_08_views_hide_orders_until_they_are_revealed() {
    for seed in 0..200 {
        let mut battle = start(&skirmish(seed));
        let mut rng = Rng::new(seed);
        play_out(&mut battle, seed, |battle, _| {
            if battle.step() != Step::Command || !rng.one_in(4) {
                return;
            }
            let mut other = battle.clone();
            for unit in other.units() {
                if other.side_of(unit) != Side::A {
                    continue;
                }
                // The same markers lie on the table, with other orders on them.
                if let Some(order) = other.order(unit) {
                    let next = Order::ALL[(order as usize + 1) % 4];
                    other = with_order(battle, unit, next);
                }
            }
            for viewer in [Viewer::Side(Side::B), Viewer::Spectator] {
                assert_eq!(battle.view(viewer), other.view(viewer));
            }
            let view = battle.view(Viewer::Side(Side::A));
            assert_eq!(view.position().order(UnitId(0)), battle.order(UnitId(0)));
        });
    }
}

/// The battle with another order for a unit: replays the command phase of that side.
fn with_order(battle: &Battle, unit: UnitId, order: Order) -> Battle {
    let mut other = Battle::imagine(&battle.view(Viewer::Side(Side::B)), &mut Rng::new(0));
    for mine in battle.units().filter(|&mine| battle.side_of(mine) == Side::A) {
        let wanted = if mine == unit { Some(order) } else { battle.order(mine) };
        if let (Some(order), false) = (wanted, battle.has_committed(Side::A))
            && let Ok(legal) = other.check(Side::A, Action::Order { unit: mine, order })
        {
            other.apply(legal, &mut FastDice { seed: 0 }, &mut ());
        }
    }
    other
}

#[test]
fn dw_07_g3_views_hide_the_set_up_until_both_are_ready() {
    for seed in 0..50 {
        let mut first = start(&all_arms());
        let mut second = first.clone();
        let (mut one, mut two) = (Rng::new(seed), Rng::new(seed + 1000));
        while let Some(legal) = first.sample(Side::A, &mut one) {
            first.apply(legal, &mut FastDice { seed }, &mut ());
        }
        while let Some(legal) = second.sample(Side::A, &mut two) {
            second.apply(legal, &mut FastDice { seed }, &mut ());
        }
        assert_ne!(first, second);
        for viewer in [Viewer::Side(Side::B), Viewer::Spectator] {
            assert_eq!(first.view(viewer), second.view(viewer));
        }
        assert_ne!(first.view(Viewer::Side(Side::A)), second.view(Viewer::Side(Side::A)));
    }
}

#[test]
fn imagined_states_agree_with_the_view_and_play_on() {
    for seed in 0..100 {
        let mut battle = start(&if seed % 3 == 0 { all_arms() } else { skirmish(seed) });
        let mut rng = Rng::new(seed);
        play_out(&mut battle, seed, |battle, side| {
            if !rng.one_in(40) {
                return;
            }
            let viewer = Viewer::Side(side);
            let view = battle.view(viewer);
            let mut imagined = Battle::imagine(&view, &mut rng);
            assert_eq!(imagined.view(viewer), view);
            play_out(&mut imagined, seed, |_, _| {});
        });
    }
}

/// The grid, which is derived, always agrees with the elements; formations are never stale.
#[test]
fn derived_data_agrees_with_a_rebuild() {
    for seed in 0..200 {
        let mut battle = start(&skirmish(seed));
        play_out(&mut battle, seed, |battle, _| {
            let mut on_board = 0;
            for unit in battle.units() {
                assert_eq!(usize::from(battle.alive(unit)), battle.elements(unit).count());
                for element in battle.elements(unit) {
                    assert_eq!(battle.at(battle.hex(element)), Cell::Held(element));
                    on_board += 1;
                }
                assert_eq!(battle.formation(unit), Formation::of(battle.posts(unit).as_slice()), "{unit:?}");
            }
            let held = battle.board().hexes().filter(|&hex| matches!(battle.at(hex), Cell::Held(_))).count();
            assert_eq!(held, on_board);
        });
    }
}

/// Golden hashes: debug and release builds, and every later version, must reach the same states. A change here
/// changes old journals and has to name the rule.
#[test]
fn the_same_seed_reaches_the_same_state_for_ever() {
    let finals: Vec<u64> = (0..4)
        .map(|seed| {
            let mut battle = start(&if seed < 2 { all_arms() } else { skirmish(seed) });
            play_out(&mut battle, seed, |_, _| {});
            battle.state_hash()
        })
        .collect();
    assert_eq!(
        finals,
        [0x0CAC_7634_DC07_81B9, 0x9462_8E43_4A92_4B56, 0xAFEE_CD33_E194_7A1F, 0x22C2_E97A_FDB4_4275]
    );
}
