//! Danish Swiss (D4.9.3, D4.9.4).

#[path = "../fields/mod.rs"]
mod fields;

mod brute_force;
mod claims;
mod clauses;
mod examples;
mod judged;
mod situation;
mod text;
mod tournaments;
