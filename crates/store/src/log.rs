//! Reads the write-ahead log of a SQLite file as bytes, without replaying it: whether it belongs to the file beside
//! it, and whether all of it could be replayed. SQLite itself replays whatever log lies beside a file and stops
//! without a word where it is damaged.
//!
//! The form is SQLite's own: a head of 32 bytes, then frames of 24 bytes and one page each, with sums that run
//! through the whole log.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use crate::seal::Seal;

const HEAD: usize = 32;
const FRAME: usize = 24;
/// The lowest bit tells the order of bytes in the sums.
const MAGIC: u32 = 0x377f_0682;

/// What a log holds.
#[derive(Debug, Default)]
pub(crate) struct Log {
    /// Whether its head can be read.
    pub(crate) has_head: bool,
    /// Whether SQLite would replay any of it.
    pub(crate) is_replayed: bool,
    /// The seals SQLite would replay, in order.
    pub(crate) seals: Vec<Seal>,
    /// Every seal that can be seen in it, also where SQLite would stop before.
    pub(crate) seen: Vec<Seal>,
    /// Whether SQLite would stop at a frame that one flipped bit alone has spoilt. A write that was under way when the
    /// power went looks otherwise.
    pub(crate) is_flipped: bool,
}

/// Reads a log; `None` where there is none or it is empty. `page` is where the file keeps its seal.
pub(crate) fn read(path: &Path, page: u32) -> io::Result<Option<Log>> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        other => other?,
    };
    if file.metadata()?.len() == 0 {
        return Ok(None);
    }
    read_from(&mut BufReader::with_capacity(1 << 16, file), page).map(Some)
}

fn read_from(from: &mut impl Read, page: u32) -> io::Result<Log> {
    let mut log = Log::default();
    let mut head = [0; HEAD];
    if !fill(from, &mut head)? {
        return Ok(log);
    }
    let size = word(&head, 8);
    if word(&head, 0) & !1 != MAGIC || !size.is_power_of_two() || !(512..=65536).contains(&size) {
        return Ok(log);
    }
    let mut sums = Sums { is_big: word(&head, 0) & 1 == 1, value: (0, 0) };
    sums.add(&head[..24]);
    log.has_head = sums.value == (word(&head, 24), word(&head, 28));
    let mut is_valid = log.has_head;
    // Seals of a transaction count once its last frame is there.
    let mut pending = Vec::new();
    let mut frame = vec![0; FRAME + size as usize];
    while fill(from, &mut frame)? {
        let (head_of_frame, content) = frame.split_at(FRAME);
        if is_valid {
            sums.add(&head_of_frame[..8]);
            sums.add(content);
            let stored = (word(head_of_frame, 16), word(head_of_frame, 20));
            let is_of_this_log = head_of_frame[8..16] == head[16..24];
            is_valid = is_of_this_log && sums.value == stored && word(head_of_frame, 0) != 0;
            log.is_flipped = !is_valid
                && match is_of_this_log {
                    true => sums.are_one_bit_off(stored, &head_of_frame[..8], content),
                    false => sums.value == stored && differing_bits(&head_of_frame[8..16], &head[16..24]) == 1,
                };
        }
        let seal = if word(head_of_frame, 0) == page { Seal::in_page(content) } else { None };
        log.seen.extend(seal.clone());
        if is_valid {
            pending.extend(seal);
            if word(head_of_frame, 4) != 0 {
                log.is_replayed = true;
                log.seals.append(&mut pending);
            }
        }
    }
    Ok(log)
}

/// Reads a whole piece; `false` where the file ends before.
fn fill(from: &mut impl Read, piece: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(piece) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        other => other.map(|()| true),
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"))
}

fn differing_bits(one: &[u8], other: &[u8]) -> u32 {
    one.iter().zip(other).map(|(one, other)| (one ^ other).count_ones()).sum()
}

struct Sums {
    is_big: bool,
    value: (u32, u32),
}

impl Sums {
    fn add(&mut self, bytes: &[u8]) {
        for pair in bytes.chunks_exact(8) {
            let (one, other) = self.numbers(pair);
            let first = self.value.0.wrapping_add(one).wrapping_add(self.value.1);
            let second = self.value.1.wrapping_add(other).wrapping_add(first);
            self.value = (first, second);
        }
    }

    fn numbers(&self, pair: &[u8]) -> (u32, u32) {
        let number = |at: usize| {
            let four = pair[at..at + 4].try_into().expect("four bytes");
            if self.is_big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
        };
        (number(0), number(4))
    }

    /// Whether one flipped bit of a frame, or of the sums it carries, explains why they differ from those counted. The
    /// sums are linear: what a bit adds to them depends only on how far before the end it stands.
    fn are_one_bit_off(&self, stored: (u32, u32), head: &[u8], content: &[u8]) -> bool {
        if (stored.0 ^ self.value.0).count_ones() + (stored.1 ^ self.value.1).count_ones() == 1 {
            return true;
        }
        let missing = (stored.0.wrapping_sub(self.value.0), stored.1.wrapping_sub(self.value.1));
        // What a difference in the first or in the second sum has become at the end.
        let (mut first, mut second) = ((1_u32, 0_u32), (0_u32, 1_u32));
        for pair in head.chunks_exact(8).chain(content.chunks_exact(8)).rev() {
            let numbers = self.numbers(pair);
            for bit in 0..32 {
                let even = flip(numbers.0, bit);
                let both = (first.0.wrapping_add(second.0), first.1.wrapping_add(second.1));
                let odd = flip(numbers.1, bit);
                if times(both, even) == missing || times(second, odd) == missing {
                    return true;
                }
            }
            // One pair earlier: (a, b) goes on as (a + b, a + 2b).
            let sum = (first.0.wrapping_add(second.0), first.1.wrapping_add(second.1));
            second = (sum.0.wrapping_add(second.0), sum.1.wrapping_add(second.1));
            first = sum;
        }
        false
    }
}

/// What a number would gain if this bit of it were the other one.
fn flip(number: u32, bit: u32) -> u32 {
    (number ^ (1 << bit)).wrapping_sub(number)
}

fn times(pair: (u32, u32), by: u32) -> (u32, u32) {
    (pair.0.wrapping_mul(by), pair.1.wrapping_mul(by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_flipped_bit_is_told_from_a_write_that_was_under_way() {
        let content: Vec<u8> = (0..512_u32).map(|number| u8::try_from(number * 31 % 251).unwrap()).collect();
        let head = [0, 0, 0, 7, 0, 0, 0, 9];
        for is_big in [false, true] {
            let count = |head: &[u8], content: &[u8]| {
                let mut sums = Sums { is_big, value: (5, 8) };
                sums.add(head);
                sums.add(content);
                sums
            };
            let stored = count(&head, &content).value;
            for at in [0, 1, 8, 100, 511] {
                for bit in [0, 3, 7] {
                    let mut flipped = content.clone();
                    flipped[at] ^= 1 << bit;
                    assert!(count(&head, &flipped).are_one_bit_off(stored, &head, &flipped), "byte {at} bit {bit}");
                    flipped[(at + 9) % 512] ^= 4;
                    assert!(!count(&head, &flipped).are_one_bit_off(stored, &head, &flipped), "two bits");
                }
            }
            let torn = [&content[..256], &[0; 256]].concat();
            assert!(!count(&head, &torn).are_one_bit_off(stored, &head, &torn));
            let other = [0, 0, 0, 5, 0, 0, 0, 9];
            assert!(count(&other, &content).are_one_bit_off(stored, &other, &content));
            assert!(count(&head, &content).are_one_bit_off((stored.0 ^ 64, stored.1), &head, &content));
        }
    }
}
