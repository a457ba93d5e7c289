//! The draw before round 1 (D4.9.7-2 to D4.9.7-4): which player stands on which line.

use std::collections::BTreeSet;

use rokade_model::{History, StartNumber};

use super::lots::Lots;
use crate::NOBODY;

/// The lines, from 1, that the seeds of each band draw for, best band first.
///
/// The bracket of `size` lines falls into blocks of half, a quarter, an eighth … of it, and a
/// player seeded for a stage is alone of his kind in such a block. The printed table for 16
/// (D4.9.7-4) puts the seeds at the outer lines of the blocks: a band is the outer lines of the
/// blocks of one size that are not outer lines of larger ones. A size that is no power of two
/// is filled up to one.
pub fn bands(size: usize) -> Vec<Vec<usize>> {
    let size = size.next_power_of_two();
    let is_outer = |line: usize, block: usize| line % block <= 1;
    let band = |block: usize| {
        (1..=size).filter(|line| is_outer(*line, block) && (block == size || !is_outer(*line, 2 * block))).collect()
    };
    match size {
        1 => vec![vec![1]],
        _ => std::iter::successors(Some(size), |block| Some(block / 2))
            .take_while(|block| *block > 1)
            .map(band)
            .collect(),
    }
}

/// The players by line, [`NOBODY`] for an empty line. `seeds` is the order of seeding, best first.
///
/// Lots are drawn inside each band, all from the one seed; without a seed the order of seeding
/// stands for the lot. In a field that does not fill the bracket the best seeds have nobody to
/// meet in round 1 (reading `docs/readings/knock-out-byes.md`).
pub fn draw(seeds: &[StartNumber], seed: Option<u64>) -> Vec<StartNumber> {
    if seeds.is_empty() {
        return Vec::new();
    }
    let size = seeds.len().next_power_of_two();
    let mut lots = seed.map(Lots::of_lines);
    let mut lines = vec![NOBODY; size];
    let mut drawn = 0;
    for mut band in bands(size) {
        if drawn > 0 && drawn + band.len() == size {
            // The last band: the lines next to the best seeds stay empty.
            let favoured: BTreeSet<StartNumber> = seeds[..size - seeds.len()].iter().copied().collect();
            band.retain(|line| !favoured.contains(&lines[neighbour(*line) - 1]));
        }
        let mut players = seeds[drawn..seeds.len().min(drawn + band.len())].to_vec();
        drawn += players.len();
        if let Some(lots) = &mut lots {
            lots.shuffle(&mut players);
        }
        for (line, player) in band.iter().zip(players) {
            lines[line - 1] = player;
        }
    }
    lines
}

/// The line one meets in round 1: 2k − 1 and 2k meet.
pub(super) fn neighbour(line: usize) -> usize {
    if line.is_multiple_of(2) { line - 1 } else { line + 1 }
}

/// The lines of an event: those drawn, tidied, or else those the seed gives
/// (reading `docs/readings/knock-out-lines.md`).
pub(super) fn lines_of(history: &History, seed: Option<u64>) -> Vec<StartNumber> {
    if history.lines.is_empty() {
        return draw(&history.by_strength(), seed);
    }
    let mut seen = BTreeSet::new();
    let mut lines: Vec<StartNumber> = (history.lines.iter())
        .map(|number| if history.player(*number).is_some() && seen.insert(*number) { *number } else { NOBODY })
        .collect();
    lines.resize(lines.len().next_power_of_two(), NOBODY);
    lines
}
