//! What a line says of a player, whatever the form it came in.

use rokade_model::{Activity, ListKind, ListPace, ListedPlayer, ListedRating, ListedTitles, Sex};

/// What a column or an element holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomenTitle,
    OtherTitles,
    ArenaTitle,
    Rating(ListPace),
    Games(ListPace),
    Factor(ListPace),
    Birth,
    Flag,
}

pub(super) const FIELDS: usize = 19;

impl Field {
    /// Its place in a row.
    pub(super) const fn place(self) -> usize {
        match self {
            Field::Id => 0,
            Field::Name => 1,
            Field::Federation => 2,
            Field::Sex => 3,
            Field::Title => 4,
            Field::WomenTitle => 5,
            Field::OtherTitles => 6,
            Field::ArenaTitle => 7,
            Field::Birth => 8,
            Field::Flag => 9,
            Field::Rating(pace) => 10 + pace as usize,
            Field::Games(pace) => 13 + pace as usize,
            Field::Factor(pace) => 16 + pace as usize,
        }
    }
}

/// What is wrong with a row, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    pub(super) field: Field,
    pub(super) found: String,
}

/// The cells of a line, trimmed; one that the list does not have is empty.
pub(super) type Cells<'a> = [&'a str; FIELDS];

/// How a birth year that no player has is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Years {
    Possible,
    AnyDigits,
}

/// Longer names stand in no list.
const LONGEST_NAME: usize = 200;
const LONGEST_TITLE: usize = 60;
const HIGHEST_RATING: u16 = 4_000;
const BIRTH_YEARS: std::ops::RangeInclusive<u16> = 1850..=2100;

/// The player of a line, or the first thing that is wrong with it.
pub(super) fn player(cells: &Cells<'_>, kind: ListKind, years: Years) -> Result<ListedPlayer, Wrong> {
    let cell = |field: Field| cells[field.place()];
    let wrong = |field: Field| Wrong { field, found: cell(field).to_owned() };
    let id = cell(Field::Id);
    let is_id = (1..=9).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_digit());
    let fide_id = id.parse().ok().filter(|id| is_id && *id > 0).ok_or_else(|| wrong(Field::Id))?;
    let name = cell(Field::Name);
    if !name.chars().any(char::is_alphanumeric) {
        return Err(wrong(Field::Name));
    }
    if name.len() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(wrong(Field::Name));
    }
    let federation = cell(Field::Federation);
    let is_federation = federation.len() == 3 && federation.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !is_federation && !federation.is_empty() {
        return Err(wrong(Field::Federation));
    }
    let mut ratings = [ListedRating::default(); 3];
    for pace in ListPace::ALL {
        let number = |field: Field, highest: u16| match cell(field) {
            "" => Ok(0),
            text => whole(text).filter(|number| *number <= highest).ok_or_else(|| wrong(field)),
        };
        let rating = number(Field::Rating(pace), HIGHEST_RATING)?;
        let games = number(Field::Games(pace), 9_999)?;
        let k = number(Field::Factor(pace), 99)?;
        let k = u8::try_from(k).ok().filter(|k| *k > 0);
        ratings[pace as usize] = ListedRating { rating: (rating > 0).then_some(rating), games, k };
    }
    let birth_year = match cell(Field::Birth) {
        "" => None,
        text => match whole(text).ok_or_else(|| wrong(Field::Birth))? {
            0 => None,
            year if BIRTH_YEARS.contains(&year) => Some(year),
            _ if years == Years::AnyDigits => None,
            _ => return Err(wrong(Field::Birth)),
        },
    };
    let flag = cell(Field::Flag);
    let title = |field: Field| cell(field).chars().filter(|letter| !letter.is_control()).take(LONGEST_TITLE).collect();
    Ok(ListedPlayer {
        fide_id,
        name: name.to_owned(),
        federation: federation.to_ascii_uppercase(),
        sex: sex(cell(Field::Sex), flag),
        birth_year,
        titles: ListedTitles {
            open: title(Field::Title),
            women: title(Field::WomenTitle),
            other: title(Field::OtherTitles),
            arena: title(Field::ArenaTitle),
        },
        ratings,
        activity: activity(flag, kind),
    })
}

/// A whole number; `2801.0` is none.
fn whole(text: &str) -> Option<u16> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

fn sex(cell: &str, flag: &str) -> Option<Sex> {
    match cell {
        "M" | "m" => Some(Sex::Man),
        "F" | "f" | "W" | "w" => Some(Sex::Woman),
        _ => flag.contains('w').then_some(Sex::Woman),
    }
}

/// Only the lists of one pace say of everybody who is inactive; in the combined one a missing flag says nothing.
fn activity(flag: &str, kind: ListKind) -> Option<Activity> {
    match (flag.contains('i'), kind) {
        (true, _) => Some(Activity::Inactive),
        (false, ListKind::Single(_)) => Some(Activity::Active),
        (false, ListKind::Combined) => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_field_has_a_place_of_its_own() {
        let of_paces =
            ListPace::ALL.into_iter().flat_map(|pace| [Field::Rating(pace), Field::Games(pace), Field::Factor(pace)]);
        let others = [Field::Id, Field::Name, Field::Federation, Field::Sex, Field::Title, Field::WomenTitle];
        let more = [Field::OtherTitles, Field::ArenaTitle, Field::Birth, Field::Flag];
        let places: Vec<usize> = of_paces.chain(others).chain(more).map(Field::place).collect();
        assert!(places.iter().all(|place| *place < FIELDS));
        assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), places.len());
    }
}
