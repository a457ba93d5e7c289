//! Text to rows of cells.

use super::Separator;

/// A row of the table and the line it begins on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cells {
    pub(crate) line: usize,
    pub(crate) cells: Vec<String>,
}

/// The rows that are not empty. Quoted cells may hold the separator.
pub(crate) fn rows(text: &str, separator: Separator) -> Vec<Cells> {
    match separator {
        Separator::Semicolon => delimited(text, b';'),
        Separator::Comma => delimited(text, b','),
        Separator::Tab => delimited(text, b'\t'),
        Separator::Bar => delimited(text, b'|'),
        Separator::Blanks => blanks(text),
    }
}

/// One kind of line end, so that lines are counted alike everywhere.
pub(crate) fn with_plain_line_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

fn delimited(text: &str, delimiter: u8) -> Vec<Cells> {
    let mut reader =
        csv::ReaderBuilder::new().delimiter(delimiter).has_headers(false).flexible(true).from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for record in reader.records() {
        let Ok(record) = record else { continue };
        let line = record.position().map_or(1, |position| first_line(text, position));
        let mut cells: Vec<String> = record.iter().map(|cell| cell.trim().to_owned()).collect();
        if delimiter == b'|' {
            drop_frame(&mut cells);
        }
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(Cells { line, cells });
        }
    }
    rows
}

/// The reader counts the empty lines before a row as the row's own.
fn first_line(text: &str, position: &csv::Position) -> usize {
    let place = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let rest = text.as_bytes().get(place(position.byte())..).unwrap_or_default();
    place(position.line()) + rest.iter().take_while(|byte| **byte == b'\n').count()
}

/// Tables drawn with bars have one at either end.
fn drop_frame(cells: &mut Vec<String>) {
    if cells.len() > 2 && cells.first().is_some_and(String::is_empty) && cells.last().is_some_and(String::is_empty) {
        cells.pop();
        cells.remove(0);
    }
}

fn blanks(text: &str) -> Vec<Cells> {
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let mut cells: Vec<String> = Vec::new();
        for piece in line.trim().split("  ").flat_map(|piece| piece.split('\t')) {
            let piece = piece.trim();
            if !piece.is_empty() {
                cells.push(piece.to_owned());
            }
        }
        if !cells.is_empty() {
            rows.push(Cells { line: index + 1, cells });
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_know_their_lines() {
        let found = rows("a;b\n\n\"c;d\";e\n", Separator::Semicolon);
        assert_eq!(found[0], Cells { line: 1, cells: vec!["a".into(), "b".into()] });
        assert_eq!(found[1], Cells { line: 3, cells: vec!["c;d".into(), "e".into()] });
    }

    #[test]
    fn frames_of_bars_and_runs_of_blanks_are_no_cells() {
        assert_eq!(rows("| a | b |", Separator::Bar)[0].cells, ["a", "b"]);
        assert_eq!(rows("Holm, Astrid    1834   DEN", Separator::Blanks)[0].cells, ["Holm, Astrid", "1834", "DEN"]);
    }
}
