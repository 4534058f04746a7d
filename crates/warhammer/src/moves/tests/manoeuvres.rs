//! Wheels, turns, changes of formation.

use super::*;

#[test]
fn wh_02_09_wheels_cost_the_outer_arc() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    let wheel = |degrees| Action::Wheel { unit, hand: Hand::Left, angle: Angle::from_degrees(degrees) };
    let log = act(&mut battle, A, wheel(45), &[]);
    // WH-02-E2: five files of 787 are 3935 wide, an eighth of a turn is 3091 long.
    assert!(
        log.any(|event| matches!(event, Event::Moved { manner: Manner::Wheel, cost: 3091, left: 909, .. }))
    );
    assert!(log.cites(WH_02_09) && log.cites(WH_02_G3));
    assert_eq!(battle.unit(unit).facing, Angle::from_degrees(135));
    // As often as it likes, but not farther than what is left.
    assert!(matches!(refused(&battle, A, wheel(30)), Refusal::TooFar { cost: 2060, left: 909, .. }));
    act(&mut battle, A, wheel(13), &[]);
    let limit = battle.free_wheeling(unit, Hand::Left);
    assert_eq!(limit.free, plane::wheel_for_cost(3935, left_over(&battle, unit)));
}

#[test]
fn wh_02_g3_wheels_sweep_a_free_area() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let neighbour = table.unit(A, cards::halberdiers(10), (38_668, 13_874), Angle::NORTH, 5);
    let battle = table.build();
    let wheel = Action::Wheel { unit, hand: Hand::Left, angle: Angle::from_degrees(57) };
    assert!(matches!(
        refused(&battle, A, wheel),
        Refusal::Blocked { by: Obstacle::Unit(by), .. } if by == neighbour
    ));
    // About the other corner nothing is in the way.
    let other = Action::Wheel { unit, hand: Hand::Right, angle: Angle::from_degrees(57) };
    assert!(battle.check(A, other).is_ok());
}

#[test]
fn wh_02_10_one_turn_for_a_quarter() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    let log = act(&mut battle, A, Action::Turn { unit, turn: Turn::Left }, &[]);
    assert!(log.cites(WH_02_10) && log.cites(WH_01_10));
    // WH-02-E3.
    assert_eq!(left_over(&battle, unit), 3000);
    assert_eq!(refused(&battle, A, Action::Turn { unit, turn: Turn::About }), Refusal::HasTurned { unit });
    act(&mut battle, A, advance(unit, 3000), &[]);
    assert_eq!(left_over(&battle, unit), 0);
}

#[test]
fn wh_02_g4_files_become_ranks_about_the_middle() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    let centre = battle.rect(unit).centre();
    let log = act(&mut battle, A, Action::Turn { unit, turn: Turn::Right }, &[]);
    assert!(log.cites(WH_02_G4) && !log.cites(WH_02_G2));
    let rect = battle.rect(unit);
    assert_eq!((battle.unit(unit).files, battle.ranks(unit)), (4, 5));
    assert_eq!((rect.facing, rect.centre()), (Angle::EAST, centre));
    assert_eq!([rect.width, rect.depth], [4 * 787, 5 * 787]);
}

#[test]
fn wh_02_g2_oblong_bases_make_another_footprint() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::knights(8), (36_000, 10_000), Angle::NORTH, 4);
    let mut battle = table.build();
    assert_eq!([battle.rect(unit).width, battle.rect(unit).depth], [4 * 984, 2 * 1969]);
    let log = act(&mut battle, A, Action::Turn { unit, turn: Turn::Left }, &[]);
    assert!(log.cites(WH_02_G2));
    assert_eq!([battle.rect(unit).width, battle.rect(unit).depth], [2 * 984, 4 * 1969]);
}

#[test]
fn wh_02_g4_a_turn_that_does_not_fit_is_refused() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::knights(5), (36_000, 10_000), Angle::NORTH, 5);
    let beside = table.unit(A, cards::halberdiers(10), (41_000, 10_000), Angle::NORTH, 5);
    let battle = table.build();
    assert_eq!(
        refused(&battle, A, Action::Turn { unit, turn: Turn::Left }),
        Refusal::Overlaps { unit, with: Obstacle::Unit(beside) }
    );
}

#[test]
fn wh_02_11_one_rank_for_half_the_move() {
    // WH-02-E6: twenty men, five files, four ranks.
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    let log = act(&mut battle, A, Action::Reform { unit, files: 7 }, &[]);
    assert!(log.cites(WH_02_11) && log.cites(WH_02_G5) && !log.cites(WH_02_12));
    assert_eq!((battle.ranks(unit), left_over(&battle, unit)), (3, 2000));
    assert_eq!(refused(&battle, A, Action::Reform { unit, files: 5 }), Refusal::HasReformed { unit });

    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    act(&mut battle, A, advance(unit, 2500), &[]);
    assert_eq!(
        refused(&battle, A, Action::Reform { unit, files: 4 }),
        Refusal::TooFar { unit, cost: 2000, left: 1500, piece: None }
    );
}

#[test]
fn wh_02_12_two_ranks_for_the_whole_move() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    let mut begun = battle.clone();
    act(&mut begun, A, advance(unit, 100), &[]);
    assert_eq!(refused(&begun, A, Action::Reform { unit, files: 10 }), Refusal::MustBeWholeMove { unit });
    let log = act(&mut battle, A, Action::Reform { unit, files: 10 }, &[]);
    assert!(log.cites(WH_02_12));
    assert_eq!(left_over(&battle, unit), 0);
    assert!(matches!(refused(&battle, A, advance(unit, 1)), Refusal::TooFar { .. }));
}

#[test]
fn wh_02_g5_the_ranks_must_change_by_what_is_paid_for() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let crowd = table.unit(A, cards::halberdiers(19), (20_000, 10_000), Angle::NORTH, 5);
    let mut battle = table.build();
    // Three files make seven ranks, four make five: six cannot be had.
    assert_eq!(
        refused(&battle, A, Action::Reform { unit, files: 3 }),
        Refusal::RanksImpossible { unit, from: 4, to: 7 }
    );
    // Wider with as many ranks costs half as well; the middle of the front stays.
    let front = battle.unit(crowd).front;
    act(&mut battle, A, Action::Reform { unit: crowd, files: 6 }, &[]);
    assert_eq!((battle.ranks(crowd), left_over(&battle, crowd)), (4, 2000));
    assert_eq!(battle.unit(crowd).front, front);
}

#[test]
fn wh_02_g1_one_file_to_all_of_them() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let battle = table.build();
    for files in [0, 21, 255] {
        assert_eq!(
            refused(&battle, A, Action::Reform { unit, files }),
            Refusal::FilesImpossible { unit, files, models: 20 }
        );
    }
    assert_eq!(refused(&battle, A, Action::Reform { unit, files: 5 }), Refusal::Nowhere { unit });
}

/// Turned aside, a regiment of one rank would be one file wide.
#[test]
fn wh_09_h22_the_front_rank_has_a_place_for_every_character() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::halberdiers(6), (36_000, 10_000), Angle::NORTH, 8);
    let heroes = [0, 4].map(|file| table.join(cards::hero(), unit, file));
    let battle = table.turn(1, A).at(Step::Moves).build();
    assert_eq!((battle.ranks(unit), battle.characters_in(unit).count()), (1, heroes.len()));
    let narrow = Refusal::TooNarrowForCharacters { unit, files: 1, characters: 2 };
    for turn in [Turn::Left, Turn::Right] {
        assert_eq!(refused(&battle, A, Action::Turn { unit, turn }), narrow);
    }
    assert_eq!(narrow.rule(), WH_09_H22);
    assert!(battle.check(A, Action::Turn { unit, turn: Turn::About }).is_ok());
    assert!(battle.check(A, Action::Reform { unit, files: 4 }).is_ok());
}
