//! `rokade candidates`: who reached a candidate result, and what was asked of everybody else.

use std::collections::BTreeMap;

use clap::Args;
use clap::builder::PossibleValuesParser;
use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_formats::trf::Trf;
use rokade_model::StartNumber;
use rokade_rating::candidate::{CandidateResult, Event, EventKind, Outlook, Schedule, candidates, kind_unstated};
use rokade_rating::{Exact, dsu, number_in_file};
use rokade_words::Arg;

use super::Setting;
use super::rate::dsu::event;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::shape::candidates::CandidatesShape;
use crate::voice::Voice;
use crate::{arguments, input, output};

const AFTER_HELP: &str = "\
The rating of a player is the one of `rokade rate dsu`. What the event is to § 26 is stated by the option or a line \
`### rokade candidates approved` in the file; without it nobody has reached a candidate result. In team events \
(`### rokade event team`, or the option) a result counts as soon as it is reached after five or more played rounds.

Examples:
  rokade candidates easter.trf
  rokade candidates --event division --lang da board-one.trf
  rokade candidates --player 5 --json easter.trf";

/// Candidate results (§ 26): reached, missed and by what
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct CandidatesArgs {
    /// What the event is to § 26 (default: what the file says, team for a team event, else not stated)
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(EventKind::ALL.map(|(_, key)| key)))]
    event: Option<String>,
    /// Results count as soon as they are reached: the same as --event team
    #[arg(long, conflicts_with = "event")]
    running: bool,
    /// Only the player with this start number
    #[arg(long, value_name = "N", value_parser = arguments::start_number())]
    player: Option<StartNumber>,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub(crate) fn run(args: &CandidatesArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, trf) = input::read_trf(&args.file)?;
    let rated = event::of(&trf)?;
    let kind = kind(args, &trf, rated.kind);
    let mut rows = results(&trf, &rated, kind);
    let voice = setting.voice.knowing(&trf);
    if let Some(number) = args.player.filter(|number| trf.history.player(*number).is_none()) {
        return Err(no_such_player(&file, number, trf.history.players.iter().map(|one| one.number)).into());
    }
    let is_asked = |player: StartNumber| args.player.is_none_or(|asked| asked == player);
    let has_row = |player: StartNumber| rows.iter().any(|row| row.player == player);
    let numbers = trf.history.players.iter().map(|player| player.number);
    let unrated: Vec<StartNumber> = numbers.filter(|player| is_asked(*player) && !has_row(*player)).collect();
    rows.retain(|row| is_asked(row.player));
    output::tell_dates(&file, &trf, &voice);
    match setting.json {
        true => output::write_json(&CandidatesShape::of(&rows, &unrated, kind, &voice))?,
        false => output::write(&written(&rows, &unrated, kind, &voice))?,
    }
    Ok(Answer::Yes)
}

fn kind(args: &CandidatesArgs, trf: &Trf, of_rating: dsu::EventKind) -> EventKind {
    let named = args.event.as_ref().and_then(|name| EventKind::ALL.into_iter().find(|(_, key)| key == name));
    match named {
        Some((kind, _)) => kind,
        None if args.running => EventKind::Team,
        None => kind_of_file(trf, of_rating),
    }
}

/// What the file says of itself; nothing is approved by default.
pub(crate) fn kind_of_file(trf: &Trf, of_rating: dsu::EventKind) -> EventKind {
    trf.facts.candidates.unwrap_or(match of_rating {
        dsu::EventKind::Team => EventKind::Team,
        dsu::EventKind::Individual => EventKind::Unstated,
    })
}

/// Everybody's candidate result. Who is rated by the performance in this event has no rating to be counted with.
pub(crate) fn results(trf: &Trf, rated: &dsu::Event, kind: EventKind) -> Vec<CandidateResult> {
    let ratings: BTreeMap<StartNumber, u32> = rated
        .entrants
        .iter()
        .filter_map(|entrant| Some((number_in_file(entrant.player), entrant.rating?.value)))
        .collect();
    let is_all_play_all = rated.groups.iter().any(|group| group.is_all_play_all);
    let schedule = if is_all_play_all { Schedule::AllPlayAll } else { Schedule::Paired };
    candidates(&Event { history: &trf.history, ratings: &ratings, kind, schedule })
}

/// Somebody asked for a player who is not in the answer.
pub(crate) fn no_such_player(file: &str, number: StartNumber, known: impl Iterator<Item = StartNumber>) -> Failure {
    let known: Vec<String> = known.map(|number| number.to_string()).collect();
    let fault = Fault::of(Reason::house("title_player_unknown")).in_file(file).found(number.to_string());
    fault.expected(known.join(", ")).into()
}

fn written(rows: &[CandidateResult], unrated: &[StartNumber], kind: EventKind, voice: &Voice) -> String {
    let mut lines = vec![voice.text("candidates-head")];
    lines.push(match kind.key() {
        Some(key) => format!("{}: {}", voice.text("candidates-kind"), voice.text(&format!("candidates-kind-{key}"))),
        None => voice.cited(&kind_unstated()),
    });
    if !rows.is_empty() {
        lines.extend([String::new(), table(rows, voice).to_text().trim_end().to_owned(), String::new()]);
        lines.extend(rows.iter().map(|row| terms(row, voice)));
        let ahead = rows.iter().flat_map(|row| row.ahead.iter().map(|ahead| (row.player, ahead)));
        lines.extend(ahead.map(|(player, ahead)| format!("{}: {}", voice.numbered(player), voice.cited(ahead))));
    }
    lines.extend(unrated.iter().map(|player| no_rating(*player, voice)));
    let left_out =
        rows.iter().flat_map(|row| row.left_out.iter().chain(&row.missed).map(move |left| (row.player, left)));
    let notes: Vec<String> = left_out
        .map(|(player, left)| {
            let args = [
                ("player", Arg::from(voice.numbered(player))),
                ("round", Arg::from(left.round)),
                ("why", Arg::from(voice.cited(&left.reason))),
            ];
            voice.text_with("candidates-left-out", &args)
        })
        .collect();
    if !notes.is_empty() {
        lines.push(String::new());
        lines.extend(notes);
    }
    if rows.iter().any(|row| row.is_provisional) {
        lines.push(String::new());
        lines.push(voice.text("candidates-provisional"));
    }
    lines.join("\n") + "\n"
}

/// Why a player of the event has no row.
pub(crate) fn no_rating(player: StartNumber, voice: &Voice) -> String {
    voice.text_with("candidates-no-rating", &[("player", Arg::from(voice.numbered(player)))])
}

/// `5 Ida Holm: (2160 + 2200 + …) / 8 = 2124.38, average 2124; category 2: 2101–2125, 81 %`
fn terms(row: &CandidateResult, voice: &Voice) -> String {
    let others: Vec<String> = row.opponents.iter().map(|one| one.rating.to_string()).collect();
    let average = row.average.to_string();
    let args = [
        ("player", Arg::from(voice.numbered(row.player))),
        ("own", Arg::from(row.own.to_string())),
        ("others", Arg::from(if others.is_empty() { "0".to_owned() } else { others.join(" + ") })),
        ("count", Arg::from(others.len() + 1)),
        ("exact", Arg::from(voice.decimal(hundredths(row.average_exact)))),
        ("average", Arg::from(average)),
    ];
    let said = voice.text_with("candidates-terms", &args);
    let scored = row.scored().map(|scored| format!(". {}", voice.reason(&scored))).unwrap_or_default();
    match (row.band, row.percent) {
        (Some((from, to)), Some(percent)) => {
            let category = row.category.map_or_else(|| voice.text("candidates-above"), |number| number.to_string());
            let args = [
                ("category", Arg::from(category)),
                ("from", Arg::from(from.to_string())),
                ("to", Arg::from(to.map(|to| to.to_string()).unwrap_or_default())),
                ("percent", Arg::from(percent)),
            ];
            let asked = row.asked().map(|asked| format!(". {}", voice.cited(&asked))).unwrap_or_default();
            format!("{said}; {}{asked}{scored}", voice.text_with("candidates-band", &args))
        }
        _ => format!("{said}{scored}"),
    }
}

/// For the eye: to the nearest hundredth.
fn hundredths(value: Exact) -> Exact {
    Exact::new((value * Exact::whole(100)).half_up(), 100)
}

fn table(rows: &[CandidateResult], voice: &Voice) -> Table {
    let right = |key: &str| (voice.text(key), Align::Right);
    let columns = vec![
        (voice.text("word-player"), Align::Left),
        right("candidates-average"),
        right("word-category"),
        right("candidates-percent"),
        right("word-rounds"),
        right("candidates-required"),
        right("word-points"),
        (voice.text("candidates-answer"), Align::Left),
    ];
    let dash = || "–".to_owned();
    let row = |row: &CandidateResult| {
        let category = match (row.category, row.percent) {
            (Some(category), _) => category.to_string(),
            (None, Some(_)) => voice.text("candidates-above"),
            (None, None) => dash(),
        };
        vec![
            voice.numbered(row.player),
            row.average.to_string(),
            category,
            row.percent.map_or_else(dash, |percent| format!("{percent} %")),
            row.rounds.to_string(),
            row.required.map_or_else(dash, |points| points.chess()),
            row.points.chess(),
            answer(row, voice),
        ]
    };
    Table { columns, rows: rows.iter().map(row).collect() }
}

fn answer(row: &CandidateResult, voice: &Voice) -> String {
    let mark = match row.outlook {
        _ if row.reached => "✓",
        Outlook::InReach { .. } => "…",
        _ if row.awaits_approval => "?",
        Outlook::Settled | Outlook::OutOfReach { .. } => "✗",
    };
    let said = voice.cited(row.said());
    match row.reached_after_round {
        Some(round) => {
            format!("{mark} {said} {}", voice.text_with("candidates-stands", &[("round", Arg::from(round))]))
        }
        None => format!("{mark} {said}"),
    }
}
