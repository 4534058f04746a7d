//! Any text in place of a data file is read or refused with file, line and reason.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wire::demonworld::data::Data;

fuzz_target!(|texts: (&str, &str, &str, &str)| {
    let _ = Data::parse(texts.0, texts.1, texts.2, texts.3);
});
