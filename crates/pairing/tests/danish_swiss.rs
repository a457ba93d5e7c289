//! Danish Swiss (D4.9.3, D4.9.4).

mod fields;

#[path = "danish_swiss/brute_force.rs"]
mod brute_force;
#[path = "danish_swiss/claims.rs"]
mod claims;
#[path = "danish_swiss/clauses.rs"]
mod clauses;
#[path = "danish_swiss/examples.rs"]
mod examples;
#[path = "danish_swiss/judged.rs"]
mod judged;
#[path = "danish_swiss/situation.rs"]
mod situation;
#[path = "danish_swiss/text.rs"]
mod text;
#[path = "danish_swiss/tournaments.rs"]
mod tournaments;
