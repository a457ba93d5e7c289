//! How far a position seems from the picture. Nothing is proved here: a bad guess costs time only.
//! The weights were found by trial on generated games.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, Square, attacks};

use super::net::Net;
use super::plan::{Need, Plan};

/// Jumps of a knight to b3 or c2, from where it gives check to a1.
const CHECKING_KNIGHT: [u8; 64] = jumps(&[17, 10]);
/// Jumps of a knight to b1 or a2, where it is in the way of its king on a1.
const BLOCKING_KNIGHT: [u8; 64] = jumps(&[1, 8]);

const fn jumps(goals: &[usize]) -> [u8; 64] {
    let mut jumps = [u8::MAX; 64];
    let mut goal = 0;
    while goal < goals.len() {
        jumps[goals[goal]] = 0;
        goal += 1;
    }
    let mut round = 0;
    while round < 6 {
        let mut square = 0;
        while square < 64 {
            let mut near = attacks::knight_attacks(Square::new(square)).0;
            while near != 0 {
                if jumps[near.trailing_zeros() as usize] == round && jumps[square as usize] > round + 1 {
                    jumps[square as usize] = round + 1;
                }
                near &= near - 1;
            }
            square += 1;
        }
        round += 1;
    }
    jumps
}

/// How far a position seems from mate in the corner of the plan.
pub(super) fn distance(plan: &Plan, chess: &Chess) -> i32 {
    let board = chess.board();
    let net = Net::new(board, plan);
    let own = board.by_color(plan.winner);
    let men = board.by_color(!plan.winner) ^ Bitboard::from_square(net.king);
    let need = Need::of(board, plan.winner);
    // One helper is wanted, all others only disturb.
    let surplus = men.count() as i32 - i32::from(need != Need::Nobody);
    kings(plan, board, &net, men)
        + 4 * surplus.max(0)
        + (men & board.rooks_and_queens()).count() as i32
        - 2 * i32::from((men & net.covered).any())
        // The loser is not to take what mates.
        + 10 * (4 - own.count() as i32).max(0)
        + force(plan, board, need)
}

/// The two kings, and the squares in and beside the corner that are not yet taken from the loser's.
fn kings(plan: &Plan, board: &Board, net: &Net, men: Bitboard) -> i32 {
    let own = board.by_color(plan.winner);
    let king = board.king_of(plan.winner).expect("every position has both kings");
    let steps = (plan.loser_steps(net.king) - 1).max(0);
    let nook = attacks::king_attacks(plan.corner) | Bitboard::from_square(plan.corner);
    let open = (nook & !net.covered & !men).count() as i32;
    let barred = net.king != plan.corner && (net.covered | men | own).contains(plan.corner);
    // The winner's king keeps out of the way until the other is in.
    let king_steps = plan.winner_steps(king).max(steps.min(2));
    4 * steps + 3 * king_steps + 3 * open + 6 * i32::from(barred)
}

/// What the men that are to mate still have to do.
fn force(plan: &Plan, board: &Board, need: Need) -> i32 {
    let own = board.by_color(plan.winner);
    if (own & board.rooks_and_queens()).any() {
        return 0;
    }
    if (own & board.pawns()).any() {
        return 10 + 3 * steps_to_promote(board, plan.winner);
    }
    let jumps = |knight: Square| 2 * i32::from(CHECKING_KNIGHT[plan.turned(knight)].max(1));
    let knights: i32 = (own & board.knights()).into_iter().map(jumps).sum();
    // From c1 and a3 a bishop checks on b2, where a knight on a2 or b1 cannot take it.
    let is_ready = |bishop: Square| matches!(plan.turned(bishop), 2 | 16);
    let bishop = match need {
        Need::KnightOrBishopOn(_) if !(own & board.bishops()).into_iter().any(is_ready) => 2,
        _ => 0,
    };
    knights + bishop + help(plan, board, need)
}

/// How far the nearest helper is from the squares beside the corner.
fn help(plan: &Plan, board: &Board, need: Need) -> i32 {
    if need == Need::Nobody {
        return 0;
    }
    let loser = !plan.winner;
    let steps = |square: Square| match board.role_at(square) {
        Some(Role::Knight) => i32::from(BLOCKING_KNIGHT[plan.turned(square)]),
        _ => i32::from(!matches!(plan.turned(square), 1 | 8)),
    };
    match need.helpers(board, loser).into_iter().map(steps).min() {
        Some(steps) => 2 * steps,
        None => 20 + 3 * steps_to_promote(board, loser),
    }
}

/// Steps of the colour's foremost pawn to the last rank; men in its way count as more.
fn steps_to_promote(board: &Board, color: Color) -> i32 {
    const FILE_A: u64 = 0x0101_0101_0101_0101;
    let stuck = board.pawns() & board.by_color(!color);
    let steps = |square: Square| {
        let rank = square as i32 / 8;
        let (steps, way) = match color {
            Color::White => (7 - rank, Bitboard((FILE_A << 8).wrapping_shl(square as u32))),
            Color::Black => (rank, Bitboard((FILE_A << 7 >> 8).wrapping_shr(63 - square as u32))),
        };
        steps + (way & board.occupied()).count() as i32 + 3 * (way & stuck).count() as i32
    };
    (board.pawns() & board.by_color(color)).into_iter().map(steps).min().unwrap_or(8)
}
