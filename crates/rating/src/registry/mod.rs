//! Who is on the DSU list, with which number, and since when (4.5.4.1, 4.5.4.3, 4.5.5, 4.5.6, § 4).
//!
//! | module | decides | clauses |
//! |---|---|---|
//! | `entry` | who may grant a new player which number | D4.5.5.1a–c |
//! | `activity` | who has left the list, and what counts on the return | D4.5.5.1d–f |
//! | `filing` | which number on file an event starts from | D4.5.4.1a |
//! | `register` | rating an event from the file, and filing it | D4.5.4.1b |
//! | `foreign` | when a foreign event is reported, what its opponents are rated | D4.5.4.3, D4.5.5.2d |
//! | `published` | who stands on the published lists | D4.1-4b, D4.1-4c |
//! | `coordination` | the yearly comparison with the FIDE list | D4.5.6 |
//!
//! Leaves to `dsu` what an event is worth. Days are handed in; nothing here knows today's date.

pub mod activity;
pub mod coordination;
pub mod entry;
mod figures;
pub mod filing;
pub mod foreign;
pub mod published;
pub mod register;

use figures::figures;

/// A player's number on a rating list.
pub type ListNumber = u32;
