//! `rokade laws precedents`: the rulings of the board of appeal.

use clap::Args;
use rokade_clause::{Clause, Reason};
use rokade_words::Arg;
use rokade_words::book::{Precedent, books_of, label, precedent, precedents};
use serde::Serialize;

use super::entry::ids;
use super::paper::Paper;
use crate::answer::Answer;
use crate::command::Setting;
use crate::fault::{Failure, Fault};
use crate::output;
use crate::voice::Voice;

const AFTER_HELP: &str = "\
Rulings of the Danish board of appeal on the Laws and the tournament regulations, without names, with what each \
still means today.

Examples:
  rokade laws precedents
  rokade laws precedents 95 103
  rokade laws precedents 47b --lang da
  rokade laws precedents --json";

/// Shows the board of appeal's rulings, or those of some numbers
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct PrecedentsArgs {
    /// Numbers of rulings, such as 95 or 47b (default: all)
    #[arg(value_name = "NUMBER")]
    numbers: Vec<String>,
}

#[derive(Serialize)]
struct PrecedentsShape {
    schema: &'static str,
    precedents: Vec<PrecedentShape>,
}

#[derive(Serialize)]
struct PrecedentShape {
    id: &'static str,
    number: &'static str,
    date: Option<&'static str>,
    play: &'static str,
    state: &'static str,
    clauses: Vec<&'static str>,
    lang: &'static str,
    facts: &'static str,
    held: &'static str,
    note: Option<&'static str>,
}

pub(super) fn run(args: &PrecedentsArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let wanted = wanted(&args.numbers)?;
    if setting.json {
        let precedents = wanted.into_iter().map(|one| shape(one, &setting.voice)).collect();
        output::write_json(&PrecedentsShape { schema: "rokade.laws.precedents/1", precedents })?;
    } else {
        let mut paper = Paper::new();
        for (at, one) in wanted.into_iter().enumerate() {
            if at > 0 {
                paper.blank();
            }
            write(&mut paper, one, &setting.voice);
        }
        output::write(&paper.into_text())?;
    }
    Ok(Answer::Yes)
}

fn wanted(numbers: &[String]) -> Result<Vec<&'static Precedent>, Failure> {
    if numbers.is_empty() {
        return Ok(precedents().iter().collect());
    }
    let unknown = |number: &String| {
        let known: Vec<&str> = precedents().iter().map(|one| one.number.as_str()).collect();
        Fault::of(Reason::house("no_such_ruling")).found(number).expected(known.join(", "))
    };
    let faults: Vec<Fault> = numbers.iter().filter(|number| precedent(number).is_none()).map(unknown).collect();
    match faults.is_empty() {
        true => Ok(numbers.iter().filter_map(|number| precedent(number)).collect()),
        false => Err(Failure { faults }),
    }
}

fn shape(one: &'static Precedent, voice: &Voice) -> PrecedentShape {
    PrecedentShape {
        id: &one.id,
        number: &one.number,
        date: one.date.as_deref(),
        play: one.play.key(),
        state: one.standing.key(),
        clauses: ids(&one.clauses),
        lang: voice.lang.code(),
        facts: one.facts.of(voice.lang),
        held: one.held.of(voice.lang),
        note: one.note.as_ref().map(|note| note.of(voice.lang)),
    }
}

fn write(paper: &mut Paper, one: &Precedent, voice: &Voice) {
    let standing = voice.text(&format!("law-book-standing-{}", one.standing.key()));
    let args = [("number", Arg::from(one.number.as_str())), ("standing", Arg::from(standing))];
    let play = voice.text(&format!("law-book-play-{}", one.play.key()));
    let date = one.date.as_deref().map(|date| format!(" – {date}")).unwrap_or_default();
    paper.paragraph(0, &format!("{} – {play}{date}", voice.text_with("cli-laws-ruling-number", &args)));
    let mut line = |key: &str, text: &str| {
        let head = voice.text(key);
        paper.entry(2, &head, head.chars().count() + 1, text);
    };
    line("cli-laws-facts", one.facts.of(voice.lang));
    line("cli-laws-held", one.held.of(voice.lang));
    if let Some(note) = &one.note {
        line("cli-laws-note", note.of(voice.lang));
    }
    let named = |clause: &&'static Clause| {
        let books: Vec<String> = books_of(clause).map(|book| book.to_string()).collect();
        format!("{} {}", books.join(" "), label(clause))
    };
    line("cli-laws-on", &one.clauses.iter().map(named).collect::<Vec<_>>().join("; "));
}
