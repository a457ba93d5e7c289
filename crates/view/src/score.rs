//! A line of moves as a player writes it on the score sheet.

use rokade_board::notation::{Letters, Style, write};
use rokade_board::{Color, Move, Position};
use rokade_words::Lang;

/// The letters a reader of that language uses.
pub fn letters_of(lang: Lang) -> Letters {
    Letters::from_key(lang.code()).unwrap_or(Letters::English)
}

/// `31… Kf7 32. h6 Kg8`: the moves with their numbers, from a position.
pub fn written(start: &Position, line: &[Move], letters: Letters) -> String {
    let style = Style::sheet(letters);
    numbered(start, line, |now, _, m| write(now, m, &style))
}

/// The same with each move written by the caller, who is given its position and its place in the line.
pub fn numbered(start: &Position, line: &[Move], written: impl Fn(&Position, usize, Move) -> String) -> String {
    let mut text = String::new();
    for word in moves(start, line, written) {
        // A word that ends its line has its separator.
        if !text.is_empty() && !text.ends_with('\n') {
            text.push(' ');
        }
        text.push_str(&word);
    }
    text
}

/// The same move by move: `31… Kf7`, `32. h6`, `Kg8`.
pub fn moves(start: &Position, line: &[Move], written: impl Fn(&Position, usize, Move) -> String) -> Vec<String> {
    let mut now = start.clone();
    let told = |(index, m): (usize, &Move)| {
        let (number, move_written) = (now.move_number(), written(&now, index, *m));
        let told = match now.turn() {
            Color::White => format!("{number}. {move_written}"),
            Color::Black if index == 0 => format!("{number}… {move_written}"),
            Color::Black => move_written,
        };
        now.play(*m);
        told
    };
    line.iter().enumerate().map(told).collect()
}
