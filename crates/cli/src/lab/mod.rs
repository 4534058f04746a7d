//! `walstatt lab`: questions about army lists and rules, put to thousands of battles (docs/lab.md).

mod csv;
mod html;
mod plan;
mod report;
mod run;

use crate::house::HouseArguments;
use crate::progress::watched;
use crate::stop::Stop;
use crate::story::decimal;
use ::lab::Fought;
use clap::{Args, Subcommand};
use plan::{Plan, Question};
use report::{Answer, Bounded, Report};
use run::Run;
use serde_json::{Map, Value, json};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicUsize;
use std::thread;
use table::Side;
use wire::{Experiment, Lang, Lists, Options, Registration, Words};

#[derive(Debug, Subcommand)]
pub enum LabCommand {
    /// Every army list against every army list.
    Matrix {
        system: String,
        /// By default the usual one that leaves the armies open.
        scenario: Option<String>,
        /// The lists, separated by commas; by default all of the system.
        #[arg(long, value_delimiter = ',', value_name = "LISTS")]
        lists: Vec<String>,
        #[command(flatten)]
        common: CommonArguments,
    },
    /// What units of a list are worth to it: the same battles with and without them.
    Unit {
        system: String,
        /// The army list.
        list: String,
        /// Units of the list; `trolls#2` is the second of its kind. By default each that the list can do without.
        units: Vec<String>,
        /// By default the usual one that leaves the armies open.
        #[arg(long)]
        scenario: Option<String>,
        /// The lists of the enemy, separated by commas; by default all others.
        #[arg(long, value_delimiter = ',', value_name = "LISTS")]
        against: Vec<String>,
        #[command(flatten)]
        common: CommonArguments,
    },
    /// What another rule or price changes: the same battles before and after.
    Change {
        system: String,
        /// By default the usual one that leaves the armies open.
        scenario: Option<String>,
        /// A switch of the table with its value after the change, by its name in docs/protocol.md; may be repeated.
        #[arg(long, value_name = "NAME=VALUE")]
        switch: Vec<String>,
        /// What a unit costs after the change; may be repeated.
        #[arg(long, value_name = "UNIT=POINTS")]
        points: Vec<String>,
        /// The lists, separated by commas; by default all of the system.
        #[arg(long, value_delimiter = ',', value_name = "LISTS")]
        lists: Vec<String>,
        #[command(flatten)]
        common: CommonArguments,
    },
    /// A battle of a run as a journal: `walstatt replay` tells it, `walstatt verify` checks it.
    Replay {
        /// The folder of the run.
        folder: PathBuf,
        /// The battle, as the report numbers it.
        number: usize,
        /// Where to write the journal; by default it is printed.
        #[arg(long, value_name = "FILE")]
        save: Option<PathBuf>,
    },
}

/// What every question has.
#[derive(Debug, Args)]
pub struct CommonArguments {
    /// The folder of the run and its report, by default named after the question. If a run of the same question is
    /// there, it goes on.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Battles of every two lists, an even number: each is fought again with sides swapped.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Who plays both sides; whoever thinks needs a number of actions: captain:2000n.
    #[arg(long, default_value = "sergeant")]
    player: String,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// By default one for every core. The report is the same for any number.
    #[arg(long)]
    threads: Option<usize>,
    #[command(flatten)]
    house: HouseArguments,
    /// Print the report as one JSON object instead of words.
    #[arg(long)]
    json: bool,
    /// The language of the words and of the HTML report, de or en; by default as LANG says.
    #[arg(long)]
    lang: Option<Lang>,
}

pub fn run(command: LabCommand, out: &mut impl Write) -> Result<ExitCode, Stop> {
    match command {
        LabCommand::Matrix { system, scenario, lists, common } => {
            let bench = Bench::new(&system, scenario, &common)?;
            let lists = plan::chosen_lists(&bench.lists, &lists)?;
            bench.answer(Question::Matrix { lists }, out)
        }
        LabCommand::Unit { system, list, units, scenario, against, common } => {
            let bench = Bench::new(&system, scenario, &common)?;
            let question = bench.unit(&list, &units, &against)?;
            bench.answer(question, out)
        }
        LabCommand::Change { system, scenario, switch, points, lists, common } => {
            let bench = Bench::new(&system, scenario, &common)?;
            let lists = plan::chosen_lists(&bench.lists, &lists)?;
            let house = changes(&switch, &points)?;
            bench.answer(Question::Change { lists, house }, out)
        }
        LabCommand::Replay { folder, number, save } => replay(&folder, number, save.as_deref(), out),
    }
}

/// What all questions are put to.
struct Bench<'a> {
    system: &'static Registration,
    lists: Lists,
    scenario: String,
    house: Map<String, Value>,
    common: &'a CommonArguments,
}

impl<'a> Bench<'a> {
    fn new(system: &str, scenario: Option<String>, common: &'a CommonArguments) -> Result<Bench<'a>, Stop> {
        let system = wire::system(system)?;
        let lists = (system.lists)()?;
        let scenario = scenario.unwrap_or_else(|| lists.scenario.clone());
        Ok(Bench { system, lists, scenario, house: common.house.options()?.house, common })
    }

    fn unit(&self, list: &str, units: &[String], against: &[String]) -> Result<Question, Stop> {
        let info = plan::list(&self.lists, list)?;
        let fields = |enemy: &str| {
            let mut house = self.house.clone();
            house.extend([("army_a".to_owned(), json!(list)), ("army_b".to_owned(), json!(enemy))]);
            house
        };
        let opens =
            |house: Map<String, Value>| (self.system.open)(&self.scenario, &Options { house }).is_ok();
        let against = match against {
            [] => {
                let others = self.lists.lists.iter().map(|other| other.id.clone()).filter(|id| id != list);
                others.filter(|id| opens(fields(id))).collect()
            }
            named => plan::chosen_lists(&self.lists, named)?,
        };
        let Some(enemy) = against.first() else {
            return Err(Stop::Usage(format!("no other list can meet \"{list}\" at this table")));
        };
        let mut places = Vec::new();
        for unit in units {
            let place = plan::place_of(info, unit)?;
            if places.contains(&place) {
                return Err(Stop::Usage(format!("the unit \"{unit}\" is named twice")));
            }
            places.push(place);
        }
        if units.is_empty() {
            // An army without its only general, say, cannot take the field at all.
            let stands = |place: &usize| {
                let mut house = fields(enemy);
                house.insert(Experiment::without_field(Side::A).to_owned(), json!([place]));
                opens(house)
            };
            places = (0..info.units.len()).filter(stands).collect();
        }
        if places.is_empty() {
            return Err(Stop::Usage(format!("the list \"{list}\" can do without none of its units")));
        }
        Ok(Question::Unit { list: list.to_owned(), units: places, against })
    }

    /// Fights what is not yet fought, and writes the report.
    fn answer(self, question: Question, out: &mut impl Write) -> Result<ExitCode, Stop> {
        let common = self.common;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = common.threads.unwrap_or_else(cores);
        if threads < 1 {
            return Err(Stop::Usage("--threads: at least 1 is needed".to_owned()));
        }
        let player = wire::check_player(self.system.name, &common.player)?;
        let plan =
            Plan::new(self.system, self.scenario, self.house, player, common.games, common.seed, question)?;
        let words = Words::new(crate::language(common.lang));
        let folder = common.out.clone().unwrap_or_else(|| PathBuf::from(plan.usual_folder()));
        let mut run = Run::begin(&folder, &plan)?;
        run.check_course(self.system)?;
        let (over, all) = (run.over(), run.battles());
        if 0 < over && !common.json {
            let facts = [("over", over.into()), ("all", all.into())];
            writeln!(out, "{}", words.text("lab-goes-on", &facts))?;
            out.flush()?;
        }
        if !plan.barred.is_empty() && !common.json {
            writeln!(
                out,
                "{}",
                words.text("lab-barred", &[("meetings", plan.barred_meetings(&words).into())])
            )?;
            out.flush()?;
        }
        let done = AtomicUsize::new(over);
        watched(all, &done, || run.finish(self.system, threads, &done))?;
        let report = report::report(&run, &self.lists)?;
        let json = serde_json::to_string(&report).map_err(|fault| Stop::Failed(fault.to_string()))?;
        let files = [
            ("report.json", format!("{json}\n")),
            ("report.csv", csv::table(&report)),
            ("report.html", html::page(&report, &self.lists, &words)),
        ];
        for (name, text) in files {
            write(&folder.join(name), &text)?;
        }
        if common.json {
            writeln!(out, "{json}")?;
        } else {
            tell(&report, &words, out)?;
            let page = folder.join("report.html").display().to_string();
            writeln!(out, "{}", words.text("lab-written", &[("file", page.into())]))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What is otherwise after a change, as fields of the `house` of a battle.
fn changes(switches: &[String], points: &[String]) -> Result<Map<String, Value>, Stop> {
    let mut house = Map::new();
    for text in switches {
        let (name, value) = named("--switch", text)?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| json!(value));
        if name == "points" || house.insert(name.to_owned(), value).is_some() {
            return Err(Stop::Usage(format!("--switch: \"{name}\" is said twice, or is no switch")));
        }
    }
    let mut prices = Map::new();
    for text in points {
        let (unit, value) = named("--points", text)?;
        let Ok(price) = value.parse::<u16>() else {
            return Err(Stop::Usage(format!("--points: \"{value}\" is no number of points")));
        };
        if prices.insert(unit.to_owned(), json!(price)).is_some() {
            return Err(Stop::Usage(format!("--points: \"{unit}\" is said twice")));
        }
    }
    if !prices.is_empty() {
        house.insert("points".to_owned(), Value::Object(prices));
    }
    if house.is_empty() {
        return Err(Stop::Usage("nothing is changed: --switch or --points is needed".to_owned()));
    }
    Ok(house)
}

fn named<'a>(option: &str, text: &'a str) -> Result<(&'a str, &'a str), Stop> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name, value)),
        _ => Err(Stop::Usage(format!("{option}: \"{text}\" is not NAME=VALUE"))),
    }
}

fn replay(folder: &Path, number: usize, save: Option<&Path>, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let run = Run::open(folder)?;
    let system = wire::system(&run.plan.system)?;
    let cells = run.plan.cells();
    let Some(cell) = cells.get(number / run.plan.games.max(1)) else {
        return Err(Stop::Usage(format!(
            "there is no battle {number}: they are numbered from 0 to {}",
            run.battles().saturating_sub(1)
        )));
    };
    let meeting = run.plan.meeting(cell, number % run.plan.games);
    let series = run.plan.series(run.plan.player()?, &meeting.options);
    if let Some(noted) = run.battle(number) {
        let again: Vec<Fought> = (system.fight)(&series, &[meeting.seed_number])?;
        if again.first() != Some(noted) {
            return Err(Stop::Failed(format!("battle {number} takes another course now than in this run")));
        }
    }
    let journal = wire::recorded(system, &series, meeting.seed_number)?.journal().text();
    match save {
        Some(file) => write(file, &journal)?,
        None => write!(out, "{journal}")?,
    }
    Ok(ExitCode::SUCCESS)
}

fn write(file: &Path, text: &str) -> Result<(), Stop> {
    fs::write(file, text).map_err(|fault| Stop::file(file, fault))
}

/// The answer in a few lines.
fn tell(report: &Report, words: &Words, out: &mut impl Write) -> Result<(), Stop> {
    let percent = |share: f64| decimal(words, 100.0 * share);
    let signed = |share: f64| {
        let text = percent(share);
        if share < 0.0 { text } else { format!("+{text}") }
    };
    let name = |de: &str, en: &str| match words.lang() {
        Lang::De => de.to_owned(),
        Lang::En => en.to_owned(),
    };
    let bounds = |bounded: &Bounded, show: &dyn Fn(f64) -> String| {
        [bounded.value, bounded.low.unwrap_or(bounded.value), bounded.high.unwrap_or(bounded.value)].map(show)
    };
    match &report.answer {
        Answer::Matrix(matrix) => {
            let mut lists: Vec<_> = matrix.lists.iter().collect();
            lists.sort_by(|one, other| other.elo.value.total_cmp(&one.elo.value));
            for (rank, list) in lists.into_iter().enumerate() {
                let [elo, low, high] = bounds(&list.elo, &|elo| format!("{elo:+.0}"));
                let facts = [
                    ("rank", (rank + 1).into()),
                    ("list", name(&list.name_de, &list.name_en).into()),
                    ("id", list.id.as_str().into()),
                    ("elo", elo.into()),
                    ("low", low.into()),
                    ("high", high.into()),
                    ("share", percent(list.share.value).into()),
                ];
                writeln!(out, "{}", words.text("lab-list", &facts))?;
            }
        }
        Answer::Unit(values) => {
            for unit in &values.units {
                let [margin, low, high] = bounds(&unit.margin, &|margin| format!("{margin:+.0}"));
                let facts = [
                    ("unit", name(&unit.name_de, &unit.name_en).into()),
                    ("id", unit.id.as_str().into()),
                    ("points", unit.points.into()),
                    ("margin", margin.into()),
                    ("low", low.into()),
                    ("high", high.into()),
                    ("share", signed(unit.share.value).into()),
                ];
                writeln!(out, "{}", words.text("lab-unit", &facts))?;
            }
        }
        Answer::Change(change) => {
            for list in &change.lists {
                let [difference, low, high] = bounds(&list.difference, &signed);
                let facts = [
                    ("list", name(&list.name_de, &list.name_en).into()),
                    ("id", list.id.as_str().into()),
                    ("before", percent(list.before.value).into()),
                    ("after", percent(list.after.value).into()),
                    ("difference", difference.into()),
                    ("low", low.into()),
                    ("high", high.into()),
                ];
                writeln!(out, "{}", words.text("lab-changed", &facts))?;
            }
            let facts = [("same", change.same.into()), ("battles", change.battles.into())];
            writeln!(out, "{}", words.text("lab-same", &facts))?;
        }
    }
    Ok(())
}
