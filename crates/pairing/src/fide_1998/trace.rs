//! The steps of D4.9.5-C that changed something, bracket by bracket.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::bracket::{Kind, Outcome};
use super::moved_down::Change;
use super::part::Laid;
use super::reasons::{self, Share};
use super::roster::{Drops, Roster};
use super::round::{Above, Counted, Paired};
use super::witness::Places;
use crate::Step;
use crate::impossible::because;
use crate::matching::Bits;

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
        let mut steps = Vec::new();
        self.above(paired, &mut steps);
        for place in &outcome.lonely {
            let player = self.number(*place);
            steps.push(match outcome.bracket.moved.contains(place) {
                true => reasons::step_moved_no_opponent(player),
                false => reasons::step_no_opponent(player),
            });
        }
        let players = outcome.bracket.members().len() - outcome.lonely.len();
        steps.push(reasons::step_start(players, outcome.pairs.wanted, outcome.x));
        steps.extend(outcome.moved_on.iter().map(|place| reasons::step_moved_on(self.number(*place))));
        if outcome.pairs.possible < outcome.pairs.wanted {
            steps.push(reasons::step_fewer_pairs(outcome.pairs.wanted, outcome.pairs.possible));
        }
        if outcome.pairs.made < outcome.pairs.possible {
            steps.push(reasons::step_fewer_for_lowest(outcome.pairs.possible, outcome.pairs.made));
        }
        steps.extend(outcome.given_up.iter().map(|place| reasons::step_given_up(self.number(*place))));
        self.searched(outcome, &mut steps);
        steps
    }

    /// What was tried with the bracket above, in vain too.
    fn above(&self, paired: &Paired, steps: &mut Vec<Reason>) {
        let coming = self.numbers(&paired.outcome.bracket.moved);
        for (index, first) in paired.joined.iter().enumerate() {
            let step = reasons::step_second_lowest_in_vain(self.roster.field.cards[*first].score);
            // Below the last one joined it is not settled who would come down.
            let is_last = index + 1 == paired.joined.len();
            steps.push(if is_last { step.because(self.in_vain(&paired.outcome, *first)) } else { step });
        }
        if !paired.joined.is_empty() {
            steps.push(reasons::step_joined(paired.joined.len() + 1));
        }
        match paired.above {
            Above::Stands => {}
            Above::ChangedForMoved => steps.push(reasons::step_above_changed(&coming)),
            Above::InVain => steps.push(reasons::step_above_in_vain(&coming)),
            Above::ChangedForLowest => steps.push(reasons::step_second_lowest_changed(&coming)),
        }
        if paired.counted == Counted::AsOne {
            steps.push(reasons::step_joined_as_one());
        }
    }

    /// Why the score group of a player could keep no pair: nobody in it may meet, or who would be left over if the
    /// first two who may did.
    fn in_vain(&self, outcome: &Outcome, first: usize) -> Vec<Reason> {
        let score = |place: usize| self.roster.field.cards[place].score;
        let own: Vec<usize> = (0..self.roster.len()).filter(|place| score(*place) == score(first)).collect();
        let graph = self.roster.with_the_bye();
        let shown = |places: &[usize]| {
            let mut alive = Bits::none(graph.size());
            places.iter().for_each(|place| alive.insert(*place));
            because(&Places(self.roster), &graph, &alive)
        };
        let pairs = own.iter().flat_map(|one| own.iter().map(move |other| (*one, *other)));
        let Some((one, other)) = pairs.filter(|(one, other)| one < other).find(|(one, other)| graph.has(*one, *other))
        else {
            return if own.len() > 1 { shown(&own) } else { Vec::new() };
        };
        let seat = (self.roster.len() % 2 == 1).then_some(self.roster.len());
        let rest: Vec<usize> = outcome.bracket.members().into_iter().chain(seat).collect();
        let rest: Vec<usize> = rest.into_iter().filter(|place| *place != one && *place != other).collect();
        let shown = shown(&rest);
        if shown.is_empty() {
            shown
        } else {
            vec![reasons::if_they_met(self.number(one), self.number(other)).because(shown)]
        }
    }

    /// What the search for the pairs had to change.
    fn searched(&self, outcome: &Outcome, steps: &mut Vec<Reason>) {
        let denied = outcome.boards().filter(|(one, other)| !self.roster.is_satisfied(*one, *other)).count();
        if denied > outcome.x {
            steps.push(reasons::step_x_raised(outcome.x, denied));
        }
        let mut share = Share::All;
        if let Kind::Heterogeneous(mix) = &outcome.kind {
            share = Share::Rest;
            steps.push(reasons::step_from_above(mix.pairs.len()));
            dropped(mix.drops, Share::Moved, steps);
            if mix.is_transposed {
                steps.push(reasons::step_transposed(Share::Moved));
            }
            match (mix.change, mix.pairs.last()) {
                (Change::Lowest, Some((one, other))) => {
                    steps.push(reasons::step_other_opponent(self.number(*one), self.number(*other)));
                }
                (Change::All, _) => steps.push(reasons::step_other_opponents()),
                _ => {}
            }
        }
        self.laid(outcome.rest(), share, steps);
    }

    /// What was disregarded for a share. The remainder is handed what the players moved down needed, and may need
    /// nothing of it itself.
    fn told(&self, laid: &Laid, share: Share) -> Drops {
        let floats_up = || laid.pairs.iter().any(|(one, other)| self.roster.needed(*one, *other).up > 0);
        match share {
            Share::Rest if !floats_up() => Drops { up: 0, ..laid.drops },
            Share::Rest | Share::All | Share::Moved => laid.drops,
        }
    }

    fn laid(&self, laid: &Laid, share: Share, steps: &mut Vec<Reason>) {
        dropped(self.told(laid, share), share, steps);
        let (out, into) = (&laid.exchange.out, &laid.exchange.into);
        if !out.is_empty() {
            steps.push(reasons::step_exchanged(&self.numbers(out), &self.numbers(into), laid.difference));
        }
        if laid.is_transposed {
            steps.push(reasons::step_transposed(share));
        }
    }
}

fn dropped(drops: Drops, share: Share, steps: &mut Vec<Reason>) {
    if drops.up > 0 {
        steps.push(reasons::step_up_dropped(drops.up, share));
    }
    if drops.down > 0 {
        steps.push(reasons::step_down_dropped(drops.down, share));
    }
}
