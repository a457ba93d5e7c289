#![doc = include_str!("../README.md")]

#[doc(hidden)]
pub mod claims;
mod decode;
pub mod members;
pub use rokade_laws::fen;
pub mod fide_list;
mod notes;
pub mod pgn;
pub mod players;
mod problem;
pub mod rating_lists;
pub mod reason;
pub mod report;
pub mod script;
pub mod tables;
pub mod trf;

pub use problem::Problem;
