//! What is well formed and yet can hardly be meant: told by name, never refused.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_model::{Birth, StartNumber};

use super::of_numbers;
use super::player::{Row, line_fact};
use super::read::Reader;

/// What is noted here, for whoever tells it with a figure that was made from the file.
pub const UNLIKELY: &[&str] = &["rating_unlikely", "birth_no_such_day", "fide_id_twice", "counts_disagree"];

/// Ratings of people; beyond these a digit is wrong.
const LIKELY_RATINGS: std::ops::RangeInclusive<u32> = 100..=3000;

impl Reader {
    pub(super) fn note_unlikely(&mut self) {
        self.note_ratings();
        self.note_birth_dates();
        self.note_fide_ids();
        self.note_counts();
    }

    fn note_ratings(&mut self) {
        for row in &self.draft.rows {
            if let Some(rating) = row.rating.filter(|rating| !LIKELY_RATINGS.contains(rating)) {
                let note = Reason::house("rating_unlikely").with("player", row.number.0).with("found", rating);
                self.notes.add_of(row.number.to_string(), note.with("line", line_fact(row.line)));
            }
        }
    }

    /// A day that the calendar does not have: the year stays.
    fn note_birth_dates(&mut self) {
        for row in &mut self.draft.rows {
            let Some(birth) = row.person.birth.filter(|birth| !exists(*birth)) else { continue };
            let note = Reason::house("birth_no_such_day").with("player", row.number.0).with("found", birth.to_string());
            self.notes.add_of(row.number.to_string(), note.with("line", line_fact(row.line)));
            row.person.birth = Some(Birth { month: 0, day: 0, ..birth });
        }
    }

    fn note_fide_ids(&mut self) {
        let mut holders: BTreeMap<u64, StartNumber> = BTreeMap::new();
        for row in &self.draft.rows {
            let Some(id) = row.person.fide_id else { continue };
            if let Some(other) = holders.get(&id) {
                let note = Reason::house("fide_id_twice").with("player", row.number.0).with("other", other.0);
                self.notes.add_of(id.to_string(), note.with("found", id.to_string()));
            } else {
                holders.insert(id, row.number);
            }
        }
    }

    /// 062 and 072 beside the players that the file has.
    fn note_counts(&mut self) {
        if self.draft.is_of_teams {
            return;
        }
        let players = self.draft.rows.len();
        let rated = self.draft.rows.iter().filter(|row: &&Row| row.rating.is_some()).count();
        let header = &self.draft.header;
        let stated = [("062", &header.player_count, players), ("072", &header.rated_count, rated)];
        for (record, stated, counted) in stated.map(|(record, stated, counted)| (record, first_number(stated), counted))
        {
            if let Some(stated) = stated.filter(|stated| *stated != counted) {
                let note = Reason::house("counts_disagree").with("record", record);
                let note = note.with("found", line_fact(stated)).with("players", line_fact(counted));
                self.notes.add_of(record.to_owned(), note);
            }
        }
    }
}

/// `180` of `180 (170)`.
fn first_number(text: &str) -> Option<usize> {
    text.split(|letter: char| !letter.is_ascii_digit()).find(|digits| !digits.is_empty())?.parse().ok()
}

/// Month and day may be unknown, but not beyond the calendar.
fn exists(birth: Birth) -> bool {
    birth.month == 0 || birth.day == 0 || of_numbers(birth.year, birth.month, birth.day).is_some()
}
