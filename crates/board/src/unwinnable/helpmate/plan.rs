//! The picture that a walk steers for: the loser's king in a corner, the winner's king two squares
//! away.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, Square, attacks};

use super::net::Net;

/// The corner and what it means for every square.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub winner: Color,
    /// Turns the board so that the corner is a1: exclusive-or with the number of a square.
    flip: u8,
}

/// Steps of the winner's king to the nearest of a3, b3, c2, c1.
const WINNER: [u8; 64] = table(&[(0, 2), (1, 2), (2, 1), (2, 0)]);
/// Steps of the loser's king to a1.
const LOSER: [u8; 64] = table(&[(0, 0)]);

const fn table(goals: &[(u8, u8)]) -> [u8; 64] {
    let mut steps = [u8::MAX; 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square as u8 % 8, square as u8 / 8);
        let mut goal = 0;
        while goal < goals.len() {
            let (files, ranks) = (file.abs_diff(goals[goal].0), rank.abs_diff(goals[goal].1));
            let distance = if files > ranks { files } else { ranks };
            if distance < steps[square] {
                steps[square] = distance;
            }
            goal += 1;
        }
        square += 1;
    }
    steps
}

/// Jumps of a knight to b3 or c2, from where it gives check.
const CHECKING_KNIGHT: [u8; 64] = jumps(&[17, 10]);
/// Jumps of a knight to b1 or a2, where it is in its king's way.
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
                let other = near.trailing_zeros() as usize;
                if jumps[other] == round && jumps[square as usize] > round + 1 {
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

/// Whom the winner needs on the loser's side to be able to mate at all.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    Nobody,
    /// A lone knight needs a knight, bishop or rook in the way of the king.
    AnyBlocker,
    /// Bishops on squares of one colour need a knight, or a bishop on the other colour.
    KnightOrBishopOn(Bitboard),
}

impl Need {
    pub fn of(board: &Board, winner: Color) -> Self {
        let own = board.by_color(winner);
        if (own & (board.pawns() | board.rooks_and_queens())).any() {
            return Need::Nobody;
        }
        let (knights, bishops) = (own & board.knights(), own & board.bishops());
        if knights.any() {
            return if own.count() == 2 { Need::AnyBlocker } else { Need::Nobody };
        }
        match ((bishops & Bitboard::LIGHT_SQUARES).any(), (bishops & Bitboard::DARK_SQUARES).any()) {
            (true, false) => Need::KnightOrBishopOn(Bitboard::DARK_SQUARES),
            (false, true) => Need::KnightOrBishopOn(Bitboard::LIGHT_SQUARES),
            _ => Need::Nobody,
        }
    }

    /// The men of the loser's that can help.
    pub fn helpers(self, board: &Board, loser: Color) -> Bitboard {
        board.by_color(loser)
            & match self {
                Need::Nobody => Bitboard::EMPTY,
                Need::AnyBlocker => board.knights() | board.bishops() | board.rooks(),
                Need::KnightOrBishopOn(squares) => board.knights() | board.bishops() & squares,
            }
    }
}

thread_local!{ static W0: Vec<i32> = std::env::var("W").unwrap_or("4,3,3,4,1,2,10,2".into()).split(',').map(|x| x.parse().unwrap()).collect(); }
impl Plan {
    /// No legal sequence of moves mates with this material.
    pub fn is_hopeless(&self, board: &Board) -> bool {
        let loser = !self.winner;
        if board.by_color(self.winner).count() == 1 {
            return true;
        }
        let need = Need::of(board, self.winner);
        need != Need::Nobody && (board.by_color(loser) & board.pawns()).is_empty() && need.helpers(board, loser).is_empty()
    }

    /// The pictures worth trying, the likeliest first.
    pub fn all(chess: &Chess, winner: Color) -> [Self; 4] {
        let board = chess.board();
        let king = board.king_of(!winner).expect("every position has both kings");
        let light = favoured_colour(board, winner);
        let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
        corners.sort_by_key(|corner| {
            (light.is_some_and(|light| corner.is_light() != light), corner.distance(king))
        });
        corners.map(|corner| Self { winner, flip: corner as u8 })
    }

    /// Whether the winner has neither pawn, rook nor queen. Then the men must stand just so, and
    /// walking at a venture does not get them there.
    pub fn is_minors_only(&self, board: &Board) -> bool {
        (board.by_color(self.winner) & (board.pawns() | board.rooks_and_queens())).is_empty()
    }

    pub fn winner_steps(&self, king: Square) -> i32 {
        i32::from(WINNER[usize::from(king as u8 ^ self.flip)])
    }

    pub fn loser_steps(&self, king: Square) -> i32 {
        i32::from(LOSER[usize::from(king as u8 ^ self.flip)])
    }

    /// How far a position seems from mate; nothing is promised.
    pub fn distance(&self, chess: &Chess) -> i32 {
        let board = chess.board();
        let net = Net::new(board, self);
        let own = board.by_color(self.winner);
        let their = board.by_color(!self.winner);
        let king = board.king_of(self.winner).expect("every position has both kings");
        let steps = (self.loser_steps(net.king) - 1).max(0);
        let corner = Square::new(u32::from(self.flip));
        let need = Need::of(board, self.winner);
        let men = their ^ Bitboard::from_square(net.king);
        let beside = attacks::king_attacks(corner);
        let closed = net.covered | men;
        let mut open = ((beside | Bitboard::from_square(corner)) & !closed).count() as i32;
        if net.king != corner && (net.covered | men | own).contains(corner) {
            open += 2;
        }
        let king_steps = self.winner_steps(king).max(steps.min(2));
        let mut distance = W0.with(|w| w[0]) * steps + W0.with(|w| w[1]) * king_steps + W0.with(|w| w[2]) * open;
        distance += W0.with(|w| w[6]) * (4 - own.count() as i32).max(0);
        let surplus = match need {
            Need::Nobody => their.count() as i32 - 1,
            _ => (their.count() as i32 - 2).max(0),
        };
        distance += W0.with(|w| w[3]) * surplus + W0.with(|w| w[4]) * (their & board.rooks_and_queens()).count() as i32 - W0.with(|w| w[5]) * i32::from((men & net.covered).any());
        if need != Need::Nobody {
            distance += self.help(board, need);
            if matches!(need, Need::KnightOrBishopOn(_)) && !(own & board.bishops()).into_iter().any(|bishop| matches!(bishop as u8 ^ self.flip, 2 | 16)) {
                distance += W0.with(|w| w[7]);
            }
        } else if (own & board.rooks_and_queens()).is_empty() && (own & board.pawns()).any() {
            distance += 10 + 3 * steps_to_promote(board, self.winner);
        }
        if (own & (board.rooks_and_queens() | board.pawns())).is_empty() {
            for knight in own & board.knights() {
                distance += 2 * i32::from(CHECKING_KNIGHT[usize::from(knight as u8 ^ self.flip)].max(1));
            }
        }
        distance
    }

    /// How far the nearest helper is from the squares beside the corner.
    fn help(&self, board: &Board, need: Need) -> i32 {
        let loser = !self.winner;
        let helpers = need.helpers(board, loser);
        let beside = |square: Square| matches!(square as u8 ^ self.flip, 1 | 8);
        let steps = |square: Square| match board.role_at(square) {
            Some(Role::Knight) => i32::from(BLOCKING_KNIGHT[usize::from(square as u8 ^ self.flip)]),
            _ if beside(square) => 0,
            _ => 1,
        };
        match helpers.into_iter().map(steps).min() {
            Some(steps) => 2 * steps,
            None => 20 + 3 * steps_to_promote(board, loser),
        }
    }
}

/// Whether the corner should be light or dark, if it matters. A bishop that gives check needs the
/// corner to be of its own colour; one that blocks or covers the square beside it, the other.
fn favoured_colour(board: &Board, winner: Color) -> Option<bool> {
    let own = board.by_color(winner);
    let their = board.by_color(!winner);
    match Need::of(board, winner) {
        Need::KnightOrBishopOn(squares) => Some(squares == Bitboard::DARK_SQUARES),
        Need::AnyBlocker if (their & (board.knights() | board.rooks())).is_empty() => {
            single_colour(their & board.bishops()).map(|light| !light)
        }
        Need::Nobody if (own & (board.pawns() | board.rooks_and_queens())).is_empty() => {
            single_colour(own & board.bishops()).map(|light| !light)
        }
        _ => None,
    }
}

/// The colour of the squares of some bishops, if there are any and it is the same for all.
fn single_colour(bishops: Bitboard) -> Option<bool> {
    match ((bishops & Bitboard::LIGHT_SQUARES).any(), (bishops & Bitboard::DARK_SQUARES).any()) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// Steps of the colour's foremost pawn to the last rank, men in its way counted as more.
fn steps_to_promote(board: &Board, color: Color) -> i32 {
    let pawns = board.pawns() & board.by_color(color);
    let stuck = board.pawns() & board.by_color(!color);
    let ahead = |square: Square| {
        let file = 0x0101_0101_0101_0101u64;
        match color {
            Color::White => Bitboard((file << 8).wrapping_shl(square as u32)),
            Color::Black => Bitboard((file << 56 >> 8).wrapping_shr(63 - square as u32)),
        }
    };
    pawns
        .into_iter()
        .map(|square| {
            let rank = square as i32 / 8;
            let steps = if color == Color::White { 7 - rank } else { rank };
            let way = ahead(square);
            steps + (way & board.occupied()).count() as i32 + 3 * (way & stuck).count() as i32
        })
        .min()
        .unwrap_or(8)
}
