//! What a run answers. It follows from the plan and the results alone: no clock, no thread leaves a trace in it.

use super::plan::{Cell, Plan, Question};
use super::run::Run;
use crate::stop::Stop;
use lab::stats::{Interval, Ranking, Record, Sample, share_of};
use lab::{Account, Fought, Share};
use serde::Serialize;
use table::{Outcome, Side};
use wire::{ListInfo, Lists};

/// The report. Other programs read it: its keys stay.
#[derive(Debug, Serialize)]
pub struct Report {
    pub plan: Plan,
    #[serde(flatten)]
    pub answer: Answer,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    Matrix(Matrix),
    Unit(UnitValues),
    Change(Change),
}

/// A value with its 95 % interval; without one where there were too few battles for it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bounded {
    pub value: f64,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

impl Bounded {
    fn of(value: f64, interval: Option<Interval>) -> Bounded {
        Bounded { value, low: interval.map(|at| at.low), high: interval.map(|at| at.high) }
    }

    fn times(self, factor: f64) -> Bounded {
        let times = |value: f64| value * factor;
        Bounded { value: times(self.value), low: self.low.map(times), high: self.high.map(times) }
    }

    /// Whether the interval leaves the value out.
    pub fn excludes(&self, value: f64) -> bool {
        self.low.is_some_and(|low| value < low) || self.high.is_some_and(|high| high < value)
    }
}

impl From<Share> for Bounded {
    fn from(share: Share) -> Bounded {
        Bounded::of(share.value(), Some(share.interval()))
    }
}

impl From<&Sample> for Bounded {
    fn from(sample: &Sample) -> Bounded {
        Bounded::of(sample.mean(), sample.interval())
    }
}

/// What all battles together show.
#[derive(Clone, Debug, Serialize)]
pub struct Overall {
    pub battles: usize,
    /// How many of them were drawn, and how many broken off.
    pub draws: usize,
    pub unfinished: usize,
    /// Points of side a, and of whoever had the first turn where one side has it.
    pub side_a: Bounded,
    pub first_turn: Option<Bounded>,
    pub rounds: Bounded,
    /// Rounds, and how many battles had so many.
    pub lengths: Vec<(u16, usize)>,
}

impl Overall {
    fn of(account: &Account) -> Overall {
        Overall {
            battles: account.share.games,
            draws: account.draws,
            unfinished: account.unfinished,
            side_a: account.side_a.into(),
            first_turn: known(account.first_turn),
            rounds: (&account.rounds).into(),
            lengths: account.lengths.iter().map(|(&rounds, &battles)| (rounds, battles)).collect(),
        }
    }
}

fn known(share: Share) -> Option<Bounded> {
    (0 < share.games).then(|| share.into())
}

/// Every list against every list.
#[derive(Clone, Debug, Serialize)]
pub struct Matrix {
    pub lists: Vec<ListLine>,
    pub cells: Vec<CellLine>,
    pub all: Overall,
    /// How much of what the lists differ in against each other a strength of each list explains, from 0 to 1; the rest is
    /// chance, and lists that suit each other ill.
    pub explained: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct ListLine {
    pub id: String,
    pub name_de: String,
    pub name_en: String,
    pub points: u32,
    /// Of its battles against the others.
    pub share: Bounded,
    /// Strength by Bradley and Terry; 0 is the mean of the lists.
    pub elo: Bounded,
    /// Points lost in a battle against another list, and taken.
    pub lost: f64,
    pub taken: f64,
}

/// The battles of a first list against a second one.
#[derive(Clone, Debug, Serialize)]
pub struct CellLine {
    pub first: String,
    pub second: String,
    /// Its battles in the run: the first, and the one after the last.
    pub battles: [usize; 2],
    pub wins: usize,
    pub draws: usize,
    pub losses: usize,
    pub unfinished: usize,
    /// Points of the first list; a draw is a half.
    pub share: Bounded,
    /// What the strengths of the two lists would make likely.
    pub expected: f64,
    /// Points of victory by which the first list was ahead.
    pub margin: Bounded,
    pub rounds: Bounded,
    /// Points lost by the first and by the second list.
    pub lost: [f64; 2],
    pub side_a: Bounded,
    pub first_turn: Option<Bounded>,
}

/// What units of a list are worth to it.
#[derive(Clone, Debug, Serialize)]
pub struct UnitValues {
    pub list: String,
    pub name_de: String,
    pub name_en: String,
    pub points: u32,
    /// Of the whole list.
    pub share: Bounded,
    pub margin: Bounded,
    pub units: Vec<UnitLine>,
    pub all: Overall,
}

#[derive(Clone, Debug, Serialize)]
pub struct UnitLine {
    pub place: usize,
    pub id: String,
    pub name_de: String,
    pub name_en: String,
    pub points: u32,
    /// Of the list without the unit.
    pub share_without: Bounded,
    /// By how much the list does better with it: share, points of victory, and these for 100 points of its cost.
    pub share: Bounded,
    pub margin: Bounded,
    pub margin_per_100: Bounded,
    pub against: Vec<UnitAgainst>,
}

/// The same against one list.
#[derive(Clone, Debug, Serialize)]
pub struct UnitAgainst {
    pub list: String,
    /// The first battle with the unit, and the first without it.
    pub battles: [usize; 2],
    pub share: Bounded,
    pub margin: Bounded,
}

/// The same battles before and after a change.
#[derive(Clone, Debug, Serialize)]
pub struct Change {
    pub before: Matrix,
    pub after: Matrix,
    pub lists: Vec<ChangedList>,
    pub cells: Vec<ChangedCell>,
    pub figures: Vec<ChangedFigure>,
    /// Battles, and how many of them the change left exactly as they were.
    pub battles: usize,
    pub same: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct ChangedList {
    pub id: String,
    pub name_de: String,
    pub name_en: String,
    pub before: Bounded,
    pub after: Bounded,
    pub difference: Bounded,
    pub margin: Bounded,
}

#[derive(Clone, Debug, Serialize)]
pub struct ChangedCell {
    pub first: String,
    pub second: String,
    /// The first battle before the change, and the same after it.
    pub battles: [usize; 2],
    pub before: Bounded,
    pub after: Bounded,
    pub difference: Bounded,
    pub margin: Bounded,
}

/// A figure of all battles together.
#[derive(Clone, Debug, Serialize)]
pub struct ChangedFigure {
    /// `draws`, `side-a`, `first-turn`, `rounds`, `lost`.
    pub figure: &'static str,
    pub before: f64,
    pub after: f64,
    pub difference: Bounded,
}

type Battles = Vec<(Fought, Side)>;

/// Answers the question of a run that is over.
pub fn report(run: &Run, lists: &Lists) -> Result<Report, Stop> {
    let cells: Vec<(&Cell, Battles)> = run.cells().collect();
    let infos =
        |ids: &[String]| ids.iter().map(|id| super::plan::list(lists, id)).collect::<Result<Vec<_>, _>>();
    let games = run.plan.games;
    let answer = match &run.plan.question {
        Question::Matrix { lists } => Answer::Matrix(matrix(&infos(lists)?, &cells, 0, games)),
        Question::Change { lists, .. } => Answer::Change(change(&infos(lists)?, &cells, games)),
        Question::Unit { list, units, against } => {
            let list = super::plan::list(lists, list)?;
            Answer::Unit(unit_values(list, units, against, &cells, games))
        }
    };
    Ok(Report { plan: run.plan.clone(), answer })
}

fn account(battles: &Battles) -> Account {
    let mut account = Account::default();
    battles.iter().for_each(|(battle, own)| account.count(battle, *own));
    account
}

fn sum<'a>(accounts: impl IntoIterator<Item = &'a Account>) -> Account {
    let mut sum = Account::default();
    accounts.into_iter().for_each(|account| sum.add(account));
    sum
}

/// Which lists meet in each cell.
fn couples(lists: &[&ListInfo], cells: &[(&Cell, Battles)]) -> Vec<[usize; 2]> {
    let place = |id: &str| lists.iter().position(|list| list.id == id).unwrap_or_default();
    cells.iter().map(|(cell, _)| [place(&cell.first.list), place(&cell.second.list)]).collect()
}

/// The cells of every list against every list, of which the first begins at that cell of the run.
fn matrix(lists: &[&ListInfo], cells: &[(&Cell, Battles)], from: usize, games: usize) -> Matrix {
    let couples = couples(lists, cells);
    let accounts: Vec<Account> = cells.iter().map(|(_, battles)| account(battles)).collect();
    let record = |(&[first, second], account): (&[usize; 2], &Account)| Record {
        first,
        second,
        points: account.share.points(),
        games: account.share.games,
    };
    let records: Vec<Record> = couples.iter().zip(&accounts).map(record).collect();
    let ranking = Ranking::of(lists.len(), &records);
    let expected = |[first, second]: [usize; 2]| {
        if first == second { 0.5 } else { share_of(ranking.rated[first].elo - ranking.rated[second].elo) }
    };
    let list = |(number, info): (usize, &&ListInfo)| {
        let (mut share, mut lost, mut taken) = (Share::default(), Sample::default(), Sample::default());
        for (&[first, second], account) in
            couples.iter().zip(&accounts).filter(|([one, other], _)| one != other)
        {
            let (own, [mine, theirs]) = match number {
                _ if number == first => (account.share, [0, 1]),
                _ if number == second => (account.share.turned(), [1, 0]),
                _ => continue,
            };
            share.add(own);
            lost.add(&account.lost[mine]);
            taken.add(&account.lost[theirs]);
        }
        let rated = ranking.rated[number];
        ListLine {
            id: info.id.clone(),
            name_de: info.name_de.clone(),
            name_en: info.name_en.clone(),
            points: info.points,
            share: share.into(),
            elo: Bounded::of(rated.elo, Some(rated.interval)),
            lost: lost.mean(),
            taken: taken.mean(),
        }
    };
    let cell = |(place, (&couple, account)): (usize, (&[usize; 2], &Account))| {
        let begin = (from + place) * games;
        CellLine {
            first: lists[couple[0]].id.clone(),
            second: lists[couple[1]].id.clone(),
            battles: [begin, begin + games],
            wins: account.wins,
            draws: account.draws,
            losses: account.losses,
            unfinished: account.unfinished,
            share: account.share.into(),
            expected: expected(couple),
            margin: (&account.margin).into(),
            rounds: (&account.rounds).into(),
            lost: account.lost.map(|lost| lost.mean()),
            side_a: account.side_a.into(),
            first_turn: known(account.first_turn),
        }
    };
    let (mut strayed, mut differed) = (0.0, 0.0);
    for (&couple, account) in couples.iter().zip(&accounts).filter(|([one, other], _)| one != other) {
        strayed += (account.share.value() - expected(couple)).powi(2);
        differed += (account.share.value() - 0.5).powi(2);
    }
    Matrix {
        lists: lists.iter().enumerate().map(list).collect(),
        cells: couples.iter().zip(&accounts).enumerate().map(cell).collect(),
        all: Overall::of(&sum(&accounts)),
        explained: if differed == 0.0 { 1.0 } else { (1.0 - strayed / differed).max(0.0) },
    }
}

/// The differences between battles with the same seeds, two by two: what the dice and the sides do to both cancels.
#[derive(Clone, Copy, Debug, Default)]
struct Differences {
    share: Sample,
    margin: Sample,
}

impl Differences {
    /// How much better the first force does in `one` than in `other`.
    fn between(one: &Battles, other: &Battles) -> Differences {
        let mut differences = Differences::default();
        for (one, other) in one.chunks(2).zip(other.chunks(2)) {
            let mean = |battles: &[(Fought, Side)], value: fn(&Fought, Side) -> f64| {
                battles.iter().map(|(battle, own)| value(battle, *own)).sum::<f64>() / battles.len() as f64
            };
            let difference = |value| mean(one, value) - mean(other, value);
            differences.share.count(difference(|battle, own| f64::from(battle.halves(own)) / 2.0));
            differences.margin.count(difference(|battle, own| battle.margin(own) as f64));
        }
        differences
    }

    fn add(&mut self, other: &Differences) {
        self.share.add(&other.share);
        self.margin.add(&other.margin);
    }
}

fn unit_values(
    list: &ListInfo,
    units: &[usize],
    against: &[String],
    cells: &[(&Cell, Battles)],
    games: usize,
) -> UnitValues {
    // The first row is the whole list.
    let rows: Vec<&[(&Cell, Battles)]> = cells.chunks(against.len().max(1)).collect();
    let whole = rows.first().copied().unwrap_or_default();
    let account_of =
        |row: &[(&Cell, Battles)]| sum(&row.iter().map(|(_, battles)| account(battles)).collect::<Vec<_>>());
    let complete = account_of(whole);
    let unit = |(row, &place): (usize, &usize)| {
        let without = rows.get(row + 1).copied().unwrap_or_default();
        let mut all = Differences::default();
        let mut lines = Vec::new();
        for (enemy, ((_, with), (_, without))) in whole.iter().zip(without).enumerate() {
            let differences = Differences::between(with, without);
            all.add(&differences);
            lines.push(UnitAgainst {
                list: against[enemy].clone(),
                battles: [enemy * games, ((row + 1) * against.len() + enemy) * games],
                share: (&differences.share).into(),
                margin: (&differences.margin).into(),
            });
        }
        let listed = list.units.get(place);
        let points = listed.map_or(0, |unit| unit.points);
        let margin = Bounded::from(&all.margin);
        UnitLine {
            place,
            id: super::plan::named_place(list, place),
            name_de: listed.map(|unit| unit.name_de.clone()).unwrap_or_default(),
            name_en: listed.map(|unit| unit.name_en.clone()).unwrap_or_default(),
            points,
            share_without: account_of(without).share.into(),
            share: (&all.share).into(),
            margin,
            margin_per_100: margin.times(100.0 / f64::from(points.max(1))),
            against: lines,
        }
    };
    UnitValues {
        list: list.id.clone(),
        name_de: list.name_de.clone(),
        name_en: list.name_en.clone(),
        points: list.points,
        share: complete.share.into(),
        margin: (&complete.margin).into(),
        units: units.iter().enumerate().map(unit).collect(),
        all: Overall::of(&complete),
    }
}

fn change(lists: &[&ListInfo], cells: &[(&Cell, Battles)], games: usize) -> Change {
    let (before, after) = cells.split_at(cells.len() / 2);
    let couples = couples(lists, before);
    let matrices = [matrix(lists, before, 0, games), matrix(lists, after, before.len(), games)];
    let differences: Vec<Differences> = before
        .iter()
        .zip(after)
        .map(|((_, before), (_, after))| Differences::between(after, before))
        .collect();
    let list = |(number, info): (usize, &&ListInfo)| {
        let [mut gained, mut lost] = [Differences::default(); 2];
        for (&[first, second], differences) in couples.iter().zip(&differences) {
            match number {
                _ if first == second => {}
                _ if number == first => gained.add(differences),
                _ if number == second => lost.add(differences),
                _ => {}
            }
        }
        let both = |of: fn(&Differences) -> &Sample| {
            let mut all = *of(&gained);
            all.add(&of(&lost).turned());
            Bounded::from(&all)
        };
        ChangedList {
            id: info.id.clone(),
            name_de: info.name_de.clone(),
            name_en: info.name_en.clone(),
            before: matrices[0].lists[number].share,
            after: matrices[1].lists[number].share,
            difference: both(|differences| &differences.share),
            margin: both(|differences| &differences.margin),
        }
    };
    let cell = |(place, differences): (usize, &Differences)| {
        let [before, after] = [0, 1].map(|matrix| &matrices[matrix].cells[place]);
        ChangedCell {
            first: before.first.clone(),
            second: before.second.clone(),
            battles: [before.battles[0], after.battles[0]],
            before: before.share,
            after: after.share,
            difference: (&differences.share).into(),
            margin: (&differences.margin).into(),
        }
    };
    let pairs = || before.iter().zip(after).flat_map(|((_, one), (_, other))| one.iter().zip(other));
    let same = pairs().filter(|((one, _), (other, _))| one == other).count();
    let changed_lists = lists.iter().enumerate().map(list).collect();
    let changed_cells = differences.iter().enumerate().map(cell).collect();
    let figures = FIGURES
        .iter()
        .filter_map(|&(name, of)| figure(name, of, pairs().map(|((one, _), (other, _))| (one, other))));
    let figures = figures.collect();
    let [before, after] = matrices;
    Change {
        battles: before.all.battles,
        before,
        after,
        lists: changed_lists,
        cells: changed_cells,
        figures,
        same,
    }
}

type Figure = fn(&Fought) -> Option<f64>;

/// What is told of all battles before and after a change.
const FIGURES: [(&str, Figure); 5] = [
    ("draws", |battle| Some(f64::from(u8::from(battle.outcome == Some(Outcome::Draw))))),
    ("side-a", |battle| Some(f64::from(battle.halves(Side::A)) / 2.0)),
    ("first-turn", |battle| Some(f64::from(battle.halves(battle.measure.first?)) / 2.0)),
    ("rounds", |battle| Some(battle.measure.rounds.into())),
    ("lost", |battle| Some(f64::from(battle.measure.lost.a) + f64::from(battle.measure.lost.b))),
];

/// `None` where no battle knows it.
fn figure<'a>(
    figure: &'static str,
    of: Figure,
    pairs: impl Iterator<Item = (&'a Fought, &'a Fought)>,
) -> Option<ChangedFigure> {
    let [mut before, mut after, mut difference] = [Sample::default(); 3];
    for (one, other) in pairs {
        if let (Some(one), Some(other)) = (of(one), of(other)) {
            before.count(one);
            after.count(other);
            difference.count(other - one);
        }
    }
    let (before, after) = (before.mean(), after.mean());
    (0 < difference.len).then(|| ChangedFigure { figure, before, after, difference: (&difference).into() })
}
