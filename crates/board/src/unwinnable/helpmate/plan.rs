//! The picture that a search steers for, and what the winner needs for it.

use shakmaty::{Bitboard, Board, Color, Square};

/// A corner for the loser's king, with the winner's king two squares from it.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub winner: Color,
    pub corner: Square,
}

/// Whom the winner needs on the loser's side to be able to mate at all. With a pawn, a rook or a
/// queen nobody is needed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    Nobody,
    /// A lone knight needs a knight, bishop or rook in the way of the king.
    AnyBlocker,
    /// Bishops on squares of one colour need a knight, or a bishop on these squares.
    KnightOrBishopOn(Bitboard),
}

/// Steps of the winner's king to the nearest of a3, b3, c2, c1, from where it takes two squares
/// beside a1 from the other king.
const WINNER: [u8; 64] = steps(&[(0, 2), (1, 2), (2, 1), (2, 0)]);
/// Steps of the loser's king to a1.
const LOSER: [u8; 64] = steps(&[(0, 0)]);

const fn steps(goals: &[(u8, u8)]) -> [u8; 64] {
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

impl Need {
    pub(super) fn of(board: &Board, winner: Color) -> Self {
        let own = board.by_color(winner);
        if (own & (board.pawns() | board.rooks_and_queens())).any() {
            return Need::Nobody;
        }
        if (own & board.knights()).any() {
            return if own.count() == 2 { Need::AnyBlocker } else { Need::Nobody };
        }
        match is_light(own & board.bishops()) {
            Some(true) => Need::KnightOrBishopOn(Bitboard::DARK_SQUARES),
            Some(false) => Need::KnightOrBishopOn(Bitboard::LIGHT_SQUARES),
            None => Need::Nobody,
        }
    }

    /// The men of the loser's that can help.
    pub(super) fn helpers(self, board: &Board, loser: Color) -> Bitboard {
        board.by_color(loser)
            & match self {
                Need::Nobody => Bitboard::EMPTY,
                Need::AnyBlocker => board.knights() | board.bishops() | board.rooks(),
                Need::KnightOrBishopOn(squares) => board.knights() | board.bishops() & squares,
            }
    }
}

impl Plan {
    /// The pictures worth trying, the likeliest first.
    pub(super) fn all(board: &Board, winner: Color) -> [Self; 4] {
        let king = board.king_of(!winner).expect("every position has both kings");
        let light = favoured_corner(board, winner);
        let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
        corners.sort_by_key(|corner| (light.is_some_and(|light| corner.is_light() != light), corner.distance(king)));
        corners.map(|corner| Self { winner, corner })
    }

    /// The square as it would be if the corner were a1.
    pub(super) fn turned(&self, square: Square) -> usize {
        usize::from(square as u8 ^ self.corner as u8)
    }

    pub(super) fn winner_steps(&self, king: Square) -> i32 {
        i32::from(WINNER[self.turned(king)])
    }

    pub(super) fn loser_steps(&self, king: Square) -> i32 {
        i32::from(LOSER[self.turned(king)])
    }

    /// Whether no sequence of moves at all can mate with this material: a bare king, or minor pieces
    /// that need a helper where there is none and no pawn to become one.
    pub(super) fn is_hopeless(&self, board: &Board) -> bool {
        let loser = !self.winner;
        if board.by_color(self.winner).count() == 1 {
            return true;
        }
        let need = Need::of(board, self.winner);
        need != Need::Nobody
            && (board.by_color(loser) & board.pawns()).is_empty()
            && need.helpers(board, loser).is_empty()
    }

    /// Whether the winner has neither pawn, rook nor queen. Then the men must stand just so, and a
    /// walk seldom gets them there.
    pub(super) fn is_minors_only(&self, board: &Board) -> bool {
        (board.by_color(self.winner) & (board.pawns() | board.rooks_and_queens())).is_empty()
    }
}

/// Whether the corner should be light or dark, if it matters. A bishop that gives check needs a
/// corner of its own colour; one that blocks or covers the square beside it, of the other.
fn favoured_corner(board: &Board, winner: Color) -> Option<bool> {
    let own = board.by_color(winner);
    let their = board.by_color(!winner);
    match Need::of(board, winner) {
        Need::KnightOrBishopOn(_) => is_light(own & board.bishops()),
        Need::AnyBlocker if (their & (board.knights() | board.rooks())).any() => None,
        Need::AnyBlocker => is_light(their & board.bishops()).map(|light| !light),
        Need::Nobody if (own & (board.pawns() | board.rooks_and_queens())).any() => None,
        Need::Nobody => is_light(own & board.bishops()).map(|light| !light),
    }
}

/// Whether some bishops all stand on light squares or all on dark ones.
fn is_light(bishops: Bitboard) -> Option<bool> {
    match ((bishops & Bitboard::LIGHT_SQUARES).any(), (bishops & Bitboard::DARK_SQUARES).any()) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}
