use crate::{Facing, Hex};

/// The arc (Schussfeld) within which an element may shoot, without regard to
/// range or sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arc {
    /// The sixth between the two front directions, both included: `n + 1`
    /// hexes at distance `n`.
    Infantry,
    /// The half anticlockwise from the right front to the left rear direction,
    /// both included: `3n + 1` hexes at distance `n`.
    Cavalry,
}

impl Arc {
    /// Whether `target` lies in the arc of an element on `from` with `facing`;
    /// never true of `from` itself.
    #[inline]
    pub const fn contains(self, from: Hex, facing: Facing, target: Hex) -> bool {
        let local = target.difference(from).rotated(-(facing.index() as i8));
        let ahead = local.q + local.r <= 0 && (local.q != 0 || local.r != 0);
        match self {
            Arc::Infantry => ahead && local.q >= 0,
            Arc::Cavalry => ahead,
        }
    }
}
