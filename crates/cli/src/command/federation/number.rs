//! `rokade federation number`: first numbers and returns.

use clap::{Args, Subcommand};
use rokade_clause::{HandbookEdition, Reason};
use rokade_federation::number::{Membership, Returning, granted_by, returned, who};
use rokade_rating::Rating;
use rokade_rating::registry::entry::Office;
use serde::Deserialize;

use super::asked::{Answered, answer};
use super::{QuestionArgs, Setting, grant};
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
    Propose(grant::ProposeArgs),
    Grant(grant::GrantArgs),
    Restore(grant::RestoreArgs),
    Afresh(grant::AfreshArgs),
    Reassess(grant::ReassessArgs),
}

const WHO_HELP: &str = "\
membership: club, individual, foreign_individual or none. proposed_by and decided_by (club_chair, district_chair, \
organiser, rk, fu) ask whether these offices may grant it.

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
    #[serde(default)]
    proposed_by: Option<OfficeFacts>,
    #[serde(default)]
    decided_by: Option<OfficeFacts>,
}

/// The offices that have to do with first numbers.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OfficeFacts {
    ClubChair,
    DistrictChair,
    Organiser,
    Rk,
    Fu,
}

impl From<OfficeFacts> for Office {
    fn from(office: OfficeFacts) -> Self {
        match office {
            OfficeFacts::ClubChair => Office::ClubChair,
            OfficeFacts::DistrictChair => Office::DistrictChair,
            OfficeFacts::Organiser => Office::Organiser,
            OfficeFacts::Rk => Office::RatingCommittee,
            OfficeFacts::Fu => Office::ExecutiveCommittee,
        }
    }
}

pub(super) fn run(args: &NumberArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        NumberCommand::Who(args) => answer(&args.question, setting, |asked: &WhoFacts, voice| {
            let handbook = HandbookEdition::default();
            if asked.proposed_by.is_some() && asked.decided_by.is_none() {
                return Err(Reason::house("fact_missing").with("field", "decided_by"));
            }
            let who = who(asked.number, asked.membership, handbook);
            // Where one office acts alone, it is the one that decides.
            let offices = asked.decided_by.map(|decides| (asked.proposed_by.unwrap_or(decides).into(), decides.into()));
            let offices = offices.map(|offices| granted_by(asked.number, asked.membership, offices, handbook));
            Ok(Answered::of(WhoShape::of(&who, offices.as_ref(), voice), who_said(&who, offices.as_ref(), voice)))
        }),
        NumberCommand::Return(args) => answer(&args.question, setting, |asked: &Returning, voice| {
            let returned = returned(asked)?;
            Ok(Answered::of(ReturnShape::of(&returned, voice), back_said(&returned, voice)))
        }),
        NumberCommand::Propose(args) => grant::propose(args, setting),
        NumberCommand::Grant(args) => grant::grant(args, setting),
        NumberCommand::Restore(args) => grant::restore(args, setting),
        NumberCommand::Afresh(args) => grant::afresh(args, setting),
        NumberCommand::Reassess(args) => grant::reassess(args, setting),
    }
}
