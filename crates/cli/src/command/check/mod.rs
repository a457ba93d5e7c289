//! `rokade check`: every round of a file paired again, or a database gone through.

mod database;

use clap::Args;
use rokade_formats::trf::Trf;
use rokade_model::StartNumber;
use rokade_pairing::{Difference, NOBODY, System, Unit, measure};
use rokade_words::Arg;

use super::Setting;
use crate::answer::Answer;
use crate::fault::Failure;
use crate::progress::Progress;
use crate::ranking::Ranking;
use crate::recheck::{self, Recheck, TableDifference};
use crate::shape::check::{CheckShape, TableCheck};
use crate::system::{LotOptions, SystemOptions};
use crate::voice::Voice;
use crate::{input, output, system};

const AFTER_HELP: &str = "\
Every round is paired again from the rounds before it, by the system the file names or the option gives. \
Where a lot decides and its seed is not known, what the file has is accepted.
Exit code 1: at least one round, or with --standings one figure of the table, differs.

With --database a database or a backup is gone through instead: every page, every row against its sum, every \
record against the chain of hashes, every journal replayed. The desk may be running. Exit code 1: it is damaged; the \
tournament and its first broken record are named.

Examples:
  rokade check evening.trf
  rokade check --system monrad --standings --json evening.trf
  rokade check events/*.trf
  rokade check --database club.sqlite";

/// Pairs every round of a report again and lists where it differs
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    system: SystemOptions,
    #[command(flatten)]
    lots: LotOptions,
    /// Compare points and order with what the file states, too
    #[arg(long)]
    standings: bool,
    /// Tie-breaks in order, separated by commas (default: as the file says)
    #[arg(long, value_name = "LIST", requires = "standings")]
    tiebreaks: Option<String>,
    /// Go through a database instead: a path, sqlite:PATH or postgres://… (default: the file in the user's data directory)
    #[arg(long, value_name = "URL", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["files", "standings", "system", "seed"])]
    database: Option<String>,
    /// Tournament reports; - for standard input
    #[arg(value_name = "FILE.trf", required_unless_present = "database")]
    files: Vec<String>,
}

/// One file, read and ready to be checked.
struct Case {
    file: String,
    trf: Trf,
    system: System,
    seed: Option<u64>,
    ranking: Option<Ranking>,
}

pub(crate) use database::damage;

pub(crate) fn run(args: &CheckArgs, setting: &Setting) -> anyhow::Result<Answer> {
    if let Some(address) = &args.database {
        return database::run(address, setting);
    }
    let cases = read(args)?;
    let rounds = cases.iter().map(|case| usize::try_from(case.trf.history.paired_rounds()).unwrap_or(0)).sum();
    let mut progress = Progress::new(rounds);
    let mut answer = Answer::Yes;
    for case in &cases {
        let voice = setting.voice.knowing(&case.trf);
        output::tell_dates(&case.file, &case.trf, &voice);
        if let Some(assumed) = case.ranking.as_ref().and_then(|ranking| ranking.edition_assumed(&case.trf)) {
            output::tell(&format!("{}: {}", case.file, voice.cited(&assumed)));
        }
        let recheck = recheck::rounds(&case.trf, case.system, case.seed, || progress.step());
        let table = case.ranking.as_ref().map(|ranking| TableCheck {
            differences: recheck::table(&case.trf, &ranking.rules, ranking.skipped.is_empty()),
            skipped: ranking.skipped.clone(),
        });
        let is_equal =
            recheck.differences.is_empty() && table.as_ref().is_none_or(|table| table.differences.is_empty());
        if !is_equal {
            answer = Answer::No;
        }
        if setting.json {
            output::write_json(&CheckShape::of(&case.file, case.system, &recheck, table.as_ref(), &voice))?;
        } else {
            output::write(&written(case, &recheck, table.as_ref(), is_equal, &voice))?;
        }
    }
    Ok(answer)
}

/// Reads all files before any is checked: what is wrong with them is said at once.
fn read(args: &CheckArgs) -> Result<Vec<Case>, Failure> {
    let (mut cases, mut faults) = (Vec::new(), Vec::new());
    for path in &args.files {
        let case = input::read_trf(path).and_then(|(file, mut trf)| {
            let system = args.system.for_file(&mut trf, &file)?;
            let seed = args.lots.for_file(&trf, system)?;
            let ranking = args.standings.then(|| Ranking::of(&trf, args.tiebreaks.as_deref())).transpose()?;
            Ok(Case { file, trf, system, seed, ranking })
        });
        match case {
            Ok(case) => cases.push(case),
            Err(failure) => faults.extend(failure.faults),
        }
    }
    if faults.is_empty() { Ok(cases) } else { Err(Failure { faults }) }
}

fn written(case: &Case, recheck: &Recheck, table: Option<&TableCheck>, is_equal: bool, voice: &Voice) -> String {
    let key = if is_equal { "cli-check-equal" } else { "cli-check-differs" };
    let args = [
        ("file", Arg::from(case.file.as_str())),
        ("system", Arg::from(system::name(case.system, voice))),
        ("rounds", Arg::from(recheck.checked)),
    ];
    let mut lines = vec![voice.text_with(key, &args)];
    if !recheck.skipped.is_empty() {
        let rounds: Vec<String> = recheck.skipped.iter().map(ToString::to_string).collect();
        lines.push(voice.text_with("cli-check-skipped", &[("rounds", Arg::from(rounds.join(", ")))]));
    }
    for difference in &recheck.differences {
        lines.extend(difference_lines(difference, voice));
    }
    if let Some(table) = table {
        if !table.skipped.is_empty() {
            let codes = Arg::from(table.skipped.join(", "));
            lines.push(voice.text_with("cli-tiebreaks-skipped", &[("codes", codes)]));
        }
        lines.extend(table.differences.iter().map(|difference| table_line(difference, voice)));
    }
    lines.join("\n") + "\n"
}

fn difference_lines(difference: &Difference, voice: &Voice) -> Vec<String> {
    let mut head = voice.text_with(
        "cli-check-round",
        &[("round", Arg::from(difference.round)), ("clause", Arg::from(difference.deciding.as_str()))],
    );
    if let Some(compared) = compared(difference, voice) {
        head = format!("{head} {compared}");
    }
    let pairs = |key: &str, pairs: &[(StartNumber, StartNumber)]| {
        let pairs: Vec<String> = pairs.iter().map(|pair| written_pair(*pair, voice)).collect();
        format!("  {} {}", voice.text(key), if pairs.is_empty() { "–".to_owned() } else { pairs.join("; ") })
    };
    let mut lines = vec![head];
    lines.push(pairs("cli-check-file", &difference.file));
    lines.push(pairs("cli-check-engine", &difference.engine));
    lines.extend(difference.breaches.iter().map(|reason| format!("  {}", voice.cited(reason))));
    lines
}

/// What the rule compares, with its values; what no pairing may do is told below the pairs.
fn compared(difference: &Difference, voice: &Voice) -> Option<String> {
    let measure = measure(&difference.deciding).filter(|_| !difference.illegal)?;
    let what = voice.text(measure.key);
    let (file, engine) = (difference.file_value?, difference.engine_value?);
    if measure.unit == Unit::Nothing {
        return Some(voice.text_with("cli-check-compared", &[("what", Arg::from(what))]));
    }
    // The same number on both sides is not what decides.
    if file == engine {
        return None;
    }
    let value = |value: i64| Arg::from(measure.unit.written(value));
    let values = [("what", Arg::from(what)), ("file", value(file)), ("engine", value(engine))];
    Some(voice.text_with("cli-check-values", &values))
}

fn written_pair((white, black): (StartNumber, StartNumber), voice: &Voice) -> String {
    if black == NOBODY {
        voice.text_with("cli-has-bye", &[("player", Arg::from(voice.numbered(white)))])
    } else {
        format!("{} – {}", voice.numbered(white), voice.numbered(black))
    }
}

fn table_line(difference: &TableDifference, voice: &Voice) -> String {
    let what = voice.text(if difference.what == "points" { "word-points" } else { "word-place" });
    voice.text_with(
        "cli-check-table",
        &[
            ("player", Arg::from(voice.numbered(difference.player))),
            ("what", Arg::from(what)),
            ("file", Arg::from(difference.file.as_str())),
            ("engine", Arg::from(difference.engine.as_str())),
        ],
    )
}
