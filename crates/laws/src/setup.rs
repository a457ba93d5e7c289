//! The array at the start of the game, ordinary or drawn by lot. What follows when a game was begun
//! from a wrong one is the referee's.

use rokade_board::{Bitboard, Board, Color, File, Position, Rank, Role, Square, Variant};
use rokade_clause::{Citation, Reason, rule};

use crate::laws::Laws;

const MEN: Citation = rule("men_at_the_start");
const ARRAY: Citation = rule("array_at_the_start");
// The editions without a text on Chess960 lend it the diagram's rule
// (`docs/readings/chess960-editions.md`).
const PAWNS_960: Citation = rule("chess960_ranks");
const KING_960: Citation = rule("chess960_king_between_rooks");
const BISHOPS_960: Citation = rule("chess960_bishops_on_both_colours");
const MIRROR_960: Citation = rule("chess960_black_mirrors");

/// How many men of each kind a side begins with.
const STRENGTH: [(Role, usize); 6] =
    [(Role::King, 1), (Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2), (Role::Pawn, 8)];

/// Everything that is wrong with a starting position. Empty: the game may begin.
pub fn faults(laws: &Laws, position: &Position) -> Vec<Reason> {
    let (edition, board) = (laws.edition(), position.board());
    let mut faults = Vec::new();
    for color in Color::ALL {
        if STRENGTH.iter().any(|(role, men)| board.by_piece(role.of(color)).count() != *men) {
            faults.push(MEN.reason(edition, "setup_wrong_men").with("color", color.to_string()));
        }
    }
    if !faults.is_empty() {
        return faults;
    }
    match position.variant() {
        Variant::Standard if board != Position::start().board() => {
            faults.push(ARRAY.reason(edition, "setup_wrong_array"));
        }
        Variant::Standard => {}
        Variant::Chess960 => {
            let rules = [
                (are_men_on_their_ranks(board), PAWNS_960, "setup_wrong_ranks"),
                (is_king_between_rooks(board), KING_960, "setup_king_not_between_rooks"),
                (are_bishops_on_both_colours(board), BISHOPS_960, "setup_bishops_on_one_colour"),
                (is_black_opposite(board), MIRROR_960, "setup_not_opposite"),
            ];
            let broken = rules.into_iter().filter(|(holds, _, _)| !holds);
            faults.extend(broken.map(|(_, rule, key)| rule.reason(edition, key)));
        }
    }
    faults
}

fn are_men_on_their_ranks(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let pawns = color.fold_wb(Rank::Second, Rank::Seventh);
        board.by_color(color) == Bitboard::from_rank(color.backrank()) | Bitboard::from_rank(pawns)
            && board.by_piece(Role::Pawn.of(color)) == Bitboard::from_rank(pawns)
    })
}

fn is_king_between_rooks(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let files: Vec<File> = board.by_piece(Role::Rook.of(color)).into_iter().map(Square::file).collect();
        let king = board.king_of(color).map(Square::file);
        files.iter().min().copied() < king && king < files.iter().max().copied()
    })
}

fn are_bishops_on_both_colours(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let bishops = board.by_piece(Role::Bishop.of(color));
        (bishops & Bitboard::DARK_SQUARES).count() == 1
    })
}

fn is_black_opposite(board: &Board) -> bool {
    let mut mirrored = board.clone();
    mirrored.flip_vertical();
    mirrored.swap_colors();
    mirrored == *board
}
