//! Bytes to members.

use std::collections::BTreeMap;

use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_model::{Birth, Name};

use super::{Assumption, Column, Kind, Member, MemberList, Separator, heading};
use crate::decode::LARGEST_FILE;
use crate::players::split::{self, Cells};
use crate::players::{cells, foreign, guess, read::no_text, read::tidy};
use crate::problem::{Problem, Problems};
use crate::trf::of_numbers;

const SEPARATORS: [Separator; 3] = [Separator::Semicolon, Separator::Tab, Separator::Comma];
const HEADINGS: &str = "number; name; birth; sex; club; from; to";

/// The words for a kind of membership, as they stand in cells.
const KINDS: &[(Kind, &[&str])] = &[
    (Kind::Club, &["club", "klub", "klubb", "klubmedlem", "klubbmedlem", "klubmedlemskab", "club member", "förening"]),
    (
        Kind::Individual,
        &[
            "individual",
            "individuel",
            "individuelt",
            "individuell",
            "individuellt",
            "individuelt medlem",
            "enkeltmedlem",
            "direktemedlem",
            "direkte medlem",
            "direktmedlem",
        ],
    ),
    (
        Kind::ForeignIndividual,
        &[
            "foreign individual",
            "foreign",
            "udenlandsk",
            "udenlandsk individuel",
            "udlænding",
            "utenlandsk",
            "utländsk",
            "utlending",
            "utlänning",
        ],
    ),
];

/// Reads a list of members whole, or names everything that hinders it.
pub fn read(bytes: &[u8]) -> Result<MemberList, Vec<Problem>> {
    match table(bytes) {
        Ok(table) => members(table),
        Err(problem) => {
            let mut problems = Problems::of("");
            problems.add(*problem);
            Err(problems.into_result().expect_err("one problem was added"))
        }
    }
}

/// The list as it is cut, its heading known.
struct Table {
    list: MemberList,
    body: Vec<Cells>,
}

/// # Errors
/// What makes it no list of members at all.
fn table(bytes: &[u8]) -> Result<Table, Box<Problem>> {
    if bytes.len() > LARGEST_FILE {
        return Err(Problem::at(1, None, "too_large").found(bytes.len()).expected(LARGEST_FILE).into());
    }
    if let Some(problem) = foreign::refusal(bytes) {
        return Err(problem.into());
    }
    let mut supposed = Vec::new();
    let (encoding, text) = guess::encoding(bytes, false, &mut supposed);
    let text = split::with_plain_line_ends(&text);
    let known = |separator: Separator| {
        let rows = split::rows(text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default(), separator);
        rows.first().map_or(0, |row| row.cells.iter().filter(|cell| heading::column(cell).is_some()).count())
    };
    let best = SEPARATORS.into_iter().rev().max_by_key(|separator| known(*separator));
    let separator = best.unwrap_or(Separator::Semicolon);
    let mut rows = split::rows(&text, separator);
    if let Some(problem) = no_text(&rows) {
        return Err(problem.into());
    }
    let Some(first) = (!rows.is_empty()).then(|| rows.remove(0)) else {
        return Err(Problem::at(1, None, "members_none").expected(HEADINGS).into());
    };
    let assumptions: Vec<Assumption> =
        supposed.into_iter().map(|reason| Assumption { reason, line: first.line, count: 1 }).collect();
    let mut list = MemberList { encoding, separator, columns: Vec::new(), members: Vec::new(), assumptions };
    columns(&first, &mut list);
    if !list.columns.iter().any(|column| matches!(column, Column::Name | Column::Family)) {
        let found = Problem::at(first.line, None, "members_headings_missing").found(first.cells.join("; "));
        return Err(found.expected(HEADINGS).into());
    }
    if rows.is_empty() {
        return Err(Problem::at(first.line, None, "members_none").expected(HEADINGS).into());
    }
    Ok(Table { list, body: rows })
}

/// Columns by their headings; of two with the same meaning the first counts.
fn columns(first: &Cells, list: &mut MemberList) {
    for (text, index) in first.cells.iter().zip(1_u32..) {
        let found = heading::column(text).filter(|column| !list.columns.contains(column));
        if found.is_none() {
            let reason = Reason::house("column_skipped").with("column", index).with("found", text.as_str());
            list.assumptions.push(Assumption { reason, line: first.line, count: 1 });
        }
        list.columns.push(found.unwrap_or(Column::Skip));
    }
    // "Fornavn" beside "Navn" makes the latter a family name.
    if list.columns.contains(&Column::Given)
        && !list.columns.contains(&Column::Family)
        && let Some(name) = list.columns.iter_mut().find(|column| **column == Column::Name)
    {
        *name = Column::Family;
    }
}

fn members(table: Table) -> Result<MemberList, Vec<Problem>> {
    let Table { mut list, body } = table;
    let mut problems = Problems::of("");
    let mut supposed: BTreeMap<String, usize> = BTreeMap::new();
    for row in &body {
        let member = Member { line: row.line, ..Member::default() };
        let mut reader = RowReader { row, member, problems: &mut problems, assumed: Vec::new() };
        reader.read(&list.columns);
        let (member, assumed) = (reader.member, reader.assumed);
        for reason in assumed {
            match supposed.get(reason.key.as_ref()) {
                Some(at) => list.assumptions[*at].count += 1,
                None => {
                    supposed.insert(reason.key.to_string(), list.assumptions.len());
                    list.assumptions.push(Assumption { reason, line: member.line, count: 1 });
                }
            }
        }
        list.members.push(member);
    }
    problems.into_result().map(|()| list)
}

struct RowReader<'a> {
    row: &'a Cells,
    member: Member,
    problems: &'a mut Problems,
    assumed: Vec<Reason>,
}

impl RowReader<'_> {
    fn read(&mut self, columns: &[Column]) {
        for (index, cell) in self.row.cells.iter().enumerate() {
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
        if self.member.name.is_empty() {
            let index = columns.iter().position(|column| matches!(column, Column::Name | Column::Family));
            self.refuse(index.unwrap_or(0), "no_name", "", "");
        }
        let name = self.member.name.listed();
        if cells::looks_misread(&name) {
            self.assumed.push(Reason::house("text_looks_misread").with("found", name));
        }
    }

    fn refuse(&mut self, index: usize, key: &'static str, found: &str, expected: &str) {
        let mut problem = Problem::at(self.row.line, index + 1, key);
        if !found.is_empty() {
            problem = problem.found(found);
        }
        if !expected.is_empty() {
            problem = problem.expected(expected);
        }
        self.problems.add(problem);
    }

    fn cell(&mut self, index: usize, column: Column, cell: &str) {
        if cells::is_nothing(cell) {
            return;
        }
        let member = &mut self.member;
        match column {
            Column::Skip => {}
            Column::Name => member.name = Name::parse(cell),
            Column::Family => member.name.family = tidy(cell),
            Column::Given => member.name.given = tidy(cell),
            Column::Club => member.club = tidy(cell),
            Column::District => member.district = tidy(cell),
            Column::Address => member.address = tidy(cell),
            Column::Email => member.email = tidy(cell),
            Column::Phone => member.phone = tidy(cell),
            Column::Number => match cells::number(cell) {
                Some(number) => member.number = Some(number).filter(|number| *number > 0),
                None => self.refuse(index, "not_a_number", cell, ""),
            },
            Column::FideId => match cells::long_number(cell) {
                Some(id) => member.fide_id = Some(id).filter(|id| *id > 0),
                None => self.refuse(index, "not_a_number", cell, ""),
            },
            Column::Sex => match cells::sex(cell) {
                Some(sex) => member.sex = Some(sex),
                None => self.refuse(index, "unknown_sex", cell, "m, k"),
            },
            Column::Kind => match kind(cell) {
                Some(kind) => member.kind = Some(kind),
                None => self.refuse(index, "members_kind_unknown", cell, "club, individual, foreign"),
            },
            Column::Federation => self.federation(index, cell),
            Column::Birth => self.member.birth = self.date(index, cell),
            Column::From => self.member.from = self.day(index, cell),
            Column::To => self.member.to = self.day(index, cell),
        }
    }

    fn federation(&mut self, index: usize, cell: &str) {
        let Some((code, is_translated)) = cells::federation(cell) else {
            return self.refuse(index, "unknown_federation", cell, "DEN");
        };
        if is_translated {
            let reason = Reason::house("federation_translated").with("found", cell);
            self.assumed.push(reason.with("federation", code.as_str()));
        }
        self.member.federation = code;
    }

    /// A date as far as it is said.
    fn date(&mut self, index: usize, cell: &str) -> Option<Birth> {
        // Spreadsheets write a day with midnight behind it.
        let day = cell.strip_suffix(" 00:00:00").or_else(|| cell.strip_suffix("T00:00:00")).unwrap_or(cell);
        let found = cells::birth(day);
        match found {
            Some(found) => {
                self.assumed.extend(found.assumption);
                Some(found.birth)
            }
            None => {
                self.member.impossible.push((index + 1, cell.to_owned()));
                None
            }
        }
    }

    /// A date with its day.
    fn day(&mut self, index: usize, cell: &str) -> Option<Date> {
        let Birth { year, month, day } = self.date(index, cell)?;
        let found = of_numbers(year, month, day);
        if found.is_none() {
            self.member.impossible.push((index + 1, cell.to_owned()));
        }
        found
    }
}

fn kind(cell: &str) -> Option<Kind> {
    let plain = crate::players::heading::plain(cell);
    KINDS.iter().find_map(|(kind, words)| words.contains(&plain.as_str()).then_some(*kind))
}
