//! Move generation against published counts, ordinary chess and Chess960.

use std::collections::BTreeMap;

use rokade_board::{Position, Variant, divide, perft};

const PUBLISHED: &str = include_str!("fixtures/perft.csv");

/// Counts above this are for the bench and the soak.
const QUICK: u64 = 300_000;

fn rows() -> impl Iterator<Item = (&'static str, Position, u32, u64)> {
    PUBLISHED.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split(';').collect();
        let [name, fen, variant, depth, count] = fields[..] else { panic!("five fields: {line}") };
        let variant = match variant {
            "standard" => Variant::Standard,
            "chess960" => Variant::Chess960,
            other => panic!("{other:?} is no variant"),
        };
        let position = Position::read(fen, variant).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        (name, position, depth.parse().unwrap(), count.parse().unwrap())
    })
}

fn most() -> u64 {
    if std::env::var_os("ROKADE_SOAK").is_some() { u64::MAX } else { QUICK }
}

#[test]
fn perft_agrees_with_published_counts() {
    let mut checked: BTreeMap<bool, u32> = BTreeMap::new();
    for (name, position, depth, count) in rows().filter(|row| row.3 <= most()) {
        assert_eq!(perft(&position, depth), count, "{name} at depth {depth}");
        *checked.entry(position.variant() == Variant::Chess960).or_default() += 1;
    }
    assert!(checked[&false] > 30 && checked[&true] > 100, "{checked:?}");
}

#[test]
fn the_starting_array_is_counted_to_depth_five() {
    assert_eq!(perft(&Position::start(), 5), 4_865_609);
}

#[test]
fn divide_splits_the_count_by_the_first_move() {
    for (name, position, depth, count) in rows().filter(|row| row.3 <= QUICK / 3) {
        let split = divide(&position, depth);
        assert_eq!(split.len(), position.legal_moves().len(), "{name}");
        assert_eq!(split.iter().map(|(_, count)| count).sum::<u64>(), count, "{name} at depth {depth}");
    }
}

#[test]
fn depth_nought_counts_the_position_itself() {
    assert_eq!(perft(&Position::start(), 0), 1);
    assert!(divide(&Position::start(), 0).is_empty());
}

/// shakmaty reads the same positions by itself and counts the same.
#[test]
fn our_position_and_shakmatys_count_alike() {
    for (name, position, depth, count) in rows().filter(|row| row.3 <= QUICK / 3) {
        let mode = match position.variant() {
            Variant::Standard => shakmaty::CastlingMode::Standard,
            Variant::Chess960 => shakmaty::CastlingMode::Chess960,
        };
        let fen: shakmaty::fen::Fen = position.fen().parse().unwrap();
        let Ok(theirs) = fen.into_position::<shakmaty::Chess>(mode) else {
            assert!(!position.doubts().is_empty(), "{name}");
            continue;
        };
        assert_eq!(shakmaty::perft(&theirs, depth), count, "{name} at depth {depth}");
    }
}
