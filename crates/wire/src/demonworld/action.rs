//! Actions as JSON: `{"do":"advance","unit":0,"hand":"left"}`. Strict and lossless in both directions.
//!
//! | `do` | further fields |
//! |---|---|
//! | `deploy` | `unit`, `hex`, `facing`, `width` |
//! | `place` | `element`, `hex`, `facing` |
//! | `order` | `unit`, `order` (`move`, `skirmish`, `attack`, `hold`) |
//! | `shoot`, `strike` | `element`, `target` |
//! | `support-shot` | `element`, `shooter` |
//! | `support-strike` | `element`, `striker` |
//! | `fire`, `end-move` | `unit` |
//! | `close-up`, `plan-shift`, `follow` | `element`, `direction` |
//! | `sequence` | `first` (true or false) |
//! | `advance`, `wheel` | `unit`, `hand` (`left`, `right`) |
//! | `sidestep` | `unit`, `direction` |
//! | `march` | `unit`, `facing`, `hand` |
//! | `plan-turn`, `free-turn`, `face` | `element`, `facing` |
//! | `walk` | `element`, `direction`, `payment` (`points`, `manoeuvre`) |
//! | `press` | `element`, `hand`, `payment` |
//! | `wield` | `unit`, `weapon` (0 or 1) |
//! | `ready`, `commit`, `offer-draw`, `resign`, `end-shooting`, `end-closing-up`, `carry-out`, `drop-plan`, `end-segment`, `end-declaration`, `end-following` | none |

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
        self.0.number("unit").map(UnitId)
    }

    fn element(&mut self, field: &'static str) -> Result<ElementId, Malformed> {
        self.0.number(field).map(ElementId)
    }

    fn hex(&mut self) -> Result<Hex, Malformed> {
        self.0.pair("hex").map(|[q, r]| Hex::new(q, r))
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
        "deploy" => Action::Deploy {
            unit: read.unit()?,
            hex: read.hex()?,
            facing: read.facing()?,
            width: read.0.number("width")?,
        },
        "place" => {
            Action::Place { element: read.element("element")?, hex: read.hex()?, facing: read.facing()? }
        }
        "ready" => Action::Ready,
        "order" => Action::Order { unit: read.unit()?, order: read.0.word("order", &ORDERS)? },
        "commit" => Action::Commit,
        "offer-draw" => Action::OfferDraw,
        "resign" => Action::Resign,
        "shoot" => Action::Shoot { element: read.element("element")?, target: read.element("target")? },
        "support-shot" => {
            Action::SupportShot { element: read.element("element")?, shooter: read.element("shooter")? }
        }
        "fire" => Action::Fire { unit: read.unit()? },
        "end-shooting" => Action::EndShooting,
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
        "end-move" => Action::EndMove { unit: read.unit()? },
        "end-segment" => Action::EndSegment,
        "wield" => Action::Wield { unit: read.unit()?, weapon: read.0.number("weapon")? },
        "strike" => Action::Strike { element: read.element("element")?, target: read.element("target")? },
        "support-strike" => {
            Action::SupportStrike { element: read.element("element")?, striker: read.element("striker")? }
        }
        "end-declaration" => Action::EndDeclaration,
        "follow" => Action::Follow { element: read.element("element")?, direction: read.direction()? },
        "face" => Action::Face { element: read.element("element")?, facing: read.facing()? },
        "end-following" => Action::EndFollowing,
        other => return Err(read.0.fault("do", format!("\"{other}\" is no action of Demonworld"))),
    };
    read.0.close()?;
    Ok(action)
}

/// Writes an action; [`action_from_json`] reads the same one back.
pub fn action_to_json(action: &Action) -> Value {
    match *action {
        Action::Deploy { unit, hex, facing, width } => json!({
            "do": "deploy", "unit": unit.0, "hex": [hex.q, hex.r], "facing": facing.index(), "width": width,
        }),
        Action::Place { element, hex, facing } => json!({
            "do": "place", "element": element.0, "hex": [hex.q, hex.r], "facing": facing.index(),
        }),
        Action::Ready => json!({ "do": "ready" }),
        Action::Order { unit, order } => json!({ "do": "order", "unit": unit.0, "order": order }),
        Action::Commit => json!({ "do": "commit" }),
        Action::OfferDraw => json!({ "do": "offer-draw" }),
        Action::Resign => json!({ "do": "resign" }),
        Action::Shoot { element, target } => {
            json!({ "do": "shoot", "element": element.0, "target": target.0 })
        }
        Action::SupportShot { element, shooter } => {
            json!({ "do": "support-shot", "element": element.0, "shooter": shooter.0 })
        }
        Action::Fire { unit } => json!({ "do": "fire", "unit": unit.0 }),
        Action::EndShooting => json!({ "do": "end-shooting" }),
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
        Action::EndMove { unit } => json!({ "do": "end-move", "unit": unit.0 }),
        Action::EndSegment => json!({ "do": "end-segment" }),
        Action::Wield { unit, weapon } => json!({ "do": "wield", "unit": unit.0, "weapon": weapon }),
        Action::Strike { element, target } => {
            json!({ "do": "strike", "element": element.0, "target": target.0 })
        }
        Action::SupportStrike { element, striker } => {
            json!({ "do": "support-strike", "element": element.0, "striker": striker.0 })
        }
        Action::EndDeclaration => json!({ "do": "end-declaration" }),
        Action::Follow { element, direction } => {
            json!({ "do": "follow", "element": element.0, "direction": direction.index() })
        }
        Action::Face { element, facing } => {
            json!({ "do": "face", "element": element.0, "facing": facing.index() })
        }
        Action::EndFollowing => json!({ "do": "end-following" }),
    }
}
