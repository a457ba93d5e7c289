//! Whether the columns of a player's line stand where they should, and if not, why not.
//!
//! Columns are letters. A program that counts bytes, or a text that was encoded twice, moves all
//! that follows a Nordic name; the colours and results of the rounds then give it away.

use rokade_model::HalfPoints;

use super::line::Line;
use crate::decode::undo_double;

/// How a line had to be read for its columns to stand right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    AsIs,
    CountedInBytes,
    EncodedTwice,
}

/// The reading of a player's line under which its columns stand right; as it is, if none does.
pub(super) fn best(number: usize, text: &str) -> (Line, Reading) {
    let line = Line::new(number, text);
    if line.is_ascii() || is_aligned(&line) {
        return (line, Reading::AsIs);
    }
    let in_bytes = Line::counted_in_bytes(number, text);
    if is_aligned(&in_bytes) {
        return (in_bytes, Reading::CountedInBytes);
    }
    if let Some(once) = undo_double(text).map(|once| Line::new(number, &once)).filter(is_aligned) {
        return (once, Reading::EncodedTwice);
    }
    (line, Reading::AsIs)
}

/// Blank columns between the fields behind the name.
const GAPS: [usize; 6] = [48, 53, 57, 69, 80, 85];

fn is_aligned(line: &Line) -> bool {
    let gaps_are_blank = GAPS.iter().all(|column| line.at(*column) == ' ');
    let points = line.text(81, 84);
    let points_fit = points.is_empty() || points.parse::<HalfPoints>().is_ok();
    gaps_are_blank && points_fit && misplaced_column(line).is_none()
}

/// The first column of the rounds that should be blank and is not.
pub(super) fn misplaced_column(line: &Line) -> Option<usize> {
    let mut start = 92;
    while start <= line.length() + 2 {
        let gaps = [start - 2, start - 1, start + 4, start + 6];
        if let Some(column) = gaps.into_iter().find(|column| line.at(*column) != ' ') {
            return Some(column);
        }
        start += 10;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str) -> String {
        format!("001    1 m    {name:<33} 1900 DEN     1400001 1971/01/01  1.0    1     2 w 1")
    }

    #[test]
    fn letters_count_once() {
        let (line, reading) = best(1, &player("Sørensen, Åge"));
        assert_eq!((line.text(15, 47).as_str(), line.at(99), reading), ("Sørensen, Åge", '1', Reading::AsIs));
    }

    #[test]
    fn points_below_nought_that_fill_their_columns_are_points() {
        let (line, reading) = best(1, &player("Sørensen, Åge").replace("  1.0    1", "  -10    1"));
        assert_eq!((line.text(81, 84).as_str(), reading), ("-10", Reading::AsIs));
    }

    #[test]
    fn a_program_that_counts_bytes_is_found_out() {
        let text = player("Sorensen, Aage").replace("Sorensen, Aage", "Sørensen, Åge");
        let text = text.replace("Åge ", "Åge");
        let (line, reading) = best(1, &text);
        assert_eq!(reading, Reading::CountedInBytes);
        assert_eq!((line.text(15, 47).as_str(), line.at(97), line.at(99)), ("Sørensen, Åge", 'w', '1'));
    }

    #[test]
    fn text_encoded_twice_is_found_out() {
        let (line, reading) = best(1, &player("Sørensen, Per").replace('ø', "Ã¸"));
        assert_eq!(reading, Reading::EncodedTwice);
        assert_eq!((line.text(15, 47).as_str(), line.at(99)), ("Sørensen, Per", '1'));
    }
}
