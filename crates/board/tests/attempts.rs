//! What a hand does on the board: legal exactly when a legal move matches, and every kind of breach
//! told from every other.

mod boards;

use std::collections::BTreeSet;

use boards::{FAMILIES, games, throw, times};
use rokade_board::{Attempt, Color, Illegal, Men, Move, Position, Role, Square, Variant, chess960};

/// All that a hand could do: every man to every square, left as it is or changed.
fn attempts() -> impl Iterator<Item = Attempt> {
    let promotions = || [None].into_iter().chain(Role::ALL.map(Some));
    Square::ALL.into_iter().flat_map(move |from| {
        Square::ALL.into_iter().flat_map(move |to| promotions().map(move |promotion| Attempt { from, to, promotion }))
    })
}

/// The attempts that are a legal move, by its coordinates. Castling in ordinary chess has two forms.
fn forms(position: &Position, m: Move) -> Vec<Attempt> {
    let from = m.from().expect("nothing is dropped in chess");
    let attempt = |to: Square| Attempt { from, to, promotion: m.promotion() };
    match m {
        Move::Castle { king, rook } if position.variant() == Variant::Standard => {
            let two_steps = if rook > king { king.offset(2) } else { king.offset(-2) };
            vec![attempt(rook), attempt(two_steps.expect("the king castles from the e-file"))]
        }
        Move::Castle { rook, .. } => vec![attempt(rook)],
        _ => vec![attempt(m.to())],
    }
}

/// What the board shows after a hand moved a man, whatever the rules say.
fn leaves_king_attacked(position: &Position, attempt: Attempt) -> bool {
    let us = position.turn();
    let mut board = position.board().clone();
    let Some(man) = board.remove_piece_at(attempt.from) else { return false };
    if man.role == Role::Pawn && attempt.from.file() != attempt.to.file() && board.piece_at(attempt.to).is_none() {
        let _ = board.remove_piece_at(Square::from_coords(attempt.to.file(), attempt.from.rank()));
    }
    board.set_piece_at(attempt.to, man);
    board.king_of(us).is_some_and(|king| board.attacks_to(king, !us, board.occupied()).any())
}

fn check(position: &Position, reached: &mut BTreeSet<Illegal>) {
    let legal: Vec<(Attempt, Move)> =
        position.legal_moves().iter().flat_map(|m| forms(position, *m).into_iter().map(|form| (form, *m))).collect();
    for attempt in attempts() {
        let expected = legal.iter().find(|(form, _)| *form == attempt).map(|(_, m)| *m);
        let told = position.attempt(attempt);
        assert_eq!(told.ok(), expected, "{} {attempt:?}: {told:?}", position.fen());
        if let Err(breach) = told {
            check_breach(position, attempt, breach);
            reached.insert(breach);
        }
    }
}

/// What can be said of a breach without knowing how it was found.
fn check_breach(position: &Position, attempt: Attempt, breach: Illegal) {
    let (man, taken) = (position.piece_at(attempt.from), position.piece_at(attempt.to));
    let us = position.turn();
    let why = || format!("{} {attempt:?}: {breach:?}", position.fen());
    assert_eq!(breach == Illegal::NoMan, man.is_none(), "{}", why());
    assert_eq!(breach == Illegal::OpponentsMan, man.is_some_and(|man| man.color != us), "{}", why());
    let role = man.map(|man| man.role);
    match breach {
        Illegal::LeavesKingInCheck => {
            assert!(role != Some(Role::King) && leaves_king_attacked(position, attempt), "{}", why());
        }
        Illegal::KingIntoCheck => {
            assert!(role == Some(Role::King) && leaves_king_attacked(position, attempt), "{}", why());
        }
        Illegal::KingCaptured => panic!("the opponent's king is not in check: {}", why()),
        Illegal::OwnManCaptured => assert_eq!(taken.map(|man| man.color), Some(us), "{}", why()),
        Illegal::NotPromoted => assert!(role == Some(Role::Pawn) && attempt.promotion.is_none(), "{}", why()),
        Illegal::PromotionChoice => {
            assert!(matches!(attempt.promotion, Some(Role::King | Role::Pawn)), "{}", why());
        }
        Illegal::PromotionElsewhere => assert!(attempt.promotion.is_some(), "{}", why()),
        Illegal::CastlingOutOfCheck => assert!(position.is_check(), "{}", why()),
        Illegal::PathBlocked => {
            assert!(matches!(role, Some(Role::Bishop | Role::Rook | Role::Queen)), "{}", why());
        }
        Illegal::PawnBlocked | Illegal::DoubleStepNotFirst | Illegal::EnPassantGone | Illegal::NothingToCapture => {
            assert_eq!(role, Some(Role::Pawn), "{}", why());
        }
        _ => {}
    }
}

#[test]
fn attempts_are_legal_exactly_if_a_legal_move_matches() {
    let mut reached = BTreeSet::new();
    for seed in 0..times(2) {
        for family in FAMILIES {
            check(&throw(family, seed), &mut reached);
        }
        let ordinary = games::game(Position::start(), seed, 200);
        let array = chess960::start(chess960::draw(seed)).unwrap();
        let other = games::game(array, seed, 200);
        for position in [ordinary, other].iter().flat_map(games::positions).step_by(9) {
            check(&position, &mut reached);
        }
    }
    assert!(reached.len() >= 15, "{reached:?}");
}

#[test]
fn each_kind_of_breach_has_its_example() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let examples = [
        (Illegal::LeavesKingInCheck, "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3"),
        (Illegal::LeavesKingInCheck, "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3"),
        (Illegal::KingIntoCheck, "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1"),
        (Illegal::CastlingOutOfCheck, "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
        (Illegal::CastlingThroughCheck, "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
        (Illegal::CastlingIntoCheck, "1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
        (Illegal::CastlingIntoCheck, "1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1"),
        (Illegal::CastlingBlocked, start, "e1g1"),
        (Illegal::CastlingRightLost, "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1"),
        (Illegal::NotPromoted, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8"),
        (Illegal::PromotionChoice, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k"),
        (Illegal::PromotionChoice, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8p"),
        (Illegal::PromotionElsewhere, start, "e2e4q"),
        (Illegal::PromotionElsewhere, castling, "a1a7n"),
        (Illegal::OwnManCaptured, start, "d1d2"),
        (Illegal::PathBlocked, start, "a1a4"),
        (Illegal::PawnBlocked, "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5"),
        (Illegal::PawnBlocked, "4k3/8/8/8/8/4n3/4P3/K7 w - - 0 1", "e2e4"),
        (Illegal::DoubleStepNotFirst, "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5"),
        (Illegal::EnPassantGone, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6"),
        (Illegal::NothingToCapture, start, "e2d3"),
        (Illegal::WrongMovement, start, "b1b3"),
        (Illegal::WrongMovement, start, "b1b1"),
        (Illegal::OpponentsMan, start, "e7e5"),
        (Illegal::NoMan, start, "e4e5"),
    ];
    let mut shown = BTreeSet::new();
    for (expected, fen, text) in examples {
        let position = Position::read(fen, Variant::Standard).unwrap();
        let told = position.attempt(written(text));
        assert_eq!(told, Err(expected), "{fen} {text}");
        shown.insert(expected);
    }
    shown.insert(Illegal::KingCaptured);
    assert_eq!(shown, BTreeSet::from(Illegal::ALL));
}

/// A king can be taken only after an illegal move of the opponent, which leads to no position.
#[test]
fn the_men_alone_show_that_a_king_was_taken() {
    let before = Position::read("4k3/2q5/8/8/8/8/8/R3K3 b - - 0 1", Variant::Standard).unwrap();
    let mut board = before.board().clone();
    let queen = board.remove_piece_at(Square::C7).unwrap();
    board.set_piece_at(Square::B4, queen);
    board.set_piece_at(Square::E4, Role::Rook.of(Color::White));
    let men = Men { board: &board, turn: Color::Black, en_passant: None };
    assert_eq!(men.breach(written("b4e1")), Some(Illegal::KingCaptured));
    let men = Men { turn: Color::White, ..men };
    assert_eq!(men.breach(written("e4e8")), Some(Illegal::KingCaptured));
    assert_eq!(men.breach(written("e4e7")), None, "check and castling are not looked at");
}

/// Coordinates, with any letter for what the man becomes.
fn written(text: &str) -> Attempt {
    let square = |range: std::ops::Range<usize>| text[range].parse::<Square>().unwrap();
    let promotion = text.chars().nth(4).map(|letter| Role::from_char(letter).unwrap());
    Attempt { from: square(0..2), to: square(2..4), promotion }
}

#[test]
fn keys_are_stable_and_distinct() {
    let keys: BTreeSet<&str> = Illegal::ALL.iter().map(|breach| breach.key()).collect();
    assert_eq!(keys.len(), Illegal::ALL.len());
    assert!(keys.iter().all(|key| key.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_')));
}

/// Where a record does not say which man was meant, the least breach speaks for the player.
#[test]
fn the_least_breach_is_the_mildest_of_several() {
    let position = Position::read("4r1k1/8/8/8/8/2N5/4N3/4K3 w - - 0 1", Variant::Standard).unwrap();
    let attempts = [written("e2d4"), written("a1d4"), written("g8d4")];
    assert_eq!(position.least_breach(attempts), Illegal::LeavesKingInCheck);
    assert_eq!(position.least_breach([written("a1d4"), written("g8d4")]), Illegal::OpponentsMan);
    assert_eq!(position.least_breach([]), Illegal::NoMan);
}
