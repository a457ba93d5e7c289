//! `rokade export`: report files, tables and the tournament file.

mod desk;
mod engine;
mod tables;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rokade_clause::Reason;
use rokade_formats::trf::{Trf, TrfEdition, WriteOptions, write};
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use crate::answer::Answer;
use crate::database::DatabaseOptions;
use crate::fault::{Failure, Fault};
use crate::report::Form;
use crate::{input, output};

const AFTER_HELP: &str = "\
From a report FILE.trf, or without a file from a tournament of the desk. A desk with several tournaments \
or groups needs --tournament and --group; the message lists them. A damaged tournament is refused; --readable saves \
the records up to the damage as a tournament file of its own.

Reports have two forms. --for full (the default) has every record as the house uses it. --for engine is what other \
pairing engines read: 192 FIDE_DUTCH, acceleration written out (250 in trf26, XXA in trf16), numbers by strength, the byes \
of the coming round in 240 and XXZ, no record or letter they refuse, all that is ours in ### lines. An open game is \
written as a draw, which it is for the pairing; this is reported, and a ### line keeps it open. JaVaFo needs trf16.

Examples:
  rokade export evening.trf --to trf16 --ascii
  rokade export open.trf --to trf26 --for engine --out for-engine.trf
  rokade export evening.trf --to csv --table cross
  rokade export evening.trf --to html --table cross --lang da --out table.html
  rokade export --tournament k4m2xw7p --group A --to trf26 --out evening.trf
  rokade export --tournament k4m2xw7p --to file --out evening.rokade
  rokade export --tournament k4m2xw7p --to file --readable --out saved.rokade";

/// Writes report files and tables
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct ExportArgs {
    /// What to write
    #[arg(long, value_name = "FORMAT")]
    to: Format,
    /// CSV, text and HTML: which table
    #[arg(long, value_name = "TABLE", default_value = "standings")]
    table: TableKind,
    /// CSV, text and HTML: the round of the pairings (default: the last)
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    #[command(flatten)]
    database: DatabaseOptions,
    /// The tournament of the desk, by its key
    #[arg(long, value_name = "KEY")]
    tournament: Option<String>,
    /// The group of the tournament, by its name
    #[arg(long, value_name = "NAME")]
    group: Option<String>,
    /// Tournament file: what can be read of a damaged tournament
    #[arg(long)]
    readable: bool,
    /// CSV: commas and CR LF, as RFC 4180 has it, for programs
    #[arg(long)]
    comma: bool,
    /// Reports: for whom, pairing engines or everybody
    #[arg(long = "for", value_name = "FORM", default_value = "full")]
    form: Form,
    /// Reports: fold letters to ASCII, as some federations want it
    #[arg(long)]
    ascii: bool,
    /// Reports: end lines with CR LF
    #[arg(long)]
    crlf: bool,
    /// The file to write (default: standard output)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Tournament report of 2026
    Trf26,
    /// Tournament report of 2016
    Trf16,
    /// A table for spreadsheets
    Csv,
    /// A table as plain text
    Text,
    /// A table as a web page in one file
    Html,
    /// The whole tournament, to move it to another machine
    File,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableKind {
    Standings,
    Pairings,
    Cross,
}

#[derive(Serialize)]
struct ExportShape {
    schema: &'static str,
    format: String,
    files: Vec<String>,
    /// The text itself where no file was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<String>,
}

pub(crate) fn run(args: &ExportArgs, setting: &Setting) -> anyhow::Result<Answer> {
    if args.readable && args.to != Format::File {
        let reason = Reason::house("readable_needs_file");
        return Err(Failure::from(Fault::of(reason).expected("--to file")).into());
    }
    let content = match (&args.file, args.to) {
        (Some(file), Format::File) => {
            let reason = Reason::house("file_only_from_desk");
            return Err(Failure::from(Fault::of(reason).in_file(file).expected("--tournament KEY")).into());
        }
        (Some(file), _) => {
            let (name, trf) = input::read_trf(file)?;
            of_report(args, &name, &trf, setting)?
        }
        (None, Format::File) if args.readable => {
            desk::readable(&args.database, args.tournament.as_deref(), &setting.voice)?
        }
        (None, Format::File) => desk::tournament_file(&args.database, args.tournament.as_deref())?,
        (None, _) => {
            let (name, trf) = desk::report(&args.database, args.tournament.as_deref(), args.group.as_deref())?;
            of_report(args, &name, &trf, setting)?
        }
    };
    deliver(args, content, setting)
}

fn of_report(args: &ExportArgs, file: &str, trf: &Trf, setting: &Setting) -> Result<String, Failure> {
    let engine_dialect = args.form == Form::Engine;
    let report =
        |edition| write(trf, &WriteOptions { edition, crlf: args.crlf, ascii_names: args.ascii, engine_dialect });
    let voice = setting.voice.knowing(trf);
    output::tell_dates(file, trf, &voice);
    if engine_dialect {
        engine::check_format(args.to)?;
        engine::tell_losses(file, trf, &voice);
    }
    Ok(match args.to {
        Format::Trf16 => report(TrfEdition::Trf16),
        Format::Trf26 | Format::File => report(TrfEdition::Trf26),
        Format::Csv if args.comma => tables::table(trf, args.table, args.round, file, &voice)?.to_rfc4180(),
        Format::Csv => tables::table(trf, args.table, args.round, file, &voice)?.to_csv(),
        Format::Text => tables::table(trf, args.table, args.round, file, &voice)?.to_text(),
        Format::Html => tables::page(trf, args.table, args.round, file, &voice)?.to_html(),
    })
}

fn deliver(args: &ExportArgs, content: String, setting: &Setting) -> anyhow::Result<Answer> {
    let format = args.to.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
    let mut shape = ExportShape { schema: "rokade.export/1", format, files: Vec::new(), content: None };
    match &args.out {
        Some(out) => {
            let name = out.display().to_string();
            std::fs::write(out, content).map_err(|error| Failure::of_file("file_not_written", &name, &error))?;
            if !setting.json {
                output::tell(&setting.voice.text_with("cli-written", &[("file", Arg::from(name.as_str()))]));
            }
            shape.files.push(name);
        }
        None if setting.json => shape.content = Some(content),
        None => output::write(&content)?,
    }
    if setting.json {
        output::write_json(&shape)?;
    }
    Ok(Answer::Yes)
}
