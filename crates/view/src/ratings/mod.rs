//! Ratings during the event: everybody's expected and actual score, the rating as it would be if the event ended now,
//! how every number comes about, candidate results and norms. Nothing tells a rating behind a withheld name.

pub mod derivation;
pub mod fide_lines;
pub mod figures;
pub mod history;
pub mod norms;
pub mod plot;
mod reports;
mod signed;
pub mod spread;
pub mod table;
#[cfg(test)]
mod tests;
