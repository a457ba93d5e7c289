//! `rokade unwinnable`: can that side still mate?

mod account;
mod batch;

use clap::{Args, ValueEnum, value_parser};
use rokade_board::unwinnable::{self, Answer as Decided, DEFAULT_NODES, Verdict};
use rokade_board::{Color, Position};

use super::Setting;
use crate::answer::Answer;
use crate::arguments::is_standard_input;
use crate::fault::Failure;
use crate::shape::unwinnable::UnwinnableShape;
use crate::{output, position};

const AFTER_HELP: &str = "\
Decides whether a side can still mate by any sequence of legal moves, however unlikely. \"Winnable\" comes with \
such a sequence, \"unwinnable\" is a proof, \"undecided\" means that --nodes were spent: a count, not a time, so \
that the verdict is the same on every machine. Repetition and the fifty moves do not count here.

With a FEN and no --winner both sides are asked about, White first (with --json an object each), and whether the \
position is dead: neither side can mate.

Without a FEN, or with -, lines `FEN;winner` are read from standard input (`FEN` alone where --winner is given) \
and answered in their order on all cores: the verdict alone, or an object per line with --json. A line that cannot \
be used is reported with its number and answered `invalid` (with --json by a rokade.error/1 object in its place); \
the others are answered nevertheless, and the exit code is 2.

Examples:
  rokade unwinnable \"8/8/4k3/8/8/3KB3/8/8 w - - 0 1\"
  rokade unwinnable --winner white \"k7/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - - 0 1\"
  rokade unwinnable --json < questions.txt";

/// Decides whether a side can still mate by any legal sequence of moves
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct UnwinnableArgs {
    /// The side that is to mate (default: both)
    #[arg(long, value_name = "COLOUR", value_enum)]
    winner: Option<Winner>,
    /// How many positions may be looked at for one question
    #[arg(long, value_name = "N", default_value_t = DEFAULT_NODES, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// The position; without it, or with -, lines `FEN;winner` from standard input
    #[arg(value_name = "FEN", num_args = 0..)]
    fen: Vec<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Winner {
    White,
    Black,
}

impl From<Winner> for Color {
    fn from(winner: Winner) -> Self {
        match winner {
            Winner::White => Color::White,
            Winner::Black => Color::Black,
        }
    }
}

pub(crate) fn run(args: &UnwinnableArgs, setting: &Setting) -> anyhow::Result<Answer> {
    if args.fen.is_empty() || is_standard_input(&args.fen, "unwinnable")? {
        return batch::run(args, setting);
    }
    one(&args.fen.join(" "), args, setting)
}

/// One position, for one side or for both.
fn one(fen: &str, args: &UnwinnableArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let fen = fen.trim();
    let position = position::read(fen, None).map_err(|faults| Failure { faults })?;
    position::tell_doubts(&position, &setting.voice);
    let sides = args.winner.map_or_else(|| Color::ALL.to_vec(), |winner| vec![winner.into()]);
    let answers: Vec<(Color, Decided)> =
        sides.into_iter().map(|side| (side, unwinnable::decide(&position, side, args.nodes))).collect();
    if setting.json {
        for (winner, answer) in &answers {
            output::write_json(&shape(fen, &position, *winner, answer, &answers, setting))?;
        }
    } else {
        output::write(&account::written(&position, &answers, args.nodes, &setting.voice))?;
    }
    Ok(Answer::Yes)
}

fn shape<'a>(
    fen: &'a str,
    position: &Position,
    winner: Color,
    answer: &Decided,
    answers: &[(Color, Decided)],
    setting: &Setting,
) -> UnwinnableShape<'a> {
    let mut shape = UnwinnableShape::of(fen, position, winner, answer);
    if answers.len() == Color::ALL.len() {
        shape = shape.in_position(dead(answers));
    }
    match answer.verdict {
        Verdict::Unwinnable(_) => {
            let mut explanation = unwinnable::explain(position, winner, answer);
            if !account::is_drawn(&explanation) {
                explanation.reach.clear();
            }
            let text = setting.voice.reason(&rokade_laws::hopeless::reason(&explanation));
            shape.explained(&explanation, text)
        }
        Verdict::Winnable(_) | Verdict::Undecided => shape,
    }
}

/// Whether neither side can mate, if that is known of both.
fn dead(answers: &[(Color, Decided)]) -> Option<bool> {
    let is_known_of = |wanted: fn(&Verdict) -> bool| answers.iter().filter(|(_, one)| wanted(&one.verdict)).count();
    let winnable = is_known_of(|verdict| matches!(verdict, Verdict::Winnable(_)));
    let unwinnable = is_known_of(|verdict| matches!(verdict, Verdict::Unwinnable(_)));
    match (winnable, unwinnable) {
        (0, 2) => Some(true),
        (0, _) => None,
        _ => Some(false),
    }
}
