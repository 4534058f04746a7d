//! What stays the same of all battles of a scenario with the same agreements: its words and names, made once for each
//! language.

use crate::protocol::{Seat, SeatKind};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use store::SeatRow;
use wire::show::{SideInfo, Sides};
use wire::{Battle, Error, Lang, Names, Opener, Options, Words};

/// The words of the language.
pub fn words(lang: Lang) -> &'static Words {
    static DE: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::De));
    static EN: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En));
    match lang {
        Lang::De => &DE,
        Lang::En => &EN,
    }
}

#[derive(Debug)]
pub struct Sheet {
    pub title: String,
    pub sides: Sides<SideInfo>,
    /// The names of the units of each side.
    pub units: Sides<Vec<String>>,
    pub names: Names,
}

impl Sheet {
    fn of(battle: &dyn Battle, lang: Lang) -> Sheet {
        let table = battle.table(words(lang));
        let units = |side: &str| {
            table.units.iter().filter(|unit| unit.side == side).map(|unit| unit.name.clone()).collect()
        };
        Sheet {
            units: Sides { a: units("a"), b: units("b") },
            title: table.title,
            sides: table.sides,
            names: battle.names(lang),
        }
    }

    /// Who plays, as the page shows it. `names` are those of accounts.
    pub fn seats(&self, rows: &[SeatRow; 2], names: &[Option<String>; 2], lang: Lang) -> Sides<Seat> {
        let [a, b] = rows;
        let [name_a, name_b] = names;
        Sides { a: seat(a, name_a, &self.sides.a, lang), b: seat(b, name_b, &self.sides.b, lang) }
    }
}

fn seat(row: &SeatRow, name: &Option<String>, side: &SideInfo, lang: Lang) -> Seat {
    let (kind, name) = match (row, name) {
        (SeatRow::Open, _) => (SeatKind::Open, None),
        (SeatRow::Person(_), None) => (SeatKind::Guest, None),
        (SeatRow::Person(_), Some(name)) => (SeatKind::Account, Some(name.clone())),
        (SeatRow::Computer(player), _) => (SeatKind::Computer, Some(player_name(player, lang))),
    };
    Seat { kind, side: side.name.clone(), name }
}

/// The name of a computer player: the word for his rank, then how he plays: "Captain (200ms, bold)".
pub fn player_name(player: &str, lang: Lang) -> String {
    let words = words(lang);
    let told = |kind: &str, part: &str| {
        let key = format!("{kind}-{part}");
        if words.has(&key) { words.text(&key, &[]) } else { part.to_owned() }
    };
    let mut parts = player.split(':');
    let rank = told("player", parts.next().unwrap_or_default());
    let manner: Vec<String> = parts.map(|part| told("temper", part)).collect();
    if manner.is_empty() { rank } else { format!("{rank} ({})", manner.join(", ")) }
}

/// The sheets made so far.
#[derive(Debug, Default)]
pub struct Sheets(Mutex<HashMap<Key, Arc<Sheet>>>);

/// System, scenario, agreements as JSON, language.
type Key = (String, String, String, Lang);

impl Sheets {
    /// More than there are scenarios and cases in all languages; those with agreements of their own come and go.
    const KEPT: usize = 1024;

    pub fn get(
        &self,
        opener: &dyn Opener,
        system: &str,
        scenario: &str,
        house: &Map<String, Value>,
        lang: Lang,
    ) -> Result<Arc<Sheet>, Error> {
        let agreed = Value::Object(house.clone()).to_string();
        let key = (system.to_owned(), scenario.to_owned(), agreed, lang);
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(sheet) = known {
            return Ok(sheet);
        }
        let options = Options { house: house.clone() };
        let opening = opener.open(system, scenario, &options)?;
        let sheet = Arc::new(Sheet::of(opening.battle.as_ref(), lang));
        let mut sheets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if sheets.len() >= Sheets::KEPT {
            sheets.clear();
        }
        sheets.insert(key, Arc::clone(&sheet));
        Ok(sheet)
    }
}
