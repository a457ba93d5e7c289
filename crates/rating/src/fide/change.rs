//! The change of a rated player: difference, largest difference, expected score (8.1.2, 8.3.1, 8.3.2).

use std::cmp::Reverse;
use std::collections::HashMap;

use rokade_clause::{ClauseId, Reason};
use rokade_model::HalfPoints;

use super::figures::Figures;
use super::games::{Counted, mark_of, score};
use super::standing::{Field, Standing};
use super::{GameLine, List, by};
use crate::table::{Tables, difference};
use crate::{Hundredths, PlayerId, Rating};

/// Which rating of the opponents is looked at.
pub(super) type Seen = fn(&Standing) -> Option<Rating>;

/// Everybody's games, each list in the order of them all: found once for whoever asks about everybody.
pub(super) struct ByPlayer<'a>(HashMap<PlayerId, Vec<&'a Counted<'a>>>);

impl<'a> ByPlayer<'a> {
    pub(super) fn of(counted: &'a [Counted<'a>]) -> Self {
        let mut lists: HashMap<PlayerId, Vec<&Counted>> = HashMap::new();
        for one in counted {
            lists.entry(one.game.white).or_default().push(one);
            if one.game.black != one.game.white {
                lists.entry(one.game.black).or_default().push(one);
            }
        }
        Self(lists)
    }

    fn games(&self, player: PlayerId) -> &[&'a Counted<'a>] {
        self.0.get(&player).map(Vec::as_slice).unwrap_or_default()
    }
}

/// Every pairing of a player, by round; differences still true ones, nothing expected yet.
pub(super) fn pairings(
    player: PlayerId,
    field: &Field,
    games: &ByPlayer,
    figures: &Figures,
    seen: Seen,
) -> Vec<GameLine> {
    let of_player = games.games(player).iter().filter_map(|one| {
        let opponent = one.game.opponent_of(player)?;
        let opponent_rating = field.get(&opponent).and_then(seen);
        let reason = one.refusal.clone().or_else(|| {
            let unrated = || Reason::house("fide_opponent_unrated").with("opponent", opponent);
            opponent_rating.is_none().then(|| by(unrated(), &unrated_clause(figures)))
        });
        Some(GameLine {
            round: one.game.round,
            opponent,
            color: one.game.color_of(player)?,
            opponent_rating,
            true_difference: None,
            difference: None,
            is_capped: false,
            band: None,
            expected: None,
            score: mark_of(one.game, player).map(score),
            is_rated: reason.is_none(),
            reason,
        })
    });
    of_player.collect()
}

/// The handbook says it in its own words.
fn unrated_clause(figures: &Figures) -> ClauseId {
    let of_handbook = figures.counts_from.as_ref().map(|figure| figure.clause.clone());
    of_handbook.unwrap_or(ClauseId::new("FIDE-B.02-2024:8.3.1"))
}

/// Fills in differences and expected scores of the rated games.
pub(super) fn expect(lines: &mut [GameLine], own: Rating, list: List, figures: &Figures) {
    for line in lines.iter_mut().filter(|line| line.is_rated) {
        line.true_difference = line.opponent_rating.map(|opponent| difference(own, opponent));
        line.difference = line.true_difference;
    }
    cap(lines, own, list, figures);
    for line in lines.iter_mut() {
        let Some(difference) = line.difference else { continue };
        line.band = Some(Tables::fide().band(difference));
        line.expected = Some(Tables::fide().expected(difference));
    }
}

/// A larger difference counts as the largest one: always, or in so many games of the event, then where it is
/// widest (docs/readings/fide-rating-400.md). From October 2025 not for the strongest on the standard list.
fn cap(lines: &mut [GameLine], own: Rating, list: List, figures: &Figures) {
    let below = figures.largest_difference_below.as_ref().filter(|_| list == List::Standard);
    if below.is_some_and(|below| i64::from(own) >= below.value) {
        return;
    }
    let largest = i32::try_from(figures.largest_difference.value).expect("a small number");
    let mut wide: Vec<(usize, i32)> = lines
        .iter()
        .enumerate()
        .filter_map(|(index, line)| Some((index, line.true_difference?)))
        .filter(|(_, difference)| difference.abs() > largest)
        .collect();
    wide.sort_by_key(|(_, difference)| (Reverse(difference.abs()), *difference < 0));
    let times = figures.largest_difference_times.as_ref().map(|times| usize::try_from(times.value).unwrap_or(0));
    for (index, difference) in wide.into_iter().take(times.unwrap_or(usize::MAX)) {
        lines[index].difference = Some(largest * difference.signum());
        lines[index].is_capped = true;
    }
}

/// Rated games, their points and expected points.
pub(super) fn sums(lines: &[GameLine]) -> (u32, HalfPoints, Hundredths) {
    let rated = || lines.iter().filter(|line| line.is_rated);
    let games = u32::try_from(rated().count()).expect("games are few");
    (games, rated().filter_map(|line| line.score).sum(), rated().filter_map(|line| line.expected).sum())
}

/// The ratings met in rated games.
pub(super) fn met(lines: &[GameLine]) -> Vec<Rating> {
    lines.iter().filter(|line| line.is_rated).filter_map(|line| line.opponent_rating).collect()
}
