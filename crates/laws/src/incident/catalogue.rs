//! The catalogue: groups of incidents, two taps to each.

use serde::Serialize;

use super::{Incident, adjournment, beyond, board, clock, conduct, draw, moves, sheet, touch};

/// A shelf of the catalogue. Texts: `incident-group-<key>` and `incident-<incident>`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Group {
    pub key: &'static str,
    pub incidents: &'static [&'static str],
}

const SHELVES: [&[Incident]; 9] = [
    moves::INCIDENTS,
    touch::INCIDENTS,
    clock::INCIDENTS,
    draw::INCIDENTS,
    sheet::INCIDENTS,
    board::INCIDENTS,
    conduct::INCIDENTS,
    adjournment::INCIDENTS,
    beyond::INCIDENTS,
];

/// The keys of a shelf, as a table of their own.
const fn keys<const N: usize>(incidents: &[Incident]) -> [&'static str; N] {
    let mut keys = [""; N];
    let mut at = 0;
    while at < N {
        keys[at] = incidents[at].key;
        at += 1;
    }
    keys
}

macro_rules! group {
    ($key:literal, $shelf:ident) => {
        Group { key: $key, incidents: &const { keys::<{ $shelf::INCIDENTS.len() }>($shelf::INCIDENTS) } }
    };
}

const GROUPS: &[Group] = &[
    group!("moves", moves),
    group!("touch", touch),
    group!("clock", clock),
    group!("draw", draw),
    group!("sheet", sheet),
    group!("board", board),
    group!("conduct", conduct),
    group!("adjournment", adjournment),
    group!("beyond", beyond),
];

/// The shelves in the order of the page.
pub fn groups() -> &'static [Group] {
    GROUPS
}

pub(super) fn find(key: &str) -> Option<&'static Incident> {
    SHELVES.into_iter().flatten().find(|incident| incident.key == key)
}
