//! A case as a battle: its position to be shown and played, and its steps to be watched.

use crate::builtin::PREFIX;
use crate::case::Case;
use crate::expect::Log;
use crate::failure::{Failure, Fault};
use crate::kind::{Body, EventOf, GameOf, Kind, Script};
use crate::run::{NotBegun, Report, dice_used_up, script};
use serde_json::Value;
use table::{Game, Side};
use wire::{Battle, Error, Opening, Options, System};

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

    /// The position at its first decision, with the switches of the case.
    pub fn opening(&self) -> Result<Opening, Failure> {
        self.body.opening(self)
    }

    /// The same; switches that are asked for replace those of the case.
    pub(crate) fn open(&self, options: &Options) -> Result<Opening, Error> {
        self.body.open(self, options)
    }

    /// The steps of the case with its dice, action by action; what the case expects is not compared.
    pub fn frames(&self) -> Result<Vec<Frame>, Failure> {
        self.body.frames(self)
    }
}

impl<K: Kind> Script<K> {
    fn opened(&self, case: &Case, (game, log): (GameOf<K>, Log<EventOf<K>>)) -> Result<Opening, Fault> {
        let events = log.events.iter().map(K::System::write_event).collect();
        Ok(Opening { battle: self.kind.system(case)?.battle(game), events })
    }
}

impl<K: Kind> Body for Script<K> {
    fn run(&self, case: &Case) -> Result<Report, Failure> {
        self.run_through(case)
    }

    fn opening(&self, case: &Case) -> Result<Opening, Failure> {
        self.opened(case, self.start(case)?).map_err(|fault| case.failure(0, fault))
    }

    fn open(&self, case: &Case, options: &Options) -> Result<Opening, Error> {
        let begun = self.start_with(case, &options.house).map_err(|fault| match fault {
            NotBegun::Refused(fault) => fault,
            NotBegun::Failed(failure) => Error::Data(failure.to_string()),
        })?;
        self.opened(case, begun).map_err(|fault| Error::Data(fault.to_string()))
    }

    fn frames(&self, case: &Case) -> Result<Vec<Frame>, Failure> {
        let (mut game, _) = self.start(case)?;
        let system = self.kind.system(case).map_err(|fault| case.failure(0, fault))?;
        let mut frames = Vec::new();
        for (index, step) in self.steps.iter().enumerate() {
            let failure = |fault| case.failure(index + 1, fault);
            // Without a side a step only looks.
            let Some(side) = step.side.map(Side::from) else { continue };
            let mut dice = script(&step.dice);
            let actions = self.kind.actions(&step.action);
            for action in actions.map_err(|reason| failure(Fault::Malformed(reason)))? {
                let mut events: Vec<EventOf<K>> = Vec::new();
                let refusal = match game.check(side, action) {
                    Ok(legal) => {
                        game.apply(legal, &mut dice, &mut events);
                        None
                    }
                    Err(refusal) => Some(K::System::write_refusal(&refusal).1),
                };
                frames.push(Frame {
                    side,
                    action: K::System::write_action(&action),
                    events: events.iter().map(K::System::write_event).collect(),
                    refusal,
                    battle: system.clone().battle(game.clone()),
                });
            }
            dice_used_up(dice, &step.dice).map_err(failure)?;
        }
        Ok(frames)
    }
}
