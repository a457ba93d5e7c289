//! The board of a game, whatever stands on it: men that are no position are shown too.

use rokade_board::{Board, Color, File, Position, Rank, Role, Square};
use rokade_laws::illegal::role_key;
use rokade_words::{Lang, text};

use crate::board::{men, squares};

pub(super) struct SquareView {
    pub name: String,
    pub classes: String,
    pub man: Option<(&'static str, &'static str)>,
    pub label: String,
}

pub(super) struct BoardView {
    pub rows: Vec<Vec<SquareView>>,
    /// The numbers of the ranks and the letters of the files along the edge.
    pub edge: (String, String),
    /// All that a hand may do by the rules, in coordinates; and which of it is castling.
    pub moves: String,
    pub castles: String,
    pub turn: &'static str,
    pub below: &'static str,
    /// The last move in coordinates.
    pub last: String,
}

pub(super) struct Eye<'a> {
    pub lang: Lang,
    pub fen: &'a str,
    pub position: Option<&'a Position>,
    pub turn: Color,
    pub below: Color,
    pub last: Option<(Square, Square)>,
    /// Whether the reader has a hand on the board.
    pub plays: bool,
}

impl Eye<'_> {
    pub(super) fn view(&self) -> BoardView {
        let men = self.fen.split(' ').next().unwrap_or_default();
        let board = Board::from_ascii_board_fen(men.as_bytes()).unwrap_or_else(|_| Board::empty());
        let mut ranks = Rank::ALL;
        let mut files = File::ALL;
        match self.below {
            Color::White => ranks.reverse(),
            Color::Black => files.reverse(),
        }
        let row = |rank| files.iter().map(|file| self.see(&board, Square::from_coords(*file, rank))).collect();
        let touched = match self.position {
            Some(position) if self.plays => squares::touches(position),
            _ => Vec::new(),
        };
        let letter = |role: Option<Role>| role.map(|role| role.char().to_string()).unwrap_or_default();
        let moves = touched.iter().map(|(from, to, m)| format!("{from}{to}{}", letter(m.promotion())));
        let castles = touched.iter().filter(|(_, _, m)| m.is_castle());
        let castles = castles.map(|(from, to, m)| format!("{from}{to}={}", text(self.lang, squares::target_text(*m))));
        BoardView {
            rows: ranks.into_iter().map(row).collect(),
            edge: squares::edge(self.below),
            moves: moves.collect::<Vec<_>>().join(" "),
            castles: castles.collect::<Vec<_>>().join("\n"),
            turn: self.turn.fold_wb("white", "black"),
            below: self.below.fold_wb("white", "black"),
            last: self.last.map(|(from, to)| format!("{from}{to}")).unwrap_or_default(),
        }
    }

    fn see(&self, board: &Board, square: Square) -> SquareView {
        let man = board.piece_at(square);
        let in_check =
            self.position.is_some_and(|position| position.is_check() && man == Some(Role::King.of(position.turn())));
        let mut classes = vec![if square.is_light() { "light" } else { "dark" }];
        if self.last.is_some_and(|(from, to)| square == from || square == to) {
            classes.push("last");
        }
        if in_check {
            classes.push("check");
        }
        if man.is_some() {
            classes.push("held");
        }
        let mut label = vec![square.to_string()];
        label.push(man.map_or_else(|| text(self.lang, "desk-board-empty"), |man| men::piece(self.lang, man)));
        if in_check {
            label.push(text(self.lang, "desk-board-in-check"));
        }
        SquareView {
            name: square.to_string(),
            classes: classes.join(" "),
            man: man.map(|man| (role_key(man.role), man.color.fold_wb("w", "b"))),
            label: label.join(", "),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eye(fen: &str, below: Color) -> BoardView {
        let position = Position::read(fen, rokade_board::Variant::Standard).ok();
        let eye = Eye {
            lang: Lang::En,
            fen,
            position: position.as_ref(),
            turn: Color::White,
            below,
            last: None,
            plays: true,
        };
        eye.view()
    }

    #[test]
    fn men_that_are_no_position_are_shown() {
        let view = eye("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", Color::White);
        assert_eq!(view.rows[0][0].man, Some(("pawn", "w")));
        assert_eq!(view.moves, "");
    }

    #[test]
    fn black_below_turns_the_board_and_moves_are_told() {
        let view = eye("4k3/P7/8/8/8/8/8/4K2R w K - 0 1", Color::Black);
        assert_eq!((view.rows[0][0].name.as_str(), view.rows[7][7].name.as_str()), ("h1", "a8"));
        assert!(view.moves.split(' ').any(|uci| uci == "a7a8q") && view.castles.contains("e1g1="));
    }
}
