//! What a socket asks of its battle.

use super::host::{Host, Lost, Watcher};
use super::letter::{Out, SocketId};
use super::shown::{mentioned, not_allowed, not_played, not_undone, text, viewer_from};
use super::thought::{Question, decide};
use crate::protocol::{Message, RefusedFor, Request, Stamp};
use crate::secret;
use crate::sheet::{Sheet, words};
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::PersonId;
use table::{Side, Viewer};
use tokio::sync::mpsc;
use wire::odds::Limits;
use wire::show::Why;
use wire::{Battle, Lang, side_from};

/// Who asks, and in which language.
#[derive(Clone, Debug)]
struct Asker {
    socket: SocketId,
    person: Option<PersonId>,
    lang: Lang,
    outbox: mpsc::Sender<Out>,
}

/// How long somebody who points at an attack waits for the odds of all that follows.
const CHAIN: Limits =
    Limits { runs: 8000, samples: 2000, time: Some(Duration::from_millis(200)), measured: false };

/// Why nothing is done.
type Refusal = (RefusedFor, Why);

impl Asker {
    fn no(&self, reason: RefusedFor, key: &str) -> Refusal {
        (reason, mentioned(key, &[], self.lang))
    }

    fn answer(&self, message: &Message) {
        // Whoever does not take an answer is let go with the next change.
        let _ = self.outbox.try_send(Out::Answer(text(message)));
    }
}

impl Request {
    /// The number that the answer carries.
    pub fn id(&self) -> u32 {
        match *self {
            Request::Act { id, .. }
            | Request::Undo { id, .. }
            | Request::Desk { id, .. }
            | Request::Reach { id, .. }
            | Request::Sight { id, .. }
            | Request::Point { id, .. }
            | Request::Trial { id, .. }
            | Request::Look { id, .. }
            | Request::Preview { id, .. }
            | Request::Chain { id, .. }
            | Request::Suggest { id, .. }
            | Request::Sit { id, .. } => id,
        }
    }
}

impl Host {
    pub(super) async fn asked(
        &mut self,
        socket: SocketId,
        request: Request,
        at: Instant,
    ) -> Result<(), Lost> {
        let Some(watcher) = self.watchers.iter().find(|watcher| watcher.socket == socket) else {
            return Ok(());
        };
        let Watcher { person, lang, outbox, .. } = watcher;
        let asker = Asker { socket, person: *person, lang: *lang, outbox: outbox.clone() };
        let id = request.id();
        let done = match request {
            Request::Act { side, stamp, actions, .. } => self.act(&asker, &side, stamp, &actions).await,
            Request::Undo { side, stamp, .. } => self.undo(&asker, &side, stamp).await,
            Request::Sit { viewer, .. } => self.sit(&asker, &viewer),
            other => Ok(self.look(&asker, other)),
        };
        let (refusal, lost) = match done {
            Ok(Ok(Done::Stored)) => {
                self.app.metrics.acknowledged.took(at.elapsed());
                asker.answer(&Message::Done { id });
                return Ok(());
            }
            Ok(Ok(Done::Seen)) => {
                asker.answer(&Message::Done { id });
                return Ok(());
            }
            Ok(Ok(Done::Answered)) => return Ok(()),
            Ok(Err(refusal)) => (refusal, Ok(())),
            Err(Lost) => (asker.no(RefusedFor::Unavailable, "refused-unavailable"), Err(Lost)),
        };
        let (reason, why) = refusal;
        self.app.metrics.refuse(reason);
        asker.answer(&Message::Refused { id, reason, why });
        lost
    }

    /// The side, if whoever asks plays it.
    fn own_side(&self, asker: &Asker, side: &str) -> Result<Side, Refusal> {
        let own = side_from(side).filter(|side| self.plays(asker.person).contains(side));
        own.ok_or_else(|| asker.no(RefusedFor::NotYours, "refused-not-yours"))
    }

    /// The side, if it may decide now and whoever asks has seen everything it can know.
    fn deciding(&self, asker: &Asker, side: &str, stamp: Stamp) -> Result<Side, Refusal> {
        let side = self.own_side(asker, side)?;
        if stamp != self.stamp(side) {
            return Err(asker.no(RefusedFor::Stale, "refused-stale"));
        }
        Ok(side)
    }

    fn few_enough(&self, asker: &Asker, actions: &[Value]) -> Result<(), Refusal> {
        let limit = self.app.config.limits.actions;
        if actions.is_empty() || limit < actions.len() {
            let why = mentioned("refused-actions", &[("limit", limit.into())], asker.lang);
            return Err((RefusedFor::Malformed, why));
        }
        Ok(())
    }

    async fn act(
        &mut self,
        asker: &Asker,
        side: &str,
        stamp: Stamp,
        actions: &[Value],
    ) -> Result<Result<Done, Refusal>, Lost> {
        let checked = self.deciding(asker, side, stamp).and_then(|side| {
            self.few_enough(asker, actions)?;
            if !self.ledger.battle().pending().contains(&side) {
                return Err(asker.no(RefusedFor::NotAsked, "refused-not-asked"));
            }
            Ok(side)
        });
        let side = match checked {
            Ok(side) => side,
            Err(refusal) => return Ok(Err(refusal)),
        };
        match self.ledger.act(side, actions) {
            Ok(change) => self.commit(change).await.map(|()| Ok(Done::Stored)),
            Err((_, fault)) => Ok(Err(not_played(&fault, &self.sheet(asker.lang)?.names, asker.lang))),
        }
    }

    async fn undo(&mut self, asker: &Asker, side: &str, stamp: Stamp) -> Result<Result<Done, Refusal>, Lost> {
        let side = match self.deciding(asker, side, stamp) {
            Ok(side) => side,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let before = self.ledger.events();
        match self.ledger.undo(side) {
            Ok(change) => {
                self.epoch.turn(side, change.log < before);
                self.commit(change).await.map(|()| Ok(Done::Stored))
            }
            Err(fault) => Ok(Err((RefusedFor::Undo, not_undone(fault, asker.lang)))),
        }
    }

    /// Changes as whom the asker sees the battle.
    fn sit(&mut self, asker: &Asker, viewer: &str) -> Result<Result<Done, Refusal>, Lost> {
        let own = self.plays(asker.person);
        let allowed = viewer_from(viewer).filter(|viewer| match viewer {
            Viewer::Side(side) => own.contains(side),
            Viewer::Spectator => true,
        });
        let Some(viewer) = allowed else {
            return Ok(Err(asker.no(RefusedFor::NotYours, "refused-not-yours")));
        };
        // The log is the same for all.
        let log = (self.ledger.events(), Vec::new());
        let update = self.current(viewer, asker.lang, log)?;
        if let Some(watcher) = self.watchers.iter_mut().find(|watcher| watcher.socket == asker.socket) {
            watcher.viewer = viewer;
        }
        self.send(&update, |watcher| watcher.socket == asker.socket);
        Ok(Ok(Done::Seen))
    }

    /// Answers what changes nothing. It may take its time, so it is worked out elsewhere, on a copy.
    fn look(&self, asker: &Asker, request: Request) -> Result<Done, Refusal> {
        let side = match &request {
            Request::Desk { side, .. }
            | Request::Reach { side, .. }
            | Request::Sight { side, .. }
            | Request::Point { side, .. }
            | Request::Trial { side, .. }
            | Request::Look { side, .. }
            | Request::Preview { side, .. }
            | Request::Chain { side, .. }
            | Request::Suggest { side, .. } => self.own_side(asker, side)?,
            Request::Act { .. } | Request::Undo { .. } | Request::Sit { .. } => return Ok(Done::Answered),
        };
        if let Request::Preview { actions, .. } | Request::Chain { actions, .. } = &request {
            self.few_enough(asker, actions)?;
        }
        let sheet = self.sheet(asker.lang);
        let Ok(sheet) = sheet else {
            return Err(asker.no(RefusedFor::Unavailable, "refused-unavailable"));
        };
        let (app, battle) = (Arc::clone(&self.app), self.ledger.battle().clone_box());
        let seeker = asker.clone();
        // Whoever thinks long must not keep waiting whoever only looks.
        let long = matches!(request, Request::Suggest { .. } | Request::Chain { .. });
        let pool = if long { &self.app.thinkers } else { &self.app.clerks };
        let until = Instant::now() + app.config.limits.thinking;
        let job = move || {
            let (player, limit) = (app.config.adviser.as_str(), app.config.limits.actions);
            let question = Question { player, side, limit, until };
            let message = seen(battle.as_ref(), &request, question, &sheet, seeker.lang);
            if let Message::Refused { reason, .. } = &message {
                app.metrics.refuse(*reason);
            }
            seeker.answer(&message);
        };
        match pool.give(job) {
            Ok(()) => Ok(Done::Answered),
            Err(_) => Err(asker.no(RefusedFor::Rate, "refused-busy")),
        }
    }
}

/// How a request was served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Done {
    /// Carried out and stored.
    Stored,
    /// Carried out; nothing was to be stored.
    Seen,
    /// The answer comes or came by itself.
    Answered,
}

/// The answer to a request that changes nothing; `question` is for the adviser.
fn seen(
    battle: &dyn Battle,
    request: &Request,
    question: Question<'_>,
    sheet: &Sheet,
    lang: Lang,
) -> Message {
    let side = question.side;
    let words = words(lang);
    let id = request.id();
    let refused = |(reason, why): Refusal| Message::Refused { id, reason, why };
    match request {
        Request::Desk { unit, .. } => {
            Message::Desk { id, desk: battle.desk(side, *unit, words).map(Box::new) }
        }
        Request::Reach { unit, .. } => Message::Reach { id, reach: battle.reach(side, *unit) },
        Request::Sight { element, .. } => {
            Message::Sight { id, sight: battle.sight(Viewer::Side(side), *element, words) }
        }
        Request::Point { pointed, .. } => match battle.point(side, *pointed, words) {
            Ok(actions) => Message::Point { id, actions },
            Err(why) => refused((RefusedFor::Rules, why)),
        },
        Request::Trial { unit, drag, .. } => match battle.trial(side, *unit, drag.clone(), words) {
            Ok(trial) => Message::Trial { id, trial: Box::new(trial) },
            // What no rule forbids is no drag of the system.
            Err(why) if why.rule.is_empty() => refused((RefusedFor::Malformed, why)),
            Err(why) => refused((RefusedFor::Rules, why)),
        },
        Request::Look { unit, .. } => {
            let look = battle.look(Viewer::Side(side), *unit, words);
            Message::Look { id, look: look.map(Box::new) }
        }
        Request::Preview { actions, .. } => match battle.shown_preview(side, actions, words) {
            Ok(preview) => Message::Preview { id, preview },
            Err(rejected) => refused(not_allowed(&rejected, &sheet.names, lang)),
        },
        Request::Chain { actions, .. } => match battle.shown_chain(side, actions, CHAIN, words) {
            Ok(chain) => Message::Chain { id, chain },
            Err(rejected) => refused(not_allowed(&rejected, &sheet.names, lang)),
        },
        _ => match decide(battle, question, secret::whim()) {
            Some(decision) => {
                let mut reasons = Vec::new();
                for reason in decision.reasons.iter().map(|reason| words.reason(reason, &sheet.names)) {
                    // Several actions may have the same one.
                    if !reasons.contains(&reason) {
                        reasons.push(reason);
                    }
                }
                Message::Suggestion { id, actions: decision.actions, reasons }
            }
            None => refused((RefusedFor::NotAsked, mentioned("refused-not-asked", &[], lang))),
        },
    }
}
