//! `rokade federation`: the federation's register and offices on a database, and questions to its rules, answered from
//! a file of facts.

mod acting;
mod asked;
mod club;
mod dm;
mod grant;
mod import;
mod invitation;
mod list;
mod member;
mod number;
mod office;
mod person;
mod sanction;
mod youth;

use clap::{Args, Subcommand};

use super::Setting;
use crate::answer::Answer;

const AFTER_HELP: &str = "\
Person, club, district, member, exempt, office, number propose to reassess, tasks, journal and undo work on the \
federation's register in a database; every act is done in an office and stands in the journal with it.

The other commands answer questions. Each question is a JSON object, or a list of them with one answer a line; nothing else is known and nothing is stored. \
Answers are JSON; --explain says them in sentences, in the language of --lang. Days are written 2026-03-16. \
Lists of members are compared by import; list writes the rating list from the numbers on file.

Examples:
  rokade federation person find lyngdal
  rokade federation tasks --office rkf
  rokade federation dm calendar 2026
  rokade federation dm classes entrants.json
  rokade federation invitation check --explain invitation.json
  rokade federation sanction impose - < history.json";

/// The federation's register and offices, and its rules
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct FederationArgs {
    #[command(subcommand)]
    command: FederationCommand,
}

#[derive(Subcommand)]
enum FederationCommand {
    Sanction(sanction::SanctionArgs),
    Dm(dm::DmArgs),
    Invitation(invitation::InvitationArgs),
    Number(number::NumberArgs),
    Youth(youth::YouthArgs),
    Person(person::PersonArgs),
    Club(club::ClubArgs),
    District(club::DistrictArgs),
    Member(member::MemberArgs),
    Exempt(member::ExemptArgs),
    Office(office::OfficeArgs),
    Tasks(office::TasksArgs),
    Journal(office::JournalArgs),
    Undo(office::UndoArgs),
    Import(import::ImportArgs),
    List(list::ListArgs),
}

/// Where the questions are, and how they are answered.
#[derive(Args)]
struct QuestionArgs {
    /// Answers in sentences instead of JSON
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    /// The question, or a list of questions; - for standard input
    #[arg(value_name = "FILE.json")]
    file: String,
}

pub(crate) fn run(args: &FederationArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        FederationCommand::Sanction(args) => sanction::run(args, setting),
        FederationCommand::Dm(args) => dm::run(args, setting),
        FederationCommand::Invitation(args) => invitation::run(args, setting),
        FederationCommand::Number(args) => number::run(args, setting),
        FederationCommand::Youth(args) => youth::run(args, setting),
        FederationCommand::Person(args) => person::run(args, setting),
        FederationCommand::Club(args) => club::run(args, setting),
        FederationCommand::District(args) => club::run_district(args, setting),
        FederationCommand::Member(args) => member::run(args, setting),
        FederationCommand::Exempt(args) => member::run_exempt(args, setting),
        FederationCommand::Office(args) => office::run(args, setting),
        FederationCommand::Tasks(args) => office::run_tasks(args, setting),
        FederationCommand::Journal(args) => office::run_journal(args, setting),
        FederationCommand::Undo(args) => office::run_undo(args, setting),
        FederationCommand::Import(args) => import::run(args, setting),
        FederationCommand::List(args) => list::run(args, setting),
    }
}
