//! The FIDE rating: worked figures, clauses from both sides of every change, and properties.

mod claims;
mod event;
mod first;
mod games;
mod requirements;
mod slow;
mod worked;
