//! The order of a group: points, then the corrections its rules name, then a shared place.

use std::cmp::Ordering;

use rokade_clause::Reason;
use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};
use serde::{Serialize, Serializer};

use crate::correction::{Value, value};
use crate::counted::{Counted, Line};
use crate::{Quarters, Rules, TieBreak, mutual};

/// A group after a round, best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    pub after: RoundNumber,
    /// Players sharing a place stand in the order of start numbers.
    pub rows: Vec<Row>,
    /// Outside the places, by start number.
    pub excluded: Vec<Excluded>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    pub place: u32,
    /// Somebody else has the same place.
    pub shared: bool,
    pub player: StartNumber,
    pub points: HalfPoints,
    /// Completed games that count.
    pub games: u32,
    /// One for each of the rules' corrections, in their order.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    Points,
    TieBreak(TieBreak),
}

impl Separator {
    pub fn key(self) -> &'static str {
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

/// Ranks a group after a round. Unfinished games count as the history's scoring says.
pub fn standings(history: &History, after: RoundNumber, rules: &Rules) -> Standings {
    ranked(&Counted::of(history, after, rules), after, rules)
}

pub(crate) fn ranked(counted: &Counted, after: RoundNumber, rules: &Rules) -> Standings {
    let mut rows = Vec::with_capacity(counted.lines.len());
    let mut excluded = Vec::new();
    for line in &counted.lines {
        match line.departure.filter(|departure| !departure.counts) {
            Some(departure) => excluded.push(Excluded {
                player: line.player,
                points: line.score,
                games: departure.completed,
                reason: departure.reason(),
            }),
            None => rows.push(row(counted, line, rules)),
        }
    }
    mutual::fill(counted, &mut rows, &rules.tiebreaks);
    place(&mut rows);
    Standings { after, rows, excluded }
}

fn row(counted: &Counted, line: &Line, rules: &Rules) -> Row {
    Row {
        place: 0,
        shared: false,
        player: line.player,
        points: line.score,
        games: line.completed(),
        tiebreaks: rules.tiebreaks.iter().map(|tiebreak| value(*tiebreak, counted, line, rules)).collect(),
        separated_from_next_by: None,
    }
}

/// Sorts the rows and gives the places: equal rows share the place of the first of them.
fn place(rows: &mut [Row]) {
    rows.sort_by(|one, other| compare(one, other).then(one.player.cmp(&other.player)));
    for index in 0..rows.len() {
        let above = index.checked_sub(1).map(|above| separation(&rows[above], &rows[index]));
        let below = rows.get(index + 1).map(|below| separation(&rows[index], below));
        let shares_above = matches!(above, Some(None));
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
        pairs.fold(Ordering::Equal, |so_far, (ours, theirs)| so_far.then_with(|| theirs.steps.cmp(&ours.steps)))
    })
}

/// The first figure in which two rows differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Separation {
    pub by: Separator,
    /// Which of the correction's steps decided, from 0.
    pub step: usize,
    pub one: Quarters,
    pub other: Quarters,
}

/// What separates two rows; `None` if they share a place.
pub(crate) fn separation(one: &Row, other: &Row) -> Option<Separation> {
    if one.points != other.points {
        let (one, other) = (one.points.into(), other.points.into());
        return Some(Separation { by: Separator::Points, step: 0, one, other });
    }
    one.tiebreaks.iter().zip(&other.tiebreaks).find_map(|(ours, theirs)| {
        let step = ours.steps.iter().zip(&theirs.steps).position(|(one, other)| one != other)?;
        let by = Separator::TieBreak(ours.tiebreak);
        Some(Separation { by, step, one: ours.steps[step], other: theirs.steps[step] })
    })
}

/// Groups played together and ranked apart (D4.3.5.2b): the members keep points and corrections
/// from all their games and get places among themselves.
pub fn ranked_apart(standings: &Standings, members: &[StartNumber]) -> Standings {
    let mut members = members.to_vec();
    members.sort_unstable();
    let is_member = |player: StartNumber| members.binary_search(&player).is_ok();
    let mut rows: Vec<Row> = standings.rows.iter().filter(|row| is_member(row.player)).cloned().collect();
    place(&mut rows);
    let excluded = standings.excluded.iter().filter(|excluded| is_member(excluded.player)).cloned().collect();
    Standings { after: standings.after, rows, excluded }
}
