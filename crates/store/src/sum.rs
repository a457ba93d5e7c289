//! The sum that every row carries over its own columns, so that a row that changed by itself is found when it
//! is read. A sum says nothing about other rows: it goes with the row, and is counted anew when a person is
//! erased from it.

use sha2::{Digest, Sha256};

/// Counts the sum of one row; the columns come in the order of the table.
pub(crate) struct Sum(Sha256);

impl Sum {
    pub(crate) fn of(table: &str) -> Self {
        Self(Sha256::new_with_prefix(b"rokade-row/1 ")).text(table)
    }

    pub(crate) fn number(mut self, value: i64) -> Self {
        self.0.update(b"n");
        self.0.update(value.to_be_bytes());
        self
    }

    pub(crate) fn bytes(mut self, value: &[u8]) -> Self {
        self.0.update(b"b");
        self.0.update((value.len() as u64).to_be_bytes());
        self.0.update(value);
        self
    }

    pub(crate) fn text(self, value: &str) -> Self {
        self.bytes(value.as_bytes())
    }

    fn none(mut self) -> Self {
        self.0.update(b"0");
        self
    }

    pub(crate) fn maybe_text(self, value: Option<&str>) -> Self {
        match value {
            Some(text) => self.text(text),
            None => self.none(),
        }
    }

    pub(crate) fn maybe_number(self, value: Option<i64>) -> Self {
        match value {
            Some(number) => self.number(number),
            None => self.none(),
        }
    }

    pub(crate) fn done(self) -> i64 {
        let digest = self.0.finalize();
        i64::from_be_bytes(*digest.first_chunk().expect("a digest is longer than a number"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_tells_values_tables_and_places_apart() {
        let sums = [
            Sum::of("actor").number(1).text("Bo").done(),
            Sum::of("actor").number(1).text("Bp").done(),
            Sum::of("actor").number(3).text("Bo").done(),
            Sum::of("facts").number(1).text("Bo").done(),
            Sum::of("actor").number(1).maybe_text(None).done(),
            Sum::of("actor").number(1).text("").done(),
            Sum::of("actor").text("Bo").number(1).done(),
        ];
        let different: std::collections::BTreeSet<i64> = sums.into_iter().collect();
        assert_eq!(different.len(), sums.len());
    }
}
