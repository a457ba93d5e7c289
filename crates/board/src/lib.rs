#![doc = include_str!("../README.md")]

pub mod chess960;
#[doc(hidden)]
pub mod claims;
mod fen;
mod history;
mod identity;
mod illegal;
mod mobility;
pub mod notation;
mod perft;
mod position;
pub mod unwinnable;

pub use fen::{BadFen, Doubt, FenFault, needed_variant};
pub use history::History;
pub use identity::Identity;
pub use illegal::{Attempt, Illegal, Men};
pub use perft::{divide, perft};
pub use position::{Position, UciFault, Variant};
pub use shakmaty::{Bitboard, Board, CastlingSide, Color, File, Move, MoveList, Piece, Rank, Role, Square};
