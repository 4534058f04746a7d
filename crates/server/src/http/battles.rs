//! Battles: the lobby, opening, joining, and what is left of those that are over.

use super::answer::Packed;
use super::asking::Asking;
use super::fault::Kind;
use super::{Answer, Body, done, given};
use crate::app::App;
use crate::battle::ledger::{Ledger, journal};
use crate::battle::{Letter, OPENER};
use crate::protocol::{
    Against, BattleLine, Created, Fork, ForkDice, Frame, Join, Lobby, Me, NewBattle, Plan, PlanOf,
    PlayerLine, Replay, ReplayOf, ScenarioLine, SystemLine,
};
use crate::secret::{self, hex};
use crate::sheet::{Sheet, player_name, words};
use axum::body::Body as RawBody;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::Response;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{BattleRow, PersonId, PersonRow, SeatRow};
use table::{Outcome, Seed, Side, Viewer};
use wire::{
    Journal, JournalError, Lang, Options, PlayerNames, end_line, outcome_to_json, retell, reveal_line,
    side_from, side_name,
};

type Shared = State<Arc<App>>;

/// Bytes of the id of a battle. Whoever knows it may watch.
const ID: usize = 16;
/// Bytes of an invitation.
const INVITATION: usize = 16;
/// Battles in the lobby's list.
const LISTED: u32 = 100;

// ---------------------------------------------------------------------------------------------------------- the lobby

pub async fn lobby(State(app): Shared, asking: Asking) -> Answer {
    let person = asking.person(&app).await.map_err(|kind| asking.no(kind))?;
    let mine = match &person {
        Some(person) => mine(&app, person, asking.lang).await.map_err(|kind| asking.no(kind))?,
        None => Vec::new(),
    };
    let me = Me { name: person.and_then(|person| person.name) };
    let systems = systems(&app, asking.lang).map_err(|kind| asking.no(kind))?;
    Ok(Packed::new(&Lobby { me, systems, mine }).response(&asking.headers))
}

fn systems(app: &App, lang: Lang) -> Result<Vec<SystemLine>, Kind> {
    let mut lines = Vec::new();
    for system in wire::systems() {
        let mut scenarios = Vec::new();
        for scenario in wire::scenarios(system).map_err(faulty)? {
            let sheet = app.sheets.get(OPENER, system, &scenario.id, &Map::new(), lang).map_err(faulty)?;
            scenarios.push(ScenarioLine {
                name: sheet.title.clone(),
                text: words(lang).word("scenario", &scenario.id),
                part: words(lang).word("tier", &scenario.tier),
                rule: scenario.rule,
                sides: sheet.sides.clone(),
                units: sheet.units.clone(),
                id: scenario.id,
            });
        }
        // The strongest first.
        let players = wire::system(system).map_err(faulty)?.players.iter().rev();
        lines.push(SystemLine {
            id: system.to_owned(),
            name: words(lang).word("system", system),
            scenarios,
            players: players
                .map(|rank| PlayerLine {
                    id: rank.name().to_owned(),
                    name: player_name(rank.name(), lang),
                    tempered: rank.has_temper(),
                })
                .collect(),
        });
    }
    Ok(lines)
}

fn faulty(fault: wire::Error) -> Kind {
    match fault {
        wire::Error::Data(_) | wire::Error::Unrepeatable(_) => Kind::Unavailable,
        wire::Error::House(fault) if !fault.told.is_empty() => Kind::Agreement(fault.told),
        known => Kind::Bad(known.to_string()),
    }
}

async fn mine(app: &App, person: &PersonRow, lang: Lang) -> Result<Vec<BattleLine>, Kind> {
    let mut known = BTreeMap::from([(person.id, person.name.clone())]);
    let mut lines = Vec::new();
    for row in app.store.battles_of(person.id, LISTED).await? {
        // A battle of a scenario that this version no longer has.
        let Ok(sheet) = sheet(app, &row, lang) else { continue };
        let names = names(app, &row.seats, &mut known).await?;
        let you = Side::BOTH.into_iter().filter(|side| row.seats[side.index()] == SeatRow::Person(person.id));
        let you: Vec<Side> = you.collect();
        let side = |side: Side| match side {
            Side::A => &sheet.sides.a.name,
            Side::B => &sheet.sides.b.name,
        };
        lines.push(BattleLine {
            title: sheet.title.clone(),
            seats: sheet.seats(&row.seats, &names, lang),
            your_turn: you.iter().any(|side| row.progress.asked[side.index()]),
            you: you.into_iter().map(|side| side_name(side).to_owned()).collect(),
            round: row.progress.round,
            ended: outcome(&row).map(|outcome| match outcome {
                Outcome::Won(winner) => {
                    words(lang).text("line-won", &[("side", side(winner).as_str().into())])
                }
                Outcome::Draw => words(lang).text("line-draw", &[]),
            }),
            touched: row.progress.touched,
            system: row.system,
            id: row.id,
        });
    }
    Ok(lines)
}

/// What stays the same in a stored battle.
fn sheet(app: &App, row: &BattleRow, lang: Lang) -> Result<Arc<Sheet>, Kind> {
    let header = journal(&row.header, &[]).map_err(unreadable)?.header;
    app.sheets.get(OPENER, &row.system, &row.scenario, &header.house, lang).map_err(faulty)
}

/// How a stored battle ended.
fn outcome(row: &BattleRow) -> Option<Outcome> {
    let noted: Value = serde_json::from_str(row.progress.outcome.as_deref()?).ok()?;
    let outcomes = [Outcome::Won(Side::A), Outcome::Won(Side::B), Outcome::Draw];
    outcomes.into_iter().find(|outcome| outcome_to_json(*outcome) == noted)
}

/// The names of the accounts on the seats.
async fn names(
    app: &App,
    seats: &[SeatRow; 2],
    known: &mut BTreeMap<PersonId, Option<String>>,
) -> Result<[Option<String>; 2], Kind> {
    let mut names = [None, None];
    for (seat, name) in seats.iter().zip(&mut names) {
        if let SeatRow::Person(person) = seat {
            if !known.contains_key(person) {
                known.insert(*person, app.store.person(*person).await?.and_then(|person| person.name));
            }
            *name = known.get(person).cloned().flatten();
        }
    }
    Ok(names)
}

// ------------------------------------------------------------------------------------------------ opening and joining

pub async fn create(State(app): Shared, asking: Asking, body: Body<NewBattle>) -> Answer {
    let new = body.read(&asking)?;
    let opened = async {
        let (system, scenario) = (new.system.as_str(), new.scenario.as_str());
        if !wire::scenarios(system).map_err(faulty)?.iter().any(|known| known.id == scenario) {
            return Err(Kind::Bad(format!("scenario: \"{scenario}\" is not known")));
        }
        let side = side_from(&new.side).ok_or_else(|| Kind::Bad("side: neither a nor b".to_owned()))?;
        if let Against::Computer { player } = &new.against {
            wire::check_player(system, player).map_err(faulty)?;
        }
        let opener = Opener::admit(&app, &asking).await?;
        let own = SeatRow::Person(opener.person.id);
        let other = match new.against {
            Against::Computer { player } => SeatRow::Computer(player),
            Against::Hotseat => own.clone(),
            Against::Invite => SeatRow::Open,
        };
        let seats = match side {
            Side::A => [own, other],
            Side::B => [other, own],
        };
        let seed = Seed(secret::random()?);
        let names = opener.names(&seats);
        let options = Options { house: new.house };
        let ledger =
            Ledger::begin(OPENER, system, scenario, &options, seed.clone(), names).map_err(faulty)?;
        opener.open(&app, ledger, seed, seats).await
    };
    opened.await.map_err(|kind| asking.no(kind))
}

/// A battle as it would be, without opening it: its table and what can be agreed on.
pub async fn plan(State(app): Shared, asking: Asking, body: Body<PlanOf>) -> Answer {
    let of = body.read(&asking)?;
    let lang = asking.lang;
    let planned = async {
        if !app.plans.allows(asking.address) {
            return Err(Kind::Rate);
        }
        done(&app, move || {
            let options = Options { house: of.house };
            let opening = wire::new_battle(&of.system, &of.scenario, &options).map_err(faulty)?;
            let (battle, words) = (opening.battle, words(lang));
            Ok(Packed::new(&Plan { table: battle.table(words), settings: battle.settings(words) }))
        })
        .await?
    };
    let packed = planned.await.map_err(|kind: Kind| asking.no(kind))?;
    Ok(packed.response(&asking.headers))
}

/// Whoever may open one more battle.
pub struct Opener {
    pub person: PersonRow,
    cookie: Option<axum::http::HeaderValue>,
}

impl Opener {
    pub async fn admit(app: &App, asking: &Asking) -> Result<Opener, Kind> {
        if !app.creations.allows(asking.address) {
            return Err(Kind::Rate);
        }
        let (person, cookie) = asking.person_or_guest(app).await?;
        if app.store.count_open(person.id).await? >= app.config.limits.open_battles {
            return Err(Kind::TooMany);
        }
        Ok(Opener { person, cookie })
    }

    /// For the header of the journal.
    pub fn names(&self, seats: &[SeatRow; 2]) -> PlayerNames {
        let [a, b] = seats.each_ref().map(|seat| match seat {
            SeatRow::Person(person) if *person == self.person.id => {
                self.person.name.clone().unwrap_or_default()
            }
            SeatRow::Person(_) | SeatRow::Open => String::new(),
            SeatRow::Computer(player) => player.clone(),
        });
        PlayerNames { a, b }
    }

    pub async fn open(
        self,
        app: &App,
        ledger: Ledger,
        seed: Seed,
        seats: [SeatRow; 2],
    ) -> Result<Response, Kind> {
        let now = secret::now();
        let invite = seats.contains(&SeatRow::Open).then(|| secret::invitation(&seed.0));
        let header = ledger.session().header();
        let row = BattleRow {
            id: secret::spell(&secret::random::<ID>()?),
            system: header.system.clone(),
            scenario: header.scenario.clone(),
            header: header.line(),
            seed: seed.0,
            seats,
            invite: invite.as_deref().map(secret::hash),
            opened_by: self.person.id,
            progress: ledger.progress(0, now),
            created: now,
        };
        let created = Created { id: row.id.clone(), invite };
        app.store.create_battle(row, ledger.session().lines().map(str::to_owned).collect()).await?;
        Ok(given(&created, self.cookie))
    }
}

pub async fn join(State(app): Shared, asking: Asking, Path(id): Path<String>, body: Body<Join>) -> Answer {
    let token = body.read(&asking)?.token;
    let joined = async {
        if !app.creations.allows(asking.address) {
            return Err(Kind::Rate);
        }
        let row = stored(&app, &id).await?;
        let known = asking.person(&app).await?;
        let created = Created { id: id.clone(), invite: None };
        // Coming again by the same link is no fault.
        if known.is_some_and(|person| row.seats.contains(&SeatRow::Person(person.id))) {
            return Ok(given(&created, None));
        }
        let seat = row.seats.iter().position(|seat| *seat == SeatRow::Open);
        let fits = secret::is_spelled(&token, INVITATION) && row.invite == Some(secret::hash(&token));
        let (Some(seat), true, None) = (seat, fits, &row.progress.outcome) else {
            return Err(Kind::SeatTaken);
        };
        let (person, cookie) = asking.person_or_guest(&app).await?;
        app.store.take_seat(&id, seat, person.id, secret::hash(&token)).await?;
        reseat(&app, &id).await;
        Ok(given(&created, cookie))
    };
    joined.await.map_err(|kind| asking.no(kind))
}

/// Tells a battle that is awake to look at its seats again.
pub async fn reseat(app: &App, id: &str) {
    if let Some(battle) = app.hall.find(id) {
        // Where it has just gone to sleep, it will read them when it wakes.
        let _ = battle.send(Letter::Reseat).await;
    }
}

pub async fn stored(app: &App, id: &str) -> Result<BattleRow, Kind> {
    if !secret::is_spelled(id, ID) {
        return Err(Kind::NotFound);
    }
    app.store.battle(id).await?.ok_or(Kind::NotFound)
}

// -------------------------------------------------------------------------------------------------- what is over

/// A battle that is over: nothing of it is secret any more.
pub async fn finished(app: &App, id: &str) -> Result<(BattleRow, Vec<String>), Kind> {
    let row = stored(app, id).await?;
    if row.progress.outcome.is_none() {
        return Err(Kind::NotOver);
    }
    let lines = app.store.lines(id).await?;
    Ok((row, lines))
}

pub async fn journal_file(State(app): Shared, asking: Asking, Path(id): Path<String>) -> Answer {
    let (row, lines) = finished(&app, &id).await.map_err(|kind| asking.no(kind))?;
    let mut text = row.header.clone();
    text.extend(lines);
    text += &end_line(outcome(&row));
    text += &reveal_line(&Seed(row.seed));
    let file = format!("attachment; filename=\"walstatt-{id}.jsonl\"");
    let response = Response::builder()
        .header(CONTENT_TYPE, "text/plain; charset=utf-8")
        .header(CACHE_CONTROL, "no-store")
        .header(CONTENT_DISPOSITION, file)
        .body(RawBody::from(text));
    response.map_err(|_| asking.no(Kind::Unavailable))
}

pub async fn replay(State(app): Shared, asking: Asking, Path(id): Path<String>) -> Answer {
    let lang = asking.lang;
    let made = async {
        let (row, lines) = finished(&app, &id).await?;
        let sheet = sheet(&app, &row, lang)?;
        let names = names(&app, &row.seats, &mut BTreeMap::new()).await?;
        let seats = sheet.seats(&row.seats, &names, lang);
        let seed = Seed(row.seed);
        let battle =
            ReplayOf { id: row.id, seats, commitment: hex(&seed.commitment()), seed: Some(hex(&seed.0)) };
        done(&app, move || {
            let journal = journal(&row.header, &lines).map_err(unreadable)?;
            Ok(Packed::new(&told(&journal, &sheet.names, battle, lang).map_err(unreadable)?))
        })
        .await?
    };
    let packed = made.await.map_err(|kind: Kind| asking.no(kind))?;
    Ok(packed.response(&asking.headers))
}

pub fn unreadable(_: JournalError) -> Kind {
    Kind::Unavailable
}

fn told(journal: &Journal, names: &wire::Names, of: ReplayOf, lang: Lang) -> Result<Replay, JournalError> {
    let words = words(lang);
    let (mut table, mut frames) = (None, Vec::with_capacity(journal.entries.len() + 1));
    retell(OPENER, journal, &mut |battle, entry, events| {
        if table.is_none() {
            table = Some(battle.table(words));
        }
        frames.push(Frame {
            side: entry.map(|entry| side_name(entry.side).to_owned()),
            text: entry.map_or_else(String::new, |entry| words.action(&entry.action, names)),
            events: events.iter().map(|event| battle.log_event(event, names, words)).collect(),
            scene: battle.scene(Viewer::Spectator, words),
        });
    })?;
    let Some(table) = table else {
        return Err(JournalError { line: 1, reason: String::new(), sound_bytes: None });
    };
    Ok(Replay { table, frames, battle: Some(of) })
}

pub async fn fork(State(app): Shared, asking: Asking, Path(id): Path<String>, body: Body<Fork>) -> Answer {
    let fork = body.read(&asking)?;
    let forked = async {
        let (row, lines) = finished(&app, &id).await?;
        let side = side_from(&fork.side).ok_or_else(|| Kind::Bad("side: neither a nor b".to_owned()))?;
        wire::check_player(&row.system, &fork.player).map_err(faulty)?;
        let n = usize::try_from(fork.n).ok().filter(|n| *n <= lines.len());
        let n = n.ok_or_else(|| Kind::Bad(format!("n: there are {} entries", lines.len())))?;
        let opener = Opener::admit(&app, &asking).await?;
        let (own, computer) = (SeatRow::Person(opener.person.id), SeatRow::Computer(fork.player));
        let seats = match side {
            Side::A => [own, computer],
            Side::B => [computer, own],
        };
        let seed = match fork.dice {
            ForkDice::Same => Seed(row.seed),
            ForkDice::Fresh => Seed(secret::random()?),
        };
        let (names, new_seed) = (opener.names(&seats), seed.clone());
        let ledger = done(&app, move || {
            let journal = journal(&row.header, &lines).map_err(unreadable)?;
            Ledger::fork(OPENER, &journal, n, new_seed, names).map_err(unreadable)
        })
        .await??;
        if ledger.battle().outcome().is_some() {
            return Err(Kind::Bad("n: the battle is over there".to_owned()));
        }
        opener.open(&app, ledger, seed, seats).await
    };
    forked.await.map_err(|kind| asking.no(kind))
}
