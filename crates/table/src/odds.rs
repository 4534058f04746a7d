use crate::{Die, Game, Prefix};
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

/// For one roll: how many faces of the die the chosen face stands for.
type Share = (u8, Die);

/// The exact distribution of `outcome` over all dice of one action, by running the action itself for every
/// combination of faces that can make a difference.
///
/// `limit` bounds the number of runs.
pub fn odds<G: Game, K: Ord>(game: &G, legal: G::Legal, limit: usize, outcome: impl Fn(&G) -> K) -> Odds<K> {
    let mut leaves: Vec<(K, Vec<Share>)> = Vec::new();
    // Branches still to be run: the faces chosen so far and what each stands for.
    let mut open: Vec<(Vec<u8>, Vec<Share>)> = vec![(Vec::new(), Vec::new())];
    let mut runs = 0;
    while let Some((faces, shares)) = open.pop() {
        runs += 1;
        if limit < runs {
            return Odds::TooMany;
        }
        let mut next = game.clone();
        let mut dice = Prefix::new(&faces);
        next.apply(legal, &mut dice, &mut ());
        let Some(ask) = dice.missing() else {
            leaves.push((outcome(&next), shares));
            continue;
        };
        let n = ask.die.faces();
        let mut branch = |face: u8, share: u8| {
            if 0 < share {
                let with = |list: &[u8]| [list, &[face]].concat();
                let mut more = shares.clone();
                more.push((share, ask.die));
                open.push((with(&faces), more));
            }
        };
        match ask.at_most {
            Some(target) => {
                branch(target.max(1), target);
                branch(target + 1, n - target);
            }
            None => (1..=n).for_each(|face| branch(face, 1)),
        }
    }
    // The common denominator is the product over the longest branch; shorter branches are scaled up to it.
    let weight_of = |shares: &[Share]| {
        shares.iter().try_fold((1u128, 1u128), |(share, total), &(s, die)| {
            Some((share.checked_mul(s.into())?, total.checked_mul(die.faces().into())?))
        })
    };
    let Some(parts) = leaves.iter().map(|(_, shares)| weight_of(shares)).collect::<Option<Vec<_>>>() else {
        return Odds::TooMany;
    };
    let mut total = 1u128;
    for &(_, own) in &parts {
        match (total / gcd(total, own)).checked_mul(own) {
            Some(common) => total = common,
            None => return Odds::TooMany,
        }
    }
    let mut weights = BTreeMap::new();
    for ((outcome, _), (share, own)) in leaves.into_iter().zip(parts) {
        *weights.entry(outcome).or_insert(0) += share * (total / own);
    }
    Odds::Exact(Distribution { weights, total })
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
