#![doc = include_str!("../README.md")]

mod command;
mod event;
mod ids;
mod settings;
mod state;

pub use command::{Command, Decision, NewFacts, NewPlayer, Seat};
pub use event::{Event, GameState, OrderedBy, PublishedBoard, PublishedBye, Recorded};
pub use ids::{FactsVersion, GroupId, Micros, PlayerId};
pub use settings::{ByeLimits, GroupSettings, RoundTimes, TournamentSettings};
pub use state::{Board, Draft, Group, ManualSession, Order, Player, Round, Tournament};
