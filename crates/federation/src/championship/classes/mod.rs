//! Who plays in which class of the Easter championship (F-103 to F-109): everybody in the highest class he is entitled
//! to, but whoever may play among the veterans may choose that (docs/readings/championship-classes.md).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};
use serde::{Deserialize, Serialize, Serializer};

use super::calendar::{Calendar, calendar};
use super::entrant::Entrant;
use super::kandidat::{self, KandidatPlace};
use super::landshold::{self, LandsholdPlace};
use crate::birth::Answer;
use crate::figures::championships;
use crate::{PersonId, Question};

/// Everything the places follow from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    pub year: i16,
    /// Of last year's championship.
    pub previous_deadline: Date,
    #[serde(default)]
    pub landshold_winner: Option<PersonId>,
    #[serde(default)]
    pub kandidat_winner: Option<PersonId>,
    #[serde(default)]
    pub landshold_last_year: Vec<PersonId>,
    #[serde(default)]
    pub junior_champions: Vec<PersonId>,
    /// By the organiser's rule from last year's top groups (D4.2-39).
    #[serde(default)]
    pub qualified: Vec<PersonId>,
    #[serde(default)]
    pub wildcard: Option<Wildcard>,
    /// The day on which round 1 starts.
    #[serde(default)]
    pub first_round: Option<Date>,
    /// In the order drawn.
    #[serde(default)]
    pub lots: Vec<PersonId>,
    pub entrants: Vec<Entrant>,
}

/// Whom the organiser names, and whether the executive committee has approved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wildcard {
    pub person: PersonId,
    #[serde(default)]
    pub approved: bool,
}

/// The classes as they stand, and what is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Classes {
    pub year: i16,
    pub landshold: Vec<LandsholdPlace>,
    #[serde(serialize_with = "persons_alone")]
    pub landshold_reserves: Vec<LandsholdPlace>,
    pub kandidat: Vec<KandidatPlace>,
    pub veteran: Vec<PersonId>,
    pub other: Vec<PersonId>,
    pub invalid: Vec<Invalid>,
    pub questions: Vec<Open>,
}

/// An entry that is not valid, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Invalid {
    pub person: PersonId,
    pub reasons: Vec<Objection>,
}

/// A question that is open, and of whom or of which class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Open {
    pub question: Question,
    #[serde(flatten)]
    pub of: Subject,
}

/// Whom or what a question is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    Persons(Vec<PersonId>),
    Class(&'static str),
}

/// Why an entry is not valid (D4.2-33b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objection {
    EntryAfterDeadline,
    EntryWithoutFee,
}

impl Objection {
    pub const fn key(self) -> &'static str {
        match self {
            Objection::EntryAfterDeadline => "entry_after_deadline",
            Objection::EntryWithoutFee => "entry_without_fee",
        }
    }

    pub fn reason(self) -> Reason {
        Reason::cited(self.key(), "D4.2-33b")
    }
}

impl Serialize for Objection {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// What the places are given by besides the entrants: the facts, the days of the year, the edition.
pub(super) struct Ground<'a> {
    pub asked: &'a Asked,
    pub days: Calendar,
    pub handbook: HandbookEdition,
}

impl Ground<'_> {
    /// A candidate result of an event that ended after last year's deadline and not after this year's.
    pub(super) fn has_candidate_result(&self, entrant: &Entrant) -> bool {
        let counts = |day: &Date| *day > self.asked.previous_deadline && *day <= self.days.deadline;
        entrant.candidate_results.iter().any(counts)
    }
}

/// Fills the classes.
///
/// # Errors
/// Where the year is none of the calendar, somebody is entered twice, or the first day of round 1 decides and is
/// not stated.
pub fn classes(asked: &Asked) -> Result<Classes, Reason> {
    let days = calendar(asked.year).ok_or_else(|| Reason::house("year_outside").with("year", i64::from(asked.year)))?;
    if let Some(person) = twice(asked.entrants.iter().map(|entrant| entrant.person)) {
        return Err(Reason::house("entered_twice").with("person", person.0));
    }
    let ground = Ground { asked, days, handbook: HandbookEdition::on(days.deadline) };
    let (invalid, valid): (Vec<&Entrant>, Vec<&Entrant>) =
        asked.entrants.iter().partition(|entrant| !objections(entrant, days.deadline).is_empty());

    let (mut veterans, mut unclear) = (Vec::new(), BTreeSet::new());
    for entrant in valid.iter().filter(|entrant| entrant.wants_veteran) {
        match may_play_veteran(entrant, &ground)? {
            Answer::Yes => veterans.push(*entrant),
            Answer::Unclear => unclear.extend([entrant.person]),
            Answer::No => {}
        }
    }
    let is_veteran = |entrant: &&Entrant| veterans.iter().any(|one| one.person == entrant.person);
    let considered: Vec<&Entrant> = valid.iter().copied().filter(|entrant| !is_veteran(entrant)).collect();

    let landshold = landshold::fill(&ground, &considered);
    let has_place = |person: PersonId| landshold.placed.iter().any(|place| place.person == person);
    let open: Vec<&Entrant> = considered.iter().copied().filter(|entrant| !has_place(entrant.person)).collect();
    let kandidat = kandidat::fill(&ground, &valid, &open);
    unclear.extend(&kandidat.unclear);

    let is_placed = |person: PersonId| kandidat.placed.iter().any(|place| place.person == person);
    let others: Vec<&Entrant> = open.into_iter().filter(|entrant| !is_placed(entrant.person)).collect();

    let mut questions = Vec::new();
    let mut ask = |question, of| questions.push(Open { question, of });
    if !landshold.tied.is_empty() {
        ask(Question::TieForLastPlace, persons(landshold.tied.iter().map(|place| place.person)));
    }
    for (is_full, class) in [(landshold.is_full, LANDSHOLD), (kandidat.is_full, KANDIDAT)] {
        if !is_full {
            ask(Question::ClassNotFull, Subject::Class(class));
        }
    }
    if !kandidat.is_even {
        ask(Question::ClassOdd, Subject::Class(KANDIDAT));
    }
    if let Some(person) = kandidat.waits {
        ask(Question::WildcardWaits, persons([person].into_iter()));
    }
    if !unclear.is_empty() {
        ask(Question::BirthUnclear, persons(unclear.into_iter()));
    }
    let mut invalid: Vec<Invalid> = invalid
        .into_iter()
        .map(|entrant| Invalid { person: entrant.person, reasons: objections(entrant, days.deadline) })
        .collect();
    invalid.sort_by_key(|one| one.person);
    Ok(Classes {
        year: asked.year,
        landshold_reserves: landshold.tied.into_iter().chain(landshold.behind).collect(),
        landshold: landshold.placed,
        kandidat: kandidat.placed,
        veteran: by_number(veterans),
        other: by_number(others),
        invalid,
        questions,
    })
}

const LANDSHOLD: &str = "landshold";
const KANDIDAT: &str = "kandidat";

fn objections(entrant: &Entrant, deadline: Date) -> Vec<Objection> {
    let is_late = entrant.entered > deadline;
    let is_unpaid = entrant.paid.is_none_or(|paid| paid > deadline);
    let late = is_late.then_some(Objection::EntryAfterDeadline);
    late.into_iter().chain(is_unpaid.then_some(Objection::EntryWithoutFee)).collect()
}

/// Old enough on the day on which round 1 starts, or in the class before (D4.2-38a).
fn may_play_veteran(entrant: &Entrant, ground: &Ground) -> Result<Answer, Reason> {
    if entrant.played_veteran_before {
        return Ok(Answer::Yes);
    }
    let Some(birth) = entrant.birth else { return Ok(Answer::Unclear) };
    let on = |day: Date| birth.has_turned(championships(ground.handbook).veteran_from, day);
    let (first, last) = (on(ground.days.deadline), on(ground.days.easter_monday));
    match ground.asked.first_round {
        Some(first_round) => Ok(on(first_round)),
        None if first == last => Ok(first),
        None => Err(Reason::cited("first_round_missing", "D4.2-38a").with("person", entrant.person.0)),
    }
}

/// Somebody who is named a second time.
pub(crate) fn twice(mut persons: impl Iterator<Item = PersonId>) -> Option<PersonId> {
    let mut seen = BTreeSet::new();
    persons.find(|person| !seen.insert(*person))
}

fn by_number(mut entrants: Vec<&Entrant>) -> Vec<PersonId> {
    entrants.sort_by_key(|entrant| (Reverse(entrant.number), entrant.person));
    entrants.into_iter().map(|entrant| entrant.person).collect()
}

fn persons_alone<S: Serializer>(places: &[LandsholdPlace], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(places.iter().map(|place| place.person))
}

fn persons(persons: impl Iterator<Item = PersonId>) -> Subject {
    let sorted: BTreeSet<PersonId> = persons.collect();
    Subject::Persons(sorted.into_iter().collect())
}

#[cfg(test)]
mod tests;
