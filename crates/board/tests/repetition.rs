//! How often a position has occurred, against a slow recount from the words of the Laws.

mod boards;

use boards::{Dice, games, times};
use rokade_board::{History, Move, Position, Variant};

/// What the Laws compare, spelt out: men, side to move, castling rights, and whether a pawn can be
/// taken en passant, seen from the moves themselves.
fn spelt_out(position: &Position) -> String {
    let fen = position.fen();
    let fields: Vec<&str> = fen.split(' ').collect();
    let moves = position.legal_moves();
    let taken_passing = moves.iter().find(|m| m.is_en_passant()).map(|m| m.to().to_string());
    format!("{} {} {} {taken_passing:?}", fields[0], fields[1], fields[2])
}

/// The count by looking at every position since the beginning of the game.
fn recount(history: &History) -> u32 {
    let now = spelt_out(history.position());
    games::positions(history).iter().filter(|position| spelt_out(position) == now).count() as u32
}

/// Plays on, often back to where a man came from.
fn shuffle(history: &mut History, dice: &mut Dice) -> bool {
    let moves = history.position().legal_moves();
    if moves.is_empty() {
        return false;
    }
    let own_last = history.moves().iter().rev().nth(1).copied();
    let back =
        own_last.and_then(|last| moves.iter().find(|m| Some(m.to()) == last.from() && m.from() == Some(last.to())));
    let m = match back {
        Some(m) if !dice.once_in(4) => *m,
        _ => dice.one_of(&moves),
    };
    history.play(m);
    true
}

const STARTS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "4k3/8/8/8/3pPp2/8/8/R3K2R b KQ e3 0 1",
    "8/8/4k3/8/8/4K3/8/R7 w - - 17 40",
    "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1",
    "k7/8/8/8/3b4/8/8/K6n w - - 0 1",
];

#[test]
fn repetitions_are_counted_as_by_hand() {
    let mut greatest = 0;
    for (at, fen) in STARTS.iter().enumerate() {
        for seed in 0..times(6) {
            let mut dice = Dice(seed * 100 + at as u64);
            let mut history = History::from(Position::read(fen, Variant::Standard).unwrap());
            while history.plies() < 80 && shuffle(&mut history, &mut dice) {
                assert_eq!(
                    history.repetitions(),
                    recount(&history),
                    "{fen}, seed {seed}: {}",
                    history.position().fen()
                );
                greatest = greatest.max(history.repetitions());
            }
        }
    }
    assert!(greatest >= 5, "the dice repeat a position {greatest} times at most");
}

#[test]
fn repetitions_after_a_move_are_those_when_it_is_played() {
    for (at, fen) in STARTS.iter().enumerate() {
        let mut dice = Dice(at as u64);
        let mut history = History::from(Position::read(fen, Variant::Standard).unwrap());
        while history.plies() < 40 {
            for m in &history.position().legal_moves() {
                let foretold = history.repetitions_after(*m);
                let mut played = history.clone();
                played.play(*m);
                assert_eq!(foretold, played.repetitions());
                for times in 2..=foretold {
                    let squares = history.squares_of_return(times);
                    let is_among = squares.contains(m.to()) && m.from().is_some_and(|from| squares.contains(from));
                    assert!(is_among, "{m} makes it {foretold} times, {}", history.position().fen());
                }
            }
            if !shuffle(&mut history, &mut dice) {
                break;
            }
        }
    }
}

#[test]
fn taking_back_undoes_everything() {
    let mut dice = Dice(1);
    let mut history = History::from(Position::read(STARTS[1], Variant::Standard).unwrap());
    let mut before: Vec<(String, u32)> = Vec::new();
    while history.plies() < 40 {
        before.push((history.position().fen(), history.repetitions()));
        shuffle(&mut history, &mut dice);
    }
    while let Some((fen, repetitions)) = before.pop() {
        assert!(history.take_back().is_some());
        assert_eq!((history.position().fen(), history.repetitions()), (fen, repetitions));
    }
    assert_eq!(history.take_back(), None);
}

fn play(history: &mut History, moves: &str) {
    for text in moves.split_whitespace() {
        let m: Move = history.position().read_uci(text).unwrap_or_else(|fault| panic!("{fault}"));
        history.play(m);
    }
}

fn from(fen: &str) -> History {
    History::from(Position::read(fen, Variant::Standard).unwrap())
}

#[test]
fn a_lost_castling_right_makes_another_position() {
    let mut history = from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    play(&mut history, "a1b1 e8e7 b1a1 e7e8");
    assert_eq!(history.repetitions(), 1, "the right on the long side is gone");
    play(&mut history, "a1b1 e8e7 b1a1 e7e8");
    assert_eq!(history.repetitions(), 2);
    play(&mut history, "e1e2 e8e7 e2e1 e7e8");
    assert_eq!(history.repetitions(), 1, "the other right is gone too");
}

/// Castling that an attack bars for the moment is barred in both positions and lost in neither.
#[test]
fn castling_barred_for_the_moment_is_a_right_still() {
    let mut history = from("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
    play(&mut history, "h1h2 f8f7 h2h1 f7f8");
    assert_eq!(history.repetitions(), 1);
    play(&mut history, "h1h2 f8f7 h2h1 f7f8");
    assert_eq!(history.repetitions(), 2);
}

#[test]
fn an_en_passant_capture_that_was_possible_makes_another_position() {
    let mut history = from("4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1");
    play(&mut history, "e2e4 e8d8 e1d1 d8e8 d1e1");
    assert_eq!(history.repetitions(), 1, "the first time the pawn could be taken");
    play(&mut history, "e8d8 e1d1 d8e8 d1e1");
    assert_eq!(history.repetitions(), 2);
}

#[test]
fn a_double_step_that_nobody_can_take_changes_nothing() {
    let mut history = from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    play(&mut history, "e2e4 e8d8 e1d1 d8e8 d1e1");
    assert_eq!(history.repetitions(), 2);
}

/// The pawn stands beside, but taking would leave its own king in check.
#[test]
fn a_pinned_pawn_cannot_take_en_passant() {
    let mut history = from("8/8/8/8/k4p1R/8/4P3/4K3 w - - 0 1");
    play(&mut history, "e2e4 a4a5 e1d1 a5a4 d1e1");
    assert_eq!(history.repetitions(), 2);
    assert!(history.position().legal_moves().iter().all(|m| !m.is_en_passant()));
}

#[test]
fn the_quiet_count_begins_again_with_pawn_and_capture() {
    let mut history = from("4k3/8/8/8/5n2/8/4P3/4K2R w - - 0 1");
    play(&mut history, "h1h2 e8e7 h2h3");
    assert_eq!(history.position().quiet_plies(), 3);
    play(&mut history, "f4h3");
    assert_eq!(history.position().quiet_plies(), 0);
    play(&mut history, "e1d1 e7e8 e2e3");
    assert_eq!(history.position().quiet_plies(), 0);
}
