#![doc = include_str!("../README.md")]

mod history;
mod person;
mod points;
mod result;
mod scoring;

pub use history::{Acceleration, ByeKind, Entry, Forbidden, History, LeaveNotice, Notice, Participant, Withdrawal};
pub use person::{Birth, Name, Person, Sex, Title};
pub use points::{HalfPoints, InvalidPoints};
pub use result::{Color, GameResult, InvalidResult, Mark, chess_score};
pub use scoring::Scoring;

/// A player's number in a group: the lot or the seed.
pub type StartNumber = u32;
/// Rounds count from 1.
pub type RoundNumber = u32;
