//! `rokade laws coverage`: for every clause whether a function decides it, and by which tests that is shown.

use clap::Args;
use rokade_clause::{Reason, State};
use rokade_formats::tables::{Align, Table};
use rokade_words::Arg;

use crate::answer::Answer;
use crate::command::Setting;
use crate::coverage::{self, Covered};
use crate::fault::{Failure, Fault};
use crate::output;
use crate::shape::coverage::CoverageShape;
use crate::voice::Voice;

const AFTER_HELP: &str = "\
States: enforced (a function decides it), assisted (facts are asked, the choice is recorded), text.

Examples:
  rokade laws coverage --state enforced
  rokade laws coverage D4.9.1 --tests
  rokade laws coverage --kind pairing --missing
  rokade laws coverage --json";

/// Every clause with its state and the tests named after it
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct CoverageArgs {
    /// Only clauses whose id begins like this, such as D4.9.1 or L2018-7
    #[arg(value_name = "CLAUSE")]
    clause: Option<String>,
    /// Only clauses in this state: enforced, assisted or text
    #[arg(long, value_name = "STATE")]
    state: Option<State>,
    /// Only clauses of this kind, such as pairing, compute or procedure
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// Only clauses without a test
    #[arg(long)]
    missing: bool,
    /// Name the tests below each clause
    #[arg(long)]
    tests: bool,
}

pub(super) fn run(args: &CoverageArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let all = coverage::all();
    let has_id = |covered: &Covered, start: &str| covered.clause.id.starts_with(start);
    if let Some(start) = args.clause.as_deref().filter(|start| !all.iter().any(|covered| has_id(covered, start))) {
        return Err(Failure::from(Fault::of(Reason::house("no_such_clause")).found(start)).into());
    }
    let is_wanted = |covered: &&Covered| {
        args.clause.as_ref().is_none_or(|start| has_id(covered, start))
            && args.state.is_none_or(|state| covered.state == state)
            && args.kind.as_ref().is_none_or(|kind| covered.clause.kind == *kind)
            && (!args.missing || covered.tests.is_empty())
    };
    let wanted: Vec<&Covered> = all.iter().filter(is_wanted).collect();
    if setting.json {
        output::write_json(&CoverageShape::of(all.len(), &wanted))?;
    } else {
        let names = if args.tests { test_names(&wanted) } else { String::new() };
        output::write(&format!("{}{names}", written(&all, &wanted, &setting.voice)))?;
    }
    Ok(Answer::Yes)
}

/// The tests of each clause that has any.
fn test_names(wanted: &[&Covered]) -> String {
    let tested = wanted.iter().filter(|covered| !covered.tests.is_empty());
    tested.map(|covered| format!("\n{}\n  {}\n", covered.clause.id, covered.tests.join("\n  "))).collect()
}

fn written(all: &[Covered], wanted: &[&Covered], voice: &Voice) -> String {
    let columns = [
        ("word-clause", Align::Left),
        ("cli-kind", Align::Left),
        ("cli-state", Align::Left),
        ("cli-tests", Align::Right),
        ("cli-decided-by", Align::Left),
    ];
    let row = |covered: &&Covered| {
        vec![
            covered.clause.id.clone(),
            covered.clause.kind.clone(),
            covered.state.to_string(),
            covered.tests.len().to_string(),
            covered.rule.to_owned(),
        ]
    };
    let table = Table {
        columns: columns.map(|(key, align)| (voice.text(key), align)).to_vec(),
        rows: wanted.iter().map(row).collect(),
    };
    let count = |state| Arg::from(all.iter().filter(|covered| covered.state == state).count());
    let totals = voice.text_with(
        "cli-coverage-totals",
        &[
            ("total", Arg::from(all.len())),
            ("enforced", count(State::Enforced)),
            ("assisted", count(State::Assisted)),
            ("text", count(State::Text)),
            ("tested", Arg::from(all.iter().filter(|covered| !covered.tests.is_empty()).count())),
        ],
    );
    format!("{}\n{totals}\n", table.to_text())
}
