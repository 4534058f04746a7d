//! `walstatt rules`: the rulebook in our own words, and the account of its coverage.

use crate::stop::Stop;
use crate::story::cited;
use clap::Subcommand;
use lab::Effort;
use rulebook::{Bilingual, Coverage, Entry, Language, RuleCoverage, Rulebook, System};
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;
use table::RuleId;
use wire::{Lang, Words};

#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    /// Show a rule (DW-05-12), a house rule (WH-09-H03), a ruling (DW-05-G4) or a table (DW-01-T1).
    Show {
        id: String,
        /// de or en; by default as LANG says.
        #[arg(long)]
        lang: Option<Lang>,
    },
    /// Say which rules are implemented, tested and applied in simulated battles.
    Coverage {
        #[arg(default_value = "demonworld")]
        system: String,
        /// All rules up to this tier: intro, standard, expert or extra; for Warhammer sheet or house. By default all
        /// of Warhammer, the intro game of Demonworld.
        #[arg(long)]
        tier: Option<String>,
        /// One JSON object instead of words.
        #[arg(long)]
        json: bool,
        /// de or en; by default as LANG says.
        #[arg(long)]
        lang: Option<Lang>,
    },
}

pub fn run(command: RulesCommand, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let book = Rulebook::builtin().map_err(|fault| Stop::Failed(fault.to_string()))?;
    match command {
        RulesCommand::Show { id, lang } => {
            let id = find(&book, &id).map_err(Stop::Usage)?;
            let words = Words::new(crate::language(lang));
            out.write_all(entry_text(&book, id, &words).as_bytes())?;
        }
        RulesCommand::Coverage { system, tier, json, lang } => {
            let account = coverage(&book, &system, tier.as_deref())?;
            if json {
                writeln!(out, "{}", coverage_json(&account))?;
            } else {
                tell(&account, &Words::new(crate::language(lang)), out)?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub fn language(words: &Words) -> Language {
    match words.lang() {
        Lang::De => Language::De,
        Lang::En => Language::En,
    }
}

/// The entry with this number, written in any case; otherwise what there is instead.
pub fn find<'a>(book: &'a Rulebook, text: &str) -> Result<Entry<'a>, String> {
    let id: RuleId = text.to_uppercase().parse().map_err(|fault| format!("\"{text}\": {fault}"))?;
    if let Some(entry) = book.entry(id) {
        return Ok(entry);
    }
    let chapter = |id: RuleId| (id.system(), id.chapter());
    let in_chapter = |entry: &Entry<'_>| chapter(entry.id()) == chapter(id);
    let known: Vec<String> = book.entries().filter(in_chapter).map(|entry| entry.id().to_string()).collect();
    if known.is_empty() {
        let chapters = System::ALL.into_iter().flat_map(|system| book.chapters(system));
        let chapters: Vec<String> =
            chapters.map(|chapter| format!("{}-{:02}", chapter.system.letters(), chapter.number)).collect();
        return Err(format!("there is no rule {id}; there are the chapters: {}", chapters.join(", ")));
    }
    Err(format!("there is no rule {id}; there are: {}", known.join(", ")))
}

/// An entry with the rulings that belong to it, as paragraphs.
pub fn entry_text(book: &Rulebook, entry: Entry<'_>, words: &Words) -> String {
    let language = language(words);
    let id = cited(words, &entry.id().to_string());
    let mut text = format!("{id} {}\n", entry.title().get(language));
    match entry {
        Entry::Rule(rule) => {
            text += &wrap(rule.text.get(language));
            for ruling in rule.rulings.iter().filter_map(|&id| book.ruling(id)) {
                let heading = format!("{} {}", ruling.id, ruling.title.get(language));
                text += &words.text("rules-ruling", &[("title", heading.into())]);
                text.push('\n');
                text += &wrap(ruling.text.get(language));
            }
            if let Some(reason) = &rule.no_behaviour {
                text += &words.text("rules-no-behaviour", &[]);
                text.push('\n');
                text += &wrap(reason.get(language));
            }
        }
        Entry::Ruling(ruling) => text += &wrap(ruling.text.get(language)),
        Entry::Table(table) => {
            for row in std::iter::once(table.columns.get(language)).chain(table.rows.get(language)) {
                text += &row.join(" | ");
                text.push('\n');
            }
        }
    }
    text
}

/// Breaks paragraphs into lines that fit a terminal.
pub fn wrap(text: &str) -> String {
    const WIDTH: usize = 100;
    let mut wrapped = String::new();
    for paragraph in text.trim().lines() {
        let mut used = 0;
        for word in paragraph.split_whitespace() {
            let length = word.chars().count();
            if 0 < used && WIDTH < used + 1 + length {
                wrapped.push('\n');
                used = 0;
            } else if 0 < used {
                wrapped.push(' ');
                used += 1;
            }
            wrapped += word;
            used += length;
        }
        wrapped.push('\n');
    }
    wrapped
}

fn coverage(book: &Rulebook, system: &str, tier: Option<&str>) -> Result<Coverage, Stop> {
    let system = System::named(system).ok_or_else(|| {
        let known: Vec<&str> = System::ALL.into_iter().map(System::name).collect();
        Stop::Usage(format!("unknown system \"{system}\"; there are: {}", known.join(", ")))
    })?;
    let tier = tier.unwrap_or(match system {
        System::Demonworld => "intro",
        System::Warhammer => "house",
    });
    let tier = system.tier_named(tier).ok_or_else(|| {
        let known: Vec<&str> = system.tiers().iter().map(|tier| tier.name()).collect();
        Stop::Usage(format!("unknown tier \"{tier}\"; there are: {}", known.join(", ")))
    })?;
    let fired = (wire::system(system.name())?.fired)(tier.name(), Effort::default())?;
    Ok(Coverage::new(book, system, tier, &fired.citations))
}

/// The keys `total`, `implemented`, `tested`, `fired`, `lacking` and `exempt` stay; the rest is detail.
fn coverage_json(account: &Coverage) -> Value {
    let exempt: Vec<Value> = account
        .exempt()
        .map(|(id, reason)| json!({ "id": id.to_string(), "reason_de": reason.de, "reason_en": reason.en }))
        .collect();
    json!({
        "system": account.system,
        "tier": account.tier,
        "total": account.total,
        "implemented": account.implemented,
        "tested": account.tested,
        "fired": account.fired,
        "only_noted": account.only_noted,
        "lacking": account.lacking,
        "exempt": exempt,
        "rules": rows(&account.rules),
        "rulings": rows(&account.rulings),
        "examples": account.examples.iter().map(|(id, places)| {
            json!({ "id": id.to_string(), "tested": places })
        }).collect::<Vec<_>>(),
    })
}

fn rows(rules: &[RuleCoverage]) -> Vec<Value> {
    rules.iter().map(|rule| json!(rule)).collect()
}

fn tell(account: &Coverage, words: &Words, out: &mut impl Write) -> Result<(), Stop> {
    let count = |key: &str, count: usize| {
        words.text(key, &[("count", count.into()), ("total", account.total.into())])
    };
    writeln!(out, "{} {}", account.system.name(), account.tier.name())?;
    writeln!(out, "{}", count("coverage-total", account.total))?;
    writeln!(out, "{}", count("coverage-implemented", account.implemented))?;
    writeln!(out, "{}", count("coverage-tested", account.tested))?;
    writeln!(out, "{}", count("coverage-fired", account.fired))?;
    let lacking = [
        ("coverage-lacks-implementation", &account.lacking.implemented),
        ("coverage-lacks-test", &account.lacking.tested),
        ("coverage-lacks-fired", &account.lacking.fired),
    ];
    for (key, ids) in lacking.into_iter().filter(|(_, ids)| !ids.is_empty()) {
        let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
        out.write_all(wrap(&words.text(key, &[("ids", ids.join(", ").into())])).as_bytes())?;
    }
    let exempt: Vec<(RuleId, &Bilingual)> = account.exempt().collect();
    if !exempt.is_empty() {
        writeln!(out, "{}", words.text("coverage-exempt", &[("count", exempt.len().into())]))?;
    }
    for (id, reason) in exempt {
        out.write_all(wrap(&format!("{id}: {}", reason.get(language(words)))).as_bytes())?;
    }
    Ok(())
}
