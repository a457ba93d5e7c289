#![doc = include_str!("../README.md")]

pub mod candidate;
pub mod designation;
pub mod dsu;
mod exact;
pub mod fide;
mod hundredths;
mod in_file;
pub mod norm;
pub mod performance;
pub mod registry;
pub mod table;

pub use exact::Exact;
pub use hundredths::Hundredths;
pub use in_file::{id_in_file, number_in_file};

/// Players are rated by their id in the tournament, in a file by [`id_in_file`]. Candidate results and norms are of one
/// group and go by start number.
pub use rokade_model::PlayerId;
/// A rating is a whole number.
pub type Rating = u32;
