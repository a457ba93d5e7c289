//! Can that side still mate by any legal sequence of moves?
//!
//! [`decide`] asks in order of cost: moves without choice, the men on the board, a quick look for a
//! helpmate, a proof from where the men can ever go or from the moves left, and then by turns a search
//! for a helpmate and a search of every position that can arise, until the budget of nodes is spent.
//! Counters of the Laws (50 and 75 moves, repetition) do not enter. A verdict depends on position, side
//! and budget only.

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
mod tempo;
#[cfg(test)]
mod trial;
mod watch;

pub use alive::{certain_mater, is_certainly_alive};
pub use answer::{Answer, Method, Verdict, Why};
pub use explain::{Explanation, Reach, explain};
pub use watch::{Life, Watch};

use crate::{Color, Move, Position, Role};

use closed::{Breadth, Closed, Outcome};
use field::{Field, Step};
use forced::End;
use tempo::Tempo;

/// How many nodes a question may cost unless the caller says otherwise: about a second of work.
pub const DEFAULT_NODES: u64 = 1_500_000;

/// Moves without choice that are followed before anything else is asked.
const PREFIX_PLIES: usize = 200;
/// The first look for a helpmate; it settles nearly every position of ordinary play.
const QUICK_NODES: u64 = 160;
/// A closer look, for what is not closed and yet was not mated at once.
const LOOK_NODES: u64 = 800;
/// A look from one of the many places that the narrow search comes to.
const GLANCE_NODES: u64 = 320;
/// So far the narrow search goes before it is looked behind what it has come to.
const NARROW_SLICE: u64 = 500;
/// The same for the whole search where a side is shut in.
const HURRIED_SLICE: u64 = 2_000;
/// The first share of every search; each further share is twice as large.
const FIRST_SHARE: u64 = 4_000;

/// Which search has its turn, where there is a choice with how many shares.
#[derive(Clone, Copy)]
enum Turn {
    Helpmate,
    /// The mates that the static proof could not rule out.
    Pictures,
    Narrow(u64),
    Whole(u64),
    /// The whole search, with a look behind what it has come to every now and then.
    Hurried(u64),
    /// From where the whole search has changed pawns or men.
    Behind,
}

/// The turns of a round where few pieces move, so that all positions can be seen.
const SPARSE: [Turn; 3] = [Turn::Helpmate, Turn::Whole(2), Turn::Behind];
/// And where so many move that this is hopeless.
const CROWDED: [Turn; 5] = [Turn::Narrow(4), Turn::Helpmate, Turn::Whole(1), Turn::Pictures, Turn::Behind];
/// And where a side is shut in and must be freed in time: most positions come too late.
const HURRIED: [Turn; 2] = [Turn::Hurried(4), Turn::Helpmate];
/// As many binary digits of placings of the pieces, pawns aside, make a crowd.
const CROWD: f64 = 19.0;

/// Decides whether `winner` can still mate, spending at most `nodes` nodes.
///
/// A node is a position looked at: one of a forced line, one of the helpmate search, one stored by the
/// exact search, one given to the static proof. "Unwinnable" is a proof; the line of "winnable" has been
/// played through to mate before it is returned.
pub fn decide(position: &Position, winner: Color, nodes: u64) -> Answer {
    Question { position, winner, budget: nodes, spent: 0 }.answer()
}

/// What the searches of a question keep from turn to turn.
struct Searches {
    whole: Closed,
    narrow: Closed,
    goals: Option<Vec<statics::Goal>>,
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
        let tempo = tempo::tempo(&field, self.winner);
        if tempo == Tempo::TooLate {
            return self.close(Verdict::Unwinnable(Why::ForcedLine), Method::Forced);
        }
        if let Some(answer) = self.look_for_helpmate(start, prefix, LOOK_NODES) {
            return answer;
        }
        let open = self.open_moves(start);
        if open.is_empty() {
            return self.close(Verdict::Unwinnable(Why::ClosedWall), Method::Static);
        }
        let steps: Vec<_> = open.iter().map(|m| (step_of(*m), m.role())).collect();
        let mut searches = Searches {
            whole: Closed::new(&field, &steps, self.winner, Breadth::Whole),
            narrow: Closed::new(&field, &steps, self.winner, Breadth::Narrow),
            goals: None,
        };
        let order: &[Turn] = match tempo {
            Tempo::Enough => &HURRIED,
            _ if is_crowded(&field) => &CROWDED,
            _ => &SPARSE,
        };
        let mut share = FIRST_SHARE;
        let mut before = 0;
        // A round that spends nothing has met the bounds of all searches; more rounds would do no better.
        while self.spent < self.budget && self.spent > before {
            before = self.spent;
            for turn in order {
                if let Some(answer) = self.take(*turn, &mut searches, &field, start, prefix, share) {
                    return answer;
                }
            }
            share = share.saturating_mul(2);
        }
        self.spent = self.budget;
        self.close(Verdict::Undecided, Method::Search)
    }

    fn take(
        &mut self,
        turn: Turn,
        searches: &mut Searches,
        field: &Field,
        start: &Position,
        prefix: &[Move],
        share: u64,
    ) -> Option<Answer> {
        match turn {
            Turn::Helpmate => self.look_for_helpmate(start, prefix, share),
            Turn::Pictures => {
                let goals = searches.goals.get_or_insert_with(|| statics::goals(field, self.winner));
                let found = helpmate::search_for(start, goals, share.min(self.left()));
                self.spent += found.nodes;
                found.line.and_then(|line| self.mate(prefix, line))
            }
            Turn::Narrow(shares) => self.search_narrowly(&mut searches.narrow, start, prefix, shares * share),
            Turn::Whole(shares) => self.search_all(&mut searches.whole, start, prefix, shares * share),
            Turn::Hurried(shares) => self.search_hurriedly(&mut searches.whole, start, prefix, shares * share),
            Turn::Behind => self.look_behind(&mut searches.whole, start, prefix, share, LOOK_NODES),
        }
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

    /// A search of what is new only. That it comes to an end proves nothing.
    fn search_narrowly(
        &mut self,
        narrow: &mut Closed,
        start: &Position,
        prefix: &[Move],
        share: u64,
    ) -> Option<Answer> {
        let limit = self.budget.min(self.spent.saturating_add(share));
        while self.spent < limit {
            let before = narrow.spent();
            let outcome = narrow.run(before + NARROW_SLICE.min(self.left()));
            self.spent += narrow.spent() - before;
            if let Outcome::Mate(steps) = outcome {
                return self.mate(prefix, replay(start, &steps));
            }
            let answer = self.look_behind(narrow, start, prefix, limit.saturating_sub(self.spent), GLANCE_NODES);
            if answer.is_some() || !matches!(outcome, Outcome::Open) {
                return answer;
            }
        }
        None
    }

    /// A search of everything. Few positions are left where somebody is freed in time, and each is worth a look.
    fn search_hurriedly(
        &mut self,
        whole: &mut Closed,
        start: &Position,
        prefix: &[Move],
        share: u64,
    ) -> Option<Answer> {
        let limit = self.budget.min(self.spent.saturating_add(share));
        while self.spent < limit {
            let before = self.spent;
            let answer = self
                .search_all(whole, start, prefix, HURRIED_SLICE)
                .or_else(|| self.look_behind(whole, start, prefix, HURRIED_SLICE, GLANCE_NODES));
            if answer.is_some() || self.spent == before {
                return answer;
            }
        }
        None
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
    fn look_behind(
        &mut self,
        closed: &mut Closed,
        start: &Position,
        prefix: &[Move],
        share: u64,
        each: u64,
    ) -> Option<Answer> {
        let limit = self.budget.min(self.spent.saturating_add(share));
        while self.spent < limit {
            let line = replay(start, &closed.next_arrival()?);
            let mut position = start.clone();
            line.iter().for_each(|m| position.play(*m));
            let whole: Vec<Move> = prefix.iter().copied().chain(line).collect();
            // That everything behind this place was seen says nothing of the other places.
            let found = helpmate::search(&position, self.winner, each.min(self.left()));
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

/// Whether the pieces that can move have too many placings to see them all.
fn is_crowded(field: &Field) -> bool {
    let reaches = statics::Reaches::of(field);
    let mobile = reaches.tracks.iter().filter(|track| track.piece.role != Role::Pawn && !track.is_fixed());
    mobile.map(|track| f64::from(track.all().count_ones()).log2()).sum::<f64>() > CROWD
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
