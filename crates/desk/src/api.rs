//! The desk for programs: the same commands and the same journal as the pages, as JSON.
//!
//! A program signs in like a person (`POST /signin`), asks `GET /api/session` for the token that every
//! changing request carries in `x-csrf`, and sends commands as the journal's own words. With an `Idempotency-Key` of its
//! own, a request that was not answered can be sent again: it is done once.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use rokade_clause::Reason;
use rokade_store::TournamentKey;
use rokade_tournament::{Command, OldCommand, TournamentSettings};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::app::App;
use crate::error::DeskError;
use crate::hall::{self, Hall};
use crate::map::{Map, get, post};
use crate::visit::Visit;

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/api/session", get(session))
        .route("/api/t", get(list).post(create))
        .route("/api/t/{key}/commands", post(command))
        .route("/api/t/{key}/journal", get(journal))
}

/// Who is signed in, and the token for changing requests.
async fn session(visit: Visit) -> Json<Value> {
    Json(json!({ "name": visit.by(), "owner": visit.is_owner(), "csrf": visit.signed.csrf }))
}

async fn list(State(app): State<App>, _visit: Visit) -> Result<Json<Value>, DeskError> {
    let all = app.store().tournaments().await?;
    let rows: Vec<_> = all
        .iter()
        .map(|summary| json!({ "key": summary.key.as_str(), "name": summary.name, "seq": summary.seq }))
        .collect();
    Ok(Json(json!({ "tournaments": rows })))
}

async fn create(State(app): State<App>, visit: Visit, body: String) -> Result<impl IntoResponse, DeskError> {
    let settings: TournamentSettings = understood(&body)?;
    let key: TournamentKey = app.store().create(&settings, visit.by(), app.now()).await?;
    Ok((StatusCode::CREATED, Json(json!({ "key": key.as_str() }))))
}

/// Carries out one command; the answer names its last number in the journal, which is then on the disk. Sent again
/// under the same `Idempotency-Key` it is answered with the same number.
async fn command(State(app): State<App>, hall: Hall, body: String) -> Result<Json<Value>, DeskError> {
    let command = command_in(&body)?;
    let executed = hall::execute(&app, &hall.key, &command, &hall.visit).await?;
    Ok(Json(json!({ "seq": executed.last_seq })))
}

/// A command in today's words, or in those that set a game before.
fn command_in(body: &str) -> Result<Command, DeskError> {
    #[derive(Deserialize)]
    struct Named {
        command: String,
    }
    let named: Option<Named> = serde_json::from_str(body).ok();
    match named.is_some_and(|named| OldCommand::NAMES.contains(&named.command.as_str())) {
        true => understood::<OldCommand>(body).map(Command::from),
        false => understood(body),
    }
}

#[derive(Deserialize)]
struct From {
    #[serde(default = "beginning")]
    from: u64,
}

const fn beginning() -> u64 {
    1
}

/// The journal from a number on; names are not in it.
async fn journal(State(app): State<App>, hall: Hall, Query(query): Query<From>) -> Result<Json<Value>, DeskError> {
    let records = app.store().records(&hall.key, query.from).await?;
    Ok(Json(json!({ "records": records })))
}

fn understood<T: for<'a> Deserialize<'a>>(body: &str) -> Result<T, DeskError> {
    serde_json::from_str(body).map_err(|error| {
        DeskError::BadForm(vec![
            Reason::house("json_not_understood")
                .with("line", u32::try_from(error.line()).unwrap_or(u32::MAX))
                .with("column", u32::try_from(error.column()).unwrap_or(u32::MAX))
                .with("problem", error.to_string()),
        ])
    })
}
