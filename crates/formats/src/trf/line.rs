//! One line, cut by columns. Columns count from 1, inclusive; beyond the end all is blank.

/// Stands for the further bytes of a letter where columns were counted in bytes.
pub(super) const FILLER: char = '\0';

pub(super) struct Line {
    pub(super) number: usize,
    columns: Vec<char>,
}

/// A word of a line and the column it begins at.
pub(super) struct Word {
    pub(super) column: usize,
    pub(super) text: String,
}

impl Line {
    pub(super) fn new(number: usize, text: &str) -> Self {
        Self { number, columns: text.trim_end().chars().collect() }
    }

    /// The line as a program lays it out that counts bytes instead of letters.
    pub(super) fn counted_in_bytes(number: usize, text: &str) -> Self {
        let mut columns = Vec::with_capacity(text.len());
        for letter in text.trim_end().chars() {
            columns.push(letter);
            columns.extend(std::iter::repeat_n(FILLER, letter.len_utf8() - 1));
        }
        Self { number, columns }
    }

    /// The last column that is not blank.
    pub(super) fn length(&self) -> usize {
        self.columns.len()
    }

    pub(super) fn at(&self, column: usize) -> char {
        self.columns.get(column - 1).copied().unwrap_or(' ')
    }

    /// The trimmed text of some columns.
    pub(super) fn text(&self, first: usize, last: usize) -> String {
        let last = last.min(self.columns.len());
        if first > last {
            return String::new();
        }
        let letters: String = self.columns[first - 1..last].iter().filter(|letter| **letter != FILLER).collect();
        letters.trim().to_owned()
    }

    pub(super) fn text_from(&self, first: usize) -> String {
        self.text(first, self.columns.len())
    }

    pub(super) fn is_ascii(&self) -> bool {
        self.columns.iter().all(char::is_ascii)
    }

    pub(super) fn words_from(&self, first: usize) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        let mut in_word = false;
        for (index, letter) in self.columns.iter().enumerate().skip(first - 1) {
            if letter.is_whitespace() {
                in_word = false;
            } else if in_word {
                words.last_mut().expect("a word has begun").text.push(*letter);
            } else {
                words.push(Word { column: index + 1, text: letter.to_string() });
                in_word = true;
            }
        }
        words
    }
}

impl Word {
    /// A whole number of digits alone.
    pub(super) fn number(&self) -> Option<u32> {
        whole_number(&self.text)
    }
}

/// Digits alone, at most nine of them.
pub(super) fn whole_number(text: &str) -> Option<u32> {
    let is_plain = (1..=9).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_plain { text.parse().ok() } else { None }
}

/// Digits alone, as many as the widest field has columns.
pub(super) fn long_number(text: &str) -> Option<u64> {
    let is_plain = (1..=11).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_plain { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_beyond_the_end_are_blank() {
        let line = Line::new(1, "001    7");
        assert_eq!((line.text(5, 8).as_str(), line.text(15, 47).as_str(), line.at(97)), ("7", "", ' '));
    }

    #[test]
    fn columns_may_be_counted_in_bytes() {
        let line = Line::counted_in_bytes(1, "ø x");
        assert_eq!((line.text(1, 2).as_str(), line.at(4)), ("ø", 'x'));
    }

    #[test]
    fn words_know_their_columns() {
        let words: Vec<_> = Line::new(1, "XXP 3  18").words_from(4).iter().map(|w| (w.column, w.number())).collect();
        assert_eq!(words, [(5, Some(3)), (8, Some(18))]);
    }
}
