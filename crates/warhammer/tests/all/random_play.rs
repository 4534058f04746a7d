//! Laws that hold in every battle, tried by random play in every scenario.

use crate::common::*;
use table::{Entry, FastDice, Game, Recorded, Rng, Side, Viewer, rerun};
use warhammer::*;

const BATTLES: u64 = 96;

#[test]
fn wh_09_h45_every_battle_ends() {
    for seed in 0..4 * BATTLES {
        let mut battle = start(&setup(seed), seed);
        play_out(&mut battle, seed, |_, _, _| {});
        assert!(battle.outcome().is_some());
        assert_eq!(battle.pending().first(), None);
    }
}

/// Whoever wanders about without an aim is never stuck either.
#[test]
fn wh_09_h45_every_aimless_battle_ends() {
    for seed in 0..4 * BATTLES {
        let mut battle = start(&setup(seed), seed);
        let (mut rng, mut dice) = (Rng::new(seed), FastDice { seed });
        for _ in 0..20_000 {
            let Some(side) = battle.pending().first() else { break };
            let legal = battle.sample_aimless(side, &mut rng);
            battle.apply(legal.unwrap_or_else(|| stuck(&battle, side, seed)), &mut dice, &mut ());
        }
        assert!(battle.outcome().is_some(), "seed {seed}");
    }
}

/// Whatever is listed or drawn is accepted, and only for the side that is asked.
#[test]
fn listed_actions_are_accepted() {
    let mut listed = Vec::new();
    for seed in 0..BATTLES / 2 {
        let mut battle = start(&setup(seed), seed);
        let mut rng = Rng::new(seed);
        play_out(&mut battle, seed, |battle, _, _| {
            if !rng.one_in(40) {
                return;
            }
            let before = battle.clone();
            for side in Side::BOTH {
                listed.clear();
                battle.legal(side, &mut listed);
                assert_eq!(listed.is_empty(), !battle.pending().owes(side), "{:?}", battle.step());
                for &action in &listed {
                    assert!(battle.check(side, action).is_ok(), "{action:?}");
                    assert!(battle.check(side.enemy(), action).is_err(), "{action:?}");
                }
            }
            assert_eq!(*battle, before);
        });
    }
}

/// Every listed action can be carried out and leaves a sound position in which somebody can go on.
#[test]
fn listed_actions_lead_on() {
    let mut listed = Vec::new();
    for seed in 0..BATTLES / 4 {
        let mut battle = start(&setup(seed), seed);
        let mut rng = Rng::new(seed);
        play_out(&mut battle, seed, |battle, _, _| {
            let Some(side) = battle.pending().first().filter(|_| rng.one_in(60)) else { return };
            listed.clear();
            battle.legal(side, &mut listed);
            for &action in listed.iter().step_by(1 + listed.len() / 40) {
                let mut next = battle.clone();
                let legal = next.check(side, action).unwrap();
                next.apply(legal, &mut FastDice { seed }, &mut ());
                is_sound(&next, seed, action);
                let stuck = next.pending().first().filter(|&side| next.sample(side, &mut rng).is_none());
                assert_eq!(stuck, None, "after {action:?}: {:?}", next.step());
            }
        });
    }
}

/// Any way to charge is found just where there is a best one.
#[test]
fn wh_02_g10_a_charge_goes_home_if_there_is_a_way() {
    let (mut home, mut short) = (0, 0);
    for seed in 0..BATTLES / 4 {
        let mut battle = start(&setup(seed), seed);
        let mut rng = Rng::new(seed);
        play_out(&mut battle, seed, |battle, side, _| {
            if !rng.one_in(30) {
                return;
            }
            for unit in battle.on_table(side).filter(|&unit| !battle.is_fleeing(unit)) {
                for enemy in battle.enemies_of(unit) {
                    let goes_home = battle.goes_home(unit, enemy);
                    assert_eq!(goes_home, battle.can_reach(unit, enemy).is_some(), "seed {seed}");
                    *(if goes_home { &mut home } else { &mut short }) += 1;
                }
            }
        });
    }
    assert!(50 < home && 50 < short, "{home}, {short}");
}

/// Actions that make no sense are refused quietly and change nothing.
#[test]
fn wh_01_02_nonsense_is_refused() {
    for seed in 0..BATTLES / 4 {
        let mut battle = start(&setup(seed), seed);
        let mut rng = Rng::new(seed);
        play_out(&mut battle, seed, |battle, _, _| {
            if !rng.one_in(20) {
                return;
            }
            let before = battle.clone();
            for side in Side::BOTH {
                for action in nonsense(&mut rng) {
                    if let Ok(legal) = battle.check(side, action) {
                        battle.clone().apply(legal, &mut FastDice { seed }, &mut ());
                    }
                }
            }
            assert_eq!(*battle, before);
        });
    }
}

/// Actions with numbers far beyond everything there is.
fn nonsense(rng: &mut Rng) -> Vec<Action> {
    let numbers = [0, 1, 7, 39, 40, 63, 64, 200, 255];
    let lengths = [i32::MIN, -1_000_001, -1, 0, 1, 999, 1_000_000, i32::MAX];
    let number = |rng: &mut Rng| rng.pick(&numbers).unwrap_or(0);
    let length = |rng: &mut Rng| rng.pick(&lengths).unwrap_or(0);
    let (unit, target, files) = (UnitId(number(rng)), UnitId(number(rng)), number(rng));
    let (front, distance) = (Point { x: length(rng), y: length(rng) }, length(rng));
    let facing = Angle(rng.below(65536) as u16);
    let hand = Hand::ALL[rng.below(2) as usize];
    let spell = Spell::ALL[rng.below(12) as usize];
    vec![
        Action::Deploy { unit, front, facing, files },
        Action::DeployIn { character: unit, host: target, file: files },
        Action::TakeUp { unit },
        Action::Next { unit },
        Action::Suppress { unit },
        Action::Charge { unit, target, air: rng.one_in(2) },
        Action::PickZone { zone: Zone::Rear },
        Action::React { reaction: Reaction::StandAndShoot { at: unit, shots: files } },
        Action::Rally { unit },
        Action::FormUp { unit, facing, files },
        Action::March { unit },
        Action::Advance { unit, distance },
        Action::Wheel { unit, hand, angle: facing },
        Action::Turn { unit, turn: Turn::About },
        Action::Reform { unit, files },
        Action::Pivot { unit, facing },
        Action::Fly { unit, front, facing },
        Action::Join { character: unit, host: target, file: files },
        Action::Leave { character: unit, front, facing },
        Action::Arrive { unit, front, files },
        Action::Exit { unit },
        Action::Shoot { unit, target, shots: files },
        Action::Bolt { unit, target, file: files },
        Action::Volley { unit, target },
        Action::Bombard { unit, direction: facing, distance },
        Action::Breathe { unit, target },
        Action::Fight { unit },
        Action::Wield { unit, weapon: Melee::Lance },
        Action::AimAt { unit, model: Some(files), target, champion: true },
        Action::Challenge { character: unit },
        Action::Accept { character: unit },
        Action::SendBack { character: unit },
        Action::HoldBack { unit },
        Action::Follow { unit, quarry: target },
        Action::Widen { unit, left: files },
        Action::Wrap { unit, hand, models: files },
        Action::Cast { wizard: unit, spell, aim: Aim::Point(front), extra: files },
        Action::Cast { wizard: unit, spell, aim: Aim::Unit(target), extra: files },
        Action::Dispel { points: files },
    ]
}

#[test]
fn a_journal_runs_again_to_the_same_hashes() {
    for seed in 0..BATTLES / 2 {
        let beginning = start(&setup(seed), seed);
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

/// How far corners may stray: a regiment that loses a file keeps its front to the nearest thousandth of an inch.
const ROUNDING: Mil = 2;

/// A body without its outermost two thousandths of an inch.
fn core(battle: &Battle, unit: UnitId) -> Quad {
    let rect = battle.rect(unit);
    let [width, depth] = [rect.width, rect.depth].map(|side| side - 2 * ROUNDING);
    Rect::about_centre(rect.centre(), rect.facing, width, depth).hull()
}

/// WH-02-G19 and what is derived: after every action the bodies stand as they may.
fn is_sound(battle: &Battle, seed: u64, action: Action) {
    let [width, depth] = battle.stage().scenario.table;
    let standing: Vec<UnitId> = battle.units().filter(|&unit| battle.stands(unit)).collect();
    for (number, &unit) in standing.iter().enumerate() {
        let (state, case) = (battle.unit(unit), format!("seed {seed}, {unit:?} after {action:?}"));
        assert!(0 < state.models, "{case}");
        assert_eq!(state.hull, battle.rect(unit).hull(), "{case}");
        let inside = |point: &Point| (0..=width).contains(&point.x) && (0..=depth).contains(&point.y);
        let body = core(battle, unit);
        assert!(body.0.iter().all(inside), "{case}: off the table, {:?}", battle.rect(unit));
        for &other in &standing[..number] {
            let meets = plane::overlap(&body, &core(battle, other));
            assert!(!meets, "{case}: stands on {other:?}, {:?}", [battle.rect(unit), battle.rect(other)]);
        }
    }
    for unit in battle.units() {
        let (state, case) = (battle.unit(unit), format!("seed {seed}, {unit:?} after {action:?}"));
        for foe in state.foes.iter() {
            assert!(battle.unit(foe).foes.contains(unit), "{case}: {foe:?} knows nothing of it");
            assert_ne!(battle.side(foe), battle.side(unit), "{case}");
            assert_eq!(battle.unit(foe).status, Status::Formed, "{case}: {foe:?}");
        }
        if let Status::Joined { host, file } = state.status {
            let there = battle.stands(host) || battle.unit(host).status == Status::Away;
            assert!(there, "{case}: in {host:?}, which is gone");
            assert!(file < battle.unit(host).files, "{case}");
            let same = |&other: &UnitId| battle.unit(other).status == state.status;
            assert_eq!(battle.characters_in(host).filter(same).count(), 1, "{case}: two in one place");
        }
    }
}

#[test]
fn wh_02_g19_nobody_stands_on_anybody_or_off_the_table() {
    for seed in 0..BATTLES {
        let mut battle = start(&setup(seed), seed);
        play_out(&mut battle, seed, |battle, _, action| is_sound(battle, seed, action));
    }
}

#[test]
fn wh_09_h54_nothing_about_armies_is_hidden() {
    let battle = start(&setup(3), 3);
    for viewer in [Viewer::Side(Side::A), Viewer::Side(Side::B), Viewer::Spectator] {
        assert_eq!(battle.view(viewer).battle(), &battle);
        assert_eq!(Battle::imagine(&battle.view(viewer), &mut Rng::new(1)), battle);
    }
}

/// Most of the rules fire in random battles.
#[test]
fn random_battles_are_battles() {
    let mut fired = table::Citations::new();
    let (mut actions, mut fought) = (0, 0);
    for seed in 0..BATTLES {
        let mut battle = start(&setup(seed), seed);
        let mut events = Vec::new();
        actions += play(&mut battle, seed, &mut FastDice { seed }, &mut events, |_, _, _| {});
        fought += events.iter().filter(|event| matches!(event, Event::CombatDecided { .. })).count();
        let mut battle = start(&setup(seed), seed);
        play(&mut battle, seed, &mut FastDice { seed }, &mut fired, |_, _, _| {});
    }
    assert!(100 * (BATTLES as usize) < actions, "{actions}");
    assert!(3 * (BATTLES as usize) < fought, "{fought}");
}

/// Golden hashes: every later version must reach the same states. A change here changes old journals and has to name the
/// rule.
#[test]
fn the_same_seed_reaches_the_same_state_for_ever() {
    let finals = [0, 1, 2, 3].map(|seed| {
        let mut battle = start(&setup(seed), seed);
        play_out(&mut battle, seed, |_, _, _| {});
        battle.state_hash()
    });
    assert_eq!(
        finals,
        [0x4AB7_E45A_DC8A_BA06, 0x5D85_0D4C_10A2_CE71, 0x1A91_FB3F_834B_F61A, 0x9735_DCBE_657A_FD54]
    );
}
