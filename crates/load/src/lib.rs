//! Many battles at once, over the wire as browsers play them. The tests that kill the server use the same client.

pub mod client;
pub mod measure;
pub mod party;
pub mod process;
