//! A line of a text list, cut at the columns of its header.

use rokade_model::{ListKind, ListedPlayer};

use super::columns::{Column, Columns};
use super::row::{self, Cells, FIELDS, Field, Wrong, Years};

/// The player of a line; else what is wrong with it and the character where it stands, from 1.
pub(super) fn player(line: &str, columns: &Columns, kind: ListKind) -> Result<ListedPlayer, (Wrong, usize)> {
    let usual = Cut { line, columns: &columns.all, shift: 0, by: Counted::Characters };
    let first = match usual.player(kind, Years::Possible) {
        Ok(player) => return Ok(player),
        Err(wrong) => wrong,
    };
    // Titles beyond their column push the rest of the line aside; some programs count bytes for characters.
    let over = usual.titles_over();
    let others = [
        Cut { shift: over, ..usual },
        Cut { by: Counted::Bytes, ..usual },
        Cut { shift: over, by: Counted::Bytes, ..usual },
    ];
    for other in others.into_iter().filter(|cut| cut.shift > 0 || (cut.by == Counted::Bytes && !line.is_ascii())) {
        if let Ok(player) = other.player(kind, Years::Possible) {
            return Ok(player);
        }
    }
    usual.player(kind, Years::AnyDigits).map_err(|_| {
        let column = columns.column(first.field).map_or(1, |column| column.start + 1);
        (first, column)
    })
}

/// What a column's start counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Characters,
    Bytes,
}

/// One way to cut a line.
#[derive(Clone, Copy)]
struct Cut<'a> {
    line: &'a str,
    columns: &'a [Column],
    /// How far everything behind the other titles has moved to the right.
    shift: usize,
    by: Counted,
}

impl<'a> Cut<'a> {
    fn player(&self, kind: ListKind, years: Years) -> Result<ListedPlayer, Wrong> {
        let mut cells: Cells<'a> = [""; FIELDS];
        let places = self.places();
        let titles = self.columns.iter().position(|column| column.field == Field::OtherTitles);
        for (index, column) in self.columns.iter().enumerate() {
            let moved = if titles.is_some_and(|titles| index > titles) { self.shift } else { 0 };
            let widened = if titles == Some(index) { self.shift } else { 0 };
            let end = column.end.saturating_add(moved + widened);
            cells[column.field.place()] = slice(self.line, &places, column.start + moved, end).trim();
        }
        let over = self.titles_over();
        if let (Some(titles), true) = (titles, over > 0 && self.shift == 0) {
            // Nothing has moved: the titles are written over what comes next, and end where they end.
            let start = self.columns[titles].start;
            cells[Field::OtherTitles.place()] = run(slice(self.line, &places, start, usize::MAX));
            cells[Field::ArenaTitle.place()] = "";
        }
        row::player(&cells, kind, years)
    }

    /// How many characters the other titles have beyond their column.
    fn titles_over(&self) -> usize {
        let places = self.places();
        let column = self.columns.iter().find(|column| column.field == Field::OtherTitles);
        column.map_or(0, |column| {
            let titles = run(slice(self.line, &places, column.start, usize::MAX));
            titles.chars().count().saturating_sub(column.end.saturating_sub(column.start))
        })
    }

    /// Where each character begins; nothing for a line of which characters are bytes.
    fn places(&self) -> Vec<usize> {
        match self.by {
            Counted::Characters if !self.line.is_ascii() => self.line.char_indices().map(|(at, _)| at).collect(),
            Counted::Characters | Counted::Bytes => Vec::new(),
        }
    }
}

/// The text up to the first blank.
fn run(text: &str) -> &str {
    text.split(char::is_whitespace).next().unwrap_or_default()
}

/// From one character to another, as far as the line has them.
fn slice<'a>(line: &'a str, places: &[usize], start: usize, end: usize) -> &'a str {
    let place = |at: usize| {
        let byte = if places.is_empty() { at } else { places.get(at).copied().unwrap_or(line.len()) };
        line.floor_char_boundary(byte)
    };
    line.get(place(start)..place(end)).unwrap_or_default()
}
