//! The Laws clause by clause, each edition on its own.

mod adjournment;
mod castling;
mod check;
mod chess960;
mod claims;
mod dead;
mod endings;
mod identity;
mod pawns;
mod pieces;
mod placing;
mod properties;
mod recorded;
mod scene;
mod start;
mod touch;
mod touch_castling;
