#![doc = include_str!("../README.md")]

mod accounts;
mod action;
mod backup;
mod chain;
mod chained;
mod chaining;
mod clock;
mod damage;
mod deletion;
mod doer;
mod engine;
mod erasure;
mod error;
mod execute;
mod federation;
mod files;
#[cfg(test)]
mod full_disk;
mod gathering;
mod head;
mod hold;
mod journal;
mod key;
mod listen;
mod log;
mod rating_list;
mod ratings;
mod rows;
mod schema;
mod seal;
mod shelf;
mod sign_in;
mod store;
mod sum;
mod tournament_file;
mod tournaments;
mod verify;
mod whole;

pub use accounts::{AccountError, Role, User, UserId};
pub use action::{Action, acting};
pub use backup::{GoodBackup, Restored, Schedule, Wanted};
pub use chain::Hash;
pub use clock::{ServerStep, ServerTime};
pub use damage::{Broken, Flaw};
pub use engine::Engine;
pub use error::{ExecuteError, StoreError};
pub use execute::Executed;
pub use federation::{Acting, EnactError, Enacted, OfficeRecord};
pub use gathering::Finished;
pub use rating_list::{
    Added, Found, KEPT_MONTHS, KeptList, ListError, ListFacts, ListName, ListWriter, RatingList, RatingLists, Smaller,
    Spelling, Taking,
};
pub use ratings::{FileError, Filings, Identity, Ledger, RatedEvent, RatedLine, RatedPerson};
pub use rokade_tournament::{Book, TournamentKey};
pub use sign_in::{Session, SessionId, Ticket, TicketKind};
pub use store::{Change, Options, Store};
pub use tournament_file::{ImportError, Readable};
pub use tournaments::Summary;
pub use verify::{Checked, CheckedFederation, Report};
