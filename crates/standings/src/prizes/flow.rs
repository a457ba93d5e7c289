//! Whether amounts can be paid out of prizes, one prize to each player: a small network that money
//! flows through.
//!
//! Prizes are cut into layers at every sum that occurs: a layer holds the part of each prize between
//! one sum and the next lower. In each layer a player holds at most one prize. Amounts can be paid
//! exactly when the money of all layers can flow to the players.

use std::collections::VecDeque;

use super::taking::{Lists, Offer};

const SOURCE: usize = 0;

#[derive(Clone, Copy, Debug)]
struct Pipe {
    to: usize,
    /// What can still flow.
    room: i64,
    /// The pipe back, by index among those of `to`.
    back: usize,
}

/// Money on its way from prizes to players.
#[derive(Clone, Debug)]
pub(super) struct Flow {
    pipes: Vec<Vec<Pipe>>,
    /// The node of every player.
    players: Vec<usize>,
}

impl Flow {
    /// All sums are multiplied by `scale`, so that shares need not be whole.
    pub(super) fn new(prizes: &[(Offer, i64)], players: &[Lists], scale: i64) -> Self {
        let mut flow = Self { pipes: vec![Vec::new()], players: Vec::new() };
        flow.players = players.iter().map(|_| flow.node()).collect();
        let mut sums: Vec<i64> = prizes.iter().map(|(_, sum)| *sum).filter(|sum| *sum > 0).collect();
        sums.sort_unstable();
        sums.dedup();
        let mut below = 0;
        for sum in sums {
            flow.layer(prizes.iter().filter(|(_, cash)| *cash >= sum), players, (sum - below) * scale);
            below = sum;
        }
        flow
    }

    fn layer<'a>(&mut self, prizes: impl Iterator<Item = &'a (Offer, i64)>, players: &[Lists], width: i64) {
        let mut seats: Vec<Option<usize>> = vec![None; players.len()];
        let mut count = [0_i64; Lists::BITS as usize];
        for (offer, _) in prizes {
            count[offer.list as usize] += 1;
        }
        for (list, count) in count.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let from = self.node();
            self.pipe(SOURCE, from, count * width);
            for (player, _) in players.iter().enumerate().filter(|(_, lists)| **lists & (1 << list) != 0) {
                let seat = seats[player].unwrap_or_else(|| {
                    let seat = self.node();
                    self.pipe(seat, self.players[player], width);
                    seat
                });
                seats[player] = Some(seat);
                self.pipe(from, seat, width);
            }
        }
    }

    fn node(&mut self) -> usize {
        self.pipes.push(Vec::new());
        self.pipes.len() - 1
    }

    fn pipe(&mut self, from: usize, to: usize, room: i64) {
        let (there, back) = (self.pipes[to].len(), self.pipes[from].len());
        self.pipes[from].push(Pipe { to, room, back: there });
        self.pipes[to].push(Pipe { to: from, room: 0, back });
    }

    /// Lets up to `amount` more flow to a player; others keep what they have. Returns what did.
    pub(super) fn raise(&mut self, player: usize, amount: i64) -> i64 {
        let mut raised = 0;
        while raised < amount {
            let Some(path) = self.path(self.players[player]) else { break };
            let room = path.iter().map(|(node, pipe)| self.pipes[*node][*pipe].room).min().unwrap_or(0);
            let more = room.min(amount - raised);
            for (node, pipe) in path {
                let Pipe { to, back, .. } = self.pipes[node][pipe];
                self.pipes[node][pipe].room -= more;
                self.pipes[to][back].room += more;
            }
            raised += more;
        }
        raised
    }

    /// A shortest way with room from the prizes to a node: every pipe with the node it leaves.
    fn path(&self, to: usize) -> Option<Vec<(usize, usize)>> {
        let mut came: Vec<Option<(usize, usize)>> = vec![None; self.pipes.len()];
        let mut queue = VecDeque::from([SOURCE]);
        while let Some(node) = queue.pop_front() {
            for (index, pipe) in self.pipes[node].iter().enumerate() {
                if pipe.room > 0 && pipe.to != SOURCE && came[pipe.to].is_none() {
                    came[pipe.to] = Some((node, index));
                    queue.push_back(pipe.to);
                }
            }
        }
        let mut path = Vec::new();
        let mut at = to;
        while at != SOURCE {
            let step = came[at]?;
            path.push(step);
            at = step.0;
        }
        Some(path)
    }

    /// The players who would have to give way before one of these could get more, and these themselves.
    pub(super) fn rivals(&self, of: &[usize]) -> Vec<usize> {
        let mut seen = vec![false; self.pipes.len()];
        let mut queue: VecDeque<usize> = of.iter().map(|player| self.players[*player]).collect();
        queue.iter().for_each(|node| seen[*node] = true);
        while let Some(node) = queue.pop_front() {
            for pipe in &self.pipes[node] {
                // Backwards: whoever could send more to this node.
                if self.pipes[pipe.to][pipe.back].room > 0 && !seen[pipe.to] {
                    seen[pipe.to] = true;
                    queue.push_back(pipe.to);
                }
            }
        }
        (0..self.players.len()).filter(|other| seen[self.players[*other]]).collect()
    }
}
