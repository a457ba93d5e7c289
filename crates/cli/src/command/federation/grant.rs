//! `rokade federation number propose`, `grant`, `restore`, `afresh` and `reassess`: numbers in the register (F-20 to F-27).

use clap::Args;
use rokade_federation::register::{Command, ProposalAnswer, ProposalKind};
use rokade_rating::Rating;

use super::Setting;
use super::acting::{ActArgs, person};
use crate::answer::Answer;

/// Proposes a new player's number; whoever grants it alone grants it at once (4.5.5.1a to c)
#[derive(Args)]
pub(super) struct ProposeArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
    /// The number
    #[arg(value_name = "NUMBER")]
    number: Rating,
}

/// Grants the number that was proposed, or a re-assessment
#[derive(Args)]
pub(super) struct GrantArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Say no
    #[arg(long)]
    refuse: bool,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Gives the number from the archive back to a player who returns on the day (4.5.5.1d)
#[derive(Args)]
pub(super) struct RestoreArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Whether other events were played meanwhile
    #[arg(long, value_name = "ANSWER")]
    played_elsewhere: Option<YesNo>,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum YesNo {
    Yes,
    No,
}

/// Lets a player who returns on the day start by the rules for new players (4.5.5.1e)
#[derive(Args)]
pub(super) struct AfreshArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Proposes another number after a long time without rated events; the rating committee must approve (4.5.5.1f)
#[derive(Args)]
pub(super) struct ReassessArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
    /// The number
    #[arg(value_name = "NUMBER")]
    number: Rating,
}

pub(super) fn propose(args: &ProposeArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.act.act(setting, |open, register| {
        let person = person(register, &args.person)?;
        let on_file = open.on_file(register, person)?;
        Ok(Command::ProposeNumber { person, number: args.number, day: open.day, on_file })
    })
}

pub(super) fn grant(args: &GrantArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.act.act(setting, |open, register| {
        let (id, day) = (person(register, &args.person)?, open.day);
        let answer = if args.refuse { ProposalAnswer::Refused } else { ProposalAnswer::Granted };
        let proposals = register.state.person(id).map(|person| person.proposals.as_slice()).unwrap_or_default();
        let open = proposals.iter().find(|proposal| proposal.answer.is_none());
        Ok(match open.map(|open| open.kind) {
            Some(ProposalKind::Reassessment) => Command::DecideReassessment { person: id, answer, day },
            Some(ProposalKind::First) | None => Command::DecideNumber { person: id, answer, day },
        })
    })
}

pub(super) fn restore(args: &RestoreArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.act.act(setting, |open, register| {
        let person = person(register, &args.person)?;
        let played_elsewhere = args.played_elsewhere.map(|answer| matches!(answer, YesNo::Yes));
        let on_file = open.on_file(register, person)?;
        Ok(Command::RestoreNumber { person, day: open.day, played_elsewhere, on_file })
    })
}

pub(super) fn afresh(args: &AfreshArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.act.act(setting, |open, register| {
        let person = person(register, &args.person)?;
        Ok(Command::StartAfresh { person, day: open.day, on_file: open.on_file(register, person)? })
    })
}

pub(super) fn reassess(args: &ReassessArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.act.act(setting, |open, register| {
        let person = person(register, &args.person)?;
        let on_file = open.on_file(register, person)?;
        Ok(Command::ProposeReassessment { person, number: args.number, day: open.day, on_file })
    })
}
