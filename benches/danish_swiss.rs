//! How long a round of Danish Swiss takes to lay, with the answers checked.

#[path = "../crates/pairing/tests/fields/mod.rs"]
mod fields;

use divan::Bencher;
use fields::{Dice, bye, field, forbid, game};
use rokade_model::{ByeKind, GameResult, History, StartNumber};
use rokade_pairing::{Host, NoPairing, Pairing, Request, System, pair};

fn main() {
    divan::main();
}

fn danish(history: &History, round: u32) -> Result<Pairing, NoPairing> {
    pair(&Request::new(System::Of(Host::DanishSwiss { acceleration: None }), history, round))
}

/// A field that has played up to a round; the stronger player wins more often the further
/// apart the two are.
fn played(players: u32, rounds: u32, round: u32, result: impl Fn(u32, u32, &mut Dice) -> GameResult) -> History {
    let mut history = field(players, rounds);
    let mut dice = Dice(u64::from(players));
    for earlier in 1..round {
        let pairing = danish(&history, earlier).expect("the round can be laid");
        for (white, black) in pairing.pairs() {
            let result = result(white.0, black.0, &mut dice);
            game(&mut history, earlier, white, black, Some(result));
        }
        if let Some(one) = &pairing.bye {
            bye(&mut history, earlier, one.player, ByeKind::PairingAllocated);
        }
    }
    history
}

fn by_strength(players: u32) -> impl Fn(u32, u32, &mut Dice) -> GameResult {
    move |white, black, dice| {
        let (stronger, weaker) = (white.min(black), white.max(black));
        let edge = 100 * (weaker - stronger) / players;
        let thrown = dice.below(200);
        let white_is_stronger = white == stronger;
        if thrown < 35 {
            GameResult::Draw
        } else if (thrown < 100 + edge) == white_is_stronger {
            GameResult::WhiteWins
        } else {
            GameResult::BlackWins
        }
    }
}

/// Times one round and checks that everybody is seated.
fn lay(bencher: Bencher, history: &History, round: u32) {
    let seated = |pairing: &Pairing| 2 * pairing.boards.len() + usize::from(pairing.bye.is_some());
    bencher.bench_local(|| {
        let pairing = danish(history, round).expect("the round can be laid");
        assert_eq!(seated(&pairing), history.players.len());
        pairing
    });
}

#[divan::bench(sample_count = 20, max_time = 3, args = [200, 201, 1_000, 1_001])]
fn last_of_nine_rounds(bencher: Bencher, players: u32) {
    lay(bencher, &played(players, 9, 9, by_strength(players)), 9);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn first_round(bencher: Bencher, players: u32) {
    lay(bencher, &field(players, 9), 1);
}

/// Nobody has won a game: one pool of everybody.
#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn all_equal(bencher: Bencher, players: u32) {
    lay(bencher, &played(players, 9, 9, |_, _, _| GameResult::Draw), 9);
}

/// White has always won: colours and scores go together.
#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn white_wins_every_game(bencher: Bencher, players: u32) {
    lay(bencher, &played(players, 9, 9, |_, _, _| GameResult::WhiteWins), 9);
}

/// Half of the field has had White twice, the other half Black twice, by score: every pool
/// has players of one colour only and must float as a whole.
fn pools_of_one_colour(players: u32) -> History {
    let mut history = field(players, 9);
    for round in 1..=2 {
        for white in 1..=players / 2 {
            let black = players / 2 + 1 + (white + round) % (players / 2);
            game(&mut history, round, StartNumber(white), StartNumber(black), Some(GameResult::WhiteWins));
        }
    }
    history
}

#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn everybody_due_the_colour_of_his_pool(bencher: Bencher, players: u32) {
    lay(bencher, &pools_of_one_colour(players), 3);
}

/// As many as can be are due White in one pool, among them those who have met all others.
#[divan::bench(sample_count = 20, max_time = 3, args = [200, 1_000])]
fn half_of_one_pool_due_white(bencher: Bencher, players: u32) {
    let mut history = field(players, 9);
    for round in 1..=2 {
        for index in 0..players / 2 {
            let black = 2 * index + 1;
            let white = 2 * ((index + round) % (players / 2)) + 2;
            game(&mut history, round, StartNumber(white), StartNumber(black), Some(GameResult::Draw));
        }
    }
    lay(bencher, &history, 3);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [(200, 60), (1_000, 40), (1_000, 400)])]
fn bottom_kept_apart(bencher: Bencher, (players, apart): (u32, u32)) {
    let mut history = played(players, 9, 5, by_strength(players));
    let placement = danish(&history, 5).expect("the round can be laid").placement;
    forbid(&mut history, placement[(players - apart) as usize..].to_vec());
    lay(bencher, &history, 5);
}

/// Clubs of so many players each, kept apart.
#[divan::bench(sample_count = 20, max_time = 3, args = [(200, 40), (1_000, 200), (1_000, 450)])]
fn clubs_kept_apart(bencher: Bencher, (players, members): (u32, u32)) {
    let mut history = played(players, 9, 9, by_strength(players));
    for club in 0..players / members {
        forbid(&mut history, (1..=players).filter(|number| number * 7919 % players / members == club).map(StartNumber));
    }
    lay(bencher, &history, 9);
}

/// Two halves that have met completely crosswise, everybody with alternating colours.
fn halves_met_crosswise(half: u32) -> History {
    let mut history = field(2 * half, 2 * half);
    for round in 1..=half {
        for one in 1..=half {
            let other = half + 1 + (one + round) % half;
            let (white, black) = if round.is_multiple_of(2) { (one, other) } else { (other, one) };
            game(&mut history, round, StartNumber(white), StartNumber(black), Some(GameResult::BothLose));
        }
    }
    history
}

/// Everybody meets somebody of the own half: a quarter of the field changes halves.
#[divan::bench(sample_count = 20, max_time = 3, args = [14, 50, 100])]
fn halves_met(bencher: Bencher, half: u32) {
    lay(bencher, &halves_met_crosswise(half), half + 1);
}

/// The strongest players may meet nobody of the lower half of the only pool.
#[divan::bench(sample_count = 20, max_time = 3, args = [(200, 1), (200, 20), (1_000, 1), (1_000, 20)])]
fn strongest_kept_from_the_lower_half(bencher: Bencher, (players, strongest): (u32, u32)) {
    let mut history = played(players, 9, 9, |_, _, _| GameResult::Draw);
    for one in 1..=strongest {
        (players / 2 + 1..=players).for_each(|other| forbid(&mut history, [one, other].map(StartNumber)));
    }
    lay(bencher, &history, 9);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [15, 51, 251])]
fn odd_halves_met(bencher: Bencher, half: u32) {
    let history = halves_met_crosswise(half);
    bencher.bench_local(|| {
        let no = danish(&history, half + 1).expect_err("two odd halves cannot be paired");
        assert_eq!(no.unmatched_set.len(), half as usize);
    });
}

/// The last rounds of small fields.
#[divan::bench(sample_count = 20, max_time = 3, args = [10, 16, 24])]
fn everybody_has_met_nearly_everybody(bencher: Bencher, players: u32) {
    let rounds = players - 3;
    let mut history = field(players, rounds);
    let mut last = 1;
    let mut dice = Dice(3);
    for round in 1..=rounds {
        let Ok(pairing) = danish(&history, round) else { break };
        last = round;
        for (white, black) in pairing.pairs() {
            game(&mut history, round, white, black, Some(by_strength(players)(white.0, black.0, &mut dice)));
        }
    }
    lay(bencher, &history, last);
}
