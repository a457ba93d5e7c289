//! The sealed move of an adjourned game: can the text in the envelope be played, and if not, what
//! follows. Envelope, clocks and arrival are the referee's.

use rokade_board::notation::{self, Letters, Unreadable};
use rokade_board::{Color, History, Move};
use rokade_clause::{Citation, Reason, rule};
use rokade_model::GameResult;

use crate::endings::{self, Ending};
use crate::laws::Laws;
use crate::referee::Mating;

/// What a sealed text comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sealed {
    /// A legal move. What it ends on the board stands even if its player does not come back.
    Valid { m: Move, ending: Option<Ending> },
    /// No legal move: the game is lost, or drawn where the opponent cannot mate.
    Faulty { result: GameResult, reason: Reason },
}

const AMBIGUOUS: Citation = rule("sealed_ambiguous");
const UNCLEAR: Citation = rule("sealed_unreadable");
const ILLEGAL: Citation = rule("sealed_illegal");
/// The exception for an opponent who cannot mate, by the rule on overstepping the time
/// (`docs/readings/sealed-move-exceptions.md`).
const SAVED: Citation = rule("sealed_game_saved");

/// Judges the sealed text in the adjourned position. Coordinates such as `e2e4` and the letters of
/// any language are understood unless one language is asked for.
pub fn judge(laws: &Laws, history: &History, text: &str, letters: Option<Letters>) -> Sealed {
    let position = history.position();
    let read = match position.read_uci(text.trim()) {
        Ok(m) => Ok(m),
        Err(_) => notation::read(position, text, letters).map(|reading| reading.m),
    };
    match read {
        Ok(m) => {
            let mut after = history.clone();
            after.play(m);
            Sealed::Valid { m, ending: endings::automatic(laws, &after) }
        }
        Err(fault) => faulty(laws, history, text.trim(), &fault),
    }
}

fn faulty(laws: &Laws, history: &History, text: &str, fault: &Unreadable) -> Sealed {
    let (rule, key) = match fault {
        Unreadable::Ambiguous(_) => (AMBIGUOUS, "sealed_move_ambiguous"),
        Unreadable::Illegal(_) => (ILLEGAL, "sealed_move_illegal"),
        Unreadable::NotAMove(_) => (UNCLEAR, "sealed_move_unclear"),
    };
    let (sealer, edition) = (history.position().turn(), laws.edition());
    let reason = rule.reason(edition, key).with("by", sealer.to_string()).with("text", text);
    let mating = Mating::at(history.position().clone(), !sealer);
    let shown = mating.reason(SAVED.clauses(edition));
    let why = shown.key.to_string();
    let reason = reason.because([shown]);
    if !mating.is_possible() {
        let reason = SAVED.clauses(edition).into_iter().fold(reason, Reason::and).with("why", why);
        let reason = reason.read_as("sealed-move-exceptions");
        return Sealed::Faulty { result: GameResult::Draw, reason };
    }
    let result = match sealer {
        Color::White => GameResult::BlackWins,
        Color::Black => GameResult::WhiteWins,
    };
    Sealed::Faulty { result, reason }
}
