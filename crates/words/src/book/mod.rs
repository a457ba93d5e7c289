//! The law book: every edition of the Laws and the tournament regulations, in the reader's language, with
//! what belongs to a clause: its topic, the same rule in other editions, rulings that interpret it, the
//! words it is found by.
//!
//! All of it is data of `rules/`, embedded and read once; what is incomplete there is an error that the
//! tests of this crate find. Whether a clause is decided by a function is not known here.

mod concordance;
mod data;
mod diff;
mod figure_names;
mod figures;
mod fold;
mod marks;
mod place;
mod precedents;
mod query;
mod readings;
mod search;
mod shelf;
mod subjects;
mod summaries;
mod synonyms;
mod topics;

pub use concordance::{Counterpart, counterparts};
pub use data::{BookError, InLanguages};
pub use diff::{Change, DiffError, Difference, diff};
pub use figures::{FigureTold, figures};
pub use marks::{Marker, Piece};
pub use place::{chapter, chapters, find, near};
pub use precedents::{Play, Precedent, Standing, precedent, precedents, precedents_on};
pub use readings::{Reading, reading, readings, readings_of};
pub use search::{Hit, Matched, search};
pub use shelf::{Book, UnknownBook, books, books_of, clauses, label, names, printed};
pub use subjects::{Subject, subject_index, subjects_named, subjects_of};
pub use summaries::{languages_of, marked, summary, text_of};
pub use synonyms::meanings;
pub use topics::{topic_name, topics};
