//! Pairing numbers (TPN): who has one, and which (docs/readings/fide-dutch-numbers.md).

use std::collections::BTreeMap;

use rokade_model::{ByeKind, Entry, History, Participant, RoundNumber, StartNumber};

use crate::attendance::Attendance;

/// Whether a player took part in the pairing of a round: with an opponent, or with the bye of the pairing.
/// A forfeited game was paired; a bye asked for and an absence were not.
fn took_part(player: &Participant, round: RoundNumber) -> bool {
    matches!(player.entry(round), Entry::Game { .. } | Entry::Bye(ByeKind::PairingAllocated))
}

/// The numbers of those who have taken part in a pairing so far, the one of this round included, by strength.
pub(super) fn given(history: &History, round: RoundNumber, attendance: &Attendance) -> BTreeMap<StartNumber, u32> {
    numbered(history, |index, player| {
        attendance.is_present(index) || (1..round).any(|earlier| took_part(player, earlier))
    })
}

/// Those who were paired in the first round of all, by strength: the list the Baku method splits.
pub(super) fn paired_first(history: &History, round: RoundNumber, attendance: &Attendance) -> Vec<StartNumber> {
    let was_paired = |earlier: &RoundNumber| history.players.iter().any(|player| took_part(player, *earlier));
    let first = (1..round).find(was_paired);
    let numbers = numbered(history, |index, player| match first {
        Some(first) => took_part(player, first),
        None => attendance.is_present(index),
    });
    let mut list: Vec<(u32, StartNumber)> = numbers.into_iter().map(|(player, number)| (number, player)).collect();
    list.sort_unstable();
    list.into_iter().map(|(_, player)| player).collect()
}

fn numbered(history: &History, is_in: impl Fn(usize, &Participant) -> bool) -> BTreeMap<StartNumber, u32> {
    let index_of = |number: &StartNumber| history.players.binary_search_by_key(number, |player| player.number).ok();
    let is_numbered =
        |number: &StartNumber| index_of(number).is_some_and(|index| is_in(index, &history.players[index]));
    history.by_strength().into_iter().filter(is_numbered).zip(1..).collect()
}
