//! `rokade.dm_calendar/1` and `rokade.dm_classes/1`

use rokade_clause::Reason;
use rokade_federation::PersonId;
use rokade_federation::championship::{Calendar, Classes, Subject};
use serde::Serialize;

use super::{line, persons, question};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct CalendarShape {
    schema: &'static str,
    #[serde(flatten)]
    calendar: Calendar,
}

#[derive(Serialize)]
pub(crate) struct ClassesShape {
    schema: &'static str,
    #[serde(flatten)]
    classes: Classes,
}

impl CalendarShape {
    pub(crate) fn of(calendar: Calendar) -> Self {
        Self { schema: "rokade.dm_calendar/1", calendar }
    }
}

impl ClassesShape {
    pub(crate) fn of(classes: Classes) -> Self {
        Self { schema: "rokade.dm_classes/1", classes }
    }
}

pub(crate) fn days(calendar: &Calendar, voice: &Voice) -> Vec<String> {
    let day = |key: &str, day: jiff::civil::Date| line(voice, key, &[("day", day.to_string())]);
    vec![
        day("federation-dm-easter-sunday", calendar.easter_sunday),
        day("federation-dm-easter-monday", calendar.easter_monday),
        day("federation-dm-deadline", calendar.deadline),
        day("federation-dm-list-back", calendar.list_back),
        day("federation-dm-junior", calendar.junior_born_from),
    ]
}

/// The classes one after the other, everybody with the step, then what is open.
pub(crate) fn said(classes: &Classes, voice: &Voice) -> Vec<String> {
    let placed = |person: PersonId, reason: &Reason| format!("  {person}: {}", voice.cited(reason));
    let alone = |person: &PersonId| format!("  {person}");
    let landshold = classes.landshold.iter().map(|place| placed(place.person, &place.reason())).collect();
    let kandidat = classes.kandidat.iter().map(|place| placed(place.person, &place.reason())).collect();
    let reserves = classes.landshold_reserves.iter().map(|place| placed(place.person, &place.reason())).collect();
    let invalid = classes.invalid.iter().map(|one| {
        let reasons = one.reasons.iter().map(|objection| voice.cited(&objection.reason()));
        format!("  {}: {}", one.person, reasons.collect::<Vec<_>>().join(" "))
    });
    let parts: [(&str, Vec<String>); 6] = [
        ("federation-dm-landshold", landshold),
        ("federation-dm-reserves", reserves),
        ("federation-dm-kandidat", kandidat),
        ("federation-dm-veteran", classes.veteran.iter().map(alone).collect()),
        ("federation-dm-other", classes.other.iter().map(alone).collect()),
        ("federation-dm-invalid", invalid.collect()),
    ];
    let mut lines: Vec<String> = Vec::new();
    for (head, rows) in parts.into_iter().filter(|(_, rows)| !rows.is_empty()) {
        lines.push(voice.text(head));
        lines.extend(rows);
    }
    lines.extend(classes.questions.iter().map(|open| {
        let about = match &open.of {
            Subject::Persons(all) => persons(all.iter().copied()),
            Subject::Class(class) => voice.text(&format!("federation-dm-{class}")),
        };
        format!("? {about}: {}", question(open.question, voice))
    }));
    lines
}
