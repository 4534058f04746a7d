//! WH-01-T3: the switches of the table as JSON, and the armies that were agreed on.

use crate::experiment::Experiment;
use crate::json::{Fields, Malformed, kind_of};
use ::warhammer::Switches;
use serde_json::{Map, Value, json};

/// What was agreed on besides the switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// Ids of army lists.
    pub army_a: String,
    pub army_b: String,
    /// WH-09-H42: the ground is rolled for instead of being that of the scenario; the number names the ground, 0 none.
    pub random_ground: Option<u16>,
    pub experiment: Experiment,
}

impl Default for Agreement {
    fn default() -> Agreement {
        Agreement {
            army_a: "emp-a".to_owned(),
            army_b: "og-a".to_owned(),
            random_ground: None,
            experiment: Experiment::default(),
        }
    }
}

/// Reads what was agreed on; what is absent stays as it is.
pub(super) fn house_over(
    mut switches: Switches,
    mut agreement: Agreement,
    house: &Map<String, Value>,
) -> Result<(Switches, Agreement), Malformed> {
    let value = Value::Object(house.clone());
    let mut fields = Fields::open("house", &value)?;
    for (name, place) in [("army_a", &mut agreement.army_a), ("army_b", &mut agreement.army_b)] {
        if fields.optional(name).is_some() {
            *place = fields.text(name)?.to_owned();
        }
    }
    if let Some(ground) = fields.optional("random_ground") {
        let number = if ground.is_null() { 0 } else { fields.number("random_ground")? };
        agreement.random_ground = Some(number).filter(|&number| number != 0);
    }
    agreement.experiment = Experiment::read(&mut fields)?;
    for &(name, place) in TRUTHS {
        if fields.optional(name).is_some() {
            *place(&mut switches) = fields.truth(name)?;
        }
    }
    for &(name, place, [least, most]) in NUMBERS {
        if fields.optional(name).is_some() {
            let number: u8 = fields.number(name)?;
            if !(least..=most).contains(&number) {
                return Err(fields.fault(name, format!("{number} is not from {least} to {most}")));
            }
            *place(&mut switches) = number;
        }
    }
    if let Some(value) = fields.optional("hard_cover") {
        // A form gives what was chosen as text.
        let number = value.as_i64().or_else(|| value.as_str()?.parse().ok());
        switches.hard_cover = match number {
            Some(-1) => -1,
            Some(-2) => -2,
            _ => {
                return Err(
                    fields.fault("hard_cover", format!("expected -1 or -2, found {}", kind_of(value)))
                );
            }
        };
    }
    fields.close()?;
    Ok((switches, agreement))
}

/// Reads switches for a position, whose armies and ground are given; what is absent stays as it is.
pub fn switches_over(switches: Switches, house: &Map<String, Value>) -> Result<Switches, Malformed> {
    let agreements = ["army_a", "army_b", "random_ground"].into_iter().chain(Experiment::FIELDS);
    if let Some(field) = agreements.into_iter().find(|field| house.contains_key(*field)) {
        return Err(Malformed::new(format!("house.{field}"), "the position has its armies and its ground"));
    }
    Ok(house_over(switches, Agreement::default(), house)?.0)
}

type Place<T> = fn(&mut Switches) -> &mut T;

/// The switches that are on or off, by their names in the table of the rules.
pub(super) const TRUTHS: &[(&str, Place<bool>)] = &[
    ("catch_on_tie", |switches| &mut switches.catch_on_tie),
    ("rank_lost_to_flank", |switches| &mut switches.rank_lost_to_flank),
    ("obstacle_taken_after_lost_round", |switches| &mut switches.obstacle_taken_after_lost_round),
    ("march_through_rough", |switches| &mut switches.march_through_rough),
    ("to_hit_7_plus", |switches| &mut switches.to_hit_7_plus),
    ("armour_slows", |switches| &mut switches.armour_slows),
    ("strict_measuring", |switches| &mut switches.strict_measuring),
    ("challenges", |switches| &mut switches.challenges),
    ("magic", |switches| &mut switches.magic),
];

/// The switches that are numbers, with their bounds.
pub(super) const NUMBERS: &[(&str, Place<u8>, [u8; 2])] = &[
    ("panic_range", |switches| &mut switches.panic_range, [0, 24]),
    ("rank_min_width", |switches| &mut switches.rank_min_width, [1, 10]),
    ("flank_bonus_min_strength", |switches| &mut switches.flank_bonus_min_strength, [0, 20]),
];

/// What was agreed on, complete.
pub(super) fn house_to_json(mut switches: Switches, agreement: Option<&Agreement>) -> Value {
    let mut house = Map::new();
    if let Some(agreement) = agreement {
        house.insert("army_a".to_owned(), json!(agreement.army_a));
        house.insert("army_b".to_owned(), json!(agreement.army_b));
        house.insert("random_ground".to_owned(), json!(agreement.random_ground));
        agreement.experiment.write(&mut house);
    }
    house.insert("hard_cover".to_owned(), json!(switches.hard_cover));
    for &(name, place) in TRUTHS {
        house.insert(name.to_owned(), json!(*place(&mut switches)));
    }
    for &(name, place, _) in NUMBERS {
        house.insert(name.to_owned(), json!(*place(&mut switches)));
    }
    Value::Object(house)
}
