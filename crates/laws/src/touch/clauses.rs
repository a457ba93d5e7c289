//! Where each edition binds the player who touches.

use rokade_clause::Edition;

use crate::citation::Citation;

/// Announced adjusting, and contact that the edition does not count as touching.
pub(super) const NOT_BINDING: Citation = Citation::new(
    &["L2001-4.2", "L2001-4.3"],
    &["L2009-4.2", "L2009-4.3-DK"],
    &["L2018-4.2.1", "L2018-4.2.2"],
    &["L2023-4.2.1", "L2023-4.2.2"],
)
.in_norway(&["L2009-4.2", "L2009-4.3-NO"]);

pub(super) const OWN: Citation = Citation::new(&["L2001-4.3.a"], &["L2009-4.3.a"], &["L2018-4.3.1"], &["L2023-4.3.1"]);
pub(super) const ENEMY: Citation =
    Citation::new(&["L2001-4.3.b"], &["L2009-4.3.b"], &["L2018-4.3.2"], &["L2023-4.3.2"]);
pub(super) const BOTH: Citation = Citation::new(&["L2001-4.3.c"], &["L2009-4.3.c"], &["L2018-4.3.3"], &["L2023-4.3.3"]);

pub(super) const KING_AND_ROOK: Citation =
    Citation::new(&["L2001-4.4.a"], &["L2009-4.4.a"], &["L2018-4.4.1"], &["L2023-4.4.1"]);
pub(super) const ROOK_THEN_KING: Citation = Citation::new(
    &["L2001-4.4.b", "L2001-4.3.a"],
    &["L2009-4.4.b", "L2009-4.3.a"],
    &["L2018-4.4.2", "L2018-4.3.1"],
    &["L2023-4.4.2", "L2023-4.3.1"],
);
pub(super) const CASTLING_ILLEGAL: Citation =
    Citation::new(&["L2001-4.4.c"], &["L2009-4.4.c"], &["L2018-4.4.3"], &["L2023-4.4.3"]);
/// Only the king was touched, meaning to castle. Since 2018 the rule on castling asks for the rook,
/// too, and the king alone binds like any man.
pub(super) const CASTLING_MEANT: Citation =
    Citation::new(&["L2001-4.4.c"], &["L2009-4.4.c"], &["L2018-4.3.1", "L2018-4.5"], &["L2023-4.3.1", "L2023-4.5"]);
pub(super) const KING_RELEASED: Citation =
    Citation::new(&["L2001-4.7"], &["L2009-4.6.b"], &["L2018-4.7.2"], &["L2023-4.7.2"]);
pub(super) const KING_RELEASED_ILLEGAL: Citation =
    Citation::new(&["L2001-4.4.c"], &["L2009-4.4.c"], &["L2018-4.7.2"], &["L2023-4.7.2"]);
pub(super) const NOTHING_POSSIBLE: Citation =
    Citation::new(&["L2001-4.5"], &["L2009-4.5"], &["L2018-4.5"], &["L2023-4.5"]);
pub(super) const RELEASED: Citation = Citation::new(&["L2001-4.7"], &["L2009-4.6"], &["L2018-4.7"], &["L2023-4.7"]);

const PROMOTION_CHOICE: Citation = Citation::new(&[], &["L2009-4.4.d"], &["L2018-4.4.4"], &["L2023-4.4.4"]);

/// Where the edition says when the choice of the new piece is final. That of 2001 does not.
pub(super) const fn promotion_choice(edition: Edition) -> Option<Citation> {
    match edition {
        Edition::Laws2001(_) => None,
        Edition::Laws2009(_) | Edition::Laws2018(_) | Edition::Laws2023 => Some(PROMOTION_CHOICE),
    }
}
