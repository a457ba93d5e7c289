//! The sealed move of an adjourned game: can the text in the envelope be played, and if not, what
//! follows. Envelope, clocks and arrival are the referee's.

use rokade_board::notation::{self, Letters, Unreadable};
use rokade_board::unwinnable::{self, Verdict};
use rokade_board::{Color, History, Move};
use rokade_clause::Reason;
use rokade_model::GameResult;

use crate::citation::Citation;
use crate::endings::{self, Ending};
use crate::laws::Laws;

/// What a sealed text comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sealed {
    /// A legal move. What it ends on the board stands even if its player does not come back.
    Valid { m: Move, ending: Option<Ending> },
    /// No legal move: the game is lost, or drawn where the opponent cannot mate.
    Faulty { result: GameResult, reason: Reason },
}

const AMBIGUOUS: Citation = Citation::new(&["L2001-A8.a"], &["L2009-ADJ.8.a"], &["L2018-E.8.1"], &["L2023-I.8.1"]);
const UNCLEAR: Citation = Citation::new(&["L2001-A8.b"], &["L2009-ADJ.8.b"], &["L2018-E.8.2"], &["L2023-I.8.2"]);
const ILLEGAL: Citation = Citation::new(&["L2001-A8.c"], &["L2009-ADJ.8.c"], &["L2018-E.8.3"], &["L2023-I.8.3"]);
/// The exception for an opponent who cannot mate, by the rule on overstepping the time
/// (`docs/readings/sealed-move-exceptions.md`).
const SAVED: Citation = Citation::new(
    &["L2001-A8", "L2001-6.10"],
    &["L2009-ADJ.8-DK", "L2009-6.9"],
    &["L2018-E.8", "L2018-6.9"],
    &["L2023-I.8", "L2023-6.9"],
)
.in_norway(&["L2009-ADJ.8-NO", "L2009-6.9"]);

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
        Err(fault) => faulty(laws, history, &fault),
    }
}

fn faulty(laws: &Laws, history: &History, fault: &Unreadable) -> Sealed {
    let (rule, key) = match fault {
        Unreadable::Ambiguous(_) => (AMBIGUOUS, "sealed_move_ambiguous"),
        Unreadable::Illegal(_) => (ILLEGAL, "sealed_move_illegal"),
        Unreadable::NotAMove(_) => (UNCLEAR, "sealed_move_unclear"),
    };
    let (sealer, edition) = (history.position().turn(), laws.edition());
    let reason = rule.reason(edition, key).with("by", sealer.to_string());
    let answer = unwinnable::decide(history.position(), !sealer, unwinnable::DEFAULT_NODES);
    if let Verdict::Unwinnable(why) = answer.verdict {
        let reason = SAVED.clauses(edition).into_iter().fold(reason, Reason::and).with("why", why.key());
        let reason = reason.read_as("sealed-move-exceptions");
        return Sealed::Faulty { result: GameResult::Draw, reason };
    }
    let result = match sealer {
        Color::White => GameResult::BlackWins,
        Color::Black => GameResult::WhiteWins,
    };
    Sealed::Faulty { result, reason }
}
