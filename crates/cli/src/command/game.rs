//! `rokade game`: what the Laws say of recorded games.

mod account;

use clap::Args;
use rokade_board::notation::Unreadable;
use rokade_clause::{Edition, Reason};
use rokade_formats::pgn::{self, FaultKind, Game, Reader};
use rokade_laws::{Laws, Recorder, setup};

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::output::Stream;
use crate::progress::Progress;
use crate::shape::game::{Breaking, Broken, GameShape, Record};
use crate::{input, position, score, unreadable};

const AFTER_HELP: &str = "\
For every game of a PGN file: whether all moves are legal, at which half-moves a draw could have been claimed (on \
the board, or by announcing a move), when the game was over by the Laws, and whether the stated result fits. \
Moves may be written in the letters of any language. With --json one object per game, in the order of the file.

For an edition with national texts a year alone means the first of them. A move that is illegal, ambiguous or \
unreadable, an early end or a result that does not fit is an answer, not an error: the record is read up to there, \
and whether the result fits is then null in JSON unless the game was over before. Exit code 2 means that there is no \
game, that a game has no position to begin from, or that the file could not be read.

Examples:
  rokade game evening.pgn
  rokade game --laws 2018 --lang sv evening.pgn
  rokade game --json - < all.pgn";

/// Says of recorded games when draws could be claimed, when they ended, and whether the result fits
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub struct GameArgs {
    /// Edition of the Laws: 2001, 2001-DK, 2009, 2009-DK, 2009-NO, 2018, 2018-SE, 2023
    #[arg(long, value_name = "EDITION", default_value = "2023", value_parser = edition)]
    laws: NamedEdition,
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
    let edition = name.to_ascii_uppercase().parse().map_err(|_| known_editions())?;
    Ok(NamedEdition { name: name.to_ascii_uppercase(), edition })
}

/// Every name an edition goes by: each year, and behind it the national texts of that year.
fn known_editions() -> String {
    let mut names: Vec<String> = Vec::new();
    for edition in Edition::ALL {
        for name in [edition.year().to_string(), edition.to_string()] {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names.join(", ")
}

pub fn run(args: &GameArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, source) = input::open(&args.file)?;
    let mut reader = Reader::main_lines(source);
    let mut recorder = Recorder::new(Laws::of(args.laws.edition));
    let mut stream = Stream::new(setting.json, &setting.voice);
    let mut progress = Progress::counting();
    let mut game = Game::default();
    let mut index = 0;
    while !stream.is_closed() && read(&mut reader, &mut game, &file)? {
        index += 1;
        if index == 1 && is_noise(&game) {
            index = 0;
            break;
        }
        match unusable(&game, &file, setting) {
            Some(failure) => stream.refuse(&failure)?,
            None => answer(&game, index, &file, args, &mut recorder, &mut stream, setting)?,
        }
        progress.step();
    }
    drop(progress);
    if index == 0 {
        stream.refuse(&Fault::of(Reason::house("pgn_no_game")).in_file(&file).into())?;
    }
    stream.finish()
}

fn read(reader: &mut Reader<input::Source>, game: &mut Game, file: &str) -> Result<bool, Failure> {
    reader.read_game(game).map_err(|error| {
        let failure = Failure::of_file("file_not_read", file, &error.source);
        let placed = |fault| Fault { line: Some(error.line), ..fault };
        Failure { faults: failure.faults.into_iter().map(placed).collect() }
    })
}

fn answer(
    game: &Game,
    index: usize,
    file: &str,
    args: &GameArgs,
    recorder: &mut Recorder,
    stream: &mut Stream,
    setting: &Setting,
) -> anyhow::Result<()> {
    recorder.begin(game.start.clone());
    for (_, ply) in game.main_line() {
        recorder.play(ply.m);
    }
    let broken = broken(game, recorder, file, args.laws.edition, setting);
    let faults: Vec<Fault> =
        game.faults.iter().filter(|fault| !fault.ends_main_line()).flat_map(|one| faults_of(one, file)).collect();
    // Of a record that breaks off nobody knows how the game went on, unless it was over before.
    let is_told = recorder.ended().is_some() || !game.faults.iter().any(pgn::Fault::breaks_off);
    let fit = is_told.then(|| recorder.fit(game.result));
    let start = setup::faults(Laws::of(args.laws.edition), &game.start);
    let record = Record {
        start: &start,
        index,
        laws: &args.laws.name,
        line: game.line,
        stated: game.result_text(),
        fit: fit.as_ref(),
        illegal: broken.as_ref(),
        faults: &faults,
    };
    if setting.json {
        stream.write_json(&GameShape::of(&record, recorder, &setting.voice))?;
    } else {
        stream.write(&account::written(game, &record, recorder, &setting.voice))?;
        stream.warn(&faults)?;
    }
    Ok(())
}

/// Nothing that looks like a game: no tag, and no move of chess, be it legal or not.
fn is_noise(game: &Game) -> bool {
    let is_move = |fault: &pgn::Fault| match &fault.kind {
        FaultKind::Move(Unreadable::NotAMove(_)) => false,
        FaultKind::Move(Unreadable::Illegal(_) | Unreadable::Ambiguous(_)) | FaultKind::NullMove => true,
        _ => false,
    };
    let is_empty = game.tags.is_empty() && game.plies() == 0;
    is_empty && !game.faults.is_empty() && !game.faults.iter().any(is_move)
}

/// A game of which nothing can be said: no position to begin from, or nothing that looks like a game.
fn unusable(game: &Game, file: &str, setting: &Setting) -> Option<Failure> {
    let is_start = |fault: &pgn::Fault| matches!(fault.kind, FaultKind::Start(_) | FaultKind::Variant);
    (game.faults.iter().any(is_start) || is_noise(game)).then(|| {
        let mut faults: Vec<Fault> = game.faults.iter().flat_map(|fault| faults_of(fault, file)).collect();
        if setting.json {
            let count = i64::try_from(game.more_faults).unwrap_or(i64::MAX);
            let more = Reason::house("more_problems").with("count", count);
            faults.extend((count > 0).then(|| Fault::of(more).in_file(file)));
        }
        Failure { faults }
    })
}

/// A fault of the record as bad input is told; a bad starting position with all its reasons.
fn faults_of(fault: &pgn::Fault, file: &str) -> Vec<Fault> {
    match &fault.kind {
        FaultKind::Start(bad) => {
            let placed = |one: Fault| Fault { line: Some(fault.line), ..one.in_file(file) };
            position::faults(bad).into_iter().map(placed).collect()
        }
        _ => Failure::in_file(file, vec![fault.problem(file)]).faults,
    }
}

/// The move at which the record breaks off, and which clause it breaks.
fn broken(game: &Game, recorder: &Recorder, file: &str, edition: Edition, setting: &Setting) -> Option<Broken> {
    let fault = game.broken_at()?;
    let position = recorder.position();
    let told = match &fault.kind {
        FaultKind::Move(Unreadable::Illegal(breach)) => {
            unreadable::illegal_move(&fault.found, breach.illegal, breach.role, position, edition)
        }
        FaultKind::Move(Unreadable::NotAMove(why)) => unreadable::not_a_move(&fault.found, why),
        FaultKind::Move(Unreadable::Ambiguous(candidates)) => {
            let letters = score::letters_of(setting.voice.lang);
            Fault::of(unreadable::ambiguous(&fault.found, candidates, position, letters)).found(&fault.found)
        }
        _ => Fault::of(Reason::house("pgn_null_move")).found(&fault.found),
    };
    let kind = match &fault.kind {
        FaultKind::Move(Unreadable::Illegal(_)) => Breaking::Illegal,
        _ => Breaking::Unreadable,
    };
    Some(Broken { kind, ply: fault.ply, fault: Fault { line: Some(fault.line), ..told.in_file(file) } })
}
