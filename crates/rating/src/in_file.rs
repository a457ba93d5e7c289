//! A report file has start numbers and no ids: there, and only there, the one stands for the other.

use rokade_model::{PlayerId, StartNumber};

/// By what a player of a file is rated.
pub fn id_in_file(number: StartNumber) -> PlayerId {
    PlayerId(number.0)
}

/// Whom the rating of a file means.
pub fn number_in_file(player: PlayerId) -> StartNumber {
    StartNumber(player.0)
}
