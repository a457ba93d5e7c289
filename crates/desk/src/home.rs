//! The first page: the tournaments of this desk, and how to begin one.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Redirect, Response};
use rokade_store::{Book, ImportError, StoreError, Summary};
use rokade_view::when;
use rokade_words::{Arg, text_with};

use crate::address::{EventAt, EventPage};
use crate::app::App;
use crate::bring_in;
use crate::damage::DataView;
use crate::door::DoorSign;
use crate::error::DeskError;
use crate::files::upload;
use crate::map::{Map, get, post};
use crate::page::{Page, html};
use crate::visit::Visit;

/// Tournaments that are described; the others are listed by name.
const DESCRIBED: usize = 12;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    page: Page,
    door: DoorSign,
    events: Vec<EventCard>,
    data: DataView,
}

struct EventCard {
    at: EventAt,
    name: String,
    where_and_when: String,
    groups: Vec<String>,
    is_live: bool,
    is_damaged: bool,
}

pub(crate) fn routes() -> Map {
    Map::signed_in().route("/", get(show)).route("/import", post(import))
}

async fn show(State(app): State<App>, visit: Visit, headers: HeaderMap) -> Result<Html<String>, DeskError> {
    let mut summaries: Vec<Summary> = app.store().tournaments().await?;
    summaries.sort_by_key(|summary| std::cmp::Reverse(summary.last_change));
    let mut events = Vec::with_capacity(summaries.len());
    for (index, summary) in summaries.into_iter().enumerate() {
        let is_described = index < DESCRIBED && summary.broken.is_none();
        let book = if is_described { app.store().book(&summary.key).await } else { Ok(None) };
        events.push(match book {
            Ok(Some(book)) => card(&visit, &book),
            Ok(None) => bare(&summary, summary.broken.is_some()),
            // One that is damaged takes neither the others nor this page along.
            Err(StoreError::BrokenJournal { .. }) => bare(&summary, true),
            Err(error) => return Err(error.into()),
        });
    }
    let (door, data) = (app.facade().sign(&headers), DataView::of(&app, visit.lang));
    html(&HomePage { page: visit.page(), door, events, data })
}

/// An older tournament: opening its journal only to describe it is not worth the wait. Or a damaged one.
fn bare(summary: &Summary, is_damaged: bool) -> EventCard {
    EventCard {
        at: EventAt::desk(&summary.key),
        name: summary.name.clone(),
        where_and_when: String::new(),
        groups: Vec::new(),
        is_live: false,
        is_damaged,
    }
}

fn card(visit: &Visit, book: &Book) -> EventCard {
    let settings = &book.tournament.settings;
    let days = when::days(visit.lang, &settings.starts, &settings.ends);
    let place = [settings.place.as_str(), days.as_str()];
    let mut is_live = false;
    let groups = book.tournament.groups.values().map(|group| {
        let round = group.current_round();
        is_live |= group.rounds.last().is_some_and(|round| !round.is_complete());
        let key = match (group.finished, group.rounds.is_empty()) {
            (true, _) => "desk-home-group-finished",
            (false, true) => "desk-home-group-before",
            (false, false) => "desk-home-group-round",
        };
        let players = book.tournament.members(group.id).count();
        let args = [
            ("group", Arg::from(group.settings.name.as_str())),
            ("players", Arg::from(players)),
            ("round", Arg::from(round)),
            ("rounds", Arg::from(group.settings.rounds)),
        ];
        text_with(visit.lang, key, &args)
    });
    EventCard {
        at: EventAt::desk(&book.key),
        name: settings.name.clone(),
        where_and_when: place.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "),
        groups: groups.collect(),
        is_live,
        is_damaged: false,
    }
}

/// Takes in a tournament file from another desk; a report file of any program is shown first.
async fn import(State(app): State<App>, visit: Visit, form: upload::Upload) -> Result<Response, DeskError> {
    let as_copy = form.field("copy").is_some();
    let file = form.file().ok_or_else(upload::no_file)?;
    if bring_in::is_report(file) {
        return bring_in::review(&app, &visit, file);
    }
    let taken = if as_copy {
        app.store().import_copy(file, visit.by(), app.now()).await
    } else {
        app.store().import_file(file, visit.by(), app.now()).await
    };
    match taken {
        Ok(key) => Ok(Redirect::to(&EventAt::desk(&key).page(EventPage::Overview).done("imported")).into_response()),
        Err(ImportError::Store(error)) => Err(error.into()),
        Err(error) => Err(DeskError::BadForm(vec![error.reason()])),
    }
}
