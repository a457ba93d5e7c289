//! What every sheet carries: event, group, what it is, and when it was printed.

use std::collections::BTreeMap;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use rokade_model::RoundNumber;
use rokade_view::{Audience, EventHead, Reader, when};
use rokade_words::Arg;

use crate::app::App;
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::page::{Page, Tab};
use crate::part::Words;

/// A request for a sheet of a group.
pub(super) struct Order {
    pub place: InGroup,
    round: Option<RoundNumber>,
    query: BTreeMap<String, String>,
}

/// Held by every sheet as `sheet`.
pub(super) struct Sheet {
    pub page: Page,
    pub words: Words,
    pub event: EventHead,
    pub group: String,
    pub title: String,
    /// `Printed 15.11.2026 kl. 18.05`
    pub printed: String,
    pub menu: String,
    /// The same sheet with names written the other way, if some name is withheld.
    pub other_names: Option<String>,
    pub is_public: bool,
}

impl FromRequestParts<App> for Order {
    type Rejection = DeskError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, DeskError> {
        let place = InGroup::from_request_parts(parts, app).await?;
        let query = Query::try_from_uri(&parts.uri).map(|query| query.0).unwrap_or_default();
        let mut words = parts.uri.path().split('/').skip_while(|word| *word != "round").skip(1);
        let round = words.next().and_then(|number| number.parse().ok());
        Ok(Order { place, round, query })
    }
}

impl Order {
    /// A sheet of a group that nothing more was asked about.
    pub(super) fn of(place: InGroup) -> Order {
        Order { place, round: None, query: BTreeMap::new() }
    }

    pub(super) fn reader(&self) -> Reader<'_> {
        let audience = if self.is_public() { Audience::Public } else { Audience::Arbiter };
        Reader::new(&self.place.hall.book, self.place.hall.visit.lang, audience)
    }

    pub(super) fn words(&self) -> Words {
        Words(self.place.hall.visit.lang)
    }

    pub(super) fn round(&self) -> Result<RoundNumber, DeskError> {
        self.round.ok_or(DeskError::NotFound)
    }

    pub(super) fn section(&self) -> &str {
        self.query.get("section").map(String::as_str).unwrap_or_default()
    }

    /// What the address asks for besides; empty if nothing.
    pub(super) fn asked(&self, name: &str) -> &str {
        self.query.get(name).map(String::as_str).unwrap_or_default()
    }

    fn is_public(&self) -> bool {
        self.query.get("as").is_some_and(|audience| audience == "public")
    }

    pub(super) fn sheet(&self, title: String) -> Sheet {
        let hall = &self.place.hall;
        let reader = self.reader();
        let withheld = hall.book.tournament.players.values().any(|player| player.name_withheld);
        let path = hall.visit.path.clone();
        let mut asked: Vec<String> = if self.is_public() { Vec::new() } else { vec!["as=public".to_owned()] };
        let kept = self.query.iter().filter(|(name, _)| !["as", "lang"].contains(&name.as_str()));
        asked.extend(kept.map(|(name, value)| format!("{name}={}", crate::answer::form_encoded(value))));
        let other = if asked.is_empty() { path } else { format!("{path}?{}", asked.join("&")) };
        Sheet {
            page: self.place.page(Tab::Files),
            words: self.words(),
            event: EventHead::of(&reader),
            group: self.place.group().settings.name.clone(),
            title,
            printed: printed(&reader, hall.app.now()),
            menu: self.place.paper().to_string(),
            other_names: withheld.then_some(other),
            is_public: self.is_public(),
        }
    }
}

/// How large a list for the wall is written, by its rows: few rows are read from afar, many must fit the page.
pub(super) fn scale(rows: usize) -> &'static str {
    match rows {
        0..=10 => "largest",
        11..=17 => "larger",
        18..=24 => "large",
        _ => "",
    }
}

/// When the sheet was made, on the clock of the hall.
pub(super) fn printed(reader: &Reader, now: i64) -> String {
    let zone = &reader.book.tournament.settings.time_zone;
    reader.say_with("print-printed", &[("when", Arg::from(when::moment(reader.lang, zone, now)))])
}
