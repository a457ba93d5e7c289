//! Why everybody has the opponent he has.

use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, StartNumber};

use super::below::Below;
use super::bracket::{Kind, Outcome};
use super::reasons;
use super::roster::{Drops, Roster};
use super::round::{Above, Paired};
use super::why::{self, Cause, Halves, Left};
use super::witness::{Asked, Rest};
use crate::matching::Bits;
use crate::{Detail, Direction, Float, NOBODY, Passed, ScoreGroup};

/// Opponents passed over that one board explains; beyond that nobody reads on.
const EXPLAINED: usize = 32;

pub(super) struct Explained<'a> {
    pub(super) roster: &'a Roster<'a>,
    pub(super) brackets: &'a [Paired],
}

impl<'a> Explained<'a> {
    pub(super) fn new(roster: &'a Roster<'a>, brackets: &'a [Paired]) -> Self {
        Self { roster, brackets }
    }

    pub(super) fn number(&self, place: usize) -> StartNumber {
        self.roster.field.cards[place].number
    }

    pub(super) fn score(&self, place: usize) -> HalfPoints {
        self.roster.field.cards[place].score
    }

    /// Whom the player of S1 would have met by the order of S2, those that better players of S1 have left
    /// out, and why he did not.
    pub(super) fn passed(&self, high: usize, low: usize, group: usize) -> Vec<Passed> {
        let outcome = &self.brackets[group].outcome;
        let row = Row::find(outcome, high, low).told(group, self.beyond(group));
        let mut taken = Bits::none(self.roster.len());
        row.taken.iter().for_each(|place| taken.insert(*place));
        let is_free = |other: &usize| *other != row.one && !taken.contains(*other);
        let nearer = row.lower.iter().take_while(|other| **other != row.other).copied().filter(is_free);
        let passed = nearer.take(EXPLAINED).map(|other| Passed {
            player: self.number(row.one),
            would_have_met: self.number(other),
            reason: self.why_not(row.one, other, &row),
        });
        let through = self.moved_on(group, &[high, low]);
        through.into_iter().chain(self.exchanged(outcome, &row)).chain(passed).collect()
    }

    /// What becomes of those left over in a bracket, and whether it was paired again for those below.
    fn beyond(&self, group: usize) -> (Left, Cause) {
        let is_again = |next: &Paired| matches!(next.above, Above::ChangedForMoved | Above::ChangedForLowest);
        match self.brackets.get(group + 1) {
            None => (Left::Bye, Cause::More),
            Some(next) if is_again(next) => (Left::Down, Cause::Below),
            Some(_) => (Left::Down, Cause::More),
        }
    }

    /// Where players changed halves: whom one of the two would have met as the halves stood at first.
    fn exchanged(&self, outcome: &Outcome, row: &Row) -> Option<Passed> {
        let rest = outcome.rest();
        if row.is_moved || rest.exchange.out.is_empty() {
            return None;
        }
        let mut members: Vec<usize> = rest.pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
        members.extend(&rest.left);
        members.sort_unstable();
        let pairs = rest.pairs.len();
        let opposite = |place: usize| {
            let at = members.iter().position(|member| *member == place)?;
            if at < pairs { members.get(at + pairs).copied() } else { members[..pairs].get(at - pairs).copied() }
        };
        let (player, other) = [row.one, row.other].into_iter().find_map(|one| Some((one, opposite(one)?)))?;
        if [row.one, row.other].contains(&other) {
            return None;
        }
        let (upper, lower) = members.split_at(pairs);
        let halves = Halves {
            roster: self.roster,
            upper,
            lower,
            leave: row.beyond.0,
            drops: rest.drops,
            spare: Some(rest.unsatisfied),
        };
        if self.roster.detail == Detail::Brief {
            return None;
        }
        let numbers = |places: &[usize]| places.iter().map(|place| self.number(*place)).collect::<Vec<_>>();
        let (cause, shown) = self.cause(&halves, row, row.beyond.1);
        let reason = reasons::halves_exchanged(cause, numbers(&rest.exchange.out), numbers(&rest.exchange.into));
        let reason = reason.because([reasons::halves(numbers(upper), numbers(lower))]).because(shown);
        Some(Passed { player: self.number(player), would_have_met: self.number(other), reason })
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
            _ => self.others_not_paired(one, other, row),
        }
    }

    /// Which criterion the others could not have met.
    fn others_not_paired(&self, one: usize, other: usize, row: &Row) -> Reason {
        if self.roster.detail == Detail::Brief {
            return reasons::rest_not_paired();
        }
        let lower: Vec<usize> =
            row.lower.iter().copied().filter(|place| *place != other && !row.taken.contains(place)).collect();
        let misses = |(one, other): &(usize, usize)| !self.roster.is_satisfied(*one, *other);
        let settled: Vec<_> = row.above.iter().copied().chain([(one, other)]).filter(misses).collect();
        let halves = Halves {
            roster: self.roster,
            upper: &row.below,
            lower: &lower,
            leave: if row.is_moved { Left::Rest } else { row.beyond.0 },
            drops: row.drops,
            spare: row.x.checked_sub(settled.len()),
        };
        let else_by = match (row.is_moved, row.beyond.1) {
            (true, Cause::More) => Cause::Rest,
            (_, cause) => cause,
        };
        let (cause, mut shown) = self.cause(&halves, row, else_by);
        if matches!(cause, Cause::Colours) && halves.spare.is_none() {
            // These two and those above them miss too many by themselves.
            shown = why::missed(self.roster, &settled);
        }
        reasons::others_not_paired(cause).because(shown)
    }

    /// The first criterion that halves cannot meet, with who shows it.
    fn cause(&self, halves: &Halves, row: &Row, else_by: Cause) -> (Cause, Vec<Reason>) {
        let (cause, shown) = halves.cause(else_by);
        if !matches!(cause, Cause::Rest | Cause::Below) {
            return (cause, shown);
        }
        let left_over = self.brackets[row.group].outcome.rest().left.len();
        let halves = Halves { leave: row.beyond.0, ..*halves };
        let asked = self.asked(row.group);
        (cause, Rest { halves: &halves, is_remainder: row.is_moved, left_over, asked }.shown())
    }

    /// What the brackets below ask of a bracket that was paired once more for them.
    fn asked(&self, group: usize) -> Option<Asked> {
        let (outcome, next) = (&self.brackets[group].outcome, self.brackets.get(group + 1)?);
        let passed = [&outcome.lonely[..], &outcome.moved_on, &outcome.given_up].concat();
        let (residents, coming) = (&next.outcome.bracket.residents, outcome.down().len());
        let roster = self.roster;
        let (below, is_bye) = match (next.above, next.joined.is_empty()) {
            (Above::Stands | Above::InVain, _) => return None,
            (Above::ChangedForMoved, _) => (Below::moved_down(roster, residents, &passed, coming)?, false),
            (Above::ChangedForLowest, true) => (Below::lowest(roster, residents, &passed, coming)?, true),
            (Above::ChangedForLowest, false) => (Below::joined(roster, residents, &passed), true),
        };
        Some(Asked { below, is_bye })
    }

    /// Players placed below the one with the bye, from the bottom, and why they do not have it.
    pub(super) fn for_the_bye(&self, bye: usize) -> Vec<Passed> {
        let through = self.moved_on(self.brackets.len() - 1, &[bye]);
        let lower = (bye + 1..self.roster.len()).rev().take(EXPLAINED);
        let why = |place: usize| match super::person::free_point(&self.roster.field.cards[place]) {
            Some(round) => reasons::bye_free_point(round),
            None => reasons::bye_left_over(self.number(bye)),
        };
        let lower =
            lower.map(|place| Passed { player: self.number(place), would_have_met: NOBODY, reason: why(place) });
        through.into_iter().chain(lower).collect()
    }

    /// What the board leaves to be desired.
    pub(super) fn failings(&self, white: usize, black: usize) -> Vec<Reason> {
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
    pub(super) fn floats(&self, boards: &[(usize, usize, usize)]) -> Vec<Float> {
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
        } else if self.floats_for_the_moved(outcome, place) {
            let kept = outcome.moved_pairs().iter().map(|pair| self.number(pair.0));
            reasons::left_over_again(self.score(place), kept.collect())
        } else {
            reasons::left_over(self.score(place))
        }
    }

    /// Whether a player of the remainder floats too soon, while C10 could still have changed the pairs above it.
    fn floats_for_the_moved(&self, outcome: &Outcome, place: usize) -> bool {
        let is_left = outcome.rest().left.contains(&place);
        is_left && !outcome.moved_pairs().is_empty() && self.roster.needed_alone(place) > 0
    }

    /// What was decided in each bracket.
    pub(super) fn groups(&self) -> Vec<ScoreGroup> {
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
    /// The pairs of better players of S1, and the players of S1 who come after.
    above: Vec<(usize, usize)>,
    below: Vec<usize>,
    drops: Drops,
    /// Unsatisfied pairs of the part.
    x: usize,
    /// Of players moved down in a heterogeneous bracket.
    is_moved: bool,
    /// Index of the bracket.
    group: usize,
    /// What becomes of those left over, and what else was asked of the bracket.
    beyond: (Left, Cause),
}

impl Row {
    fn told(self, group: usize, beyond: (Left, Cause)) -> Self {
        Self { group, beyond, ..self }
    }

    fn find(outcome: &Outcome, high: usize, low: usize) -> Self {
        let is_pair = |pair: &(usize, usize)| *pair == (high, low) || *pair == (low, high);
        let (pairs, lower, drops, x, is_moved) = match &outcome.kind {
            Kind::Heterogeneous(mix) if mix.pairs.iter().any(is_pair) => {
                (&mix.pairs, mix.residents.clone(), mix.drops, mix.x, true)
            }
            _ => {
                let rest = outcome.rest();
                let mut lower: Vec<usize> = rest.pairs.iter().map(|pair| pair.1).chain(rest.left.clone()).collect();
                lower.sort_unstable();
                (&rest.pairs, lower, rest.drops, rest.unsatisfied, false)
            }
        };
        let index = pairs.iter().position(is_pair).expect("the pair is of this bracket");
        let (one, other) = pairs[index];
        let (above, below) = (pairs[..index].to_vec(), pairs[index + 1..].iter().map(|pair| pair.0).collect());
        Self {
            one,
            other,
            lower,
            taken: above.iter().map(|pair| pair.1).collect(),
            above,
            below,
            drops,
            x,
            is_moved,
            group: 0,
            beyond: (Left::Down, Cause::More),
        }
    }
}
