//! `rokade import fide-list`: takes a rating list of FIDE in, to look players up where there is no network.

use std::fs::File;
use std::path::{Path, PathBuf};

use clap::Args;
use jiff::{Timestamp, ToSpan, Zoned};
use rokade_clause::Reason;
use rokade_formats::Problem;
use rokade_formats::fide_list::{self, Account, Head, PaceOf, Reader};
use rokade_model::ListMonth;
use rokade_store::{Added, KEPT_MONTHS, ListError, ListFacts, ListName, RatingLists, Smaller, Taking};
use rokade_words::Arg;

use crate::answer::Answer;
use crate::command::Setting;
use crate::database::ListFolder;
use crate::fault::{Failure, Fault};
use crate::output;
use crate::progress::Progress;
use crate::shape::rating_list::ImportedShape;

const AFTER_HELP: &str = "\
The combined list and those of one pace are read, as text or XML, zipped or not. Lines that cannot be used are told and \
left out; if more than one in ten is bad, nothing is brought in. The list becomes one file in the folder of the lists, \
in one step: whatever happens on the way, the lists that were there stay as they are.

Only lists of one pace say of which month they are and who is inactive.

Examples:
  rokade import fide-list players_list.zip
  rokade import fide-list players_list_foa.txt --month 2026-09
  rokade import fide-list standard_rating_list.xml --list-folder lists --json";

/// Brings in a rating list of FIDE, to look players up without a network
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct FideListArgs {
    #[command(flatten)]
    folder: ListFolder,
    /// The month of the list (default: as the list says, else that of tomorrow)
    #[arg(long, value_name = "MONTH")]
    month: Option<ListMonth>,
    /// Take the list although it has less than half the players of the last one
    #[arg(long)]
    accept_smaller: bool,
    /// Months of which lists are kept
    #[arg(long, value_name = "N", default_value_t = KEPT_MONTHS)]
    keep: usize,
    /// The list as it was downloaded
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// A list that was taken in.
pub(crate) struct Imported {
    pub name: ListName,
    pub facts: ListFacts,
    pub head: Head,
    pub account: Account,
    pub dropped: Vec<ListName>,
    pub assumptions: Vec<Reason>,
}

pub(super) fn run(args: &FideListArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let lists = args.folder.lists()?;
    let file = args.file.display().to_string();
    if args.file.is_dir() {
        return Err(Failure::from(Fault::of(Reason::house("is_a_folder")).in_file(&file)).into());
    }
    let source = File::open(&args.file).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Failure::from(Fault::of(Reason::house("no_such_file")).in_file(&file)),
        _ => Failure::of_file("file_not_read", &file, &error),
    })?;
    let read = fide_list::read(source, &file, |list| taken(list, &lists, args));
    let imported = read.map_err(|problems| Failure::in_file(&file, problems))??;
    if setting.json {
        output::write_json(&ImportedShape::of(&imported, &setting.voice))?;
        return Ok(Answer::Yes);
    }
    for reason in &imported.assumptions {
        output::tell(&format!("{file}: {}", setting.voice.reason(reason)));
    }
    if imported.account.bad > 0 {
        output::tell(&setting.voice.text_with("cli-list-left-out", &[("count", count(imported.account.bad))]));
        let failure = Failure::in_file(&file, imported.account.problems.clone());
        failure.faults.iter().take(SHOWN).for_each(|fault| output::tell(&fault.written(&setting.voice)));
    }
    let args = [
        ("list", Arg::from(imported.name.to_string())),
        ("players", Arg::from(imported.facts.players)),
        ("digest", Arg::from(imported.facts.digest.as_str())),
    ];
    let mut said = format!("{}\n", setting.voice.text_with("cli-list-brought-in", &args));
    for dropped in &imported.dropped {
        let args = [("list", Arg::from(dropped.to_string()))];
        said.push_str(&format!("{}\n", setting.voice.text_with("cli-list-dropped", &args)));
    }
    output::write(&said)?;
    Ok(Answer::Yes)
}

/// Bad lines shown on the terminal.
const SHOWN: usize = 10;

fn count(number: u64) -> Arg {
    Arg::from(i64::try_from(number).unwrap_or(i64::MAX))
}

fn taken(list: &mut Reader<'_>, lists: &RatingLists, args: &FideListArgs) -> Result<Imported, Failure> {
    let file = args.file.display().to_string();
    let failed = |error: ListError| Failure::from(Fault::of(error.reason()).in_file(&file));
    let wrong = |problem: Box<Problem>| Failure::in_file(&file, vec![*problem]);
    let head = list.head();
    let (month, assumptions) = month_of(head, args.month, &file)?;
    let mut writer = lists.begin().map_err(failed)?;
    let mut progress = Progress::of_unknown_length();
    while let Some(player) = list.next_player().map_err(wrong)? {
        match writer.add(&player).map_err(failed)? {
            Added::New => progress.step(),
            Added::Twice => list.was_there_before(&player),
        }
    }
    drop(progress);
    list.checked().map_err(|problems| Failure::in_file(&file, problems))?;
    let name = ListName { month, kind: head.kind };
    let taking = Taking {
        source: &Path::new(&file).file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
        now: Timestamp::now().as_microsecond(),
        smaller: if args.accept_smaller { Smaller::Accept } else { Smaller::Refuse },
        months: args.keep,
    };
    let (facts, dropped) = lists.put_in_place(writer, name, taking).map_err(failed)?;
    Ok(Imported { name, facts, head, account: list.account().clone(), dropped, assumptions })
}

/// The month the list says, or the one asked for. The list of a month lies ready on the last day of the one before.
fn month_of(head: Head, asked: Option<ListMonth>, file: &str) -> Result<(ListMonth, Vec<Reason>), Failure> {
    let mut assumptions = Vec::new();
    if head.pace == PaceOf::Assumed {
        assumptions.push(Reason::house("fide_list_pace_assumed"));
    }
    let month = match (head.month, asked) {
        (Some(said), Some(asked)) if said != asked => {
            let fault = Fault::of(Reason::house("fide_list_month_differs")).in_file(file);
            return Err(fault.found(asked.to_string()).expected(said.to_string()).into());
        }
        (Some(said), _) => said,
        (None, Some(asked)) => asked,
        (None, None) => {
            let tomorrow = Zoned::now().date().saturating_add(1.day());
            let month = u16::try_from(tomorrow.year()).ok().zip(u8::try_from(tomorrow.month()).ok());
            let month = month.and_then(|(year, month)| ListMonth::new(year, month));
            let Some(month) = month else {
                let fault = Fault::of(Reason::house("argument_missing"))
                    .found("--month")
                    .expected("rokade import fide-list --help");
                return Err(fault.into());
            };
            assumptions.push(Reason::house("fide_list_month_assumed").with("month", month.to_string()));
            month
        }
    };
    Ok((month, assumptions))
}
