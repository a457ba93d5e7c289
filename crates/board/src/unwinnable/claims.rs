//! The claims the proofs rest on, tried on positions by lot.

use std::collections::HashSet;

use shakmaty::Bitboard;

use crate::{CastlingSide, Color, Move, Position, Square, Variant};

use super::field::Field;
use super::statics::{self, Reaches};
use super::trial::Lots;
use super::{Verdict, Why, decide, material, mates};

/// A square for each man of the start, followed through a game; `None` once taken.
struct Followed(Vec<Option<Square>>);

impl Followed {
    fn play(&mut self, position: &Position, m: Move) {
        let taken = match m {
            Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
            Move::Castle { .. } => None,
            _ => m.capture().map(|_| m.to()),
        };
        for man in self.0.iter_mut().filter(|man| man.is_some() && **man == taken) {
            *man = None;
        }
        let turn = position.turn();
        let paths = match m {
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_king_side(rook > king);
                vec![(king, side.king_to(turn)), (rook, side.rook_to(turn))]
            }
            _ => vec![(m.from().expect("no drops"), m.to())],
        };
        let before = self.0.clone();
        for (man, was) in self.0.iter_mut().zip(before) {
            if let Some((_, to)) = paths.iter().find(|(from, _)| was == Some(*from)) {
                *man = Some(*to);
            }
        }
    }
}

fn men_stay_within_reach(start: &Position, lots: &mut Lots, plies: usize) {
    let reaches = Reaches::of(&Field::of(start));
    let in_play = Reaches::in_play(&Field::of(start));
    let mut position = start.clone();
    let mut men = Followed(reaches.tracks.iter().map(|track| Some(track.square)).collect());
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let m = moves[lots.below(moves.len())];
        men.play(&position, m);
        position.play(m);
        for (man, track) in men.0.iter().zip(&reaches.tracks) {
            let is_within = man.is_none_or(|square| Bitboard(track.all()).contains(square));
            assert!(is_within, "{:?} of {} on {man:?} after {}", track, start.fen(), position.fen());
        }
        if position.legal_moves().is_empty() {
            return;
        }
        let Some(in_play) = &in_play else { continue };
        for (man, track) in men.0.iter().zip(&in_play.tracks) {
            let is_within = man.is_none_or(|square| Bitboard(track.all()).contains(square));
            assert!(is_within, "{:?} of {} on {man:?} in play after {}", track, start.fen(), position.fen());
        }
        let pairs = in_play.pairs.as_ref().expect("kings in play are followed together");
        let (white, black) = (position.king(Color::White), position.king(Color::Black));
        assert!(pairs.holds(white, black, position.turn()), "the kings of {} after {}", start.fen(), position.fen());
    }
}

#[test]
fn men_never_leave_the_squares_they_can_reach() {
    let mut lots = Lots::new(1);
    for _ in 0..400 {
        let start = lots.position();
        men_stay_within_reach(&start, &mut lots, 120);
        let start = lots.closed_wall();
        men_stay_within_reach(&start, &mut lots, 120);
    }
    for number in (0..960).step_by(24) {
        let start = crate::chess960::start(number).expect("a number below 960");
        men_stay_within_reach(&start, &mut lots, 100);
    }
}

#[test]
fn no_proof_speaks_against_a_helpmate() {
    let mut lots = Lots::new(2);
    for at in 0..600 {
        let start = if at % 2 == 0 { lots.position() } else { lots.closed_wall() };
        for winner in Color::ALL {
            let Verdict::Winnable(line) = decide(&start, winner, 20_000).verdict else { continue };
            assert!(mates(&start, &line, winner));
            let mut position = start.clone();
            for m in line {
                assert_eq!(material::hopeless(position.board(), winner), None, "{}", position.fen());
                assert!(!statics::is_closed(&Field::of(&position), winner), "{} for {winner}", position.fen());
                position.play(m);
            }
            assert!(!statics::is_closed(&Field::of(&position), winner), "mated: {}", position.fen());
        }
    }
}

/// Whether a mate can be reached; `None` beyond so many positions.
fn plain_search(start: &Position, winner: Color, most: usize) -> Option<bool> {
    let mut seen = HashSet::from([start.clone()]);
    let mut queue = vec![start.clone()];
    let mut at = 0;
    while at < queue.len() {
        let position = queue[at].clone();
        at += 1;
        if position.turn() != winner && position.is_checkmate() {
            return Some(true);
        }
        let next = position.legal_moves().into_iter().map(|m| position.after(m));
        queue.extend(next.filter(|next| seen.insert(next.clone())));
        if queue.len() > most {
            return None;
        }
    }
    Some(false)
}

#[test]
fn verdicts_agree_with_a_plain_search() {
    let mut lots = Lots::new(3);
    let mut settled = 0;
    for at in 0..500 {
        let start = if at % 2 == 0 { lots.position() } else { lots.closed_wall() };
        for winner in Color::ALL {
            let Some(is_winnable) = plain_search(&start, winner, 3_000) else { continue };
            settled += 1;
            let answer = decide(&start, winner, 100_000);
            let expected = if is_winnable { "winnable" } else { "unwinnable" };
            assert_eq!(answer.verdict.key(), expected, "{} for {winner}", start.fen());
        }
    }
    assert!(settled > 50, "{settled}");
}

#[test]
fn a_position_that_is_over_needs_no_search() {
    for (fen, winner, expected) in [
        ("8/8/8/8/8/1k6/1q6/K7 w - - 0 1", Color::Black, Verdict::Winnable(Vec::new())),
        ("8/8/8/8/7P/1k6/1q6/K7 w - - 0 1", Color::White, Verdict::Unwinnable(Why::ForcedLine)),
        ("k7/P7/K7/8/8/8/8/8 b - - 0 1", Color::White, Verdict::Unwinnable(Why::ForcedLine)),
    ] {
        let position = Position::read(fen, Variant::Standard).expect("a good FEN");
        assert_eq!(decide(&position, winner, 1_000).verdict, expected, "{fen}");
    }
}

#[test]
fn the_budget_is_kept_and_named_when_spent() {
    let fen = "b7/8/k7/7p/p1p1p1pP/P1P1PpP1/5P2/1K1N4 b - - 0 1";
    let position = Position::read(fen, Variant::Standard).expect("a good FEN");
    for nodes in [0, 1, 10, 30] {
        let answer = decide(&position, Color::White, nodes);
        assert_eq!((answer.verdict, answer.nodes), (Verdict::Undecided, nodes));
    }
}
