use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::fit::is_legal;
use super::*;
use crate::Variant;
use crate::unwinnable::helpmate::sample::{Lots, has_mate, is_helpmate};

const NODES: u64 = 4_000;

fn read(fen: &str) -> Position {
    Position::read(fen, Variant::Standard).expect("a test position")
}

fn watch(fen: &str) -> Watch {
    let mut watch = Watch::new(read(fen));
    watch.look_closer(NODES);
    watch
}

fn play(watch: &mut Watch, moves: &[&str]) -> Life {
    for uci in moves {
        let m = watch.position().read_uci(uci).expect("a legal move");
        watch.play(m);
    }
    watch.life()
}

fn assert_proved(watch: &Watch) {
    if let Some((winner, line)) = watch.line() {
        assert!(is_helpmate(watch.position(), &line, winner), "{}", watch.position().fen());
    }
}

/// Random play from the position; `quiet` of sixteen moves are without pawn and capture.
fn wander(start: Position, seed: u64, plies: usize, quiet: u64, mut see: impl FnMut(&Watch)) {
    let mut lots = ChaCha8Rng::seed_from_u64(seed);
    let mut watch = Watch::new(start);
    watch.look_closer(NODES);
    for _ in 0..plies {
        let moves = watch.position().legal_moves();
        let calm: Vec<Move> = moves.iter().copied().filter(|m| !m.is_zeroing()).collect();
        let from = if lots.next_u64() % 16 < quiet && !calm.is_empty() { &calm[..] } else { &moves[..] };
        if from.is_empty() {
            break;
        }
        watch.play(from[(lots.next_u64() % from.len() as u64) as usize]);
        see(&watch);
        watch.look_closer(NODES);
        see(&watch);
    }
}

#[test]
fn every_certain_answer_in_games_has_a_line_that_replays() {
    let (mut certain, mut all) = (0, 0);
    for seed in 0..24 {
        wander(Position::start(), seed, 260, seed % 16, |watch| {
            assert_proved(watch);
            all += 1;
            certain += usize::from(watch.life() == Life::CertainlyAlive);
        });
    }
    assert!(certain * 100 > all * 85, "{certain} of {all}");
}

#[test]
fn every_certain_answer_in_locked_positions_has_a_line_that_replays() {
    for (seed, fen) in [
        "3k4/2b5/8/1p1p1p1p/1P1P1P1P/8/8/3K4 w - - 0 1",
        "3k4/8/8/1p1p1p1p/1P1P1P1P/8/1B1B4/B2BK3 w - - 0 1",
        "8/8/2p1p1p1/1pPpPpPp/pP1P1P1P/P7/1K4k1/8 b - - 0 1",
        "r3k2r/8/8/pP6/8/8/4P2P/R3K2R w KQkq a6 0 1",
        "4k3/2p1p1p1/8/1P1P1P1P/1p1p1p1p/8/2P1P1P1/4K3 w - - 0 1",
    ]
    .into_iter()
    .enumerate()
    {
        for round in 0..6 {
            wander(read(fen), 10 * seed as u64 + round, 60, 2 * round, assert_proved);
        }
    }
}

#[test]
fn no_dead_position_is_called_alive_and_no_living_one_dead() {
    let mut lots = Lots::new(6);
    let (mut dead, mut found) = (0, 0);
    for seed in 0..120 {
        wander(lots.small(), seed, 12, 8, |watch| {
            assert_proved(watch);
            let mates = Color::ALL.map(|winner| has_mate(watch.position(), winner, 1_500));
            if mates == [Some(false); 2] {
                dead += 1;
                found += usize::from(watch.life() == Life::Dead);
                assert_ne!(watch.life(), Life::CertainlyAlive, "{}", watch.position().fen());
            } else if mates.contains(&Some(true)) {
                assert_ne!(watch.life(), Life::Dead, "{}", watch.position().fen());
            }
        });
    }
    assert!(dead > 100 && found * 2 > dead, "{found} of {dead}");
}

#[test]
fn a_move_fits_exactly_where_it_is_legal() {
    let mut lots = Lots::new(7);
    for game in (0..6).map(|_| lots.game()) {
        for pair in game.windows(4) {
            for m in pair[0].legal_moves().into_iter().chain(pair[3].legal_moves()) {
                for position in pair {
                    assert_eq!(is_legal(position.chess(), m), position.is_legal(m), "{} {m}", position.fen());
                }
            }
        }
    }
}

#[test]
fn a_game_that_goes_to_and_fro_needs_no_closer_look() {
    let mut watch = watch("r4rk1/pp3ppp/2n5/3q4/3P4/5N2/PP3PPP/R2Q1RK1 w - - 0 1");
    for _ in 0..5 {
        assert_eq!(play(&mut watch, &["d1d2", "d5d6", "d2d1", "d6d5"]), Life::CertainlyAlive);
    }
}

#[test]
fn a_mate_on_the_board_is_alive_with_an_empty_line() {
    let mut watch = watch("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
    assert_eq!(play(&mut watch, &["d8h4"]), Life::CertainlyAlive);
    assert_eq!(watch.line(), Some((Color::Black, Vec::new())));
}

#[test]
fn what_is_dead_stays_dead() {
    let mut watch = watch("8/8/8/8/8/3k4/3R4/2K5 b - - 0 1");
    assert_eq!(watch.life(), Life::CertainlyAlive);
    let m = watch.position().read_uci("d3c3").expect("a legal move");
    assert_eq!(watch.follow(m, NODES), Life::CertainlyAlive);
    assert_eq!(play(&mut watch, &["c1b1"]), Life::CertainlyAlive);
    let m = watch.position().read_uci("c3d2").expect("a legal move");
    assert_eq!(watch.follow(m, NODES), Life::Dead);
    assert_eq!(play(&mut watch, &["b1b2", "d2d3"]), Life::Dead);
    assert_eq!(watch.line(), None);
}

#[test]
fn a_stalemate_is_dead() {
    let mut watch = watch("7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    let m = watch.position().read_uci("f6f7").expect("a legal move");
    assert_eq!(watch.follow(m, NODES), Life::Dead);
}

#[test]
fn without_a_closer_look_nothing_is_claimed() {
    let mut watch = Watch::new(Position::start());
    assert_eq!(play(&mut watch, &["e2e4", "e7e5"]), Life::LookCloser);
    assert_eq!(watch.look_closer(NODES), Life::CertainlyAlive);
}

#[test]
fn the_same_game_gets_the_same_answers() {
    let answers = || {
        let mut answers = Vec::new();
        wander(Position::start(), 8, 80, 8, |watch| answers.push((watch.life(), watch.line())));
        answers
    };
    assert_eq!(answers(), answers());
}
