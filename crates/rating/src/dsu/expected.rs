//! The expected score (4.5.2.1): which method a group goes by, and what the average method gives.
//!
//! The method is that of the group; where games drop out, M and Ra are those of the player and the opponents
//! left (docs/readings/rating-dropped-games.md), and where opponents are met more than once each cycle is
//! taken by itself (docs/readings/rating-double-round-robin.md).

use rokade_clause::Reason;

use super::figures::Rates;
use super::report::{AverageLine, GroupMethod, Method};
use crate::table::difference;
use crate::{Hundredths, Rating};

/// The ratings of a group's players as the choice of method sees them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Class {
    pub is_all_play_all: bool,
    pub players: u32,
    sum: u64,
    lowest: Option<Rating>,
    highest: Rating,
}

impl Class {
    pub(super) fn new(is_all_play_all: bool) -> Self {
        Self { is_all_play_all, ..Self::default() }
    }

    pub(super) fn add(&mut self, rating: Rating) {
        self.players += 1;
        self.sum += u64::from(rating);
        self.lowest = Some(self.lowest.map_or(rating, |lowest| lowest.min(rating)));
        self.highest = self.highest.max(rating);
    }

    fn spread(&self) -> u32 {
        self.highest - self.lowest.unwrap_or(self.highest)
    }

    /// D4.5.2.1a in all-play-all within the spread, else D4.5.2.1b.
    pub(super) fn method(&self, rates: Rates) -> Method {
        let has_average = self.players >= 2 && self.spread() <= rates.figures.average_spread;
        if self.is_all_play_all && has_average { Method::Average } else { Method::Difference }
    }

    /// The method with its reason.
    pub(super) fn explained(&self, rates: Rates) -> GroupMethod {
        let method = self.method(rates);
        let (spread, most) = (self.spread(), rates.figures.average_spread);
        match method {
            Method::Average => {
                let average = mean(self.sum, self.players);
                let reason = Reason::cited("rated_by_average", "D4.5.2.1a")
                    .with("players", self.players)
                    .with("average", average)
                    .with("spread", spread)
                    .with("most", most);
                GroupMethod { method, average: Some(average), reason }
            }
            Method::Difference => {
                let reason = match self {
                    Class { players: 0 | 1, .. } => Reason::cited("too_few_rated_players", "D4.5.2.1b"),
                    Class { is_all_play_all: false, .. } => Reason::cited("rated_by_difference", "D4.5.2.1b"),
                    _ => Reason::cited("rated_by_difference_for_spread", "D4.5.2.1b")
                        .with("spread", spread)
                        .with("most", most),
                };
                GroupMethod { method, average: None, reason }
            }
        }
    }
}

/// A mean rating, a half upwards (docs/readings/rating-rounding.md).
fn mean(sum: u64, players: u32) -> Rating {
    let players = u64::from(players);
    Rating::try_from((2 * sum + players) / (2 * players)).expect("a mean lies among ratings")
}

/// One cycle of a player in a group by the average method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cycle {
    /// Index of the player.
    pub player: usize,
    pub group: usize,
    /// From 1.
    pub number: u32,
    opponents: u32,
    sum: u64,
}

impl Cycle {
    /// M, the player included.
    pub(super) fn players(&self) -> u32 {
        self.opponents + 1
    }

    fn average(&self, own: Rating) -> Rating {
        mean(self.sum + u64::from(own), self.players())
    }

    /// D4.5.2.1a: M x Pa - ½.
    pub(super) fn expected(&self, own: Rating, rates: Rates) -> Hundredths {
        let share = rates.tables.expected(difference(own, self.average(own)));
        share * i32::try_from(self.players()).expect("players are few") - rates.figures.own_share
    }

    pub(super) fn line(&self, own: Rating, rates: Rates) -> AverageLine {
        let average = self.average(own);
        let difference = difference(own, average);
        AverageLine {
            group: self.group,
            cycle: self.number,
            players: self.players(),
            sum: self.sum + u64::from(own),
            average,
            difference,
            band: rates.tables.band(difference),
            share: rates.tables.expected(difference),
            expected: self.expected(own, rates),
        }
    }
}

/// The cycles of a group from its rated games, each as player, opponent and the opponent's rating, from both
/// sides. The first game against anybody belongs to the first cycle, the second to the second.
pub(super) fn cycles(group: usize, encounters: &mut [(usize, usize, Rating)], cycles: &mut Vec<Cycle>) {
    encounters.sort_unstable();
    for own in encounters.chunk_by(|one, other| one.0 == other.0) {
        let first = cycles.len();
        for meetings in own.chunk_by(|one, other| one.1 == other.1) {
            for (number, (player, _, rating)) in (1_u32..).zip(meetings) {
                let place = first + usize::try_from(number).expect("games are few") - 1;
                if place == cycles.len() {
                    cycles.push(Cycle { player: *player, group, number, opponents: 0, sum: 0 });
                }
                cycles[place].opponents += 1;
                cycles[place].sum += u64::from(*rating);
            }
        }
    }
}
