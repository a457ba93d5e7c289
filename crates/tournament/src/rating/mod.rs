//! The tournament as the rating rules see it: one module an office that wants to know.

mod dsu;
pub mod fide;
mod privacy;
pub mod season;
mod thinking_time;
pub mod titles;

use rokade_rating::Rating;

use crate::{MatchGame, Player, Stage, StageKind, Tournament};

pub use privacy::KeptBack;
pub use rokade_rating::dsu::DANISH_FEDERATION;
pub use thinking_time::thinking_time;

impl Tournament {
    /// A player's FIDE rating in standard chess.
    fn fide_rating(&self, player: &Player) -> Option<Rating> {
        if self.goes_by_own_numbers() { player.others.elo } else { player.others.elo.or(player.rating) }
    }

    /// Where players have a FIDE rating beside the number of the event, that number is no FIDE rating
    /// (docs/readings/fide-rating-which-number.md).
    fn goes_by_own_numbers(&self) -> bool {
        self.settings.names_denmark() || self.players.values().any(|player| player.others.elo.is_some())
    }
}

/// At what pace a game is played, beside the event's own.
fn kind(stages: &[Stage], game: &MatchGame) -> StageKind {
    stages.get(game.stage).map_or(StageKind::Ordinary, |stage| stage.kind)
}
