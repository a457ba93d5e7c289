//! Whom a player is taken for before the event (4.5.5): the rating handed over, or a performance in this event.
//!
//! A Danish player without a rating needs an entry rating first; a foreign one is performance-rated. Several
//! are computed over and over until no value moves by half a point (docs/readings/rating-performance.md).

use rokade_clause::{Fact, Reason};
use rokade_model::{Color, HalfPoints};

use super::field::Pairing;
use super::games::score;
use super::report::NotRatable;
use super::{Entrant, Origin, RatingSource, StartRating};
use crate::table::{Tables, percent};
use crate::{PlayerId, Rating};

/// The rating a player starts from, or why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Rated(StartRating),
    Unrated(Missing),
}

/// Why there is no rating to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Missing {
    /// D4.5.5.1c
    EntryRating,
    /// A foreign player without a game that could be rated.
    Games,
    /// Everything lost or everything won: table 2 has no row.
    Row { percent: u32 },
    /// No chain of games leads to a player with a rating.
    Link,
}

impl Start {
    pub(super) fn rating(self) -> Option<Rating> {
        match self {
            Start::Rated(start) => Some(start.value),
            Start::Unrated(_) => None,
        }
    }
}

impl Missing {
    /// The player's line among those who get no rating.
    pub(super) fn line(self, player: PlayerId) -> NotRatable {
        let who = Fact::Entrant(player);
        let estimate = Reason::cited("estimated_rating", "D4.5.5.2d").with("player", who.clone());
        let (reason, remedy) = match self {
            Missing::EntryRating => (
                Reason::cited("no_rating", "D4.5.5.1c"),
                Reason::cited("performance_or_entry_rating", "D4.5.5.1c").with("player", who.clone()),
            ),
            Missing::Games => (Reason::cited("no_game_for_performance", "D4.5.5.2b"), estimate),
            Missing::Row { percent } => {
                (Reason::cited("no_row_for_performance", "D4.5.7-T2").with("percent", percent), estimate)
            }
            Missing::Link => (Reason::cited("no_link_for_performance", "D4.5.5.2c"), estimate),
        };
        NotRatable { player, reason: reason.with("player", who), remedy }
    }
}

/// What is known of every player before the event.
pub(super) fn given(entrants: &[Option<&Entrant>]) -> Vec<Start> {
    let start = |entrant: &Option<&Entrant>| match entrant {
        Some(Entrant { rating: Some(rating), .. }) => Start::Rated(*rating),
        Some(Entrant { origin: Origin::Foreign, .. }) => Start::Unrated(Missing::Games),
        _ => Start::Unrated(Missing::EntryRating),
    };
    entrants.iter().map(start).collect()
}

/// Gives every foreign player without a rating the performance in this event, where there is one.
pub(super) fn add_performances(starts: &mut [Start], pairings: &[Pairing], tables: &Tables) {
    let mut unknown: Vec<Unknown> = (0..starts.len())
        .filter(|index| starts[*index] == Start::Unrated(Missing::Games))
        .map(|index| Unknown { index, games: Vec::new() })
        .collect();
    if unknown.is_empty() {
        return;
    }
    for pairing in pairings.iter().filter(|pairing| pairing.ruling.is_rated()) {
        let result = pairing.game.result.expect("a rated game has a result");
        for (own, opponent, color) in
            [(pairing.white, pairing.black, Color::White), (pairing.black, pairing.white, Color::Black)]
        {
            if let Ok(place) = unknown.binary_search_by_key(&own, |unknown| unknown.index) {
                unknown[place].games.push((opponent, score(result, color)));
            }
        }
    }
    drop_unratable(starts, &mut unknown, tables);
    drop_unlinked(starts, &mut unknown);
    let values = settle(starts, &unknown, tables);
    for (unknown, value) in unknown.iter().zip(values) {
        let value = Rating::try_from((value + MILLION / 2).div_euclid(MILLION)).unwrap_or(0);
        starts[unknown.index] = Start::Rated(StartRating { value, source: RatingSource::Performance });
    }
}

/// A player to be performance-rated and the games that count for it.
struct Unknown {
    index: usize,
    games: Vec<(usize, HalfPoints)>,
}

impl Unknown {
    fn score(&self, tables: &Tables) -> Result<i32, Missing> {
        let games = u32::try_from(self.games.len()).expect("games are few");
        let percent = percent(self.games.iter().map(|(_, score)| *score).sum(), games).ok_or(Missing::Games)?;
        tables.difference(percent).ok_or(Missing::Row { percent })
    }
}

/// Games against players without a rating fall away, and with them perhaps the next performance. Who has
/// scored nothing or everything does so against any part of the opponents, so that the order is no matter.
fn drop_unratable(starts: &mut [Start], unknown: &mut Vec<Unknown>, tables: &Tables) {
    loop {
        let before = unknown.len();
        let pending: Vec<usize> = unknown.iter().map(|unknown| unknown.index).collect();
        let counts =
            |opponent: usize| matches!(starts[opponent], Start::Rated(_)) || pending.binary_search(&opponent).is_ok();
        for unknown in unknown.iter_mut() {
            unknown.games.retain(|(opponent, _)| counts(*opponent));
        }
        unknown.retain(|unknown| match unknown.score(tables) {
            Ok(_) => true,
            Err(missing) => {
                starts[unknown.index] = Start::Unrated(missing);
                false
            }
        });
        if unknown.len() == before {
            return;
        }
    }
}

/// A circle of unknown players who met only each other says nothing of anybody's strength.
fn drop_unlinked(starts: &mut [Start], unknown: &mut Vec<Unknown>) {
    let mut linked: Vec<bool> = starts.iter().map(|start| matches!(start, Start::Rated(_))).collect();
    loop {
        let next: Vec<usize> = unknown
            .iter()
            .filter(|unknown| !linked[unknown.index] && unknown.games.iter().any(|(opponent, _)| linked[*opponent]))
            .map(|unknown| unknown.index)
            .collect();
        if next.is_empty() {
            break;
        }
        for index in next {
            linked[index] = true;
        }
    }
    unknown.retain(|unknown| {
        if !linked[unknown.index] {
            starts[unknown.index] = Start::Unrated(Missing::Link);
        }
        linked[unknown.index]
    });
}

/// Ratings on the way are counted in millionths, fine enough for any rounding to come.
const MILLION: i64 = 1_000_000;

/// D4.5.5.2c: every value at once from the values before, beginning with the mean of the rated players.
fn settle(starts: &[Start], unknown: &[Unknown], tables: &Tables) -> Vec<i64> {
    let rated: Vec<i128> = starts.iter().filter_map(|start| start.rating()).map(i128::from).collect();
    let mean = rounded_quotient(rated.iter().sum::<i128>() * i128::from(MILLION), rated.len());
    let mut values = vec![mean; unknown.len()];
    loop {
        let next: Vec<i64> = unknown.iter().map(|one| performance(one, starts, unknown, &values, tables)).collect();
        let is_stable = values.iter().zip(&next).all(|(old, new)| 2 * (old - new).abs() < MILLION);
        values = next;
        if is_stable {
            return values;
        }
    }
}

/// D4.5.5.2b: the opponents' average and what the score stands for.
fn performance(one: &Unknown, starts: &[Start], unknown: &[Unknown], values: &[i64], tables: &Tables) -> i64 {
    let rating = |opponent: usize| match starts[opponent].rating() {
        Some(rating) => i64::from(rating) * MILLION,
        None => {
            let place = unknown.binary_search_by_key(&opponent, |unknown| unknown.index);
            values[place.expect("games against others have been dropped")]
        }
    };
    let sum: i128 = one.games.iter().map(|(opponent, _)| i128::from(rating(*opponent))).sum();
    let difference = one.score(tables).expect("players without a row have been dropped");
    rounded_quotient(sum, one.games.len()) + i64::from(difference) * MILLION
}

/// A mean of ratings, a half upwards.
fn rounded_quotient(sum: i128, count: usize) -> i64 {
    let count = i128::try_from(count).expect("players are few").max(1);
    i64::try_from((2 * sum + count).div_euclid(2 * count)).expect("a mean lies among ratings")
}
