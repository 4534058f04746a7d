//! Whole numbers large enough for the weights of exact odds: the dice of a whole charge have more combinations than 128
//! bits can count.

use std::cmp::Ordering;
use std::fmt;

const LIMBS: usize = 16;

/// A whole number below 2¹⁰²⁴, counted exactly or not at all: whatever would be larger is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Natural {
    /// The lowest first.
    limbs: [u64; LIMBS],
}

impl Natural {
    pub const ZERO: Natural = Natural { limbs: [0; LIMBS] };
    pub const ONE: Natural = Natural::new(1);

    pub const fn new(value: u64) -> Natural {
        let mut limbs = [0; LIMBS];
        limbs[0] = value;
        Natural { limbs }
    }

    /// How many limbs are in use.
    fn len(&self) -> usize {
        LIMBS - self.limbs.iter().rev().take_while(|&&limb| limb == 0).count()
    }

    pub fn checked_add(&self, other: &Natural) -> Option<Natural> {
        let mut sum = Natural::ZERO;
        let mut carry = false;
        for (place, limb) in sum.limbs.iter_mut().enumerate() {
            let (half, over) = self.limbs[place].overflowing_add(other.limbs[place]);
            let (whole, over_again) = half.overflowing_add(u64::from(carry));
            (*limb, carry) = (whole, over || over_again);
        }
        (!carry).then_some(sum)
    }

    pub fn checked_mul(&self, other: &Natural) -> Option<Natural> {
        let (own, others) = (self.len(), other.len());
        let mut product = Natural::ZERO;
        for low in 0..own {
            let mut carry = 0;
            for high in 0..others {
                let wide = u128::from(self.limbs[low]) * u128::from(other.limbs[high]) + u128::from(carry);
                carry = match product.limbs.get_mut(low + high) {
                    Some(limb) => {
                        let wide = wide + u128::from(*limb);
                        *limb = wide as u64;
                        (wide >> 64) as u64
                    }
                    None if wide == 0 => 0,
                    None => return None,
                };
            }
            match product.limbs.get_mut(low + others) {
                Some(limb) => *limb = carry,
                None if carry == 0 => {}
                None => return None,
            }
        }
        Some(product)
    }

    pub fn checked_pow(base: u64, exponent: u16) -> Option<Natural> {
        let base = Natural::new(base);
        (0..exponent).try_fold(Natural::ONE, |power, _| power.checked_mul(&base))
    }

    /// The quotient and the rest; nothing is divided by 0.
    fn divided(&self, by: u64) -> (Natural, u64) {
        let (mut quotient, mut rest) = (Natural::ZERO, 0u64);
        for place in (0..self.len()).rev() {
            let wide = u128::from(rest) << 64 | u128::from(self.limbs[place]);
            quotient.limbs[place] = (wide / u128::from(by.max(1))) as u64;
            rest = (wide % u128::from(by.max(1))) as u64;
        }
        (quotient, rest)
    }

    fn without_lowest_limb(&self) -> Natural {
        let mut limbs = [0; LIMBS];
        limbs[..LIMBS - 1].copy_from_slice(&self.limbs[1..]);
        Natural { limbs }
    }

    /// How many parts of `of` this is of the whole, rounded down: 250 for a quarter `of` 1000. Never more than `of`.
    pub fn parts(&self, whole: &Natural, of: u64) -> u64 {
        let Some(scaled) = self.checked_mul(&Natural::new(of)) else {
            // Too large to be multiplied: the lowest of its bits make no difference to anybody.
            return self.without_lowest_limb().parts(&whole.without_lowest_limb(), of);
        };
        let (mut least, mut beyond) = (0, of);
        while least < beyond {
            let middle = beyond - (beyond - least) / 2;
            match whole.checked_mul(&Natural::new(middle)) {
                Some(product) if product <= scaled => least = middle,
                _ => beyond = middle - 1,
            }
        }
        least
    }
}

impl From<u128> for Natural {
    fn from(value: u128) -> Natural {
        let mut natural = Natural::new(value as u64);
        natural.limbs[1] = (value >> 64) as u64;
        natural
    }
}

impl TryFrom<Natural> for u128 {
    type Error = Natural;

    /// The number itself where it has more than 128 bits.
    fn try_from(natural: Natural) -> Result<u128, Natural> {
        if 2 < natural.len() {
            return Err(natural);
        }
        Ok(u128::from(natural.limbs[1]) << 64 | u128::from(natural.limbs[0]))
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Natural) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Natural) -> Ordering {
        self.limbs.iter().rev().cmp(other.limbs.iter().rev())
    }
}

impl fmt::Display for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Groups of 18 digits, the lowest first.
        const GROUP: u64 = 1_000_000_000_000_000_000;
        let (mut groups, mut left) = (Vec::new(), *self);
        while left != Natural::ZERO {
            let (quotient, group) = left.divided(GROUP);
            groups.push(group);
            left = quotient;
        }
        let mut digits = groups.pop().unwrap_or(0).to_string();
        for group in groups.iter().rev() {
            digits.push_str(&format!("{group:018}"));
        }
        f.pad_integral(true, "", &digits)
    }
}

impl fmt::Debug for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn agrees_with_numbers_of_the_machine(a in 0..u128::from(u64::MAX), b in 0..u128::from(u64::MAX), of in 1u64..1_000_000) {
            let [x, y] = [a, b].map(Natural::from);
            prop_assert_eq!(x.checked_add(&y), Some(Natural::from(a + b)));
            prop_assert_eq!(x.checked_mul(&y), Some(Natural::from(a * b)));
            prop_assert_eq!(x.cmp(&y), a.cmp(&b));
            prop_assert_eq!(x.checked_mul(&y).map(|product| product.to_string()), Some((a * b).to_string()));
            prop_assert_eq!(u128::try_from(Natural::from(a * b)), Ok(a * b));
            let (part, whole) = (a.min(b), a.max(b).max(1));
            let parts = (part * u128::from(of) / whole) as u64;
            prop_assert_eq!(Natural::from(part).parts(&Natural::from(whole), of), parts);
        }
    }

    #[test]
    fn ends_where_its_bits_end() {
        let large = Natural::checked_pow(2, 1023).unwrap();
        assert_eq!(large.checked_add(&large), None);
        assert_eq!(large.checked_mul(&Natural::new(2)), None);
        assert_eq!(Natural::checked_pow(6, 397), None);
        let half = Natural::checked_pow(2, 1022).unwrap();
        assert_eq!(half.parts(&large, 1000), 500);
        assert_eq!(Natural::checked_pow(10, 40).unwrap().to_string(), format!("1{}", "0".repeat(40)));
        assert_eq!(u128::try_from(large), Err(large));
    }
}
