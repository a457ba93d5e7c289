//! Everything that is asked of a round to explain it in full: opponents, floaters and players for the bye that
//! come earlier in the order, and the halves of every bracket.

use std::collections::BTreeMap;

use super::order::EXPLAINED;
use super::why::{Question, Why, leaves_bye_open};
use super::{Done, reasons};
use crate::Detail;
use crate::Step;
use crate::impossible::because;
use crate::matching::Bits;

use super::round::Round;

/// Players placed below a floater of whom it is said why they do not float instead.
const BELOW: usize = 8;
/// Players passed over for the bye that are explained.
const FOR_THE_BYE: usize = 32;
/// Questions times seats cubed: bounds the time, and by counting, so that the same round is always told alike.
const EFFORT: usize = 4_000_000_000;

/// What was found out. What was not asked is not here.
#[derive(Default)]
pub(super) struct Explained {
    /// By who chose and who was passed over.
    passed: BTreeMap<(usize, usize), Why>,
    /// By floater: who of the own score group is placed below and stays.
    floats: BTreeMap<usize, Vec<(usize, Why)>>,
    /// By player: why the bye went elsewhere.
    bye: BTreeMap<usize, Why>,
    pub steps: Vec<Step>,
    /// Whether there was time for every question.
    pub is_whole: bool,
}

impl Explained {
    pub(super) fn passed(&self, chooser: usize, other: usize) -> Option<&Why> {
        self.passed.get(&(chooser, other))
    }

    pub(super) fn floats(&self, floater: usize) -> &[(usize, Why)] {
        self.floats.get(&floater).map_or(&[], Vec::as_slice)
    }

    pub(super) fn bye(&self, place: usize) -> Option<&Why> {
        self.bye.get(&place)
    }
}

pub(super) fn explained(round: &Round, brackets: &[Done]) -> Explained {
    let mut explained = Explained::default();
    if round.detail == Detail::Brief {
        return explained;
    }
    let mut left = EFFORT;
    let bye = brackets.last().and_then(|done| done.paired.bye);
    let mut rivals: Vec<usize> = bye.map_or(Vec::new(), |bye| rivals(round, bye));
    for (group, done) in brackets.iter().enumerate() {
        let mut asking = Asking { done, question: None, left: &mut left };
        explained.opponents(&mut asking);
        explained.passing_through(&mut asking);
        explained.floaters(&mut asking);
        rivals.retain(|rival| {
            // The first bracket that speaks against it decides.
            asking.ask(|question| (question.against_bye(*rival), leaves_bye_open(question, done, *rival))).is_some_and(
                |(why, is_open)| {
                    let is_open = is_open && matches!(why, Why::Later);
                    explained.bye.insert(*rival, why);
                    is_open
                },
            )
        });
        explained.steps.extend(steps(&mut asking).into_iter().map(|reason| Step { group, reason }));
    }
    explained.is_whole = left > 0;
    explained
}

/// A bracket that questions are asked about, as long as there is time for them.
struct Asking<'a> {
    done: &'a Done<'a>,
    /// Made when the first question is asked.
    question: Option<Question<'a>>,
    left: &'a mut usize,
}

impl<'a> Asking<'a> {
    fn ask<T>(&mut self, ask: impl FnOnce(&Question<'a>) -> T) -> Option<T> {
        let size = self.done.bracket.round.legal.size();
        *self.left = self.left.saturating_sub(size.pow(3));
        if *self.left == 0 {
            return None;
        }
        Some(ask(self.question.get_or_insert_with(|| Question::new(self.done))))
    }
}

impl Explained {
    fn opponents(&mut self, asking: &mut Asking) {
        let mut settled = Vec::new();
        for made in &asking.done.paired.pairs {
            for other in &made.passed {
                let pair = (made.chooser, *other);
                // What may not meet is told by the board.
                if !asking.done.bracket.round.legal.has(pair.0, pair.1) {
                    continue;
                }
                if let Some(why) = asking.ask(|question| question.against_pair(&settled, pair)) {
                    self.passed.insert(pair, why);
                }
            }
            settled.push((made.upper, made.lower));
        }
    }

    /// Players who came down and go on: why they meet nobody here.
    fn passing_through(&mut self, asking: &mut Asking) {
        let Done { bracket, paired } = asking.done;
        let (moved, residents) = bracket.players.split_at(bracket.moved_down);
        for going in paired.floaters.iter().copied().filter(|floater| moved.contains(floater)) {
            let legal = residents.iter().copied().filter(|other| bracket.round.legal.has(going, *other));
            for other in legal.take(EXPLAINED) {
                if let Some(why) = asking.ask(|question| question.against_pair(&[], (going, other))) {
                    self.passed.insert((going, other), why);
                }
            }
        }
    }

    /// Told of the own score group only.
    fn floaters(&mut self, asking: &mut Asking) {
        let done = asking.done;
        let moved = &done.bracket.players[..done.bracket.moved_down];
        for floater in done.paired.floaters.iter().copied().filter(|floater| !moved.contains(floater)) {
            let mut told = Vec::new();
            for one in staying(done, floater) {
                let why = asking.ask(|question| question.against_float(floater, one));
                told.extend(why.map(|why| (one, why)));
            }
            self.floats.insert(floater, told);
        }
    }
}

/// Players of the same score as the one with the bye, placed lower and free to have it.
fn rivals(round: &Round, bye: usize) -> Vec<usize> {
    let lower = (bye + 1..round.len()).rev().take(FOR_THE_BYE);
    lower.filter(|place| round.players[*place].barred.is_none() && round.score(*place) == round.score(bye)).collect()
}

/// Players of the bracket placed below a floater who are paired in it, the lowest first.
fn staying(done: &Done, floater: usize) -> Vec<usize> {
    let players = &done.bracket.players;
    let below = players.iter().rev().copied().take_while(|place| *place != floater);
    let is_paired = |place: &usize| done.paired.pairs.iter().any(|made| made.upper == *place || made.lower == *place);
    below.filter(is_paired).take(BELOW).collect()
}

/// Who was moved down, the two halves, and why players changed between them.
fn steps(asking: &mut Asking) -> Vec<rokade_clause::Reason> {
    let Done { bracket, paired } = asking.done;
    let numbers = |places: &[usize]| places.iter().map(|place| bracket.round.number(*place)).collect::<Vec<_>>();
    let (moved, residents) = bracket.players.split_at(bracket.moved_down);
    let (first, rest): (Vec<_>, Vec<_>) = paired.pairs.iter().partition(|made| moved.contains(&made.upper));
    let settled: Vec<(usize, usize)> = first.iter().map(|made| (made.upper, made.lower)).collect();
    let is_met = |place: &usize| settled.iter().any(|(_, lower)| lower == place);
    let remainder: Vec<usize> = residents.iter().copied().filter(|place| !is_met(place)).collect();
    let edition = bracket.round.edition;
    let mut steps = Vec::new();
    if !settled.is_empty() {
        steps.push(reasons::step_moved(edition, numbers(&settled.iter().map(|pair| pair.0).collect::<Vec<_>>())));
    }
    if rest.is_empty() {
        return steps;
    }
    let mut upper: Vec<usize> = rest.iter().map(|made| made.chooser).collect();
    upper.sort_unstable();
    let lower: Vec<usize> = remainder.iter().copied().filter(|place| !upper.contains(place)).collect();
    let plain = &remainder[..rest.len()];
    if upper != plain {
        let down: Vec<usize> = plain.iter().copied().filter(|place| !upper.contains(place)).collect();
        let up: Vec<usize> = upper.iter().copied().filter(|place| !plain.contains(place)).collect();
        let why = asking.ask(|question| question.against_halves(&settled, &remainder, rest.len()));
        let because = why.as_ref().and_then(|why| reasons::decided(edition, why));
        steps.push(reasons::step_exchange(edition, numbers(&down), numbers(&up)).because(because));
    }
    steps.push(reasons::step_halves(edition, numbers(&upper), numbers(&lower)));
    steps
}

/// Why a bracket sends down more players than its number calls for; empty if it does not.
pub(super) fn why_so_many(done: &Done) -> Vec<rokade_clause::Reason> {
    let Done { bracket, paired } = done;
    let round = bracket.round;
    let left = paired.floaters.len() + usize::from(paired.bye.is_some());
    if round.detail == Detail::Brief || left <= bracket.players.len() % 2 {
        return Vec::new();
    }
    let mut graph = round.legal.clone();
    let (mut alive, mut moved) = (Bits::none(graph.size()), Bits::none(graph.size()));
    bracket.players.iter().for_each(|place| alive.insert(*place));
    bracket.players[..bracket.moved_down].iter().for_each(|place| moved.insert(*place));
    graph.separate(&moved);
    let inside = because(round, &graph, &alive);
    if !inside.is_empty() && bracket.players.len() % 2 == 0 {
        return inside;
    }
    // They could be paired here, but not with everybody below: shown for the first two who could meet.
    let could_meet = |one: &usize| {
        let free = |place: &&usize| **place > *one && graph.has(*one, **place) && !is_paired(done, **place);
        paired.floaters.iter().find(free).map(|other| (*one, *other))
    };
    let Some((one, other)) = paired.floaters.iter().find_map(could_meet) else { return inside };
    let mut rest = Bits::all(round.legal.size());
    (0..round.len()).filter(|place| is_above(done, *place)).for_each(|place| rest.remove(place));
    paired.pairs.iter().for_each(|made| [made.upper, made.lower].into_iter().for_each(|place| rest.remove(place)));
    rest.remove(one);
    rest.remove(other);
    let shown = because(round, &round.legal, &rest);
    if shown.is_empty() {
        return Vec::new();
    }
    vec![reasons::if_they_met(round.edition, round.number(one), round.number(other)).because(shown)]
}

fn is_paired(done: &Done, place: usize) -> bool {
    done.paired.pairs.iter().any(|made| made.upper == place || made.lower == place)
}

/// Whether a place was paired in a bracket above.
fn is_above(done: &Done, place: usize) -> bool {
    place < done.bracket.next.end && !done.bracket.players.contains(&place) && !done.bracket.next.contains(&place)
}
