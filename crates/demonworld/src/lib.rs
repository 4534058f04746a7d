//! Demonworld, second edition, the introductory and the standard game: a pure state machine that cites the rule for every number,
//! result and refusal. Modules follow the chapters of the book.
//!
//! | module | chapter |
//! |---|---|
//! | `board`, `formation` | 01 board, elements, units |
//! | `card` | 02 properties and weapons |
//! | `orders`, `round` | 03 orders and the round |
//! | `ranged`, `volley`, `closing` | 04 ranged combat |
//! | `movement`, `column`, `small`, `manoeuvre`, `contact` | 05 movement |
//! | `melee`, `blow`, `follow` | 06 melee |
//! | `setup`, `faults`, `deploy`, `victory` | 07 the first game |
//! | `command`, `rally` | 08 the round of the standard game |
//! | `figures` | 09 special figures |
//! | `command`, `commander`, `join`, `leave` | 10 commanders |
//! | `ground`, `footing`, `touch` | 11 terrain |
//! | `sight`, `ranged` | 12 lines of sight |
//! | `shapes` | 13 formations |
//! | `second` | 14 melee |
//! | `morale`, `losses`, `obedience`, `dare`, `flight`, `impetuous`, `rally` | 15 morale |
//! | `sheet`, `victory`, `flank`, `entry` | 16 battles |
//! | `items` | 26 items |
//!
//! `stage` is what never changes in a battle, `state` what does, `step` what is being decided, `ask` what everybody may
//! ask of a position, `reach` how far somebody can go.

mod action;
mod ask;
mod blow;
mod board;
mod card;
mod closing;
mod column;
mod command;
mod commander;
mod contact;
mod dare;
mod deploy;
mod entry;
mod event;
mod faults;
mod figures;
mod flank;
mod flight;
mod follow;
mod footing;
mod formation;
mod game;
mod ground;
mod ids;
mod impetuous;
mod items;
mod join;
mod label;
mod leave;
mod legal;
mod losses;
mod manoeuvre;
mod melee;
mod morale;
mod movement;
mod obedience;
mod orders;
mod rally;
mod ranged;
mod reach;
mod refusal;
mod round;
pub mod rules;
mod sample;
mod sample_standard;
mod second;
mod setup;
mod shapes;
mod sheet;
mod sight;
mod small;
mod stage;
mod state;
mod step;
#[cfg(test)]
mod testing;
mod touch;
mod victory;
mod view;
mod volley;

pub use action::{Action, Hand, Payment};
pub use board::{Board, Cell, hex_name};
pub use card::{
    Band, Card, Class, Figure, Figures, Items, MeleeKind, MeleeWeapon, Order, Permits, RangedKind,
    RangedWeapon, Standard, Swamp,
};
pub use event::Event;
pub use faults::SetupFault;
pub use formation::{Formation, Posts, column_order, group_count, ranks};
pub use game::Legal;
pub use ground::{Barrier, Edge, Field, Ground, Mover, Surface};
pub use ids::{ElementId, UnitId, UnitSet};
pub use items::{Gear, ItemFault};
pub use label::{Cause, Ending, FormationName, Label, Manner, Phase, Sum, Test, Waste};
pub use refusal::Refusal;
pub use setup::{Setup, Start, UnitSetup};
pub use sheet::{Laid, Misfit, SHEET_COLUMNS, SHEET_ROWS, Sheet, lay};
pub use sight::{Hindrance, Obstacle, Screen, Sight, SightReport};
pub use stage::{Area, Border, Goal, HouseRules, Modules, Objective, Stage};
pub use state::{
    Battle, Bond, MAX_ELEMENTS, MAX_UNIT_ELEMENTS, MAX_UNITS, Markers, Moment, Mood, Plan, Step, Task, Volley,
};
pub use victory::{POINT, Score};
pub use view::View;

/// Re-exported so that callers speak of the same geometry.
pub use hex::{Direction, Facing, Hex, Zone};
