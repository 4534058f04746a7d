//! Set-ups with a mistake in them, to see that they are refused, and by which rule.

use super::cards::cards;
use super::standard::standard;
use demonworld::{Board, Figures, Goal, Ground, Items, Modules, Setup, Standard, Start, UnitSetup};
use table::{Rng, Side};

/// A set-up of the standard game that is no battle.
pub fn spoiled(rng: &mut Rng) -> Setup {
    let mut setup = standard(rng);
    setup.start = Start::Deploy;
    setup.house.modules = Modules::ALL;
    for unit in &mut setup.units {
        unit.posts.clear();
        unit.host = None;
    }
    match rng.below(7) {
        0 => setup.units.push(UnitSetup::new(Side::A, hero(Items::NONE), 2)),
        1 => {
            let other = Board { rows: setup.board.rows + 2, ..setup.board };
            setup.ground = Ground::plain(other);
        }
        2 => {
            setup.goal = Goal::LastStand { defender: Side::A, points: 100 };
            setup.house.flank_marches = true;
        }
        3 => setup.units.push(UnitSetup::new(Side::A, hero(Items::WAR_BANNER), 1)),
        4 => {
            for side in Side::BOTH {
                setup.units.push(UnitSetup::new(side, hero(Items::SWORD_OF_FEAR), 1));
            }
        }
        5 => {
            let swords = Items::SWORD_OF_FEAR.with(Items::SWORD_OF_POWER);
            setup.units.push(UnitSetup::new(Side::B, hero(swords), 1));
        }
        _ => {
            let swords = Items::SWORD_OF_POWER.with(Items::BUILT_IN_WEAPON);
            setup.units.push(UnitSetup::new(Side::B, hero(swords), 1));
        }
    }
    setup
}

fn hero(items: Items) -> demonworld::Card {
    let standard = Standard { stars: 1, figures: Figures::NONE, items, ..Standard::default() };
    demonworld::Card { standard, manoeuvres: 0, ..cards()[0] }
}
