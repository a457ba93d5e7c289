//! Which offence a claim or a notice means: the latest of that player on which nobody has ruled.

use rokade_board::{Color, Illegal};

use super::clauses;
use crate::referee::game::Game;
use crate::referee::track::Ply;

/// An illegal move, or what the edition treats like one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offence {
    pub by: Color,
    pub what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Move {
        ply: usize,
    },
    /// The clock pressed for nothing, with so many moves on the board.
    EmptyPress {
        after: usize,
    },
}

/// The latest offence of a player, or of either.
pub(super) fn find(game: &Game, against: Option<Color>) -> Option<Offence> {
    let is_meant = |color: Color| against.is_none_or(|against| against == color);
    let likens = clauses::likened(game.edition()).is_some();
    let is_offence = |(_, ply): &(usize, &Ply)| {
        let is_like_illegal = likens && ply.hands > 1 && ply.is_completed;
        is_meant(ply.by) && !ply.is_settled && (ply.made.is_err() || is_like_illegal)
    };
    let moved = game.track.doubtful().find(is_offence).map(|(at, ply)| (at, ply.by));
    let pressed = |color: Color| Some((game.illegal_moves.pressed_empty[color]?, color));
    let pressed = Color::ALL.into_iter().filter(|color| likens && is_meant(*color)).filter_map(pressed).max_by_key(at);
    match (moved, pressed) {
        (Some((ply, _)), Some((after, by))) if after > ply => Some(Offence { by, what: What::EmptyPress { after } }),
        (Some((ply, by)), _) => Some(Offence { by, what: What::Move { ply } }),
        (None, Some((after, by))) => Some(Offence { by, what: What::EmptyPress { after } }),
        (None, None) => None,
    }
}

/// The latest move of a player that is itself illegal.
pub(super) fn find_illegal(game: &Game, by: Color) -> Option<Offence> {
    let is_illegal = |(_, ply): &(usize, &Ply)| ply.by == by && !ply.is_settled && ply.made.is_err();
    game.track.doubtful().find(is_illegal).map(|(ply, _)| Offence { by, what: What::Move { ply } })
}

fn at((after, _): &(usize, Color)) -> usize {
    *after
}

impl Offence {
    /// Whether the opponent has made a move since.
    pub(super) fn is_answered(&self, game: &Game) -> bool {
        let since = match self.what {
            What::Move { ply } => ply + 1,
            What::EmptyPress { after } => after,
        };
        game.track.plies().iter().skip(since).any(|ply| ply.by != self.by)
    }

    /// Whether the move was legal and only made with more than one hand.
    pub(super) fn is_only_hands(&self, game: &Game) -> bool {
        match self.what {
            What::Move { ply } => game.track.plies()[ply].made.is_ok(),
            What::EmptyPress { .. } => false,
        }
    }

    /// From where to where, if a move was made.
    pub(super) fn squares(&self, game: &Game) -> Option<(String, String)> {
        match self.what {
            What::Move { ply } => {
                let attempt = game.track.plies()[ply].attempt;
                Some((attempt.from.to_string(), attempt.to.to_string()))
            }
            What::EmptyPress { .. } => None,
        }
    }

    /// Whether a pawn was left on the last rank.
    pub(super) fn is_unpromoted(&self, game: &Game) -> bool {
        match self.what {
            What::Move { ply } => game.track.plies()[ply].made == Err(Illegal::NotPromoted),
            What::EmptyPress { .. } => false,
        }
    }
}
