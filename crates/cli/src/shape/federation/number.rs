//! `rokade.number_who/1` and `rokade.number_return/1`

use jiff::civil::Date;
use rokade_clause::ClauseId;
use rokade_federation::Question;
use rokade_federation::number::{Basis, Returned, Who};
use rokade_rating::Rating;
use rokade_rating::registry::entry::Office;
use serde::Serialize;

use super::{line, question};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct WhoShape {
    schema: &'static str,
    grantable: bool,
    proposes: Option<&'static str>,
    decides: Option<&'static str>,
    nearest: Vec<Rating>,
    clauses: Vec<ClauseId>,
    text: String,
}

#[derive(Serialize)]
pub(crate) struct ReturnShape {
    schema: &'static str,
    standing: &'static str,
    since: Option<Date>,
    number: Option<Rating>,
    basis: Option<Basis>,
    may_start_afresh: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<Question>,
    clauses: [ClauseId; 1],
    text: String,
}

impl WhoShape {
    pub(crate) fn of(who: &Who, voice: &Voice) -> Self {
        Self {
            schema: "rokade.number_who/1",
            grantable: who.is_grantable,
            proposes: who.proposes.map(office),
            decides: who.decides.map(office),
            nearest: who.nearest.clone(),
            clauses: who.reason.clauses.clone(),
            text: voice.reason(&who.reason),
        }
    }
}

impl ReturnShape {
    pub(crate) fn of(returned: &Returned, voice: &Voice) -> Self {
        let (number, basis) = returned.number.map_or((None, None), |(number, basis)| (number, Some(basis)));
        Self {
            schema: "rokade.number_return/1",
            standing: if returned.archived_since.is_some() { "archived" } else { "listed" },
            since: returned.archived_since,
            number,
            basis,
            may_start_afresh: returned.may_start_afresh,
            question: returned.number.err(),
            clauses: [ClauseId::new("D4.5.5.1d")],
            text: counts(returned, voice),
        }
    }
}

/// The offices by the short names of the federation's book.
fn office(office: Office) -> &'static str {
    match office {
        Office::RatingCommittee => "rk",
        Office::ExecutiveCommittee => "fu",
        Office::ClubChair | Office::DistrictChair | Office::Organiser => office.key(),
    }
}

/// Which number counts, or what must be asked.
fn counts(returned: &Returned, voice: &Voice) -> String {
    match (&returned.reason, returned.number) {
        (_, Err(open)) => question(open, voice),
        (Some(reason), Ok(_)) => voice.reason(reason),
        (None, Ok(_)) => String::new(),
    }
}

pub(crate) fn who_said(who: &Who, voice: &Voice) -> Vec<String> {
    let mut lines = vec![voice.cited(&who.reason)];
    if !who.nearest.is_empty() {
        let nearest: Vec<String> = who.nearest.iter().map(ToString::to_string).collect();
        lines.push(line(voice, "federation-number-nearest", &[("numbers", nearest.join(", "))]));
    }
    lines
}

pub(crate) fn back_said(returned: &Returned, voice: &Voice) -> Vec<String> {
    let mut lines = vec![match (&returned.reason, returned.number) {
        (Some(reason), Ok(_)) => voice.cited(reason),
        _ => counts(returned, voice),
    }];
    if let Some(since) = returned.archived_since {
        lines.push(line(voice, "federation-number-archived", &[("since", since.to_string())]));
    }
    if returned.may_start_afresh {
        lines.push(voice.text("federation-number-afresh"));
    }
    lines
}
