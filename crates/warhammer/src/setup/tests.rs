//! Given positions and the table: what can be a battle, and what is wrong with the rest.

use crate::roster::tests::setup;
use crate::testing::*;
use crate::*;
use table::{FastDice, Game, Scripted, Side};

const A: Side = Side::A;

/// Men and a general of side a, orcs and a giant of side b.
fn position(change: impl FnOnce(&mut Setup, &mut Position)) -> Setup {
    let line = ArmyEntry::plain;
    let a = vec![line(cards::halberdiers(20)), line(cards::general())];
    let mut setup = setup(a, vec![line(cards::orcs(20)), line(cards::giant())]);
    let at = |unit, x, y, facing, files, models| Placed::new(unit, Point { x, y }, facing, files, models);
    let mut position = Position {
        placed: vec![
            at(0, 36_000, 10_000, Angle::NORTH, 5, 20),
            Placed { status: Status::Joined { host: UnitId(0), file: 2 }, ..at(1, 0, 0, Angle::NORTH, 1, 1) },
            at(2, 36_000, 20_000, Angle::SOUTH, 5, 18),
            at(3, 50_000, 30_000, Angle::SOUTH, 1, 1),
        ],
        turn: 3,
        active: A,
        swapped: false,
        opening: Opening::Moves,
    };
    change(&mut setup, &mut position);
    setup.start = Start::Position(position);
    setup
}

fn faults(change: impl FnOnce(&mut Setup, &mut Position)) -> Vec<SetupFault> {
    let setup = position(change);
    let faults = setup.faults();
    assert_eq!(setup.battle(&mut FastDice { seed: 1 }, &mut ()).is_err(), !faults.is_empty());
    for fault in &faults {
        assert!(fault.to_string().ends_with(&format!("[{}]", fault.rule())), "{fault}");
    }
    faults
}

#[test]
fn wh_01_07_a_given_position_is_played_from_where_it_stands() {
    let mut log = Log::default();
    let setup = position(|_, _| {});
    let battle = setup.battle(&mut Scripted::new(), &mut log).unwrap();
    assert_eq!((battle.step(), battle.game_turn(), battle.active()), (Step::Moves, 2, A));
    assert_eq!((battle.unit(UnitId(2)).models, battle.ranks(UnitId(0))), (18, 5));
    assert!(battle.is_general(UnitId(1)));
    for rule in [rules::WH_01_06, rules::WH_01_07, rules::WH_01_G6, rules::WH_09_H37] {
        assert!(log.cites(rule));
    }
}

#[test]
fn wh_01_g6_foes_are_in_contact() {
    // 50 thousandths of an inch touch, 51 do not.
    let fighting = |gap: Mil| {
        move |_: &mut Setup, position: &mut Position| {
            position.placed[2].front.y = 10_000 + gap;
            position.placed[0].foes = vec![2];
            position.opening = Opening::CloseCombat;
        }
    };
    assert_eq!(faults(fighting(50)), []);
    assert_eq!(faults(fighting(51)), [SetupFault::NotInContact { unit: 0, foe: 2 }]);
    let setup = position(fighting(0));
    let battle = setup.battle(&mut FastDice { seed: 1 }, &mut ());
    assert!(battle.is_ok());
    assert_eq!(
        faults(|_, position| position.placed[0].foes = vec![1]),
        [SetupFault::NotAFoe { unit: 0, foe: 1 }]
    );
    assert_eq!(
        faults(|_, position| position.placed[0].foes = vec![77]),
        [SetupFault::NotAFoe { unit: 0, foe: 77 }]
    );
}

#[test]
fn wh_02_g19_bodies_stand_apart_and_on_the_table() {
    let stands_on = faults(|_, position| position.placed[3].front = Point { x: 36_000, y: 20_500 });
    assert_eq!(stands_on, [SetupFault::Overlaps { unit: 3, other: 2 }]);
    for front in [Point { x: 500, y: 500 }, Point { x: i32::MAX, y: i32::MIN }, Point { x: 999_999, y: 0 }] {
        assert_eq!(
            faults(|_, position| position.placed[3].front = front),
            [SetupFault::OffTable { unit: 3 }]
        );
    }
    let rock = |_: &mut Position, setup: &mut Setup| {
        let rect = Rect::about_centre(Point { x: 50_000, y: 29_000 }, Angle::NORTH, 3000, 3000);
        setup.ground.pieces.push(Terrain::Rock.piece(Shape::rect(&rect).unwrap()));
    };
    let on_rock = faults(|setup, position| rock(position, setup));
    assert_eq!(on_rock, [SetupFault::OnGround { unit: 3, piece: 0 }]);
}

#[test]
fn wh_02_g1_formations_are_possible() {
    let files = |files| faults(move |_, position| position.placed[2].files = files);
    assert_eq!(files(18), []);
    assert_eq!(files(19), [SetupFault::Files { unit: 2, files: 19 }]);
    assert_eq!(files(0), [SetupFault::Files { unit: 2, files: 0 }]);
    assert_eq!(faults(|_, position| position.placed[2].models = 21), [SetupFault::Strength { unit: 2 }]);
    assert_eq!(faults(|_, position| position.placed[3].wounds = 6), [SetupFault::Strength { unit: 3 }]);
}

#[test]
fn wh_01_02_every_unit_has_its_place() {
    assert_eq!(faults(|_, position| drop(position.placed.pop())), [SetupFault::NotPlaced { unit: 3 }]);
    let twice = faults(|_, position| position.placed[3].unit = 2);
    assert_eq!(twice, [SetupFault::PlacedTwice { unit: 2 }, SetupFault::NotPlaced { unit: 3 }]);
    let waiting = faults(|_, position| position.placed[3].status = Status::Waiting);
    assert_eq!(waiting, [SetupFault::NotPlaced { unit: 3 }]);
    let gone = faults(|_, position| position.placed[3].status = Status::Gone);
    assert_eq!(gone, []);
    let nowhere = Status::Joined { host: UnitId(2), file: 0 };
    assert_eq!(
        faults(|_, position| position.placed[1].status = nowhere),
        [SetupFault::NoRegiment { unit: 1 }]
    );
}

#[test]
fn wh_09_h45_turns_are_of_this_battle() {
    assert_eq!(faults(|_, position| position.turn = 12), []);
    assert_eq!(faults(|_, position| position.turn = 13), [SetupFault::NoSuchTurn { turn: 13 }]);
    assert_eq!(faults(|setup, _| setup.scenario.game_turns = 0), [SetupFault::GameTurns { turns: 0 }]);
    let empty = faults(|setup, position| {
        setup.armies.b.clear();
        position.placed.truncate(2);
    });
    assert_eq!(empty, [SetupFault::NoUnits { side: Side::B }]);
}

#[test]
fn bad_numbers_are_faults_and_found_quickly() {
    let huge = faults(|setup, _| setup.scenario.table = [i32::MAX, -5]);
    assert_eq!(huge, [SetupFault::TableSize { width: i32::MAX, depth: -5 }]);
    let many = faults(|setup, _| setup.armies.a = vec![ArmyEntry::plain(cards::orcs(5)); 100_000]);
    assert_eq!(many, [SetupFault::TooManyUnits { most: MAX_UNITS }]);
    let values = faults(|setup, _| setup.armies.b[1].card.profile.w = 0);
    assert_eq!(values, [SetupFault::BadCard { side: Side::B, entry: 1 }]);
    let bases = faults(|setup, _| setup.armies.b[1].card.base = [i32::MAX, 0]);
    assert_eq!(bases, [SetupFault::BadCard { side: Side::B, entry: 1 }]);
    let zone = Area { x: [i32::MIN, i32::MAX], y: [i32::MIN, i32::MAX] };
    let mut setup = setup(vec![ArmyEntry::plain(cards::general())], vec![ArmyEntry::plain(cards::general())]);
    setup.scenario.north = zone;
    assert!(setup.faults().contains(&SetupFault::BadZone { north: true }));
    assert!(setup.faults().contains(&SetupFault::ZonesOverlap));
}

#[test]
fn wh_09_h37_ground_lies_on_the_table() {
    let far = Shape::oval(Point { x: -20_000, y: 0 }, (4000, 3000), Angle::EAST).unwrap();
    let off = faults(|setup, _| setup.ground.pieces.push(Terrain::Wood.piece(far)));
    assert_eq!(off, [SetupFault::GroundOffTable { piece: 0 }]);
}

#[test]
fn wh_09_h42_random_ground_keeps_its_distances() {
    for seed in 0..200 {
        let mut setup = position(|_, _| {});
        setup.random_ground = true;
        let mut log = Log::default();
        let battle = setup.battle(&mut FastDice { seed }, &mut log).unwrap();
        let pieces = &battle.stage().ground.pieces;
        assert!((2..=6).contains(&pieces.len()), "{}", pieces.len());
        assert!(log.cites(rules::WH_09_H42));
        for (number, piece) in pieces.iter().enumerate() {
            let bounds = plane::Body::bounds(&piece.shape);
            assert!(3 * INCH <= bounds.low.x && bounds.high.y <= 45 * INCH);
            for other in &pieces[..number] {
                assert!(6 * INCH <= plane::distance(&piece.shape, &other.shape));
            }
        }
    }
}

#[test]
fn wh_09_t2_the_table_of_random_ground() {
    let kinds = |faces: &[u8]| -> Vec<Terrain> {
        let ground = random_ground([72 * INCH, 48 * INCH], &mut Scripted::faces(faces), &mut ());
        ground.pieces.iter().map(|piece| piece.terrain).collect()
    };
    // D3 + 3 pieces: a wood, a hill, a fence lying east and west, and rocks.
    let faces = [
        1, // four pieces
        2, 1, 6, 2, 1, // wood in the south-west
        3, 2, 1, 4, 4, // hill in the north
        4, 4, 4, 4, 3, 1, 6, // fence in the south
        6, 4, 5, 6, 3, 3, // rocks in the north-east
    ];
    assert_eq!(kinds(&faces), [Terrain::Wood, Terrain::PlainHill, Terrain::Fence, Terrain::Rock]);
}

#[test]
fn wh_09_h43_an_army_fits_into_its_zone() {
    let crowd = |setup: &mut Setup| {
        setup.armies.a = vec![
            ArmyEntry::plain(cards::general()),
            ArmyEntry::plain(Card { points: 900, ..cards::ogres(200) }),
        ];
    };
    let mut setup = setup(vec![], vec![ArmyEntry::plain(cards::general())]);
    crowd(&mut setup);
    assert!(setup.faults().contains(&SetupFault::ZoneTooSmall { side: A }));
}

#[test]
fn wh_01_g5_values_of_nothing_are_known() {
    let mut log = Log::default();
    let mut setup = position(|_, _| {});
    setup.armies.b[1].card.profile.bs = 0;
    let battle = setup.battle(&mut Scripted::new(), &mut log).unwrap();
    assert!(log.cites(rules::WH_01_G5));
    assert!(battle.pending().owes(A));
}
