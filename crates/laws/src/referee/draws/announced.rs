//! The move that a claim announces: what the text means, and that it must be played if the claim
//! was wrong.

use rokade_board::notation::{self, Letters, Style, Unreadable};
use rokade_board::{Attempt, Color, Move, Position, Square};
use rokade_clause::Country;

use super::clauses;
use crate::referee::game::{Game, Moment};
use crate::referee::pair::color_key;
use crate::referee::settings::Settings;
use crate::referee::{draws, sheets};

/// What the claimant said he would play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Announced {
    Legal(Move),
    /// No legal move, though the man is known: another move with it is owed
    /// (`docs/readings/claims-illegal-announcement.md`).
    Illegal(Option<Square>),
    /// The text means nothing, or several moves.
    Unclear,
}

/// What a player owes after a wrong claim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Owed {
    pub by: Color,
    what: Due,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Due {
    Move(Move),
    Man(Square),
}

/// Reads the announced move: coordinates, or the letters of any language; of several languages that
/// of the federation, then English.
pub(super) fn read(settings: &Settings, position: &Position, text: &str) -> Announced {
    let text = text.trim();
    if let Ok(m) = position.read_uci(text) {
        return Announced::Legal(m);
    }
    let federation = settings.federation.or(settings.edition.country()).map(letters);
    let tries = [None, federation, Some(Letters::English)];
    let mut found = Announced::Unclear;
    for letters in tries {
        match notation::read(position, text, letters) {
            Ok(reading) => return Announced::Legal(reading.m),
            Err(Unreadable::Illegal(breach)) if found == Announced::Unclear => found = Announced::Illegal(breach.from),
            Err(_) => {}
        }
    }
    found
}

/// An announced move that is legal, in English letters.
pub(super) fn in_letters(settings: &Settings, position: &Position, text: &str) -> Option<String> {
    match read(settings, position, text) {
        Announced::Legal(m) => Some(notation::write(position, m, &Style::sheet(Letters::English))),
        Announced::Illegal(_) | Announced::Unclear => None,
    }
}

const fn letters(country: Country) -> Letters {
    match country {
        Country::Denmark => Letters::Danish,
        Country::Norway => Letters::Norwegian,
        Country::Sweden => Letters::Swedish,
    }
}

/// Notes what is owed. A man that cannot move binds nobody.
pub(super) fn owe(game: &mut Game, by: Color, announced: Announced) -> bool {
    let what = match announced {
        Announced::Legal(m) => Some(Due::Move(m)),
        Announced::Illegal(Some(man)) if can_move(game, man) => Some(Due::Man(man)),
        Announced::Illegal(_) | Announced::Unclear => None,
    };
    game.draws.owed = what.map(|what| Owed { by, what });
    what.is_some()
}

fn can_move(game: &Game, man: Square) -> bool {
    let Some(position) = game.track.position() else { return false };
    position.legal_moves().iter().any(|m| m.from() == Some(man))
}

/// Called when a man is released: the offer is turned down by it, the sheet must be in order, and
/// what a wrong claim left owing must be what is played.
pub(crate) fn check_owed(game: &mut Game, now: Moment, player: Color, attempt: Attempt) {
    draws::declined_by_touch(game, now, player);
    sheets::before_move(game, now, player);
    let Some(owed) = game.draws.owed.filter(|owed| owed.by == player) else { return };
    game.draws.owed = None;
    let is_paid = match owed.what {
        Due::Move(m) => game.track.judge(attempt) == Ok(m),
        Due::Man(man) => attempt.from == man,
    };
    if !is_paid {
        let color = color_key(player);
        game.warn(now, clauses::WRONG.reason(game.edition(), "claim_another_move_played").with("color", color));
    }
}
