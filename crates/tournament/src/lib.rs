#![doc = include_str!("../README.md")]

mod checklist;
#[doc(hidden)]
pub mod claims;
mod command;
mod consequences;
pub mod demo;
mod digest;
mod event;
mod fold;
mod ids;
mod judge;
mod lots;
mod refusal;
mod settings;
pub mod simulate;
mod state;
mod table;
mod time_control;

pub use checklist::{Checklist, Todo, TodoKind};
pub use command::{Command, Decision, NewFacts, NewPlayer, Seat};
pub use consequences::{Consequences, RoundChange, StandingChange};
pub use digest::{StepDigest, digest};
pub use event::{Event, GameState, OrderedBy, PublishedBoard, PublishedBye, Recorded};
pub use fold::FoldError;
pub use ids::{FactsVersion, GroupId, Micros, PlayerId};
pub use judge::{Context, People, reporter};
pub use refusal::Refusal;
pub use rokade_clause::Reason;
pub use settings::{ByeLimits, GroupSettings, RoundTimes, TournamentSettings};
pub use state::{Board, Draft, Group, ManualSession, Order, Player, Round, Tournament};
pub use time_control::{InvalidTimeControl, Period, TimeControl};
