//! `rokade rate fide`: rating changes and first ratings by the dated rules of FIDE.

mod account;
mod event;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rokade_clause::Reason;
use rokade_formats::trf::Trf;
use rokade_model::StartNumber;
use rokade_rating::fide::{Edition, List, rate};

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::ranking::Ranking;
use crate::shape::rate_fide::RateFideShape;
use crate::{arguments, input, output};

const AFTER_HELP: &str = "\
The ratings are those of the players' own records (001), the list of the day the event starts. Editions: 2022-01, \
2024-03, 2024-12 (rapid and blitz), 2025-10 (standard), dsu-4.7 (the extract in the DSU's handbook); without the \
option the one the file names, else the one in force when the event starts, else the newest.
The factor K comes from `### rokade fide-k NUMBER FACTOR`, else from rating and year of birth. Other remark lines: \
fide-list, fide-standard, fide-first-rating, fide-highest, fide-games, fide-period-games, fide-collected, \
fide-collected-since, fide-computer, fide-not-rated, fide-registered, fide-announced, fide-match-waived.
An event that is not ratable is computed nevertheless, and the answer says so.

Examples:
  rokade rate fide open.trf
  rokade rate fide --player 7 open.trf
  rokade rate fide --pace rapid --edition 2024-03 --json weekend.trf";

/// FIDE rating changes and first ratings of a tournament report
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct FideArgs {
    /// The list the event is rated on (default: as the file says, else standard)
    #[arg(long, value_parser = list_word(), value_name = "PACE")]
    pace: Option<List>,
    /// The rules it is rated by (default: by the start of the event)
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
    /// Show one player only
    #[arg(long, value_name = "NUMBER", value_parser = arguments::start_number(), conflicts_with = "summary")]
    player: Option<StartNumber>,
    /// Show the table only
    #[arg(long)]
    summary: bool,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

/// The lists by their keys, as the help names them.
fn list_word() -> impl TypedValueParser<Value = List> {
    let named = |word: String| List::ALL.into_iter().find(|list| list.key() == word).ok_or("no list");
    PossibleValuesParser::new(List::ALL.map(List::key)).try_map(named)
}

pub(super) fn run(args: &FideArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, trf) = input::read_trf(&args.file)?;
    output::tell_dates(&file, &trf, &setting.voice.knowing(&trf));
    let list = args.pace.unwrap_or_else(|| list_of(&trf));
    let edition = edition(args, &file, &trf, list)?;
    if let Some(player) = args.player.filter(|player| trf.history.player(*player).is_none()) {
        let reason = Reason::house("fide_no_such_player").with("player", player.0);
        return Err(Failure::from(Fault::of(reason).in_file(&file).found(player.to_string())).into());
    }
    let is_all_play_all = Ranking::of(&trf, None)?.rules.all_play_all;
    let report = rate(&event::event(&trf, list, is_all_play_all), edition);
    let voice = setting.voice.knowing(&trf);
    if setting.json {
        output::write_json(&RateFideShape::of(&report, args.player, &voice))?;
    } else {
        output::write(&account::written(&report, &trf.history, args.player, args.summary, &voice))?;
    }
    Ok(Answer::Yes)
}

fn list_of(trf: &Trf) -> List {
    let named = trf.fide.list.as_deref();
    List::ALL.into_iter().find(|list| Some(list.key()) == named).unwrap_or_default()
}

/// The option, else the file's own word, else the start of the event, else the newest text
/// (docs/readings/fide-rating-editions.md).
fn edition(args: &FideArgs, file: &str, trf: &Trf, list: List) -> Result<Edition, Failure> {
    let start = trf.header.starts();
    let Some(name) = args.edition.as_deref().or(trf.facts.fide_rating_edition.as_deref()) else {
        return Ok(start.map_or(Edition::newest(list), |start| Edition::on(list, start)));
    };
    Edition::named(name, list, start).map_err(|_| {
        let known: Vec<&str> = Edition::ALL.iter().map(|edition| edition.key()).collect();
        let fault = Fault::of(Reason::house("fide_edition_unknown")).found(name).expected(known.join(", "));
        Failure::from(if args.edition.is_some() { fault } else { fault.in_file(file) })
    })
}
