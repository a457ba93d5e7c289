//! Who is rated: for himself, and for those who met him.

use std::collections::BTreeMap;

use rokade_model::{HalfPoints, Mark};

use super::figures::Figures;
use super::games::{Counted, mark_of, score};
use super::{Entrant, Event, Form, List, RatingSource};
use crate::performance::fide_performance;
use crate::{PlayerId, Rating};

/// What one entrant is in this event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    /// The rating the own change starts from.
    pub(super) own: Option<(Rating, RatingSource)>,
    /// On a list at the start, the standard list included where it stands in.
    pub(super) listed: Option<Rating>,
    /// What the opponents are rated against.
    pub(super) seen: Option<Rating>,
    pub(super) is_computer: bool,
}

pub(super) type Field = BTreeMap<PlayerId, Standing>;

/// Everybody by the list, before a game is looked at.
pub(super) fn field(event: &Event) -> Field {
    event.entrants.iter().map(|entrant| (entrant.player, standing(event.list, entrant))).collect()
}

fn standing(list: List, entrant: &Entrant) -> Standing {
    let standard = entrant.standard.filter(|_| list != List::Standard);
    let listed = entrant.rating.or(standard);
    let source = if entrant.rating.is_some() { RatingSource::List } else { RatingSource::StandardList };
    let own = listed
        .map(|rating| (rating, source))
        .or_else(|| entrant.first_rating.map(|rating| (rating, RatingSource::FirstRatedMeanwhile)));
    Standing { own, listed, seen: listed, is_computer: entrant.is_computer }
}

/// The handbook lets unrated players count in all-play-all once they have scored: with what they did against
/// the rated ones (docs/readings/fide-rating-handbook.md).
pub(super) fn admit_scorers(field: &mut Field, event: &Event, counted: &[Counted], figures: &Figures) {
    let Some(from) = figures.counts_from.as_ref().filter(|_| event.form == Form::AllPlayAll) else { return };
    let unrated: Vec<PlayerId> =
        field.iter().filter(|(_, standing)| standing.listed.is_none()).map(|(player, _)| *player).collect();
    for player in unrated {
        let played = || counted.iter().filter(|one| one.refusal.is_none());
        let points: HalfPoints = played().filter_map(|one| mark_of(one.game, player)).map(score).sum();
        if i64::from(points.0) < 2 * from.value {
            continue;
        }
        let against: Vec<(Rating, Mark)> = played()
            .filter_map(|one| Some((one.game.opponent_of(player)?, mark_of(one.game, player)?)))
            .filter_map(|(opponent, mark)| Some((field.get(&opponent)?.listed?, mark)))
            .collect();
        let ratings: Vec<Rating> = against.iter().map(|(rating, _)| *rating).collect();
        let performance = fide_performance(&ratings, against.iter().map(|(_, mark)| score(*mark)).sum());
        let rating = performance.and_then(|performance| Rating::try_from(performance.rounded()).ok());
        if let Some(standing) = field.get_mut(&player) {
            standing.seen = rating;
        }
    }
}
