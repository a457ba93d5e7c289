//! Reading FEN: every fault is found, all at once, and nothing is found in a good one.

mod boards;

use boards::{FAMILIES, games, throw, times};
use rokade_board::{Color, Doubt, FenFault, Position, Variant, needed_variant};

fn faults(fen: &str) -> Vec<FenFault> {
    match Position::read(fen, Variant::Standard) {
        Ok(position) => panic!("{fen} was read as {}", position.fen()),
        Err(bad) => bad.faults,
    }
}

fn text(text: &str) -> String {
    text.to_owned()
}

#[test]
fn every_fault_is_found() {
    let cases = [
        ("", vec![FenFault::Empty]),
        ("  \t ", vec![FenFault::Empty]),
        ("8/8/8/4k3/8/8/4K3 w - - 0 1", vec![FenFault::Ranks { found: 7 }]),
        ("8/8/8/8/4k3/8/8/8/4K3 w - - 0 1", vec![FenFault::Ranks { found: 9 }]),
        ("8/8/8/4k2/8/8/8/4K3 w - - 0 1", vec![FenFault::Squares { rank: 5, squares: 7 }]),
        ("8/8/8/4k4/8/8/8/4K3 w - - 0 1", vec![FenFault::Squares { rank: 5, squares: 9 }]),
        ("8/8/8/4k3/8/8/2D5/4K3 w - - 0 1", vec![FenFault::Letter { rank: 2, letter: 'D' }]),
        ("8/8/8/4k3/8/8/8/4K3 x - - 0 1", vec![FenFault::Turn(text("x"))]),
        ("8/8/8/4k3/8/8/8/4K3 w KZ - 0 1", vec![FenFault::Castling(text("KZ"))]),
        ("8/8/8/4k3/8/8/8/4K3 w - e9 0 1", vec![FenFault::EnPassant(text("e9"))]),
        ("8/8/8/4k3/8/8/8/4K3 w - - many 1", vec![FenFault::QuietPlies(text("many"))]),
        ("8/8/8/4k3/8/8/8/4K3 w - - 0 -1", vec![FenFault::MoveNumber(text("-1"))]),
        ("8/8/8/4k3/8/8/8/4K3 w - - 0 1 x y", vec![FenFault::Extra(text("x")), FenFault::Extra(text("y"))]),
        ("8/8/8/4k3/8/8/8/8 w - - 0 1", vec![FenFault::NoKing(Color::White)]),
        ("8/8/8/4k3/8/8/8/K3K3 w - - 0 1", vec![FenFault::Kings { color: Color::White, found: 2 }]),
        ("P7/8/8/4k3/8/8/8/4K3 w - - 0 1", vec![FenFault::PawnOnLastRank]),
        ("8/8/8/4k3/8/8/8/4K3 w K - 0 1", vec![FenFault::CastlingWithoutRook]),
        ("8/8/8/4k3/8/8/8/4K3 w - d6 0 1", vec![FenFault::EnPassantWithoutPawn]),
        ("8/8/8/4k2Q/8/8/8/4K3 w - - 0 1", vec![FenFault::OpponentInCheck]),
    ];
    for (fen, expected) in cases {
        assert_eq!(faults(fen), expected, "{fen:?}");
    }
}

#[test]
fn faults_of_different_fields_are_told_together() {
    let found = faults("8/8/8/4k4/8/8/2D5 w+ KZ e9 x y z");
    let expected = [
        FenFault::Ranks { found: 7 },
        FenFault::Squares { rank: 5, squares: 9 },
        FenFault::Letter { rank: 2, letter: 'D' },
        FenFault::Turn(text("w+")),
        FenFault::Castling(text("KZ")),
        FenFault::EnPassant(text("e9")),
        FenFault::QuietPlies(text("x")),
        FenFault::MoveNumber(text("y")),
        FenFault::Extra(text("z")),
    ];
    assert_eq!(found, expected);
}

#[test]
fn faults_of_the_set_up_are_told_together() {
    let found = faults("P7/8/8/8/8/8/8/KK6 w KQ e6 0 1");
    for fault in [
        FenFault::NoKing(Color::Black),
        FenFault::Kings { color: Color::White, found: 2 },
        FenFault::PawnOnLastRank,
        FenFault::CastlingWithoutRook,
        FenFault::EnPassantWithoutPawn,
    ] {
        assert!(found.contains(&fault), "{fault:?} is missing in {found:?}");
    }
}

#[test]
fn a_fault_says_what_is_wrong_where() {
    let bad = Position::read("8/8/8/4k4/8/8/2D5/4K3 w - - 0 1", Variant::Standard).unwrap_err();
    assert_eq!(bad.to_string(), "rank 5 has 9 squares instead of 8; rank 2 has 'D', which is no man");
}

#[test]
fn missing_fields_take_their_usual_values() {
    for fen in ["8/8/8/4k3/8/8/8/4K3", "8/8/8/4k3/8/8/8/4K3 w", " 8/8/8/4k3/8/8/8/4K3  w - -  "] {
        let position = Position::read(fen, Variant::Standard).unwrap();
        assert_eq!(position.fen(), "8/8/8/4k3/8/8/8/4K3 w - - 0 1");
    }
}

#[test]
fn what_cannot_have_arisen_is_doubted_but_read() {
    let seventeen = Position::read("8/k7/8/8/8/7N/PPPPPPPP/RNBQKBNR w - - 0 1", Variant::Standard).unwrap();
    assert_eq!(seventeen.doubts(), [Doubt::TooMuchMaterial]);
    let checked = Position::read("5R2/2P5/8/4k3/8/3rK2r/8/8 w - - 0 1", Variant::Standard).unwrap();
    assert_eq!(checked.doubts(), [Doubt::ImpossibleCheck]);
    assert!(Position::start().doubts().is_empty());
}

#[test]
fn the_variant_is_seen_from_the_castling_rights() {
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Variant::Standard),
        ("8/8/8/4k3/8/8/8/4K3 w - - 0 1", Variant::Standard),
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", Variant::Chess960),
        ("nonsense", Variant::Standard),
    ];
    for (fen, variant) in cases {
        assert_eq!(needed_variant(fen), variant, "{fen}");
    }
}

#[test]
fn what_is_written_is_read_back() {
    let mut positions: Vec<Position> = Vec::new();
    for seed in 0..times(4) {
        positions.extend(games::positions(&games::game(Position::start(), seed, 200)));
        let array = rokade_board::chess960::draw(seed);
        positions.extend(games::positions(&games::game(rokade_board::chess960::start(array).unwrap(), seed, 200)));
        positions.extend(FAMILIES.map(|family| throw(family, seed)));
    }
    for position in positions {
        let fen = position.fen();
        let again = Position::read(&fen, position.variant()).unwrap_or_else(|bad| panic!("{fen}: {bad}"));
        assert_eq!(again, position, "{fen}");
        assert_eq!(again.identity(), position.identity(), "{fen}");
        assert_eq!((again.fen(), again.quiet_plies()), (fen, position.quiet_plies()));
    }
}

#[test]
fn a_fault_in_one_field_does_not_hide_what_is_wrong_with_the_men() {
    let bad = Position::read("4k3/8/8/8/8/8/8/P7 x KQ - a 1", Variant::Standard).unwrap_err();
    let expected = [
        FenFault::Turn("x".to_owned()),
        FenFault::QuietPlies("a".to_owned()),
        FenFault::NoKing(Color::White),
        FenFault::PawnOnLastRank,
        FenFault::CastlingWithoutRook,
    ];
    assert_eq!(bad.faults, expected);
    let unknown_turn = Position::read("4k3/8/8/8/8/8/8/4R2K ? - - 0 1", Variant::Standard).unwrap_err();
    assert_eq!(unknown_turn.faults, [FenFault::Turn("?".to_owned())], "who is in check depends on the turn");
    let words = Position::read("garbage", Variant::Standard).unwrap_err();
    assert_eq!(words.faults, [FenFault::Ranks { found: 1 }, FenFault::Letter { rank: 8, letter: 'g' }]);
}
