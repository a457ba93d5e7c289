#![doc = include_str!("../README.md")]

mod day;
mod history;
mod letters;
mod listed;
mod match_game;
mod other_ratings;
mod person;
mod points;
mod result;
mod sanction;
mod scoring;
mod time_control;

pub use day::{days_from, read_day};
pub use history::{Acceleration, ByeKind, Entry, Forbidden, History, LeaveNotice, Notice, Participant, Withdrawal};
pub use letters::{each_folded_word, folded_words, in_ascii};
pub use listed::{Activity, ListKind, ListMonth, ListPace, ListedPlayer, ListedRating, ListedTitles};
pub use match_game::{MatchGame, StageKind};
pub use other_ratings::OtherRatings;
pub use person::{Birth, Name, Person, Sex, Title};
pub use points::{HalfPoints, InvalidPoints};
pub use result::{Color, GameResult, InvalidResult, Mark, chess_score};
pub use rokade_clause::{PlayerId, StartNumber};
pub use sanction::SanctionKind;
pub use scoring::Scoring;
pub use time_control::{InvalidTimeControl, Period, TimeControl};

/// Rounds count from 1.
pub type RoundNumber = u32;
