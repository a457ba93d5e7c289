//! `rokade federation dm`: the Easter championship.

use clap::{Args, Subcommand};
use rokade_clause::Reason;
use rokade_federation::championship::{self, calendar, classes};

use super::asked::{Answered, answer};
use super::{QuestionArgs, Setting};
use crate::answer::Answer;
use crate::fault::Fault;
use crate::output::Stream;
use crate::shape::federation::dm::{CalendarShape, ClassesShape, days, said};

/// The Easter championship (§§ 31 to 39)
#[derive(Args)]
pub(super) struct DmArgs {
    #[command(subcommand)]
    command: DmCommand,
}

#[derive(Subcommand)]
enum DmCommand {
    Calendar(CalendarArgs),
    Classes(ClassesArgs),
}

/// The days that follow from Easter: when entries close, when the list comes back
#[derive(Args)]
struct CalendarArgs {
    /// Says the days in sentences instead of JSON
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    /// The year of the championship
    #[arg(value_name = "YEAR")]
    year: i16,
}

const AFTER_HELP: &str = "\
The facts: year, previous_deadline, last year's winners and players, a wildcard, lots, the day of the first round, and \
the entrants with number, federation, birth, days of entry and payment, candidate results and games. Who cannot be \
placed without an answer is named as an open question.";

/// Who plays in which class of the championship, step by step
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
struct ClassesArgs {
    #[command(flatten)]
    question: QuestionArgs,
}

pub(super) fn run(args: &DmArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        DmCommand::Calendar(args) => days_of(args, setting),
        DmCommand::Classes(args) => answer(&args.question, setting, |asked: &championship::Asked, voice| {
            let classes = classes(asked)?;
            let said = said(&classes, voice);
            Ok(Answered::of(ClassesShape::of(classes), said))
        }),
    }
}

fn days_of(args: &CalendarArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let mut stream = Stream::new(!args.explain, &setting.voice);
    match calendar(args.year) {
        None => stream.refuse(&Fault::of(Reason::house("year_outside").with("year", i64::from(args.year))).into())?,
        Some(calendar) if args.explain => stream.write(&(days(&calendar, &setting.voice).join("\n") + "\n"))?,
        Some(calendar) => stream.write_json(&CalendarShape::of(calendar))?,
    }
    stream.finish()
}
