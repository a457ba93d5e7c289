//! Journals damaged by chance: refused, or shown without a panic.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_tournament::{Context, Recorded, Tournament, claims, demo};

/// `ROKADE_SOAK=100` tries a hundred times as often.
fn tries(ordinary: u32) -> u32 {
    std::env::var("ROKADE_SOAK").ok().and_then(|times| times.parse::<u32>().ok()).unwrap_or(1) * ordinary
}

fn demo_journal() -> Vec<Recorded> {
    let mut tournament = Tournament::default();
    let mut journal = Vec::new();
    for (at, command) in demo::demo(0, 7) {
        let decision = tournament.judge(&command, &Context { now: at, by: "x" }).expect("the demonstration is legal");
        for record in decision.recorded(tournament.seq, at, "x") {
            tournament.apply(&record).expect("folded");
            journal.push(record);
        }
    }
    journal
}

/// Numbers the events anew, each a step of its own, as a forger would.
fn renumbered(mut journal: Vec<Recorded>) -> Vec<Recorded> {
    for (record, seq) in journal.iter_mut().zip(1..) {
        (record.seq, record.step) = (seq, seq);
    }
    journal
}

#[test]
fn journals_with_events_lost_doubled_or_swapped_can_be_shown_or_are_refused() {
    let journal = demo_journal();
    let mut random = ChaCha8Rng::seed_from_u64(2026);
    for _ in 0..tries(150) {
        let mut damaged = journal.clone();
        for _ in 0..random.random_range(1..4) {
            let (one, other) = (random.random_range(0..damaged.len()), random.random_range(0..damaged.len()));
            match random.random_range(0..4) {
                0 => drop(damaged.remove(one)),
                1 => damaged.insert(other, damaged[one].clone()),
                2 => damaged.swap(one, other),
                _ => damaged.truncate(one.max(1)),
            }
        }
        claims::folded_journals_can_be_shown(&renumbered(damaged));
    }
}

#[test]
fn journals_with_changed_figures_can_be_shown_or_are_refused() {
    let journal = demo_journal();
    let text = serde_json::to_vec(&journal).expect("written");
    let digits: Vec<usize> = (0..text.len()).filter(|at| text[*at].is_ascii_digit()).collect();
    let mut random = ChaCha8Rng::seed_from_u64(64);
    for _ in 0..tries(150) {
        let mut damaged = text.clone();
        for _ in 0..random.random_range(1..6) {
            damaged[digits[random.random_range(0..digits.len())]] = b'0' + random.random_range(0..10u8);
        }
        if let Ok(records) = serde_json::from_slice::<Vec<Recorded>>(&damaged) {
            claims::folded_journals_can_be_shown(&records);
        }
    }
}

#[test]
fn any_text_is_a_time_control_that_reads_back_or_none() {
    let mut random = ChaCha8Rng::seed_from_u64(960);
    let letters = b"0123456789+/:W-B ";
    for _ in 0..tries(20_000) {
        let text: Vec<u8> =
            (0..random.random_range(0..14)).map(|_| letters[random.random_range(0..letters.len())]).collect();
        claims::time_controls_read_what_they_write(&String::from_utf8(text).expect("plain letters"));
    }
}
