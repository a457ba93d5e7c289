//! Counting move sequences through our own position and through shakmaty's, the counts checked.

use divan::Bencher;
use rokade_board::{Position, Variant};
use shakmaty::{CastlingMode, Chess, fen::Fen};

fn main() {
    divan::main();
    println!("\nour position against shakmaty's, goal 1.5 at most:");
    for case in CASES {
        println!("{:<20}{:>6.2}", case.name, ratio(case));
    }
}

#[derive(Clone, Copy, Debug)]
struct Case {
    name: &'static str,
    fen: &'static str,
    variant: Variant,
    depth: u32,
    count: u64,
}

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} to depth {}", self.name, self.depth)
    }
}

const CASES: [Case; 4] = [
    Case {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        variant: Variant::Standard,
        depth: 5,
        count: 4_865_609,
    },
    Case {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        variant: Variant::Standard,
        depth: 4,
        count: 4_085_603,
    },
    Case {
        name: "rook ending",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        variant: Variant::Standard,
        depth: 5,
        count: 674_624,
    },
    Case {
        name: "Chess960",
        fen: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        variant: Variant::Chess960,
        depth: 4,
        count: 326_672,
    },
];

impl Case {
    fn ours(&self) -> Position {
        Position::read(self.fen, self.variant).expect("a position")
    }

    fn theirs(&self) -> Chess {
        let mode = match self.variant {
            Variant::Standard => CastlingMode::Standard,
            Variant::Chess960 => CastlingMode::Chess960,
        };
        self.fen.parse::<Fen>().expect("a FEN").into_position(mode).expect("a position")
    }
}

#[divan::bench(sample_count = 10, max_time = 3, args = CASES)]
fn ours(bencher: Bencher, case: Case) {
    let position = case.ours();
    bencher.bench_local(|| assert_eq!(rokade_board::perft(&position, case.depth), case.count));
}

#[divan::bench(sample_count = 10, max_time = 3, args = CASES)]
fn shakmatys(bencher: Bencher, case: Case) {
    let position = case.theirs();
    bencher.bench_local(|| assert_eq!(shakmaty::perft(&position, case.depth), case.count));
}

/// The least CPU time of several turns about, one against the other.
fn ratio(case: Case) -> f64 {
    let (ours, theirs) = (case.ours(), case.theirs());
    let mut least = [f64::INFINITY; 2];
    for _ in 0..10 {
        least[0] = least[0].min(cpu_seconds(|| assert_eq!(rokade_board::perft(&ours, case.depth), case.count)));
        least[1] = least[1].min(cpu_seconds(|| assert_eq!(shakmaty::perft(&theirs, case.depth), case.count)));
    }
    least[0] / least[1]
}

fn cpu_seconds(work: impl FnOnce()) -> f64 {
    let now = || {
        let time = nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID.now().expect("the system keeps count");
        time.tv_sec() as f64 + time.tv_nsec() as f64 / 1e9
    };
    let start = now();
    work();
    now() - start
}
