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

/// The caller's key of a player who is rated: the id in a tournament; in a file, which has nothing else, the start
/// number stands for it. Candidate results and norms are of one group and go by start number.
pub use rokade_clause::EntrantId as PlayerKey;
/// A rating is a whole number.
pub type Rating = u32;
