//! Moves as players write and say them.

mod letters;
mod read;
pub mod spoken;
mod write;

pub use letters::Letters;
pub use read::{Reading, Unreadable, read};
pub use write::{Style, write};
