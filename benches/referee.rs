//! A long game under the referee: 6,000 events, every position looked at for life, repetition and quiet
//! moves, every clock accounted. Goal: under 50 ms.

use std::sync::LazyLock;

use divan::Bencher;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_board::{Attempt, Color, History, Move, Position, Role};
use rokade_clause::Edition;
use rokade_laws::endings;
use rokade_laws::referee::{By, Claimed, Deed, Event, Millis, Period, Referee, Settings};

const EVENTS: usize = 6_000;

struct Long {
    events: Vec<Event>,
    fen: String,
}

static LONG: LazyLock<Long> = LazyLock::new(|| long_game(9));

fn main() {
    divan::main();
}

/// A game of 3,000 half-moves that no edition ends: no position comes a third time, and a pawn moves or
/// a man is taken before the 75 moves are full.
fn long_game(seed: u64) -> Long {
    let mut lots = ChaCha8Rng::seed_from_u64(seed);
    let mut history = History::default();
    let mut events = vec![Event { at: Millis::ZERO, by: By::Arbiter, deed: Deed::Start }];
    let mut at = Millis::ZERO;
    while events.len() + 2 <= EVENTS {
        let m = next_move(&mut lots, &history);
        let by = By::from(history.position().turn());
        let attempt = attempt(history.position(), m);
        history.play(m);
        at += Millis(700);
        events.push(Event { at, by, deed: Deed::Move { attempt, hands: 1 } });
        at += Millis(300);
        events.push(Event { at, by, deed: Deed::Press });
    }
    Long { events, fen: history.position().fen() }
}

fn next_move(lots: &mut ChaCha8Rng, history: &History) -> Move {
    let moves = history.position().legal_moves();
    let is_due = history.position().quiet_plies() > 110;
    let goes_on = |m: &Move| {
        let after = history.position().after(*m);
        history.repetitions_after(*m) < 3
            && after.has_legal_move()
            && endings::life(&after, 1_000) == endings::Life::Alive
    };
    let wanted = |m: &&Move| goes_on(m) && m.is_zeroing() == is_due && !m.is_capture();
    let good: Vec<&Move> = moves.iter().filter(wanted).collect();
    let fair: Vec<&Move> = if good.is_empty() { moves.iter().filter(|m| goes_on(m)).collect() } else { good };
    *fair[lots.random_range(0..fair.len())]
}

fn attempt(position: &Position, m: Move) -> Attempt {
    let uci = position.uci(m);
    let promotion = uci.chars().nth(4).and_then(Role::from_char);
    Attempt { from: uci[..2].parse().expect("a square"), to: uci[2..4].parse().expect("a square"), promotion }
}

fn plain(time: Millis) -> Period {
    Period { time, moves: None, increment: Millis::ZERO, delay: Millis::ZERO }
}

#[divan::bench]
fn six_thousand_events(bencher: Bencher) {
    let long = &*LONG;
    assert!(long.events.len() >= EVENTS - 1);
    let period = Period { increment: Millis::from_seconds(30), ..plain(Millis::from_minutes(90)) };
    let settings = Settings::new(Edition::SE_2018, vec![period]);
    bencher.bench(|| {
        let referee = Referee::replay(settings.clone(), &long.events).expect("the game was legal");
        let account = referee.account();
        assert_eq!((account.verdict(), account.fen()), (None, long.fen.clone()));
    });
}

/// Complaints must not search the whole game again: late in a long one they take as long as early.
#[divan::bench(args = [101, 8_001])]
fn four_thousand_complaints_after(bencher: Bencher, plies: usize) {
    let settings = Settings::new(Edition::DK_2009, vec![plain(Millis::from_minutes(600))]);
    let mut game = Referee::new(settings);
    let mut clock = 0;
    let mut next = |by, deed| {
        clock += 1;
        Event { at: Millis(clock), by, deed }
    };
    let mut hear = |event: Event| game.hear(&event).expect("the game is legal");
    hear(next(By::Arbiter, Deed::Start));
    for (ply, uci) in ["g1f3", "g8f6", "f3g1", "f6g8"].iter().cycle().take(plies).enumerate() {
        let by = By::from(if ply % 2 == 0 { Color::White } else { Color::Black });
        let (from, to) = (uci[..2].parse().expect("a square"), uci[2..].parse().expect("a square"));
        hear(next(by, Deed::Touch { squares: vec![from], adjust: false, accidental: false }));
        hear(next(by, Deed::Move { attempt: Attempt { from, to, promotion: None }, hands: 1 }));
        hear(next(by, Deed::Press));
    }
    let rules = [Claimed::Touch, Claimed::IllegalMove].into_iter().cycle().take(4_000);
    let complaints: Vec<Event> =
        rules.map(|rule| next(By::from(Color::Black), Deed::Claim { rule, announced: None, grounds: None })).collect();
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        for complaint in &complaints {
            game.hear(complaint).expect("a complaint is heard");
        }
        assert_eq!(game.account().rulings().len(), complaints.len());
        game
    });
}
