//! Recorded games in masses: reading PGN with full legality, and what the Laws say of every game.
//! The games are played by a seeded generator: ordinary ones, shufflers that repeat positions,
//! quiet marches towards 75 moves and endings that run out of material. `-- --memory` reads a
//! stream fifty times as long instead and shows that the memory stays where it was.

use std::collections::HashMap;
use std::io::Read;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_board::notation::Letters;
use rokade_board::{Identity, Move, Position, Role, Variant};
use rokade_clause::Edition;
use rokade_formats::pgn::{self, Game, Reader};
use rokade_laws::{Cause, Laws, Recorder};
use rokade_model::GameResult;

const GAMES: usize = 2_000;

/// How the generator chooses among the legal moves.
#[derive(Clone, Copy)]
enum Manner {
    Ordinary,
    /// Takes its last move back whenever it can.
    Shuffler,
    /// Neither moves pawns nor captures, if there is anything else.
    Quiet,
    /// Captures whatever it can.
    Greedy,
}

/// What a file holds, counted while it was made and without the crates that are measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Answers {
    games: usize,
    plies: usize,
    checkmates: usize,
    stalemates: usize,
    fivefolds: usize,
    seventy_fives: usize,
    bare_kings: usize,
    claimable: usize,
}

struct Corpus {
    text: String,
    answers: Answers,
}

static PLAIN: LazyLock<Corpus> = LazyLock::new(|| corpus(false));
static ANNOTATED: LazyLock<Corpus> = LazyLock::new(|| corpus(true));

fn corpus(is_annotated: bool) -> Corpus {
    let mut lots = ChaCha8Rng::seed_from_u64(4);
    let mut corpus = Corpus { text: String::new(), answers: Answers::default() };
    for number in 0..GAMES {
        let mut game = played(&mut lots, number, &mut corpus.answers);
        game.set_tag("Event", "Havnebyens forårsturnering");
        game.set_tag("Round", &number.to_string());
        game.set_tag("White", "Holm, Astrid");
        game.set_tag("Black", "Lund, Signe");
        if is_annotated {
            annotate(&mut game, &mut lots);
        }
        pgn::write_to(&mut corpus.text, &game, Letters::English);
    }
    corpus
}

fn played(lots: &mut ChaCha8Rng, number: usize, answers: &mut Answers) -> Game {
    let (manner, longest) = match number % 20 {
        0 => (Manner::Shuffler, 60),
        1 => (Manner::Quiet, 260),
        2 | 3 => (Manner::Greedy, 200),
        _ => (Manner::Ordinary, lots.random_range(30..120)),
    };
    let mut game = match manner {
        Manner::Greedy => Game::from(ending(lots)),
        _ => Game::default(),
    };
    let mut position = game.start.clone();
    let mut seen: HashMap<Identity, u32> = HashMap::from([(position.identity(), 1)]);
    let (mut last, mut moves, mut is_claimable) = (None, Vec::<Move>::new(), false);
    answers.games += 1;
    for ply in 0..longest {
        let manner = if ply < 24 && !matches!(manner, Manner::Greedy) { Manner::Ordinary } else { manner };
        let Some(m) = choose(lots, &position, &moves, manner) else { break };
        position.play(m);
        moves.push(m);
        last = Some(game.play(last, m));
        answers.plies += 1;
        let times = seen.entry(position.identity()).or_default();
        *times += 1;
        is_claimable |= *times >= 3 || position.quiet_plies() >= 100;
        if let Some(result) = over(&position, *times, answers) {
            game.result = Some(result);
            break;
        }
    }
    answers.claimable += usize::from(is_claimable);
    game
}

/// The result of a game that is over on the board, by the plainest means there are.
fn over(position: &Position, times: u32, answers: &mut Answers) -> Option<GameResult> {
    let count = if position.is_checkmate() {
        answers.checkmates += 1;
        return Some(position.turn().fold_wb(GameResult::BlackWins, GameResult::WhiteWins));
    } else if position.is_stalemate() {
        &mut answers.stalemates
    } else if position.board().occupied().count() == 2 {
        &mut answers.bare_kings
    } else if times >= 5 {
        &mut answers.fivefolds
    } else if position.quiet_plies() >= 150 {
        &mut answers.seventy_fives
    } else {
        return None;
    };
    *count += 1;
    Some(GameResult::Draw)
}

fn choose(lots: &mut ChaCha8Rng, position: &Position, played: &[Move], manner: Manner) -> Option<Move> {
    let moves = position.legal_moves();
    let any = |lots: &mut ChaCha8Rng, wanted: &dyn Fn(&Move) -> bool| {
        let fitting: Vec<Move> = moves.iter().copied().filter(wanted).collect();
        (!fitting.is_empty()).then(|| fitting[lots.random_range(0..fitting.len())])
    };
    let is_capture = |m: &Move| m.is_capture();
    let is_quiet = |m: &Move| !m.is_capture() && m.role() != Role::Pawn;
    let takes_back = |m: &Move| {
        let before = played.len().checked_sub(2).map(|at| played[at]);
        before.is_some_and(|before| m.from() == Some(before.to()) && Some(m.to()) == before.from() && is_quiet(m))
    };
    // A capture that wins something, or a move to a square no pawn guards, as players make them.
    let is_sensible = |m: &Move| {
        let guards = position.attackers(m.to(), !position.turn());
        m.role() == Role::Pawn || m.is_castle() || guards.is_empty() || m.is_capture() && lots_of(m) > m.role()
    };
    let preferred = match manner {
        Manner::Ordinary => any(lots, &is_sensible),
        Manner::Shuffler => any(lots, &takes_back),
        Manner::Quiet => any(lots, &|m| is_quiet(m) && is_sensible(m)).or_else(|| any(lots, &is_quiet)),
        Manner::Greedy => any(lots, &is_capture),
    };
    preferred.or_else(|| any(lots, &is_quiet)).or_else(|| any(lots, &|_| true))
}

/// The man a capture takes; a pawn where it takes nothing.
fn lots_of(m: &Move) -> Role {
    m.capture().unwrap_or(Role::Pawn)
}

/// A few men on squares by lot, White to move.
fn ending(lots: &mut ChaCha8Rng) -> Position {
    const MEN: [&str; 4] = ["KPkp", "KRkn", "KBPkbp", "KNPkrp"];
    loop {
        let mut board = [[None; 8]; 8];
        for man in MEN[lots.random_range(0..4)].chars() {
            board[lots.random_range(1..7)][lots.random_range(0..8)] = Some(man);
        }
        let rank = |rank: &[Option<char>; 8]| rank.iter().map(|man| man.unwrap_or('1')).collect::<String>();
        let fen = format!("{} w - - 0 1", board.iter().map(rank).collect::<Vec<_>>().join("/"));
        match Position::read(&fen, Variant::Standard) {
            Ok(position) if !position.legal_moves().is_empty() => return position,
            _ => {}
        }
    }
}

/// A clock beside every move, and now and then a remark or a variation.
fn annotate(game: &mut Game, lots: &mut ChaCha8Rng) {
    let plies: Vec<_> = game.main_line().map(|(id, ply)| (id, ply.m)).collect();
    let mut position = game.start.clone();
    for (left, (id, m)) in plies.into_iter().enumerate() {
        game[id].set_clock(std::time::Duration::from_secs(5_400 - left as u64));
        if lots.random_bool(0.1) {
            game[id].comments.push("a move that deserves a word or two".to_owned());
            let other = position.legal_moves()[0];
            game.add_variation(id, other);
        }
        position.play(m);
    }
}

fn main() {
    LazyLock::force(&PLAIN);
    LazyLock::force(&ANNOTATED);
    if std::env::args().any(|argument| argument == "--memory") {
        return show_memory();
    }
    divan::main();
}

/// Reads the file fifty times over as one stream, as trees and by the Laws: the memory must not notice.
fn show_memory() {
    let text = PLAIN.text.as_bytes();
    println!("{} plies a game on average", PLAIN.answers.plies / GAMES);
    Tally::default().read(text);
    let mut before = peak_kib();
    for (stream, answers) in [(text, PLAIN.answers), (ANNOTATED.text.as_bytes(), ANNOTATED.answers)] {
        let again = || Again { text: stream, at: 0, left: 50 };
        assert_eq!(plies(Reader::new(again())), 50 * answers.plies);
        let mut tally = Tally::default();
        tally.read(again());
        assert_eq!(tally.plies, 50 * answers.plies);
        let after = peak_kib();
        println!("peak memory: {before} KiB before, {after} KiB after {} games", 50 * GAMES);
        assert!(after - before < 1_024, "memory grows with the stream");
        before = after;
    }
}

/// A text several times over.
struct Again<'a> {
    text: &'a [u8],
    at: usize,
    left: usize,
}

impl Read for Again<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        if self.left == 0 {
            return Ok(0);
        }
        let some = into.len().min(self.text.len() - self.at);
        into[..some].copy_from_slice(&self.text[self.at..self.at + some]);
        self.at += some;
        if self.at == self.text.len() {
            self.at = 0;
            self.left -= 1;
        }
        Ok(some)
    }
}

fn peak_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse().ok()).unwrap_or(0)
}

/// What the readers and the recorder say of a stream.
#[derive(Default)]
struct Tally {
    games: usize,
    plies: usize,
    ended: HashMap<&'static str, usize>,
    claimable: usize,
}

impl Tally {
    fn read(&mut self, stream: impl Read) {
        let mut recorder = Recorder::new(Laws::of(Edition::FIDE_2023));
        let mut reader = Reader::main_lines(stream);
        let mut game = Game::default();
        while reader.read_game(&mut game).expect("memory does not fail") {
            assert!(game.faults.is_empty());
            recorder.begin(game.start.clone());
            game.main_line().for_each(|(_, ply)| recorder.play(ply.m));
            self.games += 1;
            self.plies += recorder.history().plies();
            self.claimable += usize::from(!recorder.claims().is_empty());
            if let Some(ended) = recorder.ended() {
                *self.ended.entry(ended.ending.cause.key()).or_default() += 1;
            }
        }
    }

    fn assert(&self, answers: &Answers) {
        let ended = |cause: Cause| self.ended.get(cause.key()).copied().unwrap_or(0);
        assert_eq!((self.games, self.plies), (answers.games, answers.plies));
        assert_eq!(ended(Cause::Checkmate), answers.checkmates);
        assert!(ended(Cause::DeadPosition) >= answers.bare_kings);
        assert!(ended(Cause::Fivefold) <= answers.fivefolds && ended(Cause::SeventyFiveMoves) <= answers.seventy_fives);
        assert!(self.ended.values().sum::<usize>() >= answers.checkmates + answers.stalemates + answers.bare_kings);
        assert!(self.claimable >= answers.claimable.saturating_sub(ended(Cause::DeadPosition)));
    }
}

fn plies(mut reader: Reader<impl Read>) -> usize {
    let mut game = Game::default();
    let mut plies = 0;
    while reader.read_game(&mut game).expect("memory does not fail") {
        assert!(game.faults.is_empty());
        plies += game.main_line().count();
    }
    plies
}

/// Tags, moves on the board, results.
#[divan::bench]
fn read_with_full_legality(bencher: Bencher) {
    let text = PLAIN.text.as_bytes();
    let bencher = bencher.counter(ItemsCount::new(GAMES));
    bencher.bench(|| assert_eq!(plies(Reader::main_lines(text)), PLAIN.answers.plies));
}

/// The figure of the house: 20,000 games a second.
#[divan::bench]
fn read_and_account_by_the_laws(bencher: Bencher) {
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut tally = Tally::default();
        tally.read(PLAIN.text.as_bytes());
        tally.assert(&PLAIN.answers);
    });
}

/// Everything kept: a clock beside every move, remarks and variations.
#[divan::bench]
fn read_annotated_trees(bencher: Bencher) {
    let text = ANNOTATED.text.as_bytes();
    let bencher = bencher.counter(ItemsCount::new(GAMES));
    bencher.bench(|| assert_eq!(plies(Reader::new(text)), ANNOTATED.answers.plies));
}

/// The same file, all of it passed over but the games themselves.
#[divan::bench]
fn read_main_lines_of_annotated_games(bencher: Bencher) {
    let text = ANNOTATED.text.as_bytes();
    let bencher = bencher.counter(ItemsCount::new(GAMES));
    bencher.bench(|| assert_eq!(plies(Reader::main_lines(text)), ANNOTATED.answers.plies));
}

#[divan::bench]
fn write_annotated_games(bencher: Bencher) {
    let mut reader = Reader::new(ANNOTATED.text.as_bytes());
    let mut games = vec![Game::default(); GAMES];
    for game in &mut games {
        assert!(reader.read_game(game).expect("memory does not fail"));
    }
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut text = String::with_capacity(ANNOTATED.text.len());
        games.iter().for_each(|game| pgn::write_to(&mut text, game, Letters::English));
        assert_eq!(text.len(), ANNOTATED.text.len());
    });
}
