//! What can be proved without playing: where each man can ever go, and whether a mate fits in there.
//!
//! [`reach`] bounds from above the squares every man can ever stand on; [`picture`] asks for every
//! square of the loser's king whether the men that can come near could mate it there. Both err only
//! towards "perhaps": a "no" is a proof.

mod picture;
mod reach;

pub(super) use picture::is_impossible;
pub(super) use reach::Reaches;

use shakmaty::Color;

use super::field::Field;

/// Whether no mate by `winner` fits into the squares the men can ever reach.
pub(super) fn is_closed(field: &Field, winner: Color) -> bool {
    is_impossible(&Reaches::of(field), winner)
}
