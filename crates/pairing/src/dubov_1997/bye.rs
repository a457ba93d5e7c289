//! Who has the bye in an odd field (section 4).

use std::cmp::Reverse;

use rokade_clause::Reason;
use rokade_model::{ByeKind, Entry, RoundNumber};

use super::roster::Roster;
use super::{proof, reasons};
use crate::NoPairing;
use crate::matching::{self, Bits, FREE, Graph, Tree};
use crate::swiss::Card;

/// The player who has the bye, and those who would have had it before him.
pub(super) struct Chosen {
    pub place: usize,
    pub passed: Vec<(usize, Reason)>,
}

/// The bye of the round, if it needs one; or the proof that no legal pairing exists.
pub(super) fn choose(roster: &Roster) -> Result<Option<Chosen>, NoPairing> {
    let seats = roster.len() + usize::from(roster.field.is_odd());
    let graph = with_bye_seat(roster, seats);
    let mut mate = vec![FREE; seats];
    let mut tree = Tree::new(seats);
    matching::complete(&graph, &mut mate, &mut tree).map_err(|barrier| proof::refusal(roster, &barrier))?;
    if !roster.field.is_odd() {
        return Ok(None);
    }
    // Whoever can be left over when the bye's seat is taken away leaves a complete pairing.
    let partner = mate[roster.len()] as usize;
    mate[partner] = FREE;
    let mut alive = Bits::all(seats);
    alive.remove(roster.len());
    tree.grow(&graph, &alive, &mate, partner, None);
    Ok(Some(first_in_order(roster, tree.outer())))
}

fn with_bye_seat(roster: &Roster, seats: usize) -> Graph {
    if !roster.field.is_odd() {
        return roster.legal.clone();
    }
    let mut graph = Graph::complete(seats);
    for one in 0..roster.len() {
        (0..one).filter(|other| !roster.legal.has(one, *other)).for_each(|other| graph.disconnect(one, other));
        if unplayed_win(roster.card(one)).is_some() {
            graph.disconnect(one, roster.len());
        }
    }
    graph
}

/// D4.9.6-2.2: the first round won without playing, a bye with a full point included
/// (docs/readings/dubov-1997-bye.md).
pub(super) fn unplayed_win(card: &Card) -> Option<RoundNumber> {
    [card.had_bye(), card.won_by_forfeit(), card.round_of(|entry| entry == Entry::Bye(ByeKind::Full))]
        .into_iter()
        .flatten()
        .min()
}

fn first_in_order(roster: &Roster, possible: &Bits) -> Chosen {
    let mut passed = Vec::new();
    for place in order(roster) {
        let card = roster.card(place);
        let bar = match unplayed_win(card) {
            Some(round) if card.had_bye() == Some(round) => Some(reasons::bye_had(round)),
            Some(round) => Some(reasons::bye_won_unplayed(round)),
            None => (!possible.contains(place)).then(reasons::bye_rest),
        };
        match bar {
            Some(reason) => passed.push((place, reason)),
            None => return Chosen { place, passed },
        }
    }
    unreachable!("a complete pairing gives somebody the bye")
}

/// Everybody in the order of section 4: the lowest group first, in it the lowest R, the dominant
/// preference, the highest ARO, the end of the alphabet.
fn order(roster: &Roster) -> Vec<usize> {
    let places: Vec<usize> = (0..roster.len()).collect();
    let groups = places.chunk_by(|one, other| roster.score(*one) == roster.score(*other));
    groups
        .rev()
        .flat_map(|group| {
            let dominant = roster.dominant(group);
            let mut group = group.to_vec();
            group.sort_by_key(|place| {
                let player = &roster.players[*place];
                let is_other = dominant.is_some() && player.preference != dominant;
                (player.rating, is_other, Reverse(player.aro), Reverse(roster.card(*place).rank))
            });
            group
        })
        .collect()
}
