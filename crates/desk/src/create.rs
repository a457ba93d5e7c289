//! A new tournament: one short form, everything else can be changed later.

use askama::Template;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Form, Router};
use rokade_clause::Reason;
use rokade_model::RoundNumber;
use rokade_pairing::System;
use rokade_tournament::{Command, GroupSettings, TournamentSettings};
use rokade_words::{Lang, text};
use serde::Deserialize;

use crate::app::App;
use crate::error::DeskError;
use crate::hall::run;
use crate::page::{Page, html};
use crate::visit::Visit;

/// What a club evening is most often played over.
const USUAL_ROUNDS: RoundNumber = 7;

#[derive(Template)]
#[template(path = "create.html")]
struct CreatePage {
    page: Page,
    today: String,
    rounds: RoundNumber,
}

#[derive(Deserialize)]
struct CreateForm {
    name: String,
    system: String,
    #[serde(default)]
    rounds: String,
    #[serde(default)]
    place: String,
    #[serde(default)]
    starts: String,
    public: Option<String>,
}

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/t/new", get(show).post(create))
}

async fn show(State(app): State<App>, visit: Visit) -> Result<Html<String>, DeskError> {
    let today = jiff::Timestamp::from_microsecond(app.now()).map(|now| now.strftime("%Y-%m-%d").to_string());
    html(&CreatePage { page: visit.page(), today: today.unwrap_or_default(), rounds: USUAL_ROUNDS })
}

async fn create(State(app): State<App>, visit: Visit, Form(form): Form<CreateForm>) -> Result<Response, DeskError> {
    let system = system(&form.system).ok_or_else(|| DeskError::BadForm(vec![Reason::house("system_unknown")]))?;
    let settings = TournamentSettings {
        name: form.name.trim().to_owned(),
        place: form.place.trim().to_owned(),
        starts: form.starts.trim().to_owned(),
        chief_arbiter: visit.by().to_owned(),
        federation: federation(visit.lang).to_owned(),
        public: form.public.is_some(),
        time_zone: time_zone(visit.lang).to_owned(),
        ..TournamentSettings::default()
    };
    let key = app.store().create(&settings, visit.by(), app.now()).await?;
    let group = GroupSettings {
        name: text(visit.lang, "desk-create-group-name"),
        system,
        rounds: form.rounds.trim().parse().unwrap_or(USUAL_ROUNDS),
        schedule: Vec::new(),
        time_control: String::new(),
        tiebreaks: Vec::new(),
        first_board: 1,
        sections: Vec::new(),
    };
    let book = run(&app, &key, &Command::AddGroup { settings: group }, &visit).await?;
    let group = book.tournament.groups.keys().next().map_or(1, |id| id.0);
    Ok(Redirect::to(&format!("/t/{key}/g/{group}/players?done=created")).into_response())
}

/// The systems as forms name them.
pub(crate) fn system(name: &str) -> Option<System> {
    match name {
        "round-robin-2" => Some(System::RoundRobin { cycles: 2 }),
        name => name.parse().ok(),
    }
}

pub(crate) fn system_name(system: System) -> &'static str {
    match system {
        System::RoundRobin { cycles: 2 } => "round-robin-2",
        system => system.key(),
    }
}

/// A first guess from the reader's language, to be changed in the settings.
fn time_zone(lang: Lang) -> &'static str {
    match lang {
        Lang::Da | Lang::En => "Europe/Copenhagen",
        Lang::Nb => "Europe/Oslo",
        Lang::Sv => "Europe/Stockholm",
    }
}

fn federation(lang: Lang) -> &'static str {
    match lang {
        Lang::Da | Lang::En => "DEN",
        Lang::Nb => "NOR",
        Lang::Sv => "SWE",
    }
}
