//! Battles for the tests and benches of the whole crate: every scenario, with armies of all arms.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may fail, and share what they need"
)]

pub mod cards;

/// What the cards are made of, here and beside the code.
mod lists {
    pub use warhammer::*;
}

use table::{BySide, Dice, Events, FastDice, Game, Rng, Side};
use warhammer::*;

fn line(card: Card, files: u8) -> ArmyEntry {
    ArmyEntry { files, ..ArmyEntry::plain(card) }
}

fn wizard(card: Card, spells: &[Spell]) -> ArmyEntry {
    ArmyEntry { spells: spells.to_vec(), undead_army: true, ..line(card, 1) }
}

fn joining(card: Card, host: usize) -> ArmyEntry {
    ArmyEntry { joins: Some(host), ..line(card, 1) }
}

/// Men of the Empire: foot, shots, riders, a cannon, a frenzied mob, a wizard.
pub fn empire() -> Vec<ArmyEntry> {
    use Spell::*;
    vec![
        line(cards::halberdiers(20), 5),
        line(cards::knights(6), 6),
        line(cards::handgunners(10), 10),
        line(cards::archers(10), 10),
        line(cards::flagellants(12), 4),
        line(cards::machine(Machine::GreatCannon), 1),
        joining(cards::general(), 0),
        joining(cards::on_horse(cards::hero()), 1),
        joining(cards::army_standard(), 0),
        wizard(cards::wizard(2, &[]), &[SparkDart, IronSkin, GaleStride]),
    ]
}

/// Orcs and goblins: quarrels, stupidity, terror, a chariot, boars, a stone thrower.
pub fn orcs() -> Vec<ArmyEntry> {
    use Spell::*;
    vec![
        line(cards::orcs(20), 5),
        line(cards::goblins(25), 5),
        line(cards::savage_orcs(15), 5),
        line(cards::wolf_riders(8), 4),
        line(cards::boar_riders(5), 5),
        line(cards::trolls(3), 3),
        line(cards::giant(), 1),
        line(cards::chariot(), 1),
        line(cards::machine(Machine::StoneThrower), 1),
        joining(cards::general(), 0),
        wizard(cards::wizard(1, &[]), &[StoneHail, BloodSong]),
    ]
}

/// Undead: fear, crumbling, raising.
pub fn undead() -> Vec<ArmyEntry> {
    use Spell::*;
    vec![
        line(cards::skeletons(20), 5),
        line(cards::zombies(20), 5),
        line(cards::dire_wolves(6), 3),
        line(cards::machine(Machine::StoneThrower), 1),
        wizard(cards::necromancer(3, &[]), &[CallTheFallen, WhisperOfDread, LeadenLimbs, VeilOfMist]),
        joining(cards::army_standard(), 0),
        line(cards::skeletons(12), 6),
    ]
}

/// Dwarfs and strange friends: hatred, the unbreakable, flyers, bolts.
pub fn dwarfs() -> Vec<ArmyEntry> {
    use Spell::*;
    vec![
        ArmyEntry { champion_points: 40, ..line(cards::with_champion(cards::dwarfs(15)), 5) },
        line(cards::slayers(10), 5),
        line(cards::crossbowmen(10), 10),
        line(cards::repeaters(8), 8),
        line(cards::ogres(4), 4),
        line(cards::eagle(), 1),
        line(cards::chimera(), 1),
        line(cards::machine(Machine::RepeatingBoltThrower), 1),
        line(cards::machine(Machine::Cannon), 1),
        joining(cards::general(), 0),
        line(cards::runesmith(), 1),
        wizard(cards::wizard(2, &[]), &[SheetOfFlame, ThunderLance, SteadyHearts]),
    ]
}

fn area(x: [Mil; 2], y: [Mil; 2]) -> Area {
    Area { x: x.map(|inches| inches * INCH), y: y.map(|inches| inches * INCH) }
}

fn at(x: Mil, y: Mil) -> Point {
    Point { x: x * INCH, y: y * INCH }
}

fn oval(terrain: Terrain, x: Mil, y: Mil, radii: (Mil, Mil)) -> Piece {
    terrain.piece(Shape::oval(at(x, y), (radii.0 * INCH, radii.1 * INCH), Angle::EAST).unwrap())
}

fn lines(terrain: Terrain, points: &[(Mil, Mil)], half_width: Mil) -> Piece {
    let points: Vec<Point> = points.iter().map(|&(x, y)| at(x, y)).collect();
    terrain.piece(Shape::line(&points, half_width).unwrap())
}

fn block(terrain: Terrain, x: Mil, y: Mil, width: Mil, depth: Mil) -> Piece {
    let rect = Rect::about_centre(at(x, y), Angle::NORTH, width * INCH, depth * INCH);
    terrain.piece(Shape::rect(&rect).unwrap())
}

fn pitched() -> (Scenario, Vec<Piece>) {
    let scenario = Scenario {
        table: [72 * INCH, 48 * INCH],
        game_turns: 6,
        limit: 1600,
        south: area([12, 60], [0, 12]),
        north: area([12, 60], [36, 48]),
        deployment: Deployment::Alternate,
        first_turn: FirstTurn::FinishedFirst,
        goal: Goal::Quarters,
        reserves: [0; 3],
        sight_limit: [0; 3],
    };
    let ground = vec![
        oval(Terrain::Wood, 16, 25, (4, 3)),
        oval(Terrain::Wood, 56, 23, (4, 3)),
        oval(Terrain::PlainHill, 36, 40, (6, 4)),
        oval(Terrain::PlainHill, 36, 8, (6, 4)),
        lines(Terrain::Hedge, &[(26, 20), (34, 20)], 0),
        lines(Terrain::Wall, &[(38, 28), (46, 28)], 0),
    ];
    (scenario, ground)
}

fn hill() -> (Scenario, Vec<Piece>) {
    let scenario = Scenario {
        south: area([6, 66], [0, 10]),
        north: area([6, 66], [38, 48]),
        goal: Goal::Hold { centre: at(36, 24), radii: [7 * INCH, 5 * INCH], from_turn: 2, percent: 5 },
        ..pitched().0
    };
    let ground = vec![
        oval(Terrain::PlainHill, 36, 24, (7, 5)),
        oval(Terrain::Wood, 14, 16, (4, 3)),
        oval(Terrain::Wood, 58, 32, (4, 3)),
        lines(Terrain::Fence, &[(20, 34), (28, 34)], 0),
        lines(Terrain::Fence, &[(44, 14), (52, 14)], 0),
        block(Terrain::Rock, 12, 34, 3, 3),
        block(Terrain::Rock, 60, 14, 3, 3),
    ];
    (scenario, ground)
}

fn breakthrough() -> (Scenario, Vec<Piece>) {
    let scenario = Scenario {
        game_turns: 7,
        south: area([6, 66], [0, 8]),
        north: area([6, 66], [24, 40]),
        deployment: Deployment::DefenderFirst,
        first_turn: FirstTurn::Attacker,
        goal: Goal::Breakthrough { share: 80 },
        ..pitched().0
    };
    let ground = vec![
        lines(Terrain::Wall, &[(18, 26), (28, 26)], 0),
        lines(Terrain::Wall, &[(44, 26), (54, 26)], 0),
        block(Terrain::Building, 36, 32, 6, 4),
        oval(Terrain::Wood, 10, 22, (4, 4)),
        oval(Terrain::Marsh, 61, 20, (4, 3)),
        lines(Terrain::Road, &[(32, 0), (32, 48)], INCH),
    ];
    (scenario, ground)
}

fn fog() -> (Scenario, Vec<Piece>) {
    let scenario = Scenario {
        game_turns: 7,
        south: area([24, 48], [0, 12]),
        north: area([24, 48], [36, 48]),
        deployment: Deployment::OneRegiment,
        first_turn: FirstTurn::RollOff,
        reserves: [4, 3, 2],
        sight_limit: [12 * INCH, 18 * INCH, 24 * INCH],
        ..pitched().0
    };
    let ground = vec![
        lines(Terrain::River, &[(0, 24), (20, 25), (28, 24)], INCH),
        block(Terrain::Ford, 14, 25, 4, 3),
        oval(Terrain::Wood, 44, 24, (5, 3)),
        oval(Terrain::PlainHill, 60, 34, (6, 4)),
        oval(Terrain::PlainHill, 60, 14, (6, 4)),
        lines(Terrain::Hedge, &[(18, 12), (26, 14)], 0),
        lines(Terrain::Hedge, &[(18, 36), (26, 34)], 0),
    ];
    (scenario, ground)
}

/// One of the scenarios with two of the armies and some switches, chosen by the seed.
pub fn setup(seed: u64) -> Setup {
    let (scenario, ground) = [pitched, hill, breakthrough, fog][(seed % 4) as usize]();
    let armies = [empire, orcs, undead, dwarfs];
    let pick = |n: u64| armies[(n % 4) as usize]();
    let mut switches = Switches::default();
    if seed % 3 == 1 {
        switches.challenges = true;
        switches.strict_measuring = false;
        switches.march_through_rough = false;
    }
    if seed % 5 == 1 {
        switches.hard_cover = -2;
        switches.catch_on_tie = true;
        switches.to_hit_7_plus = false;
        switches.rank_lost_to_flank = false;
    }
    Setup {
        scenario,
        ground: Ground { pieces: ground },
        random_ground: seed % 7 == 6,
        switches,
        armies: BySide::new(pick(seed / 4), pick(seed / 16 + seed)),
        start: Start::Deploy,
        rules: Vec::new(),
    }
}

/// A battle of the standard size: two lists of about 1000 points in the open field.
pub fn standard() -> Setup {
    let (scenario, ground) = pitched();
    let (mut a, mut b) = (empire(), orcs());
    for unneeded in [8, 7, 4] {
        a.remove(unneeded);
    }
    for unneeded in [8, 7, 6] {
        b.remove(unneeded);
    }
    Setup {
        scenario,
        ground: Ground { pieces: ground },
        random_ground: false,
        switches: Switches::default(),
        armies: BySide::new(a, b),
        start: Start::Deploy,
        rules: Vec::new(),
    }
}

pub fn start(setup: &Setup, seed: u64) -> Battle {
    setup.battle(&mut FastDice { seed }, &mut ()).expect("a battle that can be played")
}

/// Plays at random to the end; more actions than any battle has are a fault.
pub fn play_out(battle: &mut Battle, seed: u64, mut each: impl FnMut(&Battle, Side, Action)) -> usize {
    play(battle, seed, &mut FastDice { seed }, &mut (), |battle, side, action| each(battle, side, action))
}

pub fn play<D: Dice, E: Events<Event>>(
    battle: &mut Battle,
    seed: u64,
    dice: &mut D,
    events: &mut E,
    mut each: impl FnMut(&Battle, Side, Action),
) -> usize {
    let mut rng = Rng::new(seed);
    let mut actions = 0;
    while let Some(side) = battle.pending().first() {
        let legal = battle.sample(side, &mut rng).unwrap_or_else(|| stuck(battle, side, seed));
        let action = Battle::action(&legal).1;
        battle.apply(legal, dice, events);
        each(battle, side, action);
        actions += 1;
        assert!(actions < 20_000, "seed {seed}: the battle does not end: {:?}", battle.step());
    }
    actions
}

#[allow(clippy::panic, reason = "tests may fail")]
pub fn stuck(battle: &Battle, side: Side, seed: u64) -> Legal {
    panic!("seed {seed}: side {side:?} has nothing to do in {:?}", battle.step())
}
