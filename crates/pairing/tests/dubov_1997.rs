//! Dubov Swiss of 1997, against the text.

#[path = "dubov_1997/against_text.rs"]
mod against_text;
#[path = "dubov_1997/claims.rs"]
mod claims;
#[path = "dubov_1997/clauses.rs"]
mod clauses;
mod fields;
#[path = "dubov_1997/group.rs"]
mod group;
#[path = "dubov_1997/hall.rs"]
mod hall;
#[path = "dubov_1997/judged.rs"]
mod judged;
#[path = "dubov_1997/man.rs"]
mod man;
#[path = "dubov_1997/text.rs"]
mod text;
#[path = "dubov_1997/thrown.rs"]
mod thrown;
#[path = "dubov_1997/worked_out.rs"]
mod worked_out;
