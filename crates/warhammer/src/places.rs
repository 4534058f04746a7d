//! WH-02-G1, WH-09-H22: where single models stand in their formation.

use crate::ids::UnitId;
use crate::state::{Battle, Status};
use plane::{Mil, Rect, Vector};

impl Battle {
    /// The base of the model in that file, counted from the left, and rank, counted from the front.
    pub fn base_at(&self, unit: UnitId, file: u8, rank: u8) -> Rect {
        let (state, [width, depth]) = (self.unit(unit), self.card(unit).base);
        let right = (2 * Mil::from(file) + 1 - Mil::from(state.files)) * width / 2;
        let back = depth * Mil::from(rank);
        Rect {
            front: state.front + state.facing.rotate(Vector::new(-back, -right)),
            facing: state.facing,
            width,
            depth,
        }
    }

    /// The base of a character in his regiment, one file wide whatever his base (WH-09-H22); otherwise the footprint.
    pub fn base_of(&self, unit: UnitId) -> Rect {
        match self.unit(unit).status {
            Status::Joined { host, file } => self.base_at(host, file, 0),
            _ => self.rect(unit),
        }
    }

    /// WH-09-H22: the champion's file: the one nearest the middle that no character has taken.
    pub fn champion_file(&self, unit: UnitId) -> Option<u8> {
        if !self.has_champion(unit) {
            return None;
        }
        let files = self.unit(unit).files;
        let taken = self.files_of_characters(unit);
        (0..files.min(64))
            .filter(|&file| taken & 1 << file == 0)
            .min_by_key(|&file| (2 * i16::from(file) + 1 - i16::from(files)).abs())
    }

    /// The files in whose front place a character stands, as bits.
    pub(crate) fn files_of_characters(&self, unit: UnitId) -> u64 {
        self.characters_in(unit).fold(0, |files, character| match self.unit(character).status {
            Status::Joined { file, .. } if file < 64 => files | 1 << file,
            _ => files,
        })
    }
}
