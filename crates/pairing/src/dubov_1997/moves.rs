//! Players brought up from the next group (D4.9.6-7.1, 7.2), by docs/readings/dubov-1997-moves.md.

use rokade_model::Color;

use super::layout::Event;
use super::roster::Roster;

/// D4.9.6-7.1: for everybody who may meet nobody of the group, one he may meet, while the groups below have one.
pub(super) fn for_players(roster: &Roster, group: &mut Vec<usize>, below: &mut [Vec<usize>], events: &mut Vec<Event>) {
    let mut set = roster.set(group);
    for current in group.clone() {
        if roster.legal.touches(current, &set) {
            continue;
        }
        let against = roster.players[current].preference;
        match bring(roster, below, against, |place| roster.legal.has(current, place), events) {
            Some(brought) => {
                set.insert(brought);
                group.push(brought);
                events.push(Event::UpFor { brought, current });
            }
            None => events.push(Event::NobodyFor { current }),
        }
    }
}

/// D4.9.6-7.2: one more for an odd group, who may meet somebody of it.
pub(super) fn for_odd_group(
    roster: &Roster,
    group: &mut Vec<usize>,
    below: &mut [Vec<usize>],
    events: &mut Vec<Event>,
) {
    if group.len().is_multiple_of(2) {
        return;
    }
    let set = roster.set(group);
    match bring(roster, below, roster.dominant(group), |place| roster.legal.touches(place, &set), events) {
        Some(brought) => {
            group.push(brought);
            events.push(Event::UpForOdd { brought });
        }
        None => events.push(Event::NobodyForOdd { players: group.len() }),
    }
}

/// Takes the most wanted player that fits out of the nearest group below that has any left: the preference
/// that suits, the highest R, the lowest ARO. Tells who was passed over by D4.9.6-2.5.
fn bring(
    roster: &Roster,
    below: &mut [Vec<usize>],
    against: Option<Color>,
    fits: impl Fn(usize) -> bool,
    events: &mut Vec<Event>,
) -> Option<usize> {
    let nearest = below.iter_mut().find(|group| !group.is_empty())?;
    let order = |one: &usize, other: &usize| {
        let clashes = |place: &usize| !roster.suits(*place, against);
        clashes(one).cmp(&clashes(other)).then_with(|| roster.wanted_order(*one, *other))
    };
    let (free, barred): (Vec<usize>, Vec<usize>) =
        nearest.iter().copied().filter(|place| fits(*place)).partition(|place| roster.players[*place].may_move_up);
    let brought = free.into_iter().min_by(order);
    let is_nearer = |player: &usize| brought.is_none_or(|brought| order(player, &brought).is_lt());
    events.extend(barred.into_iter().filter(is_nearer).map(|player| Event::UpEnough { player }));
    nearest.retain(|place| Some(*place) != brought);
    brought
}
