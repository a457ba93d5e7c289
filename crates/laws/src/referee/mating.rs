//! Whether a side can still mate by any series of legal moves, and what shows it: a line of moves that
//! ends in mate, or why there is none. What decides a game on time or by penalty can be checked with it.

use rokade_board::notation::{self, Letters, Style};
use rokade_board::unwinnable::{self, DEFAULT_NODES, Verdict as Winnability};
use rokade_board::{Color, Move, Position};
use rokade_clause::{ClauseId, Reason};

use super::game::Game;
use super::material;
use super::pair::color_key;
use crate::hopeless;

/// Where the pieces alone tell that a side can mate only a line is looked for, and not for long: a count
/// of positions, so that every machine finds the same.
const LINE_NODES: u64 = 150_000;

/// The answer for one side.
#[derive(Clone, Debug)]
pub(crate) struct Mating {
    side: Color,
    shown_by: ShownBy,
}

#[derive(Clone, Debug)]
enum ShownBy {
    /// Legal moves that end in mate.
    Line(Box<Position>, Vec<Move>),
    /// The pieces on the board; no line was found within the budget.
    Pieces,
    /// Nothing shows that it cannot, and the doubt does not take the win away.
    NoProof,
    /// What is on the board is no legal position: only the pieces count.
    PiecesAlone(bool),
    /// A proof that it never can.
    Never(Box<Reason>),
}

impl Mating {
    /// From what is on the board. Pieces that are no legal position may be one with the other side to move;
    /// where they are none either way, or nobody could move, only the material counts.
    pub(crate) fn of(game: &Game, side: Color) -> Self {
        let other = || game.track.with_the_other_to_move().filter(|position| !position.legal_moves().is_empty());
        let shown_by = match game.track.position().cloned().or_else(other) {
            Some(position) => look(position, side),
            None => ShownBy::PiecesAlone(material::can_mate(game.track.board(), side)),
        };
        Self { side, shown_by }
    }

    /// From a legal position.
    pub(crate) fn at(position: Position, side: Color) -> Self {
        Self { side, shown_by: look(position, side) }
    }

    pub(crate) fn is_possible(&self) -> bool {
        match self.shown_by {
            ShownBy::Line(..) | ShownBy::Pieces | ShownBy::NoProof => true,
            ShownBy::PiecesAlone(is_enough) => is_enough,
            ShownBy::Never(_) => false,
        }
    }

    /// What shows it, under the clauses that ask.
    pub(crate) fn reason(&self, clauses: Vec<ClauseId>) -> Reason {
        let said = |key: &'static str| Reason::resting_on(key, Vec::new()).with("color", color_key(self.side));
        let reason = match &self.shown_by {
            ShownBy::Line(position, line) => said("mate_shown").with("san", written(position, line)),
            ShownBy::Pieces => said("mate_by_pieces"),
            ShownBy::NoProof => said("mate_not_disproved"),
            ShownBy::PiecesAlone(true) => said("mate_by_pieces_alone"),
            ShownBy::PiecesAlone(false) => said("no_mate_by_pieces_alone"),
            ShownBy::Never(why) => why.as_ref().clone(),
        };
        Reason { clauses, ..reason }
    }
}

fn look(position: Position, side: Color) -> ShownBy {
    let is_certain = unwinnable::certain_mater(&position) == Some(side);
    let answer = unwinnable::decide(&position, side, if is_certain { LINE_NODES } else { DEFAULT_NODES });
    match answer.verdict {
        Winnability::Winnable(line) => ShownBy::Line(Box::new(position), line),
        Winnability::Undecided if is_certain => ShownBy::Pieces,
        Winnability::Undecided => ShownBy::NoProof,
        Winnability::Unwinnable(_) => {
            ShownBy::Never(Box::new(hopeless::reason(&unwinnable::explain(&position, side, &answer))))
        }
    }
}

/// The moves with their numbers, in English letters; whoever says them writes the reader's.
fn written(start: &Position, line: &[Move]) -> String {
    let style = Style { shows_en_passant: false, ..Style::sheet(Letters::English) };
    let mut position = start.clone();
    let mut words: Vec<String> = Vec::with_capacity(line.len());
    for m in line {
        let text = notation::write(&position, *m, &style);
        let number = position.move_number();
        words.push(match (position.turn(), words.is_empty()) {
            (Color::White, _) => format!("{number}.{text}"),
            (Color::Black, true) => format!("{number}…{text}"),
            (Color::Black, false) => text,
        });
        position.play(*m);
    }
    words.join(" ")
}
