//! How long a round of the FIDE Dutch system takes, with the answers checked.

#[path = "../crates/pairing/tests/fields/mod.rs"]
mod fields;

use divan::Bencher;
use fields::{Dice, bye, field, forbid, game};
use rokade_model::{ByeKind, GameResult, History, StartNumber};
use rokade_pairing::{Host, Request, System, pair};

fn main() {
    divan::main();
}

fn dutch(history: &History, round: u32) -> Request<'_> {
    Request::new(System::Of(Host::FIDE_DUTCH), history, round)
}

/// A field that has played all rounds but the last, the stronger player winning more often the wider the gap;
/// one game in five is drawn.
fn played(players: u32, rounds: u32, seed: u64) -> History {
    let mut history = field(players, rounds);
    play_on(&mut history, 1, rounds, seed);
    history
}

fn play_on(history: &mut History, first: u32, rounds: u32, seed: u64) {
    let players = history.players.len() as u32;
    let mut dice = Dice(seed);
    for round in first..rounds {
        let pairing = pair(&dutch(history, round)).expect("the round can be paired");
        for (white, black) in pairing.pairs() {
            let (better, gap) = (white < black, white.0.abs_diff(black.0));
            let favourite = dice.below(100) < 50 + 45 * gap / players;
            let result = match (dice.once_in(5), better == favourite) {
                (true, _) => GameResult::Draw,
                (false, true) => GameResult::WhiteWins,
                (false, false) => GameResult::BlackWins,
            };
            game(history, round, white, black, Some(result));
        }
        if let Some(one) = &pairing.bye {
            bye(history, round, one.player, ByeKind::PairingAllocated);
        }
    }
}

/// Times one round and checks that everybody is seated.
fn lay(bencher: Bencher, history: &History, round: u32) {
    bencher.bench_local(|| {
        let pairing = pair(&dutch(history, round)).expect("the round can be paired");
        assert_eq!(2 * pairing.boards.len() + usize::from(pairing.bye.is_some()), history.players.len());
        pairing
    });
}

#[divan::bench(sample_count = 10, max_time = 5, args = [50, 200, 201, 1_000, 5_000])]
fn round_nine(bencher: Bencher, players: u32) {
    lay(bencher, &played(players, 9, 1), 9);
}

/// Everybody has the same score before every round.
#[divan::bench(sample_count = 10, max_time = 5, args = [200, 1_000])]
fn all_drawn(bencher: Bencher, players: u32) {
    let mut history = field(players, 5);
    for round in 1..5 {
        let pairing = pair(&dutch(&history, round)).expect("the round can be paired");
        pairing.pairs().for_each(|(white, black)| game(&mut history, round, white, black, Some(GameResult::Draw)));
    }
    lay(bencher, &history, 5);
}

/// Everybody had White last: half of the games were forfeited by Black.
#[divan::bench(sample_count = 10, max_time = 5, args = [200, 1_000])]
fn everybody_due_black(bencher: Bencher, players: u32) {
    let mut history = field(2 * players, 4);
    let pairing = pair(&dutch(&history, 1)).expect("the round can be paired");
    for (order, (white, black)) in pairing.pairs().enumerate() {
        game(&mut history, 1, white, black, Some(GameResult::Draw));
        fields::withdraw(&mut history, black, 1, order as u32 + 1);
    }
    bencher.bench_local(|| {
        let pairing = pair(&dutch(&history, 2)).expect("the round can be paired");
        assert_eq!(pairing.boards.len(), players as usize / 2);
    });
}

/// The last rounds of a field that has nearly met completely.
#[divan::bench(sample_count = 10, max_time = 5, args = [12, 20, 30])]
fn nearly_everybody_met(bencher: Bencher, players: u32) {
    let mut history = field(players, players);
    for round in 1..players {
        let Ok(pairing) = pair(&dutch(&history, round)) else {
            let last = round - 1;
            history.players.iter_mut().for_each(|player| player.rounds.truncate(last as usize - 1));
            return lay(bencher, &history, last);
        };
        pairing.pairs().for_each(|(white, black)| game(&mut history, round, white, black, Some(GameResult::WhiteWins)));
    }
}

/// Clubs of twenty whose members do not meet.
#[divan::bench(sample_count = 10, max_time = 5, args = [200, 1_000])]
fn many_forbidden(bencher: Bencher, players: u32) {
    let mut history = field(players, 9);
    for club in 0..players / 20 {
        forbid(&mut history, (1..=players).filter(|number| number % (players / 20) == club).map(StartNumber));
    }
    play_on(&mut history, 1, 9, 3);
    lay(bencher, &history, 9);
}

/// The six best may meet nobody of the lower half: three exchanges between the halves of the whole field.
#[divan::bench(sample_count = 10, max_time = 5, args = [200, 1_000])]
fn exchanges_needed(bencher: Bencher, players: u32) {
    let mut history = field(players, 9);
    for best in 1..=6 {
        (players / 2 + 1..=players).for_each(|other| forbid(&mut history, [best, other].map(StartNumber)));
    }
    lay(bencher, &history, 1);
}

/// Keeps the players of two parts of the field apart.
fn keep_apart(history: &mut History, upper: &[StartNumber], lower: &[StartNumber]) {
    for one in upper {
        lower.iter().for_each(|other| forbid(history, [*one, *other]));
    }
}

/// The upper part kept apart from the lower one, in hundredths of the field: many exchanges between the halves.
#[divan::bench(sample_count = 10, max_time = 5, args = [(400, 50, 25), (1_000, 50, 25), (1_000, 33, 33), (1_000, 50, 50)])]
fn parts_apart(bencher: Bencher, (players, upper, lower): (u32, u32, u32)) {
    let mut history = field(players, 9);
    let all: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
    let part = |hundredths: u32| (players * hundredths / 100) as usize;
    keep_apart(&mut history, &all[..part(upper)], &all[all.len() - part(lower)..]);
    lay(bencher, &history, 1);
}

/// Only players of the same club meet, and a club's members stand side by side.
#[divan::bench(sample_count = 10, max_time = 5, args = [(1_000, 10), (1_000, 250)])]
fn within_clubs(bencher: Bencher, (players, members): (u32, u32)) {
    let mut history = field(players, 9);
    let all: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
    let mut rest = all.as_slice();
    while let Some((club, others)) = rest.split_at_checked(members as usize) {
        keep_apart(&mut history, club, others);
        rest = others;
    }
    lay(bencher, &history, 1);
}

/// Two in three are due Black, and the upper half is kept apart from the lowest quarter.
#[divan::bench(sample_count = 10, max_time = 5, args = [400, 1_000])]
fn colours_and_parts_apart(bencher: Bencher, players: u32) {
    let mut history = field(2 * players, 4);
    let pairing = pair(&dutch(&history, 1)).expect("the round can be paired");
    let mut present = Vec::new();
    for (order, (white, black)) in pairing.pairs().enumerate() {
        game(&mut history, 1, white, black, Some(GameResult::Draw));
        let (stays, leaves) = if order % 3 == 0 { (black, white) } else { (white, black) };
        fields::withdraw(&mut history, leaves, 1, order as u32 + 1);
        present.push(stays);
    }
    present.sort_unstable();
    keep_apart(&mut history, &present[..present.len() / 2], &present[present.len() * 3 / 4..]);
    bencher.bench_local(|| {
        let pairing = pair(&dutch(&history, 2)).expect("the round can be paired");
        assert_eq!(pairing.boards.len(), players as usize / 2);
    });
}
