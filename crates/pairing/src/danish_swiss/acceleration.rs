//! The field cut by strength for the first rounds (D4.9.3-10).

use std::collections::BTreeMap;

use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};

use super::figures::figures;
use crate::Groups;

/// The points for pairing only that each player has in each round.
pub(super) struct Extra<'a> {
    history: &'a History,
    /// From the bottom, and for how many rounds; `None` where the history states the points itself.
    groups: Option<(BTreeMap<StartNumber, i32>, RoundNumber)>,
}

impl<'a> Extra<'a> {
    /// The groups are as equal as can be (reading `docs/readings/danish-swiss-acceleration.md`).
    pub(super) fn new(history: &'a History, acceleration: Option<Groups>) -> Self {
        let groups = acceleration.filter(|_| history.acceleration.is_empty()).map(|Groups { groups, rounds }| {
            let order = history.by_strength();
            let (count, players) = (usize::from(groups.max(1)), order.len());
            let group = |place: usize| i32::try_from((players - 1 - place) * count / players).expect("groups fit");
            let of = order.into_iter().enumerate().map(|(place, number)| (number, group(place))).collect();
            (of, RoundNumber::from(rounds))
        });
        Self { history, groups }
    }

    pub(super) fn points(&self, player: StartNumber, round: RoundNumber) -> HalfPoints {
        match &self.groups {
            None => self.history.fictitious_points(player, round),
            Some((_, rounds)) if round > *rounds => HalfPoints::ZERO,
            Some((of, _)) => {
                HalfPoints(figures(self.history.handbook).group_step * of.get(&player).copied().unwrap_or_default())
            }
        }
    }
}

/// The groups are more than should be kept through a whole event.
pub(super) fn are_too_many(history: &History, acceleration: Option<Groups>) -> Option<Groups> {
    acceleration.filter(|groups| {
        i32::from(groups.groups) > figures(history.handbook).most_groups
            && RoundNumber::from(groups.rounds) >= history.rounds
            && history.acceleration.is_empty()
    })
}
