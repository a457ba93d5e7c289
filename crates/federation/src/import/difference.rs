//! What a line says otherwise of a person than the register.

use rokade_model::Sex;

use super::who::{may_be_same, written};
use super::{Changed, Field, Known};

/// Every field that the line states and the register does not have so.
pub(super) fn differences(on_file: &Known, line: &Known) -> Vec<Changed> {
    Field::ALL
        .into_iter()
        .filter_map(|field| {
            let new = stated(line, field)?;
            let old = stated(on_file, field).unwrap_or_default();
            let is_same = old == new || (field == Field::Birth && is_less_exact(on_file, line));
            (!is_same).then_some(Changed { field, old, new })
        })
        .collect()
}

/// A year on the list where the register has the day says nothing new.
fn is_less_exact(on_file: &Known, line: &Known) -> bool {
    let parts = |known: &Known| known.birth.map_or(0, |birth| u8::from(birth.month > 0) + u8::from(birth.day > 0));
    on_file.birth.is_some() && may_be_same(on_file.birth, line.birth) && parts(line) <= parts(on_file)
}

/// As people read it; `None` where nothing is said.
fn stated(known: &Known, field: Field) -> Option<String> {
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    match field {
        Field::Number => known.number.map(|number| number.to_string()),
        Field::FideId => known.fide_id.map(|id| id.to_string()),
        Field::Name => text(&known.name.listed()),
        Field::Birth => known.birth.map(written),
        Field::Sex => known.sex.map(|sex| match sex {
            Sex::Man => "m".to_owned(),
            Sex::Woman => "w".to_owned(),
        }),
        Field::Federation => text(&known.federation),
        Field::Address => text(&known.address),
        Field::Email => text(&known.email),
        Field::Phone => text(&known.phone),
    }
}
