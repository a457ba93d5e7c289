//! Swiss events with so many guests that federations do not matter (B.01 1.4.3).

use std::collections::BTreeSet;

use rokade_model::{ByeKind, Entry, Participant, Title};

use super::figures::{OpenField, fide_2024};
use super::{Contestant, Event, Form};

/// Guests count who are rated and miss at most one round, pairing-allocated byes apart.
pub(super) fn is_open_field(event: &Event) -> bool {
    let Some(host) = event.host.filter(|_| event.form == Form::Swiss) else { return false };
    let OpenField { guests: players, federations, titled } = fide_2024().open_field;
    let guests: Vec<&Contestant> = event
        .history
        .players
        .iter()
        .filter(|player| missed(event, player) <= fide_2024().open_field_missed)
        .filter_map(|player| event.contestant(player.number))
        .filter(|guest| guest.rating.is_some() && guest.federation.as_deref().is_some_and(|own| own != host))
        .collect();
    let flags: BTreeSet<&str> = guests.iter().filter_map(|guest| guest.federation.as_deref()).collect();
    let masters = guests.iter().filter(|guest| guest.title.is_some_and(is_one_of_four)).count();
    let is_enough = |found: usize, needed: u32| u32::try_from(found).is_ok_and(|found| found >= needed);
    is_enough(guests.len(), players) && is_enough(flags.len(), federations) && is_enough(masters, titled)
}

const fn is_one_of_four(title: Title) -> bool {
    matches!(title, Title::Gm | Title::Im | Title::Wgm | Title::Wim)
}

fn missed(event: &Event, player: &Participant) -> u32 {
    let is_missed = |entry: Entry| match entry {
        Entry::Game { mark, .. } => mark.is_some_and(|mark| !mark.is_played()),
        Entry::Bye(kind) => kind != ByeKind::PairingAllocated,
        Entry::Blank => true,
    };
    let rounds = player.entries_through(event.paired);
    u32::try_from(rounds.filter(|(_, entry)| is_missed(*entry)).count()).expect("rounds are few")
}
