//! Rows to players, by a guess the user has seen.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_model::{Name, Person, Title};

use super::split::{self, Cells};
use super::{Column, Guess};
use super::{cells, foreign};
use crate::decode::{self, LARGEST_FILE};
use crate::problem::{Problem, Problems};

/// More rows than a group has start numbers.
const MOST_ROWS: usize = crate::trf::MOST_PLAYERS;

/// A larger factor is something else.
const HIGHEST_K: u32 = 99;

/// One player of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub person: Person,
    pub rating: Option<u32>,
    /// The FIDE rating, where the list has it beside another one.
    pub elo: Option<u32>,
    pub fide_k: Option<u32>,
    pub title: Option<Title>,
    pub group: String,
    pub line: usize,
    pub assumptions: Vec<Reason>,
}

/// Reads the list by the guess as the user left it. Either every row is read, or every row that
/// cannot be is named with its line and cell.
pub fn read(bytes: &[u8], guess: &Guess) -> Result<Vec<Row>, Vec<Problem>> {
    let mut problems = Problems::of("");
    if bytes.len() > LARGEST_FILE {
        problems.add(Problem::at(1, None, "too_large").found(bytes.len()).expected(LARGEST_FILE));
        return problems.into_result().map(|()| Vec::new());
    }
    if let Some(problem) = foreign::refusal(bytes) {
        problems.add(problem);
        return problems.into_result().map(|()| Vec::new());
    }
    let text = split::with_plain_line_ends(&decode::decode(bytes, guess.encoding));
    let cells = split::rows(&text, guess.separator);
    if let Some(problem) = no_text(&cells).or_else(|| misfit(bytes, &text, guess)) {
        problems.add(problem);
        return problems.into_result().map(|()| Vec::new());
    }
    let body = if guess.has_header { cells.get(1..).unwrap_or_default() } else { &cells[..] };
    if body.is_empty() {
        problems.add(Problem::at(1, None, "no_players"));
    }
    if let Some(first_too_many) = body.get(MOST_ROWS) {
        problems.add(Problem::at(first_too_many.line, None, "too_large").expected(MOST_ROWS));
    }
    let mut rows = Vec::new();
    for row in body.iter().take(MOST_ROWS) {
        let mut reader =
            RowReader { cells: row, row: Row { line: row.line, ..Row::default() }, problems: &mut problems };
        reader.read(&guess.columns);
        rows.push(reader.row);
    }
    problems.into_result()?;
    note_same_names(&mut rows);
    Ok(rows)
}

/// The first control character: such a file holds no list, so nothing else is said of it.
pub(crate) fn no_text(rows: &[Cells]) -> Option<Problem> {
    let is_control = |letter: char| letter.is_control() && letter != '\t' && letter != '\n';
    rows.iter().find_map(|row| {
        let cell = row.cells.iter().position(|cell| cell.contains(is_control))?;
        Some(Problem::at(row.line, cell + 1, "not_text"))
    })
}

/// The first line that cannot be read in the encoding chosen, and the encoding that can.
fn misfit(bytes: &[u8], text: &str, guess: &Guess) -> Option<Problem> {
    if decode::fits(bytes, guess.encoding) {
        return None;
    }
    let line = text.lines().position(|line| line.contains(char::REPLACEMENT_CHARACTER)).map_or(1, |at| at + 1);
    let problem = Problem::at(line, None, "not_in_encoding").with("encoding", guess.encoding.name());
    Some(problem.expected(decode::detect(bytes).name()))
}

struct RowReader<'a> {
    cells: &'a Cells,
    row: Row,
    problems: &'a mut Problems,
}

impl RowReader<'_> {
    fn read(&mut self, columns: &[Column]) {
        for (index, cell) in self.cells.cells.iter().enumerate() {
            if cell.contains('\n') {
                // An opening quotation mark without its end swallows the lines behind it.
                self.refuse(index, "line_break_in_cell", cell, "");
                continue;
            }
            match columns.get(index) {
                Some(column) => self.cell(index, *column, cell),
                None if cell.is_empty() => {}
                None => self.refuse(index, "too_many_cells", cell, &columns.len().to_string()),
            }
        }
        self.split_off_rating(columns);
        if self.row.person.name.is_empty() {
            let index = columns.iter().position(|column| matches!(column, Column::Name | Column::Family)).unwrap_or(0);
            self.refuse(index, "no_name", "", "");
        }
        let name = self.row.person.name.listed();
        if cells::looks_misread(&name) {
            self.assume(Reason::house("text_looks_misread").with("found", name));
        }
    }

    fn refuse(&mut self, index: usize, key: &'static str, found: &str, expected: &str) {
        let mut problem = Problem::at(self.cells.line, index + 1, key);
        if !found.is_empty() {
            problem = problem.found(found);
        }
        if !expected.is_empty() {
            problem = problem.expected(expected);
        }
        self.problems.add(problem);
    }

    fn assume(&mut self, reason: Reason) {
        self.row.assumptions.push(reason);
    }

    fn cell(&mut self, index: usize, column: Column, cell: &str) {
        if cells::is_nothing(cell) && !matches!(column, Column::Rating | Column::Elo) {
            return;
        }
        match column {
            Column::Skip => {}
            Column::Name => self.row.person.name = Name::parse(cell),
            Column::Family => self.row.person.name.family = tidy(cell),
            Column::Given => self.row.person.name.given = tidy(cell),
            Column::Club => self.row.person.club = tidy(cell),
            Column::Group => self.row.group = tidy(cell),
            Column::NationalId => self.row.person.national_id = tidy(cell),
            Column::Rating => self.rating(index, cell),
            Column::Elo => match cells::rating(cell) {
                Some(found) => self.row.elo = found.rating,
                None => self.refuse(index, "not_a_rating", cell, "1834"),
            },
            Column::FideK => match cells::number(cell).filter(|factor| (1..=HIGHEST_K).contains(factor)) {
                Some(factor) => self.row.fide_k = Some(factor),
                None => self.refuse(index, "not_a_number", cell, "10, 20, 40"),
            },
            Column::Federation => self.federation(index, cell),
            Column::Title => self.title(cell),
            Column::FideId => match cells::long_number(cell) {
                Some(id) => self.row.person.fide_id = Some(id).filter(|id| *id > 0),
                None => self.refuse(index, "not_a_number", cell, ""),
            },
            Column::Birth => match cells::birth(cell) {
                Some(birth) => {
                    self.row.person.birth = Some(birth.birth);
                    self.row.assumptions.extend(birth.assumption);
                }
                None => self.refuse(index, "not_a_date", cell, "21.03.1994"),
            },
            Column::Sex => match cells::sex(cell) {
                Some(sex) => self.row.person.sex = Some(sex),
                None => self.refuse(index, "unknown_sex", cell, "m, k"),
            },
        }
    }

    fn rating(&mut self, index: usize, cell: &str) {
        let Some(found) = cells::rating(cell) else { return self.refuse(index, "not_a_rating", cell, "1834") };
        self.row.rating = found.rating;
        if let Some(federation) = found.federation
            && self.row.person.federation.is_empty()
        {
            self.assume(Reason::house("federation_from_rating").with("federation", federation.as_str()));
            self.row.person.federation = federation;
        }
    }

    fn federation(&mut self, index: usize, cell: &str) {
        let Some((code, is_translated)) = cells::federation(cell) else {
            return self.refuse(index, "unknown_federation", cell, "DEN");
        };
        if is_translated {
            let reason = Reason::house("federation_translated").with("found", cell);
            self.assume(reason.with("federation", code.as_str()));
        }
        self.row.person.federation = code;
    }

    /// A title FIDE does not give stays out, told to the user.
    fn title(&mut self, cell: &str) {
        self.row.title = cells::title(cell);
        if self.row.title.is_none() || cell.len() == 1 {
            self.assume(Reason::house("unknown_title").with("found", cell));
        }
    }

    /// `Astrid Holm 1834` in a list that has no column of ratings.
    fn split_off_rating(&mut self, columns: &[Column]) {
        let name = &self.row.person.name;
        if columns.contains(&Column::Rating) || !columns.contains(&Column::Name) {
            return;
        }
        let last = if name.given.is_empty() || !name.family.bytes().all(|byte| byte.is_ascii_digit()) {
            name.given.rsplit_once(' ').map(|(_, last)| last)
        } else {
            Some(name.family.as_str())
        };
        let Some(rating) = last.filter(|last| last.len() >= 3).and_then(cells::number) else { return };
        let Some(found) = cells::rating(&rating.to_string()).and_then(|cell| cell.rating) else { return };
        let whole = self.cells.cells.get(columns.iter().position(|column| *column == Column::Name).unwrap_or(0));
        let bare = whole.and_then(|cell| cell.trim().rsplit_once(' ')).map(|(bare, _)| Name::parse(bare));
        if let Some(bare) = bare.filter(|bare| !bare.is_empty()) {
            self.row.person.name = bare;
            self.row.rating = Some(found);
            self.assume(Reason::house("rating_from_name").with("rating", found));
        }
    }
}

pub(crate) fn tidy(cell: &str) -> String {
    cell.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Two rows of one name may be one player entered twice.
fn note_same_names(rows: &mut [Row]) {
    let mut first: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows {
        let name = row.person.name.listed().to_lowercase();
        match first.get(&name) {
            Some(line) => {
                let line = i64::try_from(*line).expect("a file has fewer lines than bytes");
                row.assumptions.push(Reason::house("same_name_twice").with("other_line", line));
            }
            None => {
                first.insert(name, row.line);
            }
        }
    }
}
