//! The clauses that an illegal move breaks, in each edition. What the breach costs (time, the
//! game) is the referee's.

use rokade_board::{Attempt, Illegal, Move, Position, Role, Variant};
use rokade_clause::{Citation, Edition, Reason, rule};

use crate::laws::Laws;

/// The legal move that a hand made, or why it is illegal, with the clause it breaks.
pub fn judge(laws: &Laws, position: &Position, attempt: Attempt) -> Result<Move, Reason> {
    position.attempt(attempt).map_err(|kind| {
        let man = position.piece_at(attempt.from).map(|man| man.role);
        reason(laws.edition(), kind, man, position.variant())
            .with("from", attempt.from.to_string())
            .with("to", attempt.to.to_string())
    })
}

/// The breach as a reason under its stable key. The man is the one that was moved, if known.
pub fn reason(edition: Edition, kind: Illegal, man: Option<Role>, variant: Variant) -> Reason {
    let reason = citation(kind, man, variant).reason(edition, kind.key());
    match man {
        Some(man) => reason.with("man", role_key(man)),
        None => reason,
    }
}

/// The stable word for a kind of man.
pub const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Where each edition forbids this kind of move.
pub const fn citation(kind: Illegal, man: Option<Role>, variant: Variant) -> Citation {
    match kind {
        Illegal::LeavesKingInCheck => OWN_KING_IN_CHECK,
        Illegal::KingIntoCheck => KING_INTO_CHECK,
        Illegal::CastlingOutOfCheck | Illegal::CastlingThroughCheck | Illegal::CastlingIntoCheck => CASTLING_ATTACKED,
        Illegal::CastlingBlocked => match variant {
            Variant::Standard => CASTLING_BLOCKED,
            Variant::Chess960 => CASTLING_BLOCKED_960,
        },
        Illegal::CastlingRightLost => CASTLING_LOST,
        Illegal::NotPromoted | Illegal::PromotionChoice | Illegal::PromotionElsewhere => PROMOTION,
        Illegal::KingCaptured => KING_CAPTURED,
        Illegal::OwnManCaptured => OWN_MAN_CAPTURED,
        Illegal::PathBlocked => PATH_BLOCKED,
        Illegal::PawnBlocked => PAWN_BLOCKED,
        Illegal::DoubleStepNotFirst => DOUBLE_STEP,
        Illegal::EnPassantGone => EN_PASSANT,
        Illegal::NothingToCapture => PAWN_CAPTURE,
        Illegal::WrongMovement => wrong_movement(man),
        Illegal::OpponentsMan => OPPONENTS_MAN,
        Illegal::NoMan => NO_MAN,
    }
}

const fn wrong_movement(man: Option<Role>) -> Citation {
    match man {
        Some(Role::Bishop) => BISHOP,
        Some(Role::Rook) => ROOK,
        Some(Role::Queen) => QUEEN,
        Some(Role::Knight) => KNIGHT,
        Some(Role::Pawn) => PAWN,
        Some(Role::King) => KING,
        None => ANY_MAN,
    }
}

const OWN_KING_IN_CHECK: Citation = rule("own_king_in_check");
const KING_INTO_CHECK: Citation = rule("king_into_check");
const CASTLING_ATTACKED: Citation = rule("castling_blocked_attack");
const CASTLING_BLOCKED: Citation = rule("castling_blocked_man");
/// The editions without a text on Chess960 lend it their ordinary rule
/// (`docs/readings/chess960-editions.md`).
const CASTLING_BLOCKED_960: Citation = rule("castling_blocked_chess960");
const CASTLING_LOST: Citation = rule("castling_right_lost");
const PROMOTION: Citation = rule("promotion_of_a_pawn");
const KING_CAPTURED: Citation = rule("king_never_captured");
const OWN_MAN_CAPTURED: Citation = rule("own_man_never_captured");
const PATH_BLOCKED: Citation = rule("path_blocked");
const PAWN_BLOCKED: Citation = rule("pawn_blocked");
const DOUBLE_STEP: Citation = rule("pawn_two_steps");
const PAWN_CAPTURE: Citation = rule("pawn_capture");
const EN_PASSANT: Citation = rule("en_passant_at_once");
const BISHOP: Citation = rule("bishop_moves");
const ROOK: Citation = rule("rook_moves");
const QUEEN: Citation = rule("queen_moves");
const KNIGHT: Citation = rule("knight_moves");
const PAWN: Citation = rule("pawn_moves");
const KING: Citation = rule("king_step");
/// A record that does not say which man moved: the movements of all of them.
const ANY_MAN: Citation = rule("any_man_moves");
const OPPONENTS_MAN: Citation = rule("opponents_man");
const NO_MAN: Citation = rule("no_man_moved");
