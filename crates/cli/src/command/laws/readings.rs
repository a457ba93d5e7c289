//! `rokade laws readings`: how clauses are taken where their text is open.

use clap::Args;
use rokade_clause::Reason;
use rokade_words::Lang;
use rokade_words::book::{Reading, reading, readings};
use serde::Serialize;

use super::entry::ids;
use super::paper::Paper;
use crate::answer::Answer;
use crate::command::Setting;
use crate::fault::{Failure, Fault};
use crate::output;

const AFTER_HELP: &str = "\
Where a regulation is silent, unclear or misprinted, Rokade follows a reading that is written down. An answer that \
rests on one names it after the clause: [D4.9.1-5, reading monrad-odd-field]. Readings are in English.

Examples:
  rokade laws readings
  rokade laws readings monrad-odd-field
  rokade laws show D4.9.1-5
  rokade laws readings --json";

/// Lists the readings of unclear clauses, or shows some of them
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct ReadingsArgs {
    /// Names of readings, such as monrad-odd-field (default: a list of all)
    #[arg(value_name = "NAME")]
    names: Vec<String>,
}

#[derive(Serialize)]
struct ReadingsShape {
    schema: &'static str,
    readings: Vec<ReadingShape>,
}

/// A reading; its text is English whatever language is asked for.
#[derive(Serialize)]
pub(super) struct ReadingShape {
    name: &'static str,
    title: &'static str,
    clauses: Vec<&'static str>,
    text: &'static str,
}

impl ReadingShape {
    pub(super) fn of(one: &Reading) -> Self {
        Self { name: one.name, title: one.title, clauses: ids(&one.clauses), text: one.text }
    }
}

pub(super) fn run(args: &ReadingsArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let wanted = wanted(&args.names)?;
    if setting.json {
        let readings = wanted.into_iter().map(ReadingShape::of).collect();
        output::write_json(&ReadingsShape { schema: "rokade.laws.readings/1", readings })?;
        return Ok(Answer::Yes);
    }
    let mut paper = Paper::new();
    for (at, one) in wanted.into_iter().enumerate() {
        if args.names.is_empty() {
            paper.entry(0, one.name, 32, &one.title_for(setting.voice.lang));
        } else {
            if at > 0 {
                paper.blank();
            }
            write(&mut paper, one, setting.voice.lang);
        }
    }
    output::write(&paper.into_text())?;
    Ok(Answer::Yes)
}

fn wanted(names: &[String]) -> Result<Vec<&'static Reading>, Failure> {
    if names.is_empty() {
        return Ok(readings().iter().collect());
    }
    let unknown = |name: &String| {
        let like = |one: &&Reading| one.name.split('-').any(|part| name.contains(part) && part.len() > 2);
        let near: Vec<&str> = readings().iter().filter(like).map(|one| one.name).collect();
        let known = if near.is_empty() { "rokade laws readings".to_owned() } else { near.join(", ") };
        Fault::of(Reason::house("no_such_reading")).found(name).expected(known)
    };
    let faults: Vec<Fault> = names.iter().filter(|name| reading(name).is_none()).map(unknown).collect();
    match faults.is_empty() {
        true => Ok(names.iter().filter_map(|name| reading(name)).collect()),
        false => Err(Failure { faults }),
    }
}

/// Title, then the paragraphs and points of the text without the marks of Markdown.
fn write(paper: &mut Paper, one: &Reading, reader: Lang) {
    paper.paragraph(0, &format!("{}: {}", one.name, one.title_for(reader)));
    let plain = one.text.replace("**", "").replace('`', "");
    for paragraph in plain.split("\n\n") {
        let mut points = paragraph.split("\n- ").map(|point| point.trim_start_matches("- "));
        if let Some(first) = points.next() {
            match paragraph.starts_with("- ") {
                true => paper.entry(2, "-", 2, first),
                false => paper.paragraph(2, first),
            }
        }
        points.for_each(|point| paper.entry(2, "-", 2, point));
    }
}
