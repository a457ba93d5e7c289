//! The players of a group: entering, importing, editing, byes, leaving and returning.

mod apart;
mod card;
mod deeds;
mod find;
mod form;
mod import;
mod list;
pub(crate) mod order;
mod reading;

use crate::map::{Map, get, post};

pub(crate) use deeds::OfPlayer;
pub(crate) use reading::from_hex;

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/players", get(list::show).post(list::enter))
        .route("/t/{key}/g/{group}/players/find", get(find::found))
        .route("/t/{key}/g/{group}/players/import", get(import::begin).post(import::preview))
        .route("/t/{key}/g/{group}/players/import/accept", post(import::accept))
        .route("/t/{key}/g/{group}/order", post(order::order))
        .route("/t/{key}/g/{group}/colour", post(order::colour))
        .route("/t/{key}/g/{group}/lines", post(order::lines))
        .route("/t/{key}/g/{group}/apart/alike", post(apart::keep_alike))
        .route("/t/{key}/g/{group}/apart", post(apart::keep))
        .route("/t/{key}/g/{group}/apart/end", post(apart::let_meet))
        .route("/t/{key}/player/{player}", get(card::show).post(card::edit))
        .route("/t/{key}/player/{player}/remove", post(deeds::remove))
        .route("/t/{key}/player/{player}/withdraw", post(deeds::withdraw))
        .route("/t/{key}/player/{player}/return", post(deeds::come_back))
        .route("/t/{key}/player/{player}/bye", post(deeds::bye))
        .route("/t/{key}/player/{player}/bye/cancel", post(deeds::cancel_bye))
        .route("/t/{key}/player/{player}/board", post(deeds::fix_board))
        .route("/t/{key}/player/{player}/withhold", post(deeds::withhold))
        .route("/t/{key}/player/{player}/move", post(deeds::move_to))
        .route("/t/{key}/player/{player}/erase", post(deeds::erase))
}
