use crate::Hex;

/// A direction (Richtung) through a side of a hex, one of six, clockwise:
/// `0 = (+1,-1)`, `1 = (+1,0)`, `2 = (0,+1)`, `3 = (-1,+1)`, `4 = (-1,0)`,
/// `5 = (0,-1)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Direction(u8);

impl Direction {
    /// All directions in ascending order.
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

    /// The direction numbered `n`; `None` unless `n < 6`.
    #[inline]
    pub const fn new(n: u8) -> Option<Direction> {
        if n < 6 { Some(Direction(n)) } else { None }
    }

    /// The number of the direction, always below 6.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The direction turned clockwise by `sixths` of a full turn.
    #[inline]
    pub const fn turned(self, sixths: i8) -> Direction {
        Direction((self.0 + sixths.rem_euclid(6) as u8) % 6)
    }

    /// The direction pointing the other way.
    #[inline]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// The offset of one step in this direction.
    #[inline]
    pub const fn vector(self) -> Hex {
        match self.0 {
            0 => Hex::new(1, -1),
            1 => Hex::new(1, 0),
            2 => Hex::new(0, 1),
            3 => Hex::new(-1, 1),
            4 => Hex::new(-1, 0),
            _ => Hex::new(0, -1),
        }
    }
}
