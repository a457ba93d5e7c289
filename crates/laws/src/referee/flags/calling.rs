//! Who may call a flag. In some editions rapid and blitz leave it to the players alone.

use std::sync::LazyLock;

use rokade_clause::{Edition, FigureError, table};

use super::super::game::Game;
use super::super::pace::Pace;
use super::super::per_edition::PerEdition;
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
#[derive(Debug)]
struct Rules {
    players_only: bool,
    players_only_limited: bool,
}

impl Rules {
    fn of(edition: Edition) -> &'static Rules {
        static RULES: LazyLock<PerEdition<Rules>> = LazyLock::new(|| PerEdition::load(Rules::load));
        RULES.of(edition)
    }

    fn load(edition: Edition) -> Result<Self, FigureError> {
        let table = table("laws/flags")?;
        let table = table.in_edition(edition);
        Ok(Self {
            players_only: table.number("players_only")?.value != 0,
            players_only_limited: table.number("players_only_limited")?.value != 0,
        })
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
