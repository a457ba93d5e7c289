//! Where each edition binds the player who touches.

use rokade_clause::{Citation, Edition, Logic, rule};

/// Announced adjusting, and contact that the edition does not count as touching.
pub(super) const NOT_BINDING: Citation = rule("touch_not_binding");

pub(super) const OWN: Citation = rule("touched_own");
pub(super) const ENEMY: Citation = rule("touched_enemy");
pub(super) const BOTH: Citation = rule("touched_both");

pub(super) const KING_AND_ROOK: Citation = rule("touched_king_and_rook");
pub(super) const ROOK_THEN_KING: Citation = rule("touched_rook_before_king");
pub(super) const CASTLING_ILLEGAL: Citation = rule("castling_intended_illegal");
/// Only the king was touched, meaning to castle. Since 2018 the rule on castling asks for the rook,
/// too, and the king alone binds like any man.
pub(super) const CASTLING_MEANT: Citation = rule("castling_meant");
pub(super) const KING_RELEASED: Citation = rule("castling_king_released");
pub(super) const KING_RELEASED_ILLEGAL: Citation = rule("castling_king_released_illegal");
pub(super) const NOTHING_POSSIBLE: Citation = rule("nothing_possible");
pub(super) const RELEASED: Citation = rule("move_made");

const PROMOTION_CHOICE: Citation = rule("promotion_choice_final");

/// Where the edition says when the choice of the new piece is final. That of 2001 does not.
pub(super) const fn promotion_choice(edition: Edition) -> Option<Citation> {
    match edition.logic() {
        Logic::Laws2001 => None,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => Some(PROMOTION_CHOICE),
    }
}
