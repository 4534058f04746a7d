//! Demonworld in the laboratory.

pub mod attempts;
mod fired;
pub mod positions;

pub use fired::{Effort, fired};

use demonworld::{Battle, Legal};
use players::Player;
use table::{BySide, Game, Rng, Side, Viewer};

/// Lets two computer players decide, each on its own view.
pub fn chooser(players: BySide<Player>) -> impl Fn(&Battle, Side, &mut Rng) -> Option<Legal> + Sync {
    move |battle, side, rng| match players[side] {
        // Random play asks nothing that is hidden, so the costly view can be spared.
        Player::Random => battle.sample(side, rng),
        player => {
            let view = battle.view(Viewer::Side(side));
            let choice = players::demonworld::choose(player, &view, side, rng.next_u64())?;
            battle.check(side, choice.action).ok()
        }
    }
}
