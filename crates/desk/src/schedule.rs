//! The schedule of an all-play-all on one page: all rounds, with results as they come.

use askama::Template;
use axum::response::Html;
use rokade_view::{ScheduleView, schedule};

use crate::address::GroupAt;
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::map::{Map, get};
use crate::page::{Page, Tab, html};
use crate::part::{ScheduleTable, Words};

#[derive(Template)]
#[template(path = "schedule.html")]
struct SchedulePage {
    page: Page,
    base: GroupAt,
    part: String,
    view: ScheduleView,
}

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/schedule", get(show))
        .route("/t/{key}/g/{group}/schedule/part", get(fragment))
}

async fn show(room: InGroup) -> Result<Html<String>, DeskError> {
    let view = schedule(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    html(&SchedulePage {
        page: room.page(Tab::Round),
        base: room.at(),
        part: ScheduleTable { view: &view, words: Words(room.hall.visit.lang) }.render()?,
        view,
    })
}

/// The rounds alone, for pages that heard of a change.
async fn fragment(room: InGroup) -> Result<Html<String>, DeskError> {
    let view = schedule(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    html(&ScheduleTable { view: &view, words: Words(room.hall.visit.lang) })
}
