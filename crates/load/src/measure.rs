//! The load test: battles that act once a second each, and how long the server takes to acknowledge.

use crate::client::Trouble;
use crate::party::{Acted, Party};
use crate::process::Process;
use serde_json::{Value, json};
use std::fmt;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

/// Battles that are there before the memory is first measured, so that what the server holds once for all is not
/// counted for each.
const WARM: usize = 20;

/// Battles that are opened at once.
const OPENING: usize = 16;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub scenario: String,
    pub battles: usize,
    pub time: Duration,
    /// Between two actions of a battle.
    pub pace: Duration,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    pub battles: usize,
    pub sockets: usize,
    /// How long it took to open all battles.
    pub opening: Duration,
    pub time: Duration,
    /// Acknowledged actions.
    pub actions: usize,
    pub refused: usize,
    /// Battles that ended before the time did.
    pub ended: usize,
    /// From sending an action up to hearing that it is stored, in order.
    acknowledged: Vec<Duration>,
    /// How late actions were sent, in order: tells whether the load itself kept its pace.
    late: Vec<Duration>,
    /// What each battle with its two sockets adds to the memory of the server.
    pub kib_per_battle: f64,
    /// The whole server, in KiB.
    pub resident: u64,
    /// Processor time of the server per second.
    pub cores: f64,
}

/// Runs the load against a server.
pub async fn measure(server: &Process, plan: &Plan) -> Result<Report, Trouble> {
    let resident = || server.resident().ok_or_else(|| Trouble::Gone("no process".to_owned()));
    let mut parties = open(server, &plan.scenario, WARM).await?;
    for party in &mut parties {
        if let Some(decision) = party.plan().await? {
            party.act(&decision).await?;
        }
    }
    let before = resident()?;
    let began = Instant::now();
    parties.extend(open(server, &plan.scenario, plan.battles).await?);
    let opening = began.elapsed();

    let mut report = Report {
        battles: plan.battles,
        sockets: 2 * parties.len(),
        opening,
        time: plan.time,
        actions: 0,
        refused: 0,
        ended: 0,
        acknowledged: Vec::new(),
        late: Vec::new(),
        kib_per_battle: 0.0,
        resident: 0,
        cores: 0.0,
    };
    let start = Instant::now() + plan.pace;
    let busy = server.busy();
    let mut playing = JoinSet::new();
    let spread = plan.pace.div_f64(parties.len().max(1) as f64);
    for (n, party) in parties.into_iter().enumerate() {
        let first = start + spread.mul_f64(n as f64);
        playing.spawn(play(party, first, plan.pace, start + plan.time));
    }
    let mut parties = Vec::new();
    while let Some(played) = playing.join_next().await {
        let played = played.map_err(|error| Trouble::Odd(error.to_string()))??;
        report.acknowledged.extend(played.acknowledged);
        report.late.extend(played.late);
        report.refused += played.refused;
        report.ended += usize::from(played.party.over());
        // Kept, so that all sockets are open when the memory is measured.
        parties.push(played.party);
    }
    report.actions = report.acknowledged.len();
    report.acknowledged.sort_unstable();
    report.late.sort_unstable();
    report.resident = resident()?;
    report.kib_per_battle = report.resident.saturating_sub(before) as f64 / plan.battles.max(1) as f64;
    if let (Some(before), Some(after)) = (busy, server.busy()) {
        report.cores = after.saturating_sub(before).as_secs_f64() / start.elapsed().as_secs_f64();
    }
    Ok(report)
}

async fn open(server: &Process, scenario: &str, battles: usize) -> Result<Vec<Party>, Trouble> {
    let (mut opening, mut parties) = (JoinSet::new(), Vec::with_capacity(battles));
    for n in 0..battles {
        if OPENING <= n
            && let Some(party) = opening.join_next().await
        {
            parties.push(party.map_err(|error| Trouble::Odd(error.to_string()))??);
        }
        let (address, scenario) = (server.address(), scenario.to_owned());
        opening.spawn(async move {
            let mut party = Party::of_two(address, &scenario).await?;
            party.seats = party.sit(address, true).await?;
            Ok(party)
        });
    }
    while let Some(party) = opening.join_next().await {
        parties.push(party.map_err(|error| Trouble::Odd(error.to_string()))??);
    }
    Ok(parties)
}

struct Played {
    party: Party,
    acknowledged: Vec<Duration>,
    late: Vec<Duration>,
    refused: usize,
}

/// Acts at every beat. What to do is asked for one beat before, so that only the action falls on the beat.
async fn play(party: Party, first: Instant, pace: Duration, end: Instant) -> Result<Played, Trouble> {
    let mut played = Played { party, acknowledged: Vec::new(), late: Vec::new(), refused: 0 };
    let mut beat = first;
    sleep_until((first - pace).into()).await;
    while beat < end {
        let Some(plan) = played.party.plan().await? else { break };
        sleep_until(beat.into()).await;
        played.late.push(beat.elapsed());
        match played.party.act(&plan).await? {
            Acted::Done(took) => played.acknowledged.push(took),
            Acted::Refused(_) => played.refused += 1,
        }
        beat += pace;
    }
    Ok(played)
}

/// The value below which the share of a sorted list lies.
fn quantile(sorted: &[Duration], share: f64) -> Duration {
    let last = sorted.len().saturating_sub(1);
    let place = (last as f64 * share).round() as usize;
    sorted.get(place).copied().unwrap_or_default()
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

impl Report {
    /// How long the share of the actions took at most to be acknowledged.
    pub fn acknowledged(&self, share: f64) -> Duration {
        quantile(&self.acknowledged, share)
    }

    pub fn json(&self) -> Value {
        let spread = |sorted: &[Duration]| {
            json!({
                "p50": millis(quantile(sorted, 0.5)),
                "p99": millis(quantile(sorted, 0.99)),
                "p99_9": millis(quantile(sorted, 0.999)),
                "max": millis(quantile(sorted, 1.0)),
            })
        };
        json!({
            "battles": self.battles,
            "sockets": self.sockets,
            "opening_seconds": self.opening.as_secs_f64(),
            "seconds": self.time.as_secs_f64(),
            "actions": self.actions,
            "actions_per_second": self.actions as f64 / self.time.as_secs_f64(),
            "refused": self.refused,
            "ended": self.ended,
            "acknowledged_ms": spread(&self.acknowledged),
            "late_ms": spread(&self.late),
            "kib_per_battle": self.kib_per_battle,
            "resident_kib": self.resident,
            "server_cores": self.cores,
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |f: &mut fmt::Formatter<'_>, what: &str, sorted: &[Duration]| {
            let [half, p99, p999, most] =
                [0.5, 0.99, 0.999, 1.0].map(|share| millis(quantile(sorted, share)));
            writeln!(f, "{what}: p50 {half:.2} ms, p99 {p99:.2} ms, p99.9 {p999:.2} ms, at most {most:.2} ms")
        };
        writeln!(
            f,
            "{} battles, {} sockets, opened in {:.1} s",
            self.battles,
            self.sockets,
            self.opening.as_secs_f64()
        )?;
        let per_second = self.actions as f64 / self.time.as_secs_f64();
        writeln!(
            f,
            "{} actions in {:.0} s: {per_second:.0} a second; {} refused; {} battles ended",
            self.actions,
            self.time.as_secs_f64(),
            self.refused,
            self.ended
        )?;
        line(f, "acknowledged", &self.acknowledged)?;
        line(f, "sent late", &self.late)?;
        write!(
            f,
            "memory: {:.1} KiB a battle, {:.1} MiB in all; processor: {:.2} cores",
            self.kib_per_battle,
            self.resident as f64 / 1024.0,
            self.cores
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_taken_from_the_list() {
        let sorted: Vec<Duration> = (0..=100).map(Duration::from_millis).collect();
        assert_eq!(quantile(&sorted, 0.5), Duration::from_millis(50));
        assert_eq!(quantile(&sorted, 0.99), Duration::from_millis(99));
        assert_eq!(quantile(&sorted, 1.0), Duration::from_millis(100));
        assert_eq!(quantile(&[], 0.5), Duration::ZERO);
    }
}
