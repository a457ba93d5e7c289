//! Points that penalties take or give, during the game and after it.

use rokade_board::Color;
use rokade_clause::ClauseId;

use super::super::event::HalfPoint;
use super::super::game::Game;
use super::super::pair::Both;
use super::super::ruling::{EndReason, Score};

/// What all points of a game come to, in halves.
const WHOLE_GAME: u8 = 2;

/// Penalties in points that wait for the end of the game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Owed {
    taken: Both<u8>,
    given: Both<u8>,
    clauses: Vec<ClauseId>,
}

impl Owed {
    /// Points that are taken from a player, or else given.
    pub(crate) fn note(&mut self, is_taken: bool, color: Color, points: HalfPoint, clause: &ClauseId) {
        let sum = if is_taken { &mut self.taken[color] } else { &mut self.given[color] };
        *sum = sum.saturating_add(points.0);
        self.clauses.push(clause.clone());
    }
}

/// Takes points, never more than there are.
pub(super) fn reduced(mut score: Score, color: Color, points: HalfPoint) -> Score {
    let own = half(&mut score, color);
    *own = HalfPoint(own.0.saturating_sub(points.0));
    score
}

/// Gives points, never so many that the game comes to more than it is worth.
pub(super) fn raised(mut score: Score, color: Color, points: HalfPoint) -> Score {
    let room = WHOLE_GAME.saturating_sub(score.white.0 + score.black.0);
    half(&mut score, color).0 += points.0.min(room);
    score
}

/// A game lost, with the points that the arbiter gives the opponent.
pub(super) fn lost_by(color: Color, opponents: HalfPoint) -> Score {
    let mut score = Score::BOTH_LOSE;
    *half(&mut score, !color) = opponents;
    score
}

fn half(score: &mut Score, color: Color) -> &mut HalfPoint {
    match color {
        Color::White => &mut score.white,
        Color::Black => &mut score.black,
    }
}

/// The end of a game with the penalties that waited for it. An annulled game has no points.
pub(crate) fn settled(
    game: &mut Game,
    score: Option<Score>,
    reason: EndReason,
    mut clauses: Vec<ClauseId>,
) -> (Option<Score>, EndReason, Vec<ClauseId>) {
    let owed = std::mem::take(&mut game.conduct.owed);
    let Some(played) = score else { return (score, reason, clauses) };
    let taken = Color::ALL.into_iter().fold(played, |score, color| reduced(score, color, HalfPoint(owed.taken[color])));
    let settled = Color::ALL.into_iter().fold(taken, |score, color| raised(score, color, HalfPoint(owed.given[color])));
    if settled == played {
        return (score, reason, clauses);
    }
    clauses.extend(owed.clauses);
    (Some(settled), EndReason::Arbiter, clauses)
}
