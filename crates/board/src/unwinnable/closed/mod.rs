//! The exact search: every position that can still arise, each looked at once.
//!
//! Positions fall into classes: same pawns, same kinds of men, same castling rights, same en passant
//! square. Within a class a position is the squares of its pieces and the turn, packed into one number
//! that can be read back, so two positions are never taken for one. Entering a class is irreversible, and there
//! the material and the static proof are tried once more. When nothing is left to look at, no mate can
//! ever arise; a mate that turns up is a helpmate.

mod class;
mod moves;
mod novelty;
mod search;

pub(super) use search::{Breadth, Closed, Outcome};
