//! What is kept.

/// A guest or an account.
pub type PersonId = i64;

/// The hash of a secret. The secrets themselves are never stored.
pub type Hash = [u8; 32];

/// A battle without its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleRow {
    pub id: String,
    pub system: String,
    pub scenario: String,
    /// The first line of the journal.
    pub header: String,
    /// The secret seed of the dice.
    pub seed: [u8; 32],
    /// Who plays side a, who plays side b.
    pub seats: [SeatRow; 2],
    /// The hash of the invitation to the open seat.
    pub invite: Option<Hash>,
    pub opened_by: PersonId,
    pub progress: Progress,
    /// Seconds since 1970.
    pub created: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatRow {
    Open,
    Person(PersonId),
    /// The name of a computer player.
    Computer(String),
}

/// What a list of battles says about a battle, so that it need not be run again for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// How often something was taken back.
    pub epoch: u32,
    /// The number of lines after the header.
    pub entries: u32,
    pub round: u16,
    /// Which side owes a decision.
    pub asked: [bool; 2],
    /// As JSON; `None` while the battle goes on.
    pub outcome: Option<String>,
    /// Seconds since 1970.
    pub touched: u64,
}

/// More lines of a battle, in place of the last ones where something was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    pub battle: String,
    /// How many lines stay: the index of the first new one.
    pub from: u32,
    /// How many stored lines go. Where `from + taken_back` is not the stored number of lines, somebody else has written
    /// in between, and nothing is changed.
    pub taken_back: u32,
    pub lines: Vec<String>,
    /// Its `entries` are `from` and the new lines.
    pub progress: Progress,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    pub id: PersonId,
    /// `None` for a guest.
    pub name: Option<String>,
    /// The hash of the password with its parameters (PHC string); `None` for a guest.
    pub password: Option<String>,
}
