//! Touched men: which moves a player on move may still choose from (Article 4).
//!
//! Decides from what was seen: the men touched in their order, how they were touched, and what has
//! been set down. Who may complain, and until when, is the referee's.

mod clauses;
mod seen;

pub use seen::{Contact, Intention, Order, Placed, Touched, Touching};

use rokade_board::{CastlingSide, Move, Position, Rank, Role, Square};
use rokade_clause::{Citation, Edition, Reason};

use crate::illegal::role_key;
use crate::laws::Laws;

/// The legal moves that the player must choose from, and the clause that says so. Never empty while
/// there is a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    pub moves: Vec<Move>,
    pub reason: Reason,
}

impl Obligation {
    pub fn allows(&self, m: Move) -> bool {
        self.moves.contains(&m)
    }
}

/// What the player on move owes after touching men of the position.
pub fn obligation(laws: &Laws, position: &Position, touching: &Touching) -> Obligation {
    let bound = Bound { edition: laws.edition(), position, legal: position.legal_moves().to_vec() };
    if let Some(obligation) = bound.by_placing(touching) {
        return obligation;
    }
    let men = touching.binding(laws.edition(), position);
    if men.is_empty() {
        return bound.free(clauses::NOT_BINDING, "touch_not_binding");
    }
    bound
        .castling(&men, touching)
        .or_else(|| bound.mixed(&men, touching.order))
        .unwrap_or_else(|| bound.in_order(&men, clauses::OWN, clauses::ENEMY))
}

/// A position with its legal moves, under one edition.
struct Bound<'a> {
    edition: Edition,
    position: &'a Position,
    legal: Vec<Move>,
}

impl Bound<'_> {
    /// A man released on a square, a king released as in castling, a new piece on the last rank.
    fn by_placing(&self, touching: &Touching) -> Option<Obligation> {
        match touching.placed {
            Placed::Nothing => None,
            Placed::Released { from, on } => {
                let moves = self.only(|m| m.from() == Some(from) && m.to() == on && !m.is_castle());
                let found = self.owed(moves, clauses::RELEASED, "touch_released");
                found.map(|owed| owed.on("from", from).on("to", on))
            }
            Placed::Promoted { on, piece } => {
                let moves = self.only(|m| m.to() == on && m.promotion() == Some(piece));
                // Where the edition does not say when the choice is final, only the square is fixed.
                let (moves, rule) = match clauses::promotion_choice(self.edition) {
                    Some(rule) => (moves, rule),
                    None => (self.only(|m| m.to() == on && m.is_promotion()), clauses::RELEASED),
                };
                self.owed(moves, rule, "touch_promotion_final").map(|owed| owed.on("to", on).man("piece", piece))
            }
            Placed::KingAsInCastling(side) => Some(
                self.owed(self.castling_moves(side), clauses::KING_RELEASED, "touch_castle")
                    .unwrap_or_else(|| self.king_move_instead(clauses::KING_RELEASED_ILLEGAL)),
            ),
        }
    }

    /// King and rook of one side touched, or a castling meant that is illegal
    /// (`docs/readings/touch-castling.md`).
    fn castling(&self, men: &[Square], touching: &Touching) -> Option<Obligation> {
        let us = self.position.turn();
        let king = self.position.king(us);
        let at = |square: Square| men.iter().position(|man| *man == square);
        let king_at = at(king)?;
        let rook = men.iter().copied().find(|man| self.is_castling_rook(*man));
        let Some(rook) = rook.filter(|rook| self.are_first_own(men, king, *rook)) else {
            return match touching.intention {
                Intention::Castle(side) if self.castling_moves(side).is_empty() && self.is_first_own(men, king) => {
                    Some(self.king_move_instead(clauses::CASTLING_MEANT))
                }
                Intention::Castle(_) | Intention::NotCastle | Intention::Unstated => None,
            };
        };
        if self.touches_enemy(men) {
            return None;
        }
        let side = CastlingSide::from_king_side(rook > king);
        let is_rook_first = at(rook).is_some_and(|rook_at| rook_at < king_at);
        if is_rook_first && touching.order == Order::Clear {
            return Some(self.rook_before_king(rook, king, side));
        }
        let castle = self.owed(self.castling_moves(side), clauses::KING_AND_ROOK, "touch_castle");
        match (castle, touching.intention) {
            (Some(castle), _) => Some(castle),
            (None, Intention::NotCastle) => None,
            (None, Intention::Unstated | Intention::Castle(_)) => {
                Some(self.king_move_instead(clauses::CASTLING_ILLEGAL))
            }
        }
    }

    /// The rook first: no castling on that side in this move.
    fn rook_before_king(&self, rook: Square, king: Square, side: CastlingSide) -> Obligation {
        let barred = self.castling_moves(side);
        let with = |man: Square| self.only(|m| m.from() == Some(man) && !barred.contains(&m));
        [rook, king]
            .into_iter()
            .find_map(|man| {
                let owed = self.owed(with(man), clauses::ROOK_THEN_KING, "touch_rook_before_king")?;
                Some(owed.on("bound", man))
            })
            .or_else(|| self.owed(self.only(|m| !barred.contains(&m)), clauses::NOTHING_POSSIBLE, "touch_free"))
            // Castling itself may be the only legal move in Chess960; nobody can owe nothing.
            .unwrap_or_else(|| self.free(clauses::NOTHING_POSSIBLE, "touch_free"))
    }

    /// Another move of the king, castling on the other side included, or else any move.
    fn king_move_instead(&self, rule: Citation) -> Obligation {
        let king = self.position.king(self.position.turn());
        self.owed(self.only(|m| m.from() == Some(king)), rule, "touch_king_instead")
            .unwrap_or_else(|| self.free(rule, "touch_free"))
    }

    /// Men of both colours: the first own man takes the first enemy man, if it can.
    /// Several men of a colour: `docs/readings/touch-several-men.md`.
    fn mixed(&self, men: &[Square], order: Order) -> Option<Obligation> {
        let own = men.iter().copied().find(|man| self.is_own(*man))?;
        let enemy = men.iter().copied().find(|man| !self.is_own(*man))?;
        let capture = self.only(|m| m.from() == Some(own) && captured(m) == Some(enemy));
        if let Some(owed) = self.owed(capture, clauses::BOTH, "touch_capture_with") {
            return Some(owed.on("own", own).on("enemy", enemy));
        }
        let mut men = men.to_vec();
        if order == Order::Unclear {
            // Own men count as touched before the enemy's.
            men.sort_by_key(|man| !self.is_own(*man));
        }
        let owed = self.in_order(&men, clauses::BOTH, clauses::BOTH);
        // That the one cannot take the other is why another man binds.
        let key = match owed.reason.key.as_ref() {
            "touch_move" => "touch_move_cannot_capture",
            "touch_capture" => "touch_capture_with_another",
            _ => return Some(owed),
        };
        let bound = owed.reason.facts.get("own").or_else(|| owed.reason.facts.get("enemy")).cloned();
        let reason = Reason { key: key.into(), ..owed.reason };
        let reason = bound.into_iter().fold(reason, |reason, square| reason.with("bound", square));
        Some(Obligation { moves: owed.moves, reason }.on("own", own).on("enemy", enemy))
    }

    /// The first touched man that can move or be captured.
    fn in_order(&self, men: &[Square], own: Citation, enemy: Citation) -> Obligation {
        let owed = |man: &Square| match self.is_own(*man) {
            true => {
                self.owed(self.only(|m| m.from() == Some(*man)), own, "touch_move").map(|owed| owed.on("own", *man))
            }
            false => {
                let captures = self.only(|m| captured(m) == Some(*man));
                self.owed(captures, enemy, "touch_capture").map(|owed| owed.on("enemy", *man))
            }
        };
        men.iter().find_map(owed).unwrap_or_else(|| self.free(clauses::NOTHING_POSSIBLE, "touch_free"))
    }

    fn free(&self, rule: Citation, key: &'static str) -> Obligation {
        Obligation { moves: self.legal.clone(), reason: rule.reason(self.edition, key) }
    }

    fn owed(&self, moves: Vec<Move>, rule: Citation, key: &'static str) -> Option<Obligation> {
        (!moves.is_empty()).then(|| Obligation { moves, reason: rule.reason(self.edition, key) })
    }

    fn only(&self, fits: impl Fn(Move) -> bool) -> Vec<Move> {
        self.legal.iter().copied().filter(|m| fits(*m)).collect()
    }

    fn castling_moves(&self, side: CastlingSide) -> Vec<Move> {
        self.only(|m| m.castling_side() == Some(side))
    }

    fn is_own(&self, man: Square) -> bool {
        self.position.piece_at(man).is_some_and(|piece| piece.color == self.position.turn())
    }

    fn touches_enemy(&self, men: &[Square]) -> bool {
        men.iter().any(|man| !self.is_own(*man))
    }

    /// A rook on the first rank beside its king, however long they have stood there.
    fn is_castling_rook(&self, man: Square) -> bool {
        let us = self.position.turn();
        let first: Rank = us.backrank();
        self.position.piece_at(man) == Some(Role::Rook.of(us))
            && man.rank() == first
            && self.position.king(us).rank() == first
    }

    /// Whether king and rook are the first two own men touched: a third man touched before them
    /// binds by its own touch.
    fn are_first_own(&self, men: &[Square], king: Square, rook: Square) -> bool {
        men.iter().filter(|man| self.is_own(**man)).take(2).all(|man| [king, rook].contains(man))
    }

    fn is_first_own(&self, men: &[Square], king: Square) -> bool {
        !self.touches_enemy(men) && men.first() == Some(&king)
    }
}

impl Obligation {
    fn on(mut self, name: &'static str, square: Square) -> Self {
        self.reason = self.reason.with(name, square.to_string());
        self
    }

    fn man(mut self, name: &'static str, role: Role) -> Self {
        self.reason = self.reason.with(name, role_key(role));
        self
    }
}

/// The square of the man that a move takes.
fn captured(m: Move) -> Option<Square> {
    match m {
        Move::Normal { capture: Some(_), to, .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => None,
    }
}
