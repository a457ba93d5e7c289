//! The men and moves in words, for labels and for those who listen.

use rokade_board::{CastlingSide, Color, Move, Piece, Position, Role, Square};
use rokade_laws::illegal::role_key;
use rokade_words::{Arg, Lang, text, text_with};

/// The word for a kind of man.
pub(crate) fn man(lang: Lang, role: Role) -> String {
    match role {
        Role::Pawn => text(lang, "desk-board-pawn"),
        Role::Knight => text(lang, "desk-board-knight"),
        Role::Bishop => text(lang, "desk-board-bishop"),
        Role::Rook => text(lang, "desk-board-rook"),
        Role::Queen => text(lang, "desk-board-queen"),
        Role::King => text(lang, "desk-board-king"),
    }
}

/// `hvidt tårn`: the colour bends with the man, so each pair is a text of its own.
pub(crate) fn piece(lang: Lang, piece: Piece) -> String {
    let color = piece.color.fold_wb("white", "black");
    text(lang, &format!("desk-board-{color}-{}", role_key(piece.role)))
}

/// White or Black as a side.
pub(crate) fn side(lang: Lang, color: Color) -> String {
    text(lang, color.fold_wb("desk-board-white", "desk-board-black"))
}

/// A legal move as one would say it across the board: `Hvid: springer f3, skak`.
pub(crate) fn said(lang: Lang, position: &Position, m: Move) -> String {
    let after = position.after(m);
    let moved = match m.castling_side() {
        Some(CastlingSide::KingSide) => text(lang, "desk-board-said-short"),
        Some(CastlingSide::QueenSide) => text(lang, "desk-board-said-long"),
        None => said_of_a_man(lang, position, m),
    };
    let key = match (after.is_checkmate(), after.is_check(), after.is_stalemate()) {
        (true, _, _) => "desk-board-said-mate",
        (_, true, _) => "desk-board-said-check",
        (_, _, true) => "desk-board-said-stalemate",
        _ => "desk-board-said",
    };
    text_with(lang, key, &[("side", Arg::from(side(lang, position.turn()))), ("move", Arg::from(moved))])
}

fn said_of_a_man(lang: Lang, position: &Position, m: Move) -> String {
    let from = departure(position, m).map(|from| format!(" {from}")).unwrap_or_default();
    let who = format!("{}{from}", man(lang, m.role()));
    let key = match (m.is_en_passant(), m.is_capture()) {
        (true, _) => "desk-board-said-en-passant",
        (false, true) => "desk-board-said-takes",
        (false, false) => "desk-board-said-goes",
    };
    let moved = text_with(lang, key, &[("man", Arg::from(who)), ("to", Arg::from(m.to().to_string()))]);
    match m.promotion() {
        Some(role) => {
            let into = man(lang, role);
            text_with(lang, "desk-board-said-becomes", &[("move", Arg::from(moved)), ("man", Arg::from(into))])
        }
        None => moved,
    }
}

/// The square a man leaves, where another of its kind could go to the same square.
fn departure(position: &Position, m: Move) -> Option<Square> {
    let others = position.legal_moves();
    let is_alike = |other: &&Move| {
        other.role() == m.role() && other.to() == m.to() && other.from() != m.from() && !other.is_castle()
    };
    others.iter().find(is_alike).and(m.from())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_board::Variant;

    fn heard(lang: Lang, fen: &str, uci: &str) -> String {
        let position = Position::read(fen, Variant::Standard).unwrap();
        said(lang, &position, position.read_uci(uci).unwrap())
    }

    #[test]
    fn a_move_is_said_as_across_the_board() {
        let fen = "6k1/4P3/8/3pP3/8/8/8/R3K2R w KQ d6 0 1";
        assert_eq!(heard(Lang::Da, fen, "e1g1"), "Hvid: kort rokade");
        assert_eq!(heard(Lang::Da, fen, "a1d1"), "Hvid: tårn d1");
        assert_eq!(heard(Lang::En, fen, "e5d6"), "White: pawn takes d6 en passant");
        assert_eq!(heard(Lang::En, fen, "e7e8q"), "White: pawn e8, becomes queen, check");
    }

    #[test]
    fn the_square_of_departure_is_said_where_it_is_needed() {
        assert_eq!(heard(Lang::En, "1k6/8/8/8/8/8/8/R4RK1 w - - 0 1", "a1d1"), "White: rook a1 d1");
    }

    #[test]
    fn the_end_is_said() {
        assert!(heard(Lang::En, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8").ends_with(", checkmate"));
    }
}
