//! What the armies of a battle have otherwise than in their lists, so that one can see what it changes: units that stay
//! at home, other prices. It is part of the `house` of the battle, so that a journal opens it again.

use crate::json::{Fields, Malformed, kind_of, whole};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{BySide, Side};

/// More points than any unit costs.
const MOST_POINTS: u16 = 5000;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Experiment {
    /// The units of each list that stay at home, by their places from 0.
    pub without: BySide<Vec<usize>>,
    /// What units cost instead, by their ids.
    pub points: BTreeMap<String, u16>,
}

impl Experiment {
    /// The fields of `house` that make one.
    pub(crate) const FIELDS: [&'static str; 3] = [Experiment::WITHOUT[0], Experiment::WITHOUT[1], "points"];
    const WITHOUT: [&'static str; 2] = ["without_a", "without_b"];

    /// The field that names who stays at home.
    pub const fn without_field(side: Side) -> &'static str {
        Experiment::WITHOUT[side.index()]
    }

    /// Whether everything is as in the lists.
    pub fn is_none(&self) -> bool {
        self.points.is_empty() && Side::BOTH.iter().all(|&side| self.without[side].is_empty())
    }

    pub(crate) fn read(fields: &mut Fields<'_>) -> Result<Experiment, Malformed> {
        let mut experiment = Experiment::default();
        for side in Side::BOTH {
            let field = Experiment::without_field(side);
            if let Some(list) = fields.optional(field) {
                experiment.without[side] = places(fields, field, list)?;
            }
        }
        if let Some(prices) = fields.optional("points") {
            let Value::Object(prices) = prices else {
                return Err(fields.fault("points", format!("expected an object, found {}", kind_of(prices))));
            };
            for (unit, price) in prices {
                let fault = |reason: String| fields.fault(&format!("points.{unit}"), reason);
                let price: u16 = whole(price).map_err(fault)?;
                if !(1..=MOST_POINTS).contains(&price) {
                    return Err(fault(format!("{price} is not from 1 to {MOST_POINTS}")));
                }
                experiment.points.insert(unit.clone(), price);
            }
        }
        Ok(experiment)
    }

    /// What is as in the lists is left out.
    pub(crate) fn write(&self, house: &mut Map<String, Value>) {
        for side in Side::BOTH.into_iter().filter(|&side| !self.without[side].is_empty()) {
            house.insert(Experiment::without_field(side).to_owned(), json!(self.without[side]));
        }
        if !self.points.is_empty() {
            house.insert("points".to_owned(), json!(self.points));
        }
    }

    /// Every place must be one of the list, and every price that of a unit.
    pub(crate) fn check(
        &self,
        entries: BySide<usize>,
        is_unit: impl Fn(&str) -> bool,
    ) -> Result<(), Malformed> {
        for side in Side::BOTH {
            let most = entries[side];
            if let Some(place) = self.without[side].iter().find(|&&place| most <= place) {
                let field = format!("house.{}", Experiment::without_field(side));
                return Err(Malformed::new(field, format!("there is no unit {place}: the list has {most}")));
            }
        }
        match self.points.keys().find(|unit| !is_unit(unit)) {
            Some(unit) => Err(Malformed::new("house.points", format!("unknown unit \"{unit}\""))),
            None => Ok(()),
        }
    }
}

/// `[0,3]`: each at most once.
fn places(fields: &Fields<'_>, field: &str, list: &Value) -> Result<Vec<usize>, Malformed> {
    let Some(list) = list.as_array() else {
        return Err(fields.fault(field, format!("expected a list of places, found {}", kind_of(list))));
    };
    let mut places = Vec::new();
    for (number, value) in list.iter().enumerate() {
        let fault = |reason: String| fields.fault(&format!("{field}[{number}]"), reason);
        let place: u8 = whole(value).map_err(fault)?;
        if places.contains(&usize::from(place)) {
            return Err(fault(format!("{place} twice")));
        }
        places.push(place.into());
    }
    Ok(places)
}
