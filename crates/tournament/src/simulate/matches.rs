//! Matches that are played until somebody has won: the ladder of games.
//!
//! The ladders are the usual ones; no regulation is decided here. A round's own entry is the outcome.

use rokade_model::{Color, GameResult, MatchGame, RoundNumber, StageKind, StartNumber};
use rokade_pairing::Kind;

use super::{Options, chance};
use crate::lots::Lots;

/// Knock-out: games by twos, each new kind with colours by lot, then one in which a draw wins for Black.
const PAIRS_OF_GAMES: [StageKind; 3] = [StageKind::Ordinary, StageKind::Rapid, StageKind::Blitz];
/// Blitz games are not drawn more often than this, in ten, and each time less often.
const MOST_BLITZ_DRAWS: u32 = 6;

/// Two players at the board; White of the first game stands first.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    pub(super) round: RoundNumber,
    pub(super) pair: (StartNumber, StartNumber),
    pub(super) ratings: (Option<u32>, Option<u32>),
}

impl Seat {
    fn reversed(self) -> Self {
        Self { pair: (self.pair.1, self.pair.0), ratings: (self.ratings.1, self.ratings.0), ..self }
    }
}

/// The games of the match and its outcome, from the side of the first game's White.
pub(super) fn play(lots: &mut Lots, more: &mut Lots, options: &Options, seat: Seat) -> (Vec<MatchGame>, GameResult) {
    let mut ladder = Ladder { lots, draws: options.draws, games: Vec::new() };
    let winner = match options.system.kind() {
        Kind::KnockOut => ladder.knock_out(more, seat),
        Kind::AllPlayAll | Kind::Swiss | Kind::Teams => ladder.gladiator(seat),
    };
    let result = if winner == seat.pair.0 { GameResult::WhiteWins } else { GameResult::BlackWins };
    (ladder.games, result)
}

struct Ladder<'a> {
    lots: &'a mut Lots,
    draws: u32,
    games: Vec<MatchGame>,
}

impl Ladder<'_> {
    /// Plays one game; the winner, if it has one.
    fn game(&mut self, seat: Seat, stage: StageKind, draws: u32) -> Option<StartNumber> {
        let result = chance::result_with(self.lots, seat.ratings.0, seat.ratings.1, draws);
        let (white, black) = seat.pair;
        self.games.push(MatchGame { round: seat.round, white, black, stage, result: Some(result) });
        match result {
            GameResult::WhiteWins => Some(white),
            GameResult::BlackWins => Some(black),
            _ => None,
        }
    }

    /// An ordinary game, one with less time and colours reversed, then blitz until somebody wins.
    fn gladiator(&mut self, seat: Seat) -> StartNumber {
        let first = self.game(seat, StageKind::Ordinary, self.draws);
        if let Some(winner) = first.or_else(|| self.game(seat.reversed(), StageKind::Reduced, self.draws)) {
            return winner;
        }
        let mut at = seat;
        let mut draws = self.draws.min(MOST_BLITZ_DRAWS);
        loop {
            if let Some(winner) = self.game(at, StageKind::Blitz, draws) {
                return winner;
            }
            draws = draws.saturating_sub(1);
            at = at.reversed();
        }
    }

    fn knock_out(&mut self, more: &mut Lots, seat: Seat) -> StartNumber {
        for stage in PAIRS_OF_GAMES {
            let at = if stage == StageKind::Ordinary { seat } else { by_lot(more, seat) };
            let first = self.game(at, stage, self.draws);
            let second = self.game(at.reversed(), stage, self.draws);
            match (first, second) {
                (Some(one), Some(other)) if one != other => {}
                (winner, other) => {
                    if let Some(winner) = winner.or(other) {
                        return winner;
                    }
                }
            }
        }
        let last = by_lot(more, seat);
        self.game(last, StageKind::SuddenDeath, self.draws).unwrap_or(last.pair.1)
    }
}

fn by_lot(more: &mut Lots, seat: Seat) -> Seat {
    match more.one_of(&[Color::White, Color::Black]) {
        Color::White => seat,
        Color::Black => seat.reversed(),
    }
}
