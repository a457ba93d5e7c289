//! What the event itself must fulfil: met, failed or not known, and what would mend it.

use std::collections::BTreeMap;

use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_model::{RoundNumber, Sex, days_from};

use super::figures::Figures;
use super::games::{Counted, time_refusal};
use super::standing::Field;
use super::{Event, Form, List, by};

/// What an event must fulfil to be rated by FIDE, beside what this one has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    pub key: RequirementKey,
    /// `None`: the event does not say.
    pub met: Option<bool>,
    pub found: Option<i64>,
    pub needed: Option<i64>,
    /// What is asked, or what is wrong.
    pub reason: Reason,
    /// What would make the event ratable, or known to be.
    pub remedy: Option<Reason>,
}

/// The requirements by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RequirementKey {
    Dates,
    TimeControl,
    FirstControl,
    /// In minutes, games taken at sixty moves.
    PlayPerDay,
    RoundsPerDay,
    /// In days.
    Duration,
    /// Rated players of a closed event.
    ClosedField,
    /// In days before the start.
    Registration,
    NoSmoking,
    RatedGames,
}

impl RequirementKey {
    pub const fn key(self) -> &'static str {
        match self {
            RequirementKey::Dates => "dates",
            RequirementKey::TimeControl => "time_control",
            RequirementKey::FirstControl => "first_control",
            RequirementKey::PlayPerDay => "play_per_day",
            RequirementKey::RoundsPerDay => "rounds_per_day",
            RequirementKey::Duration => "duration",
            RequirementKey::ClosedField => "closed_field",
            RequirementKey::Registration => "registration",
            RequirementKey::NoSmoking => "no_smoking",
            RequirementKey::RatedGames => "rated_games",
        }
    }
}

/// A requirement that compares two numbers, the remedy only where it is not met.
fn compared(
    key: RequirementKey,
    met: Option<bool>,
    (found, needed): (Option<i64>, i64),
    reason: Reason,
    remedy: Reason,
) -> Requirement {
    let remedy = (met != Some(true)).then_some(remedy);
    Requirement { key, met, found, needed: Some(needed), reason, remedy }
}

pub(super) fn requirements(event: &Event, field: &Field, counted: &[Counted], figures: &Figures) -> Vec<Requirement> {
    let mut list = dates(event);
    list.push(time_control(event, figures));
    list.extend(first_control(event, figures));
    list.extend(play_per_day(event, figures));
    list.extend(rounds_per_day(event, figures));
    list.extend(duration(event, figures));
    list.extend(closed_field(event, field, figures));
    list.push(registration(event, figures));
    list.extend(no_smoking(figures));
    list.push(rated_games(field, counted));
    list
}

/// Start and end known and possible; everything impossible by itself.
fn dates(event: &Event) -> Vec<Requirement> {
    let wrong = |reason: Reason| Requirement {
        key: RequirementKey::Dates,
        met: Some(false),
        found: None,
        needed: None,
        reason,
        remedy: Some(Reason::house("fide_mend_dates")),
    };
    let unreadable = event.unreadable_dates.iter();
    let mut list: Vec<Requirement> =
        unreadable.map(|text| wrong(Reason::house("fide_date_unreadable").with("found", text.as_str()))).collect();
    if let (Some(starts), Some(ends)) = (event.starts, event.ends)
        && ends < starts
    {
        let reason = Reason::house("fide_ends_before_start").with("starts", starts.to_string());
        list.push(wrong(reason.with("ends", ends.to_string())));
    } else {
        let is_outside = |day: Date| event.starts.is_some_and(|s| day < s) || event.ends.is_some_and(|e| day > e);
        for (round, day) in days(event).filter(|(_, day)| is_outside(*day)) {
            let reason = Reason::house("fide_round_outside").with("round", round);
            list.push(wrong(reason.with("day", day.to_string())));
        }
    }
    if list.is_empty() {
        let is_known = event.starts.is_some() && event.ends.is_some();
        let remedy = (!is_known).then(|| Reason::house("fide_mend_dates"));
        let reason = Reason::house(if is_known { "fide_needs_dates" } else { "fide_dates_unknown" });
        let met = is_known.then_some(true);
        list.push(Requirement { key: RequirementKey::Dates, met, found: None, needed: None, reason, remedy });
    }
    list
}

fn days(event: &Event) -> impl Iterator<Item = (RoundNumber, Date)> + '_ {
    (1..).zip(&event.round_days).filter_map(|(round, day)| Some((round, (*day)?)))
}

/// The time is enough for some game of the list; which games it is too fast for, each game says.
fn time_control(event: &Event, figures: &Figures) -> Requirement {
    let least = figures.bands.value.last().expect("the bands go down to 0").time;
    let pace = event.list.key();
    let seconds = event.time.as_ref().map(|time| time.seconds_for(figures.moves()));
    let refusal = event.time.as_ref().and_then(|time| time_refusal(event.list, time, least, figures));
    let (met, reason, remedy) = match (&event.time, refusal, &event.unreadable_time) {
        (Some(time), Some(refusal), _) => {
            let fits = List::ALL.into_iter().find(|list| time_refusal(*list, time, least, figures).is_none());
            let other = fits.map(|list| Reason::house("fide_rate_as").with("pace", list.key()));
            (Some(false), refusal, Some(other.unwrap_or_else(|| Reason::house("fide_mend_time").with("pace", pace))))
        }
        (Some(_), None, _) => {
            let reason = Reason::house("fide_needs_time").with("pace", pace);
            (Some(true), by(reason.with("minutes", seconds.unwrap_or(0) / 60), &figures.bands.clause), None)
        }
        (None, _, Some(text)) => {
            let reason = Reason::house("fide_time_unreadable").with("found", text.as_str());
            (None, reason, Some(Reason::house("fide_state_time").with("pace", pace)))
        }
        (None, _, None) => {
            let remedy = Reason::house("fide_state_time").with("pace", pace);
            (None, Reason::house("fide_time_unknown"), Some(remedy))
        }
    };
    let found = seconds.map(|seconds| seconds / 60);
    let needed = (event.list == List::Standard).then_some(least);
    Requirement { key: RequirementKey::TimeControl, met, found, needed, reason, remedy }
}

fn first_control(event: &Event, figures: &Figures) -> Option<Requirement> {
    let least = figures.first_control.as_ref().filter(|_| event.list == List::Standard)?;
    let found = i64::from(event.time.as_ref()?.first_control()?);
    let reason = by(Reason::house("fide_needs_first_control").with("least", least.value), &least.clause);
    let remedy = Reason::house("fide_mend_first_control").with("least", least.value);
    let met = Some(found >= least.value);
    Some(compared(RequirementKey::FirstControl, met, (Some(found), least.value), reason, remedy))
}

/// Rounds of the fullest day.
enum Fullest {
    Known(i64),
    /// Some dates are missing; so many at least.
    AtLeast(i64),
}

impl Fullest {
    fn of(event: &Event) -> Fullest {
        let rounds = event.games.iter().map(|game| game.round).max().unwrap_or(0).max(event.planned_rounds);
        let mut by_day: BTreeMap<Date, i64> = BTreeMap::new();
        for (_, day) in days(event) {
            *by_day.entry(day).or_default() += 1;
        }
        let dated: i64 = by_day.values().sum();
        let fullest = by_day.into_values().max().unwrap_or(0);
        if rounds > 0 && dated >= i64::from(rounds) {
            return Fullest::Known(fullest);
        }
        // However the rounds are spread over the days, one day has at least its share.
        let days = event.starts.zip(event.ends).map(|(starts, ends)| days_from(starts, ends) + 1);
        let share = days.filter(|days| *days > 0).map_or(0, |days| (i64::from(rounds) + days - 1) / days);
        Fullest::AtLeast(fullest.max(share))
    }

    fn judged(self, each: i64, most: i64) -> (Option<bool>, Option<i64>) {
        match self {
            Fullest::Known(rounds) => (Some(rounds * each <= most), Some(rounds * each)),
            Fullest::AtLeast(rounds) if rounds * each > most => (Some(false), Some(rounds * each)),
            Fullest::AtLeast(_) => (None, None),
        }
    }
}

fn play_per_day(event: &Event, figures: &Figures) -> Option<Requirement> {
    let hours = &figures.hours_per_day;
    if event.list != List::Standard {
        return None;
    }
    let most = hours.value * 60;
    let each = event.time.as_ref().map(|time| (time.seconds_of_both(figures.moves()) + 59) / 60);
    let (met, found) = each.map_or((None, None), |each| Fullest::of(event).judged(each, most));
    let reason = by(Reason::house("fide_needs_hours").with("hours", hours.value), &hours.clause);
    let remedy = match met {
        None => Reason::house("fide_state_round_dates"),
        Some(_) => Reason::house("fide_mend_hours").with("hours", hours.value),
    };
    Some(compared(RequirementKey::PlayPerDay, met, (found, most), reason, remedy))
}

fn rounds_per_day(event: &Event, figures: &Figures) -> Option<Requirement> {
    let most = match event.list {
        List::Standard => figures.rounds_per_day.as_ref(),
        List::Rapid => figures.rapid_rounds_per_day.as_ref(),
        List::Blitz => figures.blitz_rounds_per_day.as_ref(),
    }?;
    let (met, found) = Fullest::of(event).judged(1, most.value);
    let reason = by(Reason::house("fide_needs_rounds_per_day").with("most", most.value), &most.clause);
    let remedy = match met {
        None => Reason::house("fide_state_round_dates"),
        Some(_) => Reason::house("fide_mend_rounds_per_day").with("most", most.value),
    };
    Some(compared(RequirementKey::RoundsPerDay, met, (found, most.value), reason, remedy))
}

/// Team championships may last longer.
fn duration(event: &Event, figures: &Figures) -> Option<Requirement> {
    let most = figures.longest.as_ref().filter(|_| !event.is_team_event)?;
    let lasts = event.starts.zip(event.ends).map(|(starts, ends)| days_from(starts, ends) + 1);
    let lasts = lasts.filter(|days| *days > 0);
    let reason = by(Reason::house("fide_needs_duration").with("most", most.value), &most.clause);
    let remedy = Reason::house("fide_mend_duration").with("most", most.value);
    let met = lasts.map(|days| days <= most.value);
    Some(compared(RequirementKey::Duration, met, (lasts, most.value), reason, remedy))
}

/// A closed event is one in which everybody meets everybody (docs/readings/fide-rating-handbook.md).
fn closed_field(event: &Event, field: &Field, figures: &Figures) -> Option<Requirement> {
    let (share, least) = (figures.closed_share.as_ref()?, figures.closed_rated.as_ref()?);
    if event.form != Form::AllPlayAll {
        return None;
    }
    let players = u32::try_from(field.len()).expect("players are few");
    let rated = field.values().filter(|standing| standing.listed.is_some()).count();
    let rated = i64::try_from(rated).expect("players are few");
    let needed = i64::from(share.value.up(players)).max(least.value);
    let reason = by(Reason::house("fide_needs_closed_field").with("needed", needed), &share.clause);
    let remedy = Reason::house("fide_mend_closed_field").with("more", needed - rated);
    Some(compared(RequirementKey::ClosedField, Some(rated >= needed), (Some(rated), needed), reason, remedy))
}

fn registration(event: &Event, figures: &Figures) -> Requirement {
    let strong = figures.registration_strong.as_ref().filter(|rule| {
        event.entrants.iter().any(|entrant| {
            let above = |limit: i64| entrant.rating.is_some_and(|rating| i64::from(rating) > limit);
            above(rule.value.player) || (entrant.sex == Some(Sex::Woman) && above(rule.value.woman))
        })
    });
    let needed = strong.map_or(figures.registration.value, |rule| rule.value.before);
    let found = event.starts.zip(event.registered).map(|(starts, day)| days_from(day, starts));
    let is_announced = figures.registration_strong.is_none() && event.announced == Some(true);
    let met = if is_announced { Some(true) } else { found.map(|days| days >= needed) };
    let reason = by(Reason::house("fide_needs_registration").with("days", needed), &figures.registration.clause);
    let remedy = match met {
        None => Reason::house("fide_state_registration"),
        Some(_) => Reason::house("fide_mend_registration").with("days", needed),
    };
    compared(RequirementKey::Registration, met, (found, needed), reason, remedy)
}

/// Only the handbook speaks of it; nobody writes it into a report.
fn no_smoking(figures: &Figures) -> Option<Requirement> {
    figures.increment_instead.as_ref()?;
    let reason = by(Reason::house("fide_needs_no_smoking"), &figures.bands.clause);
    Some(Requirement {
        key: RequirementKey::NoSmoking,
        met: None,
        found: None,
        needed: None,
        reason,
        remedy: Some(Reason::house("fide_state_no_smoking")),
    })
}

/// Somebody gains or loses by at least one game.
fn rated_games(field: &Field, counted: &[Counted]) -> Requirement {
    let is_seen = |player| field.get(&player).is_some_and(|standing| standing.seen.is_some());
    let games = counted.iter().filter(|one| one.refusal.is_none());
    let rated = games.filter(|one| is_seen(one.game.white) || is_seen(one.game.black)).count();
    let rated = i64::try_from(rated).expect("games are few");
    let reason = Reason::cited("fide_needs_games", "FIDE-B.02-2024:8.3.1");
    let remedy = Reason::house("fide_mend_games");
    compared(RequirementKey::RatedGames, Some(rated > 0), (Some(rated), 1), reason, remedy)
}
