use core::ops::{Add, Neg, Sub};

use crate::Mil;

/// A place on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// Eastwards.
    pub x: Mil,
    /// Northwards.
    pub y: Mil,
}

/// A displacement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Vector {
    /// Eastwards.
    pub x: Mil,
    /// Northwards.
    pub y: Mil,
}

impl Point {
    /// The greatest coordinate accepted, either way.
    pub const LIMIT: Mil = 1_000_000;

    /// The point at `x`, `y`.
    #[inline]
    pub const fn new(x: Mil, y: Mil) -> Point {
        Point { x, y }
    }

    /// Whether both coordinates are within [`Point::LIMIT`].
    #[inline]
    pub const fn in_bounds(self) -> bool {
        -Point::LIMIT <= self.x && self.x <= Point::LIMIT && -Point::LIMIT <= self.y && self.y <= Point::LIMIT
    }
}

impl Vector {
    /// No displacement.
    pub const ZERO: Vector = Vector { x: 0, y: 0 };

    /// The displacement by `x`, `y`.
    #[inline]
    pub const fn new(x: Mil, y: Mil) -> Vector {
        Vector { x, y }
    }

    /// Twice the signed area of the triangle spanned with `other`: positive if
    /// `other` points to the left of this vector.
    #[inline]
    pub const fn cross(self, other: Vector) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// The scalar product.
    #[inline]
    pub const fn dot(self, other: Vector) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// The square of the length.
    #[inline]
    pub const fn squared(self) -> i64 {
        self.dot(self)
    }

    /// The length, to the nearest [`Mil`].
    #[inline]
    pub const fn length(self) -> Mil {
        ((4 * self.squared() as u64).isqrt().div_ceil(2)) as Mil
    }
}

impl Add<Vector> for Point {
    type Output = Point;

    #[inline]
    fn add(self, by: Vector) -> Point {
        Point::new(self.x + by.x, self.y + by.y)
    }
}

impl Sub<Vector> for Point {
    type Output = Point;

    #[inline]
    fn sub(self, by: Vector) -> Point {
        Point::new(self.x - by.x, self.y - by.y)
    }
}

impl Sub for Point {
    type Output = Vector;

    #[inline]
    fn sub(self, from: Point) -> Vector {
        Vector::new(self.x - from.x, self.y - from.y)
    }
}

impl Add for Vector {
    type Output = Vector;

    #[inline]
    fn add(self, other: Vector) -> Vector {
        Vector::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Vector {
    type Output = Vector;

    #[inline]
    fn sub(self, other: Vector) -> Vector {
        Vector::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Vector {
    type Output = Vector;

    #[inline]
    fn neg(self) -> Vector {
        Vector::new(-self.x, -self.y)
    }
}

/// An upright rectangle: the table, a zone, or what a body fits into. Closed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bounds {
    /// The south-western corner.
    pub low: Point,
    /// The north-eastern corner.
    pub high: Point,
}

impl Bounds {
    /// The rectangle between two corners, whichever way round.
    #[inline]
    pub fn new(a: Point, b: Point) -> Bounds {
        Bounds::of(&[a, b])
    }

    /// The least rectangle around `points`; the origin if there are none.
    #[inline]
    pub fn of(points: &[Point]) -> Bounds {
        let Some((&first, rest)) = points.split_first() else {
            return Bounds { low: Point::default(), high: Point::default() };
        };
        let (mut low, mut high) = (first, first);
        for p in rest {
            low = Point::new(low.x.min(p.x), low.y.min(p.y));
            high = Point::new(high.x.max(p.x), high.y.max(p.y));
        }
        Bounds { low, high }
    }

    /// The least rectangle around both.
    #[inline]
    pub fn union(self, other: Bounds) -> Bounds {
        Bounds {
            low: Point::new(self.low.x.min(other.low.x), self.low.y.min(other.low.y)),
            high: Point::new(self.high.x.max(other.high.x), self.high.y.max(other.high.y)),
        }
    }

    /// The rectangle grown by `by` on every side.
    #[inline]
    pub const fn grown(self, by: Mil) -> Bounds {
        Bounds {
            low: Point::new(self.low.x - by, self.low.y - by),
            high: Point::new(self.high.x + by, self.high.y + by),
        }
    }

    /// Whether the two have a point in common.
    #[inline]
    pub const fn meets(&self, other: &Bounds) -> bool {
        // Without branches: this is asked of every obstacle, and most are far.
        (self.low.x <= other.high.x)
            & (other.low.x <= self.high.x)
            & (self.low.y <= other.high.y)
            & (other.low.y <= self.high.y)
    }

    /// Whether `point` is in it or on its border.
    #[inline]
    pub const fn holds(&self, point: Point) -> bool {
        self.low.x <= point.x && point.x <= self.high.x && self.low.y <= point.y && point.y <= self.high.y
    }

    /// Whether `other` lies wholly in it; on the border counts.
    #[inline]
    pub const fn encloses(&self, other: &Bounds) -> bool {
        self.holds(other.low) && self.holds(other.high)
    }

    /// The corner that lies farthest to the left of a direction.
    #[inline]
    pub(crate) const fn leftmost(&self, direction: Vector) -> Point {
        Point {
            x: if direction.y > 0 { self.low.x } else { self.high.x },
            y: if direction.x > 0 { self.high.y } else { self.low.y },
        }
    }

    /// The corners, clockwise from the north-western one.
    #[inline]
    pub const fn corners(&self) -> [Point; 4] {
        [Point::new(self.low.x, self.high.y), self.high, Point::new(self.high.x, self.low.y), self.low]
    }
}
