//! How the tables of the law book are read, and what can be wrong with them.

use rokade_clause::{Clause, inventory};
use serde::de::DeserializeOwned;

use crate::Lang;

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

/// Words in the four languages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct InFour {
    en: String,
    da: String,
    nb: String,
    sv: String,
}

impl InFour {
    /// All four, or none of them.
    pub(super) fn read(file: &str, what: &str, words: [&str; 4]) -> Result<Option<Self>, BookError> {
        let filled = words.iter().filter(|word| !word.trim().is_empty()).count();
        match filled {
            0 => Ok(None),
            4 => {
                let [en, da, nb, sv] = words.map(|word| word.trim().to_owned());
                Ok(Some(Self { en, da, nb, sv }))
            }
            _ => Err(BookError::Empty { file: file.to_owned(), what: what.to_owned() }),
        }
    }

    /// All four.
    pub(super) fn filled(file: &str, what: &str, words: [&str; 4]) -> Result<Self, BookError> {
        Self::read(file, what, words)?.ok_or_else(|| BookError::Empty { file: file.to_owned(), what: what.to_owned() })
    }

    pub fn of(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Da => &self.da,
            Lang::Nb => &self.nb,
            Lang::Sv => &self.sv,
        }
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
        assert!(InFour::read("x", "y", ["", "", "", ""]).unwrap().is_none());
        assert!(InFour::filled("x", "y", ["", "", "", ""]).is_err());
        let error = InFour::read("law_book/x", "flag", ["flag", "vinge", "", "kläpp"]).unwrap_err();
        assert_eq!(error.to_string(), "rules/law_book/x.csv has no text for flag");
        let error = cited("law_book/x", "L2018-6.8; L2018-99").unwrap_err();
        assert_eq!(error.to_string(), "rules/law_book/x.csv has L2018-99, which nobody knows");
        assert!(rows::<(String, String)>("x", "a,b\n1\n").is_err());
    }
}
