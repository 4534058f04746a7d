use crate::Hex;

// With centres at (2q + r, 3r) the corners of a hex lie at its centre plus
// (0, ±2) and (±1, ±1); its sides have the normals (1,0), (1,1) and (1,-1).
// On these normals a centre projects to 2q + r, 2(q + 2r) and 2(q - r), and a
// hex reaches 1, 2 and 2 to either side. Halved where even, each is a span of
// reach 1: u = 2q + r, v = q + 2r, w = q - r.
//
// The normal of the segment from the origin to (dq, dr) projects a centre to
// 6 (dq r - dr q), and the corners reach 2 max(|du|, |dv|, |dw|) to either
// side. These four axes separate a segment from a hexagon if any axis does.

/// Does the sight line (Sichtlinie), the closed segment between the centres of
/// `a` and `b`, meet the closed hexagon of `c`? Touching a side or a corner
/// counts. Symmetric in `a` and `b`; true of `a` and `b` themselves.
#[inline]
pub const fn line_touches(a: Hex, b: Hex, c: Hex) -> bool {
    let line = Line::between(a, b);
    let (q, r) = span(a, c);
    let cross = line.q * r - line.r * q;
    cross.abs() <= line.reach
        && line.u.contains(2 * q + r)
        && line.v.contains(q + 2 * r)
        && line.w.contains(q - r)
}

/// Calls `blocked(h)` for every hex other than `a` and `b` that the sight line
/// between them touches, once each, and returns the first for which it is
/// true. Goes row by row from `a` towards `b`, within a row from the side of
/// `a`.
#[inline]
pub fn first_touched(a: Hex, b: Hex, mut blocked: impl FnMut(Hex) -> bool) -> Option<Hex> {
    let line = Line::between(a, b);
    let down = line.r.signum();
    let along = if 2 * line.q + line.r < 0 { -1 } else { 1 };
    // A hex reaches less than one row up and down and less than one column
    // sideways, so no hex outside the rows and columns of `a` and `b` is met.
    for row in 0..=line.r.abs() {
        let r = row * down;
        let (low, high) = line.columns(r);
        let (mut q, last) = if along > 0 { (low, high) } else { (high, low) };
        while (last - q) * along >= 0 {
            let end = (q == 0 && r == 0) || (q == line.q && r == line.r);
            let hex = a.plus(Hex::new(q as i8, r as i8));
            if !end && blocked(hex) {
                return Some(hex);
            }
            q += along;
        }
    }
    None
}

/// The segment from the origin to the centre of `(q, r)`.
#[derive(Clone, Copy)]
struct Line {
    q: i32,
    r: i32,
    /// The greatest `|dq r - dr q|` of a hex that meets the endless line.
    reach: i32,
    u: Range,
    v: Range,
    w: Range,
}

impl Line {
    #[inline]
    const fn between(a: Hex, b: Hex) -> Line {
        let (q, r) = span(a, b);
        let (u, v, w) = (2 * q + r, q + 2 * r, q - r);
        Line {
            q,
            r,
            reach: max(u.abs(), max(v.abs(), w.abs())) / 3,
            u: Range::around(u),
            v: Range::around(v),
            w: Range::around(w),
        }
    }

    /// The least and greatest column touched in row `r`; none if the former
    /// exceeds the latter. Solves the conditions of [`line_touches`] for `q`.
    #[inline]
    const fn columns(&self, r: i32) -> (i32, i32) {
        let low = max((self.u.low - r + 1) >> 1, max(self.v.low - 2 * r, self.w.low + r));
        let high = min((self.u.high - r) >> 1, min(self.v.high - 2 * r, self.w.high + r));
        // A line within one row lies in the row of both ends.
        if self.r == 0 {
            return (low, high);
        }
        let rows = self.r.abs();
        let middle = self.q * r * self.r.signum();
        (max(low, -(self.reach - middle).div_euclid(rows)), min(high, (middle + self.reach).div_euclid(rows)))
    }
}

/// The projections of a segment from 0, widened by the reach of a hex.
#[derive(Clone, Copy)]
struct Range {
    low: i32,
    high: i32,
}

impl Range {
    #[inline]
    const fn around(end: i32) -> Range {
        Range { low: min(0, end) - 1, high: max(0, end) + 1 }
    }

    #[inline]
    const fn contains(self, n: i32) -> bool {
        self.low <= n && n <= self.high
    }
}

/// The true difference from `a` to `b`.
#[inline]
const fn span(a: Hex, b: Hex) -> (i32, i32) {
    let d = b.difference(a);
    (d.q as i32, d.r as i32)
}

#[inline]
const fn min(a: i32, b: i32) -> i32 {
    if a < b { a } else { b }
}

#[inline]
const fn max(a: i32, b: i32) -> i32 {
    if a > b { a } else { b }
}
