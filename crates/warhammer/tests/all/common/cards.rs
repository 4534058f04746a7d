//! Units for tests, with the values of the army lists: the same ones beside the code and in the tests of the whole crate.

use super::lists::*;

/// M, WS, BS, S, T, W, I, A, Ld (WH-01-07).
pub fn profile([m, ws, bs, s, t, w, i, a, ld]: [u8; 9]) -> Profile {
    Profile { m, ws, bs, s, t, w, i, a, ld }
}

/// WH-01-G6: base sizes in thousandths of an inch.
pub const MM_20: Mil = 787;
pub const MM_25: Mil = 984;
pub const MM_40: Mil = 1575;
pub const MM_50: Mil = 1969;
pub const MM_100: Mil = 3937;

pub const UNARMOURED: Armour =
    Armour { body: BodyArmour::None, shield: false, barding: false, extra: 0, natural: 7 };

/// A regiment of foot on small bases with hand weapons, standard and musician.
pub fn foot(values: [u8; 9], models: u8, price: u16) -> Card {
    Card {
        profile: profile(values),
        kind: Kind::Infantry,
        category: Category::Regiment,
        role: None,
        traits: Traits::NONE,
        base: [MM_20; 2],
        mount: None,
        armour: UNARMOURED,
        arms: Arms::default(),
        missile: None,
        chariot: None,
        engine: None,
        magic_level: 0,
        spells: Spells::NONE,
        breath: 0,
        command: Command { standard: true, musician: true, champion: false },
        models,
        points: price * (u16::from(models) + 2),
    }
}

fn armoured(card: Card, body: BodyArmour, shield: bool) -> Card {
    Card { armour: Armour { body, shield, ..card.armour }, ..card }
}

pub fn with_traits(card: Card, traits: Traits) -> Card {
    Card { traits: card.traits.with(traits), ..card }
}

pub fn without_command(card: Card) -> Card {
    Card { command: Command::default(), ..card }
}

/// WH-09-H05: one model more.
pub fn with_champion(card: Card) -> Card {
    Card { command: Command { champion: true, ..card.command }, models: card.models + 1, ..card }
}

fn armed(card: Card, weapon: Melee) -> Card {
    Card { arms: card.arms.with(weapon), ..card }
}

fn shooting(card: Card, missile: Missile) -> Card {
    Card { missile: Some(missile), ..without_command(card) }
}

// The Empire.

pub fn halberdiers(models: u8) -> Card {
    let card = armed(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], models, 9), Melee::Halberd);
    armoured(card, BodyArmour::Light, false)
}

pub fn spearmen(models: u8) -> Card {
    let card = armed(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], models, 9), Melee::Spear);
    armoured(card, BodyArmour::Light, true)
}

pub fn greatswords(models: u8) -> Card {
    let card = armed(foot([4, 4, 3, 3, 3, 1, 3, 1, 8], models, 12), Melee::DoubleHanded);
    armoured(card, BodyArmour::Heavy, false)
}

pub fn flagellants(models: u8) -> Card {
    let card = armed(foot([4, 2, 2, 3, 3, 1, 3, 1, 10], models, 10), Melee::Flail);
    with_traits(without_command(card), Traits::FRENZY)
}

pub fn archers(models: u8) -> Card {
    shooting(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], models, 7), Missile::Bow)
}

pub fn crossbowmen(models: u8) -> Card {
    shooting(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], models, 8), Missile::Crossbow)
}

pub fn handgunners(models: u8) -> Card {
    shooting(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], models, 8), Missile::Musket)
}

/// Nobody in the lists has one, but anybody could.
pub fn repeaters(models: u8) -> Card {
    shooting(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], models, 9), Missile::RepeatingCrossbow)
}

pub fn javelins(models: u8) -> Card {
    shooting(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], models, 7), Missile::Javelin)
}

pub fn warhorse() -> Mount {
    Mount { profile: profile([8, 3, 0, 3, 3, 1, 3, 1, 5]), boar: false }
}

pub fn wolf() -> Mount {
    Mount { profile: profile([9, 4, 0, 3, 3, 1, 3, 1, 3]), boar: false }
}

pub fn boar() -> Mount {
    Mount { profile: profile([7, 4, 0, 3, 4, 1, 3, 1, 3]), boar: true }
}

fn mounted(card: Card, mount: Mount) -> Card {
    Card { kind: Kind::Cavalry, mount: Some(mount), base: [MM_25, MM_50], ..card }
}

/// WH-09-H28: a character keeps his kind and has the base of his mount.
pub fn on_horse(card: Card) -> Card {
    Card { mount: Some(warhorse()), base: [MM_25, MM_50], ..card }
}

pub fn knights(models: u8) -> Card {
    let card = armed(foot([4, 4, 3, 4, 3, 1, 4, 1, 8], models, 36), Melee::Lance);
    let card = armoured(mounted(card, warhorse()), BodyArmour::Heavy, true);
    Card { armour: Armour { barding: true, ..card.armour }, ..card }
}

pub fn pistoliers(models: u8) -> Card {
    let card = shooting(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], models, 19), Missile::Pistol);
    armoured(mounted(card, warhorse()), BodyArmour::Light, false)
}

pub fn ogres(models: u8) -> Card {
    let card = foot([6, 3, 2, 4, 5, 3, 3, 2, 7], models, 40);
    with_traits(
        Card { kind: Kind::Ogre, base: [MM_40; 2], ..without_command(card) },
        Traits::FEAR.with(Traits::LARGE),
    )
}

// Characters.

pub fn character(values: [u8; 9], role: Role, price: u16) -> Card {
    Card {
        category: Category::Character,
        role: Some(role),
        command: Command::default(),
        points: price,
        ..foot(values, 1, price)
    }
}

pub fn general() -> Card {
    character([4, 6, 6, 4, 4, 3, 6, 4, 9], Role::General, 100)
}

pub fn hero() -> Card {
    character([4, 5, 5, 4, 4, 2, 5, 3, 8], Role::Hero, 65)
}

pub fn army_standard() -> Card {
    character([4, 4, 4, 4, 3, 1, 4, 2, 7], Role::ArmyStandard, 80)
}

pub fn wizard(level: u8, spells: &[Spell]) -> Card {
    let mut known = Spells::NONE;
    spells.iter().for_each(|&spell| known.insert(spell));
    let card = character([4, 3, 3, 3, 4, 1, 4, 1, 7], Role::Wizard, 56);
    Card { magic_level: level, spells: known, ..card }
}

pub fn necromancer(level: u8, spells: &[Spell]) -> Card {
    Card { role: Some(Role::WizardGeneral), ..wizard(level, spells) }
}

pub fn runesmith() -> Card {
    let card = character([3, 6, 5, 4, 5, 2, 4, 2, 9], Role::Hero, 100);
    with_traits(card, Traits::RUNESMITH.with(Traits::HATES_GREENSKINS).with(Traits::ARMOUR_NO_SLOW))
}

// Orcs and goblins.

fn orcish(card: Card) -> Card {
    with_traits(
        Card { base: [MM_25; 2], ..card },
        Traits::GREENSKIN.with(Traits::QUARRELLING).with(Traits::IGNORES_GOBLIN_PANIC),
    )
}

pub fn orcs(models: u8) -> Card {
    armoured(orcish(foot([4, 3, 3, 3, 4, 1, 2, 1, 7], models, 8)), BodyArmour::Light, true)
}

pub fn savage_orcs(models: u8) -> Card {
    let card = with_traits(orcish(foot([4, 3, 3, 3, 4, 1, 2, 1, 7], models, 9)), Traits::FRENZY);
    Card { armour: Armour { shield: true, natural: 6, ..card.armour }, ..card }
}

pub fn black_orcs(models: u8) -> Card {
    let card = armed(foot([4, 4, 3, 4, 4, 1, 2, 1, 8], models, 13), Melee::DoubleHanded);
    let traits = Traits::GREENSKIN.with(Traits::IGNORES_GOBLIN_PANIC);
    armoured(with_traits(Card { base: [MM_25; 2], ..card }, traits), BodyArmour::Heavy, false)
}

pub fn goblins(models: u8) -> Card {
    let traits = Traits::GREENSKIN.with(Traits::QUARRELLING).with(Traits::GOBLIN);
    armoured(with_traits(foot([4, 2, 3, 3, 3, 1, 2, 1, 5], models, 3), traits), BodyArmour::None, true)
}

pub fn wolf_riders(models: u8) -> Card {
    let traits = Traits::GREENSKIN.with(Traits::QUARRELLING).with(Traits::GOBLIN);
    let card = with_traits(foot([4, 2, 3, 3, 3, 1, 2, 1, 5], models, 9), traits);
    mounted(Card { missile: Some(Missile::ShortBow), ..card }, wolf())
}

pub fn boar_riders(models: u8) -> Card {
    let traits = Traits::GREENSKIN
        .with(Traits::QUARRELLING)
        .with(Traits::BOAR_CHARGE)
        .with(Traits::IGNORES_GOBLIN_PANIC);
    let card = with_traits(foot([4, 4, 3, 3, 4, 1, 2, 1, 7], models, 27), traits);
    armoured(mounted(card, boar()), BodyArmour::Light, true)
}

pub fn trolls(models: u8) -> Card {
    let traits = Traits::FEAR.with(Traits::STUPIDITY).with(Traits::REGENERATION).with(Traits::LARGE);
    let card = foot([6, 3, 1, 5, 4, 3, 1, 3, 4], models, 50);
    with_traits(Card { kind: Kind::Ogre, base: [MM_40; 2], ..without_command(card) }, traits)
}

// Undead.

const UNDEAD: Traits = Traits::UNDEAD.with(Traits::FEAR).with(Traits::IMMUNE);

pub fn skeletons(models: u8) -> Card {
    let card = with_traits(foot([4, 2, 2, 3, 3, 1, 2, 1, 5], models, 8), UNDEAD.with(Traits::RAISABLE));
    armoured(card, BodyArmour::None, true)
}

pub fn zombies(models: u8) -> Card {
    let traits = UNDEAD.with(Traits::RAISABLE).with(Traits::ZOMBIE);
    with_traits(foot([4, 2, 0, 3, 3, 1, 1, 1, 5], models, 4), traits)
}

pub fn dire_wolves(models: u8) -> Card {
    let card = with_traits(foot([9, 3, 0, 3, 3, 1, 3, 1, 4], models, 10), UNDEAD);
    Card { kind: Kind::Beast, base: [MM_25, MM_50], ..without_command(card) }
}

// Dwarfs.

pub fn dwarfs(models: u8) -> Card {
    let traits = Traits::HATES_GREENSKINS.with(Traits::ARMOUR_NO_SLOW);
    let card = with_traits(foot([3, 4, 3, 3, 4, 1, 2, 1, 9], models, 12), traits);
    armoured(card, BodyArmour::Heavy, true)
}

pub fn slayers(models: u8) -> Card {
    let traits = Traits::HATES_GREENSKINS.with(Traits::UNBREAKABLE).with(Traits::MUST_PURSUE);
    let card = foot([3, 4, 3, 3, 4, 1, 2, 1, 10], models, 11);
    with_traits(armed(card, Melee::AdditionalHandWeapon), traits)
}

// Monsters, chariots, machines.

fn monster(values: [u8; 9], traits: Traits, base: Mil, price: u16) -> Card {
    let card = without_command(foot(values, 1, price));
    let card =
        Card { kind: Kind::Monster, category: Category::Monster, base: [base; 2], points: price, ..card };
    with_traits(card, traits.with(Traits::LARGE))
}

pub fn giant() -> Card {
    monster([6, 3, 3, 7, 6, 6, 3, 5, 6], Traits::TERROR.with(Traits::FEAR), MM_50, 200)
}

pub fn chimera() -> Card {
    let traits = Traits::TERROR.with(Traits::FEAR).with(Traits::FLY);
    Card { breath: 4, ..monster([6, 4, 0, 7, 6, 6, 4, 6, 8], traits, MM_50, 250) }
}

pub fn eagle() -> Card {
    monster([4, 5, 0, 4, 4, 3, 5, 2, 8], Traits::FLY, MM_40, 50)
}

pub fn chariot() -> Card {
    let body = Chariot {
        s: 5,
        t: 5,
        w: 3,
        save: 5,
        crew: 2,
        crew_attacks: 1,
        steeds: 2,
        steed_ws: 3,
        steed_s: 3,
        steed_i: 4,
        steed_attacks: 1,
    };
    let card = armed(without_command(foot([9, 4, 4, 3, 3, 1, 6, 1, 8], 1, 70)), Melee::Spear);
    let card = Card {
        kind: Kind::Chariot,
        category: Category::Chariot,
        base: [MM_50, MM_100],
        chariot: Some(body),
        missile: Some(Missile::Bow),
        points: 70,
        ..card
    };
    with_traits(card, Traits::IMPACT.with(Traits::LARGE))
}

pub fn machine(machine: Machine) -> Card {
    let depth = if matches!(machine, Machine::Cannon | Machine::GreatCannon) { MM_100 } else { MM_50 };
    let card = without_command(foot([4, 3, 3, 3, 3, 1, 3, 1, 7], 3, 100));
    let card = Card {
        kind: Kind::Machine,
        category: Category::WarMachine,
        base: [MM_50, depth],
        engine: Some(Engine { machine, t: 7, w: 3 }),
        points: 100,
        ..card
    };
    with_traits(card, Traits::LARGE)
}
