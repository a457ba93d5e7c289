//! A move that is to change nothing.

use shakmaty::{Bitboard, Chess, Move, Position as _, Role, Square, attacks};

use super::fit::is_struck;

/// A quiet move of the side on move with a man that stands on none of the busy squares, to a square
/// that is not busy either, from where it strikes neither the other king nor the square to be shunned.
/// The move is legal; that it disturbs nothing is for the caller to see.
pub(super) fn waiting_move(chess: &Chess, busy: Bitboard, shun: Option<Square>) -> Option<Move> {
    piece_move(chess, busy, shun).or_else(|| pawn_move(chess, busy)).or_else(|| free_king_move(chess, busy))
}

/// The same of a man that can go back.
pub(super) fn reversible_move(chess: &Chess, busy: Bitboard) -> Option<Move> {
    piece_move(chess, busy, None).or_else(|| free_king_move(chess, busy))
}

fn piece_move(chess: &Chess, busy: Bitboard, shun: Option<Square>) -> Option<Move> {
    let board = chess.board();
    let own = board.by_color(chess.turn());
    let occupied = board.occupied();
    let free = !occupied & !busy;
    let enemy = board.king_of(!chess.turn()).expect("every position has both kings");
    let king = board.king_of(chess.turn()).expect("every position has both kings");
    let mut diagonals = attacks::bishop_attacks(enemy, occupied);
    let mut lines = attacks::rook_attacks(enemy, occupied);
    let mut jumps = attacks::knight_attacks(enemy);
    if let Some(shun) = shun {
        diagonals |= attacks::bishop_attacks(shun, occupied);
        lines |= attacks::rook_attacks(shun, occupied);
        jumps |= attacks::knight_attacks(shun);
    }
    let pieces = [
        (Role::Knight, board.knights(), jumps),
        (Role::Rook, board.rooks(), lines),
        (Role::Bishop, board.bishops(), diagonals),
        (Role::Queen, board.queens(), lines | diagonals),
    ];
    for (role, men, checks) in pieces {
        for from in men & own & !busy {
            let targets = attacks::attacks(from, role.of(chess.turn()), occupied) & free & !checks;
            if let Some(to) = targets.first()
                && !is_struck(chess, king, from, to)
            {
                return Some(quiet(role, from, to));
            }
        }
    }
    None
}

fn pawn_move(chess: &Chess, busy: Bitboard) -> Option<Move> {
    let board = chess.board();
    let king = board.king_of(chess.turn())?;
    let pawns = board.by_color(chess.turn()) & board.pawns() & !busy;
    let free = !board.occupied() & !busy & !Bitboard::BACKRANKS;
    let targets = chess.turn().fold_wb(Bitboard(pawns.0 << 8), Bitboard(pawns.0 >> 8)) & free;
    let back = chess.turn().fold_wb(-8, 8);
    targets.into_iter().find_map(|to| {
        let from = to.offset(back)?;
        (!is_struck(chess, king, from, to)).then_some(quiet(Role::Pawn, from, to))
    })
}

fn free_king_move(chess: &Chess, busy: Bitboard) -> Option<Move> {
    let king = chess.board().king_of(chess.turn()).filter(|king| !busy.contains(*king))?;
    king_move(chess, king, !chess.board().occupied() & !busy)
}

/// A step of the king to one of the squares.
pub(super) fn king_move(chess: &Chess, king: Square, free: Bitboard) -> Option<Move> {
    let mut targets = (attacks::king_attacks(king) & free).into_iter();
    targets.find(|to| !is_struck(chess, *to, king, *to)).map(|to| quiet(Role::King, king, to))
}

pub(super) fn quiet(role: Role, from: Square, to: Square) -> Move {
    Move::Normal { role, from, capture: None, to, promotion: None }
}

/// The same man's way back.
pub(super) fn reverse(m: Move) -> Option<Move> {
    Some(quiet(m.role(), m.to(), m.from()?))
}
