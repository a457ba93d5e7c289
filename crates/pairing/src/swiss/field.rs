//! Everybody who takes part, best first, and who may meet whom.

use std::collections::BTreeMap;

use rokade_model::{Entry, HalfPoints, History, Participant, RoundNumber, StartNumber};

use super::Card;
use crate::Request;
use crate::attendance::Attendance;
use crate::matching::{Bits, Graph};

/// The players of one round.
pub(crate) struct Field<'a> {
    pub history: &'a History,
    pub round: RoundNumber,
    /// The last planned round.
    pub is_last: bool,
    /// By score, then by strength.
    pub cards: Vec<Card<'a>>,
    /// Everybody else, by number.
    pub absent: Vec<StartNumber>,
    /// Which cards may meet, by their place: they have not met and no rule of the event keeps them apart.
    pub may_meet: Graph,
    /// By place in the history: the score each player was paired by, from round 1 to this one.
    scores: Vec<Vec<HalfPoints>>,
}

impl<'a> Field<'a> {
    /// The field paired by the points of the history and the fictitious points it states.
    pub(crate) fn new(request: &Request<'a>, attendance: &Attendance) -> Self {
        let history = request.history;
        Self::accelerated(request, attendance, |player, round| history.fictitious_points(player, round))
    }

    /// The field with fictitious points by another rule.
    pub(crate) fn accelerated(
        request: &Request<'a>,
        attendance: &Attendance,
        fictitious: impl Fn(StartNumber, RoundNumber) -> HalfPoints,
    ) -> Self {
        let Request { history, round, .. } = *request;
        let scores: Vec<Vec<HalfPoints>> =
            history.players.iter().map(|player| scores_of(history, player, round, &fictitious)).collect();
        let ranks: BTreeMap<StartNumber, u32> = history.by_strength().into_iter().zip(1..).collect();
        let mut cards = Vec::new();
        let mut absent = Vec::new();
        for (index, player) in history.players.iter().enumerate() {
            if attendance.is_present(index) {
                let score = *scores[index].last().expect("every round has a score");
                cards.push(card(history, index, round, ranks[&player.number], score));
            } else {
                absent.push(player.number);
            }
        }
        cards.sort_by_key(|card| (std::cmp::Reverse(card.score), card.rank));
        let may_meet = may_meet(history, round, &cards);
        let last = history.rounds.saturating_sub(u32::from(history.double_rounds));
        Self { history, round, is_last: round >= last, cards, absent, may_meet, scores }
    }

    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    pub(crate) fn is_odd(&self) -> bool {
        self.cards.len() % 2 == 1
    }

    /// The score a player was paired by in an earlier round, or is in this one. By place in the history.
    pub(crate) fn score_in(&self, index: usize, round: RoundNumber) -> HalfPoints {
        self.scores[index][usize::try_from(round).expect("a round number fits") - 1]
    }

    /// The scores, own and the opponent's, with which a game of an earlier round was met.
    pub(crate) fn scores_met(&self, card: &Card, round: RoundNumber) -> Option<(HalfPoints, HalfPoints)> {
        let opponent = card.entry(round).met()?;
        let other = self.history.players.binary_search_by_key(&opponent, |player| player.number).ok()?;
        Some((self.score_in(card.index, round), self.score_in(other, round)))
    }

    /// The round in which two cards met, by their places.
    pub(crate) fn met_in(&self, one: usize, other: usize) -> Option<RoundNumber> {
        let (one, other) = (&self.cards[one], &self.cards[other]);
        one.round_of(|entry| entry.met() == Some(other.number))
            .or_else(|| other.round_of(|entry| entry.met() == Some(one.number)))
    }

    /// The order used: those who take part, then the others.
    pub(crate) fn placement(&self) -> Vec<StartNumber> {
        self.cards.iter().map(|card| card.number).chain(self.absent.iter().copied()).collect()
    }

    /// The place of a player's card.
    pub(crate) fn place_of(&self, number: StartNumber) -> Option<usize> {
        self.cards.iter().position(|card| card.number == number)
    }
}

/// The score before each round from the first to this one.
fn scores_of(
    history: &History,
    player: &Participant,
    round: RoundNumber,
    fictitious: impl Fn(StartNumber, RoundNumber) -> HalfPoints,
) -> Vec<HalfPoints> {
    let mut points = player.adjustment;
    (1..=round)
        .map(|number| {
            if number > 1 {
                points += player.entry(number - 1).points(&history.scoring);
            }
            points + fictitious(player.number, number)
        })
        .collect()
}

fn card(history: &History, index: usize, round: RoundNumber, rank: u32, score: HalfPoints) -> Card<'_> {
    let player = &history.players[index];
    let before = usize::try_from(round - 1).expect("a round number fits").min(player.rounds.len());
    let entries = &player.rounds[..before];
    let colours: Vec<_> = entries.iter().filter_map(|entry| entry.played_color()).collect();
    let whites = colours.iter().filter(|color| **color == rokade_model::Color::White).count();
    let count = |number: usize| u32::try_from(number).expect("a count of rounds fits");
    Card {
        index,
        number: player.number,
        rank,
        rating: player.rating,
        points: history.points_after(player, round - 1),
        score,
        entries,
        whites: count(whites),
        blacks: count(colours.len() - whites),
        colours,
    }
}

fn may_meet(history: &History, round: RoundNumber, cards: &[Card]) -> Graph {
    let places: BTreeMap<StartNumber, usize> =
        cards.iter().enumerate().map(|(place, card)| (card.number, place)).collect();
    let mut graph = Graph::complete(cards.len());
    for (place, card) in cards.iter().enumerate() {
        for opponent in card.entries.iter().filter_map(|entry: &Entry| entry.met()) {
            if let Some(other) = places.get(&opponent) {
                graph.disconnect(place, *other);
            }
        }
    }
    for rule in history.forbidden.iter().filter(|rule| (rule.first..=rule.last).contains(&round)) {
        let mut members = Bits::none(cards.len());
        rule.players.iter().filter_map(|number| places.get(number)).for_each(|place| members.insert(*place));
        graph.separate(&members);
    }
    graph
}
