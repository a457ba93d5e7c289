//! `rokade federation office`, `tasks`, `journal` and `undo`: who holds which office, what waits for it, and what was
//! done in it (F-01).

use clap::{Args, Subcommand, ValueEnum};
use jiff::civil::Date;
use rokade_federation::office::{Office, Seat};
use rokade_federation::register::{Command, Role, TermId};

use super::Setting;
use super::acting::{ActArgs, LookArgs, person};
use crate::answer::Answer;
use crate::output;
use crate::shape::federation::register::{
    JournalShape, OfficesShape, TasksShape, journal_said, offices_said, tasks_said,
};

/// Offices and who holds them (§§ 1 and 3)
#[derive(Args)]
pub(super) struct OfficeArgs {
    #[command(subcommand)]
    command: OfficeCommand,
}

#[derive(Subcommand)]
enum OfficeCommand {
    List(ListArgs),
    Name(NameArgs),
    End(EndArgs),
}

/// The offices, their holders on a day, and what each may do
#[derive(Args)]
struct ListArgs {
    #[command(flatten)]
    look: LookArgs,
}

/// Names a person to an office from the day on
#[derive(Args)]
struct NameArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The last day; the rating committee's terms have their own (§ 3)
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// As what
    #[arg(long, default_value = "member")]
    role: RoleArg,
    /// The office: rkf, rk, club_chair:2 …
    #[arg(value_name = "TO_OFFICE")]
    named: Seat,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

#[derive(Clone, Copy, ValueEnum)]
enum RoleArg {
    Member,
    Chair,
    Substitute,
}

/// Ends a person's time in an office; the day is the last one
#[derive(Args)]
struct EndArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The number of the term, as the list shows it
    #[arg(value_name = "TERM")]
    term: u32,
}

/// What waits for whom
#[derive(Args)]
pub(super) struct TasksArgs {
    #[command(flatten)]
    look: LookArgs,
    /// Only what waits for an office: rkf, fu, hb …
    #[arg(long, value_name = "OFFICE")]
    office: Option<String>,
}

/// Who did what, when and in which office
#[derive(Args)]
pub(super) struct JournalArgs {
    #[command(flatten)]
    look: LookArgs,
    /// From this record on
    #[arg(long, value_name = "N", default_value_t = 1)]
    from: u64,
}

/// Takes a step back, as long as nothing was built on it
#[derive(Args)]
pub(super) struct UndoArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The step, as the journal shows it
    #[arg(value_name = "STEP")]
    step: u64,
}

pub(super) fn run(args: &OfficeArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        OfficeCommand::List(args) => args.look.look(|open, register| {
            match setting.json {
                true => output::write_json(&OfficesShape::of(register, open.day))?,
                false => output::write(&offices_said(register, open.day))?,
            }
            Ok(Answer::Yes)
        }),
        OfficeCommand::Name(args) => args.act.act(setting, |_, register| {
            let role = match args.role {
                RoleArg::Member => Role::Member,
                RoleArg::Chair => Role::Chair,
                RoleArg::Substitute => Role::Substitute,
            };
            let Seat { office, of, .. } = args.named.clone();
            let person = person(register, &args.person)?;
            Ok(Command::NameOffice { office, of, person, role, from: args.act.day(), to: args.to })
        }),
        OfficeCommand::End(args) => {
            args.act.act(setting, |_, _| Ok(Command::EndOffice { term: TermId(args.term), to: args.act.day() }))
        }
    }
}

pub(super) fn run_tasks(args: &TasksArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.look.look(|open, register| {
        let mut tasks = register.tasks(open.day);
        if let Some(wanted) = &args.office {
            let office = Office::of_key(wanted);
            tasks.retain(|task| Some(task.owner.office) == office || task.owner.to_string() == *wanted);
        }
        match setting.json {
            true => output::write_json(&TasksShape::of(&tasks, register, &setting.voice))?,
            false => output::write(&tasks_said(&tasks, register, &setting.voice))?,
        }
        Ok(Answer::Yes)
    })
}

pub(super) fn run_journal(args: &JournalArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.look.look(|open, register| {
        let records = open.wait(open.store().federation_records(args.from))?;
        match setting.json {
            true => records.iter().try_for_each(|record| output::write_json(&JournalShape::of(record)))?,
            false => output::write(&journal_said(&records, register, &setting.voice))?,
        }
        Ok(Answer::Yes)
    })
}

pub(super) fn run_undo(args: &UndoArgs, setting: &Setting) -> anyhow::Result<Answer> {
    args.act.act(setting, |_, _| Ok(Command::TakeBack { step: args.step }))
}
