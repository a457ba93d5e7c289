//! What is wrong with a FEN, as reasons people can be told.

use rokade_board::{BadFen, Color, Doubt, FenFault};
use rokade_clause::Reason;

/// Enough of a bad field to recognise it by.
const LONGEST_FOUND: usize = 60;

/// Every fault of a FEN, in the order of its fields. What stands there is the fact `found`, what
/// would be right the fact `expected`, where one can say so.
pub fn reasons(bad: &BadFen) -> Vec<Reason> {
    bad.faults.iter().map(reason).collect()
}

/// Why a position that can be played on from cannot have arisen in a game.
pub fn doubt(doubt: Doubt) -> Reason {
    match doubt {
        Doubt::TooMuchMaterial => Reason::house("fen_too_much_material"),
        Doubt::ImpossibleCheck => Reason::house("fen_impossible_check"),
    }
}

fn reason(fault: &FenFault) -> Reason {
    match fault {
        FenFault::Empty => Reason::house("fen_empty").with("expected", START),
        FenFault::Ranks { found } => Reason::house("fen_ranks").with("found", number(*found)).with("expected", 8),
        FenFault::Squares { rank, squares } => Reason::house("fen_squares")
            .with("rank", number(*rank))
            .with("found", i64::from(*squares))
            .with("expected", 8),
        FenFault::Letter { rank, letter } => Reason::house("fen_letter")
            .with("rank", number(*rank))
            .with("found", letter.to_string())
            .with("expected", "K Q R B N P k q r b n p 1-8"),
        FenFault::Turn(text) => Reason::house("fen_turn").with("found", short(text)).with("expected", "w, b"),
        FenFault::Castling(text) => {
            Reason::house("fen_castling").with("found", short(text)).with("expected", "KQkq, HAha, -")
        }
        FenFault::EnPassant(text) => {
            Reason::house("fen_en_passant").with("found", short(text)).with("expected", "e3, -")
        }
        FenFault::QuietPlies(text) => {
            Reason::house("fen_quiet_plies").with("found", short(text)).with("expected", "0, 1, 2 …")
        }
        FenFault::MoveNumber(text) => {
            Reason::house("fen_move_number").with("found", short(text)).with("expected", "1, 2, 3 …")
        }
        FenFault::Extra(text) => Reason::house("fen_extra").with("found", short(text)),
        FenFault::NoKing(color) => Reason::house("fen_no_king").with("color", key(*color)),
        FenFault::Kings { color, found } => {
            Reason::house("fen_kings").with("color", key(*color)).with("found", number(*found)).with("expected", 1)
        }
        FenFault::PawnOnLastRank => Reason::house("fen_pawn_on_last_rank"),
        FenFault::CastlingWithoutRook => Reason::house("fen_castling_without_rook"),
        FenFault::EnPassantWithoutPawn => Reason::house("fen_en_passant_without_pawn"),
        FenFault::OpponentInCheck => Reason::house("fen_opponent_in_check"),
    }
}

/// The array everybody knows, as an example of the form.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn key(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn short(text: &str) -> String {
    text.chars().take(LONGEST_FOUND).collect()
}

#[cfg(test)]
mod tests {
    use rokade_board::{Position, Variant};
    use rokade_clause::Fact;

    use super::*;

    fn keys(fen: &str) -> Vec<String> {
        let bad = Position::read(fen, Variant::Standard).unwrap_err();
        reasons(&bad).into_iter().map(|reason| reason.key.into_owned()).collect()
    }

    #[test]
    fn every_fault_has_a_reason_of_its_own() {
        for (fen, key) in [
            ("", "fen_empty"),
            ("8/8/8", "fen_ranks"),
            ("9k/8/8/8/8/8/8/K7 w", "fen_letter"),
            ("7kk/8/8/8/8/8/8/K7 w", "fen_squares"),
            ("7k/8/8/8/8/8/8/K7 x", "fen_turn"),
            ("7k/8/8/8/8/8/8/K7 w kqq!", "fen_castling"),
            ("7k/8/8/8/8/8/8/K7 w - e9", "fen_en_passant"),
            ("7k/8/8/8/8/8/8/K7 w - - x", "fen_quiet_plies"),
            ("7k/8/8/8/8/8/8/K7 w - - 0 y", "fen_move_number"),
            ("7k/8/8/8/8/8/8/K7 w - - 0 1 white", "fen_extra"),
            ("8/8/8/8/8/8/8/K7 w", "fen_no_king"),
            ("k6k/8/8/8/8/8/8/K7 w", "fen_kings"),
            ("P6k/8/8/8/8/8/8/K7 w", "fen_pawn_on_last_rank"),
            ("7k/8/8/8/8/8/8/K7 w K", "fen_castling_without_rook"),
            ("7k/8/8/8/8/8/8/K7 w - e6", "fen_en_passant_without_pawn"),
            ("7k/8/8/8/8/8/8/K6R w", "fen_opponent_in_check"),
        ] {
            assert!(keys(fen).contains(&key.to_owned()), "{fen}: {:?}", keys(fen));
        }
    }

    #[test]
    fn faults_come_all_at_once_in_the_order_of_the_fields() {
        assert_eq!(keys("7k/8/8/8/8/8/8/K7 x y z"), ["fen_turn", "fen_castling", "fen_en_passant"]);
    }

    #[test]
    fn a_bad_field_is_shown_but_not_at_any_length() {
        let bad = BadFen { faults: vec![FenFault::Turn("x".repeat(1_000))] };
        let Fact::Text(found) = &reasons(&bad)[0].facts["found"] else { panic!("a text") };
        assert_eq!(found.len(), LONGEST_FOUND);
    }
}
