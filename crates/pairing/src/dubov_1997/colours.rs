//! Who has White (section 3).

use std::cmp::Ordering;

use rokade_clause::Reason;
use rokade_model::Color;

use super::reasons;
use super::roster::Roster;

/// A game with its colours, by place.
pub(super) struct Allotted {
    pub white: usize,
    pub black: usize,
    pub reason: Reason,
}

/// The limits of section 2 first, then section 3 in its order
/// (docs/readings/dubov-1997-colours.md). The two may legally meet.
pub(super) fn allot(roster: &Roster, one: usize, other: usize) -> Allotted {
    let of = |white: usize, black: usize, reason: Reason| Allotted { white, black, reason };
    match (roster.may_play(one, other), roster.may_play(other, one)) {
        (true, false) => of(one, other, forced(roster, one, other)),
        (false, true) => of(other, one, forced(roster, other, one)),
        _ => by_preference(roster, one, other).unwrap_or_else(|| by_rank_of_claims(roster, one, other)),
    }
}

/// The only colours section 2 allows; where they are also those both are due, that is said.
fn forced(roster: &Roster, white: usize, black: usize) -> Reason {
    if let Some(due) = by_preference(roster, white, black).filter(|due| due.white == white) {
        return due.reason;
    }
    let (of_white, of_black) = (&roster.players[white], &roster.players[black]);
    match (of_white.bar(Color::Black), of_black.bar(Color::White)) {
        (Some(bar), _) => reasons::may_not_have_black(roster.card(white).number, bar),
        (None, Some(bar)) => reasons::may_not_have_white(roster.card(black).number, bar),
        (None, None) => unreachable!("one of the two bars the other colours"),
    }
}

/// D4.9.6-3, first priority: nobody's preference is passed over.
fn by_preference(roster: &Roster, one: usize, other: usize) -> Option<Allotted> {
    let number = |place: usize| roster.card(place).number;
    let preference = |place: usize| roster.players[place].preference;
    let (white, black) = match (preference(one), preference(other)) {
        (Some(Color::White), Some(Color::Black) | None) | (None, Some(Color::Black)) => (one, other),
        (Some(Color::Black), Some(Color::White) | None) | (None, Some(Color::White)) => (other, one),
        _ => return None,
    };
    let reason = match (preference(white), preference(black)) {
        (Some(_), None) => reasons::one_preference(number(white)),
        (None, Some(_)) => reasons::one_preference(number(black)),
        _ => reasons::both_preferences(number(white), number(black)),
    };
    Some(Allotted { white, black, reason })
}

/// D4.9.6-3, the other priorities.
fn by_rank_of_claims(roster: &Roster, one: usize, other: usize) -> Allotted {
    let (first, second) = (roster.card(one), roster.card(other));
    let white_to = |is_first: bool| if is_first { (one, other) } else { (other, one) };
    let numbers = |(white, black): (usize, usize)| (roster.card(white).number, roster.card(black).number);
    let done = |pair: (usize, usize), reason: Reason| Allotted { white: pair.0, black: pair.1, reason };
    let balance = first.colour_difference().cmp(&second.colour_difference());
    if balance != Ordering::Equal {
        let pair = white_to(balance == Ordering::Less);
        let counts = |place: usize| (roster.card(place).number, roster.card(place).whites, roster.card(place).blacks);
        return done(pair, reasons::colour_balance(counts(pair.0), counts(pair.1)));
    }
    let back = first.colours.iter().rev().zip(second.colours.iter().rev());
    if let Some((games, (had, _))) = back.enumerate().find(|(_, (one, other))| one != other) {
        let pair = white_to(*had == Color::Black);
        let (white, black) = numbers(pair);
        return done(pair, reasons::colour_back(white, black, games + 1));
    }
    let (of_first, of_second) = (&roster.players[one], &roster.players[other]);
    if of_first.aro != of_second.aro {
        let pair = white_to(of_first.aro > of_second.aro);
        let aro = |place: usize| (roster.card(place).number, roster.players[place].aro);
        return done(pair, reasons::higher_average(aro(pair.0), aro(pair.1)));
    }
    if of_first.rating != of_second.rating {
        let pair = white_to(of_first.rating < of_second.rating);
        let rating = |place: usize| (roster.card(place).number, roster.players[place].rating);
        return done(pair, reasons::lower_rating(rating(pair.0), rating(pair.1)));
    }
    let pair = white_to(first.rank < second.rank);
    done(pair, reasons::alphabet(numbers(pair).0))
}
