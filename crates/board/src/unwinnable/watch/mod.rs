//! A watch over a game in play: is each position, as it arises, certainly not dead?
//!
//! "Certainly" rests on a helpmate. The watch holds a line of legal moves from the present position to
//! a mate by one side or the other. When a move is played, the old line is made into one for the new
//! position, and every new move in it is tested. There are four ways, the cheapest first:
//!
//! 1. The move is the first of the line: the rest of the line remains.
//! 2. The move can be taken back: the line begins by doing so ([`Watch::take_back`]).
//! 3. Both sides go on with their own moves of the line ([`repair`]).
//! 4. A mate is nearly on the board ([`picture`]).
//!
//! If none of them serves, the answer is "look closer", which is no verdict:
//! [`Watch::look_closer`] then searches. A dead position is never called alive, because there is no
//! line to hold; and what is dead stays dead.

mod fit;
mod picture;
mod repair;
#[cfg(test)]
mod tests;
mod wait;

use shakmaty::{Bitboard, Position as _};

use super::alive::stronger;
use super::{Verdict, decide, helpmate};
use crate::{Color, Move, Position};
use fit::is_legal;
use picture::{Pictures, Prepared};
use repair::{LONGEST, Line, Step, plan, repair};
use wait::{reverse, reversible_move};

/// Nodes for each side in the first search of a closer look.
const NODES: u64 = 160;
/// Arrangements looked at for a mate nearly on the board: after a move, and in a closer look.
const QUICK_LOOKS: u32 = 14;
const CLOSER_LOOKS: u32 = 150;
/// Mates tried of those that these looks propose.
const QUICK_TRIES: u32 = 2;
const CLOSER_TRIES: u32 = 30;

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// At least one side can mate, or has just done so: there is a line to show for it.
    CertainlyAlive,
    /// Not known: ask [`Watch::look_closer`], or after that with more nodes.
    LookCloser,
    /// Neither side can mate by any sequence of legal moves. That is proved.
    Dead,
}

/// Watches a game for the moment at which its position is dead.
///
/// It is fed every move and keeps the position itself, so that its line cannot belong to another.
#[derive(Clone, Debug)]
pub struct Watch {
    position: Position,
    life: Life,
    line: Line,
    /// The last move, if the line begins by letting a move pass, taking this one back, and letting
    /// the first be undone.
    undone: Option<Move>,
    /// Room for the line that is being made.
    draft: Vec<Step>,
}

impl Watch {
    /// A watch that knows nothing yet of the position it begins with.
    pub fn new(position: Position) -> Self {
        let line = Line { winner: Color::White, first: position.turn(), steps: Vec::new() };
        Self { position, life: Life::LookCloser, line, undone: None, draft: Vec::new() }
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn life(&self) -> Life {
        self.life
    }

    /// Who mates, and how, where the position is certainly alive. The line is empty after the mate.
    pub fn line(&self) -> Option<(Color, Vec<Move>)> {
        let moves = || self.line.steps.iter().rev().map(|step| step.m).collect();
        (self.life == Life::CertainlyAlive).then(|| (self.line.winner, moves()))
    }

    /// Plays a legal move of the game and says what is still known, in bounded work: no search, at most
    /// a few dozen arrangements looked at and as many plies played out.
    pub fn play(&mut self, m: Move) -> Life {
        self.position.play(m);
        if self.life != Life::CertainlyAlive {
            return self.life;
        }
        let undone = self.undone.take();
        let is_alive = self.goes_on(m)
            || self.take_back(m, undone)
            || self.repair(m)
            || self.is_mate()
            || self.sees_mate([self.line.winner, !self.line.winner], QUICK_LOOKS, QUICK_TRIES);
        if !is_alive {
            self.life = Life::LookCloser;
        }
        self.line.first = self.position.turn();
        debug_assert!(self.holds(), "the line replays to mate from {}", self.position.fen());
        self.life
    }

    /// Plays a legal move and looks closer where that is needed.
    pub fn follow(&mut self, m: Move, nodes: u64) -> Life {
        match self.play(m) {
            Life::LookCloser => self.look_closer(nodes),
            life => life,
        }
    }

    /// Searches for a line, or for a proof that there is none, with so many nodes for each side.
    /// "Look closer" is now the answer only if they did not suffice.
    pub fn look_closer(&mut self, nodes: u64) -> Life {
        if self.life != Life::LookCloser {
            return self.life;
        }
        let first = stronger(&self.position);
        let winners = [first, !first];
        if self.is_mate() || self.sees_mate(winners, CLOSER_LOOKS, CLOSER_TRIES) || self.finds_mate(winners) {
            self.life = Life::CertainlyAlive;
        } else {
            self.decide(winners, nodes);
        }
        debug_assert!(self.holds(), "the line replays to mate from {}", self.position.fen());
        self.life
    }

    fn decide(&mut self, winners: [Color; 2], nodes: u64) {
        let mut proofs = 0;
        for winner in winners {
            match decide(&self.position, winner, nodes).verdict {
                Verdict::Winnable(line) => {
                    self.renew(winner, &line);
                    self.life = Life::CertainlyAlive;
                    return;
                }
                Verdict::Unwinnable(_) => proofs += 1,
                Verdict::Undecided => {}
            }
        }
        if proofs == winners.len() {
            self.life = Life::Dead;
        }
    }

    fn holds(&self) -> bool {
        self.line().is_none_or(|(winner, line)| super::mates(&self.position, &line, winner))
    }

    fn goes_on(&mut self, m: Move) -> bool {
        let is_next = self.line.steps.last().is_some_and(|step| step.m == m);
        if is_next {
            self.line.steps.pop();
        }
        is_next
    }

    /// Puts before the line what leads back to where it begins.
    ///
    /// If the move before was also to be taken back, both players retrace their steps. Else the other
    /// player moves to and fro meanwhile. The position is then the same but for castling and a
    /// capture en passant, so a line in which these occur is not kept in this way.
    fn take_back(&mut self, m: Move, undone: Option<Move>) -> bool {
        if m.is_zeroing() || m.is_castle() || self.line.steps.len() + 3 > LONGEST || !self.line.can_resume() {
            return false;
        }
        let Some(back) = reverse(m) else { return false };
        self.retrace(back, undone) || self.let_pass(m, back)
    }

    fn retrace(&mut self, back: Move, undone: Option<Move>) -> bool {
        let Some(first) = undone.and_then(reverse) else { return false };
        let mut chess = self.position.chess().clone();
        if !is_legal(&chess, first) {
            return false;
        }
        chess.play_unchecked(first);
        if !is_legal(&chess, back) {
            return false;
        }
        let steps = &mut self.line.steps;
        steps.truncate(steps.len() - 3);
        steps.extend([Step::needed(back), Step::needed(first)]);
        true
    }

    fn let_pass(&mut self, m: Move, back: Move) -> bool {
        let mut chess = self.position.chess().clone();
        let Some(pass) = reversible_move(&chess, Bitboard::from_square(back.to())) else { return false };
        let Some(way_back) = reverse(pass) else { return false };
        chess.play_unchecked(pass);
        if !is_legal(&chess, back) {
            return false;
        }
        chess.play_unchecked(back);
        if !is_legal(&chess, way_back) {
            return false;
        }
        self.line.steps.extend([Step::wait(way_back), Step::needed(back), Step::wait(pass)]);
        self.undone = Some(m);
        true
    }

    fn repair(&mut self, m: Move) -> bool {
        self.line.follow(m);
        let is_repaired = repair(self.position.chess(), &self.line, &mut self.draft);
        if is_repaired {
            self.adopt(self.line.winner);
        }
        is_repaired
    }

    fn is_mate(&mut self) -> bool {
        let is_mate = self.position.is_check() && self.position.is_checkmate();
        if is_mate {
            self.renew(!self.position.turn(), &[]);
        }
        is_mate
    }

    fn sees_mate(&mut self, winners: [Color; 2], looks: u32, tries: u32) -> bool {
        let chess = self.position.chess();
        for winner in winners {
            let draft = &mut self.draft;
            let mut is_mate = |before: &[Prepared], way: &[Move]| plan(chess, before, way, winner, draft);
            if (Pictures { winner, looks, tries, is_mate: &mut is_mate }).find(chess.board()) {
                self.adopt(winner);
                return true;
            }
        }
        false
    }

    fn finds_mate(&mut self, winners: [Color; 2]) -> bool {
        for winner in winners {
            if let Some(line) = helpmate::search(&self.position, winner, NODES).line {
                self.renew(winner, &line);
                return true;
            }
        }
        false
    }

    /// Takes the draft for the line.
    fn adopt(&mut self, winner: Color) {
        self.draft.reverse();
        std::mem::swap(&mut self.line.steps, &mut self.draft);
        self.line.winner = winner;
        self.undone = None;
    }

    fn renew(&mut self, winner: Color, line: &[Move]) {
        self.draft.clear();
        self.draft.extend(line.iter().copied().map(Step::needed));
        self.adopt(winner);
        self.line.first = self.position.turn();
    }
}
