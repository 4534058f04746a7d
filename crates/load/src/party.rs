//! The people of one battle, who ask the computer what to do and do it.

use crate::client::{Answer, Person, Seat, Trouble};
use serde_json::json;
use serde_json::value::RawValue;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// How long to wait for somebody to be asked: the other seat may just have changed the battle, or a computer thinks.
const WAIT: Duration = Duration::from_secs(15);

/// Two guests against each other, or one against the computer.
#[derive(Debug)]
pub struct Party {
    pub battle: String,
    people: Vec<Person>,
    /// One for each of the people; none before they have sat down.
    pub seats: Vec<Seat>,
}

/// What one of them is going to do.
#[derive(Debug)]
pub struct Plan {
    seat: usize,
    actions: Box<RawValue>,
}

/// How a decision went.
#[derive(Debug)]
pub enum Acted {
    /// Stored, and how long it took to hear so.
    Done(Duration),
    /// For this reason.
    Refused(String),
}

impl Party {
    /// One opens, the other joins by the invitation.
    pub async fn of_two(server: SocketAddr, scenario: &str) -> Result<Party, Trouble> {
        let (mut host, mut friend) = (Person::new(server), Person::new(server));
        let (battle, invitation) = host.open(scenario, json!({ "kind": "invite" })).await?;
        let invitation = invitation.ok_or_else(|| Trouble::Odd("no invitation".to_owned()))?;
        friend.join(&battle, &invitation).await?;
        Ok(Party { battle, people: vec![host, friend], seats: Vec::new() })
    }

    /// One against a computer player.
    pub async fn of_one(server: SocketAddr, scenario: &str, player: &str) -> Result<Party, Trouble> {
        let mut host = Person::new(server);
        let (battle, _) = host.open(scenario, json!({ "kind": "computer", "player": player })).await?;
        Ok(Party { battle, people: vec![host], seats: Vec::new() })
    }

    /// New seats for all, at a server that may have another address than before. `afresh`: as if nothing had been seen
    /// yet, otherwise only what is new is asked for.
    pub async fn sit(&mut self, server: SocketAddr, afresh: bool) -> Result<Vec<Seat>, Trouble> {
        let mut seats = Vec::new();
        for (n, (person, side)) in self.people.iter_mut().zip(["a", "b"]).enumerate() {
            person.moved(server);
            let before = self.seats.get(n).map(|seat| seat.seen.clone()).filter(|_| !afresh);
            seats.push(person.sit(&self.battle, side, before).await?);
        }
        Ok(seats)
    }

    /// The journal of the battle, if it is over.
    pub async fn journal(&mut self) -> Result<String, Trouble> {
        let journal = self.people[0].get(&format!("/api/battles/{}/journal", self.battle)).await?;
        String::from_utf8(journal.into()).map_err(|error| Trouble::Odd(error.to_string()))
    }

    pub fn over(&self) -> bool {
        self.seats.iter().any(|seat| seat.seen.over)
    }

    /// What is to be done next; `None` when the battle is over.
    pub async fn plan(&mut self) -> Result<Option<Plan>, Trouble> {
        let began = Instant::now();
        while began.elapsed() < WAIT {
            for seat in &mut self.seats {
                seat.catch_up()?;
            }
            if self.over() {
                return Ok(None);
            }
            for (number, seat) in self.seats.iter_mut().enumerate() {
                if !seat.is_asked() {
                    continue;
                }
                // Refused where the other was quicker: then the next update says who is asked.
                if let Answer::Given(Some(actions)) = seat.suggestion().await? {
                    return Ok(Some(Plan { seat: number, actions }));
                }
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Err(Trouble::Odd(format!("nobody is asked in battle {}", self.battle)))
    }

    /// Takes back the last action of whoever was going to do this instead.
    pub async fn undo(&mut self, plan: &Plan) -> Result<Answer, Trouble> {
        self.seats[plan.seat].undo().await
    }

    pub async fn act(&mut self, plan: &Plan) -> Result<Acted, Trouble> {
        let began = Instant::now();
        Ok(match self.seats[plan.seat].act(&plan.actions).await? {
            Answer::Given(_) => Acted::Done(began.elapsed()),
            Answer::Refused(reason) => Acted::Refused(reason),
        })
    }
}
