//! Many questions, a line each, on all cores.

use std::io::{self, BufReader, IsTerminal};

use rokade_board::unwinnable;
use rokade_board::{Color, Position};
use rokade_clause::Reason;

use super::UnwinnableArgs;
use crate::answer::Answer;
use crate::command::Setting;
use crate::cores::{self, Turn, Wish};
use crate::fault::{Failure, Fault};
use crate::input::STDIN_NAME;
use crate::lines::{Line, Lines};
use crate::output::{self, Stream};
use crate::position;
use crate::progress::Progress;
use crate::shape::unwinnable::{UnwinnableShape, verdict_word};

/// What a line that cannot be used is answered, so that answers and lines keep step.
const INVALID: &str = "invalid\n";

pub(super) fn run(args: &UnwinnableArgs, setting: &Setting) -> anyhow::Result<Answer> {
    if io::stdin().is_terminal() {
        output::tell(&setting.voice.text("cli-unwinnable-reading"));
    }
    let mut stream = Stream::new(setting.json, &setting.voice);
    let mut progress = Progress::counting();
    let mut failed = None;
    cores::in_order(
        Lines::of(BufReader::new(io::stdin())),
        |line| answer(line, args, setting.json),
        |turn| {
            let written = match turn {
                Turn::Answer(answer) => {
                    progress.step();
                    write(answer, &mut stream, setting.json)
                }
                Turn::Pause => stream.flush().map_err(anyhow::Error::from),
            };
            failed = written.err();
            if failed.is_some() || stream.is_closed() { Wish::Stop } else { Wish::GoOn }
        },
    );
    drop(progress);
    match failed {
        Some(error) => Err(error),
        None => stream.finish(),
    }
}

fn write(answer: Result<String, Failure>, stream: &mut Stream, json: bool) -> anyhow::Result<()> {
    match answer {
        Ok(text) => Ok(stream.write(&text)?),
        Err(failure) => {
            if !json {
                stream.write(INVALID)?;
            }
            stream.refuse(&failure)
        }
    }
}

/// The answer to a line as it is written out.
fn answer(line: Line, args: &UnwinnableArgs, json: bool) -> Result<String, Failure> {
    let number = line.number;
    let at_line = |faults: Vec<Fault>| {
        let placed = |fault: Fault| Fault { line: Some(number), ..fault.in_file(STDIN_NAME) };
        Failure { faults: faults.into_iter().map(placed).collect() }
    };
    let text = line.text.map_err(|reason| at_line(vec![Fault::of(reason)]))?;
    let (fen, position, winner) = question(&text, args).map_err(at_line)?;
    let answer = unwinnable::decide(&position, winner, args.nodes);
    if !json {
        return Ok(format!("{}\n", verdict_word(&answer.verdict)));
    }
    let shape = UnwinnableShape::of(fen, &position, winner, &answer);
    let text = serde_json::to_string(&shape).expect("a shape of texts and numbers can always be written");
    Ok(text + "\n")
}

/// `FEN;winner`, or `FEN` alone where the command line names the winner.
fn question<'a>(text: &'a str, args: &UnwinnableArgs) -> Result<(&'a str, Position, Color), Vec<Fault>> {
    let mut parts = text.split(';').map(str::trim);
    let fen = parts.next().unwrap_or_default();
    let mut faults = Vec::new();
    let position = position::read(fen, None).map_err(|found| faults.extend(found)).ok();
    let named = parts.next();
    let winner = match named {
        Some(word) => color(word),
        None => args.winner.map(Color::from),
    };
    match (winner, named) {
        (Some(_), _) => {}
        (None, Some(word)) => {
            faults.push(Fault::of(Reason::house("winner_unknown")).found(word).expected("white, black"));
        }
        (None, None) => {
            faults.push(Fault::of(Reason::house("winner_missing")).expected("FEN;white, FEN;black"));
        }
    }
    faults.extend(parts.next().map(|more| Fault::of(Reason::house("line_goes_on")).found(more).expected("FEN;winner")));
    match (position, winner) {
        (Some(position), Some(winner)) if faults.is_empty() => Ok((fen, position, winner)),
        _ => Err(faults),
    }
}

fn color(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "white" | "w" => Some(Color::White),
        "black" | "b" => Some(Color::Black),
        _ => None,
    }
}
