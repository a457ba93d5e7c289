//! What the organiser decides, and what is locked by now and why.

mod event;
pub(crate) mod fields;
pub(crate) mod group;
mod groups;
mod handbook;
mod handicap;
pub(crate) mod ladder;
mod pace;
mod page;
mod rules;
pub(crate) mod system;
mod tiebreaks;
mod times;

pub(crate) use fields::Fields;
pub(crate) use times::time_fault;

use crate::map::{Map, get, post};
use crate::rights::Deed;

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/settings", post(event::change))
        .route("/t/{key}/delete", post(event::delete).needs(Deed::DeleteEvent))
        .route("/t/{key}/g/{group}/settings", get(page::show).post(group::change))
        .route("/t/{key}/g/{group}/time", get(times::read))
        .route("/t/{key}/g/{group}/remove", post(groups::remove))
        .route("/t/{key}/g/new", get(groups::begin).post(groups::add))
        .route("/t/{key}/split", post(groups::split))
}

/// Lines of a text field, without the empty ones.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}
