//! The orders of group b that meet most colour preferences (D4.9.3-5.2).
//!
//! The Hungarian method: the pairs that can be part of a best order are those its prices
//! leave without loss.

/// What each pair of the two halves costs.
pub(super) struct Costs {
    size: usize,
    rows: Vec<u8>,
}

/// The pair is not legal.
pub(super) const NEVER: u8 = u8::MAX;

const NONE: usize = usize::MAX;

impl Costs {
    pub(super) fn new(size: usize, cost: impl Fn(usize, usize) -> u8) -> Self {
        let rows = (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
        Self { size, rows: rows.map(|(row, column)| cost(row, column)).collect() }
    }

    pub(super) fn row(&self, row: usize) -> &[u8] {
        &self.rows[row * self.size..][..self.size]
    }

    /// Whether every legal pair costs the same.
    pub(super) fn are_equal(&self) -> bool {
        let mut legal = self.rows.iter().filter(|cost| **cost != NEVER);
        let first = legal.next();
        legal.all(|cost| Some(cost) == first)
    }
}

/// Prices of rows and columns, and a cheapest complete assignment.
pub(super) struct Best {
    rows: Vec<i32>,
    columns: Vec<i32>,
    /// The column of each row.
    pub column_of: Vec<usize>,
}

impl Best {
    /// A complete assignment must exist.
    pub(super) fn of(costs: &Costs) -> Self {
        let size = costs.size;
        let cheapest = |row: usize| i32::from(*costs.row(row).iter().min().expect("a row has a legal pair"));
        let mut search = Search {
            costs,
            rows: (0..size).map(cheapest).collect(),
            columns: vec![0; size],
            row_of: vec![NONE; size],
            distance: vec![0; size],
            before: vec![NONE; size],
            is_done: vec![false; size],
        };
        for row in 0..size {
            if !search.take_free(row) {
                search.augment(row);
            }
        }
        let mut column_of = vec![NONE; size];
        search.row_of.iter().enumerate().for_each(|(column, row)| column_of[*row] = column);
        Self { rows: search.rows, columns: search.columns, column_of }
    }

    /// Whether the pair can be part of a cheapest assignment.
    pub(super) fn is_tight(&self, costs: &Costs, row: usize, column: usize) -> bool {
        let cost = costs.row(row)[column];
        cost != NEVER && i32::from(cost) == self.rows[row] + self.columns[column]
    }
}

struct Search<'a> {
    costs: &'a Costs,
    rows: Vec<i32>,
    columns: Vec<i32>,
    row_of: Vec<usize>,
    distance: Vec<i32>,
    before: Vec<usize>,
    is_done: Vec<bool>,
}

impl Search<'_> {
    /// The first free column without loss.
    fn take_free(&mut self, row: usize) -> bool {
        let is_open = |(column, cost): (usize, &u8)| {
            *cost != NEVER && self.row_of[column] == NONE && i32::from(*cost) == self.rows[row] + self.columns[column]
        };
        match self.costs.row(row).iter().enumerate().position(is_open) {
            Some(column) => self.row_of[column] = row,
            None => return false,
        }
        true
    }

    /// The cheapest way to a free column, with the prices moved along.
    fn augment(&mut self, start: usize) {
        self.distance.fill(i32::MAX);
        self.is_done.fill(false);
        let (mut row, mut reached, mut last) = (start, 0, NONE);
        let end = loop {
            self.relax(row, reached, last);
            let nearest = (0..self.costs.size)
                .filter(|column| !self.is_done[*column])
                .min_by_key(|column| self.distance[*column])
                .expect("a complete assignment exists");
            assert!(self.distance[nearest] < i32::MAX, "a complete assignment exists");
            reached = self.distance[nearest];
            self.is_done[nearest] = true;
            if self.row_of[nearest] == NONE {
                break nearest;
            }
            (row, last) = (self.row_of[nearest], nearest);
        };
        self.move_prices(start, reached);
        let mut column = end;
        while column != NONE {
            let before = self.before[column];
            self.row_of[column] = if before == NONE { start } else { self.row_of[before] };
            column = before;
        }
    }

    fn relax(&mut self, row: usize, reached: i32, from: usize) {
        for (column, cost) in self.costs.row(row).iter().enumerate() {
            if *cost == NEVER || self.is_done[column] {
                continue;
            }
            let through = reached + i32::from(*cost) - self.rows[row] - self.columns[column];
            if through < self.distance[column] {
                self.distance[column] = through;
                self.before[column] = from;
            }
        }
    }

    fn move_prices(&mut self, start: usize, reached: i32) {
        self.rows[start] += reached;
        for column in (0..self.costs.size).filter(|column| self.is_done[*column]) {
            let less = reached - self.distance[column];
            self.columns[column] -= less;
            if self.row_of[column] != NONE {
                self.rows[self.row_of[column]] += less;
            }
        }
    }
}
