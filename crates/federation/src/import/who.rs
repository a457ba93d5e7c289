//! Whom a line is about.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::Reason;
use rokade_model::Birth;

use super::fold::fold_name;
use super::{Known, Line, OnFile, PersonOnFile};
use crate::PersonId;

/// The register by what people are known by.
pub(super) struct Index<'a> {
    persons: &'a [PersonOnFile],
    by_number: BTreeMap<u32, usize>,
    by_fide: BTreeMap<u64, usize>,
    by_name: BTreeMap<String, Vec<usize>>,
}

/// Whom a line is about, by the place on file; `None` for nobody that is there.
pub(super) type Found = Option<usize>;

/// Why a line waits, and whom it may be about.
#[derive(Clone, Debug)]
pub(super) struct Unclear {
    pub(super) persons: Vec<usize>,
    pub(super) reason: Reason,
}

impl<'a> Index<'a> {
    pub(super) fn of(on_file: &'a OnFile) -> Self {
        let persons = &on_file.persons[..];
        let mut index =
            Self { persons, by_number: BTreeMap::new(), by_fide: BTreeMap::new(), by_name: BTreeMap::new() };
        for (at, person) in persons.iter().enumerate() {
            index.by_number.extend(person.known.number.map(|number| (number, at)));
            index.by_fide.extend(person.known.fide_id.map(|id| (id, at)));
            index.by_name.entry(fold_name(&person.known.name)).or_default().push(at);
        }
        index
    }

    pub(super) fn person(&self, at: usize) -> &'a PersonOnFile {
        &self.persons[at]
    }

    pub(super) fn ids(&self, places: &[usize]) -> Vec<PersonId> {
        places.iter().map(|at| self.persons[*at].id).collect()
    }

    /// By number, else by FIDE's, else by name and whole date of birth.
    ///
    /// # Errors
    /// Where the list and the register contradict each other, or several may be meant.
    pub(super) fn find(&self, line: &Line) -> Result<Found, Unclear> {
        let known = &line.known;
        let by_number = known.number.and_then(|number| Some((number, *self.by_number.get(&number)?)));
        let by_fide = known.fide_id.and_then(|id| Some((id, *self.by_fide.get(&id)?)));
        if let Some((number, at)) = by_number {
            let person = self.person(at);
            if !agree(&person.known, known) {
                let reason = Reason::cited("import_number_of_another", "D4.1-4a").with("number", number);
                return Err(self.another(at, reason));
            }
        }
        match (by_number, by_fide) {
            (number, Some((id, at))) if number.is_none_or(|(_, other)| other != at) => {
                let person = self.person(at);
                let has_other_number = known.number.is_some() && person.known.number.is_some();
                if number.is_some() || has_other_number || !agree(&person.known, known) {
                    let id = i64::try_from(id).unwrap_or(i64::MAX);
                    let reason = Reason::cited("import_fide_of_another", "D4.1-4a").with("fide_id", id);
                    return Err(self.another(at, reason));
                }
                Ok(Some(at))
            }
            (Some((_, at)), _) => Ok(Some(at)),
            (None, _) => self.by_name(known),
        }
    }

    fn another(&self, at: usize, reason: Reason) -> Unclear {
        let person = &self.person(at).known;
        let reason = reason.with("name", person.name.to_string());
        let reason = match person.birth {
            Some(birth) => reason.with("birth", written(birth)),
            None => reason,
        };
        Unclear { persons: vec![at], reason }
    }

    /// A person of the same name whose birth does not say otherwise; one alone with the same whole date is the one.
    fn by_name(&self, known: &Known) -> Result<Found, Unclear> {
        let places = self.by_name.get(&fold_name(&known.name)).map(Vec::as_slice).unwrap_or_default();
        let other = |one: Option<u64>, two: Option<u64>| one.zip(two).is_some_and(|(one, two)| one != two);
        let possible: Vec<usize> = places
            .iter()
            .copied()
            .filter(|at| {
                let there = &self.person(*at).known;
                let numbers = other(there.number.map(u64::from), known.number.map(u64::from));
                !numbers && !other(there.fide_id, known.fide_id) && may_be_same(there.birth, known.birth)
            })
            .collect();
        match possible[..] {
            [] => Ok(None),
            [at] if is_whole(known.birth) && self.person(at).known.birth == known.birth => Ok(Some(at)),
            _ => {
                let reason = Reason::house("import_person_unclear").with("count", count(possible.len()));
                Err(Unclear { persons: possible, reason })
            }
        }
    }
}

/// Earlier lines by what they say of whom they are about.
#[derive(Default)]
pub(super) struct Seen {
    numbers: BTreeMap<u32, usize>,
    fide_ids: BTreeMap<u64, usize>,
    names: BTreeMap<(String, Option<Birth>), (Option<u32>, usize)>,
    persons: BTreeMap<usize, usize>,
}

impl Seen {
    /// The earlier line about the same person, if there is one.
    pub(super) fn twice(&mut self, line: &Line, found: Option<usize>) -> Option<usize> {
        let Line { line: here, known, .. } = line;
        let key = (fold_name(&known.name), known.birth);
        // Two of one name and birth are two only where each has a number of their own.
        let is_other = |number: Option<u32>| number.is_some() && known.number.is_some() && number != known.number;
        let named = self.names.get(&key).filter(|(number, _)| !is_other(*number)).map(|(_, line)| line);
        let before = [
            known.number.and_then(|number| self.numbers.get(&number)),
            known.fide_id.and_then(|id| self.fide_ids.get(&id)),
            found.and_then(|at| self.persons.get(&at)),
            named,
        ];
        if let Some(before) = before.into_iter().flatten().min() {
            return Some(*before);
        }
        self.numbers.extend(known.number.map(|number| (number, *here)));
        self.fide_ids.extend(known.fide_id.map(|id| (id, *here)));
        self.persons.extend(found.map(|at| (at, *here)));
        self.names.insert(key, (known.number, *here));
        None
    }

    /// Those whom lines were about.
    pub(super) fn persons(&self) -> BTreeSet<usize> {
        self.persons.keys().copied().collect()
    }
}

/// Whether what is known by one number can be one person: births that do not contradict each other or, where one is
/// missing, a word of the name in common.
fn agree(one: &Known, other: &Known) -> bool {
    match (one.birth, other.birth) {
        (Some(_), Some(_)) => may_be_same(one.birth, other.birth),
        _ => {
            let words = fold_name(&one.name);
            fold_name(&other.name).split(' ').any(|word| words.split(' ').any(|other| word == other))
        }
    }
}

/// Whether two births, as far as they are known, can be one day.
pub(super) fn may_be_same(one: Option<Birth>, other: Option<Birth>) -> bool {
    let part = |one: u8, other: u8| one == other || one == 0 || other == 0;
    one.zip(other)
        .is_none_or(|(one, other)| one.year == other.year && part(one.month, other.month) && part(one.day, other.day))
}

fn is_whole(birth: Option<Birth>) -> bool {
    birth.is_some_and(|birth| birth.month > 0 && birth.day > 0)
}

/// `2009-04-02`, `2009-04` or `2009`.
pub(super) fn written(birth: Birth) -> String {
    match (birth.month, birth.day) {
        (0, _) => format!("{:04}", birth.year),
        (month, 0) => format!("{:04}-{month:02}", birth.year),
        (month, day) => format!("{:04}-{month:02}-{day:02}", birth.year),
    }
}

pub(super) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
