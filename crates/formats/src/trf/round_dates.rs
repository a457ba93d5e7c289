//! Record 132, the dates of the rounds, as different programs lay it out.
//!
//! The dates stand under the rounds of the players' lines. Some writers are a column or two off, some write four
//! digits of the year, and some write a line for every round. See docs/readings/trf-round-dates.md.

use jiff::civil::Date;
use rokade_clause::Reason;

use super::date::short;
use super::line::{Line, Word};
use super::player::{line_fact, opponent_column};
use super::read::Reader;
use super::records::Outcome;
use super::{MOST_ROUNDS, impossible, read_date};

/// Columns a writer may be off without another round being meant.
const MOST_OFF: usize = 3;

/// The dates by round, and by how many columns they stand off their place.
type Dates = (Vec<Option<Date>>, isize);

impl Reader {
    /// 132: dates under the rounds they belong to, or one date for each line.
    pub(super) fn round_dates(&mut self, line: &Line) -> Outcome {
        if line.words_from(4).is_empty() {
            return Outcome::Keep;
        }
        if let Some(date) = one_a_line(line) {
            return self.next_round_date(date, line);
        }
        let Some((dates, off)) = under_rounds(line).filter(|(dates, _)| are_writable(dates)) else {
            let reason = Reason::house("dates_unreadable").with("line", line_fact(line.number));
            self.notes.add(reason.with("found", impossible::no_day(&line.text_from(4))));
            return Outcome::Keep;
        };
        if !self.draft.header.round_dates.is_empty() {
            return self.repeated("132", line);
        }
        if off != 0 {
            let reason = Reason::house("dates_shifted").with("line", line_fact(line.number));
            self.notes.add(reason.with("columns", i64::try_from(off).unwrap_or_default()));
        }
        self.draft.header.round_dates = dates;
        Outcome::Read
    }

    /// The lines come in the order of the rounds.
    fn next_round_date(&mut self, date: Date, line: &Line) -> Outcome {
        let is_first = self.draft.header.round_dates.is_empty();
        if !is_first && !self.draft.has_dates_by_line {
            return self.repeated("132", line);
        }
        self.draft.has_dates_by_line = true;
        self.draft.header.round_dates.push(Some(date));
        self.notes.add(Reason::house("dates_one_a_line").with("line", line_fact(line.number)));
        Outcome::Read
    }
}

/// A single date at the beginning of the line, where no round has its columns.
fn one_a_line(line: &Line) -> Option<Date> {
    let first = line.words_from(4).first()?.column;
    let date = read_date(&line.text_from(4)).filter(|date| short(*date).is_some())?;
    (first + 10 < opponent_column(1)).then_some(date)
}

fn under_rounds(line: &Line) -> Option<Dates> {
    let words = line.words_from(4);
    by_words(&words).or_else(|| run_together(line).map(|dates| (dates, 0)))
}

/// Every date a word of its own, all of them off by the same number of columns.
fn by_words(words: &[Word]) -> Option<Dates> {
    let mut dates: Vec<Option<Date>> = Vec::new();
    let mut common: Option<isize> = None;
    for word in words {
        let date = read_date(&word.text)?;
        let round = round_at(word.column)?;
        // A year of four digits takes the two columns before the round, or those behind it.
        let is_long = word.text.chars().count() > 8;
        let off = isize::try_from(word.column).ok()? - isize::try_from(opponent_column(round)).ok()?;
        let off = if is_long && (-2..=0).contains(&off) { 0 } else { off };
        if *common.get_or_insert(off) != off || round <= dates.len() || round > MOST_ROUNDS as usize {
            return None;
        }
        dates.resize(round, None);
        dates[round - 1] = Some(date);
    }
    common.map(|off| (dates, off))
}

/// The round whose columns begin nearest to a column.
fn round_at(column: usize) -> Option<usize> {
    let beyond = (column + MOST_OFF).checked_sub(opponent_column(1))?;
    (beyond % 10 <= 2 * MOST_OFF).then_some(beyond / 10 + 1)
}

/// Dates of ten letters with nothing between them.
fn run_together(line: &Line) -> Option<Vec<Option<Date>>> {
    let columns = |first: usize| -> Option<Vec<Option<Date>>> {
        let count = (line.length() + 1).saturating_sub(first).div_ceil(10).min(MOST_ROUNDS as usize);
        let texts = (0..count).map(|index| line.text(first + 10 * index, first + 10 * index + 9));
        let date = |text: String| match text.chars().count() {
            0 => Some(None),
            10 => read_date(&text).map(Some),
            _ => None,
        };
        texts.map(date).collect()
    };
    let first = opponent_column(1);
    let is_alone = line.text(4, first - 2).is_empty();
    columns(first - 1).or_else(|| columns(first)).filter(|dates| is_alone && !dates.is_empty())
}

/// Dates our own record can hold, which has two digits for the year.
fn are_writable(dates: &[Option<Date>]) -> bool {
    dates.iter().flatten().all(|date| short(*date).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(Vec<Option<String>>, isize)> {
        let (dates, off) = under_rounds(&Line::new(1, text))?;
        Some((dates.into_iter().map(|date| date.map(|date| date.to_string())).collect(), off))
    }

    fn at(column: usize, dates: &str) -> String {
        format!("132{}{dates}", " ".repeat(column - 4))
    }

    #[test]
    fn dates_stand_under_their_rounds_or_a_little_off() {
        let both = vec![Some("2025-09-13".to_owned()), Some("2025-09-14".to_owned())];
        assert_eq!(read(&at(92, "25/09/13  25/09/14")), Some((both.clone(), 0)));
        assert_eq!(read(&at(93, "25/09/13  25/09/14")), Some((both.clone(), 1)));
        assert_eq!(read(&at(91, "2025/09/132025/09/14")), Some((both.clone(), 0)));
        assert_eq!(read(&at(92, "2025/09/132025/09/14")), Some((both, 0)));
        assert_eq!(read(&at(102, "25/09/14")), Some((vec![None, Some("2025-09-14".to_owned())], 0)));
        assert_eq!(read(&at(97, "25/09/13")), None, "between two rounds");
        assert_eq!(read(&at(92, "25/09/13 25/09/14")), None, "not by the same number of columns");
    }

    #[test]
    fn a_line_may_hold_one_date_alone() {
        let date = |text: &str| one_a_line(&Line::new(1, text)).map(|date| date.to_string());
        assert_eq!(date("132 2026/04/10").as_deref(), Some("2026-04-10"));
        assert_eq!(date(&at(92, "26/04/10")), None);
    }
}
