//! How long `rokade pair` takes for the worst of nine rounds, start of the program included, by system and
//! number of players: every round of a field of that size and of one player fewer is paired, and the slowest is
//! measured again. `-- --plot` also draws the growth into `benches/growth.svg`.
//!
//! Every answer is checked: the round paired anew is the one the simulated event was played with. The goals are asserted
//! when everything is measured.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use plotters::prelude::*;

const SYSTEMS: [&str; 5] = ["monrad", "danish-swiss", "fide-1998", "dubov-1997", "fide-dutch"];
const SIZES: [u32; 7] = [50, 100, 200, 500, 1_000, 2_000, 5_000];
/// As large as a report can be: its start numbers have four digits.
const LARGEST: u32 = 9_999;
const ROUNDS: u32 = 9;
/// For the fields from 5,000 players on.
const GOAL: Duration = Duration::from_secs(1);
const SAMPLES: usize = 7;

/// One point of the plot: the median of the samples, and the most memory any sample took so far.
struct Measured {
    players: u32,
    /// How many were entered, and the round that took longest.
    field: u32,
    round: u32,
    took: Duration,
    mebibytes: i64,
}

fn main() {
    let folder = std::env::temp_dir().join(format!("rokade-growth-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the events");
    let mut curves: BTreeMap<&str, Vec<Measured>> = BTreeMap::new();
    println!("{:<14}{:>8}{:>8}{:>12}{:>10}", "system", "players", "round", "median", "peak MiB");
    let all = SIZES.into_iter().flat_map(|players| SYSTEMS.map(|system| (system, players)));
    for (system, players) in all.chain([("fide-dutch", LARGEST)]) {
        let point = measure(system, players, &folder);
        let took = point.took.as_secs_f64() * 1e3;
        println!("{system:<14}{:>8}{:>8}{took:>9.1} ms{:>10}", point.field, point.round, point.mebibytes);
        curves.entry(system).or_default().push(point);
    }
    std::fs::remove_dir_all(&folder).expect("our own folder");
    if std::env::args().any(|argument| argument == "--plot") {
        let target = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../benches/growth.svg");
        plot(&curves, &target).expect("the plot is drawn");
    }
    for (system, points) in &curves {
        for point in points.iter().filter(|point| point.players >= 5_000) {
            let (players, took) = (point.players, point.took);
            assert!(took < GOAL, "{system}, {players} players: {took:?}, the goal of {GOAL:?} is missed");
        }
    }
}

fn rokade(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_rokade")).args(arguments).output().expect("the program starts");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program writes text")
}

/// A simulated event of nine rounds.
struct Event {
    system: &'static str,
    players: u32,
    file: String,
}

impl Event {
    fn new(system: &'static str, players: u32, folder: &Path) -> Self {
        let file = folder.join(format!("{system}-{players}.trf")).display().to_string();
        let (count, rounds) = (players.to_string(), ROUNDS.to_string());
        let field = ["simulate", "--system", system, "--players", &count, "--rounds", &rounds, "--seed", "1"];
        rokade(&[&field[..], &["--out", &file]].concat());
        Self { system, players, file }
    }

    /// Pairs a round anew; how long that took.
    fn pair(&self, round: u32) -> Duration {
        let start = Instant::now();
        let answer = rokade(&["pair", "--plain", "--round", &round.to_string(), &self.file]);
        let took = start.elapsed();
        assert_eq!(pairs(&answer), as_played(&self.file, round), "{}, {} players", self.system, self.players);
        took
    }
}

fn measure(system: &'static str, players: u32, folder: &Path) -> Measured {
    let events = [players, players - 1].map(|players| Event::new(system, players, folder));
    let all = events.iter().flat_map(|event| (1..=ROUNDS).map(move |round| (event, round)));
    let (event, round) = all.max_by_key(|(event, round)| event.pair(*round)).expect("there are rounds");
    let mut times: Vec<Duration> = (0..SAMPLES).map(|_| event.pair(round)).collect();
    times.sort_unstable();
    let mebibytes = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the system keeps count").max_rss() / 1024;
    Measured { players, field: event.players, round, took: times[SAMPLES / 2], mebibytes }
}

/// The pairs of a round as the file has them, by the lower number; colours are checked by `rokade check`.
fn as_played(file: &str, round: u32) -> Vec<(u32, u32)> {
    let text = std::fs::read_to_string(file).expect("the event was written");
    let column = 91 + 10 * (round as usize - 1);
    let mut pairs: Vec<(u32, u32)> = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("001")) {
        let letters: Vec<char> = line.chars().collect();
        let text = |from: usize, to: usize| letters.get(from..to).map(|text| text.iter().collect::<String>());
        let number = |from: usize, to: usize| text(from, to).and_then(|text| text.trim().parse::<u32>().ok());
        let is_bye = text(column + 7, column + 8).as_deref() == Some("U");
        match (number(4, 8), number(column, column + 4)) {
            (Some(own), Some(0)) if is_bye => pairs.push((0, own)),
            (Some(own), Some(other)) if other > own => pairs.push((own, other)),
            _ => {}
        }
    }
    pairs.sort_unstable();
    pairs
}

fn pairs(plain: &str) -> Vec<(u32, u32)> {
    let line = |line: &str| {
        let (one, other) = line.split_once(' ').expect("two numbers");
        let (one, other): (u32, u32) = (one.parse().expect("a number"), other.parse().expect("a number"));
        (one.min(other), one.max(other))
    };
    let mut pairs: Vec<(u32, u32)> = plain.lines().skip(1).map(line).collect();
    pairs.sort_unstable();
    pairs
}

fn plot(curves: &BTreeMap<&str, Vec<Measured>>, target: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let drawing = SVGBackend::new(target, (880, 520)).into_drawing_area();
    drawing.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&drawing)
        .margin(16)
        .caption("rokade pair, the worst of nine rounds, one core", ("sans-serif", 18))
        .x_label_area_size(44)
        .y_label_area_size(72)
        .build_cartesian_2d((45f64..11_200f64).log_scale(), (1f64..10_000f64).log_scale())?;
    chart.configure_mesh().x_desc("players").y_desc("milliseconds").draw()?;
    let colours = [RGBColor(0, 114, 178), RGBColor(213, 94, 0), RGBColor(0, 158, 115), RGBColor(204, 121, 167), BLACK];
    for ((system, points), colour) in curves.iter().zip(colours) {
        let line: Vec<(f64, f64)> =
            points.iter().map(|point| (f64::from(point.players), point.took.as_secs_f64() * 1e3)).collect();
        chart
            .draw_series(LineSeries::new(line.clone(), colour.stroke_width(2)))?
            .label(*system)
            .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], colour.stroke_width(2)));
        chart.draw_series(line.into_iter().map(|point| Circle::new(point, 3, colour.filled())))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    drawing.present()?;
    Ok(())
}
