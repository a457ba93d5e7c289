//! `rokade.federation.list/1`

use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_model::Person;
use rokade_rating::registry::published::Registered;
use rokade_store::Identity;
use serde::Serialize;

use crate::shape::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct ListShape {
    schema: &'static str,
    on: Date,
    /// `day`, `published` or `candidates`
    kind: &'static str,
    /// People of the file who have left the list.
    archived: usize,
    players: Vec<PlayerShape>,
}

#[derive(Serialize)]
pub(crate) struct PlayerShape {
    place: u32,
    national: Option<String>,
    fide: Option<u64>,
    name: String,
    title: String,
    club: String,
    federation: String,
    rating: u32,
    games: i64,
    last_played: Date,
    junior: bool,
    woman: bool,
    /// What brings the player onto the published list.
    because: Vec<ReasonShape>,
    /// The last day of the first event after the deadline that gave a candidate result.
    #[serde(skip_serializing_if = "Option::is_none")]
    candidate_since: Option<Date>,
    /// The reasons for people.
    #[serde(skip)]
    why: String,
}

impl ListShape {
    pub(crate) fn of(on: Date, kind: &'static str, archived: usize, players: Vec<PlayerShape>) -> Self {
        Self { schema: "rokade.federation.list/1", on, kind, archived, players }
    }
}

impl PlayerShape {
    pub(crate) fn of(
        place: u32,
        (line, games, last_played): (&Registered, i64, Date),
        identity: Option<&Identity>,
        (person, title): (&Person, &str),
        (because, candidate_since): (&[Reason], Option<Date>),
        voice: &Voice,
    ) -> Self {
        let why = because.iter().map(|reason| voice.cited(reason)).chain(candidate_since.map(|day| day.to_string()));
        Self {
            place,
            national: identity.and_then(|identity| identity.national.clone()),
            fide: identity.and_then(|identity| identity.fide),
            name: person.name.listed(),
            title: title.to_owned(),
            club: person.club.clone(),
            federation: person.federation.clone(),
            rating: line.rating,
            games,
            last_played,
            junior: line.is_junior,
            woman: line.is_woman,
            because: because.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect(),
            candidate_since,
            why: why.collect::<Vec<_>>().join(" "),
        }
    }

    /// Whether it says why the player is there.
    pub(crate) fn has_why(&self) -> bool {
        !self.why.is_empty()
    }

    pub(crate) fn cells(&self, has_why: bool) -> Vec<String> {
        let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
        let mut cells = vec![
            self.place.to_string(),
            self.national.clone().unwrap_or_default(),
            number(self.fide),
            self.name.clone(),
            self.title.clone(),
            self.club.clone(),
            self.rating.to_string(),
            self.games.to_string(),
            self.last_played.to_string(),
        ];
        cells.extend(has_why.then(|| self.why.clone()));
        cells
    }
}
