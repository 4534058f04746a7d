//! Terrain, map sheets and boards, as the data files hold them.

use super::entries::{Note, Provenance, SideWord, rule, side};
use ::demonworld::{
    Board, Border, Direction, Edge, Field, Ground, Hex, Laid, SHEET_COLUMNS, SHEET_ROWS, Sheet, Surface, lay,
};
use ::table::{RuleId, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use toml::Spanned;

#[derive(Deserialize, Serialize, JsonSchema)]
#[serde(remote = "Surface", rename_all = "kebab-case")]
enum SurfaceWord {
    Open,
    Rocky,
    Undergrowth,
    Wood,
    Sand,
    Mud,
    Morass,
    Swamp,
    Ford,
    Water1,
    Water2,
    Water3,
}

#[derive(Deserialize, Serialize, JsonSchema)]
#[serde(remote = "Edge", rename_all = "kebab-case")]
enum EdgeWord {
    Free,
    Hedge,
    Wall,
    Ruin,
}

#[derive(Deserialize, Serialize, JsonSchema)]
#[serde(remote = "Border", rename_all = "kebab-case")]
enum BorderWord {
    North,
    South,
    West,
    East,
}

/// A surface of the general table (DW-11-T1).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SurfaceType {
    #[serde(with = "SurfaceWord")]
    pub id: Surface,
    /// What stands for it on a sheet.
    pub letter: char,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    /// Movement points of units; absent where it is impassable or depends on the size.
    pub cost: Option<u8>,
    /// Movement points of single commanders and skirmishers.
    pub loose: Option<u8>,
    /// Movement points for sizes 1 to 3; 0 = impassable.
    pub by_size: Option<[u8; 3]>,
    /// Height in the way of sight.
    pub height: u8,
}

/// What can lie on the side of a hex (DW-11-32).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EdgeType {
    #[serde(with = "EdgeWord")]
    pub id: Edge,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub cost: u8,
    pub height: u8,
}

/// Roads (DW-11-40).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoadType {
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub infantry: u8,
    pub cavalry: u8,
}

/// Hills (DW-11-T2).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HillType {
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    /// Height of one step.
    pub height: u8,
    /// Further movement points for one and two steps.
    pub up: [u8; 2],
    pub down: [u8; 2],
}

/// All kinds of ground.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    pub surface: Vec<SurfaceType>,
    pub edge: Vec<EdgeType>,
    pub road: RoadType,
    pub hill: HillType,
}

/// A hedge or wall on the side of a hex, named by row letter and number (DW-01-07).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EdgeEntry {
    #[schemars(with = "String")]
    pub hex: Spanned<String>,
    pub direction: u8,
    #[serde(with = "EdgeWord")]
    pub kind: Edge,
}

/// A hex of which the book says what it holds (DW-11-T4).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnownHex {
    #[schemars(with = "String")]
    pub hex: Spanned<String>,
    pub surface: Option<String>,
    pub height: Option<String>,
}

/// A map sheet.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub number: u8,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub from: Provenance,
    #[serde(default)]
    pub known: Vec<KnownHex>,
    #[schemars(with = "Vec<String>")]
    pub surface: Vec<Spanned<String>>,
    #[schemars(with = "Vec<String>")]
    pub height: Vec<Spanned<String>>,
    #[schemars(with = "Vec<String>")]
    pub road: Vec<Spanned<String>>,
    pub edges: Vec<EdgeEntry>,
}

/// A fault of an entry: where in the text, and what.
pub(super) type Fault<'a> = (&'a Spanned<String>, String);

/// DW-01-07: row and column, both from 0, of a hex named by its row letter and its number.
fn place(name: &str) -> Option<(u8, u8)> {
    const LETTERS: &str = "ABCDEFGHJKLMNOP";
    let mut letters = name.chars();
    let row = LETTERS.find(letters.next()?)? as u8;
    let column = letters.as_str().parse::<u8>().ok()?.checked_sub(1)?;
    Sheet::board()?.has_columns(row, column).then_some((row, column))
}

impl SheetEntry {
    /// The sheet, or its first fault.
    pub(super) fn sheet(&self, terrain: &Terrain) -> Result<Sheet, Fault<'_>> {
        let whole = |reason: String| (&self.id, reason);
        for (name, rows) in [("surface", &self.surface), ("height", &self.height), ("road", &self.road)] {
            if rows.len() != usize::from(SHEET_ROWS) {
                return Err(whole(format!("{name}: {} rows, a sheet has {SHEET_ROWS}", rows.len())));
            }
            for (number, row) in rows.iter().enumerate() {
                let (letters, hexes) =
                    (row.get_ref().chars().count(), usize::from(SHEET_COLUMNS) + number % 2);
                if letters != hexes {
                    return Err((row, format!("{name}: {letters} letters, this row has {hexes} hexes")));
                }
            }
        }
        let board = Sheet::board().ok_or_else(|| whole("no board".to_owned()))?;
        let mut fields = Vec::new();
        for row in 0..SHEET_ROWS {
            fields.push(self.row(terrain, row)?);
        }
        for edge in &self.edges {
            let (Some((row, column)), Some(direction)) =
                (place(edge.hex.get_ref()), Direction::new(edge.direction))
            else {
                return Err((&edge.hex, "no such side of a hex of this sheet".to_owned()));
            };
            if let Some(field) =
                fields.get_mut(usize::from(row)).and_then(|row| row.get_mut(usize::from(column)))
            {
                field.edges[direction.index()] = edge.kind;
            }
        }
        let ground = Ground::new(board, |hex| at(board, &fields, hex));
        self.check_known(terrain, &fields)?;
        Sheet::new(ground).ok_or_else(|| whole("no sheet".to_owned()))
    }

    fn row(&self, terrain: &Terrain, row: u8) -> Result<Vec<Field>, Fault<'_>> {
        let number = usize::from(row);
        let (surfaces, heights, roads) = (&self.surface[number], &self.height[number], &self.road[number]);
        let letters = surfaces.get_ref().chars().zip(heights.get_ref().chars()).zip(roads.get_ref().chars());
        letters
            .map(|((surface, height), road)| {
                let kind = terrain.surface.iter().find(|kind| kind.letter == surface);
                let Some(kind) = kind else {
                    return Err((surfaces, format!("no surface has the letter `{surface}`")));
                };
                let step = height
                    .to_digit(4)
                    .ok_or_else(|| (heights, format!("`{height}` is no step from 0 to 3")))?;
                let road = match road {
                    '.' => 0,
                    'a'..='z' => road as u8 - b'a' + 1,
                    _ => return Err((roads, format!("`{road}` is neither `.` nor the letter of a road"))),
                };
                Ok(Field { surface: kind.id, step: step as u8, road, ..Field::default() })
            })
            .collect()
    }

    /// DW-11-T4: the hexes that the book names are as it says.
    fn check_known(&self, terrain: &Terrain, fields: &[Vec<Field>]) -> Result<(), Fault<'_>> {
        for known in &self.known {
            let field = place(known.hex.get_ref())
                .and_then(|(row, column)| fields.get(usize::from(row))?.get(usize::from(column)));
            let Some(field) = field else { return Err((&known.hex, "no such hex".to_owned())) };
            let letter = terrain.surface.iter().find(|kind| kind.id == field.surface).map(|kind| kind.letter);
            let same_surface = known.surface.as_ref().is_none_or(|s| s.chars().next() == letter);
            let same_height = known.height.as_ref().is_none_or(|h| *h == field.step.to_string());
            if !(same_surface && same_height) {
                return Err((&known.hex, "the book says otherwise (DW-11-T4)".to_owned()));
            }
        }
        Ok(())
    }
}

fn at(board: Board, fields: &[Vec<Field>], hex: Hex) -> Field {
    let (row, column) = board.row_and_column(hex);
    let field = usize::try_from(row).ok().zip(usize::try_from(column).ok());
    field.and_then(|(row, column)| fields.get(row)?.get(column)).copied().unwrap_or_default()
}

/// The deployment zone of a side.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    #[serde(deserialize_with = "side")]
    #[schemars(with = "SideWord")]
    pub side: Side,
    /// The facing towards the enemy, a proposal for the set-up.
    pub facing: u8,
    /// DW-15-58: the edge of the board to which the side's fleeing elements run.
    #[serde(with = "BorderWord")]
    pub base: Border,
    /// Row, first column, last column.
    pub spans: Vec<(u8, u8, u8)>,
    pub from: Provenance,
    pub note: Option<Note>,
}

/// A sheet in its place on a board.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaidEntry {
    #[schemars(with = "String")]
    pub sheet: Spanned<String>,
    #[serde(default)]
    pub rotated: bool,
}

/// The special area of a scenario (DW-16-12).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AreaEntry {
    pub name_de: String,
    pub name_en: String,
    pub spans: Vec<(u8, u8, u8)>,
}

/// A board with its deployment zones.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    /// Only without a layout.
    pub rows: Option<u8>,
    /// Hexes in the first, third, … row; the others have one more.
    pub columns: Option<u8>,
    /// Sheets, row by row from the north-west.
    #[serde(default)]
    pub layout: Vec<Vec<LaidEntry>>,
    pub area: Option<AreaEntry>,
    pub from: Provenance,
    pub note: Option<Note>,
    pub zone: Vec<Zone>,
}

impl BoardEntry {
    /// The ground, or the first fault; nothing where one of its sheets is faulty itself.
    pub(super) fn ground(&self, sheets: &[(String, Option<Sheet>)]) -> Result<Option<Ground>, Fault<'_>> {
        if let Some(bad) = self.zone.iter().find(|zone| 6 <= zone.facing) {
            let reason = format!("zone of side {:?}: facing {} does not exist", bad.side, bad.facing);
            return Err((&self.id, reason));
        }
        if self.layout.is_empty() {
            let (rows, columns) = (self.rows.unwrap_or(0), self.columns.unwrap_or(0));
            let board = Board::new(rows, columns);
            let misfit = || (&self.id, format!("{rows} rows of {columns} hexes fit no table"));
            return board.map(Ground::plain).map(Some).ok_or_else(misfit);
        }
        if self.rows.is_some() || self.columns.is_some() {
            return Err((&self.id, "rows and columns follow from the layout".to_owned()));
        }
        let mut laid = Vec::new();
        for row in &self.layout {
            let mut places = Vec::new();
            for entry in row {
                let found = sheets.iter().find(|(id, _)| id == entry.sheet.get_ref());
                let Some((_, sheet)) = found else { return Err((&entry.sheet, "no such sheet".to_owned())) };
                let Some(sheet) = sheet else { return Ok(None) };
                places.push(Laid { sheet, rotated: entry.rotated });
            }
            laid.push(places);
        }
        let rows = laid.iter().map(Vec::as_slice).collect::<Vec<_>>();
        let ground = lay(&rows).map_err(|misfit| (&self.id, misfit.to_string()))?;
        let spans = self.area.iter().flat_map(|area| &area.spans);
        let off =
            spans.clone().find(|&&(row, first, last)| last < first || !ground.board().has_columns(row, last));
        match off {
            Some(&(row, first, last)) => {
                Err((&self.id, format!("area: row {row}, columns {first} to {last}: off the board")))
            }
            None => Ok(Some(ground)),
        }
    }

    /// The hexes of the special area.
    pub(super) fn area_hexes(&self, board: Board) -> Vec<Hex> {
        let spans = self.area.iter().flat_map(|area| &area.spans);
        spans
            .filter(|&&(row, _, last)| board.has_columns(row, last))
            .flat_map(|&(row, first, last)| (first..=last).map(move |column| board.hex_at(row, column)))
            .collect()
    }
}
