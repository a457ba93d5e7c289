//! The round as the criteria see it: everybody in order, who may legally meet, and who may have the bye.

use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, RoundNumber, StartNumber};

use super::Rules;
use super::colours::colour_of_higher;
use super::definitions::{Profile, Strength};
use crate::attendance::Attendance;
use crate::matching::{Bits, FREE, Graph, Tree};
use crate::swiss::{Card, Field};
use crate::{Detail, DutchEdition, NoPairing, Request, impossible};

pub(super) struct Round<'a> {
    pub field: Field<'a>,
    /// By place in the field.
    pub players: Vec<Profile>,
    /// C1 to C3 between places; in an odd field the last seat is the bye's.
    pub legal: Graph,
    /// Some complete legal pairing of everybody.
    pub complete: Vec<u32>,
    /// The score of the bye (C5), in an odd field.
    pub bye_score: Option<HalfPoints>,
    pub initial: Color,
    pub detail: Detail,
    /// The text whose clauses are cited.
    pub edition: DutchEdition,
    pub accelerated: Option<Accelerated>,
}

/// The fictitious points of a round.
#[derive(Clone, Copy)]
pub(super) struct Accelerated {
    /// How many of those who take part have some.
    pub players: usize,
    pub most: HalfPoints,
    /// By the Baku method and not only as the report file says.
    pub by_baku: bool,
}

impl<'a> Round<'a> {
    /// Everything up to C5, which is decided before the first bracket.
    pub(super) fn new(request: &Request<'a>, rules: Rules, attendance: &Attendance) -> Result<Self, NoPairing> {
        let mut round = Self::unpaired(request, rules, attendance);
        let mut tree = Tree::new(round.legal.size());
        let alive = Bits::all(round.legal.size());
        if tree.cover(&round.legal, &alive, &mut round.complete, 0..round.legal.size()).is_some() {
            return Err(impossible::refusal(&round, &round.legal));
        }
        round.settle_bye_score(&mut tree);
        Ok(round)
    }

    /// The round without a pairing, for looking at one made elsewhere.
    pub(super) fn unpaired(request: &Request<'a>, rules: Rules, attendance: &Attendance) -> Self {
        let (field, accelerated) = if rules.baku && request.history.acceleration.is_empty() {
            let points = super::baku::points(request.history, request.round, attendance);
            let field = Field::accelerated(request, attendance, &points);
            let accelerated = accelerated(request, rules, &field, points);
            (field, accelerated)
        } else {
            let field = Field::new(request, attendance);
            let written = |player, round| request.history.fictitious_points(player, round);
            let accelerated = accelerated(request, rules, &field, written);
            (field, accelerated)
        };
        let numbers = super::numbers::given(request.history, request.round, attendance);
        let number = |card: &Card| numbers.get(&card.number).copied().expect("who takes part has a number");
        let players: Vec<Profile> = field.cards.iter().map(|card| Profile::new(&field, card, number(card))).collect();
        let legal = legal(&field, &players);
        let initial = request.history.initial_color.unwrap_or(Color::White);
        let complete = vec![FREE; legal.size()];
        let (detail, edition) = (request.detail, rules.edition);
        Self { field, players, legal, complete, bye_score: None, initial, detail, edition, accelerated }
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    /// The seat of the bye.
    pub(super) fn bye_seat(&self) -> Option<usize> {
        self.field.is_odd().then_some(self.len())
    }

    pub(super) fn number(&self, place: usize) -> StartNumber {
        self.field.cards[place].number
    }

    pub(super) fn score(&self, place: usize) -> HalfPoints {
        self.players[place].score
    }

    pub(super) fn met_in(&self, one: usize, other: usize) -> Option<RoundNumber> {
        self.field.met_in(one, other)
    }

    /// The colour of the better placed of two players. Places are in order of score and strength.
    pub(super) fn colour_of_upper(&self, upper: usize, lower: usize) -> (Color, super::colours::Rule) {
        colour_of_higher(&self.players[upper], &self.players[lower], self.initial)
    }

    /// What a player's preference follows from.
    pub(super) fn why_due(&self, place: usize) -> Option<Reason> {
        self.players[place].why_due(self.number(place))
    }

    /// The places of every score group, from the top.
    pub(super) fn score_groups(&self) -> Vec<std::ops::Range<usize>> {
        let mut groups = Vec::new();
        let mut start = 0;
        for chunk in self.players.chunk_by(|one, other| one.score == other.score) {
            groups.push(start..start + chunk.len());
            start += chunk.len();
        }
        groups
    }

    /// C5: whoever could be left over in a complete pairing is an outer seat of the tree grown from whoever
    /// has the bye now; the lowest score among them is the bye's, and nobody else may have it.
    fn settle_bye_score(&mut self, tree: &mut Tree) {
        let Some(bye) = self.bye_seat() else { return };
        let mut alive = Bits::all(self.legal.size());
        alive.remove(bye);
        let partner = self.complete[bye] as usize;
        self.complete[partner] = FREE;
        tree.grow(&self.legal, &alive, &self.complete, partner, None);
        let lowest = self.legal.neighbours(bye, tree.outer()).last().expect("whoever has the bye is one");
        tree.hang(bye, lowest);
        tree.augment(&mut self.complete, bye);
        self.bye_score = Some(self.score(lowest));
        for place in 0..self.len() {
            if self.score(place) != self.score(lowest) {
                self.legal.disconnect(place, bye);
            }
        }
    }
}

/// C1, the rules of the event, C2 and C3.
fn legal(field: &Field, players: &[Profile]) -> Graph {
    let count = players.len();
    let size = count + count % 2;
    let rows = (0..size).map(|place| {
        let mut row = Bits::none(size);
        match players.get(place) {
            Some(player) => {
                row.unite_words(field.may_meet.row(place));
                if size > count && player.barred.is_none() {
                    row.insert(count);
                }
            }
            None => (0..count).filter(|place| players[*place].barred.is_none()).for_each(|place| row.insert(place)),
        }
        row
    });
    let mut legal = Graph::of_rows(size, rows);
    let mut absolute = [Vec::new(), Vec::new()];
    for (place, player) in players.iter().enumerate() {
        if let (Strength::Absolute, Some(colour), false) = (player.strength, player.preference, player.is_topscorer) {
            absolute[usize::from(colour == Color::White)].push(place);
        }
    }
    for places in absolute {
        let mut set = Bits::none(legal.size());
        places.into_iter().for_each(|place| set.insert(place));
        legal.separate(&set);
    }
    legal
}

/// What is added in this round to the scores of those who take part.
fn accelerated(
    request: &Request,
    rules: Rules,
    field: &Field,
    points: impl Fn(StartNumber, RoundNumber) -> HalfPoints,
) -> Option<Accelerated> {
    let given = field.cards.iter().map(|card| points(card.number, request.round));
    let given: Vec<HalfPoints> = given.filter(|points| *points > HalfPoints::ZERO).collect();
    given.iter().max().map(|most| Accelerated { players: given.len(), most: *most, by_baku: rules.baku })
}
