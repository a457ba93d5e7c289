//! Who may call a flag. In some editions rapid and blitz leave it to the players alone.

use rokade_clause::{ByEdition, Edition, value};
use serde::Deserialize;

use super::super::game::Game;
use super::super::pace::Pace;
use super::super::settings::Supervision;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Calling {
    /// The ordinary rule: the arbiter and the players.
    Everybody,
    /// Rapid and blitz under their own rules, which let the arbiter call it, too.
    ArbiterToo,
    /// The arbiter is silent until both flags are down.
    PlayersOnly,
}

/// One edition's column of the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    #[serde(deserialize_with = "value")]
    players_only: bool,
    #[serde(deserialize_with = "value")]
    players_only_limited: bool,
}

impl Rules {
    fn of(edition: Edition) -> &'static Rules {
        static RULES: ByEdition<Edition, Rules> = ByEdition::of_table("laws/flags");
        RULES.of(edition)
    }
}

impl Calling {
    pub(super) fn of(game: &Game) -> Calling {
        let rules = Rules::of(game.edition());
        match (game.settings.pace, game.settings.supervision) {
            (Pace::Standard, _) => Calling::Everybody,
            (Pace::Rapid | Pace::Blitz, Supervision::Full) if rules.players_only => Calling::PlayersOnly,
            (Pace::Rapid | Pace::Blitz, Supervision::Full) => Calling::Everybody,
            (Pace::Rapid | Pace::Blitz, Supervision::Limited) if rules.players_only_limited => Calling::PlayersOnly,
            (Pace::Rapid | Pace::Blitz, Supervision::Limited) => Calling::ArbiterToo,
        }
    }
}
