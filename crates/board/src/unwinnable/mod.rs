//! Can that side still mate by any legal sequence of moves?
//!
//! [`decide`] asks in order of cost: moves without choice, the men on the board, a quick look for a
//! helpmate, a proof from where the men can ever go, and then by turns a search for a helpmate and a
//! search of every position that can arise, until the budget of nodes is spent. Counters of the Laws
//! (50 and 75 moves, repetition) do not enter. A verdict depends on position, side and budget only.

mod alive;
mod answer;
#[cfg(test)]
mod claims;
mod closed;
mod explain;
mod field;
mod forced;
mod helpmate;
mod material;
mod statics;
#[cfg(test)]
mod trial;
mod watch;

pub use alive::{certain_mater, is_certainly_alive};
pub use answer::{Answer, Method, Verdict, Why};
pub use explain::{Explanation, Reach, explain};
pub use watch::{Life, Watch};

use crate::{Color, Move, Position};

use closed::{Closed, Outcome};
use field::{Field, Step};
use forced::End;

/// How many nodes a question may cost unless the caller says otherwise: about a second of work.
pub const DEFAULT_NODES: u64 = 1_500_000;

/// Moves without choice that are followed before anything else is asked.
const PREFIX_PLIES: usize = 200;
/// The first look for a helpmate; it settles nearly every position of ordinary play.
const QUICK_NODES: u64 = 160;
/// A closer look, for what is not closed and yet was not mated at once.
const LOOK_NODES: u64 = 800;
/// The first share of either search; each further share is twice as large.
const FIRST_SHARE: u64 = 4_000;

/// Decides whether `winner` can still mate, spending at most `nodes` nodes.
///
/// A node is a position looked at: one of a forced line, one of the helpmate search, one stored by the
/// exact search, one given to the static proof. "Unwinnable" is a proof; the line of "winnable" has been
/// played through to mate before it is returned.
pub fn decide(position: &Position, winner: Color, nodes: u64) -> Answer {
    Question { position, winner, budget: nodes, spent: 0 }.answer()
}

struct Question<'a> {
    position: &'a Position,
    winner: Color,
    budget: u64,
    spent: u64,
}

impl Question<'_> {
    fn answer(mut self) -> Answer {
        let prefix = forced::prefix(self.position, self.winner, PREFIX_PLIES);
        self.spent += prefix.line.len() as u64 + 1;
        if let End::Mate = prefix.end {
            return self.close(Verdict::Winnable(prefix.line), Method::Forced);
        }
        if let Some(why) = material::hopeless(self.position.board(), self.winner) {
            return self.close(Verdict::Unwinnable(why), Method::Material);
        }
        let End::Choice(start) = prefix.end else {
            return self.close(Verdict::Unwinnable(Why::ForcedLine), Method::Forced);
        };
        let is_hopeless = material::hopeless(start.board(), self.winner).is_some() || {
            let tree = forced::tree(&start, self.winner);
            self.spent += tree.nodes;
            tree.is_hopeless
        };
        if is_hopeless {
            return self.close(Verdict::Unwinnable(Why::ForcedLine), Method::Forced);
        }
        if let Some(answer) = self.look_for_helpmate(&start, &prefix.line, QUICK_NODES) {
            return answer;
        }
        self.prove_or_search(&start, &prefix.line)
    }

    fn prove_or_search(mut self, start: &Position, prefix: &[Move]) -> Answer {
        let field = Field::of(start);
        self.spent += 1;
        if statics::is_closed(&field, self.winner) {
            return self.close(Verdict::Unwinnable(Why::ClosedWall), Method::Static);
        }
        if let Some(answer) = self.look_for_helpmate(start, prefix, LOOK_NODES) {
            return answer;
        }
        let open = self.open_moves(start);
        if open.is_empty() {
            return self.close(Verdict::Unwinnable(Why::ClosedWall), Method::Static);
        }
        let steps: Vec<_> = open.iter().map(|m| (step_of(*m), m.role())).collect();
        let mut closed = Closed::new(&field, &steps, self.winner);
        let mut share = FIRST_SHARE;
        let mut before = 0;
        // A round that spends nothing has met the bounds of both searches; more rounds would do no better.
        while self.spent < self.budget && self.spent > before {
            before = self.spent;
            let answer = self
                .look_for_helpmate(start, prefix, share)
                .or_else(|| self.search_all(&mut closed, start, prefix, share.saturating_mul(2)))
                .or_else(|| self.look_behind(&mut closed, start, prefix, share));
            if let Some(answer) = answer {
                return answer;
            }
            share = share.saturating_mul(2);
        }
        self.spent = self.budget;
        self.close(Verdict::Undecided, Method::Search)
    }

    /// The moves after which neither a forced line, nor the men, nor their reach rule a mate out.
    fn open_moves(&mut self, start: &Position) -> Vec<Move> {
        let is_open = |m: &Move| {
            self.spent += 1;
            let prefix = forced::prefix(&start.after(*m), self.winner, PREFIX_PLIES);
            match prefix.end {
                End::Mate => true,
                End::Nothing => false,
                End::Choice(next) => {
                    material::hopeless(next.board(), self.winner).is_none()
                        && !statics::is_closed(&Field::of(&next), self.winner)
                }
            }
        };
        start.legal_moves().into_iter().filter(is_open).collect()
    }

    fn search_all(&mut self, closed: &mut Closed, start: &Position, prefix: &[Move], share: u64) -> Option<Answer> {
        let before = closed.spent();
        let outcome = closed.run(before + share.min(self.left()));
        self.spent += closed.spent() - before;
        match outcome {
            Outcome::Mate(steps) => self.mate(prefix, replay(start, &steps)),
            Outcome::Exhausted(states) => {
                Some(self.close(Verdict::Unwinnable(Why::Exhausted { states }), Method::Search))
            }
            Outcome::Open | Outcome::Refused => None,
        }
    }

    /// Short looks for a helpmate from where the exact search has changed pawns or men.
    fn look_behind(&mut self, closed: &mut Closed, start: &Position, prefix: &[Move], share: u64) -> Option<Answer> {
        let limit = self.budget.min(self.spent.saturating_add(share));
        while self.spent < limit {
            let line = replay(start, &closed.next_arrival()?);
            let mut position = start.clone();
            line.iter().for_each(|m| position.play(*m));
            let whole: Vec<Move> = prefix.iter().copied().chain(line).collect();
            // That everything behind this place was seen says nothing of the other places.
            let found = helpmate::search(&position, self.winner, LOOK_NODES.min(self.left()));
            self.spent += found.nodes.max(1);
            if let Some(answer) = found.line.and_then(|line| self.mate(&whole, line)) {
                return Some(answer);
            }
        }
        None
    }

    /// A look from where the question begins, so that having seen everything is a proof.
    fn look_for_helpmate(&mut self, start: &Position, prefix: &[Move], share: u64) -> Option<Answer> {
        let found = helpmate::search(start, self.winner, share.min(self.left()));
        self.spent += found.nodes;
        if found.is_exhausted {
            return Some(self.close(Verdict::Unwinnable(Why::Exhausted { states: found.nodes }), Method::Search));
        }
        self.mate(prefix, found.line?)
    }

    /// A helpmate, once it has been played through.
    fn mate(&self, prefix: &[Move], line: Vec<Move>) -> Option<Answer> {
        let whole: Vec<Move> = prefix.iter().copied().chain(line).collect();
        let is_mate = mates(self.position, &whole, self.winner);
        debug_assert!(is_mate, "a helpmate replays to mate from {}", self.position.fen());
        is_mate.then(|| self.close(Verdict::Winnable(whole), Method::Search))
    }

    fn left(&self) -> u64 {
        self.budget.saturating_sub(self.spent)
    }

    fn close(&self, verdict: Verdict, method: Method) -> Answer {
        Answer { verdict, nodes: self.spent, method }
    }
}

fn step_of(m: Move) -> Step {
    Step { from: m.from().expect("no drops in chess"), to: m.to(), promotion: m.promotion() }
}

/// The moves that the steps stand for, as far as they are legal.
fn replay(start: &Position, steps: &[Step]) -> Vec<Move> {
    let mut position = start.clone();
    let mut line = Vec::new();
    for step in steps {
        let Some(m) = position.legal_moves().into_iter().find(|m| step_of(*m) == *step) else { break };
        position.play(m);
        line.push(m);
    }
    line
}

/// Whether the line is legal and ends with the mate of the side that is not `winner`.
fn mates(start: &Position, line: &[Move], winner: Color) -> bool {
    let mut position = start.clone();
    for m in line {
        if !position.is_legal(*m) {
            return false;
        }
        position.play(*m);
    }
    position.turn() != winner && position.is_checkmate()
}
