//! `rokade list`: the rating lists that were brought in.

mod remove;
mod search;
mod show;

use clap::{Args, Subcommand};

use super::Setting;
use crate::answer::Answer;

const AFTER_HELP: &str = "\
Lists are brought in with rokade import fide-list. They lie beside the database and belong to no event; a list that is \
damaged is brought in again.

Examples:
  rokade list search hol ast
  rokade list show";

/// The rating lists that were brought in: looking players up, what is kept
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct ListArgs {
    #[command(subcommand)]
    command: ListCommand,
}

#[derive(Subcommand)]
enum ListCommand {
    Search(search::SearchArgs),
    Show(show::ShowArgs),
    Remove(remove::RemoveArgs),
}

pub(crate) fn run(args: &ListArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        ListCommand::Search(args) => search::run(args, setting),
        ListCommand::Show(args) => show::run(args, setting),
        ListCommand::Remove(args) => remove::run(args, setting),
    }
}
