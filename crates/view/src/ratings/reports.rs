//! The three reports a group's figures come from, each with where everybody stands in it: a large field is asked
//! about player by player.

use std::collections::HashMap;
use std::hash::Hash;

use rokade_model::StartNumber;
use rokade_rating::candidate::CandidateResult;
use rokade_rating::{PlayerId, dsu, fide};

/// The DSU's rating of the whole event.
pub(super) struct ByDsu {
    pub report: dsu::Report,
    rows: HashMap<PlayerId, usize>,
    not_ratable: HashMap<PlayerId, usize>,
}

/// FIDE's rating of the group.
pub(super) struct ByFide {
    pub report: fide::Report,
    rows: HashMap<PlayerId, usize>,
    first: HashMap<PlayerId, usize>,
}

/// The candidate results of the group.
pub(super) struct Candidates {
    results: Vec<CandidateResult>,
    rows: HashMap<StartNumber, usize>,
}

impl ByDsu {
    pub(super) fn of(report: dsu::Report) -> Self {
        let rows = by(report.players.iter().map(|row| row.player));
        let not_ratable = by(report.not_ratable.iter().map(|row| row.player));
        Self { report, rows, not_ratable }
    }

    pub(super) fn player(&self, key: PlayerId) -> Option<&dsu::PlayerReport> {
        Some(&self.report.players[*self.rows.get(&key)?])
    }

    pub(super) fn unratable(&self, key: PlayerId) -> Option<&dsu::NotRatable> {
        Some(&self.report.not_ratable[*self.not_ratable.get(&key)?])
    }
}

impl ByFide {
    pub(super) fn of(report: fide::Report) -> Self {
        let rows = by(report.players.iter().map(|row| row.player));
        let first = by(report.new_players.iter().map(|row| row.player));
        Self { report, rows, first }
    }

    pub(super) fn player(&self, key: PlayerId) -> Option<&fide::PlayerReport> {
        Some(&self.report.players[*self.rows.get(&key)?])
    }

    pub(super) fn first(&self, key: PlayerId) -> Option<&fide::FirstRating> {
        Some(&self.report.new_players[*self.first.get(&key)?])
    }
}

impl Candidates {
    pub(super) fn of(results: Vec<CandidateResult>) -> Self {
        let rows = by(results.iter().map(|row| row.player));
        Self { results, rows }
    }

    pub(super) fn player(&self, number: StartNumber) -> Option<&CandidateResult> {
        Some(&self.results[*self.rows.get(&number)?])
    }
}

/// Where each stands; the first place counts.
fn by<K: Eq + Hash>(keys: impl Iterator<Item = K>) -> HashMap<K, usize> {
    let mut rows = HashMap::new();
    for (index, key) in keys.enumerate() {
        rows.entry(key).or_insert(index);
    }
    rows
}
