//! The words of a game become moves on the board, in the game itself and in its variations.

use rokade_board::{Move, Position};

use super::fault::{Fault, FaultKind};
use super::interpret::add_fault;
use super::letters::read_word;
use super::sheet::{Entry, Mark, Sheet};
use super::{Game, PlyId, decode};

/// Deeper variations are passed over and told; a thousand levels are no game either.
const DEEPEST: usize = 2_048;

/// One line of play while it is being read.
struct Frame {
    /// The position before the last move, from which a variation sets out.
    before: Position,
    position: Position,
    last: Option<PlyId>,
    /// The move in whose place this line begins; none in the game itself.
    instead_of: Option<PlyId>,
    plies: usize,
    is_broken: bool,
    /// Comments that stand before the first move of the line.
    comments: Vec<String>,
}

impl Frame {
    fn new(start: Position, instead_of: Option<PlyId>, plies: usize) -> Self {
        let comments = Vec::new();
        Self { before: start.clone(), position: start, last: None, instead_of, plies, is_broken: false, comments }
    }

    /// The move beside which a sign stands, unless it stands behind something unreadable.
    fn beside(&self) -> Option<PlyId> {
        self.last.filter(|_| !self.is_broken)
    }
}

/// Reads the moves of a sheet into a game that has its start and its letters.
pub(super) fn read_moves(sheet: &Sheet, game: &mut Game) {
    let mut frames = vec![Frame::new(game.start.clone(), None, 0)];
    // Levels of variations that are not read.
    let mut passed_over = 0_usize;
    for (order, entry) in sheet.entries.iter().enumerate() {
        let depth = frames.len() - 1;
        let frame = frames.last_mut().expect("the game itself is never left");
        match entry.mark {
            Mark::Open if passed_over > 0 => passed_over += 1,
            Mark::Close if passed_over > 0 => passed_over -= 1,
            _ if passed_over > 0 => {}
            Mark::Word => {
                if let Err(fault) = read_move(sheet, entry, game, frame, depth) {
                    add_fault(game, Fault { order, ..fault });
                }
            }
            Mark::Open => match open(frame, depth) {
                Ok(inner) => frames.push(inner),
                Err(kind) => {
                    passed_over = 1;
                    if let Some(kind) = kind {
                        add_fault(game, Fault { depth, order, ..Fault::new(entry.line, kind, b"(") });
                    }
                }
            },
            Mark::Close => close(game, frames.pop()),
            Mark::Nag(nag) => frame.beside().into_iter().for_each(|ply| game[ply].nags.push(nag)),
            Mark::DrawOffer => frame.beside().into_iter().for_each(|ply| game[ply].is_draw_offered = true),
            Mark::Comment if frame.is_broken => {}
            Mark::Comment => comment(&decode(sheet.text_of(entry)), game, frame),
        }
    }
}

fn read_move(sheet: &Sheet, entry: &Entry, game: &mut Game, frame: &mut Frame, depth: usize) -> Result<(), Fault> {
    if frame.is_broken {
        game.unread += usize::from(depth == 0);
        return Ok(());
    }
    let text = sheet.text_of(entry);
    match read_word(&frame.position, text, game.letters) {
        Ok(m) => {
            advance(game, frame, m);
            Ok(())
        }
        Err(unreadable) => {
            frame.is_broken = true;
            game.unread += usize::from(depth == 0);
            let kind = if is_null(text) { FaultKind::NullMove } else { FaultKind::Move(unreadable) };
            Err(Fault { ply: frame.plies + 1, depth, ..Fault::new(entry.line, kind, text) })
        }
    }
}

fn advance(game: &mut Game, frame: &mut Frame, m: Move) {
    let id = match (frame.last, frame.instead_of) {
        (None, Some(instead_of)) => game.add_variation(instead_of, m),
        (last, _) => game.append(last, m),
    };
    game[id].before.append(&mut frame.comments);
    frame.before.clone_from(&frame.position);
    frame.position.play(m);
    frame.last = Some(id);
    frame.plies += 1;
}

/// The signs of a move that was not made.
fn is_null(text: &[u8]) -> bool {
    matches!(text, b"--" | b"Z0" | b"null" | b"@@@@")
}

/// The line of a variation that begins here. What cannot be read is a fault, unless its line was
/// broken before.
fn open(frame: &Frame, depth: usize) -> Result<Frame, Option<FaultKind>> {
    match frame.last {
        _ if frame.is_broken => Err(None),
        None => Err(Some(FaultKind::VariationOfNothing)),
        Some(_) if depth >= DEEPEST => Err(Some(FaultKind::TooLong)),
        Some(last) => Ok(Frame::new(frame.before.clone(), Some(last), frame.plies - 1)),
    }
}

/// What was said in a variation without a readable move stays with the move it stands beside.
fn close(game: &mut Game, frame: Option<Frame>) {
    if let Some(Frame { instead_of: Some(beside), mut comments, .. }) = frame {
        game[beside].comments.append(&mut comments);
    }
}

fn comment(text: &str, game: &mut Game, frame: &mut Frame) {
    match frame.last {
        Some(last) if text == "(=)" => game[last].is_draw_offered = true,
        Some(last) => game[last].comments.push(text.to_owned()),
        None if frame.instead_of.is_some() => frame.comments.push(text.to_owned()),
        None => game.comments.push(text.to_owned()),
    }
}
