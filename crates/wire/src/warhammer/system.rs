//! Ties Warhammer to the erased battle.

use super::action::{action_from_json, action_to_json};
use super::chain::{self, Chain};
use super::data::{ArmyList, Data, FILES, ListEntry, ScenarioEntry, Texts, UnitEntry, schema};
use super::event::{event_to_json, refusal_to_json};
use super::switches::{Agreement, house_over, house_to_json};
use super::{luck, names, show, view};
use crate::erased::{self, Erased, System};
use crate::files::DataError;
use crate::json::Malformed;
use crate::odds::{Fact, Facts};
use crate::review::Throw;
use crate::show::{
    Attack, Desk, Drag, LogEvent, LookNow, Pointed, Reach, Scene, Setting, SightNow, Table, TrialNow, Why,
};
use crate::systems::{
    Bout, DataFiles, Deed, Error, ListInfo, ListedUnit, Lists, Opening, Options, Registration, ScenarioInfo,
    School, Series, listed,
};
use crate::words::{Lang, Names, Words};
use ::table::{Citations, Events, Game, RuleId, Scripted, Side, Viewer};
use ::warhammer::rules::WH_01_G7;
use ::warhammer::{Action, Battle, Event, Refusal, Setup, Switches, Terrain, View};
use lab::{Duel, Effort, Fired, Fought, Tally, Trained};
use players::Rank;
use serde_json::Value;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

/// What a unit of a battle is called, and where its card comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    /// The id of the entry in the data; empty for a unit of its own.
    pub id: String,
    pub name_de: String,
    pub name_en: String,
}

impl Called {
    pub fn of(unit: &UnitEntry) -> Called {
        Called { id: unit.id().to_owned(), name_de: unit.name_de.clone(), name_en: unit.name_en.clone() }
    }
}

/// What a battle of Warhammer is made from, beyond its state.
#[derive(Clone, Debug)]
pub struct Warhammer {
    data: Arc<Data>,
    scenario: Arc<ScenarioEntry>,
    /// By unit.
    units: Arc<[Called]>,
    /// `None` for a position of its own.
    agreement: Option<Arc<Agreement>>,
    hash: [u8; 32],
}

impl Warhammer {
    /// For a battle that starts from a position of its own; `hash` is that of everything it is made from.
    pub fn of_position(
        data: Arc<Data>,
        scenario: ScenarioEntry,
        units: Vec<Called>,
        hash: [u8; 32],
    ) -> Warhammer {
        Warhammer { data, scenario: Arc::new(scenario), units: units.into(), agreement: None, hash }
    }

    pub fn data(&self) -> &Data {
        &self.data
    }

    pub fn scenario(&self) -> &ScenarioEntry {
        &self.scenario
    }

    pub(super) fn agreement(&self) -> Option<&Agreement> {
        self.agreement.as_deref()
    }

    /// The entry of the unit in the data, if it has one.
    pub(super) fn entry(&self, unit: usize) -> Option<&UnitEntry> {
        self.data.unit(self.unit_id(unit)).map(|(_, entry)| entry)
    }

    pub(super) fn unit_id(&self, unit: usize) -> &str {
        self.units.get(unit).map_or("", |called| &called.id)
    }

    pub(super) fn unit_name(&self, unit: usize, lang: Lang) -> &str {
        self.units.get(unit).map_or("?", |called| match lang {
            Lang::De => &called.name_de,
            Lang::En => &called.name_en,
        })
    }

    pub(super) fn ground_name(&self, terrain: Terrain, lang: Lang) -> &str {
        let entry = self.data.terrain.iter().find(|entry| entry.terrain() == Some(terrain));
        entry.map_or("", |entry| match lang {
            Lang::De => &entry.name_de,
            Lang::En => &entry.name_en,
        })
    }

    /// The army list of a side.
    pub(super) fn list(&self, side: Side) -> Option<&ArmyList> {
        let agreement = self.agreement()?;
        self.data.list(match side {
            Side::A => &agreement.army_a,
            Side::B => &agreement.army_b,
        })
    }
}

fn data() -> Result<Arc<Data>, Error> {
    Data::builtin().map_err(|fault| Error::Data(format!("data/warhammer/{fault}")))
}

fn scenarios() -> Result<Vec<ScenarioInfo>, Error> {
    let info = |scenario: &ScenarioEntry| ScenarioInfo {
        id: scenario.id().to_owned(),
        name_de: scenario.name_de.clone(),
        name_en: scenario.name_en.clone(),
        tier: "house".to_owned(),
        rule: scenario.rule.to_string(),
    };
    Ok(data()?.scenarios.iter().map(info).collect())
}

/// What a battle is made from, with the switches and agreements of the table.
fn prepare(scenario: &str, options: &Options) -> Result<(Warhammer, Setup), Error> {
    let data = data()?;
    let Some(entry) = data.scenario(scenario).cloned() else {
        let known = data.scenarios.iter().map(|scenario| scenario.id().to_owned()).collect();
        return Err(Error::UnknownScenario { name: scenario.to_owned(), known });
    };
    let (switches, agreement) =
        house_over(Switches::default(), Agreement::default(), &options.house).map_err(Error::House)?;
    let (setup, units) = data.setup(&entry, &agreement, switches).map_err(Error::House)?;
    let system = Warhammer {
        hash: data.hash(),
        data,
        scenario: Arc::new(entry),
        units: units.into(),
        agreement: Some(Arc::new(agreement)),
    };
    let faults = setup.faults();
    if faults.is_empty() {
        return Ok((system, setup));
    }
    // The scenario itself is sound, so that what is wrong now has been asked for.
    Err(Error::House(Malformed::new("house", listed(&faults))))
}

/// The set-up of a scenario without the erased battle around it, for simulation.
pub fn setup(scenario: &str, options: &Options) -> Result<Setup, Error> {
    Ok(prepare(scenario, options)?.1)
}

/// The battle at its first decision. One that starts with the set-up rolls nothing before.
fn begin(setup: &Setup, events: &mut impl Events<Event>) -> Result<Battle, Error> {
    setup.battle(&mut Scripted::new(), events).map_err(|faults| Error::data(&faults))
}

fn open(scenario: &str, options: &Options) -> Result<Opening, Error> {
    let (system, setup) = prepare(scenario, options)?;
    let mut events = Vec::new();
    let game = begin(&setup, &mut events)?;
    Ok(Opening { battle: system.battle(game), events: events.iter().map(event_to_json).collect() })
}

fn simulate(series: &Series<'_>, done: &AtomicUsize) -> Result<Tally<Citations>, Error> {
    let start = begin(&setup(series.scenario, series.options)?, &mut ())?;
    Ok(lab::simulate(&start, lab::chooser(series.players), series.batch, done))
}

fn retrace(series: &Series<'_>, number: usize) -> Result<Vec<Deed>, Error> {
    let start = begin(&setup(series.scenario, series.options)?, &mut ())?;
    let done = lab::retrace(&start, lab::chooser(series.players), series.batch, number);
    Ok(done.iter().map(|(side, action)| (*side, action_to_json(action))).collect())
}

/// Every sample list against itself, unless the armies were agreed on.
fn starts(scenario: &str, options: &Options) -> Result<Vec<Battle>, Error> {
    let begin = |options: &Options| begin(&setup(scenario, options)?, &mut ());
    if ["army_a", "army_b"].iter().any(|army| options.house.contains_key(*army)) {
        return Ok(vec![begin(options)?]);
    }
    let mirrored = |list: &ArmyList| {
        let mut options = options.clone();
        for army in ["army_a", "army_b"] {
            options.house.insert(army.to_owned(), list.id().into());
        }
        begin(&options)
    };
    data()?.lists.iter().map(mirrored).collect()
}

fn duel(bout: &Bout<'_>, pairs: Range<usize>, done: &AtomicUsize) -> Result<Duel, Error> {
    Ok(lab::duel(&starts(bout.scenario, bout.options)?, bout.players, bout.batch, pairs, done))
}

fn train(school: &School<'_>, done: &AtomicUsize) -> Result<Trained, Error> {
    let begin = |scenario: &String| starts(scenario, school.options);
    let starts = school.scenarios.iter().map(begin).collect::<Result<Vec<Vec<Battle>>, Error>>()?;
    Ok(lab::train(&starts.concat(), school.player, school.batch, done))
}

fn lists() -> Result<Lists, Error> {
    let data = data()?;
    let unit = |entry: &ListEntry| {
        let (_, unit) = data.unit(entry.unit.get_ref())?;
        Some(ListedUnit {
            id: unit.id().to_owned(),
            name_de: unit.name_de.clone(),
            name_en: unit.name_en.clone(),
            points: entry.points_total.into(),
        })
    };
    let list = |list: &ArmyList| ListInfo {
        id: list.id().to_owned(),
        name_de: list.name_de.clone(),
        name_en: list.name_en.clone(),
        points: list.total.into(),
        units: list.entry.iter().filter_map(unit).collect(),
    };
    let scenario = data.scenarios.first().map(|scenario| scenario.id().to_owned()).unwrap_or_default();
    Ok(Lists { scenario, lists: data.lists.iter().map(list).collect() })
}

fn fight(series: &Series<'_>, numbers: &[usize]) -> Result<Vec<Fought>, Error> {
    let start = begin(&setup(series.scenario, series.options)?, &mut ())?;
    Ok(lab::fight(&start, series.players, series.batch, numbers))
}

fn fired(_tier: &str, effort: Effort) -> Result<Fired, Error> {
    Ok(lab::warhammer::fired(&data()?.setups(), effort))
}

fn faults(files: &[(String, String)]) -> Vec<DataError> {
    let mut texts = Texts::BUILTIN;
    for (name, text) in files {
        texts.replace(name, text);
    }
    Data::parse(&texts).err().unwrap_or_default()
}

pub(crate) const REGISTRATION: Registration = Registration {
    name: Battle::SYSTEM,
    players: &Rank::ALL,
    scenarios,
    open,
    simulate,
    retrace,
    duel,
    train,
    lists,
    fight,
    fired,
    data: DataFiles { names: &FILES, schema, faults },
};

impl System for Warhammer {
    type Game = Battle;
    type Chain = Chain;

    fn battle(self, game: Battle) -> Box<dyn erased::Battle> {
        Box::new(Erased { system: self, game })
    }

    fn scenario(&self) -> &str {
        self.scenario.id()
    }

    fn data_hash(&self) -> [u8; 32] {
        self.hash
    }

    fn house(&self, game: &Battle) -> Value {
        house_to_json(game.stage().switches, self.agreement())
    }

    fn read_action(value: &Value) -> Result<Action, Malformed> {
        action_from_json(value)
    }

    fn write_action(action: &Action) -> Value {
        action_to_json(action)
    }

    fn write_event(event: &Event) -> Value {
        event_to_json(event)
    }

    fn write_refusal(refusal: &Refusal) -> (RuleId, Value) {
        (refusal.rule(), refusal_to_json(refusal))
    }

    /// WH-09-H54: nothing is hidden, so nothing comes to light but dice.
    fn reveals(_: &Event) -> bool {
        false
    }

    fn write_view(&self, view: &View, viewer: Viewer) -> Value {
        view::view_to_json(self, view, viewer)
    }

    fn losses(game: &Battle) -> Vec<u16> {
        let lost = |unit| u16::from(game.card(unit).models.saturating_sub(game.unit(unit).models));
        game.units().map(lost).collect()
    }

    fn throw(game: &Battle, event: &Event) -> Option<Throw> {
        luck::throw(game, event)
    }

    fn preview(game: &Battle, legal: <Battle as Game>::Legal) -> Vec<Value> {
        show::preview(game, legal)
    }

    fn names(&self, game: &Battle, lang: Lang) -> Names {
        names::names(self, game, lang)
    }

    fn round(game: &Battle) -> u16 {
        game.game_turn().into()
    }

    fn step(game: &Battle) -> Value {
        view::step_to_json(game.step())
    }

    fn hidden(_: &Battle) -> bool {
        false
    }

    fn table(&self, game: &Battle, words: &Words) -> Table {
        show::table(self, game, words)
    }

    fn settings(&self, game: &Battle, words: &Words) -> Vec<Setting> {
        show::settings(self, game, words)
    }

    fn scene(&self, view: &View, viewer: Viewer, words: &Words) -> Scene {
        show::scene(self, view, viewer, words)
    }

    fn desk(&self, game: &Battle, side: Side, unit: Option<u8>, words: &Words) -> Option<Desk> {
        show::desk(self, game, side, unit, words)
    }

    /// Moves on a plane are no steps: see `trial`.
    fn reach(&self, _: &Battle, _: Side, _: u8) -> Option<Reach> {
        None
    }

    /// What a unit sees is shown by `look`.
    fn sight(&self, _: &View, _: u8, _: &Words) -> Option<SightNow> {
        None
    }

    fn point(&self, game: &Battle, side: Side, pointed: Pointed, words: &Words) -> Result<Vec<Value>, Why> {
        show::point(self, game, side, pointed, words)
    }

    fn trial(&self, game: &Battle, side: Side, unit: u8, drag: Drag, words: &Words) -> Result<TrialNow, Why> {
        show::trial(self, game, side, unit, drag, words)
    }

    fn look(&self, view: &View, unit: u8, words: &Words) -> Option<LookNow> {
        show::look(self, view, unit, words)
    }

    fn attacks(
        &self,
        _: &Battle,
        game: &Battle,
        legal: <Battle as Game>::Legal,
        words: &Words,
    ) -> Vec<Attack> {
        show::attacks(self, game, legal, words)
    }

    /// WH-01-G7: odds would tell how far away a target is.
    fn withheld(game: &Battle, legal: <Battle as Game>::Legal) -> Option<RuleId> {
        let (side, _) = Battle::action(&legal);
        (!game.view(Viewer::Side(side)).may_measure()).then_some(WH_01_G7)
    }

    fn chain(game: &Battle, legal: <Battle as Game>::Legal) -> Chain {
        Chain::of(game, legal)
    }

    fn is_settled(chain: &Chain, game: &Battle) -> bool {
        chain.is_settled(game)
    }

    fn passes(chain: &Chain, game: &Battle, side: Side) -> Option<Action> {
        chain.passes(game, side)
    }

    fn note(facts: &mut Facts, event: &Event) {
        chain::note(facts, event);
    }

    fn rule_of(fact: Fact) -> RuleId {
        chain::rule_of(fact)
    }

    fn log_event(&self, event: &Value, names: &Names, words: &Words) -> LogEvent {
        show::log_event(self, event, names, words)
    }
}
