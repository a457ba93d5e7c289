//! What happened: from a board to a ruling in four steps, filed, printed, appealed.
//!
//! | address | page |
//! |---|---|
//! | `/t/{key}/what-happened` | the assistant; its whole state is its address |
//! | `/t/{key}/incidents` | everything filed, what counts against whom, appeals that wait |
//! | `/t/{key}/incidents/{id}`, `…/print` | one ruling, and its sheet with lines to sign on |
//! | `/t/{key}/incidents/{id}/appeal`, `…/decision` | an appeal made and decided |
//! | `/t/{key}/g/{group}/checklists` | what the Laws ask of the arbiter's eyes and voice |
//!
//! `?in=sv` tells a ruling in the players' language; the desk keeps the arbiter's.

mod address;
mod appeals;
mod assistant;
mod checklists;
mod filed;
mod filing;
mod list;
mod offers;
mod ruling;

use crate::map::{Map, get, post};

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/what-happened", get(assistant::show).post(filing::file))
        .route("/t/{key}/incidents", get(list::show))
        .route("/t/{key}/incidents/list", get(list::fragment))
        .route("/t/{key}/incidents/{id}", get(filed::show))
        .route("/t/{key}/incidents/{id}/print", get(filed::print))
        .route("/t/{key}/incidents/{id}/appeal", post(appeals::make))
        .route("/t/{key}/incidents/{id}/decision", post(appeals::decide))
        .route("/t/{key}/g/{group}/checklists", get(checklists::show))
}
