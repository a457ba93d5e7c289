//! The sixty-four squares as the page shows them: who stands there, what may be done, what is marked.

use rokade_board::{Bitboard, Color, File, Move, Piece, Position, Rank, Role, Square};
use rokade_laws::illegal::role_key;
use rokade_words::{Lang, text};

use super::men;

/// What is to be seen on the board besides the men.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks {
    /// The man that was picked up.
    pub chosen: Option<Square>,
    /// The last move.
    pub last: Option<(Square, Square)>,
    /// Where men of each colour can ever go.
    pub reach_white: Bitboard,
    pub reach_black: Bitboard,
}

/// Whether moves may be made, or the board only shows something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    Plays,
    Watches,
}

pub(super) struct SquareView {
    pub name: String,
    pub classes: String,
    /// The symbol of the man and the letter of its colour.
    pub man: Option<(&'static str, &'static str)>,
    pub label: String,
    /// What pressing the square asks of the server without script; no field: nothing.
    pub field: Option<(&'static str, String)>,
    pub is_chosen: bool,
}

/// The rows from the top of the board as `side` sees it.
pub(super) fn rows(lang: Lang, position: &Position, side: Color, marks: &Marks, hand: Hand) -> Vec<Vec<SquareView>> {
    let legal = match hand {
        Hand::Plays => position.legal_moves().to_vec(),
        Hand::Watches => Vec::new(),
    };
    let moves: Vec<(Square, Square, Move)> = legal.into_iter().map(|m| ends(position, m)).collect();
    let eye = Eye { lang, position, moves, marks };
    let ranks = in_order(Rank::ALL, side == Color::White);
    let files = in_order(File::ALL, side == Color::Black);
    let row = |rank| files.iter().map(|file| eye.see(Square::from_coords(*file, rank))).collect();
    ranks.into_iter().map(row).collect()
}

/// The numbers of the ranks from the top and the letters of the files from the left.
pub(super) fn edge(side: Color) -> (String, String) {
    let ranks = in_order(Rank::ALL, side == Color::White);
    let files = in_order(File::ALL, side == Color::Black);
    (ranks.iter().map(|rank| rank.char()).collect(), files.iter().map(|file| file.char()).collect())
}

fn in_order<T>(mut all: [T; 8], is_reversed: bool) -> [T; 8] {
    if is_reversed {
        all.reverse();
    }
    all
}

/// A move with the squares a hand touches: castling ends as coordinates write it.
pub(super) fn ends(position: &Position, m: Move) -> (Square, Square, Move) {
    let uci = position.uci(m);
    let square = |part: &str| part.parse().expect("coordinates are squares");
    (square(&uci[..2]), square(&uci[2..4]), m)
}

struct Eye<'a> {
    lang: Lang,
    position: &'a Position,
    moves: Vec<(Square, Square, Move)>,
    marks: &'a Marks,
}

impl Eye<'_> {
    fn see(&self, square: Square) -> SquareView {
        let piece = self.position.piece_at(square);
        let is_chosen = self.marks.chosen == Some(square);
        let target = self.target(square);
        SquareView {
            name: square.to_string(),
            classes: self.classes(square, piece, target.is_some()),
            man: piece.map(|piece| (role_key(piece.role), piece.color.fold_wb("w", "b"))),
            label: self.label(square, piece, target.is_some()),
            field: self.field(square, target),
            is_chosen,
        }
    }

    /// A move of the chosen man to that square.
    fn target(&self, square: Square) -> Option<Move> {
        let chosen = self.marks.chosen?;
        self.moves.iter().find(|(from, to, _)| *from == chosen && *to == square).map(|(_, _, m)| *m)
    }

    fn field(&self, square: Square, target: Option<Move>) -> Option<(&'static str, String)> {
        if let (Some(m), Some(chosen)) = (target, self.marks.chosen) {
            return Some(match m.promotion() {
                Some(_) => ("from", format!("{chosen}{square}")),
                None => ("play", self.position.uci(m)),
            });
        }
        if self.marks.chosen == Some(square) {
            return Some(("from", String::new()));
        }
        self.moves.iter().any(|(from, _, _)| *from == square).then(|| ("from", square.to_string()))
    }

    fn is_in_check(&self, piece: Option<Piece>) -> bool {
        self.position.is_check() && piece == Some(Role::King.of(self.position.turn()))
    }

    fn classes(&self, square: Square, piece: Option<Piece>, is_target: bool) -> String {
        let mut classes = vec![if square.is_light() { "light" } else { "dark" }];
        let mut mark = |is: bool, class| {
            if is {
                classes.push(class);
            }
        };
        mark(self.marks.last.is_some_and(|(from, to)| square == from || square == to), "last");
        mark(self.is_in_check(piece), "check");
        mark(is_target, "target");
        mark(piece.is_some(), "held");
        mark(self.marks.reach_white.contains(square), "reach-w");
        mark(self.marks.reach_black.contains(square), "reach-b");
        classes.join(" ")
    }

    /// `e4, hvid springer`, and what one who sees would see besides.
    fn label(&self, square: Square, piece: Option<Piece>, is_target: bool) -> String {
        let mut parts = vec![square.to_string()];
        parts.push(piece.map_or_else(|| text(self.lang, "desk-board-empty"), |piece| men::piece(self.lang, piece)));
        let mut say = |is: bool, key| {
            if is {
                parts.push(text(self.lang, key));
            }
        };
        say(self.is_in_check(piece), "desk-board-in-check");
        say(is_target, "desk-board-target");
        say(self.marks.reach_white.contains(square), "desk-board-reach-white");
        say(self.marks.reach_black.contains(square), "desk-board-reach-black");
        parts.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(rows: &[Vec<SquareView>], name: &str) -> usize {
        rows.iter().flatten().position(|square| square.name == name).unwrap()
    }

    #[test]
    fn black_below_turns_the_board() {
        let marks = Marks::default();
        let white = rows(Lang::En, &Position::start(), Color::White, &marks, Hand::Plays);
        let black = rows(Lang::En, &Position::start(), Color::Black, &marks, Hand::Plays);
        assert_eq!((find(&white, "a8"), find(&white, "h1")), (0, 63));
        assert_eq!((find(&black, "h1"), find(&black, "a8")), (0, 63));
        assert_eq!(edge(Color::White), ("87654321".to_owned(), "abcdefgh".to_owned()));
        assert_eq!(edge(Color::Black), ("12345678".to_owned(), "hgfedcba".to_owned()));
    }

    #[test]
    fn a_chosen_man_shows_where_it_may_go() {
        let marks = Marks { chosen: Some(Square::E2), ..Marks::default() };
        let rows = rows(Lang::En, &Position::start(), Color::White, &marks, Hand::Plays);
        let squares: Vec<&SquareView> = rows.iter().flatten().collect();
        let targets: Vec<&str> =
            squares.iter().filter(|one| one.classes.contains("target")).map(|one| one.name.as_str()).collect();
        assert_eq!(targets, ["e4", "e3"]);
        let e4 = squares[find(&rows, "e4")];
        assert_eq!(e4.field, Some(("play", "e2e4".to_owned())));
        assert_eq!(e4.label, "e4, empty, legal square");
        assert_eq!(squares[find(&rows, "g1")].label, "g1, white knight");
    }

    #[test]
    fn a_board_that_only_shows_takes_no_moves() {
        let rows = rows(Lang::En, &Position::start(), Color::White, &Marks::default(), Hand::Watches);
        assert!(rows.iter().flatten().all(|square| square.field.is_none()));
    }
}
