//! The tournament as the rating rules see it: one module an office that wants to know.

mod dsu;
pub mod fide;
mod privacy;
mod thinking_time;
pub mod titles;

use rokade_rating::Rating;

use crate::{MatchGame, Player, Stage, StageKind, Tournament};

pub use privacy::KeptBack;
pub use rokade_rating::dsu::DANISH_FEDERATION;
pub use thinking_time::thinking_time;

/// What the ratings of an event are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    Fide,
    /// Some list of the event's own; FIDE's, if there is one, stands beside it.
    Own,
}

impl Numbers {
    /// A player's FIDE rating in standard chess.
    fn fide_rating(self, player: &Player) -> Option<Rating> {
        match self {
            Numbers::Own => player.others.elo,
            Numbers::Fide => player.others.elo.or(player.rating),
        }
    }
}

impl Tournament {
    /// Where players have a FIDE rating beside the number of the event, that number is no FIDE rating
    /// (docs/readings/fide-rating-which-number.md). Everybody is looked at: found once for whoever asks about all.
    fn numbers_of_event(&self) -> Numbers {
        let has_others = || self.players.values().any(|player| player.others.elo.is_some());
        if self.settings.names_denmark() || has_others() { Numbers::Own } else { Numbers::Fide }
    }
}

/// At what pace a game is played, beside the event's own.
fn kind(stages: &[Stage], game: &MatchGame) -> StageKind {
    stages.get(game.stage).map_or(StageKind::Ordinary, |stage| stage.kind)
}
