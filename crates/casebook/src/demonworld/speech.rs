//! Between the protocol, which has numbers and hexes of the board, and the case, which has names and hexes relative
//! to its origin.

use super::names::Names;
use super::notation::At;
use crate::facts::{Facts, Reckoned};
use demonworld::{Action, ElementId, Event, Hex, Refusal, Step, UnitId, UnitSet, Volley};
use serde_json::{Value, json};

/// What a number or pair of numbers stands for.
enum Meaning {
    Unit,
    Element,
    Hex,
    Plain,
}

/// `of`: the name of the event, refusal or action that has the field.
fn meaning(of: &str, field: &str) -> Meaning {
    match (of, field) {
        ("contact", "attacker" | "target") | ("rush-began" | "rush" | "dare", "target") => Meaning::Unit,
        // Elements have an enemy they touch, units one they fear or attack.
        ("loses-contact", "enemy") => Meaning::Element,
        (_, "unit" | "commander" | "leader" | "enemy") => Meaning::Unit,
        (
            _,
            "element" | "target" | "attacker" | "shooter" | "striker" | "chosen" | "onto" | "by" | "with",
        ) => Meaning::Element,
        (_, "hex" | "from" | "to" | "blocker" | "place" | "free") => Meaning::Hex,
        _ => Meaning::Plain,
    }
}

/// An event in the words of the case. Reckonings are left out: see [`reckoning`].
pub(crate) fn event(names: &Names, event: &Event) -> Facts {
    let mut facts = translated(names, "event", wire::demonworld::event_to_json(event));
    facts.remove("sum");
    facts
}

/// A refusal in the words of the case.
pub(crate) fn refusal(names: &Names, refusal: &Refusal) -> Facts {
    translated(names, "refusal", wire::demonworld::refusal_to_json(refusal))
}

/// The reckoning that an event shows.
pub(crate) fn reckoning(event: &Event) -> Option<Reckoned> {
    match event {
        Event::ShotRolled { sum, .. }
        | Event::BlowRolled { sum, .. }
        | Event::InitiativeReckoned { sum, .. }
        | Event::MoraleTested { sum, .. } => Some(Reckoned::new(sum)),
        _ => None,
    }
}

fn translated(names: &Names, tag: &str, value: Value) -> Facts {
    let Value::Object(object) = value else {
        return Facts::new();
    };
    let of = object.get(tag).and_then(Value::as_str).unwrap_or_default().to_string();
    object
        .into_iter()
        .map(|(field, value)| {
            let word = in_words(names, meaning(&of, &field), value);
            (field, word)
        })
        .collect()
}

fn in_words(names: &Names, meaning: Meaning, value: Value) -> Value {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    match (meaning, number) {
        (Meaning::Unit, Some(number)) => json!(names.unit_name(UnitId(number))),
        (Meaning::Element, Some(number)) => json!(names.element_name(ElementId(number))),
        (Meaning::Hex, _) => match serde_json::from_value::<[i8; 2]>(value.clone()) {
            Ok([q, r]) => {
                let At(hex) = names.at(Hex::new(q, r));
                json!([hex.q, hex.r])
            }
            Err(_) => value,
        },
        _ if value.is_null() => json!("none"),
        // An outcome is written {"won": "a"} in the protocol.
        _ => match value.get("won") {
            Some(side) => side.clone(),
            None => value,
        },
    }
}

/// The actions that a step or expectation writes down: one, or with `elements` the same for each of several.
pub(crate) fn actions(names: &Names, written: &Facts) -> Result<Vec<Action>, String> {
    let Some(elements) = written.get("elements") else {
        return Ok(vec![action(names, written)?]);
    };
    let list =
        elements.as_array().filter(|list| !list.is_empty()).ok_or("elements: expected a list of names")?;
    if written.contains_key("element") {
        return Err("give element or elements, not both".to_string());
    }
    let mut single = written.clone();
    single.remove("elements");
    list.iter()
        .map(|element| {
            single.insert("element".to_string(), element.clone());
            action(names, &single)
        })
        .collect()
}

fn action(names: &Names, written: &Facts) -> Result<Action, String> {
    let of = written.get("do").and_then(Value::as_str).ok_or("the action has no \"do\"")?;
    let mut protocol = Facts::new();
    for (field, value) in written {
        let named = || value.as_str().ok_or_else(|| format!("{field}: expected a name, found {value}"));
        let value = match meaning(of, field) {
            // A flank march without a commander.
            Meaning::Unit if field == "leader" && value == "none" => Value::Null,
            Meaning::Unit => json!(names.unit(named()?)?),
            Meaning::Element => json!(names.element(named()?)?),
            Meaning::Hex => {
                let pair = serde_json::from_value::<[i8; 2]>(value.clone());
                let pair =
                    pair.map_err(|_| format!("{field}: expected a hex as in [0, -1], found {value}"))?;
                let hex = names.hex(At::try_from(pair)?);
                json!([hex.q, hex.r])
            }
            Meaning::Plain => value.clone(),
        };
        protocol.insert(field.clone(), value);
    }
    wire::demonworld::action::action_from_json(&Value::Object(protocol)).map_err(|fault| fault.to_string())
}

/// The decision that is asked for, with `step` as its name.
pub(crate) fn step(names: &Names, step: Step) -> Facts {
    let unit = |unit: UnitId| names.unit_name(unit);
    let units = |units: UnitSet| units.iter().map(unit).collect::<Vec<_>>();
    let volley = |volley| match volley {
        Volley::First => "first",
        Volley::Second => "second",
    };
    let element = |element: ElementId| names.element_name(element);
    let value = match step {
        Step::Next(_) => json!({ "step": "next" }),
        Step::PickSide { .. } => json!({ "step": "pick-side" }),
        Step::Arrive { last, .. } => json!({ "step": "arrive", "last": last }),
        Step::Assign => json!({ "step": "assign" }),
        Step::Keep { count } => json!({ "step": "keep", "count": count }),
        Step::Obey { unit: tested, roll } => json!({ "step": "obey", "unit": unit(tested), "roll": roll }),
        Step::Aim { unit: aiming } => json!({ "step": "aim", "unit": unit(aiming) }),
        Step::Appeal { element: hit } => json!({ "step": "appeal", "element": element(hit) }),
        Step::Replace { element: spared } => json!({ "step": "replace", "element": element(spared) }),
        Step::Flee { units: fleeing, .. } => json!({ "step": "flee", "units": units(fleeing) }),
        Step::Rush { last, .. } => json!({ "step": "rush", "last": last }),
        Step::Section { order } => json!({ "step": "section", "order": order }),
        Step::SectionSequence { order, .. } => json!({ "step": "section-sequence", "order": order }),
        Step::Lead { order, last, .. } => json!({ "step": "lead", "order": order, "last": last }),
        Step::Gap { unit: left, hex } => {
            let At(hex) = names.at(hex);
            json!({ "step": "gap", "unit": unit(left), "hex": [hex.q, hex.r] })
        }
        Step::FinalTurn { last, .. } => json!({ "step": "final-turn", "last": last }),
        Step::Touch { last, .. } => json!({ "step": "touch", "last": last }),
        Step::Second { striker, hex } => {
            let hex = hex.map(|hex| names.at(hex)).map(|At(hex)| [hex.q, hex.r]);
            json!({ "step": "second", "striker": element(striker), "hex": hex })
        }
        Step::Release { engagement, last, .. } => {
            json!({ "step": "release", "engagement": engagement, "last": last })
        }
        Step::Rally { last, .. } => json!({ "step": "rally", "last": last }),
        Step::Deploy => json!({ "step": "deploy" }),
        Step::Command => json!({ "step": "command" }),
        Step::Shoot { volley: which, last, .. } => {
            json!({ "step": "shoot", "volley": volley(which), "last": last })
        }
        Step::CloseUp { volley: which, last, .. } => {
            json!({ "step": "close-up", "volley": volley(which), "last": last })
        }
        Step::SegmentSequence { order, .. } => json!({ "step": "segment-sequence", "order": order }),
        Step::Segment { order, last, .. } => json!({ "step": "segment", "order": order, "last": last }),
        Step::Move { unit: moving } => json!({ "step": "move", "unit": unit(moving) }),
        Step::React { units: may, current } => {
            json!({ "step": "react", "units": units(may), "current": current.map(unit) })
        }
        Step::Complete { unit: attacker } => json!({ "step": "complete", "unit": unit(attacker) }),
        Step::Wield { last, .. } => json!({ "step": "wield", "last": last }),
        Step::Strike { engagement, initiative, last, .. } => {
            json!({ "step": "strike", "engagement": engagement, "initiative": initiative, "last": last })
        }
        Step::FollowSequence { engagement, .. } => {
            json!({ "step": "follow-sequence", "engagement": engagement })
        }
        Step::Follow { engagement, last, current, .. } => {
            let current = current.map(element);
            json!({ "step": "follow", "engagement": engagement, "last": last, "current": current })
        }
        Step::Over(_) => json!({ "step": "over" }),
    };
    match value {
        Value::Object(facts) => {
            facts.into_iter().map(|(k, v)| (k, if v.is_null() { json!("none") } else { v })).collect()
        }
        _ => Facts::new(),
    }
}

/// The names of all events, so that one that was misspelt is found also where it must not occur.
pub(crate) const EVENTS: [&str; 68] = [
    "round-began",
    "phase-began",
    "deployed",
    "order-revealed",
    "draw-offered",
    "shot-rolled",
    "scattered",
    "attack-wasted",
    "support-out-of-range",
    "support-without-sight",
    "wounded",
    "destroyed",
    "unit-destroyed",
    "closed-up",
    "order-lost",
    "order-restored",
    "segment-began",
    "segment-first",
    "moved",
    "element-moved",
    "contact",
    "no-reaction",
    "may-react",
    "reacted",
    "move-ended",
    "segment-ended",
    "initiative-reckoned",
    "strikes-began",
    "blow-rolled",
    "follow-first",
    "followed",
    "faced",
    "left-melee",
    "still-in-melee",
    "scouted",
    "side-picked",
    "arrival-rolled",
    "entered",
    "order-rolled",
    "commanded",
    "markers-laid",
    "substitution-rolled",
    "substituted",
    "swapped",
    "joined",
    "left",
    "section-began",
    "commanders-rolled",
    "formation-taken",
    "formation-lost",
    "morale-tested",
    "became-impetuous",
    "took-flight",
    "left-board",
    "rallied",
    "returned",
    "rush-began",
    "flight-first",
    "rush-first",
    "contact-declared",
    "contact-released",
    "second-attack-earned",
    "melee-lost",
    "regenerated",
    "area-taken",
    "area-lost",
    "scored",
    "battle-ended",
];
