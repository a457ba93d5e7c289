//! The score sheet: every move in the reader's letters, each leading to its position.

use rokade_board::notation::{self, Letters, Style};
use rokade_board::{Color, Move, Position};

use super::game::Game;

/// A line of a score sheet.
pub(crate) struct Row<Cell> {
    pub number: u32,
    pub white: Option<Cell>,
    pub black: Option<Cell>,
}

impl<Cell> Row<Cell> {
    /// Puts a move on the sheet: Black's beside White's, or on a line of its own where White has none.
    pub(crate) fn put(rows: &mut Vec<Self>, number: u32, by: Color, cell: Cell) {
        match (by, rows.last_mut()) {
            (Color::Black, Some(row)) if row.black.is_none() => row.black = Some(cell),
            (Color::Black, _) => rows.push(Row { number, white: None, black: Some(cell) }),
            (Color::White, _) => rows.push(Row { number, white: Some(cell), black: None }),
        }
    }
}

#[derive(Clone)]
pub(super) struct Cell {
    /// How many moves stand on the board after it.
    pub ply: usize,
    pub text: String,
    pub is_current: bool,
}

pub(super) fn rows(game: &Game, letters: Letters) -> Vec<Row<Cell>> {
    let mut rows = Vec::new();
    for (index, (m, position)) in game.moves.iter().zip(&game.positions).enumerate() {
        let cell =
            Cell { ply: index + 1, text: written(position, *m, letters), is_current: index + 1 == game.cursor() };
        Row::put(&mut rows, position.move_number(), position.turn(), cell);
    }
    rows
}

/// A move as on a score sheet.
pub(super) fn written(position: &Position, m: Move, letters: Letters) -> String {
    notation::write(position, m, &Style::sheet(letters))
}

/// A line of moves with their numbers: `12. Sf3`, `12. … Sc6`, `Sc6`.
pub(super) fn numbered(start: &Position, line: &[Move], letters: Letters) -> Vec<String> {
    let mut position = start.clone();
    let mut texts = Vec::with_capacity(line.len());
    for (index, m) in line.iter().enumerate() {
        let text = written(&position, *m, letters);
        let number = position.move_number();
        texts.push(match (position.turn(), index) {
            (Color::White, _) => format!("{number}. {text}"),
            (Color::Black, 0) => format!("{number}. … {text}"),
            (Color::Black, _) => text,
        });
        position.play(*m);
    }
    texts
}

#[cfg(test)]
mod tests {
    use rokade_words::Lang;

    use super::super::address::{Address, Start};
    use super::*;

    #[test]
    fn black_may_begin_and_the_numbers_go_on() {
        let start = Start::Fen("4k3/8/8/8/8/8/8/4K3 b - - 0 7".to_owned());
        let moves = ["e8e7", "e1e2", "e7e6"].map(str::to_owned).to_vec();
        let game = Game::replay(&Address { start, moves, ..Address::new(Lang::En) }).ok().unwrap();
        let rows = rows(&game, Letters::English);
        assert_eq!((rows[0].number, rows[1].number), (7, 8));
        assert!(rows[0].white.is_none() && rows[1].black.as_ref().unwrap().is_current);
        assert_eq!(numbered(&game.positions[0], &game.moves, Letters::Danish), ["7. … Ke7", "8. Ke2", "Ke6"]);
    }
}
