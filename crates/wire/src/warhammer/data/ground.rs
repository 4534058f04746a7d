//! Scenarios and the ground they are fought on.

use super::entries::{Provenance, rule};
use ::warhammer::{
    Area, Cover, Deployment, FirstTurn, Goal, Going, INCH, Mil, Piece, Point, Scenario, Screen, Terrain,
};
use plane::{Angle, Rect, Shape};
use schemars::JsonSchema;
use serde::Deserialize;
use table::RuleId;
use toml::Spanned;

/// A length in inches, whole or with decimals.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Inches {
    Whole(i32),
    Decimal(f64),
}

impl Eq for Inches {}

impl Inches {
    /// `None` beyond any table.
    pub(in crate::warhammer) fn mil(self) -> Option<Mil> {
        match self {
            Inches::Whole(inches) => (-200..=200).contains(&inches).then_some(inches * INCH),
            Inches::Decimal(inches) => {
                let mil = (inches * 1000.0).round();
                (-200_000.0..=200_000.0).contains(&mil).then_some(mil as Mil)
            }
        }
    }
}

pub type Pair = [Inches; 2];

pub(in crate::warhammer) fn point(pair: Pair) -> Option<Point> {
    Some(Point::new(pair[0].mil()?, pair[1].mil()?))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AreaEntry {
    pub x: Pair,
    pub y: Pair,
}

impl AreaEntry {
    fn area(self) -> Option<Area> {
        let span = |[from, to]: Pair| Some([from.mil()?, to.mil()?]).filter(|[from, to]| from < to);
        Some(Area { x: span(self.x)?, y: span(self.y)? })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DeploymentWord {
    Alternate,
    DefenderFirst,
    OneRegiment,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurnWord {
    FinishedFirst,
    RollOff,
    Attacker,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum GoalEntry {
    Quarters,
    Hold { centre: Pair, radii: Pair, from_turn: u8, percent: u8 },
    Breakthrough { share: u8 },
}

impl GoalEntry {
    fn goal(self) -> Option<Goal> {
        Some(match self {
            GoalEntry::Quarters => Goal::Quarters,
            GoalEntry::Hold { centre, radii, from_turn, percent } => {
                let radii = point(radii)?;
                Goal::Hold { centre: point(centre)?, radii: [radii.x, radii.y], from_turn, percent }
            }
            GoalEntry::Breakthrough { share } => Goal::Breakthrough { share },
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FormWord {
    Oval,
    Rect,
    Line,
}

/// A piece of ground of a scenario: an oval has a centre and radii, a rectangle a centre, a size and perhaps a rotation, a
/// line points and perhaps a width.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PieceEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub shape: FormWord,
    pub centre: Option<Pair>,
    pub radii: Option<Pair>,
    pub size: Option<Pair>,
    /// Degrees counter-clockwise.
    pub rotation: Option<i32>,
    pub points: Option<Vec<Pair>>,
    pub width: Option<Inches>,
}

impl PieceEntry {
    /// `None` where the numbers make no shape.
    fn shape(&self) -> Option<Shape> {
        match self {
            PieceEntry {
                shape: FormWord::Oval,
                centre: Some(centre),
                radii: Some(radii),
                size: None,
                rotation: None,
                points: None,
                width: None,
                ..
            } => {
                let radii = point(*radii)?;
                Shape::oval(point(*centre)?, (radii.x, radii.y), Angle::ZERO)
            }
            PieceEntry {
                shape: FormWord::Rect,
                centre: Some(centre),
                size: Some(size),
                rotation,
                radii: None,
                points: None,
                width: None,
                ..
            } => {
                let size = point(*size).filter(|size| 0 < size.x && 0 < size.y)?;
                // A piece has no front; that of its rectangle faces north where it is not rotated.
                let facing = Angle::NORTH + Angle::from_degrees(rotation.unwrap_or(0));
                Shape::rect(&Rect::about_centre(point(*centre)?, facing, size.x, size.y))
            }
            PieceEntry {
                shape: FormWord::Line,
                points: Some(points),
                width,
                centre: None,
                radii: None,
                size: None,
                rotation: None,
                ..
            } => {
                let points: Option<Vec<Point>> = points.iter().map(|&pair| point(pair)).collect();
                let width = width.map_or(Some(0), Inches::mil)?;
                Shape::line(&points?, width / 2)
            }
            _ => None,
        }
    }

    /// `None` where the numbers make no shape.
    pub fn piece(&self, terrain: &TerrainEntry) -> Option<Piece> {
        Some(Piece {
            terrain: terrain.terrain()?,
            shape: self.shape()?,
            going: terrain.going(),
            cover: terrain.cover(),
            screen: terrain.screen()?,
            height: terrain.height,
            defendable: terrain.defendable,
            closed_to_wheels: !terrain.chariots_allowed,
        })
    }
}

/// The frame of a battle (WH-09-H49).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub text_de: String,
    pub text_en: String,
    pub provenance: Provenance,
    pub table_in: Pair,
    pub game_turns: u8,
    pub limit: u16,
    pub south: AreaEntry,
    pub north: AreaEntry,
    pub deployment: DeploymentWord,
    pub first_turn: FirstTurnWord,
    pub goal: GoalEntry,
    #[serde(default)]
    pub reserves: [u8; 3],
    pub sight_limit_in: Option<[Inches; 3]>,
    pub terrain: Vec<PieceEntry>,
}

impl ScenarioEntry {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    /// `None` where a number is beyond any table.
    pub fn scenario(&self) -> Option<Scenario> {
        let table = point(self.table_in)?;
        let [first, second, third] = self.sight_limit_in.unwrap_or([Inches::Whole(0); 3]);
        Some(Scenario {
            table: [table.x, table.y],
            game_turns: self.game_turns,
            limit: self.limit,
            south: self.south.area()?,
            north: self.north.area()?,
            deployment: match self.deployment {
                DeploymentWord::Alternate => Deployment::Alternate,
                DeploymentWord::DefenderFirst => Deployment::DefenderFirst,
                DeploymentWord::OneRegiment => Deployment::OneRegiment,
            },
            first_turn: match self.first_turn {
                FirstTurnWord::FinishedFirst => FirstTurn::FinishedFirst,
                FirstTurnWord::RollOff => FirstTurn::RollOff,
                FirstTurnWord::Attacker => FirstTurn::Attacker,
            },
            goal: self.goal.goal()?,
            reserves: self.reserves,
            sight_limit: [first.mil()?, second.mil()?, third.mil()?],
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GoingWord {
    Open,
    Difficult,
    VeryDifficult,
    Obstacle,
    Impassable,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CoverWord {
    None,
    Soft,
    Hard,
}

/// WH-09-H37: a kind of ground.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub movement: GoingWord,
    pub cover: CoverWord,
    #[serde(default)]
    pub height: u8,
    pub blocks_sight: bool,
    pub sight_depth_in: Option<Inches>,
    #[serde(default)]
    pub defendable: bool,
    #[serde(default = "yes")]
    pub chariots_allowed: bool,
    pub provenance: Provenance,
}

fn yes() -> bool {
    true
}

impl TerrainEntry {
    /// `None` for what no rule of the engine knows.
    pub fn terrain(&self) -> Option<Terrain> {
        Some(match self.id.get_ref().as_str() {
            "plain-hill" => Terrain::PlainHill,
            "steep-hill" => Terrain::SteepHill,
            "steep-slope" => Terrain::SteepSlope,
            "wood" => Terrain::Wood,
            "dense-wood" => Terrain::DenseWood,
            "marsh" => Terrain::Marsh,
            "hedge" => Terrain::Hedge,
            "fence" => Terrain::Fence,
            "wall" => Terrain::Wall,
            "building" => Terrain::Building,
            "rock" => Terrain::Rock,
            "river" => Terrain::River,
            "ford" => Terrain::Ford,
            "bridge" => Terrain::Bridge,
            "road" => Terrain::Road,
            _ => return None,
        })
    }

    fn going(&self) -> Going {
        match self.movement {
            GoingWord::Open => Going::Open,
            GoingWord::Difficult => Going::Difficult,
            GoingWord::VeryDifficult => Going::VeryDifficult,
            GoingWord::Obstacle => Going::Obstacle,
            GoingWord::Impassable => Going::Impassable,
        }
    }

    fn cover(&self) -> Cover {
        match self.cover {
            CoverWord::None => Cover::None,
            CoverWord::Soft => Cover::Soft,
            CoverWord::Hard => Cover::Hard,
        }
    }

    fn screen(&self) -> Option<Screen> {
        Some(match (self.blocks_sight, self.sight_depth_in) {
            (_, Some(depth)) => Screen::Wood { depth: depth.mil()? },
            (true, None) if 0 < self.height => Screen::Hill,
            (true, None) => Screen::Solid,
            (false, None) => Screen::Clear,
        })
    }
}
