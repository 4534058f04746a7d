//! What the server counts, in the text format of Prometheus.

use crate::protocol::RefusedFor;
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

#[derive(Debug, Default)]
pub struct Metrics {
    /// Decisions that were carried out and stored.
    pub actions: AtomicU64,
    refused: [AtomicU64; REASONS.len()],
    /// From reading a decision up to its acknowledgement.
    pub acknowledged: Histogram,
    /// The computer's time for a decision.
    pub thought: Histogram,
    /// Decisions of the computer that came too late.
    pub late: AtomicU64,
}

const REASONS: [(RefusedFor, &str); 8] = [
    (RefusedFor::Rules, "rules"),
    (RefusedFor::Stale, "stale"),
    (RefusedFor::NotAsked, "not-asked"),
    (RefusedFor::NotYours, "not-yours"),
    (RefusedFor::Undo, "undo"),
    (RefusedFor::Malformed, "malformed"),
    (RefusedFor::Rate, "rate"),
    (RefusedFor::Unavailable, "unavailable"),
];

/// What others count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Levels {
    pub battles: usize,
    pub sockets: usize,
    pub connections: usize,
    pub store: store::Metrics,
}

impl Metrics {
    pub fn refuse(&self, reason: RefusedFor) {
        let known = REASONS.iter().position(|(known, _)| *known == reason);
        if let Some(count) = known.and_then(|index| self.refused.get(index)) {
            count.fetch_add(1, Relaxed);
        }
    }

    pub fn text(&self, levels: &Levels) -> String {
        let mut page = Page::default();
        page.gauge("walstatt_battles", "Battles in memory.", levels.battles);
        page.gauge("walstatt_sockets", "Open WebSockets.", levels.sockets);
        page.gauge("walstatt_connections", "Open connections.", levels.connections);
        page.counter("walstatt_actions_total", "Actions carried out and stored.", self.actions.load(Relaxed));
        page.head("walstatt_refused_total", "Requests refused, by reason.", "counter");
        for ((_, reason), count) in REASONS.iter().zip(&self.refused) {
            let name = format!("walstatt_refused_total{{reason=\"{reason}\"}}");
            page.value(&name, count.load(Relaxed));
        }
        let help = "From reading a decision up to its acknowledgement.";
        self.acknowledged.write(&mut page, "walstatt_acknowledge_seconds", help);
        self.thought.write(&mut page, "walstatt_think_seconds", "The computer's time for a decision.");
        let help = "Decisions of the computer that came too late.";
        page.counter("walstatt_think_late_total", help, self.late.load(Relaxed));
        let store = &levels.store;
        page.counter("walstatt_store_jobs_total", "Changes that were stored.", store.jobs);
        page.counter("walstatt_store_failures_total", "Groups of changes that were not.", store.failures);
        page.gauge("walstatt_store_waiting", "Changes that wait to be stored.", store.waiting);
        let help = "From taking a group of changes up to knowing it durable.";
        page.histogram("walstatt_store_commit_seconds", help, &store::BOUNDS, &store.buckets, store.micros);
        if let Some(bytes) = resident() {
            page.gauge("process_resident_memory_bytes", "Memory of the process.", bytes);
        }
        page.0
    }
}

/// Times by the upper bounds of their buckets.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// In microseconds.
const BOUNDS: [u64; 11] = [100, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 200_000, 1_000_000];

impl Histogram {
    pub fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, page: &mut Page, name: &str, help: &str) {
        let buckets: Vec<u64> = self.buckets.iter().map(|bucket| bucket.load(Relaxed)).collect();
        page.histogram(name, help, &BOUNDS, &buckets, self.micros.load(Relaxed));
    }
}

#[derive(Debug, Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, help: &str, kind: &str) {
        self.line(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}"));
    }

    fn value(&mut self, name: &str, value: impl Display) {
        self.line(format_args!("{name} {value}"));
    }

    fn line(&mut self, line: impl Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "{line}");
    }

    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, help, "gauge");
        self.value(name, value);
    }

    fn counter(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, help, "counter");
        self.value(name, value);
    }

    /// `bounds` in microseconds; `buckets` each by itself, the last without a bound.
    fn histogram(&mut self, name: &str, help: &str, bounds: &[u64], buckets: &[u64], micros: u64) {
        self.head(name, help, "histogram");
        let mut sum = 0;
        for (bound, count) in bounds.iter().zip(buckets) {
            sum += count;
            self.value(&format!("{name}_bucket{{le=\"{}\"}}", seconds(*bound)), sum);
        }
        let all: u64 = buckets.iter().sum();
        self.value(&format!("{name}_bucket{{le=\"+Inf\"}}"), all);
        self.value(&format!("{name}_sum"), seconds(micros));
        self.value(&format!("{name}_count"), all);
    }
}

fn seconds(micros: u64) -> f64 {
    Duration::from_micros(micros).as_secs_f64()
}

/// Bytes of memory in use; where the system says so.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        for micros in [50, 150, 3_000_000] {
            metrics.acknowledged.took(Duration::from_micros(micros));
        }
        metrics.refuse(RefusedFor::Stale);
        let store = store::Metrics::default();
        let text = metrics.text(&Levels { battles: 1, sockets: 2, connections: 3, store });
        for line in [
            "walstatt_battles 1",
            "walstatt_refused_total{reason=\"stale\"} 1",
            "walstatt_acknowledge_seconds_bucket{le=\"0.0001\"} 1",
            "walstatt_acknowledge_seconds_bucket{le=\"0.00025\"} 2",
            "walstatt_acknowledge_seconds_bucket{le=\"1\"} 2",
            "walstatt_acknowledge_seconds_bucket{le=\"+Inf\"} 3",
            "walstatt_acknowledge_seconds_count 3",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in:\n{text}");
        }
    }
}
