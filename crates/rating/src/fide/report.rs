//! What a rated event says: every figure on the way to the change.

use rokade_clause::{ClauseId, Reason};
use rokade_model::{Color, HalfPoints, RoundNumber, days_from};

use super::change::{ByPlayer, expect, met, pairings, sums};
use super::first::first_rating;
use super::games::counted;
use super::standing::{Field, admit_scorers, field};
use super::{Edition, Entrant, Event, EventSum, Factor, FirstRating, List, Lists, PeriodSum, Requirement};
use super::{by, factor, lists, period, requirement};
use crate::performance::{Performance, fide_performance};
use crate::table::{Band, Tables};
use crate::{Hundredths, PlayerId, Rating};

/// The whole event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub edition: Edition,
    pub list: List,
    pub requirements: Vec<Requirement>,
    /// Rated players, by key.
    pub players: Vec<PlayerReport>,
    /// Unrated players, by key.
    pub new_players: Vec<FirstRating>,
    /// When it is rated, if its end is known.
    pub lists: Option<Lists>,
    /// What the rating officer should know besides.
    pub notes: Vec<Reason>,
}

impl Report {
    /// Nothing is known that keeps the event from being rated.
    pub fn is_ratable(&self) -> bool {
        self.failures().next().is_none()
    }

    pub fn failures(&self) -> impl Iterator<Item = &Requirement> {
        self.requirements.iter().filter(|requirement| requirement.met == Some(false))
    }
}

/// Where the rating of a rated player comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RatingSource {
    /// The event's own list.
    List,
    /// Rapid and blitz: the standard list.
    StandardList,
    /// A first rating since the event (8.2.4); the opponents met an unrated player.
    FirstRatedMeanwhile,
}

/// One rated player's derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReport {
    pub player: PlayerId,
    pub old: Rating,
    pub source: RatingSource,
    /// The factor before the limit of factor times games.
    pub factor: Factor,
    /// Every pairing, by round.
    pub games: Vec<GameLine>,
    pub games_rated: u32,
    /// Of the rated games.
    pub points: HalfPoints,
    pub expected: Hundredths,
    /// Were this event alone in its period: factor, change, new rating.
    pub alone: PeriodSum,
    /// What the rated games are worth.
    pub performance: Option<Performance>,
    pub clauses: Vec<ClauseId>,
}

/// One pairing of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    pub round: RoundNumber,
    pub opponent: PlayerId,
    pub color: Color,
    pub opponent_rating: Option<Rating>,
    /// Own rating less the opponent's, in a rated game.
    pub true_difference: Option<i32>,
    /// The one that counts.
    pub difference: Option<i32>,
    pub is_capped: bool,
    /// The row of the table.
    pub band: Option<Band>,
    pub expected: Option<Hundredths>,
    pub score: Option<HalfPoints>,
    pub is_rated: bool,
    /// Why the game is not rated.
    pub reason: Option<Reason>,
}

pub(super) fn report(event: &Event, edition: Edition) -> Report {
    let figures = edition.figures();
    let mut field = field(event);
    let counted = counted(event, &field, figures);
    admit_scorers(&mut field, event, &counted, figures);
    let games = ByPlayer::of(&counted);
    let mut entrants: Vec<&Entrant> = event.entrants.iter().collect();
    entrants.sort_by_key(|entrant| entrant.player);
    let (mut players, mut new_players) = (Vec::new(), Vec::new());
    for entrant in entrants.into_iter().filter(|entrant| !entrant.is_computer) {
        match field.get(&entrant.player).and_then(|standing| standing.own) {
            Some(own) => players.push(player(event, edition, entrant, own, &field, &games)),
            None => {
                let lines = pairings(entrant.player, &field, &games, figures, |standing| standing.listed);
                new_players.push(first_rating(entrant, lines, event.ends, figures));
            }
        }
    }
    Report {
        edition,
        list: event.list,
        requirements: requirement::requirements(event, &field, &counted, figures),
        notes: notes(event, edition, &players),
        players,
        new_players,
        lists: event.ends.map(|ends| lists(edition, ends, false)),
    }
}

fn player(
    event: &Event,
    edition: Edition,
    entrant: &Entrant,
    (old, source): (Rating, RatingSource),
    field: &Field,
    games: &ByPlayer,
) -> PlayerReport {
    let figures = edition.figures();
    let mut games = pairings(entrant.player, field, games, figures, |standing| standing.seen);
    expect(&mut games, old, event.list, figures);
    let (games_rated, points, expected) = sums(&games);
    let factor = factor(edition, entrant, old, event.starts.map(|day| day.year().unsigned_abs()));
    let this = EventSum { games: games_rated, gain: Hundredths::from(points) - expected };
    let others = EventSum { games: entrant.period_games, gain: Hundredths::ZERO };
    PlayerReport {
        player: entrant.player,
        old,
        source,
        alone: period(edition, old, factor.value, &[this, others]),
        performance: fide_performance(&met(&games), points),
        clauses: clauses(edition, source, &factor),
        factor,
        games,
        games_rated,
        points,
        expected,
    }
}

fn clauses(edition: Edition, source: RatingSource, factor: &Factor) -> Vec<ClauseId> {
    let mut clauses = vec![
        Tables::fide().expected_clause.clone(),
        edition.figures().largest_difference.clause.clone(),
        ClauseId::new("FIDE-B.02-2024:8.3.2"),
    ];
    clauses.extend(factor.reason.clauses.iter().cloned());
    match source {
        RatingSource::List => {}
        RatingSource::StandardList => clauses.push(ClauseId::new("FIDE-B.02-RB-2024:standard-rating")),
        RatingSource::FirstRatedMeanwhile => clauses.push(ClauseId::new("FIDE-B.02-2024:8.2.4")),
    }
    clauses
}

fn notes(event: &Event, edition: Edition, players: &[PlayerReport]) -> Vec<Reason> {
    let figures = edition.figures();
    let mut notes = Vec::new();
    let is_older = |start| Edition::Y2022.from().is_some_and(|first| start < first);
    if edition == Edition::Y2022 && event.starts.is_some_and(is_older) {
        notes.push(Reason::house("fide_older_than_known").with("edition", edition.key()));
    }
    if edition == Edition::Y2022 {
        // Of that text only the differences are known; clauses of the next one are cited for the rest.
        let reason = Reason::cited("fide_edition_known_in_part", "FIDE-B.02-2022:8.3.1");
        notes.push(reason.with("edition", edition.key()).read_as("fide-rating-editions"));
    }
    if let (Some(starts), Some(ends), Some(longest)) = (event.starts, event.ends, &figures.reported_monthly) {
        let days = days_from(starts, ends) + 1;
        if days > longest.value {
            let reason = Reason::house("fide_reported_monthly").with("days", days).with("most", longest.value);
            notes.push(by(reason, &longest.clause));
        }
    }
    let low = players.iter().filter(|player| i64::from(player.old) < figures.floor.value).count();
    if low > 0 {
        let reason = Reason::house("fide_ratings_below_floor").with("floor", figures.floor.value);
        notes.push(by(reason.with("count", i64::try_from(low).unwrap_or(i64::MAX)), &figures.floor.clause));
    }
    notes
}
