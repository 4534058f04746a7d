//! What the players of an own battle agree on, as JSON. It is part of the `house` of the battle, so that a journal opens
//! it again.

use super::data::{Agreement, Layout};
use crate::experiment::Experiment;
use crate::json::{Fields, Malformed, kind_of, whole};
use serde_json::{Map, Value, json};

/// The fields of `house` that only own battles have.
const FIELDS: [&str; 5] = ["army_a", "army_b", "army_size", "board", "objectives"];

/// The agreements, and the switches that every battle has.
pub(super) fn split(house: &Map<String, Value>) -> (Map<String, Value>, Map<String, Value>) {
    let is_agreement = |field: &str| FIELDS.contains(&field) || Experiment::FIELDS.contains(&field);
    house.clone().into_iter().partition(|(field, _)| is_agreement(field))
}

/// No other battle has agreements.
pub(super) fn none(agreements: &Map<String, Value>, free: &str) -> Result<(), Malformed> {
    match agreements.keys().next() {
        Some(field) => {
            let reason = format!("only own battles (scenario \"{free}\") agree on this (DW-16-01)");
            Err(Malformed::new(format!("house.{field}"), reason))
        }
        None => Ok(()),
    }
}

/// Reads agreements; what is absent stays as it is.
pub(super) fn agreement_over(mut agreement: Agreement, value: &Value) -> Result<Agreement, Malformed> {
    let mut fields = Fields::open("house", value)?;
    if fields.optional("army_a").is_some() {
        agreement.army_a = fields.text("army_a")?.to_owned();
    }
    if fields.optional("army_b").is_some() {
        agreement.army_b = fields.text("army_b")?.to_owned();
    }
    if fields.optional("army_size").is_some() {
        agreement.army_size = fields.number("army_size")?;
    }
    if let Some(board) = fields.optional("board") {
        agreement.board = layout(board).map_err(|reason| fields.fault("board", reason))?;
    }
    if let Some(list) = fields.optional("objectives") {
        agreement.objectives = objectives(&fields, list)?;
    }
    agreement.experiment = Experiment::read(&mut fields)?;
    fields.close()?;
    Ok(agreement)
}

/// `"meeting"` or `["sheet-2","sheet-3","sheet-4r","sheet-1r"]`.
fn layout(value: &Value) -> Result<Layout, String> {
    const FORM: &str = "expected the id of a board or a list of four sheets";
    match value {
        Value::String(id) => Ok(Layout::Board(id.clone())),
        Value::Array(ids) => {
            let ids: Option<Vec<String>> = ids.iter().map(|id| id.as_str().map(str::to_owned)).collect();
            let four = ids.and_then(|ids| <[String; 4]>::try_from(ids).ok());
            four.map(Layout::Sheets).ok_or_else(|| FORM.to_owned())
        }
        other => Err(format!("{FORM}, found {}", kind_of(other))),
    }
}

/// `[[14,17,100]]`: row, column, points.
fn objectives(fields: &Fields<'_>, list: &Value) -> Result<Vec<(u8, u8, u16)>, Malformed> {
    let Some(list) = list.as_array() else {
        return Err(fields.fault("objectives", format!("expected a list, found {}", kind_of(list))));
    };
    let objective = |(place, value): (usize, &Value)| {
        let field = format!("objectives[{place}]");
        let Some([row, column, points]) = value.as_array().map(Vec::as_slice) else {
            return Err(fields.fault(&field, "expected a list of row, column and points"));
        };
        let part = |number: usize, reason: String| fields.fault(&format!("{field}[{number}]"), reason);
        Ok((
            whole(row).map_err(|reason| part(0, reason))?,
            whole(column).map_err(|reason| part(1, reason))?,
            whole(points).map_err(|reason| part(2, reason))?,
        ))
    };
    list.iter().enumerate().map(objective).collect()
}

/// Every agreement, so that a later default changes no recorded battle.
pub(super) fn agreement_to_json(agreement: &Agreement) -> Map<String, Value> {
    let board = match &agreement.board {
        Layout::Board(id) => json!(id),
        Layout::Sheets(sheets) => json!(sheets),
    };
    let mut json = Map::new();
    json.insert("army_a".to_owned(), json!(agreement.army_a));
    json.insert("army_b".to_owned(), json!(agreement.army_b));
    json.insert("army_size".to_owned(), json!(agreement.army_size));
    json.insert("board".to_owned(), board);
    json.insert("objectives".to_owned(), json!(agreement.objectives));
    agreement.experiment.write(&mut json);
    json
}
