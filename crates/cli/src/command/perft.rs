//! `rokade perft`: how many sequences of legal moves there are.

use clap::Args;
use rokade_board::{Position, Variant, perft};
use rokade_words::Arg;
use serde::Serialize;

use super::Setting;
use crate::answer::Answer;
use crate::cores::{self, Turn, Wish};
use crate::fault::Failure;
use crate::progress::Progress;
use crate::{output, position};

const AFTER_HELP: &str = "\
Counts the sequences of DEPTH half-moves from a position, also by the first move: the customary proof that \
moves are generated correctly. Without a FEN the count begins at the starting position. A FEN may be written \
with or without quotation marks. With --chess960 castling is written as king takes own rook.

Examples:
  rokade perft 5
  rokade perft 4 \"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\"
  rokade chess960 0 | tail -1 | rokade perft 4 - --chess960";

/// The array of ordinary chess.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Counts the sequences of legal moves from a position
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct PerftArgs {
    /// Number of half-moves
    #[arg(value_name = "DEPTH")]
    depth: u32,
    /// The position (default: the starting position); - for standard input
    #[arg(value_name = "FEN", num_args = 0..)]
    fen: Vec<String>,
    /// Chess960: castling with king and rook on any squares
    #[arg(long)]
    chess960: bool,
}

#[derive(Serialize)]
struct PerftShape {
    schema: &'static str,
    fen: String,
    depth: u32,
    nodes: u64,
    divide: Vec<MoveShape>,
}

#[derive(Serialize)]
struct MoveShape {
    uci: String,
    nodes: u64,
}

pub(crate) fn run(args: &PerftArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let fen = position::given(&args.fen, "perft")?.unwrap_or_else(|| START.to_owned());
    let variant = args.chess960.then_some(Variant::Chess960);
    let position = position::read(&fen, variant).map_err(|faults| Failure { faults })?;
    position::tell_doubts(&position, &setting.voice);
    let divide = divide(&position, args.depth);
    let nodes = if args.depth == 0 { 1 } else { divide.iter().map(|one| one.nodes).sum() };
    let shape = PerftShape { schema: "rokade.perft/1", fen, depth: args.depth, nodes, divide };
    if setting.json {
        output::write_json(&shape)?;
    } else {
        let lines: String = shape.divide.iter().map(|one| format!("{}: {}\n", one.uci, one.nodes)).collect();
        let args = [("nodes", Arg::from(nodes.to_string())), ("depth", Arg::from(args.depth))];
        output::write(&format!("{lines}{}\n", setting.voice.text_with("cli-perft-total", &args)))?;
    }
    Ok(Answer::Yes)
}

/// The count by first move, in the order of the moves as they are written.
fn divide(position: &Position, depth: u32) -> Vec<MoveShape> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut moves: Vec<_> = position.legal_moves().iter().map(|m| (position.uci(*m), *m)).collect();
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    let mut progress = Progress::new(moves.len());
    let mut counted = Vec::with_capacity(moves.len());
    let count = |(uci, m)| MoveShape { uci, nodes: perft(&position.after(m), rest) };
    cores::in_order(moves.into_iter(), count, |turn| {
        if let Turn::Answer(one) = turn {
            counted.push(one);
            progress.step();
        }
        Wish::GoOn
    });
    counted
}
