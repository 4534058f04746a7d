//! Any action at all, to see what is refused.

use table::Rng;
use warhammer::{
    Action, Aim, Angle, Battle, Hand, INCH, Melee, Mil, Point, Reaction, Spell, Turn, UnitId, Zone,
};

const WEAPONS: [Melee; 4] = [Melee::HandWeapon, Melee::Halberd, Melee::Lance, Melee::Flail];
const TURNS: [Turn; 3] = [Turn::Left, Turn::Right, Turn::About];
const ZONES: [Zone; 4] = [Zone::Front, Zone::Left, Zone::Right, Zone::Rear];

/// An action of any kind about any units, mostly nonsense.
pub fn any_action(battle: &Battle, rng: &mut Rng) -> Action {
    let count = battle.units().count() as u32;
    let mut unit = || UnitId(rng.below(count + 1) as u8);
    let (unit, target) = (unit(), unit());
    let front = Point { x: rng.below(80_000) as Mil - 4000, y: rng.below(56_000) as Mil - 4000 };
    let (facing, small) = (Angle(rng.below(65_536) as u16), rng.below(14) as u8);
    let hand = if rng.one_in(2) { Hand::Left } else { Hand::Right };
    let length = rng.below(20 * INCH as u32) as Mil;
    let spell = rng.pick(&Spell::ALL).unwrap_or(Spell::SparkDart);
    match rng.below(36) {
        0 => Action::Deploy { unit, front, facing, files: small },
        1 => Action::DeployIn { character: unit, host: target, file: small },
        2 => Action::TakeUp { unit },
        3 => Action::Next { unit },
        4 => Action::Suppress { unit },
        5 => Action::Done,
        6 => Action::Charge { unit, target, air: rng.one_in(2) },
        7 => Action::PickZone { zone: rng.pick(&ZONES).unwrap_or(Zone::Front) },
        8 => Action::React { reaction: Reaction::StandAndShoot { at: target, shots: small } },
        9 => Action::React { reaction: Reaction::Flee },
        10 => Action::Rally { unit },
        11 => Action::FormUp { unit, facing, files: small },
        12 => Action::March { unit },
        13 => Action::Advance { unit, distance: length },
        14 => Action::Wheel { unit, hand, angle: facing },
        15 => Action::Turn { unit, turn: rng.pick(&TURNS).unwrap_or(Turn::About) },
        16 => Action::Reform { unit, files: small },
        17 => Action::Pivot { unit, facing },
        18 => Action::Fly { unit, front, facing },
        19 => Action::Join { character: unit, host: target, file: small },
        20 => Action::Leave { character: unit, front, facing },
        21 => Action::Arrive { unit, front, files: small },
        22 => Action::Exit { unit },
        23 => Action::Shoot { unit, target, shots: small % 4 },
        24 => Action::Bolt { unit, target, file: small },
        25 => Action::Volley { unit, target },
        26 => Action::Bombard { unit, direction: facing, distance: 4 * length },
        27 => Action::Breathe { unit, target },
        28 => Action::Fight { unit },
        29 => Action::Wield { unit, weapon: rng.pick(&WEAPONS).unwrap_or(Melee::HandWeapon) },
        30 => Action::AimAt { unit, model: None, target, champion: rng.one_in(2) },
        31 => Action::Challenge { character: unit },
        32 => Action::HoldBack { unit },
        33 => Action::Widen { unit, left: small % 4 },
        34 => Action::Cast { wizard: unit, spell, aim: Aim::Unit(target), extra: small % 6 },
        _ => Action::Wrap { unit, hand, models: small % 4 },
    }
}
