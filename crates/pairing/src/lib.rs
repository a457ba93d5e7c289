#![doc = include_str!("../README.md")]

mod answer;
mod attendance;
mod check;
mod judge;
mod matching;
mod monrad;
mod reasons;
pub mod round_robin;
mod system;

pub use answer::{Board, Bye, Control, NOBODY, NoPairing, Pairing, Passed, Request, pair};
pub use check::{Check, Difference, check, check_round};
pub use judge::{Judgement, Proposal, judge};
pub use reasons::REASONS;
pub use system::{SYSTEMS, System, SystemRow, UnknownSystem};
