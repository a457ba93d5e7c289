//! The page of a damaged tournament: what is wrong, and the ways on. Every page of the tournament leads here.

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use rokade_clause::Reason;
use rokade_store::{Broken, GoodBackup, StoreError, TournamentKey};
use rokade_view::when;
use rokade_words::{Arg, Lang, Speaker, text, text_with};
use serde::Deserialize;

use crate::address::EventAt;
use crate::app::App;
use crate::clock;
use crate::error::DeskError;
use crate::files::{download, file_name};
use crate::map::{Map, get, post};
use crate::page::{Page, html};
use crate::rights::Deed;
use crate::visit::Visit;

#[derive(Template)]
#[template(path = "damage.html")]
struct DamagePage {
    page: Page,
    event: EventAt,
    name: String,
    title: String,
    /// How far everything is what was written.
    how_far: String,
    flaw: String,
    /// The last good backup, in words.
    backup: Option<String>,
}

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/damage", get(show))
        .route("/t/{key}/damage/readable.rokade", get(readable))
        .route("/t/{key}/damage/backup.rokade", get(from_backup))
        .route("/t/{key}/damage/delete", post(delete).needs(Deed::DeleteEvent))
}

/// What is wrong with a tournament; `None` if nothing is.
async fn broken(app: &App, key: &TournamentKey) -> Result<Option<Broken>, DeskError> {
    match app.store().book(key).await {
        Ok(Some(_)) => Ok(None),
        Ok(None) => Err(DeskError::NotFound),
        Err(StoreError::BrokenJournal { seq, flaw, .. }) => Ok(Some(Broken { record: seq, flaw })),
        Err(error) => Err(error.into()),
    }
}

async fn show(State(app): State<App>, visit: Visit, Path(key): Path<String>) -> Result<Response, DeskError> {
    let key = TournamentKey::from(key.as_str());
    let Some(broken) = broken(&app, &key).await? else {
        return Ok(Redirect::to(&EventAt::desk(&key).to_string()).into_response());
    };
    let name = name_of(&app, &key).await?;
    let lang = visit.lang;
    let how_far = match broken.record {
        0 => text(lang, "desk-damage-all"),
        record => {
            let args = [("before", Arg::from(record - 1)), ("record", Arg::from(record))];
            text_with(lang, "desk-damage-record", &args)
        }
    };
    let backup = app.store().last_good_backup(&key).await?.map(|good| told(lang, &good));
    let title = text_with(lang, "desk-damage-title", &[("name", Arg::from(name.as_str()))]);
    let flaw = say(lang, &broken.flaw.reason());
    Ok(html(&DamagePage { page: visit.page(), event: EventAt::desk(&key), name, title, how_far, flaw, backup })?
        .into_response())
}

/// As the list has it: the journal itself cannot be asked.
async fn name_of(app: &App, key: &TournamentKey) -> Result<String, DeskError> {
    let store = app.store();
    let all = store.tournaments().await?.into_iter().chain(store.games().await?);
    let found = all.into_iter().find(|line| line.key == *key).map(|line| line.name);
    Ok(found.filter(|name| !name.trim().is_empty()).unwrap_or_else(|| key.to_string()))
}

fn told(lang: Lang, good: &GoodBackup) -> String {
    let args = [
        ("made", Arg::from(when::moment(lang, &clock::machine_zone(), good.made))),
        ("records", Arg::from(good.records)),
        ("path", Arg::from(good.path.display().to_string())),
    ];
    text_with(lang, "desk-damage-backup-about", &args)
}

/// A reason that speaks of no players.
pub(crate) fn say(lang: Lang, reason: &Reason) -> String {
    let speaker = Speaker {
        lang,
        number: &|number| number.to_string(),
        entrant: &|player| player.to_string(),
        time: &|at| when::moment(lang, &clock::machine_zone(), at),
    };
    speaker.reason(reason)
}

async fn readable(State(app): State<App>, _visit: Visit, Path(key): Path<String>) -> Result<Response, DeskError> {
    let readable = app.store().export_readable(&TournamentKey::from(key.as_str())).await?;
    Ok(download(readable.file, "application/json", &file_name(&readable.name, "readable", "rokade")))
}

async fn from_backup(State(app): State<App>, _visit: Visit, Path(key): Path<String>) -> Result<Response, DeskError> {
    let key = TournamentKey::from(key.as_str());
    let file = app.store().export_from_backup(&key).await?.ok_or(DeskError::NotFound)?;
    let name = name_of(&app, &key).await?;
    Ok(download(file, "application/json", &file_name(&name, "backup", "rokade")))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct DeleteForm {
    name: String,
}

/// Deletes what is damaged, if its name was typed.
async fn delete(
    State(app): State<App>,
    Path(key): Path<String>,
    Form(form): Form<DeleteForm>,
) -> Result<Redirect, DeskError> {
    let key = TournamentKey::from(key.as_str());
    if broken(&app, &key).await?.is_none() {
        return Ok(Redirect::to(&EventAt::desk(&key).to_string()));
    }
    if form.name.trim() != name_of(&app, &key).await?.trim() {
        return Err(DeskError::BadForm(vec![Reason::house("name_not_repeated")]));
    }
    app.store().delete_tournament(&key, app.now()).await?;
    Ok(Redirect::to("/?done=deleted"))
}

/// Where the data is and what is wrong with it, for the first page.
pub(crate) struct DataView {
    /// The file; empty where the data is on a server.
    pub path: String,
    pub backups: String,
    pub flaws: Vec<String>,
    pub backup_failed: String,
}

impl DataView {
    pub(crate) fn of(app: &App, lang: Lang) -> DataView {
        let store = app.store();
        let path = match store.engine() {
            rokade_store::Engine::Sqlite { path } => std::path::absolute(&path).unwrap_or(path).display().to_string(),
            rokade_store::Engine::Postgres => String::new(),
        };
        let folder = store.backup_folder().map(|folder| std::path::absolute(&folder).unwrap_or(folder));
        let backups = folder.map(|folder| folder.display().to_string()).unwrap_or_default();
        let flaws = store.flaws().iter().map(|flaw| say(lang, &flaw.reason())).collect();
        let backup_failed = store.backup_failed().map(|reason| say(lang, &reason)).unwrap_or_default();
        DataView { path, backups, flaws, backup_failed }
    }
}
