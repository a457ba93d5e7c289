//! Floaters from above, paired before the group itself (section 8), by docs/readings/dubov-1997-floaters.md.

use std::cmp::Ordering;

use rokade_model::Color;

use super::layout::{By, Event, Group, Made};
use super::roster::Roster;

/// Gives every floater an opponent of the group, if he may meet anybody; returns the others.
pub(super) fn pair(roster: &Roster, floaters: &[usize], free: &mut Vec<usize>, laid: &mut Group) -> Vec<usize> {
    let mut going_on = Vec::new();
    for floater in in_turn(roster, floaters) {
        let legal = free.iter().copied().filter(|place| roster.legal.has(floater, *place));
        match legal.min_by(|one, other| opponent_order(roster, floater, *one, *other)) {
            Some(opponent) => {
                free.retain(|place| *place != opponent);
                laid.boards.push(Made { lead: floater, other: opponent, by: By::Floater });
                laid.events.push(Event::Floater { floater, opponent });
            }
            None => {
                going_on.push(floater);
                laid.events.push(Event::FloaterGoesOn { floater });
            }
        }
    }
    going_on
}

/// D4.9.6-8.1: the best White, the best Black, and so on in turn; then the rest of the longer list.
fn in_turn(roster: &Roster, floaters: &[usize]) -> Vec<usize> {
    let columns = super::columns::by_preference(roster, floaters);
    let (mut white, mut black) = columns;
    white.sort_by(|one, other| roster.white_order(*one, *other));
    black.sort_by(|one, other| roster.black_order(*one, *other));
    let longer = white.len().max(black.len());
    (0..longer).flat_map(|turn| [white.get(turn), black.get(turn)]).flatten().copied().collect()
}

/// D4.9.6-8.2: a preference that suits, the highest R, the lowest ARO.
pub(super) fn opponent_order(roster: &Roster, floater: usize, one: usize, other: usize) -> Ordering {
    let against: Option<Color> = roster.players[floater].preference;
    let clashes = |place| !roster.suits(place, against);
    clashes(one).cmp(&clashes(other)).then_with(|| roster.wanted_order(one, other))
}
