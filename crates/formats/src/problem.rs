//! What is wrong with a file, and where.

use rokade_clause::Reason;
use serde::Serialize;

/// Every problem of a file somebody could mend is listed; of noise there is no end.
pub(crate) const MOST: usize = 1_000;
/// Enough of a bad text to recognise it by.
const LONGEST_FOUND: usize = 60;

/// One problem of a file. Lines and columns count from 1; in a report file a column is a
/// character, in a table of players it is a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    pub file: String,
    pub line: usize,
    pub column: Option<usize>,
    pub reason: Reason,
    pub found: Option<String>,
    pub expected: Option<String>,
}

impl Problem {
    pub(crate) fn at(line: usize, column: impl Into<Option<usize>>, key: &'static str) -> Self {
        let column = column.into();
        Self { file: String::new(), line, column, reason: Reason::house(key), found: None, expected: None }
    }

    pub(crate) fn found(mut self, text: impl ToString) -> Self {
        self.found = Some(text.to_string().chars().take(LONGEST_FOUND).collect());
        self
    }

    pub(crate) fn expected(mut self, text: impl ToString) -> Self {
        self.expected = Some(text.to_string());
        self
    }

    pub(crate) fn with(mut self, name: &'static str, fact: impl Into<rokade_clause::Fact>) -> Self {
        self.reason = self.reason.with(name, fact);
        self
    }
}

/// Gathers the problems of one file: a bounded number of them, and how many more there are.
pub(crate) struct Problems {
    file: String,
    listed: Vec<Problem>,
    more: usize,
    last_line: usize,
}

impl Problems {
    pub(crate) fn of(file: &str) -> Self {
        Self { file: file.to_owned(), listed: Vec::new(), more: 0, last_line: 1 }
    }

    pub(crate) fn add(&mut self, problem: Problem) {
        self.last_line = self.last_line.max(problem.line);
        if self.listed.len() < MOST {
            self.listed.push(Problem { file: self.file.clone(), ..problem });
        } else {
            self.more += 1;
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }

    /// The problems in file order, or nothing if there are none.
    pub(crate) fn into_result(mut self) -> Result<(), Vec<Problem>> {
        if self.listed.is_empty() {
            return Ok(());
        }
        self.listed.sort_by_key(|problem| (problem.line, problem.column));
        if self.more > 0 {
            let count = i64::try_from(self.more).expect("a file holds fewer problems than bytes");
            let rest = Problem::at(self.last_line, None, "more_problems").with("count", count);
            self.listed.push(Problem { file: self.file, ..rest });
        }
        Err(self.listed)
    }
}
