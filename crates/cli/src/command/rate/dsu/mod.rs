//! `rokade rate dsu`: new DSU ratings, each term shown.

pub(crate) mod event;

use std::collections::BTreeSet;

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_model::{History, StartNumber};
use rokade_rating::dsu::{Line, NotRatable, PlayerReport, Report, player_lines, rate, rounds_without_game};
use rokade_rating::{id_in_file, number_in_file};
use rokade_words::Arg;

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::shape::rate_dsu::RateDsuShape;
use crate::voice::Voice;
use crate::{arguments, input, output};

const AFTER_HELP: &str = "\
A player's rating is the DEN record of the file, else the rating the event goes by; a foreign player's the FIDE \
rating, else the national one, else the performance in this event. A Danish player without a rating needs one first. \
The figures are those of the edition of the handbook that is in force on the first day the file states.

What the report itself cannot say is written in lines of its own:
  ### rokade forfeit round 4 player 7 notice none     the missing player had not told the arbiter: rated
  ### rokade event team                               a team event: no unplayed game is rated
  ### rokade late-reserve round 2 player 5            a reserve put in after half an hour: not rated
  ### rokade estimate 9 1850                          the rating committee's figure for a player
  ### rokade registered 3 1712                        the number on file now, where the report is late
  ### rokade group-all-play-all yes
  ### rokade edition handbook 2010-04                 another edition than that of the first day

Examples:
  rokade rate dsu evening.trf
  rokade rate dsu --player 4 --lang da evening.trf
  rokade rate dsu --json - < evening.trf";

/// New DSU ratings of a tournament report
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct DsuArgs {
    /// Only the player with this start number
    #[arg(long, value_name = "N", value_parser = arguments::start_number())]
    player: Option<StartNumber>,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub(crate) fn run(args: &DsuArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, trf) = input::read_trf(&args.file)?;
    let event = event::of(&trf)?;
    let voice = setting.voice.knowing(&trf);
    output::tell_dates(&file, &trf, &voice);
    let mut report = rate(&event);
    if let Some(number) = args.player {
        if trf.history.player(number).is_none() {
            let known: Vec<String> = trf.history.players.iter().map(|player| player.number.to_string()).collect();
            let fault = Fault::of(Reason::house("rate_player_unknown")).in_file(&file);
            return Err(Failure::from(fault.found(number.to_string()).expected(known.join(", "))).into());
        }
        report.players.retain(|player| player.player == id_in_file(number));
        report.not_ratable.retain(|line| line.player == id_in_file(number));
    }
    match setting.json {
        true => output::write_json(&RateDsuShape::of(&report, &trf.history, &voice))?,
        false => output::write(&written(&report, &trf.history, &voice))?,
    }
    Ok(Answer::Yes)
}

/// The method, every player's derivation, then the table of all and those without a rating.
fn written(report: &Report, history: &History, voice: &Voice) -> String {
    let mut lines = vec![voice.text("cli-rate-dsu-head")];
    lines.extend(report.methods.iter().map(|method| voice.cited(&method.reason)));
    for player in &report.players {
        lines.push(String::new());
        lines.push(voice.rated(player.player));
        let mut steps = player_lines(player);
        let after_games =
            steps.iter().rposition(|line| line.says.key.starts_with("rating_game_")).map_or(1, |at| at + 1);
        let without = rounds_without_game(history, number_in_file(player.player)).into_iter().map(Line::from);
        steps.splice(after_games..after_games, without);
        lines.extend(steps.iter().map(|line| format!("  {}", said(line, voice))));
        // Under the name by which `laws readings` opens them, those beside a line among them.
        let name = |reading: &&str| format!("rating-{}", reading.replace('_', "-"));
        let beside = steps.iter().flat_map(|line| line.says.readings.iter().map(ToString::to_string));
        let names: BTreeSet<String> = player.readings.iter().map(name).chain(beside).collect();
        if !names.is_empty() {
            let names = Arg::from(names.into_iter().collect::<Vec<_>>().join(", "));
            lines.push(format!("  {}", voice.text_with("cli-rate-readings", &[("names", names)])));
        }
    }
    if !report.players.is_empty() {
        lines.push(String::new());
        lines.push(summary(&report.players, voice).to_text().trim_end().to_owned());
    }
    if !report.not_ratable.is_empty() {
        lines.push(String::new());
        lines.push(format!("{}:", voice.text("cli-rate-not-rated")));
        lines.extend(report.not_ratable.iter().map(|line| format!("  {}", left_out(line, voice))));
    }
    lines.join("\n") + "\n"
}

fn said(line: &Line, voice: &Voice) -> String {
    match &line.because {
        Some(because) => format!("{} {}", voice.reason(&line.says), voice.cited(because)),
        None => voice.cited(&line.says),
    }
}

fn left_out(line: &NotRatable, voice: &Voice) -> String {
    format!("{} {}", voice.cited(&line.reason), voice.cited(&line.remedy))
}

fn summary(players: &[PlayerReport], voice: &Voice) -> Table {
    let right = |key: &str| (voice.text(key), Align::Right);
    let columns = vec![
        (voice.text("word-player"), Align::Left),
        right("rating-games"),
        right("rating-points"),
        right("rating-expected"),
        right("rating-k"),
        right("rating-bonus"),
        right("rating-old"),
        right("rating-new"),
        right("rating-change"),
        right("rating-performance"),
    ];
    let row = |player: &PlayerReport| {
        vec![
            voice.rated(player.player),
            player.games_rated.to_string(),
            player.points.chess(),
            voice.decimal(player.expected),
            player.k.to_string(),
            voice.decimal(player.bonus),
            player.base.to_string(),
            player.new.to_string(),
            if player.change == 0 { "0".to_owned() } else { format!("{:+}", player.change).replace('-', "−") },
            player.performance.map(|rating| rating.to_string()).unwrap_or_default(),
        ]
    };
    Table { columns, rows: players.iter().map(row).collect() }
}
