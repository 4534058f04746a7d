use core::ops::{Add, Neg, Sub};

use crate::Vector;

/// A direction or a turn in 65536ths of a full turn, counter-clockwise; as a
/// direction 0 is east and 16384 north. Sums wrap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Angle(pub u16);

impl Angle {
    /// Towards growing `x`; as a turn, none.
    pub const EAST: Angle = Angle(0);
    /// Towards growing `y`; as a turn, a quarter to the left.
    pub const NORTH: Angle = Angle(0x4000);
    /// Towards falling `x`; as a turn, half a turn.
    pub const WEST: Angle = Angle(0x8000);
    /// Towards falling `y`; as a turn, a quarter to the right.
    pub const SOUTH: Angle = Angle(0xC000);
    /// No turn.
    pub const ZERO: Angle = Angle(0);
    /// An eighth of a turn.
    pub const EIGHTH: Angle = Angle(0x2000);
    /// A quarter of a turn.
    pub const QUARTER: Angle = Angle(0x4000);
    /// Half a turn.
    pub const HALF: Angle = Angle(0x8000);

    /// The nearest angle to a number of degrees, whole turns dropped.
    #[inline]
    pub const fn from_degrees(degrees: i32) -> Angle {
        Angle(((degrees.rem_euclid(360) * 65536 + 180) / 360) as u16)
    }

    /// The nearest number of whole degrees, 0 to 359.
    #[inline]
    pub const fn degrees_rounded(self) -> u16 {
        ((self.0 as u32 * 360 + 32768) / 65536 % 360) as u16
    }

    /// The angle pointing the other way.
    #[inline]
    pub const fn opposite(self) -> Angle {
        Angle(self.0.wrapping_add(0x8000))
    }

    /// The shortest turn from this direction to `other`: positive to the left,
    /// from -32768 to 32767.
    #[inline]
    pub const fn difference(self, other: Angle) -> i32 {
        other.0.wrapping_sub(self.0) as i16 as i32
    }

    /// The direction of `vector`, to the nearest unit; `None` if it has none.
    /// At most a thousandth of a unit off where two are about equally near.
    #[inline]
    pub const fn towards(vector: Vector) -> Option<Angle> {
        if vector.x == 0 && vector.y == 0 {
            return None;
        }
        Some(direction(vector.x as i64, vector.y as i64))
    }

    /// Cosine and sine in 2^30ths, less than two of them off. Turning by a
    /// quarter and mirroring in an axis or diagonal is exact.
    #[inline]
    pub const fn unit(self) -> (i32, i32) {
        let rest = self.0 & 0x3FFF;
        // Within an octant; the other one of the quarter mirrors it.
        let (x, y) = if rest <= 0x2000 {
            octant_unit(rest)
        } else {
            let (y, x) = octant_unit(0x4000 - rest);
            (x, y)
        };
        match self.0 >> 14 {
            0 => (x, y),
            1 => (-y, x),
            2 => (-x, -y),
            _ => (y, -x),
        }
    }

    /// `vector` turned by this angle, each coordinate rounded to the nearest
    /// [`Mil`](crate::Mil), halves upwards: the one place where geometry is
    /// rounded. A vector given as (forward, left) of a facing becomes one of
    /// the table.
    #[inline]
    pub const fn rotate(self, vector: Vector) -> Vector {
        self.rotation().turn(vector)
    }

    /// Turns a vector given in halves of a [`Mil`](crate::Mil).
    #[inline]
    pub(crate) const fn rotate_halves(self, halves: Vector) -> Vector {
        self.rotation().turn_halves(halves)
    }

    /// The angle made ready to turn several vectors.
    #[inline]
    pub(crate) const fn rotation(self) -> Rotation {
        let (cos, sin) = self.unit();
        Rotation { cos: cos as i64, sin: sin as i64 }
    }
}

/// An angle with its cosine and sine, which cost more than the turn itself.
#[derive(Clone, Copy)]
pub(crate) struct Rotation {
    cos: i64,
    sin: i64,
}

impl Rotation {
    /// As [`Angle::rotate`].
    #[inline]
    pub(crate) const fn turn(self, vector: Vector) -> Vector {
        self.turn_parts::<0>(vector)
    }

    /// Turns a vector given in halves of a [`Mil`](crate::Mil).
    #[inline]
    pub(crate) const fn turn_halves(self, halves: Vector) -> Vector {
        self.turn_parts::<1>(halves)
    }

    /// Turns a vector given in 2^`BITS`ths of a [`Mil`](crate::Mil).
    #[inline]
    const fn turn_parts<const BITS: u32>(self, v: Vector) -> Vector {
        let (x, y) = (v.x as i64, v.y as i64);
        let half = 1 << (29 + BITS);
        Vector::new(
            ((x * self.cos - y * self.sin + half) >> (30 + BITS)) as i32,
            ((x * self.sin + y * self.cos + half) >> (30 + BITS)) as i32,
        )
    }
}

impl Add for Angle {
    type Output = Angle;

    #[inline]
    fn add(self, by: Angle) -> Angle {
        Angle(self.0.wrapping_add(by.0))
    }
}

impl Sub for Angle {
    type Output = Angle;

    #[inline]
    fn sub(self, by: Angle) -> Angle {
        Angle(self.0.wrapping_sub(by.0))
    }
}

impl Neg for Angle {
    type Output = Angle;

    #[inline]
    fn neg(self) -> Angle {
        Angle(self.0.wrapping_neg())
    }
}

/// Bits kept below a unit while a direction is computed.
const SHIFT: u32 = 12;

/// A full turn in radians, in 2^60ths.
const TURN: i128 = 7_244_019_458_077_122_842;
const ONE: i128 = 1 << 60;

/// Cosine and sine in 2^31sts of every 128th unit of an octant.
static COARSE: [(i64, i64); 65] = units::<65>(128);
/// Cosine and sine in 2^31sts of the first 128 units.
static FINE: [(i64, i64); 128] = units::<128>(1);
/// The arcs whose tangents are the 256ths, in units with `SHIFT` bits below.
static ARCS: [i64; 257] = arcs();

/// Cosine and sine in 2^30ths of at most an eighth turn, by the sum of angles.
#[inline]
const fn octant_unit(angle: u16) -> (i32, i32) {
    let (cos, sin) = COARSE[(angle >> 7) as usize];
    let (c, s) = FINE[(angle & 127) as usize];
    let half = 1 << 31;
    (((cos * c - sin * s + half) >> 32) as i32, ((sin * c + cos * s + half) >> 32) as i32)
}

/// The direction of (`x`, `y`), to the nearest unit; east if it has none.
#[inline]
pub(crate) const fn direction(x: i64, y: i64) -> Angle {
    let (mut ax, mut ay) = (x.abs(), y.abs());
    if ax == 0 && ay == 0 {
        return Angle::EAST;
    }
    // Beyond 36 bits the products below would not fit, and no unit depends on
    // what is dropped.
    let spare = (ax | ay).leading_zeros();
    if spare < 28 {
        ax >>= 28 - spare;
        ay >>= 28 - spare;
    }
    let octant = if ax >= ay { arc(ax, ay) } else { (0x4000 << SHIFT) - arc(ay, ax) };
    let half = if x >= 0 { octant } else { (0x8000 << SHIFT) - octant };
    let turn = if y >= 0 { half } else { -half };
    Angle(((turn + (1 << (SHIFT - 1))) >> SHIFT) as u16)
}

/// The direction of (`x`, `y`) with 0 <= `y` <= `x`, `x` > 0, with `SHIFT` bits
/// below the unit: that of the nearest 256th below, and a small rest turned
/// back by it, whose arc is as long as its tangent.
#[inline]
const fn arc(x: i64, y: i64) -> i64 {
    /// Units in a radian, with `SHIFT` bits below.
    const RADIAN: i64 = ((65536 << SHIFT) * ONE / TURN) as i64;
    let step = y * 256 / x;
    let along = 256 * x + step * y;
    let aside = 256 * y - step * x;
    ARCS[step as usize] + (aside * RADIAN + along / 2) / along
}

/// Cosine and sine of the first `N` multiples of `step` units, by their series.
const fn units<const N: usize>(step: i128) -> [(i64, i64); N] {
    let mut all = [(0, 0); N];
    let mut i = 0;
    while i < N {
        let x = TURN / 65536 * step * i as i128;
        all[i] = (series(x, ONE, 0), series(x, x, 1));
        i += 1;
    }
    all
}

/// The alternating series of the cosine or sine of `x`, from the term `term`
/// of the power `power`, in 2^31sts.
const fn series(x: i128, mut term: i128, mut power: i128) -> i64 {
    let mut sum = 0;
    while term != 0 {
        sum += term;
        term = -(term * x / ONE) * x / ONE / ((power + 1) * (power + 2));
        power += 2;
    }
    ((sum + (1 << 28)) >> 29) as i64
}

/// The arcs of the tangents 0/256 to 256/256, by Euler's series: each term is
/// the one before times 2k / (2k + 1) times x² / (1 + x²).
const fn arcs() -> [i64; 257] {
    let mut all = [0; 257];
    let mut i = 0;
    while i < 257 {
        let n = i as i128;
        let (square, sum) = (n * n, 65536 + n * n);
        let mut term = ONE / sum * n * 256;
        let (mut arc, mut k) = (0, 1);
        while term != 0 {
            arc += term;
            term = term * square / sum * (2 * k) / (2 * k + 1);
            k += 1;
        }
        all[i] = ((arc * (65536 << SHIFT) + TURN / 2) / TURN) as i64;
        i += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_and_eighths_are_exact() {
        assert_eq!(Angle::EAST.unit(), (1 << 30, 0));
        assert_eq!(Angle::NORTH.unit(), (0, 1 << 30));
        assert_eq!(Angle::WEST.unit(), (-(1 << 30), 0));
        assert_eq!(Angle::SOUTH.unit(), (0, -(1 << 30)));
        assert_eq!(Angle::EIGHTH.unit(), (759_250_125, 759_250_125));
        assert_eq!(Angle::NORTH.rotate(Vector::new(30, 7)), Vector::new(-7, 30));
    }

    #[test]
    fn units_have_length_one() {
        for a in 0..=u16::MAX {
            let (x, y) = Angle(a).unit();
            let square = i128::from(x) * i128::from(x) + i128::from(y) * i128::from(y);
            assert!((square - (1 << 60)).abs() <= 4 << 30, "{a}: {square}");
        }
    }

    #[test]
    fn directions_of_units_are_the_angles() {
        for a in 0..=u16::MAX {
            let (x, y) = Angle(a).unit();
            assert_eq!(Angle::towards(Vector::new(x, y)), Some(Angle(a)));
            assert_eq!(Angle::towards(Vector::new(x >> 10, y >> 10)), Some(Angle(a)));
        }
        assert_eq!(Angle::towards(Vector::ZERO), None);
    }

    #[test]
    fn degrees_round_trip() {
        for degrees in 0..360 {
            assert_eq!(i32::from(Angle::from_degrees(degrees).degrees_rounded()), degrees);
            assert_eq!(Angle::from_degrees(degrees - 720), Angle::from_degrees(degrees));
        }
        assert_eq!(Angle::from_degrees(45), Angle::EIGHTH);
        assert_eq!(Angle::from_degrees(-90), Angle::SOUTH);
    }

    #[test]
    fn differences_take_the_short_way() {
        assert_eq!(Angle(10).difference(Angle(65530)), -16);
        assert_eq!(Angle(65530).difference(Angle(10)), 16);
        assert_eq!(Angle::EAST.difference(Angle::WEST), -32768);
        assert_eq!(Angle::NORTH.opposite(), Angle::SOUTH);
    }

    #[test]
    fn halves_round_upwards() {
        assert_eq!(Angle::EAST.rotate_halves(Vector::new(787, -787)), Vector::new(394, -393));
        assert_eq!(Angle::NORTH.rotate_halves(Vector::new(0, 787)), Vector::new(-393, 0));
    }
}
