//! Rulings of the board of appeal that interpret clauses.

use std::sync::LazyLock;

use rokade_clause::Clause;
use serde::Deserialize;

use super::data::{BookError, InLanguages, cited, embedded, spoken_rows};

const FILE: &str = "law_book/precedents";

/// Where the game of a ruling was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    Board,
    Correspondence,
}

/// Whether a ruling still guides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    InForce,
    Withdrawn,
    /// A later edition of the Laws answers the point itself.
    Overtaken,
}

/// A ruling, in our own words.
#[derive(Clone, Debug)]
pub struct Precedent {
    /// Its id in the inventory, `DK-ruling-95`.
    pub id: String,
    /// `95`, `47b`.
    pub number: String,
    /// `1994-06-18`, where the list gives one.
    pub date: Option<String>,
    pub play: Play,
    pub standing: Standing,
    /// The clauses it interprets, of every edition that has the rule.
    pub clauses: Vec<&'static Clause>,
    pub facts: InLanguages,
    pub held: InLanguages,
    /// Why it no longer guides, or what to mind.
    pub note: Option<InLanguages>,
}

impl Play {
    pub const fn key(self) -> &'static str {
        match self {
            Play::Board => "board",
            Play::Correspondence => "correspondence",
        }
    }
}

impl Standing {
    pub const fn key(self) -> &'static str {
        match self {
            Standing::InForce => "in_force",
            Standing::Withdrawn => "withdrawn",
            Standing::Overtaken => "overtaken",
        }
    }
}

#[derive(Deserialize)]
struct Row {
    id: String,
    number: String,
    date: String,
    play: Play,
    state: Standing,
    clauses: String,
}

fn read(text: &str) -> Result<Vec<Precedent>, BookError> {
    let mut precedents: Vec<Precedent> = Vec::new();
    for (row, cells) in spoken_rows::<Row>(FILE, text)? {
        cited(FILE, &row.id)?;
        if precedents.iter().any(|other| other.id == row.id || other.number == row.number) {
            return Err(BookError::Twice { file: FILE.to_owned(), what: row.id });
        }
        let clauses = cited(FILE, &row.clauses)?;
        if clauses.is_empty() {
            return Err(BookError::Empty { file: FILE.to_owned(), what: row.id });
        }
        precedents.push(Precedent {
            facts: InLanguages::filled(FILE, &row.id, &cells, "facts_")?,
            held: InLanguages::filled(FILE, &row.id, &cells, "held_")?,
            note: InLanguages::read(FILE, &row.id, &cells, "note_")?,
            id: row.id,
            number: row.number,
            date: Some(row.date).filter(|date| !date.is_empty()),
            play: row.play,
            standing: row.state,
            clauses,
        });
    }
    Ok(precedents)
}

/// All rulings, in the order of their list.
pub fn precedents() -> &'static [Precedent] {
    static PRECEDENTS: LazyLock<Vec<Precedent>> =
        LazyLock::new(|| read(embedded(FILE)).expect("the embedded precedents are tested"));
    &PRECEDENTS
}

/// The ruling of a number, `47b`, or of an id, `DK-ruling-47b`.
pub fn precedent(number: &str) -> Option<&'static Precedent> {
    let asked = number.trim();
    precedents().iter().find(|one| one.number.eq_ignore_ascii_case(asked) || one.id.eq_ignore_ascii_case(asked))
}

/// The rulings that interpret a clause.
pub fn precedents_on(id: &str) -> Vec<&'static Precedent> {
    precedents().iter().filter(|one| one.clauses.iter().any(|clause| clause.id == id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_precedents_can_be_read_and_found() {
        let all = read(embedded(FILE)).unwrap();
        for one in &all {
            assert_eq!(precedent(&one.number).unwrap().id, one.id);
            assert_eq!(precedent(&one.id.to_lowercase()).unwrap().id, one.id);
            assert!(precedents_on(&one.clauses[0].id).iter().any(|other| other.id == one.id));
            if let Some(date) = &one.date {
                let parts: Vec<usize> = date.split('-').map(str::len).collect();
                assert_eq!(parts, [4, 2, 2], "{}: {date}", one.id);
            }
        }
        assert!(precedent("no. 1").is_none() && precedents_on("L2018-99").is_empty());
    }
}
