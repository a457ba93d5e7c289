//! The definition itself: every position that legal moves can bring about is visited and looked at
//! for mate. Nothing is pruned, no two positions are taken for one, and nothing of the engine is
//! used.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use rokade_board::{Color, Variant};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _, PositionError, Rank, Role, Square};

/// What the search found out about one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    CanMate,
    NeverMates,
    /// The states allowed were spent before the end.
    Unknown,
}

/// All that decides what can still happen: who stands where, whose turn it is, castling, en passant.
type State = ([u64; 4], u64, u8, bool);

fn state(chess: &Chess) -> State {
    let board = chess.board();
    let role = |role: Role| u64::from(board.by_role(role));
    let planes = [
        u64::from(board.by_color(Color::White)),
        role(Role::Pawn) | role(Role::Knight) | role(Role::Bishop),
        role(Role::Knight) | role(Role::Rook) | role(Role::King),
        role(Role::Bishop) | role(Role::Queen) | role(Role::King),
    ];
    let en_passant = chess.legal_ep_square().map_or(64, |square| square as u8);
    (planes, chess.castles().castling_rights().into(), en_passant, chess.turn().is_white())
}

/// Searches until the winner has mated, nothing is left, or `most` states have been visited: the
/// nearest states first, then those that look most like a mate.
pub(crate) fn can_mate(fen: &str, variant: Variant, winner: Color, most: usize) -> Known {
    let start = read(fen, variant);
    match visit(&start, winner, most / 8, |_, depth| depth) {
        Known::Unknown => visit(&start, winner, most, |chess, depth| 4 * unlike_mate(chess, winner) + depth / 2),
        known => known,
    }
}

/// Visits what legal moves can bring about, the lowest of `order` first. Whatever the order, a mate
/// that is seen is a mate, and if nothing is left unvisited there is none. The one thing left out is
/// what follows when the winner has nothing but the king, which never gives check.
fn visit(start: &Chess, winner: Color, most: usize, order: impl Fn(&Chess, u32) -> u32) -> Known {
    let mut seen = HashSet::from([state(start)]);
    let mut met = vec![(start.clone(), 0)];
    let mut waiting = BinaryHeap::from([Reverse((0, 0))]);
    while let Some(Reverse((_, next))) = waiting.pop() {
        let (chess, depth) = met[next].clone();
        if chess.board().by_color(winner).count() == 1 {
            continue;
        }
        let moves = chess.legal_moves();
        if moves.is_empty() && chess.is_check() && chess.turn() != winner {
            return Known::CanMate;
        }
        if seen.len() >= most {
            return Known::Unknown;
        }
        for m in &moves {
            let mut after = chess.clone();
            after.play_unchecked(*m);
            if seen.insert(state(&after)) {
                waiting.push(Reverse((order(&after, depth + 1), met.len())));
                met.push((after, depth + 1));
            }
        }
    }
    Known::NeverMates
}

/// How far from the usual picture of a mate by `winner`: the other king in a corner, the kings close
/// together, heavy pieces on the board or pawns about to become something.
fn unlike_mate(chess: &Chess, winner: Color) -> u32 {
    let board = chess.board();
    let (Some(own), Some(other)) = (board.king_of(winner), board.king_of(!winner)) else { return 0 };
    let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    let to_corner = corners.into_iter().map(|corner| other.distance(corner)).min().unwrap_or(0);
    let heavy = (board.rooks_and_queens() & board.by_color(winner)).any();
    let to_go =
        |pawn: Square| pawn.rank().distance(board.color_at(pawn).unwrap_or(winner).fold_wb(Rank::Eighth, Rank::First));
    let pawns = board.pawns().into_iter().map(to_go).min().unwrap_or(6);
    let to_become = if heavy { 0 } else { 4 + pawns };
    2 * to_corner + own.distance(other) + to_become
}

fn read(fen: &str, variant: Variant) -> Chess {
    let mode = match variant {
        Variant::Standard => CastlingMode::Standard,
        Variant::Chess960 => CastlingMode::Chess960,
    };
    let fen: Fen = fen.parse().unwrap_or_else(|bad| panic!("{fen}: {bad}"));
    fen.into_position(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .unwrap_or_else(|bad| panic!("{bad}"))
}
