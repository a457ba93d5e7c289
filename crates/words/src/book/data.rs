//! How the tables of the law book are read, and what can be wrong with them.

use std::collections::HashMap;

use rokade_clause::{Clause, inventory};
use serde::de::DeserializeOwned;

use crate::{LANGS, Lang};

/// What is wrong with a table of the law book.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    #[error("rules/{file}.csv: {source}")]
    Malformed { file: String, source: csv::Error },
    #[error("rules/{file}.csv lacks {}", what.join(", "))]
    Missing { file: String, what: Vec<String> },
    #[error("rules/{file}.csv has {}, which nobody knows", what.join(", "))]
    Unknown { file: String, what: Vec<String> },
    #[error("rules/{file}.csv has {what} twice")]
    Twice { file: String, what: String },
    #[error(transparent)]
    Columns(#[from] rokade_clause::ColumnError),
    #[error("rules/{file}.csv has no text for {what}")]
    Empty { file: String, what: String },
}

/// Words in every language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct InLanguages([String; LANGS.len()]);

impl InLanguages {
    /// The cells of the columns `da`, `nb`, …, or `word_da`, `word_nb`, …: all of them, or none.
    pub(super) fn read(file: &str, what: &str, cells: &Cells, prefix: &str) -> Result<Option<Self>, BookError> {
        let words = Lang::ALL.map(|lang| cells.get(&format!("{prefix}{lang}")).trim().to_owned());
        match words.iter().filter(|word| word.is_empty()).count() {
            0 => Ok(Some(Self(words))),
            empty if empty == words.len() => Ok(None),
            _ => Err(BookError::Empty { file: file.to_owned(), what: what.to_owned() }),
        }
    }

    /// All of them.
    pub(super) fn filled(file: &str, what: &str, cells: &Cells, prefix: &str) -> Result<Self, BookError> {
        let words = Self::read(file, what, cells, prefix)?;
        words.ok_or_else(|| BookError::Empty { file: file.to_owned(), what: what.to_owned() })
    }

    pub fn of(&self, lang: Lang) -> &str {
        &self.0[lang.place()]
    }
}

/// A row by its columns.
pub(super) struct Cells(HashMap<String, String>);

impl Cells {
    /// Empty where there is no such column.
    pub(super) fn get(&self, column: &str) -> &str {
        self.0.get(column).map_or("", String::as_str)
    }
}

/// The text of a table of this process, by its path without the ending.
pub(super) fn embedded(file: &str) -> &'static str {
    rokade_clause::text(&format!("{file}.csv"))
}

/// The rows of a table.
pub(super) fn rows<T: DeserializeOwned>(file: &str, text: &str) -> Result<Vec<T>, BookError> {
    csv::Reader::from_reader(text.as_bytes())
        .deserialize()
        .collect::<Result<Vec<T>, csv::Error>>()
        .map_err(|source| BookError::Malformed { file: file.to_owned(), source })
}

/// The same with the cells of each row, for the columns that there are by language.
pub(super) fn spoken_rows<T: DeserializeOwned>(file: &str, text: &str) -> Result<Vec<(T, Cells)>, BookError> {
    let malformed = |source| BookError::Malformed { file: file.to_owned(), source };
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let columns = reader.headers().map_err(malformed)?.clone();
    let read = |record: Result<csv::StringRecord, csv::Error>| -> Result<(T, Cells), csv::Error> {
        let record = record?;
        let cells = columns.iter().zip(&record).map(|(column, cell)| (column.to_owned(), cell.to_owned()));
        Ok((record.deserialize(Some(&columns))?, Cells(cells.collect())))
    };
    reader.records().map(read).collect::<Result<Vec<_>, csv::Error>>().map_err(malformed)
}

/// The clauses of a list `L2001-6.9;L2009-6.8`.
pub(super) fn cited(file: &str, list: &str) -> Result<Vec<&'static Clause>, BookError> {
    let ids = list.split(';').map(str::trim).filter(|id| !id.is_empty());
    ids.map(|id| {
        inventory().get(id).ok_or_else(|| BookError::Unknown { file: file.to_owned(), what: vec![id.to_owned()] })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_whole_or_not_at_all() {
        let cells = |row: &str| {
            let mut rows = spoken_rows::<()>("x", &format!("word_en,word_da,word_nb,word_sv\n{row}\n")).unwrap();
            rows.remove(0).1
        };
        assert!(InLanguages::read("x", "y", &cells(",,,"), "word_").unwrap().is_none());
        assert!(InLanguages::filled("x", "y", &cells(",,,"), "word_").is_err());
        let whole = InLanguages::filled("x", "y", &cells("flag,vinge,klaff, kläpp"), "word_").unwrap();
        assert_eq!(Lang::ALL.map(|lang| whole.of(lang)), ["vinge", "klaff", "kläpp", "flag"]);
        let error = InLanguages::read("law_book/x", "flag", &cells("flag,vinge,,kläpp"), "word_").unwrap_err();
        assert_eq!(error.to_string(), "rules/law_book/x.csv has no text for flag");
        let error = cited("law_book/x", "L2018-6.8; L2018-99").unwrap_err();
        assert_eq!(error.to_string(), "rules/law_book/x.csv has L2018-99, which nobody knows");
        assert!(rows::<(String, String)>("x", "a,b\n1\n").is_err());
    }
}
