//! `rokade chess960`: a starting array by number or by lot.

use std::io::{self, BufReader};

use clap::Args;
use rand::TryRng;
use rand::rngs::SysRng;
use rokade_board::chess960::{self, ARRAYS};
use rokade_clause::Reason;
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use crate::answer::Answer;
use crate::drawing::Drawing;
use crate::fault::{Failure, Fault};
use crate::input::STDIN_NAME;
use crate::lines::Lines;
use crate::output::{self, Stream};

const AFTER_HELP: &str = "\
The arrays are numbered from 0 to 959; 518 is the array of ordinary chess. Without a number one is drawn by \
lot, and the seed of the lot is shown: the same seed always draws the same array. The last line is the FEN. \
With - every line of standard input is a number, answered in turn.

Examples:
  rokade chess960
  rokade chess960 --seed 20260314
  rokade chess960 518";

/// Shows a Chess960 starting position, by number or by lot
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Chess960Args {
    /// Number of the array, 0 to 959 (default: by lot); - for standard input, one number per line
    #[arg(value_name = "NUMBER")]
    number: Option<String>,
    /// Seed of the lot (default: a fresh one)
    #[arg(long, value_name = "K", conflicts_with = "number")]
    seed: Option<u64>,
}

#[derive(Serialize)]
struct Chess960Shape {
    schema: &'static str,
    number: u16,
    fen: String,
    /// None where the array was asked for by number.
    seed: Option<u64>,
}

pub(crate) fn run(args: &Chess960Args, setting: &Setting) -> anyhow::Result<Answer> {
    let (number, seed) = match args.number.as_deref() {
        Some("-") => return lines(setting),
        Some(text) => (number(text)?, None),
        None => {
            let seed = args.seed.map_or_else(fresh_seed, Ok)?;
            (chess960::draw(seed), Some(seed))
        }
    };
    output::write(&answer(number, seed, setting)?)?;
    Ok(Answer::Yes)
}

/// A number a line, each answered for itself.
fn lines(setting: &Setting) -> anyhow::Result<Answer> {
    let mut stream = Stream::new(setting.json, &setting.voice);
    let mut count = 0;
    for line in Lines::of(BufReader::new(io::stdin())) {
        count = line.number;
        match line.text.map_err(|reason| Fault::of(reason).into()).and_then(|text| number(&text)) {
            Ok(number) => stream.write(&answer(number, None, setting)?)?,
            Err(Failure { faults }) => {
                let placed = |fault: Fault| Fault { line: Some(count), ..fault.in_file(STDIN_NAME) };
                stream.refuse(&Failure { faults: faults.into_iter().map(placed).collect() })?;
            }
        }
        if stream.is_closed() {
            break;
        }
    }
    if count == 0 {
        stream.refuse(&out_of_range("").in_file(STDIN_NAME).into())?;
    }
    stream.finish()
}

/// The array as it is shown, or as programs read it.
fn answer(number: u16, seed: Option<u64>, setting: &Setting) -> anyhow::Result<String> {
    let start = chess960::start(number).expect("the number was looked at");
    let shape = Chess960Shape { schema: "rokade.chess960/1", number, fen: start.fen(), seed };
    if setting.json {
        return Ok(serde_json::to_string(&shape)? + "\n");
    }
    let voice = &setting.voice;
    let mut text = voice.text_with("cli-chess960-head", &[("number", Arg::from(u32::from(number)))]);
    if let Some(seed) = seed {
        text += &format!("\n{}", voice.text_with("cli-lots", &[("seed", Arg::from(seed.to_string()))]));
    }
    Ok(format!("{text}\n\n{}\n{}\n", Drawing::of(&start, voice), shape.fen))
}

fn number(text: &str) -> Result<u16, Failure> {
    match text.parse() {
        Ok(number) if number < ARRAYS => Ok(number),
        _ => Err(out_of_range(text).into()),
    }
}

fn out_of_range(found: &str) -> Fault {
    Fault::of(Reason::house("no_such_array")).found(found).expected(format!("0–{}", ARRAYS - 1))
}

/// Short enough to be read aloud and written down.
fn fresh_seed() -> anyhow::Result<u64> {
    Ok(u64::from(SysRng.try_next_u32()?))
}
