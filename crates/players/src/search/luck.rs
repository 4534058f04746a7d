//! Dice of imagined battles.

use table::{Ask, Dice, Pool, Rng, Total};

/// What distinguishes names more than their numbers do.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// Dice that fall evenly, so that fewer battles tell two plans apart. Of pools, such as the blows of a regiment, as many count
/// as do on average, a fraction by chance. What else is left to chance is drawn in layers: in so many worlds every part of
/// what can happen occurs about as often as it should, for each roll by itself. The same roll has the same luck in the same
/// world, whatever was done before.
#[derive(Debug)]
pub(super) struct EvenDice {
    seed: u64,
    world: u32,
    /// How often a die of the pool counted that was passed on, and of how many.
    passed_on: (u64, u64),
}

impl EvenDice {
    /// The dice of one world of a race. Worlds are counted from 0, since the first ones are the most even.
    pub fn new(seed: u64, world: u32) -> EvenDice {
        EvenDice { seed, world, passed_on: (1, 1) }
    }

    /// One of so many equally likely cases. Every name has its own order of the worlds: in the same order all rolls would be
    /// high in the same worlds.
    fn one_of(&self, name: u64, cases: u64) -> u64 {
        let own = Rng::new(self.seed ^ name.wrapping_mul(SPREAD)).next_u64();
        let place = layered(self.world.reverse_bits(), (own >> 32) as u32);
        (u64::from(layered(place, own as u32)) * cases) >> 32
    }
}

/// A fraction of 2^32. Of the places 0 to 2^n - 1, and of every other 2^n that begin at a multiple of it, each falls into
/// another one of as many equal parts: the van der Corput sequence, scrambled after Owen by a hash (Laine and Karras 2011,
/// with the constants of Vegdahl). From the reversed bits of a world it makes its place in another order, in which these
/// groups stay together (Burley 2020).
const fn layered(place: u32, scramble: u32) -> u32 {
    let mut bits = place;
    bits ^= bits.wrapping_mul(0x3d20_adea);
    bits = bits.wrapping_add(scramble);
    bits = bits.wrapping_mul(scramble >> 16 | 1);
    bits ^= bits.wrapping_mul(0x0552_6c56);
    bits ^= bits.wrapping_mul(0x53a2_2864);
    bits.reverse_bits()
}

/// In how many ways so many dice add up to a sum.
fn ways(dice: u8, faces: u8, sum: u8) -> u64 {
    match dice {
        0 => u64::from(sum == 0),
        _ => (1..=faces.min(sum)).map(|face| ways(dice - 1, faces, sum - face)).sum(),
    }
}

impl Dice for EvenDice {
    fn roll(&mut self, ask: Ask) -> u8 {
        self.passed_on = (1, 1);
        self.one_of(ask.key.packed(), ask.die.faces().into()) as u8 + 1
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
        u16::try_from((dice * part + self.one_of(name, whole)) / whole).ok()
    }

    /// The sums in rising order, so that what is even in the dice is even in them.
    fn total(&mut self, total: Total) -> Option<u8> {
        let Total { key, die, dice, .. } = total;
        let faces = die.faces();
        let mut rest = self.one_of(key.packed(), u64::from(faces).checked_pow(dice.into())?);
        (dice..=dice.checked_mul(faces)?).find(|&sum| {
            let ways = ways(dice, faces, sum);
            let found = rest < ways;
            rest = rest.saturating_sub(ways);
            found
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Die, RollKey};

    const POOL: Pool =
        Pool { die: Die::D6, dice: 10, faces: 4, again: false, follows: false, passes_on: false };

    /// How many count in a thousand worlds, after the pools that were passed on.
    fn counted(passed_on: &[Pool], last: Pool) -> Vec<u16> {
        let in_world = |world| {
            let mut dice = EvenDice::new(7, world);
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
        let mut dice = EvenDice::new(7, 0);
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

    const KEY: RollKey = RollKey { round: 3, actor: 5, purpose: 2, nth: 1 };

    /// How often each face falls in 64 worlds.
    fn faces(key: RollKey) -> [u8; 6] {
        let mut seen = [0; 6];
        for world in 0..64 {
            let face = EvenDice::new(7, world).roll(Ask::face(key, Die::D6));
            seen[usize::from(face) - 1] += 1;
        }
        seen
    }

    /// 64 by 6 is ten and two thirds; by chance the rarest face would fall six times, the most frequent one 15 times.
    #[test]
    fn every_face_falls_equally_often() {
        for nth in 0..100 {
            assert!(faces(RollKey { nth, ..KEY }).iter().all(|seen| (10..=12).contains(seen)));
        }
    }

    /// Two rolls of one race meet in all ways: neither tells of the other.
    #[test]
    fn rolls_are_independent() {
        for others in 1..100 {
            let mut met = [[0; 6]; 6];
            for world in 0..3600 {
                let mut dice = EvenDice::new(7, world);
                let roll = |nth| dice.roll(Ask::face(RollKey { nth, ..KEY }, Die::D6));
                let [one, other] = [0, others].map(roll);
                met[usize::from(one) - 1][usize::from(other) - 1] += 1;
            }
            // By chance: ten up or down are one standard error.
            assert!(met.as_flattened().iter().all(|seen| (50..=150).contains(seen)), "{others}: {met:?}");
        }
    }

    #[test]
    fn sums_are_as_frequent_as_they_should_be() {
        let total = Total { key: KEY, die: Die::D6, dice: 2, at_most: None };
        let mut seen = [0_i32; 13];
        for world in 0..1024 {
            seen[usize::from(EvenDice::new(7, world).total(total).unwrap())] += 1;
        }
        for (sum, expected) in (2..).zip([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) {
            assert!((seen[sum] - 1024 * expected / 36).abs() <= 2, "{seen:?}");
        }
        // As nobody rolls them.
        assert_eq!(EvenDice::new(7, 0).total(Total { dice: 99, ..total }), None);
        assert_eq!(EvenDice::new(7, 0).total(Total { dice: 0, ..total }), Some(0));
    }
}
