//! One round: laid as a draft, changed by hand, published, started, and its results.

mod board;
mod boards;
mod confirm;
mod deciding;
mod deeds;
mod draft;
mod manual;
mod page;
mod results;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use rokade_model::RoundNumber;
use rokade_tournament::GameState;
use rokade_view::game;
use serde::Deserialize;

use crate::app::App;
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::map::{Map, get, post};

/// A game's state as a form sends it.
pub(crate) fn state(code: &str) -> Result<GameState, DeskError> {
    game::read(code).map_err(|reason| DeskError::BadForm(vec![reason]))
}

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/round/current", get(page::current))
        .route("/t/{key}/g/{group}/round/{round}", get(page::show))
        .route("/t/{key}/g/{group}/round/{round}/head", get(page::head))
        .route("/t/{key}/g/{group}/round/{round}/boards", get(boards::fragment))
        .route("/t/{key}/g/{group}/round/{round}/result", post(results::enter))
        .route("/t/{key}/g/{group}/round/{round}/board/{board}", get(board::show))
        .route("/t/{key}/g/{group}/round/{round}/start", post(deeds::start))
        .route("/t/{key}/g/{group}/pair", post(deeds::pair))
        .route("/t/{key}/g/{group}/pair-again", post(deeds::pair_again))
        .route("/t/{key}/g/{group}/discard", post(deeds::discard))
        .route("/t/{key}/g/{group}/publish", post(deeds::publish))
        .route("/t/{key}/g/{group}/finish", post(deeds::finish))
        .route("/t/{key}/g/{group}/reopen", post(deeds::reopen))
        .route("/t/{key}/g/{group}/manual/begin", post(manual::begin))
        .route("/t/{key}/g/{group}/manual/swap", post(manual::swap))
        .route("/t/{key}/g/{group}/manual/turn", post(manual::turn))
        .route("/t/{key}/g/{group}/manual/end", post(manual::end))
        .route("/t/{key}/live", get(page::live))
        .route("/api/t/{key}/g/{group}/round/{round}/result", post(results::enter))
}

/// Extractor: a round of a group, whether or not it exists yet.
pub(crate) struct Here {
    pub room: InGroup,
    pub round: RoundNumber,
}

impl FromRequestParts<App> for Here {
    type Rejection = DeskError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, DeskError> {
        #[derive(Deserialize)]
        struct RoundPath {
            round: RoundNumber,
        }
        let room = InGroup::from_request_parts(parts, app).await?;
        let Path(path): Path<RoundPath> =
            Path::from_request_parts(parts, app).await.map_err(|_| DeskError::NotFound)?;
        Ok(Here { room, round: path.round })
    }
}
