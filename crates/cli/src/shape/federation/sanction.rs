//! `rokade.sanction/1`

use jiff::civil::Date;
use rokade_clause::ClauseId;
use rokade_federation::Question;
use rokade_federation::sanction::{Basis, Imposed};
use serde::Serialize;

use super::{line, question};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct SanctionShape {
    schema: &'static str,
    #[serde(flatten)]
    line: LineShape,
    question: Option<Question>,
    clauses: Vec<ClauseId>,
    history: Vec<GivenShape>,
}

/// What one became; nothing of it where a question is open.
#[derive(Serialize)]
struct LineShape {
    kind: Option<&'static str>,
    months: Option<u16>,
    from: Option<Date>,
    to: Option<Date>,
    register_until: Option<Date>,
    basis: Option<Basis>,
}

#[derive(Serialize)]
struct GivenShape {
    #[serde(flatten)]
    line: LineShape,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<Question>,
}

impl SanctionShape {
    /// The last line is the answer; a question anywhere in the history is the question of the whole.
    pub(crate) fn of(imposed: &[Imposed]) -> Self {
        let (asked, history) = imposed.split_last().expect("what is asked is the last line");
        let open = imposed.iter().find_map(|one| one.as_ref().err().copied());
        let answer = asked.as_ref().ok().filter(|_| open.is_none());
        Self {
            schema: "rokade.sanction/1",
            line: answer.map_or_else(LineShape::open, LineShape::of),
            question: open,
            clauses: answer.map(|sanction| sanction.clause().clone()).into_iter().collect(),
            history: history
                .iter()
                .map(|one| GivenShape {
                    line: one.as_ref().map_or_else(|_| LineShape::open(), LineShape::of),
                    question: one.as_ref().err().copied(),
                })
                .collect(),
        }
    }
}

impl LineShape {
    fn of(sanction: &rokade_federation::sanction::Sanction) -> Self {
        Self {
            kind: Some(sanction.kind.key()),
            months: sanction.months,
            from: Some(sanction.from),
            to: Some(sanction.to),
            register_until: Some(sanction.register_until),
            basis: Some(sanction.basis),
        }
    }

    fn open() -> Self {
        Self { kind: None, months: None, from: None, to: None, register_until: None, basis: None }
    }
}

/// Every line of the history as it became, then the answer.
pub(crate) fn said(imposed: &[Imposed], voice: &Voice) -> Vec<String> {
    let one = |one: &Imposed| match one {
        Err(open) => question(*open, voice),
        Ok(sanction) => {
            let dates = line(
                voice,
                "federation-sanction-days",
                &[
                    ("from", sanction.from.to_string()),
                    ("to", sanction.to.to_string()),
                    ("until", sanction.register_until.to_string()),
                ],
            );
            format!("{} {dates}", voice.cited(&sanction.reason))
        }
    };
    imposed.iter().map(one).collect()
}
