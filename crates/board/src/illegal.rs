//! Illegal moves as data: what kind of breach a move is, so that the referee can name the clause.

use shakmaty::{Board, CastlingSide, Color, Move, Piece, Rank, Role, Square, attacks};

use crate::position::{Position, Variant};

/// What a hand did on the board: a man taken from one square and set on another, perhaps changed.
/// Castling is the king's two steps or king takes own rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Role>,
}

/// Why a move is illegal. The order runs from the least to the greatest breach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Illegal {
    /// A man other than the king moved, and the own king is (still) attacked.
    LeavesKingInCheck,
    /// The king stepped to an attacked square.
    KingIntoCheck,
    CastlingOutOfCheck,
    CastlingThroughCheck,
    CastlingIntoCheck,
    CastlingBlocked,
    /// King or rook has moved, or there is no such rook.
    CastlingRightLost,
    /// A pawn on the last rank was left a pawn.
    NotPromoted,
    /// A pawn became a king or a pawn.
    PromotionChoice,
    /// Something became another man without being a pawn on the last rank.
    PromotionElsewhere,
    KingCaptured,
    OwnManCaptured,
    /// A bishop, rook or queen jumped over a man.
    PathBlocked,
    /// A pawn advanced onto or over a man.
    PawnBlocked,
    /// A pawn went two squares though it had moved before.
    DoubleStepNotFirst,
    /// A pawn went diagonally beside an enemy pawn that cannot be taken en passant now.
    EnPassantGone,
    /// A pawn went diagonally to an empty square.
    NothingToCapture,
    /// That kind of man does not move so.
    WrongMovement,
    OpponentsMan,
    NoMan,
}

impl Illegal {
    pub const ALL: [Illegal; 20] = [
        Illegal::LeavesKingInCheck,
        Illegal::KingIntoCheck,
        Illegal::CastlingOutOfCheck,
        Illegal::CastlingThroughCheck,
        Illegal::CastlingIntoCheck,
        Illegal::CastlingBlocked,
        Illegal::CastlingRightLost,
        Illegal::NotPromoted,
        Illegal::PromotionChoice,
        Illegal::PromotionElsewhere,
        Illegal::KingCaptured,
        Illegal::OwnManCaptured,
        Illegal::PathBlocked,
        Illegal::PawnBlocked,
        Illegal::DoubleStepNotFirst,
        Illegal::EnPassantGone,
        Illegal::NothingToCapture,
        Illegal::WrongMovement,
        Illegal::OpponentsMan,
        Illegal::NoMan,
    ];

    /// The stable key of this kind of breach.
    pub const fn key(self) -> &'static str {
        match self {
            Illegal::LeavesKingInCheck => "leaves_king_in_check",
            Illegal::KingIntoCheck => "king_into_check",
            Illegal::CastlingOutOfCheck => "castling_out_of_check",
            Illegal::CastlingThroughCheck => "castling_through_check",
            Illegal::CastlingIntoCheck => "castling_into_check",
            Illegal::CastlingBlocked => "castling_blocked",
            Illegal::CastlingRightLost => "castling_right_lost",
            Illegal::NotPromoted => "not_promoted",
            Illegal::PromotionChoice => "promotion_choice",
            Illegal::PromotionElsewhere => "promotion_elsewhere",
            Illegal::KingCaptured => "king_captured",
            Illegal::OwnManCaptured => "own_man_captured",
            Illegal::PathBlocked => "path_blocked",
            Illegal::PawnBlocked => "pawn_blocked",
            Illegal::DoubleStepNotFirst => "double_step_not_first",
            Illegal::EnPassantGone => "en_passant_gone",
            Illegal::NothingToCapture => "nothing_to_capture",
            Illegal::WrongMovement => "wrong_movement",
            Illegal::OpponentsMan => "opponents_man",
            Illegal::NoMan => "no_man",
        }
    }
}

impl Position {
    /// The legal move that a hand made, or what kind of illegal move it is.
    pub fn attempt(&self, attempt: Attempt) -> Result<Move, Illegal> {
        match self.legal_moves().iter().find(|m| self.is_meant(**m, attempt)) {
            Some(m) => Ok(*m),
            None => Err(self.breach(attempt)),
        }
    }

    /// The least breach among several attempts, where a record does not say which man was meant.
    pub fn least_breach(&self, attempts: impl IntoIterator<Item = Attempt>) -> Illegal {
        attempts.into_iter().filter_map(|one| self.attempt(one).err()).min().unwrap_or(Illegal::NoMan)
    }

    fn is_meant(&self, m: Move, attempt: Attempt) -> bool {
        if m.from() != Some(attempt.from) || m.promotion() != attempt.promotion {
            return false;
        }
        match m {
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_king_side(rook > king);
                attempt.to == rook || (self.variant() == Variant::Standard && attempt.to == side.king_to(self.turn()))
            }
            _ => m.to() == attempt.to,
        }
    }

    fn breach(&self, attempt: Attempt) -> Illegal {
        let us = self.turn();
        if let Some(side) = self.castling_meant(us, attempt) {
            return self.castling_breach(us, side);
        }
        let men = Men { board: self.board(), turn: us, en_passant: self.en_passant_square() };
        men.breach(attempt).unwrap_or(match self.board().role_at(attempt.from) {
            Some(Role::King) => Illegal::KingIntoCheck,
            _ => Illegal::LeavesKingInCheck,
        })
    }

    /// The side on which a king's move can only be meant as castling.
    fn castling_meant(&self, us: Color, attempt: Attempt) -> Option<CastlingSide> {
        if attempt.from != self.king(us) || attempt.promotion.is_some() {
            return None;
        }
        let side = CastlingSide::from_king_side(attempt.to > attempt.from);
        let home = Square::from_coords(shakmaty::File::E, us.backrank());
        let is_home = self.variant() == Variant::Chess960 || attempt.from == home;
        let goes_two = self.variant() == Variant::Standard && is_home && attempt.to == side.king_to(us);
        let is_own_rook = self.piece_at(attempt.to) == Some(Role::Rook.of(us))
            && is_home
            && attempt.to.rank() == attempt.from.rank()
            && attempt.from.rank() == us.backrank();
        (goes_two || is_own_rook).then_some(side)
    }

    fn castling_breach(&self, us: Color, side: CastlingSide) -> Illegal {
        let Some(rook) = self.castling_rook(us, side) else { return Illegal::CastlingRightLost };
        if (self.castling_path(us, side) & self.board().occupied()).any() {
            return Illegal::CastlingBlocked;
        }
        if self.is_check() {
            return Illegal::CastlingOutOfCheck;
        }
        let (king, king_to) = (self.king(us), side.king_to(us));
        let occupied = self.board().occupied().without(king);
        let is_attacked = |square| self.board().attacks_to(square, !us, occupied).any();
        if attacks::between(king, king_to).into_iter().any(is_attacked) {
            return Illegal::CastlingThroughCheck;
        }
        // In Chess960 the rook may have shielded the king until it left.
        debug_assert!(self.variant() == Variant::Chess960 || is_attacked(king_to), "{rook} may castle");
        Illegal::CastlingIntoCheck
    }
}

/// Men on a board and whose turn it is, which need not be a position: after an illegal move that
/// nobody noticed, both kings may be in check and one of them may be taken.
#[derive(Clone, Copy, Debug)]
pub struct Men<'a> {
    pub board: &'a Board,
    pub turn: Color,
    /// The square a pawn has just skipped.
    pub en_passant: Option<Square>,
}

impl Men<'_> {
    /// What is wrong with a move as far as the men alone show it: everything but check and castling.
    pub fn breach(&self, attempt: Attempt) -> Option<Illegal> {
        let us = self.turn;
        let Some(man) = self.board.piece_at(attempt.from) else { return Some(Illegal::NoMan) };
        if man.color != us {
            return Some(Illegal::OpponentsMan);
        }
        let taken = self.board.piece_at(attempt.to);
        let movement = match taken {
            _ if attempt.from == attempt.to => Some(Illegal::WrongMovement),
            Some(taken) if taken.color == us => Some(Illegal::OwnManCaptured),
            _ if man.role == Role::Pawn => self.pawn_breach(attempt),
            _ => self.piece_breach(man, attempt),
        };
        let is_king_taken = || taken.is_some_and(|taken| taken.role == Role::King).then_some(Illegal::KingCaptured);
        movement.or_else(is_king_taken).or_else(|| promotion_breach(man, attempt))
    }

    fn pawn_breach(&self, attempt: Attempt) -> Option<Illegal> {
        let us = self.turn;
        let (from, to) = (attempt.from, attempt.to);
        let ahead = us.fold_wb(8, -8);
        let is_empty = |square: Square| self.board.piece_at(square).is_none();
        let one = from.offset(ahead);
        if one == Some(to) {
            return (!is_empty(to)).then_some(Illegal::PawnBlocked);
        }
        if let Some(between) = one.filter(|between| between.offset(ahead) == Some(to)) {
            let is_first = from.rank() == us.fold_wb(Rank::Second, Rank::Seventh);
            return match (is_first, is_empty(between) && is_empty(to)) {
                (false, _) => Some(Illegal::DoubleStepNotFirst),
                (true, false) => Some(Illegal::PawnBlocked),
                (true, true) => None,
            };
        }
        if !attacks::pawn_attacks(us, from).contains(to) {
            return Some(Illegal::WrongMovement);
        }
        if !is_empty(to) || self.en_passant == Some(to) {
            return None;
        }
        let beside = Square::from_coords(to.file(), from.rank());
        let is_like_en_passant = to.rank() == us.fold_wb(Rank::Sixth, Rank::Third)
            && self.board.piece_at(beside) == Some(Role::Pawn.of(!us));
        Some(if is_like_en_passant { Illegal::EnPassantGone } else { Illegal::NothingToCapture })
    }

    fn piece_breach(&self, man: Piece, attempt: Attempt) -> Option<Illegal> {
        let (from, to) = (attempt.from, attempt.to);
        if attacks::attacks(from, man, self.board.occupied()).contains(to) {
            return None;
        }
        let on_an_empty_board = attacks::attacks(from, man, shakmaty::Bitboard::EMPTY);
        Some(if on_an_empty_board.contains(to) { Illegal::PathBlocked } else { Illegal::WrongMovement })
    }
}

fn promotion_breach(man: Piece, attempt: Attempt) -> Option<Illegal> {
    let is_due = man.role == Role::Pawn && attempt.to.rank() == man.color.fold_wb(Rank::Eighth, Rank::First);
    match (is_due, attempt.promotion) {
        (true, None) => Some(Illegal::NotPromoted),
        (true, Some(Role::King | Role::Pawn)) => Some(Illegal::PromotionChoice),
        (false, Some(_)) => Some(Illegal::PromotionElsewhere),
        _ => None,
    }
}
