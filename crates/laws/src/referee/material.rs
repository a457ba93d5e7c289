//! Whether the men of a side suffice to mate, wherever they stand.

use rokade_board::{Bitboard, Board, Color};

/// Whether some position with these men is a mate by this side. Men that are no position leave nothing
/// else to go by, and the doubt favours the player.
pub(super) fn can_mate(board: &Board, color: Color) -> bool {
    let (own, theirs) = (board.by_color(color), board.by_color(!color));
    if (own & (board.pawns() | board.rooks() | board.queens())).any() {
        return true;
    }
    let (knights, bishops) = (own & board.knights(), own & board.bishops());
    if knights.any() {
        // A lone knight needs a man that takes its own king's last square; a queen would take the knight.
        let is_helped = (theirs & (board.pawns() | board.knights() | board.bishops() | board.rooks())).any();
        return knights.count() > 1 || bishops.any() || is_helped;
    }
    // Bishops of one colour never attack the other.
    let is_on = |squares: Bitboard| (bishops & squares).any();
    let (on_light, on_dark) = (is_on(Bitboard::LIGHT_SQUARES), is_on(Bitboard::DARK_SQUARES));
    let other = if on_light { Bitboard::DARK_SQUARES } else { Bitboard::LIGHT_SQUARES };
    let is_helped = (theirs & (board.pawns() | board.knights() | (board.bishops() & other))).any();
    (on_light && on_dark) || (bishops.any() && is_helped)
}

#[cfg(test)]
mod tests {
    use rokade_board::Position;

    use super::*;

    #[test]
    fn which_men_suffice() {
        let suffice = [
            ("4k3/8/8/8/8/8/8/4K3", false),
            ("4k3/8/8/8/8/8/8/4KN2", false),
            ("4k3/8/8/8/8/8/8/4KB2", false),
            ("3qk3/8/8/8/8/8/8/4KN2", false),
            ("3rk3/8/8/8/8/8/8/4KB2", false),
            ("4k3/8/8/8/8/8/8/2B1KB2", true),
            ("4k3/8/8/8/8/8/8/B1B1K3", false),
            ("4k3/8/8/8/8/8/8/4KNN1", true),
            ("4k3/8/8/8/8/8/8/4KBN1", true),
            ("3rk3/8/8/8/8/8/8/4KN2", true),
            ("4k3/p7/8/8/8/8/8/4KN2", true),
            ("4k3/p7/8/8/8/8/8/4KB2", true),
            ("4kn2/8/8/8/8/8/8/4KB2", true),
            ("4kb2/8/8/8/8/8/8/4KB2", true),
            ("2b1k3/8/8/8/8/8/8/4KB2", false),
            ("4k3/8/8/8/8/8/P7/4K3", true),
            ("4k3/8/8/8/8/8/8/R3K3", true),
        ];
        for (men, expected) in suffice {
            let position = Position::read(&format!("{men} w - - 0 1"), rokade_board::Variant::Standard).unwrap();
            assert_eq!(can_mate(position.board(), Color::White), expected, "{men}");
        }
    }
}
