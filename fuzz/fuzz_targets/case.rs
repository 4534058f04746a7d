//! Any text is read as a case or refused with a reason, and whatever is read runs to a result.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::path::Path;

fuzz_target!(|text: &str| {
    if let Ok(case) = casebook::parse(Path::new("fuzz"), text) {
        let _ = casebook::run(&case);
    }
});
