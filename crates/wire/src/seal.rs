//! Seals of what is decided in secret; the definition is in [`journal`](crate::journal).

use crate::json::side_name;
use serde_json::{Value, json};
use table::{Seed, Side};

/// `from`: the number of the first entry of the hidden step; `actions`: what the side decided in it.
pub(crate) fn seal(seed: &Seed, side: Side, from: usize, actions: &[Value]) -> [u8; 32] {
    let key = blake3::derive_key("walstatt 2026 seal of hidden decisions v1", &seed.0);
    let mut sealed = json!({ "actions": actions, "from": from, "side": side_name(side) });
    sealed.sort_all_objects();
    *blake3::keyed_hash(&key, sealed.to_string().as_bytes()).as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::to_hex;

    /// A golden value: a change here makes every published seal worthless.
    #[test]
    fn a_seal_is_the_same_for_ever_and_for_every_order_of_fields() {
        let hold = json!({ "do": "order", "unit": 1, "order": "hold" });
        let turned = json!({ "unit": 1, "order": "hold", "do": "order" });
        let commit = json!({ "do": "commit" });
        let seed = Seed([7; 32]);
        let sealed = seal(&seed, Side::A, 7, &[hold.clone(), commit.clone()]);
        assert_eq!(sealed, seal(&seed, Side::A, 7, &[turned, commit.clone()]));
        assert_eq!(to_hex(&sealed), "19f673dc8e881e527c4be2f0af1fbd59a0c4e48191787f82caf0cce44c555e8c");
        for other in [
            seal(&Seed([8; 32]), Side::A, 7, &[hold.clone(), commit.clone()]),
            seal(&seed, Side::B, 7, &[hold.clone(), commit.clone()]),
            seal(&seed, Side::A, 8, &[hold.clone(), commit.clone()]),
            seal(&seed, Side::A, 7, &[commit, hold]),
        ] {
            assert_ne!(sealed, other);
        }
    }
}
