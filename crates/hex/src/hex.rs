use crate::Direction;

/// A hex (Sechseckfeld), or the offset between two of them.
///
/// Sums wrap at the ends of `i8`; distance, adjacency, arc and sight are
/// computed from the true difference and are exact for all values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Hex {
    /// The axial column; grows towards direction 1.
    pub q: i8,
    /// The axial row; grows towards the own, southern side.
    pub r: i8,
}

impl Hex {
    /// The hex at column `q` and row `r`.
    #[inline]
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The neighbour in direction `d`.
    #[inline]
    pub const fn step(self, d: Direction) -> Hex {
        self.plus(d.vector())
    }

    /// The offset that leads from `from` to this hex.
    #[inline]
    pub const fn offset(self, from: Hex) -> Hex {
        Hex::new(self.q.wrapping_sub(from.q), self.r.wrapping_sub(from.r))
    }

    /// The hex reached from this one by `offset`.
    #[inline]
    pub const fn plus(self, offset: Hex) -> Hex {
        Hex::new(self.q.wrapping_add(offset.q), self.r.wrapping_add(offset.r))
    }

    /// The number of steps to `other`, at most 255.
    #[inline]
    pub const fn distance(self, other: Hex) -> u8 {
        let steps = self.difference(other).length();
        if steps > 255 { 255 } else { steps as u8 }
    }

    /// Whether the two hexes share a side.
    #[inline]
    pub const fn is_adjacent(self, other: Hex) -> bool {
        self.distance(other) == 1
    }

    /// The direction in which `neighbour` lies; `Some` only if adjacent.
    #[inline]
    pub const fn direction_to(self, neighbour: Hex) -> Option<Direction> {
        let d = neighbour.difference(self);
        match (d.q, d.r) {
            (1, -1) => Some(Direction::ALL[0]),
            (1, 0) => Some(Direction::ALL[1]),
            (0, 1) => Some(Direction::ALL[2]),
            (-1, 1) => Some(Direction::ALL[3]),
            (-1, 0) => Some(Direction::ALL[4]),
            (0, -1) => Some(Direction::ALL[5]),
            _ => None,
        }
    }

    /// The offset turned about the origin, clockwise by `sixths` of a full
    /// turn; one sixth takes `(q, r)` to `(-r, q + r)`.
    #[inline]
    pub const fn rotated(self, sixths: i8) -> Hex {
        self.difference(Hex::new(0, 0)).rotated(sixths).wrapped()
    }

    /// The hex turned about `pivot`, clockwise by `sixths` of a full turn.
    #[inline]
    pub const fn rotated_about(self, pivot: Hex, sixths: i8) -> Hex {
        pivot.plus(self.offset(pivot).rotated(sixths))
    }

    /// The six neighbours in direction order.
    #[inline]
    pub const fn neighbours(self) -> [Hex; 6] {
        [
            self.step(Direction::ALL[0]),
            self.step(Direction::ALL[1]),
            self.step(Direction::ALL[2]),
            self.step(Direction::ALL[3]),
            self.step(Direction::ALL[4]),
            self.step(Direction::ALL[5]),
        ]
    }

    /// The path of a wheel (Schwenkung) by one sixth about `pivot`: as many
    /// hexes as the distance to the pivot, each adjacent to the one before and
    /// all on the ring through this hex. Excludes this hex and ends on
    /// `rotated_about(pivot, 1)`, or `-1` if anticlockwise.
    #[inline]
    pub fn ring_path(self, pivot: Hex, clockwise: bool) -> impl Iterator<Item = Hex> {
        // Swapping the axes mirrors the plane: the anticlockwise walk is the
        // mirror image of a clockwise one.
        let from_pivot = self.difference(pivot);
        let mut at = if clockwise { from_pivot } else { from_pivot.mirrored() };
        (0..at.length()).map(move |_| {
            at = at.next_clockwise();
            let offset = if clockwise { at } else { at.mirrored() };
            pivot.plus(offset.wrapped())
        })
    }

    /// The true difference `self - other`.
    #[inline]
    pub(crate) const fn difference(self, other: Hex) -> Offset {
        Offset { q: self.q as i16 - other.q as i16, r: self.r as i16 - other.r as i16 }
    }
}

/// A difference of hexes that does not wrap; no component exceeds 510.
#[derive(Clone, Copy)]
pub(crate) struct Offset {
    pub(crate) q: i16,
    pub(crate) r: i16,
}

impl Offset {
    /// The offset modulo the range of `i8`.
    #[inline]
    const fn wrapped(self) -> Hex {
        Hex::new(self.q as i8, self.r as i8)
    }

    /// The number of steps in the offset.
    #[inline]
    const fn length(self) -> i16 {
        let Offset { q, r } = self;
        // Half the sum of the cube coordinates' magnitudes.
        (q.abs() + r.abs() + (q + r).abs()) / 2
    }

    /// As [`Hex::rotated`].
    #[inline]
    pub(crate) const fn rotated(self, sixths: i8) -> Offset {
        let Offset { q, r } = self;
        let (q, r) = match sixths.rem_euclid(6) {
            0 => (q, r),
            1 => (-r, q + r),
            2 => (-q - r, q),
            3 => (-q, -r),
            4 => (r, -q - r),
            _ => (q + r, -q),
        };
        Offset { q, r }
    }

    /// The offset mirrored by swapping the axes.
    #[inline]
    const fn mirrored(self) -> Offset {
        Offset { q: self.r, r: self.q }
    }

    /// The next offset clockwise on the ring about the origin. From corner
    /// `k` of the ring up to, not including, corner `k + 1` the walk goes in
    /// direction `k + 2`.
    #[inline]
    const fn next_clockwise(self) -> Offset {
        let Offset { q, r } = self;
        let (q, r) = if r < 0 && q + r >= 0 {
            (q, r + 1)
        } else if q > 0 && r >= 0 {
            (q - 1, r + 1)
        } else if q <= 0 && q + r > 0 {
            (q - 1, r)
        } else if r > 0 {
            (q, r - 1)
        } else if q < 0 {
            (q + 1, r - 1)
        } else {
            (q + 1, r)
        };
        Offset { q, r }
    }
}
