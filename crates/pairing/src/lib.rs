#![doc = include_str!("../README.md")]

mod answer;
mod attendance;
mod check;
mod danish_swiss;
#[cfg(test)]
mod dice;
mod double;
mod dubov_1997;
mod fide_1998;
mod fide_dutch;
mod impossible;
mod judge;
pub mod knock_out;
mod matching;
mod measure;
mod monrad;
pub mod olympiad;
mod reasons;
pub mod round_robin;
mod sheet;
mod soft;
mod swiss;
mod system;

pub use answer::{
    Board, Bye, Control, Detail, Direction, Float, NOBODY, NoPairing, OpponentAverage, Pairing, Passed, Request,
    ScoreGroup, Step, explain, pair,
};
pub use check::{Check, Difference, check, check_round};
pub use fide_dutch::baku_points;
pub use judge::{Judgement, Proposal, judge};
pub use measure::{Measure, Unit, measure};
pub use reasons::REASONS;
pub use sheet::{Claim, Due, Sheet, sheets, why_away, why_in_order};
pub use system::{
    Drawn, DutchEdition, FirstColours, Groups, Host, Kind, Name, Names, Placement, SYSTEMS, StartOrder, System,
    SystemRow, Ties, USUAL_TEAMS, UnknownSystem, Upfloater,
};
