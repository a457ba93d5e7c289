//! One line at a time: at every ply the move that looks best, back only from dead ends.

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role, attacks};

use super::net::Net;
use super::plan::Plan;

const SEEN: usize = 1024;

pub(super) struct Walk {
    plan: Plan,
    chess: Chess,
    trail: Vec<(Chess, Move)>,
    seen: [u64; SEEN],
    nodes: u64,
    limit: u64,
    noise: u64,
}

fn fingerprint(chess: &Chess) -> u64 {
    let board = chess.board();
    let mut mixed = chess.turn() as u64 + 1;
    for part in [board.white(), board.pawns(), board.knights(), board.bishops(), board.rooks(), board.queens(), board.kings()] {
        mixed = (mixed ^ part.0).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^= mixed >> 29;
    }
    mixed | 1
}

fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen | Role::King => 9,
    }
}

impl Walk {
    pub fn new(chess: Chess, plan: Plan, number: u64, limit: u64) -> Self {
        Self { plan, chess, trail: Vec::with_capacity(64), seen: [0; SEEN], nodes: 0, limit, noise: number / 4 }
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    pub fn run(&mut self) -> Option<Vec<Move>> {
        self.mark(fingerprint(&self.chess));
        while self.nodes < self.limit {
            self.nodes += 1;
            let moves = self.chess.legal_moves();
            if moves.is_empty() {
                if self.chess.turn() != self.plan.winner && self.chess.is_check() {
                    return Some(self.trail.iter().map(|(_, m)| *m).collect());
                }
            } else {
                let net = Net::new(self.chess.board(), &self.plan);
                if self.chess.turn() == self.plan.winner {
                    if let Some(mate) = self.mate(&net, &moves) {
                        return Some(self.trail.iter().map(|(_, m)| *m).chain([mate]).collect());
                    }
                }
                if self.step(&net, &moves) {
                    continue;
                }
            }
            self.chess = self.trail.pop()?.0;
        }
        None
    }

    fn mark(&mut self, print: u64) -> bool {
        let mut slot = print as usize >> 20 & (SEEN - 1);
        while self.seen[slot] != 0 {
            if self.seen[slot] == print {
                return false;
            }
            slot = (slot + 1) & (SEEN - 1);
        }
        self.seen[slot] = print;
        true
    }

    /// A move that mates at once, direct checks only.
    fn mate(&mut self, net: &Net, moves: &[Move]) -> Option<Move> {
        let occupied = self.chess.board().occupied();
        let bishop = attacks::bishop_attacks(net.king, occupied);
        let rook = attacks::rook_attacks(net.king, occupied);
        for m in moves {
            let to = m.to();
            let role = m.promotion().unwrap_or(m.role());
            let (checks, strikes) = match role {
                Role::Pawn => (attacks::pawn_attacks(!self.plan.winner, net.king), attacks::pawn_attacks(self.plan.winner, to)),
                Role::Knight => (attacks::knight_attacks(net.king), attacks::knight_attacks(to)),
                Role::Bishop => (bishop, attacks::bishop_attacks(to, net.beyond)),
                Role::Rook => (rook, attacks::rook_attacks(to, net.beyond)),
                Role::Queen => (rook | bishop, attacks::queen_attacks(to, net.beyond)),
                Role::King => continue,
            };
            if !checks.contains(to) || (net.escapes & !strikes & !Bitboard::from_square(to)).any() {
                continue;
            }
            let mut next = self.chess.clone();
            next.play_unchecked(*m);
            self.nodes += 1;
            if next.legal_moves().is_empty() {
                return Some(*m);
            }
        }
        None
    }

    /// Plays the best move to a position not yet seen.
    fn step(&mut self, net: &Net, moves: &[Move]) -> bool {
        let mut scores = [0i32; 256];
        let is_winner = self.chess.turn() == self.plan.winner;
        for (score, m) in scores.iter_mut().zip(moves) {
            let noise = if self.noise == 0 { 0 } else { (m.to() as u64 + self.nodes).wrapping_mul(0x9E37_79B9_7F4A_7C15 ^ self.noise) >> 60 } as i32;
            *score = noise + if is_winner { self.winner_score(net, *m) } else { self.loser_score(net, *m) };
        }
        for _ in 0..moves.len() {
            let (best, score) = scores[..moves.len()].iter().copied().enumerate().max_by_key(|(_, score)| *score).expect("moves");
            if score == i32::MIN {
                return false;
            }
            scores[best] = i32::MIN;
            let mut next = self.chess.clone();
            next.play_unchecked(moves[best]);
            if self.mark(fingerprint(&next)) {
                let before = std::mem::replace(&mut self.chess, next);
                self.trail.push((before, moves[best]));
                return true;
            }
        }
        false
    }

    fn winner_score(&self, net: &Net, m: Move) -> i32 {
        let (Some(from), to) = (m.from(), m.to()) else { return 0 };
        let mut score = m.capture().map_or(0, |role| 12 + worth(role));
        let role = m.promotion().unwrap_or(m.role());
        if m.is_promotion() {
            score += 4 * worth(role);
        }
        score += match m.role() {
            Role::King => 7 * (self.plan.winner_steps(from) - self.plan.winner_steps(to)),
            Role::Pawn => 3 + i32::from(if self.plan.winner == Color::White { to as u8 / 8 } else { 7 - to as u8 / 8 }),
            _ => {
                let strikes = match role {
                    Role::Knight => attacks::knight_attacks(to),
                    Role::Bishop => attacks::bishop_attacks(to, net.beyond),
                    Role::Rook => attacks::rook_attacks(to, net.beyond),
                    _ => attacks::queen_attacks(to, net.beyond),
                };
                let check = if strikes.contains(net.king) { -8 } else { 0 };
                let hold = 3 * (strikes & net.escapes).count() as i32;
                check + if self.plan.loser_steps(net.king) == 0 { hold } else { hold - 5 * (strikes & net.closer).count() as i32 }
            }
        };
        score
    }

    fn loser_score(&self, net: &Net, m: Move) -> i32 {
        let (Some(from), to) = (m.from(), m.to()) else { return 0 };
        let mut score = m.capture().map_or(0, |role| -25 - worth(role));
        if m.is_promotion() {
            score -= 10;
        }
        if m.role() == Role::King {
            return score + 7 * (self.plan.loser_steps(from) - self.plan.loser_steps(to));
        }
        if net.covered.contains(to) {
            score += 5;
        }
        if net.ring.contains(to) {
            score += 3;
        }
        score
    }
}
