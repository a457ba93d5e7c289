//! Rules by name, and the clauses under which each edition states them.
//!
//! Two tables say where a rule stands: `rules/law_book/concordance.csv`, in which every clause has its rule, and
//! `rules/laws/citations.csv` for what code cites besides: a part of such a rule, several together, the words of
//! a guide. A name that neither table has does not compile; a table with a gap does not load.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::columns::{ColumnError, by_edition};
use crate::{ClauseId, Edition, Reason, inventory, rules};

const FILES: [&str; 2] = ["law_book/concordance.csv", "laws/citations.csv"];
const TEXTS: [&[u8]; 2] = [rules::embedded(FILES[0]).as_bytes(), rules::embedded(FILES[1]).as_bytes()];
const COUNT: usize = rows(TEXTS[0]) + rows(TEXTS[1]);
/// The names of all rules, in the order of the tables.
const NAMES: [&[u8]; COUNT] = names();

/// A rule of the Laws, wherever an edition states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation(u16);

/// The rule of a name. As a constant it is found when the program is compiled, or the program does not compile.
pub const fn rule(name: &str) -> Citation {
    let mut at = 0;
    while at < COUNT {
        if rules::is_same(NAMES[at], name.as_bytes()) {
            return Citation(at as u16);
        }
        at += 1;
    }
    panic!("neither the concordance nor the table of citations has a rule of this name")
}

/// The rows below the head.
const fn rows(text: &[u8]) -> usize {
    let (mut at, mut lines) = (0, 0);
    while at < text.len() {
        if text[at] == b'\n' {
            lines += 1;
        }
        at += 1;
    }
    lines - 1
}

const fn names() -> [&'static [u8]; COUNT] {
    let mut names: [&[u8]; COUNT] = [&[]; COUNT];
    let (mut file, mut found) = (0, 0);
    while file < TEXTS.len() {
        let mut rest = after(TEXTS[file], b'\n').1;
        while !rest.is_empty() {
            let (line, more) = after(rest, b'\n');
            names[found] = after(line, b',').0;
            found += 1;
            rest = more;
        }
        file += 1;
    }
    names
}

/// What stands before a mark, and what after it.
const fn after(text: &[u8], mark: u8) -> (&[u8], &[u8]) {
    let mut at = 0;
    while at < text.len() {
        if text[at] == mark {
            return (text.split_at(at).0, text.split_at(at + 1).1);
        }
        at += 1;
    }
    (text, &[])
}

impl Citation {
    /// The clauses of an edition; none where it does not have the rule.
    pub fn of(self, edition: Edition) -> &'static [&'static str] {
        static PLACES: LazyLock<Vec<Stated>> =
            LazyLock::new(|| read(rules::text).expect("the embedded tables of rules are tested"));
        &PLACES[usize::from(self.0)][edition.place()]
    }

    /// Whether an edition has the rule.
    pub fn is_in(self, edition: Edition) -> bool {
        !self.of(edition).is_empty()
    }

    pub fn clauses(self, edition: Edition) -> Vec<ClauseId> {
        self.of(edition).iter().copied().map(ClauseId::new).collect()
    }

    /// A reason that rests on the clauses of that edition.
    pub fn reason(self, edition: Edition, key: &'static str) -> Reason {
        let (first, more) = self.of(edition).split_first().expect("every rule is stated somewhere in every edition");
        more.iter().fold(Reason::cited(key, first), |reason, id| reason.and(ClauseId::new(id)))
    }

    /// The same for a rule that only some editions have.
    pub fn reason_if_any(self, edition: Edition, key: &'static str) -> Option<Reason> {
        self.is_in(edition).then(|| self.reason(edition, key))
    }
}

/// The clauses of one rule in each edition, in the order of [`Edition::all`].
type Stated = Vec<Vec<&'static str>>;

/// What is wrong with the tables of rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum CitationError {
    #[error(transparent)]
    Columns(#[from] ColumnError),
    #[error("rules/{file}: {rule} cites {number} of {edition}, which is in no inventory")]
    Unknown { file: &'static str, rule: String, edition: Edition, number: String },
    #[error("two tables have the rule {0}")]
    Twice(String),
    #[error("no table has the rule {0} any more")]
    Missing(String),
}

fn read(text: impl Fn(&str) -> &'static str) -> Result<Vec<Stated>, CitationError> {
    let mut stated: BTreeMap<&str, Stated> = BTreeMap::new();
    for file in FILES {
        for row in by_edition(file, text(file))? {
            let cells = Edition::all().zip(&row.cells).map(|(edition, cell)| {
                let unknown = |number: &str| CitationError::Unknown {
                    file,
                    rule: row.rule.to_owned(),
                    edition,
                    number: number.to_owned(),
                };
                cell.iter().map(|number| clause(edition, number).ok_or_else(|| unknown(number))).collect()
            });
            let cells = cells.collect::<Result<Stated, CitationError>>()?;
            if stated.insert(row.rule, cells).is_some() {
                return Err(CitationError::Twice(row.rule.to_owned()));
            }
        }
    }
    let named = NAMES.iter().map(|name| String::from_utf8_lossy(name));
    named.map(|name| stated.remove(name.as_ref()).ok_or_else(|| CitationError::Missing(name.into_owned()))).collect()
}

/// The clause that an edition has under a number, or that the number names by its whole id.
fn clause(edition: Edition, number: &str) -> Option<&'static str> {
    let own = format!("L{}-{number}", edition.year());
    let national = edition.country().map(|country| format!("{own}-{}", country.code()));
    let found = [Some(number.to_owned()), Some(own), national].into_iter().flatten();
    found.into_iter().find_map(|id| inventory().get(&id)).map(|clause| clause.id.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_found_by_its_name() {
        for name in NAMES {
            let name = std::str::from_utf8(name).unwrap();
            let found = rule(name);
            assert!(Edition::all().any(|edition| found.is_in(edition)), "{name} stands in no edition");
        }
        assert_eq!(NAMES[0], b"edition_record");
        assert_eq!(NAMES[COUNT - 1], b"written_in_advance");
    }

    #[test]
    fn a_rule_stands_where_its_edition_states_it() {
        const PENALTY: Citation = rule("illegal_move_penalty");
        assert_eq!(PENALTY.of(Edition::DK_2001), ["L2001-7.4.b"]);
        assert_eq!(PENALTY.of(Edition::FIDE_2023), ["L2023-7.5.5"]);
        assert_eq!(rule("touched_man").of(Edition::NO_2009), ["L2009-4.3-NO"]);
        assert_eq!(rule("sealing").of(Edition::NO_2009), ["L2009-ADJ.1.a", "NO2009-guide-adj-seal"]);
        assert!(!rule("winner_cannot_mate").is_in(Edition::SE_2018));
        assert_eq!(rule("fivefold").reason_if_any(Edition::DK_2009, "x"), None);
    }

    #[test]
    #[should_panic(expected = "neither the concordance nor the table of citations")]
    fn a_name_without_a_row_is_refused() {
        rule("no_such_rule");
    }

    #[test]
    fn tables_that_do_not_know_a_rule_or_a_clause_do_not_load() {
        let embedded = |file: &str| rules::text(file);
        assert!(read(embedded).is_ok());
        let swapped = |from: &'static str, to: &'static str| {
            let read_as = |file: &str| -> &'static str { rules::text(file).replacen(from, to, 1).leak() };
            read(read_as).unwrap_err().to_string()
        };
        assert_eq!(swapped("\nsealing,", "\nsealed,"), "no table has the rule sealing any more");
        assert_eq!(swapped("\nsealing,", "\nenvelope,"), "two tables have the rule envelope");
        assert_eq!(
            swapped("\nsealing,A1.a", "\nsealing,A1.z"),
            "rules/laws/citations.csv: sealing cites A1.z of 2001-DK, which is in no inventory"
        );
    }
}
