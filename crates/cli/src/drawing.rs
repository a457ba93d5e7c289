//! A board in the terminal, with squares marked.

use std::fmt;

use rokade_board::{Bitboard, Board, File, Piece, Position, Rank, Role, Square};

use crate::voice::Voice;

const EMPTY: char = '·';
const MARKED: char = '×';

/// White's men in capitals, Black's in small letters; a marked square has a cross, or brackets
/// around the man on it.
pub(crate) struct Drawing<'a> {
    board: &'a Board,
    marked: Bitboard,
    /// King, queen, rook, bishop, knight, pawn in the reader's language.
    letters: Vec<char>,
}

impl<'a> Drawing<'a> {
    pub(crate) fn of(position: &'a Position, voice: &Voice) -> Self {
        let letters = voice.text("cli-men").chars().collect();
        Self { board: position.board(), marked: Bitboard::EMPTY, letters }
    }

    pub(crate) fn marking(mut self, squares: Bitboard) -> Self {
        self.marked = squares;
        self
    }

    fn letter(&self, piece: Piece) -> char {
        let kinds = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let place = kinds.iter().position(|role| *role == piece.role);
        let letter =
            place.and_then(|place| self.letters.get(place)).copied().unwrap_or_else(|| piece.role.upper_char());
        piece.color.fold_wb(letter, letter.to_ascii_lowercase())
    }

    /// A man or a mark with the character before it.
    fn square(&self, square: Square) -> [char; 2] {
        match (self.board.piece_at(square), self.marked.contains(square)) {
            (Some(piece), true) => ['(', self.letter(piece)],
            (Some(piece), false) => [' ', self.letter(piece)],
            (None, true) => [' ', MARKED],
            (None, false) => [' ', EMPTY],
        }
    }

    /// The lines of the drawing, all of one width.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = Rank::ALL.iter().rev().map(|rank| self.rank(*rank)).collect();
        let files: String = File::ALL.iter().map(|file| format!(" {}", file.char())).collect();
        lines.push(format!("  {files} "));
        lines
    }

    fn rank(&self, rank: Rank) -> String {
        let mut line = format!("{} ", rank.char());
        let mut is_open = false;
        for file in File::ALL {
            let [before, man] = self.square(Square::from_coords(file, rank));
            // The bracket behind a marked man takes the place of the blank before the next.
            line.push(match (is_open, before) {
                (true, ' ') => ')',
                (true, _) => '|',
                (false, before) => before,
            });
            line.push(man);
            is_open = before == '(';
        }
        line.push(if is_open { ')' } else { ' ' });
        line
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.lines() {
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rokade_board::Variant;
    use rokade_words::Lang;

    use super::*;

    fn drawn(fen: &str, marked: Bitboard, lang: Lang) -> String {
        let position = Position::read(fen, Variant::Standard).unwrap();
        Drawing::of(&position, &Voice::new(lang)).marking(marked).to_string()
    }

    #[test]
    fn a_board_is_drawn_with_the_letters_of_the_language() {
        let text = drawn("7k/8/8/8/8/8/8/KN5q w - - 0 1", Bitboard::EMPTY, Lang::Da);
        assert!(text.contains("8  · · · · · · · k\n") && text.contains("1  K S · · · · · d\n"), "{text}");
        assert!(text.ends_with("   a b c d e f g h\n"), "{text}");
    }

    #[test]
    fn marked_squares_show_with_and_without_a_man() {
        let marked = [Square::A1, Square::B1, Square::C1, Square::H8].into_iter().collect();
        let text = drawn("7k/8/8/8/8/8/8/KN6 w - - 0 1", marked, Lang::En);
        assert!(text.contains("1 (K|N)× · · · · ·\n"), "{text}");
        assert!(text.contains("8  · · · · · · ·(k)\n"), "{text}");
    }
}
