//! Any text in place of a data file is read or refused with file, line and reason.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wire::demonworld::data::{Data, Symbols, Texts};

fuzz_target!(|replaced: (u8, &str)| {
    let (file, text) = replaced;
    let mut texts = Texts::BUILTIN;
    texts.replace(Texts::FILES[usize::from(file) % Texts::FILES.len()], text);
    let _ = Data::parse(&texts);
    let _ = Symbols::read(texts.symbols);
});
