//! Rows matched with columns, the first in order that stays within a price.
//!
//! Rows are the players of S1 (and the places of those left over), columns those of S2. Trying the
//! transpositions of D4.9.5-D1 one after the other gives the first row the first column that leaves
//! the other rows matched, then the second row, and so on; here one search per row says which columns do.

use std::collections::VecDeque;

/// No edge.
const CLOSED: u8 = u8::MAX;
const NOBODY: usize = usize::MAX;
const FAR: i64 = i64::MAX / 4;

/// Prices of 0 or 1 for every row and column that may be matched. As many rows as columns: the last ones
/// stand for columns that stay free.
pub(super) struct Table {
    wanted: usize,
    rows: usize,
    columns: usize,
    prices: Vec<u8>,
}

impl Table {
    /// Rows never outnumber columns.
    pub fn new(rows: usize, columns: usize, price: impl Fn(usize, usize) -> Option<u8>) -> Self {
        let mut prices = Vec::with_capacity(columns * columns);
        for row in 0..rows {
            prices.extend((0..columns).map(|column| price(row, column).unwrap_or(CLOSED)));
        }
        prices.resize(columns * columns, 0);
        Self { wanted: rows, rows: columns, columns, prices }
    }

    fn price(&self, row: usize, column: usize) -> Option<i64> {
        let price = self.prices[row * self.columns + column];
        (price != CLOSED).then_some(i64::from(price))
    }

    /// The least price at which every row has a column.
    pub fn least(&self) -> Option<usize> {
        Matching::cheapest(self).map(|matching| usize::try_from(matching.total(self)).expect("prices are not negative"))
    }

    /// The first matching in order within the price: the first row has the first column possible, then the next.
    pub fn first_within(&self, price: usize) -> Option<Vec<usize>> {
        let mut matching = Matching::cheapest(self)?;
        let budget = i64::try_from(price).expect("a price fits");
        let mut total = matching.total(self);
        if total > budget {
            return None;
        }
        let mut is_taken = vec![false; self.columns];
        for row in 0..self.wanted {
            total = matching.settle(self, row, &is_taken, total, budget);
            is_taken[matching.column_of[row]] = true;
        }
        matching.column_of.truncate(self.wanted);
        Some(matching.column_of)
    }
}

struct Matching {
    column_of: Vec<usize>,
    row_of: Vec<usize>,
}

impl Matching {
    /// Every row matched at the least price; successive cheapest augmenting paths.
    fn cheapest(table: &Table) -> Option<Self> {
        let mut matching = Self { column_of: vec![NOBODY; table.rows], row_of: vec![NOBODY; table.columns] };
        // The plain order costs nothing where it is open, and is mostly what is wanted.
        for row in 0..table.rows {
            if table.price(row, row) == Some(0) {
                matching.join(row, row);
            }
        }
        for row in 0..table.rows {
            if matching.column_of[row] == NOBODY {
                matching.augment(table, row)?;
            }
        }
        Some(matching)
    }

    fn join(&mut self, row: usize, column: usize) {
        self.column_of[row] = column;
        self.row_of[column] = row;
    }

    fn total(&self, table: &Table) -> i64 {
        let price = |(row, column): (usize, &usize)| table.price(row, *column).expect("matched over an edge");
        self.column_of.iter().enumerate().map(price).sum()
    }

    /// Gives a free row a column, moving others along the cheapest path.
    fn augment(&mut self, table: &Table, start: usize) -> Option<()> {
        let mut far = vec![FAR; table.columns];
        let mut from = vec![NOBODY; table.columns];
        let mut waits = vec![false; table.rows];
        let mut queue = VecDeque::from([start]);
        while let Some(row) = queue.pop_front() {
            waits[row] = false;
            let so_far = match self.column_of[row] {
                NOBODY => 0,
                column => far[column] - table.price(row, column).expect("matched over an edge"),
            };
            for column in 0..table.columns {
                let Some(price) = table.price(row, column) else { continue };
                if column == self.column_of[row] || so_far + price >= far[column] {
                    continue;
                }
                far[column] = so_far + price;
                from[column] = row;
                let holder = self.row_of[column];
                if holder != NOBODY && !std::mem::replace(&mut waits[holder], true) {
                    queue.push_back(holder);
                }
            }
        }
        let free = (0..table.columns).filter(|column| self.row_of[*column] == NOBODY && far[*column] < FAR);
        let mut column = free.min_by_key(|column| far[*column])?;
        loop {
            let row = from[column];
            let left = self.column_of[row];
            self.join(row, column);
            if row == start {
                return Some(());
            }
            column = left;
        }
    }

    /// Gives a row the first column with which the rows after it can still be matched within the budget.
    /// Returns the new total.
    fn settle(&mut self, table: &Table, row: usize, is_taken: &[bool], total: i64, budget: i64) -> i64 {
        let own = self.column_of[row];
        let open = |column: &usize| !is_taken[*column] && table.price(row, *column).is_some();
        let Some(wish) = (0..table.columns).find(open).filter(|wish| *wish != own) else { return total };
        let price = |column: usize| table.price(row, column).expect("the column is open");
        let spare = budget - total + price(own);
        // Early only where it costs nothing more: the matching must stay the cheapest of those left.
        let (far, next) = self.ways_out(table, row, |far| price(wish) + far[wish] <= price(own));
        let chosen = (wish..table.columns)
            .find(|column| open(column) && (*column == own || price(*column) + far[*column] <= spare))
            .expect("the present column is open");
        if chosen == own {
            return total;
        }
        let changed = total - price(own) + price(chosen) + far[chosen];
        // Whoever holds the chosen column moves to the next one on its way out, and so on.
        self.row_of[own] = NOBODY;
        let (mut mover, mut column) = (row, chosen);
        loop {
            let holder = self.row_of[column];
            let onward = next[column];
            self.join(mover, column);
            if holder == NOBODY {
                return changed;
            }
            (mover, column) = (holder, onward);
        }
    }

    /// For every column: what it costs more to move its holder elsewhere when `row` gives its own column up, and
    /// where he then moves. Ends early when `is_enough`.
    fn ways_out(&self, table: &Table, row: usize, is_enough: impl Fn(&[i64]) -> bool) -> (Vec<i64>, Vec<usize>) {
        let own = self.column_of[row];
        let mut far = vec![FAR; table.columns];
        let mut next = vec![NOBODY; table.columns];
        let mut waits = vec![false; table.columns];
        let mut queue = VecDeque::from([own]);
        far[own] = 0;
        while let Some(column) = queue.pop_front() {
            if is_enough(&far) {
                break;
            }
            waits[column] = false;
            for mover in row + 1..table.rows {
                let held = self.column_of[mover];
                let Some(price) = table.price(mover, column).filter(|_| held != column) else { continue };
                let more = far[column] + price - table.price(mover, held).expect("matched over an edge");
                if more < far[held] {
                    far[held] = more;
                    next[held] = column;
                    if !std::mem::replace(&mut waits[held], true) {
                        queue.push_back(held);
                    }
                }
            }
        }
        (far, next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Straight from the definition: the columns of the rows in order, smallest first.
    fn by_trying(table: &Table, budget: usize) -> Option<Vec<usize>> {
        fn go(table: &Table, chosen: &mut Vec<usize>, left: i64) -> bool {
            let row = chosen.len();
            row == table.wanted
                || (0..table.columns).any(|column| {
                    let Some(price) = table.price(row, column).filter(|price| *price <= left) else { return false };
                    if chosen.contains(&column) {
                        return false;
                    }
                    chosen.push(column);
                    let done = go(table, chosen, left - price);
                    if !done {
                        chosen.pop();
                    }
                    done
                })
        }
        let mut chosen = Vec::new();
        go(table, &mut chosen, i64::try_from(budget).unwrap()).then_some(chosen)
    }

    #[test]
    fn the_first_matching_within_a_price_is_the_one_trying_finds() {
        let mut state = 7_u64;
        let mut below = |bound: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % bound
        };
        let mut found = 0;
        for _ in 0..6000 {
            let rows = usize::try_from(1 + below(5)).unwrap();
            let columns = rows + usize::try_from(below(5)).unwrap();
            let open = 2 + below(7);
            let cells: Vec<Option<u8>> =
                (0..rows * columns).map(|_| (below(10) < open).then(|| u8::from(below(2) == 0))).collect();
            let table = Table::new(rows, columns, |row, column| cells[row * columns + column]);
            for budget in 0..=rows {
                let first = table.first_within(budget);
                assert_eq!(first, by_trying(&table, budget));
                assert_eq!(first.is_some(), table.least().is_some_and(|least| least <= budget));
                found += usize::from(first.is_some());
            }
        }
        assert!(found > 2000, "{found}");
    }
}
