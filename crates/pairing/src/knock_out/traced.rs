//! Lines read back from the games of an event whose draw was not kept
//! (reading `docs/readings/knock-out-lines.md`).

use std::collections::{BTreeMap, BTreeSet};

use rokade_model::{Entry, History, RoundNumber, StartNumber};

use super::bands;
use crate::NOBODY;

/// The players of a part of the bracket by line, its best seed on the first one.
type Block = Vec<StartNumber>;

/// Lines that give the games of the history, if lots drawn inside the bands can have given them.
///
/// Each round joins the blocks whose players met in it. Which way round a block stands the
/// games do not tell; seeds stand at the outer lines.
pub(crate) fn traced(history: &History) -> Option<Vec<StartNumber>> {
    let seeds = history.by_strength();
    let size = seeds.len().next_power_of_two();
    let rank: BTreeMap<StartNumber, usize> = seeds.iter().copied().zip(0..).collect();
    let mut blocks: Vec<Block> = seeds.iter().map(|player| vec![*player]).collect();
    let met = joined(history, 1, &mut blocks, &rank)?;
    blocks.iter_mut().filter(|block| block.len() == 1).for_each(|block| block.push(NOBODY));
    if met == 0 || blocks.len() * 2 != size {
        return None;
    }
    for round in 2..=history.paired_rounds() {
        joined(history, round, &mut blocks, &rank)?;
        join_last_two(&mut blocks, &rank)?;
    }
    while blocks.len() > 1 {
        // Nothing is known of later rounds: the best block against the last, as the order of seeding has it.
        blocks.sort_by_key(|block| rank[&block[0]]);
        let lower = blocks.split_off(blocks.len() / 2);
        blocks = blocks.into_iter().zip(lower.into_iter().rev()).map(|(one, other)| join(one, other, &rank)).collect();
    }
    blocks.pop().filter(|lines| lines.len() == size && are_in_their_bands(lines, &seeds))
}

/// Joins the blocks whose players have a game in the round; `None` where that is no bracket.
fn joined(
    history: &History,
    round: RoundNumber,
    blocks: &mut Vec<Block>,
    rank: &BTreeMap<StartNumber, usize>,
) -> Option<usize> {
    let mut of: BTreeMap<StartNumber, usize> = BTreeMap::new();
    for (index, block) in blocks.iter().enumerate() {
        of.extend(block.iter().filter(|player| **player != NOBODY).map(|player| (*player, index)));
    }
    let mut pairs = BTreeSet::new();
    for player in &history.players {
        if let Entry::Game { opponent, .. } = player.entry(round) {
            let (one, other) = (of[&player.number], *of.get(&opponent)?);
            pairs.insert((one.min(other), one.max(other)));
        }
    }
    let mut parts: Vec<Option<Block>> = std::mem::take(blocks).into_iter().map(Some).collect();
    let count = pairs.len();
    for (one, other) in pairs {
        // A block that joins itself or joins twice is no bracket.
        let (first, second) = (parts[one].take()?, parts[other].take()?);
        blocks.push(join(first, second, rank));
    }
    blocks.extend(parts.into_iter().flatten());
    Some(count)
}

/// Where all but two blocks of a round have joined, the two were a walkover.
fn join_last_two(blocks: &mut Vec<Block>, rank: &BTreeMap<StartNumber, usize>) -> Option<()> {
    let largest = blocks.iter().map(Vec::len).max()?;
    let (whole, mut left): (Vec<Block>, Vec<Block>) =
        std::mem::take(blocks).into_iter().partition(|b| b.len() == largest);
    *blocks = whole;
    match (left.pop(), left.pop(), left.pop()) {
        (None, None, None) => Some(()),
        (Some(one), Some(other), None) => {
            blocks.push(join(one, other, rank));
            Some(())
        }
        _ => None,
    }
}

/// The better block first and the other mirrored, so that both best seeds stand outside.
fn join(one: Block, other: Block, rank: &BTreeMap<StartNumber, usize>) -> Block {
    let (mut better, other) = if rank[&one[0]] < rank[&other[0]] { (one, other) } else { (other, one) };
    better.extend(other.into_iter().rev());
    better
}

fn are_in_their_bands(lines: &[StartNumber], seeds: &[StartNumber]) -> bool {
    let of_band = bands(lines.len()).into_iter().enumerate();
    let band_of: BTreeMap<usize, usize> =
        of_band.flat_map(|(band, lines)| lines.into_iter().map(move |line| (line, band))).collect();
    let due = bands(lines.len()).into_iter().enumerate().flat_map(|(band, lines)| lines.into_iter().map(move |_| band));
    seeds.iter().zip(due).all(|(seed, due)| {
        lines.iter().position(|player| player == seed).is_some_and(|line| band_of[&(line + 1)] == due)
    })
}
