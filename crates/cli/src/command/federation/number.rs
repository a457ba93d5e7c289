//! `rokade federation number`: first numbers and returns.

use clap::{Args, Subcommand};
use rokade_clause::HandbookEdition;
use rokade_federation::number::{Membership, Returning, returned, who};
use rokade_rating::Rating;
use serde::Deserialize;

use super::asked::{Answered, answer};
use super::{QuestionArgs, Setting};
use crate::answer::Answer;
use crate::shape::federation::number::{ReturnShape, WhoShape, back_said, who_said};

/// First numbers and returns to the list (4.5.5.1)
#[derive(Args)]
pub(super) struct NumberArgs {
    #[command(subcommand)]
    command: NumberCommand,
}

#[derive(Subcommand)]
enum NumberCommand {
    Who(WhoArgs),
    Return(ReturnArgs),
}

const WHO_HELP: &str = "\
membership: club, individual, foreign_individual or none.

Example of a question:
  {\"number\": 1850, \"membership\": \"club\"}";

/// Which office grants a new player's number, or the nearest numbers that are granted
#[derive(Args)]
#[command(after_help = WHO_HELP)]
struct WhoArgs {
    #[command(flatten)]
    question: QuestionArgs,
}

const RETURN_HELP: &str = "\
played_elsewhere: whether events were played that the register does not know; null where nobody has asked.

Example of a question:
  {\"last_rated\": \"2022-05-14\", \"returns\": \"2026-02-06\", \"played_elsewhere\": false, \"number\": 1742}";

/// Which number counts when a player comes back
#[derive(Args)]
#[command(after_help = RETURN_HELP)]
struct ReturnArgs {
    #[command(flatten)]
    question: QuestionArgs,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WhoFacts {
    number: Rating,
    membership: Membership,
}

pub(super) fn run(args: &NumberArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        NumberCommand::Who(args) => answer(&args.question, setting, |asked: &WhoFacts, voice| {
            let who = who(asked.number, asked.membership, HandbookEdition::default());
            Ok(Answered::of(WhoShape::of(&who, voice), who_said(&who, voice)))
        }),
        NumberCommand::Return(args) => answer(&args.question, setting, |asked: &Returning, voice| {
            let returned = returned(asked)?;
            Ok(Answered::of(ReturnShape::of(&returned, voice), back_said(&returned, voice)))
        }),
    }
}
