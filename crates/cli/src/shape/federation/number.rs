//! `rokade.number_who/1` and `rokade.number_return/1`

use jiff::civil::Date;
use rokade_clause::{ClauseId, Reason};
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
    /// Whether the offices that the question names may do it.
    #[serde(skip_serializing_if = "Option::is_none")]
    in_order: Option<bool>,
}

#[derive(Serialize)]
pub(crate) struct ReturnShape {
    schema: &'static str,
    standing: &'static str,
    since: Option<Date>,
    number: Option<Rating>,
    basis: Option<Basis>,
    may_start_afresh: bool,
    may_be_reassessed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<Question>,
    clauses: [ClauseId; 1],
    text: String,
}

impl WhoShape {
    pub(crate) fn of(who: &Who, offices: Option<&Result<Reason, Reason>>, voice: &Voice) -> Self {
        Self {
            schema: "rokade.number_who/1",
            grantable: who.is_grantable,
            proposes: who.proposes.map(office),
            decides: who.decides.map(office),
            nearest: who.nearest.clone(),
            clauses: who.reason.clauses.clone(),
            text: voice.reason(told(who, offices)),
            in_order: offices.map(Result::is_ok),
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
            may_be_reassessed: returned.may_be_reassessed,
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

/// Why the named offices may not do it, else who may.
fn told<'a>(who: &'a Who, offices: Option<&'a Result<Reason, Reason>>) -> &'a Reason {
    offices.and_then(|offices| offices.as_ref().err()).unwrap_or(&who.reason)
}

pub(crate) fn who_said(who: &Who, offices: Option<&Result<Reason, Reason>>, voice: &Voice) -> Vec<String> {
    let mut lines = vec![voice.cited(told(who, offices))];
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
    lines.extend(returned.also.iter().map(|also| voice.cited(also)));
    lines
}
