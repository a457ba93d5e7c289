//! What somebody types to find a player.

use rokade_model::folded_words;

/// The parts of what was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Query {
    /// Beginnings of words of the name, folded
    pub(super) words: Vec<String>,
    /// First and last birth year
    pub(super) years: Vec<(u16, u16)>,
    pub(super) fide_id: Option<u32>,
}

/// Nobody has more names; what is typed beyond is not looked for.
const MOST_WORDS: usize = 8;
const LONGEST_WORD: usize = 40;

impl Query {
    /// Reads `hol ast`, `holm 1987`, `holm 1970..1975` and `1499001`.
    pub(super) fn of(text: &str) -> Self {
        let mut query = Query::default();
        for piece in text.split_whitespace() {
            if let Some(years) = years(piece) {
                query.years.push(years);
            } else if let (Ok(id), true) = (piece.parse(), piece.bytes().all(|byte| byte.is_ascii_digit())) {
                query.fide_id = Some(id);
            } else {
                let words = folded_words(piece).into_iter().map(|word| word.chars().take(LONGEST_WORD).collect());
                query.words.extend(words);
            }
        }
        query.words.truncate(MOST_WORDS);
        query.words.sort_unstable();
        query.words.dedup();
        query
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty() && self.years.is_empty() && self.fide_id.is_none()
    }
}

/// `1970..1975` or `1987`; other numbers are FIDE numbers, which have more digits.
fn years(piece: &str) -> Option<(u16, u16)> {
    let year = |text: &str| {
        let is_year = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u16>().ok().filter(|year| is_year && (1850..=2100).contains(year))
    };
    match piece.split_once("..") {
        Some((first, last)) => year(first).zip(year(last)).map(|(first, last)| (first.min(last), first.max(last))),
        None => year(piece).map(|year| (year, year)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_has_parts() {
        let query = Query::of("  Høl-ÅST 1970..1975 ");
        assert_eq!(query.words, ["ast", "hol"]);
        assert_eq!(query.years, [(1970, 1975)]);
        assert_eq!(Query::of("1499001").fide_id, Some(1_499_001));
        assert_eq!(Query::of("1987").years, [(1987, 1987)]);
        assert_eq!(Query::of("1975..1970").years, [(1970, 1975)]);
        assert!(Query::of(" - , ").is_empty());
    }
}
