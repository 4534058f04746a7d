//! Actions typed in words: `wheel A left`, `order B attack`, `strike A3 c2`, `deploy A M12 north 5`.
//!
//! Whoever wants to know why something is not possible types it: the refusal names the rule.

use crate::scene::{HexScene, Scene};
use serde_json::{Map, Value, json};
use wire::{Names, Words};

/// The fields of every action, in the order in which they are typed.
const FORMS: [(&str, &[&str]); 64] = [
    ("pick-side", &["other"]),
    ("attach", &["commander", "unit"]),
    ("detach", &["commander"]),
    ("outflank", &["unit", "wing", "leader"]),
    ("enter", &["unit", "hex"]),
    ("deploy", &["unit", "hex", "facing", "width"]),
    ("place", &["element", "hex", "facing"]),
    ("ready", &[]),
    ("order", &["unit", "order"]),
    ("assign", &["commander", "unit"]),
    ("commit", &[]),
    ("keep", &["unit", "order"]),
    ("temper", &["unit", "leader_adds", "commanders_add"]),
    ("shoot", &["element", "target"]),
    ("support-shot", &["element", "shooter"]),
    ("fire", &["unit"]),
    ("drop-shot", &["element"]),
    ("end-shooting", &[]),
    ("appeal", &["element", "roll"]),
    ("replace", &["element", "by"]),
    ("close-up", &["element", "direction"]),
    ("end-closing-up", &[]),
    ("sequence", &["first"]),
    ("advance", &["unit", "hand"]),
    ("sidestep", &["unit", "direction"]),
    ("wheel", &["unit", "hand"]),
    ("march", &["unit", "facing", "hand", "payment"]),
    ("plan-shift", &["element", "direction"]),
    ("plan-turn", &["element", "facing"]),
    ("carry-out", &[]),
    ("drop-plan", &[]),
    ("free-turn", &["element", "facing"]),
    ("walk", &["element", "direction", "payment"]),
    ("press", &["element", "hand", "payment"]),
    ("flee", &["element", "hex"]),
    ("rout", &["unit"]),
    ("stay-behind", &["commander"]),
    ("rush", &["unit", "target"]),
    ("act", &["commander"]),
    ("leave", &["commander", "direction"]),
    ("join", &["commander", "unit", "place", "free"]),
    ("swap", &["element", "with"]),
    ("dare", &["unit", "target"]),
    ("marker", &["unit", "lay"]),
    ("dissolve", &["unit"]),
    ("end-move", &["unit"]),
    ("end-segment", &[]),
    ("touch", &["element"]),
    ("end-touching", &[]),
    ("wield", &["unit", "weapon"]),
    ("strike", &["element", "target"]),
    ("support-strike", &["element", "striker"]),
    ("end-declaration", &[]),
    ("pursue", &["element", "target"]),
    ("release", &["element"]),
    ("end-releasing", &[]),
    ("follow", &["element", "direction"]),
    ("face", &["element", "facing"]),
    ("end-following", &[]),
    ("rally", &["unit"]),
    ("abandon", &["element"]),
    ("end-rallying", &[]),
    ("offer-draw", &[]),
    ("resign", &[]),
];

/// The actions whose target is a unit, not an element.
pub const AGAINST_UNITS: [&str; 2] = ["rush", "dare"];

/// Short compass words of both languages, by number.
const FACINGS: [&[&str]; 6] = [&["n"], &["ne", "no"], &["se", "so"], &["s"], &["sw"], &["nw"]];
const DIRECTIONS: [&[&str]; 6] = [&["ne", "no"], &["e", "o"], &["se", "so"], &["sw"], &["w"], &["nw"]];

/// Why a line is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Untyped {
    /// The first word is no action.
    NoAction,
    /// It is one, but the rest does not fit; the form it should have.
    Form(String),
}

/// What words are read with.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    pub scene: &'a Scene,
    pub hexes: &'a HexScene,
    pub words: &'a Words,
    pub names: &'a Names,
}

impl Reader<'_> {
    /// Reads a typed action. Whether it is legal is another question.
    pub fn action(self, line: &str) -> Result<Value, Untyped> {
        let mut typed = line.split_whitespace();
        let name = typed.next().unwrap_or_default().to_lowercase();
        let &(name, fields) = FORMS.iter().find(|(form, _)| *form == name).ok_or(Untyped::NoAction)?;
        let form = || {
            let fields: Vec<String> = fields.iter().map(|field| field.to_uppercase()).collect();
            Untyped::Form(format!("{name} {}", fields.join(" ")).trim().to_owned())
        };
        let mut action = Map::new();
        action.insert("do".to_owned(), json!(name));
        for &field in fields {
            let word = typed.next().map(str::to_lowercase);
            let value = match (field, word) {
                // A unit goes alone where nobody is named.
                ("leader", None) => Some(Value::Null),
                ("target", Some(word)) if AGAINST_UNITS.contains(&name) => {
                    self.scene.unit_of(&word).map(Value::from)
                }
                (_, word) => word.and_then(|word| self.value(field, &word)),
            };
            action.insert(field.to_owned(), value.ok_or_else(form)?);
        }
        if typed.next().is_some() {
            return Err(form());
        }
        Ok(Value::Object(action))
    }

    fn value(self, field: &str, word: &str) -> Option<Value> {
        match field {
            "unit" | "commander" | "leader" => self.scene.unit_of(word).map(Value::from),
            "element" | "target" | "shooter" | "striker" | "by" | "with" => self.element(word),
            "hex" | "place" | "free" => {
                let (&(q, r), _) = self.names.places.iter().find(|(_, name)| name.to_lowercase() == word)?;
                Some(json!([q, r]))
            }
            "facing" => self.compass("facing", FACINGS, word),
            "direction" => self.compass("direction", DIRECTIONS, word),
            "order" => self.word_of("order", &["move", "skirmish", "attack", "hold"], word),
            "hand" | "wing" => self.word_of("hand", &["left", "right"], word),
            "other" | "roll" | "lay" | "leader_adds" | "commanders_add" => truth(word),
            "payment" => self.word_of("payment", &["points", "manoeuvre"], word),
            "first" => {
                let first = self.words.text("typed-first", &[]);
                let second = self.words.text("typed-second", &[]);
                match word {
                    "first" | "1" => Some(json!(true)),
                    "second" | "2" => Some(json!(false)),
                    _ if word == first => Some(json!(true)),
                    _ if word == second => Some(json!(false)),
                    _ => None,
                }
            }
            _ => word.parse::<u8>().ok().map(Value::from),
        }
    }

    /// An element by the mark on the board: letter of the unit and number.
    fn element(self, word: &str) -> Option<Value> {
        let digits = word.find(|c: char| c.is_ascii_digit())?;
        let unit = self.scene.unit_of(word.get(..digits)?)?;
        let number: usize = word.get(digits..)?.parse().ok()?;
        let element = self.hexes.unit_elements(unit).find(|element| element.number == number)?;
        Some(element.element.into())
    }

    fn compass(self, kind: &str, points: [&[&str]; 6], word: &str) -> Option<Value> {
        let long = |number: usize| self.words.word(kind, &number.to_string()).to_lowercase();
        (0..6).find(|&number| points[number].contains(&word) || long(number) == word).map(Value::from)
    }

    fn word_of(self, kind: &str, known: &[&str], word: &str) -> Option<Value> {
        let named = |name: &&&str| **name == word || self.words.word(kind, name).to_lowercase() == word;
        known.iter().find(named).map(|name| json!(name))
    }
}

/// Yes or no; for bonuses plus or minus.
fn truth(word: &str) -> Option<Value> {
    match word {
        "yes" | "ja" | "+" => Some(json!(true)),
        "no" | "nein" | "-" => Some(json!(false)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::Lang;

    #[test]
    fn every_kind_of_action_has_a_heading_in_both_languages() {
        for words in Lang::ALL.map(Words::new) {
            for (name, _) in FORMS {
                assert!(words.has(&format!("kind-{name}")), "{name}");
                assert!(words.has(&format!("action-{name}")), "{name}");
            }
        }
    }
}
