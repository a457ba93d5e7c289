//! Two editions of the Laws, clause by clause.

use std::collections::{BTreeSet, HashMap};

use rokade_clause::{Clause, Edition};

use super::concordance::{rules, text_of_the_laws};
use super::place::find;
use super::shelf::{Book, label};

/// What became of a rule from the first edition to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// The same rule under the same number, whatever the words.
    Unchanged,
    /// The same rule under another number.
    Renumbered,
    /// The rule itself is another: `rules/law_book/meanings.csv` says so. The number may differ too.
    Changed,
    OnlyFirst,
    OnlySecond,
}

impl Change {
    pub const ALL: [Change; 5] =
        [Change::Unchanged, Change::Renumbered, Change::Changed, Change::OnlyFirst, Change::OnlySecond];

    pub const fn key(self) -> &'static str {
        match self {
            Change::Unchanged => "unchanged",
            Change::Renumbered => "renumbered",
            Change::Changed => "changed",
            Change::OnlyFirst => "only_first",
            Change::OnlySecond => "only_second",
        }
    }
}

/// A rule in two editions; one side is empty where that edition does not have it.
#[derive(Clone, Debug)]
pub struct Difference {
    pub change: Change,
    pub first: Vec<&'static Clause>,
    pub second: Vec<&'static Clause>,
}

/// Why two books cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiffError {
    #[error("{0} is no edition of the Laws; only editions of the Laws have rules in common to compare")]
    NotLaws(Book),
    #[error("neither edition has a clause {0}")]
    NoSuchClause(String),
}

/// The rules of two editions in the order of the first, those only the second has where they stand there;
/// with a clause, only the rules that have it in either. Rulings and guides printed behind the Laws are left out.
pub fn diff(first: Book, second: Book, clause: Option<&str>) -> Result<Vec<Difference>, DiffError> {
    let (a, b) = (laws(first)?, laws(second)?);
    let wanted: Option<BTreeSet<&str>> = clause.map(|number| {
        let found = find(first, number).into_iter().chain(find(second, number));
        found.filter(|clause| clause.id.starts_with('L')).map(|clause| clause.id.as_str()).collect()
    });
    if let (Some(wanted), Some(number)) = (&wanted, clause)
        && wanted.is_empty()
    {
        return Err(DiffError::NoSuchClause(number.to_owned()));
    }
    let is_wanted = |difference: &Difference| {
        let mut both = difference.first.iter().chain(&difference.second);
        wanted.as_ref().is_none_or(|wanted| both.any(|clause| wanted.contains(clause.id.as_str())))
    };
    Ok(in_order(paired(a, b), a, b).into_iter().filter(is_wanted).collect())
}

fn laws(book: Book) -> Result<Edition, DiffError> {
    book.edition().ok_or(DiffError::NotLaws(book))
}

fn paired(a: Edition, b: Edition) -> Vec<Difference> {
    let place = |edition: Edition| Edition::all().position(|known| known == edition).unwrap_or_default();
    let (a, b) = (place(a), place(b));
    let mut rows = Vec::new();
    let mut met: [BTreeSet<&str>; 2] = Default::default();
    let new = |side: &[&'static Clause], met: &BTreeSet<&str>| -> Vec<&'static Clause> {
        side.iter().filter(|clause| !met.contains(clause.id.as_str())).copied().collect()
    };
    for rule in rules() {
        let (first, second) = (&rule.cells[a], &rule.cells[b]);
        let is_told = new(first, &met[0]).is_empty() && new(second, &met[1]).is_empty();
        if !first.is_empty() && !second.is_empty() && !is_told {
            met[0].extend(first.iter().map(|clause| clause.id.as_str()));
            met[1].extend(second.iter().map(|clause| clause.id.as_str()));
            let change = match rule.meanings[a] == rule.meanings[b] {
                true => numbered(first, second),
                false => Change::Changed,
            };
            rows.push(Difference { change, first: first.clone(), second: second.clone() });
        }
    }
    // A clause that has its pair in another rule is not missing.
    for rule in rules() {
        let (first, second) = (new(&rule.cells[a], &met[0]), new(&rule.cells[b], &met[1]));
        match (first.is_empty(), second.is_empty()) {
            (false, _) => rows.push(Difference { change: Change::OnlyFirst, first, second: Vec::new() }),
            (true, false) => rows.push(Difference { change: Change::OnlySecond, first: Vec::new(), second }),
            (true, true) => {}
        }
    }
    rows
}

/// The same rule, under the same number or not.
fn numbered(first: &[&'static Clause], second: &[&'static Clause]) -> Change {
    let labels = |side: &[&'static Clause]| side.iter().map(|clause| label(clause)).collect::<Vec<_>>();
    if labels(first) == labels(second) { Change::Unchanged } else { Change::Renumbered }
}

/// Sorts by the first edition; what only the second has comes behind its neighbour there.
fn in_order(mut rows: Vec<Difference>, a: Edition, b: Edition) -> Vec<Difference> {
    let places = |edition| -> HashMap<&str, usize> {
        text_of_the_laws(edition).enumerate().map(|(at, clause)| (clause.id.as_str(), at)).collect()
    };
    let (in_a, in_b) = (places(a), places(b));
    let least = |side: &[&'static Clause], places: &HashMap<&str, usize>| {
        side.iter().filter_map(|clause| places.get(clause.id.as_str())).min().copied()
    };
    // Where the first edition stands at each place of the second.
    let mut neighbours: Vec<(usize, usize)> =
        rows.iter().filter_map(|row| Some((least(&row.second, &in_b)?, least(&row.first, &in_a)?))).collect();
    neighbours.sort_unstable();
    rows.sort_by_cached_key(|row| match (least(&row.first, &in_a), least(&row.second, &in_b)) {
        (Some(at), behind) => (at, 0, behind),
        (None, Some(at)) => {
            let before = neighbours.partition_point(|(second, _)| *second < at);
            let neighbour = before.checked_sub(1).map_or(0, |before| neighbours[before].1);
            (neighbour, 1, Some(at))
        }
        (None, None) => (usize::MAX, 1, None),
    });
    rows
}
