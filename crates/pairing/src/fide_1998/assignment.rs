//! Rows matched with columns, the first in order that stays within a price.
//!
//! Rows are the players of S1 (and the places of those left over), columns those of S2. Trying the
//! transpositions of D4.9.5-D1 one after the other gives the first row the first column that leaves
//! the other rows matched, then the second row, and so on; here one search per row says which columns do.
//!
//! Rows and columns have potentials: no edge costs less than the two together, and those of the matching cost just
//! that (the Hungarian method). What an edge costs more is its *loss*: a small whole number, so that the cheapest ways
//! are found level by level, over bits.

use std::collections::BTreeMap;

use crate::matching::Bits;

const NOBODY: usize = usize::MAX;
const FAR: i32 = i32::MAX;
const PRICES: [i32; 2] = [0, 1];

/// What is open to a row or a column: at no price, and at the price of one.
#[derive(Clone)]
struct Line {
    free: Bits,
    paid: Bits,
}

impl Line {
    fn none(size: usize) -> Self {
        Self { free: Bits::none(size), paid: Bits::none(size) }
    }

    fn price(&self, other: usize) -> Option<i32> {
        match (self.free.contains(other), self.paid.contains(other)) {
            (true, _) => Some(0),
            (false, true) => Some(1),
            (false, false) => None,
        }
    }

    fn at(&self, price: i32) -> &Bits {
        if price == 0 { &self.free } else { &self.paid }
    }
}

/// Prices of 0 or 1 for every row and column that may be matched. As many rows as columns: the last ones
/// stand for columns that stay free.
pub(super) struct Table {
    wanted: usize,
    size: usize,
    rows: Vec<Line>,
    columns: Vec<Line>,
}

impl Table {
    /// Rows never outnumber columns.
    pub(super) fn new(rows: usize, columns: usize, price: impl Fn(usize, usize) -> Option<u8>) -> Self {
        let mut lines = vec![Line::none(columns); rows];
        for (row, line) in lines.iter_mut().enumerate() {
            for column in 0..columns {
                match price(row, column) {
                    Some(0) => line.free.insert(column),
                    Some(_) => line.paid.insert(column),
                    None => {}
                }
            }
        }
        lines.resize(columns, Line { free: Bits::all(columns), paid: Bits::none(columns) });
        let mut turned = vec![Line::none(columns); columns];
        for (row, line) in lines.iter().enumerate() {
            line.free.iter().for_each(|column| turned[column].free.insert(row));
            line.paid.iter().for_each(|column| turned[column].paid.insert(row));
        }
        Self { wanted: rows, size: columns, rows: lines, columns: turned }
    }

    /// How many rows want a column.
    pub(super) fn rows(&self) -> usize {
        self.wanted
    }

    /// What it costs that the rows have these columns.
    pub(super) fn price(&self, columns: &[usize]) -> usize {
        self.rows.iter().zip(columns).filter(|(row, column)| row.paid.contains(**column)).count()
    }

    /// The least price at which every row has a column.
    pub(super) fn least(&self) -> Option<usize> {
        Matching::cheapest(self).map(|matching| usize::try_from(matching.total()).expect("prices are not negative"))
    }

    /// The first matching in order within the price: the first row has the first column possible, then the next.
    pub(super) fn first_within(&self, price: usize) -> Option<Vec<usize>> {
        let mut matching = Matching::cheapest(self)?;
        let mut spare = i32::try_from(price).expect("a price fits") - matching.total();
        if spare < 0 {
            return None;
        }
        for row in 0..self.wanted {
            spare -= matching.settle(row, spare);
        }
        matching.column_of.truncate(self.wanted);
        Some(matching.column_of)
    }
}

/// The potentials of rows or of columns, and who of those not settled has which.
struct Potentials {
    of: Vec<i32>,
    open: BTreeMap<i32, Bits>,
}

impl Potentials {
    fn new(size: usize) -> Self {
        Self { of: vec![0; size], open: BTreeMap::from([(0, Bits::all(size))]) }
    }

    fn raise(&mut self, one: usize, change: i32) {
        if change != 0 {
            self.settle(one);
            self.of[one] += change;
            let size = self.of.len();
            self.open.entry(self.of[one]).or_insert_with(|| Bits::none(size)).insert(one);
        }
    }

    fn settle(&mut self, one: usize) {
        self.open.get_mut(&self.of[one]).expect("every potential has its set").remove(one);
    }
}

/// Where a row or a column leads to at one loss: all of those with this potential that are open at this price.
struct Offer {
    from: usize,
    potential: i32,
    price: i32,
}

/// Columns as they are reached, by what it costs.
struct Ways {
    level: Vec<i32>,
    /// By column: the row that comes to it, or the column its row goes to.
    by: Vec<usize>,
    offers: BTreeMap<i32, Vec<Offer>>,
    reached: Vec<usize>,
}

impl Ways {
    fn new(size: usize) -> Self {
        Self { level: vec![FAR; size], by: vec![NOBODY; size], offers: BTreeMap::new(), reached: Vec::new() }
    }

    fn offer(&mut self, level: i32, offer: Offer) {
        self.offers.entry(level).or_default().push(offer);
    }

    /// The next place of the lowest level, and where it is reached from. `find` says what is left of an offer.
    fn next(&mut self, find: impl Fn(&Offer) -> Option<usize>) -> Option<(i32, usize, usize)> {
        loop {
            let mut lowest = self.offers.first_entry()?;
            match lowest.get().last() {
                None => drop(lowest.remove()),
                Some(offer) => match find(offer) {
                    Some(place) => return Some((*lowest.key(), place, offer.from)),
                    None => drop(lowest.get_mut().pop()),
                },
            }
        }
    }

    fn reach(&mut self, level: i32, column: usize, by: usize) {
        (self.level[column], self.by[column]) = (level, by);
        self.reached.push(column);
    }
}

/// Every potential with every price.
fn classes(potentials: &Potentials) -> impl Iterator<Item = (i32, i32)> + '_ {
    potentials.open.keys().flat_map(|potential| PRICES.map(|price| (*potential, price)))
}

struct Matching<'a> {
    table: &'a Table,
    column_of: Vec<usize>,
    row_of: Vec<usize>,
    rows: Potentials,
    columns: Potentials,
    /// Columns that are not settled.
    open: Bits,
}

impl<'a> Matching<'a> {
    /// Every row matched at the least price.
    fn cheapest(table: &'a Table) -> Option<Self> {
        let size = table.size;
        let mut matching = Self {
            table,
            column_of: vec![NOBODY; size],
            row_of: vec![NOBODY; size],
            rows: Potentials::new(size),
            columns: Potentials::new(size),
            open: Bits::all(size),
        };
        // The plain order costs nothing where it is open, and is mostly what is wanted.
        for row in (0..size).filter(|row| table.rows[*row].free.contains(*row)) {
            matching.join(row, row);
        }
        let mut free = Bits::all(size);
        matching.column_of.iter().filter(|column| **column != NOBODY).for_each(|column| free.remove(*column));
        for (row, line) in table.rows.iter().enumerate().filter(|(row, _)| !table.rows[*row].free.contains(*row)) {
            let column = line.free.common(&free).next();
            if let Some(column) = column {
                free.remove(column);
                matching.join(row, column);
            }
        }
        for row in 0..size {
            if matching.column_of[row] == NOBODY {
                matching.augment(row)?;
            }
        }
        Some(matching)
    }

    fn join(&mut self, row: usize, column: usize) {
        self.column_of[row] = column;
        self.row_of[column] = row;
    }

    fn total(&self) -> i32 {
        let price = |(row, column): (usize, &usize)| self.table.rows[row].price(*column).expect("matched over an edge");
        self.column_of.iter().enumerate().map(price).sum()
    }

    fn loss(&self, row: usize, column: usize) -> i32 {
        let price = self.table.rows[row].price(column).expect("only edges are looked at");
        price - self.rows.of[row] - self.columns.of[column]
    }

    /// Gives a free row a column, moving others along the cheapest way.
    fn augment(&mut self, start: usize) -> Option<()> {
        let mut ways = Ways::new(self.table.size);
        let mut unreached = Bits::all(self.table.size);
        let (mut row, mut level) = (start, 0);
        let mut column = loop {
            for (potential, price) in classes(&self.columns) {
                let loss = price - self.rows.of[row] - potential;
                ways.offer(level + loss, Offer { from: row, potential, price });
            }
            let left = |offer: &Offer| {
                let open = self.table.rows[offer.from].at(offer.price);
                open.common_of(&self.columns.open[&offer.potential], &unreached).next()
            };
            let (reached, column, from) = ways.next(left)?;
            unreached.remove(column);
            ways.reach(reached, column, from);
            level = reached;
            row = self.row_of[column];
            if row == NOBODY {
                break column;
            }
        };
        self.rows.raise(start, level);
        for other in ways.reached.iter().copied().filter(|other| *other != column) {
            let less = level - ways.level[other];
            self.columns.raise(other, -less);
            self.rows.raise(self.row_of[other], less);
        }
        loop {
            let row = ways.by[column];
            let left = self.column_of[row];
            self.join(row, column);
            if row == start {
                return Some(());
            }
            column = left;
        }
    }

    /// Gives a row the first column with which the rows after it can still be matched within what is to spare.
    /// Returns what that costs more.
    fn settle(&mut self, row: usize, spare: i32) -> i32 {
        let own = self.column_of[row];
        self.rows.settle(row);
        let Line { free, paid } = &self.table.rows[row];
        let first = |line: &Bits| line.common(&self.open).next();
        let wish = first(free).into_iter().chain(first(paid)).min().expect("the present column is open");
        let mut cost = 0;
        if wish != own {
            let ways = self.ways_out(row, wish, spare);
            let price = |column: &usize| match ways.level[*column] {
                FAR => None,
                level => Some(level + self.loss(row, *column)).filter(|cost| *cost <= spare),
            };
            let chosen = [free, paid].map(|line| line.common(&self.open).find(|column| price(column).is_some()));
            let chosen = chosen.into_iter().flatten().min().expect("the present column is possible");
            cost = price(&chosen).expect("it is possible");
            self.move_on(row, chosen, &ways);
        }
        let column = self.column_of[row];
        self.columns.settle(column);
        self.open.remove(column);
        cost
    }

    /// For every column: what it costs more to move its row elsewhere when `row` gives its own column up, and where
    /// that row then goes. Ends when the wish is in reach, or with what can be spared.
    fn ways_out(&self, row: usize, wish: usize, spare: i32) -> Ways {
        let mut ways = Ways::new(self.table.size);
        let mut unreached = Bits::all(self.table.size);
        let left = |offer: &Offer, unreached: &Bits| {
            let open = self.table.columns[offer.from].at(offer.price);
            open.common_of(&self.rows.open[&offer.potential], unreached).next()
        };
        let mut next = Some((0, row, NOBODY));
        while let Some((level, mover, by)) = next {
            let column = self.column_of[mover];
            unreached.remove(mover);
            ways.reach(level, column, by);
            if column == wish && level + self.loss(row, wish) <= spare {
                break;
            }
            for (potential, price) in classes(&self.rows) {
                let level = level + price - self.columns.of[column] - potential;
                if level <= spare {
                    ways.offer(level, Offer { from: column, potential, price });
                }
            }
            next = ways.next(|offer| left(offer, &unreached));
        }
        ways
    }

    /// Moves a row to a column, whoever holds that one to the next on its way out, and so on. The rows that are not
    /// settled stay matched as cheaply as can be.
    fn move_on(&mut self, row: usize, chosen: usize, ways: &Ways) {
        let own = self.column_of[row];
        for column in ways.reached.iter().copied() {
            let more = ways.level[chosen] - ways.level[column];
            if more > 0 {
                self.columns.raise(column, more);
                if column != own {
                    self.rows.raise(self.row_of[column], -more);
                }
            }
        }
        let (mut mover, mut column) = (row, chosen);
        loop {
            let holder = self.row_of[column];
            self.join(mover, column);
            if column == own {
                return;
            }
            (mover, column) = (holder, ways.by[column]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Straight from the definition: the columns of the rows in order, smallest first.
    fn by_trying(table: &Table, budget: usize) -> Option<Vec<usize>> {
        fn go(table: &Table, chosen: &mut Vec<usize>, left: i32) -> bool {
            let row = chosen.len();
            row == table.wanted
                || (0..table.size).any(|column| {
                    let Some(price) = table.rows[row].price(column).filter(|price| *price <= left) else {
                        return false;
                    };
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
        go(table, &mut chosen, i32::try_from(budget).unwrap()).then_some(chosen)
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
