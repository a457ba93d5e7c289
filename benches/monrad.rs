//! How long a round takes to lay, with the answers checked.

#[path = "../crates/pairing/tests/fields/mod.rs"]
mod fields;

use divan::Bencher;
use fields::{clique_at_the_bottom, field, forbid, halves_met_crosswise, monrad, played};
use rokade_model::{History, StartNumber};
use rokade_pairing::{Control, NoPairing, Pairing, pair};

fn main() {
    divan::main();
}

/// Times one round and checks that everybody is seated.
fn lay(bencher: Bencher, history: &History, round: u32) {
    let laid = |answer: Result<Pairing, NoPairing>| {
        let pairing = answer.expect("the round can be laid");
        assert_eq!(2 * pairing.boards.len() + usize::from(pairing.bye.is_some()), history.players.len());
        pairing
    };
    bencher.bench_local(|| laid(pair(&monrad(history, round))));
}

#[divan::bench(sample_count = 20, max_time = 3, args = [100, 1_000, 10_000])]
fn round_nine(bencher: Bencher, players: u32) {
    lay(bencher, &played(players, 9, 1), 9);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [(1_000, 40), (1_000, 400), (10_000, 400), (10_000, 4_000)])]
fn bottom_kept_apart(bencher: Bencher, (players, apart): (u32, u32)) {
    lay(bencher, &clique_at_the_bottom(players, 5, apart), 5);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [14, 50, 250])]
fn even_halves_met_crosswise(bencher: Bencher, half: u32) {
    lay(bencher, &halves_met_crosswise(half), half + 1);
}

#[divan::bench(sample_count = 20, max_time = 3, args = [15, 51, 251])]
fn odd_halves_met_crosswise(bencher: Bencher, half: u32) {
    let history = halves_met_crosswise(half);
    bencher.bench_local(|| {
        let no = pair(&monrad(&history, half + 1)).expect_err("two odd halves cannot be paired");
        assert_eq!(no.unmatched_set.len(), half as usize);
    });
}

/// More than half of the field kept apart: the proof needs the whole field.
#[divan::bench(sample_count = 20, max_time = 3, args = [1_000, 10_000])]
fn too_many_kept_apart(bencher: Bencher, players: u32) {
    let mut history = field(players, 9);
    forbid(&mut history, (1..=players).filter(|number| number % 5 > 1).map(StartNumber));
    bencher.bench_local(|| {
        let no = pair(&monrad(&history, 1)).expect_err("three fifths have two fifths to meet");
        assert!(no.unmatched_set.len() > no.opponents.len());
    });
}

/// The top and the bottom third kept apart each.
#[divan::bench(sample_count = 20, max_time = 3, args = [1_000, 10_000])]
fn two_thirds_kept_apart(bencher: Bencher, players: u32) {
    let mut history = field(players, 9);
    forbid(&mut history, (1..=players / 3).map(StartNumber));
    forbid(&mut history, (players - players / 3..=players).map(StartNumber));
    lay(bencher, &history, 1);
}

/// Flower snarks: nobody can tell quickly whether a further round is possible.
#[divan::bench(sample_count = 20, max_time = 3, args = [20, 60, 204, 404])]
fn control_of_a_hard_field(bencher: Bencher, players: u32) {
    let mut history = field(players, players);
    let petals = players / 4;
    let petal = |seat: u32| ((seat - 1) / 4, (seat - 1) % 4);
    let is_edge = |one: u32, two: u32| {
        let ((p, a), (q, b)) = (petal(one), petal(two));
        let crossed = |b: u32| if b == 0 { 0 } else { [0, 1, 3, 2][b as usize] };
        (p == q && a == 0 && b != 0)
            || (p + 1 == q && a == b && a != 0)
            || (p == 0 && q + 1 == petals && a != 0 && a == crossed(b))
    };
    for one in 1..=players {
        for two in one + 1..=players {
            if !is_edge(one, two) {
                forbid(&mut history, [one, two].map(StartNumber));
            }
        }
    }
    bencher.bench_local(|| {
        let pairing = pair(&monrad(&history, players - 3)).expect("a cubic graph without bridges has a pairing");
        assert!(matches!(pairing.control, Control::Impossible(_) | Control::Undecided(_)));
    });
}
