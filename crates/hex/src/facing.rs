use crate::{Direction, Hex};

/// A facing (Ausrichtung): the corner of its hex an element looks at, one of
/// six, clockwise; 0 is straight up, north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Facing(u8);

/// The zone (Front, Flanke, Rücken) in which an adjacent hex lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// One of the two hexes ahead.
    Front,
    /// One of the two hexes beside.
    Flank,
    /// One of the two hexes behind.
    Rear,
}

impl Facing {
    /// All facings in ascending order.
    pub const ALL: [Facing; 6] = [Facing(0), Facing(1), Facing(2), Facing(3), Facing(4), Facing(5)];

    /// Straight up, away from the own side.
    pub const NORTH: Facing = Facing(0);

    /// Straight down, towards the own side.
    pub const SOUTH: Facing = Facing(3);

    /// The facing numbered `n`; `None` unless `n < 6`.
    #[inline]
    pub const fn new(n: u8) -> Option<Facing> {
        if n < 6 { Some(Facing(n)) } else { None }
    }

    /// The number of the facing, always below 6.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The facing turned clockwise by `sixths` of a full turn.
    #[inline]
    pub const fn turned(self, sixths: i8) -> Facing {
        Facing((self.0 + sixths.rem_euclid(6) as u8) % 6)
    }

    /// The facing looking the other way.
    #[inline]
    pub const fn opposite(self) -> Facing {
        self.turned(3)
    }

    /// The clockwise sixths, 0 to 5, that turn this facing into `other`.
    #[inline]
    pub const fn sixths_to(self, other: Facing) -> u8 {
        (other.0 + 6 - self.0) % 6
    }

    /// The direction half a sixth anticlockwise of the facing.
    #[inline]
    pub const fn left_front(self) -> Direction {
        self.direction(5)
    }

    /// The direction half a sixth clockwise of the facing.
    #[inline]
    pub const fn right_front(self) -> Direction {
        self.direction(0)
    }

    /// The direction square to the left.
    #[inline]
    pub const fn left_flank(self) -> Direction {
        self.direction(4)
    }

    /// The direction square to the right.
    #[inline]
    pub const fn right_flank(self) -> Direction {
        self.direction(1)
    }

    /// The direction opposite to the right front.
    #[inline]
    pub const fn left_rear(self) -> Direction {
        self.direction(3)
    }

    /// The direction opposite to the left front.
    #[inline]
    pub const fn right_rear(self) -> Direction {
        self.direction(2)
    }

    /// The zone to which direction `d` belongs.
    #[inline]
    pub const fn zone(self, d: Direction) -> Zone {
        match d.turned(-(self.0 as i8)).index() {
            0 | 5 => Zone::Front,
            1 | 4 => Zone::Flank,
            _ => Zone::Rear,
        }
    }

    /// An offset expressed as if this facing were 0: rank = r', file = q'.
    #[inline]
    pub const fn localise(self, offset: Hex) -> Hex {
        offset.rotated(-(self.0 as i8))
    }

    /// The inverse of [`Facing::localise`].
    #[inline]
    pub const fn globalise(self, local: Hex) -> Hex {
        local.rotated(self.0 as i8)
    }

    /// The direction `sixths` clockwise of the right front.
    #[inline]
    const fn direction(self, sixths: i8) -> Direction {
        Direction::ALL[0].turned(self.0 as i8 + sixths)
    }
}
