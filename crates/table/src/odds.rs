use crate::{Game, Prefix};
use std::collections::BTreeMap;

/// An exact probability as a fraction of a common denominator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution<K> {
    /// Weights by outcome; they add up to `total`.
    pub weights: BTreeMap<K, u128>,
    pub total: u128,
}

/// The answer of [`odds`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Odds<K> {
    Exact(Distribution<K>),
    /// More branches than allowed; nothing is claimed.
    TooMany,
}

/// Faces chosen so far, and the share of all combinations of faces that they stand for: `share` out of `of`.
struct Branch {
    faces: Vec<u8>,
    share: u128,
    of: u128,
}

/// The exact distribution of `outcome` over all dice of one action, by running the action itself for every
/// combination of faces that can make a difference.
///
/// `limit` bounds the number of runs; numbers beyond 128 bits are given up, too.
pub fn odds<G: Game, K: Ord>(game: &G, legal: G::Legal, limit: usize, outcome: impl Fn(&G) -> K) -> Odds<K> {
    count(game, legal, limit, outcome).map_or(Odds::TooMany, Odds::Exact)
}

fn count<G: Game, K: Ord>(
    game: &G,
    legal: G::Legal,
    limit: usize,
    outcome: impl Fn(&G) -> K,
) -> Option<Distribution<K>> {
    // Branches differ in how many dice they needed, so shares are kept by what they are out of.
    let mut shares: BTreeMap<u128, BTreeMap<K, u128>> = BTreeMap::new();
    let mut open = vec![Branch { faces: Vec::new(), share: 1, of: 1 }];
    let mut runs = 0;
    while let Some(branch) = open.pop() {
        runs += 1;
        if limit < runs {
            return None;
        }
        let mut next = game.clone();
        let mut dice = Prefix::new(&branch.faces);
        next.apply(legal, &mut dice, &mut ());
        let Some(ask) = dice.missing() else {
            *shares.entry(branch.of).or_default().entry(outcome(&next)).or_insert(0) += branch.share;
            continue;
        };
        let n = ask.die.faces();
        // A face and how many faces of the die it stands for.
        let mut follow = |face: u8, stands_for: u8| {
            if 0 < stands_for {
                let share = branch.share.checked_mul(stands_for.into())?;
                let of = branch.of.checked_mul(n.into())?;
                open.push(Branch { faces: [branch.faces.as_slice(), &[face]].concat(), share, of });
            }
            Some(())
        };
        match ask.at_most {
            Some(target) => {
                follow(target.max(1), target)?;
                follow(target + 1, n - target)?;
            }
            None => (1..=n).try_for_each(|face| follow(face, 1))?,
        }
    }
    let total = shares.keys().try_fold(1u128, |total, &of| (total / gcd(total, of)).checked_mul(of))?;
    let mut weights = BTreeMap::new();
    for (of, outcomes) in shares {
        for (outcome, share) in outcomes {
            *weights.entry(outcome).or_insert(0) += share * (total / of);
        }
    }
    Some(Distribution { weights, total })
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
