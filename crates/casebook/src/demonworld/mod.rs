//! Cases of Demonworld.

mod expect;
mod format;
mod names;
mod notation;
mod position;
mod speech;
mod stand;
mod words;

use crate::builtin::PREFIX;
use crate::case::Case;
use crate::expect::Log;
use crate::facts::{Facts, Reckoned};
use crate::failure::Fault;
use crate::format::Head;
use crate::kind::{Common, Kind, Placed, Read, Script, shape, sound};
use crate::own_words;
use demonworld::{Action, Battle, Event, Refusal, Setup};
use format::{Expect, File, Unit};
use names::Names;
use position::{in_order, position};
use serde_json::{Map, Value};
use table::{Scripted, Side};
use toml::Spanned;
use wire::demonworld::data::{Data, Force, GoalEntry, Note, Scenario};
use wire::demonworld::{Called, Demonworld, house_over};
use wire::{Error, Lang};

/// The position of a case.
#[derive(Debug)]
pub(crate) struct Position {
    setup: Setup,
    names: Names,
    units: Vec<Spanned<Unit>>,
    goal: GoalEntry,
}

impl Kind for Position {
    type System = Demonworld;
    type Expect = Expect;

    const EVENTS: &'static [&'static str] = &speech::EVENTS;

    fn read(text: &str) -> Result<Read<Position>, Placed> {
        let file: File = shape(text)?;
        let (setup, names) = position(&file).map_err(|(byte, fault)| (Some(byte), fault))?;
        let start = file.start.span().start;
        let units = in_order(&file.unit).map(|unit| unit.get_ref().name.get_ref());
        sound(&setup.faults(), units).map_err(|reason| (Some(start), Fault::Malformed(reason)))?;
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
                kind: Position { setup, names, units: file.unit, goal: file.battle.goal },
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
        let house = house_over(self.setup.house, &Value::Object(house.clone())).map_err(Error::House)?;
        let setup = Setup { house, ..self.setup.clone() };
        setup.battle(dice, log).map_err(|faults| Error::data(&faults))
    }

    fn system(&self, case: &Case) -> Result<Demonworld, Fault> {
        let data = Data::builtin().map_err(Fault::malformed)?;
        let named = |name: String| Spanned::new(0..0, name);
        // Without a profile a unit has the id that the case calls it by, marked so that it is no profile's.
        let profile = |unit: &Unit| match &unit.profile {
            Some(profile) => profile.get_ref().clone(),
            None => format!("{PREFIX}{}", unit.name.get_ref()),
        };
        let force = |of: Side| {
            let units =
                in_order(&self.units).map(Spanned::get_ref).filter(|unit| Side::from(unit.side) == of);
            let points = self.setup.units.iter().filter(|unit| unit.side == of);
            let title = |lang| own_words::words(lang).word("side", wire::side_name(of));
            Force {
                name_de: title(Lang::De),
                name_en: title(Lang::En),
                units: units.map(|unit| named(profile(unit))).collect(),
                items: Vec::new(),
                points: points.fold(0, |sum: u16, unit| sum.saturating_add(unit.card.points)),
            }
        };
        let scenario = Scenario {
            id: named(case.scenario()),
            name_de: case.title.de.clone(),
            name_en: case.title.en.clone(),
            rule: case.about,
            tier: "case".to_owned(),
            board: named(case.scenario()),
            modules: Vec::new(),
            goal: self.goal,
            length: None,
            army_size: self.setup.army_size,
            builder: self.setup.builder,
            a: force(Side::A),
            b: force(Side::B),
        };
        let called = Called {
            units: in_order(&self.units).map(Spanned::get_ref).map(own_name).collect(),
            elements: self.names.own_names().collect(),
        };
        let hash = case.hash_with(data.hash());
        Ok(Demonworld::of_position(data, scenario, called, hash).with_house(self.setup.house))
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
        expect::stand(self, battle, expect)
    }
}

/// What a unit is called that has no profile: a word of ours where we have one, else as the case writes it.
fn own_name(unit: &Unit) -> Option<Note> {
    if unit.profile.is_some() {
        return None;
    }
    let word = |lang| own_words::unit(unit.name.get_ref(), lang);
    Some(Note { de: word(Lang::De), en: word(Lang::En) })
}
