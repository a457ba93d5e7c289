//! "Can White still mate?": the verdict in words, the way to the mate played out, or the squares
//! that the men can ever reach.

use rokade_board::notation::Letters;
use rokade_board::unwinnable::{self, Answer, DEFAULT_NODES, Reach, Verdict};
use rokade_board::{Bitboard, Color, Move, Position};
use rokade_laws::hopeless;
use rokade_view::score;
use rokade_words::{Arg, Lang, text, text_with};

use super::flags::say;
use super::{men, sheet};

/// A question and its answer as the page shows them.
pub(super) struct MateView {
    pub winner: Color,
    pub verdict: &'static str,
    pub title: String,
    pub text: String,
    /// The moves to the mate, written.
    pub line: Vec<String>,
    /// The same in coordinates, for the address.
    pub coordinates: String,
    /// How many of them stand on the board.
    pub shown: usize,
    /// Who can ever go where.
    pub reach: Vec<ReachView>,
    pub reach_white: Bitboard,
    pub reach_black: Bitboard,
}

pub(super) struct ReachView {
    pub class: &'static str,
    pub text: String,
}

pub(super) fn ask(position: &Position, winner: Color) -> Answer {
    unwinnable::decide(position, winner, DEFAULT_NODES)
}

/// A line that an address carries proves itself: it is legal and ends in mate. Anything else is
/// asked anew.
pub(super) fn proved(position: &Position, winner: Color, line: &str) -> Option<Vec<Move>> {
    let mut on_board = position.clone();
    let mut moves = Vec::new();
    for text in line.split('.').filter(|text| !text.is_empty()) {
        let m = on_board.read_uci(text).ok()?;
        on_board.play(m);
        moves.push(m);
    }
    (on_board.is_checkmate() && on_board.turn() != winner).then_some(moves)
}

/// The position after the first moves of a line.
pub(super) fn after(position: &Position, line: &[Move]) -> Position {
    let mut on_board = position.clone();
    for m in line {
        on_board.play(*m);
    }
    on_board
}

/// The verdict in one word, as the command line has it.
pub(super) const fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable(_) => "winnable",
        Verdict::Unwinnable(_) => "unwinnable",
        Verdict::Undecided => "undecided",
    }
}

impl MateView {
    pub(super) fn winnable(
        lang: Lang,
        letters: Letters,
        position: &Position,
        winner: Color,
        line: &[Move],
        shown: usize,
    ) -> Self {
        let mut on_board = position.clone();
        let mut coordinates = Vec::with_capacity(line.len());
        for m in line {
            coordinates.push(on_board.uci(*m));
            on_board.play(*m);
        }
        let moves = line.len().div_ceil(2);
        let key = if line.is_empty() { "desk-board-mate-done" } else { "desk-board-mate-yes" };
        MateView {
            verdict: "winnable",
            text: text_with(lang, key, &[("side", Arg::from(men::side(lang, winner))), ("moves", Arg::from(moves))]),
            line: score::moves(position, line, |now, _, m| sheet::written(now, m, letters)),
            coordinates: coordinates.join("."),
            shown: shown.min(line.len()),
            ..MateView::bare(lang, winner)
        }
    }

    pub(super) fn of(lang: Lang, letters: Letters, position: &Position, winner: Color, answer: &Answer) -> Self {
        match &answer.verdict {
            Verdict::Winnable(line) => MateView::winnable(lang, letters, position, winner, line, 0),
            Verdict::Undecided => MateView {
                verdict: "undecided",
                text: text_with(lang, "desk-board-mate-undecided", &[("nodes", Arg::from(answer.nodes))]),
                ..MateView::bare(lang, winner)
            },
            Verdict::Unwinnable(_) => {
                let explanation = unwinnable::explain(position, winner, answer);
                let reach: &[Reach] = if is_drawn(explanation.key) { &explanation.reach } else { &[] };
                let of = |color: Color| {
                    let own = reach.iter().filter(|reach| reach.piece.color == color);
                    own.fold(Bitboard::EMPTY, |all, reach| all | reach.squares)
                };
                MateView {
                    verdict: "unwinnable",
                    text: text_with(
                        lang,
                        "desk-board-mate-no",
                        &[("why", Arg::from(say(lang, &hopeless::reason(&explanation))))],
                    ),
                    reach: reach.iter().map(|reach| ReachView::of(lang, reach)).collect(),
                    reach_white: of(Color::White),
                    reach_black: of(Color::Black),
                    ..MateView::bare(lang, winner)
                }
            }
        }
    }

    fn bare(lang: Lang, winner: Color) -> Self {
        MateView {
            winner,
            verdict: "undecided",
            title: text_with(lang, "desk-board-mate-title", &[("side", Arg::from(men::side(lang, winner)))]),
            text: String::new(),
            line: Vec::new(),
            coordinates: String::new(),
            shown: 0,
            reach: Vec::new(),
            reach_white: Bitboard::EMPTY,
            reach_black: Bitboard::EMPTY,
        }
    }
}

/// Whether the squares the men can reach are part of the proof.
fn is_drawn(key: &str) -> bool {
    matches!(key, "closed_chain" | "exhausted")
}

impl ReachView {
    fn of(lang: Lang, reach: &Reach) -> Self {
        let squares = reach.squares.count();
        let args = [
            ("man", Arg::from(men::piece(lang, reach.piece))),
            ("square", Arg::from(reach.man.to_string())),
            ("squares", Arg::from(squares)),
        ];
        let class = reach.piece.color.fold_wb("w", "b");
        ReachView { class, text: text_with(lang, "desk-board-reach", &args) }
    }
}

/// The four words a reader may need when the page asks for both sides.
pub(super) fn question(lang: Lang, winner: Color) -> String {
    text(lang, winner.fold_wb("desk-board-can-white", "desk-board-can-black"))
}

#[cfg(test)]
mod tests {
    use rokade_board::Variant;

    use super::*;

    #[test]
    fn a_line_in_an_address_must_prove_itself() {
        let position = Position::read("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", Variant::Standard).unwrap();
        assert_eq!(proved(&position, Color::White, "g5g7").map(|line| line.len()), Some(1));
        assert_eq!(proved(&position, Color::Black, "g5g7"), None);
        assert_eq!(proved(&position, Color::White, "g5g6"), None);
        assert_eq!(proved(&position, Color::White, "g5a1"), None);
    }
}
