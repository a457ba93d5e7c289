//! An event made ready: every player and pairing found, judged and added up. Both ways to rate start here.
//!
//! A player of several groups is rated once for all of them: expected scores by the method of each group,
//! added up and rounded once (D4.9.7-6, docs/readings/rating-several-groups.md).

use std::ops::Range;

use rokade_clause::HandbookEdition;
use rokade_model::{Color, HalfPoints, Notice};

use super::change::Play;
use super::expected::{Class, Cycle, cycles};
use super::figures::Rates;
use super::games::{Ruling, absent, judge, score};
use super::report::Method;
use super::start::{Start, add_performances, given};
use super::{Entrant, Event, Game, Group};
use crate::table::difference;
use crate::{Hundredths, PlayerId, Rating};

/// A game with its players by index.
pub(super) struct Pairing<'a> {
    pub group: usize,
    pub game: &'a Game,
    pub white: usize,
    pub black: usize,
    pub ruling: Ruling,
}

/// What a player's rated games add up to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub games: u32,
    pub points: HalfPoints,
    pub expected: Hundredths,
    pub is_winner: bool,
}

pub(super) struct Field<'a> {
    pub handbook: HandbookEdition,
    pub rates: Rates,
    /// Ascending; a player's index is the place in here.
    pub keys: Vec<PlayerId>,
    pub entrants: Vec<Option<&'a Entrant>>,
    pub starts: Vec<Start>,
    /// By group.
    pub pairings: Vec<Pairing<'a>>,
    pub classes: Vec<Class>,
    /// Of the groups by the average method: by group, player and number.
    pub cycles: Vec<Cycle>,
    pub tallies: Vec<Tally>,
}

/// Every player's new rating, by key; the same as [`super::rate`] gives, without the derivation.
pub fn ratings(event: &Event) -> Vec<(PlayerId, Rating)> {
    let field = Field::of(event);
    let new = |index: usize| Some((field.keys[index], field.play(index)?.change(field.rates.figures).new));
    (0..field.keys.len()).filter_map(new).collect()
}

impl<'a> Field<'a> {
    pub(super) fn of(event: &'a Event) -> Self {
        let handbook = event.handbook;
        let rates = Rates::of(handbook);
        let (keys, entrants) = entrants(event);
        let (mut pairings, ranges) = pairings(event, &keys);
        rule(event, &keys, &mut pairings);
        let mut starts = given(&entrants);
        add_performances(&mut starts, &pairings, rates.tables);
        let classes = event
            .groups
            .iter()
            .zip(&ranges)
            .map(|(group, range)| class(group, &pairings[range.clone()], &starts))
            .collect();
        let tallies = vec![Tally::default(); keys.len()];
        let mut field =
            Self { handbook, rates, keys, entrants, starts, pairings, classes, cycles: Vec::new(), tallies };
        for (group, range) in ranges.into_iter().enumerate() {
            field.add_up(group, range);
        }
        field.mark_winners(&event.groups);
        field
    }

    /// What goes into the formula; `None` for a player without a rating.
    pub(super) fn play(&self, index: usize) -> Option<Play> {
        let start = self.starts[index].rating()?;
        let Tally { games, points, expected, is_winner } = self.tallies[index];
        let registered = self.entrants[index].and_then(|entrant| entrant.registered);
        Some(Play { start, base: registered.unwrap_or(start), games, points, expected_sum: expected, is_winner })
    }

    fn add_up(&mut self, group: usize, range: Range<usize>) {
        let method = self.classes[group].method(self.rates);
        let mut encounters = Vec::new();
        for pairing in &self.pairings[range] {
            let ratings = self.starts[pairing.white].rating().zip(self.starts[pairing.black].rating());
            let (Some((white, black)), true) = (ratings, pairing.ruling.is_rated()) else { continue };
            let result = pairing.game.result.expect("a rated game has a result");
            self.tallies[pairing.white].add(score(result, Color::White));
            self.tallies[pairing.black].add(score(result, Color::Black));
            match method {
                Method::Difference => {
                    let apart = difference(white, black);
                    self.tallies[pairing.white].expected += self.rates.tables.expected(apart);
                    self.tallies[pairing.black].expected += self.rates.tables.expected(-apart);
                }
                Method::Average => {
                    encounters.push((pairing.white, pairing.black, black));
                    encounters.push((pairing.black, pairing.white, white));
                }
            }
        }
        let first = self.cycles.len();
        cycles(group, &mut encounters, &mut self.cycles);
        for cycle in &self.cycles[first..] {
            let own = self.starts[cycle.player].rating().expect("a rated game has rated players");
            self.tallies[cycle.player].expected += cycle.expected(own, self.rates);
        }
    }

    fn mark_winners(&mut self, groups: &[Group]) {
        for winner in groups.iter().flat_map(|group| &group.winners) {
            if let Ok(index) = self.keys.binary_search(winner) {
                self.tallies[index].is_winner = true;
            }
        }
    }
}

impl Tally {
    fn add(&mut self, points: HalfPoints) {
        self.games += 1;
        self.points += points;
    }
}

/// Everybody entered or paired, by key.
fn entrants(event: &Event) -> (Vec<PlayerId>, Vec<Option<&Entrant>>) {
    let mut entered: Vec<&Entrant> = event.entrants.iter().collect();
    entered.sort_by_key(|entrant| entrant.player);
    entered.dedup_by_key(|entrant| entrant.player);
    let known: Vec<PlayerId> = entered.iter().map(|entrant| entrant.player).collect();
    let games = event.groups.iter().flat_map(|group| &group.games);
    let mut strangers: Vec<PlayerId> =
        games.flat_map(|game| [game.white, game.black]).filter(|key| known.binary_search(key).is_err()).collect();
    if strangers.is_empty() {
        return (known, entered.into_iter().map(Some).collect());
    }
    strangers.sort_unstable();
    strangers.dedup();
    let mut all: Vec<(PlayerId, Option<&Entrant>)> =
        entered.into_iter().map(|entrant| (entrant.player, Some(entrant))).collect();
    all.extend(strangers.into_iter().map(|key| (key, None)));
    all.sort_by_key(|(key, _)| *key);
    all.into_iter().unzip()
}

/// All games, and where those of each group stand.
fn pairings<'a>(event: &'a Event, keys: &[PlayerId]) -> (Vec<Pairing<'a>>, Vec<Range<usize>>) {
    let index = |key: PlayerId| keys.binary_search(&key).expect("every player of a game has an index");
    let mut pairings = Vec::with_capacity(event.groups.iter().map(|group| group.games.len()).sum());
    let mut ranges = Vec::with_capacity(event.groups.len());
    for (number, group) in event.groups.iter().enumerate() {
        let first = pairings.len();
        pairings.extend(group.games.iter().map(|game| Pairing {
            group: number,
            game,
            white: index(game.white),
            black: index(game.black),
            ruling: Ruling::Unfinished,
        }));
        ranges.push(first..pairings.len());
    }
    (pairings, ranges)
}

/// Judges every pairing, once it is known who never came.
fn rule(event: &Event, keys: &[PlayerId], pairings: &mut [Pairing]) {
    let mut came = vec![false; keys.len()];
    for pairing in &*pairings {
        let missing = pairing.game.result.map_or([None, None], |result| absent(pairing.game, result));
        for (index, missing) in [pairing.white, pairing.black].into_iter().zip(missing) {
            came[index] |= missing.is_none() || pairing.game.notice == Some(Notice::Late);
        }
    }
    let missed_all = |key: PlayerId| keys.binary_search(&key).is_ok_and(|index| !came[index]);
    for pairing in pairings {
        pairing.ruling = judge(event.kind, pairing.game, missed_all);
    }
}

/// The rated players of a group who were paired in it.
fn class(group: &Group, pairings: &[Pairing], starts: &[Start]) -> Class {
    let mut class = Class::new(group.is_all_play_all);
    let mut seen = vec![false; starts.len()];
    for index in pairings.iter().flat_map(|pairing| [pairing.white, pairing.black]) {
        if !std::mem::replace(&mut seen[index], true) {
            starts[index].rating().into_iter().for_each(|rating| class.add(rating));
        }
    }
    class
}
