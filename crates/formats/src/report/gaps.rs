//! What a report still lacks before it can be sent, and how sure that is.

use rokade_clause::{Fact, Numbered, Reason};
use rokade_model::SanctionKind;
use rokade_standings::Cell;

use super::{GroupReport, OfficerReport, ResultLine};
use crate::trf::DateFault;

/// The six things a report holds (D4.1-6c), and the players it speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    Results,
    Ratings,
    Candidates,
    Dates,
    Sanctions,
    Arbiters,
    Players,
}

impl Item {
    pub const ALL: [Item; 7] =
        [Item::Results, Item::Ratings, Item::Candidates, Item::Dates, Item::Sanctions, Item::Arbiters, Item::Players];

    pub const fn key(self) -> &'static str {
        match self {
            Item::Results => "results",
            Item::Ratings => "ratings",
            Item::Candidates => "candidates",
            Item::Dates => "dates",
            Item::Sanctions => "sanctions",
            Item::Arbiters => "arbiters",
            Item::Players => "players",
        }
    }
}

/// How much a gap of the report matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GapKind {
    /// The report is not complete without it.
    Missing,
    /// To be looked at; the report can be sent.
    Check,
}

impl GapKind {
    pub const fn key(self) -> &'static str {
        match self {
            GapKind::Missing => "missing",
            GapKind::Check => "check",
        }
    }
}

/// One thing that is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    pub item: Item,
    pub kind: GapKind,
    /// The place of the group in the report; `None` for the event.
    pub group: Option<usize>,
    pub reason: Numbered,
}

/// Everything missing, by item, what must be there before what is to be looked at.
pub(super) fn gaps(report: &OfficerReport) -> Vec<Gap> {
    let mut gaps = Vec::new();
    let mut add = |item: Item, kind: GapKind, group: Option<usize>, reason: Option<Reason>| {
        gaps.extend(reason.map(|reason| Gap { item, kind, group, reason: reason.numbers_only() }));
    };
    let arbiters = &report.event.arbiters;
    let no_chief = || Reason::cited("report_no_chief_arbiter", "D4.1-6c");
    add(Item::Arbiters, GapKind::Missing, None, arbiters.chief.trim().is_empty().then(no_chief));
    add(Item::Dates, GapKind::Missing, None, no_last_day(report));
    let unknown = || Reason::cited("report_sanctions_unknown", "D4.1-6c");
    add(Item::Sanctions, GapKind::Check, None, (!report.knows_sanctions).then(unknown));
    add(Item::Sanctions, GapKind::Check, None, unsporting(report));
    if report.groups.is_empty() {
        add(Item::Results, GapKind::Missing, None, Some(Reason::cited("report_no_results", "D4.1-6c")));
    }
    for (fault, group) in date_faults(report) {
        add(Item::Dates, GapKind::Missing, group, Some(fault.gap()));
    }
    for (index, group) in report.groups.iter().enumerate() {
        let at = Some(index);
        add(Item::Results, GapKind::Missing, at, nothing_played(group));
        add(Item::Results, GapKind::Missing, at, open_results(group));
        add(Item::Results, GapKind::Check, at, rounds_short(group));
        add(Item::Dates, GapKind::Check, at, undated_rounds(group, report.last_day().is_some()));
        add(Item::Ratings, GapKind::Missing, at, without_new_rating(group));
        add(Item::Candidates, GapKind::Missing, at, approval_unstated(group));
        let fide = report.is_elo_rated();
        let players = |lacks: &dyn Fn(&ResultLine) -> bool| players_who(group, lacks);
        let about = |key: &'static str, clause: &'static str, who: Option<(Fact, Fact)>| {
            who.map(|(count, players)| Reason::cited(key, clause).with("count", count).with("players", players))
        };
        let no_birth = players(&|line| line.person.birth.is_none());
        add(Item::Players, GapKind::Check, at, about("report_birth_missing", "D4.1-5c", no_birth));
        let no_club = players(&|line| line.person.club.trim().is_empty());
        add(Item::Players, GapKind::Check, at, about("report_club_missing", "D4.1-5c", no_club));
        let no_fide = players(&|line| fide && line.person.fide_id.is_none());
        let fide_id =
            |(count, players)| Reason::house("report_fide_id_missing").with("count", count).with("players", players);
        add(Item::Players, GapKind::Missing, at, no_fide.map(fide_id));
    }
    gaps.sort_by_key(|gap| (gap.item, gap.kind, gap.group));
    gaps
}

/// The last day is what the report is due by; without the first one, too, nothing says when the event was played.
fn no_last_day(report: &OfficerReport) -> Option<Reason> {
    let key = match report.event.starts {
        Some(_) => "report_no_last_day",
        None => "report_no_dates",
    };
    report.last_day().is_none().then(|| Reason::cited(key, "D4.1-6c"))
}

/// What is wrong with the dates: of the event once, however many groups say it; of the rounds by group.
fn date_faults(report: &OfficerReport) -> Vec<(&DateFault, Option<usize>)> {
    let mut faults: Vec<(&DateFault, Option<usize>)> = Vec::new();
    for (index, group) in report.groups.iter().enumerate() {
        for fault in &group.date_faults {
            let is_of_event = !matches!(fault, DateFault::RoundsOutside(_));
            let line = (fault, (!is_of_event).then_some(index));
            if !faults.contains(&line) {
                faults.push(line);
            }
        }
    }
    faults
}

/// A missing player without notice was unsporting (D4.1-14); whether that brings a sanction is to be decided.
fn unsporting(report: &OfficerReport) -> Option<Reason> {
    let count = report.sanctions.iter().filter(|sanction| sanction.kind == SanctionKind::Unsporting).count();
    (count > 0).then(|| Reason::cited("report_unsporting_undecided", "D4.1-14").with("count", number(count)))
}

fn nothing_played(group: &GroupReport) -> Option<Reason> {
    (group.cross.after == 0).then(|| Reason::cited("report_no_results", "D4.1-6c"))
}

/// Games without a result, each seen from both sides.
fn open_results(group: &GroupReport) -> Option<Reason> {
    let cells = group.cross.rows.iter().flat_map(|row| &row.cells);
    let open = cells.filter_map(|cell| match cell {
        Cell::Games(games) => Some(games.iter().filter(|game| game.mark.is_none()).count()),
        _ => None,
    });
    let count = open.sum::<usize>().div_ceil(2);
    (count > 0).then(|| Reason::cited("report_results_open", "D4.1-6c").with("count", number(count)))
}

fn rounds_short(group: &GroupReport) -> Option<Reason> {
    let played = group.cross.after;
    (played > 0 && played < group.rounds)
        .then(|| Reason::cited("report_rounds_short", "D4.1-6c").with("played", played).with("rounds", group.rounds))
}

fn undated_rounds(group: &GroupReport, has_last_day: bool) -> Option<Reason> {
    let is_dated = |round: &u32| {
        let index = usize::try_from(*round).unwrap_or(usize::MAX).saturating_sub(1);
        group.dates.get(index).copied().flatten().is_some()
    };
    let undated: Vec<String> =
        (1..=group.cross.after).filter(|round| !is_dated(round)).map(|round| round.to_string()).collect();
    (has_last_day && !undated.is_empty())
        .then(|| Reason::cited("report_rounds_undated", "D4.1-6c").with("rounds", undated.join(", ")))
}

/// Who played and gets no new rating; nobody has one where no ratings were computed at all.
fn without_new_rating(group: &GroupReport) -> Option<Reason> {
    if group.cross.after == 0 {
        return None;
    }
    if group.ratings.is_empty() && group.not_rated.is_empty() {
        return Some(Reason::cited("report_no_ratings", "D4.1-6b"));
    }
    let names: Vec<String> = group.not_rated.iter().map(|line| group.name_of(line.player)).collect();
    (!names.is_empty()).then(|| {
        let reason = Reason::cited("report_not_rated", "D4.1-6b").with("count", number(names.len()));
        reason.with("players", names.join(", "))
    })
}

/// Candidate results that hang on what kind of event it is.
fn approval_unstated(group: &GroupReport) -> Option<Reason> {
    let names: Vec<String> = group.awaiting_approval.iter().map(|player| group.name_of(*player)).collect();
    (!names.is_empty()).then(|| {
        let reason = Reason::cited("report_candidates_unstated", "D4.1-26d").with("count", number(names.len()));
        reason.with("players", names.join(", "))
    })
}

/// How many of the group lack something, and their names.
fn players_who(group: &GroupReport, lacks: &dyn Fn(&ResultLine) -> bool) -> Option<(Fact, Fact)> {
    let names: Vec<String> =
        group.players.iter().filter(|line| lacks(line)).map(|line| group.name_of(line.number)).collect();
    (!names.is_empty()).then(|| (number(names.len()), Fact::Text(names.join(", "))))
}

fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).unwrap_or(i64::MAX))
}
