//! Actions as JSON: `{"do":"advance","unit":0,"hand":"left"}`. Strict and lossless in both directions.
//!
//! | `do` | further fields |
//! |---|---|
//! | `pick-side` | `other` (true or false) |
//! | `attach`, `assign` | `commander`, `unit` |
//! | `detach`, `stay-behind`, `act` | `commander` |
//! | `outflank` | `unit`, `wing` (`left`, `right`), `leader` (a unit or null) |
//! | `enter` | `unit`, `hex` |
//! | `deploy` | `unit`, `hex`, `facing`, `width` (0: a wedge) |
//! | `place` | `element`, `hex`, `facing` |
//! | `order`, `keep` | `unit`, `order` (`move`, `skirmish`, `attack`, `hold`) |
//! | `temper` | `unit`, `leader_adds`, `commanders_add` (true or false) |
//! | `shoot`, `strike`, `pursue` | `element`, `target` |
//! | `support-shot` | `element`, `shooter` |
//! | `support-strike` | `element`, `striker` |
//! | `fire`, `rout`, `dissolve`, `end-move`, `rally` | `unit` |
//! | `drop-shot`, `touch`, `release`, `abandon` | `element` |
//! | `appeal` | `element`, `roll` (true or false) |
//! | `replace` | `element`, `by` |
//! | `close-up`, `plan-shift`, `follow` | `element`, `direction` |
//! | `sequence` | `first` (true or false) |
//! | `advance`, `wheel` | `unit`, `hand` (`left`, `right`) |
//! | `sidestep` | `unit`, `direction` |
//! | `march` | `unit`, `facing`, `hand`, `payment` |
//! | `plan-turn`, `free-turn`, `face` | `element`, `facing` |
//! | `walk` | `element`, `direction`, `payment` (`points`, `manoeuvre`) |
//! | `press` | `element`, `hand`, `payment` |
//! | `flee` | `element`, `hex` |
//! | `rush`, `dare` | `unit`, `target` (a unit) |
//! | `leave` | `commander`, `direction` |
//! | `join` | `commander`, `unit`, `place`, `free` (hexes) |
//! | `swap` | `element`, `with` |
//! | `marker` | `unit`, `lay` (true or false) |
//! | `wield` | `unit`, `weapon` (0 or 1) |
//! | `ready`, `commit`, `offer-draw`, `resign`, `end-shooting`, `end-closing-up`, `carry-out`, `drop-plan`, `end-segment`, `end-touching`, `end-declaration`, `end-releasing`, `end-following`, `end-rallying` | none |

use crate::json::{Fields, Malformed};
use ::demonworld::{Action, Direction, ElementId, Facing, Hand, Hex, Order, Payment, UnitId};
use serde_json::{Value, json};

const ORDERS: [(&str, Order); 4] =
    [("move", Order::Move), ("skirmish", Order::Skirmish), ("attack", Order::Attack), ("hold", Order::Hold)];
const HANDS: [(&str, Hand); 2] = [("left", Hand::Left), ("right", Hand::Right)];
const PAYMENTS: [(&str, Payment); 2] = [("points", Payment::Points), ("manoeuvre", Payment::Manoeuvre)];

/// The typed fields of an action.
struct Reader<'a>(Fields<'a>);

impl Reader<'_> {
    fn unit(&mut self) -> Result<UnitId, Malformed> {
        self.unit_in("unit")
    }

    fn commander(&mut self) -> Result<UnitId, Malformed> {
        self.unit_in("commander")
    }

    fn unit_in(&mut self, field: &'static str) -> Result<UnitId, Malformed> {
        self.0.number(field).map(UnitId)
    }

    /// A unit, or null for none; the field itself is demanded.
    fn unit_or_none(&mut self, field: &'static str) -> Result<Option<UnitId>, Malformed> {
        if self.0.value(field)?.is_null() {
            return Ok(None);
        }
        self.unit_in(field).map(Some)
    }

    fn element(&mut self, field: &'static str) -> Result<ElementId, Malformed> {
        self.0.number(field).map(ElementId)
    }

    fn hex(&mut self, field: &'static str) -> Result<Hex, Malformed> {
        self.0.pair(field).map(|[q, r]| Hex::new(q, r))
    }

    fn order(&mut self) -> Result<Order, Malformed> {
        self.0.word("order", &ORDERS)
    }

    fn direction(&mut self) -> Result<Direction, Malformed> {
        let number = self.0.number("direction")?;
        Direction::new(number).ok_or_else(|| self.0.fault("direction", format!("{number} is none of 0 to 5")))
    }

    fn facing(&mut self) -> Result<Facing, Malformed> {
        let number = self.0.number("facing")?;
        Facing::new(number).ok_or_else(|| self.0.fault("facing", format!("{number} is none of 0 to 5")))
    }

    fn hand(&mut self) -> Result<Hand, Malformed> {
        self.0.word("hand", &HANDS)
    }

    fn payment(&mut self) -> Result<Payment, Malformed> {
        self.0.word("payment", &PAYMENTS)
    }
}

/// Reads an action. Whether it is legal is another question.
pub fn action_from_json(value: &Value) -> Result<Action, Malformed> {
    let mut fields = Fields::open("action", value)?;
    let name = fields.text("do")?;
    let mut read = Reader(fields);
    let action = match name {
        "pick-side" => Action::PickSide { other: read.0.truth("other")? },
        "attach" => Action::Attach { commander: read.commander()?, unit: read.unit()? },
        "detach" => Action::Detach { commander: read.commander()? },
        "outflank" => Action::Outflank {
            unit: read.unit()?,
            wing: read.0.word("wing", &HANDS)?,
            leader: read.unit_or_none("leader")?,
        },
        "enter" => Action::Enter { unit: read.unit()?, hex: read.hex("hex")? },
        "deploy" => Action::Deploy {
            unit: read.unit()?,
            hex: read.hex("hex")?,
            facing: read.facing()?,
            width: read.0.number("width")?,
        },
        "place" => {
            Action::Place { element: read.element("element")?, hex: read.hex("hex")?, facing: read.facing()? }
        }
        "ready" => Action::Ready,
        "order" => Action::Order { unit: read.unit()?, order: read.order()? },
        "assign" => Action::Assign { commander: read.commander()?, unit: read.unit()? },
        "commit" => Action::Commit,
        "keep" => Action::Keep { unit: read.unit()?, order: read.order()? },
        "temper" => Action::Temper {
            unit: read.unit()?,
            leader_adds: read.0.truth("leader_adds")?,
            commanders_add: read.0.truth("commanders_add")?,
        },
        "offer-draw" => Action::OfferDraw,
        "resign" => Action::Resign,
        "shoot" => Action::Shoot { element: read.element("element")?, target: read.element("target")? },
        "support-shot" => {
            Action::SupportShot { element: read.element("element")?, shooter: read.element("shooter")? }
        }
        "fire" => Action::Fire { unit: read.unit()? },
        "drop-shot" => Action::DropShot { element: read.element("element")? },
        "end-shooting" => Action::EndShooting,
        "appeal" => Action::Appeal { element: read.element("element")?, roll: read.0.truth("roll")? },
        "replace" => Action::Replace { element: read.element("element")?, by: read.element("by")? },
        "close-up" => Action::CloseUp { element: read.element("element")?, direction: read.direction()? },
        "end-closing-up" => Action::EndClosingUp,
        "sequence" => Action::Sequence { first: read.0.truth("first")? },
        "advance" => Action::Advance { unit: read.unit()?, hand: read.hand()? },
        "sidestep" => Action::Sidestep { unit: read.unit()?, direction: read.direction()? },
        "wheel" => Action::Wheel { unit: read.unit()?, hand: read.hand()? },
        "march" => Action::March {
            unit: read.unit()?,
            facing: read.facing()?,
            hand: read.hand()?,
            payment: read.payment()?,
        },
        "plan-shift" => Action::PlanShift { element: read.element("element")?, direction: read.direction()? },
        "plan-turn" => Action::PlanTurn { element: read.element("element")?, facing: read.facing()? },
        "carry-out" => Action::CarryOut,
        "drop-plan" => Action::DropPlan,
        "free-turn" => Action::FreeTurn { element: read.element("element")?, facing: read.facing()? },
        "walk" => Action::Walk {
            element: read.element("element")?,
            direction: read.direction()?,
            payment: read.payment()?,
        },
        "press" => {
            Action::Press { element: read.element("element")?, hand: read.hand()?, payment: read.payment()? }
        }
        "flee" => Action::Flee { element: read.element("element")?, hex: read.hex("hex")? },
        "rout" => Action::Rout { unit: read.unit()? },
        "stay-behind" => Action::StayBehind { commander: read.commander()? },
        "rush" => Action::Rush { unit: read.unit()?, target: read.unit_in("target")? },
        "act" => Action::Act { commander: read.commander()? },
        "leave" => Action::Leave { commander: read.commander()?, direction: read.direction()? },
        "join" => Action::Join {
            commander: read.commander()?,
            unit: read.unit()?,
            place: read.hex("place")?,
            free: read.hex("free")?,
        },
        "swap" => Action::Swap { element: read.element("element")?, with: read.element("with")? },
        "dare" => Action::Dare { unit: read.unit()?, target: read.unit_in("target")? },
        "marker" => Action::Marker { unit: read.unit()?, lay: read.0.truth("lay")? },
        "dissolve" => Action::Dissolve { unit: read.unit()? },
        "end-move" => Action::EndMove { unit: read.unit()? },
        "end-segment" => Action::EndSegment,
        "touch" => Action::Touch { element: read.element("element")? },
        "end-touching" => Action::EndTouching,
        "wield" => Action::Wield { unit: read.unit()?, weapon: read.0.number("weapon")? },
        "strike" => Action::Strike { element: read.element("element")?, target: read.element("target")? },
        "support-strike" => {
            Action::SupportStrike { element: read.element("element")?, striker: read.element("striker")? }
        }
        "end-declaration" => Action::EndDeclaration,
        "pursue" => Action::Pursue { element: read.element("element")?, target: read.element("target")? },
        "release" => Action::Release { element: read.element("element")? },
        "end-releasing" => Action::EndReleasing,
        "follow" => Action::Follow { element: read.element("element")?, direction: read.direction()? },
        "face" => Action::Face { element: read.element("element")?, facing: read.facing()? },
        "end-following" => Action::EndFollowing,
        "rally" => Action::Rally { unit: read.unit()? },
        "abandon" => Action::Abandon { element: read.element("element")? },
        "end-rallying" => Action::EndRallying,
        other => return Err(read.0.fault("do", format!("\"{other}\" is no action of Demonworld"))),
    };
    read.0.close()?;
    Ok(action)
}

/// Writes an action; [`action_from_json`] reads the same one back.
pub fn action_to_json(action: &Action) -> Value {
    let at = |hex: Hex| [hex.q, hex.r];
    match *action {
        Action::PickSide { other } => json!({ "do": "pick-side", "other": other }),
        Action::Attach { commander, unit } => {
            json!({ "do": "attach", "commander": commander.0, "unit": unit.0 })
        }
        Action::Detach { commander } => json!({ "do": "detach", "commander": commander.0 }),
        Action::Outflank { unit, wing, leader } => json!({
            "do": "outflank", "unit": unit.0, "wing": wing, "leader": leader.map(|leader| leader.0),
        }),
        Action::Enter { unit, hex } => json!({ "do": "enter", "unit": unit.0, "hex": at(hex) }),
        Action::Deploy { unit, hex, facing, width } => json!({
            "do": "deploy", "unit": unit.0, "hex": at(hex), "facing": facing.index(), "width": width,
        }),
        Action::Place { element, hex, facing } => json!({
            "do": "place", "element": element.0, "hex": at(hex), "facing": facing.index(),
        }),
        Action::Ready => json!({ "do": "ready" }),
        Action::Order { unit, order } => json!({ "do": "order", "unit": unit.0, "order": order }),
        Action::Assign { commander, unit } => {
            json!({ "do": "assign", "commander": commander.0, "unit": unit.0 })
        }
        Action::Commit => json!({ "do": "commit" }),
        Action::Keep { unit, order } => json!({ "do": "keep", "unit": unit.0, "order": order }),
        Action::Temper { unit, leader_adds, commanders_add } => json!({
            "do": "temper", "unit": unit.0, "leader_adds": leader_adds, "commanders_add": commanders_add,
        }),
        Action::OfferDraw => json!({ "do": "offer-draw" }),
        Action::Resign => json!({ "do": "resign" }),
        Action::Shoot { element, target } => {
            json!({ "do": "shoot", "element": element.0, "target": target.0 })
        }
        Action::SupportShot { element, shooter } => {
            json!({ "do": "support-shot", "element": element.0, "shooter": shooter.0 })
        }
        Action::Fire { unit } => json!({ "do": "fire", "unit": unit.0 }),
        Action::DropShot { element } => json!({ "do": "drop-shot", "element": element.0 }),
        Action::EndShooting => json!({ "do": "end-shooting" }),
        Action::Appeal { element, roll } => json!({ "do": "appeal", "element": element.0, "roll": roll }),
        Action::Replace { element, by } => json!({ "do": "replace", "element": element.0, "by": by.0 }),
        Action::CloseUp { element, direction } => {
            json!({ "do": "close-up", "element": element.0, "direction": direction.index() })
        }
        Action::EndClosingUp => json!({ "do": "end-closing-up" }),
        Action::Sequence { first } => json!({ "do": "sequence", "first": first }),
        Action::Advance { unit, hand } => json!({ "do": "advance", "unit": unit.0, "hand": hand }),
        Action::Sidestep { unit, direction } => {
            json!({ "do": "sidestep", "unit": unit.0, "direction": direction.index() })
        }
        Action::Wheel { unit, hand } => json!({ "do": "wheel", "unit": unit.0, "hand": hand }),
        Action::March { unit, facing, hand, payment } => json!({
            "do": "march", "unit": unit.0, "facing": facing.index(), "hand": hand, "payment": payment,
        }),
        Action::PlanShift { element, direction } => {
            json!({ "do": "plan-shift", "element": element.0, "direction": direction.index() })
        }
        Action::PlanTurn { element, facing } => {
            json!({ "do": "plan-turn", "element": element.0, "facing": facing.index() })
        }
        Action::CarryOut => json!({ "do": "carry-out" }),
        Action::DropPlan => json!({ "do": "drop-plan" }),
        Action::FreeTurn { element, facing } => {
            json!({ "do": "free-turn", "element": element.0, "facing": facing.index() })
        }
        Action::Walk { element, direction, payment } => json!({
            "do": "walk", "element": element.0, "direction": direction.index(), "payment": payment,
        }),
        Action::Press { element, hand, payment } => {
            json!({ "do": "press", "element": element.0, "hand": hand, "payment": payment })
        }
        Action::Flee { element, hex } => json!({ "do": "flee", "element": element.0, "hex": at(hex) }),
        Action::Rout { unit } => json!({ "do": "rout", "unit": unit.0 }),
        Action::StayBehind { commander } => json!({ "do": "stay-behind", "commander": commander.0 }),
        Action::Rush { unit, target } => json!({ "do": "rush", "unit": unit.0, "target": target.0 }),
        Action::Act { commander } => json!({ "do": "act", "commander": commander.0 }),
        Action::Leave { commander, direction } => {
            json!({ "do": "leave", "commander": commander.0, "direction": direction.index() })
        }
        Action::Join { commander, unit, place, free } => json!({
            "do": "join", "commander": commander.0, "unit": unit.0, "place": at(place), "free": at(free),
        }),
        Action::Swap { element, with } => json!({ "do": "swap", "element": element.0, "with": with.0 }),
        Action::Dare { unit, target } => json!({ "do": "dare", "unit": unit.0, "target": target.0 }),
        Action::Marker { unit, lay } => json!({ "do": "marker", "unit": unit.0, "lay": lay }),
        Action::Dissolve { unit } => json!({ "do": "dissolve", "unit": unit.0 }),
        Action::EndMove { unit } => json!({ "do": "end-move", "unit": unit.0 }),
        Action::EndSegment => json!({ "do": "end-segment" }),
        Action::Touch { element } => json!({ "do": "touch", "element": element.0 }),
        Action::EndTouching => json!({ "do": "end-touching" }),
        Action::Wield { unit, weapon } => json!({ "do": "wield", "unit": unit.0, "weapon": weapon }),
        Action::Strike { element, target } => {
            json!({ "do": "strike", "element": element.0, "target": target.0 })
        }
        Action::SupportStrike { element, striker } => {
            json!({ "do": "support-strike", "element": element.0, "striker": striker.0 })
        }
        Action::EndDeclaration => json!({ "do": "end-declaration" }),
        Action::Pursue { element, target } => {
            json!({ "do": "pursue", "element": element.0, "target": target.0 })
        }
        Action::Release { element } => json!({ "do": "release", "element": element.0 }),
        Action::EndReleasing => json!({ "do": "end-releasing" }),
        Action::Follow { element, direction } => {
            json!({ "do": "follow", "element": element.0, "direction": direction.index() })
        }
        Action::Face { element, facing } => {
            json!({ "do": "face", "element": element.0, "facing": facing.index() })
        }
        Action::EndFollowing => json!({ "do": "end-following" }),
        Action::Rally { unit } => json!({ "do": "rally", "unit": unit.0 }),
        Action::Abandon { element } => json!({ "do": "abandon", "element": element.0 }),
        Action::EndRallying => json!({ "do": "end-rallying" }),
    }
}
