//! Records that are not as they should be: every fault is told with its line, and the next game is
//! read all the same.

use rokade_formats::pgn::{Game, Reader};

fn games(text: &[u8]) -> Vec<Game> {
    let mut reader = Reader::new(text);
    let mut game = Game::default();
    let mut games = Vec::new();
    while reader.read_game(&mut game).unwrap() {
        games.push(game.clone());
    }
    games
}

/// The faults of the first game as `line key found`, after seeing that the second one is whole.
fn faults(first: &str) -> Vec<String> {
    let text = format!("{first}\n\n[Event \"next\"]\n\n1. d4 d5 *\n");
    let games = games(text.as_bytes());
    assert_eq!(games.len(), 2, "{first}");
    assert_eq!((games[1].tag("Event"), games[1].main_line().count()), (Some("next"), 2));
    assert_eq!(games[1].faults, []);
    let mut game = Game::default();
    Reader::main_lines(text.as_bytes()).read_game(&mut game).unwrap();
    let main = |game: &Game| game.main_line().map(|(_, ply)| ply.m).collect::<Vec<_>>();
    assert_eq!(main(&game), main(&games[0]), "{first}");
    games[0].faults.iter().map(|fault| format!("{} {} {}", fault.line, fault.kind.key(), fault.found)).collect()
}

#[test]
fn unreadable_moves_end_their_line() {
    assert_eq!(faults("1. e4\ne5 2. Ke3 Nc6 *"), ["2 pgn_illegal_move Ke3"]);
    assert_eq!(faults("1. Nf3 d5 2. d3 e5 3. Nd2 *"), ["1 pgn_ambiguous_move Nd2"]);
    assert_eq!(faults("1. e4 e5 2. hello *"), ["1 pgn_not_a_move hello"]);
    assert_eq!(faults("1. e4 e5 (1... Ke5 2. d4 (2. c4)) (1... c5) 2. d4 *"), ["1 pgn_illegal_move Ke5"]);
    assert_eq!(faults("1. e4 e5 2. d4 (2. -- d5 3. d4) *"), ["1 pgn_null_move --"]);
}

#[test]
fn an_unreadable_move_in_a_variation_leaves_the_game_whole() {
    let game = &games(b"1. e4 e5 (1... Ke5 2. d4 (2. c4 {lost}) {lost}) (1... c5 {kept}) 2. d4 *")[0];
    assert_eq!(game.main_line().count(), 3);
    assert_eq!((game.unread, game.broken_at()), (0, None));
    let variations: Vec<_> = game.variations(game.main_line().nth(1).unwrap().0).collect();
    assert_eq!(variations.len(), 1);
    assert_eq!(game[variations[0]].comments, ["kept"]);
    assert_eq!((game.faults[0].ply, game.faults[0].depth), (2, 1));
}

#[test]
fn what_was_left_open_is_told_where_it_was_opened() {
    assert_eq!(faults("1. e4\n{and so on\n\nand on e5 *"), ["2 pgn_unclosed_comment {", "2 pgn_result_missing "]);
    assert_eq!(faults("1. e4 e5 (1... c5\n2. Nf3 1-0"), ["1 pgn_unclosed_variation ("]);
    assert_eq!(faults("1. e4 e5\n(1... c5 (1... d5 (1... e6) *"), ["2 pgn_unclosed_variation ("]);
    assert_eq!(faults("1. e4 e5) 2. d4 *"), ["1 pgn_unopened_variation )"]);
    assert_eq!(faults("(1. d4) 1. e4 *"), ["1 pgn_variation_of_nothing ("]);
    let last = games(b"[Event \"a\"]\n\n1. e4 {never closed");
    assert_eq!(
        last[0].faults.iter().map(|fault| fault.kind.key()).collect::<Vec<_>>(),
        ["pgn_unclosed_comment", "pgn_result_missing"]
    );
}

#[test]
fn an_unclosed_variation_keeps_the_result_of_the_game() {
    let game = &games(b"1. e4 e5 (1... c5 2. Nf3 1-0")[0];
    assert_eq!(game.result_text(), "1-0");
    let game = &games(b"1. e4 e5 (1... c5 2. Nf3 1-0) 2. d4 0-1")[0];
    assert_eq!(game.result_text(), "0-1");
    assert_eq!(game.faults, []);
}

#[test]
fn stray_bytes_are_told_and_passed_over() {
    assert_eq!(
        faults("1. e4 } e5 ] 2. d4 \" $999 ?!?! > *"),
        ["1 pgn_stray }", "1 pgn_stray ]", "1 pgn_stray \"", "1 pgn_stray $999", "1 pgn_stray ?!?!", "1 pgn_stray >",]
    );
    assert_eq!(faults("1. e4 [%clk 1:00:00] e5 *"), ["1 pgn_stray [", "1 pgn_not_a_move %clk", "1 pgn_stray ]"]);
}

#[test]
fn wrong_tags_are_told() {
    assert_eq!(
        faults("[Event \"a\"]\n[White Holm]\n[Black \"Lund\n[Round \"1\"]\n[Site \"b\"]\n[Site \"c\"]\n\n*"),
        ["2 pgn_tag [White Holm]", "3 pgn_tag [Black \"Lund", "6 pgn_repeated_tag [Site \"c\"]",]
    );
    let wrong = &games(b"[White Holm]\n*")[0].faults[0];
    assert_eq!(wrong.problem("klub.pgn").expected.as_deref(), Some("[White \"…\"]"));
    assert_eq!(faults("[Result \"1-0\"]\n\n1. e4 0-1"), ["3 pgn_results_differ 1-0"]);
    assert_eq!(faults("[Variant \"Atomic\"]\n\n1. e4 e5 *"), ["1 pgn_variant Atomic"]);
    assert_eq!(faults("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *"), ["1 pgn_start 8/8/8/8/8/8/8/8 w - - 0 1"]);
    let games = games(b"[White \"Holm \"Astrid\" A.\"][Black\"Lund\"]\n[ Site \"By\" ]\n*");
    let tags: Vec<_> = games[0].tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect();
    assert_eq!(tags, [("White", "Holm \"Astrid\" A."), ("Black", "Lund"), ("Site", "By")]);
}

#[test]
fn a_start_that_is_no_position_leaves_the_moves_unread() {
    let game = &games(b"[FEN \"nonsense\"]\n\n1. e4 (1. d4) e5 *")[0];
    assert_eq!((game.unread, game.main_line().count()), (2, 0));
    assert!(game.broken_at().is_some());
}

#[test]
fn a_bad_start_is_told_on_the_line_of_its_tag() {
    assert_eq!(faults("[Event \"a\"]\n[FEN \"8/8/8 w - - 0 1\"]\n\n1. e4 *"), ["2 pgn_start 8/8/8 w - - 0 1"]);
    assert_eq!(faults("[Event \"a\"]\n[Site \"b\"]\n[Variant \"Atomic\"]\n\n1. e4 *"), ["3 pgn_variant Atomic"]);
}

#[test]
fn a_bad_start_stands_among_the_other_faults_in_their_order() {
    let told = faults("[Event \"a\"]\n[FEN \"8/8/8 w - - 0 1\"]\n\n1. e4 ) *");
    assert_eq!(told, ["2 pgn_start 8/8/8 w - - 0 1", "4 pgn_unopened_variation )"]);
}

#[test]
fn an_unclosed_comment_ends_before_the_tags_of_the_next_game_whatever_their_order() {
    let list = games(b"1. e4 {and so on\n\n[White \"Holm, Astrid\"]\n[Event \"b\"]\n\n1. d4 *\n");
    assert_eq!((list.len(), list[1].tag("White"), list[1].tag("Event")), (2, Some("Holm, Astrid"), Some("b")));
    assert!(list[0].faults[0].breaks_off());
}

#[test]
fn a_fault_is_a_problem_of_the_file() {
    let game = &games(b"1. e4 e5\n2. Ke3 *")[0];
    let problem = game.faults[0].problem("klub.pgn");
    assert_eq!((problem.file.as_str(), problem.line, problem.found.as_deref()), ("klub.pgn", 2, Some("Ke3")));
    assert_eq!(problem.reason.key, "pgn_illegal_move");
    assert!(problem.reason.facts.contains_key("ply") && problem.reason.facts.contains_key("illegal"));
}

#[test]
fn a_thousand_nested_variations_are_read_and_deeper_ones_told() {
    let nested = |depth: usize| format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    let game = &games(nested(1_000).as_bytes())[0];
    assert_eq!((game.plies(), game.faults.len()), (1_001, 0));
    let game = &games(nested(5_000).as_bytes())[0];
    assert_eq!(game.plies(), 2_049);
    assert_eq!(game.faults.iter().map(|fault| fault.kind.key()).collect::<Vec<_>>(), ["pgn_too_long"]);
}

/// Bytes without end, as many as are asked for.
struct Endless<'a> {
    begin: &'a [u8],
    again: &'a [u8],
    at: usize,
    left: usize,
}

impl std::io::Read for Endless<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let length = into.len().min(self.left);
        for byte in &mut into[..length] {
            *byte = match self.begin.split_first() {
                Some((first, rest)) => {
                    self.begin = rest;
                    *first
                }
                None => {
                    let byte = self.again[self.at];
                    self.at = (self.at + 1) % self.again.len();
                    byte
                }
            };
        }
        self.left -= length;
        Ok(length)
    }
}

#[test]
fn an_absurd_game_is_kept_only_in_part() {
    let most = |again: &str| if again.starts_with('{') { 5 } else { 2 } * 1024 * 1024;
    for (begin, again) in [
        ("1. e4 {", "endless "),
        ("1. e4 {", "e"),
        ("1. e4 ", "{a comment of some words} "),
        ("1. Nf3 Nf6 2. Ng1 Ng8 ", "1. Nf3 Nf6 2. Ng1 Ng8 "),
        ("1. e4 ", "("),
        ("1. e4 ", "$1 "),
        ("[White \"", "A"),
        ("[White \"Holm\"]\n[", "A"),
        ("", "[A \"b\"]\n"),
        ("", "}"),
        ("", "x"),
    ] {
        let mut reader =
            Reader::new(Endless { begin: begin.as_bytes(), again: again.as_bytes(), at: 0, left: most(again) });
        let mut game = Game::default();
        assert!(reader.read_game(&mut game).unwrap(), "{begin}{again}");
        assert!(game.faults.len() <= 101 && game.plies() <= 250_000, "{begin}{again}");
        assert!(!game.faults.is_empty(), "{begin}{again}");
        let comments = game.main_line().map(|(_, ply)| ply.comments.iter().map(String::len).sum::<usize>());
        assert!(comments.sum::<usize>() <= 4 * 1024 * 1024);
        assert!(!reader.read_game(&mut game).unwrap(), "{begin}{again}");
    }
}
