//! The commands of the board: positions, questions about mate, notation, recorded games.

mod game;
mod notation;
mod positions;
#[path = "../shell/mod.rs"]
mod shell;
mod unwinnable;
