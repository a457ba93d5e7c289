//! A line made to fit a position that the game has reached instead.
//!
//! Both sides go on with their own moves of the old line, each at its own pace: a move whose man has
//! gone is left out, one that cannot be played yet is waited for. Every move is tested before it is
//! played, and the last must mate, so what comes out is a helpmate whatever came in.

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role, attacks};

use super::fit::{Fit, fit};
use super::picture::Prepared;
use super::wait::{king_move, reverse, waiting_move};

/// Plies that a line may come to. Longer ones cost more to keep than to find anew.
pub(super) const LONGEST: usize = 48;
/// How often the sides may wait in all.
const WAITS: u32 = 8;
/// How many moves of the old line may be left out.
const LOSSES: u32 = 2;

/// A move of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub m: Move,
    /// The move is there only because it is that side's turn.
    is_wait: bool,
}

impl Step {
    pub(super) fn needed(m: Move) -> Self {
        Self { m, is_wait: false }
    }

    pub(super) fn wait(m: Move) -> Self {
        Self { m, is_wait: true }
    }
}

/// A helpmate, or what was one a move ago.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub winner: Color,
    /// Who makes the first move.
    pub first: Color,
    /// Last move first.
    pub steps: Vec<Step>,
}

impl Line {
    /// Whether the line can be played from any position with the same men and the same side on move,
    /// whatever the rights to castle and to capture en passant.
    pub(super) fn can_resume(&self) -> bool {
        let begins_en_passant = self.steps.last().is_some_and(|step| step.m.is_en_passant());
        !begins_en_passant && !self.steps.iter().any(|step| step.m.is_castle())
    }

    /// After another first move than the line's: lets the man that made it go on from where it is now.
    pub(super) fn follow(&mut self, m: Move) {
        let Some(start) = m.from() else { return };
        let own = self.steps.iter_mut().rev().step_by(2);
        let next = own.filter(|step| !step.is_wait).find(|step| step.m.from() == Some(start));
        if let Some(step) = next
            && let Move::Normal { from, to, .. } = &mut step.m
        {
            step.is_wait = *to == m.to();
            *from = m.to();
        }
    }
}

/// Whether the side now on move lets a move pass before it goes on with its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    Wait,
    GoOn,
}

/// Writes a new line from the position, first move first; says whether it comes to a mate.
pub(super) fn repair(chess: &Chess, line: &Line, new: &mut Vec<Step>) -> bool {
    let is_winners_turn = chess.turn() == line.winner;
    let starts = if is_winners_turn { [Start::GoOn, Start::Wait] } else { [Start::Wait, Start::GoOn] };
    let repair = Repair::new(chess, line);
    // A side without moves of its own waits anyhow.
    let starts = if repair.left[chess.turn() as usize] == 0 { &[Start::Wait][..] } else { &starts };
    starts.iter().any(|start| repair.clone().run(*start, new))
}

/// The same from preparing moves of either side and then moves of the winner alone.
pub(super) fn plan(chess: &Chess, before: &[Prepared], way: &[Move], winner: Color, new: &mut Vec<Step>) -> bool {
    let pass = Step::wait(way[0]);
    let mut steps: Vec<Step> = Vec::with_capacity(2 * (before.len() + way.len()));
    for m in way.iter().rev() {
        steps.extend([Step::needed(*m), pass]);
    }
    for (color, m) in before.iter().rev() {
        steps.extend(if *color == winner { [Step::needed(*m), pass] } else { [pass, Step::needed(*m)] });
    }
    let line = Line { winner, first: !winner, steps };
    Repair::new(chess, &line).run(Start::GoOn, new)
}

#[derive(Clone)]
struct Repair<'a> {
    chess: Chess,
    winner: Color,
    /// The old line, last move first.
    old: &'a [Step],
    /// For each side the length of the old line up to and with its own next move; nought at the end.
    left: [usize; 2],
    /// For each side the move that it has already waited for.
    barred: [usize; 2],
    waits: u32,
    losses: u32,
    /// For each side the way back from its last waiting move.
    back: [Option<Move>; 2],
}

impl<'a> Repair<'a> {
    fn new(chess: &Chess, line: &'a Line) -> Self {
        let Line { winner, first, steps: old } = line;
        let mut left = [old.len().saturating_sub(1); 2];
        left[*first as usize] = old.len();
        let (chess, barred) = (chess.clone(), [usize::MAX; 2]);
        let mut repair =
            Self { chess, winner: *winner, old, left, barred, waits: WAITS, losses: LOSSES, back: [None; 2] };
        repair.settle(0);
        repair.settle(1);
        repair
    }

    fn run(mut self, start: Start, new: &mut Vec<Step>) -> bool {
        new.clear();
        while new.len() < LONGEST {
            let is_pause = new.is_empty() && start == Start::Wait;
            let next = if is_pause { self.wait() } else { self.next() };
            let Some(step) = next else { return false };
            let side = self.chess.turn();
            self.chess.play_unchecked(step.m);
            new.push(step);
            if side == self.winner && self.chess.is_check() && self.chess.legal_moves().is_empty() {
                return true;
            }
            if self.left == [0, 0] {
                return false;
            }
        }
        false
    }

    fn next(&mut self) -> Option<Step> {
        let side = self.chess.turn() as usize;
        // The mate waits until the other side has made all its moves.
        let is_early = self.chess.turn() == self.winner && self.left[side] <= 2 && self.left[1 - side] > 0;
        while self.left[side] > 0 && !is_early {
            match fit(&self.chess, self.old[self.left[side] - 1].m) {
                Fit::Fits(m) => {
                    self.pass(side);
                    return Some(Step::needed(m));
                }
                Fit::Barred if self.barred[side] != self.left[side] => {
                    self.barred[side] = self.left[side];
                    break;
                }
                Fit::Gone | Fit::Barred => {
                    self.losses = self.losses.checked_sub(1)?;
                    self.pass(side);
                }
            }
        }
        self.wait()
    }

    fn pass(&mut self, side: usize) {
        self.left[side] = self.left[side].saturating_sub(2);
        self.settle(side);
    }

    /// Passes over moves that were only to let time pass.
    fn settle(&mut self, side: usize) {
        while self.left[side] > 0 && self.old[self.left[side] - 1].is_wait {
            self.left[side] = self.left[side].saturating_sub(2);
        }
    }

    /// A move that is to disturb nothing, best of all the way back from the last such move.
    fn wait(&mut self) -> Option<Step> {
        self.waits = self.waits.checked_sub(1)?;
        let side = self.chess.turn() as usize;
        if let Some(back) = self.back[side].take()
            && let Fit::Fits(m @ Move::Normal { capture: None, .. }) = fit(&self.chess, back)
        {
            self.back[side] = reverse(m);
            return Some(Step::wait(m));
        }
        let busy = self.busy();
        let mate = self.old.first().map(|step| step.m.to());
        let m = self.detour(busy).or_else(|| waiting_move(&self.chess, busy, mate)).or_else(|| self.any_move())?;
        self.back[side] = reverse(m).filter(|_| !m.is_zeroing() && m.role() != Role::King);
        Some(Step::wait(m))
    }

    /// A step of the king to where its next step can still be made.
    fn detour(&self, busy: Bitboard) -> Option<Move> {
        let next = self.old[..self.left[self.chess.turn() as usize]].last()?.m;
        if next.role() != Role::King {
            return None;
        }
        let king = self.chess.board().king_of(self.chess.turn())?;
        let free = attacks::king_attacks(next.to()) & !self.chess.board().occupied() & !busy;
        king_move(&self.chess, king, free)
    }

    fn any_move(&self) -> Option<Move> {
        let moves = self.chess.legal_moves();
        let quiet = moves.iter().find(|m| !m.is_capture() && !m.is_castle());
        quiet.or(moves.first()).filter(|m| !m.is_castle()).copied()
    }

    /// The squares that matter for what is left of the line, and those beside the king to be mated.
    fn busy(&self) -> Bitboard {
        let left = &self.old[..self.left[0].max(self.left[1])];
        let loser = self.chess.board().king_of(!self.winner).expect("every position has both kings");
        let mut busy = attacks::king_attacks(loser);
        for step in left.iter().filter(|step| !step.is_wait) {
            busy.add(step.m.to());
            if let Some(from) = step.m.from() {
                busy.add(from);
                busy |= attacks::between(from, step.m.to());
            }
        }
        busy
    }
}
