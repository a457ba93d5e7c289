//! The sixty-four squares as the page shows them: who stands there, what may be done, what is marked.

use rokade_board::{Bitboard, CastlingSide, Color, File, Move, Piece, Position, Rank, Role, Square, Variant};
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
    let moves = match hand {
        Hand::Plays => touches(position),
        Hand::Watches => Vec::new(),
    };
    let eye = Eye { lang, position, moves, marks };
    let ranks = in_order(Rank::ALL, side == Color::White);
    let files = in_order(File::ALL, side == Color::Black);
    let row = |rank| files.iter().map(|file| eye.see(Square::from_coords(*file, rank))).collect();
    ranks.into_iter().map(row).collect()
}

/// The numbers of the ranks from the top and the letters of the files from the left.
pub(crate) fn edge(side: Color) -> (String, String) {
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

/// Castling by the king to where it ends, in Chess960: only where no other move goes there.
pub(crate) fn goals(position: &Position) -> Vec<(Square, Square, Move)> {
    if position.variant() == Variant::Standard {
        return Vec::new();
    }
    let moves: Vec<_> = position.legal_moves().iter().map(|m| ends(position, *m)).collect();
    let goal = |(king, _, m): &(Square, Square, Move)| {
        let to = m.castling_side()?.king_to(position.turn());
        let is_taken = to == *king || moves.iter().any(|(from, other, _)| (from, *other) == (king, to));
        (!is_taken).then_some((*king, to, *m))
    };
    moves.iter().filter_map(goal).collect()
}

/// All that a hand can do: the legal moves, and castling by the king's goal.
pub(crate) fn touches(position: &Position) -> Vec<(Square, Square, Move)> {
    let moves = position.legal_moves();
    moves.iter().map(|m| ends(position, *m)).chain(goals(position)).collect()
}

/// What a target is called: castling by its name.
pub(crate) fn target_text(m: Move) -> &'static str {
    match m.castling_side() {
        Some(CastlingSide::KingSide) => "desk-board-said-short",
        Some(CastlingSide::QueenSide) => "desk-board-said-long",
        None => "desk-board-target",
    }
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
            label: self.label(square, piece, target),
            field: self.field(square, piece, target),
            is_chosen,
        }
    }

    /// A move of the chosen man to that square.
    fn target(&self, square: Square) -> Option<Move> {
        let chosen = self.marks.chosen?;
        self.moves.iter().find(|(from, to, _)| *from == chosen && *to == square).map(|(_, _, m)| *m)
    }

    /// Own men are chosen; any other square is where the chosen man is set down, and the server says
    /// what a move there would break.
    fn field(&self, square: Square, piece: Option<Piece>, target: Option<Move>) -> Option<(&'static str, String)> {
        if self.moves.is_empty() {
            return None;
        }
        let is_own = piece.is_some_and(|piece| piece.color == self.position.turn());
        match (self.marks.chosen, target) {
            (Some(chosen), Some(m)) if m.promotion().is_some() => Some(("from", format!("{chosen}{square}"))),
            (Some(_), Some(m)) => Some(("play", self.position.uci(m))),
            (Some(chosen), None) if chosen == square => Some(("from", String::new())),
            (Some(chosen), None) if !is_own => Some(("play", format!("{chosen}{square}"))),
            _ => is_own.then(|| ("from", square.to_string())),
        }
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
    fn label(&self, square: Square, piece: Option<Piece>, target: Option<Move>) -> String {
        let mut parts = vec![square.to_string()];
        parts.push(piece.map_or_else(|| text(self.lang, "desk-board-empty"), |piece| men::piece(self.lang, piece)));
        let mut say = |is: bool, key| {
            if is {
                parts.push(text(self.lang, key));
            }
        };
        say(self.is_in_check(piece), "desk-board-in-check");
        say(target.is_some(), target.map_or("", target_text));
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
    fn a_chosen_man_may_be_set_down_anywhere_and_own_men_are_chosen_instead() {
        let marks = Marks { chosen: Some(Square::E2), ..Marks::default() };
        let rows = rows(Lang::En, &Position::start(), Color::White, &marks, Hand::Plays);
        let field = |name: &str| rows.iter().flatten().nth(find(&rows, name)).unwrap().field.clone();
        assert_eq!(field("e5"), Some(("play", "e2e5".to_owned())));
        assert_eq!(field("e1"), Some(("from", "e1".to_owned())));
        assert_eq!(field("e2"), Some(("from", String::new())));
    }

    #[test]
    fn castling_is_named_on_the_square_of_the_rook_and_of_the_goal() {
        let fen = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1";
        let position = Position::read(fen, Variant::Chess960).unwrap();
        let marks = Marks { chosen: Some(Square::E1), ..Marks::default() };
        let rows = rows(Lang::En, &position, Color::White, &marks, Hand::Plays);
        let label = |name: &str| rows.iter().flatten().nth(find(&rows, name)).unwrap().label.clone();
        assert_eq!(label("b1"), "b1, white rook, castles long");
        assert_eq!(label("c1"), "c1, empty, castles long");
        assert_eq!(label("d1"), "d1, empty, legal square");
    }

    #[test]
    fn a_board_that_only_shows_takes_no_moves() {
        let rows = rows(Lang::En, &Position::start(), Color::White, &Marks::default(), Hand::Watches);
        assert!(rows.iter().flatten().all(|square| square.field.is_none()));
    }
}
