//! A real server on a free port, asked by real sockets.

mod client;
mod leak;
mod limits;
mod over;
mod pages;
mod people;
mod play;
mod seats;
