//! How long `rokade pair` takes for the last of nine rounds, start of the program included, by system and
//! number of players. `-- --plot` also draws the growth into `benches/growth.svg`.
//!
//! Every answer is checked: the round paired anew is the one the simulated event was played with.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use plotters::prelude::*;

const SYSTEMS: [&str; 5] = ["monrad", "danish-swiss", "fide-1998", "dubov-1997", "fide-dutch"];
const SIZES: [u32; 7] = [50, 100, 200, 500, 1_000, 2_000, 5_000];
const ROUNDS: u32 = 9;
const SAMPLES: usize = 7;

/// One point of the plot: the median of the samples, and the most memory any sample took so far.
struct Measured {
    players: u32,
    took: Duration,
    mebibytes: i64,
}

fn main() {
    let folder = std::env::temp_dir().join(format!("rokade-growth-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the events");
    let mut curves: BTreeMap<&str, Vec<Measured>> = BTreeMap::new();
    println!("{:<14}{:>8}{:>12}{:>10}", "system", "players", "median", "peak MiB");
    for players in SIZES {
        for system in SYSTEMS {
            let point = measure(system, players, &folder);
            println!("{system:<14}{players:>8}{:>9.1} ms{:>10}", point.took.as_secs_f64() * 1e3, point.mebibytes);
            curves.entry(system).or_default().push(point);
        }
    }
    std::fs::remove_dir_all(&folder).expect("our own folder");
    if std::env::args().any(|argument| argument == "--plot") {
        let target = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../benches/growth.svg");
        plot(&curves, &target).expect("the plot is drawn");
    }
}

fn rokade(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_rokade")).args(arguments).output().expect("the program starts");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program writes text")
}

fn measure(system: &str, players: u32, folder: &Path) -> Measured {
    let file = folder.join(format!("{system}-{players}.trf")).display().to_string();
    let (count, rounds) = (players.to_string(), ROUNDS.to_string());
    rokade(&["simulate", "--system", system, "--players", &count, "--rounds", &rounds, "--seed", "1", "--out", &file]);
    let checked: serde_json::Value =
        serde_json::from_str(&rokade(&["pair", "--json", "--round", &rounds, &file])).expect("the answer is JSON");
    let seated = checked["pairs"].as_array().expect("boards").len();
    let absent = checked["absent"].as_array().expect("those who are away").len();
    assert_eq!(seated, (players as usize - absent).div_ceil(2), "everybody who is there is seated");
    let played = as_played(&file);
    let mut times: Vec<Duration> = (0..SAMPLES)
        .map(|_| {
            let start = Instant::now();
            let answer = rokade(&["pair", "--plain", "--round", &rounds, &file]);
            let took = start.elapsed();
            assert_eq!(pairs(&answer), played, "{system}, {players} players");
            took
        })
        .collect();
    times.sort_unstable();
    let peak = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the system keeps count").max_rss() / 1024;
    Measured { players, took: times[SAMPLES / 2], mebibytes: peak }
}

/// The pairs of the last round as the file has them, by the lower number; colours are checked by `rokade check`.
fn as_played(file: &str) -> Vec<(u32, u32)> {
    let text = std::fs::read_to_string(file).expect("the event was written");
    let column = 91 + 10 * (ROUNDS as usize - 1);
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
        .caption("rokade pair, round 9 of 9, one core", ("sans-serif", 18))
        .x_label_area_size(44)
        .y_label_area_size(72)
        .build_cartesian_2d((45f64..5_600f64).log_scale(), (1f64..10_000f64).log_scale())?;
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
