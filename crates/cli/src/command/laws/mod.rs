//! `rokade laws`: the law book, and what becomes of each clause.

mod asked;
mod coverage;
mod diff;
mod entry;
mod index;
mod list;
mod paper;
mod precedents;
mod readings;
mod search;
mod show;

use clap::{Args, Subcommand};

use super::Setting;
use crate::answer::Answer;
use crate::editions::filled;

const AFTER_HELP: &str = "\
Books: {older} and {newest} of the Laws of Chess, DSU (the Danish tournament regulations), \
FIDE-2026 (FIDE's rules on pairing, tie-breaks, ratings and titles). A year alone means the first text of that \
year. Everything is in our own words, in the language of --lang where the book has it and in English otherwise.

Examples:
  rokade laws show 2018 7.5.5
  rokade laws search flag fall --book 2023
  rokade laws diff 2018 2023 9.2
  rokade laws coverage --state enforced";

/// The Laws of Chess and the tournament regulations, clause by clause
#[derive(Args)]
#[command(after_help = filled(AFTER_HELP))]
pub(crate) struct LawsArgs {
    #[command(subcommand)]
    command: LawsCommand,
}

#[derive(Subcommand)]
enum LawsCommand {
    List(list::ListArgs),
    Show(show::ShowArgs),
    Search(search::SearchArgs),
    Diff(diff::DiffArgs),
    Index(index::IndexArgs),
    Precedents(precedents::PrecedentsArgs),
    Readings(readings::ReadingsArgs),
    Coverage(coverage::CoverageArgs),
}

pub(crate) fn run(args: &LawsArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        LawsCommand::List(args) => list::run(args, setting),
        LawsCommand::Show(args) => show::run(args, setting),
        LawsCommand::Search(args) => search::run(args, setting),
        LawsCommand::Diff(args) => diff::run(args, setting),
        LawsCommand::Index(args) => index::run(args, setting),
        LawsCommand::Precedents(args) => precedents::run(args, setting),
        LawsCommand::Readings(args) => readings::run(args, setting),
        LawsCommand::Coverage(args) => coverage::run(args, setting),
    }
}
