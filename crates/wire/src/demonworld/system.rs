//! Ties Demonworld to the erased battle.

use super::action::{action_from_json, action_to_json};
use super::data::{Data, Note, Scenario};
use super::event::{event_to_json, refusal_to_json};
use super::{names, preview, show, view};
use crate::erased::{Choice, Erased, System};
use crate::json::{Fields, Malformed};
use crate::show::{Attack, Desk, LogEvent, Pointed, Reach, Scene, Table, Why};
use crate::systems::{Error, Opening, Options, ScenarioInfo};
use crate::words::{Lang, Names, Words};
use ::demonworld::{Action, Battle, Event, HouseRules, Refusal, View};
use ::table::{Game, RuleId, Scripted, Side, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;

/// What a battle of Demonworld is made from, beyond its state.
#[derive(Clone, Debug)]
pub struct Demonworld {
    data: Arc<Data>,
    scenario: Arc<Scenario>,
    called: Arc<Called>,
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
        let hash = data.hash();
        Some(Demonworld { data, scenario, called: Arc::default(), hash })
    }

    /// For a battle that starts from a position of its own. Its units need no profile, its board need not be one of the
    /// data; `hash` is that of everything it is made from.
    pub fn of_position(data: Arc<Data>, scenario: Scenario, called: Called, hash: [u8; 32]) -> Demonworld {
        Demonworld { data, scenario: Arc::new(scenario), called: Arc::new(called), hash }
    }

    pub fn data(&self) -> &Data {
        &self.data
    }

    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// What the units and elements are called here.
    pub fn called(&self) -> &Called {
        &self.called
    }
}

fn data() -> Result<Arc<Data>, Error> {
    Data::builtin().map_err(|fault| Error::Data(format!("data/demonworld/{fault}")))
}

pub(crate) fn scenarios() -> Result<Vec<ScenarioInfo>, Error> {
    let info = |scenario: &Scenario| ScenarioInfo {
        id: scenario.id().to_owned(),
        name_de: scenario.name_de.clone(),
        name_en: scenario.name_en.clone(),
    };
    Ok(data()?.scenarios.iter().map(info).collect())
}

pub(crate) fn players() -> Vec<&'static str> {
    players::Player::ALL.into_iter().map(players::Player::name).collect()
}

pub(crate) fn open(scenario: &str, options: &Options) -> Result<Opening, Error> {
    let data = data()?;
    let house = house_from_json(&Value::Object(options.house.clone())).map_err(Error::House)?;
    let Some(system) = Demonworld::new(data.clone(), scenario) else {
        let known = data.scenarios.iter().map(|scenario| scenario.id().to_owned()).collect();
        return Err(Error::UnknownScenario { name: scenario.to_owned(), known });
    };
    let incomplete = || Error::Data(format!("scenario \"{scenario}\" is incomplete"));
    let setup = data.setup(system.scenario(), house).ok_or_else(incomplete)?;
    let mut events = Vec::new();
    // A battle that starts with the set-up rolls nothing before its first decision.
    let game = setup.battle(&mut Scripted::new(), &mut events).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Error::Data(faults.join("; "))
    })?;
    Ok(Opening {
        battle: Box::new(Erased { system, game }),
        events: events.iter().map(event_to_json).collect(),
    })
}

/// Reads the switches of the table; what is absent takes its default.
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
    fields.close()?;
    Ok(house)
}

pub(super) fn house_to_json(house: HouseRules) -> Value {
    json!({ "round_limit": house.round_limit, "strict_range": house.strict_range })
}

impl System for Demonworld {
    type Game = Battle;

    fn scenario(&self) -> &str {
        self.scenario.id()
    }

    fn data_hash(&self) -> [u8; 32] {
        self.hash
    }

    fn house(&self, game: &Battle) -> Value {
        house_to_json(game.house_rules())
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

    /// The set-up (DW-07-03) and the orders (DW-03-10) are hidden until both sides are ready.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Deployed { .. } | Event::OrderRevealed { .. })
    }

    fn write_view(&self, view: &View, viewer: Viewer) -> Value {
        view::view_to_json(self, view, viewer)
    }

    /// Elements destroyed but not yet removed count as lost.
    fn losses(game: &Battle) -> Vec<u16> {
        game.units()
            .map(|unit| {
                let standing = game.elements(unit).filter(|&element| !game.is_hit(element)).count();
                u16::from(game.strength(unit)).saturating_sub(standing as u16)
            })
            .collect()
    }

    fn preview(game: &Battle, legal: <Battle as Game>::Legal) -> Vec<Value> {
        preview::attacks(game, legal)
    }

    fn choose(player: &str, view: &View, side: Side, seed: u64) -> Option<Choice> {
        let choice = players::demonworld::choose(player.parse().ok()?, view, side, seed)?;
        let reason = |reason: &players::Reason| {
            json!({
                "reason": reason.key, "value": reason.value, "unit": reason.unit, "target": reason.target,
            })
        };
        Some(Choice {
            action: action_to_json(&choice.action),
            reasons: choice.reasons.iter().map(reason).collect(),
        })
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
        matches!(game.step(), ::demonworld::Step::Deploy | ::demonworld::Step::Command)
    }

    fn table(&self, game: &Battle, words: &Words) -> Table {
        show::table(self, game, words)
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

    fn log_event(&self, event: &Value, names: &Names, words: &Words) -> LogEvent {
        show::log_event(self, event, names, words)
    }
}
