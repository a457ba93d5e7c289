//! FIDE Swiss of 1998, clause by clause, against the text followed step by step, and what holds always.

#[path = "fide_1998/against_the_text.rs"]
mod against_the_text;
#[path = "fide_1998/brackets.rs"]
mod brackets;
#[path = "fide_1998/by_the_text.rs"]
mod by_the_text;
#[path = "fide_1998/claims.rs"]
mod claims;
#[path = "fide_1998/colours.rs"]
mod colours;
#[path = "fide_1998/criteria.rs"]
mod criteria;
mod fields;
#[path = "fide_1998/hall.rs"]
mod hall;
#[path = "fide_1998/judged.rs"]
mod judged;
#[path = "fide_1998/men.rs"]
mod men;
#[path = "fide_1998/one_bracket.rs"]
mod one_bracket;
#[path = "fide_1998/orders.rs"]
mod orders;
#[path = "fide_1998/steps.rs"]
mod steps;
#[path = "fide_1998/tournaments.rs"]
mod tournaments;
#[path = "fide_1998/worked_out.rs"]
mod worked_out;
