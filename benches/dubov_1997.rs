//! How long a round of Dubov's system takes to lay, with the answers checked.

#[path = "../crates/pairing/tests/fields/mod.rs"]
mod fields;

use divan::Bencher;
use fields::{Dice, bye, field, forbid, game, halves_met_crosswise};
use rokade_model::{ByeKind, Color, Entry, GameResult, History, Mark, StartNumber};
use rokade_pairing::{Host, NoPairing, Pairing, Request, System, pair};

fn main() {
    divan::main();
}

fn dubov(history: &History, round: u32) -> Request<'_> {
    Request::new(System::Of(Host::Dubov1997), history, round)
}

/// Ratings from 2500 down, results as ratings would have them.
fn open(players: u32, rounds: u32) -> History {
    let mut history = field(players, rounds);
    let mut dice = Dice(1);
    for (place, player) in history.players.iter_mut().enumerate() {
        player.rating = Some(2500 - u32::try_from(place).expect("it fits") * 1400 / players);
    }
    for round in 1..rounds {
        let pairing = pair(&dubov(&history, round)).expect("the round can be laid");
        for (white, black) in pairing.pairs() {
            let edge = i64::from(black.0) - i64::from(white.0);
            let thrown = i64::from(dice.below(3 * players)) - i64::from(players) * 3 / 2;
            let result = match thrown + edge {
                sum if sum > i64::from(players) / 3 => GameResult::WhiteWins,
                sum if sum < -i64::from(players) / 3 => GameResult::BlackWins,
                _ => GameResult::Draw,
            };
            game(&mut history, round, white, black, Some(result));
        }
        if let Some(one) = &pairing.bye {
            bye(&mut history, round, one.player, ByeKind::PairingAllocated);
        }
    }
    history
}

/// Times one round and checks that everybody is seated.
fn lay(bencher: Bencher, history: &History, round: u32) {
    let laid = |answer: Result<Pairing, NoPairing>| {
        let pairing = answer.expect("the round can be laid");
        assert_eq!(2 * pairing.boards.len() + usize::from(pairing.bye.is_some()), history.players.len());
        pairing
    };
    bencher.bench_local(|| laid(pair(&dubov(history, round))));
}

#[divan::bench(sample_count = 20, max_time = 3, args = [200, 201, 1_000, 1_001])]
fn round_nine(bencher: Bencher, players: u32) {
    lay(bencher, &open(players, 9), 9);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn round_one(bencher: Bencher, players: u32) {
    lay(bencher, &open(players, 1), 1);
}

/// Only draws: one score group from beginning to end.
#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn all_equal_scores(bencher: Bencher, players: u32) {
    let mut history = open(players, 9);
    for player in &mut history.players {
        for entry in &mut player.rounds {
            if let Entry::Game { mark, .. } = entry {
                *mark = Some(Mark::Draw);
            }
        }
    }
    lay(bencher, &history, 9);
}

/// Everybody had Black once and White never: both columns are made by section 7.
#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn everybody_due_white(bencher: Bencher, players: u32) {
    let mut history = open(players, 9);
    for player in &mut history.players {
        for entry in &mut player.rounds {
            if let Entry::Game { color, .. } = entry {
                *color = None;
            }
        }
        if let Some(Entry::Game { color, .. }) = player.rounds.last_mut() {
            *color = Some(Color::Black);
        }
    }
    lay(bencher, &history, 9);
}

/// The last round of a small field: hardly anybody is left to meet.
#[divan::bench(sample_count = 20, max_time = 3, args = [10, 20, 30])]
fn last_rounds_of_a_small_field(bencher: Bencher, players: u32) {
    let mut history = field(players, players - 1);
    let mut dice = Dice(3);
    let mut round = 1;
    while round < players - 1
        && let Ok(pairing) = pair(&dubov(&history, round))
    {
        for (white, black) in pairing.pairs() {
            let result = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][dice.below(3) as usize];
            game(&mut history, round, white, black, Some(result));
        }
        round += 1;
    }
    // Whether a further round exists depends on the field; either answer is whole.
    bencher.bench_local(|| match pair(&dubov(&history, round)) {
        Ok(pairing) => assert_eq!(2 * pairing.boards.len(), players as usize),
        Err(no) => assert!(no.unmatched_set.len() > no.opponents.len()),
    });
}

/// Clubs of twenty whose members do not meet.
#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn clubs_kept_apart(bencher: Bencher, players: u32) {
    let mut history = open(players, 9);
    let clubs = players / 20;
    (0..clubs)
        .for_each(|club| forbid(&mut history, (1..=players).filter(|number| number % clubs == club).map(StartNumber)));
    lay(bencher, &history, 9);
}

/// The lower half kept apart: nearly everybody floats.
#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn bottom_kept_apart(bencher: Bencher, players: u32) {
    let mut history = open(players, 3);
    let mut order: Vec<u32> = (1..=players).collect();
    order.sort_by_key(|number| history.points_after(history.player(StartNumber(*number)).expect("a player"), 2));
    forbid(&mut history, order.into_iter().take(players as usize / 2 - 5).map(StartNumber));
    lay(bencher, &history, 3);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [51, 251])]
fn odd_halves_met_crosswise(bencher: Bencher, half: u32) {
    let history = halves_met_crosswise(half);
    bencher.bench_local(|| {
        let no = pair(&dubov(&history, half + 1)).expect_err("two odd halves cannot be paired");
        assert!(no.unmatched_set.len() > no.opponents.len());
    });
}
