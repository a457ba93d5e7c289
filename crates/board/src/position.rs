//! A position of chess: men, side to move, castling rights, en passant and the two counters.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, FromSetup, Move, MoveList, Piece,
    Position as _, PositionError, PositionErrorKinds, Setup, Square,
};

/// Ordinary chess, or chess from one of 960 starting arrays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    #[default]
    Standard,
    Chess960,
}

impl Variant {
    pub(crate) const fn castling_mode(self) -> CastlingMode {
        match self {
            Variant::Standard => CastlingMode::Standard,
            Variant::Chess960 => CastlingMode::Chess960,
        }
    }
}

/// A position in which it is somebody's turn. Two positions are equal when the Laws call them the
/// same (see [`Identity`](crate::Identity)); the counters do not matter for that.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    chess: Chess,
}

/// Why a coordinate move such as `e2e4` cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UciFault {
    #[error("{0:?} is not a move in coordinates, such as e2e4 or e7e8q")]
    NotAMove(String),
    #[error("{0:?} is not legal here")]
    Illegal(String),
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

impl Position {
    /// The starting array of ordinary chess.
    pub fn start() -> Self {
        Self { chess: Chess::new() }
    }

    /// From a set-up that shakmaty accepts, however unlikely it is to arise.
    pub(crate) fn from_setup(setup: Setup, variant: Variant) -> Result<Self, PositionErrorKinds> {
        Chess::from_setup(setup, variant.castling_mode())
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .map(|chess| Self { chess })
            .map_err(|error| error.kinds())
    }

    /// The position as FEN. The en passant square is given only where the capture is legal.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.chess, EnPassantMode::Legal).to_string()
    }

    pub fn variant(&self) -> Variant {
        match self.chess.castles().mode() {
            CastlingMode::Standard => Variant::Standard,
            CastlingMode::Chess960 => Variant::Chess960,
        }
    }

    #[inline]
    pub fn board(&self) -> &Board {
        self.chess.board()
    }

    #[inline]
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board().piece_at(square)
    }

    pub fn king(&self, color: Color) -> Square {
        self.board().king_of(color).expect("every position has both kings")
    }

    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        self.chess.legal_moves()
    }

    pub fn is_legal(&self, m: Move) -> bool {
        self.chess.is_legal(m)
    }

    /// Plays a legal move.
    #[inline]
    pub fn play(&mut self, m: Move) {
        self.chess.play_unchecked(m);
    }

    /// The position after a legal move.
    #[inline]
    pub fn after(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }

    /// The men that give check to the side on move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.chess.checkers()
    }

    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    pub fn is_checkmate(&self) -> bool {
        self.chess.is_checkmate()
    }

    pub fn is_stalemate(&self) -> bool {
        self.chess.is_stalemate()
    }

    /// The men of a colour that attack a square, pinned ones included.
    pub fn attackers(&self, square: Square, color: Color) -> Bitboard {
        self.board().attacks_to(square, color, self.board().occupied())
    }

    /// The square of the rook that may still castle on that side, if king and rook have not moved.
    #[inline]
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        self.chess.castles().rook(color, side)
    }

    /// The squares of all rooks that may still castle.
    #[inline]
    pub fn castling_rooks(&self) -> Bitboard {
        self.chess.castles().castling_rights()
    }

    /// The squares that must be empty for castling, apart from king and rook themselves.
    pub fn castling_path(&self, color: Color, side: CastlingSide) -> Bitboard {
        self.chess.castles().path(color, side)
    }

    /// The square just skipped by a pawn, if that pawn can legally be taken en passant now.
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.chess.legal_ep_square()
    }

    /// The square just skipped by a pawn, whether or not it can be taken there.
    pub(crate) fn en_passant_square(&self) -> Option<Square> {
        self.chess.maybe_ep_square()
    }

    /// Half-moves since the last pawn move or capture.
    #[inline]
    pub fn quiet_plies(&self) -> u32 {
        self.chess.halfmoves()
    }

    /// The number of the coming move on the score sheet.
    pub fn move_number(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// Reads a move in coordinates; castling may be written as the king's two steps or as king takes
    /// own rook.
    pub fn read_uci(&self, text: &str) -> Result<Move, UciFault> {
        let uci = UciMove::from_ascii(text.as_bytes()).map_err(|_| UciFault::NotAMove(text.to_owned()))?;
        uci.to_move(&self.chess).map_err(|_| UciFault::Illegal(text.to_owned()))
    }

    /// A move in coordinates: castling as the king's two steps in ordinary chess, as king takes own
    /// rook in Chess960.
    pub fn uci(&self, m: Move) -> String {
        m.to_uci(self.chess.castles().mode()).to_string()
    }

    /// The position inside, for the modules of this crate that search it.
    #[inline]
    pub(crate) fn chess(&self) -> &Chess {
        &self.chess
    }
}

impl From<Chess> for Position {
    fn from(chess: Chess) -> Self {
        Self { chess }
    }
}
