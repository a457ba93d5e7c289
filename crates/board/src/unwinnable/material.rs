//! What the men alone decide, wherever they stand.

use shakmaty::{Bitboard, Board, Color, Role};

use super::Why;

/// Why `winner` can mate in no position with these men, however both sides play. `None` says nothing.
///
/// Holds for every position but one that is mate by a double check of two bishops, which no move can
/// bring about: callers look for a mate on the board first.
///
/// - A king alone gives no check.
/// - King and one knight: the mated king cannot leave three squares or more to the knight and the
///   enemy king alone. Some neighbour must be blocked by a man of its own, and a queen there always
///   takes the knight or shields the king. A rook, bishop, knight or pawn may fail to.
/// - King and bishops of one square colour: the mated king stands on that colour, so its neighbours
///   along rank and file are of the other. The enemy king cannot watch them all, so one is blocked. A
///   queen or rook there moves onto the checking diagonal; a bishop of that same colour cannot stand
///   there. A knight, a bishop of the other colour, or a pawn that turns into one, can block.
pub(super) fn hopeless(board: &Board, winner: Color) -> Option<Why> {
    let loser = !winner;
    let men = board.by_color(winner).without(board.kings());
    if men.is_empty() {
        return Some(Why::BareKing);
    }
    if board.by_piece(Role::Pawn.of(loser)).any() {
        return None;
    }
    let blockers = board.by_color(loser);
    let is_lone_knight = men.is_subset(board.knights()) && !men.more_than_one();
    if is_lone_knight && blockers.is_disjoint(board.knights() | board.bishops() | board.rooks()) {
        return Some(Why::Material);
    }
    if men.is_subset(board.bishops()) && is_one_colour(board.bishops()) && blockers.is_disjoint(board.knights()) {
        return Some(Why::Material);
    }
    None
}

fn is_one_colour(bishops: Bitboard) -> bool {
    bishops.is_disjoint(Bitboard::DARK_SQUARES) || bishops.is_disjoint(Bitboard::LIGHT_SQUARES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Variant};

    fn hopeless_for(fen: &str, winner: Color) -> Option<Why> {
        let position = Position::read(fen, Variant::Standard).expect("a good FEN");
        hopeless(position.board(), winner)
    }

    #[test]
    fn a_bare_king_never_mates() {
        assert_eq!(hopeless_for("8/8/8/4k3/8/8/8/4K2R w - - 0 1", Color::Black), Some(Why::BareKing));
    }

    #[test]
    fn a_knight_mates_only_with_help_that_is_not_a_queen() {
        assert_eq!(hopeless_for("8/8/1k4q1/8/8/3N4/8/4K3 w - - 0 1", Color::White), Some(Why::Material));
        for helper in ["r", "b", "n", "p"] {
            let fen = format!("8/8/1k4{helper}1/8/8/3N4/8/4K3 w - - 0 1");
            assert_eq!(hopeless_for(&fen, Color::White), None, "{helper}");
        }
        assert_eq!(hopeless_for("8/8/1k6/8/8/3NN3/8/4K3 w - - 0 1", Color::White), None);
    }

    #[test]
    fn bishops_of_one_colour_need_a_knight_a_pawn_or_the_other_bishop() {
        for (men, expected) in
            [("qr", Some(Why::Material)), ("1b", Some(Why::Material)), ("b1", None), ("n1", None), ("p1", None)]
        {
            let fen = format!("8/8/1k4{men}/8/8/2B5/8/4K3 w - - 0 1");
            assert_eq!(hopeless_for(&fen, Color::White), expected, "{men}");
        }
        assert_eq!(hopeless_for("8/8/1k6/8/8/1BB5/8/4K3 w - - 0 1", Color::White), None);
    }
}
