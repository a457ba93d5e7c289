//! Games taken off the file some at a time, so that the cores seldom meet over it.

use std::io::Read;
use std::sync::{Mutex, PoisonError};

use rokade_formats::pgn::{PgnError, Reader, Sheet};

use crate::cores::Weighed;
use crate::fault::{Failure, Fault};

/// A batch is closed with so many games or so many bytes.
const MOST_GAMES: usize = 32;
const MOST_BYTES: usize = 128 * 1024;
/// A sheet that has held a longer game is not kept for the next.
const LARGEST_SPARE: usize = 64 * 1024;

/// Games that follow each other.
pub(super) struct Batch {
    /// The number of the first, from 1.
    pub first: usize,
    pub sheets: Vec<Sheet>,
    /// Why nothing can be read behind them.
    pub failure: Option<Failure>,
}

/// Sheets that have been read, to be used again.
#[derive(Default)]
pub(super) struct Spares(Mutex<Vec<Sheet>>);

impl Spares {
    fn take(&self, count: usize) -> Vec<Sheet> {
        let mut spares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = spares.len().saturating_sub(count);
        spares.split_off(kept)
    }

    pub(super) fn give_back(&self, sheets: Vec<Sheet>) {
        let mut spares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        spares.extend(sheets.into_iter().filter(|sheet| sheet.size() <= LARGEST_SPARE));
    }
}

/// The games of a file in batches.
pub(super) struct Batches<'a, R> {
    reader: Reader<R>,
    spares: &'a Spares,
    file: &'a str,
    next: usize,
    is_over: bool,
}

impl<'a, R: Read> Batches<'a, R> {
    pub(super) fn of(reader: Reader<R>, spares: &'a Spares, file: &'a str) -> Self {
        Self { reader, spares, file, next: 1, is_over: false }
    }

    fn failure(&self, error: &PgnError) -> Failure {
        let failure = Failure::of_file("file_not_read", self.file, &error.source);
        let placed = |fault| Fault { line: Some(error.line), ..fault };
        Failure { faults: failure.faults.into_iter().map(placed).collect() }
    }
}

impl<R: Read> Iterator for Batches<'_, R> {
    type Item = Weighed<Batch>;

    fn next(&mut self) -> Option<Weighed<Batch>> {
        let mut spares = self.spares.take(MOST_GAMES);
        let mut batch = Batch { first: self.next, sheets: Vec::with_capacity(MOST_GAMES), failure: None };
        let mut weight = 0;
        while !self.is_over && batch.sheets.len() < MOST_GAMES && weight < MOST_BYTES {
            let mut sheet = spares.pop().unwrap_or_default();
            match self.reader.gather(&mut sheet) {
                Ok(true) => {
                    weight += sheet.size();
                    batch.sheets.push(sheet);
                }
                Ok(false) => self.is_over = true,
                Err(error) => {
                    self.is_over = true;
                    batch.failure = Some(self.failure(&error));
                }
            }
        }
        self.spares.give_back(spares);
        self.next += batch.sheets.len();
        let has_something = !batch.sheets.is_empty() || batch.failure.is_some();
        has_something.then_some(Weighed { it: batch, weight })
    }
}
