//! Warhammer, a reference sheet of the early 1990s with the house rules that make it playable: a pure state machine that
//! cites the rule for every number, result and refusal. Modules follow the chapters of the inventory.
//!
//! | module | chapter |
//! |---|---|
//! | `turn` | 01 turn sequence |
//! | `charge`, `reach`, `candidates`, `onset`, `moves`, `manoeuvre`, `going`, `joining`, `space`, `bridges`, `ground` | 02 movement and charges |
//! | `sight`, `shooting`, `save`, `damage`, `casualties`, `arms` | 03 shooting |
//! | `combat`, `challenge`, `fighters`, `blows`, `fight`, `result`, `contact` | 04 close combat |
//! | `aftermath`, `flight`, `pursuit`, `rally`, `lap` | 05 breaking, fleeing, rallying, pursuing, lapping round |
//! | `psychology` | 06 psychology |
//! | `leadership` | 07 general and standards |
//! | `magic`, `spells`, `lasting` | 08 magic |
//! | `setup`, `roster`, `verify`, `deploy`, `reserves`, `terrain`, `machine`, `victory` | 09 the battle |
//!
//! `stage` is what never changes in a battle, `state` what does, `step` what is being decided, `ask` what everybody may ask
//! of a position.

mod action;
mod aftermath;
mod arms;
mod ask;
mod blows;
mod bridges;
mod candidates;
mod card;
mod casualties;
mod challenge;
mod charge;
mod combat;
mod contact;
mod damage;
mod deploy;
mod dice;
mod event;
mod faults;
mod fight;
mod fighters;
mod flight;
mod game;
mod going;
mod ground;
mod ids;
mod joining;
mod label;
mod lap;
mod lasting;
mod leadership;
mod legal;
mod machine;
mod magic;
mod manoeuvre;
mod models;
mod moves;
mod onset;
mod places;
mod preview;
mod psychology;
mod pursuit;
mod rally;
mod reach;
mod refusal;
mod reserves;
mod result;
mod roster;
pub mod rules;
mod sample;
mod save;
mod setup;
mod shooting;
mod sight;
mod space;
mod spells;
mod stage;
mod state;
mod step;
mod terrain;
#[cfg(test)]
mod testing;
mod turn;
mod verify;
mod victory;
mod view;

pub use action::{Action, Reaction, Turn};
pub use blows::{Arm, BlowPreview, Blows, Turn as BlowTurn, to_hit};
pub use card::{
    Armour, Arms, BodyArmour, Card, Category, Chariot, Command, Engine, Kind, Machine, Melee, Missile, Mount,
    Profile, Role, Spell, Spells, Traits,
};
pub use damage::Multiple;
pub use event::{Event, ReactionName};
pub use faults::SetupFault;
pub use game::Legal;
pub use ground::{Cover, Going, Ground, Piece, Screen, Terrain};
pub use ids::{UnitId, UnitSet};
pub use label::{Cause, Degree, Ending, Label, Manner, Misfire, Phase, Sum, Test};
pub use leadership::BreakOdds;
pub use manoeuvre::{Halt, Limit};
pub use refusal::{Obstacle, Refusal};
pub use roster::{ArmyEntry, Shares};
pub use save::{NEVER, armour_save, save_modifier, to_wound};
pub use setup::{Opening, Placed, Position, Setup, Start};
pub use shooting::{Fusillade, Shots};
pub use spells::SpellKind;
pub use stage::{Area, Deployment, Fielded, FirstTurn, Goal, Scenario, Stage, Switches};
pub use state::{Aimed, Battle, Charge, Flags, MAX_UNITS, Status, UnitState};
pub use step::{Aim, Due, Gait, Moment, Moving, Step};
pub use terrain::random_ground;
pub use verify::{MOST_PIECES, MOST_POINTS};
pub use view::View;

/// Re-exported so that callers speak of the same geometry.
pub use plane::{Angle, Edge, Hand, INCH, Mil, Point, Quad, Rect, Shape, Zone};
