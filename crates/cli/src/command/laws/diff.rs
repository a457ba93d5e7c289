//! `rokade laws diff`: two editions of the Laws, clause by clause.

use clap::Args;
use rokade_clause::{Clause, Edition, Reason, treatment};
use rokade_words::Arg;
use rokade_words::book::{Book, Change, DiffError, Difference, diff, label, marked, text_of};
use serde::Serialize;

use super::asked;
use super::entry::EntryShape;
use super::paper::{Paper, column};
use crate::answer::Answer;
use crate::command::Setting;
use crate::editions::filled;
use crate::fault::{Failure, Fault};
use crate::output;
use crate::voice::Voice;

const AFTER_HELP: &str = "\
Rules are compared, not words: a rule with only a new number or a new wording does not count as changed. Without \
a clause the unchanged rules are only counted; --all shows them too.

Examples:
  rokade laws diff 2018 2023
  rokade laws diff 2009-DK 2018 7.4 --lang da
  rokade laws diff 2009-DK 2009-NO --json";

/// Compares two editions of the Laws, clause by clause
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct DiffArgs {
    #[arg(value_name = "EDITION", help = filled("{older} or {newest}"))]
    first: String,
    /// The edition to compare with
    #[arg(value_name = "EDITION")]
    second: String,
    /// Only rules that have this clause in either edition
    #[arg(value_name = "CLAUSE")]
    clause: Option<String>,
    /// Show unchanged rules too
    #[arg(long)]
    all: bool,
}

#[derive(Serialize)]
struct DiffShape<'a> {
    schema: &'static str,
    first: String,
    second: String,
    clause: Option<&'a str>,
    counts: CountsShape,
    rules: Vec<RuleShape>,
}

#[derive(Serialize)]
struct CountsShape {
    unchanged: usize,
    renumbered: usize,
    changed: usize,
    only_first: usize,
    only_second: usize,
}

#[derive(Serialize)]
struct RuleShape {
    change: &'static str,
    first: Vec<EntryShape>,
    second: Vec<EntryShape>,
}

pub(super) fn run(args: &DiffArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (first, second) = (asked::book(&args.first)?, asked::book(&args.second)?);
    let rules = diff(first, second, args.clause.as_deref()).map_err(|error| failure(&error, first, second))?;
    if setting.json {
        output::write_json(&shape((first, second), args.clause.as_deref(), &rules, &setting.voice))?;
    } else {
        let is_all = args.all || args.clause.is_some();
        output::write(&written((first, second), &rules, is_all, &setting.voice))?;
    }
    Ok(Answer::Yes)
}

fn failure(error: &DiffError, first: Book, second: Book) -> Failure {
    match error {
        DiffError::NotLaws(book) => {
            let editions = Edition::names().join(", ");
            Fault::of(Reason::house("not_an_edition_of_the_laws")).found(book.to_string()).expected(editions).into()
        }
        DiffError::NoSuchClause(number) => {
            asked::unknown_clause(&format!("{first}, {second}"), number, &[first, second]).into()
        }
    }
}

fn count(rules: &[Difference], change: Change) -> usize {
    rules.iter().filter(|rule| rule.change == change).count()
}

fn shape<'a>(
    (first, second): (Book, Book),
    clause: Option<&'a str>,
    rules: &[Difference],
    voice: &Voice,
) -> DiffShape<'a> {
    let side = |clauses: &[&'static Clause], book: Book| {
        let state = |clause: &Clause| treatment(&clause.id).0;
        clauses.iter().map(|clause| EntryShape::of(clause, book, state(clause), voice.lang)).collect()
    };
    let rule = |rule: &Difference| RuleShape {
        change: rule.change.key(),
        first: side(&rule.first, first),
        second: side(&rule.second, second),
    };
    DiffShape {
        schema: "rokade.laws.diff/1",
        first: first.to_string(),
        second: second.to_string(),
        clause,
        counts: CountsShape {
            unchanged: count(rules, Change::Unchanged),
            renumbered: count(rules, Change::Renumbered),
            changed: count(rules, Change::Changed),
            only_first: count(rules, Change::OnlyFirst),
            only_second: count(rules, Change::OnlySecond),
        },
        rules: rules.iter().map(rule).collect(),
    }
}

fn written((first, second): (Book, Book), rules: &[Difference], is_all: bool, voice: &Voice) -> String {
    let mut paper = Paper::new();
    for rule in rules.iter().filter(|rule| is_all || rule.change != Change::Unchanged) {
        paper.paragraph(0, &heading(rule, first, second, voice));
        match rule.change {
            Change::Unchanged | Change::Renumbered => side(&mut paper, "", &rule.second, voice),
            Change::Changed | Change::OnlyFirst | Change::OnlySecond => {
                side(&mut paper, "−", &rule.first, voice);
                side(&mut paper, "+", &rule.second, voice);
            }
        }
        paper.blank();
    }
    let totals = Change::ALL.map(|change| (change.key(), Arg::from(count(rules, change))));
    let books = [("first", Arg::from(first.to_string())), ("second", Arg::from(second.to_string()))];
    paper.paragraph(0, &voice.text_with("cli-laws-diff-totals", &[&totals[..], &books].concat()));
    paper.into_text()
}

/// `2009-DK 7.4.b → 2018-SE 7.5.5: changed`
fn heading(rule: &Difference, first: Book, second: Book, voice: &Voice) -> String {
    let numbers = |book: Book, clauses: &[&'static Clause]| {
        format!("{book} {}", clauses.iter().map(|clause| label(clause)).collect::<Vec<_>>().join(", "))
    };
    let change = voice.text(&format!("law-book-change-{}", rule.change.key()));
    match rule.change {
        Change::OnlyFirst => format!("{}: {change}", numbers(first, &rule.first)),
        Change::OnlySecond => format!("{}: {change}", numbers(second, &rule.second)),
        _ => format!("{} → {}: {change}", numbers(first, &rule.first), numbers(second, &rule.second)),
    }
}

fn side(paper: &mut Paper, mark: &str, clauses: &[&'static Clause], voice: &Voice) {
    let head =
        |clause: &Clause| if mark.is_empty() { label(clause).to_owned() } else { format!("{mark} {}", label(clause)) };
    let heads: Vec<String> = clauses.iter().map(|clause| head(clause)).collect();
    let width = column(heads.iter().map(String::as_str));
    for (clause, head) in clauses.iter().zip(&heads) {
        paper.entry(2, head, width, &marked(text_of(clause, voice.lang), voice.lang));
    }
}
