//! The catalogue of incidents, clause by clause and as a whole.

mod arbiter;
mod conduct;
mod desk;
mod fuzz;
mod guide;
mod outcomes;
mod rulings;
mod sweep;
mod texts;
