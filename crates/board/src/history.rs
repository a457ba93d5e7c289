//! A game as it was played: how often a position has occurred, and how long nothing has happened.

use shakmaty::{Bitboard, Move};

use crate::identity::Identity;
use crate::position::Position;

/// A starting position and the legal moves played from it.
#[derive(Clone, Debug)]
pub struct History {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    /// Every position that has been on the board, the starting one first.
    occurred: Vec<Occurrence>,
}

#[derive(Clone, Copy, Debug)]
struct Occurrence {
    identity: Identity,
    /// How often the position had occurred when it stood on the board, this time included.
    times: u32,
}

impl Default for History {
    fn default() -> Self {
        Self::from(Position::start())
    }
}

impl From<Position> for History {
    fn from(start: Position) -> Self {
        let occurred = vec![Occurrence { identity: start.identity(), times: 1 }];
        Self { position: start.clone(), start, moves: Vec::new(), occurred }
    }
}

impl History {
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) {
        self.position.play(m);
        let identity = self.position.identity();
        let times = 1 + self.last_times(identity, self.position.quiet_plies());
        self.moves.push(m);
        self.occurred.push(Occurrence { identity, times });
    }

    /// Begins again from another position, keeping the memory of earlier games for the next one.
    pub fn restart(&mut self, start: Position) {
        self.moves.clear();
        self.occurred.clear();
        self.occurred.push(Occurrence { identity: start.identity(), times: 1 });
        self.position = start.clone();
        self.start = start;
    }

    /// Takes the last move back.
    pub fn take_back(&mut self) -> Option<Move> {
        let last = *self.moves.last()?;
        self.take_back_to(self.moves.len() - 1);
        Some(last)
    }

    /// Takes every move back but so many.
    pub fn take_back_to(&mut self, plies: usize) {
        if plies >= self.moves.len() {
            return;
        }
        self.moves.truncate(plies);
        self.occurred.truncate(plies + 1);
        self.position = self.start.clone();
        for m in &self.moves {
            self.position.play(*m);
        }
    }

    /// How often the position on the board has occurred, now included.
    pub fn repetitions(&self) -> u32 {
        self.occurred.last().map_or(1, |occurrence| occurrence.times)
    }

    /// How often the position after a legal move would have occurred.
    pub fn repetitions_after(&self, m: Move) -> u32 {
        let next = self.position.after(m);
        1 + self.last_times(next.identity(), next.quiet_plies())
    }

    /// The squares between which a man must go to bring back a position that has already occurred
    /// so often: both ends of every such move, and perhaps more. Empty for most positions of
    /// most games, and then the moves need not be tried.
    pub fn squares_of_return(&self, times: u32) -> Bitboard {
        let Some(now) = self.occurred.last() else { return Bitboard::EMPTY };
        let reach = self.position.quiet_plies() as usize;
        let before = self.occurred.iter().rev().skip(1).step_by(2).take(reach / 2 + 1);
        before
            .filter(|one| one.times + 1 >= times)
            .map(|one| now.identity.changed(&one.identity))
            // A quiet move empties one square and fills another; castling loses its right for good.
            .filter(|changed| changed.count() == 2)
            .fold(Bitboard::EMPTY, |all, changed| all | changed)
    }

    /// The number under which the latest earlier occurrence stands, or 0. No position from before
    /// the last pawn move or capture can come back, and only every second has the same side to move.
    fn last_times(&self, identity: Identity, quiet_plies: u32) -> u32 {
        let reach = quiet_plies as usize;
        let before = &self.occurred[..=self.moves.len()];
        before
            .iter()
            .rev()
            .skip(1)
            .step_by(2)
            .take(reach / 2)
            .find(|one| one.identity == identity)
            .map_or(0, |one| one.times)
    }
}
