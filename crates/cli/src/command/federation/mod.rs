//! `rokade federation`: questions to the federation's rules, answered from a file of facts.

mod asked;
mod dm;
mod import;
mod invitation;
mod list;
mod number;
mod sanction;
mod youth;

use clap::{Args, Subcommand};

use super::Setting;
use crate::answer::Answer;

const AFTER_HELP: &str = "\
Each question is a JSON object, or a list of them with one answer a line; nothing else is known and nothing is stored. \
Answers are JSON; --explain says them in sentences, in the language of --lang. Days are written 2026-03-16. Lists of \
members are compared by import; list writes the rating list from the numbers on file.

Examples:
  rokade federation dm calendar 2026
  rokade federation dm classes entrants.json
  rokade federation invitation check --explain invitation.json
  rokade federation sanction impose - < history.json";

/// The federation's rules: sanctions, invitations, championships, first numbers, youth groups
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
        FederationCommand::Import(args) => import::run(args, setting),
        FederationCommand::List(args) => list::run(args, setting),
    }
}
