//! `rokade rate coordinate`: the yearly comparison of the Danish list with the FIDE list.

use clap::Args;
use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};
use rokade_formats::rating_lists::{self, Listed};
use rokade_formats::tables::{Align, Table};
use rokade_rating::dsu::Direction;
use rokade_rating::registry::coordination::{self, Coordination, compared_lists, coordinate, may_be_adjusted_on};
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::shape::reason::ReasonShape;
use crate::voice::Voice;
use crate::{input, output};

const AFTER_HELP: &str = "\
The first line of the list names its columns: name (or id), national, elo, elo_games, danish (yes or no), and now \
where the number on file has changed since. Danish players with more than 30 FIDE games and more than 2100 on both \
lists are compared. Nothing is filed. Exit code 1: no number may be adjusted on the day given.

Examples:
  rokade rate coordinate list.csv
  rokade rate coordinate --on 2026-08-08 --json list.csv";

/// Compares the Danish list with the FIDE list and adjusts it
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct CoordinateArgs {
    /// The day on which the numbers are adjusted
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,
    /// The list; - for standard input
    #[arg(value_name = "LIST.csv")]
    file: String,
}

#[derive(Serialize)]
struct CoordinateShape<'a> {
    schema: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    lists: Option<coordination::ComparedLists>,
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<ReasonShape>,
    compared: usize,
    national_average: String,
    elo_average: String,
    difference: String,
    adjustment: Option<u32>,
    direction: Option<&'static str>,
    why: ReasonShape,
    players: Vec<PlayerShape<'a>>,
    left_out: Vec<LeftOutShape<'a>>,
}

#[derive(Serialize)]
struct PlayerShape<'a> {
    name: &'a str,
    national: u32,
    elo: u32,
    before: u32,
    after: u32,
    why: ReasonShape,
}

#[derive(Serialize)]
struct LeftOutShape<'a> {
    name: &'a str,
    why: ReasonShape,
}

pub(super) fn run(args: &CoordinateArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let input = input::read(&args.file)?;
    let list =
        rating_lists::read(&input.bytes, &input.name).map_err(|problems| Failure::in_file(&input.name, problems))?;
    let compared: Vec<_> = list.iter().map(|listed| listed.compared).collect();
    let done = coordinate(&compared, args.on.map(HandbookEdition::on).unwrap_or_default())
        .map_err(|reason| Failure::from(Fault::of(reason).in_file(&input.name)))?;
    let day = args.on.map(may_be_adjusted_on);
    match setting.json {
        true => output::write_json(&shape(&done, &list, args.on, &setting.voice))?,
        false => output::write(&written(&done, &list, args.on, &setting.voice))?,
    }
    Ok(if matches!(day, Some(Err(_))) { Answer::No } else { Answer::Yes })
}

fn name(list: &[Listed], player: u32) -> &str {
    let index = usize::try_from(player).expect("a line of a list").saturating_sub(1);
    list.get(index).map_or("", |listed| listed.name.as_str())
}

fn shape<'a>(done: &Coordination, list: &'a [Listed], on: Option<Date>, voice: &Voice) -> CoordinateShape<'a> {
    let why = |reason: &Reason| ReasonShape::of(reason, voice, &[]);
    let players = done.lines.iter().map(|line| PlayerShape {
        name: name(list, line.player),
        national: line.national,
        elo: line.elo,
        before: line.before,
        after: line.after,
        why: why(&line.reason),
    });
    let left_out =
        done.left_out.iter().map(|(player, reason)| LeftOutShape { name: name(list, *player), why: why(reason) });
    CoordinateShape {
        schema: "rokade.rate_coordinate/1",
        lists: on.and_then(compared_lists),
        day: on.map(|day| why(&may_be_adjusted_on(day).unwrap_or_else(|outside| outside))),
        compared: done.lines.len(),
        national_average: done.national_average.to_string(),
        elo_average: done.elo_average.to_string(),
        difference: done.difference.to_string(),
        adjustment: done.adjustment.map(|adjustment| adjustment.by),
        direction: done.adjustment.map(|adjustment| match adjustment.direction {
            Direction::Up => "up",
            Direction::Down => "down",
        }),
        why: why(&done.reason),
        players: players.collect(),
        left_out: left_out.collect(),
    }
}

/// The averages and what follows from them, every player compared, and who was left out.
fn written(done: &Coordination, list: &[Listed], on: Option<Date>, voice: &Voice) -> String {
    let mut lines = Vec::new();
    if let Some(lists) = on.and_then(compared_lists) {
        let args = [("national", Arg::from(lists.national.to_string())), ("fide", Arg::from(lists.fide.to_string()))];
        lines.push(voice.text_with("cli-coordinate-lists", &args));
    }
    let args = [
        ("players", Arg::from(i64::try_from(done.lines.len()).unwrap_or(i64::MAX))),
        ("national", Arg::from(voice.decimal(done.national_average))),
        ("elo", Arg::from(voice.decimal(done.elo_average))),
        ("difference", Arg::from(voice.decimal(done.difference))),
    ];
    lines.push(voice.text_with("cli-coordinate-averages", &args));
    lines.push(voice.cited(&done.reason));
    lines.extend(on.map(|day| voice.cited(&may_be_adjusted_on(day).unwrap_or_else(|outside| outside))));
    lines.push(String::new());
    lines.push(table(done, list, voice).to_text().trim_end().to_owned());
    if !done.left_out.is_empty() {
        lines.push(String::new());
        lines.push(format!("{}:", voice.text("cli-coordinate-left-out")));
        let left_out = done.left_out.iter();
        lines.extend(left_out.map(|(player, why)| format!("  {}: {}", name(list, *player), voice.cited(why))));
    }
    lines.join("\n") + "\n"
}

fn table(done: &Coordination, list: &[Listed], voice: &Voice) -> Table {
    let right = |key: &str| (voice.text(key), Align::Right);
    let columns = vec![
        (voice.text("word-player"), Align::Left),
        right("cli-coordinate-national"),
        ("Elo".to_owned(), Align::Right),
        right("cli-coordinate-before"),
        right("cli-coordinate-after"),
        (voice.text("cli-coordinate-why"), Align::Left),
    ];
    let row = |line: &coordination::Line| {
        let figures = [line.national, line.elo, line.before, line.after].map(|figure| figure.to_string());
        let mut cells = vec![name(list, line.player).to_owned()];
        cells.extend(figures);
        cells.push(voice.cited(&line.reason));
        cells
    };
    Table { columns, rows: done.lines.iter().map(row).collect() }
}
