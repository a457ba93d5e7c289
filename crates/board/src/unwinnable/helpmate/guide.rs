//! What a patient search steers by.

use shakmaty::{Board, Chess, Color, Position as _};

use super::distance::distance;
use super::plan::Plan;
use crate::unwinnable::material;
use crate::unwinnable::statics::Goal;

pub(super) trait Guide {
    fn winner(&self) -> Color;
    /// Whether no sequence of moves at all can mate with this material.
    fn is_hopeless(&self, board: &Board) -> bool;
    /// How far a position seems from mate. A bad guess costs time only.
    fn distance(&self, chess: &Chess) -> i32;
}

impl Guide for Plan {
    fn winner(&self) -> Color {
        self.winner
    }

    fn is_hopeless(&self, board: &Board) -> bool {
        Plan::is_hopeless(self, board)
    }

    fn distance(&self, chess: &Chess) -> i32 {
        distance(self, chess)
    }
}

impl Guide for &Goal {
    fn winner(&self) -> Color {
        self.winner
    }

    fn is_hopeless(&self, board: &Board) -> bool {
        material::hopeless(board, self.winner).is_some()
    }

    fn distance(&self, chess: &Chess) -> i32 {
        let board = chess.board();
        let king = |color: Color| usize::from(board.king_of(color).expect("every position has both kings"));
        let (own, loser) = (board.by_color(self.winner), board.by_color(!self.winner));
        let men = loser & !board.kings();
        let loser_steps = i32::from(self.loser_steps[king(!self.winner)]);
        let winner_steps = self.winner_steps.map_or(0, |steps| i32::from(steps[king(self.winner)]));
        let occupied = board.occupied();
        // A man of the loser's stands there, or can go there, or a man of the winner's strikes there.
        let nearness = |square| {
            if men.contains(square) || board.attacks_to(square, self.winner, occupied).any() {
                0
            } else if (board.attacks_to(square, !self.winner, occupied) & men).any() {
                1
            } else {
                3
            }
        };
        let open: i32 = self.open.into_iter().map(nearness).sum();
        let is_ready = (self.strikes & own & !board.kings()).any();
        let can_strike =
            || self.strikes.into_iter().any(|to| (board.attacks_to(to, self.winner, occupied) & own).any());
        let check = if is_ready { 0 } else { 1 + i32::from(!can_strike()) };
        let lost = 4 * (3 - (own.count() as i32).min(3));
        2 * loser_steps + 2 * winner_steps + open + check + lost
    }
}
