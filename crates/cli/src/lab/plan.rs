//! What a run of the laboratory is: every battle of it follows from the plan and its number alone.

use crate::stop::Stop;
use lab::Batch;
use players::Player;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::{BySide, Side};
use wire::{Experiment, ListInfo, Lists, Options, Registration, Series, Words};

/// The version of the form of run files.
const FORM: u32 = 1;

/// More battles of one meeting than anybody needs.
const MOST_GAMES: usize = 1_000_000;

/// The first line of a run file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub walstatt_lab: u32,
    /// The version of the program and the hash of the data files: others play other battles.
    pub engine: String,
    pub data: String,
    pub system: String,
    pub scenario: String,
    /// What is agreed on in every battle.
    pub house: Map<String, Value>,
    /// Who plays both sides.
    pub player: String,
    /// Battles of each cell.
    pub games: usize,
    pub seed: u64,
    /// Lists that the rules do not let meet, such as two that have the same item which is one of a kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<[String; 2]>,
    pub question: Question,
}

/// What is to be found out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// Every list against every list.
    Matrix { lists: Vec<String> },
    /// What each of some units of a list, by their places, is worth to it against others.
    Unit { list: String, units: Vec<usize>, against: Vec<String> },
    /// What a change of the table does to every list against every list.
    Change { lists: Vec<String>, house: Map<String, Value> },
}

/// A list, or what is left of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Force {
    pub list: String,
    /// The place of the unit that stays at home.
    pub without: Option<usize>,
}

/// Battles between the same two forces at the same table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    pub first: Force,
    pub second: Force,
    /// Whether the change that is asked for has been made.
    pub changed: bool,
    /// The number of its first seed. Cells that are compared have the same seeds.
    seeds: usize,
    /// Whether every second battle is that before it with sides swapped. A list against itself would only repeat it.
    swaps: bool,
}

impl Cell {
    fn new(first: &str, second: &str, changed: bool, seeds: usize) -> Cell {
        let force = |list: &str| Force { list: list.to_owned(), without: None };
        Cell { first: force(first), second: force(second), changed, seeds, swaps: first != second }
    }

    /// The side of the first force in a battle of the cell.
    pub fn own(&self, battle: usize) -> Side {
        if self.swaps && battle % 2 == 1 { Side::B } else { Side::A }
    }

    fn seed_number(&self, battle: usize) -> usize {
        self.seeds + if self.swaps { battle - battle % 2 } else { battle }
    }
}

/// One battle: who meets whom, and by which seed.
#[derive(Clone, Debug)]
pub struct Meeting {
    pub options: Options,
    pub seed_number: usize,
}

impl Plan {
    /// The plan of a question; asks the system for what it is to know of it.
    pub fn new(
        system: &Registration,
        scenario: String,
        house: Map<String, Value>,
        player: Player,
        games: usize,
        seed: u64,
        question: Question,
    ) -> Result<Plan, Stop> {
        let mut plan = Plan {
            walstatt_lab: FORM,
            engine: wire::ENGINE.to_owned(),
            data: String::new(),
            system: system.name.to_owned(),
            scenario,
            house,
            player: player.to_string(),
            games: games.next_multiple_of(2),
            seed,
            barred: Vec::new(),
            question,
        };
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(Stop::Usage(format!("--games: {games} is not from 1 to {MOST_GAMES}")));
        }
        if player.budget.is_by_clock() {
            let reason =
                "thinks by the clock, so that no battle could be repeated; give it a number of actions";
            return Err(Stop::Usage(format!("--player: \"{player}\" {reason}: captain:2000n")));
        }
        if let Some(field) =
            ["army_a", "army_b"].iter().chain(&WITHOUT).find(|field| plan.house.contains_key(**field))
        {
            return Err(Stop::Usage(format!("\"{field}\" is what the laboratory itself agrees on")));
        }
        // Every cell is opened once, so that what cannot be fought is known before anything is.
        let is_unit = matches!(plan.question, Question::Unit { .. });
        let mut barred = Vec::new();
        let mut reason = None;
        for cell in plan.cells() {
            let couple = [cell.first.list.clone(), cell.second.list.clone()];
            match (system.open)(&plan.scenario, &plan.options(&cell, Side::A)) {
                Ok(opening) => plan.data = hex(&opening.battle.data_hash()),
                // Who cannot meet at all does not meet after the change either.
                Err(_) if barred.contains(&couple) => {}
                Err(fault) => {
                    let fault = refused(&couple, fault);
                    if is_unit || cell.changed {
                        return Err(fault);
                    }
                    barred.push(couple);
                    reason.get_or_insert(fault);
                }
            }
        }
        plan.barred = barred;
        match reason {
            Some(reason) if plan.cells().is_empty() => Err(reason),
            _ => Ok(plan),
        }
    }

    /// Whether a run file of this form can be read.
    pub fn check_form(&self) -> Result<(), String> {
        if self.walstatt_lab != FORM {
            let form = self.walstatt_lab;
            return Err(format!("form {form} of run files is not known; this program writes {FORM}"));
        }
        if !(1..=MOST_GAMES).contains(&self.games) {
            return Err(format!("games: {} is not from 1 to {MOST_GAMES}", self.games));
        }
        Ok(())
    }

    /// The lists that cannot meet, two by two, in words.
    pub fn barred_meetings(&self, words: &Words) -> String {
        let meeting = |[first, second]: &[String; 2]| {
            words.text("lab-meeting", &[("first", first.as_str().into()), ("second", second.as_str().into())])
        };
        self.barred.iter().map(meeting).collect::<Vec<_>>().join(", ")
    }

    /// Where the run is kept if nobody says otherwise.
    pub fn usual_folder(&self) -> String {
        match &self.question {
            Question::Matrix { .. } => format!("lab-matrix-{}", self.system),
            Question::Unit { list, .. } => format!("lab-unit-{}-{list}", self.system),
            Question::Change { .. } => format!("lab-change-{}", self.system),
        }
    }

    /// The cells in the order of their battles.
    pub fn cells(&self) -> Vec<Cell> {
        let of_lists = |lists: &[String], changed: bool| -> Vec<Cell> {
            let meet = |one: &String, other: &String| {
                !self.barred.iter().any(|[first, second]| first == one && second == other)
            };
            let couples = (0..lists.len()).flat_map(|one| (one..lists.len()).map(move |other| (one, other)));
            couples
                .map(|(one, other)| (&lists[one], &lists[other]))
                .filter(|(one, other)| meet(one, other))
                .enumerate()
                .map(|(place, (one, other))| Cell::new(one, other, changed, place * self.games))
                .collect()
        };
        match &self.question {
            Question::Matrix { lists } => of_lists(lists, false),
            Question::Change { lists, .. } => [of_lists(lists, false), of_lists(lists, true)].concat(),
            Question::Unit { list, units, against } => {
                let complete = std::iter::once(None);
                let without: Vec<Option<usize>> = complete.chain(units.iter().copied().map(Some)).collect();
                let cell = |without: Option<usize>, enemy: usize| Cell {
                    first: Force { list: list.clone(), without },
                    // Without a unit a list is another one, so that sides are swapped even against itself.
                    swaps: true,
                    ..Cell::new(list, &against[enemy], false, enemy * self.games)
                };
                let row = |&without: &Option<usize>| {
                    (0..against.len()).map(move |enemy| cell(without, enemy)).collect::<Vec<_>>()
                };
                without.iter().flat_map(row).collect()
            }
        }
    }

    /// How many battles there are.
    pub fn battles(&self) -> usize {
        self.cells().len() * self.games
    }

    /// What is agreed on in the battles of a cell in which its first force is that side.
    fn options(&self, cell: &Cell, own: Side) -> Options {
        let mut house = self.house.clone();
        if let (Question::Change { house: change, .. }, true) = (&self.question, cell.changed) {
            house.extend(change.clone());
        }
        for (force, side) in [(&cell.first, own), (&cell.second, own.enemy())] {
            let army = match side {
                Side::A => "army_a",
                Side::B => "army_b",
            };
            house.insert(army.to_owned(), json!(force.list));
            if let Some(place) = force.without {
                house.insert(Experiment::without_field(side).to_owned(), json!([place]));
            }
        }
        Options { house }
    }

    /// A battle of a cell.
    pub fn meeting(&self, cell: &Cell, battle: usize) -> Meeting {
        Meeting { options: self.options(cell, cell.own(battle)), seed_number: cell.seed_number(battle) }
    }

    pub fn player(&self) -> Result<Player, Stop> {
        Ok(wire::check_player(&self.system, &self.player)?)
    }

    /// The series to which a battle belongs; its number there is that of its seed.
    pub fn series<'a>(&'a self, player: Player, options: &'a Options) -> Series<'a> {
        let batch = Batch::new(self.battles(), self.seed);
        Series { scenario: &self.scenario, options, players: BySide::new(player, player), batch }
    }
}

const WITHOUT: [&str; 2] = [Experiment::without_field(Side::A), Experiment::without_field(Side::B)];

/// Why two lists cannot meet.
fn refused([first, second]: &[String; 2], fault: wire::Error) -> Stop {
    match Stop::from(fault) {
        Stop::Usage(reason) => Stop::Usage(format!("{first} against {second}: {reason}")),
        other => other,
    }
}

/// The list of that id.
pub fn list<'a>(lists: &'a Lists, id: &str) -> Result<&'a ListInfo, Stop> {
    lists.lists.iter().find(|list| list.id == id).ok_or_else(|| {
        let known: Vec<&str> = lists.lists.iter().map(|list| list.id.as_str()).collect();
        Stop::Usage(format!("unknown army list \"{id}\"; there are: {}", known.join(", ")))
    })
}

/// The lists of those ids, each at most once; all where none is named.
pub fn chosen_lists(lists: &Lists, ids: &[String]) -> Result<Vec<String>, Stop> {
    if ids.is_empty() {
        return Ok(lists.lists.iter().map(|list| list.id.clone()).collect());
    }
    for (place, id) in ids.iter().enumerate() {
        list(lists, id)?;
        if ids[..place].contains(id) {
            return Err(Stop::Usage(format!("the army list \"{id}\" is named twice")));
        }
    }
    Ok(ids.to_vec())
}

/// The place of a unit in a list, by its id; `#2` after it means the second of its kind.
pub fn place_of(list: &ListInfo, unit: &str) -> Result<usize, Stop> {
    let (id, which) = match unit.split_once('#') {
        Some((id, number)) => (id, number.parse::<usize>().ok().filter(|&number| 0 < number)),
        None => (unit, Some(1)),
    };
    let mut same = list.units.iter().enumerate().filter(|(_, known)| known.id == id).map(|(place, _)| place);
    which.and_then(|which| same.nth(which - 1)).ok_or_else(|| {
        let known: Vec<String> = (0..list.units.len()).map(|place| named_place(list, place)).collect();
        Stop::Usage(format!("unknown unit \"{unit}\" of \"{}\"; there are: {}", list.id, known.join(", ")))
    })
}

/// A place of a list as [`place_of`] reads it.
pub fn named_place(list: &ListInfo, place: usize) -> String {
    let Some(unit) = list.units.get(place) else { return format!("#{}", place + 1) };
    match list.units[..place].iter().filter(|other| other.id == unit.id).count() {
        0 => unit.id.clone(),
        earlier => format!("{}#{}", unit.id, earlier + 1),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
