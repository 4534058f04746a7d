//! The task of one battle. It alone changes the battle; it answers only after the change is stored, and what is not
//! stored is never seen.

use super::OPENER;
use super::ledger::{Change, Ledger, journal};
use super::letter::{Attach, Letter, Out, SocketId};
use super::shown::{Epoch, VIEWERS, fingerprint, stamp, text, update};
use super::thought::{Thinking, anything};
use crate::app::App;
use crate::protocol::{Message, Stamp, Welcome};
use crate::secret::{self, hex};
use crate::sheet::{Sheet, words};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use store::{Append, PersonId, SeatRow, StoreError};
use table::{Seed, Side, Viewer};
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use wire::show::LogEvent;
use wire::{JournalError, Lang, retell, side_name};

/// Somebody who watches.
#[derive(Debug)]
pub(super) struct Watcher {
    pub socket: SocketId,
    pub person: Option<PersonId>,
    pub viewer: Viewer,
    pub lang: Lang,
    pub outbox: mpsc::Sender<Out>,
}

#[derive(Debug)]
pub(super) struct Host {
    pub app: Arc<App>,
    id: String,
    seats: [SeatRow; 2],
    /// The names of the accounts on the seats.
    names: [Option<String>; 2],
    opened_by: PersonId,
    invite: Option<String>,
    pub ledger: Ledger,
    pub epoch: Epoch,
    /// Who owed a decision, and when something happened, as the store has it.
    asked: [bool; 2],
    touched: u64,
    pub watchers: Vec<Watcher>,
    /// What was shown last, by viewer and language.
    shown: [[u64; Lang::ALL.len()]; VIEWERS.len()],
    present: Option<(bool, bool, u32)>,
    thinking: Option<Thinking>,
}

/// What memory holds may not be what is stored: the battle has to be woken anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lost;

/// What the task does next.
enum Turn {
    Read(Letter),
    Decide,
    Rest,
    Stop,
}

pub(super) async fn host(app: Arc<App>, id: String, mut inbox: mpsc::Receiver<Letter>) {
    let _busy = app.busy.clone();
    match Host::wake(&app, &id).await {
        Ok(mut host) => host.live(&mut inbox).await,
        Err(fault) => {
            app.report(format_args!("battle {id} cannot be woken: {fault}"));
            // Let them not come again at once.
            while let Ok(letter) = inbox.try_recv() {
                if let Letter::Attach(attach) = letter {
                    let _ = attach.outbox.try_send(Out::Close(CloseCode::Error));
                }
            }
        }
    }
    app.hall.leave(&id, &mut inbox);
}

impl Host {
    async fn wake(app: &Arc<App>, id: &str) -> Result<Host, String> {
        let unavailable = |fault: StoreError| fault.to_string();
        let row = app.store.battle(id).await.map_err(unavailable)?.ok_or("it is not in the store")?;
        let lines = app.store.lines(id).await.map_err(unavailable)?;
        let (header, seed) = (row.header, Seed(row.seed));
        // A long battle takes a while; nobody else shall wait for it.
        let woken = {
            let _turn = app.waking.acquire().await;
            spawn_blocking(move || Ledger::wake(OPENER, &header, &lines, seed)).await
        };
        let ledger = woken.map_err(|fault| fault.to_string())?.map_err(|fault| fault.to_string())?;
        let mut host = Host {
            app: Arc::clone(app),
            id: row.id,
            names: [None, None],
            opened_by: row.opened_by,
            invite: row.invite.map(|_| secret::invitation(&row.seed)),
            seats: row.seats,
            ledger,
            epoch: Epoch::unpack(row.progress.epoch),
            asked: row.progress.asked,
            touched: row.progress.touched,
            watchers: Vec::new(),
            shown: Default::default(),
            present: None,
            thinking: None,
        };
        host.name_seats().await.map_err(unavailable)?;
        Ok(host)
    }

    async fn name_seats(&mut self) -> Result<(), StoreError> {
        for (seat, name) in self.seats.iter().zip(&mut self.names) {
            *name = match seat {
                SeatRow::Person(person) => {
                    self.app.store.person(*person).await?.and_then(|person| person.name)
                }
                SeatRow::Open | SeatRow::Computer(_) => None,
            };
        }
        Ok(())
    }

    async fn live(&mut self, inbox: &mut mpsc::Receiver<Letter>) {
        let mut quiet = Instant::now();
        loop {
            self.think();
            let idle = self.watchers.is_empty() && self.thinking.is_none();
            let mut stopping = self.app.stopping.clone();
            let turn = tokio::select! {
                letter = inbox.recv() => letter.map_or(Turn::Stop, Turn::Read),
                () = Thinking::over(&mut self.thinking) => Turn::Decide,
                () = sleep_until(quiet + self.app.config.limits.parking), if idle => Turn::Rest,
                _ = stopping.wait_for(|stopping| *stopping) => Turn::Stop,
            };
            let done = match turn {
                Turn::Read(letter) => self.read(letter).await,
                Turn::Decide => self.decide().await,
                Turn::Rest if self.app.hall.park(&self.id, inbox) => return,
                Turn::Rest => Ok(()),
                Turn::Stop => return self.dismiss(CloseCode::Away),
            };
            if done == Err(Lost) {
                return self.dismiss(CloseCode::Restart);
            }
            quiet = Instant::now();
        }
    }

    /// Sends everybody away.
    fn dismiss(&mut self, code: CloseCode) {
        for watcher in self.watchers.drain(..) {
            // Whoever does not take it loses the connection anyway.
            let _ = watcher.outbox.try_send(Out::Close(code));
        }
    }

    async fn read(&mut self, letter: Letter) -> Result<(), Lost> {
        match letter {
            Letter::Attach(attach) => self.attach(*attach).await,
            Letter::Detach(socket) => {
                self.watchers.retain(|watcher| watcher.socket != socket);
                self.show_presence();
                Ok(())
            }
            Letter::Asked { socket, request, at } => self.asked(socket, *request, at).await,
            Letter::Reseat => self.reseat().await,
        }
    }

    // ------------------------------------------------------------------------------------------------------- who plays

    /// The sides a person plays.
    pub fn plays(&self, person: Option<PersonId>) -> Vec<Side> {
        let own = |side: &Side| matches!(&self.seats[side.index()], SeatRow::Person(owner) if Some(*owner) == person);
        Side::BOTH.into_iter().filter(own).collect()
    }

    async fn reseat(&mut self) -> Result<(), Lost> {
        let row = self.app.store.battle(&self.id).await.map_err(|_| Lost)?.ok_or(Lost)?;
        self.seats = row.seats;
        self.opened_by = row.opened_by;
        self.invite = row.invite.and(self.invite.take());
        self.name_seats().await.map_err(|_| Lost)?;
        for lang in Lang::ALL {
            let seats = self.sheet(lang)?.seats(&self.seats, &self.names, lang);
            self.send(&text(&Message::Seats { seats }), |watcher| watcher.lang == lang);
        }
        self.show_presence();
        Ok(())
    }

    /// Tells who is there, if that has changed.
    fn show_presence(&mut self) {
        let here = |side: Side| match &self.seats[side.index()] {
            SeatRow::Open => false,
            SeatRow::Computer(_) => true,
            SeatRow::Person(owner) => self.watchers.iter().any(|watcher| watcher.person == Some(*owner)),
        };
        let watching = self.watchers.iter().filter(|watcher| self.plays(watcher.person).is_empty()).count();
        let present = (here(Side::A), here(Side::B), u32::try_from(watching).unwrap_or(u32::MAX));
        if self.present != Some(present) {
            self.present = Some(present);
            let (a, b, watchers) = present;
            self.send(&text(&Message::Presence { a, b, watchers }), |_| true);
        }
    }

    // ----------------------------------------------------------------------------------------------------- who watches

    pub fn sheet(&self, lang: Lang) -> Result<Arc<Sheet>, Lost> {
        let header = self.ledger.session().header();
        // The battle was opened by the same names.
        self.app.sheets.get(OPENER, &header.system, &header.scenario, &header.house, lang).map_err(|_| Lost)
    }

    async fn attach(&mut self, attach: Attach) -> Result<(), Lost> {
        let Attach { socket, person, viewer, lang, seen, outbox } = attach;
        if self.watchers.len() >= self.app.config.limits.sockets_per_battle {
            let _ = outbox.try_send(Out::Close(CloseCode::Again));
            return Ok(());
        }
        let own = self.plays(person);
        let viewer = match (viewer, own.as_slice()) {
            (Some(Viewer::Side(side)), own) if own.contains(&side) => Viewer::Side(side),
            (Some(Viewer::Spectator), _) => Viewer::Spectator,
            (_, [side]) => Viewer::Side(*side),
            _ => Viewer::Spectator,
        };
        let header = self.ledger.session().header();
        let welcome = Welcome {
            battle: self.id.clone(),
            table: self.ledger.battle().table(words(lang)),
            seats: self.sheet(lang)?.seats(&self.seats, &self.names, lang),
            you: own.into_iter().map(|side| side_name(side).to_owned()).collect(),
            invite: self.invite.clone().filter(|_| person == Some(self.opened_by)),
            commitment: hex(&self.ledger.commitment()),
            house: header.house.clone(),
            from_elsewhere: header.forked > 0 || header.scenario.starts_with("case/"),
        };
        let from = match seen {
            Some((epoch, after)) if self.epoch.extends(epoch) && after <= self.ledger.events() => after,
            _ => 0,
        };
        let events = match from < self.ledger.events() {
            true => self.log(from, lang)?.await.map_err(|_| Lost)?.map_err(|_| Lost)?,
            false => Vec::new(),
        };
        let watcher = Watcher { socket, person, viewer, lang, outbox };
        // Fails only where the socket has closed already, which it will say itself.
        let _ = watcher.outbox.try_send(Out::News(text(&Message::Welcome(Box::new(welcome)))));
        let _ = watcher.outbox.try_send(Out::News(self.current(viewer, lang, (from, events))?));
        self.watchers.push(watcher);
        self.present = None;
        self.show_presence();
        Ok(())
    }

    /// The battle as the viewer sees it now. All that has the same view knows it already.
    pub fn current(
        &mut self,
        viewer: Viewer,
        lang: Lang,
        log: (u32, Vec<LogEvent>),
    ) -> Result<Utf8Bytes, Lost> {
        let update = update(&self.ledger, &*self.sheet(lang)?, self.epoch, viewer, lang, log);
        *slot(&mut self.shown, viewer, lang) = fingerprint(&update);
        Ok(text(&Message::Update(Box::new(update))))
    }

    /// The log from an event on. It is told anew from the journal each time: keeping it would take more memory than all
    /// the rest of a battle.
    fn log(&self, from: u32, lang: Lang) -> Result<JoinHandle<Result<Vec<LogEvent>, JournalError>>, Lost> {
        let session = self.ledger.session();
        let header = session.header().line();
        let lines: Vec<String> = session.lines().map(str::to_owned).collect();
        let sheet = self.sheet(lang)?;
        Ok(spawn_blocking(move || {
            let (mut log, mut number) = (Vec::new(), 0);
            retell(OPENER, &journal(&header, &lines)?, &mut |battle, _, events| {
                for event in events {
                    if from <= number {
                        log.push(battle.log_event(event, &sheet.names, words(lang)));
                    }
                    number += 1;
                }
            })?;
            Ok(log)
        }))
    }

    /// Sends a text to some. Whoever has not taken what was sent before is let go, to come again when they can.
    pub fn send(&mut self, text: &Utf8Bytes, to: impl Fn(&Watcher) -> bool) {
        self.watchers
            .retain(|watcher| !to(watcher) || watcher.outbox.try_send(Out::News(text.clone())).is_ok());
    }

    pub fn stamp(&self, side: Side) -> Stamp {
        stamp(&self.ledger, self.epoch, Viewer::Side(side))
    }

    // --------------------------------------------------------------------------------------------------- what changes

    /// Stores a change, then shows it.
    pub async fn commit(&mut self, change: Change) -> Result<(), Lost> {
        let Change { from, taken_back, lines, log, events } = change;
        let played = lines.len() as u64;
        let mut progress = self.ledger.progress(self.epoch.pack(), secret::now());
        // The lists of battles must not tell when a side does something in secret.
        if self.ledger.battle().hidden() && events.is_empty() && progress.asked == self.asked {
            progress.touched = self.touched;
        }
        (self.asked, self.touched) = (progress.asked, progress.touched);
        let append = Append { battle: self.id.clone(), from, taken_back, lines, progress };
        match timeout(self.app.config.limits.storing, self.app.store.append(append)).await {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => {
                self.app.report(format_args!("battle {}: {fault}", self.id));
                return Err(Lost);
            }
            Err(_) => {
                self.app.report(format_args!("battle {}: the store does not answer", self.id));
                return Err(Lost);
            }
        }
        self.app.metrics.actions.fetch_add(played, Relaxed);
        for viewer in VIEWERS {
            for lang in Lang::ALL {
                let sees = |watcher: &Watcher| watcher.viewer == viewer && watcher.lang == lang;
                if !self.watchers.iter().any(sees) {
                    continue;
                }
                let sheet = self.sheet(lang)?;
                let told = events
                    .iter()
                    .map(|event| self.ledger.battle().log_event(event, &sheet.names, words(lang)));
                let update = update(&self.ledger, &sheet, self.epoch, viewer, lang, (log, told.collect()));
                let print = fingerprint(&update);
                let shown = slot(&mut self.shown, viewer, lang);
                // What a side does in secret must not show, not even that it does something.
                if *shown != print || !update.events.is_empty() {
                    *shown = print;
                    self.send(&text(&Message::Update(Box::new(update))), sees);
                }
            }
        }
        self.show_presence();
        Ok(())
    }

    /// Lets the computer think, if it owes a decision.
    fn think(&mut self) {
        if self.thinking.is_some() {
            return;
        }
        let pending = self.ledger.battle().pending();
        let computer = pending.into_iter().find_map(|side| match &self.seats[side.index()] {
            SeatRow::Computer(player) => Some((side, player.clone())),
            SeatRow::Open | SeatRow::Person(_) => None,
        });
        if let Some((side, player)) = computer {
            self.thinking = Some(Thinking::begin(&self.app, self.ledger.battle(), side, player));
        }
    }

    /// Plays what the computer has decided; where it took too long or is at a loss, anything that is legal.
    async fn decide(&mut self) -> Result<(), Lost> {
        let Some(mut thinking) = self.thinking.take() else { return Ok(()) };
        let side = thinking.side;
        let thought = thinking.thought();
        if thought.is_none() {
            self.app.metrics.late.fetch_add(1, Relaxed);
        }
        // Meanwhile the side may have been relieved of its decision.
        if !self.ledger.battle().pending().contains(&side) {
            return Ok(());
        }
        if let Some(change) = thought.and_then(|actions| self.ledger.act(side, &actions).ok()) {
            return self.commit(change).await;
        }
        let played =
            anything(self.ledger.battle(), side).and_then(|any| self.ledger.act(side, &any.actions).ok());
        match played {
            Some(change) => self.commit(change).await,
            None => {
                self.app.report(format_args!("battle {}: the computer finds nothing to do", self.id));
                Err(Lost)
            }
        }
    }
}

fn slot<const L: usize, const V: usize>(shown: &mut [[u64; L]; V], viewer: Viewer, lang: Lang) -> &mut u64 {
    let viewer = match viewer {
        Viewer::Side(side) => side.index(),
        Viewer::Spectator => 2,
    };
    let lang = match lang {
        Lang::De => 0,
        Lang::En => 1,
    };
    &mut shown[viewer][lang]
}
