//! The opponents' ratings as they count: the lowest raised, unrated ones as the edition says (D4.7.4h, B.01 1.4.6).

use std::collections::BTreeMap;

use rokade_clause::ClauseId;
use rokade_model::StartNumber;

use super::NormTitle;
use super::figures::Figures;
use super::games::Game;
use crate::{Exact, Rating};

/// An opponent who counts higher than rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lifted {
    pub opponent: StartNumber,
    /// `None` for an unrated one.
    pub from: Option<Rating>,
    pub to: Rating,
    pub clause: ClauseId,
}

/// The average and who was raised for it, lowest first.
pub(super) struct Average {
    pub(super) lifted: Vec<Lifted>,
    /// The ratings that count, game by game.
    pub(super) counted: Vec<Rating>,
    /// Rounded, a half upwards; `None` without a rating to count.
    pub(super) rounded: Option<Rating>,
}

/// An opponent met twice is raised in both games and counts in both.
pub(super) fn average(figures: &Figures, title: NormTitle, games: &[Game]) -> Average {
    let floor = figures.lifted_to(title);
    let counts = |rating: Option<Rating>| rating.or(figures.unrated_counts_as);
    let ratings: BTreeMap<StartNumber, Option<Rating>> =
        games.iter().map(|game| (game.opponent, game.rating)).collect();
    let mut lowest: Vec<(Option<Rating>, StartNumber)> = ratings
        .iter()
        .filter(|(_, rating)| counts(**rating).is_none_or(|rating| rating < floor))
        .map(|(player, rating)| (*rating, *player))
        .collect();
    lowest.sort_by_key(|(rating, player)| (counts(*rating), *player));
    let lifted: Vec<Lifted> = lowest
        .into_iter()
        .take(figures.lifted_opponents)
        .map(|(from, opponent)| Lifted { opponent, from, to: floor, clause: figures.lifting_clause().clone() })
        .collect();
    let counted = games.iter().filter_map(|game| {
        let raised = lifted.iter().any(|lifted| lifted.opponent == game.opponent);
        if raised { Some(floor) } else { counts(game.rating) }
    });
    let counted: Vec<Rating> = counted.collect();
    let rounded =
        mean(&counted).map(|mean| Rating::try_from(mean.half_up()).expect("an average of ratings is a rating"));
    Average { lifted, counted, rounded }
}

/// The exact average; `None` of nothing.
pub(super) fn mean(ratings: &[Rating]) -> Option<Exact> {
    let number = i64::try_from(ratings.len()).expect("games are few");
    (number > 0).then(|| Exact::new(ratings.iter().map(|rating| i64::from(*rating)).sum(), number))
}
