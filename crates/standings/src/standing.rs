//! The order of a group: points, then the tie-breaks its rules name, then a shared place.

use std::cell::OnceCell;
use std::cmp::Ordering;

use rokade_clause::Reason;
use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};
use serde::{Serialize, Serializer};

use crate::column::{Columns, Detail};
use crate::correction::Value;
use crate::counted::{Counted, Line};
use crate::{Amount, Rules, TieBreak};

/// A group after a round, best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    pub after: RoundNumber,
    /// What was asked, in order: the rules' tie-breaks, and a play-off or lot that was held besides.
    pub tiebreaks: Vec<TieBreak>,
    /// Players sharing a place stand in the order of start numbers.
    pub rows: Vec<Row>,
    /// Outside the places, by start number.
    pub excluded: Vec<Excluded>,
}

/// A line of the final table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    pub place: u32,
    /// Somebody else has the same place.
    pub shared: bool,
    pub player: StartNumber,
    pub points: HalfPoints,
    /// Completed games that count.
    pub games: u32,
    /// One for each of the tie-breaks asked, in their order.
    pub tiebreaks: Vec<Value>,
    /// What put this player before the next; `None` for the last and where the place is shared.
    pub separated_from_next_by: Option<Separator>,
}

/// A player who left an all-play-all too early to be ranked (D4.1-16a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Excluded {
    pub player: StartNumber,
    /// The score that stays in the table.
    pub points: HalfPoints,
    pub games: u32,
    pub reason: Reason,
}

/// What puts one player before another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Separator {
    Points,
    TieBreak(TieBreak),
}

impl Separator {
    pub fn key(&self) -> &str {
        match self {
            Separator::Points => "points",
            Separator::TieBreak(tiebreak) => tiebreak.key(),
        }
    }
}

impl Serialize for Separator {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// Ranks a group after a round. Unfinished games count as the history's scoring says. What FIDE's tie-breaks
/// are made of is left out; see [`standings_explained`] and [`crate::explain`].
pub fn standings(history: &History, after: RoundNumber, rules: &Rules) -> Standings {
    ranked(&Counted::of(history, after, rules), after, rules, Detail::Values)
}

/// The same with the terms of every figure.
pub fn standings_explained(history: &History, after: RoundNumber, rules: &Rules) -> Standings {
    ranked(&Counted::of(history, after, rules), after, rules, Detail::Terms)
}

pub(crate) fn ranked(counted: &Counted, after: RoundNumber, rules: &Rules, detail: Detail) -> Standings {
    let (mut rows, mut lines, mut excluded) = (Vec::with_capacity(counted.lines.len()), Vec::new(), Vec::new());
    let tiebreaks = rules.asked();
    for (position, line) in counted.lines.iter().enumerate() {
        match line.departure.filter(|departure| !departure.counts) {
            Some(departure) => excluded.push(Excluded {
                player: line.player,
                points: line.score,
                games: departure.completed,
                reason: departure.reason(),
            }),
            None => {
                rows.push(row(line, tiebreaks.len()));
                lines.push(position);
            }
        }
    }
    let columns = Columns { counted, rules, lines: &lines, detail, field: OnceCell::new() };
    let mut groups = level_on_points(&rows);
    for tiebreak in &tiebreaks {
        for (row, value) in rows.iter_mut().zip(columns.values(tiebreak, &groups)) {
            row.tiebreaks.push(value);
        }
        groups = parted(groups, &rows);
    }
    let mut in_order: Vec<Option<Row>> = rows.into_iter().map(Some).collect();
    let order = groups.iter().flatten();
    let mut rows: Vec<Row> = order.filter_map(|index| in_order[*index].take()).collect();
    give_places(&mut rows);
    Standings { after, tiebreaks, rows, excluded }
}

fn row(line: &Line, tiebreaks: usize) -> Row {
    Row {
        place: 0,
        shared: false,
        player: line.player,
        points: line.score,
        games: line.completed(),
        tiebreaks: Vec::with_capacity(tiebreaks),
        separated_from_next_by: None,
    }
}

/// The rows by points, best first; those level in the order of start numbers.
fn level_on_points(rows: &[Row]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|one, other| rows[*other].points.cmp(&rows[*one].points));
    order.chunk_by(|one, other| rows[*one].points == rows[*other].points).map(<[usize]>::to_vec).collect()
}

/// Every group parted by the last value of its rows: nobody overtakes another group.
fn parted(groups: Vec<Vec<usize>>, rows: &[Row]) -> Vec<Vec<usize>> {
    let last = |index: usize| rows[index].tiebreaks.last().expect("a value was just given");
    let mut parted = Vec::with_capacity(groups.len());
    for mut group in groups {
        if group.len() < 2 {
            parted.push(group);
            continue;
        }
        group.sort_by(|one, other| last(*one).order(last(*other)));
        let level = group.chunk_by(|one, other| last(*one).order(last(*other)) == Ordering::Equal);
        parted.extend(level.map(<[usize]>::to_vec));
    }
    parted
}

/// Gives the places to rows in order: equal rows share the place of the first of them.
fn give_places(rows: &mut [Row]) {
    for index in 0..rows.len() {
        let shares_above = index > 0 && rows[index - 1].separated_from_next_by.is_none();
        let below = rows.get(index + 1).map(|below| separation(&rows[index], below));
        let place = match index.checked_sub(1) {
            Some(above) if shares_above => rows[above].place,
            _ => u32::try_from(index + 1).expect("players fit"),
        };
        let row = &mut rows[index];
        row.place = place;
        row.shared = shares_above || matches!(below, Some(None));
        row.separated_from_next_by = below.flatten().map(|separation| separation.by);
    }
}

fn compare(one: &Row, other: &Row) -> Ordering {
    other.points.cmp(&one.points).then_with(|| {
        let pairs = one.tiebreaks.iter().zip(&other.tiebreaks);
        pairs.fold(Ordering::Equal, |so_far, (ours, theirs)| so_far.then_with(|| ours.order(theirs)))
    })
}

/// The first figure in which two rows differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Separation {
    pub by: Separator,
    /// Which of the correction's steps decided, from 0.
    pub step: usize,
    /// `None` for a player without a value.
    pub one: Option<Amount>,
    pub other: Option<Amount>,
}

/// What separates two rows; `None` if they share a place.
pub(crate) fn separation(one: &Row, other: &Row) -> Option<Separation> {
    if one.points != other.points {
        let (one, other) = (Some(one.points.into()), Some(other.points.into()));
        return Some(Separation { by: Separator::Points, step: 0, one, other });
    }
    one.tiebreaks.iter().zip(&other.tiebreaks).find(|(ours, theirs)| ours.steps != theirs.steps).map(
        |(ours, theirs)| {
            let step = ours.steps.iter().zip(&theirs.steps).position(|(one, other)| one != other).unwrap_or(0);
            let by = Separator::TieBreak(ours.tiebreak.clone());
            Separation { by, step, one: ours.steps.get(step).copied(), other: theirs.steps.get(step).copied() }
        },
    )
}

/// Groups played together and ranked apart (D4.3.5.2b): the members keep points and corrections
/// from all their games and get places among themselves.
pub fn ranked_apart(standings: &Standings, members: &[StartNumber]) -> Standings {
    let mut members = members.to_vec();
    members.sort_unstable();
    let is_member = |player: StartNumber| members.binary_search(&player).is_ok();
    let mut rows: Vec<Row> = standings.rows.iter().filter(|row| is_member(row.player)).cloned().collect();
    rows.sort_by(|one, other| compare(one, other).then(one.player.cmp(&other.player)));
    give_places(&mut rows);
    let excluded = standings.excluded.iter().filter(|excluded| is_member(excluded.player)).cloned().collect();
    Standings { after: standings.after, tiebreaks: standings.tiebreaks.clone(), rows, excluded }
}
