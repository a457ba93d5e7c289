//! How long a round of FIDE Swiss 1998 takes, with the answers checked.

#[path = "../crates/pairing/tests/fields/mod.rs"]
mod fields;

use divan::Bencher;
use fields::{Dice, bye, field, forbid, game, withdraw};
use rokade_model::{ByeKind, GameResult, History, StartNumber};
use rokade_pairing::{Host, Pairing, Request, System, pair};

fn main() {
    divan::main();
}

fn laid(history: &History, round: u32) -> Pairing {
    let pairing = pair(&Request::new(System::Of(Host::Fide1998), history, round)).expect("the round can be laid");
    let seated = 2 * pairing.boards.len() + usize::from(pairing.bye.is_some());
    assert_eq!(seated + pairing.absent.len(), history.players.len());
    pairing
}

fn lay(bencher: Bencher, history: &History, round: u32) {
    bencher.bench_local(|| laid(history, round));
}

/// A field that has played the rounds before with this system, the stronger player mostly winning.
fn played(players: u32, rounds: u32, result: impl Fn(u32, u32, &mut Dice) -> GameResult) -> History {
    let mut history = field(players, rounds);
    let dice = &mut Dice(1);
    for round in 1..rounds {
        let pairing = laid(&history, round);
        for (white, black) in pairing.pairs() {
            let result = result(white.0, black.0, dice);
            game(&mut history, round, white, black, Some(result));
        }
        if let Some(one) = &pairing.bye {
            bye(&mut history, round, one.player, ByeKind::PairingAllocated);
        }
    }
    history
}

/// A draw once in three, else a win, three times in four for the player with the lower number.
fn by_rating(white: u32, black: u32, dice: &mut Dice) -> GameResult {
    if dice.once_in(3) {
        return GameResult::Draw;
    }
    if (white < black) == dice.once_in(4) { GameResult::BlackWins } else { GameResult::WhiteWins }
}

#[divan::bench(sample_count = 20, max_time = 3, args = [200, 201, 1_000])]
fn round_nine(bencher: Bencher, players: u32) {
    lay(bencher, &played(players, 9, by_rating), 9);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn round_one(bencher: Bencher, players: u32) {
    lay(bencher, &field(players, 9), 1);
}

#[divan::bench(sample_count = 10, max_time = 3, args = [200, 1_000])]
fn all_scores_equal(bencher: Bencher, players: u32) {
    lay(bencher, &played(players, 9, |_, _, _| GameResult::Draw), 9);
}

/// Everybody who is left has had Black once.
#[divan::bench(sample_count = 10, max_time = 3, args = [200, 1_000])]
fn everybody_due_white(bencher: Bencher, players: u32) {
    let mut history = field(2 * players, 9);
    for number in 1..=players {
        game(&mut history, 1, StartNumber(players + number), StartNumber(number), Some(GameResult::Draw));
        withdraw(&mut history, StartNumber(players + number), 1, number);
    }
    lay(bencher, &history, 2);
}

/// The last round of a small field in which everybody has met nearly everybody.
#[divan::bench(sample_count = 10, max_time = 3, args = [12, 20, 30])]
fn last_rounds_of_a_small_field(bencher: Bencher, players: u32) {
    let mut history = field(players, players - 1);
    let dice = &mut Dice(3);
    let mut round = 1;
    while let Ok(pairing) = pair(&Request::new(System::Of(Host::Fide1998), &history, round)) {
        for (white, black) in pairing.pairs() {
            let result = by_rating(white.0, black.0, dice);
            game(&mut history, round, white, black, Some(result));
        }
        round += 1;
    }
    lay(bencher, &history, round - 1);
}

/// Clubs of forty, kept apart.
#[divan::bench(sample_count = 10, max_time = 3, args = [200, 1_000])]
fn clubs_kept_apart(bencher: Bencher, players: u32) {
    let mut history = played(players, 9, by_rating);
    for club in 0..players / 40 {
        forbid(&mut history, (1..=players).filter(|number| number % (players / 40) == club).map(StartNumber));
    }
    lay(bencher, &history, 9);
}

/// Both halves have met completely crosswise: half of S1 must be exchanged.
#[divan::bench(sample_count = 10, max_time = 3, args = [14, 50, 100])]
fn halves_met_crosswise(bencher: Bencher, half: u32) {
    let mut history = field(2 * half, 2 * half);
    for round in 1..=half {
        for one in 0..half {
            let (low, high) = (one + 1, half + 1 + (one + round) % half);
            let (white, black) = if (one + round) % 2 == 0 { (low, high) } else { (high, low) };
            game(&mut history, round, StartNumber(white), StartNumber(black), Some(GameResult::Draw));
        }
    }
    lay(bencher, &history, half + 1);
}
