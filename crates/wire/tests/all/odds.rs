//! Odds against the dice that fall: exact values against many seeded battles, what is counted together against every
//! single face.

use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use table::{Ask, Course, Dice, Distribution, Effort, FastDice, Game, Natural, Odds, Rng, Side, chain_odds};
use wire::odds::Limits;
use wire::{Battle, Lang, Options, Words, new_battle};

/// Up to the next decision.
struct Alone;

impl<G: Game> Course<G> for Alone {
    type Notes = ();

    fn note(&self, (): &mut (), _: &G::Event) {}

    fn is_over(&self, _: &G, (): &()) -> bool {
        false
    }

    fn decide(&mut self, _: &G) -> Option<G::Legal> {
        None
    }
}

/// Dice that note what they are rolled for.
struct Heard {
    dice: FastDice,
    purposes: BTreeSet<u8>,
}

impl Dice for Heard {
    fn roll(&mut self, ask: Ask) -> u8 {
        self.purposes.insert(ask.key.purpose);
        self.dice.roll(ask)
    }
}

/// The whole position that an action leads to.
fn position<G: Game>(game: &G) -> u64 {
    let mut game = game.clone();
    game.forget();
    game.state_hash()
}

fn exact<G: Game>(game: &G, legal: G::Legal, effort: Effort) -> Option<Distribution<u64>> {
    match chain_odds(game, legal, effort, &mut Alone, |game, ()| position(game)) {
        Odds::Exact(distribution) => Some(distribution),
        Odds::TooMany => None,
    }
}

/// An action that rolls dice, what for, and its odds.
struct Roll<G: Game> {
    game: G,
    legal: G::Legal,
    purposes: BTreeSet<u8>,
    odds: Distribution<u64>,
}

/// Actions that roll for every purpose, at least `EACH` of them, from battles played at random. An action often rolls for
/// several.
fn gallery<G: Game>(starts: impl Iterator<Item = G>, purposes: Range<u8>) -> Vec<Roll<G>> {
    let mut wanted: BTreeMap<u8, u32> = purposes.map(|purpose| (purpose, EACH)).collect();
    let mut rolls = Vec::new();
    for (seed, mut game) in (0..).zip(starts) {
        let runs = if seed < EASY { FEW_RUNS } else { RUNS };
        let mut rng = Rng::new(seed);
        let mut dice = Heard { dice: FastDice { seed }, purposes: BTreeSet::new() };
        for _ in 0..3000 {
            let Some(legal) = game.pending().first().and_then(|side| game.sample(side, &mut rng)) else {
                break;
            };
            let before = game.clone();
            dice.purposes.clear();
            game.apply(legal, &mut dice, &mut ());
            if !dice.purposes.iter().any(|purpose| wanted.get(purpose).is_some_and(|&left| 0 < left)) {
                continue;
            }
            if let Some(odds) = exact(&before, legal, Effort::runs(runs)) {
                for purpose in &dice.purposes {
                    wanted.entry(*purpose).and_modify(|left| *left = left.saturating_sub(1));
                }
                rolls.push(Roll { game: before, legal, purposes: dice.purposes.clone(), odds });
            }
        }
        if wanted.values().all(|&left| left == 0) {
            return rolls;
        }
    }
    panic!("{}: no exact odds for these purposes: {wanted:?}", G::SYSTEM);
}

const EACH: u32 = 1;

/// Battles in which only what is easily counted is looked at.
const EASY: u64 = 40;
const FEW_RUNS: usize = 1000;

/// Enough for a stone that may land anywhere.
const RUNS: usize = 20_000;

/// Every scenario with every army in turn.
fn warhammers() -> impl Iterator<Item = warhammer::Battle> {
    let setups = wire::warhammer::data::Data::builtin().unwrap().setups();
    let begin = |setup: &warhammer::Setup| setup.battle(&mut FastDice { seed: 1 }, &mut ()).unwrap();
    let starts: Vec<_> = setups.iter().map(begin).collect();
    (0..300).map(move |number| starts[number % starts.len()].clone())
}

/// The scenarios and positions at random in turn.
fn demonworlds() -> impl Iterator<Item = demonworld::Battle> {
    let setups = wire::demonworld::data::Data::builtin().unwrap().setups("standard");
    let mut rng = Rng::new(1);
    (0..3000).filter_map(move |number| {
        let setup = match number % 2 {
            0 => setups[number / 2 % setups.len()].clone(),
            _ => lab::demonworld::positions::rare(&mut rng),
        };
        setup.battle(&mut FastDice { seed: 1 }, &mut ()).ok()
    })
}

/// As `warhammer::dice` and `demonworld::round` number them.
const OF_WARHAMMER: Range<u8> = 0..25;
const OF_DEMONWORLD: Range<u8> = 1..20;

/// Where dice are counted together, or only on which side of a number a face lies, the odds are those of all faces.
fn shortcuts_change_nothing<G: Game>(rolls: &[Roll<G>]) -> usize {
    let mut compared = 0;
    for Roll { game, legal, odds, .. } in rolls {
        let Some(all) = exact(game, *legal, Effort { runs: 4000, every_face: true }) else { continue };
        let product = |weight: &Natural, total: &Natural| weight.checked_mul(total).unwrap();
        let same = odds.weights.len() == all.weights.len()
            && odds.weights.iter().zip(&all.weights).all(|((one, weight), (other, all_weight))| {
                one == other && product(weight, &all.total) == product(all_weight, &odds.total)
            });
        assert!(same, "{}: {:?}\n{odds:?}\n{all:?}", G::SYSTEM, G::action(legal));
        compared += 1;
    }
    compared
}

/// Battles for each exact value.
const SEEDED: u32 = 100_000;

/// 99.9 of 100 values lie within so many standard deviations.
const DEVIATIONS: f64 = 3.290_527;

/// How often each position came about lies where the exact odds say.
fn falls_as_reckoned<G: Game>(roll: &Roll<G>, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut counts: BTreeMap<u64, u32> = BTreeMap::new();
    for _ in 0..SEEDED {
        let mut game = roll.game.clone();
        game.apply(roll.legal, &mut FastDice { seed: rng.next_u64() }, &mut ());
        game.forget();
        *counts.entry(game.state_hash()).or_default() += 1;
    }
    let share = |weight: &Natural| weight.parts(&roll.odds.total, 1 << 50) as f64 / (1u64 << 50) as f64;
    for outcome in counts.keys() {
        assert!(
            roll.odds.weights.contains_key(outcome),
            "what cannot be has been: {:?}",
            G::action(&roll.legal)
        );
    }
    // What is rare by itself is counted together.
    let (mut rare, mut rarely) = (0.0, 0);
    let compare = |exact: f64, count: u32| {
        let deviation = (f64::from(SEEDED) * exact * (1.0 - exact)).sqrt();
        let off = (f64::from(count) - f64::from(SEEDED) * exact).abs();
        assert!(off <= DEVIATIONS * deviation + 0.5, "{:?}: {exact} {count}", G::action(&roll.legal));
    };
    for (outcome, weight) in &roll.odds.weights {
        let (exact, count) = (share(weight), counts.get(outcome).copied().unwrap_or(0));
        if exact < 0.02 {
            (rare, rarely) = (rare + exact, rarely + count);
        } else {
            compare(exact, count);
        }
    }
    compare(rare, rarely);
}

/// For every purpose the action with the fewest outcomes; one serves for several.
fn simplest<G: Game>(rolls: &[Roll<G>], purposes: Range<u8>) -> Vec<&Roll<G>> {
    let mut chosen: Vec<&Roll<G>> = Vec::new();
    for purpose in purposes {
        let rolled = |roll: &&Roll<G>| roll.purposes.contains(&purpose);
        if !chosen.iter().any(rolled) {
            chosen.extend(rolls.iter().filter(rolled).min_by_key(|roll| roll.odds.weights.len()));
        }
    }
    chosen
}

fn odds_are_right<G: Game>(starts: impl Iterator<Item = G>, purposes: Range<u8>) {
    let rolls = gallery(starts, purposes.clone());
    let compared = shortcuts_change_nothing(&rolls);
    assert!(5 < compared, "only {compared} of {}", rolls.len());
    for (seed, roll) in (0..).zip(simplest(&rolls, purposes)) {
        falls_as_reckoned(roll, seed);
    }
}

/// Every kind of roll.
#[test]
fn warhammers_dice_fall_as_often_as_the_odds_say() {
    odds_are_right(warhammers(), OF_WARHAMMER);
}

#[test]
fn demonworlds_dice_fall_as_often_as_the_odds_say() {
    odds_are_right(demonworlds(), OF_DEMONWORLD);
}

/// A battle of Warhammer played at random up to the first charge that could be declared.
fn before_a_charge(strict: bool) -> (Box<dyn Battle>, Side, Value) {
    let house = json!({ "strict_measuring": strict }).as_object().unwrap().clone();
    let mut battle = new_battle("warhammer", "pitched-battle", &Options { house }).unwrap().battle;
    for seed in 0.. {
        let side = battle.pending()[0];
        if let Some(charge) = battle.legal(side).into_iter().find(|action| action["do"] == "charge") {
            return (battle, side, charge);
        }
        let action = battle.choose("random", side, seed).unwrap().action;
        battle.apply(side, &action, &mut FastDice { seed }).unwrap();
    }
    panic!("nobody ever charges");
}

/// Odds would tell whether a charge reaches its target.
#[test]
fn wh_01_g7_no_odds_where_nothing_may_be_measured() {
    let limits = Limits { samples: 100, ..Limits::runs(100) };
    let words = Words::new(Lang::En);
    let (battle, side, charge) = before_a_charge(true);
    let withheld = json!({ "withheld": "WH-01-G7" });
    assert_eq!(battle.odds(side, &charge, limits).unwrap(), withheld);
    assert_eq!(battle.chain_odds(side, &charge, limits).unwrap(), withheld);
    let actions = [charge];
    assert_eq!(battle.shown_chain(side, &actions, limits, &words).unwrap(), None);
    let (battle, side, charge) = before_a_charge(false);
    let odds = battle.chain_odds(side, &charge, limits).unwrap();
    assert!(odds["chances"].is_array(), "{odds}");
    // The same every time.
    assert_eq!(battle.chain_odds(side, &charge, limits).unwrap(), odds);
    assert!(battle.chain_odds(side.enemy(), &charge, limits).is_err());
}
