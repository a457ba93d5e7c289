//! A test cheap enough to run after every move.

use crate::Position;

/// Whether both... at least one side can certainly still mate. `false` means: look closer.
pub fn is_certainly_alive(_position: &Position) -> bool {
    false
}
