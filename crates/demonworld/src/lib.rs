//! Demonworld, second edition, the introductory game: a pure state machine that cites the rule for every number,
//! result and refusal. Modules follow the chapters of the book.
//!
//! | module | chapter |
//! |---|---|
//! | `board`, `formation` | 01 board, elements, units |
//! | `card` | 02 properties and weapons |
//! | `orders`, `round` | 03 orders and the round |
//! | `ranged` | 04 ranged combat |
//! | `movement`, `column`, `small`, `manoeuvre`, `contact` | 05 movement |
//! | `melee`, `follow` | 06 melee |
//! | `setup`, `deploy`, `victory` | 07 the first game |

mod action;
mod board;
mod card;
mod column;
mod contact;
mod deploy;
mod event;
mod follow;
mod formation;
mod game;
mod ids;
mod legal;
mod manoeuvre;
mod melee;
mod movement;
mod orders;
mod ranged;
mod refusal;
mod round;
pub mod rules;
mod sample;
mod setup;
mod small;
mod state;
mod victory;
mod view;

pub use action::{Action, Hand, Payment};
pub use board::{Board, Cell, hex_name};
pub use card::{Band, Card, Class, MeleeKind, MeleeWeapon, Order, RangedKind, RangedWeapon};
pub use event::{Ending, Event, Label, Manner, Phase, Sum, Waste};
pub use formation::{Formation, Posts, column_order, group_count, ranks};
pub use game::Legal;
pub use ids::{ElementId, UnitId, UnitSet};
pub use movement::MANOEUVRES;
pub use refusal::Refusal;
pub use setup::{Setup, SetupFault, Start, UnitSetup};
pub use state::{
    Area, Battle, HouseRules, MAX_ELEMENTS, MAX_UNIT_ELEMENTS, MAX_UNITS, Plan, Step, Task, Volley,
};
pub use view::View;

/// Re-exported so that callers speak of the same geometry.
pub use hex::{Direction, Facing, Hex, Zone};
