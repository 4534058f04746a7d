use super::attempts::any_action;
use crate::{Effort, Fired};
use table::{Citations, Cites, FastDice, Game, Rng, Side};
use warhammer::{Action, Battle, Missile, Setup, Spell};

/// One battle in so many is given up, at the end of one turn in so many.
const CONCEDED: u32 = 40;
const TURNS: u32 = 6;

/// How often each rule and ruling is applied in random play of the set-ups, as they are and changed at random. The rule of
/// every refusal counts as applied, too, also where a set-up is refused.
pub fn fired(setups: &[Setup], effort: Effort) -> Fired {
    let (mut citations, mut rng, mut battles) = (Citations::new(), Rng::new(effort.seed), 0);
    for setup in setups {
        for number in 0..effort.battles {
            let mut setup = if number % 3 == 0 { setup.clone() } else { changed(setup, &mut rng) };
            // Old enmities need the right enemies.
            if let Some(other) =
                setups.get(rng.below(setups.len() as u32) as usize).filter(|_| number % 2 == 0)
            {
                setup.armies.b.clone_from(&other.armies.b);
                // Lists that nobody may field are refused.
                if number % 16 == 14 {
                    setup.armies.a.extend(other.armies.b.iter().cloned());
                }
            }
            battles += u32::from(play(&setup, effort.attempts, &mut rng, &mut citations));
        }
    }
    Fired { citations, battles }
}

/// The same battle with other switches, other weapons and spells, or on other ground.
fn changed(setup: &Setup, rng: &mut Rng) -> Setup {
    let mut setup = setup.clone();
    change_switches(&mut setup, rng);
    setup.random_ground = rng.one_in(6);
    for side in Side::BOTH {
        for entry in &mut setup.armies[side] {
            if entry.card.magic_level != 0 {
                entry.spells = draw_spells(entry.card.magic_level, entry.undead_army, rng);
            }
            if rng.one_in(12) {
                entry.card.missile = rng.pick(&MISSILES);
                entry.card.profile.bs = 2 + rng.below(7) as u8;
            }
        }
    }
    setup
}

const MISSILES: [Missile; 6] = [
    Missile::RepeatingCrossbow,
    Missile::Musket,
    Missile::Javelin,
    Missile::Sling,
    Missile::Pistol,
    Missile::ThrowingAxe,
];

/// WH-01-T3: every switch is in either position now and then.
fn change_switches(setup: &mut Setup, rng: &mut Rng) {
    let switches = &mut setup.switches;
    switches.hard_cover = if rng.one_in(2) { -1 } else { -2 };
    switches.rank_min_width = 1 + rng.below(5) as u8;
    switches.flank_bonus_min_strength = rng.below(8) as u8;
    switches.panic_range = if rng.one_in(2) { 4 } else { 12 };
    for switch in [
        &mut switches.catch_on_tie,
        &mut switches.rank_lost_to_flank,
        &mut switches.obstacle_taken_after_lost_round,
        &mut switches.march_through_rough,
        &mut switches.to_hit_7_plus,
        &mut switches.armour_slows,
        &mut switches.strict_measuring,
        &mut switches.challenges,
    ] {
        *switch = rng.one_in(2);
    }
    switches.magic = !rng.one_in(8);
}

fn draw_spells(level: u8, undead: bool, rng: &mut Rng) -> Vec<Spell> {
    let mut spells = Vec::new();
    while spells.len() <= usize::from(level) {
        match rng.pick(&Spell::ALL) {
            Some(spell) if !spells.contains(&spell) && (undead || !spell.is_undead()) => spells.push(spell),
            _ => {}
        }
    }
    spells
}

/// Plays to the end; whether the set-up was a battle at all.
fn play(setup: &Setup, attempts: u32, rng: &mut Rng, citations: &mut Citations) -> bool {
    let mut dice = FastDice { seed: rng.next_u64() };
    let mut battle = match setup.battle(&mut dice, citations) {
        Ok(battle) => battle,
        Err(faults) => {
            faults.iter().for_each(|fault| citations.count(fault.rule()));
            return false;
        }
    };
    let conceded = rng.one_in(CONCEDED);
    while let Some(side) = battle.pending().first() {
        for _ in 0..attempts {
            attempt(&battle, side, any_action(&battle, rng), citations);
        }
        let given_up = battle.check(side, Action::Concede).ok().filter(|_| conceded && rng.one_in(TURNS));
        let Some(legal) = given_up.or_else(|| battle.sample(side, rng)) else { break };
        battle.apply(legal, &mut dice, citations);
    }
    true
}

fn attempt(battle: &Battle, side: Side, action: Action, citations: &mut Citations) {
    if let Err(refusal) = battle.check(side, action) {
        refusal.each_rule(&mut |rule| citations.count(rule));
    }
}
