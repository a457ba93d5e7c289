//! The same rule in the editions of the Laws.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use rokade_clause::{Clause, Edition, Row, by_edition};

use super::data::{BookError, embedded};
use super::shelf::{Book, clauses, label};

const FILE: &str = "law_book/concordance";
const MEANINGS: &str = "law_book/meanings";
/// What every edition says of a rule that the table of meanings does not name.
const SAME: char = 'a';

/// A rule and where each edition has it; the cells stand in the order of [`Edition::all`].
#[derive(Clone, Debug)]
pub(super) struct Rule {
    pub name: String,
    pub cells: Vec<Vec<&'static Clause>>,
    /// What the rule says in each edition, as a letter: where two are the same, only the words differ.
    pub meanings: Vec<char>,
}

impl Rule {
    fn new(name: &str, cells: Vec<Vec<&'static Clause>>) -> Self {
        Self { name: name.to_owned(), meanings: vec![SAME; cells.len()], cells }
    }
}

/// An edition and where it has a rule.
#[derive(Clone, Debug)]
pub struct Counterpart {
    pub edition: Edition,
    pub clauses: Vec<&'static Clause>,
}

/// All rules. A clause the table does not name is a rule of its own, one with the clauses of the same number
/// and topic in other editions that it does not name either.
pub(super) fn rules() -> &'static [Rule] {
    static RULES: LazyLock<Vec<Rule>> =
        LazyLock::new(|| read(embedded(FILE), embedded(MEANINGS)).expect("the embedded concordance is tested"));
    &RULES
}

/// The text of an edition without the rulings and the guide printed behind it.
pub(super) fn text_of_the_laws(edition: Edition) -> impl Iterator<Item = &'static Clause> {
    clauses(Book::Laws(edition)).iter().copied().filter(|clause| clause.id.starts_with('L'))
}

fn read(text: &str, meanings: &str) -> Result<Vec<Rule>, BookError> {
    let mut rules = listed(text)?;
    rules.extend(unlisted(&rules));
    for row in by_edition(&format!("{MEANINGS}.csv"), meanings)? {
        let is_meant = |rule: &&mut Rule| match rule.name.is_empty() {
            true => rule.cells.iter().flatten().any(|clause| label(clause) == row.rule),
            false => rule.name == row.rule,
        };
        let unknown = || BookError::Unknown { file: MEANINGS.to_owned(), what: vec![row.rule.to_owned()] };
        let rule = rules.iter_mut().find(is_meant).ok_or_else(unknown)?;
        for (place, letter) in row.cells.iter().enumerate() {
            // An edition without the rule has no letter, and one with it has one.
            if letter.is_empty() != rule.cells[place].is_empty() {
                return Err(unknown());
            }
            rule.meanings[place] = letter.first().and_then(|letter| letter.chars().next()).unwrap_or_default();
        }
    }
    Ok(rules)
}

/// The rules that the table names.
fn listed(text: &str) -> Result<Vec<Rule>, BookError> {
    let clause = |edition: Edition, number: &&str| {
        let found = text_of_the_laws(edition).find(|clause| label(clause) == *number);
        found.ok_or_else(|| BookError::Unknown { file: FILE.to_owned(), what: vec![format!("{edition} {number}")] })
    };
    let rule = |row: Row<'_>| {
        let cells = Edition::all().zip(&row.cells);
        let cells = cells.map(|(edition, cell)| cell.iter().map(|number| clause(edition, number)).collect());
        Ok(Rule::new(row.rule, cells.collect::<Result<_, BookError>>()?))
    };
    by_edition(&format!("{FILE}.csv"), text)?.into_iter().map(rule).collect()
}

/// What the table leaves to number and topic.
fn unlisted(listed: &[Rule]) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    for (place, edition) in Edition::all().enumerate() {
        let named: BTreeSet<&str> =
            listed.iter().flat_map(|rule| &rule.cells[place]).map(|clause| clause.id.as_str()).collect();
        for clause in text_of_the_laws(edition).filter(|clause| !named.contains(clause.id.as_str())) {
            let is_same = |other: &Clause| label(other) == label(clause) && other.topic == clause.topic;
            match rules.iter_mut().find(|rule| rule.cells.iter().flatten().any(|other| is_same(other))) {
                Some(rule) => rule.cells[place].push(clause),
                None => {
                    let mut cells = vec![Vec::new(); Edition::all().len()];
                    cells[place].push(clause);
                    rules.push(Rule::new("", cells));
                }
            }
        }
    }
    rules
}

/// Where the other editions have the rule of a clause, from old to new; nothing for what is not of the Laws.
/// A clause that serves several rules is answered with the first of them that an edition has.
pub fn counterparts(clause: &Clause) -> Vec<Counterpart> {
    let has = |cell: &[&Clause]| cell.iter().any(|other| other.id == clause.id);
    let own: Vec<&Rule> = rules().iter().filter(|rule| rule.cells.iter().any(|cell| has(cell))).collect();
    let counterpart = |(place, edition): (usize, Edition)| {
        let is_own = own.iter().any(|rule| has(&rule.cells[place]));
        let clauses = own.iter().map(|rule| &rule.cells[place]).find(|cell| !cell.is_empty())?;
        (!is_own).then(|| Counterpart { edition, clauses: clauses.clone() })
    };
    Edition::all().enumerate().filter_map(counterpart).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_the_laws_belongs_to_a_rule() {
        let rules = read(embedded(FILE), embedded(MEANINGS)).unwrap();
        for (place, edition) in Edition::all().enumerate() {
            for clause in text_of_the_laws(edition) {
                let has = |rule: &Rule| rule.cells[place].iter().any(|other| other.id == clause.id);
                assert!(rules.iter().any(has), "{}", clause.id);
            }
        }
    }

    #[test]
    fn a_rule_keeps_its_meaning_where_its_number_moves() {
        let ids = |id: &str| -> Vec<String> {
            let clause = rokade_clause::inventory().get(id).unwrap();
            counterparts(clause).iter().flat_map(|part| part.clauses.iter().map(|one| one.id.clone())).collect()
        };
        assert_eq!(ids("L2001-6.9"), ["L2009-6.8", "L2009-6.8", "L2018-6.8", "L2023-6.8"]);
        assert_eq!(ids("L2018-6.9"), ["L2001-6.10", "L2009-6.9", "L2009-6.9", "L2023-6.9"]);
        assert_eq!(ids("L2018-9.2.1.1"), ["L2001-9.2.a", "L2009-9.2.a", "L2009-9.2.a", "L2023-9.2.1"]);
        assert_eq!(ids("L2009-4.3-DK"), ["L2001-4.3", "L2009-4.3-NO", "L2018-4.3", "L2023-4.3"]);
        assert_eq!(ids("L2023-7.5.3"), ["L2018-7.5.3"]);
        assert_eq!(ids("L2023-7.5.5"), ["L2001-7.4.b", "L2009-7.4.b", "L2009-7.4.b", "L2018-7.5.5"]);
        assert_eq!(ids("L2001-C3")[2..], ["L2018-A.4.2", "L2018-7.5.5", "L2023-A.5.2", "L2023-7.5.5"]);
        assert!(ids("DK-ruling-12").is_empty() && ids("D4.9.1-3").is_empty());
    }

    #[test]
    fn a_concordance_of_unknown_numbers_is_an_error() {
        let head = "rule,2001,2009-DK,2009-NO,2018,2023\n";
        let read = |rows: &str, meanings: &str| read(&format!("{head}{rows}"), &format!("{head}{meanings}"));
        assert!(read("flag,6.9,6.8,6.8,6.8,6.8\n", "flag,a,a,a,b,b\n").is_ok());
        assert!(read("flag,6.9,6.8,6.8,6.8,6.88\n", "").is_err());
        assert!(read("flag,6.9,,,,\nflag,6.8.a,,,,\n", "").is_err());
        assert!(read("flag,6.9,6.8,6.8,6.8,6.8\n", "flags,a,a,a,b,b\n").is_err());
        assert!(read("flag,6.9,6.8,6.8,6.8,6.8\n", "flag,a,a,a,b,\n").is_err());
    }
}
