//! Any text in place of a data file of any system is read or refused with file, line and reason.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wire::SYSTEMS;
use wire::demonworld::data::Symbols;

fuzz_target!(|replaced: (u8, &str)| {
    let (file, text) = replaced;
    let files = || SYSTEMS.iter().flat_map(|system| system.data.names.iter().map(move |name| (system, name)));
    if let Some((system, name)) = files().cycle().nth(file.into()) {
        let _ = (system.data.faults)(&[((*name).to_owned(), text.to_owned())]);
    }
    let _ = Symbols::read(text);
});
