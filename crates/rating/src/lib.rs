#![doc = include_str!("../README.md")]

pub mod candidate;
pub mod designation;
pub mod dsu;
mod exact;
pub mod fide;
mod hundredths;
pub mod norm;
pub mod performance;
pub mod registry;
pub mod table;

pub use exact::Exact;
pub use hundredths::Hundredths;

/// The caller's number of a player: a start number in a file, a player's id in a tournament.
pub type PlayerKey = u32;
/// A rating is a whole number.
pub type Rating = u32;
