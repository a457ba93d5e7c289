//! Columns of text for the terminal.

/// Which side of its column a cell leans on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lean {
    Left,
    Right,
}

/// Rows of cells, written with every column as wide as its widest cell.
#[derive(Debug)]
pub struct Table {
    lean: Vec<Lean>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub fn new(columns: &[(Lean, String)]) -> Self {
        let lean = columns.iter().map(|(lean, _)| *lean).collect();
        Self { lean, rows: vec![columns.iter().map(|(_, head)| head.clone()).collect()] }
    }

    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The lines, two blanks between columns, nothing behind the last word.
    pub fn lines(&self) -> Vec<String> {
        let widths: Vec<usize> = (0..self.lean.len())
            .map(|column| self.rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0))
            .collect();
        self.rows.iter().map(|row| self.line(row, &widths)).collect()
    }

    pub fn text(&self) -> String {
        self.lines().iter().map(|line| format!("{line}\n")).collect()
    }

    fn line(&self, row: &[String], widths: &[usize]) -> String {
        let mut line = String::new();
        for ((cell, lean), column) in row.iter().zip(&self.lean).zip(widths) {
            let gap = " ".repeat(column - width(cell));
            match lean {
                Lean::Left => line.push_str(&format!("{cell}{gap}  ")),
                Lean::Right => line.push_str(&format!("{gap}{cell}  ")),
            }
        }
        line.trim_end().to_owned()
    }
}

/// Letters of our languages take one place each.
fn width(cell: &str) -> usize {
    cell.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut table = Table::new(&[(Lean::Right, "Nr.".into()), (Lean::Left, "Navn".into()), (Lean::Right, "P".into())]);
        table.row(vec!["1".into(), "Åse Ødegård".into(), "4½".into()]);
        assert_eq!(table.text(), "Nr.  Navn          P\n  1  Åse Ødegård  4½\n");
    }
}
