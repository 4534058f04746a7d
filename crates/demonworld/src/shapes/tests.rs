use super::*;
use crate::action::{Action, Hand};
use crate::testing::shapes::*;
use crate::*;
use hex::{Facing, Hex};
use table::{FastDice, Scripted};

const UNIT: UnitId = UnitId(0);

/// DW-13-G13: a wedge of so many elements, its tip in the middle of the board.
fn wedge(n: u8) -> Vec<(Hex, Facing)> {
    formation::wedge_posts(at(0, 0), Facing::NORTH, n).as_slice().to_vec()
}

fn permitted(card: Card, permits: Permits, posts: &[(Hex, Facing)]) -> Scene {
    let mut scene = Scene::new(Start::Movement);
    scene.unit(Side::A, with_permits(card, permits), Order::Attack, posts);
    scene.far_enemy();
    scene
}

fn formation(scene: &Scene) -> Formation {
    scene.battle().formation(UNIT)
}

#[test]
fn dw_13_e1_unpermitted_wedge() {
    let scene = permitted(foot(), Permits::SQUARE, &wedge(6));
    let battle = scene.battle();
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
    assert_eq!((battle.wedge_tip(UNIT), battle.wedge_size(UNIT)), (None, 0));
    let advance = Action::Advance { unit: UNIT, hand: Hand::Left };
    assert_eq!(refusal(&battle, Side::A, advance), Refusal::DisorderedMayNotAdvance { unit: UNIT });
    // Nor does the symbol help where the chapter is not in use.
    let mut scene = permitted(foot(), Permits::WEDGE, &wedge(6));
    assert_eq!(formation(&scene), Formation::Wedge);
    scene.setup.house.modules = Modules::FIGURES;
    assert_eq!(formation(&scene), Formation::Disordered);
}

#[test]
fn dw_13_e2_wedge_of_ten() {
    let battle = permitted(foot(), Permits::WEDGE, &wedge(10)).battle();
    assert_eq!(battle.formation(UNIT), Formation::Wedge);
    assert_eq!((battle.wedge_tip(UNIT), battle.wedge_size(UNIT)), (Some(ElementId(0)), 10));
    assert_eq!(battle.front_rank(UNIT).collect::<Vec<_>>(), [ElementId(0)]);
}

#[test]
fn dw_13_14_who_forms_a_wedge() {
    assert_eq!(formation(&permitted(foot(), Permits::WEDGE, &wedge(5))), Formation::Disordered);
    assert_eq!(formation(&permitted(riders(), Permits::WEDGE, &wedge(6))), Formation::Wedge);
    // DW-13-G7: a commander of the same kind counts, one of the other kind makes it impossible.
    let with_hero = |card: Card, hero_card: Card| {
        let posts = wedge(6);
        let mut scene = permitted(card, Permits::WEDGE, &posts[1..]);
        scene.attached(hero(hero_card), 0, posts[0]);
        scene
    };
    let mixed = with_hero(riders(), foot());
    assert_eq!(formation(&mixed), Formation::Disordered);
    let same = with_hero(riders(), riders()).battle();
    assert_eq!(same.formation(UNIT), Formation::Wedge);
    assert_eq!(same.wedge_tip(UNIT), Some(ElementId(6)));
    // A card that says HORDE has no other formation.
    let horde = permitted(foot(), Permits::WEDGE.with(Permits::HORDE), &wedge(6));
    assert_eq!(formation(&horde), Formation::Horde);
}

#[test]
fn dw_13_18_a_wedge_goes_forward_only() {
    let battle = permitted(foot(), Permits::WEDGE, &wedge(7)).battle();
    let forward = Facing::NORTH.left_front();
    let element = ElementId(6);
    let allowed = [
        ShapeMove::Advance,
        ShapeMove::Attack,
        ShapeMove::Shift { element, direction: forward },
        ShapeMove::Sidestep { direction: forward },
    ];
    for what in allowed {
        assert_eq!(battle.check_shape_allows(UNIT, what), Ok(()), "{what:?}");
    }
    for direction in Direction::ALL.into_iter().filter(|&direction| !battle.is_forward(element, direction)) {
        let forbidden = [
            ShapeMove::Turn,
            ShapeMove::March,
            ShapeMove::Shift { element, direction },
            ShapeMove::Sidestep { direction },
        ];
        for what in forbidden {
            let refused = Err(Refusal::WedgeOnlyForward { unit: UNIT });
            assert_eq!(battle.check_shape_allows(UNIT, what), refused, "{what:?}");
        }
    }
    let wheel = Action::Wheel { unit: UNIT, hand: Hand::Left };
    assert_eq!(refusal(&battle, Side::A, wheel), Refusal::WedgeOnlyForward { unit: UNIT });
    let turn = Action::PlanTurn { element, facing: facing(120) };
    assert_eq!(refusal(&battle, Side::A, turn), Refusal::WedgeOnlyForward { unit: UNIT });
    let mut battle = battle;
    play(&mut battle, Side::A, Action::Advance { unit: UNIT, hand: Hand::Right }, &[]);
    assert_eq!(battle.formation(UNIT), Formation::Wedge);
}

#[test]
fn dw_13_e3_wedge_turned_in_place() {
    let mut battle = permitted(foot(), Permits::WEDGE, &wedge(6)).battle();
    let log = play(&mut battle, Side::A, Action::Dissolve { unit: UNIT }, &[]);
    let lost = Event::FormationLost { unit: UNIT, formation: FormationName::Wedge };
    assert!(log.events.contains(&lost) && log.cites(DW_13_22) && log.cites(DW_13_19));
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
    for element in (0..6).map(ElementId) {
        play(&mut battle, Side::A, Action::PlanTurn { element, facing: facing(120) }, &[]);
    }
    play(&mut battle, Side::A, Action::CarryOut, &[]);
    // Seen from the new facing it is a triangle again, but no wedge in this phase.
    assert!(wedge_tip(battle.posts(UNIT).as_slice(), false).is_some());
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
    let refused = Err(Refusal::WedgeDissolved { unit: UNIT });
    assert_eq!(battle.check_shape_allows(UNIT, ShapeMove::Attack), refused);
    assert_eq!(battle.manoeuvres_left(UNIT), 1);
    let shift = Action::PlanShift { element: ElementId(0), direction: Direction::ALL[0] };
    assert!(table::Game::check(&battle, Side::A, shift).is_ok());
    assert_eq!(
        refusal(&battle, Side::A, Action::Dissolve { unit: UNIT }),
        Refusal::NothingToDissolve { unit: UNIT }
    );
    // At the next judgement it is one again.
    battle.pop_step();
    battle.replace_step(Step::Next(Moment::MeleeDone));
    let mut log = Log::default();
    battle.judge_after_melee(&mut log);
    assert_eq!(battle.formation(UNIT), Formation::Wedge);
}

/// DW-13-19: also a wedge that a shift has broken is not formed again in the phase.
#[test]
fn dw_13_19_a_wedge_broken_by_its_own_shift() {
    let mut battle = permitted(foot(), Permits::WEDGE, &wedge(6)).battle();
    let wing = ElementId(3);
    play(
        &mut battle,
        Side::A,
        Action::PlanShift { element: wing, direction: Facing::NORTH.left_front() },
        &[],
    );
    let log = play(&mut battle, Side::A, Action::CarryOut, &[]);
    assert!(log.events.contains(&Event::FormationLost { unit: UNIT, formation: FormationName::Wedge }));
    play(
        &mut battle,
        Side::A,
        Action::PlanShift { element: wing, direction: Facing::NORTH.right_rear() },
        &[],
    );
    play(&mut battle, Side::A, Action::CarryOut, &[]);
    assert!(wedge_tip(battle.posts(UNIT).as_slice(), false).is_some());
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
}

#[test]
fn dw_13_16_a_wedge_is_formed_by_shifts() {
    let posts = north(&[(0, 0), (-1, 1), (0, 1), (1, 1), (-2, 2), (-1, 2)]);
    let mut battle = permitted(foot(), Permits::WEDGE, &posts).battle();
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
    let shift = Action::PlanShift { element: ElementId(3), direction: Facing::NORTH.left_rear() };
    play(&mut battle, Side::A, shift, &[]);
    let log = play(&mut battle, Side::A, Action::CarryOut, &[]);
    assert!(log.events.contains(&Event::FormationTaken { unit: UNIT, formation: FormationName::Wedge }));
    assert!(log.cites(DW_13_14) && log.cites(DW_13_16));
    assert_eq!(battle.formation(UNIT), Formation::Wedge);
    assert_eq!(manner(&log), Some(Manner::Reform));
}

/// How the unit has moved.
fn manner(log: &Log) -> Option<Manner> {
    log.events.iter().find_map(|event| match *event {
        Event::Moved { manner, .. } => Some(manner),
        _ => None,
    })
}

#[test]
fn dw_05_16_a_horde_is_reformed_by_a_shift() {
    let posts = north(&[(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)]);
    let mut battle = permitted(foot(), Permits::HORDE, &posts).battle();
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
    let shift = Action::PlanShift { element: ElementId(4), direction: Facing::NORTH.left_front() };
    play(&mut battle, Side::A, shift, &[]);
    let log = play(&mut battle, Side::A, Action::CarryOut, &[]);
    assert_eq!((battle.formation(UNIT), manner(&log)), (Formation::Horde, Some(Manner::Reform)));
}

#[test]
fn dw_13_37_a_horde_that_turns_stays_a_horde() {
    let posts = north(&[(0, 0), (1, 0), (0, 1), (1, 1)]);
    let mut battle = permitted(foot(), Permits::HORDE, &posts).battle();
    for element in (0..4).map(ElementId) {
        play(&mut battle, Side::A, Action::PlanTurn { element, facing: Facing::SOUTH }, &[]);
    }
    let log = play(&mut battle, Side::A, Action::CarryOut, &[]);
    assert!(log.cites(DW_13_37));
    assert_eq!(battle.formation(UNIT), Formation::Horde);
}

#[test]
fn dw_01_02_an_introductory_battle_refuses_the_standard_game() {
    let mut scene = permitted(foot(), Permits::WEDGE, &wedge(6));
    let dissolve = Action::Dissolve { unit: UNIT };
    assert!(table::Game::check(&scene.battle(), Side::A, dissolve).is_ok());
    scene.setup.house.modules = Modules::NONE;
    let battle = scene.battle();
    assert_eq!(table::Game::check(&battle, Side::A, dissolve), Err(Refusal::NeedsStandardGame));
    assert_eq!(Refusal::NeedsStandardGame.rule(), DW_01_02);
    assert_eq!(table::Game::check(&battle, Side::A, Action::EndRallying), Err(Refusal::NeedsStandardGame));
    assert_eq!(table::Game::check(&battle, Side::A, Action::Commit), Err(Refusal::OutOfPhase));
}

#[test]
fn dw_13_03_who_forms_a_square() {
    assert_eq!(formation(&permitted(foot(), Permits::SQUARE, &ring())), Formation::Square);
    assert_eq!(formation(&permitted(foot(), Permits::WEDGE, &ring())), Formation::Disordered);
    assert_eq!(formation(&permitted(riders(), Permits::SQUARE, &ring())), Formation::Disordered);
    // DW-13-05: a commander, even a mounted one, may stand inside, but does not help.
    let mut inside = permitted(foot(), Permits::SQUARE, &ring());
    inside.attached(hero(riders()), 0, (at(0, 0), Facing::NORTH));
    assert_eq!(formation(&inside), Formation::Square);
    let mut closing = permitted(foot(), Permits::SQUARE, &ring()[1..]);
    closing.attached(hero(foot()), 0, ring()[0]);
    assert_eq!(formation(&closing), Formation::Disordered);
}

#[test]
fn dw_13_07_no_square_around_an_enemy() {
    let mut scene = permitted(foot(), Permits::SQUARE, &ring());
    scene.unit(Side::B, foot(), Order::Hold, &[(at(0, 0), Facing::NORTH)]);
    assert_eq!(formation(&scene), Formation::Disordered);
}

#[test]
fn dw_13_09_a_square_stands() {
    let mut posts = ring();
    posts.push((at(0, 0), Facing::NORTH));
    let battle = permitted(foot(), Permits::SQUARE, &posts).battle();
    for what in [ShapeMove::Advance, ShapeMove::March, ShapeMove::Attack] {
        let refused = Err(Refusal::SquareStands { unit: UNIT });
        assert_eq!(battle.check_shape_allows(UNIT, what), refused, "{what:?}");
    }
    for direction in Direction::ALL {
        assert_eq!(battle.check_shape_allows(UNIT, ShapeMove::Sidestep { direction }), Ok(()));
    }
    assert_eq!(battle.check_shape_allows(UNIT, ShapeMove::Turn), Ok(()));
    // DW-13-10: the outer elements, not the one inside.
    assert!((0..6).map(ElementId).all(|element| battle.is_square_outer(element)));
    assert!(!battle.is_square_outer(ElementId(6)) && !battle.is_square_outer(ElementId(7)));
    // It moves as a whole by manoeuvres.
    let mut battle = battle;
    play(&mut battle, Side::A, Action::Sidestep { unit: UNIT, direction: Direction::ALL[0] }, &[]);
    assert_eq!(battle.formation(UNIT), Formation::Square);
    let log = play(&mut battle, Side::A, Action::Dissolve { unit: UNIT }, &[]);
    assert!(log.cites(DW_13_12));
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
    assert!(!battle.is_square_outer(ElementId(0)));
}

/// DW-13-G4: between the moments of judgement a damaged square or wedge keeps its status.
#[test]
fn dw_13_12_dw_13_22_losses_do_not_end_it_at_once() {
    for (permits, posts, shape) in
        [(Permits::SQUARE, ring(), Formation::Square), (Permits::WEDGE, wedge(6), Formation::Wedge)]
    {
        let mut scene = permitted(foot(), permits, &posts);
        scene.setup.start = Start::Command;
        let mut shot = scene.battle();
        shot.note_held_hexes();
        shot.hits[0] = 1;
        shot.replace_step(Step::Next(Moment::Casualties { volley: Volley::Second }));
        let mut log = Log::default();
        shot.settle_hits(Volley::Second, &mut log);
        assert_eq!((shot.alive(UNIT), shot.formation(UNIT)), (5, shape));
        shot.end_closing_up(Volley::Second, Side::B, true, &mut log);
        assert_eq!(shot.formation(UNIT), Formation::Disordered);

        let mut fought = scene.battle();
        fought.replace_step(Step::Wield { side: Side::A, last: true });
        fought.hurt(ElementId(0), 1, &mut log);
        fought.remove_casualties(Cause::Blow, &mut log);
        assert_eq!((fought.alive(UNIT), fought.formation(UNIT)), (5, shape));
        assert!(shape == Formation::Wedge || fought.is_square_outer(ElementId(1)));
        let mut log = Log::default();
        fought.judge_after_melee(&mut log);
        assert_eq!(fought.formation(UNIT), Formation::Disordered);
        assert!(log.cites(if shape == Formation::Square { DW_13_12 } else { DW_13_22 }));
    }
}

/// DW-13-13, DW-13-23: a shape that is complete after the follow-up lasts.
#[test]
fn dw_13_23_rank_four_is_a_reserve() {
    let mut scene = permitted(foot(), Permits::WEDGE, &wedge(11));
    scene.setup.start = Start::Command;
    let mut battle = scene.battle();
    battle.note_held_hexes();
    battle.replace_step(Step::Wield { side: Side::A, last: true });
    let mut log = Log::default();
    // Rank 4 is thinned; rank 5 stays legal (DW-13-G13).
    battle.hurt(ElementId(7), 1, &mut log);
    battle.remove_casualties(Cause::Blow, &mut log);
    battle.judge_after_melee(&mut log);
    assert_eq!((battle.formation(UNIT), battle.wedge_size(UNIT)), (Formation::Wedge, 10));
    assert!(log.cites(DW_13_23));
}

#[test]
fn dw_13_21_dw_13_g9_the_tip_in_melee() {
    let mut scene = permitted(foot(), Permits::WEDGE, &wedge(7));
    scene.setup.start = Start::Command;
    let mut battle = scene.battle();
    battle.note_held_hexes();
    battle.replace_step(Step::Wield { side: Side::A, last: true });
    let tip = ElementId(0);
    assert_eq!((battle.wedge_tip(UNIT), battle.wedge_size(UNIT)), (Some(tip), 7));
    let mut log = Log::default();
    // Both behind the tip fall; it is still the tip.
    let mut thinned = battle.clone();
    for element in [1, 2].map(ElementId) {
        thinned.hurt(element, 1, &mut log);
    }
    thinned.remove_casualties(Cause::Blow, &mut log);
    assert_eq!((thinned.wedge_tip(UNIT), thinned.wedge_size(UNIT)), (Some(tip), 5));
    // A tip that has stepped forward is none.
    let mut ahead = thinned.clone();
    ahead.shift(tip, Facing::NORTH.left_front());
    assert_eq!((ahead.wedge_tip(UNIT), ahead.wedge_size(UNIT)), (None, 4));
    // A fallen tip has no successor, even if one element stands foremost.
    let mut fallen = battle;
    for element in [0, 1].map(ElementId) {
        fallen.hurt(element, 1, &mut log);
    }
    fallen.remove_casualties(Cause::Blow, &mut log);
    assert_eq!(fallen.wedge_tip(UNIT), None);
}

#[test]
fn dw_13_e7_skirmishers_with_nine_elements() {
    let two_ranks = |front: &[i8], rear: &[i8]| {
        let rear = rear.iter().map(|&q| (q, 1));
        let hexes: Vec<_> = front.iter().map(|&q| (q, 0)).chain(rear).collect();
        north(&hexes)
    };
    let lay = Action::Marker { unit: UNIT, lay: true };
    let good = two_ranks(&[0, 1, 2, 3, 4], &[0, 1, 2, 3]);
    let mut battle = permitted(foot(), Permits::SKIRMISH, &good).battle();
    let log = play(&mut battle, Side::A, lay, &[]);
    assert!(log.events.contains(&Event::FormationTaken { unit: UNIT, formation: FormationName::Skirmish }));
    assert!(log.cites(DW_13_27) && log.cites(DW_13_25) && log.cites(DW_28_12));
    assert!(battle.is_skirmishing(UNIT));
    assert_eq!(battle.manoeuvres_used(UNIT), 1);
    assert_eq!(refusal(&battle, Side::A, lay), Refusal::MarkerLies { unit: UNIT });
    let refused = Err(Refusal::SkirmishersMayNotAttack { unit: UNIT });
    assert_eq!(battle.check_shape_allows(UNIT, ShapeMove::Attack), refused);
    // It may be taken up again for the second manoeuvre; then there is none left.
    let log = play(&mut battle, Side::A, Action::Marker { unit: UNIT, lay: false }, &[]);
    assert!(log.events.contains(&Event::FormationLost { unit: UNIT, formation: FormationName::Skirmish }));
    assert!(!battle.is_skirmishing(UNIT));

    let bad = [
        two_ranks(&[0, 1, 2, 3], &[-1, 0, 1, 2, 3]),
        two_ranks(&[0, 1, 2, 3, 4, 5], &[1, 2, 3]),
        ranks(at(0, 0), Facing::NORTH, 3, 9).as_slice().to_vec(),
        ranks(at(0, 0), Facing::NORTH, 9, 9).as_slice().to_vec(),
    ];
    for posts in bad {
        let battle = permitted(foot(), Permits::SKIRMISH, &posts).battle();
        assert_eq!(refusal(&battle, Side::A, lay), Refusal::NotTwoRanks { unit: UNIT }, "{posts:?}");
    }
    let battle = permitted(foot(), Permits::WEDGE, &good).battle();
    assert_eq!(refusal(&battle, Side::A, lay), Refusal::NoSuchFormation { unit: UNIT });
    let few = permitted(foot(), Permits::SKIRMISH, &two_ranks(&[0, 1], &[0, 1])).battle();
    assert_eq!(refusal(&few, Side::A, lay), Refusal::TooFewToSkirmish { unit: UNIT });
    let mut mixed = permitted(riders(), Permits::SKIRMISH, &good[..8]);
    mixed.attached(hero(foot()), 0, good[8]);
    let mut mixed = mixed.battle();
    skip_commanders(&mut mixed);
    assert_eq!(refusal(&mixed, Side::A, lay), Refusal::NotTwoRanks { unit: UNIT });
}

/// DW-13-E7: after an about-face the rear rank is the longer one; one element shifts free of charge (DW-13-26).
#[test]
fn dw_13_26_about_face_of_skirmishers() {
    let posts = north(&[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)]);
    let mut scene = permitted(foot(), Permits::SKIRMISH, &posts);
    scene.setup.units[0].skirmishing = true;
    let mut battle = scene.battle();
    for element in (0..5).map(ElementId) {
        play(&mut battle, Side::A, Action::PlanTurn { element, facing: Facing::SOUTH }, &[]);
    }
    play(&mut battle, Side::A, Action::CarryOut, &[]);
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
    play(
        &mut battle,
        Side::A,
        Action::PlanShift { element: ElementId(0), direction: Facing::NORTH.left_rear() },
        &[],
    );
    play(&mut battle, Side::A, Action::CarryOut, &[]);
    assert_eq!(battle.formation(UNIT), Formation::Line { width: 3 });
    assert_eq!(battle.manoeuvres_used(UNIT), 1);
    assert!(battle.is_skirmishing(UNIT));
}

#[test]
fn dw_13_28_dw_13_29_the_marker_goes() {
    let posts = north(&[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)]);
    let mut scene = permitted(foot(), Permits::SKIRMISH, &posts);
    scene.setup.units[0].skirmishing = true;
    scene.setup.start = Start::Command;
    let battle = scene.battle();
    let mut idle = battle.clone();
    idle.judge_after_melee(&mut ());
    assert!(idle.is_skirmishing(UNIT));
    let mut fought = battle.clone();
    fought.unit_mut(UNIT).flags.set(UnitFlags::FOUGHT);
    let mut log = Log::default();
    fought.judge_after_melee(&mut log);
    assert!(!fought.is_skirmishing(UNIT) && log.cites(DW_13_28));
    let mut fled = battle;
    let mut log = Log::default();
    fled.drop_skirmish_marker(UNIT, &mut log);
    fled.drop_skirmish_marker(UNIT, &mut log);
    assert!(!fled.is_skirmishing(UNIT) && log.cites(DW_13_29));
    assert_eq!(log.events.len(), 1);
}

#[test]
fn dw_13_e9_hordes_are_ordered_in_their_own_way() {
    let horde = |posts: &[(Hex, Facing)]| permitted(foot(), Permits::HORDE, posts).battle();
    let block = |width, n| ranks(at(0, 0), Facing::NORTH, width, n).as_slice().to_vec();
    let full = horde(&block(4, 8));
    assert_eq!(full.formation(UNIT), Formation::Horde);
    assert!(full.is_horde(UNIT) && full.formation(UNIT).is_ordered());
    let triangle = horde(&wedge(6));
    assert_eq!((triangle.formation(UNIT), triangle.wedge_tip(UNIT)), (Formation::Horde, None));
    for width in [1, 8] {
        assert_eq!(horde(&block(width, 8)).formation(UNIT), Formation::Disordered, "{width}");
    }
    // DW-13-34 to DW-13-36.
    let refused = Err(Refusal::HordeMayNotMarch { unit: UNIT });
    assert_eq!(full.check_shape_allows(UNIT, ShapeMove::March), refused);
    let wheel = Action::Wheel { unit: UNIT, hand: Hand::Left };
    assert_eq!(refusal(&full, Side::A, wheel), Refusal::HordeMayNotWheel { unit: UNIT });
    let card = with_figures(Card { manoeuvres: 2, ..foot() }, Figures::MUSICIAN);
    let musical = permitted(card, Permits::HORDE, &block(4, 8)).battle();
    assert_eq!(musical.manoeuvre_allowance(UNIT), 1);
}

/// DW-13-37: a common turn leaves a horde in order, so that nothing is realigned free of charge.
#[test]
fn dw_13_37_a_horde_turns_as_one() {
    let posts = ranks(at(0, 0), Facing::NORTH, 3, 6);
    let mut battle = permitted(foot(), Permits::HORDE, posts.as_slice()).battle();
    for element in (0..6).map(ElementId) {
        play(&mut battle, Side::A, Action::PlanTurn { element, facing: facing(60) }, &[]);
    }
    let legal = table::Game::check(&battle, Side::A, Action::CarryOut).unwrap();
    table::Game::apply(&mut battle, legal, &mut FastDice { seed: 0 }, &mut ());
    assert_eq!(battle.formation(UNIT), Formation::Horde);
    assert!(!battle.unit(UNIT).flags.has(UnitFlags::REALIGN));
}

#[test]
fn dw_13_e10_horde_after_a_volley() {
    // One element hangs on two; when one of them falls it has a single neighbour.
    let posts = north(&[(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)]);
    let mut scene = permitted(foot(), Permits::HORDE, &posts);
    scene.setup.start = Start::Command;
    let mut battle = scene.battle();
    assert_eq!(battle.formation(UNIT), Formation::Horde);
    battle.note_held_hexes();
    battle.hits[3] = 1;
    battle.replace_step(Step::Next(Moment::Casualties { volley: Volley::First }));
    let mut log = Log::default();
    battle.proceed(&mut Scripted::new(), &mut log);
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
    let mut ended = Log::default();
    battle.judge_after_volley(&mut ended);
    assert!(ended.cites(DW_13_38));
    assert!(log.events.contains(&Event::OrderLost { unit: UNIT }));
    assert_eq!(battle.manoeuvre_allowance(UNIT), 1);
    // DW-13-39: three are a small unit like any other, with the manoeuvres of the card (DW-13-G16).
    let mut log = Log::default();
    battle.hurt(ElementId(4), 1, &mut log);
    battle.remove_casualties(Cause::Shot, &mut log);
    assert!(!battle.is_horde(UNIT) && log.cites(DW_13_39));
    assert_eq!(battle.manoeuvre_allowance(UNIT), 2);
}

/// A fleeing unit is in no formation, whatever the moment.
#[test]
fn dw_13_g4_flight_ends_a_square() {
    let mut scene = permitted(foot(), Permits::SQUARE, &ring());
    scene.setup.start = Start::Command;
    let mut battle = scene.battle();
    battle.replace_step(Step::Wield { side: Side::A, last: true });
    battle.reform(UNIT);
    assert_eq!(battle.formation(UNIT), Formation::Square);
    battle.unit_mut(UNIT).mood = Mood::Fleeing;
    battle.reform(UNIT);
    assert_eq!(battle.formation(UNIT), Formation::Disordered);
}

/// Random battles with figures, commanders and formations keep the position whole and everybody able to act, and what
/// is played is listed.
#[test]
fn random_battles_hold_together() {
    let bow = RangedWeapon { kind: RangedKind::Bow, bands: [Band { hexes: 30, strength: 14 }; 2] };
    let figures = Figures::LEADER.with(Figures::STANDARD).with(Figures::MUSICIAN);
    let card = |permits| with_permits(with_figures(Card { ranged: Some(bow), ..foot() }, figures), permits);
    let mut shapes = [0; 4];
    for seed in 0..40 {
        let mut scene = Scene::new(Start::Deploy);
        scene.setup.house.round_limit = 0;
        scene.setup.zones.a = (17..20).map(|row| (row, 0, 33)).collect();
        scene.setup.zones.b = (12..15).map(|row| (row, 0, 33)).collect();
        for side in Side::BOTH {
            for permits in [Permits::WEDGE.with(Permits::SQUARE), Permits::SKIRMISH, Permits::HORDE] {
                scene.setup.units.push(UnitSetup::new(side, card(permits), 8));
            }
            scene.setup.units.push(UnitSetup::new(side, hero(foot()), 1));
        }
        let (mut battle, mut rng) = (scene.battle(), table::Rng::new(seed));
        let mut log = Log::default();
        for turn in 0.. {
            assert!(turn < 20_000, "seed {seed}: {:?}", battle.step());
            let pending = table::Game::pending(&battle);
            let Some(side) = Side::BOTH.into_iter().find(|&side| pending.owes(side)) else { break };
            if 6 < battle.round() {
                break;
            }
            let legal = table::Game::sample(&battle, side, &mut rng).unwrap();
            if turn % 16 == 0 && battle.step() != Step::Deploy {
                let mut listed = Vec::new();
                table::Game::legal(&battle, side, &mut listed);
                let action = <Battle as table::Game>::action(&legal).1;
                assert!(listed.contains(&action), "seed {seed}: {action:?} in {:?}", battle.step());
            }
            table::Game::apply(&mut battle, legal, &mut FastDice { seed }, &mut log);
            assert_whole(&battle);
        }
        for event in &log.events {
            if let Event::FormationTaken { formation, .. } = event {
                shapes[*formation as usize] += 1;
            }
        }
    }
    let [_, wedges, skirmishers, hordes] = shapes;
    assert!(0 < wedges && 0 < skirmishers && 0 < hordes, "{shapes:?}");
}

/// The grid and the counts agree with the elements.
fn assert_whole(battle: &Battle) {
    let mut held = 0;
    for hex in battle.board().hexes() {
        if let Cell::Held(element) = battle.at(hex) {
            assert!(battle.is_alive(element) && battle.hex(element) == hex, "{element:?}");
            held += 1;
        }
    }
    let alive: u8 = battle.units().map(|unit| battle.alive(unit)).sum();
    assert_eq!(held, alive);
    for unit in battle.units() {
        assert_eq!(battle.elements(unit).count(), usize::from(battle.alive(unit)), "{unit:?}");
    }
}
