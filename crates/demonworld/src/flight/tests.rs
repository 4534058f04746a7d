use crate::testing::morale::*;
use crate::*;
use table::{FastDice, Game, Rng, Side};

const OWN: UnitId = UnitId(0);
const FOE: UnitId = UnitId(1);

fn fleeing(card: Card, hexes: &[(i8, i8)]) -> UnitSetup {
    UnitSetup { mood: Mood::Fleeing, ..unit(Side::A, card, 0, hexes) }
}

fn far_away() -> UnitSetup {
    unit(Side::B, foot(0, 99), 3, &row(0, 2, 4))
}

fn flights(played: &Played, side: Side, element: u8) -> Vec<(i8, i8)> {
    let element = ElementId(element);
    let mut hexes: Vec<_> = played
        .legal(side)
        .into_iter()
        .filter_map(|action| match action {
            Action::Flee { element: other, hex } if other == element => Some((hex.q, hex.r)),
            _ => None,
        })
        .collect();
    hexes.sort_unstable();
    hexes
}

#[test]
fn dw_15_e11_straight_flight() {
    // Row 19 is nine rows from the last one, row 28.
    let setup = setup(Start::Movement, vec![fleeing(foot(10, 16), &row(2, 19, 4)), far_away()]);
    let mut played = Played::new(&setup);
    // Five rows down: half a hex to either hand.
    assert_eq!(flights(&played, Side::A, 0), [(-1, 24), (0, 24)]);
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    assert!(played.hexes(OWN).iter().all(|&(_, r)| r == 24));
    assert_eq!(played.battle.facing(ElementId(0)), Facing::SOUTH);
    // In the next movement phase four more, and gone.
    played.battle.begin_movement(&mut ());
    played.battle.proceed(&mut FastDice { seed: 0 }, &mut ());
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    assert_eq!(played.battle.alive(OWN), 0);
    assert!(played.has(Event::LeftBoard { element: ElementId(0) }));
    assert!(matches!(played.battle.step(), Step::Over(_)));
}

/// DW-15-E13 with its origin on row 20: the base edge is row 24.
fn hemmed_in(points: u8) -> Played {
    let at = |hexes: &[(i8, i8)]| hexes.iter().map(|&(q, r)| (q + 4, r + 20)).collect::<Vec<_>>();
    let mut card = foot(10, 16);
    card.points_move = points;
    let mut setup = setup(
        Start::Movement,
        vec![
            fleeing(card, &at(&[(0, 0), (1, 0), (2, 0)])),
            unit(Side::B, foot(0, 99), 3, &at(&[(0, -1), (1, -1), (2, -1), (3, -1)])),
            unit(Side::B, foot(0, 99), 5, &at(&[(5, 0), (4, 1), (3, 2)])),
            unit(Side::B, foot(0, 99), 0, &at(&[(-2, 3), (-1, 3), (0, 3)])),
        ],
    );
    setup.board = Board::new(25, 34).unwrap();
    setup.ground = Ground::plain(setup.board);
    setup.zones = table::BySide::new(vec![(21, 0, 33)], vec![(3, 0, 33)]);
    Played::new(&setup)
}

#[test]
fn dw_15_e13_ways_out_of_a_ring() {
    let mut played = hemmed_in(12);
    // To the left of the cavalry, and between it and the others; never next to an enemy.
    assert_eq!(flights(&played, Side::A, 0), [(0, 24)]);
    assert_eq!(flights(&played, Side::A, 1), [(5, 24)]);
    assert!(flights(&played, Side::A, 2).contains(&(5, 24)));
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    assert_eq!(played.battle.alive(OWN), 0);
    assert!(!played.log.iter().any(|event| matches!(event, Event::Destroyed { .. })));
}

#[test]
fn dw_15_e13_those_who_reach_no_gap_fall_back() {
    // Two hexes: the only ends without contact are (−2,1) to (2,1), here in row 21.
    let played = hemmed_in(6);
    let ends = [(2, 21), (3, 21), (4, 21), (5, 21), (6, 21)];
    for element in 0..3 {
        let flights = flights(&played, Side::A, element);
        assert!(!flights.is_empty() && flights.iter().all(|hex| ends.contains(hex)), "{flights:?}");
    }
    // One hex is not enough for nobody: the ring is closed only where no step is left.
    let mut played = hemmed_in(2);
    assert!((0..3).all(|element| flights(&played, Side::A, element).is_empty()));
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    let lost = played.log.iter().filter(|e| matches!(e, Event::Destroyed { cause: Cause::HemmedIn, .. }));
    assert_eq!(lost.count(), 3);
}

#[test]
fn dw_15_61_an_element_that_would_end_in_contact_stops() {
    // A line of enemies two rows down closes the way; nobody is in contact yet.
    let units = vec![fleeing(foot(10, 16), &[(2, 15)]), unit(Side::B, foot(0, 99), 0, &row(-11, 18, 30))];
    let mut setup = setup(Start::Movement, units);
    setup.units[1].posts.truncate(16);
    setup.units[1].elements = 16;
    setup.units[1].posts = (0..16).map(|i| (Hex::new(-6 + i, 18), Facing::NORTH)).collect();
    let played = Played::new(&setup);
    assert_eq!(flights(&played, Side::A, 0), [(1, 16), (2, 16)]);
}

#[test]
fn dw_15_65_elements_may_draw_together() {
    let played = {
        let units = vec![fleeing(foot(10, 16), &[(2, 11), (4, 11)]), far_away()];
        let mut played = Played::new(&setup(Start::Movement, units));
        assert_eq!(flights(&played, Side::A, 1), [(1, 16), (2, 16)]);
        played.act(Side::A, Action::Flee { element: ElementId(0), hex: Hex::new(-1, 16) }, &[]);
        played
    };
    // One hex farther aside, next to the one who has run already.
    assert_eq!(flights(&played, Side::A, 1), [(0, 16), (1, 16), (2, 16)]);
    let again = Action::Flee { element: ElementId(0), hex: Hex::new(-1, 16) };
    let fled = Err(Refusal::FledAlready { element: ElementId(0) });
    assert_eq!(played.battle.check(Side::A, again), fled);
}

#[test]
fn dw_15_57_occupied_hexes_are_walked_around() {
    // Own troops in the way: a line without a gap in reach.
    let mut wall = unit(Side::A, foot(0, 99), 0, &row(-6, 13, 16));
    wall.order = Some(Order::Hold);
    let units = vec![fleeing(foot(10, 16), &[(2, 11)]), far_away(), wall];
    let played = Played::new(&setup(Start::Movement, units));
    assert!(flights(&played, Side::A, 0).iter().all(|&(_, r)| r == 12));
}

#[test]
fn dw_15_g14_terrain_costs_count() {
    let units = vec![fleeing(foot(10, 16), &[(2, 11)]), far_away()];
    let mut there = setup(Start::Movement, units);
    there.ground = Ground::new(there.board, |hex| Field {
        surface: if 11 < hex.r { Surface::Wood } else { Surface::Open },
        ..Field::default()
    });
    // Four points for each hex of wood: three hexes.
    assert!(flights(&Played::new(&there), Side::A, 0).iter().all(|&(_, r)| r == 14));
}

#[test]
fn dw_15_64_who_began_to_flee_in_this_round_does_not_move_again() {
    let units = vec![unit(Side::A, foot(20, 99), 0, &row(2, 10, 4)), far_away()];
    let mut played = Played::new(&setup(Start::FirstRanged, units));
    played.battle.unit_mut(OWN).flags.set(state::UnitFlags::LOST);
    played.go(Moment::FireTests { volley: Volley::First, tested: false }, &[1]);
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    assert!(played.hexes(OWN).iter().all(|&(_, r)| r == 15));
    assert!(!matches!(played.battle.step(), Step::Flee { .. }));
}

#[test]
fn dw_15_68_a_slower_commander_falls_behind_a_faster_one_may_wait() {
    let mut slow = commander(1);
    slow.points_move = 9;
    for (card, rows) in [(slow, vec![13]), (commander(1), vec![15, 17])] {
        let guest = UnitSetup { host: Some(0), ..unit(Side::A, card, 0, &[(4, 10)]) };
        let units = vec![fleeing(foot(10, 16), &row(2, 10, 2)), far_away(), guest];
        let mut played = Played::new(&setup(Start::Movement, units));
        for element in 0..2 {
            let hex = flights(&played, Side::A, element)[0];
            let flee = Action::Flee { element: ElementId(element), hex: Hex::new(hex.0, hex.1) };
            played.act(Side::A, flee, &[]);
        }
        let own = played.battle.commander_element(UnitId(2));
        let mut ends: Vec<i8> = flights(&played, Side::A, own.0).iter().map(|&(_, r)| r).collect();
        ends.sort_unstable();
        ends.dedup();
        assert!(rows.iter().all(|row| ends.contains(row)), "{ends:?}");
        if rows.len() == 1 {
            assert_eq!(ends, rows);
        }
    }
}

#[test]
fn dw_15_70_later_a_commander_need_not_flee_along() {
    let guest = UnitSetup { host: Some(0), ..unit(Side::A, commander(2), 0, &[(4, 10)]) };
    let units = vec![fleeing(foot(10, 16), &row(2, 10, 2)), far_away(), guest];
    let mut played = Played::new(&setup(Start::Movement, units));
    let before = played.battle.morale_sum(OWN, Test::Rally, None).sum();
    let stay = Action::StayBehind { commander: UnitId(2) };
    assert!(played.legal(Side::A).contains(&stay));
    played.act(Side::A, stay, &[]);
    assert!(played.battle.is_single(UnitId(2)));
    assert_eq!(played.battle.morale_sum(OWN, Test::Rally, None).sum(), before - 3);
    // The first flight move carries him along.
    let units = vec![
        unit(Side::A, foot(20, 99), 0, &row(2, 10, 2)),
        far_away(),
        UnitSetup { host: Some(0), ..unit(Side::A, commander(2), 0, &[(4, 10)]) },
    ];
    let mut played = Played::new(&setup(Start::FirstRanged, units));
    played.battle.unit_mut(OWN).flags.set(state::UnitFlags::LOST);
    played.go(Moment::FireTests { volley: Volley::First, tested: false }, &[1]);
    let refused = played.battle.check(Side::A, stay);
    assert_eq!(refused, Err(Refusal::FleesAlong { commander: UnitId(2) }));
}

#[test]
fn dw_15_71_commanders_stop_at_the_edge() {
    let guest = UnitSetup { host: Some(0), ..unit(Side::A, commander(2), 0, &[(-4, 26)]) };
    let units = vec![fleeing(foot(10, 16), &row(-6, 26, 2)), far_away(), guest];
    let mut played = Played::new(&setup(Start::Movement, units));
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    assert_eq!(played.battle.alive(OWN), 0);
    assert!(played.battle.is_single(UnitId(2)));
    assert_eq!(played.hexes(UnitId(2))[0].1, 28);
}

#[test]
fn dw_15_66_the_fleeing_are_caught_and_commanders_fight() {
    let guest = UnitSetup { host: Some(0), ..unit(Side::A, commander(2), 0, &[(4, 14)]) };
    let units = vec![
        fleeing(foot(10, 16), &[(2, 14), (3, 14), (9, 14)]),
        unit(Side::B, foot(0, 99), 3, &row(2, 13, 4)),
        guest,
    ];
    let mut played = Played::new(&setup(Start::FirstRanged, units));
    let mut log = Vec::new();
    assert!(played.battle.catch_fleeing(FOE, &mut log));
    assert_eq!(played.hexes(OWN), [(9, 14)]);
    assert_eq!(played.battle.alive(OWN), 1);
    assert!(played.battle.is_single(UnitId(2)));
    let caught = log.iter().filter(|e| matches!(e, Event::Destroyed { cause: Cause::Caught, .. }));
    assert_eq!(caught.count(), 2);
    // Not losses that are tested for (DW-15-G15).
    assert_eq!(played.battle.unit(OWN).lost, 0);
    assert!(!played.battle.catch_fleeing(FOE, &mut log));
}

#[test]
fn dw_13_29_the_skirmish_marker_goes_first() {
    let mut own = unit(Side::A, foot(20, 99), 0, &row(2, 10, 4));
    own.skirmishing = true;
    let mut played = Played::new(&setup(Start::FirstRanged, vec![own, far_away()]));
    played.battle.unit_mut(OWN).flags.set(state::UnitFlags::LOST);
    played.go(Moment::FireTests { volley: Volley::First, tested: false }, &[1]);
    assert!(!played.battle.is_skirmishing(OWN));
}

/// A crowd of units near each other, with and without commanders, in all moods.
fn crowd(seed: u64) -> Setup {
    let mut rng = Rng::new(seed);
    let board = Board::new(15, 20).unwrap();
    let mut taken: Vec<Hex> = Vec::new();
    let mut units: Vec<UnitSetup> = Vec::new();
    for number in 0..8 {
        let side = if number % 2 == 0 { Side::A } else { Side::B };
        let n = 1 + rng.below(6) as i8;
        let mut card = foot(6 + rng.below(6) as i8, 6 + rng.below(8) as i8);
        card.standard.fear = 1 + rng.below(3) as u8;
        card.standard.figures = Figures(rng.below(8) as u8);
        card.points_move = 9 + 3 * rng.below(5) as u8;
        let facing = rng.below(6) as u8;
        let posts = loop {
            let corner = board.hex_at(rng.below(15) as u8, rng.below(14) as u8);
            let hexes = row(corner.q, corner.r, n);
            let hexes: Vec<Hex> = hexes.into_iter().map(|(q, r)| Hex::new(q, r)).collect();
            if hexes.iter().all(|&hex| board.contains(hex) && !taken.contains(&hex)) {
                break hexes;
            }
        };
        taken.extend(&posts);
        let hexes: Vec<_> = posts.iter().map(|hex| (hex.q, hex.r)).collect();
        let mood = if rng.one_in(3) { Mood::Fleeing } else { Mood::Steady };
        units.push(UnitSetup { mood, ..unit(side, card, facing, &hexes) });
        if rng.one_in(3)
            && let Some(hex) = taken[taken.len() - 1]
                .neighbours()
                .into_iter()
                .find(|hex| board.contains(*hex) && !taken.contains(hex))
        {
            taken.push(hex);
            let host = Some(units.len() - 1);
            units.push(UnitSetup {
                host,
                ..unit(side, commander(1 + rng.below(4) as u8), facing, &[(hex.q, hex.r)])
            });
        }
    }
    let starts = [
        Start::Command,
        Start::FirstRanged,
        Start::Movement,
        Start::SecondRanged,
        Start::Melee,
        Start::Rally,
    ];
    let mut setup = setup(rng.pick(&starts).unwrap(), units);
    setup.board = board;
    setup.ground = Ground::new(board, |_| Field {
        surface: if rng.one_in(5) { Surface::Wood } else { Surface::Open },
        step: u8::from(rng.one_in(6)),
        ..Field::default()
    });
    setup.zones = table::BySide::new(vec![(12, 0, 19)], vec![(2, 0, 19)]);
    setup.house.round_limit = 6;
    setup
}

/// Listed is accepted, nobody is stuck, and everybody is where the grid says, whatever is decided.
#[test]
fn dw_15_random_flights_keep_the_laws() {
    let (mut fled, mut rallied, mut dared) = (0, 0, 0);
    for seed in 0..120 {
        let mut played = Played::new(&crowd(seed));
        let mut rng = Rng::new(seed);
        let mut dice = FastDice { seed };
        for _ in 0..600 {
            if matches!(played.battle.step(), Step::Over(_)) {
                break;
            }
            let side = if played.battle.pending().owes(Side::A) { Side::A } else { Side::B };
            if matches!(played.battle.step(), Step::Flee { .. } | Step::Rally { .. } | Step::Obey { .. }) {
                let legal = played.legal(side);
                assert!(legal.iter().any(|action| *action != Action::Resign), "seed {seed}");
                if let Step::Flee { units, .. } = played.battle.step()
                    && seed % 8 == 0
                {
                    accepts_exactly(&played.battle, side, units, &legal);
                }
            }
            let legal = played.battle.sample(side, &mut rng).expect("a legal action");
            match Battle::action(&legal).1 {
                Action::Flee { .. } | Action::Rout { .. } => fled += 1,
                Action::Rally { .. } => rallied += 1,
                Action::Dare { .. } => dared += 1,
                _ => {}
            }
            played.battle.apply(legal, &mut dice, &mut played.log);
            played.log.clear();
            is_sound(&played.battle);
        }
    }
    assert!(150 < fled && 60 < rallied && 5 < dared, "{fled} {rallied} {dared}");
}

fn accepts_exactly(battle: &Battle, side: Side, units: UnitSet, legal: &[Action]) {
    for unit in units.iter() {
        for element in battle.elements(unit) {
            for hex in battle.board().hexes() {
                let action = Action::Flee { element, hex };
                assert_eq!(battle.check(side, action).is_ok(), legal.contains(&action), "{action:?}");
            }
        }
    }
}

fn is_sound(battle: &Battle) {
    for unit in battle.units() {
        assert_eq!(battle.elements(unit).count(), usize::from(battle.alive(unit)));
        for element in battle.elements(unit) {
            assert_eq!(battle.at(battle.hex(element)), Cell::Held(element));
        }
        assert!(!(battle.is_fleeing(unit) && battle.has_stragglers(unit)));
        assert!(!(battle.is_fleeing(unit) && battle.order(unit).is_some()));
    }
}
