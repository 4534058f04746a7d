//! The words for players: Fluent messages in German and English for everything the wire says as data.
//!
//! Ids of messages: `event-<event>`, `refusal-<refusal>`, `action-<do>`, `short-<do>`, `step-<step>`,
//! `formation-<formation>`, `reason-<reason>`, `agreed-<fault>`, `label-<label>`. The variables of a message are the fields of the JSON value: units, elements
//! and hexes as ready names, enumerated values as their words, truth values as `true` and `false`, what is absent as
//! `none`, a reckoning as its total, an outcome as `won-a`, `won-b` or `draw`, numbers as numbers.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// The languages of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    De,
    En,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];

    /// `de` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::De => "de",
            Lang::En => "en",
        }
    }

    fn id(self) -> LanguageIdentifier {
        // The codes are well-formed; without an identifier only the plural rules would be those of no language.
        self.code().parse().unwrap_or_default()
    }

    /// The Fluent files of the language.
    pub const fn files(self) -> [&'static str; 7] {
        match self {
            Lang::De => [
                include_str!("../locales/de/engine.ftl"),
                include_str!("../locales/de/reasons.ftl"),
                include_str!("../locales/de/cli.ftl"),
                include_str!("../locales/de/show.ftl"),
                include_str!("../locales/de/cases.ftl"),
                include_str!("../locales/de/server.ftl"),
                include_str!("../locales/de/plan.ftl"),
            ],
            Lang::En => [
                include_str!("../locales/en/engine.ftl"),
                include_str!("../locales/en/reasons.ftl"),
                include_str!("../locales/en/cli.ftl"),
                include_str!("../locales/en/show.ftl"),
                include_str!("../locales/en/cases.ftl"),
                include_str!("../locales/en/server.ftl"),
                include_str!("../locales/en/plan.ftl"),
            ],
        }
    }
}

/// The text names no language of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Lang::ALL.into_iter().map(Lang::code).collect();
        write!(f, "unknown language \"{}\"; there are: {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// What the value of a field stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The number of a unit.
    Unit,
    /// The number of an element.
    Element,
    /// A hex `[q, r]`.
    Place,
    /// Itself.
    Plain,
}

/// The names of one battle in one language.
#[derive(Clone, Debug)]
pub struct Names {
    pub units: Vec<String>,
    pub elements: Vec<String>,
    pub places: BTreeMap<(i64, i64), String>,
    /// What a field of a message stands for, by the id of the message and the name of the field.
    pub kind: fn(message: &str, field: &str) -> Kind,
}

impl Names {
    /// The name for the value of a field; `None` where the value is no number of a unit, element or hex.
    fn of(&self, kind: Kind, value: &Value) -> Option<String> {
        let pick = |names: &[String]| {
            let number = value.as_u64()?;
            let name = usize::try_from(number).ok().and_then(|number| names.get(number));
            Some(name.cloned().unwrap_or_else(|| format!("#{number}")))
        };
        match kind {
            Kind::Unit => pick(&self.units),
            Kind::Element => pick(&self.elements),
            Kind::Place => {
                let (q, r) = (value.get(0)?.as_i64()?, value.get(1)?.as_i64()?);
                Some(self.places.get(&(q, r)).cloned().unwrap_or_else(|| format!("({q}, {r})")))
            }
            Kind::Plain => None,
        }
    }
}

/// The messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Words {
    pub fn new(lang: Lang) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // The marks around inserted names would show in terminals.
        bundle.set_use_isolating(false);
        for file in lang.files() {
            // A faulty message is left out and then shows as ⟦id⟧; the tests demand that there is none.
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(sound, _)| sound);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The message with these variables; `⟦key⟧` where there is none or a variable is missing.
    pub fn text(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let args = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.format(key, &args).unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(message.value()?, Some(args), &mut faults);
        faults.is_empty().then(|| text.into_owned())
    }

    /// One sentence for an event.
    pub fn event(&self, event: &Value, names: &Names) -> String {
        self.tagged("event", "event", event, names)
    }

    /// One sentence for a refusal.
    pub fn refusal(&self, refusal: &Value, names: &Names) -> String {
        self.tagged("refusal", "refusal", refusal, names)
    }

    /// One sentence for an action, as a choice.
    pub fn action(&self, action: &Value, names: &Names) -> String {
        self.tagged("action", "do", action, names)
    }

    /// An action in a word or two, for a button.
    pub fn short(&self, action: &Value, names: &Names) -> String {
        self.tagged("short", "do", action, names)
    }

    /// What is asked now, from the `step` of a view.
    pub fn step(&self, step: &Value, names: &Names) -> String {
        self.tagged("step", "step", step, names)
    }

    /// The shape of a unit, from the `formation` of a unit in a view.
    pub fn formation(&self, formation: &Value, names: &Names) -> String {
        self.tagged("formation", "formation", formation, names)
    }

    /// Why a computer player chose an action.
    pub fn reason(&self, reason: &Value, names: &Names) -> String {
        self.tagged("reason", "reason", reason, names)
    }

    /// Why a battle cannot be fought as it was agreed on, from [`Malformed::told`](crate::Malformed::told).
    pub fn agreement(&self, fault: &Value) -> String {
        let names = Names {
            units: Vec::new(),
            elements: Vec::new(),
            places: BTreeMap::new(),
            kind: |_, _| Kind::Plain,
        };
        self.tagged("agreed", "fault", fault, &names)
    }

    /// The word for a term of a reckoning.
    pub fn term(&self, label: &str) -> String {
        self.word("label", label)
    }

    /// An enumerated value: `word("order", "attack")` is the message `order-attack`.
    pub fn word(&self, kind: &str, value: &str) -> String {
        self.text(&format!("{kind}-{value}"), &[])
    }

    /// The message `<prefix>-<value of tag>` with the fields of the value as variables.
    fn tagged(&self, prefix: &str, tag: &str, value: &Value, names: &Names) -> String {
        let Some(name) = value.get(tag).and_then(Value::as_str) else {
            return format!("⟦{prefix}⟧");
        };
        let key = format!("{prefix}-{name}");
        let mut args = FluentArgs::new();
        for (field, value) in value.as_object().into_iter().flatten().filter(|(field, _)| *field != tag) {
            args.set(field.clone(), argument(names.of((names.kind)(&key, field), value), value));
        }
        self.format(&key, &args).unwrap_or_else(|| format!("⟦{key}⟧"))
    }
}

fn argument(name: Option<String>, value: &Value) -> FluentValue<'static> {
    if let Some(name) = name {
        return name.into();
    }
    match value {
        Value::Null => "none".into(),
        Value::Bool(truth) => truth.to_string().into(),
        Value::Number(number) => match number.as_i64() {
            Some(number) => number.into(),
            None => number.to_string().into(),
        },
        Value::String(text) => text.clone().into(),
        // A reckoning: the total of its terms.
        Value::Array(terms) => {
            terms.iter().filter_map(|term| term.get("value")?.as_i64()).sum::<i64>().into()
        }
        // An outcome: `{"won":"a"}` is `won-a`.
        Value::Object(object) => {
            let parts =
                object.iter().map(|(key, value)| format!("{key}-{}", value.as_str().unwrap_or_default()));
            parts.collect::<Vec<_>>().join(" ").into()
        }
    }
}
