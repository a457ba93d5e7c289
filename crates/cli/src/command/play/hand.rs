//! A typed move: squares are moved as they are, notation must mean a legal move.

use rokade_board::notation::{self, Letters, NotAMove, Reading, Unreadable};
use rokade_board::{Attempt, Position, Role, Square};
use rokade_clause::{Country, Edition, Reason};
use rokade_laws::illegal;
use rokade_laws::referee::Settings;

use crate::fault::{Failure, Fault};
use crate::unreadable;

/// What a hand will do on the board.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub attempt: Attempt,
    /// `(=)` stands behind the move.
    pub offers_draw: bool,
    /// What is wrong with it, where that can be seen.
    pub breach: Option<Reason>,
}

/// How moves are read and written at this table.
#[derive(Clone, Debug)]
pub(super) struct Eyes {
    /// The only letters that are read, where the players have said so.
    only: Option<Letters>,
    /// Which language is meant where several could be.
    preferred: Vec<Letters>,
    pub writes: Letters,
    edition: Edition,
}

impl Eyes {
    pub(super) fn new(only: Option<Letters>, reader: Letters, settings: &Settings) -> Self {
        let federation = settings.federation.or(settings.edition.country()).map(letters_in);
        let preferred = [Some(reader), federation, Some(Letters::English)].into_iter().flatten().collect();
        Self { only, preferred, writes: only.unwrap_or(reader), edition: settings.edition }
    }

    /// Reads a move. Among men that are no position only squares can be read.
    pub(super) fn read(&self, text: &str, position: Option<&Position>) -> Result<Hand, Failure> {
        if let Some(attempt) = squares(text) {
            let breach = position.and_then(|position| self.breach(position, attempt));
            return Ok(Hand { attempt, offers_draw: false, breach });
        }
        let Some(position) = position else {
            return Err(Fault::of(Reason::house("play_squares_needed")).found(text).into());
        };
        let reading = self.meaning(text, position).map_err(|why| self.refused(text, &why, position))?;
        let attempt = squares(&position.uci(reading.m)).expect("a move is written by its squares");
        Ok(Hand { attempt, offers_draw: reading.written.has_draw_offer, breach: None })
    }

    /// The squares of a legal move that a text means, so that the script needs no language.
    pub(super) fn uci(&self, text: &str, position: Option<&Position>) -> Option<String> {
        let position = position?;
        self.meaning(text, position).ok().map(|reading| position.uci(reading.m))
    }

    fn meaning(&self, text: &str, position: &Position) -> Result<Reading, Unreadable> {
        let read = |letters| notation::read(position, text, letters);
        match read(self.only) {
            Err(several) if several.is_ambiguous_by_language() => {
                self.preferred.iter().find_map(|letters| read(Some(*letters)).ok()).ok_or(several)
            }
            other => other,
        }
    }

    fn breach(&self, position: &Position, attempt: Attempt) -> Option<Reason> {
        let kind = position.attempt(attempt).err()?;
        let role = position.piece_at(attempt.from).map(|man| man.role);
        Some(illegal::reason(self.edition, kind, role, position.variant()))
    }

    /// Why a text is not moved, and the squares that would move it all the same.
    fn refused(&self, text: &str, why: &Unreadable, position: &Position) -> Failure {
        let fault = match why {
            Unreadable::NotAMove(NotAMove::Empty | NotAMove::NoSquare | NotAMove::Word(_)) => {
                Fault::of(Reason::house("play_not_understood")).found(text)
            }
            Unreadable::NotAMove(why) => unreadable::not_a_move(text, why),
            Unreadable::Ambiguous(several) => {
                Fault::of(unreadable::ambiguous(text, several, position, self.writes)).found(text)
            }
            Unreadable::Illegal(breach) => {
                unreadable::illegal_move(text, breach.illegal, breach.role, position, self.edition)
            }
        };
        let anyway = |squares: String| Fault::of(Reason::house("play_squares_anyway")).found(squares);
        Failure { faults: [Some(fault), squares_meant(why).map(anyway)].into_iter().flatten().collect() }
    }
}

/// The squares of an illegal move that a text means.
fn squares_meant(why: &Unreadable) -> Option<String> {
    let Unreadable::Illegal(breach) = why else { return None };
    let letter = breach.promotion.map(|role| role.char().to_string()).unwrap_or_default();
    Some(format!("{}{}{letter}", breach.from?, breach.to))
}

const fn letters_in(country: Country) -> Letters {
    match country {
        Country::Denmark => Letters::Danish,
        Country::Norway => Letters::Norwegian,
        Country::Sweden => Letters::Swedish,
    }
}

/// `e2e4`, `e2-e4`, `e7e8q`.
fn squares(text: &str) -> Option<Attempt> {
    let plain: String = text.chars().enumerate().filter(|(at, c)| (*at, *c) != (2, '-')).map(|(_, c)| c).collect();
    if !plain.is_ascii() || !(4..=5).contains(&plain.len()) {
        return None;
    }
    let square = |part: &str| part.parse::<Square>().ok();
    let promotion = match plain.chars().nth(4) {
        None => None,
        Some(letter) => Some(Role::from_char(letter.to_ascii_lowercase())?),
    };
    Some(Attempt { from: square(&plain[..2])?, to: square(&plain[2..4])?, promotion })
}
