//! Random secrets and what they look like.

use std::time::{SystemTime, UNIX_EPOCH};

/// The operating system gives no random numbers.
#[derive(Debug)]
pub struct NoRandom;

pub fn random<const N: usize>() -> Result<[u8; N], NoRandom> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandom)?;
    Ok(bytes)
}

/// A number for a computer player, whose choices need not be secret.
pub fn whim() -> u64 {
    random().map_or(0, u64::from_le_bytes)
}

/// Five bits each, in letters and digits that are not mistaken for each other.
pub fn spell(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let (mut text, mut rest, mut bits) = (String::new(), 0_u32, 0);
    for &byte in bytes {
        rest = rest << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(DIGITS[(rest >> bits) as usize & 31]));
        }
    }
    if bits > 0 {
        text.push(char::from(DIGITS[(rest << (5 - bits)) as usize & 31]));
    }
    text
}

/// Whether the text could have come from [`spell`], so that looking for it is worth the effort.
pub fn is_spelled(text: &str, bytes: usize) -> bool {
    text.len() == (8 * bytes).div_ceil(5)
        && text.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase())
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the store keeps of a secret.
pub fn hash(secret: &str) -> [u8; 32] {
    *blake3::hash(secret.as_bytes()).as_bytes()
}

/// The invitation to a battle follows from its seed, so that it can be shown again though only its hash is kept.
pub fn invitation(seed: &[u8; 32]) -> String {
    let key = blake3::derive_key("walstatt 2026 invitation to a battle", seed);
    spell(&key[..16])
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spelled_bytes_are_told_from_other_text() {
        assert_eq!(spell(&[0; 16]), "0".repeat(26));
        assert_eq!(spell(&[0xff; 5]), "zzzzzzzz");
        assert!(is_spelled(&spell(&[0xab; 16]), 16));
        assert!(!is_spelled("../../etc/passwd", 16));
    }

    #[test]
    fn an_invitation_follows_from_the_seed_alone() {
        assert_eq!(invitation(&[7; 32]), invitation(&[7; 32]));
        assert_ne!(invitation(&[7; 32]), invitation(&[8; 32]));
    }
}
