//! The clauses that an illegal move breaks, in each edition. What the breach costs (time, the
//! game) is the referee's.

use rokade_board::{Attempt, Illegal, Move, Position, Role, Variant};
use rokade_clause::{Edition, Reason};

use crate::citation::Citation;
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

const OWN_KING_IN_CHECK: Citation = Citation::new(&["L2001-3.9"], &["L2009-3.9"], &["L2018-3.9.2"], &["L2023-3.9.2"]);
const KING_INTO_CHECK: Citation =
    Citation::new(&["L2001-3.8.a.I", "L2001-3.9"], &["L2009-3.8.a.I", "L2009-3.9"], &["L2018-3.9.2"], &["L2023-3.9.2"]);
const CASTLING_ATTACKED: Citation =
    Citation::new(&["L2001-3.8.a.II.2.c"], &["L2009-3.8.b.2.a"], &["L2018-3.8.2.2.1"], &["L2023-3.8.2.2.1"]);
const CASTLING_BLOCKED: Citation =
    Citation::new(&["L2001-3.8.a.II.2.d"], &["L2009-3.8.b.2.b"], &["L2018-3.8.2.2.2"], &["L2023-3.8.2.2.2"]);
/// The editions without a text on Chess960 lend it their ordinary rule
/// (`docs/readings/chess960-editions.md`).
const CASTLING_BLOCKED_960: Citation =
    Citation::new(&["L2001-3.8.a.II.2.d"], &["L2009-3.8.b.2.b"], &["L2018-3.8.2.2.2"], &["L2023-II.3.2.7.4"])
        .in_norway(&["L2009-F3.note.4-NO"]);
const CASTLING_LOST: Citation = Citation::new(
    &["L2001-3.8.a.II.1.a", "L2001-3.8.a.II.1.b"],
    &["L2009-3.8.b.1.a", "L2009-3.8.b.1.b"],
    &["L2018-3.8.2.1.1", "L2018-3.8.2.1.2"],
    &["L2023-3.8.2.1.1", "L2023-3.8.2.1.2"],
);
const PROMOTION: Citation = Citation::new(&["L2001-3.7.e"], &["L2009-3.7.e"], &["L2018-3.7.5.1"], &["L2023-3.7.3.3"]);
const KING_CAPTURED: Citation = Citation::new(&["L2001-1.2"], &["L2009-1.2"], &["L2018-1.4.1"], &["L2023-1.4.1"]);
const OWN_MAN_CAPTURED: Citation = Citation::new(&["L2001-3.1"], &["L2009-3.1"], &["L2018-3.1"], &["L2023-3.1"]);
const PATH_BLOCKED: Citation = Citation::new(&["L2001-3.5"], &["L2009-3.5"], &["L2018-3.5"], &["L2023-3.5"]);
const PAWN_BLOCKED: Citation = Citation::new(
    &["L2001-3.7.a", "L2001-3.7.b"],
    &["L2009-3.7.a", "L2009-3.7.b"],
    &["L2018-3.7.1", "L2018-3.7.2"],
    &["L2023-3.7.1", "L2023-3.7.2"],
);
const DOUBLE_STEP: Citation = Citation::new(&["L2001-3.7.b"], &["L2009-3.7.b"], &["L2018-3.7.2"], &["L2023-3.7.2"]);
const PAWN_CAPTURE: Citation = Citation::new(&["L2001-3.7.c"], &["L2009-3.7.c"], &["L2018-3.7.3"], &["L2023-3.7.3"]);
const EN_PASSANT: Citation = Citation::new(&["L2001-3.7.d"], &["L2009-3.7.d"], &["L2018-3.7.4.2"], &["L2023-3.7.3.2"]);
const BISHOP: Citation = Citation::new(&["L2001-3.2"], &["L2009-3.2"], &["L2018-3.2"], &["L2023-3.2"]);
const ROOK: Citation = Citation::new(&["L2001-3.3"], &["L2009-3.3"], &["L2018-3.3"], &["L2023-3.3"]);
const QUEEN: Citation = Citation::new(&["L2001-3.4"], &["L2009-3.4"], &["L2018-3.4"], &["L2023-3.4"]);
const KNIGHT: Citation = Citation::new(&["L2001-3.6"], &["L2009-3.6"], &["L2018-3.6"], &["L2023-3.6"]);
const PAWN: Citation = Citation::new(
    &["L2001-3.7.a", "L2001-3.7.b", "L2001-3.7.c"],
    &["L2009-3.7.a", "L2009-3.7.b", "L2009-3.7.c"],
    &["L2018-3.7.1", "L2018-3.7.2", "L2018-3.7.3"],
    &["L2023-3.7.1", "L2023-3.7.2", "L2023-3.7.3"],
);
const KING: Citation = Citation::new(&["L2001-3.8.a.I"], &["L2009-3.8.a.I"], &["L2018-3.8.1"], &["L2023-3.8.1"]);
/// A record that does not say which man moved: the movements of all of them.
const ANY_MAN: Citation = Citation::new(
    &["L2001-3.2", "L2001-3.3", "L2001-3.4", "L2001-3.6", "L2001-3.7.a", "L2001-3.8.a.I"],
    &["L2009-3.2", "L2009-3.3", "L2009-3.4", "L2009-3.6", "L2009-3.7.a", "L2009-3.8.a.I"],
    &["L2018-3.10.2"],
    &["L2023-3.10.2"],
);
const OPPONENTS_MAN: Citation =
    Citation::new(&["L2001-1.1"], &["L2009-1.1"], &["L2018-1.2", "L2018-1.3"], &["L2023-1.2", "L2023-1.3"]);
const NO_MAN: Citation =
    Citation::new(&["L2001-1.1"], &["L2009-1.1"], &["L2018-1.2", "L2018-3.10.2"], &["L2023-1.2", "L2023-3.10.2"]);
