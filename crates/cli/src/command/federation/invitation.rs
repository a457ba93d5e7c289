//! `rokade federation invitation`: whether an invitation is in order.

use clap::{Args, Subcommand};
use rokade_clause::HandbookEdition;
use rokade_federation::invitation::{Facts, check, is_publishable};

use super::asked::{Answered, answer};
use super::{QuestionArgs, Setting};
use crate::answer::Answer;
use crate::shape::federation::invitation::{InvitationShape, said};

/// Invitations (§§ 5, 11 to 13, 27, 61 and 65, 4.7.3 and 4.8)
#[derive(Args)]
pub(super) struct InvitationArgs {
    #[command(subcommand)]
    command: InvitationCommand,
}

#[derive(Subcommand)]
enum InvitationCommand {
    Check(CheckArgs),
}

const AFTER_HELP: &str = "\
Whatever is left out of the facts is not stated. Exit code 1: something that must be there is missing.

Example of a question:
  {\"kind\": \"open\", \"system\": \"monrad\", \"rated\": true, \"periods\": [{\"moves\": 40, \"minutes\": 120}, {\"minutes\": 30}],
   \"deadline\": \"2026-02-25\", \"announced_to_clubs\": \"2026-01-20\", \"round_starts\": [\"2026-03-04T19:00\"], \"rounds\": 1}";

/// Looks at the 25 items of an invitation: what must be there, what should, and the last days
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
struct CheckArgs {
    #[command(flatten)]
    question: QuestionArgs,
}

pub(super) fn run(args: &InvitationArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let InvitationCommand::Check(args) = &args.command;
    answer(&args.question, setting, |facts: &Facts, voice| {
        let items = check(facts, handbook(facts));
        let is_no = !is_publishable(&items);
        Ok(Answered { shape: InvitationShape::of(&items, voice), said: said(&items, voice), is_no })
    })
}

/// The edition in force on the first playing day, else when entries close.
fn handbook(facts: &Facts) -> HandbookEdition {
    facts.starts().or(facts.deadline).map(HandbookEdition::on).unwrap_or_default()
}
