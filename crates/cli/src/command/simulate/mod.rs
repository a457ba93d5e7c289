//! `rokade simulate`: tournaments nobody played.

mod options;
mod prove;

use std::path::{Path, PathBuf};

use clap::Args;
use rokade_formats::trf::{self, AccelerationRule, ForfeitNotice, Header, Plan, Trf};
use rokade_pairing::{NoPairing, Request, pair};
use rokade_tournament::simulate::{Options, Simulation, simulate};
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use crate::answer::Answer;
use crate::fault::Failure;
use crate::progress::Progress;
use crate::report::Form;
use crate::system::SystemOptions;
use crate::{output, report};

const AFTER_HELP: &str = "\
Ratings are spread as in an open, results follow the ratings, and some players withdraw, ask for byes or \
stay away. The same options always give the same tournament. With --count the files are numbered and \
the seed grows by one for each. With --vary everything not given is drawn from the seed: players, rounds, \
scoring, draws, byes, forfeits, late entries, withdrawals, pairs kept apart, acceleration, double rounds.

Two forms of file: engine is what other pairing engines read (192 FIDE_DUTCH, acceleration written out, numbers \
by strength, no letter or record they refuse; an open game is a draw, as it is for the pairing; all that is ours is in \
### lines). full is every record of TRF26 as the house uses it (192 with the year, A in 162, ? for open games, \
XXC rank where late entries are numbered last). Engines do not know double rounds: without --for such a tournament \
has the full form, and it is said. Nor do they know wishes to be kept apart as long as possible (### rokade soft).

With --check nothing is written: each tournament is made in memory, written as a report, read back, and every \
round paired again, as `rokade check` would. --system all takes every system in turn, --count for each. Exit \
code 1: something differed; the seed of every failure is shown.

Examples:
  rokade simulate --system monrad --players 40 --rounds 7 --seed 7 --out evening.trf
  rokade simulate --system round-robin --players 10 | rokade check -
  rokade simulate --system danish-swiss --accelerate 3x4 --players 90 --rounds 9 --scoring 3-1-0
  rokade simulate --system fide-dutch --vary --players 5-120 --for full --out event.trf
  rokade simulate --system monrad --players 26 --rounds 5 --count 100 --out event.trf
  rokade simulate --system all --vary --players 2-12 --count 50000 --check";

/// Plays a random tournament
#[derive(Args)]
#[command(
    after_help = AFTER_HELP,
    mut_arg("system", |system| system.help("Pairing system, such as monrad or fide-dutch; all with --check")),
    mut_arg("cycles", |cycles| cycles.help("All-play-all: 1 for single, 2 for double (default: 1)")),
    mut_arg("accelerate", |rule| rule.help("danish-swiss: GROUPSxROUNDS, such as 3x4; fide-dutch: baku")),
    mut_arg("teams", |teams| teams.help("olympiad: number of teams (default: 4)")),
    mut_arg("double", |double| double.help("Swiss systems: every pairing is two rounds long")),
)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    system: SystemOptions,
    /// Number of players; with --vary a range such as 2-12
    #[arg(long, value_name = "PLAYERS")]
    players: Option<String>,
    /// Number of rounds; all-play-all, knock-out and olympiad know their own
    #[arg(long, value_name = "R")]
    rounds: Option<u32>,
    /// Seed of everything drawn at random
    #[arg(long, value_name = "K", default_value_t = 1)]
    seed: u64,
    /// Number of tournaments to make
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    /// Points for win, draw and loss, such as 3-1-0 (default: 1-½-0)
    #[arg(long, value_name = "W-D-L")]
    scoring: Option<String>,
    /// How many are drawn of ten games the weaker player would not lose (default: 6)
    #[arg(long, value_name = "0-10")]
    draws: Option<u32>,
    /// Byes asked for, times in a thousand (default: 10)
    #[arg(long, value_name = "N")]
    byes: Option<u32>,
    /// Games not played, times in a thousand (default: 8)
    #[arg(long, value_name = "N")]
    forfeits: Option<u32>,
    /// Withdrawals, times in a thousand (default: 8)
    #[arg(long, value_name = "N")]
    withdrawals: Option<u32>,
    /// Late entries, players in a thousand (default: 15)
    #[arg(long, value_name = "N")]
    late: Option<u32>,
    /// Games postponed or adjourned and not finished, times in a thousand (default: 0)
    #[arg(long, value_name = "N")]
    unfinished: Option<u32>,
    /// Pairs of players kept apart (default: 0)
    #[arg(long, value_name = "N")]
    forbidden: Option<u32>,
    /// Draw everything that is not given from the seed
    #[arg(long)]
    vary: bool,
    /// Check every tournament instead of writing it
    #[arg(long, conflicts_with = "out")]
    check: bool,
    /// For whom the file is written (default: engine for fide-dutch, full for the other systems)
    #[arg(long = "for", value_name = "FORM")]
    form: Option<Form>,
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

pub(crate) fn run(args: &SimulateArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let recipes = options::recipes(args)?;
    if args.check {
        return prove::run(&recipes, args, setting);
    }
    let recipe = recipes.first().expect("there is a recipe for every system named");
    let mut shape: Option<SimulateShape> = None;
    let mut progress = Progress::new(usize::try_from(args.count).unwrap_or(usize::MAX));
    for index in 0..args.count {
        let simulation = simulate(&recipe.options(args.seed.wrapping_add(index)));
        let shape = shape.get_or_insert_with(|| SimulateShape::of(&simulation.options));
        shape.add(&simulation);
        let form = args.form.unwrap_or_else(|| usual_form(&simulation.options));
        if args.form.is_none() {
            tell_full_form(&simulation.options, form, setting);
        }
        let text = report::written_for(&report_of(simulation.clone()), form);
        tell_early_end(&simulation, &text, setting);
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
        for file in shape.iter().flat_map(|shape| &shape.files) {
            output::tell(&setting.voice.text_with("cli-written", &[("file", Arg::from(file.as_str()))]));
        }
    }
    Ok(Answer::Yes)
}

impl SimulateShape {
    /// The shape of a tournament with these options, before anything is counted.
    fn of(options: &Options) -> Self {
        Self {
            schema: "rokade.simulate/1",
            system: options.system.key(),
            seed: options.seed,
            players: options.players,
            rounds: options.system.planned_rounds(options.players).unwrap_or(options.rounds),
            files: Vec::new(),
            byes: 0,
            forfeits: 0,
            withdrawals: 0,
            rounds_played: Vec::new(),
            trf: None,
        }
    }

    fn add(&mut self, simulation: &Simulation) {
        self.byes += simulation.byes;
        self.forfeits += simulation.forfeits;
        self.withdrawals += simulation.withdrawals;
        self.rounds_played.push(simulation.rounds_played);
    }
}

/// Why the tournament ended, in the numbers of the file that was written.
fn tell_early_end(simulation: &Simulation, text: &str, setting: &Setting) {
    let Some(impossible) = &simulation.ended_early else { return };
    let args = [("round", Arg::from(simulation.rounds_played))];
    let ended = setting.voice.text_with("cli-simulation-ended", &args);
    let trf = trf::read(text.as_bytes(), "").unwrap_or_default();
    let voice = setting.voice.knowing(&trf);
    let as_written = refused_in_file(&trf, simulation);
    let why = super::pair::refusal(as_written.as_ref().unwrap_or(impossible), &voice);
    output::tell(&format!("{ended} {why}"));
}

/// What `rokade pair` says of the file, where it plans a further round: players may be numbered anew in it.
fn refused_in_file(trf: &Trf, simulation: &Simulation) -> Option<NoPairing> {
    let round = trf.coming_round();
    let history = trf.history_for_round(round);
    let request = Request::new(trf.as_stated(simulation.options.system), &history, round).seeded(simulation.lots());
    (round <= trf.history.rounds).then(|| pair(&request).err()).flatten()
}

/// Pairing engines know one of the systems, and no pairings of two rounds.
fn usual_form(options: &Options) -> Form {
    let is_known = options.system.row().is_known_to_engines && !options.double_rounds;
    if is_known { Form::Engine } else { Form::Full }
}

/// Somebody who simulates for an engine is told where the file is not for one.
fn tell_full_form(options: &Options, form: Form, setting: &Setting) {
    if form == Form::Full && options.system.row().is_known_to_engines {
        output::tell(&setting.voice.text_with("cli-simulated-full", &[("seed", Arg::from(options.seed.to_string()))]));
    }
}

/// The tournament as a report.
fn report_of(simulation: Simulation) -> Trf {
    let header = Header { name: format!("Simulated tournament {}", simulation.options.seed), ..Header::default() };
    let absences = simulation.absences.iter();
    let forfeits =
        absences.map(|(round, player, notice)| ForfeitNotice { round: *round, player: *player, notice: *notice });
    let facts = report::Facts {
        system: simulation.options.system,
        forfeits: forfeits.collect(),
        plan: plan(&simulation),
        history: simulation.history,
        people: simulation.people,
        titles: simulation.titles,
        tiebreaks: Vec::new(),
    };
    report::report(facts, header)
}

fn plan(simulation: &Simulation) -> Plan {
    Plan {
        acceleration: AccelerationRule::of(simulation.options.system),
        lots: simulation.lots(),
        teams: Vec::new(),
        games: simulation.games.clone(),
    }
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
