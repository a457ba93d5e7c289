//! Touched men: what was seen at the board, and what it binds. Claims and notices are in `ruling`.

mod clauses;
mod ruling;

pub(super) use clauses::guide;
pub(super) use ruling::{claim, ending, heard_after_the_end, noticed};

use rokade_board::{CastlingSide, Color, Illegal, Square};
use rokade_clause::{ClauseId, Edition, Logic};

use super::conduct::Kept;
use super::draws;
use super::game::{Game, Heard, Moment};
use super::pair::{Both, color_key};
use super::track::Ply;
use crate::touch::{Contact, Placed, Touched, Touching};

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    turns: Both<Turn>,
    /// The game has just ended by a move that may yet be found to break the rules of touched men.
    ended: Option<Box<Kept>>,
}

/// What a player touched in his latest turn.
#[derive(Clone, Debug, Default)]
struct Turn {
    touching: Touching,
    /// The place of the move he made in it.
    ply: Option<usize>,
    /// The opponent has made his next move: the turn is past.
    is_answered: bool,
}

impl Turn {
    /// Each man once for each way of touching it.
    fn note(&mut self, men: Vec<Touched>) {
        for man in men {
            if !self.touching.men.contains(&man) {
                self.touching.men.push(man);
            }
        }
    }
}

/// How men were touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    Adjusting,
    Accidental,
    Meant,
}

pub(super) fn manner(adjust: bool, accidental: bool) -> Manner {
    match (adjust, accidental) {
        (true, _) => Manner::Adjusting,
        (false, true) => Manner::Accidental,
        (false, false) => Manner::Meant,
    }
}

impl Manner {
    const fn contact(self) -> Contact {
        match self {
            Manner::Adjusting => Contact::Adjusting,
            Manner::Accidental => Contact::Accidental,
            Manner::Meant => Contact::Meant,
        }
    }
}

/// Notes what is touched. Only the player on move binds himself, and only he may adjust.
pub(super) fn touch(game: &mut Game, now: Moment, player: Color, squares: &[Square], manner: Manner) -> Heard {
    let is_on_move = game.turn() == player;
    if manner == Manner::Adjusting && !(is_on_move && may_adjust(game, player)) {
        let mut reason = clauses::ADJUSTING.reason(game.edition(), "touch_adjusting_not_allowed");
        reason.clauses.extend(clauses::guide(game.edition(), "NO2009-guide-a-contrario"));
        game.warn(now, reason.with("color", color_key(player)));
    }
    if !is_on_move {
        return Ok(());
    }
    let men = squares.iter().filter(|square| game.track.board().piece_at(**square).is_some());
    let men: Vec<Touched> = men.map(|square| Touched { square: *square, contact: manner.contact() }).collect();
    fresh(game, player).note(men);
    if has_touched(game, player) {
        draws::declined_by_touch(game, now, player);
    }
    Ok(())
}

/// Since 2018 the adjusting player's clock must be running.
fn may_adjust(game: &Game, player: Color) -> bool {
    match game.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => true,
        Logic::Laws2018 | Logic::Laws2023 => game.clock.running() == Some(player),
    }
}

/// The turn that the player is in now.
fn fresh(game: &mut Game, player: Color) -> &mut Turn {
    let turn = &mut game.touching.turns[player];
    if turn.is_answered {
        *turn = Turn::default();
    }
    turn
}

/// Whether a player has touched a man as in 4.3 since the opponent's last move. Adjusting and
/// accidents do not count.
pub(super) fn has_touched(game: &Game, color: Color) -> bool {
    let turn = &game.touching.turns[color];
    let is_binding = |touched: &Touched| touched.contact.is_binding(game.edition());
    !turn.is_answered && turn.touching.men.iter().any(is_binding)
}

/// The player has made a move: the opponent's turn is past.
pub(super) fn moved(game: &mut Game, player: Color) {
    let ply = game.track.plies().len() - 1;
    fresh(game, player).ply = Some(ply);
    game.touching.turns[!player].is_answered = true;
}

/// A sealed move is written, not touched: what it ends is over.
pub(super) fn seal_the_end(game: &mut Game) {
    game.touching.ended = None;
}

/// An illegal move was taken back: the man it moved is touched, and so is the one it took. What was
/// touched earlier in the same turn stays touched. The board must show the position before it.
pub(super) fn bind(game: &mut Game, player: Color, ply: usize, taken_back: &Ply) {
    let (from, to) = (taken_back.attempt.from, taken_back.attempt.to);
    let is_man = |square: &Square| game.track.board().piece_at(*square).is_some();
    let men: Vec<Touched> = [from, to].into_iter().filter(is_man).map(Touched::meant).collect();
    let turn = &mut game.touching.turns[player];
    if turn.is_answered || turn.ply != Some(ply) {
        *turn = Turn::default();
    }
    turn.note(men);
    (turn.touching.placed, turn.ply) = (placed(taken_back), None);
    game.touching.turns[!player].is_answered = true;
}

/// What an illegal move has fixed beside the man itself.
fn placed(illegal: &Ply) -> Placed {
    let attempt = illegal.attempt;
    match illegal.made {
        Err(Illegal::NotPromoted) => Placed::Released { from: attempt.from, on: attempt.to },
        Err(
            Illegal::CastlingOutOfCheck
            | Illegal::CastlingThroughCheck
            | Illegal::CastlingIntoCheck
            | Illegal::CastlingBlocked
            | Illegal::CastlingRightLost,
        ) => Placed::KingAsInCastling(CastlingSide::from_king_side(attempt.to > attempt.from)),
        Ok(_) | Err(_) => Placed::Nothing,
    }
}

/// How the Norwegian guide wants a touch proved.
fn guide_words(edition: Edition) -> Vec<ClauseId> {
    ["NO2009-guide-intent", "NO2009-guide-touch-proof"]
        .into_iter()
        .filter_map(|clause| clauses::guide(edition, clause))
        .collect()
}
