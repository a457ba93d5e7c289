//! First ratings of unrated players (8.2, 7.1.4; D4.7.1a, D4.7.1b).

use jiff::civil::Date;
use rokade_clause::{Fact, Reason};
use rokade_model::HalfPoints;

use super::change::{met, sums};
use super::figures::Figures;
use super::{Collected, Entrant, GameLine, by};
use crate::performance::{Performance, fide_performance};
use crate::table::{Tables, percent};
use crate::{Exact, PlayerId, Rating};

/// What an unrated player has reached, and what is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstRating {
    pub player: PlayerId,
    /// Every pairing of this event, by round.
    pub games: Vec<GameLine>,
    /// Games against rated opponents, those of earlier events included.
    pub opponents: u32,
    pub points: HalfPoints,
    /// How many opponents are added, each drawn with, and their rating.
    pub fictitious: Option<(u32, Rating)>,
    /// Of all opponents, the added ones included, not rounded.
    pub average: Option<Exact>,
    /// The score in whole percent, the added games included.
    pub percent: Option<u32>,
    /// What is added to the average.
    pub difference: Option<i32>,
    /// Not rounded and before the highest first rating.
    pub exact: Option<Exact>,
    /// The first rating, once there are games and points enough.
    pub initial: Option<i64>,
    pub is_limited: bool,
    pub published: bool,
    pub missing: Vec<Missing>,
    /// What the games against rated opponents are worth by themselves.
    pub performance: Option<Performance>,
    /// Why the rating is as it is, or is none.
    pub reasons: Vec<Reason>,
}

/// What a player without a rating still lacks for a first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Missing {
    Games,
    /// Rated opponents in the first event.
    Opponents,
    Points,
    /// The games were not collected within the time allowed.
    Time,
    RatingFloor,
}

impl Missing {
    pub const fn key(self) -> &'static str {
        match self {
            Missing::Games => "games",
            Missing::Opponents => "opponents",
            Missing::Time => "time",
            Missing::Points => "points",
            Missing::RatingFloor => "rating_floor",
        }
    }
}

/// Average and what is added to it.
struct Worth {
    average: Exact,
    percent: u32,
    difference: i32,
}

pub(super) fn first_rating(
    entrant: &Entrant,
    games: Vec<GameLine>,
    ends: Option<Date>,
    figures: &Figures,
) -> FirstRating {
    let (of_event, points, _) = sums(&games);
    let Collected { mut opponents, points: before, since } = entrant.collected.clone();
    let is_first_event = opponents.is_empty();
    opponents.extend(met(&games));
    let points = before + points;
    let (mut missing, mut reasons) = short(of_event, is_first_event, &opponents, points, figures);
    if !is_first_event && let Some((late, reason)) = collected_late(since, ends, figures) {
        missing.extend(late);
        reasons.push(reason);
    }
    let worth = worth(&opponents, points, figures);
    let exact = worth.as_ref().map(|worth| worth.average + Exact::whole(worth.difference.into()));
    let most = figures.first_most.as_ref();
    let is_limited = exact.zip(most).is_some_and(|(exact, most)| exact.half_up() > most.value);
    let rounded = exact.map(|exact| most.map_or(exact.half_up(), |most| exact.half_up().min(most.value)));
    let initial = rounded.filter(|_| missing.is_empty());
    if let (true, Some(_), Some(most)) = (is_limited, initial, most) {
        reasons.push(by(Reason::house("fide_first_limited").with("most", most.value), &most.clause));
    }
    if let Some(rating) = initial.filter(|rating| *rating < figures.floor.value) {
        missing.push(Missing::RatingFloor);
        let reason = Reason::house("fide_below_floor").with("rating", rating);
        reasons.push(by(reason.with("floor", figures.floor.value), &figures.floor.clause));
    }
    FirstRating {
        player: entrant.player,
        performance: fide_performance(&opponents, points),
        games,
        opponents: u32::try_from(opponents.len()).expect("games are few"),
        points,
        fictitious: fictitious(figures),
        average: worth.as_ref().map(|worth| worth.average),
        percent: worth.as_ref().map(|worth| worth.percent),
        difference: worth.map(|worth| worth.difference),
        exact,
        initial,
        is_limited,
        published: missing.is_empty(),
        missing,
        reasons,
    }
}

/// Too few games, too few points in the first event, too few rated opponents there.
fn short(
    of_event: u32,
    is_first_event: bool,
    opponents: &[Rating],
    points: HalfPoints,
    figures: &Figures,
) -> (Vec<Missing>, Vec<Reason>) {
    let (mut missing, mut reasons) = (Vec::new(), Vec::new());
    let played = i64::try_from(opponents.len()).expect("games are few");
    let needed = &figures.first_games;
    if played < needed.value {
        missing.push(Missing::Games);
        let reason = Reason::house("fide_first_games").with("found", played).with("needed", needed.value);
        reasons.push(by(reason.with("months", figures.collected_within.value), &needed.clause));
    }
    let is_judged = is_first_event && of_event > 0;
    if let Some(least) = figures.first_event_opponents.as_ref().filter(|_| is_judged)
        && i64::from(of_event) < least.value
    {
        missing.push(Missing::Opponents);
        let reason = Reason::house("fide_first_opponents").with("found", of_event).with("needed", least.value);
        reasons.push(by(reason, &least.clause));
    }
    let least = &figures.first_event_points;
    if is_judged && i64::from(points.0) < least.value {
        missing.push(Missing::Points);
        let reason = Reason::house("fide_first_points").with("found", Fact::HalfPoints(points.0.into()));
        reasons.push(by(reason.with("needed", Fact::HalfPoints(least.value)), &least.clause));
    }
    (missing, reasons)
}

/// Whether the games of earlier events are too old by the end of this one; what to state where nobody can tell.
fn collected_late(since: Option<Date>, ends: Option<Date>, figures: &Figures) -> Option<(Option<Missing>, Reason)> {
    let within = &figures.collected_within;
    let told = |key: &'static str| by(Reason::house(key).with("months", within.value), &within.clause);
    match since.zip(ends) {
        None => Some((None, told("fide_first_since_unknown"))),
        Some((since, ends)) if is_within_months(since, ends, within.value) => None,
        Some((since, ends)) => {
            let reason = told("fide_first_too_late").with("since", since.to_string()).with("ends", ends.to_string());
            Some((Some(Missing::Time), reason))
        }
    }
}

/// Whether a day lies no more than so many months after another.
fn is_within_months(day: Date, later: Date, months: i64) -> bool {
    let count = |day: Date| i64::from(day.year()) * 12 + i64::from(day.month());
    let apart = count(later) - count(day);
    apart < months || (apart == months && later.day() <= day.day())
}

fn fictitious(figures: &Figures) -> Option<(u32, Rating)> {
    let added = figures.fictitious_opponents.as_ref()?.value;
    Some((added.opponents, added.rating))
}

/// The average is not rounded; the percentage is, a half upwards (docs/readings/fide-rating-first.md).
fn worth(opponents: &[Rating], points: HalfPoints, figures: &Figures) -> Option<Worth> {
    if opponents.is_empty() {
        return None;
    }
    let (added, rating) = fictitious(figures).unwrap_or((0, 0));
    let games = u32::try_from(opponents.len()).expect("games are few") + added;
    let sum: i64 =
        opponents.iter().map(|rating| i64::from(*rating)).sum::<i64>() + i64::from(added) * i64::from(rating);
    // Each added game is a draw.
    let points = points + HalfPoints(i32::try_from(added).expect("a small number"));
    let percent = percent(points, games)?;
    let above_even = points.0 - i32::try_from(games).expect("games are few");
    let difference = match &figures.above_even {
        Some(each) if above_even > 0 => above_even * i32::try_from(each.value).expect("a small number"),
        _ => Tables::fide().difference(percent)?,
    };
    Some(Worth { average: Exact::new(sum, i64::from(games)), percent, difference })
}
