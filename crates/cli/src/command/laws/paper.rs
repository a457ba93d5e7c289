//! Text for people, as wide as the terminal.

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;
const NARROWEST: usize = 40;

/// The width to write in: the terminal's, or what `COLUMNS` says where there is none.
fn width() -> usize {
    let told = || std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let terminal = terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0));
    terminal.or_else(told).unwrap_or(WIDEST).clamp(NARROWEST, WIDEST)
}

/// Lines that are being written.
pub(super) struct Paper {
    width: usize,
    text: String,
}

impl Paper {
    pub(super) fn new() -> Self {
        Self { width: width(), text: String::new() }
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    pub(super) fn blank(&mut self) {
        self.text.push('\n');
    }

    /// A paragraph so far from the edge.
    pub(super) fn paragraph(&mut self, indent: usize, text: &str) {
        self.entry(indent, "", 0, text);
    }

    /// A head and behind it a text that keeps clear of the head's column; a head too long for its column has
    /// a line of its own.
    pub(super) fn entry(&mut self, indent: usize, head: &str, column: usize, text: &str) {
        let margin = " ".repeat(indent + column);
        let mut line = format!("{}{head}", " ".repeat(indent));
        if !head.is_empty() && head.chars().count() >= column {
            self.end(&line);
            line = margin.clone();
        }
        let length = |line: &str| line.chars().count();
        line.push_str(&" ".repeat((indent + column).saturating_sub(length(&line))));
        let mut is_fresh = true;
        for word in text.split_whitespace() {
            if !is_fresh && length(&line) + 1 + length(word) > self.width {
                self.end(&line);
                line = margin.clone();
                is_fresh = true;
            }
            if !is_fresh {
                line.push(' ');
            }
            line.push_str(word);
            is_fresh = false;
        }
        self.end(&line);
    }

    fn end(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}

/// The column that holds most heads; a few longer ones may break out of it.
pub(super) fn column<'a>(heads: impl Iterator<Item = &'a str>) -> usize {
    const WIDEST_COLUMN: usize = 14;
    heads.map(|head| head.chars().count() + 2).filter(|width| *width <= WIDEST_COLUMN).max().unwrap_or(WIDEST_COLUMN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(width: usize, write: impl Fn(&mut Paper)) -> String {
        let mut paper = Paper { width, text: String::new() };
        write(&mut paper);
        paper.into_text()
    }

    #[test]
    fn a_text_keeps_its_column_and_its_width() {
        let text = written(20, |paper| paper.entry(0, "7.5", 5, "one two three four five"));
        assert_eq!(text, "7.5  one two three\n     four five\n");
        let text = written(20, |paper| paper.entry(2, "too-long-a-head", 4, "one two"));
        assert_eq!(text, "  too-long-a-head\n      one two\n");
        assert_eq!(written(8, |paper| paper.paragraph(2, "a longword b")), "  a\n  longword\n  b\n");
        assert_eq!(written(20, |paper| paper.paragraph(2, "")), "\n");
    }

    #[test]
    fn the_column_fits_most_heads() {
        assert_eq!(column(["7.5", "13.4.g", "a-very-long-head-indeed"].into_iter()), 8);
    }
}
