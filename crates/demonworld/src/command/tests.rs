#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail")]

use super::*;
use crate::action::Action;
use crate::testing::command::*;
use table::{Citations, FastDice, Game, Rng, Viewer};

const A: Side = Side::A;
const B: Side = Side::B;
const FIGURES: Modules = Modules::FIGURES;
const COMMAND: Modules = Modules::FIGURES.with(Modules::COMMANDERS);

fn order(unit: u8, order: Order) -> Action {
    Action::Order { unit: UnitId(unit), order }
}

fn keep(unit: u8, order: Order) -> Action {
    Action::Keep { unit: UnitId(unit), order }
}

fn assign(commander: u8, unit: u8) -> Action {
    Action::Assign { commander: UnitId(commander), unit: UnitId(unit) }
}

fn revealed(events: &[Event]) -> Vec<(u8, Order)> {
    let shown = events.iter().filter_map(|event| match *event {
        Event::OrderRevealed { unit, order, .. } => Some((unit.0, order)),
        _ => None,
    });
    shown.collect()
}

/// Unit 0 of A and unit 1 of B, both led.
fn two_units() -> Vec<crate::UnitSetup> {
    vec![block(A, foot(), 6, at(12, 10)), block(B, foot(), 6, at(3, 10))]
}

/// Unit 0 has a leader and a guest with these stars; unit 1 is the enemy, unit 2 the commander.
fn with_guest(stars: u8) -> Battle {
    let mut units = two_units();
    units.push(crate::UnitSetup { host: Some(0), ..single(A, commander(stars, 9), at(13, 20)) });
    begin(&setup(COMMAND, units), &[], &mut Vec::new())
}

#[test]
fn dw_10_e6_an_attached_commander_goes_before_the_leader() {
    assert_eq!(with_guest(2).markers_allowed(UnitId(0)), 2);
    // Inside the zone of a single ★★★ as well: still two.
    let mut units = two_units();
    units.push(crate::UnitSetup { host: Some(0), ..single(A, commander(2, 9), at(13, 20)) });
    units.push(single(A, commander(3, 9), at(10, 12)));
    let battle = begin(&setup(COMMAND, units), &[], &mut Vec::new());
    assert_eq!(battle.markers_allowed(UnitId(0)), 2);
    // A leader alone inside a zone: one, and nobody is asked to choose.
    let mut units = two_units();
    units.push(single(A, commander(3, 9), at(10, 12)));
    let battle = begin(&setup(COMMAND, units), &[], &mut Vec::new());
    assert_eq!((battle.markers_allowed(UnitId(0)), battle.step()), (1, Step::Command));
    assert_eq!(battle.check_assign(A, UnitId(2), UnitId(0)), Err(Refusal::HasLeader { unit: UnitId(0) }));
}

#[test]
fn dw_10_t3_markers_by_rank() {
    for stars in 1..=4 {
        assert_eq!(with_guest(stars).markers_allowed(UnitId(0)), stars);
    }
}

#[test]
fn dw_10_46_of_two_attached_only_the_one_with_most_stars_commands() {
    let mut units = two_units();
    for (stars, column) in [(3, 20), (2, 22)] {
        units.push(crate::UnitSetup { host: Some(0), ..single(A, commander(stars, 9), at(13, column)) });
    }
    let battle = begin(&setup(COMMAND, units), &[], &mut Vec::new());
    assert_eq!(battle.source_of_command(UnitId(0)), Source::Attached(UnitId(2)));
    assert_eq!(battle.markers_allowed(UnitId(0)), 3);
}

#[test]
fn dw_10_g12_markers_differ_and_are_no_more_than_allowed() {
    let mut battle = with_guest(2);
    play(&mut battle, A, order(0, Order::Attack), &[]);
    assert_eq!(battle.order(UnitId(0)), Some(Order::Attack));
    let same = Refusal::SameMarker { unit: UnitId(0), order: Order::Attack };
    assert_eq!(refusal(&battle, A, order(0, Order::Attack)), same);
    play(&mut battle, A, order(0, Order::Hold), &[]);
    assert_eq!(battle.order(UnitId(0)), None);
    let full = Refusal::MarkersFull { unit: UnitId(0), most: 2 };
    assert_eq!(refusal(&battle, A, order(0, Order::Move)), full);
    // A unit with one marker refuses as the introductory game does.
    play(&mut battle, B, order(1, Order::Hold), &[]);
    let given = Refusal::OrderGiven { unit: UnitId(1) };
    assert_eq!(refusal(&battle, B, order(1, Order::Move)), given);
}

#[test]
fn dw_10_09_commanders_get_no_marker() {
    let battle = with_guest(2);
    let refused = Refusal::CommanderNeedsNoOrder { commander: UnitId(2) };
    assert_eq!(refusal(&battle, A, order(2, Order::Move)), refused);
    let mut units = two_units();
    units.push(single(A, commander(2, 9), at(13, 20)));
    let battle = begin(&setup(COMMAND, units), &[], &mut Vec::new());
    assert_eq!(refusal(&battle, A, order(2, Order::Move)), refused);
}

#[test]
fn dw_08_t1_the_die_decides_for_leaderless_units() {
    let results = [Order::Hold, Order::Attack, Order::Skirmish, Order::Move];
    for (roll, expected) in (1..).zip(results) {
        let mut units = two_units();
        units.push(block(A, leaderless(), 4, at(12, 20)));
        let mut events = Vec::new();
        let mut battle = begin(&setup(FIGURES, units), &[roll], &mut events);
        let rolled = Event::OrderRolled { unit: UnitId(2), roll, order: Some(expected) };
        assert!(events.contains(&rolled), "{events:?}");
        assert_eq!(battle.step(), Step::Command);
        // DW-08-G4: both sides know it before they lay their markers.
        assert_eq!(battle.view(Viewer::Side(B)).position().order(UnitId(2)), Some(expected));
        let refused = Refusal::NobodyCommands { unit: UnitId(2) };
        assert_eq!(refusal(&battle, A, order(2, Order::Hold)), refused);
        play(&mut battle, A, Action::Commit, &[]);
        let events = play(&mut battle, B, Action::Commit, &[]);
        assert_eq!(revealed(&events), [(0, Order::Hold), (1, Order::Hold)]);
        assert_eq!(battle.order(UnitId(2)), Some(expected));
    }
}

#[test]
fn dw_08_18_five_and_six_leave_the_choice_to_the_owner() {
    for roll in [5, 6] {
        let mut units = two_units();
        units.push(block(A, leaderless(), 4, at(12, 20)));
        let mut events = Vec::new();
        let mut battle = begin(&setup(FIGURES, units), &[roll], &mut events);
        assert!(events.contains(&Event::OrderRolled { unit: UnitId(2), roll, order: None }));
        assert_eq!(battle.markers_allowed(UnitId(2)), 1);
        play(&mut battle, A, order(2, Order::Skirmish), &[]);
        assert_eq!(battle.view(Viewer::Side(B)).position().order(UnitId(2)), None);
        play(&mut battle, A, Action::Commit, &[]);
        let events = play(&mut battle, B, Action::Commit, &[]);
        assert!(revealed(&events).contains(&(2, Order::Skirmish)));
    }
}

#[test]
fn dw_08_g8_without_figures_every_unit_is_led() {
    for modules in [Modules::COMMANDERS, Modules::MORALE, Modules::TERRAIN] {
        let mut units = two_units();
        units.push(block(A, leaderless(), 4, at(12, 20)));
        let battle = begin(&setup(modules, units), &[], &mut Vec::new());
        assert_eq!((battle.step(), battle.markers_allowed(UnitId(2))), (Step::Command, 1));
    }
}

#[test]
fn dw_09_07_a_unit_that_has_lost_its_leader_rolls() {
    let mut battle = begin(&setup(FIGURES, two_units()), &[], &mut Vec::new());
    let leader = battle.special(UnitId(0), Figure::Leader).unwrap();
    assert_eq!(battle.source_of_command(UnitId(0)), Source::Leader);
    battle.remove(leader);
    assert_eq!(battle.source_of_command(UnitId(0)), Source::Die);
}

/// Three leaderless units of A (0, 2, 3) near a single ★★ commander (4); unit 1 is the enemy.
fn remote(stars: u8, control: u8) -> crate::Setup {
    let units = vec![
        block(A, leaderless(), 4, at(12, 10)),
        block(B, foot(), 6, at(3, 10)),
        block(A, leaderless(), 4, at(12, 16)),
        block(A, leaderless(), 4, at(12, 22)),
        single(A, commander(stars, control), at(9, 15)),
    ];
    setup(COMMAND, units)
}

#[test]
fn dw_10_49_a_single_commander_takes_as_many_units_as_he_has_stars() {
    let mut battle = begin(&remote(2, 12), &[], &mut Vec::new());
    assert_eq!(battle.step(), Step::Assign);
    assert!(!battle.pending().owes(B), "B has nobody to choose");
    play(&mut battle, A, assign(4, 0), &[]);
    assert_eq!(refusal(&battle, A, assign(4, 0)), Refusal::CommandedAlready { unit: UnitId(0) });
    // DW-08-G3: hidden until the rolls are announced.
    assert_eq!(battle.view(Viewer::Side(B)).position().commanded_by(UnitId(0)), None);
    play(&mut battle, A, assign(4, 2), &[]);
    assert_eq!(refusal(&battle, A, assign(4, 3)), Refusal::CommandSpent { commander: UnitId(4) });
    // Only the third unit rolls.
    let events = play(&mut battle, A, Action::Commit, &[2]);
    let expected = [
        Event::Commanded { commander: UnitId(4), unit: UnitId(0) },
        Event::Commanded { commander: UnitId(4), unit: UnitId(2) },
        Event::OrderRolled { unit: UnitId(3), roll: 2, order: Some(Order::Attack) },
    ];
    assert_eq!(events, expected);
    assert_eq!([0, 2, 3].map(|unit| battle.markers_allowed(UnitId(unit))), [1, 1, 0]);
}

#[test]
fn dw_10_40_the_unit_must_be_inside_the_control_zone() {
    // The nearest element of unit 3 is 10 hexes away, the nearest of unit 2 is 3.
    let battle = begin(&remote(3, 5), &[], &mut Vec::new());
    let nearest = |unit| {
        let place = battle.hex(battle.commander_element(UnitId(4)));
        battle.elements(UnitId(unit)).map(|element| battle.hex(element).distance(place)).min().unwrap()
    };
    assert!(nearest(2) <= 5 && 5 < nearest(3));
    assert_eq!(battle.check_assign(A, UnitId(4), UnitId(2)), Ok(()));
    let outside = Refusal::OutsideControl { commander: UnitId(4), unit: UnitId(3) };
    assert_eq!(refusal(&battle, A, assign(4, 3)), outside);
    // The limit itself is inside.
    let exact = begin(&remote(3, nearest(3)), &[], &mut Vec::new());
    assert_eq!(exact.check_assign(A, UnitId(4), UnitId(3)), Ok(()));
}

#[test]
fn dw_10_41_they_must_see_each_other() {
    let units = vec![
        block(A, leaderless(), 1, at(12, 10)),
        block(B, foot(), 6, at(3, 10)),
        single(A, commander(2, 9), at(8, 10)),
        block(A, leaderless(), 1, at(10, 10)),
    ];
    // Unit 3 stands between him and unit 0.
    let battle = begin(&setup(COMMAND, units), &[], &mut Vec::new());
    let hidden = Refusal::OutOfCommandersSight { commander: UnitId(2), unit: UnitId(0) };
    assert_eq!(refusal(&battle, A, assign(2, 0)), hidden);
    assert_eq!(battle.check_assign(A, UnitId(2), UnitId(3)), Ok(()));
}

#[test]
fn dw_10_48_heroes_and_attached_commanders_command_only_their_own_unit() {
    let mut setup = remote(2, 12);
    setup.units.push(single(A, commander(1, 0), at(9, 17)));
    setup.units.push(crate::UnitSetup { host: Some(3), ..single(A, commander(2, 9), at(9, 19)) });
    let battle = begin(&setup, &[], &mut Vec::new());
    assert_eq!(refusal(&battle, A, assign(5, 2)), Refusal::HeroCommandsOwn { commander: UnitId(5) });
    assert_eq!(refusal(&battle, A, assign(6, 2)), Refusal::AttachedCommandsOwn { commander: UnitId(6) });
    assert_eq!(refusal(&battle, A, assign(4, 3)), Refusal::CommandedAlready { unit: UnitId(3) });
    assert_eq!(refusal(&battle, A, assign(0, 2)), Refusal::NotACommander { unit: UnitId(0) });
    assert_eq!(refusal(&battle, A, assign(4, 5)), Refusal::CommanderNeedsNoOrder { commander: UnitId(5) });
}

#[test]
fn dw_10_42_a_fighting_commander_commands_nobody() {
    let mut setup = remote(2, 12);
    setup.units.push(single(A, commander(3, 12), at(8, 20)));
    setup.units.push(single(B, leaderless(), at(7, 20)));
    let battle = begin(&setup, &[], &mut Vec::new());
    assert!(battle.was_in_melee(UnitId(5)));
    assert_eq!(refusal(&battle, A, assign(5, 2)), Refusal::FightingCommander { commander: UnitId(5) });
    // He does not keep the lower rank from commanding either.
    assert_eq!(battle.check_assign(A, UnitId(4), UnitId(2)), Ok(()));
}

#[test]
fn dw_10_44_only_the_highest_rank_commands_a_unit_in_several_zones() {
    let mut setup = remote(2, 12);
    setup.units.push(single(A, commander(3, 12), at(9, 17)));
    let mut battle = begin(&setup, &[], &mut Vec::new());
    let higher = Refusal::HigherRankCommands { unit: UnitId(2), commander: UnitId(5) };
    assert_eq!(refusal(&battle, A, assign(4, 2)), higher);
    // DW-10-G15: also when he has no marker left for it.
    setup.units.push(block(A, leaderless(), 2, at(9, 23)));
    battle = begin(&setup, &[], &mut Vec::new());
    for unit in [0, 3, 6] {
        play(&mut battle, A, assign(5, unit), &[]);
    }
    assert_eq!(refusal(&battle, A, assign(5, 2)), Refusal::CommandSpent { commander: UnitId(5) });
    assert_eq!(refusal(&battle, A, assign(4, 2)), higher);
}

#[test]
fn dw_10_g14_of_equal_ranks_the_owner_chooses() {
    let mut setup = remote(2, 12);
    setup.units.push(single(A, commander(2, 12), at(9, 17)));
    let mut battle = begin(&setup, &[], &mut Vec::new());
    assert_eq!(battle.check_assign(A, UnitId(4), UnitId(2)), Ok(()));
    play(&mut battle, A, assign(5, 2), &[]);
    assert_eq!(refusal(&battle, A, assign(4, 2)), Refusal::CommandedAlready { unit: UnitId(2) });
}

#[test]
fn dw_08_17_fleeing_impetuous_and_fighting_units_get_no_order() {
    let modules = COMMAND.with(Modules::MORALE);
    let mut units = two_units();
    for (mood, column) in [(Mood::Fleeing, 20), (Mood::Impetuous, 25)] {
        units.push(crate::UnitSetup { mood, ..block(A, leaderless(), 4, at(12, column)) });
    }
    units.push(block(A, leaderless(), 1, at(4, 10)));
    let mut battle = begin(&setup(modules, units), &[], &mut Vec::new());
    let unit = UnitId(2);
    assert_eq!(refusal(&battle, A, order(2, Order::Hold)), Refusal::FleeingNoOrder { unit });
    let unit = UnitId(3);
    assert_eq!(refusal(&battle, A, order(3, Order::Hold)), Refusal::ImpetuousNoOrder { unit });
    let unit = UnitId(4);
    assert_eq!(refusal(&battle, A, order(4, Order::Hold)), Refusal::InMeleeNoOrder { unit });
    play_any(&mut battle, A, Action::Commit);
    assert_eq!([2, 3, 4].map(|unit| battle.order(UnitId(unit))), [None; 3]);
}

#[test]
fn dw_15_53_the_rallied_part_of_a_split_unit_holds() {
    let modules = COMMAND.with(Modules::MORALE);
    let mut battle = begin(&setup(modules, two_units()), &[], &mut Vec::new());
    let straggler = battle.roster(UnitId(0)).last().unwrap();
    battle.flags[straggler.index()].set(ElementFlags::STRAGGLER);
    assert!(!battle.takes_orders(UnitId(0)));
    let mut events = Vec::new();
    battle.begin_round(&mut FastDice { seed: 0 }, &mut events);
    assert_eq!(revealed(&events), [(0, Order::Hold)]);
    battle.proceed(&mut FastDice { seed: 0 }, &mut events);
    assert_eq!((battle.step(), battle.order(UnitId(0))), (Step::Command, Some(Order::Hold)));
    assert_eq!(
        battle.check_order(A, UnitId(0), Order::Move),
        Err(Refusal::HoldsForStragglers { unit: UnitId(0) })
    );
    // Everybody sees it, and it stays when the others are revealed.
    assert_eq!(battle.view(Viewer::Spectator).position().order(UnitId(0)), Some(Order::Hold));
    assert_eq!(battle.pending().first(), Some(B));
    play_any(&mut battle, B, order(1, Order::Hold));
    play_any(&mut battle, B, Action::Commit);
    assert_eq!(battle.order(UnitId(0)), Some(Order::Hold));
}

#[test]
fn dw_16_51_an_arrived_unit_moves() {
    let mut battle = begin(&setup(COMMAND, two_units()), &[], &mut Vec::new());
    battle.unit_mut(UnitId(0)).flags.set(UnitFlags::ARRIVED);
    battle.begin_command(&mut ());
    assert_eq!(battle.order(UnitId(0)), Some(Order::Move));
    assert_eq!(
        battle.check_order(A, UnitId(0), Order::Hold),
        Err(Refusal::ArrivesMoving { unit: UnitId(0) })
    );
}

/// A: unit 0 with ★★, unit 2 with ★★★★; B: unit 1 with ★★, unit 3 with ★★★, unit 4 led only.
fn staged() -> Battle {
    let mut units = two_units();
    units.push(block(A, foot(), 6, at(12, 16)));
    units.push(block(B, foot(), 6, at(3, 16)));
    units.push(block(B, foot(), 6, at(3, 22)));
    for (number, (host, stars)) in [(0, 2), (2, 4), (1, 2), (3, 3)].into_iter().enumerate() {
        let side = units[host].side;
        let row = if side == A { 14 } else { 0 };
        let guest = single(side, commander(stars, 9), at(row, 2 * number as u8));
        units.push(crate::UnitSetup { host: Some(host), ..guest });
    }
    begin(&setup(COMMAND, units), &[], &mut Vec::new())
}

#[test]
fn dw_10_54_units_with_more_markers_decide_later() {
    let mut battle = staged();
    for (side, unit, orders) in [
        (A, 0, &[Order::Move, Order::Hold][..]),
        (B, 1, &[Order::Attack, Order::Hold]),
        (B, 3, &[Order::Attack, Order::Hold, Order::Skirmish]),
        (B, 4, &[Order::Skirmish]),
    ] {
        for &laid in orders {
            play(&mut battle, side, order(unit, laid), &[]);
        }
    }
    // DW-10-51: nothing is laid on unit 2; with four stars every order stays open.
    play(&mut battle, A, Action::Commit, &[]);
    let events = play(&mut battle, B, Action::Commit, &[]);
    assert_eq!(revealed(&events), [(4, Order::Skirmish)]);
    let laid = |unit, count| Event::MarkersLaid { unit: UnitId(unit), count };
    for event in [laid(0, 2), laid(1, 2), laid(2, 4), laid(3, 3)] {
        assert!(events.contains(&event), "{event:?}");
    }

    assert_eq!(battle.step(), Step::Keep { count: 2 });
    assert_eq!(refusal(&battle, B, keep(3, Order::Hold)), Refusal::OtherStage { unit: UnitId(3) });
    let missing = Refusal::NoSuchMarker { unit: UnitId(0), order: Order::Attack };
    assert_eq!(refusal(&battle, A, keep(0, Order::Attack)), missing);
    let events = play(&mut battle, A, keep(0, Order::Hold), &[]);
    assert_eq!(events, [], "chosen in secret");
    assert_eq!(battle.view(Viewer::Side(B)).position().order(UnitId(0)), None);
    assert_eq!(battle.view(Viewer::Side(B)).position().marker_count(UnitId(0)), 2);
    assert!(!battle.pending().owes(A) && battle.pending().owes(B));
    let events = play(&mut battle, B, keep(1, Order::Attack), &[]);
    assert_eq!(revealed(&events), [(0, Order::Hold), (1, Order::Attack)]);
    // DW-10-G13: what was taken away is gone.
    assert!(battle.markers(UnitId(0)).is_empty());

    assert_eq!(battle.step(), Step::Keep { count: 3 });
    assert_eq!(battle.pending().first(), Some(B));
    let events = play(&mut battle, B, keep(3, Order::Skirmish), &[]);
    assert_eq!(revealed(&events), [(3, Order::Skirmish)]);
    assert_eq!(battle.step(), Step::Keep { count: 4 });
    let events = play(&mut battle, A, keep(2, Order::Move), &[]);
    assert_eq!(revealed(&events), [(2, Order::Move)]);
    assert_eq!((0..5).filter(|&unit| battle.order(UnitId(unit)).is_none()).count(), 0);
}

#[test]
fn dw_10_53_the_stage_follows_the_markers_that_were_laid() {
    let mut battle = with_guest(3);
    play(&mut battle, A, order(0, Order::Attack), &[]);
    play(&mut battle, A, Action::Commit, &[]);
    let events = play(&mut battle, B, Action::Commit, &[]);
    assert_eq!(revealed(&events), [(0, Order::Attack), (1, Order::Hold)]);
}

#[test]
fn dw_08_19_obedience_follows_the_reveal_where_morale_counts() {
    let plain = setup(COMMAND, two_units());
    let mut battle = begin(&plain, &[], &mut Vec::new());
    let mut cited = Citations::new();
    for side in Side::BOTH {
        let legal = battle.check(side, Action::Commit).unwrap();
        battle.apply(legal, &mut FastDice { seed: 0 }, &mut cited);
    }
    assert_eq!(cited.of(DW_08_19), 0);
    let modules = COMMAND.with(Modules::MORALE);
    let mut battle = begin(&setup(modules, two_units()), &[], &mut Vec::new());
    battle.committed = table::BySide::new(true, true);
    battle.reveal_orders(&mut cited);
    assert_eq!(battle.step(), Step::Next(Moment::Obedience));
    assert_eq!(cited.of(DW_08_19), 1);
}

/// Random command phases: nobody is stuck, and all orders are there in the end.
#[test]
fn random_command_phases_end_with_one_order_each() {
    for seed in 0..200 {
        let mut battle = if seed % 2 == 0 { staged() } else { begin(&remote(2, 12), &[], &mut Vec::new()) };
        let mut rng = Rng::new(seed);
        while matches!(battle.step(), Step::Assign | Step::Command | Step::Keep { .. }) {
            let side = battle.pending().first().unwrap();
            let mut legal = Vec::new();
            battle.legal(side, &mut legal);
            assert!(legal.iter().all(|&action| battle.check(side, action).is_ok()));
            let drawn = battle.sample(side, &mut rng).unwrap();
            assert!(legal.contains(&Battle::action(&drawn).1));
            battle.apply(drawn, &mut FastDice { seed }, &mut ());
        }
        for unit in battle.units().filter(|&unit| !battle.is_commander(unit)) {
            assert!(battle.order(unit).is_some(), "{seed} {unit:?}");
        }
    }
}
