//! Random play must not touch the heap.

use crate::common::*;
use table::{FastDice, Game, Rng};

#[test]
fn sample_check_and_apply_do_not_allocate() {
    let starts: Vec<_> = (0..24).map(|seed| start(&setup(seed), seed)).collect();
    let mut actions = 0;
    let info = allocation_counter::measure(|| {
        for (seed, battle) in (0..).zip(&starts) {
            let mut battle = battle.clone();
            let (mut rng, mut dice) = (Rng::new(seed), FastDice { seed });
            while let Some(side) = battle.pending().first() {
                let Some(legal) = battle.sample(side, &mut rng) else { break };
                battle.apply(legal, &mut dice, &mut ());
                actions += 1;
            }
        }
    });
    assert!(1000 < actions, "{actions}");
    assert_eq!(info.count_total, 0);
}
