//! `rokade import`: reads a file of any kind the house knows and shows what it understood.

mod fide_list;
mod players;
mod report;
mod tournament;

pub(crate) use fide_list::Imported;
pub(crate) use players::{column_name, encoding_name, separator_name};

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::Setting;
use crate::answer::Answer;
use crate::database::DatabaseOptions;
use crate::input::{self, Input};

const AFTER_HELP: &str = "\
The kind of file is recognised from its contents. A player list (CSV, or pasted from a spreadsheet) becomes a \
report with start numbers in the order of the list; what was guessed is shown and can be corrected by the \
options. A tournament report is summarised. A tournament file of the desk is imported into the database. A rating \
list of FIDE has a command of its own below.

Columns: name, family, given, rating, club, federation, title, fide-id, national-id, birth, sex, group, skip.

Examples:
  rokade import members.csv --out start.trf
  rokade import members.csv --encoding windows-1252 --columns name,skip,rating,club
  rokade import evening.trf
  rokade import evening.rokade --database club.sqlite
  rokade import fide-list players_list.zip";

/// Reads a player list, a tournament report or a tournament file
#[derive(Args)]
#[command(after_help = AFTER_HELP, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct ImportArgs {
    #[command(subcommand)]
    of_its_own: Option<ImportCommand>,
    /// What the file is (default: recognised from its contents)
    #[arg(long, value_name = "KIND")]
    kind: Option<Kind>,
    #[command(flatten)]
    list: players::ListOptions,
    /// Player list: the report to write (default: standard output)
    #[arg(long, value_name = "FILE.trf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseOptions,
    /// Tournament file: import it as a copy although the tournament is already there
    #[arg(long)]
    copy: bool,
    /// The file; - for standard input
    #[arg(value_name = "FILE", required = true)]
    file: Option<String>,
}

/// What is brought in by a command of its own.
#[derive(Subcommand)]
enum ImportCommand {
    FideList(fide_list::FideListArgs),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// A player list
    Players,
    /// A tournament report
    Trf,
    /// A tournament file of the desk
    Tournament,
}

pub(crate) fn run(args: &ImportArgs, setting: &Setting) -> anyhow::Result<Answer> {
    if let Some(ImportCommand::FideList(list)) = &args.of_its_own {
        return fide_list::run(list, setting);
    }
    let input = input::read(args.file.as_deref().expect("clap asks for a file where there is no command"))?;
    match args.kind.unwrap_or_else(|| seen(&input)) {
        Kind::Players => players::run(&input, &args.list, args.out.as_deref(), setting),
        Kind::Trf => report::run(&input, setting),
        Kind::Tournament => tournament::run(&input, &args.database, args.copy, setting),
    }
}

/// Tournament files are JSON objects; reports have records of players or a name; all else is a list.
fn seen(input: &Input) -> Kind {
    let text = input.bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&input.bytes);
    if text.trim_ascii_start().starts_with(b"{") {
        return Kind::Tournament;
    }
    let is_record = |line: &[u8]| line.starts_with(b"001 ") || line.starts_with(b"012 ");
    if text.split(|byte| matches!(byte, b'\n' | b'\r')).any(is_record) { Kind::Trf } else { Kind::Players }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_shows_its_kind() {
        let kind = |bytes: &[u8]| seen(&Input { name: String::new(), bytes: bytes.to_vec() });
        assert_eq!(kind(b"\xEF\xBB\xBF {\"format\":\"rokade-tournament\"}"), Kind::Tournament);
        assert_eq!(kind(b"012 Autumn\r001    1"), Kind::Trf);
        assert_eq!(kind(b"Name;Rating\nAstrid Holm;1834\n"), Kind::Players);
    }
}
