//! `rokade laws show`: a clause and everything that belongs to it.

use std::collections::HashMap;

use clap::Args;
use rokade_clause::{Clause, Shown, ShownFigure, State, Units, figures_of};
use rokade_words::Arg;
use rokade_words::book::{
    Book, Counterpart, FigureTold, Precedent, counterparts, figures, label, languages_of, marked, precedents_on,
    printed, readings_of, subjects_of, text_of, topic_name,
};
use serde::Serialize;

use super::asked;
use super::entry::{EntryShape, ids};
use super::paper::Paper;
use super::readings::ReadingShape;
use crate::answer::Answer;
use crate::command::Setting;
use crate::coverage::{self, Covered};
use crate::editions::filled;
use crate::output;
use crate::voice::Voice;

const AFTER_HELP: &str = "\
A number is written as the book has it (7.5.5, 7.4.b, A4.d.2, § 16) or as a whole id (L2018-7.5.5). The beginning \
of a number shows everything below it.

Examples:
  rokade laws show 2018 7.5.5
  rokade laws show D4.9.1-4
  rokade laws show 2009-NO 6.6 6.9 --lang nb
  rokade laws show DSU 4.9.1
  rokade laws show 2023 9.2 --json";

/// Shows clauses with their topic, state, rulings and the same rule in other editions
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct ShowArgs {
    #[arg(value_name = "EDITION", help = filled("{editions}, DSU or FIDE-2026; or the whole id of a clause"))]
    book: String,
    /// Numbers of clauses; none after a whole id
    #[arg(value_name = "CLAUSE")]
    clauses: Vec<String>,
}

#[derive(Serialize)]
struct ShowShape {
    schema: &'static str,
    book: String,
    clauses: Vec<ShownShape>,
}

#[derive(Serialize)]
struct ShownShape {
    #[serde(flatten)]
    entry: EntryShape,
    languages: Vec<&'static str>,
    /// What decides or asks; empty where the clause is text.
    rule: &'static str,
    tests: Vec<String>,
    counterparts: Vec<CounterpartShape>,
    precedents: Vec<RulingShape>,
    /// The figures that stand in the clause.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    figures: Vec<FigureShape>,
    /// How the clause is taken where its text is open.
    readings: Vec<ReadingShape>,
    /// Headings of the subject index, in the language asked for.
    subjects: Vec<String>,
}

#[derive(Serialize)]
struct FigureShape {
    /// The table of `rules/` and the figure in it.
    table: &'static str,
    figure: &'static str,
    unit: &'static Units,
    value: Shown,
    edition: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    chapter: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checked: Option<String>,
    /// With its unit, in the language asked for.
    told: String,
}

#[derive(Serialize)]
struct CounterpartShape {
    edition: String,
    clauses: Vec<&'static str>,
}

#[derive(Serialize)]
struct RulingShape {
    id: &'static str,
    number: &'static str,
    state: &'static str,
    held: &'static str,
}

pub(super) fn run(args: &ShowArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (book, clauses) = asked::book_and_clauses(&args.book, &args.clauses)?;
    let covered: HashMap<&str, Covered> =
        coverage::all().into_iter().map(|covered| (covered.clause.id.as_str(), covered)).collect();
    let shown = clauses.iter().filter_map(|clause| covered.get(clause.id.as_str()));
    if setting.json {
        let clauses = shown.map(|covered| shape(covered, book, &setting.voice)).collect();
        output::write_json(&ShowShape { schema: "rokade.laws.show/1", book: book.to_string(), clauses })?;
    } else {
        let mut paper = Paper::new();
        for (at, covered) in shown.enumerate() {
            if at > 0 {
                paper.blank();
            }
            write(&mut paper, covered, book, &setting.voice);
        }
        output::write(&paper.into_text())?;
    }
    Ok(Answer::Yes)
}

fn shape(covered: &Covered, book: Book, voice: &Voice) -> ShownShape {
    let clause = covered.clause;
    let counterpart =
        |part: Counterpart| CounterpartShape { edition: part.edition.to_string(), clauses: ids(&part.clauses) };
    let ruling = |one: &'static Precedent| RulingShape {
        id: &one.id,
        number: &one.number,
        state: one.standing.key(),
        held: one.held.of(voice.lang),
    };
    ShownShape {
        entry: EntryShape::of(clause, book, covered.state, voice.lang),
        languages: languages_of(clause).iter().map(|lang| lang.code()).collect(),
        rule: covered.rule,
        tests: covered.tests.clone(),
        counterparts: counterparts(clause).into_iter().map(counterpart).collect(),
        precedents: precedents_on(&clause.id).into_iter().map(ruling).collect(),
        figures: figures_of(&clause.id).into_iter().zip(figures(&clause.id, voice.lang)).map(figure).collect(),
        readings: readings_of(&clause.id).iter().map(|one| ReadingShape::of(one)).collect(),
        subjects: subjects_of(&clause.id).iter().map(|subject| subject.heading(voice.lang)).collect(),
    }
}

fn figure((shown, told): (ShownFigure, FigureTold)) -> FigureShape {
    FigureShape {
        table: shown.table,
        figure: shown.figure,
        unit: shown.units,
        value: shown.shown,
        edition: shown.edition,
        chapter: told.chapter,
        checked: told.checked,
        told: told.value,
    }
}

fn write(paper: &mut Paper, covered: &Covered, book: Book, voice: &Voice) {
    let clause = covered.clause;
    let own = printed(clause, book).map(|own| format!(" ({own})")).unwrap_or_default();
    let kind = voice.text(&format!("law-book-kind-{}", clause.kind));
    let topic = topic_name(&clause.topic, voice.lang);
    paper.paragraph(0, &format!("{book} {}{own} – {topic} – {kind}", label(clause)));
    paper.paragraph(2, &marked(text_of(clause, voice.lang), voice.lang));
    let mut line = |key: &str, text: &str| {
        let head = voice.text(key);
        paper.entry(2, &head, head.chars().count() + 1, text);
    };
    line("cli-laws-state", &state(covered, voice));
    for figure in figures(&clause.id, voice.lang) {
        let source = figure.source(voice.lang, str::to_owned);
        line("cli-laws-figure", &format!("{}: {} ({source})", figure.name, figure.value));
    }
    let others = elsewhere(clause);
    if !others.is_empty() {
        line("cli-laws-elsewhere", &others);
    }
    for one in precedents_on(&clause.id) {
        let standing = voice.text(&format!("law-book-standing-{}", one.standing.key()));
        let args = [("number", Arg::from(one.number.as_str())), ("standing", Arg::from(standing))];
        line(
            "cli-laws-ruling",
            &format!("{}: {}", voice.text_with("cli-laws-ruling-number", &args), one.held.of(voice.lang)),
        );
    }
    for one in readings_of(&clause.id) {
        line("cli-laws-reading", &format!("{} ({})", one.title_for(voice.lang), one.name));
    }
    let subjects: Vec<String> = subjects_of(&clause.id).iter().map(|subject| subject.heading(voice.lang)).collect();
    if !subjects.is_empty() {
        line("cli-laws-subjects", &subjects.join("; "));
    }
}

fn state(covered: &Covered, voice: &Voice) -> String {
    match covered.state {
        State::Enforced => voice.text_with("cli-laws-enforced", &[("tests", Arg::from(covered.tests.len()))]),
        State::Assisted => voice.text("cli-laws-assisted"),
        State::Text => voice.text("cli-laws-text-only"),
    }
}

/// `2001-DK 7.4.b; 2023 7.5.5`
fn elsewhere(clause: &Clause) -> String {
    let part = |part: Counterpart| {
        let numbers: Vec<&str> = part.clauses.iter().map(|clause| label(clause)).collect();
        format!("{} {}", part.edition, numbers.join(", "))
    };
    counterparts(clause).into_iter().map(part).collect::<Vec<_>>().join("; ")
}
