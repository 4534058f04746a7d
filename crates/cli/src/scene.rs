//! What the terminal shows of any system: what all have in common, and the board of each kind.

mod hex;

pub use hex::{Element, Field, HexScene, Unit as HexUnit, row_and_column};

use crate::stop::Stop;
use serde_json::Value;
use table::{BySide, Side, Viewer};
use wire::show::{self, Ground, Table};
use wire::{Battle, Words};

/// A position as a viewer knows it.
#[derive(Clone, Debug)]
pub struct Scene {
    pub round: u16,
    /// The id of the phase, and its name.
    pub phase: String,
    pub phase_name: String,
    pub step: Value,
    pub committed: BySide<bool>,
    /// The names of the armies.
    pub sides: BySide<String>,
    /// By number.
    pub units: Vec<Unit>,
    pub board: Board,
}

/// A unit of any system.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    pub side: Side,
    /// Elements or models, at the start and now.
    pub strength: u32,
    pub alive: u32,
    /// What the whole unit is worth, where that is known.
    pub points: f64,
}

/// Where the battle is fought.
#[derive(Clone, Debug)]
pub enum Board {
    Hex(Box<HexScene>),
    Plane(Box<PlaneScene>),
}

/// A table that is measured, as a screen gets it.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaneScene {
    pub table: Table,
    pub now: show::Scene,
}

/// What is drawn, to know whether it has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Drawn {
    Elements(Vec<Element>),
    Units(Vec<show::UnitNow>),
}

impl Scene {
    pub fn read(battle: &dyn Battle, viewer: Viewer, words: &Words) -> Result<Scene, Stop> {
        let table = battle.table(words);
        let now = battle.scene(viewer, words);
        let sides = BySide::new(table.sides.a.name.clone(), table.sides.b.name.clone());
        let unit = |(info, now): (&show::UnitInfo, &show::UnitNow)| Unit {
            side: if info.side == "a" { Side::A } else { Side::B },
            strength: info.strength.into(),
            alive: now.alive.into(),
            points: worth(info),
        };
        let mut units: Vec<Unit> = table.units.iter().zip(&now.units).map(unit).collect();
        let phase_name = match &table.ground {
            Ground::Hex { .. } => words.word("phase", &now.phase),
            Ground::Plane { .. } => phase_name(&table, &now, words),
        };
        let (round, phase) = (now.round, now.phase.clone());
        let committed = BySide::new(now.committed.a, now.committed.b);
        let board = match table.ground {
            Ground::Hex { .. } => {
                let fault = || Stop::Failed("the view of this battle cannot be shown".to_owned());
                let hexes = HexScene::read(battle.view(viewer)).ok_or_else(fault)?;
                for (unit, found) in units.iter_mut().zip(&hexes.units) {
                    (unit.points, unit.alive) = (found.points(), found.alive);
                }
                Board::Hex(Box::new(hexes))
            }
            Ground::Plane { .. } => Board::Plane(Box::new(PlaneScene { table, now })),
        };
        Ok(Scene { round, phase, phase_name, step: battle.step(), committed, sides, units, board })
    }

    /// The units in order, with their letters: capitals for `own`, small letters for the enemy.
    pub fn letter(&self, unit: usize, own: Side) -> char {
        letter(unit, self.units.get(unit).is_some_and(|found| found.side == own))
    }

    /// The number of a unit by its letter, in either case.
    pub fn unit_of(&self, word: &str) -> Option<usize> {
        let mut letters = word.chars();
        let typed = letters.next().filter(|_| letters.next().is_none())?;
        (0..self.units.len()).find(|&unit| letter(unit, true).eq_ignore_ascii_case(&typed))
    }

    pub fn hexes(&self) -> Option<&HexScene> {
        match &self.board {
            Board::Hex(hexes) => Some(hexes),
            Board::Plane(_) => None,
        }
    }

    pub fn drawn(&self) -> Drawn {
        match &self.board {
            Board::Hex(hexes) => Drawn::Elements(hexes.elements.clone()),
            Board::Plane(plane) => Drawn::Units(plane.now.units.clone()),
        }
    }
}

/// The letter of a unit by its number.
pub fn letter(unit: usize, capital: bool) -> char {
    let letter =
        u8::try_from(unit).ok().filter(|&unit| unit < 26).map_or('?', |unit| char::from(b'A' + unit));
    if capital { letter } else { letter.to_ascii_lowercase() }
}

/// The points on the card of a unit.
fn worth(info: &show::UnitInfo) -> f64 {
    let points = info.values.iter().find(|value| value.id == "points");
    points.and_then(|points| points.value.parse().ok()).unwrap_or_default()
}

/// As the table names its phases; the set-up is none of them.
fn phase_name(table: &Table, now: &show::Scene, words: &Words) -> String {
    let phase = table.phases.iter().find(|phase| phase.id == now.phase);
    phase.map_or_else(|| words.word("phase", "setup"), |phase| phase.name.clone())
}
