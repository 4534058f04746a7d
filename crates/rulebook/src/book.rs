use serde::{Deserialize, Serialize};
use std::fmt;
use table::{RuleId, RuleKind};

/// A rule system.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    Demonworld,
    Warhammer,
}

impl System {
    pub const ALL: [System; 2] = [System::Demonworld, System::Warhammer];

    /// The name in paths, files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            System::Demonworld => "demonworld",
            System::Warhammer => "warhammer",
        }
    }

    /// The letters before the numbers of its rules.
    pub const fn letters(self) -> &'static str {
        match self {
            System::Demonworld => "DW",
            System::Warhammer => "WH",
        }
    }

    /// Its tiers, each building on the ones before it.
    pub const fn tiers(self) -> &'static [Tier] {
        match self {
            System::Demonworld => &[Tier::Intro, Tier::Standard, Tier::Expert, Tier::Extra],
            System::Warhammer => &[Tier::Sheet, Tier::House],
        }
    }

    /// The tier of this system with that name.
    pub fn tier_named(self, name: &str) -> Option<Tier> {
        self.tiers().iter().copied().find(|tier| tier.name() == name)
    }

    pub fn named(name: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.name() == name)
    }
}

/// The tier of a rule. Each system has its own, see [`System::tiers`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    Intro,
    Standard,
    Expert,
    Extra,
    /// What the reference sheet of Warhammer says.
    Sheet,
    /// The house rules that make the sheet a whole game.
    House,
}

impl Tier {
    /// The name in files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Tier::Intro => "intro",
            Tier::Standard => "standard",
            Tier::Expert => "expert",
            Tier::Extra => "extra",
            Tier::Sheet => "sheet",
            Tier::House => "house",
        }
    }
}

/// The languages of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    De,
    En,
}

/// The same in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bilingual<T = String> {
    pub de: T,
    pub en: T,
}

impl<T> Bilingual<T> {
    pub const fn get(&self, language: Language) -> &T {
        match language {
            Language::De => &self.de,
            Language::En => &self.en,
        }
    }

    fn both(&self) -> [&T; 2] {
        [&self.de, &self.en]
    }
}

/// A chapter of a system. Its rules, rulings and tables are in the order of their numbers, house rules after the
/// other rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chapter {
    pub system: System,
    pub number: u8,
    pub title: Bilingual,
    pub rules: Vec<Rule>,
    pub rulings: Vec<Ruling>,
    pub tables: Vec<RuleTable>,
}

impl Chapter {
    /// All entries: rules, rulings, tables.
    fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        let rules = self.rules.iter().map(Entry::Rule);
        let rulings = self.rulings.iter().map(Entry::Ruling);
        rules.chain(rulings).chain(self.tables.iter().map(Entry::Table))
    }
}

/// A rule of the book or a house rule, in our own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    pub id: RuleId,
    pub tier: Tier,
    pub title: Bilingual,
    pub text: Bilingual,
    /// The rulings that fill its gaps.
    pub rulings: Vec<RuleId>,
    /// Why no engine can enforce it, where it states nothing to enforce.
    pub no_behaviour: Option<Bilingual>,
}

/// What was decided where the book leaves a gap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ruling {
    pub id: RuleId,
    pub title: Bilingual,
    pub text: Bilingual,
}

/// A table of the book. Every row has as many cells as there are columns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RuleTable {
    pub id: RuleId,
    pub title: Bilingual,
    pub columns: Bilingual<Vec<String>>,
    pub rows: Bilingual<Vec<Vec<String>>>,
}

/// Anything in the book that has a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry<'a> {
    Rule(&'a Rule),
    Ruling(&'a Ruling),
    Table(&'a RuleTable),
}

impl<'a> Entry<'a> {
    pub const fn id(self) -> RuleId {
        match self {
            Entry::Rule(rule) => rule.id,
            Entry::Ruling(ruling) => ruling.id,
            Entry::Table(table) => table.id,
        }
    }

    pub const fn title(self) -> &'a Bilingual {
        match self {
            Entry::Rule(rule) => &rule.title,
            Entry::Ruling(ruling) => &ruling.title,
            Entry::Table(table) => &table.title,
        }
    }

    /// All its words in both languages, number first.
    pub fn words(self) -> String {
        let mut words = vec![self.id().to_string()];
        words.extend(self.title().both().map(String::clone));
        match self {
            Entry::Rule(Rule { text, .. }) | Entry::Ruling(Ruling { text, .. }) => {
                words.extend(text.both().map(String::clone));
            }
            Entry::Table(table) => {
                words.extend(table.columns.both().into_iter().flatten().cloned());
                words.extend(table.rows.both().into_iter().flatten().flatten().cloned());
            }
        }
        words.join("\n")
    }
}

/// Why a file of rules was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookError {
    pub file: String,
    pub reason: String,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.reason)
    }
}

impl std::error::Error for BookError {}

/// The rules of all systems.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    chapters: Vec<Chapter>,
}

macro_rules! embedded {
    ($($path:literal),* $(,)?) => { [$(($path, include_str!(concat!("../../../", $path)))),*] };
}

const DEMONWORLD: [(&str, &str); 20] = embedded![
    "rules/demonworld/01-board.toml",
    "rules/demonworld/02-properties.toml",
    "rules/demonworld/03-orders.toml",
    "rules/demonworld/04-ranged.toml",
    "rules/demonworld/05-movement.toml",
    "rules/demonworld/06-melee.toml",
    "rules/demonworld/07-first-game.toml",
    "rules/demonworld/08-standard.toml",
    "rules/demonworld/09-special-figures.toml",
    "rules/demonworld/10-commanders.toml",
    "rules/demonworld/11-terrain.toml",
    "rules/demonworld/12-sight.toml",
    "rules/demonworld/13-formations.toml",
    "rules/demonworld/14-melee.toml",
    "rules/demonworld/15-morale.toml",
    "rules/demonworld/16-battles.toml",
    "rules/demonworld/25-bases.toml",
    "rules/demonworld/26-items.toml",
    "rules/demonworld/27-units.toml",
    "rules/demonworld/28-reference.toml",
];

const WARHAMMER: [(&str, &str); 9] = embedded![
    "rules/warhammer/01-turn.toml",
    "rules/warhammer/02-movement.toml",
    "rules/warhammer/03-shooting.toml",
    "rules/warhammer/04-combat.toml",
    "rules/warhammer/05-flight.toml",
    "rules/warhammer/06-psychology.toml",
    "rules/warhammer/07-general.toml",
    "rules/warhammer/08-magic.toml",
    "rules/warhammer/09-battle.toml",
];

impl Rulebook {
    /// The book that comes with the program. Reading it takes milliseconds, so keep it.
    pub fn builtin() -> Result<Rulebook, BookError> {
        let mut book = Rulebook::parse(System::Demonworld, &DEMONWORLD)?;
        book.chapters.extend(Rulebook::parse(System::Warhammer, &WARHAMMER)?.chapters);
        Ok(book)
    }

    /// Reads the chapters of a system from files (name and text), in the order given.
    ///
    /// Guarantees that chapters and entries are in order without a number twice, that every entry stands in
    /// its own chapter and has all its words in both languages, that rules have a tier of their system, that
    /// tables are rectangular and that the rulings a rule refers to exist. Stops at the first fault.
    pub fn parse(system: System, files: &[(&str, &str)]) -> Result<Rulebook, BookError> {
        let mut chapters: Vec<Chapter> = Vec::new();
        for &(file, text) in files {
            let fault = |reason: String| BookError { file: file.to_owned(), reason };
            let raw = toml::from_str::<RawChapter>(text).map_err(|error| fault(error.to_string()))?;
            let chapter = raw.finish(system).map_err(fault)?;
            if chapters.last().is_some_and(|last| chapter.number <= last.number) {
                return Err(fault(format!(
                    "chapter {} does not come after the one before it",
                    chapter.number
                )));
            }
            chapters.push(chapter);
        }
        let book = Rulebook { chapters };
        for (chapter, &(file, _)) in book.chapters.iter().zip(files) {
            let refers = |rule: &Rule| {
                rule.rulings
                    .iter()
                    .find(|&&ruling| book.ruling(ruling).is_none())
                    .map(|ruling| (rule.id, *ruling))
            };
            if let Some((rule, ruling)) = chapter.rules.iter().find_map(refers) {
                let reason = format!("{rule} refers to {ruling}, which is no ruling of this book");
                return Err(BookError { file: file.to_owned(), reason });
            }
        }
        Ok(book)
    }

    pub fn chapters(&self, system: System) -> impl Iterator<Item = &Chapter> {
        self.chapters.iter().filter(move |chapter| chapter.system == system)
    }

    pub fn rules(&self, system: System) -> impl Iterator<Item = &Rule> {
        self.chapters(system).flat_map(|chapter| &chapter.rules)
    }

    pub fn rulings(&self, system: System) -> impl Iterator<Item = &Ruling> {
        self.chapters(system).flat_map(|chapter| &chapter.rulings)
    }

    /// All entries of all systems: chapter by chapter rules, rulings, tables.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        self.chapters.iter().flat_map(Chapter::entries)
    }

    pub fn entries_of(&self, system: System) -> impl Iterator<Item = Entry<'_>> {
        self.chapters(system).flat_map(Chapter::entries)
    }

    pub fn entry(&self, id: RuleId) -> Option<Entry<'_>> {
        self.entries().find(|entry| entry.id() == id)
    }

    pub fn rule(&self, id: RuleId) -> Option<&Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules).find(|rule| rule.id == id)
    }

    pub fn ruling(&self, id: RuleId) -> Option<&Ruling> {
        self.chapters.iter().flat_map(|chapter| &chapter.rulings).find(|ruling| ruling.id == id)
    }

    pub fn table(&self, id: RuleId) -> Option<&RuleTable> {
        self.chapters.iter().flat_map(|chapter| &chapter.tables).find(|table| table.id == id)
    }

    /// The entries that have every word of the query somewhere, in number, title or text of either language;
    /// upper and lower case are alike. In the order of the book. An empty query finds nothing.
    pub fn search(&self, query: &str) -> Vec<Entry<'_>> {
        let query = query.to_lowercase();
        let has_all = |entry: &Entry<'_>| {
            let words = entry.words().to_lowercase();
            query.split_whitespace().all(|word| words.contains(word))
        };
        if query.trim().is_empty() { Vec::new() } else { self.entries().filter(has_all).collect() }
    }
}

/// A chapter as its file spells it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawChapter {
    chapter: u8,
    title_de: String,
    title_en: String,
    #[serde(default)]
    rule: Vec<RawRule>,
    #[serde(default)]
    ruling: Vec<RawRuling>,
    #[serde(default)]
    table: Vec<RawTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRule {
    id: String,
    tier: Tier,
    title_de: String,
    title_en: String,
    text_de: String,
    text_en: String,
    rulings: Vec<String>,
    no_behaviour_de: Option<String>,
    no_behaviour_en: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRuling {
    id: String,
    title_de: String,
    title_en: String,
    text_de: String,
    text_en: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTable {
    id: String,
    title_de: String,
    title_en: String,
    columns_de: Vec<String>,
    columns_en: Vec<String>,
    rows_de: Vec<Vec<String>>,
    rows_en: Vec<Vec<String>>,
}

/// The place of an entry's number: its chapter's system and number, and what it may be.
#[derive(Clone, Copy)]
struct Numbering {
    system: System,
    chapter: u8,
    kinds: &'static [RuleKind],
}

impl Numbering {
    fn id(self, text: &str) -> Result<RuleId, String> {
        let id = text.parse::<RuleId>().map_err(|error| format!("“{text}”: {error}"))?;
        let is_here = text.starts_with(self.system.letters()) && id.chapter() == self.chapter;
        if !is_here || !self.kinds.contains(&id.kind()) {
            return Err(format!(
                "{id} does not belong among the entries of its kind in chapter {}",
                self.chapter
            ));
        }
        Ok(id)
    }
}

/// Both languages, none of them empty.
fn bilingual(of: impl fmt::Display, de: String, en: String) -> Result<Bilingual, String> {
    if de.trim().is_empty() || en.trim().is_empty() {
        return Err(format!("{of} lacks words in one of the languages"));
    }
    Ok(Bilingual { de, en })
}

fn in_order(ids: impl Iterator<Item = RuleId>) -> Result<(), String> {
    let mut before = None;
    for id in ids {
        if let Some(before) = before.filter(|&before| id <= before) {
            return Err(format!("{id} stands after {before}"));
        }
        before = Some(id);
    }
    Ok(())
}

impl RawChapter {
    fn finish(self, system: System) -> Result<Chapter, String> {
        let number = self.chapter;
        let among = |kinds| Numbering { system, chapter: number, kinds };
        let title = bilingual(format_args!("chapter {number}"), self.title_de, self.title_en)?;
        let rules = self
            .rule
            .into_iter()
            .map(|raw| raw.finish(among(&[RuleKind::Rule, RuleKind::House])))
            .collect::<Result<Vec<_>, _>>()?;
        let rulings = self
            .ruling
            .into_iter()
            .map(|raw| raw.finish(among(&[RuleKind::Ruling])))
            .collect::<Result<Vec<_>, _>>()?;
        let tables = self
            .table
            .into_iter()
            .map(|raw| raw.finish(among(&[RuleKind::Table])))
            .collect::<Result<Vec<_>, _>>()?;
        in_order(rules.iter().map(|rule| rule.id))?;
        in_order(rulings.iter().map(|ruling| ruling.id))?;
        in_order(tables.iter().map(|table| table.id))?;
        Ok(Chapter { system, number, title, rules, rulings, tables })
    }
}

impl RawRule {
    fn finish(self, among: Numbering) -> Result<Rule, String> {
        let id = among.id(&self.id)?;
        let ruling = |text: &String| {
            text.parse::<RuleId>().map_err(|error| format!("{id} refers to “{text}”: {error}"))
        };
        if !among.system.tiers().contains(&self.tier)
            || (id.kind() == RuleKind::House) != (self.tier == Tier::House)
        {
            return Err(format!("{id} cannot be of the tier “{}”", self.tier.name()));
        }
        let no_behaviour = match (self.no_behaviour_de, self.no_behaviour_en) {
            (None, None) => None,
            (de, en) => Some(bilingual(id, de.unwrap_or_default(), en.unwrap_or_default())?),
        };
        Ok(Rule {
            id,
            tier: self.tier,
            title: bilingual(id, self.title_de, self.title_en)?,
            text: bilingual(id, self.text_de, self.text_en)?,
            rulings: self.rulings.iter().map(ruling).collect::<Result<_, _>>()?,
            no_behaviour,
        })
    }
}

impl RawRuling {
    fn finish(self, among: Numbering) -> Result<Ruling, String> {
        let id = among.id(&self.id)?;
        let title = bilingual(id, self.title_de, self.title_en)?;
        Ok(Ruling { id, title, text: bilingual(id, self.text_de, self.text_en)? })
    }
}

impl RawTable {
    fn finish(self, among: Numbering) -> Result<RuleTable, String> {
        let id = among.id(&self.id)?;
        let width = self.columns_de.len();
        let is_full = |columns: &[String], rows: &[Vec<String>]| {
            let cells = rows.iter().flatten().chain(columns);
            columns.len() == width
                && rows.iter().all(|row| row.len() == width)
                && cells.into_iter().all(|c| !c.is_empty())
        };
        let same_length = self.rows_de.len() == self.rows_en.len();
        if width == 0
            || !same_length
            || !is_full(&self.columns_de, &self.rows_de)
            || !is_full(&self.columns_en, &self.rows_en)
        {
            return Err(format!("{id} is not the same full table in both languages"));
        }
        Ok(RuleTable {
            id,
            title: bilingual(id, self.title_de, self.title_en)?,
            columns: Bilingual { de: self.columns_de, en: self.columns_en },
            rows: Bilingual { de: self.rows_de, en: self.rows_en },
        })
    }
}
