use crate::flight::Fright;
use crate::psychology::Nerve;
use crate::testing::*;
use crate::*;
use table::Side;

/// Own units of side a in the south and enemies of side b in the north, 10" apart.
fn facing(own: Card, enemy: Card) -> (Table, UnitId, UnitId) {
    let mut table = Table::new();
    let own = table.unit(Side::A, own, (36_000, 19_000), Angle::NORTH, 5.min(own.models));
    let enemy = table.unit(Side::B, enemy, (36_000, 29_000), Angle::SOUTH, 5.min(enemy.models));
    (table, own, enemy)
}

fn panics(battle: &mut Battle, unit: UnitId, test: Test, faces: &[u8]) -> (bool, Log) {
    let mut stands = false;
    let log = with_dice(faces, |dice, log| stands = battle.panic(unit, test, Fright::Nearest, dice, log));
    (stands, log)
}

#[test]
fn wh_06_03_who_fails_a_panic_test_flees() {
    let (table, men, _) = facing(cards::halberdiers(20), cards::orcs(20));
    let mut battle = table.build();
    let (stands, log) = panics(&mut battle, men, Test::PanicFleeingFriends, &[4, 4, 2, 3]);
    assert!(!stands && battle.is_fleeing(men));
    assert!(log.any(|event| matches!(event, Event::Fled { roll: 5, dice: 2, .. })));
    assert!(log.cites(rules::WH_06_03) && log.cites(rules::WH_06_05) && log.cites(rules::WH_06_G5));
    let mut battle = table.build();
    assert!(panics(&mut battle, men, Test::PanicFleeingFriends, &[3, 4]).0 && !battle.is_fleeing(men));
}

#[test]
fn wh_06_01_psychology_tests_are_leadership_tests() {
    let (table, men, dead) = facing(cards::halberdiers(20), cards::skeletons(20));
    let (_, log) = panics(&mut table.build(), men, Test::PanicFlank, &[3, 4]);
    assert!(log.cites(rules::WH_06_01) && log.cites(rules::WH_01_08));
    let (_, log) = charged(&mut table.build(), men, &[dead], &[3, 4]);
    assert!(log.cites(rules::WH_06_01) && log.cites(rules::WH_01_08));
}

#[test]
fn wh_06_04_panic_has_four_causes_and_those_of_magic() {
    let (table, men, _) = facing(cards::halberdiers(20), cards::orcs(20));
    let causes = [Test::PanicFleeingFriends, Test::PanicBrokenFriends, Test::PanicFlank, Test::PanicShooting];
    for test in causes {
        assert!(panics(&mut table.build(), men, test, &[3, 4]).1.cites(rules::WH_06_04), "{test:?}");
    }
    // WH-08-H31: one worse.
    let (stands, log) = panics(&mut table.build(), men, Test::PanicDread, &[3, 4, 1, 1]);
    assert!(!stands && !log.cites(rules::WH_06_04));
}

#[test]
fn wh_06_g5_the_panicked_run_from_the_cause() {
    let (table, men, orcs) = facing(cards::halberdiers(20), cards::orcs(20));
    let mut battle = table.build();
    let before = battle.unit(men).front;
    with_dice(&[6, 6, 3, 3], |dice, log| {
        battle.panic(men, Test::PanicShooting, Fright::From(orcs), dice, log);
    });
    let after = battle.unit(men).front;
    assert_eq!((after.x, before.y - after.y), (before.x, 6_000));
}

#[test]
fn wh_06_g1_the_fleeing_and_the_immune_take_no_tests() {
    let (mut table, men, _) = facing(cards::halberdiers(20), cards::orcs(20));
    table.fleeing(men);
    assert!(panics(&mut table.build(), men, Test::PanicFlank, &[]).0);
    for (card, rule) in [
        (cards::with_traits(cards::halberdiers(20), Traits::IMMUNE), rules::WH_06_G1),
        (cards::with_traits(cards::halberdiers(20), Traits::UNDEAD), rules::WH_09_H39),
        (cards::slayers(20), rules::WH_09_H35),
        (cards::flagellants(20), rules::WH_06_27),
    ] {
        let (table, unit, _) = facing(card, cards::orcs(20));
        let (stands, log) = panics(&mut table.build(), unit, Test::PanicFlank, &[]);
        assert!(stands && log.cites(rule), "{rule:?}");
    }
}

#[test]
fn wh_06_g14_the_stupid_are_immune_to_the_rest() {
    let (mut table, trolls, giant) = facing(cards::trolls(3), cards::giant());
    assert!(table.build().fears(trolls, giant));
    table.state(trolls).flags.set(Flags::STUPID);
    let battle = table.build();
    assert!(!battle.fears(trolls, giant));
    assert!(panics(&mut battle.clone(), trolls, Test::PanicFlank, &[]).0);
}

#[test]
fn wh_06_05_fleeing_friends_within_four_inches_alarm() {
    let (mut table, men, _) = facing(cards::halberdiers(20), cards::orcs(20));
    let runners = table.unit(Side::A, cards::spearmen(20), (36_000, 15_000 - 3_148), Angle::NORTH, 5);
    table.fleeing(runners);
    let due = |table: &Table| table.build().start_panic_due();
    // The men are 3,148 deep: 4" from the mob behind them.
    assert_eq!(due(&table), UnitSet::of(men));
    table.state(runners).front.y -= 1;
    assert_eq!(due(&table), UnitSet::EMPTY);
    table.switches(|switches| switches.panic_range = 12);
    assert_eq!(due(&table), UnitSet::of(men));
}

#[test]
fn wh_06_g3_lone_characters_and_machines_alarm_nobody() {
    let (mut table, ..) = facing(cards::halberdiers(20), cards::orcs(20));
    let hero = table.unit(Side::A, cards::hero(), (36_000, 15_000), Angle::NORTH, 1);
    table.fleeing(hero);
    assert!(table.build().start_panic_due().is_empty());
}

#[test]
fn wh_09_h41_orcs_do_not_mind_goblins() {
    let mut table = Table::new();
    let orcs = table.unit(Side::A, cards::orcs(20), (36_000, 20_000), Angle::NORTH, 5);
    let goblins = table.unit(Side::A, cards::goblins(20), (41_000, 20_000), Angle::NORTH, 5);
    let others = table.unit(Side::A, cards::goblins(20), (46_000, 20_000), Angle::NORTH, 5);
    table.fleeing(goblins);
    let due = table.build().start_panic_due();
    assert!(due.contains(others) && !due.contains(orcs));
}

#[test]
fn wh_06_06_friends_broken_within_twelve_inches_alarm() {
    let mut table = Table::new();
    let broken = table.unit(Side::A, cards::spearmen(20), (20_000, 20_000), Angle::NORTH, 5);
    let right = 20_000 + 5 * cards::MM_20 / 2;
    let near = |gap| (right + gap + 5 * cards::MM_20 / 2 + 2, 20_000);
    let (close, far) = (near(12_000 - 1), near(30_000));
    let close = table.unit(Side::A, cards::spearmen(20), close, Angle::NORTH, 5);
    table.unit(Side::A, cards::spearmen(20), far, Angle::NORTH, 5);
    let enemy = table.unit(Side::B, cards::spearmen(20), (20_000, 30_000), Angle::SOUTH, 5);
    table.state(broken).flags.set(Flags::BROKEN);
    let due = table.build().broken_friends_due();
    assert_eq!(due, UnitSet::of(close));
    assert!(!due.contains(enemy));
    // WH-06-G1: those who broke in this phase do not test for each other.
    table.state(close).flags.set(Flags::BROKEN);
    assert!(table.build().broken_friends_due().is_empty());
}

#[test]
fn wh_06_08_a_quarter_lost_to_shooting_alarms_once() {
    // WH-06-E5: 16 men, three lost, then one more.
    let (mut table, men, orcs) = facing(cards::halberdiers(16), cards::orcs(20));
    table.state(men).phase_losses = 3;
    let check = |battle: &mut Battle, faces: &[u8]| {
        with_dice(faces, |dice, log| {
            battle.check_losses_panic(men, Fright::From(orcs), false, dice, log);
        })
    };
    assert!(check(&mut table.build(), &[]).events.is_empty());
    table.state(men).phase_losses = 4;
    let mut battle = table.build();
    let log = check(&mut battle, &[3, 3]);
    assert!(log.any(|event| matches!(event, Event::Tested { test: Test::PanicShooting, .. })));
    // WH-06-G2: once in the phase.
    assert!(log.cites(rules::WH_06_08));
    battle.unit_mut(men).phase_losses = 9;
    assert!(check(&mut battle, &[]).events.is_empty());
}

#[test]
fn wh_06_g4_a_quarter_of_those_who_were_there_when_the_phase_began() {
    let (mut table, men, orcs) = facing(cards::halberdiers(20), cards::orcs(20));
    // Of 20 at first 12 were left when the phase began.
    (table.state(men).models, table.state(men).phase_models) = (9, 12);
    let check = |table: &Table, losses, faces: &[u8]| {
        let mut battle = table.build();
        battle.unit_mut(men).phase_losses = losses;
        with_dice(faces, |dice, log| {
            battle.check_losses_panic(men, Fright::From(orcs), true, dice, log);
        })
    };
    assert!(check(&table, 2, &[]).events.is_empty());
    let log = check(&table, 3, &[3, 3]);
    assert!(log.cites(rules::WH_06_G4) && log.cites(rules::WH_08_H11));
}

#[test]
fn wh_06_g18_a_single_attacker_in_the_flank_is_enough_for_panic() {
    // WH-06-07.
    let (table, men, _) = facing(cards::halberdiers(20), cards::hero());
    let (stands, log) = panics(&mut table.build(), men, Test::PanicFlank, &[3, 4]);
    assert!(stands && log.cites(rules::WH_06_07) && log.cites(rules::WH_06_G18));
}

#[test]
fn wh_06_07_a_fighting_unit_that_panics_flees_out_of_its_combat() {
    let (mut table, men, orcs) = facing(cards::halberdiers(20), cards::orcs(20));
    table.state(orcs).front.y = 19_000;
    table.fighting(men, orcs);
    let mut battle = table.build();
    let (stands, log) = panics(&mut battle, men, Test::PanicFlank, &[4, 4, 1, 1]);
    assert!(!stands && !battle.is_fighting(orcs) && battle.is_fleeing(men));
    assert!(log.cites(rules::WH_06_07) && log.cites(rules::WH_05_G13));
}

fn charged(battle: &mut Battle, target: UnitId, chargers: &[UnitId], faces: &[u8]) -> (bool, Log) {
    let mut stands = false;
    let chargers = chargers.iter().copied().collect();
    let log = with_dice(faces, |dice, log| stands = battle.target_nerve(target, chargers, dice, log));
    (stands, log)
}

#[test]
fn wh_06_09_the_target_of_a_fearsome_charge_tests() {
    let (table, men, dead) = facing(cards::halberdiers(15), cards::skeletons(12));
    let (stands, log) = charged(&mut table.build(), men, &[dead], &[3, 4]);
    assert!(stands && log.cites(rules::WH_06_09));
    // Nobody is afraid of orcs.
    let (table, men, orcs) = facing(cards::halberdiers(15), cards::orcs(30));
    assert!(charged(&mut table.build(), men, &[orcs], &[]).0);
}

#[test]
fn wh_06_g10_who_stands_after_the_test_reacts_freely() {
    let (table, men, dead) = facing(cards::archers(15), cards::skeletons(12));
    for roll in [[3, 4], [4, 5]] {
        let mut battle = table.build();
        let (stands, log) = charged(&mut battle, men, &[dead], &roll);
        assert!(stands && log.cites(rules::WH_06_G10));
        // In fear or not, it may shoot, hold and flee.
        assert_eq!(battle.unit(men).status, Status::Formed);
    }
}

#[test]
fn wh_06_11_who_fails_but_is_not_outnumbered_fights_in_fear() {
    // WH-06-E1: 12 skeletons, 15 men, a roll of 9.
    let (table, men, dead) = facing(cards::halberdiers(15), cards::skeletons(12));
    let mut battle = table.build();
    let (stands, log) = charged(&mut battle, men, &[dead], &[4, 5]);
    assert!(stands && battle.unit(men).afraid_of.contains(dead));
    assert!(log.has(Event::Afraid { unit: men, of: dead }));
}

#[test]
fn wh_06_10_who_fails_and_is_outnumbered_flees() {
    // WH-06-E1: 18 skeletons.
    let (table, men, dead) = facing(cards::halberdiers(15), cards::skeletons(18));
    let mut battle = table.build();
    let (stands, log) = charged(&mut battle, men, &[dead], &[4, 5, 1, 1]);
    assert!(!stands && battle.is_fleeing(men));
    assert!(log.cites(rules::WH_06_10) && log.cites(rules::WH_06_G6));
}

#[test]
fn wh_06_g6_chargers_of_one_declaration_are_added_up_by_unit_strength() {
    let (mut table, men, dead) = facing(cards::halberdiers(15), cards::skeletons(10));
    let wolves = table.unit(Side::B, cards::dire_wolves(5), (45_000, 29_000), Angle::SOUTH, 5);
    // 10 + 5 are not more than 15.
    assert!(charged(&mut table.build(), men, &[dead, wolves], &[4, 5]).0);
    let more = table.unit(Side::B, cards::dire_wolves(1), (50_000, 29_000), Angle::SOUTH, 1);
    assert!(!charged(&mut table.build(), men, &[dead, wolves, more], &[4, 5, 1, 1]).0);
    // WH-09-T4.
    let strength = |card| {
        let (table, unit, _) = facing(card, cards::orcs(20));
        table.build().unit_strength(unit)
    };
    assert_eq!(
        [
            cards::knights(5),
            cards::trolls(3),
            cards::giant(),
            cards::chariot(),
            cards::machine(Machine::Cannon)
        ]
        .map(strength),
        [10, 9, 6, 4, 3]
    );
}

fn dares(battle: &mut Battle, unit: UnitId, target: UnitId, faces: &[u8]) -> (Nerve, Log) {
    let mut nerve = Nerve::Steady;
    let log = with_dice(faces, |dice, log| nerve = battle.charger_nerve(unit, target, dice, log));
    (nerve, log)
}

#[test]
fn wh_06_12_who_does_not_dare_stays_where_it_is() {
    let (table, men, dead) = facing(cards::halberdiers(15), cards::skeletons(12));
    let mut battle = table.build();
    let (nerve, log) = dares(&mut battle, men, dead, &[4, 5]);
    assert_eq!(nerve, Nerve::Balks);
    assert!(log.has(Event::Balked { unit: men, target: dead }) && battle.unit(men).flags.has(Flags::BALKED));
    assert_eq!(dares(&mut table.build(), men, dead, &[3, 4]).0, Nerve::Steady);
}

#[test]
fn wh_09_h41_orcs_do_not_mind_goblins_in_flight() {
    let (mut table, orcs, _) = facing(cards::orcs(20), cards::halberdiers(20));
    let goblins = table.unit(Side::A, cards::goblins(20), (36_000, 14_000), Angle::NORTH, 5);
    table.fleeing(goblins).stack(&[Step::Next(Moment::StartOfTurn { part: 0 })]);
    assert_eq!(table.build().start_panic_due(), UnitSet::EMPTY);
    // They quarrel, but do not test.
    let log = go_on(&mut table.build(), &[6]);
    assert!(log.cites(rules::WH_09_H41) && !log.any(|event| matches!(event, Event::Tested { .. })));
    // Goblins do mind.
    table.card(orcs).traits = Traits::GOBLIN;
    assert_eq!(table.build().start_panic_due(), UnitSet::of(orcs));
    assert!(!go_on(&mut table.build(), &[1, 1]).cites(rules::WH_09_H41));
}

#[test]
fn wh_06_02_other_traits_concern_only_those_who_have_them_or_meet_them() {
    let (table, men, orcs) = facing(cards::halberdiers(15), cards::orcs(20));
    let battle = table.build();
    assert!(!battle.fears(men, orcs) && !battle.dreads(men, orcs) && !battle.hates(men, orcs));
    let (table, men, dead) = facing(cards::halberdiers(15), cards::skeletons(12));
    let (_, log) = dares(&mut table.build(), men, dead, &[3, 4]);
    assert!(log.cites(rules::WH_06_02));
}

#[test]
fn wh_06_13_being_near_what_one_fears_calls_for_nothing() {
    let (mut table, men, dead) = facing(cards::halberdiers(15), cards::skeletons(12));
    table.state(dead).front.y = 20_500;
    let battle = table.build();
    assert!(battle.fears(men, dead));
    assert!(battle.start_panic_due().is_empty() && battle.start_terror_due().is_empty());
}

#[test]
fn wh_06_g7_who_causes_fear_is_afraid_of_terror_only() {
    let (table, trolls, dead) = facing(cards::trolls(3), cards::skeletons(12));
    assert!(!table.build().fears(trolls, dead));
    let (table, trolls, giant) = facing(cards::trolls(3), cards::giant());
    let battle = table.build();
    assert!(battle.fears(trolls, giant) && !battle.dreads(trolls, giant));
    assert!(!battle.fears(giant, trolls));
    let (table, one, other) = facing(cards::giant(), cards::chimera());
    assert!(!table.build().fears(one, other) && !table.build().dreads(one, other));
    // A fearsome character in a regiment does not make it feared.
    let (mut table, men, orcs) = facing(cards::halberdiers(15), cards::orcs(20));
    let ghoul = table.join(cards::with_traits(cards::hero(), Traits::FEAR), orcs, 0);
    let (_, log) = charged(&mut table.build(), men, &[orcs], &[]);
    assert!(log.events.is_empty() && table.build().fears(men, ghoul));
}

#[test]
fn wh_06_17_terror_is_tested_when_charging_and_when_charged() {
    let (table, men, giant) = facing(cards::halberdiers(15), cards::giant());
    let (nerve, log) = dares(&mut table.build(), men, giant, &[3, 4]);
    assert_eq!(nerve, Nerve::Steady);
    assert!(log.cites(rules::WH_06_17) && log.cites(rules::WH_06_15));
    let (stands, log) = charged(&mut table.build(), men, &[giant], &[3, 4]);
    assert!(stands && log.cites(rules::WH_06_17));
}

#[test]
fn wh_06_g8_a_passed_terror_test_counts_for_fear_this_time_only() {
    let (table, men, giant) = facing(cards::halberdiers(15), cards::giant());
    let mut battle = table.build();
    let (_, log) = charged(&mut battle, men, &[giant], &[3, 4]);
    assert!(log.cites(rules::WH_06_G8));
    assert!(!log.any(|event| matches!(event, Event::Tested { test: Test::FearOfCharger, .. })));
    // Later it is a fear test.
    let (_, log) = charged(&mut battle, men, &[giant], &[3, 4]);
    assert!(log.any(|event| matches!(event, Event::Tested { test: Test::FearOfCharger, .. })));
}

#[test]
fn wh_06_15_one_terror_test_in_the_whole_battle() {
    let (mut table, men, giant) = facing(cards::halberdiers(15), cards::giant());
    table.state(giant).front.y = 27_000;
    let mut battle = table.build();
    assert_eq!(battle.start_terror_due(), UnitSet::of(men));
    with_dice(&[3, 4], |dice, log| battle.terror_near(men, dice, log));
    assert!(battle.start_terror_due().is_empty() && !battle.dreads(men, giant));
}

#[test]
fn wh_06_16_who_fails_terror_flees_at_once() {
    let (mut table, men, giant) = facing(cards::halberdiers(15), cards::giant());
    table.state(giant).front.y = 27_000;
    let mut battle = table.build();
    let log = with_dice(&[4, 4, 1, 1], |dice, log| battle.terror_near(men, dice, log));
    assert!(battle.is_fleeing(men) && log.cites(rules::WH_06_16) && log.cites(rules::WH_06_18));
    let (stands, _) = charged(&mut table.build(), men, &[giant], &[4, 4, 1, 1]);
    assert!(!stands);
}

#[test]
fn wh_06_18_terror_reaches_eight_inches() {
    let (mut table, men, giant) = facing(cards::halberdiers(15), cards::giant());
    table.state(giant).front.y = 19_000 + 8_000;
    assert_eq!(table.build().start_terror_due(), UnitSet::of(men));
    table.state(giant).front.y += 1;
    assert!(table.build().start_terror_due().is_empty());
}

#[test]
fn wh_06_g9_who_dreads_the_target_of_its_own_charge_flees_from_it() {
    let (table, men, giant) = facing(cards::halberdiers(15), cards::giant());
    let mut battle = table.build();
    let (nerve, log) = dares(&mut battle, men, giant, &[4, 4, 2, 2]);
    assert_eq!(nerve, Nerve::Flees);
    assert!(battle.is_fleeing(men) && log.cites(rules::WH_06_G9));
    assert_eq!(battle.unit(men).front.y, 15_000);
}

fn stupid(battle: &mut Battle, unit: UnitId, faces: &[u8]) -> Log {
    with_dice(faces, |dice, log| battle.stupidity(unit, dice, log))
}

#[test]
fn wh_06_19_stupid_creatures_test_every_turn() {
    let (mut table, trolls, _) = facing(cards::trolls(3), cards::orcs(20));
    assert_eq!(table.build().start_stupidity_due(), UnitSet::of(trolls));
    table.state(trolls).flags.set(Flags::STUPID | Flags::SHAMBLES);
    assert_eq!(table.build().start_stupidity_due(), UnitSet::of(trolls));
    let mut battle = table.build();
    stupid(&mut battle, trolls, &[2, 2]);
    assert!(!battle.is_stupid(trolls));
    table.fleeing(trolls);
    assert!(table.build().start_stupidity_due().is_empty());
}

#[test]
fn wh_06_21_who_fails_out_of_combat_rolls_a_die() {
    for (roll, shambles) in [(3, true), (4, false)] {
        let (table, trolls, _) = facing(cards::trolls(3), cards::orcs(20));
        let mut battle = table.build();
        let log = stupid(&mut battle, trolls, &[2, 3, roll]);
        assert!(
            log.has(Event::StupidityRolled { unit: trolls, roll, shambles }) && log.cites(rules::WH_06_21)
        );
        // WH-06-22, WH-06-23.
        assert_eq!(battle.unit(trolls).flags.has(Flags::SHAMBLES), shambles);
        assert!(battle.is_stupid(trolls));
        assert!(log.cites(if shambles { rules::WH_06_22 } else { rules::WH_06_23 }));
    }
}

#[test]
fn wh_06_22_low_rolls_shamble() {
    let (table, trolls, _) = facing(cards::trolls(3), cards::orcs(20));
    let mut battle = table.build();
    assert!(stupid(&mut battle, trolls, &[6, 6, 1]).cites(rules::WH_06_22));
}

#[test]
fn wh_06_23_high_rolls_stand_about() {
    let (table, trolls, _) = facing(cards::trolls(3), cards::orcs(20));
    let mut battle = table.build();
    assert!(stupid(&mut battle, trolls, &[6, 6, 6]).cites(rules::WH_06_23));
    assert!(!battle.unit(trolls).flags.has(Flags::SHAMBLES));
}

#[test]
fn wh_06_20_in_combat_no_die_is_rolled() {
    let (mut table, trolls, orcs) = facing(cards::trolls(3), cards::orcs(20));
    table.state(orcs).front.y = 19_000;
    table.fighting(trolls, orcs);
    let mut battle = table.build();
    let log = stupid(&mut battle, trolls, &[6, 6]);
    assert!(battle.is_stupid(trolls) && log.cites(rules::WH_06_20));
}

#[test]
fn wh_06_25_frenzy_may_be_suppressed_by_a_test() {
    let (mut table, wild, _) = facing(cards::savage_orcs(20), cards::orcs(20));
    let units = table.build().start_frenzy_due();
    assert_eq!(units, UnitSet::of(wild));
    table.at(Step::Frenzy { units });
    let mut battle = table.build();
    let legal = table::Game::check(&battle, Side::A, Action::Suppress { unit: wild });
    assert!(legal.is_ok());
    let log = with_dice(&[3, 4], |dice, log| battle.suppress(units, wild, dice, log));
    assert!(log.has(Event::FrenzySuppressed { unit: wild }) && log.cites(rules::WH_06_G12));
    assert!(!battle.is_frenzied(wild));
    let mut battle = table.build();
    with_dice(&[4, 4], |dice, log| battle.suppress(units, wild, dice, log));
    assert!(battle.is_frenzied(wild));
}

#[test]
fn wh_06_g12_no_suppression_in_combat() {
    let (mut table, wild, orcs) = facing(cards::savage_orcs(20), cards::orcs(20));
    table.state(orcs).front.y = 19_000;
    table.fighting(wild, orcs);
    assert!(table.build().start_frenzy_due().is_empty());
}

#[test]
fn wh_06_24_the_frenzied_must_charge_whom_they_reach() {
    let (mut table, wild, orcs) = facing(cards::savage_orcs(20), cards::halberdiers(20));
    table.state(orcs).front.y = 19_000 + 7_000;
    table.at(Step::Charges);
    let battle = table.build();
    let refusal = refused(&battle, Side::A, Action::Done);
    assert_eq!(refusal, Refusal::MustCharge { unit: wild, target: orcs });
    let charge = Action::Charge { unit: wild, target: orcs, air: false };
    assert!(table::Game::check(&battle, Side::A, charge).is_ok());
}

#[test]
fn wh_06_g13_out_of_reach_the_duty_lapses() {
    let (mut table, wild, orcs) = facing(cards::savage_orcs(20), cards::halberdiers(20));
    table.at(Step::Charges);
    // 10" away, and the charge reaches 8".
    assert!(table::Game::check(&table.build(), Side::A, Action::Done).is_ok());
    table.state(orcs).front.y = 19_000 + 7_000;
    let mut rules = Vec::new();
    table::Cites::each_rule(&refused(&table.build(), Side::A, Action::Done), &mut |rule| rules.push(rule));
    assert_eq!(rules, [rules::WH_06_24, rules::WH_06_G13]);
    // With its frenzy suppressed it need not.
    table.state(wild).flags.set(Flags::FRENZY_SUPPRESSED);
    assert!(table::Game::check(&table.build(), Side::A, Action::Done).is_ok());
}

#[test]
fn wh_06_27_the_frenzied_fear_nothing() {
    let (table, wild, giant) = facing(cards::savage_orcs(20), cards::giant());
    let battle = table.build();
    assert!(!battle.fears(wild, giant) && !battle.dreads(wild, giant));
}

#[test]
fn wh_09_h58_old_enmities() {
    let (table, dwarfs, orcs) = facing(cards::dwarfs(20), cards::orcs(20));
    let battle = table.build();
    assert!(battle.hates(dwarfs, orcs) && !battle.hates(orcs, dwarfs));
    let hater = cards::with_traits(cards::halberdiers(5), Traits::HATES_UNDEAD);
    let (table, men, dead) = facing(hater, cards::skeletons(20));
    assert!(table.build().hates(men, dead));
    let hater = cards::with_traits(cards::halberdiers(5), Traits::HATES_ALL);
    let (mut table, men, other) = facing(hater, cards::dwarfs(20));
    assert!(table.build().hates(men, other));
    // WH-08-H26.
    table.state(other).spells.insert(Spell::BloodSong);
    assert!(table.build().hates(other, men));
}
