#![doc = include_str!("../README.md")]

mod accounts;
mod backup;
mod book;
mod engine;
mod erasure;
mod error;
mod execute;
mod files;
#[cfg(test)]
mod full_disk;
mod gathering;
mod journal;
mod key;
mod listen;
mod ratings;
mod schema;
mod shelf;
mod sign_in;
mod store;
mod tournament_file;
mod tournaments;

pub use accounts::{AccountError, Role, User, UserId};
pub use backup::{Restored, Schedule};
pub use book::Book;
pub use engine::Engine;
pub use error::{ExecuteError, StoreError};
pub use execute::Executed;
pub use gathering::Finished;
pub use key::TournamentKey;
pub use ratings::{FileError, Filings, Identity, Ledger, RatedEvent, RatedLine, RatedPerson};
pub use sign_in::{Session, SessionId, Ticket, TicketKind};
pub use store::{Change, Options, Store};
pub use tournament_file::ImportError;
pub use tournaments::Summary;
