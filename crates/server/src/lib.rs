//! The table in the browser: HTTP, WebSocket, hosted battles, people. `docs/server.md` tells what it says to the page
//! and how it is run.
//!
//! | module | what |
//! |---|---|
//! | `protocol` | what page and server say to each other |
//! | `serve` | listening, serving, ending |
//! | `http` | requests, people, the page itself, the WebSockets |
//! | `battle` | one task for each battle in play, and the threads in which the computer thinks |
//! | `sheet` | words and names that all battles of a scenario share |
//! | `limit`, `metrics`, `secret` | who may how often; what is counted; random secrets |

mod app;
mod battle;
mod config;
mod http;
mod limit;
mod metrics;
pub mod protocol;
mod secret;
mod serve;
mod sheet;

pub use config::{Config, Limits, Rate};
pub use serve::{ServeError, run};
