//! Dice of imagined battles.

use table::{Ask, Dice, FastDice, Pool, Rng};

/// Single dice fall as any do. Of pools, such as the blows of a regiment, as many count as do on average, a fraction by chance:
/// so fewer battles tell two plans apart. The same pool has the same luck in the same world, whatever was done before.
#[derive(Debug)]
pub(super) struct EvenDice {
    single: FastDice,
    /// How often a die of the pool counted that was passed on, and of how many.
    passed_on: (u64, u64),
}

impl EvenDice {
    pub fn new(seed: u64) -> EvenDice {
        EvenDice { single: FastDice { seed }, passed_on: (1, 1) }
    }
}

impl Dice for EvenDice {
    fn roll(&mut self, ask: Ask) -> u8 {
        self.passed_on = (1, 1);
        self.single.roll(ask)
    }

    fn count(&mut self, pool: Pool) -> Option<u16> {
        let (part, whole) = pool.chance(self.passed_on);
        if pool.passes_on {
            self.passed_on = (part, whole);
            return Some(pool.dice);
        }
        self.passed_on = (1, 1);
        let dice = u64::from(pool.dice);
        let name = dice << 48 | part << 24 | whole;
        let mut rng = Rng::new(self.single.seed ^ name.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        u16::try_from((dice * part + rng.next_u64() % whole) / whole).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Die;

    const POOL: Pool =
        Pool { die: Die::D6, dice: 10, faces: 4, again: false, follows: false, passes_on: false };

    /// How many count in a thousand worlds, after the pools that were passed on.
    fn counted(passed_on: &[Pool], last: Pool) -> Vec<u16> {
        let in_world = |seed| {
            let mut dice = EvenDice::new(seed);
            passed_on.iter().for_each(|&pool| assert_eq!(dice.count(pool), Some(pool.dice)));
            dice.count(last).unwrap()
        };
        (0..1000).map(in_world).collect()
    }

    #[test]
    fn as_many_count_as_on_average() {
        let sevens = counted(&[], POOL).into_iter().filter(|&count| count == 7).count();
        // Ten times two thirds are six and two thirds.
        assert!((620..710).contains(&sevens), "{sevens}");
        assert!(counted(&[], POOL).iter().all(|count| (6..=7).contains(count)));
        assert!(counted(&[], Pool { faces: 3, ..POOL }).iter().all(|&count| count == 5));
        // Again: five in six become 35 in 36.
        let again = counted(&[], Pool { faces: 5, dice: 36, again: true, ..POOL });
        assert!(again.iter().all(|&count| count == 35));
    }

    #[test]
    fn what_is_passed_on_counts_once_only() {
        let first = Pool { faces: 3, passes_on: true, ..POOL };
        let follows = Pool { faces: 3, follows: true, ..POOL };
        let quarter = counted(&[first], follows);
        assert!(quarter.iter().all(|count| (2..=3).contains(count)));
        let eighth = counted(&[first, Pool { passes_on: true, ..follows }], follows);
        assert!(eighth.iter().all(|count| (1..=2).contains(count)));
        let mut dice = EvenDice::new(0);
        dice.count(first);
        dice.count(follows);
        assert_eq!(dice.count(follows), Some(5), "nothing is left of what was passed on");
    }

    #[test]
    fn no_pool_is_too_small_or_too_large() {
        for (dice, faces) in [(0, 3), (1, 0), (1, 6), (1, 9), (u16::MAX, 6)] {
            let most = if faces == 0 { 0 } else { dice };
            assert!(counted(&[], Pool { dice, faces, ..POOL }).iter().all(|&count| count <= most));
        }
    }
}
