//! Who plays which side.

use super::PERSON;
use crate::stop::Stop;
use table::{BySide, Side};
use wire::PlayerNames;

/// The word for two people at one terminal.
const HOTSEAT: &str = "hotseat";

/// The player of people who ask for no other.
pub const SERGEANT: &str = "sergeant";

/// For each side the computer player, or `None` for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seats(BySide<Option<String>>);

impl Seats {
    /// As the command line says.
    pub fn asked(system: &str, side: Option<&str>, against: Option<&str>) -> Result<Seats, Stop> {
        let side = match side {
            None => Side::A,
            Some(name) => wire::side_from(name)
                .ok_or_else(|| Stop::Usage(format!("unknown side \"{name}\"; there are: a, b")))?,
        };
        let mut seats = BySide::new(None, None);
        match against.unwrap_or(SERGEANT) {
            HOTSEAT => {}
            player => {
                wire::check_player(system, player).map_err(|fault| match fault {
                    wire::Error::UnknownPlayer { .. } => Stop::Usage(format!("{fault}, {HOTSEAT}")),
                    other => other.into(),
                })?;
                seats[side.enemy()] = Some(player.to_owned());
            }
        }
        Ok(Seats(seats))
    }

    /// As a journal notes it.
    pub fn noted(system: &str, names: &PlayerNames) -> Result<Seats, Stop> {
        let known = wire::players(system)?;
        let seat = |name: &String| known.contains(&name.as_str()).then(|| name.clone());
        Ok(Seats(BySide::new(seat(&names.a), seat(&names.b))))
    }

    pub fn names(&self) -> PlayerNames {
        let name = |seat: &Option<String>| seat.clone().unwrap_or_else(|| PERSON.to_owned());
        PlayerNames { a: name(&self.0.a), b: name(&self.0.b) }
    }

    pub fn computer(&self, side: Side) -> Option<&str> {
        self.0[side].as_deref()
    }

    /// Two people at one terminal.
    pub fn hotseat(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.0[side].is_none())
    }

    /// Whose units have capital letters: those of the person, or of side a.
    pub fn own(&self) -> Side {
        Side::BOTH.into_iter().find(|&side| self.0[side].is_none()).unwrap_or(Side::A)
    }
}
