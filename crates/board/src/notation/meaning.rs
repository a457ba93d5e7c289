//! What a written or spoken move means on the board: the legal moves that fit it, or the breach.

use shakmaty::{CastlingSide, File, Move, Rank, Role, Square};

use super::parse::{Link, Man, Shape};
use super::read::Breach;
use super::{Letters, NotAMove};
use crate::{Attempt, Illegal, Position, Variant};

/// A move as far as the player told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Castling(CastlingSide),
    Man(ManMove),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ManMove {
    /// Nothing where only a departure square was given, without a letter.
    pub role: Option<Role>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub to: Square,
    pub is_capture: bool,
    pub promotion: Option<Role>,
}

impl Meaning {
    /// What the parts of a written move mean in one language.
    pub(super) fn of(shape: &Shape, letters: Letters) -> Result<Self, NotAMove> {
        let man = match shape {
            Shape::Castling(side, _) => return Ok(Meaning::Castling(*side)),
            Shape::Man(man) => man,
        };
        let role = |letter: char| letters.role(letter).ok_or_else(|| unknown(letter));
        let promotion = man.promotion.map(|(sign, _)| role(sign.letter)).transpose()?;
        let role = match man.letter {
            Some(sign) => Some(role(sign.letter)?),
            None => role_without_letter(man),
        };
        let is_capture = man.link == Link::Capture;
        Ok(Meaning::Man(ManMove { role, file: man.file, rank: man.rank, to: man.to, is_capture, promotion }))
    }

    /// The legal moves that fit.
    pub(super) fn legal(&self, position: &Position) -> Vec<Move> {
        let moves = position.legal_moves();
        let fitting = |fits: &dyn Fn(Move) -> bool| moves.iter().copied().filter(|m| fits(*m)).collect::<Vec<_>>();
        let told = match self {
            Meaning::Castling(side) => return fitting(&|m| m.castling_side() == Some(*side)),
            Meaning::Man(told) => told,
        };
        let mut found = fitting(&|m| told.fits(position, m));
        // A pawn move without a departure file is a step forward wherever there is one
        // (`docs/readings/notation-departure-left-out.md`).
        if found.iter().any(|m| told.is_step(*m)) {
            found.retain(|m| told.is_step(*m));
        }
        found
    }

    /// The least breach among the men that can have been meant; there is no legal move that fits.
    pub(super) fn breach(&self, position: &Position) -> Breach {
        match self {
            Meaning::Castling(side) => castling_breach(position, *side),
            Meaning::Man(told) => told.breach(position),
        }
    }
}

fn unknown(letter: char) -> NotAMove {
    let fits = Letters::ALL.into_iter().filter(|letters| letters.role(letter).is_some()).collect();
    NotAMove::Letter { letter, fits }
}

/// Without a letter a pawn is meant, unless a departure square tells the man.
fn role_without_letter(man: &Man) -> Option<Role> {
    (man.file.is_none() || man.rank.is_none()).then_some(Role::Pawn)
}

impl ManMove {
    fn is_step(&self, m: Move) -> bool {
        self.file.is_none() && m.role() == Role::Pawn && !m.is_capture()
    }

    fn fits_departure(&self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
    }

    fn fits(&self, position: &Position, m: Move) -> bool {
        if !m.from().is_some_and(|from| self.fits_departure(from)) {
            return false;
        }
        let to = match m.castling_side() {
            Some(_) if self.to == m.to() && self.file.is_some() && self.rank.is_some() => m.to(),
            // In Chess960 the king's arrival square does not tell castling from a king's move.
            Some(side) if position.variant() == Variant::Standard => side.king_to(position.turn()),
            Some(_) => return false,
            None => m.to(),
        };
        self.role.is_none_or(|role| role == m.role()) && to == self.to && m.promotion() == self.promotion
    }

    fn breach(&self, position: &Position) -> Breach {
        let own = position.board().by_color(position.turn());
        let men = own.into_iter().filter(|from| self.can_mean(position, *from));
        let attempts = men.map(|from| Attempt { from, to: self.to, promotion: self.promotion });
        let breaches = attempts.filter_map(|attempt| Some((position.attempt(attempt).err()?, attempt)));
        let least = breaches.min_by_key(|(illegal, _)| *illegal);
        let from = least.map(|(_, attempt)| attempt.from);
        Breach {
            illegal: least.map_or_else(|| self.breach_without_man(position), |(illegal, _)| illegal),
            role: self.role.or_else(|| position.board().role_at(from?)),
            from,
            to: self.to,
            promotion: self.promotion,
        }
    }

    fn can_mean(&self, position: &Position, from: Square) -> bool {
        let role = position.board().role_at(from);
        let is_pawn_with_arrival_only = self.role == Some(Role::Pawn) && self.file.is_none();
        let apart = from.file().distance(self.to.file());
        self.fits_departure(from)
            && self.role.is_none_or(|told| role == Some(told))
            && (!is_pawn_with_arrival_only || apart == u32::from(self.is_capture))
    }

    /// No own man can have been meant: there is none, or the departure square holds another's.
    fn breach_without_man(&self, position: &Position) -> Illegal {
        let (Some(file), Some(rank)) = (self.file, self.rank) else { return Illegal::NoMan };
        let from = Square::from_coords(file, rank);
        position.least_breach([Attempt { from, to: self.to, promotion: self.promotion }])
    }
}

fn castling_breach(position: &Position, side: CastlingSide) -> Breach {
    let us = position.turn();
    let king = position.king(us);
    let illegal = match position.castling_rook(us, side) {
        Some(rook) => position.least_breach([Attempt { from: king, to: rook, promotion: None }]),
        None => Illegal::CastlingRightLost,
    };
    Breach { illegal, role: Some(Role::King), from: Some(king), to: side.king_to(us), promotion: None }
}
