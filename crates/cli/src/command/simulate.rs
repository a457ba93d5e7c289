//! `rokade simulate`: tournaments nobody played.

use std::path::{Path, PathBuf};

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::trf::{ForfeitNotice, Header, TrfEdition};
use rokade_pairing::System;
use rokade_tournament::simulate::{Options, Simulation, simulate};
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::progress::Progress;
use crate::system::SystemOptions;
use crate::{output, report};

const AFTER_HELP: &str = "\
Ratings are spread as in an open, results follow the ratings, and some players withdraw, ask for byes or \
stay away. The same options give the same tournament for ever. With --count the files are numbered and \
the seed grows by one for each.

Examples:
  rokade simulate --system monrad --players 40 --rounds 7 --seed 7 --out evening.trf
  rokade simulate --system round-robin --players 10 | rokade check -
  rokade simulate --system monrad --players 26 --rounds 5 --count 100 --out event.trf";

const FEWEST_PLAYERS: usize = 2;
const MOST_PLAYERS: usize = 9999;
const MOST_ROUNDS: u32 = 99;
/// An all-play-all of more players has no end.
const MOST_ALL_PLAY_ALL: usize = 100;

/// Plays a random tournament
#[derive(Args)]
#[command(
    after_help = AFTER_HELP,
    mut_arg("system", |system| system.help("Pairing system: monrad or round-robin")),
    mut_arg("cycles", |cycles| cycles.help("All-play-all: 1 for single, 2 for double (default: 1)")),
)]
pub struct SimulateArgs {
    #[command(flatten)]
    system: SystemOptions,
    /// Number of players
    #[arg(long, value_name = "N")]
    players: usize,
    /// Number of rounds; all-play-all takes them from the players
    #[arg(long, value_name = "R")]
    rounds: Option<u32>,
    /// Where chance begins
    #[arg(long, value_name = "K", default_value_t = 1)]
    seed: u64,
    /// Make so many tournaments
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    /// The file to write (default: standard output)
    #[arg(long, value_name = "FILE.trf")]
    out: Option<PathBuf>,
}

#[derive(Serialize)]
struct SimulateShape {
    schema: &'static str,
    system: &'static str,
    seed: u64,
    players: usize,
    rounds: u32,
    files: Vec<String>,
    byes: u32,
    forfeits: u32,
    withdrawals: u32,
    rounds_played: Vec<u32>,
    /// The report itself where no file was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    trf: Option<String>,
}

pub fn run(args: &SimulateArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let options = options(args)?;
    let mut shape = SimulateShape {
        schema: "rokade.simulate/1",
        system: options.system.key(),
        seed: options.seed,
        players: options.players,
        rounds: options.rounds,
        files: Vec::new(),
        byes: 0,
        forfeits: 0,
        withdrawals: 0,
        rounds_played: Vec::new(),
        trf: None,
    };
    let mut progress = Progress::new(usize::try_from(args.count).unwrap_or(usize::MAX));
    for index in 0..args.count {
        let simulation = simulate(&Options { seed: options.seed.wrapping_add(index), ..options });
        shape.byes += simulation.byes;
        shape.forfeits += simulation.forfeits;
        shape.withdrawals += simulation.withdrawals;
        shape.rounds_played.push(simulation.rounds_played);
        if let Some(reason) = &simulation.ended_early {
            let args = [("round", Arg::from(simulation.rounds_played))];
            let ended = setting.voice.text_with("cli-simulation-ended", &args);
            output::tell(&format!("{ended} {}", setting.voice.cited(reason)));
        }
        let text = text_of(simulation);
        match &args.out {
            Some(out) => shape.files.push(save(&numbered(out, index, args.count), &text)?),
            None if setting.json => shape.trf = Some(text),
            None => output::write(&text)?,
        }
        progress.step();
    }
    drop(progress);
    if setting.json {
        output::write_json(&shape)?;
    } else {
        for file in &shape.files {
            output::tell(&setting.voice.text_with("cli-written", &[("file", Arg::from(file.as_str()))]));
        }
    }
    Ok(Answer::Yes)
}

fn options(args: &SimulateArgs) -> Result<Options, Failure> {
    let system = args.system.required()?;
    let out_of_range = |option: &'static str, found: String, expected: String| {
        Fault::of(Reason::house("value_not_understood").with("option", option)).found(found).expected(expected)
    };
    let mut faults = Vec::new();
    let most = match system {
        System::RoundRobin { .. } => MOST_ALL_PLAY_ALL,
        System::Monrad => MOST_PLAYERS,
    };
    if !(FEWEST_PLAYERS..=most).contains(&args.players) {
        faults.push(out_of_range("--players", args.players.to_string(), format!("{FEWEST_PLAYERS}–{most}")));
    }
    let rounds = match (system.planned_rounds(args.players), args.rounds) {
        (Some(planned), None) => planned,
        (Some(planned), Some(rounds)) if rounds == planned => planned,
        (Some(planned), Some(rounds)) => {
            faults.push(out_of_range("--rounds", rounds.to_string(), planned.to_string()));
            planned
        }
        (None, Some(rounds)) if (1..=MOST_ROUNDS).contains(&rounds) => rounds,
        (None, Some(rounds)) => {
            faults.push(out_of_range("--rounds", rounds.to_string(), format!("1–{MOST_ROUNDS}")));
            rounds
        }
        (None, None) => {
            faults.push(
                Fault::of(Reason::house("argument_missing")).found("--rounds").expected("rokade simulate --help"),
            );
            1
        }
    };
    if args.count == 0 || (args.count > 1 && args.out.is_none()) {
        let expected = if args.count == 0 { "1, 2, 3 …" } else { "--out FILE.trf" };
        faults.push(out_of_range("--count", args.count.to_string(), expected.to_owned()));
    }
    if faults.is_empty() { Ok(Options::new(system, args.players, rounds, args.seed)) } else { Err(Failure { faults }) }
}

fn text_of(simulation: Simulation) -> String {
    let header = Header { name: format!("Simulated tournament {}", simulation.options.seed), ..Header::default() };
    let forfeits = simulation
        .absences
        .iter()
        .map(|(round, player, notice)| ForfeitNotice { round: *round, player: *player, notice: *notice })
        .collect();
    let facts = report::Facts {
        system: simulation.options.system,
        history: simulation.history,
        people: simulation.people,
        titles: simulation.titles,
        tiebreaks: Vec::new(),
        forfeits,
    };
    report::written(&report::report(facts, header), TrfEdition::Trf26)
}

/// `event-007.trf` for the seventh of a hundred.
fn numbered(out: &Path, index: u64, count: u64) -> PathBuf {
    if count == 1 {
        return out.to_owned();
    }
    let width = count.to_string().len();
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    let extension = out.extension().map_or_else(|| "trf".into(), |extension| extension.to_string_lossy());
    out.with_file_name(format!("{stem}-{:0width$}.{extension}", index + 1))
}

fn save(file: &Path, text: &str) -> Result<String, Failure> {
    let name = file.display().to_string();
    std::fs::write(file, text).map_err(|error| Failure::of_file("file_not_written", &name, &error))?;
    Ok(name)
}
