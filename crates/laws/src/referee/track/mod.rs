//! The board as the hands left it: legal moves and illegal ones, completed or not, so that any
//! earlier position can be set up again.

mod castling;
mod loose;
mod played;

use rokade_board::{Attempt, Bitboard, Board, Color, History, Illegal, Move, Position, Rank, Square};

use super::time::Millis;
use loose::Loose;
use played::Played;

/// One move that was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    pub by: Color,
    pub attempt: Attempt,
    /// The legal move, or what is wrong with it.
    pub made: Result<Move, Illegal>,
    pub hands: u8,
    /// Completed by the press, or by what the edition puts in its place.
    pub is_completed: bool,
    /// The increment that its press brought.
    pub gained: Millis,
    /// The arbiter has ruled on what was wrong with it.
    pub is_settled: bool,
}

/// Everything that was played, in stretches that each begin with a position. An illegal move that
/// stands begins a new one.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    stretches: Vec<Stretch>,
    plies: Vec<Ply>,
    /// The places of moves that are illegal or were made with more than one hand.
    doubtful: Vec<usize>,
    /// So many of the first moves are closed: nobody rules on them any more.
    closed: usize,
}

#[derive(Clone, Debug)]
struct Stretch {
    first_ply: usize,
    standing: Standing,
}

impl Stretch {
    fn start(&self) -> Option<Position> {
        match &self.standing {
            Standing::Regular(played) => Some(played.history().start().clone()),
            Standing::Irregular(_) => None,
        }
    }
}

/// What is on the board.
#[derive(Clone, Debug)]
enum Standing {
    Regular(Box<Played>),
    /// Men that are no position: both kings in check, a pawn on the last rank, a king gone. The
    /// stretch is one board long, and so its first and only one.
    Irregular(Loose),
}

impl Standing {
    fn regular(position: Position) -> Self {
        Standing::Regular(Box::new(Played::from(position)))
    }
}

impl Track {
    pub(crate) fn new(start: Position) -> Self {
        let stretches = vec![Stretch { first_ply: 0, standing: Standing::regular(start) }];
        Self { stretches, plies: Vec::new(), doubtful: Vec::new(), closed: 0 }
    }

    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub(crate) fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.plies.last_mut()
    }

    pub(crate) fn ply_mut(&mut self, index: usize) -> Option<&mut Ply> {
        self.plies.get_mut(index)
    }

    /// The last move of a player, with its place.
    pub(crate) fn last_of(&self, color: Color) -> Option<(usize, &Ply)> {
        self.plies.iter().enumerate().rev().find(|(_, ply)| ply.by == color)
    }

    /// The moves that may be an offence, the latest first, each with its place.
    pub(crate) fn doubtful(&self) -> impl Iterator<Item = (usize, &Ply)> {
        self.doubtful.iter().rev().map(|ply| (*ply, &self.plies[*ply]))
    }

    fn standing(&self) -> &Standing {
        &self.stretches.last().expect("a game has a beginning").standing
    }

    /// The game since the position was last regular, if it is regular now.
    pub(crate) fn history(&self) -> Option<&History> {
        match self.standing() {
            Standing::Regular(played) => Some(played.history()),
            Standing::Irregular(_) => None,
        }
    }

    /// The position on the board, if it is one.
    pub(crate) fn position(&self) -> Option<&Position> {
        self.history().map(History::position)
    }

    /// Men that are no position, as one with the other side to move, if they are that.
    pub(crate) fn with_the_other_to_move(&self) -> Option<Position> {
        match self.standing() {
            Standing::Regular(_) => None,
            Standing::Irregular(loose) => Position::read(&loose.passed().fen(), loose.variant).ok(),
        }
    }

    pub(crate) fn board(&self) -> &Board {
        match self.standing() {
            Standing::Regular(played) => played.history().position().board(),
            Standing::Irregular(loose) => &loose.board,
        }
    }

    pub(crate) fn turn(&self) -> Color {
        match self.standing() {
            Standing::Regular(played) => played.history().position().turn(),
            Standing::Irregular(loose) => loose.turn,
        }
    }

    /// The board as FEN, with what is known of rights and counters where it is no position.
    pub(crate) fn fen(&self) -> String {
        match self.standing() {
            Standing::Regular(played) => played.history().position().fen(),
            Standing::Irregular(loose) => loose.fen(),
        }
    }

    /// Makes a move, legal or not, and says what it was.
    pub(crate) fn make(&mut self, attempt: Attempt, hands: u8) -> Result<Move, Illegal> {
        let by = self.turn();
        let made = self.judge(attempt);
        match (&made, self.standing_mut()) {
            (Ok(m), Standing::Regular(played)) => played.play(*m),
            _ => self.displace(attempt),
        }
        if made.is_err() || hands > 1 {
            self.doubtful.push(self.plies.len());
        }
        self.plies.push(Ply { by, attempt, made, hands, is_completed: false, gained: Millis::ZERO, is_settled: false });
        made
    }

    /// What a move would be in the position on the board.
    pub(crate) fn judge(&self, attempt: Attempt) -> Result<Move, Illegal> {
        match self.standing() {
            Standing::Regular(played) => played.history().position().attempt(attempt),
            Standing::Irregular(loose) => loose.judge(attempt),
        }
    }

    /// The position in which a move was made, if it was one.
    pub(crate) fn before(&self, ply: usize) -> Option<Position> {
        let stretch = self.stretches.iter().rev().find(|stretch| stretch.first_ply <= ply)?;
        match &stretch.standing {
            Standing::Regular(played) => Some(played.after(ply - stretch.first_ply)),
            Standing::Irregular(_) => None,
        }
    }

    /// The move after which the men ceased to be a position, if they are none now.
    pub(crate) fn irregular_since(&self) -> Option<usize> {
        let is_irregular = |stretch: &&Stretch| matches!(stretch.standing, Standing::Irregular(_));
        let first = self.stretches.iter().rev().take_while(is_irregular).last()?;
        first.first_ply.checked_sub(1)
    }

    /// Takes back every move from this one on.
    pub(crate) fn take_back_to(&mut self, ply: usize) {
        self.plies.truncate(ply);
        self.doubtful.truncate(self.doubtful.partition_point(|one| *one < ply));
        self.closed = self.closed.min(ply);
        while self.stretches.len() > 1 && self.stretches.last().is_some_and(|last| last.first_ply > ply) {
            self.stretches.pop();
        }
        let stretch = self.stretches.last_mut().expect("a game has a beginning");
        if let Standing::Regular(played) = &mut stretch.standing {
            played.take_back_to(ply - stretch.first_ply);
        }
    }

    /// The game with another move in the place of one, and everything after it made again. What was
    /// legal when it was made is nobody's offence if it no longer is.
    pub(crate) fn with(&self, ply: usize, attempt: Attempt) -> Track {
        let mut track = self.clone();
        track.take_back_to(ply);
        for (at, old) in self.plies.iter().enumerate().skip(ply) {
            let attempt = if at == ply { attempt } else { old.attempt };
            let made = track.make(attempt, old.hands);
            let is_settled = old.is_settled || at == ply || (old.made.is_ok() && made.is_err());
            if let Some(last) = track.last_mut() {
                (last.is_completed, last.gained, last.is_settled) = (old.is_completed, old.gained, is_settled);
            }
        }
        track
    }

    /// Closes every move so far: completed, and nothing about it to be ruled on.
    pub(crate) fn close(&mut self) {
        for ply in &mut self.plies[self.closed..] {
            (ply.is_completed, ply.is_settled) = (true, true);
        }
        self.closed = self.plies.len();
        self.doubtful.clear();
    }

    /// Sets up a position in place of what is on the board, keeping the moves that led here.
    pub(crate) fn set_up(&mut self, position: Position) {
        self.stretches.push(Stretch { first_ply: self.plies.len(), standing: Standing::regular(position) });
    }

    /// The men on the board, whatever they are.
    fn loose(&self) -> Loose {
        match self.standing() {
            Standing::Regular(played) => Loose::from(played.history()),
            Standing::Irregular(loose) => loose.clone(),
        }
    }

    fn standing_mut(&mut self) -> &mut Standing {
        &mut self.stretches.last_mut().expect("a game has a beginning").standing
    }

    /// Moves the men as the hand did, whatever the rules say. The new stretch begins behind the ply
    /// that is about to be noted.
    fn displace(&mut self, attempt: Attempt) {
        let loose = self.loose().after(attempt);
        let standing = match Position::read(&loose.fen(), loose.variant) {
            Ok(position) => Standing::regular(position),
            Err(_) => Standing::Irregular(loose),
        };
        self.stretches.push(Stretch { first_ply: self.plies.len() + 1, standing });
    }

    /// Every move on the board in writing; an illegal one by its squares.
    /// What is no legal move of a legal position is written by `loose`, who is given the men before it.
    pub(crate) fn written(
        &self,
        write: impl Fn(&Position, Move) -> String,
        loose: impl Fn(&Board, Attempt) -> String,
    ) -> Vec<String> {
        let mut written = Vec::with_capacity(self.plies.len());
        let mut men = Board::empty();
        // Of several that begin at one place the last one stands.
        let mut stretches = self
            .stretches
            .iter()
            .enumerate()
            .filter(|(at, one)| self.stretches.get(at + 1).is_none_or(|next| next.first_ply != one.first_ply))
            .map(|(_, stretch)| stretch)
            .peekable();
        let mut position: Option<Position> = None;
        for (index, ply) in self.plies.iter().enumerate() {
            if let Some(begun) = stretches.next_if(|stretch| stretch.first_ply == index) {
                position = begun.start();
                men = position.as_ref().map_or(men, |position| position.board().clone());
            }
            written.push(match (&mut position, ply.made) {
                (Some(position), Ok(m)) => {
                    let text = write(position, m);
                    position.play(m);
                    text
                }
                _ => loose(&men, ply.attempt),
            });
            men = match (&position, ply.made) {
                (Some(position), Ok(_)) => position.board().clone(),
                _ => moved(men, ply.attempt),
            };
        }
        written
    }

    /// Whether both kings are attacked.
    pub(crate) fn are_both_kings_in_check(&self) -> bool {
        let board = self.board();
        Color::ALL.into_iter().all(|color| {
            board.king_of(color).is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
        })
    }

    /// A pawn that stands on the last rank.
    pub(crate) fn pawn_on_last_rank(&self) -> Option<Square> {
        let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        (self.board().pawns() & ends).first()
    }
}

/// The men after a hand has moved one of them, whatever the rules say.
fn moved(mut men: Board, attempt: Attempt) -> Board {
    if let Some(man) = men.remove_piece_at(attempt.from) {
        let new = attempt.promotion.map_or(man, |role| role.of(man.color));
        men.set_piece_at(attempt.to, new);
    }
    men
}
