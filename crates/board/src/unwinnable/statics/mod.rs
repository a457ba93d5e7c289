//! What can be proved without playing: where each man can ever go, and whether a mate fits in there.
//!
//! [`reach`] bounds from above the squares every man can ever stand on, [`pairs`] where the kings can stand
//! together; [`picture`] asks for every square of the loser's king whether the men that can come near could mate it
//! there. All err only towards "perhaps": a "no" is a proof.

mod goals;
mod pairs;
mod picture;
mod reach;

pub(super) use goals::{Goal, goals};
pub(super) use pairs::Pairs;
pub(super) use reach::{Reaches, forward, king_steps, pawn_captures};

use shakmaty::Color;

use super::field::Field;

/// Whether no mate by `winner` fits into the squares the men can ever reach.
pub(super) fn is_closed(field: &Field, winner: Color) -> bool {
    proof(field, winner).is_some()
}

/// The sets of squares into which no mate by `winner` fits, if there are such.
pub(super) fn proof(field: &Field, winner: Color) -> Option<Reaches> {
    let is_proof = |reaches: &Reaches| picture::is_impossible(reaches, winner);
    Some(Reaches::of(field)).filter(is_proof).or_else(|| {
        let in_play = if may_be_mate(field, winner) { None } else { Reaches::in_play(field) };
        in_play.filter(is_proof)
    })
}

/// Whether the loser is on move and in check. What holds in play speaks of mates by moves to come, so it is no
/// proof where the mate may stand on the board already.
pub(super) fn may_be_mate(field: &Field, winner: Color) -> bool {
    let is_check = || field.board.attacks_to(field.king(!winner), winner, field.board.occupied()).any();
    field.turn != winner && is_check()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Variant};

    fn is_closed_for(fen: &str, winner: Color) -> bool {
        is_closed(&Field::of(&Position::read(fen, Variant::Standard).expect("a good FEN")), winner)
    }

    #[test]
    fn a_wall_is_closed_until_something_can_break_it() {
        let wall = "8/8/4p3/p1p1Pp2/PpPp1Pp1/1P1P2Pp/7P/4K2k w - - 0 1";
        let walls = [
            ("3k4/8/4p3/p1p1Pp2/PpPp1Pp1/1P1P2Pp/7P/4K3 w - - 0 1", true),
            ("3k4/8/4p3/p1p1Pp2/PpPp1Pp1/1P1P2Pp/7P/4K3 w - f6 0 1", false),
            ("3k4/8/8/1p1p1p1p/1P1P1P1P/8/4N3/3K4 w - - 0 1", false),
            ("3k4/3b4/8/1p1p1p1p/1P1P1P1P/8/8/3K4 w - - 0 1", true),
            (wall, false),
        ];
        for (fen, expected) in walls {
            assert_eq!(is_closed_for(fen, Color::White), expected, "{fen}");
        }
    }

    #[test]
    fn a_bishop_cannot_mate_alone_behind_a_wall_of_its_own_colour() {
        let fen = "b7/8/3k4/8/8/1p1p1p1p/1P1P1P1P/B5K1 w - - 0 1";
        assert!(is_closed_for(fen, Color::White) && is_closed_for(fen, Color::Black));
    }
}
