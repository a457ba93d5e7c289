//! The first round: by rating, upper half against lower half (section 5), by
//! docs/readings/dubov-1997-first-round.md.

use std::cmp::Reverse;

use rokade_model::Color;

use super::colours::Allotted;
use super::layout::{By, Event, Group, Made};
use super::reasons;
use super::roster::Roster;
use super::rows;

/// Pairs a group; an odd one takes the best player below. `None` where the halves cannot be paired.
pub(super) fn halves(roster: &Roster, laid: &mut Group, below: &mut [Vec<usize>]) -> Option<()> {
    let order = |place: &usize| (Reverse(roster.players[*place].rating), roster.card(*place).rank);
    let mut group = laid.at_home.clone();
    if !group.len().is_multiple_of(2) {
        let nearest = below.iter_mut().find(|group| !group.is_empty())?;
        let best = *nearest.iter().min_by_key(|place| order(place))?;
        nearest.retain(|place| *place != best);
        laid.brought_up.push(best);
    }
    group.sort_by_key(order);
    group.extend(&laid.brought_up);
    let lower = group.split_off(group.len() / 2);
    let pairs = rows::complete(roster, &group, &lower)?;
    laid.events.push(Event::Halves { players: 2 * group.len() });
    laid.boards.extend(pairs.into_iter().map(|(lead, other)| Made { lead, other, by: By::Halves }));
    (laid.white, laid.black) = (group, lower);
    Some(())
}

/// The lot decides the first board; odd boards follow it, even ones are reversed. Boards count from 1.
pub(super) fn colours(roster: &Roster, made: Made, board: usize) -> Allotted {
    let lot = roster.field.history.initial_color.unwrap_or(Color::White);
    let (color, reason) = match board.is_multiple_of(2) {
        true => (!lot, reasons::lot_even_board(board)),
        false => (lot, reasons::lot_odd_board(board)),
    };
    let (white, black) = if color == Color::White { (made.lead, made.other) } else { (made.other, made.lead) };
    Allotted { white, black, reason }
}
