//! Which rounds of a player count for § 26 (docs/readings/candidate-rounds.md).

use rokade_clause::Reason;
use rokade_model::{ByeKind, Entry, HalfPoints, Mark, Participant, RoundNumber, StartNumber};

use super::{Event, Opponent, Schedule};
use crate::Rating;

/// A round that counts neither as a round nor in points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    pub round: RoundNumber,
    pub reason: Reason,
}

/// What is put into the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counted {
    pub(super) average: Rating,
    pub(super) rounds: u32,
    pub(super) points: HalfPoints,
}

/// A player's rounds, sorted.
#[derive(Clone, Debug)]
pub(super) struct Rounds {
    pub(super) player: StartNumber,
    /// Games at the board against rated opponents.
    pub(super) opponents: Vec<Opponent>,
    /// Rounds the player stayed away from.
    missed: u32,
    pub(super) missed_rounds: Vec<LeftOut>,
    /// Rounds and games still to be played.
    pub(super) ahead: u32,
    pub(super) left_out: Vec<LeftOut>,
}

enum Fate {
    Counts { opponent: StartNumber, mark: Mark },
    Missed,
    Ahead,
    LeftOut(Reason),
}

impl Rounds {
    /// The rounds of a player in an event that is paired so far.
    pub(super) fn of(event: &Event, paired: RoundNumber, player: &Participant) -> Self {
        let mut rounds = Rounds {
            player: player.number,
            opponents: Vec::new(),
            missed: 0,
            missed_rounds: Vec::new(),
            ahead: 0,
            left_out: Vec::new(),
        };
        for (round, entry) in player.entries_through(event.history.rounds.max(paired)) {
            let fate = if round > paired && entry == Entry::Blank && !player.is_withdrawn_before(round) {
                Fate::Ahead
            } else {
                fate(event, player, round, entry)
            };
            match fate {
                Fate::Counts { opponent, mark } => match event.ratings.get(&opponent) {
                    Some(rating) => {
                        rounds.opponents.push(Opponent { round, player: opponent, rating: *rating, score: score(mark) })
                    }
                    None => {
                        let reason =
                            Reason::cited("candidate_opponent_unrated", "D4.1-26b").read_as("candidate-rounds");
                        let reason = reason.with("player", rokade_clause::Fact::Player(opponent));
                        rounds.left_out.push(LeftOut { round, reason });
                    }
                },
                Fate::Missed => {
                    rounds.missed += 1;
                    let reason = Reason::cited("candidate_round_missed", "D4.1-26a").read_as("candidate-rounds");
                    rounds.missed_rounds.push(LeftOut { round, reason });
                }
                Fate::Ahead => rounds.ahead += 1,
                Fate::LeftOut(reason) => rounds.left_out.push(LeftOut { round, reason }),
            }
        }
        rounds
    }

    /// Games that count.
    pub(super) fn played(&self) -> u32 {
        u32::try_from(self.opponents.len()).expect("games are few")
    }

    /// Rounds that a score of the event is measured by.
    pub(super) fn counted(&self) -> u32 {
        self.played() + self.missed + self.ahead
    }
}

fn fate(event: &Event, player: &Participant, round: RoundNumber, entry: Entry) -> Fate {
    let is_team = event.kind.is_running();
    match entry {
        Entry::Game { mark: None, .. } => Fate::Ahead,
        Entry::Game { opponent, mark: Some(mark), .. } => match mark {
            Mark::Win | Mark::Draw | Mark::Loss => Fate::Counts { opponent, mark },
            Mark::ForfeitLoss | Mark::ShortLoss => Fate::Missed,
            Mark::ForfeitWin | Mark::ShortWin | Mark::ShortDraw => Fate::LeftOut(without_game()),
        },
        Entry::Bye(ByeKind::PairingAllocated | ByeKind::Full) => Fate::LeftOut(without_game()),
        Entry::Bye(ByeKind::Half | ByeKind::Zero) | Entry::Blank => {
            let is_own_choice = player.is_withdrawn_before(round) || event.schedule == Schedule::Paired;
            // A team does not field everybody every time, and in all-play-all somebody has to rest.
            if is_own_choice && !is_team { Fate::Missed } else { Fate::LeftOut(without_game()) }
        }
    }
}

/// The handbook does not say what a round without a game is.
fn without_game() -> Reason {
    Reason::cited("candidate_round_without_game", "D4.1-26b").read_as("candidate-rounds")
}

fn score(mark: Mark) -> HalfPoints {
    if mark.is_win() {
        HalfPoints::ONE
    } else if mark.is_draw() {
        HalfPoints::HALF
    } else {
        HalfPoints::ZERO
    }
}
