//! What the terminal shows of a battle on hexes, read from its JSON view.

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use table::Side;
use wire::Lang;

#[derive(Clone, Debug, Deserialize)]
pub struct HexScene {
    pub phase: String,
    pub board: BoardSize,
    pub zones: Sides<Vec<(u8, u8, u8)>>,
    /// Absent on open, level ground.
    pub terrain: Option<Terrain>,
    /// The special area.
    #[serde(default)]
    pub area: Vec<(i64, i64)>,
    #[serde(default)]
    pub objectives: Vec<Objective>,
    pub sides: Sides<Named>,
    pub units: Vec<Unit>,
    pub elements: Vec<Element>,
    pub plan: Value,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct BoardSize {
    pub rows: u8,
    /// Of the first, third, … row; the others have one more.
    pub columns: u8,
}

impl BoardSize {
    pub const fn row_length(self, row: u8) -> u8 {
        self.columns + row % 2
    }
}

/// What the ground holds, row by row.
#[derive(Clone, Debug, Deserialize)]
pub struct Terrain {
    surface: Vec<String>,
    height: Vec<String>,
    road: Vec<String>,
    /// Hex, direction, kind.
    pub edges: Vec<(i64, i64, usize, String)>,
    /// The words of the letters in `surface`.
    pub letters: BTreeMap<char, String>,
}

/// One hex of the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field<'a> {
    pub letter: char,
    pub surface: &'a str,
    pub height: u32,
    pub road: bool,
}

impl Terrain {
    /// Row and column from 0.
    pub fn field(&self, row: usize, column: usize) -> Option<Field<'_>> {
        let letter = |rows: &[String]| rows.get(row)?.chars().nth(column);
        let surface = letter(&self.surface)?;
        Some(Field {
            letter: surface,
            surface: self.letters.get(&surface).map_or("open", String::as_str),
            height: letter(&self.height)?.to_digit(10)?,
            road: letter(&self.road)? != '.',
        })
    }
}

#[derive(Clone, Debug, Deserialize)]
pub struct Objective {
    pub hex: (i64, i64),
    pub points: u32,
}

/// Row and column from 0.
pub const fn row_and_column((q, r): (i64, i64)) -> (i64, i64) {
    (r, q + (r + 1).div_euclid(2))
}

/// One value for each side.
#[derive(Clone, Debug, Deserialize)]
pub struct Sides<T> {
    a: T,
    b: T,
}

impl<T> Sides<T> {
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }
}

/// A name in both languages.
#[derive(Clone, Debug, Deserialize)]
pub struct Named {
    name_de: String,
    name_en: String,
}

impl Named {
    pub fn name(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.name_de,
            Lang::En => &self.name_en,
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
pub struct Unit {
    pub unit: usize,
    side: String,
    pub card: Value,
    pub strength: u32,
    pub alive: u32,
    pub order: Option<String>,
    pub formation: Value,
    pub in_contact: bool,
    pub was_in_melee: bool,
    pub moved: bool,
    pub points_left: Option<u32>,
    pub manoeuvres_left: u32,
    /// What the card says for the standard game; null in the introductory one.
    #[serde(default)]
    pub standard: Value,
    /// `impetuous` or `fleeing`.
    pub mood: Option<String>,
    #[serde(default)]
    pub skirmishing: bool,
    /// The unit to which a commander is attached.
    pub host: Option<usize>,
}

impl Unit {
    pub fn side(&self) -> Side {
        if self.side == "a" { Side::A } else { Side::B }
    }

    /// The points value of the whole unit.
    pub fn points(&self) -> f64 {
        self.card["points"]["value"].as_f64().unwrap_or_default()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Element {
    pub element: usize,
    pub unit: usize,
    /// Within the unit, from 1.
    pub number: usize,
    pub alive: bool,
    pub hit: bool,
    pub hex: Option<(i64, i64)>,
    pub name: Option<String>,
    pub facing: Option<usize>,
    /// `leader`, `standard`, `musician` or `commander`.
    pub figure: Option<String>,
    /// Left and at the start, where everybody has more than one.
    pub hit_points: Option<[u32; 2]>,
}

impl Element {
    /// Row and column from 0, where the element stands on the board.
    pub fn row_and_column(&self) -> Option<(i64, i64)> {
        self.hex.map(row_and_column)
    }
}

impl HexScene {
    /// `None` for a view of another form.
    pub fn read(view: Value) -> Option<HexScene> {
        serde_json::from_value(view).ok()
    }

    pub fn letter(&self, unit: usize, own: Side) -> char {
        let is_own = self.units.get(unit).is_some_and(|found| found.side() == own);
        super::letter(unit, is_own)
    }

    /// What lies on a hex; `None` for open, level ground without a road.
    pub fn field(&self, (row, column): (i64, i64)) -> Option<Field<'_>> {
        let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        let field = self.terrain.as_ref()?.field(row, column)?;
        (field.surface != "open" || 0 < field.height || field.road).then_some(field)
    }

    pub fn side_of_element(&self, element: usize) -> Option<Side> {
        let unit = self.elements.get(element)?.unit;
        Some(self.units.get(unit)?.side())
    }

    pub fn unit_elements(&self, unit: usize) -> impl Iterator<Item = &Element> {
        self.elements.iter().filter(move |element| element.unit == unit)
    }
}
