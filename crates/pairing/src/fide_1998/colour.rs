//! Who has White (D4.9.5-E1 to E4).

use rokade_clause::Reason;
use rokade_model::Color;

use super::person::Strength;
use super::reasons;
use super::roster::Roster;

/// White and Black of a pair given by place, better placed first, and why.
pub(super) fn colours(roster: &Roster, high: usize, low: usize) -> (usize, usize, Reason) {
    let (color, reason) = of_higher(roster, high, low);
    match color {
        Color::White => (high, low, reason),
        Color::Black => (low, high, reason),
    }
}

/// The colour of the better placed player.
fn of_higher(roster: &Roster, high: usize, low: usize) -> (Color, Reason) {
    let number = |place: usize| roster.field.cards[place].number;
    let (one, other) = (&roster.people[high], &roster.people[low]);
    match (one.wish, other.wish) {
        (None, None) => by_lot(roster, high),
        (Some(color), None) => (color, reasons::one_wish(number(high), color)),
        (None, Some(color)) => (!color, reasons::one_wish(number(low), color)),
        (Some(color), Some(wanted)) if color != wanted => (color, reasons::both_wishes()),
        (Some(color), Some(_)) => same_wish(roster, high, low, color),
    }
}

/// Both want the same colour.
fn same_wish(roster: &Roster, high: usize, low: usize, color: Color) -> (Color, Reason) {
    let number = |place: usize| roster.field.cards[place].number;
    let is_lifted = roster.are_lifted(high, low);
    let strength = |place: usize| -> Strength { roster.people[place].strength_in(is_lifted) };
    if strength(high) != strength(low) {
        let stronger = if strength(high) > strength(low) { high } else { low };
        let given = if stronger == high { color } else { !color };
        return (given, reasons::stronger_wish(number(stronger), color));
    }
    match last_difference(roster, high, low) {
        Some(had) => (!had, reasons::alternate()),
        None => (color, reasons::higher_ranked(number(high), color)),
    }
}

/// The colour the first of two players had when their colours last differed, gaps moved to the front
/// (D4.9.5-E3, D4.9.5-F3).
fn last_difference(roster: &Roster, one: usize, other: usize) -> Option<Color> {
    let (one, other) = (&roster.field.cards[one].colours, &roster.field.cards[other].colours);
    one.iter().rev().zip(other.iter().rev()).find(|(one, other)| one != other).map(|(one, _)| *one)
}

/// D4.9.5-A7, D4.9.5-E4: the colour drawn goes to the odd numbers, the other one to the even
/// (docs/readings/fide-1998-first-round.md).
fn by_lot(roster: &Roster, high: usize) -> (Color, Reason) {
    let card = &roster.field.cards[high];
    let drawn = roster.field.history.initial_color.unwrap_or(Color::White);
    let color = if card.rank % 2 == 1 { drawn } else { !drawn };
    (color, reasons::by_lot(card.number, color))
}
