use crate::testing::melee::*;
use crate::*;
use table::{Ask, Dice, FastDice, Game, Rng, RollKey, Side};

/// A of two elements, of which the left one fights B; C of side B stands on a cliff beside the right one.
fn cliff() -> Arena {
    let mut arena = Arena::new(Modules::TERRAIN);
    arena.land.field(at(2, 0)).step = 3;
    arena.unit(Side::A, foot(), &[(0, 0, 0), (1, 0, 0)]);
    arena.unit(Side::B, foot(), &[(0, -1, 3)]);
    arena.unit(Side::B, foot(), &[(2, 0, 3)]);
    arena
}

/// Everybody declines to strike; A goes first.
fn follow_up(arena: &Arena) -> Battle {
    let mut battle = arena.battle();
    while let Step::Touch { .. } = battle.step() {
        act(&mut battle, Action::EndTouching, &[]);
    }
    act(&mut battle, Action::EndDeclaration, &[]);
    act(&mut battle, Action::EndDeclaration, &[1]);
    assert!(matches!(battle.step(), Step::Follow { side: Side::A, last: false, .. }));
    battle
}

#[test]
fn dw_11_48_next_to_an_enemy_without_contact_two_hexes() {
    let mut battle = follow_up(&cliff());
    let element = on(&battle, 1, 0);
    let direction = Facing::SOUTH.left_front();
    let log = act(&mut battle, Action::Follow { element, direction }, &[]);
    assert!(log.cites(rules::DW_11_48));
    act(&mut battle, Action::Follow { element, direction }, &[]);
    assert_eq!(battle.hex(element), at(1, 2));
}

#[test]
fn dw_11_08_follow_up_stops_at_impassable_ground_but_not_at_hedges() {
    let mut arena = cliff();
    arena.land.field(at(1, 1)).surface = Surface::Swamp;
    arena.land.edge(at(1, 0), at(2, -1), Edge::Hedge);
    let mut battle = follow_up(&arena);
    let element = on(&battle, 1, 0);
    let go = |to: Hex| Action::Follow { element, direction: at(1, 0).direction_to(to).unwrap() };
    let hex = at(1, 1);
    let barrier = Barrier::Swamp;
    assert_eq!(refusal(&battle, go(hex)), Refusal::Impassable { element, hex, barrier });
    let log = act(&mut battle, go(at(2, -1)), &[]);
    assert!(log.cites(rules::DW_11_G17));
    assert_eq!(battle.hex(element), at(2, -1));
}

#[test]
fn dw_15_79_an_impetuous_unit_owes_contact() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let rushing = arena.unit(Side::A, foot(), &[(0, 0, 0), (1, 1, 0)]);
    arena.change(rushing).mood = Mood::Impetuous;
    arena.change(rushing).order = None;
    arena.unit(Side::B, foot(), &[(0, -1, 3)]);
    let mut battle = arena.battle();
    strike(&mut battle, (0, 0), (0, -1));
    act(&mut battle, Action::EndDeclaration, &[]);
    act(&mut battle, Action::EndDeclaration, &[20, 1]);
    let element = on(&battle, 1, 1);
    assert_eq!(refusal(&battle, Action::EndFollowing), Refusal::MustFollowFoe { element });
    let owed = battle.owed_follow(Side::A).unwrap();
    act(&mut battle, owed, &[]);
    assert_eq!(refusal(&battle, Action::EndFollowing), Refusal::MustFollowFoe { element });
    let owed = battle.owed_follow(Side::A).unwrap();
    act(&mut battle, owed, &[]);
    assert!(battle.is_in_contact(element));
    act(&mut battle, Action::EndFollowing, &[]);
}

#[test]
fn dw_15_56_who_runs_does_not_follow_up() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    arena.unit(Side::A, foot(), &[(0, 0, 0)]);
    let running = arena.unit(Side::B, foot(), &[(0, -1, 0)]);
    arena.change(running).mood = Mood::Fleeing;
    arena.change(running).order = None;
    let mut battle = arena.battle();
    act(&mut battle, Action::EndDeclaration, &[]);
    // Only one side has anybody to follow up: no die, no choice.
    assert_eq!(battle.step(), Step::Follow { engagement: 1, side: Side::A, last: true, current: None });
}

#[test]
fn dw_15_66_follow_up_catches_whoever_runs() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    arena.unit(Side::A, foot(), &[(0, 0, 0), (1, 0, 0)]);
    arena.unit(Side::B, foot(), &[(0, -1, 3)]);
    let running = arena.unit(Side::B, foot(), &[(2, -2, 0), (6, -6, 0)]);
    arena.change(running).mood = Mood::Fleeing;
    arena.change(running).order = None;
    let mut battle = follow_up(&arena);
    let (element, caught) = (on(&battle, 1, 0), on(&battle, 2, -2));
    let direction = Facing::NORTH.right_front();
    let log = act(&mut battle, Action::Follow { element, direction }, &[]);
    assert!(log.has(Event::Destroyed { element: caught, hex: at(2, -2), cause: Cause::Caught }));
    assert!(log.cites(rules::DW_15_72));
    // DW-15-G15: no loss of the melee phase.
    assert_eq!((battle.alive(running), battle.unit(running).lost), (1, 0));
    assert!(!battle.is_in_contact(element));
}

/// Dice that never give two rolls of a round the same name.
struct Named {
    dice: FastDice,
    seen: Vec<RollKey>,
}

impl Dice for Named {
    fn roll(&mut self, ask: Ask) -> u8 {
        self.seen.retain(|key| key.round == ask.key.round);
        assert!(!self.seen.contains(&ask.key), "{:?} twice", ask.key);
        self.seen.push(ask.key);
        self.dice.roll(ask)
    }
}

/// A crowd on wild ground.
fn crowd(rng: &mut Rng) -> Arena {
    let chapters = [
        Modules::TERRAIN,
        Modules::TERRAIN.with(Modules::COMMANDERS),
        Modules::TERRAIN.with(Modules::FIGURES).with(Modules::FORMATIONS),
        Modules::COMMANDERS.with(Modules::FIGURES),
        Modules::ALL,
    ];
    let mut arena = Arena::new(rng.pick(&chapters).unwrap());
    let surfaces = [Surface::Open, Surface::Open, Surface::Swamp, Surface::Water1, Surface::Water2];
    for q in -3..4 {
        for r in -3..4 {
            let field = arena.land.field(at(q, r));
            field.surface = rng.pick(&surfaces).unwrap();
            field.step = if rng.one_in(3) { rng.below(4) as u8 } else { 1 };
            if rng.one_in(4) {
                field.edges[rng.below(6) as usize] = Edge::Hedge;
            }
        }
    }
    let mut places: Vec<Hex> = (-3..4).flat_map(|q| (-3..4).map(move |r| at(q, r))).collect();
    for n in 0..6 {
        let side = if n % 2 == 0 { Side::A } else { Side::B };
        let standard = Standard {
            swamp: rng.pick(&[Swamp::Impassable, Swamp::Rough]).unwrap(),
            attacks: if rng.one_in(4) { 2 } else { 1 },
            hit_points: if rng.one_in(4) { 2 } else { 1 },
            stars: if n < 4 { 0 } else { 1 },
            figures: if n < 4 { Figures::LEADER } else { Figures::NONE },
            ..Standard::default()
        };
        let swift = Card { initiative: 9, ..hero() };
        let of = rng.pick(&[foot(), lancers(), pikes(), swift]).unwrap();
        let card = Card { standard, size: 1 + rng.below(3) as u8, armour_melee: 0, ..of };
        let mover = Mover::new(&card, false);
        let mut posts = Vec::new();
        let wanted = if n < 4 { 1 + rng.below(5) as usize } else { 1 };
        for _ in 0..60 {
            let place = rng.below(places.len() as u32) as usize;
            let field = *arena.land.field(places[place]);
            let drowns = field.surface.is_water() && mover.size <= field.surface.depth();
            let sinks = field.surface == Surface::Swamp && mover.swamp == Swamp::Impassable;
            if posts.len() < wanted && !drowns && !sinks {
                posts.push((places.swap_remove(place), rng.pick(&Facing::ALL).unwrap()));
            }
        }
        let elements = posts.len() as u8;
        let mut unit = UnitSetup { posts, ..UnitSetup::new(side, card, elements) };
        unit.melee_rounds = rng.below(2) as u8;
        if n < 4 {
            unit.order = rng.pick(&Order::ALL);
            if rng.one_in(4) {
                (unit.order, unit.mood) = (None, Mood::Impetuous);
            }
        } else if rng.one_in(2) {
            unit.host = Some(n - 4);
        }
        arena.setup.units.push(unit);
    }
    arena
}

/// Every action of the melee phase, with ids a little beyond those of the battle.
fn every_action(battle: &Battle) -> Vec<Action> {
    let n: u8 = battle.units().map(|unit| battle.strength(unit)).sum();
    let mut all =
        vec![Action::EndTouching, Action::EndDeclaration, Action::EndReleasing, Action::EndFollowing];
    for unit in (0..=battle.units().count() as u8).map(UnitId) {
        all.extend([0, 1, 2].map(|weapon| Action::Wield { unit, weapon }));
    }
    for element in (0..=n).map(ElementId) {
        all.extend([Action::Touch { element }, Action::Release { element }]);
        all.extend(Direction::ALL.map(|direction| Action::Follow { element, direction }));
        all.extend(Facing::ALL.map(|facing| Action::Face { element, facing }));
        for other in (0..=n).map(ElementId) {
            all.push(Action::Strike { element, target: other });
            all.push(Action::SupportStrike { element, striker: other });
            all.push(Action::Pursue { element, target: other });
        }
    }
    all
}

#[test]
fn random_melees_list_what_they_accept_and_never_get_stuck() {
    let mut seen = [0u32; 4];
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let arena = crowd(&mut rng);
        if !arena.setup.faults().is_empty() {
            continue;
        }
        let mut log = ();
        let mut setup = arena.setup.clone();
        setup.ground = arena.land.ground(setup.board);
        if !setup.faults().is_empty() {
            continue;
        }
        let mut dice = Named { dice: FastDice { seed }, seen: Vec::new() };
        let mut battle = setup.battle(&mut dice, &mut log).unwrap();
        for _ in 0..300 {
            if battle.outcome().is_some() || battle.phase() != Phase::Melee {
                break;
            }
            match battle.step() {
                Step::Second { hex, .. } => seen[usize::from(hex.is_some())] += 1,
                Step::Touch { .. } => seen[2] += 1,
                Step::Release { .. } => seen[3] += 1,
                _ => {}
            }
            let side = asked(&battle);
            let mut legal = Vec::new();
            battle.legal(side, &mut legal);
            for action in every_action(&battle) {
                let accepted = battle.check(side, action).is_ok();
                assert_eq!(accepted, legal.contains(&action), "{seed} {:?} {action:?}", battle.step());
            }
            assert!(legal.iter().any(|&action| action != Action::Resign), "{seed} {:?}", battle.step());
            let action = battle.sample(side, &mut rng).unwrap();
            battle.apply(action, &mut dice, &mut log);
        }
        assert!(battle.outcome().is_some() || battle.phase() != Phase::Melee, "{seed} {:?}", battle.step());
    }
    assert!(seen.iter().all(|&times| 8 < times), "{seen:?}");
}
