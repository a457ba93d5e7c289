//! FIDE Swiss of 1998.

mod fields;
#[path = "fide_1998/by_the_text.rs"]
mod by_the_text;
#[path = "fide_1998/against_the_text.rs"]
mod against_the_text;
#[path = "fide_1998/tournaments.rs"]
mod tournaments;
