//! Computer players. They receive a view, never a state, and give a legal action with the reasons for it.
//! The same view, side and seed give the same choice.

pub mod demonworld;

use std::fmt;
use std::str::FromStr;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// Any legal action, by chance.
    Random,
    /// Intents by rule of thumb; fast.
    Sergeant,
}

impl Player {
    pub const ALL: [Player; 2] = [Player::Random, Player::Sergeant];

    pub const fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Sergeant => "sergeant",
        }
    }
}

/// There is no player of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer(pub String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Player::ALL.iter().map(|player| player.name()).collect();
        write!(f, "there is no player {:?}; there are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        Player::ALL
            .into_iter()
            .find(|player| player.name() == name)
            .ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}

/// Why an action was chosen: a key for the words, what it was worth, and who is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    pub key: &'static str,
    pub value: i32,
    /// Number of the own unit concerned.
    pub unit: Option<u8>,
    /// Number of the enemy unit concerned.
    pub target: Option<u8>,
}

/// A legal action and the reasons for it, the weightiest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    pub action: A,
    pub reasons: Vec<Reason>,
}
