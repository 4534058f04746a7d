//! A case as a battle: its position to be shown and played, and its steps to be watched.

use crate::builtin::PREFIX;
use crate::case::Case;
use crate::failure::{Failure, Fault};
use crate::position::in_order;
use crate::run::{dice_used_up, script, start_from};
use crate::speech;
use demonworld::{Event, HouseRules, Setup};
use serde_json::Value;
use std::sync::LazyLock;
use table::{Game, Side};
use toml::Spanned;
use wire::demonworld::data::{Data, Force, Note, Scenario};
use wire::demonworld::{Called, Demonworld, event_to_json, house_over, refusal_to_json};
use wire::{Battle, Erased, Error, Lang, Opening, Options, Words};

/// One action of a case and what came of it.
#[derive(Clone, Debug)]
pub struct Frame {
    pub side: Side,
    pub action: Value,
    pub events: Vec<Value>,
    /// Why the action was refused, as the case expects; then nothing has changed.
    pub refusal: Option<Value>,
    /// After the action.
    pub battle: Box<dyn Battle>,
}

impl Case {
    /// The name under which [`Cases`](crate::Cases) opens the position.
    pub fn scenario(&self) -> String {
        format!("{PREFIX}{}", self.id)
    }

    pub fn system(&self) -> &str {
        self.parts.system.get_ref()
    }

    /// The position at its first decision, with the switches of the case.
    pub fn opening(&self) -> Result<Opening, Failure> {
        let (battle, events) = self.begin(self.setup.house)?;
        Ok(Opening { battle: Box::new(battle), events })
    }

    /// The same; switches that are asked for replace those of the case.
    pub(crate) fn open(&self, options: &Options) -> Result<Opening, Error> {
        let house =
            house_over(self.setup.house, &Value::Object(options.house.clone())).map_err(Error::House)?;
        let (battle, events) = self.begin(house).map_err(|failure| Error::Data(failure.to_string()))?;
        Ok(Opening { battle: Box::new(battle), events })
    }

    /// The steps of the case with its dice, action by action; what the case expects is not compared.
    pub fn frames(&self) -> Result<Vec<Frame>, Failure> {
        let (mut battle, _) = self.begin(self.setup.house)?;
        let mut frames = Vec::new();
        for (index, step) in self.parts.step.iter().enumerate() {
            let failure = |fault| self.failure(index + 1, fault);
            let step = step.get_ref();
            // Without a side a step only looks.
            let Some(side) = step.side.map(Side::from) else { continue };
            let mut dice = script(&step.dice);
            let actions = speech::actions(&self.names, &step.action);
            for action in actions.map_err(|reason| failure(Fault::Malformed(reason)))? {
                let written = wire::demonworld::action::action_to_json(&action);
                let mut events: Vec<Event> = Vec::new();
                let refusal = match battle.game.check(side, action) {
                    Ok(legal) => {
                        battle.game.apply(legal, &mut dice, &mut events);
                        None
                    }
                    Err(refusal) => Some(refusal_to_json(&refusal)),
                };
                frames.push(Frame {
                    side,
                    action: written,
                    events: events.iter().map(event_to_json).collect(),
                    refusal,
                    battle: Box::new(battle.clone()),
                });
            }
            dice_used_up(dice, &step.dice).map_err(failure)?;
        }
        Ok(frames)
    }

    fn begin(&self, house: HouseRules) -> Result<(Erased<Demonworld>, Vec<Value>), Failure> {
        let setup = Setup { house, ..self.setup.clone() };
        let (game, log) = start_from(self, &setup)?;
        let system = self.as_system()?;
        Ok((Erased { system, game }, log.events.iter().map(event_to_json).collect()))
    }

    fn as_system(&self) -> Result<Demonworld, Failure> {
        let data = Data::builtin().map_err(|fault| self.failure(0, Fault::malformed(fault)))?;
        let named = |name: String| Spanned::new(0..0, name);
        // Without a profile a unit has the id that the case calls it by, marked so that it is no profile's.
        let profile = |unit: &crate::format::Unit| match &unit.profile {
            Some(profile) => profile.get_ref().clone(),
            None => format!("{PREFIX}{}", unit.name.get_ref()),
        };
        let force = |of: Side| {
            let units =
                in_order(&self.parts).map(Spanned::get_ref).filter(|unit| Side::from(unit.side) == of);
            let points = self.setup.units.iter().filter(|unit| unit.side == of);
            let title = |lang| words(lang).word("side", wire::side_name(of));
            Force {
                name_de: title(Lang::De),
                name_en: title(Lang::En),
                units: units.map(|unit| named(profile(unit))).collect(),
                items: Vec::new(),
                points: points.fold(0, |sum: u16, unit| sum.saturating_add(unit.card.points)),
            }
        };
        let scenario = Scenario {
            id: named(self.scenario()),
            name_de: self.title.de.clone(),
            name_en: self.title.en.clone(),
            rule: self.about,
            tier: "case".to_owned(),
            board: named(self.scenario()),
            modules: Vec::new(),
            goal: self.parts.battle.goal,
            length: None,
            army_size: self.setup.army_size,
            builder: self.setup.builder,
            a: force(Side::A),
            b: force(Side::B),
        };
        let called = Called {
            units: in_order(&self.parts).map(Spanned::get_ref).map(own_name).collect(),
            elements: self.names.own_names().collect(),
        };
        let mut made_from = data.hash().to_vec();
        made_from.extend(self.hash);
        let hash = blake3::derive_key("walstatt 2026 position of a case v1", &made_from);
        Ok(Demonworld::of_position(data, scenario, called, hash).with_house(self.setup.house))
    }
}

/// What a unit is called that has no profile: a word of ours where we have one, else as the case writes it.
fn own_name(unit: &crate::format::Unit) -> Option<Note> {
    if unit.profile.is_some() {
        return None;
    }
    let name = unit.name.get_ref();
    let word = |lang| {
        let key = format!("case-unit-{name}");
        if words(lang).has(&key) { words(lang).text(&key, &[]) } else { name.clone() }
    };
    Some(Note { de: word(Lang::De), en: word(Lang::En) })
}

fn words(lang: Lang) -> &'static Words {
    static DE: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::De));
    static EN: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En));
    match lang {
        Lang::De => &DE,
        Lang::En => &EN,
    }
}
