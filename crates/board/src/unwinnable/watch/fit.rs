//! Whether one move of a line is legal where the position is no longer quite the one it was meant for.

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role, Square, attacks};

/// How a move of a line goes with a position.
pub(super) enum Fit {
    /// Legal, in this form: what stands on the target is taken, whatever it is.
    Fits(Move),
    /// The man is there but may not go: something is in its way, or its king would stand in check.
    Barred,
    /// The man has gone or has been taken.
    Gone,
}

/// Tests one move exactly, without generating others. A king moves from where it is.
#[inline]
pub(super) fn fit(chess: &Chess, m: Move) -> Fit {
    let Move::Normal { role, from, to, promotion, .. } = m else {
        return if chess.is_legal(m) { Fit::Fits(m) } else { Fit::Barred };
    };
    let board = chess.board();
    let us = chess.turn();
    let own = board.by_color(us);
    let king = board.king_of(us).expect("every position has both kings");
    let from = if role == Role::King { king } else { from };
    if !(own & board.by_role(role)).contains(from) {
        return Fit::Gone;
    }
    let occupied = board.occupied();
    if own.contains(to) || !targets(us, role, from, occupied).contains(to) {
        return Fit::Barred;
    }
    let capture = if occupied.contains(to) { board.role_at(to) } else { None };
    let king = if role == Role::King { to } else { king };
    if capture == Some(Role::King) || is_struck(chess, king, from, to) {
        return Fit::Barred;
    }
    Fit::Fits(Move::Normal { role, from, capture, to, promotion })
}

/// Whether exactly this move is legal.
#[inline]
pub(super) fn is_legal(chess: &Chess, m: Move) -> bool {
    matches!(fit(chess, m), Fit::Fits(fitted) if fitted == m)
}

/// Whether the mover's king on `king` stands in check once a man has gone from one square to the other.
#[inline]
pub(super) fn is_struck(chess: &Chess, king: Square, from: Square, to: Square) -> bool {
    let occupied = (chess.board().occupied() ^ Bitboard::from_square(from)) | Bitboard::from_square(to);
    (chess.board().attacks_to(king, !chess.turn(), occupied) & !Bitboard::from_square(to)).any()
}

/// Where a man can go as far as geometry and the men in its way are concerned, own men not excluded.
#[inline]
pub(super) fn targets(color: Color, role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_targets(color, from, occupied),
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => attacks::bishop_attacks(from, occupied),
        Role::Rook => attacks::rook_attacks(from, occupied),
        Role::Queen => attacks::bishop_attacks(from, occupied) | attacks::rook_attacks(from, occupied),
        Role::King => attacks::king_attacks(from),
    }
}

fn pawn_targets(color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    let ahead = |pawns: Bitboard| match color {
        Color::White => Bitboard(pawns.0 << 8),
        Color::Black => Bitboard(pawns.0 >> 8),
    };
    let home = match color {
        Color::White => Bitboard(0x0000_0000_0000_ff00),
        Color::Black => Bitboard(0x00ff_0000_0000_0000),
    };
    let pawn = Bitboard::from_square(from);
    let one = ahead(pawn) & !occupied;
    let two = if (pawn & home).any() { ahead(one) & !occupied } else { Bitboard::EMPTY };
    one | two | (attacks::pawn_attacks(color, from) & occupied)
}
