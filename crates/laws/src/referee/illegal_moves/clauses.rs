//! Where the editions speak of illegal moves.

use rokade_board::{Illegal, Role, Variant};
use rokade_clause::{Citation, ClauseId, Edition, Logic, rule};

use crate::illegal;

pub(super) const RESTORED: Citation = rule("illegal_move");
pub(super) const PENALTY: Citation = rule("illegal_move_penalty");
/// Before the press nothing is completed and nothing is punished
/// (`docs/readings/illegal-move-completed.md`).
pub(super) const UNCOMPLETED: Citation = rule("illegal_move_uncompleted");
/// What binds the move that comes instead.
pub(super) const REPLACEMENT: Citation = rule("illegal_move_replacement");
/// Who sets the clocks after a return to an earlier position.
pub(super) const CLOCKS: Citation = rule("clock_after_irregularity");
pub(super) const ONE_HAND: Citation = rule("illegal_move_two_hands");
/// When the right to complain of how a man was moved ends.
pub(super) const RIGHT_LOST: Citation = rule("right_to_complain");
pub(super) const PRESS: Citation = rule("press_without_a_move");

const QUEEN: Citation = rule("unpromoted_pawn");
const EMPTY_PRESS: Citation = rule("press_without_move");
const TWO_HANDS: Citation = rule("two_hands");

/// What the edition itself treats like an illegal move, beside the illegal moves.
pub(super) struct Likened {
    pub queen: Citation,
    pub empty_press: Citation,
    pub two_hands: Citation,
}

/// The older editions liken nothing (`docs/readings/illegal-move-promotion.md`).
pub(super) const fn likened(edition: Edition) -> Option<Likened> {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => None,
        Logic::Laws2018 | Logic::Laws2023 => {
            Some(Likened { queen: QUEEN, empty_press: EMPTY_PRESS, two_hands: TWO_HANDS })
        }
    }
}

/// The rule of movement that was broken.
pub(super) fn broken(edition: Edition, kind: Illegal, man: Option<Role>, variant: Variant) -> Vec<ClauseId> {
    illegal::citation(kind, man, variant).clauses(edition)
}
