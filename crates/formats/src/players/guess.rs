//! How a text seems to be built.

use rokade_clause::Reason;

use super::cells;
use super::split::{self, Cells};
use super::{Column, Separator, heading};
use crate::decode::{self, Encoding};

/// Rows looked at; a list is alike from top to bottom.
const LOOKED_AT: usize = 200;
/// Rows shown to the user.
const SHOWN: usize = 5;
/// Bytes looked at, so that a large paste answers at once.
const BYTES: usize = 256 * 1024;

/// A guess, for the user to correct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    pub encoding: Encoding,
    pub separator: Separator,
    /// The first row names the columns.
    pub has_header: bool,
    pub columns: Vec<Column>,
    /// The first rows as they would be cut, the header among them.
    pub sample: Vec<Vec<String>>,
    pub assumptions: Vec<Reason>,
}

/// Guesses encoding, separator, header and columns.
pub fn guess(bytes: &[u8]) -> Guess {
    let head = &bytes[..bytes.len().min(BYTES)];
    let mut assumptions = Vec::new();
    let (encoding, text) = encoding(head, bytes.len() > BYTES, &mut assumptions);
    let text = split::with_plain_line_ends(&text);
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(LOOKED_AT).collect();
    let separator = separator(&lines);
    let rows = split::rows(&lines.join("\n"), separator);
    let headings: Vec<Option<Column>> =
        rows.first().map(|row| row.cells.iter().map(|cell| heading::column(cell)).collect()).unwrap_or_default();
    let has_header = is_header(&rows, &headings);
    let body = if has_header { &rows[1..] } else { &rows[..] };
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let columns = if has_header {
        by_heading(&rows[0].cells, &headings, &mut assumptions)
    } else {
        by_content(body, width, &mut assumptions)
    };
    let sample = rows.iter().take(SHOWN).map(|row| row.cells.clone()).collect();
    Guess { encoding, separator, has_header, columns, sample, assumptions }
}

pub(crate) fn encoding(head: &[u8], is_cut: bool, assumptions: &mut Vec<Reason>) -> (Encoding, String) {
    // A cut may fall inside a letter; the broken end must not look like another encoding.
    let whole = match std::str::from_utf8(head) {
        Err(error) if is_cut && error.error_len().is_none() => &head[..error.valid_up_to()],
        _ => head,
    };
    let found = decode::detect(whole);
    let text = decode::decode(whole, found);
    let misread = text.lines().find(|line| cells::looks_misread(line));
    match (found, misread) {
        (Encoding::Utf8 | Encoding::Utf8Marked, Some(line)) => {
            assumptions.push(Reason::house("text_encoded_twice").with("found", sample_of(line)));
            (Encoding::Utf8Twice, decode::decode(whole, Encoding::Utf8Twice))
        }
        (found, Some(line)) => {
            assumptions.push(Reason::house("text_looks_misread").with("found", sample_of(line)));
            (found, text)
        }
        (Encoding::Windows1252, None) => {
            assumptions.push(Reason::house("read_as_windows_1252"));
            (found, text)
        }
        (found, None) => (found, text),
    }
}

fn sample_of(line: &str) -> String {
    line.trim().chars().take(40).collect()
}

/// The separator that cuts the lines most evenly into more than one cell.
fn separator(lines: &[&str]) -> Separator {
    let text = lines.join("\n");
    let mut best = (Separator::Blanks, 0);
    for separator in Separator::ALL {
        let evenness = evenness(&split::rows(&text, separator), lines.len());
        if evenness > best.1 {
            best = (separator, evenness);
        }
    }
    if best.0 == Separator::Comma && has_name_commas_only(lines) && is_cut_by_blanks(lines) {
        return Separator::Blanks;
    }
    best.0
}

/// Thousandths of the lines that have the usual number of cells, if that is more than one.
fn evenness(rows: &[Cells], lines: usize) -> usize {
    let mut widths: std::collections::BTreeMap<usize, usize> = std::collections::BTreeMap::new();
    for row in rows.iter().filter(|row| row.cells.len() > 1) {
        *widths.entry(row.cells.len()).or_default() += 1;
    }
    widths.values().max().copied().unwrap_or(0) * 1_000 / lines.max(1)
}

/// `Holm, Astrid   1834`: the comma belongs to the name.
fn has_name_commas_only(lines: &[&str]) -> bool {
    lines.iter().all(|line| line.matches(',').count() <= 1 && line.matches(',').count() == line.matches(", ").count())
}

fn is_cut_by_blanks(lines: &[&str]) -> bool {
    let cut = lines.iter().filter(|line| line.trim().contains("  ")).count();
    cut * 2 > lines.len()
}

/// Half of the cells, at least, are words people put above columns.
fn is_header(rows: &[Cells], headings: &[Option<Column>]) -> bool {
    let Some(first) = rows.first() else { return false };
    let filled = first.cells.iter().filter(|cell| !cell.is_empty()).count();
    let known = headings.iter().flatten().count();
    known > 0 && known * 2 >= filled
}

/// Columns by their headings; of two with the same meaning the first counts.
fn by_heading(texts: &[String], headings: &[Option<Column>], assumptions: &mut Vec<Reason>) -> Vec<Column> {
    let mut columns = Vec::new();
    for (text, heading) in texts.iter().zip(headings) {
        let column = heading.unwrap_or(Column::Skip);
        let is_taken = column != Column::Skip && columns.contains(&column);
        if is_taken || heading.is_none() {
            assumptions.push(skipped(columns.len(), text));
        }
        columns.push(if is_taken { Column::Skip } else { column });
    }
    // Nobody goes by two ratings: the only one there is counts.
    if !columns.contains(&Column::Rating)
        && let Some(elo) = columns.iter_mut().find(|column| **column == Column::Elo)
    {
        *elo = Column::Rating;
    }
    // "Fornavn" beside "Navn" makes the latter a family name.
    if columns.contains(&Column::Given)
        && !columns.contains(&Column::Family)
        && let Some(name) = columns.iter_mut().find(|column| **column == Column::Name)
    {
        *name = Column::Family;
    }
    columns
}

/// A column that will not be read, by its number and its heading or first cell.
fn skipped(index: usize, text: &str) -> Reason {
    let column = u32::try_from(index + 1).unwrap_or(u32::MAX);
    Reason::house("column_skipped").with("column", column).with("found", sample_of(text))
}

/// What most cells of a column look like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Nothing,
    Counter,
    Title,
    Sex,
    Federation,
    FideId,
    Year,
    Rating,
    Birth,
    Number,
    Word,
    Words,
}

fn look(rows: &[Cells], index: usize) -> Look {
    let cells: Vec<&str> = rows.iter().filter_map(|row| row.cells.get(index)).map(String::as_str).collect();
    let filled: Vec<&str> = cells.into_iter().filter(|cell| !cells::is_nothing(cell)).collect();
    if filled.is_empty() {
        return Look::Nothing;
    }
    let most = |is: &dyn Fn(&str) -> bool| filled.iter().filter(|cell| is(cell)).count() * 4 >= filled.len() * 3;
    let counts = filled.iter().enumerate().all(|(at, cell)| cell.trim_end_matches('.').parse() == Ok(at + 1));
    if counts && filled.len() > 1 {
        Look::Counter
    } else if most(&|cell| cell.len() > 1 && cells::title(cell).is_some()) {
        Look::Title
    } else if most(&|cell| cell.len() == 1 && cells::sex(cell).is_some()) {
        Look::Sex
    } else if most(&cells::is_federation) {
        Look::Federation
    } else if most(&|cell| cell.len() == 4 && cells::number(cell).is_some_and(|year| (1920..=2025).contains(&year))) {
        Look::Year
    } else if most(&|cell| cells::rating(cell).is_some_and(|cell| cell.rating.is_some_and(|rating| rating >= 100))) {
        Look::Rating
    } else if most(&|cell| (6..=8).contains(&cell.len()) && cells::number(cell).is_some()) {
        Look::FideId
    } else if most(&|cell| cells::birth(cell).is_some()) {
        Look::Birth
    } else if most(&|cell| cells::number(cell).is_some()) {
        Look::Number
    } else if most(&|cell| cell.contains([',', ' '])) {
        Look::Words
    } else {
        Look::Word
    }
}

/// Columns by what stands in them.
fn by_content(rows: &[Cells], width: usize, assumptions: &mut Vec<Reason>) -> Vec<Column> {
    let looks: Vec<Look> = (0..width).map(|index| look(rows, index)).collect();
    let mut columns = vec![Column::Skip; width];
    let mut give = |wanted: Look, column: Column| {
        if let Some(index) =
            looks.iter().enumerate().position(|(at, look)| *look == wanted && columns[at] == Column::Skip)
        {
            columns[index] = column;
            return true;
        }
        false
    };
    for (look, column) in [
        (Look::Title, Column::Title),
        (Look::Sex, Column::Sex),
        (Look::Federation, Column::Federation),
        (Look::FideId, Column::FideId),
        (Look::Birth, Column::Birth),
    ] {
        give(look, column);
    }
    // Years and ratings look alike: a column of years beside one of ratings is of births.
    if give(Look::Rating, Column::Rating) || give(Look::Year, Column::Rating) {
        give(Look::Year, Column::Birth);
    }
    give(Look::Number, Column::NationalId);
    let first_text = looks.iter().find(|look| matches!(look, Look::Word | Look::Words));
    if first_text == Some(&Look::Words) {
        give(Look::Words, Column::Name);
    } else if looks.iter().filter(|look| **look == Look::Word).count() > 1 {
        give(Look::Word, Column::Family);
        give(Look::Word, Column::Given);
        assumptions.push(Reason::house("family_name_first_assumed"));
    } else if !give(Look::Word, Column::Name) {
        give(Look::Words, Column::Name);
    }
    if !give(Look::Words, Column::Club) {
        give(Look::Word, Column::Club);
    }
    if width > 0 {
        assumptions.push(Reason::house("columns_guessed_by_content"));
    }
    for (index, look) in looks.iter().enumerate() {
        if columns[index] == Column::Skip && !matches!(look, Look::Counter | Look::Nothing) {
            let cell = rows.iter().filter_map(|row| row.cells.get(index)).find(|cell| !cells::is_nothing(cell));
            assumptions.push(skipped(index, cell.map_or("", String::as_str)));
        }
    }
    columns
}
