//! `rokade chess960`: a starting array by number or by lot.

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
use crate::output;
use crate::position;

const AFTER_HELP: &str = "\
The arrays are numbered from 0 to 959; 518 is the array of ordinary chess. Without a number one is drawn by \
lot, and the seed of the lot is shown: the same seed draws the same array for ever. The last line is the FEN.

Examples:
  rokade chess960
  rokade chess960 --seed 20260314
  rokade chess960 518";

/// Shows a Chess960 starting position, by number or by lot
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub struct Chess960Args {
    /// Number of the array, 0 to 959 (default: by lot); - for standard input
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

pub fn run(args: &Chess960Args, setting: &Setting) -> anyhow::Result<Answer> {
    let (number, seed) = match &args.number {
        Some(text) => (number(text)?, None),
        None => {
            let seed = args.seed.map_or_else(fresh_seed, Ok)?;
            (chess960::draw(seed), Some(seed))
        }
    };
    let start = chess960::start(number).ok_or_else(|| Failure::from(out_of_range(&number.to_string())))?;
    let shape = Chess960Shape { schema: "rokade.chess960/1", number, fen: start.fen(), seed };
    if setting.json {
        output::write_json(&shape)?;
        return Ok(Answer::Yes);
    }
    let voice = &setting.voice;
    let mut text = voice.text_with("cli-chess960-head", &[("number", Arg::from(u32::from(number)))]);
    if let Some(seed) = seed {
        text += &format!("\n{}", voice.text_with("cli-lots", &[("seed", Arg::from(seed.to_string()))]));
    }
    let drawing = Drawing::of(&start, voice);
    output::write(&format!("{text}\n\n{drawing}\n{}\n", shape.fen))?;
    Ok(Answer::Yes)
}

fn number(text: &str) -> Result<u16, Failure> {
    let text = if text == "-" { position::given(&["-".to_owned()])?.unwrap_or_default() } else { text.to_owned() };
    match text.parse() {
        Ok(number) if number < ARRAYS => Ok(number),
        _ => Err(out_of_range(&text).into()),
    }
}

fn out_of_range(found: &str) -> Fault {
    Fault::of(Reason::house("no_such_array")).found(found).expected(format!("0–{}", ARRAYS - 1))
}

/// Short enough to be read aloud and written down.
fn fresh_seed() -> anyhow::Result<u64> {
    Ok(u64::from(SysRng.try_next_u32()?))
}
