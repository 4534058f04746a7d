use crate::testing::*;
use crate::*;
use table::{Rng, Side};

/// Whoever means to go for somebody turns to him, not away from him.
#[test]
fn random_play_wheels_towards_the_enemy() {
    for (x, towards) in [(16_000, Hand::Left), (56_000, Hand::Right)] {
        let mut table = Table::new();
        let unit = table.unit(Side::A, cards::halberdiers(20), (36_000, 10_000), Angle::NORTH, 5);
        let enemy = table.unit(Side::B, cards::orcs(20), (x, 30_000), Angle::SOUTH, 5);
        let battle = table.turn(1, Side::A).at(Step::Moves).build();
        for seed in 0..20 {
            match battle.guess_approach(unit, enemy, true, &mut Rng::new(seed)) {
                Some(Action::Wheel { hand, .. }) => assert_eq!(hand, towards),
                Some(Action::March { .. }) => {}
                other => panic!("{other:?}"),
            }
        }
    }
}
