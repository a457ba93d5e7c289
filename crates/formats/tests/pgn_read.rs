//! Reading recorded games.

use std::time::Duration;

use rokade_board::notation::{self, Letters, Style};
use rokade_board::{Position, Variant, chess960};
use rokade_formats::pgn::{Game, PlyId, Reader};
use rokade_model::GameResult;

const ANNOTATED: &str = include_str!("files/annotated.pgn");

fn games(bytes: &[u8]) -> Vec<Game> {
    let mut reader = Reader::new(bytes);
    let mut game = Game::default();
    let mut games = Vec::new();
    while reader.read_game(&mut game).unwrap() {
        games.push(game.clone());
    }
    games
}

fn only(text: &str) -> Game {
    let mut games = games(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The main line in plain English.
fn moves(game: &Game) -> String {
    line(game, game.start.clone(), game.main_line().next().map(|(id, _)| id))
}

fn line(game: &Game, start: Position, from: Option<PlyId>) -> String {
    let mut position = start;
    let mut words = Vec::new();
    for (_, ply) in from.into_iter().flat_map(|from| game.line_from(from)) {
        words.push(notation::write(&position, ply.m, &Style::pgn()));
        position.play(ply.m);
    }
    words.join(" ")
}

fn keys(game: &Game) -> Vec<&'static str> {
    game.faults.iter().map(|fault| fault.kind.key()).collect()
}

#[test]
fn everything_written_beside_the_moves_is_kept() {
    let games = games(ANNOTATED.as_bytes());
    assert_eq!(games.len(), 2);
    let game = &games[0];
    assert_eq!(game.faults, []);
    assert_eq!((game.line, games[1].line), (2, 18));
    assert_eq!(game.tag("Black"), Some("Kirkegaard, Ole \"Rokaden\""));
    assert_eq!(game.tag("Event"), Some("Havnebyens forårsturnering"));
    assert_eq!(game.result, Some(GameResult::WhiteWins));
    assert_eq!(game.comments, ["A quiet evening."]);
    assert_eq!(moves(game), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O");
    let main: Vec<_> = game.main_line().collect();
    assert_eq!(main[0].1.comments, ["[%clk 1:30:21] [%eval 0.31]"]);
    assert_eq!(main[0].1.clock(), Some(Duration::from_secs(5421)));
    assert_eq!(main[0].1.command("eval"), Some("0.31"));
    assert_eq!((main[4].1.nags.as_slice(), main[5].1.nags.as_slice()), (&[1][..], &[6][..]));
    assert_eq!(main[6].1.comments, ["to keep the bishop"]);
    assert!(main[9].1.is_draw_offered);
    assert_eq!(main[13].1.nags, [14, 36]);
    assert_eq!(main[15].1.comments, ["a comment over two lines"]);
    assert_eq!(games[1].result, Some(GameResult::Draw));
    assert_eq!(moves(&games[1]), "d4 d5 c4 dxc4");
}

#[test]
fn variations_hang_on_the_move_they_replace() {
    let game = &games(ANNOTATED.as_bytes())[0];
    let main: Vec<_> = game.main_line().collect();
    let mut before = game.start.clone();
    main[..5].iter().for_each(|(_, ply)| before.play(ply.m));
    let variations: Vec<_> = game.variations(main[5].0).collect();
    assert_eq!(line(game, before.clone(), Some(variations[0])), "Nf6 O-O Nxe4");
    assert_eq!(line(game, before.clone(), Some(variations[1])), "d6");
    assert_eq!(variations.len(), 2);
    let berlin: Vec<_> = game.line_from(variations[0]).collect();
    assert_eq!(berlin[0].1.comments, ["the Berlin"]);
    before.play(berlin[0].1.m);
    let inner: Vec<_> = game.variations(berlin[1].0).collect();
    assert_eq!(line(game, before.clone(), Some(inner[0])), "d3 Bc5 c3");
    let innermost = game.variations(game.line_from(inner[0]).nth(1).unwrap().0).next();
    before.play(game[inner[0]].m);
    assert_eq!(line(game, before, innermost), "d6 c3");
}

#[test]
fn for_masses_only_the_games_themselves_are_read() {
    let mut reader = Reader::main_lines(ANNOTATED.as_bytes());
    let mut game = Game::default();
    for full in games(ANNOTATED.as_bytes()) {
        assert!(reader.read_game(&mut game).unwrap());
        assert_eq!(moves(&game), moves(&full));
        assert_eq!((game.tags.clone(), game.result, game.faults.len()), (full.tags, full.result, 0));
        assert_eq!(game.plies(), game.main_line().count());
    }
    assert!(!reader.read_game(&mut game).unwrap());
    assert!(!reader.read_game(&mut game).unwrap());
}

#[test]
fn the_letters_of_a_game_are_recognised_from_its_moves() {
    let english = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bd6 Re1 Qf6 Kf1 Ne7";
    for (text, letters) in [
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Ld6 6. Te1 Df6 7. Kf1 Se7 *", Letters::Danish),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6 dxc6 5. 0-0 Fd6 6. Te1 Df6 7. Rf1 Ce7 *", Letters::French),
        ("1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 Ld6 6. Te1 Df6 7. Kf1 Pe7 *", Letters::Dutch),
        ("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. 0-0 Ad6 6. Te1 Df6 7. Rf1 Ce7 *", Letters::Spanish),
        ("1. e4 e5 2. Rf3 Rc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 Ld6 6. Te1 Df6 7. Kf1 Re7 *", Letters::Finnish),
        ("1. e4 e5 2. Rf3 Rc6 3. Bb5 a6 4. Bxc6 dxc6 5. 0-0 Bd6 6. He1 Df6 7. Kf1 Re7 *", Letters::Icelandic),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 4. ♗xc6 dxc6 5. O-O ♝d6 6. ♖e1 ♛f6 7. ♔f1 ♞e7 *", Letters::Figurine),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bc6: dc6 5. 0-0 Bd6 6. Re1 Qf6 7. Kf1 Ng8-e7 *", Letters::English),
    ] {
        let game = only(text);
        assert_eq!((keys(&game), game.letters), (vec![], letters), "{text}");
        assert_eq!(moves(&game), english, "{text}");
    }
}

#[test]
fn a_rook_that_cannot_go_there_is_no_finnish_knight() {
    let game = only("1. e4 e5 2. Rf3 Nc6 3. Bb5 a6 *");
    assert_eq!(game.letters, Letters::English);
    assert_eq!(keys(&game), ["pgn_illegal_move"]);
    let fault = game.broken_at().unwrap();
    assert_eq!((fault.found.as_str(), fault.ply, fault.depth), ("Rf3", 3, 0));
    assert_eq!((moves(&game).as_str(), game.unread), ("e4 e5", 4));
}

#[test]
fn letters_that_are_known_are_not_recognised() {
    let text = "1. e4 e5 2. Sf3 *";
    let mut game = Game::default();
    Reader::new(text.as_bytes()).in_letters(Letters::English).read_game(&mut game).unwrap();
    assert_eq!(keys(&game), ["pgn_not_a_move"]);
    Reader::new(text.as_bytes()).in_letters(Letters::Swedish).read_game(&mut game).unwrap();
    assert_eq!((keys(&game), game.letters), (vec![], Letters::Swedish));
}

#[test]
fn a_chess960_game_castles() {
    let start = chess960::start(359).unwrap();
    let text = format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{}\"]\n\n1. e4 e5 *", start.fen());
    let game = only(&text);
    assert_eq!((game.start.variant(), game.array()), (Variant::Chess960, Some(359)));
    assert_eq!(keys(&game), Vec::<&str>::new());
    // The white king goes far, the black one stays where it is.
    let fen = "1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w KQkq - 0 1";
    for variant in ["[Variant \"Fischerandom\"]\n", ""] {
        let game = only(&format!("{variant}[FEN \"{fen}\"]\n\n1. O-O O-O-O 2. Rf1e1 *"));
        assert_eq!((keys(&game), moves(&game).as_str()), (vec![], "O-O O-O-O Rfe1"));
        assert_eq!(game.start.variant(), Variant::Chess960);
    }
}

#[test]
fn moves_set_out_from_the_fen() {
    let game = only("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 40\"]\n\n40. a8=Q+ Kd7 41. Qb7+ 1-0");
    assert_eq!((keys(&game), moves(&game).as_str()), (vec![], "a8=Q+ Kd7 Qb7+"));
    let game = only("[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 b - - 0 40\"]\n\n40... Kd7 41. a8(Q) 1-0");
    assert_eq!((keys(&game), moves(&game).as_str()), (vec![], "Kd7 a8=Q"));
}

#[test]
fn old_and_wide_encodings_are_read() {
    let latin: Vec<u8> = ANNOTATED.chars().map(|letter| u8::try_from(letter as u32).unwrap()).collect();
    let wide: Vec<u8> = [0xFF, 0xFE].into_iter().chain(ANNOTATED.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let marked = [b"\xEF\xBB\xBF", ANNOTATED.as_bytes()].concat();
    let dos = ANNOTATED.replace('\n', "\r\n").into_bytes();
    let mac = ANNOTATED.replace('\n', "\r").into_bytes();
    let joined = [marked.clone(), marked.clone()].concat();
    for bytes in [latin, wide, marked, dos, mac, joined] {
        let games = games(&bytes);
        assert!(games.iter().all(|game| game.faults.is_empty()));
        assert_eq!(games[0].tag("Event"), Some("Havnebyens forårsturnering"));
        assert_eq!((games[0].line, games[1].line), (2, 18));
        assert_eq!(moves(&games[0]).len(), 57);
    }
}

#[test]
fn results_are_read_in_every_form() {
    for (text, result) in [
        ("1. e4 1-0", Some(GameResult::WhiteWins)),
        ("1. e4 0–1", Some(GameResult::BlackWins)),
        ("1. e4 ½-½", Some(GameResult::Draw)),
        ("1. e4 1/2", Some(GameResult::Draw)),
        ("1. e4 *", None),
        ("[Result \"+:-\"]\n\n*", Some(GameResult::BlackForfeits)),
    ] {
        let game = only(text);
        assert_eq!((keys(&game), game.result), (vec![], result), "{text}");
    }
}

#[test]
fn score_sheet_manners_are_no_faults() {
    let text = "1.e4 d5 2. e5 f5 3 exf6 e.p. Nc6 4... 4.Bd3!! (=) Qd6 $10 5.Ne2 += Bg4 ± 6. 0-0 0-0-0 N *";
    let game = only(text.trim_end_matches(" N *"));
    assert_eq!(keys(&game), ["pgn_result_missing"]);
    assert_eq!(moves(&game), "e4 d5 e5 f5 exf6 Nc6 Bd3 Qd6 Ne2 Bg4 O-O O-O-O");
    let nags: Vec<u8> = game.main_line().flat_map(|(_, ply)| ply.nags.clone()).collect();
    assert_eq!(nags, [3, 10, 14, 16]);
}

#[test]
fn a_game_without_moves_is_a_game_and_remarks_alone_are_none() {
    assert_eq!(games(b"").len(), 0);
    assert_eq!(games(b"\n\n; nothing yet\n% nor here\n{nor here}\n").len(), 0);
    let list = games(b"[White \"Holm, Astrid\"]\n*\n[Event \"a\"]\n\n[Event \"b\"]\n[White \"Lund, Signe\"]\n\n*\n");
    assert_eq!(list.len(), 3);
    assert_eq!(list[2].tag("White"), Some("Lund, Signe"));
    assert!(matches!(list[1].faults.as_slice(), []));
}

#[test]
fn tags_in_any_order_belong_to_one_game() {
    let text = "[White \"Holm, Astrid\"]\n[Event \"a\"]\n[Black \"Berg, Ole\"]\n\n1. e4 *\n\n\
                [Result \"*\"]\n[Event \"b\"]\n\n1. d4 *\n";
    let list = games(text.as_bytes());
    let told: Vec<_> = list.iter().map(|game| (game.tag("Event"), game.tags.len(), game.line)).collect();
    assert_eq!(told, [(Some("a"), 3, 1), (Some("b"), 2, 7)]);
    assert!(list.iter().all(|game| game.faults.is_empty()));
}

#[test]
fn a_game_without_moves_ends_where_a_tag_comes_again() {
    let text =
        "[White \"Holm, Astrid\"]\n[Event \"a\"]\n\n[White \"Lund, Signe\"]\n[Event \"b\"]\n[Event \"c\"]\n\n*\n";
    let list = games(text.as_bytes());
    let told: Vec<_> = list.iter().map(|game| (game.tag("White"), game.tag("Event"))).collect();
    assert_eq!(told, [(Some("Holm, Astrid"), Some("a")), (Some("Lund, Signe"), Some("b")), (None, Some("c"))]);
}

#[test]
fn a_source_that_fails_is_an_error_with_its_line() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the cable is out"))
        }
    }
    use std::io::Read as _;
    let mut reader = Reader::new(b"1. e4\ne5\n".chain(Broken));
    let error = reader.read_game(&mut Game::default()).unwrap_err();
    assert_eq!(error.to_string(), "line 1: the cable is out");
}
