//! Actions as JSON: `{"do":"advance","unit":3,"distance":4000}`. Strict and lossless in both directions.
//!
//! Lengths are thousandths of an inch, places `[x, y]` from the south-west corner, angles 65536ths of a full turn,
//! counter-clockwise from east.
//!
//! | `do` | further fields |
//! |---|---|
//! | `pick-half` | `north` (true or false) |
//! | `deploy` | `unit`, `front`, `facing`, `files` |
//! | `deploy-in`, `join` | `character`, `host`, `file` |
//! | `take-up`, `next`, `suppress`, `rally`, `march`, `exit`, `fight`, `hold-back` | `unit` |
//! | `charge` | `unit`, `target`, `air` (true or false) |
//! | `pick-zone` | `zone` (`front`, `left`, `right`, `rear`) |
//! | `stand-and-shoot` | `at`, `shots` |
//! | `hold`, `flee`, `done`, `concede` | none |
//! | `form-up` | `unit`, `facing`, `files` |
//! | `advance` | `unit`, `distance` |
//! | `wheel` | `unit`, `hand` (`left`, `right`), `angle` |
//! | `turn` | `unit`, `turn` (`left`, `right`, `about`) |
//! | `reform` | `unit`, `files` |
//! | `pivot` | `unit`, `facing` |
//! | `fly` | `unit`, `front`, `facing` |
//! | `leave` | `character`, `front`, `facing` |
//! | `arrive` | `unit`, `front`, `files` |
//! | `shoot` | `unit`, `target`, `shots` |
//! | `bolt` | `unit`, `target`, `file` |
//! | `volley`, `breathe` | `unit`, `target` |
//! | `bombard` | `unit`, `direction`, `distance` |
//! | `wield` | `unit`, `weapon` |
//! | `aim-at` | `unit`, `model` (a number or null), `target`, `champion` (true or false) |
//! | `challenge`, `accept`, `send-back` | `character` |
//! | `follow` | `unit`, `quarry` |
//! | `widen` | `unit`, `left` |
//! | `wrap` | `unit`, `hand`, `models` |
//! | `cast` | `wizard`, `spell`, `extra`, and `target` (a unit) or `point` |
//! | `dispel` | `points` |

use super::data;
use crate::json::{Fields, Malformed};
use ::warhammer::{Action, Aim, Angle, Hand, Melee, Mil, Point, Reaction, Spell, Turn, UnitId, Zone};
use serde::Serialize;
use serde_json::{Value, json};

const HANDS: [(&str, Hand); 2] = [("left", Hand::Left), ("right", Hand::Right)];
const TURNS: [(&str, Turn); 3] = [("left", Turn::Left), ("right", Turn::Right), ("about", Turn::About)];
const ZONES: [(&str, Zone); 4] =
    [("front", Zone::Front), ("left", Zone::Left), ("right", Zone::Right), ("rear", Zone::Rear)];
const WEAPONS: [(&str, Melee); 7] = [
    ("hand-weapon", Melee::HandWeapon),
    ("additional-hand-weapon", Melee::AdditionalHandWeapon),
    ("halberd", Melee::Halberd),
    ("double-handed", Melee::DoubleHanded),
    ("flail", Melee::Flail),
    ("spear", Melee::Spear),
    ("lance", Melee::Lance),
];

/// The typed fields of an action.
struct Reader<'a>(Fields<'a>);

impl Reader<'_> {
    fn unit(&mut self) -> Result<UnitId, Malformed> {
        self.unit_in("unit")
    }

    fn unit_in(&mut self, field: &'static str) -> Result<UnitId, Malformed> {
        self.0.number(field).map(UnitId)
    }

    fn length(&mut self, field: &'static str) -> Result<Mil, Malformed> {
        let length: Mil = self.0.number(field)?;
        self.bounded(field, length.unsigned_abs() <= Point::LIMIT.unsigned_abs())?;
        Ok(length)
    }

    fn point(&mut self, field: &'static str) -> Result<Point, Malformed> {
        let [x, y] = self.0.pair(field)?;
        let point = Point::new(x, y);
        self.bounded(field, point.in_bounds())?;
        Ok(point)
    }

    fn bounded(&self, field: &str, sound: bool) -> Result<(), Malformed> {
        if sound {
            Ok(())
        } else {
            Err(self.0.fault(field, format!("is beyond {} either way", Point::LIMIT)))
        }
    }

    fn angle(&mut self, field: &'static str) -> Result<Angle, Malformed> {
        self.0.number(field).map(Angle)
    }

    fn hand(&mut self) -> Result<Hand, Malformed> {
        self.0.word("hand", &HANDS)
    }

    fn small(&mut self, field: &'static str) -> Result<u8, Malformed> {
        self.0.number(field)
    }

    fn spell(&mut self) -> Result<Spell, Malformed> {
        let name = self.0.text("spell")?;
        data::spell(name).ok_or_else(|| self.0.fault("spell", format!("\"{name}\" is no spell")))
    }

    fn aim(&mut self) -> Result<Aim, Malformed> {
        if self.0.optional("point").is_some() {
            self.point("point").map(Aim::Point)
        } else {
            self.unit_in("target").map(Aim::Unit)
        }
    }

    /// A number, or null for none; the field itself is demanded.
    fn model(&mut self) -> Result<Option<u8>, Malformed> {
        if self.0.value("model")?.is_null() { Ok(None) } else { self.small("model").map(Some) }
    }
}

/// Reads an action. Whether it is legal is another question.
pub fn action_from_json(value: &Value) -> Result<Action, Malformed> {
    let mut fields = Fields::open("action", value)?;
    let name = fields.text("do")?;
    let mut read = Reader(fields);
    let action = match name {
        "pick-half" => Action::PickHalf { north: read.0.truth("north")? },
        "deploy" => Action::Deploy {
            unit: read.unit()?,
            front: read.point("front")?,
            facing: read.angle("facing")?,
            files: read.small("files")?,
        },
        "deploy-in" => Action::DeployIn {
            character: read.unit_in("character")?,
            host: read.unit_in("host")?,
            file: read.small("file")?,
        },
        "take-up" => Action::TakeUp { unit: read.unit()? },
        "next" => Action::Next { unit: read.unit()? },
        "suppress" => Action::Suppress { unit: read.unit()? },
        "done" => Action::Done,
        "charge" => {
            Action::Charge { unit: read.unit()?, target: read.unit_in("target")?, air: read.0.truth("air")? }
        }
        "pick-zone" => Action::PickZone { zone: read.0.word("zone", &ZONES)? },
        "stand-and-shoot" => Action::React {
            reaction: Reaction::StandAndShoot { at: read.unit_in("at")?, shots: read.small("shots")? },
        },
        "hold" => Action::React { reaction: Reaction::Hold },
        "flee" => Action::React { reaction: Reaction::Flee },
        "rally" => Action::Rally { unit: read.unit()? },
        "form-up" => {
            Action::FormUp { unit: read.unit()?, facing: read.angle("facing")?, files: read.small("files")? }
        }
        "march" => Action::March { unit: read.unit()? },
        "advance" => Action::Advance { unit: read.unit()?, distance: read.length("distance")? },
        "wheel" => Action::Wheel { unit: read.unit()?, hand: read.hand()?, angle: read.angle("angle")? },
        "turn" => Action::Turn { unit: read.unit()?, turn: read.0.word("turn", &TURNS)? },
        "reform" => Action::Reform { unit: read.unit()?, files: read.small("files")? },
        "pivot" => Action::Pivot { unit: read.unit()?, facing: read.angle("facing")? },
        "fly" => {
            Action::Fly { unit: read.unit()?, front: read.point("front")?, facing: read.angle("facing")? }
        }
        "join" => Action::Join {
            character: read.unit_in("character")?,
            host: read.unit_in("host")?,
            file: read.small("file")?,
        },
        "leave" => Action::Leave {
            character: read.unit_in("character")?,
            front: read.point("front")?,
            facing: read.angle("facing")?,
        },
        "arrive" => {
            Action::Arrive { unit: read.unit()?, front: read.point("front")?, files: read.small("files")? }
        }
        "exit" => Action::Exit { unit: read.unit()? },
        "shoot" => {
            Action::Shoot { unit: read.unit()?, target: read.unit_in("target")?, shots: read.small("shots")? }
        }
        "bolt" => {
            Action::Bolt { unit: read.unit()?, target: read.unit_in("target")?, file: read.small("file")? }
        }
        "volley" => Action::Volley { unit: read.unit()?, target: read.unit_in("target")? },
        "bombard" => Action::Bombard {
            unit: read.unit()?,
            direction: read.angle("direction")?,
            distance: read.length("distance")?,
        },
        "breathe" => Action::Breathe { unit: read.unit()?, target: read.unit_in("target")? },
        "fight" => Action::Fight { unit: read.unit()? },
        "wield" => Action::Wield { unit: read.unit()?, weapon: read.0.word("weapon", &WEAPONS)? },
        "aim-at" => Action::AimAt {
            unit: read.unit()?,
            model: read.model()?,
            target: read.unit_in("target")?,
            champion: read.0.truth("champion")?,
        },
        "challenge" => Action::Challenge { character: read.unit_in("character")? },
        "accept" => Action::Accept { character: read.unit_in("character")? },
        "send-back" => Action::SendBack { character: read.unit_in("character")? },
        "hold-back" => Action::HoldBack { unit: read.unit()? },
        "follow" => Action::Follow { unit: read.unit()?, quarry: read.unit_in("quarry")? },
        "widen" => Action::Widen { unit: read.unit()?, left: read.small("left")? },
        "wrap" => Action::Wrap { unit: read.unit()?, hand: read.hand()?, models: read.small("models")? },
        "cast" => Action::Cast {
            wizard: read.unit_in("wizard")?,
            spell: read.spell()?,
            aim: read.aim()?,
            extra: read.small("extra")?,
        },
        "dispel" => Action::Dispel { points: read.small("points")? },
        "concede" => Action::Concede,
        _ => return Err(read.0.fault("do", format!("\"{name}\" is no action"))),
    };
    read.0.close()?;
    Ok(action)
}

/// Writes an action; reading it gives the same action.
pub fn action_to_json(action: &Action) -> Value {
    match *action {
        Action::PickHalf { north } => json!({ "do": "pick-half", "north": north }),
        Action::Deploy { unit, front, facing, files } => {
            json!({ "do": "deploy", "unit": unit.0, "front": place(front), "facing": facing.0, "files": files })
        }
        Action::DeployIn { character, host, file } => {
            json!({ "do": "deploy-in", "character": character.0, "host": host.0, "file": file })
        }
        Action::TakeUp { unit } => of_unit("take-up", unit),
        Action::Next { unit } => of_unit("next", unit),
        Action::Suppress { unit } => of_unit("suppress", unit),
        Action::Done => json!({ "do": "done" }),
        Action::Charge { unit, target, air } => {
            json!({ "do": "charge", "unit": unit.0, "target": target.0, "air": air })
        }
        Action::PickZone { zone } => json!({ "do": "pick-zone", "zone": word(&ZONES, zone) }),
        Action::React { reaction: Reaction::StandAndShoot { at, shots } } => {
            json!({ "do": "stand-and-shoot", "at": at.0, "shots": shots })
        }
        Action::React { reaction: Reaction::Hold } => json!({ "do": "hold" }),
        Action::React { reaction: Reaction::Flee } => json!({ "do": "flee" }),
        Action::Rally { unit } => of_unit("rally", unit),
        Action::FormUp { unit, facing, files } => {
            json!({ "do": "form-up", "unit": unit.0, "facing": facing.0, "files": files })
        }
        Action::March { unit } => of_unit("march", unit),
        Action::Advance { unit, distance } => {
            json!({ "do": "advance", "unit": unit.0, "distance": distance })
        }
        Action::Wheel { unit, hand, angle } => {
            json!({ "do": "wheel", "unit": unit.0, "hand": word(&HANDS, hand), "angle": angle.0 })
        }
        Action::Turn { unit, turn } => json!({ "do": "turn", "unit": unit.0, "turn": word(&TURNS, turn) }),
        Action::Reform { unit, files } => json!({ "do": "reform", "unit": unit.0, "files": files }),
        Action::Pivot { unit, facing } => json!({ "do": "pivot", "unit": unit.0, "facing": facing.0 }),
        Action::Fly { unit, front, facing } => {
            json!({ "do": "fly", "unit": unit.0, "front": place(front), "facing": facing.0 })
        }
        Action::Join { character, host, file } => {
            json!({ "do": "join", "character": character.0, "host": host.0, "file": file })
        }
        Action::Leave { character, front, facing } => {
            json!({ "do": "leave", "character": character.0, "front": place(front), "facing": facing.0 })
        }
        Action::Arrive { unit, front, files } => {
            json!({ "do": "arrive", "unit": unit.0, "front": place(front), "files": files })
        }
        Action::Exit { unit } => of_unit("exit", unit),
        Action::Shoot { unit, target, shots } => {
            json!({ "do": "shoot", "unit": unit.0, "target": target.0, "shots": shots })
        }
        Action::Bolt { unit, target, file } => {
            json!({ "do": "bolt", "unit": unit.0, "target": target.0, "file": file })
        }
        Action::Volley { unit, target } => json!({ "do": "volley", "unit": unit.0, "target": target.0 }),
        Action::Bombard { unit, direction, distance } => {
            json!({ "do": "bombard", "unit": unit.0, "direction": direction.0, "distance": distance })
        }
        Action::Breathe { unit, target } => json!({ "do": "breathe", "unit": unit.0, "target": target.0 }),
        Action::Fight { unit } => of_unit("fight", unit),
        Action::Wield { unit, weapon } => {
            json!({ "do": "wield", "unit": unit.0, "weapon": word(&WEAPONS, weapon) })
        }
        Action::AimAt { unit, model, target, champion } => {
            json!({ "do": "aim-at", "unit": unit.0, "model": model, "target": target.0, "champion": champion })
        }
        Action::Challenge { character } => of_character("challenge", character),
        Action::Accept { character } => of_character("accept", character),
        Action::SendBack { character } => of_character("send-back", character),
        Action::HoldBack { unit } => of_unit("hold-back", unit),
        Action::Follow { unit, quarry } => json!({ "do": "follow", "unit": unit.0, "quarry": quarry.0 }),
        Action::Widen { unit, left } => json!({ "do": "widen", "unit": unit.0, "left": left }),
        Action::Wrap { unit, hand, models } => {
            json!({ "do": "wrap", "unit": unit.0, "hand": word(&HANDS, hand), "models": models })
        }
        Action::Cast { wizard, spell, aim, extra } => {
            let (field, aimed) = match aim {
                Aim::Unit(unit) => ("target", json!(unit.0)),
                Aim::Point(point) => ("point", place(point)),
            };
            json!({ "do": "cast", "wizard": wizard.0, "spell": spell_name(spell), field: aimed, "extra": extra })
        }
        Action::Dispel { points } => json!({ "do": "dispel", "points": points }),
        Action::Concede => json!({ "do": "concede" }),
    }
}

fn of_unit(name: &str, unit: UnitId) -> Value {
    json!({ "do": name, "unit": unit.0 })
}

fn of_character(name: &str, character: UnitId) -> Value {
    json!({ "do": name, "character": character.0 })
}

pub(super) fn place(point: Point) -> Value {
    json!([point.x, point.y])
}

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, known)| *known == value).map_or("", |(word, _)| word)
}

/// The id of a spell, as in the data.
pub(super) fn spell_name(spell: Spell) -> Value {
    named(&spell)
}

/// The word of an enumerated value as it is written in events.
pub(super) fn named(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
