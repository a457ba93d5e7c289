//! The offices of the federation, who names whom, and for how long (D4.1-1, D4.1-3a).
//!
//! One table; the rights of each office stand in [`rights`]. The former playing committee (D4.1-2) is no office.

pub mod rights;
mod seat;

use serde::{Deserialize, Serialize};

pub use seat::{InvalidSeat, Seat};

/// Whoever acts does so in one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    Delegates,
    Hb,
    Fu,
    Rk,
    Rkf,
    Treasurer,
    DistrictChair,
    ClubChair,
    Organiser,
    Arbiter,
    Tk,
    Tribunal,
    Finance,
    CourseLeader,
}

/// What an office is held for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    Union,
    District,
    Club,
    Event,
}

/// An office as the handbook has it.
struct Row {
    office: Office,
    key: &'static str,
    field: Field,
    /// Who records its holders.
    named_by: &'static [Office],
}

const OFFICES: [Row; 14] = [
    row(Office::Delegates, "delegates", Field::Union, &[Office::Hb]),
    row(Office::Hb, "hb", Field::Union, &[Office::Hb]),
    row(Office::Fu, "fu", Field::Union, &[Office::Hb]),
    row(Office::Rk, "rk", Field::Union, &[Office::Hb]),
    row(Office::Rkf, "rkf", Field::Union, &[Office::Hb]),
    row(Office::Treasurer, "treasurer", Field::Union, &[Office::Hb]),
    row(Office::DistrictChair, "district_chair", Field::District, &[Office::Hb, Office::Rkf]),
    row(Office::ClubChair, "club_chair", Field::Club, &[Office::Hb, Office::Rkf]),
    row(Office::Organiser, "organiser", Field::Event, &[Office::Hb, Office::Rkf, Office::ClubChair]),
    row(Office::Arbiter, "arbiter", Field::Event, &[Office::Hb, Office::Rkf, Office::Organiser]),
    row(Office::Tk, "tk", Field::Event, &[Office::Hb, Office::Fu, Office::Organiser]),
    row(Office::Tribunal, "tribunal", Field::Union, &[Office::Hb]),
    row(Office::Finance, "finance", Field::Event, &[Office::Hb, Office::Fu]),
    row(Office::CourseLeader, "course_leader", Field::Union, &[Office::Hb, Office::Fu]),
];

const fn row(office: Office, key: &'static str, field: Field, named_by: &'static [Office]) -> Row {
    Row { office, key, field, named_by }
}

impl Office {
    pub fn all() -> impl Iterator<Item = Office> {
        OFFICES.iter().map(|row| row.office)
    }

    fn row(self) -> &'static Row {
        &OFFICES[self as usize]
    }

    /// The word it is stored and typed by.
    pub fn key(self) -> &'static str {
        self.row().key
    }

    pub fn of_key(key: &str) -> Option<Office> {
        OFFICES.iter().find(|row| row.key == key).map(|row| row.office)
    }

    pub fn field(self) -> Field {
        self.row().field
    }

    /// Who records its holders.
    pub fn named_by(self) -> &'static [Office] {
        self.row().named_by
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_1_1_every_office_has_its_row_and_its_key() {
        for (at, row) in OFFICES.iter().enumerate() {
            assert_eq!((row.office as usize, Office::of_key(row.key)), (at, Some(row.office)));
            assert!(!row.named_by.is_empty());
        }
        assert_eq!(Office::of_key("su"), None);
    }

    #[test]
    fn d4_1_3a_the_main_board_names_the_rating_committee_and_the_registrar() {
        assert_eq!((Office::Rk.named_by(), Office::Rkf.named_by()), (&[Office::Hb][..], &[Office::Hb][..]));
    }
}
