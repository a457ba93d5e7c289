//! Leaving an all-play-all (§ 16): whose games count, and who gets the games not played.
//!
//! In other groups nothing is to be done here: the score stays and counts (D4.1-16c), and the
//! free rounds a withdrawal makes are byes of the pairing, worth a point (D4.1-16d).

use rokade_clause::{ByEdition, Fact, HandbookEdition, Reason, value};
use rokade_model::{ByeKind, Entry, History, Mark, Participant, RoundNumber};
use serde::Deserialize;

use crate::counted::{CountedEntry, Counts, Line, is_completed};

/// Percent of the games from which the results of a player who leaves count.
fn counts_from(handbook: HandbookEdition) -> usize {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Figures {
        #[serde(deserialize_with = "value")]
        counts_from: usize,
    }
    static FIGURES: ByEdition<HandbookEdition, Figures> = ByEdition::of_table("dsu/withdrawal");
    FIGURES.of(handbook).counts_from
}

/// How far a player had come when he left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Departure {
    pub after: RoundNumber,
    pub completed: u32,
    pub scheduled: u32,
    /// At least the share of completed games from which the results count.
    pub counts: bool,
}

impl Departure {
    /// Why the player is outside the places.
    pub(crate) fn reason(self) -> Reason {
        Reason::cited("withdrew_below_half", "D4.1-16a")
            .with("completed", self.completed)
            .with("scheduled", self.scheduled)
    }
}

/// Why an entry does not count as recorded.
pub(crate) fn reason(counts: Counts) -> Option<Reason> {
    Some(match counts {
        Counts::AsRecorded => return None,
        Counts::Awarded { withdrawn } => {
            Reason::cited("unplayed_after_withdrawal", "D4.1-16b").with("player", Fact::Player(withdrawn))
        }
        Counts::NotAgainst { excluded } => {
            Reason::cited("opponent_withdrew_below_half", "D4.1-16a").with("player", Fact::Player(excluded))
        }
        Counts::NotOwn => Reason::cited("own_game_does_not_count", "D4.1-16a"),
        Counts::NotFree => Reason::cited("free_round_without_point", "D4.1-16d"),
    })
}

/// Applies § 16 to the lines of an all-play-all for everybody who has left by now.
pub(crate) fn settle(lines: &mut [Line], history: &History, after: RoundNumber, cycles: u32) {
    let last = lines.iter().map(|line| line.rounds.len()).max().unwrap_or(0);
    let last = RoundNumber::try_from(last).expect("a round number fits");
    for (line, player) in lines.iter_mut().zip(&history.players) {
        line.departure = departure(history, player, after, last, cycles);
    }
    let Some(first) = lines.iter().filter_map(|line| line.departure).map(|departure| departure.after).min() else {
        return;
    };
    take_excluded_games(lines);
    let rests = if lines.len().is_multiple_of(2) { 0 } else { cycles };
    take_points_of_free_rounds(lines, first, rests);
    award_unplayed_games(lines, cycles);
}

/// A player's share of completed games. A game counts from either side's line, because a game
/// already taken from one line (D4.1-16a) was completed all the same. A game played ahead of its round counts
/// though the player left before it (docs/readings/rounds-ahead.md).
fn departure(
    history: &History,
    player: &Participant,
    after: RoundNumber,
    last: RoundNumber,
    cycles: u32,
) -> Option<Departure> {
    let left = player.withdrawal.filter(|withdrawal| withdrawal.after <= after)?;
    let own = player.entries_through(last).filter(|(_, entry)| is_completed(*entry)).count();
    let taken = history.players.iter().flat_map(|other| {
        other.entries_through(last).filter(move |(round, entry)| {
            entry.opponent() == Some(player.number)
                && is_completed(*entry)
                && player.entry(*round).opponent() != Some(other.number)
        })
    });
    let completed = u32::try_from(own + taken.count()).expect("games fit");
    let opponents = u32::try_from(history.players.len()).expect("players fit").saturating_sub(1);
    let scheduled = opponents * cycles;
    let share = usize::try_from(completed).expect("games fit") * 100;
    let needed = usize::try_from(scheduled).expect("games fit") * counts_from(history.handbook);
    Some(Departure { after: left.after, completed, scheduled, counts: share >= needed })
}

/// D4.1-16a: points made by or against such a player do not count.
fn take_excluded_games(lines: &mut [Line]) {
    let excluded: Vec<_> = lines.iter().filter(|line| line.is_excluded()).map(|line| line.player).collect();
    for line in lines {
        let own = line.is_excluded();
        for counted in &mut line.rounds {
            match counted.entry.opponent() {
                _ if own => counted.counts = Counts::NotOwn,
                Some(opponent) if excluded.binary_search(&opponent).is_ok() => {
                    counted.counts = Counts::NotAgainst { excluded: opponent };
                }
                _ => {}
            }
        }
    }
}

/// The point for a free round belongs to other groups; here D4.1-16a and 16b say what the game
/// with the player who left is worth. Rest rounds of an odd field stay as they are recorded
/// (docs/readings/withdrawal-free-rounds.md).
fn take_points_of_free_rounds(lines: &mut [Line], first: RoundNumber, rests: u32) {
    for line in lines.iter_mut().filter(|line| !line.is_excluded()) {
        let mut byes = 0;
        for (round, counted) in (1..).zip(&mut line.rounds) {
            if counted.entry == Entry::Bye(ByeKind::PairingAllocated) {
                byes += 1;
                if byes > rests && round > first {
                    counted.counts = Counts::NotFree;
                }
            }
        }
    }
}

/// D4.1-16b: 0 to the player who left and 1 to the opponent for every game not played. Between
/// two such players nobody gets a point (docs/readings/withdrawal-unplayed-games.md).
fn award_unplayed_games(lines: &mut [Line], cycles: u32) {
    let busy = Busy::of(lines);
    for leaver in 0..lines.len() {
        let Some(left) = lines[leaver].departure.filter(|departure| departure.counts) else { continue };
        for opponent in (0..lines.len()).filter(|opponent| *opponent != leaver) {
            let other = lines[opponent].departure;
            let seen_before = other.is_some_and(|other| other.counts) && opponent < leaver;
            if lines[opponent].is_excluded() || seen_before {
                continue;
            }
            let from = other.map_or(left.after, |other| other.after.min(left.after));
            let (decided, pending) = meetings(&lines[leaver], &lines[opponent], from);
            for round in &pending {
                award(lines, leaver, opponent, *round);
            }
            let met = decided + u32::try_from(pending.len()).expect("games fit");
            for _ in met..cycles {
                let round = busy.free_round(lines, leaver, opponent, left.after);
                award(lines, leaver, opponent, round);
            }
        }
    }
}

/// Games of two players that stand as they are, and the rounds of pairings made for a time after
/// one of them had left, which nobody will play.
fn meetings(leaver: &Line, opponent: &Line, left: RoundNumber) -> (u32, Vec<RoundNumber>) {
    let mut decided = 0;
    let mut pending = Vec::new();
    for (round, counted) in leaver.entries() {
        match counted.entry {
            Entry::Game { opponent: number, mark, .. } if number == opponent.player => match mark {
                None if round > left => pending.push(round),
                _ => decided += 1,
            },
            _ => {}
        }
    }
    (decided, pending)
}

fn award(lines: &mut [Line], leaver: usize, opponent: usize, round: RoundNumber) {
    let has_left = lines[opponent].departure.is_some();
    let mark = if has_left { Mark::ForfeitLoss } else { Mark::ForfeitWin };
    let withdrawn = lines[leaver].player;
    for (own, other, mark) in [(leaver, opponent, Mark::ForfeitLoss), (opponent, leaver, mark)] {
        let color = match lines[own].at(round).entry {
            Entry::Game { color, .. } => color,
            Entry::Blank | Entry::Bye(_) => None,
        };
        let entry = Entry::Game { opponent: lines[other].player, color, mark: Some(mark) };
        lines[own].set(round, CountedEntry { entry, counts: Counts::Awarded { withdrawn } });
    }
}

/// Who has a game in which round, seen from either side's line. Awarded games show in the lines themselves.
struct Busy(Vec<Vec<bool>>);

impl Busy {
    fn of(lines: &[Line]) -> Self {
        let mut busy = Self(vec![Vec::new(); lines.len()]);
        for (index, line) in lines.iter().enumerate() {
            for (round, counted) in line.entries() {
                let Some(opponent) = counted.entry.opponent() else { continue };
                busy.take(index, round);
                if let Ok(other) = lines.binary_search_by_key(&opponent, |line| line.player) {
                    busy.take(other, round);
                }
            }
        }
        busy
    }

    fn take(&mut self, line: usize, round: RoundNumber) {
        let index = usize::try_from(round).expect("a round number fits");
        if self.0[line].len() <= index {
            self.0[line].resize(index + 1, false);
        }
        self.0[line][index] = true;
    }

    fn is_busy(&self, line: usize, round: RoundNumber) -> bool {
        self.0[line].get(usize::try_from(round).expect("a round number fits")).copied().unwrap_or(false)
    }

    /// The first round after `left` in which neither has anything: only a place for the game to
    /// stand, since the history does not know the schedule of rounds to come.
    fn free_round(&self, lines: &[Line], one: usize, other: usize, left: RoundNumber) -> RoundNumber {
        let is_free = |line: usize, round| !self.is_busy(line, round) && lines[line].at(round).is_free();
        (left + 1..).find(|round| is_free(one, *round) && is_free(other, *round)).expect("rounds do not end")
    }
}
