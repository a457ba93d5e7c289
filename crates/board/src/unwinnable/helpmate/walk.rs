//! One line at a time: at every ply the move that looks best, back only from dead ends.
//!
//! The winner takes what it can, promotes, brings its king near the corner and mates as soon as it
//! can. The loser's king goes to the corner, its men go where they can be taken.

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role, Square, attacks};

use super::net::Net;
use super::plan::Plan;

/// Room for the positions of a walk; far more than a walk has nodes.
const SEEN: usize = 512;

pub(super) struct Walk {
    plan: Plan,
    chess: Chess,
    trail: Vec<(Chess, Move)>,
    seen: [u64; SEEN],
    /// Nought for none; else its seed.
    noise: u64,
    nodes: u64,
    limit: u64,
}

impl Walk {
    pub(super) fn new(chess: &Chess, plan: Plan, noise: u64, limit: u64) -> Self {
        assert!(limit < SEEN as u64 / 2, "a walk is short");
        Self { plan, chess: chess.clone(), trail: Vec::with_capacity(64), seen: [0; SEEN], noise, nodes: 0, limit }
    }

    /// How many positions had their moves generated.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The moves to a mate, if the walk comes to one.
    pub(super) fn run(&mut self) -> Option<Vec<Move>> {
        self.mark(fingerprint(&self.chess));
        while self.nodes < self.limit {
            self.nodes += 1;
            let moves = self.chess.legal_moves();
            let is_winner = self.chess.turn() == self.plan.winner;
            if moves.is_empty() && !is_winner && self.chess.is_check() {
                return Some(self.line());
            }
            let net = Net::new(self.chess.board(), &self.plan);
            if is_winner && let Some(mate) = self.mate(&net, &moves) {
                let mut line = self.line();
                line.push(mate);
                return Some(line);
            }
            if !self.step(&net, &moves) {
                self.chess = self.trail.pop()?.0;
            }
        }
        None
    }

    fn line(&self) -> Vec<Move> {
        self.trail.iter().map(|(_, m)| *m).collect()
    }

    /// Notes a position; says whether it is new.
    fn mark(&mut self, print: u64) -> bool {
        let mut slot = (print >> 20) as usize % SEEN;
        while self.seen[slot] != 0 {
            if self.seen[slot] == print {
                return false;
            }
            slot = (slot + 1) % SEEN;
        }
        self.seen[slot] = print;
        true
    }

    /// A move that mates at once by a direct check. Moves that leave an escape are not tried.
    fn mate(&mut self, net: &Net, moves: &[Move]) -> Option<Move> {
        let occupied = self.chess.board().occupied();
        let bishop = attacks::bishop_attacks(net.king, occupied);
        let rook = attacks::rook_attacks(net.king, occupied);
        for m in moves {
            let to = m.to();
            let role = m.promotion().unwrap_or(m.role());
            let checks = match role {
                Role::Pawn => attacks::pawn_attacks(!self.plan.winner, net.king),
                Role::Knight => attacks::knight_attacks(net.king),
                Role::Bishop => bishop,
                Role::Rook => rook,
                Role::Queen => rook | bishop,
                Role::King => continue,
            };
            if !checks.contains(to) {
                continue;
            }
            let strikes = attacks::attacks(to, role.of(self.plan.winner), net.others) | Bitboard::from_square(to);
            if (net.escapes & !strikes).any() {
                continue;
            }
            if self.nodes == self.limit {
                return None;
            }
            self.nodes += 1;
            let mut next = self.chess.clone();
            next.play_unchecked(*m);
            if next.legal_moves().is_empty() {
                return Some(*m);
            }
        }
        None
    }

    /// Plays the best move to a position not yet seen, if there is one.
    fn step(&mut self, net: &Net, moves: &[Move]) -> bool {
        let mut scores = [0; 256];
        for (score, m) in scores.iter_mut().zip(moves) {
            *score = self.score(net, *m);
        }
        for _ in moves {
            let ranked = scores[..moves.len()].iter().enumerate();
            let (best, _) = ranked.max_by_key(|(_, score)| **score).expect("there are moves");
            scores[best] = i32::MIN;
            let mut next = self.chess.clone();
            next.play_unchecked(moves[best]);
            if self.mark(fingerprint(&next)) {
                self.trail.push((std::mem::replace(&mut self.chess, next), moves[best]));
                return true;
            }
        }
        false
    }

    fn score(&self, net: &Net, m: Move) -> i32 {
        let is_winner = self.chess.turn() == self.plan.winner;
        self.noise(m) + if is_winner { self.winner_score(net, m) } else { self.loser_score(net, m) }
    }

    fn noise(&self, m: Move) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        ((m.to() as u64 + self.nodes).wrapping_mul(0x9E37_79B9_7F4A_7C15 ^ self.noise) >> 60) as i32
    }

    fn winner_score(&self, net: &Net, m: Move) -> i32 {
        let (from, to) = (m.from().unwrap_or(m.to()), m.to());
        let role = m.promotion().unwrap_or(m.role());
        let taken = m.capture().map_or(0, |role| 12 + worth(role));
        let promoted = if m.is_promotion() { 4 * worth(role) } else { 0 };
        let gain = match m.role() {
            Role::King => 7 * (self.plan.winner_steps(from) - self.plan.winner_steps(to)),
            Role::Pawn => 3 + advance(self.plan.winner, to),
            _ => {
                let strikes = attacks::attacks(to, role.of(self.plan.winner), net.others);
                // On its way to the corner the king must not be stopped.
                let stopped = 5 * (strikes & net.nearer).count() as i32;
                let check = if strikes.contains(net.king) { 8 } else { 0 };
                3 * (strikes & net.escapes).count() as i32 - stopped - check
            }
        };
        taken + promoted + gain
    }

    fn loser_score(&self, net: &Net, m: Move) -> i32 {
        let (from, to) = (m.from().unwrap_or(m.to()), m.to());
        let taken = m.capture().map_or(0, |role| 25 + worth(role));
        let promoted = if m.is_promotion() { 10 } else { 0 };
        let gain = match m.role() {
            Role::King => 7 * (self.plan.loser_steps(from) - self.plan.loser_steps(to)),
            _ => 5 * i32::from(net.covered.contains(to)) + 3 * i32::from(net.ring.contains(to)),
        };
        gain - taken - promoted
    }
}

/// How many ranks a pawn of the colour has behind it.
fn advance(color: Color, square: Square) -> i32 {
    let rank = square as i32 / 8;
    if color == Color::White { rank } else { 7 - rank }
}

fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen | Role::King => 9,
    }
}

/// Tells positions apart well enough not to walk in circles; a clash costs a branch, not a proof.
fn fingerprint(chess: &Chess) -> u64 {
    let board = chess.board();
    let (pawns, knights, kings) = (board.pawns(), board.knights(), board.kings());
    let mut mixed = chess.turn() as u64 + 1;
    for part in [board.white(), pawns, knights, board.bishops(), board.rooks(), board.queens(), kings] {
        mixed = (mixed ^ part.0).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^= mixed >> 29;
    }
    mixed | 1
}
