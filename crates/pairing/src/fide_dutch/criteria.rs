//! The quality criteria C6 to C21, as costs of pairs and of floats.
//!
//! A candidate's faults add up over its pairs and its downfloaters. The entries of a cost stand in the order
//! of the criteria, so that comparing two sums is comparing two candidates. Criteria that look at scores,
//! largest first, have one entry per score of the players moved down, highest first.

use rokade_model::HalfPoints;

use super::clauses::Clause;
use super::round::Round;
use crate::Direction;

/// Where each criterion stands in a cost.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// The scores of the players moved down, highest first, then that of the residents.
    scores: Vec<HalfPoints>,
}

/// A criterion and, where it goes by scores, the score.
pub(super) type Entry = (Clause, Option<HalfPoints>);

const BEFORE_LEVELS: usize = 1;

impl Layout {
    pub(super) fn new(round: &Round, moved_down: &[usize], residents: HalfPoints) -> Self {
        let mut scores: Vec<HalfPoints> = moved_down.iter().map(|place| round.score(*place)).collect();
        scores.dedup();
        scores.push(residents);
        Self { scores }
    }

    /// C6, C7 by score, C8 pairs, C8 by score, C9 to C17, C18 to C21 by score.
    pub(super) fn length(&self) -> usize {
        BEFORE_LEVELS + 1 + 9 + 6 * self.scores.len()
    }

    fn level(&self, score: HalfPoints) -> usize {
        self.scores.iter().position(|one| *one == score).expect("only scores of the bracket are asked for")
    }

    const fn c6(&self) -> usize {
        0
    }

    fn c7(&self, score: HalfPoints) -> usize {
        BEFORE_LEVELS + self.level(score)
    }

    fn c8(&self) -> usize {
        BEFORE_LEVELS + self.scores.len()
    }

    fn c8_score(&self, score: HalfPoints) -> usize {
        self.c8() + 1 + self.level(score)
    }

    /// C9 to C17.
    fn count(&self, criterion: usize) -> usize {
        self.c8() + 1 + self.scores.len() + criterion - 9
    }

    /// C18 to C21.
    fn by_score(&self, criterion: usize, score: HalfPoints) -> usize {
        self.count(18) + (criterion - 18) * self.scores.len() + self.level(score)
    }

    /// What stands at a place of a cost.
    pub(super) fn entry(&self, place: usize) -> Entry {
        let levels = self.scores.len();
        if place == self.c6() {
            return (Clause::Pairs, None);
        }
        if place < self.c8() {
            return (Clause::LowFloaters, Some(self.scores[place - BEFORE_LEVELS]));
        }
        if place < self.count(9) {
            let score = place.checked_sub(self.c8() + 1).map(|level| self.scores[level]);
            return (Clause::NextBracket, score);
        }
        if place < self.count(18) {
            return (CLAUSES[place - self.count(9)], None);
        }
        let place = place - self.count(18);
        (CLAUSES[9 + place / levels], Some(self.scores[place % levels]))
    }
}

/// C9 to C21.
const CLAUSES: [Clause; 13] = [
    Clause::ByeUnplayed,
    Clause::TopDifference,
    Clause::TopThird,
    Clause::Preferences,
    Clause::StrongPreferences,
    Clause::DownfloatAgain,
    Clause::UpfloatAgain,
    Clause::DownfloatBefore,
    Clause::UpfloatBefore,
    Clause::DownfloatAgainScores,
    Clause::UpfloatAgainScores,
    Clause::DownfloatBeforeScores,
    Clause::UpfloatBeforeScores,
];

/// Where a player who leaves the bracket ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Beyond {
    /// Paired in the next bracket.
    Next,
    /// Not paired in the next bracket either.
    Further,
    /// Has the bye; in a bracket that sends down nobody else when C9 is asked.
    Bye { c9: bool },
}

/// The faults of a bracket.
pub(super) struct Criteria<'a> {
    pub round: &'a Round<'a>,
    pub layout: Layout,
    /// The score of the residents.
    pub score: HalfPoints,
}

impl Criteria<'_> {
    fn is_resident(&self, place: usize) -> bool {
        self.round.score(place) == self.score
    }

    /// A pair inside the bracket, the better placed player first (docs/readings/fide-dutch-strong.md).
    pub(super) fn pair(&self, upper: usize, lower: usize, cost: &mut [i64]) {
        let (one, other) = (&self.round.players[upper], &self.round.players[lower]);
        let (colour, _) = self.round.colour_of_upper(upper, lower);
        for (player, colour) in [(one, colour), (other, !colour)] {
            if one.is_topscorer || other.is_topscorer {
                let change = if colour == rokade_model::Color::White { 1 } else { -1 };
                cost[self.layout.count(10)] += i64::from((player.difference + change).abs() > 2);
                cost[self.layout.count(11)] += i64::from(player.repeated() == Some(colour));
            }
            let is_denied = player.preference == Some(!colour);
            cost[self.layout.count(12)] += i64::from(is_denied);
            let is_strong = player.strength == super::definitions::Strength::Strong;
            cost[self.layout.count(13)] += i64::from(is_denied && is_strong);
        }
        if !self.is_resident(upper) {
            for (rounds_back, counted, scored) in [(1, 15, 19), (2, 17, 21)] {
                if other.floated(rounds_back, Direction::Up) {
                    cost[self.layout.count(counted)] += 1;
                    cost[self.layout.by_score(scored, one.score)] += 1;
                }
            }
        }
    }

    /// A player of the bracket who is not paired in it (docs/readings/fide-dutch-score-differences.md).
    pub(super) fn float(&self, place: usize, beyond: Beyond, cost: &mut [i64]) {
        let player = &self.round.players[place];
        cost[self.layout.c6()] += 1;
        cost[self.layout.c7(player.score)] += 1;
        if beyond != Beyond::Next {
            self.unpaired_in_next(Some(place), cost);
        }
        if beyond == (Beyond::Bye { c9: true }) {
            cost[self.layout.count(9)] += i64::from(player.unplayed);
        }
        for (rounds_back, counted, scored) in [(1, 14, 18), (2, 16, 20)] {
            if player.floated(rounds_back, Direction::Down) {
                if self.is_resident(place) {
                    cost[self.layout.count(counted)] += 1;
                } else {
                    cost[self.layout.by_score(scored, player.score)] += 1;
                }
            }
        }
    }

    /// A player of the next bracket who is not paired there: one who floats on, or a resident of it.
    pub(super) fn unpaired_in_next(&self, floater: Option<usize>, cost: &mut [i64]) {
        cost[self.layout.c8()] += 1;
        if let Some(place) = floater {
            cost[self.layout.c8_score(self.round.score(place))] += 1;
        }
    }
}
