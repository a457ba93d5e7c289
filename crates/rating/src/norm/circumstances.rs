//! What is asked of the event itself (D4.7.4c, B.01 1.1); what a report does not say stays open.

use super::figures::{GameTime, fide_2024, handbook};
use super::requirement::{Amount, Key, Requirement};
use super::{Edition, Event};
use crate::fide::{self, ThinkingTime};

/// The title of the chief arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arbiter {
    International,
    Fide,
    /// A title that is less than both.
    National,
}

impl Arbiter {
    /// The title before or behind a name, in capitals as reports write it: `IA Holm, Astrid`, `Astrid Holm (FA)`.
    /// `None` if there is none that is known.
    pub fn of_text(text: &str) -> Option<Arbiter> {
        text.split(|letter: char| !letter.is_alphanumeric()).find_map(|word| match word {
            "IA" => Some(Arbiter::International),
            "FA" => Some(Arbiter::Fide),
            "NA" => Some(Arbiter::National),
            _ => None,
        })
    }
}

/// What is known of the event; `None` where nothing is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    pub chief_arbiter: Option<Arbiter>,
    /// On the day with most of them.
    pub games_per_day: Option<u32>,
    /// From the first day to the last.
    pub days: Option<u32>,
    pub time: Option<ThinkingTime>,
    /// Team events may last longer.
    pub is_team: bool,
}

/// Every requirement on the event.
pub fn circumstances(event: &Event, known: &Circumstances) -> Vec<Requirement> {
    match event.edition {
        Edition::Handbook => of_handbook(event, known),
        Edition::Fide2024 => of_fide_2024(known),
    }
}

fn of_handbook(event: &Event, known: &Circumstances) -> Vec<Requirement> {
    let rules = handbook();
    let clause = &rules.days.clause;
    let arbiter = known.chief_arbiter.map(|arbiter| arbiter == Arbiter::International);
    let days = known.days.map(|days| days <= rules.days.value);
    let is_field = event.history.players.len() > 2;
    let GameTime { plain: minutes, base, increment } = rules.time.value;
    let time = known.time.as_ref().map(|time| {
        let (seconds, added) = time.base_and_increment();
        let is_enough =
            seconds >= i64::from(60 * minutes) || (seconds >= i64::from(60 * base) && added >= i64::from(increment));
        let found = if is_enough { minutes_for_sixty(time) } else { whole_minutes(seconds) };
        (is_enough, found)
    });
    let mut asked = vec![games_per_day(known, rules.figures.games_per_day.value, clause)];
    if !known.is_team {
        asked.push(Requirement::of(Key::Days, days, known.days.map(Amount::from), rules.days.value.into(), clause));
    }
    asked.push(Requirement::of(
        Key::TimeControl,
        time.map(|(is_enough, _)| is_enough),
        time.map(|(_, found)| found.into()),
        minutes.into(),
        &rules.time.clause,
    ));
    asked.push(arbiter_requirement(arbiter, clause));
    asked.push(Requirement::known(Key::NotAMatch, is_field, Amount::Flag(is_field), Amount::Flag(true), clause));
    asked
}

fn of_fide_2024(known: &Circumstances) -> Vec<Requirement> {
    let rules = fide_2024();
    let clause = &rules.registered.clause;
    let arbiter = known.chief_arbiter.map(|arbiter| matches!(arbiter, Arbiter::International | Arbiter::Fide));
    let minutes = known.time.as_ref().map(minutes_for_sixty);
    let least = rules.time_for_sixty_moves.value;
    // Both players' time in every game of the day, in whole hours upwards.
    let hours = minutes.zip(known.games_per_day);
    let hours = hours.map(|(minutes, games)| minutes.saturating_mul(2).saturating_mul(games).div_ceil(60));
    let most = rules.hours_per_day.value;
    vec![
        games_per_day(known, rules.figures.games_per_day.value, &rules.figures.games_per_day.clause),
        Requirement::of(
            Key::HoursPerDay,
            hours.map(|hours| hours <= most),
            hours.map(Amount::from),
            most.into(),
            &rules.hours_per_day.clause,
        ),
        Requirement::of(
            Key::TimeControl,
            minutes.map(|minutes| minutes >= least),
            minutes.map(Amount::from),
            least.into(),
            &rules.time_for_sixty_moves.clause,
        ),
        arbiter_requirement(arbiter, clause),
        Requirement::of(Key::Registered, None, None, rules.registered.value.into(), clause),
    ]
}

/// Of the player who has less, for a game of the moves the rating rules reckon with.
fn minutes_for_sixty(time: &ThinkingTime) -> u32 {
    whole_minutes(time.seconds_for(fide::Edition::Y2024.figures().moves()))
}

fn whole_minutes(seconds: i64) -> u32 {
    u32::try_from(seconds / 60).unwrap_or(u32::MAX)
}

fn games_per_day(known: &Circumstances, most: u32, clause: &rokade_clause::ClauseId) -> Requirement {
    let met = known.games_per_day.map(|games| games <= most);
    Requirement::of(Key::GamesPerDay, met, known.games_per_day.map(Amount::from), most.into(), clause)
}

fn arbiter_requirement(is_enough: Option<bool>, clause: &rokade_clause::ClauseId) -> Requirement {
    let found = is_enough.map(Amount::Flag);
    Requirement::of(Key::ChiefArbiterInternational, is_enough, found, Amount::Flag(true), clause)
}
