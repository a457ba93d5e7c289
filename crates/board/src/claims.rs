//! What must hold for any text whatever. The fuzz targets and the noise tests call the same
//! functions.

use crate::unwinnable::{Verdict, decide, is_certainly_alive};
use crate::{Attempt, Color, Position, Role, Square, Variant, needed_variant};

/// Small, so that a fuzzer sees many positions; what the search does is the same with more.
const NODES: u64 = 2_000;

fn positions(text: &str) -> impl Iterator<Item = Position> {
    [Variant::Standard, Variant::Chess960].into_iter().filter_map(|variant| Position::read(text, variant).ok())
}

/// Reading a FEN ends with a position that is read back the same, or with faults that have a text.
pub fn fen_never_panics(text: &str) {
    let _ = needed_variant(text);
    for variant in [Variant::Standard, Variant::Chess960] {
        match Position::read(text, variant) {
            Ok(position) => {
                let fen = position.fen();
                let again = Position::read(&fen, variant).unwrap_or_else(|bad| panic!("{fen}: {bad}"));
                assert_eq!(again, position, "{fen}");
                assert_eq!(again.fen(), fen);
                let _ = position.doubts();
            }
            Err(bad) => assert!(!bad.faults.is_empty() && !bad.to_string().is_empty(), "{text:?}"),
        }
    }
}

/// Of all that a hand can do on the board, exactly the legal moves are accepted, each in its forms.
pub fn attempts_agree_with_legals(text: &str) {
    for position in positions(text) {
        let legal = position.legal_moves();
        for m in &legal {
            let from = m.from().expect("nothing is dropped in chess");
            let attempt = Attempt { from, to: m.to(), promotion: m.promotion() };
            assert_eq!(position.attempt(attempt), Ok(*m), "{}", position.fen());
            assert_eq!(position.read_uci(&position.uci(*m)), Ok(*m), "{}", position.fen());
        }
        for (from, to) in Square::ALL.into_iter().flat_map(|from| Square::ALL.map(|to| (from, to))) {
            for promotion in [None, Some(Role::Queen), Some(Role::King)] {
                if let Ok(m) = position.attempt(Attempt { from, to, promotion }) {
                    assert!(legal.contains(&m) && m.from() == Some(from), "{} {from}{to}", position.fen());
                }
            }
        }
    }
}

/// A line that shows how a side can mate is legal from the position to the mate, and a position in
/// which neither side can mate is never called certainly alive.
pub fn helpmates_replay(text: &str) {
    for position in positions(text) {
        let mut is_dead = true;
        for winner in Color::ALL {
            let answer = decide(&position, winner, NODES);
            assert!(answer.nodes <= NODES, "{}: {} nodes", position.fen(), answer.nodes);
            is_dead &= matches!(answer.verdict, Verdict::Unwinnable(_));
            let Verdict::Winnable(line) = answer.verdict else { continue };
            let mut last = position.clone();
            for m in line {
                assert!(last.is_legal(m), "{} {winner}: {m} in {}", position.fen(), last.fen());
                last.play(m);
            }
            assert!(last.is_checkmate() && last.turn() != winner, "{} {winner}: {}", position.fen(), last.fen());
        }
        assert!(!(is_dead && is_certainly_alive(&position)), "{} is dead", position.fen());
    }
}
