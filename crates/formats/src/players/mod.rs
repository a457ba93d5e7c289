//! Lists of players, pasted or saved by a spreadsheet.
//!
//! `guess` says how a text seems to be built and shows its first rows; the user may correct the
//! guess; `read` takes the text by it, row by row, and loses nothing silently: what it cannot
//! read is a problem with its line and cell, what it had to suppose is an assumption of the row.

pub(crate) mod cells;
pub(crate) mod foreign;
pub(crate) mod guess;
pub(crate) mod heading;
pub(crate) mod read;
pub(crate) mod split;

pub use crate::decode::Encoding;
pub use guess::{Guess, guess};
pub use read::{Row, read};

/// What stands between the cells of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    Semicolon,
    Comma,
    Tab,
    Bar,
    /// Two blanks or more.
    Blanks,
}

impl Separator {
    pub const ALL: [Separator; 5] =
        [Separator::Tab, Separator::Semicolon, Separator::Bar, Separator::Comma, Separator::Blanks];
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    /// `Holm, Astrid` or `Astrid Holm`
    Name,
    Family,
    Given,
    Rating,
    /// The FIDE rating, beside another one.
    Elo,
    /// The factor of the FIDE list.
    FideK,
    Club,
    Federation,
    Title,
    FideId,
    NationalId,
    Birth,
    Sex,
    Group,
    /// Nothing of ours: a running number, an address.
    Skip,
}
