//! Tables with a column for every edition of the Laws and a row for every rule.

use std::collections::BTreeSet;

use crate::Edition;

/// What a cell says where the edition has no such rule.
const NONE: &str = "none";

/// A rule and its cell in each edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    pub rule: &'a str,
    /// In the order of [`Edition::all`]; empty where the table says `none`.
    pub cells: Vec<Vec<&'a str>>,
}

/// What is wrong with a table of rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ColumnError {
    #[error("rules/{file} has no column for {edition}")]
    NoColumn { file: String, edition: Edition },
    #[error("rules/{file}: {rule} has {found} cells for {wanted} columns")]
    Ragged { file: String, rule: String, found: usize, wanted: usize },
    #[error("rules/{file}: nothing stands for {rule} in {edition}; a rule that it does not have is written none")]
    Empty { file: String, rule: String, edition: Edition },
    #[error("rules/{file} has {rule} twice")]
    Twice { file: String, rule: String },
}

/// The items of a cell such as `7.5.1;7.5.5`; nothing for `none`.
pub(crate) fn listed(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(';').filter(|item| *item != NONE)
}

/// Reads a table, complete for every edition or not at all. A column of a bare year stands for every text of that
/// year that has none of its own.
pub fn by_edition<'a>(file: &str, text: &'a str) -> Result<Vec<Row<'a>>, ColumnError> {
    let mut lines = text.lines();
    let heads: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
    let columns = Edition::all()
        .map(|edition| {
            let column = |name: String| heads.iter().position(|head| *head == name);
            let column = column(edition.to_string()).or_else(|| column(edition.year().to_string()));
            column
                .map(|column| (edition, column))
                .ok_or_else(|| ColumnError::NoColumn { file: file.to_owned(), edition })
        })
        .collect::<Result<Vec<(Edition, usize)>, ColumnError>>()?;
    let (mut rows, mut seen) = (Vec::new(), BTreeSet::new());
    for line in lines.filter(|line| !line.is_empty()) {
        let row = row(file, line, heads.len(), &columns)?;
        if !seen.insert(row.rule) {
            return Err(ColumnError::Twice { file: file.to_owned(), rule: row.rule.to_owned() });
        }
        rows.push(row);
    }
    Ok(rows)
}

fn row<'a>(file: &str, line: &'a str, wanted: usize, columns: &[(Edition, usize)]) -> Result<Row<'a>, ColumnError> {
    let written: Vec<&str> = line.split(',').collect();
    let (file, rule) = (file.to_owned(), written[0]);
    if written.len() != wanted {
        return Err(ColumnError::Ragged { file, rule: rule.to_owned(), found: written.len(), wanted });
    }
    if let Some((edition, _)) = columns.iter().find(|(_, column)| written[*column].is_empty()) {
        return Err(ColumnError::Empty { file, rule: rule.to_owned(), edition: *edition });
    }
    let cells = columns.iter().map(|(_, column)| listed(written[*column]).collect()).collect();
    Ok(Row { rule, cells })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "rule,2001,2009,2009-NO,2018,2023\n";

    fn read(rows: &str) -> Result<Vec<Vec<String>>, String> {
        let text = format!("{HEAD}{rows}");
        let rows = by_edition("x.csv", &text).map_err(|error| error.to_string())?;
        Ok(rows.into_iter().map(|row| row.cells.into_iter().map(|cell| cell.join("+")).collect()).collect())
    }

    #[test]
    fn a_bare_year_stands_for_every_text_without_a_column() {
        assert_eq!(read("a,1,2,3,4;5,none\n").unwrap(), [["1", "2", "3", "4+5", ""]]);
    }

    #[test]
    fn a_table_with_gaps_does_not_load() {
        assert_eq!(
            read("a,1,2,,4,5\n").unwrap_err(),
            "rules/x.csv: nothing stands for a in 2009-NO; a rule that it does not have is written none"
        );
        assert_eq!(read("a,1,2,3,4\n").unwrap_err(), "rules/x.csv: a has 5 cells for 6 columns");
        assert_eq!(read("a,1,1,1,1,1\na,2,2,2,2,2\n").unwrap_err(), "rules/x.csv has a twice");
        let error = by_edition("x.csv", "rule,2001,2009,2018\n").unwrap_err();
        assert_eq!(error.to_string(), "rules/x.csv has no column for 2023");
    }
}
