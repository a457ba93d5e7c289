//! What older files leave to the reader: byes without a letter that only the points tell, and points without an
//! opponent written as wins. See docs/readings/trf-older-byes.md.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_model::{ByeKind, Entry, HalfPoints, RoundNumber, StartNumber};

use super::player::{Row, line_fact};
use super::read::Reader;
use super::scoring::Unfinished;

impl Reader {
    /// In a file of the years before TRF26 rounds without opponent and letter that the points count are byes
    /// worth the points.
    pub(super) fn settle_unlettered(&mut self, adjustments: &BTreeMap<StartNumber, HalfPoints>, paired: RoundNumber) {
        if self.draft.has_trf26 {
            return;
        }
        for place in 0..self.draft.rows.len() {
            let row = &self.draft.rows[place];
            let Some(stated) = row.points.filter(|_| !row.is_broken) else { continue };
            let adjustment = adjustments.get(&row.number).copied().unwrap_or_default();
            let sums = self.possible_points(row, adjustment, paired as usize);
            if sums.contains(&stated) {
                continue;
            }
            let rounds = unlettered(row, paired as usize);
            let Some(kinds) = self.kinds(stated - sums[0], rounds.len()) else { continue };
            let is_certain = kinds.iter().all(|kind| *kind == kinds[0]);
            let key = if is_certain { "bye_told_by_points" } else { "bye_round_unknown" };
            let reason = Reason::house(key).with("player", row.number.0).with("round", line_fact(rounds[0]));
            self.notes.add(reason);
            let row = &mut self.draft.rows[place];
            for (round, kind) in rounds.into_iter().zip(kinds) {
                row.rounds[round - 1] = Entry::Bye(kind);
            }
        }
    }

    /// The byes that make up so many points in so many rounds: half-point byes where they are enough, the rounds
    /// without points last.
    fn kinds(&self, missing: HalfPoints, rounds: usize) -> Option<Vec<ByeKind>> {
        let worth = |kind| self.draft.points.entry(Entry::Bye(kind), Unfinished::Scored);
        let over = |kind| worth(kind) - worth(ByeKind::Zero);
        let (half, full) = (over(ByeKind::Half), over(ByeKind::Full));
        if half <= HalfPoints::ZERO || missing <= HalfPoints::ZERO {
            return None;
        }
        for fulls in 0..=rounds {
            for halves in 0..=rounds - fulls {
                let sum = HalfPoints(full.0 * count(fulls) + half.0 * count(halves));
                if sum == missing {
                    let mut kinds = vec![ByeKind::Full; fulls];
                    kinds.extend(vec![ByeKind::Half; halves]);
                    kinds.resize(rounds, ByeKind::Zero);
                    return Some(kinds);
                }
            }
        }
        None
    }

    /// Several points without an opponent in one round cannot all be the bye of the pairing: none of them is.
    pub(super) fn settle_marked_wins(&mut self) {
        let mut byes: BTreeMap<usize, usize> = BTreeMap::new();
        for row in &self.draft.rows {
            for (at, entry) in row.rounds.iter().enumerate() {
                if *entry == Entry::Bye(ByeKind::PairingAllocated) {
                    *byes.entry(at + 1).or_default() += 1;
                }
            }
        }
        for row in &mut self.draft.rows {
            for round in &row.marked_wins {
                if byes.get(round).is_some_and(|number| *number > 1) {
                    row.rounds[*round - 1] = Entry::Bye(ByeKind::Full);
                    let reason = Reason::house("marks_read_as_full_byes").with("round", line_fact(*round));
                    self.notes.add(reason.with("player", row.number.0));
                }
            }
        }
    }
}

/// The rounds up to the last paired one in which the row says neither opponent nor letter.
fn unlettered(row: &Row, paired: usize) -> Vec<usize> {
    let is_absence = |round: usize| row.rounds.get(round - 1) == Some(&Entry::Bye(ByeKind::Zero));
    let beyond = row.length_in_rounds() + 1..=paired;
    row.unlettered.iter().copied().chain(beyond).filter(|round| *round <= paired && is_absence(*round)).collect()
}

fn count(number: usize) -> i32 {
    i32::try_from(number).expect("rounds are limited")
}
