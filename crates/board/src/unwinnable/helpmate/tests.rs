use super::sample::{Lots, has_mate, is_helpmate};
use super::*;
use crate::Variant;

fn read(fen: &str) -> Position {
    Position::read(fen, Variant::Standard).expect("a test position")
}

fn mates(fen: &str, winner: Color, nodes: u64) -> bool {
    let position = read(fen);
    let found = search(&position, winner, nodes);
    assert!(found.nodes <= nodes, "{fen}: {} nodes", found.nodes);
    found.line.is_some_and(|line| {
        assert!(is_helpmate(&position, &line, winner), "{fen}");
        true
    })
}

#[test]
fn every_line_found_in_games_replays_to_mate() {
    let mut lots = Lots::new(1);
    let (mut asked, mut found) = (0, 0);
    for position in (0..12).flat_map(|_| lots.game()).step_by(16) {
        for winner in Color::ALL {
            if Plan::all(position.board(), winner)[0].is_hopeless(position.board()) || position.legal_moves().is_empty()
            {
                continue;
            }
            asked += 1;
            found += usize::from(mates(&position.fen(), winner, 4_000));
        }
    }
    assert!(found * 1000 >= asked * 995, "{found} of {asked}");
}

#[test]
fn a_position_is_exhausted_exactly_where_no_mate_can_be_reached() {
    let mut lots = Lots::new(2);
    let mut exhausted = 0;
    for _ in 0..150 {
        let position = lots.small();
        for winner in Color::ALL {
            let found = search(&position, winner, 4_000);
            if let Some(line) = &found.line {
                assert!(is_helpmate(&position, line, winner), "{}", position.fen());
                assert_ne!(has_mate(&position, winner, 4_000), Some(false), "{}", position.fen());
            }
            if found.is_exhausted {
                exhausted += 1;
                assert_ne!(has_mate(&position, winner, 4_000), Some(true), "{} {winner}", position.fen());
            }
        }
    }
    assert!(exhausted > 20, "{exhausted}");
}

#[test]
fn small_positions_are_settled() {
    let mut lots = Lots::new(3);
    for _ in 0..60 {
        let position = lots.small();
        for winner in Color::ALL {
            let found = search(&position, winner, 60_000);
            assert!(found.line.is_some() || found.is_exhausted, "{} {winner}", position.fen());
        }
    }
}

#[test]
fn a_mate_on_the_board_is_an_empty_line() {
    let found = search(&read("8/8/8/8/8/k7/1q6/K7 w - - 0 1"), Color::Black, 100);
    assert_eq!(found.line, Some(Vec::new()));
}

#[test]
fn minor_pieces_mate_with_the_help_they_need() {
    for (fen, winner) in [
        ("8/3b4/1k6/8/8/6B1/8/4K3 w - - 0 1", Color::White),
        ("8/8/1k4p1/8/8/3N4/8/4K3 w - - 0 1", Color::White),
        ("8/8/1k4p1/8/8/3B4/8/4K3 b - - 0 1", Color::White),
        ("8/8/1k4r1/8/8/3N4/8/4K3 w - - 0 1", Color::White),
        ("8/8/1k4n1/8/8/3N4/8/4K3 w - - 0 1", Color::White),
        ("8/8/1k4n1/8/8/3B4/8/4K3 w - - 0 1", Color::Black),
        ("8/8/1k6/8/8/3NN3/8/4K3 w - - 0 1", Color::White),
        ("8/8/1k6/8/8/3N1B2/8/4K3 w - - 0 1", Color::White),
        ("8/8/2k5/8/8/2B1B3/4B3/4K3 w - - 0 1", Color::White),
        ("8/8/8/8/2k5/8/5p1p/5K1N w - - 0 1", Color::White),
        ("k7/2K5/8/1N6/2p5/8/8/8 b - - 0 1", Color::White),
    ] {
        assert!(mates(fen, winner, 20_000), "{fen} {winner}");
    }
}

#[test]
fn walls_with_a_way_through_are_passed() {
    for fen in [
        "3k4/2b5/8/1p1p1p1p/1P1P1P1P/8/8/3K4 w - - 0 1",
        "3k4/8/8/1p1p1p1p/1P1P1P1P/8/4N3/3K4 w - - 0 1",
        "3k4/8/4p3/p1p1Pp2/PpPp1Pp1/1P1P2Pp/7P/4K3 w - f6 0 1",
        "3k4/8/8/1p1p1p1p/1P1P1P1P/8/1B1B4/B2BK3 w - - 0 1",
        "8/8/2p1p1p1/1pPpPpPp/pP1P1P1P/P7/1K4k1/8 b - - 0 1",
        "5b2/2N2k2/p1p1p3/P1P1Pp1p/5P1P/8/1K6/8 b - - 0 1",
    ] {
        for winner in Color::ALL {
            assert!(mates(fen, winner, 100_000), "{fen} {winner}");
        }
    }
}

#[test]
fn material_that_cannot_mate_costs_nothing() {
    for fen in
        ["8/8/8/4k3/8/8/8/4K3 w - - 0 1", "8/8/1k4q1/8/8/3N4/8/4K3 w - - 0 1", "8/8/1k4r1/8/8/3B4/8/4K3 b - - 0 1"]
    {
        let found = search(&read(fen), Color::White, 1_000);
        assert!(found.is_exhausted && found.nodes == 0 && found.line.is_none(), "{fen}");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let position = read("r2k4/8/8/2K5/8/7N/1b2r3/8 w - - 10 88");
    let (one, other) = (search(&position, Color::White, 10_000), search(&position, Color::White, 10_000));
    assert!(one.line.is_some());
    assert_eq!((one.line, one.nodes), (other.line, other.nodes));
}
