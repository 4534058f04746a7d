/// A small deterministic generator (wyrand) for random play, imagined states and set-ups.
///
/// Never for the dice of a battle: those are named, see [`crate::Dice`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng(u64);

impl Rng {
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// A number below `n`; 0 where `n` is 0. The bias is below 2⁻³², enough for play, not for dice.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(n) * (self.next_u64() >> 32)) >> 32) as u32
    }

    /// True once in `n` on average.
    #[inline]
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// One of the values; `None` where there is none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> Option<T> {
        let n = u32::try_from(values.len()).ok()?;
        values.get(self.below(n) as usize).copied()
    }
}
