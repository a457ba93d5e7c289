//! FIDE Swiss of 1998, clause by clause, against the text followed step by step, and what holds always.

mod against_the_text;
mod brackets;
mod by_the_text;
mod claims;
mod colours;
mod criteria;
#[path = "../fields/mod.rs"]
mod fields;
mod hall;
mod judged;
mod men;
mod one_bracket;
mod orders;
mod steps;
mod tournaments;
mod worked_out;
