//! Moves as players write and say them.
//!
//! Writing follows the notation appendices of the Laws or the PGN standard; reading is lenient and
//! notes what it forgave, so that an edition of the Laws can judge the sheet afterwards.

mod letters;
mod meaning;
mod note;
mod parse;
mod read;
mod sheet;
pub mod spoken;
mod text;
mod translate;
mod write;

pub use letters::Letters;
pub use read::{Breach, Candidate, Departure, NotAMove, Note, Reading, Unreadable, Written, read, read_plain};
pub use sheet::{Demand, Deviation, SheetRules, deviations};
pub use text::{Broken, Sequence, count_moves, has_variations, sequence};
pub use translate::{NoMove, Translated, Untranslatable, translate};
pub use write::{CastlingSign, Form, MateSign, PromotionSign, Style, write, write_to};

#[cfg(test)]
mod tests;
