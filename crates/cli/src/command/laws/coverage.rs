//! `rokade laws coverage`: for every clause whether a function decides it, and by which tests that is shown.

use clap::Args;
use rokade_formats::tables::{Align, Table};
use rokade_words::Arg;

use crate::answer::Answer;
use crate::command::Setting;
use crate::coverage::{self, Covered, State};
use crate::output;
use crate::shape::coverage::CoverageShape;
use crate::voice::Voice;

const AFTER_HELP: &str = "\
States: enforced (a function decides it), assisted (facts are asked, the choice is recorded), text.

Examples:
  rokade laws coverage --state enforced
  rokade laws coverage --kind pairing --missing
  rokade laws coverage --json";

/// Every clause with its state and the tests that carry its id
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub struct CoverageArgs {
    /// Only clauses in this state: enforced, assisted or text
    #[arg(long, value_name = "STATE")]
    state: Option<State>,
    /// Only clauses of this kind, such as pairing, compute or procedure
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// Only clauses that no test carries
    #[arg(long)]
    missing: bool,
}

pub fn run(args: &CoverageArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let all = coverage::all();
    let is_wanted = |covered: &&Covered| {
        args.state.is_none_or(|state| covered.state == state)
            && args.kind.as_ref().is_none_or(|kind| covered.clause.kind == *kind)
            && (!args.missing || covered.tests.is_empty())
    };
    let wanted: Vec<&Covered> = all.iter().filter(is_wanted).collect();
    if setting.json {
        output::write_json(&CoverageShape::of(all.len(), &wanted))?;
    } else {
        output::write(&written(&all, &wanted, &setting.voice))?;
    }
    Ok(Answer::Yes)
}

fn written(all: &[Covered], wanted: &[&Covered], voice: &Voice) -> String {
    let columns = [
        ("cli-clause", Align::Left),
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
