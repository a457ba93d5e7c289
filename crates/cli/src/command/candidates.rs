//! `rokade candidates`: who reached a candidate result, and what was asked of everybody else.

use std::collections::BTreeMap;

use clap::Args;
use clap::builder::PossibleValuesParser;
use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_formats::trf::Trf;
use rokade_model::StartNumber;
use rokade_rating::candidate::{CandidateResult, Event, EventKind, Schedule, candidates};
use rokade_rating::dsu;
use rokade_words::Arg;

use super::Setting;
use super::rate::dsu::event;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::shape::candidates::CandidatesShape;
use crate::voice::Voice;
use crate::{input, output};

const AFTER_HELP: &str = "\
The rating of a player is the one of `rokade rate dsu`. In team events (`### rokade event team` in the file, or the \
option) a result stands as soon as it is reached after five or more played rounds.

Examples:
  rokade candidates easter.trf
  rokade candidates --event division --lang da board-one.trf
  rokade candidates --player 5 --json easter.trf";

/// Candidate results (§ 26): reached, missed and by what
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub struct CandidatesArgs {
    /// What the event is to § 26 (default: team if the file says so, else approved)
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(EventKind::ALL.map(|(_, key)| key)))]
    event: Option<String>,
    /// Results stand as soon as they are reached: the same as --event team
    #[arg(long, conflicts_with = "event")]
    running: bool,
    /// Only the player with this start number
    #[arg(long, value_name = "N")]
    player: Option<StartNumber>,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub fn run(args: &CandidatesArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, trf) = input::read_trf(&args.file)?;
    let rated = event::of(&trf)?;
    let kind = kind(args, rated.kind);
    let mut rows = results(&trf, &rated, kind);
    if let Some(number) = args.player {
        if !rows.iter().any(|row| row.player == number) {
            return Err(no_such_player(&file, number, rows.iter().map(|row| row.player)).into());
        }
        rows.retain(|row| row.player == number);
    }
    let voice = setting.voice.knowing(&trf);
    output::tell_dates(&file, &trf, &voice);
    match setting.json {
        true => output::write_json(&CandidatesShape::of(&rows, kind, &voice))?,
        false => output::write(&written(&rows, &voice))?,
    }
    Ok(Answer::Yes)
}

fn kind(args: &CandidatesArgs, of_file: dsu::EventKind) -> EventKind {
    let named = args.event.as_ref().and_then(|name| EventKind::ALL.into_iter().find(|(_, key)| key == name));
    match (named, of_file) {
        (Some((kind, _)), _) => kind,
        (None, dsu::EventKind::Team) => EventKind::Team,
        (None, dsu::EventKind::Individual) if args.running => EventKind::Team,
        (None, dsu::EventKind::Individual) => EventKind::default(),
    }
}

/// Everybody's candidate result. Who is rated by the performance in this event has no rating to be counted with.
pub fn results(trf: &Trf, rated: &dsu::Event, kind: EventKind) -> Vec<CandidateResult> {
    let ratings: BTreeMap<StartNumber, u32> =
        rated.entrants.iter().filter_map(|entrant| Some((entrant.player.0, entrant.rating?.value))).collect();
    let is_all_play_all = rated.groups.iter().any(|group| group.is_all_play_all);
    let schedule = if is_all_play_all { Schedule::AllPlayAll } else { Schedule::Paired };
    candidates(&Event { history: &trf.history, ratings: &ratings, kind, schedule })
}

/// Somebody asked for a player who is not in the answer.
pub fn no_such_player(file: &str, number: StartNumber, known: impl Iterator<Item = StartNumber>) -> Failure {
    let known: Vec<String> = known.map(|number| number.to_string()).collect();
    let fault = Fault::of(Reason::house("title_player_unknown")).in_file(file).found(number.to_string());
    fault.expected(known.join(", ")).into()
}

fn written(rows: &[CandidateResult], voice: &Voice) -> String {
    let mut lines = vec![voice.text("candidates-head"), String::new()];
    lines.push(table(rows, voice).to_text().trim_end().to_owned());
    let left_out = rows.iter().flat_map(|row| row.left_out.iter().map(move |left| (row.player, left)));
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

fn table(rows: &[CandidateResult], voice: &Voice) -> Table {
    let right = |key: &str| (voice.text(key), Align::Right);
    let columns = vec![
        (voice.text("cli-player"), Align::Left),
        right("candidates-average"),
        right("candidates-category"),
        right("candidates-percent"),
        right("candidates-rounds"),
        right("candidates-required"),
        right("cli-points"),
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
    let mark = if row.reached { "✓" } else { "✗" };
    let said = voice.cited(&row.reason);
    match row.reached_after_round {
        Some(round) => {
            format!("{mark} {said} {}", voice.text_with("candidates-stands", &[("round", Arg::from(round))]))
        }
        None => format!("{mark} {said}"),
    }
}
