//! Who takes part, X included, in which pool, and who may meet whom.

use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, StartNumber};

use super::acceleration::Extra;
use super::figures::figures;
use super::preference::{Colours, Preference};
use super::reasons;
use crate::attendance::Attendance;
use crate::matching::{Bits, Graph};
use crate::swiss::Field;
use crate::{Detail, Groups, NOBODY, Request};

/// The players of a round by score and strength; in an odd field X sits last (D4.9.3-2.1).
pub(super) struct Seats<'a> {
    pub field: Field<'a>,
    pub detail: Detail,
    colours: Vec<Colours>,
    preferences: Vec<Option<Preference>>,
    /// Free to meet anybody in the last round (D4.9.3-8.2).
    free: Vec<bool>,
    /// Pairs that have not met (reading `docs/readings/danish-swiss-meeting.md`), are not kept apart and whose strong preferences can be met.
    pub legal: Graph,
}

impl<'a> Seats<'a> {
    pub(super) fn new(request: &Request<'a>, acceleration: Option<Groups>, attendance: &Attendance) -> Self {
        let extra = Extra::new(request.history, acceleration);
        let field = Field::accelerated(request, attendance, |player, round| extra.points(player, round));
        let colours: Vec<Colours> = field.cards.iter().map(|card| Colours::of(card.entries)).collect();
        let figures = figures(request.history.handbook);
        let preferences: Vec<_> = colours.iter().map(|colours| colours.preference(figures)).collect();
        let won = |points: HalfPoints| {
            let most = i64::from(field.history.scoring.win.0) * i64::from(field.round - 1);
            100 * i64::from(points.0) > i64::from(figures.free_above) * most
        };
        let free = field.cards.iter().map(|card| field.is_last && won(card.points)).collect();
        let legal = with_extra_seat(&field);
        let mut seats = Self { field, detail: request.detail, colours, preferences, free, legal };
        seats.keep_strong_apart(Color::White);
        seats.keep_strong_apart(Color::Black);
        seats.keep_from_x();
        seats
    }

    /// Seats in all, X's included; always even.
    pub(super) fn len(&self) -> usize {
        self.legal.size()
    }

    pub(super) fn x(&self) -> Option<usize> {
        self.field.is_odd().then_some(self.field.len())
    }

    pub(super) fn is_x(&self, seat: usize) -> bool {
        seat == self.field.len()
    }

    /// [`NOBODY`] for X.
    pub(super) fn number(&self, seat: usize) -> StartNumber {
        self.field.cards.get(seat).map_or(NOBODY, |card| card.number)
    }

    /// X has no points (reading `docs/readings/danish-swiss-x.md`).
    pub(super) fn score(&self, seat: usize) -> HalfPoints {
        let lowest = || self.field.cards.last().map_or(HalfPoints::ZERO, |card| card.score.min(HalfPoints::ZERO));
        self.field.cards.get(seat).map_or_else(lowest, |card| card.score)
    }

    pub(super) fn preference(&self, seat: usize) -> Option<Preference> {
        self.preferences.get(seat).copied().flatten()
    }

    pub(super) fn colours(&self, seat: usize) -> &Colours {
        &self.colours[seat]
    }

    /// The pools from the top, each by strength (D4.9.3-4.1).
    pub(super) fn pools(&self) -> Vec<Vec<usize>> {
        let all: Vec<usize> = (0..self.len()).collect();
        all.chunk_by(|one, other| self.score(*one) == self.score(*other)).map(<[usize]>::to_vec).collect()
    }

    /// Both want the same colour and one of them must have it (D4.9.3-8.2).
    pub(super) fn is_clash(&self, one: usize, other: usize) -> bool {
        let strong = |seat| self.preference(seat).filter(|preference| preference.is_strong);
        match (strong(one), strong(other)) {
            (Some(a), Some(b)) => a.colour == b.colour && !self.is_free(one, other),
            _ => false,
        }
    }

    /// The last round, and both above half of the points.
    pub(super) fn is_free(&self, one: usize, other: usize) -> bool {
        let is_free = |seat: usize| self.free.get(seat) == Some(&true);
        is_free(one) && is_free(other)
    }

    /// Why two seats that are not `legal` may not meet; `one` is a player.
    pub(super) fn why_apart(&self, one: usize, other: usize) -> Reason {
        let (one, other) = (one.min(other), one.max(other));
        if self.is_x(other) {
            return match self.field.cards[one].had_bye() {
                Some(round) => reasons::met_x(round),
                None => reasons::x_is_white(self.number(one)).because(self.why_due(one)),
            };
        }
        if let Some(round) = self.field.met_in(one, other) {
            return reasons::met(round);
        }
        if !self.field.may_meet.has(one, other) {
            return crate::reasons::forbidden_pair();
        }
        let colour = self.preference(one).expect("nothing else keeps two players apart").colour;
        reasons::same_strong(self.number(one), self.number(other), colour)
            .because(self.why_due(one).into_iter().chain(self.why_due(other)))
    }

    /// What a player's colour is due to.
    pub(super) fn why_due(&self, seat: usize) -> Option<Reason> {
        let preference = self.preference(seat)?;
        Some(self.colours[seat].why(self.number(seat), preference, figures(self.field.history.handbook)))
    }

    fn keep_strong_apart(&mut self, colour: Color) {
        let strong = Preference { colour, is_strong: true };
        let seats: Vec<usize> = (0..self.field.len()).filter(|seat| self.preferences[*seat] == Some(strong)).collect();
        let mut bound = Bits::none(self.len());
        seats.iter().filter(|seat| !self.free[**seat]).for_each(|seat| bound.insert(*seat));
        self.legal.separate(&bound);
        for free in seats.iter().filter(|seat| self.free[**seat]) {
            bound.iter().for_each(|other| self.legal.disconnect(*free, other));
        }
    }

    /// Nobody meets X twice, and nobody who must have Black meets X
    /// (D4.9.3-2.2, reading `docs/readings/danish-swiss-x.md`).
    fn keep_from_x(&mut self) {
        let Some(x) = self.x() else { return };
        let must_have_black = Some(Preference { colour: Color::Black, is_strong: true });
        for seat in 0..x {
            if self.field.cards[seat].had_bye().is_some() || self.preferences[seat] == must_have_black {
                self.legal.disconnect(seat, x);
            }
        }
    }
}

/// Who may meet by the field, with one more seat in an odd one.
fn with_extra_seat(field: &Field) -> Graph {
    if !field.is_odd() {
        return field.may_meet.clone();
    }
    let size = field.len();
    let mut graph = Graph::complete(size + 1);
    let players = Bits::all(size);
    for seat in 0..size {
        let row = field.may_meet.row(seat);
        for (index, (met, all)) in row.iter().zip(players.words()).enumerate() {
            let mut apart = !met & all;
            while apart != 0 {
                let other = index * 64 + apart.trailing_zeros() as usize;
                if other != seat {
                    graph.disconnect(seat, other);
                }
                apart &= apart - 1;
            }
        }
    }
    graph
}
