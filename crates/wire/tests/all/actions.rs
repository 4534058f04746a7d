use crate::values;
use demonworld::{Action, Direction, ElementId, Facing, Hand, Hex, Order, Payment, UnitId};
use proptest::prelude::*;
use serde_json::{Value, json};
use wire::demonworld::action::{action_from_json, action_to_json};

fn unit() -> impl Strategy<Value = UnitId> + Clone {
    any::<u8>().prop_map(UnitId)
}

fn element() -> impl Strategy<Value = ElementId> + Clone {
    any::<u8>().prop_map(ElementId)
}

fn hex() -> impl Strategy<Value = Hex> + Clone {
    any::<(i8, i8)>().prop_map(|(q, r)| Hex::new(q, r))
}

fn facing() -> impl Strategy<Value = Facing> {
    proptest::sample::select(Facing::ALL.to_vec())
}

fn direction() -> impl Strategy<Value = Direction> {
    proptest::sample::select(Direction::ALL.to_vec())
}

/// Every variant of `values::actions` with its fields filled anew.
fn action() -> impl Strategy<Value = Action> {
    let one = (unit(), element(), hex());
    let fields = (one.clone(), one, facing(), direction(), any::<(u8, bool, bool)>());
    let order = proptest::sample::select(Order::ALL.to_vec());
    (proptest::sample::select(values::actions()), fields, order).prop_map(|(variant, fields, order)| {
        let (one, another, facing, direction, (number, first, more)) = fields;
        let ((unit, element, hex), (commander, other, free)) = (one, another);
        let hand = if first { Hand::Left } else { Hand::Right };
        let payment = if more { Payment::Points } else { Payment::Manoeuvre };
        match variant {
            Action::PickSide { .. } => Action::PickSide { other: first },
            Action::Attach { .. } => Action::Attach { commander, unit },
            Action::Detach { .. } => Action::Detach { commander },
            Action::Outflank { .. } => {
                Action::Outflank { unit, wing: hand, leader: more.then_some(commander) }
            }
            Action::Enter { .. } => Action::Enter { unit, hex },
            Action::Assign { .. } => Action::Assign { commander, unit },
            Action::Keep { .. } => Action::Keep { unit, order },
            Action::Temper { .. } => Action::Temper { unit, leader_adds: first, commanders_add: more },
            Action::DropShot { .. } => Action::DropShot { element },
            Action::Appeal { .. } => Action::Appeal { element, roll: first },
            Action::Replace { .. } => Action::Replace { element, by: other },
            Action::Flee { .. } => Action::Flee { element, hex },
            Action::Rout { .. } => Action::Rout { unit },
            Action::StayBehind { .. } => Action::StayBehind { commander },
            Action::Rush { .. } => Action::Rush { unit, target: commander },
            Action::Act { .. } => Action::Act { commander },
            Action::Leave { .. } => Action::Leave { commander, direction },
            Action::Join { .. } => Action::Join { commander, unit, place: hex, free },
            Action::Swap { .. } => Action::Swap { element, with: other },
            Action::Dare { .. } => Action::Dare { unit, target: commander },
            Action::Marker { .. } => Action::Marker { unit, lay: first },
            Action::Dissolve { .. } => Action::Dissolve { unit },
            Action::Touch { .. } => Action::Touch { element },
            Action::Pursue { .. } => Action::Pursue { element, target: other },
            Action::Release { .. } => Action::Release { element },
            Action::Rally { .. } => Action::Rally { unit },
            Action::Abandon { .. } => Action::Abandon { element },
            Action::Deploy { .. } => Action::Deploy { unit, hex, facing, width: number },
            Action::Place { .. } => Action::Place { element, hex, facing },
            Action::Order { .. } => Action::Order { unit, order },
            Action::Shoot { .. } => Action::Shoot { element, target: other },
            Action::SupportShot { .. } => Action::SupportShot { element, shooter: other },
            Action::Fire { .. } => Action::Fire { unit },
            Action::CloseUp { .. } => Action::CloseUp { element, direction },
            Action::Sequence { .. } => Action::Sequence { first },
            Action::Advance { .. } => Action::Advance { unit, hand },
            Action::Sidestep { .. } => Action::Sidestep { unit, direction },
            Action::Wheel { .. } => Action::Wheel { unit, hand },
            Action::March { .. } => Action::March { unit, facing, hand, payment },
            Action::PlanShift { .. } => Action::PlanShift { element, direction },
            Action::PlanTurn { .. } => Action::PlanTurn { element, facing },
            Action::FreeTurn { .. } => Action::FreeTurn { element, facing },
            Action::Walk { .. } => Action::Walk { element, direction, payment },
            Action::Press { .. } => Action::Press { element, hand, payment },
            Action::EndMove { .. } => Action::EndMove { unit },
            Action::Wield { .. } => Action::Wield { unit, weapon: number },
            Action::Strike { .. } => Action::Strike { element, target: other },
            Action::SupportStrike { .. } => Action::SupportStrike { element, striker: other },
            Action::Follow { .. } => Action::Follow { element, direction },
            Action::Face { .. } => Action::Face { element, facing },
            plain => plain,
        }
    })
}

#[test]
fn the_examples_of_the_schema() {
    let advance = Action::Advance { unit: UnitId(0), hand: Hand::Left };
    assert_eq!(action_to_json(&advance), json!({ "do": "advance", "unit": 0, "hand": "left" }));
    let deploy = json!({ "do": "deploy", "unit": 0, "hex": [3, 11], "facing": 0, "width": 5 });
    assert_eq!(
        action_from_json(&deploy),
        Ok(Action::Deploy { unit: UnitId(0), hex: Hex::new(3, 11), facing: Facing::NORTH, width: 5 })
    );
    let alone = json!({ "do": "outflank", "unit": 2, "wing": "right", "leader": null });
    let march = Action::Outflank { unit: UnitId(2), wing: Hand::Right, leader: None };
    assert_eq!((action_to_json(&march), action_from_json(&alone)), (alone, Ok(march)));
    let order = json!({ "do": "order", "unit": 1, "order": "attack" });
    assert_eq!(action_from_json(&order), Ok(Action::Order { unit: UnitId(1), order: Order::Attack }));
}

#[test]
fn faults_name_the_place_and_the_reason() {
    let fault = |value: Value| action_from_json(&value).unwrap_err().to_string();
    assert_eq!(fault(json!(7)), "action: expected an object, found a number");
    assert_eq!(fault(json!({})), "action.do: is missing");
    assert_eq!(fault(json!({ "do": "fly" })), "action.do: \"fly\" is no action of Demonworld");
    assert_eq!(
        fault(json!({ "do": "advance", "unit": 300, "hand": "left" })),
        "action.unit: 300 is out of range"
    );
    assert_eq!(
        fault(json!({ "do": "advance", "unit": 1.5, "hand": "left" })),
        "action.unit: 1.5 is no whole number in range"
    );
    assert_eq!(
        fault(json!({ "do": "advance", "unit": "0", "hand": "left" })),
        "action.unit: expected a whole number, found a text"
    );
    assert_eq!(
        fault(json!({ "do": "advance", "unit": 0, "hand": "up" })),
        "action.hand: \"up\" is none of left, right"
    );
    assert_eq!(
        fault(json!({ "do": "place", "element": 0, "hex": [1], "facing": 0 })),
        "action.hex: expected a list of two whole numbers"
    );
    assert_eq!(
        fault(json!({ "do": "place", "element": 0, "hex": [1, 200], "facing": 0 })),
        "action.hex[1]: 200 is out of range"
    );
    assert_eq!(
        fault(json!({ "do": "place", "element": 0, "hex": [1, 2], "facing": 6 })),
        "action.facing: 6 is none of 0 to 5"
    );
    assert_eq!(fault(json!({ "do": "ready", "now": true })), "action.now: unknown field; known are do");
}

#[test]
fn every_action_has_its_own_name() {
    let mut names: Vec<String> =
        values::actions().iter().map(|action| action_to_json(action)["do"].to_string()).collect();
    let n_names = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), n_names);
}

/// Any JSON, small, with the words of the schema in it so that much of it is nearly right.
pub fn json_value() -> impl Strategy<Value = Value> {
    let word = proptest::sample::select(vec![
        "do", "unit", "element", "hex", "facing", "hand", "left", "advance", "deploy", "ready", "order", "",
        "ß",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (-3i64..9).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, move |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            proptest::collection::vec((word.clone(), inner), 0..6)
                .prop_map(|pairs| pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    })
}

proptest! {
    #[test]
    fn actions_are_read_as_they_were_written(action in action()) {
        prop_assert_eq!(action_from_json(&action_to_json(&action)), Ok(action));
    }

    #[test]
    fn a_missing_or_added_field_is_a_fault(action in action(), which in any::<proptest::sample::Index>()) {
        let written = action_to_json(&action);
        let object = written.as_object().unwrap();
        let mut less = object.clone();
        let key = object.keys().nth(which.index(object.len())).unwrap();
        less.remove(key);
        prop_assert!(action_from_json(&Value::Object(less)).is_err());
        let mut more = object.clone();
        more.insert("extra".to_owned(), json!(0));
        prop_assert!(action_from_json(&Value::Object(more)).is_err());
    }

    #[test]
    fn garbage_is_rejected_or_means_what_it_says(value in json_value()) {
        if let Ok(action) = action_from_json(&value) {
            prop_assert_eq!(action_to_json(&action), value);
        }
    }
}
