//! Classes of positions and the packing of a position within its class.

use shakmaty::{Bitboard, Board, ByColor, ByRole, Color, Piece, Role, Square};

use crate::unwinnable::field::Field;
use crate::unwinnable::material;
use crate::unwinnable::statics::{self, Pairs};
use crate::unwinnable::tempo::{self, Tempo};

/// Six bits a piece leave room for the turn in 128.
pub(super) const MOST_PIECES: usize = 21;
const TURN: u32 = 126;
/// How often the static proof may fail in a class before it is no longer tried there.
const PATIENCE: u8 = 2;
/// The pieces in the order in which their squares are packed.
const ORDER: [(Color, Role); 10] = [
    (Color::White, Role::King),
    (Color::Black, Role::King),
    (Color::White, Role::Knight),
    (Color::White, Role::Bishop),
    (Color::White, Role::Rook),
    (Color::White, Role::Queen),
    (Color::Black, Role::Knight),
    (Color::Black, Role::Bishop),
    (Color::Black, Role::Rook),
    (Color::Black, Role::Queen),
];

/// What no quiet move of a piece changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Skeleton {
    pub white_pawns: Bitboard,
    pub black_pawns: Bitboard,
    counts: [u8; 10],
    pub en_passant: Option<Square>,
    pub castling: Bitboard,
}

/// The squares of the pieces of a class in their order, and who is on move.
pub(super) struct Stand {
    pub squares: [Square; MOST_PIECES],
    pub turn: Color,
}

/// A class with what is known of it.
pub(super) struct Class {
    pub skeleton: Skeleton,
    /// The piece in each place, and the places its like take up.
    pub pieces: Vec<Piece>,
    groups: Vec<(u8, u8)>,
    /// What proved the class closed, from one entry or another.
    closed: Vec<Proof>,
    failures: u8,
    is_entered: bool,
}

/// What is known of a position on entering a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    Open,
    /// Not proved unwinnable, but one side has only so many moves left.
    Shut,
    Closed,
}

/// Sets of squares, one for each place, out of which the men can never mate, and the pairs of kings where the
/// proof rests on them.
struct Proof {
    sets: Vec<u64>,
    pairs: Option<Pairs>,
}

impl Proof {
    /// Whether a position stands within it.
    fn holds(&self, stand: &Stand, field: &Field, winner: Color) -> bool {
        // The kings stand in the first two places.
        let [white, black, ..] = stand.squares;
        self.sets.iter().zip(stand.squares).all(|(set, at)| set & (1 << u32::from(at)) != 0)
            && self
                .pairs
                .as_ref()
                .is_none_or(|pairs| pairs.holds(white, black, stand.turn) && !statics::may_be_mate(field, winner))
    }
}

impl Class {
    /// How many kinds of pieces there are beside the kings.
    pub(super) fn kinds(&self) -> usize {
        self.skeleton.counts[2..].iter().filter(|count| **count > 0).count()
    }

    /// The squares of the pieces of each kind, the kings left out.
    pub(super) fn squares_by_kind(&self, stand: &Stand) -> impl Iterator<Item = u64> {
        let mut rest = &stand.squares[2..];
        self.skeleton.counts[2..].iter().filter(|count| **count > 0).map(move |count| {
            let (kind, others) = rest.split_at(usize::from(*count));
            rest = others;
            kind.iter().fold(0, |all, square| all | 1 << u32::from(*square))
        })
    }

    /// How often the static proof has been tried.
    pub(super) fn proofs(&self) -> u64 {
        self.closed.len() as u64 + u64::from(self.failures)
    }
}

impl Skeleton {
    /// Whether it has as many men of every kind as another.
    pub(super) fn has_men_of(&self, other: &Self) -> bool {
        self.counts == other.counts
            && self.white_pawns.count() == other.white_pawns.count()
            && self.black_pawns.count() == other.black_pawns.count()
    }

    /// `None` where there are more pieces than a key holds.
    pub(super) fn of(field: &Field) -> Option<Self> {
        let board = &field.board;
        let mut counts = [0; 10];
        for (count, (color, role)) in counts.iter_mut().zip(ORDER) {
            *count = u8::try_from(board.by_piece(role.of(color)).count()).expect("at most 64 men");
        }
        let total: usize = counts.iter().map(|count| usize::from(*count)).sum();
        (total <= MOST_PIECES).then(|| Self {
            white_pawns: board.by_piece(Color::White.pawn()),
            black_pawns: board.by_piece(Color::Black.pawn()),
            counts,
            en_passant: field.en_passant,
            castling: field.castling,
        })
    }
}

/// The key of a position within its class: squares of like pieces in rising order.
pub(super) fn pack_field(board: &Board, turn: Color) -> u128 {
    let mut key = u128::from(turn.is_black()) << TURN;
    let mut shift = 0;
    for (color, role) in ORDER {
        for square in board.by_piece(role.of(color)) {
            key |= u128::from(u32::from(square)) << shift;
            shift += 6;
        }
    }
    key
}

impl Class {
    pub(super) fn new(skeleton: Skeleton) -> Self {
        let mut pieces = Vec::new();
        let mut groups = Vec::new();
        for (count, (color, role)) in skeleton.counts.iter().zip(ORDER) {
            let first = u8::try_from(pieces.len()).expect("few pieces");
            for _ in 0..*count {
                pieces.push(role.of(color));
                groups.push((first, first + count));
            }
        }
        Self { skeleton, pieces, groups, closed: Vec::new(), failures: 0, is_entered: false }
    }

    pub(super) fn unpack(&self, key: u128) -> Stand {
        let mut squares = [Square::A1; MOST_PIECES];
        let mut rest = key;
        for square in squares.iter_mut().take(self.pieces.len()) {
            *square = Square::new((rest & 63) as u32);
            rest >>= 6;
        }
        Stand { squares, turn: Color::from_black(key >> TURN & 1 == 1) }
    }

    /// The key after the piece in a place has gone to a square and the turn has passed.
    pub(super) fn moved(&self, key: u128, place: usize, to: Square) -> u128 {
        let (first, end) = self.groups[place];
        let key = key ^ 1 << TURN;
        let shift = 6 * place;
        let mut squares = key & !(63u128 << shift) | u128::from(u32::from(to)) << shift;
        // Like pieces stay in rising order: the moved one sinks or rises to its place.
        let square = |squares: u128, at: usize| squares >> (6 * at) & 63;
        let swap = |squares: u128, low: usize| {
            let change = square(squares, low) ^ square(squares, low + 1);
            squares ^ change << (6 * low) ^ change << (6 * (low + 1))
        };
        let mut at = place;
        while at > usize::from(first) && square(squares, at) < square(squares, at - 1) {
            at -= 1;
            squares = swap(squares, at);
        }
        while at + 1 < usize::from(end) && square(squares, at) > square(squares, at + 1) {
            squares = swap(squares, at);
            at += 1;
        }
        squares
    }

    pub(super) fn board(&self, stand: &Stand) -> Board {
        let mut roles = ByRole { pawn: self.skeleton.white_pawns | self.skeleton.black_pawns, ..ByRole::default() };
        let mut colors = ByColor { white: self.skeleton.white_pawns, black: self.skeleton.black_pawns };
        for (piece, square) in self.pieces.iter().zip(stand.squares) {
            roles.get_mut(piece.role).add(square);
            colors.get_mut(piece.color).add(square);
        }
        Board::try_from_bitboards(roles, colors).expect("packed men stand on squares of their own")
    }

    pub(super) fn field(&self, stand: &Stand) -> Field {
        Field {
            board: self.board(stand),
            turn: stand.turn,
            en_passant: self.skeleton.en_passant,
            castling: self.skeleton.castling,
        }
    }

    /// Whether this is the first position of the class to be kept.
    pub(super) fn note_arrival(&mut self) -> bool {
        !std::mem::replace(&mut self.is_entered, true)
    }

    /// What is known of a position that enters this class: whether its men, their reach or their moves left prove
    /// it unwinnable. `is_tried` says that no static proof need be tried while a side is shut in.
    ///
    /// The reach of one entry serves all later ones whose men stand within it: the sets are closed under
    /// every rule of the proof and hold the new squares, so the new sets can only be smaller.
    pub(super) fn entry(&mut self, field: &Field, key: u128, winner: Color, is_tried: bool) -> Entry {
        // Asked of every entry: bishops of one class may stand on either colour.
        if material::hopeless(&field.board, winner).is_some() {
            return Entry::Closed;
        }
        let open = match tempo::tempo(field, winner) {
            Tempo::TooLate => return Entry::Closed,
            Tempo::Enough => Entry::Shut,
            Tempo::Free => Entry::Open,
        };
        let stand = self.unpack(key);
        if self.closed.iter().any(|proof| proof.holds(&stand, field, winner)) {
            return Entry::Closed;
        }
        if self.failures >= PATIENCE || (is_tried && open == Entry::Shut) {
            return open;
        }
        let Some(reaches) = statics::proof(field, winner) else {
            self.failures += 1;
            return open;
        };
        let set = |square: &Square| {
            reaches.tracks.iter().find(|track| track.square == *square).map_or(0, |track| track.reach)
        };
        let sets = stand.squares[..self.pieces.len()].iter().map(set).collect();
        self.closed.push(Proof { sets, pairs: reaches.pairs });
        Entry::Closed
    }
}
