//! Players and what is known of them.

use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_model::{Birth, Name, Person};

use super::Limits;
use crate::NewPlayer;

impl Limits {
    pub(super) fn players(&mut self, players: &[NewPlayer]) {
        self.list("players", players.len());
        self.rows(players, Self::player);
    }

    /// Ratings and factors have refusals of their own; a section has to be one of the group's.
    pub(super) fn player(&mut self, new: &NewPlayer) {
        let NewPlayer { person, rating: _, title: _, section, others: _ } = new;
        let Person { name: Name { family, given }, club, federation, sex: _, birth, fide_id, national_id } = person;
        self.text("family_name", family);
        self.text("given_name", given);
        self.text("club", club);
        self.text("federation", federation);
        self.text("national_id", national_id);
        self.text("section", section);
        if let Some(id) = fide_id {
            self.number("fide_id", i64::try_from(*id).unwrap_or(i64::MAX));
        }
        birth.iter().for_each(|birth| self.birth(*birth));
    }

    fn birth(&mut self, Birth { year, month, day }: Birth) {
        let born = i64::from(year);
        let (before, known) = (self.found.len(), self.year);
        self.number("birth_year", year);
        self.number("birth_month", month);
        self.number("birth_day", day);
        if self.found.len() > before {
            return;
        }
        if born > known {
            let reason = Reason::house("birth_in_future").with("found", born.to_string());
            self.object(reason.with("most", known.to_string()));
        } else if !is_day(year, month, day) {
            self.object(Reason::house("birth_no_day").with("found", Birth { year, month, day }.to_string()));
        }
    }
}

/// A day of the calendar, or one of which the day, or month and day, are not known.
fn is_day(year: u16, month: u8, day: u8) -> bool {
    let small = |number: u8| i8::try_from(number).unwrap_or(i8::MAX);
    match (month, day) {
        (0, 0) => true,
        (0, _) => false,
        (_, 0) => true,
        _ => i16::try_from(year).is_ok_and(|year| Date::new(year, small(month), small(day)).is_ok()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_of_birth_is_a_day_of_the_calendar() {
        for (year, month, day) in [(2024, 2, 29), (1990, 12, 31), (1990, 0, 0), (1990, 5, 0)] {
            assert!(is_day(year, month, day), "{year}-{month}-{day}");
        }
        for (year, month, day) in [(2026, 2, 31), (2023, 2, 29), (1990, 0, 7), (1990, 4, 31)] {
            assert!(!is_day(year, month, day), "{year}-{month}-{day}");
        }
    }
}
