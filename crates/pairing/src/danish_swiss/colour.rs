//! Who has White (D4.9.3-7.2 to -7.4).

use rokade_clause::Reason;
use rokade_model::Color;

use super::reasons;
use super::seats::Seats;

/// The rule that gave the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    FewerWhites,
    /// The first game, counted back, in which they differed.
    LastRounds(usize),
    OppositeOfLast,
    /// The better placed player has had no colour yet.
    OppositeOfOpponentsLast,
    NoColourYet,
    /// The rules before would have denied a strong preference.
    Strong,
}

/// How the colours of a pair fall, seen from the better placed player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allotted {
    pub colour: Color,
    rule: Rule,
}

/// `upper` is better placed than `lower`. X counts as Black.
pub(super) fn allot(seats: &Seats, upper: usize, lower: usize) -> Allotted {
    if seats.is_x(lower) {
        return Allotted { colour: Color::White, rule: Rule::NoColourYet };
    }
    let plain = plain(seats, upper, lower);
    if is_denied(seats, upper, lower, plain.colour) {
        return Allotted { colour: !plain.colour, rule: Rule::Strong };
    }
    plain
}

/// Preferences the colours of a pair meet (D4.9.3-5.2).
pub(super) fn satisfied(seats: &Seats, upper: usize, lower: usize) -> u8 {
    let [one, other] = are_met(seats, upper, lower);
    u8::from(one) + u8::from(other)
}

/// Who of a pair gets the colour that is due.
pub(super) fn content(seats: &Seats, one: usize, other: usize) -> impl Iterator<Item = usize> + use<> {
    let (upper, lower) = (one.min(other), one.max(other));
    let met = are_met(seats, upper, lower);
    [upper, lower].into_iter().zip(met).filter_map(|(seat, is_met)| is_met.then_some(seat))
}

fn are_met(seats: &Seats, upper: usize, lower: usize) -> [bool; 2] {
    let colour = allot(seats, upper, lower).colour;
    let is_met = |seat, colour| seats.preference(seat).is_some_and(|preference| preference.colour == colour);
    [is_met(upper, colour), is_met(lower, !colour)]
}

/// Strong preferences come first; the three rules never deny one unless rounds without a
/// colour lie between (reading `docs/readings/danish-swiss-colours.md`).
fn is_denied(seats: &Seats, upper: usize, lower: usize, colour: Color) -> bool {
    let wants = |seat, colour| {
        seats.preference(seat).is_some_and(|preference| preference.is_strong && preference.colour == colour)
    };
    let denied = wants(upper, !colour) || wants(lower, colour);
    let served = wants(upper, colour) || wants(lower, !colour);
    denied && !served
}

fn plain(seats: &Seats, upper: usize, lower: usize) -> Allotted {
    let (one, other) = (seats.colours(upper), seats.colours(lower));
    if one.whites() != other.whites() {
        let colour = if one.whites() < other.whites() { Color::White } else { Color::Black };
        return Allotted { colour, rule: Rule::FewerWhites };
    }
    let longest = one.len().max(other.len());
    if let Some(back) = (1..=longest).find(|back| one.was_white(*back) != other.was_white(*back)) {
        let colour = if one.was_white(back) { Color::Black } else { Color::White };
        return Allotted { colour, rule: Rule::LastRounds(back) };
    }
    match (one.last(), other.last()) {
        (Some(last), _) => Allotted { colour: !last, rule: Rule::OppositeOfLast },
        (None, Some(last)) => Allotted { colour: last, rule: Rule::OppositeOfOpponentsLast },
        (None, None) => Allotted { colour: Color::Black, rule: Rule::NoColourYet },
    }
}

impl Allotted {
    pub(super) fn reason(self, seats: &Seats, upper: usize, lower: usize) -> Reason {
        let (white, black) = if self.colour == Color::White { (upper, lower) } else { (lower, upper) };
        let of = |seat| (seats.number(seat), seats.colours(seat).whites());
        match self.rule {
            Rule::FewerWhites => reasons::fewer_whites(of(white), of(black)),
            Rule::LastRounds(back) => reasons::last_rounds(seats.number(white), seats.number(black), back),
            Rule::OppositeOfLast => reasons::opposite_of_last(seats.number(upper), self.colour),
            Rule::OppositeOfOpponentsLast => reasons::opposite_of_last(seats.number(lower), !self.colour),
            Rule::NoColourYet => reasons::no_colour_yet(seats.number(white)),
            Rule::Strong => {
                let wants = |seat| seats.preference(seat).is_some_and(|preference| preference.is_strong);
                let (seat, colour) = if wants(upper) { (upper, self.colour) } else { (lower, !self.colour) };
                reasons::strong_first(seats.number(seat), colour).because(seats.why_due(seat))
            }
        }
    }
}
