//! Fractions and roots of integers.

use core::cmp::Ordering;

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ratio {
    n: i64,
    d: i64,
}

impl Ratio {
    pub(crate) const ZERO: Ratio = Ratio { n: 0, d: 1 };
    pub(crate) const ONE: Ratio = Ratio { n: 1, d: 1 };

    /// `n / d`; the denominator must not be zero.
    #[inline]
    pub(crate) const fn new(n: i64, d: i64) -> Ratio {
        debug_assert!(d != 0);
        if d < 0 { Ratio { n: -n, d: -d } } else { Ratio { n, d } }
    }

    /// The whole part of `self` times `by`, rounded down.
    #[inline]
    pub(crate) const fn floor_of(self, by: i64) -> i64 {
        div_floor(self.n as i128 * by as i128, self.d)
    }

    /// `self` times `by`, rounded to the nearest whole.
    #[inline]
    pub(crate) const fn nearest_of(self, by: i64) -> i64 {
        div_floor(2 * self.n as i128 * by as i128 + self.d as i128, 2 * self.d)
    }

    /// `a` plus this share of `b`, times the denominator: for its sign, and to
    /// compare with another such sum.
    #[inline]
    pub(crate) const fn mix(self, a: i64, b: i64) -> i128 {
        a as i128 * self.d as i128 + b as i128 * self.n as i128
    }

    #[inline]
    pub(crate) const fn negated(self) -> Ratio {
        Ratio { n: -self.n, d: self.d }
    }
}

impl PartialEq for Ratio {
    #[inline]
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl PartialOrd for Ratio {
    #[inline]
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    #[inline]
    fn cmp(&self, other: &Ratio) -> Ordering {
        (self.n as i128 * other.d as i128).cmp(&(other.n as i128 * self.d as i128))
    }
}

/// `n / d` rounded down, in 64 bits where they suffice; `d` must be positive
/// and the result fit.
#[inline]
pub(crate) const fn div_floor(n: i128, d: i64) -> i64 {
    if n >= i64::MIN as i128 && n <= i64::MAX as i128 {
        (n as i64).div_euclid(d)
    } else {
        n.div_euclid(d as i128) as i64
    }
}

/// The root of `n`, rounded down; `n` must not be negative.
#[inline]
pub(crate) const fn root_floor(n: i128) -> i64 {
    let n = n as u128;
    if n <= u64::MAX as u128 { (n as u64).isqrt() as i64 } else { n.isqrt() as i64 }
}

/// The root of `n`, rounded up; `n` must not be negative.
#[inline]
pub(crate) const fn root_ceil(n: i128) -> i64 {
    let root = root_floor(n);
    if root as i128 * root as i128 == n { root } else { root + 1 }
}
