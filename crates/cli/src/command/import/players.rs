//! A player list: what was guessed, and the players as a report.

use std::path::Path;

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::players::{Column, Encoding, Guess, Row, Separator, guess, read};
use rokade_formats::trf::{Trf, TrfEdition};
use rokade_model::{History, Participant, StartNumber};
use rokade_words::Arg;

use crate::answer::Answer;
use crate::command::Setting;
use crate::fault::{Failure, Fault};
use crate::input::Input;
use crate::shape::import::PlayersShape;
use crate::voice::Voice;
use crate::{output, report};

/// Corrections of what is guessed of a list.
#[derive(Args, Clone, Debug)]
pub(super) struct ListOptions {
    /// Player list: utf-8, windows-1252, utf-16le or utf-16be
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<String>,
    /// Player list: semicolon, comma, tab, bar or blanks (two or more)
    #[arg(long, value_name = "SEPARATOR")]
    separator: Option<String>,
    /// Player list: whether its first row names the columns, yes or no
    #[arg(long, value_name = "YES|NO")]
    header: Option<String>,
    /// Player list: what the columns contain, separated by commas
    #[arg(long, value_name = "LIST")]
    columns: Option<String>,
    /// Player list: only this group
    #[arg(long, value_name = "NAME")]
    group: Option<String>,
}

const ENCODINGS: &[(&str, Encoding)] = &[
    ("utf-8", Encoding::Utf8),
    ("utf-8-bom", Encoding::Utf8Marked),
    ("windows-1252", Encoding::Windows1252),
    ("utf-16le", Encoding::Utf16Little),
    ("utf-16be", Encoding::Utf16Big),
    ("utf-8-twice", Encoding::Utf8Twice),
];

const SEPARATORS: &[(&str, Separator)] = &[
    ("semicolon", Separator::Semicolon),
    ("comma", Separator::Comma),
    ("tab", Separator::Tab),
    ("bar", Separator::Bar),
    ("blanks", Separator::Blanks),
];

const COLUMNS: &[(&str, Column)] = &[
    ("name", Column::Name),
    ("family", Column::Family),
    ("given", Column::Given),
    ("rating", Column::Rating),
    ("elo", Column::Elo),
    ("fide-k", Column::FideK),
    ("club", Column::Club),
    ("federation", Column::Federation),
    ("title", Column::Title),
    ("fide-id", Column::FideId),
    ("national-id", Column::NationalId),
    ("birth", Column::Birth),
    ("sex", Column::Sex),
    ("group", Column::Group),
    ("skip", Column::Skip),
];

/// What the guess says of the encoding, and is no longer true when another one is asked for.
const ON_ENCODING: &[&str] = &["read_as_windows_1252", "text_encoded_twice", "text_looks_misread"];

const HEADER: &[(&str, bool)] = &[("yes", true), ("no", false)];

pub(super) fn run(
    input: &Input,
    options: &ListOptions,
    out: Option<&Path>,
    setting: &Setting,
) -> anyhow::Result<Answer> {
    let voice = &setting.voice;
    let guess = corrected(guess(&input.bytes), options)?;
    let mut rows = read(&input.bytes, &guess).map_err(|problems| Failure::in_file(&input.name, problems))?;
    if let Some(group) = &options.group {
        rows.retain(|row| row.group == *group);
    }
    if rows.is_empty() {
        return Err(Failure::from(Fault::of(Reason::house("no_players_chosen")).in_file(&input.name)).into());
    }
    let text = report::written(&start_list(&rows), TrfEdition::Trf26);
    if let Some(out) = out {
        let name = out.display().to_string();
        std::fs::write(out, &text).map_err(|error| Failure::of_file("file_not_written", &name, &error))?;
    }
    if setting.json {
        output::write_json(&PlayersShape::of(&guess, &rows, out, voice))?;
        return Ok(Answer::Yes);
    }
    tell_guess(&input.name, &guess, &rows, voice);
    match out {
        Some(out) => {
            output::tell(&voice.text_with("cli-written", &[("file", Arg::from(out.display().to_string()))]));
        }
        None => output::write(&text)?,
    }
    Ok(Answer::Yes)
}

/// The guess with what the options say instead.
fn corrected(mut guess: Guess, options: &ListOptions) -> Result<Guess, Failure> {
    let mut faults = Vec::new();
    if let Some(found) = &options.encoding {
        one_of(ENCODINGS, "--encoding", found, &mut faults).into_iter().for_each(|it| guess.encoding = it);
        guess.assumptions.retain(|reason| !ON_ENCODING.contains(&reason.key.as_ref()));
    }
    if let Some(found) = &options.separator {
        one_of(SEPARATORS, "--separator", found, &mut faults).into_iter().for_each(|it| guess.separator = it);
    }
    if let Some(found) = &options.header {
        one_of(HEADER, "--header", found, &mut faults).into_iter().for_each(|it| guess.has_header = it);
    }
    if let Some(list) = &options.columns {
        let names = list.split(',').map(str::trim);
        guess.columns = names.filter_map(|name| one_of(COLUMNS, "--columns", name, &mut faults)).collect();
    }
    if faults.is_empty() { Ok(guess) } else { Err(Failure { faults }) }
}

fn one_of<T: Copy>(known: &[(&str, T)], option: &'static str, found: &str, faults: &mut Vec<Fault>) -> Option<T> {
    let value = known.iter().find_map(|(name, value)| (*name == found).then_some(*value));
    if value.is_none() {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let reason = Reason::house("value_not_understood").with("option", option);
        faults.push(Fault::of(reason).found(found).expected(names.join(", ")));
    }
    value
}

/// What the options call a value.
pub(crate) fn encoding_name(encoding: Encoding) -> &'static str {
    name_in(ENCODINGS, encoding)
}

pub(crate) fn separator_name(separator: Separator) -> &'static str {
    name_in(SEPARATORS, separator)
}

pub(crate) fn column_name(column: Column) -> &'static str {
    name_in(COLUMNS, column)
}

fn name_in<T: Copy + PartialEq>(known: &[(&'static str, T)], value: T) -> &'static str {
    known.iter().find_map(|(name, other)| (*other == value).then_some(*name)).expect("the table names every value")
}

/// The players with start numbers in the order of the list.
fn start_list(rows: &[Row]) -> Trf {
    let players = (1..).zip(rows).map(|(number, row)| Participant::new(StartNumber(number), row.rating)).collect();
    let history = History { players, ..History::default() };
    let mut trf = Trf::new(history, rows.iter().map(|row| row.person.clone()).collect());
    trf.titles = rows.iter().map(|row| row.title).collect();
    if rows.iter().any(|row| row.elo.is_some()) {
        trf.fide_ratings = rows.iter().map(|row| row.elo).collect();
    }
    trf
}

fn tell_guess(file: &str, guess: &Guess, rows: &[Row], voice: &Voice) {
    let columns: Vec<&str> = guess.columns.iter().map(|column| column_name(*column)).collect();
    let args = [
        ("file", Arg::from(file)),
        ("players", Arg::from(rows.len())),
        ("encoding", Arg::from(encoding_name(guess.encoding))),
        ("separator", Arg::from(separator_name(guess.separator))),
        ("header", Arg::from(name_in(HEADER, guess.has_header))),
        ("columns", Arg::from(columns.join(","))),
    ];
    output::tell(&voice.text_with("cli-import-guess", &args));
    for reason in &guess.assumptions {
        output::tell(&format!("{file}: {}", voice.reason(reason)));
    }
    for row in rows {
        for reason in &row.assumptions {
            output::tell(&format!("{file}:{}: {}", row.line, voice.reason(reason)));
        }
    }
}
