//! `rokade laws`: the clauses, and what becomes of each.

mod coverage;

use clap::{Args, Subcommand};

use super::Setting;
use crate::answer::Answer;

/// The clauses of the Laws and of the tournament regulations
#[derive(Args)]
#[command(after_help = "Example:\n  rokade laws coverage --state enforced")]
pub struct LawsArgs {
    #[command(subcommand)]
    command: LawsCommand,
}

#[derive(Subcommand)]
enum LawsCommand {
    Coverage(coverage::CoverageArgs),
}

pub fn run(args: &LawsArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        LawsCommand::Coverage(args) => coverage::run(args, setting),
    }
}
