//! `rokade federation import`: a list beside what is known, for review.

use std::collections::BTreeMap;

use clap::{Args, Subcommand};
use jiff::Zoned;
use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_federation::import::{Asked, Kind, Known, Line, Named, OnFile, compare, fold};
use rokade_formats::members::{self, Member, MemberList};

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::shape::federation::import::{ReviewShape, said};
use crate::{input, output};

/// Lists beside the register, for review
#[derive(Args)]
pub(super) struct ImportArgs {
    #[command(subcommand)]
    command: ImportCommand,
}

#[derive(Subcommand)]
enum ImportCommand {
    Members(MembersArgs),
}

const AFTER_HELP: &str = "\
The list is CSV with commas, semicolons or tabs. Its first row names the columns, in any order, in Danish, Norwegian, \
Swedish or English: number, FIDE number, name (or family and given name), birth, sex, federation, club, district, \
membership, from, to, address, e-mail, phone. An empty cell says nothing and changes nothing.

Nothing is written. What a person must judge is told as a conflict, and its line waits; exit code 1: there are \
conflicts.

Examples:
  rokade federation import members --against january.csv august.csv
  rokade federation import members --against january.csv --complete --on 2026-08-01 august.csv
  rokade federation import members --against january.csv --club 'SK Hedeholm=Hedeholm SK' --json august.csv";

/// New persons, changed fields, memberships begun, moved and ended, and conflicts
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
struct MembersArgs {
    /// The earlier list that it is compared with
    #[arg(long, value_name = "LIST.csv")]
    against: String,
    /// The day the list is of (default: today)
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,
    /// The list names every member: who is missing has left
    #[arg(long)]
    complete: bool,
    /// Clubs and districts that are not known are new ones, not misspelt
    #[arg(long)]
    open: bool,
    /// A club of the list that is known by another name; may be repeated
    #[arg(long = "club", value_name = "NAME=KNOWN NAME")]
    clubs: Vec<String>,
    /// The list of members; - for standard input
    #[arg(value_name = "LIST.csv")]
    file: String,
}

pub(super) fn run(args: &ImportArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let ImportCommand::Members(args) = &args.command;
    let (name, list) = read(&args.file)?;
    let (_, before) = read(&args.against)?;
    let on_file = OnFile::of_list(&lines(&before));
    let asked = Asked {
        day: args.on.unwrap_or_else(|| Zoned::now().date()),
        is_complete: args.complete,
        aliases: aliases(&args.clubs, &on_file.clubs)?,
        opens: args.open,
    };
    let comparison = compare(&lines(&list), &on_file, &asked);
    match setting.json {
        true => output::write_json(&ReviewShape::of(&name, &list, &comparison, (&on_file, &asked), &setting.voice))?,
        false => output::write(&said(&name, &list, &comparison, &on_file, &setting.voice))?,
    }
    Ok(if comparison.conflicts.is_empty() { Answer::Yes } else { Answer::No })
}

fn read(file: &str) -> Result<(String, MemberList), Failure> {
    let input = input::read(file)?;
    let list = members::read(&input.bytes).map_err(|problems| Failure::in_file(&input.name, problems))?;
    Ok((input.name, list))
}

/// The other names of clubs.
fn aliases(said: &[String], clubs: &[Named]) -> Result<BTreeMap<String, u32>, Failure> {
    let mut faults = Vec::new();
    let mut aliases = BTreeMap::new();
    for alias in said {
        let parts = alias.split_once('=').map(|(name, known)| (name.trim(), fold(known)));
        let club = parts.as_ref().and_then(|(_, known)| clubs.iter().find(|club| fold(&club.name) == *known));
        match (parts, club) {
            (Some((name, _)), Some(club)) => {
                aliases.insert(name.to_owned(), club.id);
            }
            _ => {
                let reason = Reason::house("value_not_understood").with("option", "--club");
                let known: Vec<&str> = clubs.iter().map(|club| club.name.as_str()).collect();
                faults.push(Fault::of(reason).found(alias.as_str()).expected(known.join(", ")));
            }
        }
    }
    if faults.is_empty() { Ok(aliases) } else { Err(Failure { faults }) }
}

/// The list as the comparison takes it.
fn lines(list: &MemberList) -> Vec<Line> {
    list.members.iter().map(line).collect()
}

fn line(member: &Member) -> Line {
    let Member { line, number, fide_id, name, birth, sex, federation, club, district, .. } = member.clone();
    let Member { kind, from, to, address, email, phone, impossible, .. } = member.clone();
    let kind = kind.map(|kind| match kind {
        members::Kind::Club => Kind::Club,
        members::Kind::Individual => Kind::Individual,
        members::Kind::ForeignIndividual => Kind::ForeignIndividual,
    });
    let known = Known { number, fide_id, name, birth, sex, federation, address, email, phone };
    Line { line, known, club, district, kind, from, to, impossible }
}
