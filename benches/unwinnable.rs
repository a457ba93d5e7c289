//! How long "can that side still mate?" takes, in microseconds of CPU time per question, on six
//! generated corpora; and the test that runs after every move. Lines are replayed to mate and
//! verdicts counted. `-- --nodes N` asks with another budget.

#[path = "../crates/board/tests/boards/mod.rs"]
mod boards;

use std::hint::black_box;
use std::time::Duration;

use boards::{FAMILIES, Family, games, throw};
use rokade_board::unwinnable::{DEFAULT_NODES, Life, Verdict, Watch, decide, is_certainly_alive};
use rokade_board::{Color, History, Position};

/// A set of positions, and what is known of its questions.
struct Corpus {
    name: &'static str,
    positions: Vec<Position>,
    winnable: usize,
    unwinnable: usize,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let nodes = match arguments.iter().position(|argument| argument == "--nodes") {
        Some(at) => arguments[at + 1].parse().expect("a number of nodes"),
        None => DEFAULT_NODES,
    };
    println!("microseconds of CPU time per question, both colours, {nodes} nodes");
    println!(
        "{:<18}{:>8}{:>10}{:>12}{:>11}{:>9}{:>9}{:>10}{:>12}",
        "corpus", "n", "winnable", "unwinnable", "undecided", "mean", "median", "p99", "max"
    );
    let games: Vec<History> = (0..300).map(|seed| games::game(Position::start(), seed, 240)).collect();
    let every_fifth = games.iter().flat_map(|game| games::positions(game).into_iter().step_by(5)).collect();
    let corpora = [
        Corpus { name: "games", positions: every_fifth, winnable: 28_412, unwinnable: 56 },
        Corpus { name: "endings", positions: thrown(13..21, 400), winnable: 4_963, unwinnable: 1_437 },
        Corpus { name: "walls", positions: thrown(0..8, 400), winnable: 4_967, unwinnable: 1_433 },
        Corpus { name: "cages and traps", positions: thrown(8..13, 400), winnable: 3_039, unwinnable: 961 },
        Corpus { name: "bishops, walls", positions: thrown(21..26, 400), winnable: 3_457, unwinnable: 543 },
        Corpus { name: "shut in", positions: thrown(26..28, 400), winnable: 513, unwinnable: 1_087 },
    ];
    for corpus in &corpora {
        measure(corpus, nodes);
    }
    after_every_move(&games);
}

fn thrown(families: std::ops::Range<usize>, each: u64) -> Vec<Position> {
    let families: &[Family] = &FAMILIES[families];
    families.iter().flat_map(|family| (0..each).map(|seed| throw(*family, 5_000_000 + seed))).collect()
}

fn measure(corpus: &Corpus, nodes: u64) {
    let mut times = Vec::new();
    let (mut winnable, mut unwinnable, mut undecided) = (0, 0, 0);
    let mut slowest = (Duration::ZERO, String::new());
    for position in &corpus.positions {
        for winner in Color::ALL {
            let start = cpu_time();
            let answer = decide(black_box(position), winner, nodes);
            let took = cpu_time().saturating_sub(start);
            times.push(took);
            if took > slowest.0 {
                slowest = (took, format!("{} {winner}, {} nodes", position.fen(), answer.nodes));
            }
            match answer.verdict {
                Verdict::Winnable(line) => {
                    let last = line.into_iter().fold(position.clone(), |position, m| {
                        assert!(position.is_legal(m), "{}", position.fen());
                        position.after(m)
                    });
                    assert!(last.is_checkmate() && last.turn() != winner, "{}", position.fen());
                    winnable += 1;
                }
                Verdict::Unwinnable(_) => unwinnable += 1,
                Verdict::Undecided => undecided += 1,
            }
        }
    }
    times.sort_unstable();
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let percentile = |part: usize| micros(times[(times.len() - 1) * part / 100]);
    let mean = micros(times.iter().sum::<Duration>()) / times.len() as f64;
    println!(
        "{:<18}{:>8}{winnable:>10}{unwinnable:>12}{undecided:>11}{mean:>9.1}{:>9.1}{:>10.1}{:>12.1}",
        corpus.name,
        times.len(),
        percentile(50),
        percentile(99),
        percentile(100),
    );
    println!("  slowest: {}", slowest.1);
    assert_eq!(corpus.winnable + corpus.unwinnable, times.len(), "{}: every verdict is known", corpus.name);
    assert!(winnable <= corpus.winnable && unwinnable <= corpus.unwinnable, "{}: a verdict is wrong", corpus.name);
}

/// The cheap test on single positions, and on games in play.
fn after_every_move(games: &[History]) {
    let positions: Vec<Position> = games.iter().flat_map(games::positions).collect();
    let start = cpu_time();
    let alive = positions.iter().filter(|position| is_certainly_alive(black_box(position))).count();
    let each = (cpu_time() - start).as_secs_f64() * 1e6 / positions.len() as f64;
    println!("a position alone: {each:.2} us; {alive} of {} certainly alive", positions.len());
    assert!(alive * 100 >= positions.len() * 98, "most positions of games are alive at a glance");
    watched(games);
}

/// A game in play, watched move by move. The closer looks are timed apart and taken off, because a
/// clock around every single test would cost more than the test.
fn watched(games: &[History]) {
    let plies: usize = games.iter().map(History::plies).sum();
    let mut looks = Vec::new();
    for game in games {
        follow(game, |watch| looks.push(watch.clone()));
    }
    let timed = |work: &mut dyn FnMut()| {
        let start = cpu_time();
        work();
        (cpu_time() - start).as_secs_f64() * 1e6
    };
    let whole = timed(&mut || games.iter().for_each(|game| follow(black_box(game), |_| {})));
    let looking = timed(&mut || {
        for watch in &mut looks {
            black_box(watch.look_closer(DEFAULT_NODES));
        }
    });
    let each = (whole - looking) / plies as f64;
    let certain = 100.0 * (plies + games.len() - looks.len()) as f64 / plies as f64;
    println!("watched in play: {each:.2} us for each move, {certain:.1} % certainly alive or dead;");
    println!(
        "  closer looks {:.1} us each; both together {:.2} us a move",
        looking / looks.len() as f64,
        whole / plies as f64
    );
    assert!(certain > 85.0, "most moves need no closer look");
}

fn follow(game: &History, mut before_look: impl FnMut(&Watch)) {
    let mut watch = Watch::new(game.start().clone());
    before_look(&watch);
    watch.look_closer(DEFAULT_NODES);
    for m in game.moves() {
        if watch.play(*m) == Life::LookCloser {
            before_look(&watch);
            watch.look_closer(DEFAULT_NODES);
        }
    }
    assert_ne!(watch.life(), Life::LookCloser, "every position of a game is decided");
}

/// The time this thread has had of its core, so that other work on the machine does not count.
fn cpu_time() -> Duration {
    nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID.now().expect("the system keeps count").into()
}
