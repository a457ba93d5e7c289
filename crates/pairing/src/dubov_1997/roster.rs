//! The players of the round with what section 1 and 2 say of them, and who may legally meet.

use std::cmp::{Ordering, Reverse};

use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, RoundNumber};

use super::aro::Aro;
use super::limits::Limits;
use super::reasons;
use crate::attendance::Attendance;
use crate::matching::{Bits, Graph};
use crate::swiss::{Card, Field};
use crate::{Detail, Request, reasons as common};

/// Why a player may not have a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bar {
    /// D4.9.6-2.3
    Difference,
    /// D4.9.6-2.4
    Running,
}

impl Bar {
    pub(super) const fn clause(self) -> &'static str {
        match self {
            Bar::Difference => "D4.9.6-2.3",
            Bar::Running => "D4.9.6-2.4",
        }
    }
}

/// How often a player met somebody with more points (docs/readings/dubov-1997-moved-up.md): what is
/// counted against the limit of players brought up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MovedUp {
    pub times: u32,
    /// In the rounds just before this one, without a gap.
    pub running: u32,
}

/// One player as the system sees him.
#[derive(Clone, Debug)]
pub(super) struct Player {
    /// R; an unrated player counts as 0 (docs/readings/dubov-1997-ratings.md).
    pub rating: u32,
    pub aro: Aro,
    pub preference: Option<Color>,
    pub moved_up: MovedUp,
    /// D4.9.6-2.5: whether section 7 may bring him up once more.
    pub may_move_up: bool,
    white: Option<Bar>,
    black: Option<Bar>,
}

impl Player {
    pub(super) fn bar(&self, color: Color) -> Option<Bar> {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// Everybody who takes part, by place in the field.
pub(super) struct Roster<'a> {
    pub field: Field<'a>,
    pub players: Vec<Player>,
    /// Who may meet: not met, not kept apart, and with colours that D4.9.6-2.3 and 2.4 allow.
    pub legal: Graph,
    /// How much is to be said.
    pub detail: Detail,
}

impl<'a> Roster<'a> {
    pub(super) fn new(request: &Request<'a>, attendance: &Attendance) -> Self {
        let field = Field::new(request, attendance);
        let players: Vec<Player> = field.cards.iter().map(|card| player(&field, card)).collect();
        let legal = legal(&field, &players);
        Self { field, players, legal, detail: request.detail }
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    pub(super) fn card(&self, place: usize) -> &Card<'a> {
        &self.field.cards[place]
    }

    pub(super) fn score(&self, place: usize) -> HalfPoints {
        self.field.cards[place].score
    }

    /// R, ARO and the alphabet, for which the order of strength stands.
    fn figures(&self, place: usize) -> (u32, Aro, u32) {
        let player = &self.players[place];
        (player.rating, player.aro, self.card(place).rank)
    }

    /// D4.9.6-6.2: the White column, by rising ARO, then by rising R.
    pub(super) fn white_order(&self, one: usize, other: usize) -> Ordering {
        let key = |place| {
            let (rating, aro, rank) = self.figures(place);
            (aro, rating, rank)
        };
        key(one).cmp(&key(other))
    }

    /// D4.9.6-6.2: the Black column, by falling R, then by falling ARO.
    pub(super) fn black_order(&self, one: usize, other: usize) -> Ordering {
        let key = |place| {
            let (rating, aro, rank) = self.figures(place);
            (Reverse(rating), Reverse(aro), rank)
        };
        key(one).cmp(&key(other))
    }

    /// D4.9.6-7.1, 7.2, 8.2: who is wanted first, the highest R, then the lowest ARO.
    pub(super) fn wanted_order(&self, one: usize, other: usize) -> Ordering {
        let key = |place| {
            let (rating, aro, rank) = self.figures(place);
            (Reverse(rating), aro, rank)
        };
        key(one).cmp(&key(other))
    }

    /// D4.9.6-7.3: who leaves the White column first, the lowest ARO, then the highest R.
    pub(super) fn to_black_order(&self, one: usize, other: usize) -> Ordering {
        let key = |place| {
            let (rating, aro, rank) = self.figures(place);
            (aro, Reverse(rating), rank)
        };
        key(one).cmp(&key(other))
    }

    /// D4.9.6-7.4: who leaves the Black column first, the highest ARO, then the lowest R.
    pub(super) fn to_white_order(&self, one: usize, other: usize) -> Ordering {
        let key = |place| {
            let (rating, aro, rank) = self.figures(place);
            (Reverse(aro), rating, rank)
        };
        key(one).cmp(&key(other))
    }

    /// A preference that does not stand against another player's: opposite, or none.
    pub(super) fn suits(&self, place: usize, against: Option<Color>) -> bool {
        against.is_none() || self.players[place].preference != against
    }

    /// The preference more players have (docs/readings/dubov-1997-moves.md).
    pub(super) fn dominant(&self, places: &[usize]) -> Option<Color> {
        let count = |color| places.iter().filter(|place| self.players[**place].preference == Some(color)).count();
        match count(Color::White).cmp(&count(Color::Black)) {
            Ordering::Greater => Some(Color::White),
            Ordering::Less => Some(Color::Black),
            Ordering::Equal => None,
        }
    }

    /// Whether section 2 lets the first have White and the second Black.
    pub(super) fn may_play(&self, white: usize, black: usize) -> bool {
        self.players[white].white.is_none() && self.players[black].black.is_none()
    }

    /// The places as a set.
    pub(super) fn set(&self, places: &[usize]) -> Bits {
        let mut set = Bits::none(self.len());
        places.iter().for_each(|place| set.insert(*place));
        set
    }

    /// What keeps two players apart, if anything does.
    pub(super) fn apart(&self, one: usize, other: usize) -> Option<Reason> {
        if self.legal.has(one, other) {
            return None;
        }
        if let Some(round) = self.field.met_in(one, other) {
            return Some(reasons::met_before(round));
        }
        if !self.field.may_meet.has(one, other) {
            return Some(common::forbidden_pair());
        }
        Some(self.colours_apart(one, other))
    }

    fn colours_apart(&self, one: usize, other: usize) -> Reason {
        let stuck = |place: usize| self.players[place].white.is_some() && self.players[place].black.is_some();
        if let Some(place) = [one, other].into_iter().find(|place| stuck(*place)) {
            return reasons::no_colour_left(self.card(place).number);
        }
        match self.players[one].black.zip(self.players[other].black) {
            Some((bar, _)) => reasons::both_need_white(bar.clause()),
            None => {
                let bar = self.players[one].white.expect("both colourings are barred, and not by Black");
                reasons::both_need_black(bar.clause())
            }
        }
    }
}

fn player(field: &Field, card: &Card) -> Player {
    let limits = Limits::of(field.history.handbook);
    let moved_up = moved_up(field, card);
    let is_enough =
        moved_up.running >= limits.moved_up_running || moved_up.times >= limits.moved_up(field.history.rounds);
    Player {
        rating: card.rating.unwrap_or(0),
        aro: Aro::before(field.history, &field.history.players[card.index], field.round),
        preference: preference(card),
        moved_up,
        may_move_up: field.is_last || !is_enough,
        white: bar(card, Color::White, limits),
        black: bar(card, Color::Black, limits),
    }
}

/// D4.9.6-1 with docs/readings/dubov-1997-colours.md: the colour had less often, or not in the last game.
fn preference(card: &Card) -> Option<Color> {
    match card.colour_difference().cmp(&0) {
        Ordering::Less => Some(Color::White),
        Ordering::Greater => Some(Color::Black),
        Ordering::Equal => card.last_colour().map(|color| !color),
    }
}

fn bar(card: &Card, color: Color, limits: &Limits) -> Option<Bar> {
    let difference = match color {
        Color::White => card.colour_difference(),
        Color::Black => -card.colour_difference(),
    };
    let running = card.colours.iter().rev().take_while(|had| **had == color).count();
    if difference >= limits.difference {
        Some(Bar::Difference)
    } else if running >= limits.running {
        Some(Bar::Running)
    } else {
        None
    }
}

/// Whether a player met somebody with more points in a round.
pub(super) fn met_above(field: &Field, card: &Card, round: RoundNumber) -> bool {
    field.scores_met(card, round).is_some_and(|(own, opponent)| own < opponent)
}

fn moved_up(field: &Field, card: &Card) -> MovedUp {
    let is_up = |round| met_above(field, card, round);
    let count = |number: usize| u32::try_from(number).expect("a count of rounds fits");
    MovedUp {
        times: count((1..field.round).filter(|round| is_up(*round)).count()),
        running: count((1..field.round).rev().take_while(|round| is_up(*round)).count()),
    }
}

/// D4.9.6-2.1, 2.3, 2.4 as a graph.
fn legal(field: &Field, players: &[Player]) -> Graph {
    let mut graph = field.may_meet.clone();
    for color in [Color::White, Color::Black] {
        let mut barred = Bits::none(players.len());
        let of_colour = players.iter().enumerate().filter(|(_, player)| player.bar(color).is_some());
        of_colour.for_each(|(place, _)| barred.insert(place));
        graph.separate(&barred);
    }
    for (place, player) in players.iter().enumerate() {
        if player.white.is_some() && player.black.is_some() {
            (0..players.len()).for_each(|other| graph.disconnect(place, other));
        }
    }
    graph
}
