//! Players of Demonworld.

use crate::{Choice, Player};
use demonworld::{Action, Battle, View};
use table::{Game, Rng, Side};

/// A legal action of the side in the viewed position; `None` where the side owes no decision.
pub fn choose(player: Player, view: &View, side: Side, seed: u64) -> Option<Choice<Action>> {
    match player {
        Player::Random | Player::Sergeant => {
            let legal = view.position().sample(side, &mut Rng::new(seed))?;
            Some(Choice { action: Battle::action(&legal).1, reasons: Vec::new() })
        }
    }
}
