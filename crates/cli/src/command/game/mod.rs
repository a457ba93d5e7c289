//! `rokade game`: what the Laws say of recorded games.

mod account;
mod batch;
mod clerk;

use clap::Args;
use rokade_clause::{Edition, Reason};
use rokade_formats::pgn::Reader;

use self::batch::{Batches, Spares};
use self::clerk::{Clerk, Passage, Scope};
use super::Setting;
use crate::answer::Answer;
use crate::cores::{self, Turn, Wish};
use crate::editions::{every_name, filled};
use crate::fault::Fault;
use crate::input;
use crate::output::Stream;
use crate::progress::Progress;

/// Bytes of games that may be read ahead or wait for their turn to be written.
const ROOM: usize = 8 * 1024 * 1024;

const AFTER_HELP: &str = "\
For every game of a PGN file: whether all moves are legal, at which half-moves a draw could have been claimed (on \
the board, or by announcing a move), when the game was over by the Laws, and whether the stated result fits. \
Moves may be written in the letters of any language. With --json one object per game, in the order of the file.

With --legality only the moves are looked at, which is faster. Nothing is said then of claims, of the end or of the \
result: in JSON claims, ended and result_fits are null, and legality_only is true.

For an edition with national texts a year alone means the first of them. A move that is illegal, ambiguous or \
unreadable, an early end or a result that does not fit is an answer, not an error: the record is read up to there, \
and whether the result fits is then null in JSON unless the game was over before. Exit code 2 means that there is no \
game, that a game has no position to begin from, or that the file could not be read.

Examples:
  rokade game evening.pgn
  rokade game --laws 2018 --lang sv evening.pgn
  rokade game --legality all.pgn
  rokade game --json - < all.pgn";

/// Says of recorded games when draws could be claimed, when they ended, and whether the result fits
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct GameArgs {
    #[arg(
        long,
        value_name = "EDITION",
        default_value = "2023",
        value_parser = edition,
        help = filled("Edition of the Laws: {every-name}")
    )]
    laws: NamedEdition,
    /// Look only at whether all moves are legal
    #[arg(long)]
    legality: bool,
    /// Recorded games; - for standard input
    #[arg(value_name = "FILE.pgn")]
    file: String,
}

/// An edition and the name it was asked for by.
#[derive(Clone, Debug)]
struct NamedEdition {
    name: String,
    edition: Edition,
}

fn edition(name: &str) -> Result<NamedEdition, String> {
    let edition = name.to_ascii_uppercase().parse().map_err(|_| every_name())?;
    Ok(NamedEdition { name: name.to_ascii_uppercase(), edition })
}

pub(crate) fn run(args: &GameArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, source) = input::open(&args.file)?;
    let spares = Spares::default();
    let batches = Batches::of(Reader::main_lines(source), &spares, &file);
    let scope = if args.legality { Scope::Legality } else { Scope::Laws };
    let mut hall = Hall { stream: Stream::new(setting.json, &setting.voice), progress: Progress::counting(), games: 0 };
    let mut failed = None;
    cores::within(
        ROOM,
        batches,
        || {
            let mut clerk = Clerk::new(&args.laws, scope, &file, setting);
            let spares = &spares;
            move |batch| clerk.account(batch, spares)
        },
        |turn| {
            let written = match turn {
                Turn::Answer(said) => hall.hear(said),
                Turn::Pause => hall.stream.flush().map(|()| Wish::GoOn).map_err(anyhow::Error::from),
            };
            written.unwrap_or_else(|error| {
                failed = Some(error);
                Wish::Stop
            })
        },
    );
    drop(hall.progress);
    if let Some(error) = failed {
        return Err(error);
    }
    let mut stream = hall.stream;
    if hall.games == 0 {
        stream.refuse(&Fault::of(Reason::house("pgn_no_game")).in_file(&file).into())?;
    }
    stream.finish()
}

/// Where the answers come together.
struct Hall<'a> {
    stream: Stream<'a>,
    progress: Progress,
    /// Games answered or refused.
    games: usize,
}

impl Hall<'_> {
    fn hear(&mut self, said: Vec<Passage>) -> anyhow::Result<Wish> {
        for one in said {
            match one {
                Passage::Accounts { text, games } => {
                    self.stream.write(&text)?;
                    self.count(games);
                }
                Passage::Warning(faults) => self.stream.warn(&faults)?,
                Passage::Refusal(failure) => {
                    self.stream.refuse(&failure)?;
                    self.count(1);
                }
                Passage::NoGame => return Ok(Wish::Stop),
                Passage::Unread(failure) => return Err(failure.into()),
            }
        }
        Ok(if self.stream.is_closed() { Wish::Stop } else { Wish::GoOn })
    }

    fn count(&mut self, games: usize) {
        self.games += games;
        (0..games).for_each(|_| self.progress.step());
    }
}
