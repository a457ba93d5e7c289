//! Which round of a group is the one everybody means.

use rokade_model::RoundNumber;
use rokade_tournament::Group;

/// The round being drafted, else the last published one, else the first.
pub(crate) fn round(group: &Group) -> RoundNumber {
    match &group.draft {
        Some(draft) => draft.round,
        None => group.rounds.last().map_or(1, |round| round.number),
    }
}
