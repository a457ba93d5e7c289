//! Why a written or spoken move cannot be taken, as people are told.

use rokade_board::notation::{Candidate, Form, Letters, NotAMove, Style, Unreadable, write};
use rokade_board::{Illegal, Position, Role};
use rokade_clause::{Edition, Reason};
use rokade_laws::illegal;

use crate::fault::Fault;

/// A text that is no move in any position.
pub(crate) fn not_a_move(token: &str, why: &NotAMove) -> Fault {
    let fault = match why {
        NotAMove::Empty => Fault::of(Reason::house("move_missing")),
        NotAMove::NoSquare => Fault::of(Reason::house("move_without_square")),
        NotAMove::Letter { letter, fits } if fits.is_empty() => {
            Fault::of(Reason::house("move_letter_unknown").with("letter", letter.to_string()))
        }
        NotAMove::Letter { letter, fits } => {
            let reason = Reason::house("move_letter_elsewhere");
            Fault::of(reason.with("letter", letter.to_string()).with("languages", keys(fits)))
        }
        NotAMove::Departure(part) => Fault::of(Reason::house("move_departure_unknown").with("part", part.as_str())),
        NotAMove::Remains(part) => Fault::of(Reason::house("move_mark_unknown").with("part", part.as_str())),
        NotAMove::Word(part) => Fault::of(Reason::house("move_word_unknown").with("part", part.as_str())),
    };
    fault.found(token).about(token)
}

/// A move that breaks the rules, with the clause of the edition. What was meant stands before the sentence.
pub(crate) fn illegal_move(
    token: &str,
    kind: Illegal,
    role: Option<Role>,
    position: &Position,
    edition: Edition,
) -> Fault {
    Fault::of(illegal::reason(edition, kind, role, position.variant())).found(token).about(token)
}

/// What a text can mean here, and by which languages where that makes the difference. `letters` are the
/// reader's.
pub(crate) fn ambiguous(token: &str, candidates: &[Candidate], position: &Position, letters: Letters) -> Reason {
    let by_language = Unreadable::Ambiguous(candidates.to_vec()).is_ambiguous_by_language();
    let meant = candidates.iter().map(|candidate| {
        let written = long(position, candidate, letters);
        if by_language { format!("{written} ({})", keys(&candidate.letters)) } else { written }
    });
    let meant = meant.collect::<Vec<_>>().join(", ");
    match by_language {
        true => Reason::house("letters_ambiguous").with("found", token).with("meant", meant),
        false => Reason::house("move_ambiguous").with("found", token).with("meant", meant),
    }
}

/// Whole squares, so that nothing is left to doubt.
fn long(position: &Position, candidate: &Candidate, letters: Letters) -> String {
    write(position, candidate.m, &Style::sheet(letters).with_form(Form::LongHyphened))
}

/// `da, nb, sv`.
pub(crate) fn keys(letters: &[Letters]) -> String {
    letters.iter().map(|letters| letters.key()).collect::<Vec<_>>().join(", ")
}
