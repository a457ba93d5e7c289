//! The rounds of a file paired again, and its table computed again.
//!
//! Every round is judged by what the file knew before it: `rokade pair --round N` and this check never
//! disagree (docs/readings/cli-check.md). What no pairing may do and what the system prefers is decided by the
//! pairing crate.

use std::collections::BTreeMap;

use rokade_formats::trf::{Stated, Trf};
use rokade_model::{HalfPoints, RoundNumber, StartNumber};
use rokade_pairing::{Difference, Request, System, check_round};
use rokade_standings::{Rules, Standings, standings};

/// How the rounds of a file agree with a system.
pub(crate) struct Recheck {
    pub checked: usize,
    /// Rounds in which nobody was paired, not even with the bye, although later ones were.
    pub skipped: Vec<RoundNumber>,
    pub differences: Vec<Difference>,
}

/// A figure of the table that the file states otherwise.
pub(crate) struct TableDifference {
    pub player: StartNumber,
    pub what: &'static str,
    pub file: String,
    pub engine: String,
}

/// Pairs every round again; `step` is told of each.
pub(crate) fn rounds(trf: &Trf, system: System, seed: Option<u64>, mut step: impl FnMut()) -> Recheck {
    let mut recheck = Recheck { checked: 0, skipped: Vec::new(), differences: Vec::new() };
    for round in 1..=trf.history.paired_rounds() {
        if trf.history.players.iter().all(|player| !player.entry(round).is_paired()) {
            recheck.skipped.push(round);
            continue;
        }
        recheck.checked += 1;
        recheck.differences.extend(difference(trf, system, seed, round));
        step();
    }
    recheck
}

fn difference(trf: &Trf, system: System, seed: Option<u64>, round: RoundNumber) -> Option<Difference> {
    let history = trf.history_for_round(round);
    let request = Request::new(system, &history, round).placed(placement_before(trf, round)).seeded(seed);
    check_round(&request, &trf.history)
}

/// The placement the file keeps for the round before, where it keeps one.
pub(crate) fn placement_before(trf: &Trf, round: RoundNumber) -> Option<&[StartNumber]> {
    let before = round.checked_sub(1)?;
    trf.facts.placements.iter().find(|kept| kept.round == before).map(|kept| kept.order.as_slice())
}

/// Compares points and places with what the file states. Where the file names tie-breaks that are not
/// computed here, only the order of points can be compared. See docs/readings/cli-check-standings.md.
pub(crate) fn table(trf: &Trf, rules: &Rules, are_all_known: bool) -> Vec<TableDifference> {
    let by_points = Rules { tiebreaks: Vec::new(), ..rules.clone() };
    let rules = if are_all_known { rules } else { &by_points };
    let stated: BTreeMap<StartNumber, Stated> =
        trf.history.players.iter().map(|player| player.number).zip(trf.stated.iter().copied()).collect();
    let paired = trf.history.paired_rounds();
    let computed = standings(&trf.history, paired, rules);
    let ahead = standings(&trf.history, paired + 1, &by_points);
    let computed = if counts_coming_byes(&stated, &computed, &ahead) { ahead } else { computed };
    let mut differences: Vec<TableDifference> = Vec::new();
    for row in &computed.rows {
        let Some(file) = stated.get(&row.player) else { continue };
        // A report adds up its rounds; who left an all-play-all may make the table count otherwise.
        let statable = trf.history.player(row.player).map(|player| trf.statable_points(player)).unwrap_or_default();
        if let Some(points) = file.points.filter(|points| *points != row.points && !statable.contains(points)) {
            let (file, engine) = (points.to_string(), row.points.to_string());
            differences.push(TableDifference { player: row.player, what: "points", file, engine });
        }
        let last = last_of(&computed, row.place);
        if let Some(rank) = file.rank.filter(|rank| *rank > 0 && !(row.place..=last).contains(rank)) {
            let engine = if last > row.place { format!("{}-{last}", row.place) } else { row.place.to_string() };
            differences.push(TableDifference { player: row.player, what: "rank", file: rank.to_string(), engine });
        }
    }
    differences.sort_by_key(|difference| difference.player);
    differences
}

/// Whether the file's points count byes of the round to come: points and places then go by the table with them,
/// whose tie-breaks nobody can know yet.
fn counts_coming_byes(stated: &BTreeMap<StartNumber, Stated>, now: &Standings, ahead: &Standings) -> bool {
    let points = |table: &Standings| -> BTreeMap<StartNumber, HalfPoints> {
        table.rows.iter().map(|row| (row.player, row.points)).collect()
    };
    let (now, ahead) = (points(now), points(ahead));
    stated.iter().any(|(player, file)| {
        file.points.is_some_and(|points| now.get(player) != Some(&points) && ahead.get(player) == Some(&points))
    })
}

/// Players who share a place may be numbered in any order inside it.
fn last_of(standings: &Standings, place: u32) -> u32 {
    let sharing = standings.rows.iter().filter(|row| row.place == place).count();
    place + u32::try_from(sharing).unwrap_or(1).saturating_sub(1)
}
