use crate::blows::tests::face_to_face;
use crate::testing::*;
use crate::*;
use table::Side;

/// Victors of side a whose enemy stands; it is time to lap round.
fn victors(models: u8, files: u8, enemy_files: u8) -> (Table, UnitId, UnitId) {
    let (mut table, a, b) =
        face_to_face(cards::halberdiers(models), cards::halberdiers(20), [files, enemy_files]);
    table.state(a).flags.set(Flags::FOUGHT | Flags::WON_ROUND);
    table.state(b).flags.set(Flags::FOUGHT);
    table.state(a).fought.insert(b);
    table.state(b).fought.insert(a);
    table.at(Step::Next(Moment::Aftermath { part: 7 }));
    (table, a, b)
}

fn asked(table: &Table) -> Battle {
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    battle
}

#[test]
fn wh_05_16_victors_widen_their_front_by_two_files() {
    // WH-05-E4: sixteen in four files against five: six, six and four.
    let (table, a, b) = victors(16, 4, 5);
    let mut battle = asked(&table);
    assert!(matches!(battle.step(), Step::Lap { side: Side::A, .. }), "{:?}", battle.step());
    assert_eq!(battle.models_touching(a, b), 4);
    let log = act(&mut battle, Side::A, Action::Widen { unit: a, left: 1 }, &[]);
    assert_eq!((battle.unit(a).files, battle.ranks(a)), (6, 3));
    assert!(log.has(Event::Lapped { unit: a, models: 2, wrapped: false }) && log.cites(rules::WH_05_G14));
    assert_eq!(battle.models_touching(a, b), 6);
    assert_eq!(battle.unit(a).front, Point { x: 36_000, y: 24_000 });
}

#[test]
fn wh_05_g14_both_new_files_may_stand_at_one_end_where_there_is_room() {
    let (mut table, a, _) = victors(16, 4, 5);
    let mut battle = asked(&table);
    act(&mut battle, Side::A, Action::Widen { unit: a, left: 2 }, &[]);
    assert_eq!(battle.unit(a).front.x, 36_000 - cards::MM_20);
    // Somebody stands at the left end.
    let x = 36_000 - 2 * cards::MM_20 - 10 - 5 * cards::MM_20 / 2;
    table.unit(Side::A, cards::halberdiers(20), (x, 23_000), Angle::NORTH, 5);
    let battle = asked(&table);
    assert_eq!(
        refused(&battle, Side::A, Action::Widen { unit: a, left: 1 }),
        Refusal::NoRoomToLap { unit: a }
    );
    assert_eq!(
        refused(&battle, Side::A, Action::Widen { unit: a, left: 3 }),
        Refusal::LapImpossible { unit: a }
    );
    assert!(table::Game::check(&battle, Side::A, Action::Widen { unit: a, left: 0 }).is_ok());
}

#[test]
fn wh_05_g14_nobody_laps_without_models_behind() {
    let (table, a, _) = victors(5, 5, 5);
    assert!(!matches!(asked(&table).step(), Step::Lap { .. }));
    let (table, a2, _) = victors(6, 5, 3);
    assert_eq!(a, a2);
    let battle = asked(&table);
    assert_eq!(
        refused(&battle, Side::A, Action::Widen { unit: a, left: 1 }),
        Refusal::NobodyBehind { unit: a }
    );
}

#[test]
fn wh_05_17_models_are_set_round_the_flank_once_the_front_reaches_beyond() {
    let (table, a, b) = victors(21, 7, 5);
    let mut battle = asked(&table);
    assert_eq!(battle.models_touching(a, b), 7);
    let log = act(&mut battle, Side::A, Action::Wrap { unit: a, hand: Hand::Left, models: 2 }, &[]);
    assert!(log.has(Event::Lapped { unit: a, models: 2, wrapped: true }));
    // WH-05-G15: they fight, and have enemies before them; they are no longer in the ranks.
    assert!(log.cites(rules::WH_05_G15));
    assert_eq!(battle.models_touching(a, b), 9);
    assert_eq!(battle.places(a), 19);
    // The front of five and one more of the flank file: the first of it stands in the front.
    assert_eq!(battle.models_touching(b, a), 6);
    // No flank bonus.
    assert_eq!(battle.side_touched(b, a), Edge::Front);
}

#[test]
fn wh_05_17_a_front_that_does_not_reach_beyond_cannot_wrap() {
    let (table, a, _) = victors(20, 5, 5);
    let battle = asked(&table);
    let wrap = |models| Action::Wrap { unit: a, hand: Hand::Right, models };
    assert_eq!(refused(&battle, Side::A, wrap(1)), Refusal::FrontNotBeyond { unit: a });
    assert_eq!(refused(&battle, Side::A, wrap(3)), Refusal::LapImpossible { unit: a });
}

#[test]
fn wh_05_g15_lapping_models_need_a_free_flank_and_return_after_a_lost_round() {
    let (mut table, a, b) = victors(28, 7, 5);
    table.state(a).lapping = [2, 0];
    // The enemy is four bases deep: two more fit, three do not.
    let mut battle = asked(&table);
    act(&mut battle, Side::A, Action::Wrap { unit: a, hand: Hand::Left, models: 2 }, &[]);
    battle.unit_mut(a).flags.set(Flags::FOUGHT | Flags::WON_ROUND);
    let (table, ..) = {
        table.state(a).lapping = [4, 0];
        (table.clone(), b)
    };
    let battle = asked(&table);
    assert_eq!(
        refused(&battle, Side::A, Action::Wrap { unit: a, hand: Hand::Left, models: 1 }),
        Refusal::NoRoomToLap { unit: a }
    );
    let mut battle = battle.clone();
    let log = with_dice(&[], |_, log| battle.return_lappers(a, log));
    assert!(log.has(Event::LappersReturned { unit: a }) && battle.unit(a).lapping == [0, 0]);
    assert_eq!(battle.places(a), 28);
}

#[test]
fn wh_05_g16_in_a_draw_or_with_nobody_left_nobody_laps() {
    let (mut table, a, b) = victors(16, 4, 5);
    let mut drawn = table.clone();
    drawn.state(a).flags.clear(Flags::WON_ROUND);
    assert!(!matches!(asked(&drawn).step(), Step::Lap { .. }));
    // An enemy into whom they ran in pursuit has not fought them yet.
    let mut new = table.clone();
    new.state(a).fought = UnitSet::EMPTY;
    assert!(!matches!(asked(&new).step(), Step::Lap { .. }));
    table.state(a).foes.remove(b);
    table.state(b).foes.remove(a);
    assert!(!matches!(asked(&table).step(), Step::Lap { .. }));
    let (table, a, b) = victors(16, 4, 5);
    let battle = asked(&table);
    assert_eq!(
        refused(&battle, Side::A, Action::Widen { unit: b, left: 1 }),
        Refusal::LapImpossible { unit: b }
    );
    let mut battle = battle.clone();
    act(&mut battle, Side::A, Action::Done, &[]);
    assert_eq!(battle.unit(a).files, 4);
}
