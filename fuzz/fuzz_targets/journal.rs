//! Any text is read as a journal or refused with a line, and whatever is read verifies or is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wire::{Journal, verify};

fuzz_target!(|text: &str| {
    if let Ok(journal) = Journal::parse(text) {
        let _ = verify(&journal);
    }
});
