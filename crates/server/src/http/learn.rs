//! The rulebook, what of it the engine covers, and the cases.

use super::answer::Packed;
use super::asking::Asking;
use super::battles::Opener;
use super::fault::Kind;
use super::{Answer, done};
use crate::app::App;
use crate::battle::OPENER;
use crate::battle::ledger::Ledger;
use crate::protocol::{
    CaseLine, CaseShown, ChapterShown, CoverageShown, Frame, Replay, RuleCoverageShown, RuleKindShown,
    RuleShown, Rules,
};
use crate::secret;
use crate::sheet::{Sheet, words};
use axum::extract::{Path, State};
use casebook::Case;
use lab::{Effort, Fired};
use rulebook::{Bilingual, Chapter, Coverage, Language, Rulebook, System};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use store::SeatRow;
use table::{RuleId, Seed, Viewer};
use tokio::sync::OnceCell;
use wire::show::{LogEvent, Weight};
use wire::{Battle, Lang, Options, side_name};

type Shared = State<Arc<App>>;

/// The book, unless its files are faulty, which a test excludes.
static BOOK: LazyLock<Option<Rulebook>> = LazyLock::new(|| Rulebook::builtin().ok());

/// What is worked out once.
#[derive(Debug, Default)]
pub struct Library {
    pages: Mutex<HashMap<String, Packed>>,
    /// By system.
    coverage: [OnceCell<Covered>; System::ALL.len()],
}

impl Library {
    fn coverage(&self, system: System) -> Option<&OnceCell<Covered>> {
        System::ALL
            .into_iter()
            .zip(&self.coverage)
            .find_map(|(other, cell)| (other == system).then_some(cell))
    }
}

#[derive(Debug)]
struct Covered {
    account: Coverage,
    battles: u32,
}

impl Library {
    /// Keeps what does not change. There are few such pages: rules and cases in each language.
    async fn page(
        app: &Arc<App>,
        key: String,
        make: impl FnOnce(&App) -> Result<Packed, Kind> + Send + 'static,
    ) -> Result<Packed, Kind> {
        let pages =
            |app: &App| app.library.pages.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(known) = pages(app) {
            return Ok(known);
        }
        let shared = Arc::clone(app);
        let page = done(app, move || make(&shared)).await??;
        app.library.pages.lock().unwrap_or_else(PoisonError::into_inner).insert(key, page.clone());
        Ok(page)
    }
}

fn book() -> Result<&'static Rulebook, Kind> {
    BOOK.as_ref().ok_or(Kind::Unavailable)
}

fn pick<T>(text: &Bilingual<T>, lang: Lang) -> &T {
    text.get(match lang {
        Lang::De => Language::De,
        Lang::En => Language::En,
    })
}

// ---------------------------------------------------------------------------------------------------------- the rules

pub async fn rules(State(app): Shared, asking: Asking, Path(system): Path<String>) -> Answer {
    let lang = asking.lang;
    let made = async {
        let system = System::named(&system).ok_or(Kind::NotFound)?;
        let key = format!("rules {} {}", system.name(), lang.code());
        Library::page(&app, key, move |_| {
            let chapters = book()?.chapters(system).map(|chapter| chapter_shown(chapter, lang));
            Ok(Packed::new(&Rules { system: system.name().to_owned(), chapters: chapters.collect() }))
        })
        .await
    };
    let page = made.await.map_err(|kind| asking.no(kind))?;
    Ok(page.response(&asking.headers))
}

fn chapter_shown(chapter: &Chapter, lang: Lang) -> ChapterShown {
    let empty = |id: RuleId, kind, title: &Bilingual| RuleShown {
        id: id.to_string(),
        kind,
        title: pick(title, lang).clone(),
        text: String::new(),
        rulings: Vec::new(),
        no_behaviour: None,
        columns: Vec::new(),
        rows: Vec::new(),
        cases: proofs(id),
    };
    let rules = chapter.rules.iter().map(|rule| RuleShown {
        text: pick(&rule.text, lang).clone(),
        rulings: rule.rulings.iter().map(ToString::to_string).collect(),
        no_behaviour: rule.no_behaviour.as_ref().map(|reason| pick(reason, lang).clone()),
        ..empty(rule.id, RuleKindShown::Rule, &rule.title)
    });
    let rulings = chapter.rulings.iter().map(|ruling| RuleShown {
        text: pick(&ruling.text, lang).clone(),
        ..empty(ruling.id, RuleKindShown::Ruling, &ruling.title)
    });
    let tables = chapter.tables.iter().map(|table| RuleShown {
        columns: pick(&table.columns, lang).clone(),
        rows: pick(&table.rows, lang).clone(),
        ..empty(table.id, RuleKindShown::Table, &table.title)
    });
    ChapterShown {
        number: chapter.number,
        title: pick(&chapter.title, lang).clone(),
        rules: rules.chain(rulings).chain(tables).collect(),
    }
}

/// The cases that prove a rule.
fn proofs(rule: RuleId) -> Vec<String> {
    let proving = casebook::builtin().iter().filter(|case| case.rules.contains(&rule));
    proving.map(|case| case.id.clone()).collect()
}

pub async fn coverage(State(app): Shared, asking: Asking, Path(system): Path<String>) -> Answer {
    let made = async {
        let system = System::named(&system).ok_or(Kind::NotFound)?;
        let book = book()?;
        // In a task of its own, so that it goes on when whoever asked first goes away.
        let (shared, effort) = (Arc::clone(&app), app.config.coverage);
        let counted = tokio::spawn(async move {
            let count = || async { done(&shared, move || cover(book, system, effort)).await? };
            let cell = shared.library.coverage(system).ok_or(Kind::NotFound)?;
            cell.get_or_try_init(count).await.map(|_| ())
        });
        counted.await.map_err(|_| Kind::Unavailable)??;
        let covered = app.library.coverage(system).and_then(OnceCell::get).ok_or(Kind::Unavailable)?;
        Ok(Packed::new(&coverage_shown(book, covered, asking.lang)))
    };
    let page = made.await.map_err(|kind: Kind| asking.no(kind))?;
    Ok(page.response(&asking.headers))
}

fn cover(book: &Rulebook, system: System, effort: Effort) -> Result<Covered, Kind> {
    let tier = system.tiers().last().copied().ok_or(Kind::NotFound)?;
    let played = wire::system(system.name()).map_err(|_| Kind::NotFound)?;
    let fired = (played.fired)(tier.name(), effort);
    let Fired { citations, battles } = fired.map_err(|_| Kind::Unavailable)?;
    Ok(Covered { account: Coverage::new(book, system, tier, &citations), battles })
}

fn coverage_shown(book: &Rulebook, covered: &Covered, lang: Lang) -> CoverageShown {
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let account = &covered.account;
    let rules = account.rules.iter().map(|rule| RuleCoverageShown {
        id: rule.id.to_string(),
        title: book.rule(rule.id).map_or_else(String::new, |rule| pick(&rule.title, lang).clone()),
        chapter: rule.id.chapter(),
        implemented: number(rule.implemented.len()),
        tested: number(rule.tested.len()),
        fired: rule.fired.into(),
        exempt: rule.exempt.as_ref().map(|reason| pick(reason, lang).clone()),
    });
    CoverageShown {
        total: number(account.total),
        implemented: number(account.implemented),
        tested: number(account.tested),
        fired: number(account.fired),
        battles: covered.battles,
        rules: rules.collect(),
    }
}

// ---------------------------------------------------------------------------------------------------------- the cases

pub async fn cases(State(app): Shared, asking: Asking) -> Answer {
    let lang = asking.lang;
    let page = Library::page(&app, format!("cases {}", lang.code()), move |_| {
        let lines: Vec<CaseLine> = casebook::builtin().iter().map(|case| line(case, lang)).collect();
        Ok(Packed::new(&lines))
    });
    Ok(page.await.map_err(|kind| asking.no(kind))?.response(&asking.headers))
}

fn line(case: &Case, lang: Lang) -> CaseLine {
    let chapters = System::named(case.system()).zip(BOOK.as_ref());
    let chapter = chapters
        .and_then(|(system, book)| book.chapters(system).find(|chapter| chapter.number == case.chapter()));
    CaseLine {
        id: case.id.clone(),
        system: case.system().to_owned(),
        chapter: case.chapter(),
        chapter_title: chapter.map_or_else(String::new, |chapter| pick(&chapter.title, lang).clone()),
        title: said(&case.title, lang),
        example: case.is_example(),
        rules: case.rules.iter().map(ToString::to_string).collect(),
    }
}

fn said(text: &casebook::Text, lang: Lang) -> String {
    match lang {
        Lang::De => text.de.clone(),
        Lang::En => text.en.clone(),
    }
}

fn find(id: &str) -> Result<&'static Case, Kind> {
    casebook::builtin().iter().find(|case| case.id == id).ok_or(Kind::NotFound)
}

pub async fn case(State(app): Shared, asking: Asking, Path(id): Path<String>) -> Answer {
    let lang = asking.lang;
    let made = async {
        let case = find(&id)?;
        let key = format!("case {} {}", case.id, lang.code());
        Library::page(&app, key, move |app| {
            let sheet = app.sheets.get(OPENER, case.system(), &case.scenario(), &Map::new(), lang);
            let replay = told(case, &*sheet.map_err(|_| Kind::Unavailable)?, lang)?;
            Ok(Packed::new(&CaseShown { line: line(case, lang), story: said(&case.story, lang), replay }))
        })
        .await
    };
    let page = made.await.map_err(|kind| asking.no(kind))?;
    Ok(page.response(&asking.headers))
}

/// The steps of a case as frames.
fn told(case: &Case, sheet: &Sheet, lang: Lang) -> Result<Replay, Kind> {
    let (words, names) = (words(lang), &sheet.names);
    let opening = case.opening().map_err(|_| Kind::Unavailable)?;
    let frame = |battle: &dyn Battle, side: Option<String>, text: String, events: &[Value]| Frame {
        side,
        text,
        events: events.iter().map(|event| battle.log_event(event, names, words)).collect(),
        scene: battle.scene(Viewer::Spectator, words),
    };
    let mut frames = vec![frame(opening.battle.as_ref(), None, String::new(), &opening.events)];
    for step in case.frames().map_err(|_| Kind::Unavailable)? {
        let side = Some(side_name(step.side).to_owned());
        let text = words.action(&step.action, names);
        let mut shown = frame(step.battle.as_ref(), side, text, &step.events);
        if let Some(refusal) = &step.refusal {
            shown.events.push(LogEvent {
                event: "refused".to_owned(),
                text: words.refusal(refusal, names),
                rule: refusal.get("rule").and_then(Value::as_str).unwrap_or_default().to_owned(),
                dice: Vec::new(),
                terms: Vec::new(),
                total: None,
                chances: None,
                units: Vec::new(),
                elements: Vec::new(),
                weight: Weight::Normal,
            });
        }
        frames.push(shown);
    }
    Ok(Replay { table: opening.battle.table(words), frames, battle: None })
}

/// Plays on from the position of a case, both sides by one person.
pub async fn try_case(State(app): Shared, asking: Asking, Path(id): Path<String>) -> Answer {
    let opened = async {
        let case = find(&id)?;
        let opener = Opener::admit(&app, &asking).await?;
        let own = SeatRow::Person(opener.person.id);
        let seats = [own.clone(), own];
        let seed = Seed(secret::random()?);
        let names = opener.names(&seats);
        let begun =
            Ledger::begin(OPENER, case.system(), &case.scenario(), &Options::default(), seed.clone(), names);
        let ledger = begun.map_err(|_| Kind::Unavailable)?;
        opener.open(&app, ledger, seed, seats).await
    };
    opened.await.map_err(|kind| asking.no(kind))
}
