//! The words for players: Fluent messages in German and English for everything the wire says as data.
//!
//! Ids of messages: `event-<event>`, `refusal-<refusal>`, `action-<do>`, `short-<do>`, `step-<step>`,
//! `formation-<formation>`, `reason-<reason>`, `agreed-<fault>`, `label-<label>`. A system may have messages of its own
//! under the same names with a prefix, see [`Names::prefix`]. The variables of a message are the fields of the JSON
//! value: units, elements and hexes as ready names, lengths in inches, enumerated values as their words, truth values as
//! `true` and `false`, what is absent as `none`, a reckoning as its total, an outcome as `won-a`, `won-b` or `draw`,
//! numbers as numbers.

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
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            Lang::De => &[
                include_str!("../locales/de/engine.ftl"),
                include_str!("../locales/de/reasons.ftl"),
                include_str!("../locales/de/cli.ftl"),
                include_str!("../locales/de/lab.ftl"),
                include_str!("../locales/de/show.ftl"),
                include_str!("../locales/de/cases.ftl"),
                include_str!("../locales/de/server.ftl"),
                include_str!("../locales/de/plan.ftl"),
                include_str!("../locales/de/review.ftl"),
                include_str!("../locales/de/odds.ftl"),
                include_str!("../locales/de/warhammer.ftl"),
                include_str!("../locales/de/warhammer-show.ftl"),
                include_str!("../locales/de/warhammer-table.ftl"),
            ],
            Lang::En => &[
                include_str!("../locales/en/engine.ftl"),
                include_str!("../locales/en/reasons.ftl"),
                include_str!("../locales/en/cli.ftl"),
                include_str!("../locales/en/lab.ftl"),
                include_str!("../locales/en/show.ftl"),
                include_str!("../locales/en/cases.ftl"),
                include_str!("../locales/en/server.ftl"),
                include_str!("../locales/en/plan.ftl"),
                include_str!("../locales/en/review.ftl"),
                include_str!("../locales/en/odds.ftl"),
                include_str!("../locales/en/warhammer.ftl"),
                include_str!("../locales/en/warhammer-show.ftl"),
                include_str!("../locales/en/warhammer-table.ftl"),
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
    /// Thousandths of an inch.
    Length,
    /// A point `[x, y]` in thousandths of an inch.
    Spot,
    /// 65536ths of a full turn.
    Angle,
    /// Itself.
    Plain,
}

/// The names of one battle in one language.
#[derive(Clone, Debug)]
pub struct Names {
    /// What stands before the ids of the system's own messages; where there is none of that id, the common one is
    /// taken. So two systems may call different things by one name.
    pub prefix: &'static str,
    pub units: Vec<String>,
    pub elements: Vec<String>,
    pub places: BTreeMap<(i64, i64), String>,
    /// What a field of a message stands for, by the id of the message and the name of the field.
    pub kind: fn(message: &str, field: &str) -> Kind,
}

impl Names {
    /// The name for the value of a field; `None` where the value is nothing of that kind.
    fn of(&self, kind: Kind, value: &Value, lang: Lang) -> Option<String> {
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
            Kind::Length => Some(inches(value.as_i64()?, lang)),
            Kind::Spot => {
                let part = |index: usize| Some(inches(value.get(index)?.as_i64()?, lang));
                Some(format!("{} / {}", part(0)?, part(1)?))
            }
            Kind::Angle => {
                let turn = u64::from(u16::MAX) + 1;
                Some(format!("{}°", (value.as_u64()?.min(turn) * 360 + turn / 2) / turn))
            }
            Kind::Plain => None,
        }
    }
}

/// Thousandths of an inch in inches with at most two decimals, as the language writes them: `3,5″`.
pub fn inches(thousandths: i64, lang: Lang) -> String {
    let hundredths = thousandths.unsigned_abs().saturating_add(5) / 10;
    let sign = if thousandths < 0 && 0 < hundredths { "−" } else { "" };
    let decimals = format!("{:02}", hundredths % 100);
    let decimals = decimals.trim_end_matches('0');
    let mark = match lang {
        _ if decimals.is_empty() => "",
        Lang::De => ",",
        Lang::En => ".",
    };
    format!("{sign}{}{mark}{decimals}″", hundredths / 100)
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
        for &file in lang.files() {
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
            prefix: "",
            units: Vec::new(),
            elements: Vec::new(),
            places: BTreeMap::new(),
            kind: |_, _| Kind::Plain,
        };
        self.tagged("agreed", "fault", fault, &names)
    }

    /// The word for a term of a reckoning.
    pub fn term(&self, label: &str, names: &Names) -> String {
        self.text(&self.own(format!("label-{label}"), names), &[])
    }

    /// The id of the system's own message, or of the common one.
    fn own(&self, key: String, names: &Names) -> String {
        let own = format!("{}{key}", names.prefix);
        if self.has(&own) { own } else { key }
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
            let kind = (names.kind)(&key, field);
            args.set(field.clone(), argument(names.of(kind, value, self.lang), value));
        }
        let key = self.own(key, names);
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lengths_are_told_in_inches() {
        let told = |thousandths| [inches(thousandths, Lang::De), inches(thousandths, Lang::En)];
        assert_eq!(told(12_500), ["12,5″", "12.5″"]);
        assert_eq!(told(8000), ["8″", "8″"]);
        assert_eq!(told(-1), ["0″", "0″"]);
        assert_eq!(told(-3996), ["−4″", "−4″"]);
        assert_eq!(told(1050), ["1,05″", "1.05″"]);
        assert!(told(i64::MIN)[0].starts_with('−'));
    }

    #[test]
    fn a_system_may_have_messages_of_its_own() {
        let mut words = Words::new(Lang::En);
        let own = "xx-action-shoot = { $target } at { $range } from { $at }\nxx-label-cover = hiding";
        words.bundle.add_resource_overriding(FluentResource::try_new(own.to_owned()).unwrap());
        let kind = |message: &str, field: &str| match (message, field) {
            ("action-shoot", "target") => Kind::Unit,
            ("action-shoot", "range") => Kind::Length,
            ("action-shoot", "at") => Kind::Spot,
            _ => Kind::Plain,
        };
        let units = vec!["Archers".to_owned()];
        let names = Names { prefix: "xx-", units, elements: Vec::new(), places: BTreeMap::new(), kind };
        let shot = json!({ "do": "shoot", "target": 0, "range": 12_250, "at": [0, 1500] });
        assert_eq!(words.action(&shot, &names), "Archers at 12.25″ from 0″ / 1.5″");
        assert_eq!(words.term("cover", &names), "hiding");
        // What it does not have of its own is common to all.
        let resign = json!({ "do": "resign" });
        assert_eq!(words.action(&resign, &names), words.text("action-resign", &[]));
    }
}
