//! `rokade federation member`: memberships, transfers, guests; and `exempt` (F-11, F-12, F-19).

use clap::{Args, Subcommand};
use rokade_federation::register::{Command, DistrictId, MemberOf, Register};

use super::Setting;
use super::acting::{ActArgs, LookArgs, club, district, person};
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::output;
use crate::shape::federation::register::{MayPlayShape, may_play_said};

/// Memberships, transfers, and who may play
#[derive(Args)]
pub(super) struct MemberArgs {
    #[command(subcommand)]
    command: MemberCommand,
}

#[derive(Subcommand)]
enum MemberCommand {
    Begin(BeginArgs),
    End(EndArgs),
    Transfer(TransferArgs),
    Check(CheckArgs),
    Guest(GuestArgs),
}

/// Where somebody belongs.
#[derive(Args)]
#[group(required = true, multiple = false)]
struct OfArgs {
    /// Member of a club, by number or name
    #[arg(long, value_name = "CLUB")]
    club: Option<String>,
    /// Individual member of a district, by number or name
    #[arg(long, value_name = "DISTRICT")]
    individual: Option<String>,
    /// Foreign individual member, of a district by number or name
    #[arg(long, value_name = "DISTRICT")]
    foreign: Option<String>,
}

/// Begins a membership on the day
#[derive(Args)]
struct BeginArgs {
    #[command(flatten)]
    act: ActArgs,
    #[command(flatten)]
    of: OfArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Ends a membership; the day is its last one
#[derive(Args)]
struct EndArgs {
    #[command(flatten)]
    act: ActArgs,
    #[command(flatten)]
    of: OfArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Moves a member from one club to another on the day
#[derive(Args)]
struct TransferArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The club that is left, by number or name
    #[arg(long, value_name = "CLUB")]
    from: String,
    /// The club that is joined, by number or name
    #[arg(long, value_name = "CLUB")]
    to: String,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Whether a person may play an event that begins on the day (§ 63)
#[derive(Args)]
struct CheckArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The event, by the key of its tournament
    #[arg(long, value_name = "KEY")]
    event: Option<String>,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Writes down that a non-member plays, once (§ 63)
#[derive(Args)]
struct GuestArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The event, by the key of its tournament
    #[arg(long, value_name = "KEY")]
    event: String,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Lets a foreigner play without a membership, asks for it or refuses it (§ 63)
#[derive(Args)]
pub(super) struct ExemptArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Ask the registrar and decide nothing
    #[arg(long, conflicts_with = "refuse")]
    ask: bool,
    /// Refuse what was asked for
    #[arg(long)]
    refuse: bool,
    /// Why
    #[arg(long, value_name = "TEXT", default_value = "")]
    note: String,
    /// The event, by the key of its tournament
    #[arg(long, value_name = "KEY")]
    event: String,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

impl OfArgs {
    fn of(&self, register: &Register) -> Result<MemberOf, Failure> {
        let of_district = |text: &str| -> Result<DistrictId, Failure> { Ok(district(register, text)?.id) };
        match (&self.club, &self.individual, &self.foreign) {
            (Some(text), _, _) => Ok(MemberOf::Club(club(register, text)?.id)),
            (None, Some(text), _) => Ok(MemberOf::Individual(of_district(text)?)),
            (None, None, Some(text)) => Ok(MemberOf::ForeignIndividual(of_district(text)?)),
            (None, None, None) => Err(Fault::of(rokade_clause::Reason::house("club_not_found")).into()),
        }
    }
}

pub(super) fn run(args: &MemberArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        MemberCommand::Begin(args) => args.act.act(setting, |_, register| {
            let (person, of) = (person(register, &args.person)?, args.of.of(register)?);
            Ok(Command::BeginMembership { person, of, from: args.act.day() })
        }),
        MemberCommand::End(args) => args.act.act(setting, |_, register| {
            let (person, of) = (person(register, &args.person)?, args.of.of(register)?);
            Ok(Command::EndMembership { person, of, to: args.act.day() })
        }),
        MemberCommand::Transfer(args) => args.act.act(setting, |_, register| {
            let (from, to) = (club(register, &args.from)?.id, club(register, &args.to)?.id);
            Ok(Command::Transfer { person: person(register, &args.person)?, from, to, day: args.act.day() })
        }),
        MemberCommand::Check(args) => args.look.look(|open, register| {
            let id = person(register, &args.person)?;
            let may_play = register.may_play(id, args.event.as_deref(), open.day);
            match setting.json {
                true => output::write_json(&MayPlayShape::of(&may_play, &setting.voice))?,
                false => output::write(&may_play_said(register, &may_play, &setting.voice))?,
            }
            Ok(if may_play.is_ok() { Answer::Yes } else { Answer::No })
        }),
        MemberCommand::Guest(args) => args.act.act(setting, |_, register| {
            let (person, tournament) = (person(register, &args.person)?, args.event.clone());
            Ok(Command::RecordGuestPlay { person, tournament, day: args.act.day() })
        }),
    }
}

pub(super) fn run_exempt(args: &ExemptArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.act.act(setting, |_, register| {
        let (person, tournament, day) = (person(register, &args.person)?, args.event.clone(), args.act.day());
        let note = args.note.clone();
        Ok(match args.ask {
            true => Command::AskExemption { person, tournament, day, note },
            false => Command::DecideExemption { person, tournament, day, given: !args.refuse, note },
        })
    })
}
