//! Own battles (DW-16-14): what the players agree on instead of playing a scenario.

use super::armies::ModuleWord;
use super::check::TIERS;
use super::entries::{Length, Scenario, SideWord, rule, side};
use super::{Army, Data, GoalEntry};
use crate::demonworld::faults;
use crate::experiment::Experiment;
use crate::json::Malformed;
use ::demonworld::{Board, Ground, HouseRules, Laid, Modules, Objective, Setup, lay};
use ::table::{BySide, RuleId, Side};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// What an own battle is where nothing else is agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Free {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub tier: String,
    /// A board of sheets, with deployment zones.
    #[schemars(with = "String")]
    pub board: Spanned<String>,
    /// DW-08-01: the chapters of the standard game in use.
    pub modules: Vec<ModuleWord>,
    /// DW-16-15.
    pub army_size: u16,
    /// DW-16-18: who lays the board; the other side chooses its edge (DW-16-20).
    #[serde(deserialize_with = "side")]
    #[schemars(with = "SideWord")]
    pub builder: Side,
    #[schemars(with = "String")]
    pub army_a: Spanned<String>,
    #[schemars(with = "String")]
    pub army_b: Spanned<String>,
    pub length: Length,
}

impl Free {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    /// What is agreed on where nothing is said.
    pub fn agreement(&self) -> Agreement {
        Agreement {
            army_a: self.army_a.get_ref().clone(),
            army_b: self.army_b.get_ref().clone(),
            board: Layout::Board(self.board.get_ref().clone()),
            objectives: Vec::new(),
            army_size: self.army_size,
            experiment: Experiment::default(),
        }
    }

    /// The battle between two armies.
    pub(super) fn scenario(&self, a: &Army, b: &Army, army_size: u16) -> Scenario {
        Scenario {
            id: self.id.clone(),
            name_de: self.name_de.clone(),
            name_en: self.name_en.clone(),
            rule: self.rule,
            tier: self.tier.clone(),
            board: self.board.clone(),
            modules: self.modules.clone(),
            goal: GoalEntry::Score,
            length: Some(self.length),
            army_size: Some(army_size),
            builder: Some(self.builder),
            a: a.force(),
            b: b.force(),
        }
    }
}

/// The sheets of an own battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Layout {
    /// As on a board of the data.
    Board(String),
    /// Two by two, row by row from the north-west; a sheet that is turned by 180° has an `r` after its id.
    Sheets([String; 4]),
}

/// What the players of an own battle have agreed on. It is kept in the journal with the switches of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    pub army_a: String,
    pub army_b: String,
    pub board: Layout,
    /// Row and column from 0, points (DW-16-34).
    pub objectives: Vec<(u8, u8, u16)>,
    /// DW-16-15.
    pub army_size: u16,
    pub experiment: Experiment,
}

/// An own battle that all has been found for.
#[derive(Clone, Debug)]
pub struct Agreed {
    pub scenario: Scenario,
    ground: Ground,
    objectives: Vec<Objective>,
    prices: BTreeMap<String, u16>,
}

impl Data {
    /// Finds everything that was agreed on.
    pub fn agreed(&self, agreement: &Agreement) -> Result<Agreed, Malformed> {
        let army = |key: &str, id: &str| {
            self.army(id).ok_or_else(|| {
                let known: Vec<&str> = self.armies.iter().map(Army::id).collect();
                Malformed::new(
                    format!("house.{key}"),
                    format!("unknown army \"{id}\"; there are: {}", known.join(", ")),
                )
            })
        };
        let a = army("army_a", &agreement.army_a)?;
        let b = army("army_b", &agreement.army_b)?;
        let ground = match &agreement.board {
            Layout::Board(id) => self.board_of_sheets(id)?.clone(),
            Layout::Sheets(sheets) => self.lay_sheets(sheets)?,
        };
        let board = ground.board();
        let objective = |(place, &(row, column, points)): (usize, &(u8, u8, u16))| {
            if !board.has_columns(row, column) {
                let reason = format!("row {row}, column {column}: off the board (DW-16-35)");
                return Err(Malformed::new(format!("house.objectives[{place}]"), reason));
            }
            Ok(Objective { hex: board.hex_at(row, column), points })
        };
        let objectives = agreement.objectives.iter().enumerate().map(objective).collect::<Result<_, _>>()?;
        let experiment = &agreement.experiment;
        let lengths = BySide::new(a.units.len(), b.units.len());
        experiment.check(lengths, |id| self.profile(id).is_some())?;
        let [a, b] = [(a, Side::A), (b, Side::B)].map(|(army, side)| army.without(&experiment.without[side]));
        let mut scenario = self.free.scenario(&a, &b, agreement.army_size);
        if !experiment.is_none() {
            // The armies were made for this size; what is tried with them makes them lighter or dearer.
            scenario.army_size = None;
        }
        Ok(Agreed { scenario, ground, objectives, prices: experiment.points.clone() })
    }

    /// The set-up of an own battle: each side on the three outermost full rows of its edge (DW-16-22).
    pub fn agreed_setup(&self, agreed: &Agreed, house: HouseRules) -> Option<Setup> {
        let mut setup = self.setup(&agreed.scenario, house)?;
        setup.board = agreed.ground.board();
        setup.ground = agreed.ground.clone();
        setup.zones = outermost_rows(setup.board);
        setup.objectives = agreed.objectives.clone();
        let led = house.modules.has(Modules::COMMANDERS);
        let profiles = agreed.scenario.units().filter_map(|(_, id)| self.profile(id.get_ref()));
        let fielded = profiles.filter(|profile| led || !profile.is_commander());
        for (unit, profile) in setup.units.iter_mut().zip(fielded) {
            if let Some(&price) = agreed.prices.get(profile.id()) {
                unit.card.points = price;
            }
        }
        Some(setup)
    }

    /// The battles of all scenarios up to a part of the book (`intro`, `standard` …); with own battles also one in which
    /// everything is agreed on that can be.
    pub fn setups(&self, tier: &str) -> Vec<Setup> {
        let place = |name: &str| TIERS.iter().position(|tier| *tier == name);
        let within = |scenario: &&Scenario| place(&scenario.tier) <= place(tier);
        let scenarios = || self.scenarios.iter().filter(within);
        let mut setups: Vec<Setup> =
            scenarios().filter_map(|scenario| self.setup(scenario, scenario.house())).collect();
        if scenarios().any(|scenario| scenario.id() == self.free.id()) {
            let objectives = vec![(14, 8, 100), (14, 25, 150)];
            let agreed = self.agreed(&Agreement { objectives, ..self.free.agreement() }).ok();
            setups.extend(agreed.and_then(|agreed| {
                let house = HouseRules { flank_marches: true, ..agreed.scenario.house() };
                self.agreed_setup(&agreed, house)
            }));
        }
        setups
    }

    fn board_of_sheets(&self, id: &str) -> Result<&Ground, Malformed> {
        let of_sheets = || self.boards.iter().filter(|board| !board.layout.is_empty());
        let found = of_sheets().any(|board| board.id.get_ref() == id);
        self.ground(id).filter(|_| found).ok_or_else(|| {
            let known: Vec<&str> = of_sheets().map(|board| board.id.get_ref().as_str()).collect();
            let reason = format!("unknown board of sheets \"{id}\"; there are: {}", known.join(", "));
            Malformed::new("house.board", reason)
        })
    }

    /// DW-16-18.
    fn lay_sheets(&self, ids: &[String; 4]) -> Result<Ground, Malformed> {
        let find = |id: &str| self.sheets.iter().find(|sheet| sheet.id.get_ref() == id);
        let mut sheets = Vec::new();
        for (place, id) in ids.iter().enumerate() {
            let fault = |reason: String| Malformed::new(format!("house.board[{place}]"), reason);
            let turned = || Some((find(id.strip_suffix('r')?)?, true));
            let Some((entry, rotated)) = find(id).map(|entry| (entry, false)).or_else(turned) else {
                let known: Vec<&str> = self.sheets.iter().map(|sheet| sheet.id.get_ref().as_str()).collect();
                let reason = format!(
                    "unknown sheet \"{id}\"; there are: {}, each with an r after it if turned",
                    known.join(", ")
                );
                return Err(fault(reason));
            };
            // Sheets of the data have been read before without a fault.
            let sheet = entry.sheet(&self.terrain).map_err(|(_, reason)| fault(reason))?;
            sheets.push((sheet, rotated));
        }
        let laid: Vec<Laid<'_>> =
            sheets.iter().map(|(sheet, rotated)| Laid { sheet, rotated: *rotated }).collect();
        let (north, south) = laid.split_at(2);
        lay(&[north, south]).map_err(faults::misfit)
    }
}

/// DW-16-22: not the half rows at the edge.
fn outermost_rows(board: Board) -> BySide<Vec<(u8, u8, u8)>> {
    let span = |row: u8| (row, 0, board.columns - u8::from(!board.has_columns(row, board.columns)));
    let south = (2..=4).rev().map(|depth| board.rows.saturating_sub(depth));
    BySide::new(south.map(span).collect(), (1..=3).map(span).collect())
}
