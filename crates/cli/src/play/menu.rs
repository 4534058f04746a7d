//! Numbered choices, never hundreds at once: where there are many, first the unit, then the kind of action, then its
//! details one by one.

use super::typed::AGAINST_UNITS;
use crate::scene::Scene;
use crate::story::chances_text;
use serde_json::Value;
use table::Side;
use wire::{Battle, Names, Words};

/// So many actions are listed one by one.
const FEW: usize = 12;

/// A group of at most so many is listed one by one among larger groups.
const TINY: usize = 3;

/// What actions are grouped by, in this order; the first that tells them apart is taken.
const KEYS: [Key; 15] = [
    Key::Unit,
    Key::Field("do"),
    Key::Field("unit"),
    Key::Field("wing"),
    Key::Field("element"),
    Key::Field("facing"),
    Key::Field("width"),
    Key::Row,
    Key::Field("hex"),
    Key::Field("direction"),
    Key::Field("target"),
    Key::Field("with"),
    Key::Field("by"),
    Key::Field("place"),
    Key::Field("free"),
];

/// What people say by a word of its own instead of choosing it from the list.
const UNLISTED: [&str; 3] = ["offer-draw", "resign", "concede"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    /// Who acts: the commander, the unit, or that of the element.
    Unit,
    /// The row of its hex.
    Row,
    Field(&'static str),
}

/// One line of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    pub label: String,
    /// May be typed instead of the number: `M12`.
    pub short: Option<String>,
    pub choice: Choice,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// A further list.
    Among(Vec<Value>),
    Act(Value),
    /// The same for many elements, one after the other.
    Each(Vec<Value>),
    /// The computer sets up the side.
    SetUp,
}

/// What the list is made for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    pub battle: &'a dyn Battle,
    pub scene: &'a Scene,
    pub side: Side,
    pub own: Side,
    pub words: &'a Words,
    pub names: &'a Names,
}

/// The list for these actions.
pub fn items(actions: &[Value], asked: Asked<'_>) -> Vec<Item> {
    let listed: Vec<&Value> =
        actions.iter().filter(|action| !UNLISTED.contains(&asked.kind(action))).collect();
    let mut items = asked.for_all(&listed);
    let split = KEYS.into_iter().find(|&key| 1 < asked.groups(key, &listed).len());
    match split {
        Some(key) if FEW < listed.len() => {
            for (value, group) in asked.groups(key, &listed) {
                match value {
                    Some(value) if TINY < group.len() => items.push(asked.group(key, &value, group)),
                    _ => items.extend(group.into_iter().map(|action| asked.act(action))),
                }
            }
        }
        _ => items.extend(listed.into_iter().map(|action| asked.act(action))),
    }
    items
}

impl<'a> Asked<'a> {
    fn kind(self, action: &'a Value) -> &'a str {
        action["do"].as_str().unwrap_or_default()
    }

    fn act(self, action: &Value) -> Item {
        let mut label = self.words.action(action, self.names);
        if let Some(chances) = self.chances(action) {
            label = format!("{label} ({})", chances_text(self.words, chances, 20));
        }
        Item { label, short: self.place(action), choice: Choice::Act(action.clone()) }
    }

    /// The chances, out of 20, of the attack that the action declares or supports.
    fn chances(self, action: &Value) -> Option<u64> {
        let attacker = ["shooter", "striker", "element"].into_iter().find_map(|field| action.get(field))?;
        if !["shoot", "support-shot", "strike", "support-strike"].contains(&self.kind(action)) {
            return None;
        }
        let preview = self.battle.preview(self.side, action).ok()?;
        let attacks = preview.get("attacks")?.as_array()?;
        attacks.iter().find(|attack| attack.get("attacker") == Some(attacker))?.get("chances")?.as_u64()
    }

    /// The name of the hex of the action.
    fn place(self, action: &Value) -> Option<String> {
        self.named_hex(action, "hex")
    }

    fn named_hex(self, action: &Value, field: &str) -> Option<String> {
        let hex = action.get(field)?;
        self.names.places.get(&(hex.get(0)?.as_i64()?, hex.get(1)?.as_i64()?)).cloned()
    }

    fn value(self, key: Key, action: &Value) -> Option<Value> {
        match key {
            Key::Unit => {
                ["commander", "unit"].into_iter().find_map(|who| action.get(who).cloned()).or_else(|| {
                    let element = usize::try_from(action.get("element")?.as_u64()?).ok()?;
                    Some(self.scene.hexes()?.elements.get(element)?.unit.into())
                })
            }
            Key::Row => action.get("hex")?.get(1).cloned(),
            Key::Field(field) => action.get(field).cloned(),
        }
    }

    /// The actions by the value of the key, in the order in which the values occur.
    fn groups(self, key: Key, actions: &[&'a Value]) -> Vec<(Option<Value>, Vec<&'a Value>)> {
        let mut groups: Vec<(Option<Value>, Vec<&Value>)> = Vec::new();
        for &action in actions {
            let value = self.value(key, action);
            match groups.iter_mut().find(|(other, _)| *other == value) {
                Some((_, group)) => group.push(action),
                None => groups.push((value, vec![action])),
            }
        }
        groups
    }

    fn group(self, key: Key, value: &Value, actions: Vec<&Value>) -> Item {
        let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
        let word = |kind: &str| self.words.word(kind, &value.to_string());
        let (label, short) = match key {
            Key::Unit | Key::Field("unit") => self.unit(number.unwrap_or_default()),
            Key::Field("target")
                if self.scene.hexes().is_none()
                    || actions.iter().all(|action| AGAINST_UNITS.contains(&self.kind(action))) =>
            {
                self.unit(number.unwrap_or_default())
            }
            Key::Field("do") => (self.heading(value.as_str().unwrap_or_default(), &actions), None),
            Key::Field("element" | "target" | "with" | "by") => self.element(number.unwrap_or_default()),
            Key::Field("facing") => (word("facing"), None),
            Key::Field("direction") => (word("direction"), None),
            Key::Field("width") => {
                (self.words.text("menu-width", &[("width", number.unwrap_or_default().into())]), None)
            }
            Key::Row => {
                let place = actions.first().and_then(|action| self.place(action)).unwrap_or_default();
                let row = place.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
                (self.words.text("menu-row", &[("row", row.clone().into())]), Some(row))
            }
            Key::Field(field @ ("hex" | "place" | "free")) => {
                let named = |action: &&Value| self.named_hex(action, field);
                let place = actions.first().and_then(named).unwrap_or_default();
                (place.clone(), Some(place))
            }
            Key::Field("wing") => (self.words.word("hand", value.as_str().unwrap_or_default()), None),
            Key::Field(_) => (value.to_string(), None),
        };
        let count = self.words.text("menu-count", &[("count", actions.len().into())]);
        let choice = Choice::Among(actions.into_iter().cloned().collect());
        Item { label: format!("{label} ({count})"), short, choice }
    }

    /// What actions of a kind have in common; where no words say it, as on the button of one of them.
    fn heading(self, kind: &str, actions: &[&Value]) -> String {
        let key = format!("kind-{kind}");
        match actions.first() {
            Some(action) if !self.words.has(&key) => self.words.short(action, self.names),
            _ => self.words.text(&key, &[]),
        }
    }

    /// A unit by its letter and its name.
    fn unit(self, unit: usize) -> (String, Option<String>) {
        let letter = self.scene.letter(unit, self.own).to_string();
        let name = self.names.units.get(unit).cloned().unwrap_or_default();
        (format!("{letter} {name}"), Some(letter))
    }

    /// An element by its name, its mark on the board and its hex.
    fn element(self, element: usize) -> (String, Option<String>) {
        let name = self.names.elements.get(element).cloned().unwrap_or_default();
        let Some(found) = self.scene.hexes().and_then(|hexes| hexes.elements.get(element)) else {
            return (name, None);
        };
        let mark = format!("{}{}", self.scene.letter(found.unit, self.own), found.number);
        match &found.name {
            Some(hex) => (format!("{mark} {name}, {hex}"), Some(mark)),
            None => (format!("{mark} {name}"), Some(mark)),
        }
    }

    /// Turning a whole unit takes one action for each element: here it is one choice.
    fn for_all(self, actions: &[&Value]) -> Vec<Item> {
        let turns = |action: &&Value| ["plan-turn", "free-turn", "face"].contains(&self.kind(action));
        if actions.len() <= FEW || !actions.iter().all(turns) {
            return Vec::new();
        }
        let by_facing = self.groups(Key::Field("facing"), actions);
        by_facing
            .into_iter()
            .filter(|(_, group)| 1 < group.len())
            .filter_map(|(facing, group)| {
                let facing = self.words.word("facing", &facing?.to_string());
                let count = group.len();
                let args = [("facing", facing.into()), ("count", count.into())];
                let choice = Choice::Each(group.into_iter().cloned().collect());
                Some(Item { label: self.words.text("menu-turn-all", &args), short: None, choice })
            })
            .collect()
    }
}
