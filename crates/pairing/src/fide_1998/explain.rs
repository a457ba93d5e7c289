//! Why everybody has the opponent he has.

use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, StartNumber};

use super::bracket::{Kind, Outcome};
use super::reasons;
use super::roster::{Drops, Roster};
use super::round::Paired;
use crate::matching::Bits;
use crate::{Direction, Float, Passed, ScoreGroup};

/// Opponents passed over that one board explains; beyond that nobody reads on.
const EXPLAINED: usize = 32;

pub(super) struct Explained<'a> {
    roster: &'a Roster<'a>,
    brackets: &'a [Paired],
}

impl<'a> Explained<'a> {
    pub fn new(roster: &'a Roster<'a>, brackets: &'a [Paired]) -> Self {
        Self { roster, brackets }
    }

    fn number(&self, place: usize) -> StartNumber {
        self.roster.field.cards[place].number
    }

    fn score(&self, place: usize) -> HalfPoints {
        self.roster.field.cards[place].score
    }

    /// Whom the player of S1 would have met by the order of S2, those that better players of S1 have left
    /// out, and why he did not.
    pub fn passed(&self, high: usize, low: usize, group: usize) -> Vec<Passed> {
        let outcome = &self.brackets[group].outcome;
        let row = Row::find(outcome, high, low);
        let mut taken = Bits::none(self.roster.len());
        row.taken.iter().for_each(|place| taken.insert(*place));
        let is_free = |other: &usize| *other != row.one && !taken.contains(*other);
        let nearer = row.lower.iter().take_while(|other| **other != row.other).copied().filter(is_free);
        nearer
            .take(EXPLAINED)
            .map(|other| Passed {
                player: self.number(row.one),
                would_have_met: self.number(other),
                reason: self.why_not(row.one, other, &row),
            })
            .collect()
    }

    /// The rule that alone keeps two players apart, or that the others could not have been paired.
    fn why_not(&self, one: usize, other: usize, row: &Row) -> Reason {
        let (high, low) = (one.min(other), one.max(other));
        let field = self.roster.field;
        if !field.may_meet.has(one, other) {
            return field.met_in(one, other).map_or_else(crate::reasons::forbidden_pair, reasons::met);
        }
        let wish = self.roster.people[one].wish;
        if let (false, Some(color)) = (self.roster.legal.has(one, other), wish) {
            return reasons::must_both(color);
        }
        let needed = self.roster.needed(one, other);
        if needed.down > row.drops.down {
            return reasons::would_float_down(self.number(high), needed.down, field.round);
        }
        if needed.up > row.drops.up {
            return reasons::would_float_up(self.number(low), needed.up, field.round);
        }
        match wish {
            Some(color) if row.x == 0 && !self.roster.is_satisfied(one, other) => reasons::want_both(color),
            _ => reasons::rest_not_paired(),
        }
    }

    /// What the board leaves to be desired.
    pub fn failings(&self, white: usize, black: usize) -> Vec<Reason> {
        let denied = [(white, Color::White), (black, Color::Black)].into_iter().filter_map(|(place, color)| {
            let wish = self.roster.people[place].wish?;
            (wish != color).then(|| reasons::wish_denied(self.number(place), wish))
        });
        denied.chain(self.floats_again(white, black)).collect()
    }

    fn floats_again(&self, one: usize, other: usize) -> Vec<Reason> {
        let (high, low) = (one.min(other), one.max(other));
        let needed = self.roster.needed(high, low);
        let round = self.roster.field.round;
        let down = (needed.down > 0).then(|| reasons::floats_down_again(self.number(high), needed.down, round));
        let up = (needed.up > 0).then(|| reasons::floats_up_again(self.number(low), needed.up, round));
        down.into_iter().chain(up).collect()
    }

    /// Who meets somebody of another score, in the order of the boards; the bye last.
    pub fn floats(&self, boards: &[(usize, usize, usize)]) -> Vec<Float> {
        let uneven = boards.iter().filter(|(high, low, _)| self.score(*high) != self.score(*low));
        let mut floats: Vec<Float> = uneven
            .flat_map(|(high, low, _)| {
                let down = Float {
                    player: self.number(*high),
                    direction: Direction::Down,
                    from: self.score(*high),
                    to: Some(self.score(*low)),
                    reason: self.why_down(*high),
                };
                let up = Float {
                    player: self.number(*low),
                    direction: Direction::Up,
                    from: self.score(*low),
                    to: Some(self.score(*high)),
                    reason: reasons::met_from_above(self.number(*high)),
                };
                [down, up]
            })
            .collect();
        let last = &self.brackets.last().expect("somebody takes part").outcome;
        floats.extend(last.rest().left.iter().map(|place| Float {
            player: self.number(*place),
            direction: Direction::Down,
            from: self.score(*place),
            to: None,
            reason: self.why_down(*place),
        }));
        floats
    }

    /// Why a player left the bracket of his own score, or has the bye.
    fn why_down(&self, place: usize) -> Reason {
        let home = self.brackets.iter().find(|paired| paired.outcome.bracket.residents.contains(&place));
        let home = home.expect("everybody is a resident somewhere");
        let (outcome, joined) = (&home.outcome, home.joined.len());
        if outcome.lonely.contains(&place) {
            reasons::no_opponent_here(self.score(place))
        } else if joined > 0 && !outcome.down().contains(&place) && !outcome.rest().left.contains(&place) {
            reasons::joined_float(joined + 1)
        } else {
            reasons::left_over(self.score(place))
        }
    }

    /// What was decided in each bracket.
    pub fn groups(&self) -> Vec<ScoreGroup> {
        let numbers = |places: &[usize]| places.iter().map(|place| self.number(*place)).collect::<Vec<_>>();
        self.brackets
            .iter()
            .map(|paired| {
                let outcome = &paired.outcome;
                let lowest = outcome.bracket.residents.iter().map(|place| self.score(*place)).min();
                let is_up = |place: &usize| self.meets_above(outcome, *place);
                let up: Vec<usize> = outcome.bracket.residents.iter().copied().filter(is_up).collect();
                ScoreGroup {
                    points: lowest.unwrap_or_default(),
                    residents: numbers(&outcome.bracket.residents),
                    moved_down: numbers(&outcome.bracket.moved),
                    moved_up: numbers(&up),
                    floated: numbers(&outcome.down()),
                    failings: self.group_failings(outcome),
                }
            })
            .collect()
    }

    fn meets_above(&self, outcome: &Outcome, place: usize) -> bool {
        outcome.boards().any(|(one, other)| one.max(other) == place && self.score(one.min(other)) > self.score(place))
    }

    /// In order of priority: players moved down, wishes denied, floats repeated.
    fn group_failings(&self, outcome: &Outcome) -> Vec<Reason> {
        let mut failings = Vec::new();
        let down = outcome.down();
        if !down.is_empty() {
            failings.push(reasons::moved_down(down.len()));
        }
        let denied = outcome.boards().filter(|(one, other)| !self.roster.is_satisfied(*one, *other)).count();
        if denied > 0 {
            failings.push(reasons::wishes_denied(denied));
        }
        failings.extend(outcome.boards().flat_map(|(one, other)| self.floats_again(one, other)));
        let round = self.roster.field.round;
        for place in down.iter().filter(|place| outcome.bracket.residents.contains(place)) {
            let level = self.roster.needed_alone(*place);
            if level > 0 {
                failings.push(reasons::floats_down_again(self.number(*place), level, round));
            }
        }
        failings
    }
}

/// A pair as the step of C6 saw it.
struct Row {
    /// Of S1 and of S2.
    one: usize,
    other: usize,
    /// S2 in order, and those of it that better players of S1 took.
    lower: Vec<usize>,
    taken: Vec<usize>,
    drops: Drops,
    /// Unsatisfied pairs of the part.
    x: usize,
}

impl Row {
    fn find(outcome: &Outcome, high: usize, low: usize) -> Self {
        let is_pair = |pair: &(usize, usize)| *pair == (high, low) || *pair == (low, high);
        let (pairs, lower, drops, x) = match &outcome.kind {
            Kind::Heterogeneous(mix) if mix.pairs.iter().any(is_pair) => {
                (&mix.pairs, mix.residents.clone(), mix.drops, mix.x)
            }
            _ => {
                let rest = outcome.rest();
                let mut lower: Vec<usize> = rest.pairs.iter().map(|pair| pair.1).chain(rest.left.clone()).collect();
                lower.sort_unstable();
                (&rest.pairs, lower, rest.drops, rest.unsatisfied)
            }
        };
        let index = pairs.iter().position(is_pair).expect("the pair is of this bracket");
        let (one, other) = pairs[index];
        Self { one, other, lower, taken: pairs[..index].iter().map(|pair| pair.1).collect(), drops, x }
    }
}
