//! What leaves a battle: messages in words, made from views alone.

use super::ledger::Ledger;
use crate::protocol::{Message, RefusedFor, Stamp, Update};
use crate::secret::hex;
use crate::sheet::{Sheet, words};
use serde_json::Value;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use table::{Side, Viewer};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::show::{Field, LogEvent, Sides, Why};
use wire::{FluentValue, Lang, Names, PlayError, Rejected, UndoError, side_name};

pub const VIEWERS: [Viewer; 3] = [Viewer::Side(Side::A), Viewer::Side(Side::B), Viewer::Spectator];

pub fn viewer_name(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Side(side) => side_name(side),
        Viewer::Spectator => "spectator",
    }
}

pub fn viewer_from(name: &str) -> Option<Viewer> {
    VIEWERS.into_iter().find(|&viewer| viewer_name(viewer) == name)
}

/// How often something was taken back. The counts go round; what is older than a whole round is long forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Epoch {
    /// Times that all could see.
    public: u32,
    /// Times for each side, also what only it could see.
    own: [u32; 2],
}

impl Epoch {
    const OWN_BITS: u32 = 10;
    const PUBLIC_BITS: u32 = 32 - 2 * Epoch::OWN_BITS;

    /// From the one number that the store keeps.
    pub fn unpack(stored: u32) -> Epoch {
        let own = |side: u32| stored >> (side * Epoch::OWN_BITS) & ((1 << Epoch::OWN_BITS) - 1);
        Epoch { public: stored >> (2 * Epoch::OWN_BITS), own: [own(0), own(1)] }
    }

    pub fn pack(self) -> u32 {
        let [a, b] = self.own;
        self.public << (2 * Epoch::OWN_BITS) | b << Epoch::OWN_BITS | a
    }

    /// A side has taken something back.
    pub fn turn(&mut self, side: Side, all_saw: bool) {
        let next = |count: &mut u32, bits: u32| *count = (*count + 1) & ((1 << bits) - 1);
        next(&mut self.own[side.index()], Epoch::OWN_BITS);
        if all_saw {
            next(&mut self.public, Epoch::PUBLIC_BITS);
        }
    }

    /// The number a viewer gets. It tells nothing of what the other side did in secret.
    fn for_viewer(self, viewer: Viewer) -> u32 {
        let own = match viewer {
            Viewer::Side(side) => self.own[side.index()],
            Viewer::Spectator => 0,
        };
        self.public << Epoch::OWN_BITS | own
    }

    /// Whether a log that was sent in that epoch is still the beginning of today's.
    pub fn extends(self, seen: u32) -> bool {
        self.public == seen >> Epoch::OWN_BITS
    }
}

pub fn stamp(ledger: &Ledger, epoch: Epoch, viewer: Viewer) -> Stamp {
    let own = match viewer {
        Viewer::Side(side) => ledger.own(side),
        Viewer::Spectator => 0,
    };
    Stamp { epoch: epoch.for_viewer(viewer), events: ledger.events(), own }
}

/// The battle as a viewer sees it now, and what has happened since its log had `from` events.
pub fn update(
    ledger: &Ledger,
    sheet: &Sheet,
    epoch: Epoch,
    viewer: Viewer,
    lang: Lang,
    (from, events): (u32, Vec<LogEvent>),
) -> Update {
    let words = words(lang);
    let battle = ledger.battle();
    let scene = battle.scene(viewer, words);
    let seal = |side| ledger.seal(side).map(str::to_owned);
    Update {
        stamp: stamp(ledger, epoch, viewer),
        from,
        events,
        ask: ask(ledger, sheet, viewer, lang),
        undo: matches!(viewer, Viewer::Side(side) if ledger.can_undo(side)),
        seals: Sides { a: seal(Side::A), b: seal(Side::B) },
        seed: ledger.revealed().map(|seed| hex(&seed.0)),
        scene,
    }
}

/// What is asked of the viewer, or what is waited for.
fn ask(ledger: &Ledger, sheet: &Sheet, viewer: Viewer, lang: Lang) -> String {
    let words = words(lang);
    let battle = ledger.battle();
    let name = |side: Side| match side {
        Side::A => sheet.sides.a.name.as_str(),
        Side::B => sheet.sides.b.name.as_str(),
    };
    match (viewer, battle.pending().as_slice()) {
        (_, []) => words.text("ask-over", &[]),
        (Viewer::Side(side), pending) if pending.contains(&side) => words.step(&battle.step(), &sheet.names),
        (_, [side]) => words.text("ask-waiting", &[("side", name(*side).into())]),
        (_, [..]) => words.text("ask-both", &[]),
    }
}

/// Differs where the viewer would see a difference.
pub fn fingerprint(update: &Update) -> u64 {
    struct Sink(DefaultHasher);
    impl io::Write for Sink {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.write(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut sink = Sink(DefaultHasher::new());
    let seen = (&update.stamp, &update.scene, &update.ask, update.undo, &update.seals, &update.seed);
    // Neither these types nor the sink have anything that could fail.
    let _ = serde_json::to_writer(&mut sink, &seen);
    sink.0.finish()
}

pub fn text(message: &Message) -> Utf8Bytes {
    // These types have nothing that could fail.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Why a request is refused, for a reason of the server and not of the rules.
pub fn mentioned(key: &str, args: &[(&str, FluentValue<'_>)], lang: Lang) -> Why {
    Why { text: words(lang).text(key, args), rule: String::new(), at: None }
}

/// The reason and the words for what was not played.
pub fn not_played(fault: &PlayError, names: &Names, lang: Lang) -> (RefusedFor, Why) {
    match fault {
        PlayError::Rejected(rejected) => not_allowed(rejected, names, lang),
        // Every battle of the server has sealed dice and its seed; without them nothing can be played here.
        _ => (RefusedFor::Unavailable, mentioned("refused-unavailable", &[], lang)),
    }
}

pub fn not_allowed(rejected: &Rejected, names: &Names, lang: Lang) -> (RefusedFor, Why) {
    match rejected {
        Rejected::Refused { rule, refusal } => {
            let why = Why {
                text: words(lang).refusal(refusal, names),
                rule: rule.to_string(),
                at: place(refusal, "hex").or_else(|| place(refusal, "blocker")),
            };
            (RefusedFor::Rules, why)
        }
        Rejected::Malformed(fault) => {
            let args = [("reason", fault.to_string().into())];
            (RefusedFor::Malformed, mentioned("refused-malformed", &args, lang))
        }
    }
}

fn place(refusal: &Value, field: &str) -> Option<Field> {
    let place = refusal.get(field)?;
    let part = |index: usize| place.get(index)?.as_i64()?.try_into().ok();
    Some([part(0)?, part(1)?])
}

pub fn not_undone(fault: UndoError, lang: Lang) -> Why {
    let key = match fault {
        UndoError::Nothing => "undo-nothing",
        UndoError::Rolled => "undo-rolled",
        UndoError::Revealed => "undo-revealed",
        UndoError::Answered => "undo-answered",
    };
    mentioned(key, &[], lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_epoch_is_kept_as_one_number_and_tells_nobody_of_the_other_side() {
        let mut epoch = Epoch::unpack(0);
        let seen = |epoch: Epoch| VIEWERS.map(|viewer| epoch.for_viewer(viewer));
        let start = seen(epoch);
        epoch.turn(Side::A, false);
        let [a, b, spectator] = seen(epoch);
        assert!(a != start[0] && b == start[1] && spectator == start[2]);
        assert!(epoch.extends(start[0]));
        epoch.turn(Side::B, true);
        assert!(seen(epoch).iter().zip(&start).all(|(now, start)| now != start));
        assert!(!epoch.extends(a) && epoch.extends(seen(epoch)[2]));
        assert_eq!(Epoch::unpack(epoch.pack()), epoch);
        for _ in 0..5000 {
            epoch.turn(Side::A, true);
            assert_eq!(Epoch::unpack(epoch.pack()), epoch);
        }
    }
}
