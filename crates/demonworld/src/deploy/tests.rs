use crate::testing::shapes::*;
use crate::*;
use hex::{Facing, Hex};
use table::{FastDice, Game, Rng, Side, Viewer};

const UNIT: UnitId = UnitId(0);
const HERO: UnitId = UnitId(1);
const ALL: Figures = Figures::LEADER.with(Figures::STANDARD).with(Figures::MUSICIAN);

/// A unit with all special figures and a commander, to be set up by side A.
fn scene(permits: Permits) -> Scene {
    let mut scene = Scene::new(Start::Deploy);
    let card = with_permits(with_figures(foot(), ALL), permits);
    scene.setup.units = vec![
        UnitSetup::new(Side::A, card, 7),
        UnitSetup::new(Side::A, hero(foot()), 1),
        UnitSetup::new(Side::B, foot(), 3),
    ];
    scene
}

fn hex(row: u8, column: u8) -> Hex {
    Board::new(29, 34).unwrap().hex_at(row, column)
}

fn deploy(unit: UnitId, width: u8) -> Action {
    Action::Deploy { unit, hex: hex(24, 10), facing: Facing::NORTH, width }
}

/// Deployment lists are long; the tests play without them.
fn set_up(battle: &mut Battle, action: Action) -> Log {
    let legal = battle.check(Side::A, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    let mut log = Log::default();
    battle.apply(legal, &mut FastDice { seed: 0 }, &mut log);
    log
}

#[test]
fn dw_10_19_a_commander_is_set_up_with_a_unit() {
    let mut battle = scene(Permits::NONE).battle();
    let attach = Action::Attach { commander: HERO, unit: UNIT };
    let not = |battle: &Battle, commander, unit| refusal(battle, Side::A, Action::Attach { commander, unit });
    assert_eq!(not(&battle, UNIT, HERO), Refusal::NotACommander { unit: UNIT });
    assert_eq!(not(&battle, HERO, HERO), Refusal::NotAUnit { commander: HERO });
    assert_eq!(not(&battle, HERO, UnitId(2)), Refusal::NotYourUnit { unit: UnitId(2) });
    assert_eq!(not(&battle, UnitId(9), UNIT), Refusal::NoSuchUnit { unit: UnitId(9) });
    let log = set_up(&mut battle, attach);
    assert!(log.cites(rules::DW_10_19));
    assert_eq!(refusal(&battle, Side::A, attach), Refusal::AttachedElsewhere { commander: HERO });
    assert_eq!(refusal(&battle, Side::A, deploy(HERO, 1)), Refusal::AttachedElsewhere { commander: HERO });
    assert_eq!(refusal(&battle, Side::A, Action::Ready), Refusal::NotAllPlaced { left: 8 });
    // DW-09-14, DW-16-25: figures and commander stand in front, all eight in the ranks.
    let log = set_up(&mut battle, deploy(UNIT, 4));
    assert!(log.cites(rules::DW_16_25) && log.cites(rules::DW_09_14) && !log.cites(rules::DW_09_15));
    let front: Vec<_> = battle.front_rank(UNIT).collect();
    assert_eq!(front, [0, 1, 2, 7].map(ElementId));
    assert_eq!(battle.alive(UNIT), 8);
    assert!(battle.check(Side::A, Action::Ready).is_ok());
    // Alone again, he keeps his place until he gets another.
    set_up(&mut battle, Action::Detach { commander: HERO });
    assert_eq!((battle.alive(UNIT), battle.alive(HERO)), (7, 1));
    assert_eq!(
        refusal(&battle, Side::A, Action::Detach { commander: HERO }),
        Refusal::NotAttached { commander: HERO }
    );
    set_up(&mut battle, Action::Place { element: ElementId(7), hex: hex(27, 3), facing: Facing::NORTH });
    assert_eq!(battle.hex(ElementId(7)), hex(27, 3));
}

#[test]
fn dw_10_20_no_more_than_a_unit_can_hold() {
    let mut scene = scene(Permits::NONE);
    scene.setup.units[0].elements = 16;
    let battle = scene.battle();
    let attach = Action::Attach { commander: HERO, unit: UNIT };
    assert_eq!(refusal(&battle, Side::A, attach), Refusal::UnitFull { unit: UNIT });
    let attach = Action::Attach { commander: UNIT, unit: HERO };
    assert_eq!(refusal(&battle, Side::A, attach), Refusal::NotACommander { unit: UNIT });
    // Without the chapter on commanders there are none.
    scene.setup.house.modules = Modules::FIGURES;
    assert_eq!(scene.setup.faults(), [SetupFault::NoCommanders { unit: 1 }]);
}

#[test]
fn dw_09_14_special_figures_belong_in_front() {
    let mut battle = scene(Permits::NONE).battle();
    set_up(&mut battle, deploy(HERO, 1));
    let first = battle.commander_element(UNIT);
    assert_eq!(first, ElementId(0));
    // Two ranks, placed one by one: the leader behind.
    let places = [(25, 4), (24, 5), (24, 6), (24, 7), (24, 8), (25, 5), (25, 6)];
    for (element, (row, column)) in (0..7).map(ElementId).zip(places) {
        set_up(&mut battle, Action::Place { element, hex: hex(row, column + 10), facing: Facing::NORTH });
    }
    let leader = ElementId(0);
    assert_eq!(refusal(&battle, Side::A, Action::Ready), Refusal::SpecialInFront { element: leader });
    let sample = battle.sample(Side::A, &mut Rng::new(5)).unwrap();
    assert!(matches!(Battle::action(&sample).1, Action::Swap { element, .. } if element == leader));
    let swap = Action::Swap { element: leader, with: ElementId(3) };
    assert!(battle.check(Side::B, swap).is_err());
    let place = battle.hex(ElementId(3));
    set_up(&mut battle, swap);
    assert_eq!(battle.hex(leader), place);
    assert!(battle.check(Side::A, Action::Ready).is_ok());
    let mut listed = Vec::new();
    battle.legal(Side::A, &mut listed);
    assert!(!listed.iter().any(|action| matches!(action, Action::Swap { .. })));
}

/// DW-09-15: where there are too few places, the duty ends.
#[test]
fn dw_09_15_a_column_has_one_place() {
    let mut battle = scene(Permits::NONE).battle();
    set_up(&mut battle, deploy(HERO, 1));
    let column = Action::Deploy { unit: UNIT, hex: hex(23, 20), facing: facing(60), width: 1 };
    let log = set_up(&mut battle, column);
    assert!(log.cites(rules::DW_09_15));
    assert!(battle.check(Side::A, Action::Ready).is_ok());
}

#[test]
fn dw_13_16_a_wedge_at_set_up() {
    let mut battle = scene(Permits::WEDGE).battle();
    set_up(&mut battle, Action::Attach { commander: HERO, unit: UNIT });
    let wedge = Action::Deploy { unit: UNIT, hex: hex(23, 10), facing: Facing::NORTH, width: 0 };
    set_up(&mut battle, wedge);
    assert!(battle.check(Side::A, Action::Ready).is_ok(), "a figure leads");
    // Too few, too mixed, or not permitted.
    assert_eq!(refusal(&battle, Side::B, deploy(UnitId(2), 0)), Refusal::NoSuchFormation { unit: UnitId(2) });
    let mut mounted = scene(Permits::WEDGE);
    mounted.setup.units[1].card = hero(riders());
    let mut mounted = mounted.battle();
    set_up(&mut mounted, Action::Attach { commander: HERO, unit: UNIT });
    assert_eq!(refusal(&mounted, Side::A, wedge), Refusal::NoSuchFormation { unit: UNIT });
    let plain = scene(Permits::SQUARE).battle();
    assert_eq!(refusal(&plain, Side::A, wedge), Refusal::NoSuchFormation { unit: UNIT });
    let mut without = scene(Permits::WEDGE);
    without.setup.house.modules = Modules::FIGURES.with(Modules::COMMANDERS);
    let impossible = Refusal::WidthImpossible { width: 0, elements: 7 };
    assert_eq!(refusal(&without.battle(), Side::A, wedge), impossible);
    // Revealed when both are ready.
    set_up(&mut battle, Action::Ready);
    let enemy = Action::Deploy { unit: UnitId(2), hex: hex(3, 10), facing: Facing::SOUTH, width: 3 };
    let legal = battle.check(Side::B, enemy).unwrap();
    battle.apply(legal, &mut FastDice { seed: 0 }, &mut ());
    let legal = battle.check(Side::B, Action::Ready).unwrap();
    let mut log = Log::default();
    battle.apply(legal, &mut FastDice { seed: 0 }, &mut log);
    assert_eq!(battle.formation(UNIT), Formation::Wedge);
    assert!(log.events.contains(&Event::FormationTaken { unit: UNIT, formation: FormationName::Wedge }));
    assert!(log.events.contains(&Event::Joined { commander: HERO, unit: UNIT }));
}

#[test]
fn dw_11_g13_nobody_is_set_up_where_he_cannot_stand() {
    let mut scene = scene(Permits::NONE);
    let pond = hex(24, 12);
    scene.setup.ground = Ground::new(scene.setup.board, |hex| Field {
        surface: if hex == pond { Surface::Water2 } else { Surface::Open },
        ..Field::default()
    });
    let battle = scene.battle();
    let refused = |element| Refusal::Impassable { element, hex: pond, barrier: Barrier::Water2 };
    assert_eq!(refusal(&battle, Side::A, deploy(UNIT, 4)), refused(ElementId(2)));
    let place = Action::Place { element: ElementId(5), hex: pond, facing: Facing::NORTH };
    assert_eq!(refusal(&battle, Side::A, place), refused(ElementId(5)));
    // A rider is tall enough.
    scene.setup.units[1].card = hero(riders());
    let place = Action::Place { element: ElementId(7), hex: pond, facing: Facing::NORTH };
    assert!(scene.battle().check(Side::A, place).is_ok());
}

#[test]
fn dw_13_g11_the_marker_at_set_up() {
    let mut battle = scene(Permits::SKIRMISH).battle();
    let lay = Action::Marker { unit: UNIT, lay: true };
    assert_eq!(refusal(&battle, Side::A, lay), Refusal::UnitDestroyed { unit: UNIT });
    set_up(&mut battle, deploy(UNIT, 5));
    assert_eq!(refusal(&battle, Side::A, lay), Refusal::NotTwoRanks { unit: UNIT });
    set_up(&mut battle, deploy(UNIT, 4));
    set_up(&mut battle, lay);
    assert!(battle.is_skirmishing(UNIT));
    // Another shape needs another marker.
    set_up(&mut battle, deploy(UNIT, 5));
    assert!(!battle.is_skirmishing(UNIT));
}

/// DW-07-G3: who is attached and who skirmishes is hidden until both are ready.
#[test]
fn dw_07_g3_attachments_are_hidden() {
    let mut battle = scene(Permits::SKIRMISH).battle();
    set_up(&mut battle, Action::Attach { commander: HERO, unit: UNIT });
    set_up(&mut battle, deploy(UNIT, 4));
    set_up(&mut battle, Action::Marker { unit: UNIT, lay: true });
    let fresh = scene(Permits::SKIRMISH).battle();
    assert_eq!(battle.view(Viewer::Side(Side::B)), fresh.view(Viewer::Side(Side::B)));
    assert_eq!(battle.view(Viewer::Side(Side::A)).position(), &battle);
    set_up(&mut battle, Action::Ready);
    for seed in 0..20 {
        let imagined = Battle::imagine(&battle.view(Viewer::Side(Side::B)), &mut Rng::new(seed));
        assert_eq!((imagined.unplaced(UNIT), imagined.unplaced(HERO)), (0, 0));
    }
}

/// Random set-ups come to an end, obey the front rank, and are listed.
#[test]
fn random_set_ups_end() {
    for seed in 0..60 {
        let permits = Permits::WEDGE.with(Permits::SKIRMISH).with(Permits::SQUARE);
        let mut battle = scene(permits).battle();
        let mut rng = Rng::new(seed);
        let mut actions = 0;
        while battle.step() == Step::Deploy {
            let side = if battle.pending().owes(Side::A) { Side::A } else { Side::B };
            let legal = battle.sample(side, &mut rng).unwrap();
            battle.apply(legal, &mut FastDice { seed }, &mut ());
            actions += 1;
            assert!(actions < 500);
        }
        assert_eq!(battle.alive(UNIT) + battle.alive(HERO), 8);
        assert!(battle.units().all(|unit| battle.owed_exchange(unit).is_none()));
    }
}
