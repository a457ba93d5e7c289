//! The steps of D4.9.5-C that changed something, bracket by bracket.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::bracket::{Kind, Outcome};
use super::part::Laid;
use super::reasons;
use super::roster::{Drops, Roster};
use super::round::{Above, Paired};
use crate::Step;

pub(super) fn steps(roster: &Roster, brackets: &[Paired]) -> Vec<Step> {
    let tracer = Tracer { roster };
    let of_bracket = |(group, paired): (usize, &Paired)| {
        tracer.of(paired).into_iter().map(move |reason| Step { group, reason }).collect::<Vec<_>>()
    };
    brackets.iter().enumerate().flat_map(of_bracket).collect()
}

struct Tracer<'a> {
    roster: &'a Roster<'a>,
}

impl Tracer<'_> {
    fn number(&self, place: usize) -> StartNumber {
        self.roster.field.cards[place].number
    }

    fn numbers(&self, places: &[usize]) -> Vec<StartNumber> {
        places.iter().map(|place| self.number(*place)).collect()
    }

    fn of(&self, paired: &Paired) -> Vec<Reason> {
        let outcome = &paired.outcome;
        let coming = self.numbers(&outcome.bracket.moved);
        let mut steps = Vec::new();
        match paired.above {
            Above::Stands => {}
            Above::ChangedForMoved => steps.push(reasons::step_above_changed(&coming)),
            Above::ChangedForLowest => steps.push(reasons::step_second_lowest_changed(&coming)),
        }
        if paired.joined > 0 {
            steps.push(reasons::step_joined(paired.joined + 1));
        }
        steps.extend(outcome.lonely.iter().map(|place| reasons::step_no_opponent(self.number(*place))));
        let players = outcome.bracket.members().len() - outcome.lonely.len();
        steps.push(reasons::step_start(players, outcome.pairs_wanted, outcome.x));
        if outcome.pairs_missing > 0 {
            let made = outcome.pairs_wanted - outcome.pairs_missing;
            steps.push(reasons::step_fewer_pairs(outcome.pairs_wanted, made));
        }
        self.searched(outcome, &mut steps);
        steps
    }

    /// What the search for the pairs had to change.
    fn searched(&self, outcome: &Outcome, steps: &mut Vec<Reason>) {
        let denied = outcome.pairs().filter(|(one, other)| !self.roster.is_satisfied(*one, *other)).count();
        if denied > outcome.x {
            steps.push(reasons::step_x_raised(outcome.x, denied));
        }
        if let Kind::Heterogeneous(mix) = &outcome.kind {
            steps.push(reasons::step_from_above(mix.pairs.len()));
            dropped(mix.drops, steps);
            if mix.is_transposed {
                steps.push(reasons::step_transposed());
            }
            if let (true, Some((one, other))) = (mix.is_changed, mix.pairs.last()) {
                steps.push(reasons::step_other_opponent(self.number(*one), self.number(*other)));
            }
        }
        self.laid(outcome.rest(), steps);
    }

    fn laid(&self, laid: &Laid, steps: &mut Vec<Reason>) {
        dropped(laid.drops, steps);
        let (out, into) = (&laid.exchange.out, &laid.exchange.into);
        if !out.is_empty() {
            let difference = laid.exchange.difference();
            steps.push(reasons::step_exchanged(&self.numbers(out), &self.numbers(into), difference));
        }
        if laid.is_transposed {
            steps.push(reasons::step_transposed());
        }
    }
}

fn dropped(drops: Drops, steps: &mut Vec<Reason>) {
    if drops.up > 0 {
        steps.push(reasons::step_up_dropped(drops.up));
    }
    if drops.down > 0 {
        steps.push(reasons::step_down_dropped(drops.down));
    }
}
