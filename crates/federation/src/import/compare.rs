//! The comparison, line by line.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::Reason;

use super::difference::differences;
use super::fold::{distance, fold};
use super::membership::{changes, left_out};
use super::who::{Index, Seen, Unclear, count};
use super::{
    Asked, Belongs, Comparison, Conflict, Difference, Kind, Line, Membership, Named, OnFile, OpenedClub, Place,
};

/// Names offered where one is not known.
const NEAREST: usize = 3;

/// What becomes of the register if the list is accepted.
pub fn compare(lines: &[Line], on_file: &OnFile, asked: &Asked) -> Comparison {
    let aliases = asked.aliases.iter().map(|(name, id)| (fold(name), *id));
    let mut work = Work {
        index: Index::of(on_file),
        clubs: named(&on_file.clubs).chain(aliases).collect(),
        districts: named(&on_file.districts).collect(),
        on_file,
        asked,
        seen: Seen::default(),
        waiting: BTreeSet::new(),
        opened: BTreeMap::new(),
        opened_districts: BTreeMap::new(),
        comparison: Comparison { lines: lines.len(), ..Comparison::default() },
    };
    for line in lines {
        work.take(line);
    }
    work.finished()
}

/// By number and by folded name.
fn named(on_file: &[Named]) -> impl Iterator<Item = (String, u32)> {
    let numbered = on_file.iter().map(|one| (one.id.to_string(), one.id));
    numbered.chain(on_file.iter().map(|one| (fold(&one.name), one.id)))
}

struct Work<'a> {
    index: Index<'a>,
    /// Clubs and districts by the folded names they go by.
    clubs: BTreeMap<String, u32>,
    districts: BTreeMap<String, u32>,
    on_file: &'a OnFile,
    asked: &'a Asked,
    seen: Seen,
    /// Persons whom a line in conflict may be about: nothing is concluded of them.
    waiting: BTreeSet<usize>,
    /// Those to be opened, by their folded names.
    opened: BTreeMap<String, OpenedClub>,
    opened_districts: BTreeMap<String, String>,
    comparison: Comparison,
}

impl Work<'_> {
    fn take(&mut self, line: &Line) {
        let found = match self.index.find(line) {
            Ok(found) => found,
            Err(Unclear { persons, reason }) => return self.wait(line, persons, reason, Vec::new()),
        };
        let about: Vec<usize> = found.into_iter().collect();
        if let Some(before) = self.seen.twice(line, found) {
            let reason = Reason::house("import_same_line_twice").with("other_line", count(before));
            return self.wait(line, about, reason, Vec::new());
        }
        if let Some(reason) = impossible(line, self.asked) {
            return self.wait(line, about, reason, Vec::new());
        }
        let there = found.map(|at| self.index.person(at));
        let held = there.map(|person| &person.memberships[..]).unwrap_or_default();
        let stated = match self.stated(line, held) {
            Ok(stated) => stated,
            Err((reason, nearest)) => return self.wait(line, about, reason, nearest),
        };
        let changed = there.map(|person| differences(&person.known, &line.known)).unwrap_or_default();
        let moved = stated.and_then(|stated| changes(line, stated, held, self.asked.day));
        if there.is_some() && changed.is_empty() && moved.is_none() {
            self.comparison.unchanged += 1;
            return;
        }
        self.comparison.differences.push(Difference {
            line: Some(line.line),
            person: there.map(|person| person.id),
            known: line.known.clone(),
            changed,
            memberships: moved.into_iter().collect(),
        });
    }

    fn wait(&mut self, line: &Line, persons: Vec<usize>, reason: Reason, nearest: Vec<String>) {
        self.comparison.conflicts.push(Conflict {
            line: line.line,
            name: line.known.name.clone(),
            persons: self.index.ids(&persons),
            reason,
            nearest,
        });
        self.waiting.extend(persons);
    }

    /// Where the line says that somebody belongs; `None` where it says nothing.
    ///
    /// # Errors
    /// A club or district that is not known, with the nearest names.
    fn stated(&mut self, line: &Line, held: &[Membership]) -> Result<Option<Belongs>, (Reason, Vec<String>)> {
        match line.kind {
            Some(Kind::Club) | None if line.club.is_empty() => Ok(None),
            Some(Kind::Club) | None => {
                let place = self.club(line)?;
                Ok(Some(Belongs { kind: Kind::Club, place }))
            }
            Some(kind @ (Kind::Individual | Kind::ForeignIndividual)) => {
                // Where no district is named, the one on file is meant.
                let held = held.iter().rev().find(|there| there.kind == kind && line.district.is_empty());
                let place = match held {
                    Some(there) => Place::OnFile(there.place),
                    None => self.district(line)?,
                };
                Ok(Some(Belongs { kind, place }))
            }
        }
    }

    fn club(&mut self, line: &Line) -> Result<Place, (Reason, Vec<String>)> {
        let folded = fold(&line.club);
        if let Some(club) = self.clubs.get(&folded) {
            return Ok(Place::OnFile(*club));
        }
        if self.asked.opens && !folded.is_empty() {
            if let Some(club) = self.opened.get(&folded) {
                return Ok(Place::Opened(club.name.clone()));
            }
            let district = self.district(line)?;
            self.opened.insert(folded, OpenedClub { name: line.club.clone(), district });
            return Ok(Place::Opened(line.club.clone()));
        }
        let reason = Reason::house("import_club_unknown").with("club", line.club.as_str());
        Err((reason, nearest(&self.on_file.clubs, &folded)))
    }

    fn district(&mut self, line: &Line) -> Result<Place, (Reason, Vec<String>)> {
        let folded = fold(&line.district);
        if let Some(district) = self.districts.get(&folded) {
            return Ok(Place::OnFile(*district));
        }
        if self.asked.opens && !folded.is_empty() {
            let name = self.opened_districts.entry(folded).or_insert_with(|| line.district.clone());
            return Ok(Place::Opened(name.clone()));
        }
        let reason = Reason::house("import_district_unknown");
        let reason = if folded.is_empty() { reason } else { reason.with("district", line.district.as_str()) };
        Err((reason, nearest(&self.on_file.districts, &folded)))
    }

    fn finished(mut self) -> Comparison {
        if self.asked.is_complete {
            let named: BTreeSet<usize> = self.seen.persons().union(&self.waiting).copied().collect();
            for (_, person) in self.on_file.persons.iter().enumerate().filter(|(at, _)| !named.contains(at)) {
                let memberships = left_out(&person.memberships, self.asked.day);
                if !memberships.is_empty() {
                    let (person, known) = (Some(person.id), person.known.clone());
                    let difference = Difference { line: None, person, known, changed: Vec::new(), memberships };
                    self.comparison.differences.push(difference);
                }
            }
        }
        self.comparison.clubs = self.opened.into_values().collect();
        self.comparison.districts = self.opened_districts.into_values().collect();
        self.comparison
    }
}

/// The names that come nearest.
fn nearest(on_file: &[Named], folded: &str) -> Vec<String> {
    let mut near: Vec<(usize, &str)> =
        on_file.iter().map(|one| (distance(&fold(&one.name), folded), one.name.as_str())).collect();
    near.sort_unstable();
    near.into_iter().take(NEAREST).map(|(_, name)| name.to_owned()).collect()
}

/// A date that no calendar has, that has not come, or that contradicts another one of the line.
fn impossible(line: &Line, asked: &Asked) -> Option<Reason> {
    let reason = |found: String| Some(Reason::house("import_date_impossible").with("found", found));
    if let Some((_, found)) = line.impossible.first() {
        return reason(found.clone());
    }
    let born = line.known.birth.and_then(first_day);
    if let Some(born) = born.filter(|born| *born > asked.day || line.from.is_some_and(|from| from < *born)) {
        return reason(born.to_string());
    }
    let (from, to) = line.from.zip(line.to)?;
    if to < from { reason(format!("{from} – {to}")) } else { None }
}

/// The first day that a birth can have been.
fn first_day(birth: rokade_model::Birth) -> Option<jiff::civil::Date> {
    let part = |part: u8| i8::try_from(part.max(1)).ok();
    jiff::civil::Date::new(i16::try_from(birth.year).ok()?, part(birth.month)?, part(birth.day)?).ok()
}
