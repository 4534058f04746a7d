//! Cases of Warhammer.

mod format;
mod names;
mod notation;
mod position;
mod speech;
mod stand;
mod words;

use crate::case;
use crate::expect::Log;
use crate::facts::{Facts, Reckoned};
use crate::failure::Fault;
use crate::format::Head;
use crate::kind::{Common, Kind, Placed, Read, Script, shape, sound};
use crate::own_words;
use format::{Expect, File};
use names::Names;
use position::{faulty, made, switched};
use serde_json::{Map, Value};
use table::Scripted;
use toml::Spanned;
use warhammer::{Action, Battle, Event, Refusal, Setup};
use wire::warhammer::data::{Data, ScenarioEntry};
use wire::warhammer::{Called, Warhammer};
use wire::{Error, Lang};

/// The position of a case.
#[derive(Debug)]
pub(crate) struct Case {
    setup: Setup,
    names: Names,
    /// What the data call the units; nothing for those with a card of their own.
    called: Vec<Option<Called>>,
    scenario: ScenarioEntry,
}

impl Kind for Case {
    type System = Warhammer;
    type Expect = Expect;

    const EVENTS: &'static [&'static str] = &speech::EVENTS;

    fn read(text: &str) -> Result<Read<Case>, Placed> {
        let file: File = shape(text)?;
        let made = made(&file)?;
        let start = file.start.span().start;
        sound(&made.setup.faults(), made.names.0.iter()).map_err(|reason| faulty(start, reason))?;
        Ok(Read {
            head: Head {
                id: file.id,
                system: file.system,
                rules: file.rules,
                title: file.title,
                story: file.story,
            },
            start,
            steps: file.step.iter().map(|step| step.span().start).collect(),
            script: Script {
                kind: Case {
                    setup: made.setup,
                    names: made.names,
                    called: made.called,
                    scenario: made.scenario,
                },
                dice: file.start.into_inner().dice,
                expect: file.expect,
                steps: file.step.into_iter().map(Spanned::into_inner).collect(),
            },
        })
    }

    fn begin(
        &self,
        house: &Map<String, Value>,
        dice: &mut Scripted,
        log: &mut Log<Event>,
    ) -> Result<Battle, Error> {
        let setup = switched(&self.setup, house).map_err(Error::House)?;
        setup.battle(dice, log).map_err(|faults| Error::data(&faults))
    }

    fn system(&self, case: &case::Case) -> Result<Warhammer, Fault> {
        let data = Data::builtin().map_err(Fault::malformed)?;
        let scenario = ScenarioEntry {
            id: Spanned::new(0..0, case.scenario()),
            name_de: case.title.de.clone(),
            name_en: case.title.en.clone(),
            text_de: case.story.de.clone(),
            text_en: case.story.en.clone(),
            rule: case.about,
            ..self.scenario.clone()
        };
        let own = |name: &String| Called {
            id: String::new(),
            name_de: own_words::unit(name, Lang::De),
            name_en: own_words::unit(name, Lang::En),
        };
        let called = self.called.iter().zip(&self.names.0);
        let units = called.map(|(called, name)| called.clone().unwrap_or_else(|| own(name))).collect();
        let hash = case.hash_with(data.hash());
        Ok(Warhammer::of_position(data, scenario, units, hash))
    }

    fn actions(&self, written: &Facts) -> Result<Vec<Action>, String> {
        speech::actions(&self.names, written)
    }

    fn event(&self, event: &Event) -> Facts {
        speech::event(&self.names, event)
    }

    fn reckoning(event: &Event) -> Option<Reckoned> {
        speech::reckoning(event)
    }

    fn refusal(&self, refusal: &Refusal) -> Facts {
        speech::refusal(&self.names, refusal)
    }

    fn step(&self, battle: &Battle) -> Facts {
        speech::step(&self.names, battle.step())
    }

    fn common(expect: &Expect) -> Common<'_> {
        Common {
            events: &expect.events,
            no_events: &expect.no_events,
            cited: &expect.cited,
            asked: expect.asked.as_ref(),
            legal: &expect.legal,
            illegal: &expect.illegal,
            round: expect.round,
            outcome: expect.outcome,
        }
    }

    fn stand(&self, battle: &Battle, expect: &Expect) -> Result<usize, Fault> {
        stand::stand(self, battle, expect)
    }
}
