//! Who plays, and how long he may think: `random`, `sergeant`, `captain:50ms`, `marshal:2000n:bold`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The kinds of players, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Any legal action, by chance.
    Random,
    /// Intents by rule of thumb; fast.
    Sergeant,
    /// Tries the intents of several tempers in imagined battles.
    Captain,
    /// As the captain, with more plans, a closer look at each and, in some systems, a farther one.
    Marshal,
}

impl Rank {
    pub const ALL: [Rank; 4] = [Rank::Random, Rank::Sergeant, Rank::Captain, Rank::Marshal];

    pub const fn name(self) -> &'static str {
        match self {
            Rank::Random => "random",
            Rank::Sergeant => "sergeant",
            Rank::Captain => "captain",
            Rank::Marshal => "marshal",
        }
    }

    /// Whether he plays battles in his mind, so that he can be given time for it.
    pub const fn searches(self) -> bool {
        matches!(self, Rank::Captain | Rank::Marshal)
    }

    /// Whether he can be bold or cautious: chance is neither.
    pub const fn has_temper(self) -> bool {
        !matches!(self, Rank::Random)
    }

    const fn usual_budget(self) -> Budget {
        match self {
            Rank::Random | Rank::Sergeant => Budget::NONE,
            Rank::Captain => Budget::time(Duration::from_millis(50)),
            Rank::Marshal => Budget::time(Duration::from_secs(1)),
        }
    }
}

/// What one decision may cost at most: there is always an end to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// By the clock: for people. What is chosen depends on the machine.
    pub(crate) time: Option<Duration>,
    /// Actions carried out in imagined battles. Where nothing else is limited, the same is chosen on every machine.
    pub(crate) nodes: Option<u32>,
}

impl Budget {
    /// Of those who imagine nothing.
    pub const NONE: Budget = Budget { time: None, nodes: Some(0) };

    pub const fn time(time: Duration) -> Budget {
        Budget { time: Some(time), nodes: None }
    }

    pub const fn nodes(nodes: u32) -> Budget {
        Budget { time: None, nodes: Some(nodes) }
    }

    /// Whether what is chosen depends on the machine.
    pub const fn is_by_clock(self) -> bool {
        self.time.is_some()
    }
}

/// How eagerly a player attacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Temper {
    Cautious,
    #[default]
    Steady,
    Bold,
}

impl Temper {
    pub const ALL: [Temper; 3] = [Temper::Steady, Temper::Bold, Temper::Cautious];

    pub const fn name(self) -> &'static str {
        match self {
            Temper::Cautious => "cautious",
            Temper::Steady => "steady",
            Temper::Bold => "bold",
        }
    }
}

/// A computer player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub rank: Rank,
    pub budget: Budget,
    pub temper: Temper,
}

impl Player {
    pub const RANDOM: Player = Player::of(Rank::Random);
    pub const SERGEANT: Player = Player::of(Rank::Sergeant);
    pub const CAPTAIN: Player = Player::of(Rank::Captain);
    pub const MARSHAL: Player = Player::of(Rank::Marshal);

    /// The player of that rank with his usual budget.
    pub const fn of(rank: Rank) -> Player {
        Player { rank, budget: rank.usual_budget(), temper: Temper::Steady }
    }

    /// The player with at most that much time for a decision. Where it is too short to imagine anything, the sergeant
    /// of the same temper decides.
    pub fn within(self, time: Duration) -> Player {
        if !self.rank.searches() {
            return self;
        }
        if time < LEAST_TIME {
            return Player { temper: self.temper, ..Player::SERGEANT };
        }
        let time = self.budget.time.map_or(time, |own| own.min(time));
        Player { budget: Budget { time: Some(time), ..self.budget }, ..self }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time.unwrap_or_default();
        match self.nodes {
            Some(nodes) => write!(f, "{nodes}n"),
            None if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            None => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// As [`Player::from_str`] reads it; what is usual is left out.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rank.name())?;
        if self.budget != self.rank.usual_budget() {
            write!(f, ":{}", self.budget)?;
        }
        if self.temper != Temper::Steady {
            write!(f, ":{}", self.temper.name())?;
        }
        Ok(())
    }
}

/// There is no such player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer(pub String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Rank::ALL.map(Rank::name).join(", ");
        write!(
            f,
            "there is no player {:?}; there are: {names}; captain and marshal may have a budget (captain:50ms, \
             marshal:2000n), and all but random a temper (sergeant:bold, captain:50ms:cautious)",
            self.0
        )
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        read(name).ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}

/// In less time nothing can be imagined.
const LEAST_TIME: Duration = Duration::from_millis(4);
/// The longest that a player may be told to think about one decision.
const MOST_TIME: Duration = Duration::from_secs(60);
const MOST_NODES: u32 = 100_000_000;

fn read(name: &str) -> Option<Player> {
    let mut parts = name.split(':');
    let rank = parts.next()?;
    let mut player = Player::of(Rank::ALL.into_iter().find(|known| known.name() == rank)?);
    let mut part = parts.next();
    if let Some(budget) = part.and_then(read_budget) {
        player.budget = player.rank.searches().then_some(budget)?;
        part = parts.next();
    }
    if let Some(temper) = part {
        let temper = Temper::ALL.into_iter().find(|known| known.name() == temper)?;
        player.temper = player.rank.has_temper().then_some(temper)?;
    }
    parts.next().is_none().then_some(player)
}

fn read_budget(text: &str) -> Option<Budget> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let (number, unit) = text.split_at(digits);
    let number: u32 = number.parse().ok()?;
    let time = |time: Duration| (!time.is_zero() && time <= MOST_TIME).then_some(Budget::time(time));
    match unit {
        "ms" => time(Duration::from_millis(number.into())),
        "s" => time(Duration::from_secs(number.into())),
        "n" => (0 < number && number <= MOST_NODES).then_some(Budget::nodes(number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_alike() {
        for (name, rank, budget, temper) in [
            ("random", Rank::Random, Budget::NONE, Temper::Steady),
            ("sergeant:bold", Rank::Sergeant, Budget::NONE, Temper::Bold),
            ("captain", Rank::Captain, Budget::time(Duration::from_millis(50)), Temper::Steady),
            ("captain:2000n", Rank::Captain, Budget::nodes(2000), Temper::Steady),
            (
                "captain:70ms:cautious",
                Rank::Captain,
                Budget::time(Duration::from_millis(70)),
                Temper::Cautious,
            ),
            ("marshal:2s", Rank::Marshal, Budget::time(Duration::from_secs(2)), Temper::Steady),
        ] {
            let player: Player = name.parse().unwrap();
            assert_eq!(player, Player { rank, budget, temper });
            assert_eq!(player.to_string(), name);
        }
        assert_eq!("captain:50ms".parse(), Ok(Player::CAPTAIN));
    }

    #[test]
    fn a_deadline_shortens_any_budget() {
        let within = |name: &str, ms| name.parse::<Player>().unwrap().within(Duration::from_millis(ms));
        assert_eq!(within("captain:50ms:bold", 30), "captain:30ms:bold".parse().unwrap());
        assert_eq!(within("captain:50ms", 70), Player::CAPTAIN);
        let both = Budget { time: Some(Duration::from_millis(30)), nodes: Some(2000) };
        assert_eq!(within("marshal:2000n", 30), Player { budget: both, ..Player::MARSHAL });
        assert_eq!(within("captain:2000n:cautious", 0), "sergeant:cautious".parse().unwrap());
        assert_eq!(within("random", 0), Player::RANDOM);
    }

    #[test]
    fn what_makes_no_sense_is_no_player() {
        for name in [
            "",
            "general",
            "captain:",
            "captain:ms",
            "captain:50",
            "captain:0ms",
            "captain:61s",
            "captain:0n",
            "captain:99999999999n",
            "captain:-5ms",
            "sergeant:50ms",
            "random:bold",
            "captain:bold:50ms",
            "captain:50ms:bold:bold",
            "captain:50ms:steady:",
            "Captain",
            "captain:5e3ms",
        ] {
            assert_eq!(name.parse::<Player>(), Err(UnknownPlayer(name.to_owned())), "{name:?}");
        }
    }
}
