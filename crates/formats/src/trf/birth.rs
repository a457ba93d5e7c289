//! The day of birth in the lines of players and of federations, in the form of the record or as people write it.

use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_model::{Birth, StartNumber};

use super::date;
use super::player::line_fact;
use crate::notes::Notes;

/// What ten columns say of a birth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrittenBirth {
    /// A blank or `0000/00/00`.
    Unknown,
    Known(Birth),
    /// Day and month cannot be told apart.
    YearOnly(Birth),
    Unreadable,
}

/// Blanks inside count as zeros.
pub(super) fn read(text: &str) -> WrittenBirth {
    let bare = text.trim_end_matches(['/', '.', '-', ' ']);
    if !bare.chars().any(|letter| letter.is_alphanumeric() && letter != '0') {
        return WrittenBirth::Unknown;
    }
    if let Some(birth) = Birth::parse(bare) {
        return if birth.year > 0 { WrittenBirth::Known(birth) } else { WrittenBirth::Unknown };
    }
    let short = date::short_day_first(bare);
    match date::readings(bare).as_slice() {
        [date] if short.is_none_or(|other| other == *date) => WrittenBirth::Known(birth(*date)),
        [one, other] if one.year() == other.year() => WrittenBirth::YearOnly(Birth { month: 0, day: 0, ..birth(*one) }),
        _ => WrittenBirth::Unreadable,
    }
}

fn birth(date: Date) -> Birth {
    Birth { year: date.year().unsigned_abs(), month: date.month().unsigned_abs(), day: date.day().unsigned_abs() }
}

impl WrittenBirth {
    /// The birth that is kept; a doubt is told, since nothing else of the line hangs on it.
    pub(super) fn told(self, text: &str, player: StartNumber, line: usize, notes: &mut Notes) -> Option<Birth> {
        let (key, kept) = match self {
            WrittenBirth::Unknown => return None,
            WrittenBirth::Known(birth) => return Some(birth),
            WrittenBirth::YearOnly(birth) => ("birth_two_days", Some(birth)),
            WrittenBirth::Unreadable => ("birth_unreadable", None),
        };
        let note = Reason::house(key).with("player", player.0).with("found", text);
        notes.add_of(player.to_string(), note.with("line", line_fact(line)));
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_birth_is_read_as_people_write_it() {
        let day = WrittenBirth::Known(Birth { year: 2000, month: 2, day: 1 });
        for text in ["2000/02/01", "01.02.2000", "2000-02-01", "20000201"] {
            assert_eq!(read(text), day, "{text}");
        }
        assert_eq!(read("2000"), WrittenBirth::Known(Birth { year: 2000, month: 0, day: 0 }));
        for text in ["", "0000/00/00", "    .  .", "0"] {
            assert_eq!(read(text), WrittenBirth::Unknown, "{text}");
        }
        assert_eq!(read("01/02/2000"), WrittenBirth::YearOnly(Birth { year: 2000, month: 0, day: 0 }));
        for text in ["1990/13/01", "01.02.05", "in spring", "32.01.2000"] {
            assert_eq!(read(text), WrittenBirth::Unreadable, "{text}");
        }
    }
}
