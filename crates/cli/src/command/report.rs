//! `rokade report`: the report to the rating officer.

use std::path::PathBuf;

use clap::Args;
use rokade_view::officer::Spoken;
use rokade_words::Arg;

use super::Setting;
use crate::answer::Answer;
use crate::fault::Failure;
use crate::officer::officer_report;
use crate::{input, output};

const AFTER_HELP: &str = "\
Results, new ratings, candidate results, dates, warnings and suspensions, arbiters, and what is still missing. \
A report file names arbiters in 102 and 112, dates in 042, 052 and 132.

Examples:
  rokade report evening.trf
  rokade report --html --lang da --out report.html evening.trf
  rokade report --csv evening.trf
  rokade report --json - < evening.trf";

/// The report to the rating officer
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct ReportArgs {
    /// A web page in one file
    #[arg(long, group = "form")]
    html: bool,
    /// A table with a row for each player, for programs (RFC 4180)
    #[arg(long, group = "form")]
    csv: bool,
    /// Plain text (the default)
    #[arg(long, group = "form")]
    text: bool,
    /// The file to write (default: standard output)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub(crate) fn run(args: &ReportArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, trf) = input::read_trf(&args.file)?;
    let report = officer_report(&trf)?;
    let voice = setting.voice.knowing(&trf);
    output::tell_dates(&file, &trf, &voice);
    let words = Spoken::of_file(voice.lang);
    let content = if setting.json {
        serde_json::to_string(&report.shape(&words))? + "\n"
    } else if args.html {
        report.document(&words).to_html()
    } else if args.csv {
        report.sheet().to_rfc4180()
    } else {
        report.document(&words).to_text()
    };
    match &args.out {
        None => output::write(&content)?,
        Some(out) => {
            let name = out.display().to_string();
            std::fs::write(out, content).map_err(|error| Failure::of_file("file_not_written", &name, &error))?;
            output::tell(&voice.text_with("cli-written", &[("file", Arg::from(name.as_str()))]));
        }
    }
    Ok(Answer::Yes)
}
