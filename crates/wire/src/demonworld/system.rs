//! Ties Demonworld to the erased battle.

use super::action::{action_from_json, action_to_json};
use super::agreement::{self, agreement_over, agreement_to_json};
use super::chain::{self, Chain};
use super::data::{Agreed, Agreement, Army, Data, Note, Profile, Scenario, Texts, schema};
use super::event::{event_to_json, refusal_to_json};
use super::{faults, luck, names, preview, show, view};
use crate::erased::{self, Erased, System};
use crate::files::DataError;
use crate::json::{Fields, Malformed, kind_of};
use crate::odds::{Fact, Facts};
use crate::review::Throw;
use crate::show::{Attack, Desk, LogEvent, Pointed, Reach, Scene, Setting, SightNow, Table, Why};
use crate::systems::{
    Bout, DataFiles, Deed, Error, ListInfo, ListedUnit, Lists, Opening, Options, Registration, ScenarioInfo,
    School, Series,
};
use crate::words::{Lang, Names, Words};
use ::demonworld::{Action, Battle, Event, HouseRules, Modules, Refusal, Setup, Step, View};
use ::table::{Citations, Events, Game, RuleId, Scripted, Side, Viewer};
use lab::{Duel, Effort, Fired, Fought, Tally, Trained};
use players::Rank;
use serde_json::{Map, Value, json};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

/// What a battle of Demonworld is made from, beyond its state.
#[derive(Clone, Debug)]
pub struct Demonworld {
    data: Arc<Data>,
    scenario: Arc<Scenario>,
    called: Arc<Called>,
    /// The switches of the table where nobody has set them.
    house: HouseRules,
    /// Of an own battle.
    agreement: Option<Arc<Agreement>>,
    hash: [u8; 32],
}

/// Names that a position has of its own, by the numbers of units and elements. What has none is called by its profile
/// and its number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Called {
    pub units: Vec<Option<Note>>,
    pub elements: Vec<Option<String>>,
}

impl Demonworld {
    /// `None` where the data have no such scenario. The units of a battle are those of its scenario, in their order.
    pub fn new(data: Arc<Data>, scenario: &str) -> Option<Demonworld> {
        let scenario = Arc::new(data.scenario(scenario)?.clone());
        let (house, hash) = (scenario.house(), data.hash());
        let agreement = (scenario.id() == data.free.id()).then(|| Arc::new(data.free.agreement()));
        Some(Demonworld { data, scenario, called: Arc::default(), house, agreement, hash })
    }

    /// For an own battle.
    fn of_agreement(self, agreement: Agreement, agreed: &Agreed) -> Demonworld {
        let (scenario, agreement) = (Arc::new(agreed.scenario.clone()), Some(Arc::new(agreement)));
        Demonworld { scenario, agreement, ..self }
    }

    /// For a battle that starts from a position of its own. Its units need no profile, its board need not be one of the
    /// data; `hash` is that of everything it is made from.
    pub fn of_position(data: Arc<Data>, scenario: Scenario, called: Called, hash: [u8; 32]) -> Demonworld {
        let house = scenario.house();
        let (scenario, called) = (Arc::new(scenario), Arc::new(called));
        Demonworld { data, scenario, called, house, agreement: None, hash }
    }

    /// For a position with switches of its own: what is not said is as there.
    pub fn with_house(self, house: HouseRules) -> Demonworld {
        Demonworld { house, ..self }
    }

    pub(super) fn house_json(&self, game: &Battle) -> Value {
        let mut house = house_to_json(game.house_rules(), self.house);
        if let Some(agreement) = &self.agreement {
            house.extend(agreement_to_json(agreement));
        }
        Value::Object(house)
    }

    /// The profile of each unit by its number, as an id that the data need not know. Without the chapter on commanders
    /// a scenario has none of them on the table (DW-08-G8).
    pub(super) fn profile_ids(&self, game: &Battle) -> Vec<&str> {
        let ids: Vec<&str> = self.scenario.units().map(|(_, id)| id.get_ref().as_str()).collect();
        if ids.len() == game.units().count() {
            return ids;
        }
        let leads = |id: &&str| self.data.profile(id).is_some_and(Profile::is_commander);
        ids.into_iter().filter(|id| !leads(id)).collect()
    }

    pub fn data(&self) -> &Data {
        &self.data
    }

    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// What the players of an own battle have agreed on.
    pub(super) fn agreement(&self) -> Option<&Agreement> {
        self.agreement.as_deref()
    }

    /// What the units and elements are called here.
    pub fn called(&self) -> &Called {
        &self.called
    }
}

fn data() -> Result<Arc<Data>, Error> {
    Data::builtin().map_err(|fault| Error::Data(format!("data/demonworld/{fault}")))
}

fn scenarios() -> Result<Vec<ScenarioInfo>, Error> {
    let info = |scenario: &Scenario| ScenarioInfo {
        id: scenario.id().to_owned(),
        name_de: scenario.name_de.clone(),
        name_en: scenario.name_en.clone(),
        tier: scenario.tier.clone(),
        rule: scenario.rule.to_string(),
    };
    Ok(data()?.scenarios.iter().map(info).collect())
}

/// What a battle is made from, with the switches and agreements of the table.
fn prepare(scenario: &str, options: &Options) -> Result<(Demonworld, Setup), Error> {
    let data = data()?;
    let Some(system) = Demonworld::new(data.clone(), scenario) else {
        let known = data.scenarios.iter().map(|scenario| scenario.id().to_owned()).collect();
        return Err(Error::UnknownScenario { name: scenario.to_owned(), known });
    };
    let (agreements, switches) = agreement::split(&options.house);
    let house = house_over(system.house, &Value::Object(switches)).map_err(Error::House)?;
    let (system, setup) = if scenario == data.free.id() {
        let agreement = agreement_over(data.free.agreement(), &Value::Object(agreements));
        let agreement = agreement.map_err(Error::House)?;
        let agreed = data.agreed(&agreement).map_err(Error::House)?;
        (system.of_agreement(agreement, &agreed), data.agreed_setup(&agreed, house))
    } else {
        agreement::none(&agreements, data.free.id()).map_err(Error::House)?;
        let setup = data.setup(system.scenario(), house);
        (system, setup)
    };
    let setup = setup.ok_or_else(|| Error::Data(format!("scenario \"{scenario}\" is incomplete")))?;
    // The scenario itself is sound, so that what is wrong now has been asked for.
    match faults::malformed(&setup) {
        Some(fault) => Err(Error::House(fault)),
        None => Ok((system, setup)),
    }
}

/// The set-up of a scenario without the erased battle around it, for simulation.
pub fn setup(scenario: &str, options: &Options) -> Result<Setup, Error> {
    Ok(prepare(scenario, options)?.1)
}

/// The battle at its first decision. One that starts with the set-up rolls nothing before.
fn begin(setup: &Setup, events: &mut impl Events<Event>) -> Result<Battle, Error> {
    setup.battle(&mut Scripted::new(), events).map_err(|faults| Error::data(&faults))
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

fn duel(bout: &Bout<'_>, pairs: Range<usize>, done: &AtomicUsize) -> Result<Duel, Error> {
    let start = begin(&setup(bout.scenario, bout.options)?, &mut ())?;
    Ok(lab::duel(&[start], bout.players, bout.batch, pairs, done))
}

fn train(school: &School<'_>, done: &AtomicUsize) -> Result<Trained, Error> {
    let begin = |scenario: &String| begin(&setup(scenario, school.options)?, &mut ());
    let starts = school.scenarios.iter().map(begin).collect::<Result<Vec<Battle>, Error>>()?;
    Ok(lab::train(&starts, school.player, school.batch, done))
}

fn lists() -> Result<Lists, Error> {
    let data = data()?;
    let list = |army: &Army| {
        let unit = |(place, id): (usize, &toml::Spanned<String>)| {
            let profile = data.profile(id.get_ref())?;
            let first = army.units.iter().position(|other| other.get_ref() == id.get_ref()) == Some(place);
            let own = army.items.iter().filter(|given| first && given.carrier.get_ref() == id.get_ref());
            let items = own.filter_map(|given| data.item(given.item.get_ref()));
            Some(ListedUnit {
                id: profile.id().to_owned(),
                name_de: profile.name_de.clone(),
                name_en: profile.name_en.clone(),
                points: items.map(|item| u32::from(item.points.value)).sum::<u32>()
                    + u32::from(profile.points.value),
            })
        };
        ListInfo {
            id: army.id().to_owned(),
            name_de: army.name_de.clone(),
            name_en: army.name_en.clone(),
            points: army.points.into(),
            units: army.units.iter().enumerate().filter_map(unit).collect(),
        }
    };
    Ok(Lists { scenario: data.free.id().to_owned(), lists: data.armies.iter().map(list).collect() })
}

fn fight(series: &Series<'_>, numbers: &[usize]) -> Result<Vec<Fought>, Error> {
    let start = begin(&setup(series.scenario, series.options)?, &mut ())?;
    Ok(lab::fight(&start, series.players, series.batch, numbers))
}

fn fired(tier: &str, effort: Effort) -> Result<Fired, Error> {
    Ok(lab::demonworld::fired(&data()?.setups(tier), effort))
}

fn faults(files: &[(String, String)]) -> Vec<DataError> {
    let mut texts = Texts::BUILTIN;
    for (name, text) in files {
        texts.replace(name, text);
    }
    Data::faults(&texts)
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
    data: DataFiles { names: &Texts::FILES, schema, faults },
};

fn open(scenario: &str, options: &Options) -> Result<Opening, Error> {
    let (system, setup) = prepare(scenario, options)?;
    let mut events = Vec::new();
    let game = begin(&setup, &mut events)?;
    Ok(Opening { battle: system.battle(game), events: events.iter().map(event_to_json).collect() })
}

/// DW-08-01: the chapters of the standard game by their names.
pub(super) const MODULES: [(&str, Modules); 5] = [
    ("figures", Modules::FIGURES),
    ("commanders", Modules::COMMANDERS),
    ("terrain", Modules::TERRAIN),
    ("formations", Modules::FORMATIONS),
    ("morale", Modules::MORALE),
];

/// Reads the switches of the table; what is absent is as in the introductory game.
pub fn house_from_json(value: &Value) -> Result<HouseRules, Malformed> {
    house_over(HouseRules::default(), value)
}

/// Reads the switches of the table; what is absent stays as it is.
pub fn house_over(mut house: HouseRules, value: &Value) -> Result<HouseRules, Malformed> {
    let mut fields = Fields::open("house", value)?;
    if fields.optional("round_limit").is_some() {
        house.round_limit = fields.number("round_limit")?;
    }
    if fields.optional("strict_range").is_some() {
        house.strict_range = fields.truth("strict_range")?;
    }
    if let Some(names) = fields.optional("modules") {
        house.modules = modules_from_json(&fields, names)?;
    }
    if fields.optional("spare_last_point_only").is_some() {
        house.spare_last_point_only = fields.truth("spare_last_point_only")?;
    }
    if fields.optional("impetuous_charge").is_some() {
        house.impetuous_charge = fields.truth("impetuous_charge")?;
    }
    if fields.optional("flank_marches").is_some() {
        house.flank_marches = fields.truth("flank_marches")?;
    }
    fields.close()?;
    Ok(house)
}

/// `["figures","morale"]`: each at most once, in any order.
fn modules_from_json(fields: &Fields<'_>, names: &Value) -> Result<Modules, Malformed> {
    let Some(names) = names.as_array() else {
        return Err(fields.fault("modules", format!("expected a list of names, found {}", kind_of(names))));
    };
    let mut modules = Modules::NONE;
    for (place, name) in names.iter().enumerate() {
        let fault = |reason: String| fields.fault(&format!("modules[{place}]"), reason);
        let known = || MODULES.map(|(name, _)| name).join(", ");
        let Some(name) = name.as_str() else {
            return Err(fault(format!("expected a name, found {}", kind_of(name))));
        };
        match MODULES.iter().find(|(known, _)| *known == name) {
            Some(&(_, module)) if modules.has(module) => return Err(fault(format!("\"{name}\" twice"))),
            Some(&(_, module)) => modules = modules.with(module),
            None => return Err(fault(format!("\"{name}\" is none of {}", known()))),
        }
    }
    Ok(modules)
}

/// The switches of the table. What only the standard game knows is left out where it is as in the introductory game;
/// it is written all the same where `base`, which stands in for what is left out, has it otherwise.
fn house_to_json(house: HouseRules, base: HouseRules) -> Map<String, Value> {
    let plain = HouseRules::default();
    let mut json = Map::new();
    json.insert("round_limit".to_owned(), json!(house.round_limit));
    json.insert("strict_range".to_owned(), json!(house.strict_range));
    if house.modules != plain.modules || house.modules != base.modules {
        let played = MODULES.iter().filter(|(_, module)| house.modules.has(*module));
        json.insert("modules".to_owned(), played.map(|(name, _)| *name).collect());
    }
    let mut switch = |name: &str, get: fn(&HouseRules) -> bool| {
        if get(&house) != get(&plain) || get(&house) != get(&base) {
            json.insert(name.to_owned(), json!(get(&house)));
        }
    };
    switch("spare_last_point_only", |house| house.spare_last_point_only);
    switch("impetuous_charge", |house| house.impetuous_charge);
    switch("flank_marches", |house| house.flank_marches);
    json
}

impl System for Demonworld {
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
        self.house_json(game)
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

    /// The set-up (DW-07-03) and the orders (DW-03-10) are hidden until both sides are ready; in the standard game also
    /// whom commanders lead (DW-08-G3), how many markers lie where (DW-10-53) and which commanders act (DW-10-G3).
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Deployed { .. }
                | Event::OrderRevealed { .. }
                | Event::Commanded { .. }
                | Event::MarkersLaid { .. }
                | Event::SectionBegan { .. }
        )
    }

    fn write_view(&self, view: &View, viewer: Viewer) -> Value {
        view::view_to_json(self, view, viewer)
    }

    /// Elements destroyed but not yet removed count as lost, those on a flank march do not; attached commanders are
    /// counted where they belong.
    fn losses(game: &Battle) -> Vec<u16> {
        game.units()
            .map(|unit| {
                let stands = |&element: &_| !game.is_gone(element) && !game.is_hit(element);
                let standing = game.roster(unit).filter(stands).count();
                u16::from(game.strength(unit)).saturating_sub(standing as u16)
            })
            .collect()
    }

    fn throw(game: &Battle, event: &Event) -> Option<Throw> {
        luck::throw(game, event)
    }

    fn preview(game: &Battle, legal: <Battle as Game>::Legal) -> Vec<Value> {
        preview::attacks(game, legal)
    }

    fn names(&self, game: &Battle, lang: Lang) -> Names {
        names::names(self, game, lang)
    }

    fn round(game: &Battle) -> u16 {
        game.round()
    }

    fn step(game: &Battle) -> Value {
        view::step_to_json(game.step())
    }

    fn hidden(game: &Battle) -> bool {
        matches!(
            game.step(),
            Step::Deploy | Step::Assign | Step::Command | Step::Keep { .. } | Step::Section { .. }
        )
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

    fn reach(&self, game: &Battle, side: Side, unit: u8) -> Option<Reach> {
        show::reach(game, side, unit)
    }

    fn sight(&self, view: &View, element: u8, words: &Words) -> Option<SightNow> {
        show::sight(self, view, element, words)
    }

    fn point(&self, game: &Battle, side: Side, pointed: Pointed, words: &Words) -> Result<Vec<Value>, Why> {
        show::point(self, game, side, pointed, words)
    }

    fn attacks(
        &self,
        start: &Battle,
        game: &Battle,
        legal: <Battle as Game>::Legal,
        words: &Words,
    ) -> Vec<Attack> {
        show::attacks(self, start, game, legal, words)
    }

    fn chain(game: &Battle, legal: <Battle as Game>::Legal) -> Chain {
        Chain::of(game, Battle::action(&legal).0)
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
