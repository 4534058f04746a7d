//! The secret of a battle's dice.

use crate::stop::Stop;
use table::Seed;

/// From the random source of the operating system.
pub fn random() -> Result<Seed, Stop> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|fault| Stop::Failed(format!("no random seed can be had: {fault}")))?;
    Ok(Seed(bytes))
}

/// From 64 hexadecimal digits.
pub fn parse(text: &str) -> Result<Seed, String> {
    let fault = || "a seed has exactly 64 hexadecimal digits".to_owned();
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(fault());
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).map_err(|_| fault())?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| fault())?;
    }
    Ok(Seed(bytes))
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
