//! Where the editions speak of illegal moves.

use rokade_board::{Illegal, Role, Variant};
use rokade_clause::{ClauseId, Edition};

use crate::citation::Citation;
use crate::illegal;

pub(super) const RESTORED: Citation =
    Citation::new(&["L2001-7.4.a"], &["L2009-7.4.a"], &["L2018-7.5.1"], &["L2023-7.5.1"]);
pub(super) const PENALTY: Citation =
    Citation::new(&["L2001-7.4.b"], &["L2009-7.4.b"], &["L2018-7.5.5"], &["L2023-7.5.5"]);
/// Before the press nothing is completed and nothing is punished
/// (`docs/readings/illegal-move-completed.md`).
pub(super) const UNCOMPLETED: Citation =
    Citation::new(&["L2001-7.4.a", "L2001-6.8.a"], &["L2009-7.4.a", "L2009-6.7.a"], &["L2018-7.5.1"], &["L2023-7.5.1"]);
/// What binds the move that comes instead.
pub(super) const REPLACEMENT: Citation = Citation::new(
    &["L2001-4.3"],
    &["L2009-4.3-DK", "L2009-4.6"],
    &["L2018-4.3", "L2018-4.7"],
    &["L2023-4.3", "L2023-4.7"],
)
.in_norway(&["L2009-4.3-NO", "L2009-4.6"]);
/// Who sets the clocks after a return to an earlier position.
pub(super) const CLOCKS: Citation = Citation::new(&["L2001-6.14"], &["L2009-6.13"], &["L2018-7.1"], &["L2023-7.1"]);
pub(super) const ONE_HAND: Citation =
    Citation::new(&["L2001-4.1"], &["L2009-4.1"], &["L2018-4.1", "L2018-7.5.4"], &["L2023-4.1", "L2023-7.5.4"]);
/// When the right to complain of how a man was moved ends.
pub(super) const RIGHT_LOST: Citation = Citation::new(&["L2001-4.6"], &["L2009-4.7"], &["L2018-4.8"], &["L2023-4.8"]);
pub(super) const PRESS: Citation = Citation::new(
    &["L2001-6.8.a", "L2001-6.8.c"],
    &["L2009-6.7.a", "L2009-6.7.c-DK"],
    &["L2018-7.5.3"],
    &["L2023-7.5.3"],
)
.in_norway(&["L2009-6.7.a", "L2009-6.7.c-NO"]);

const QUEEN: Citation = Citation::new(&[], &[], &["L2018-7.5.2"], &["L2023-7.5.2"]);
const EMPTY_PRESS: Citation = Citation::new(&[], &[], &["L2018-7.5.3"], &["L2023-7.5.3"]);
const TWO_HANDS: Citation = Citation::new(&[], &[], &["L2018-7.5.4"], &["L2023-7.5.4"]);

/// What the edition itself treats like an illegal move, beside the illegal moves.
pub(super) struct Likened {
    pub queen: Citation,
    pub empty_press: Citation,
    pub two_hands: Citation,
}

/// The older editions liken nothing (`docs/readings/illegal-move-promotion.md`).
pub(super) const fn likened(edition: Edition) -> Option<Likened> {
    match edition {
        Edition::Laws2001(_) | Edition::Laws2009(_) => None,
        Edition::Laws2018(_) | Edition::Laws2023 => {
            Some(Likened { queen: QUEEN, empty_press: EMPTY_PRESS, two_hands: TWO_HANDS })
        }
    }
}

/// The rule of movement that was broken.
pub(super) fn broken(edition: Edition, kind: Illegal, man: Option<Role>, variant: Variant) -> Vec<ClauseId> {
    illegal::citation(kind, man, variant).clauses(edition)
}
