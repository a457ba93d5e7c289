//! `rokade.coverage/1`

use serde::Serialize;

use crate::coverage::Covered;

#[derive(Serialize)]
pub(crate) struct CoverageShape<'a> {
    schema: &'static str,
    /// Of the inventories, whatever is listed.
    total: usize,
    clauses: Vec<ClauseShape<'a>>,
}

#[derive(Serialize)]
struct ClauseShape<'a> {
    id: &'a str,
    kind: &'a str,
    state: &'static str,
    tests: &'a [String],
    /// Pages of the desk that apply the clause, and the one that shows it.
    pages: &'a [String],
    /// Commands that apply the clause, and the one that shows it.
    commands: &'a [String],
    rule: &'a str,
}

impl<'a> CoverageShape<'a> {
    pub(crate) fn of(total: usize, wanted: &[&'a Covered]) -> Self {
        let clauses = wanted
            .iter()
            .map(|covered| ClauseShape {
                id: &covered.clause.id,
                kind: &covered.clause.kind,
                state: covered.state.key(),
                tests: &covered.tests,
                pages: &covered.pages,
                commands: &covered.commands,
                rule: covered.rule,
            })
            .collect();
        Self { schema: "rokade.coverage/1", total, clauses }
    }
}
