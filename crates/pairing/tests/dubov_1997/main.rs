//! Dubov Swiss of 1997, against the text.

mod against_text;
mod claims;
mod clauses;
#[path = "../fields/mod.rs"]
mod fields;
mod group;
mod hall;
mod judged;
mod man;
mod text;
mod thrown;
mod worked_out;
