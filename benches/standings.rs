//! A big open: 1,000 players over nine rounds. Every bench asserts its answer.

use divan::Bencher;
use divan::counter::ItemsCount;
use rokade_model::{Color, Entry, GameResult, HalfPoints, History, Participant};
use rokade_standings::{Rules, TIEBREAKS, cross_table, explain, standings};

const PLAYERS: u32 = 1000;
const ROUNDS: u32 = 9;

fn main() {
    divan::main();
}

/// Odd numbers meet even ones, shifted from round to round; results go round in a circle.
fn big_open() -> History {
    let players = (1..=PLAYERS).map(|number| Participant::new(number, None)).collect();
    let mut history = History { rounds: ROUNDS, players, ..History::default() };
    let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
    for round in 1..=ROUNDS {
        for pair in 0..PLAYERS / 2 {
            let (white, black) = (2 * pair + 1, (2 * (pair + round * 7)) % PLAYERS + 2);
            let result = results[(pair as usize * 31 + round as usize * 17) % results.len()];
            for (own, opponent, color) in [(white, black, Color::White), (black, white, Color::Black)] {
                let entry = Entry::Game { opponent, color: Some(color), mark: Some(result.mark(color)) };
                history.player_mut(own).expect("every number has a player").set_entry(round, entry);
            }
        }
    }
    history
}

/// All corrections, so that every kind of work is in the figure.
fn rules() -> Rules {
    let all: Vec<_> = TIEBREAKS.iter().map(|row| row.tiebreak).collect();
    Rules::other_group().with_tiebreaks(&all)
}

#[divan::bench]
fn standing(bencher: Bencher) {
    let (history, rules) = (big_open(), rules());
    bencher.counter(ItemsCount::new(PLAYERS)).bench(|| {
        let table = standings(&history, ROUNDS, &rules);
        let total: HalfPoints = table.rows.iter().map(|row| row.points).sum();
        assert_eq!(total, HalfPoints::ONE * 4500);
        table
    });
}

#[divan::bench]
fn cross(bencher: Bencher) {
    let (history, rules) = (big_open(), rules());
    bencher.bench(|| {
        let table = cross_table(&history, ROUNDS, &rules);
        assert_eq!(table.rows.len(), PLAYERS as usize);
        table
    });
}

#[divan::bench]
fn explanation(bencher: Bencher) {
    let (history, rules) = (big_open(), rules());
    bencher.bench(|| {
        let explanation = explain(&history, ROUNDS, &rules, 500);
        assert_eq!(explanation.rounds.len(), ROUNDS as usize);
        explanation
    });
}
