//! Pages for everybody: no sign-in, nothing private, the same for five hundred phones as for one.
//!
//! | address | shows |
//! |---|---|
//! | `/p/{key}` | groups, the current round, "where do I play?" |
//! | `/p/{key}/g/{group}/round/{n}`, `…/names` | pairings and results by board, by name |
//! | `/p/{key}/g/{group}/round/{n}/board/{b}/why`, `…/bye/{player}/why` | why two meet, or one nobody |
//! | `/p/{key}/g/{group}/schedule` | all rounds of an all-play-all |
//! | `/p/{key}/g/{group}/standings`, `…/cross` | standings with what decided, cross table |
//! | `/p/{key}/g/{group}/bracket`, `…/teams` | the bracket of a knock-out, the teams of an Olympiad |
//! | `/p/{key}/g/{group}/prizes` | what can be won, and who won it |
//! | `/p/{key}/g/{group}/ratings`, `…/norms` | ratings as they stand, candidate results and norms |
//! | `/p/{key}/player/{id}`, `?with=` | a player's games, how the place was found, beside any other player |
//! | `/p/{key}/player/{id}/seat` | the piece with board, colour and opponent, for a phone that knows its player |
//! | `/p/{key}/player/{id}/rating` | how the player's rating comes about |
//! | `/p/{key}/g/{group}/projector`, `/p/{key}/projector` | a group or all of them in large type, paging by itself |
//! | `/p/{key}/qr`, `/p/{key}/qr.svg` | the code that leads here |
//! | `/p/{key}/live` | the stream that keeps the pages fresh |
//!
//! With `?part=1` a page answers with the piece inside its live section alone.

mod explain;
mod frame;
mod guest;
mod home;
mod own;
mod player;
mod prizes;
mod projector;
pub(crate) mod qr;
mod ratings;
mod round;
mod schedule;
mod tables;
#[cfg(test)]
pub(crate) mod tests;

use axum::response::{IntoResponse, Response};

use crate::door::LivePass;
use crate::map::{Map, get};
use guest::Guest;

pub use tables::standings_page;

pub(crate) fn routes() -> Map {
    Map::everybody()
        .route("/p/{key}", get(home::page))
        .route("/p/{key}/find", get(home::find))
        .route("/p/{key}/live", get(live))
        .route("/p/{key}/qr", get(qr::page))
        .route("/p/{key}/qr.svg", get(qr::image))
        .route("/p/{key}/player/{player}", get(player::page))
        .route("/p/{key}/player/{player}/seat", get(player::seat))
        .route("/p/{key}/player/{player}/rating", get(ratings::derivation))
        .route("/p/{key}/g/{group}", get(round::current))
        .route("/p/{key}/g/{group}/round/{round}", get(round::by_board))
        .route("/p/{key}/g/{group}/round/{round}/names", get(round::by_name))
        .route("/p/{key}/g/{group}/round/{round}/board/{board}/why", get(explain::board))
        .route("/p/{key}/g/{group}/round/{round}/bye/{player}/why", get(explain::alone))
        .route("/p/{key}/g/{group}/schedule", get(schedule::page))
        .route("/p/{key}/g/{group}/standings", get(tables::standings))
        .route("/p/{key}/g/{group}/cross", get(tables::cross))
        .route("/p/{key}/g/{group}/bracket", get(own::bracket))
        .route("/p/{key}/g/{group}/teams", get(own::teams))
        .route("/p/{key}/g/{group}/prizes", get(prizes::page))
        .route("/p/{key}/g/{group}/ratings", get(ratings::table))
        .route("/p/{key}/g/{group}/norms", get(ratings::norms))
        .route("/p/{key}/g/{group}/projector", get(projector::one))
        .route("/p/{key}/projector", get(projector::all))
}

async fn live(guest: Guest, pass: LivePass) -> Response {
    guest.app.live().events(&guest.book.key, guest.book.seq(), pass).into_response()
}
