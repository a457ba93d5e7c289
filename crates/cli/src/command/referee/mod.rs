//! `rokade referee`: what the Laws make of what happened at one board.

mod account;

use clap::Args;
use rokade_formats::script;

use super::Setting;
use crate::answer::Answer;
use crate::fault::Failure;
use crate::shape::referee::RefereeShape;
use crate::{input, output};

const AFTER_HELP: &str = "\
The script is one JSON object per line: first the settings (edition of the Laws, periods, supervision …), then the \
events in the order they happened, each with at (milliseconds after the scheduled start), by (white, black, arbiter) \
and do. Every ruling is given in four steps: what happened, which clauses are relevant, which apply and why, the \
decision with the times to set. What the Laws leave to the arbiter remains a question until a decide answers it. \
Unknown fields, verbs and values are errors that name the line (exit code 2). \"scheduled\":false in the settings is a \
game without an announced start: its time begins with start, and nobody is too late unless default_minutes is given.

Examples:
  rokade referee game.jsonl
  rokade referee --json - < game.jsonl

A script:
  {\"laws\":\"2018\",\"federation\":\"SE\",\"periods\":[{\"minutes\":90,\"increment\":30}]}
  {\"at\":0,\"by\":\"arbiter\",\"do\":\"start\"}
  {\"at\":5000,\"by\":\"white\",\"do\":\"move\",\"uci\":\"e2e5\"}
  {\"at\":6000,\"by\":\"white\",\"do\":\"press\"}
  {\"at\":9000,\"by\":\"black\",\"do\":\"claim\",\"rule\":\"illegal_move\"}";

/// Replays what happened at one board and rules on it
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct RefereeArgs {
    /// The script; - for standard input
    #[arg(value_name = "FILE.jsonl")]
    file: String,
}

pub(crate) fn run(args: &RefereeArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let input = input::read(&args.file)?;
    let refused = |problem: Box<rokade_formats::Problem>| Failure::in_file(&input.name, vec![*problem]);
    let script = script::read(&input.bytes, &input.name).map_err(refused)?;
    let referee = script.replay(&input.name).map_err(refused)?;
    if setting.json {
        output::write_json(&RefereeShape::of(&referee.account(), &setting.voice))?;
    } else {
        output::write(&account::written(&referee, &setting.voice))?;
    }
    Ok(Answer::Yes)
}
