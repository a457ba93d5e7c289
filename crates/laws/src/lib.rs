#![doc = include_str!("../README.md")]

pub mod castling;
pub mod checklist;
pub mod claims;
pub mod endings;
pub mod fen;
pub mod hopeless;
pub mod illegal;
pub mod incident;
mod laws;
pub mod recorded;
pub mod referee;
pub mod sealed;
pub mod setup;
pub mod touch;

pub use claims::{Claim, ClaimRule};
pub use endings::{Cause, Ending, Life};
pub use laws::{Counted, Laws};
pub use recorded::{Ended, Fit, Recorder};
