//! The candidate class, filled step by step, then by a wildcard, up to its size and to an even number (F-106).

use std::cmp::Reverse;

use jiff::civil::date;
use rokade_clause::{ClauseId, Reason};
use rokade_rating::Rating;
use serde::{Serialize, Serializer};

use super::classes::Ground;
use super::entrant::Entrant;
use crate::PersonId;
use crate::birth::Answer;
use crate::figures::championships;

/// By what somebody plays in the class, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KandidatStep {
    LandsholdLastYear,
    JuniorChampion,
    Junior,
    Qualified,
    CandidateResult,
    HighNumber,
    Wildcard,
    FilledUp,
    MadeEven,
}

/// A place in the candidate class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct KandidatPlace {
    pub person: PersonId,
    pub step: KandidatStep,
    #[serde(skip)]
    number: Rating,
}

impl KandidatPlace {
    fn of(entrant: &Entrant, step: KandidatStep) -> Self {
        Self { person: entrant.person, step, number: entrant.number }
    }
}

impl KandidatStep {
    const ENTITLED: [KandidatStep; 6] = [
        KandidatStep::LandsholdLastYear,
        KandidatStep::JuniorChampion,
        KandidatStep::Junior,
        KandidatStep::Qualified,
        KandidatStep::CandidateResult,
        KandidatStep::HighNumber,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            KandidatStep::LandsholdLastYear => "1",
            KandidatStep::JuniorChampion => "2",
            KandidatStep::Junior => "3",
            KandidatStep::Qualified => "4",
            KandidatStep::CandidateResult => "5",
            KandidatStep::HighNumber => "6",
            KandidatStep::Wildcard => "wildcard",
            KandidatStep::FilledUp => "filled_up",
            KandidatStep::MadeEven => "made_even",
        }
    }
}

impl Serialize for KandidatStep {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl KandidatPlace {
    pub fn reason(&self) -> Reason {
        let (key, clause) = match self.step {
            KandidatStep::LandsholdLastYear => ("kandidat_landshold_last_year", "D4.2-37a"),
            KandidatStep::JuniorChampion => ("kandidat_junior_champion", "D4.2-37a"),
            KandidatStep::Junior => ("kandidat_junior", "D4.2-37a"),
            KandidatStep::Qualified => ("kandidat_qualified", "D4.2-39"),
            KandidatStep::CandidateResult => ("kandidat_candidate_result", "D4.2-37a"),
            KandidatStep::HighNumber => ("kandidat_high_number", "D4.2-37a"),
            KandidatStep::Wildcard => ("kandidat_wildcard", "D4.2-37c"),
            KandidatStep::FilledUp => ("kandidat_filled_up", "D4.2-37b"),
            KandidatStep::MadeEven => ("kandidat_made_even", "D4.2-37b"),
        };
        let reason = Reason::resting_on(key, vec![ClauseId::new(clause)]).with("number", self.number);
        // Whom a junior's place is counted with, and when a wildcard is given, the clause does not say.
        match self.step {
            KandidatStep::Junior | KandidatStep::Wildcard => reason.read_as("championship-classes"),
            KandidatStep::LandsholdLastYear
            | KandidatStep::JuniorChampion
            | KandidatStep::Qualified
            | KandidatStep::CandidateResult
            | KandidatStep::HighNumber
            | KandidatStep::FilledUp
            | KandidatStep::MadeEven => reason,
        }
    }
}

pub(super) struct Kandidat {
    pub placed: Vec<KandidatPlace>,
    /// A wildcard that could be used and is not approved.
    pub waits: Option<PersonId>,
    pub is_full: bool,
    pub is_even: bool,
    /// Whose birth decides whether they come in as juniors.
    pub unclear: Vec<PersonId>,
}

/// Fills the class. `valid` are all valid entrants, `open` those without a place in a higher class.
pub(super) fn fill(ground: &Ground, valid: &[&Entrant], open: &[&Entrant]) -> Kandidat {
    let figures = championships(ground.handbook);
    let juniors = top_juniors(ground, valid);
    let step_of = |entrant: &Entrant| {
        let person = entrant.person;
        let holds = |step: KandidatStep| match step {
            KandidatStep::LandsholdLastYear => ground.asked.landshold_last_year.contains(&person),
            KandidatStep::JuniorChampion => ground.asked.junior_champions.contains(&person),
            KandidatStep::Junior => juniors.contains(&person),
            KandidatStep::Qualified => ground.asked.qualified.contains(&person),
            KandidatStep::CandidateResult => ground.has_candidate_result(entrant),
            KandidatStep::HighNumber => entrant.number >= figures.kandidat_direct,
            KandidatStep::Wildcard | KandidatStep::FilledUp | KandidatStep::MadeEven => false,
        };
        KandidatStep::ENTITLED.into_iter().find(|step| holds(*step))
    };
    let mut rest: Vec<&Entrant> = Vec::new();
    let mut entitled: Vec<(KandidatStep, &Entrant)> = Vec::new();
    for entrant in open {
        match step_of(entrant) {
            Some(step) => entitled.push((step, entrant)),
            None => rest.push(entrant),
        }
    }
    let comes_before_juniors = |entrant: &Entrant| step_of(entrant).is_some_and(|step| step < KandidatStep::Junior);
    let is_unclear = |entrant: &&&Entrant| {
        entrant.number >= figures.junior_from
            && junior(entrant, ground) == Answer::Unclear
            && !comes_before_juniors(entrant)
    };
    let unclear = open.iter().filter(is_unclear).map(|entrant| entrant.person).collect();

    let by_number = |entrant: &Entrant| (Reverse(entrant.number), entrant.person);
    entitled.sort_by_key(|(step, entrant)| (*step, by_number(entrant)));
    rest.sort_by_key(|entrant| by_number(entrant));
    let mut placed: Vec<KandidatPlace> =
        entitled.into_iter().map(|(step, entrant)| KandidatPlace::of(entrant, step)).collect();

    let wildcard =
        ground.asked.wildcard.as_ref().filter(|wildcard| rest.iter().any(|one| one.person == wildcard.person));
    let waits = wildcard.filter(|wildcard| !wildcard.approved).map(|wildcard| wildcard.person);
    let approved = wildcard.filter(|wildcard| wildcard.approved);
    if let Some(at) = approved.and_then(|wildcard| rest.iter().position(|one| one.person == wildcard.person)) {
        placed.push(KandidatPlace::of(rest.remove(at), KandidatStep::Wildcard));
    }
    let mut rest = rest.into_iter();
    let missing = figures.kandidat_least.saturating_sub(placed.len());
    let place = |step: KandidatStep| move |entrant: &Entrant| KandidatPlace::of(entrant, step);
    placed.extend(rest.by_ref().take(missing).map(place(KandidatStep::FilledUp)));
    let is_full = placed.len() >= figures.kandidat_least;
    if !placed.len().is_multiple_of(2) {
        placed.extend(rest.next().map(place(KandidatStep::MadeEven)));
    }
    let is_even = placed.len().is_multiple_of(2);
    Kandidat { placed, waits, is_full, is_even, unclear }
}

/// The highest rated juniors among all valid entrants, whatever class they play in; nobody moves up for them.
fn top_juniors(ground: &Ground, valid: &[&Entrant]) -> Vec<PersonId> {
    let figures = championships(ground.handbook);
    let mut juniors: Vec<&&Entrant> = valid
        .iter()
        .filter(|entrant| entrant.number >= figures.junior_from)
        .filter(|entrant| junior(entrant, ground) == Answer::Yes)
        .collect();
    juniors.sort_by_key(|entrant| (Reverse(entrant.number), entrant.person));
    juniors.into_iter().take(figures.kandidat_juniors).map(|entrant| entrant.person).collect()
}

/// Whether somebody has not reached the age on 1 January of the year.
fn junior(entrant: &Entrant, ground: &Ground) -> Answer {
    let first_day = date(ground.asked.year, 1, 1);
    match entrant.birth.map(|birth| birth.has_turned(championships(ground.handbook).junior_below, first_day)) {
        Some(Answer::Yes) => Answer::No,
        Some(Answer::No) => Answer::Yes,
        Some(Answer::Unclear) | None => Answer::Unclear,
    }
}
