//! Writing recorded games.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_board::notation::Letters;
use rokade_board::{Position, chess960};
use rokade_formats::claims;
use rokade_formats::pgn::{self, Game, PlyId, Reader};
use rokade_model::GameResult;

fn read(text: &str) -> Game {
    let mut game = Game::default();
    assert!(Reader::new(text.as_bytes()).read_game(&mut game).unwrap());
    game
}

#[test]
fn the_seven_tags_come_first_and_lines_end_at_eighty() {
    let game = read(include_str!("files/annotated.pgn"));
    let text = pgn::write(&game, Letters::English);
    let expected = "\
[Event \"Havnebyens forårsturnering\"]
[Site \"Havneby\"]
[Date \"2026.03.14\"]
[Round \"3.2\"]
[White \"Holm, Astrid\"]
[Black \"Kirkegaard, Ole \\\"Rokaden\\\"\"]
[Result \"1-0\"]
[TimeControl \"5400+30\"]

{A quiet evening.} 1. e4 {[%clk 1:30:21] [%eval 0.31]} 1... e5 {[%clk 1:30:05]}
2. Nf3 Nc6 3. Bb5 $1 a6 $6 (3... Nf6 {the Berlin} 4. O-O (4. d3 Bc5 (4... d6 5.
c3) 5. c3) 4... Nxe4) (3... d6) 4. Ba4 {to keep the bishop} 4... Nf6 5. O-O Be7
{(=)} 6. Re1 b5 7. Bb3 d6 $14 $36 8. c3 O-O {a comment over two lines} 1-0

";
    assert_eq!(text, expected);
}

#[test]
fn moves_are_written_in_the_letters_asked_for() {
    let game = read("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Qe7 1/2-1/2");
    let moves = |letters| pgn::write(&game, letters).lines().nth(8).unwrap().to_owned();
    assert_eq!(moves(Letters::Danish), "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. O-O De7 1/2-1/2");
    assert_eq!(moves(Letters::Figurine), "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 a6 4. O-O ♕e7 1/2-1/2");
}

#[test]
fn missing_tags_are_written_as_unknown_and_the_start_is_named() {
    let mut game = Game::from(chess960::start(1).unwrap());
    game.set_tag("White", "Lund, Signe");
    game.result = Some(GameResult::BothLose);
    let text = pgn::write(&game, Letters::English);
    assert!(
        text.starts_with(
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Lund, Signe\"]\n"
        )
    );
    assert!(text.contains("[Result \"0-0\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \""));
    assert!(text.ends_with("\n\n*\n\n"));
    let again = read(&text);
    assert!(again.is_same(&game) && again.faults.is_empty());
    assert_eq!(again.array(), Some(1));
    game.start = Position::start();
    assert!(!pgn::write(&read(&pgn::write(&game, Letters::English)), Letters::English).contains("FEN"));
}

#[test]
fn a_start_that_was_changed_replaces_the_tags_it_was_read_with() {
    let mut game = read("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 40\"]\n\n*");
    game.start = Position::start();
    let again = read(&pgn::write(&game, Letters::English));
    assert!(again.is_same(&game) && again.faults.is_empty());
}

#[test]
fn awkward_comments_survive() {
    let mut game = Game::default();
    let e4 = game.play(None, Position::start().read_uci("e2e4").unwrap());
    let word = "x".repeat(100);
    game[e4].comments = vec![
        "a } brace".to_owned(),
        "an { opening brace; and a semicolon".to_owned(),
        format!("{}[Event \"no game\"] %not an escape", "words ".repeat(12)),
        format!("{word} {word}"),
    ];
    game[e4].set_clock(Duration::from_millis(3_723_500));
    game.set_tag("White", "Back\\slash \"Quote\" ]");
    let d4 = game.play(None, Position::start().read_uci("d2d4").unwrap());
    game[d4].before.push("instead".to_owned());
    game[d4].comments.push("ends } so".to_owned());
    for column in 0..90 {
        let mut game = game.clone();
        game.comments.push(format!("{} %a %b [Event \"c\"] d", "y".repeat(column + 1)));
        let text = pgn::write(&game, Letters::English);
        let again = read(&text);
        assert!(again.is_same(&game) && again.faults.is_empty(), "{text}");
        assert_eq!(again.tag("White"), game.tag("White"));
        assert_eq!(again.main_line().next().unwrap().1.clock(), Some(Duration::from_millis(3_723_500)));
        assert!(text.lines().skip(8).all(|line| !line.starts_with('%') && !line.starts_with('[')), "{text}");
    }
}

#[test]
fn a_thousand_nested_variations_are_written() {
    let depth = 1_000;
    let text = format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    claims::pgn_reads_what_it_writes(text.as_bytes());
}

/// A random tree of legal moves with something beside many of them.
fn tree(rng: &mut ChaCha8Rng) -> Game {
    const REMARKS: [&str; 6] = ["sharp", "[%clk 0:04:59.3] [%eval #-3]", "a } b", "Åse så på", "(= )", "x\n y"];
    let start = match rng.random_range(0..3) {
        0 => Position::start(),
        1 => chess960::start(rng.random_range(0..960)).unwrap(),
        _ => Position::read("r3k2r/1P4P1/8/3pP3/8/8/p6p/R3K2R w KQkq d6 3 17", Default::default()).unwrap(),
    };
    let mut game = Game::from(start.clone());
    let mut places: Vec<(Option<PlyId>, Position)> = vec![(None, start)];
    for _ in 0..rng.random_range(0..60) {
        let at = if rng.random_bool(0.7) { places.len() - 1 } else { rng.random_range(0..places.len()) };
        let (after, position) = places[at].clone();
        let moves = position.legal_moves();
        if moves.is_empty() {
            continue;
        }
        let m = moves[rng.random_range(0..moves.len())];
        let ply = game.play(after, m);
        if rng.random_bool(0.3) {
            game[ply]
                .comments
                .push(REMARKS[rng.random_range(0..6)].split_ascii_whitespace().collect::<Vec<_>>().join(" "));
        }
        if rng.random_bool(0.2) {
            game[ply].nags.push(rng.random());
        }
        game[ply].is_draw_offered = rng.random_bool(0.05);
        places.push((Some(ply), position.after(m)));
    }
    game.result = [None, Some(GameResult::Draw), Some(GameResult::BlackWins), Some(GameResult::WhiteForfeits)]
        [rng.random_range(0..4)];
    game
}

#[test]
fn reading_what_was_written_gives_the_same_game() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for _ in 0..120 {
        let game = tree(&mut rng);
        let text = pgn::write(&game, Letters::English);
        let again = read(&text);
        assert!(again.is_same(&game) && again.faults.is_empty(), "{text}\n{:?}", again.faults);
        claims::pgn_reads_what_it_writes(text.as_bytes());
    }
}

#[test]
fn what_can_be_read_of_damaged_files_is_written_and_read_again() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let file = include_bytes!("files/annotated.pgn");
    for _ in 0..100 {
        let mut bytes = file.to_vec();
        for _ in 0..rng.random_range(1..6) {
            let at = rng.random_range(0..bytes.len());
            match rng.random_range(0..4) {
                0 => bytes[at] = rng.random(),
                1 => drop(bytes.drain(at..(at + rng.random_range(0..40)).min(bytes.len()))),
                2 => bytes.insert(at, b"{}()[]\"\\;%$*\n1e=!"[rng.random_range(0..17)]),
                _ => bytes.extend_from_within(at..(at + 60).min(bytes.len())),
            }
        }
        claims::pgn_never_panics(&bytes);
        claims::pgn_reads_what_it_writes(&bytes);
    }
}

#[test]
fn noise_never_panics() {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    for _ in 0..150 {
        let mut bytes = vec![0; rng.random_range(0..3_000)];
        rng.fill(&mut bytes[..]);
        claims::pgn_never_panics(&bytes);
        let tokens: Vec<u8> = bytes.iter().map(|byte| b"{}()[]\"\\;%$* \n1.e4=-NO"[*byte as usize % 22]).collect();
        claims::pgn_never_panics(&tokens);
        claims::pgn_reads_what_it_writes(&tokens);
    }
}
