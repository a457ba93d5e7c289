//! The whole schedule of an all-play-all for everybody.

use askama::Template;
use axum::response::Response;
use rokade_view::ScheduleView;

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::{ScheduleTable, Words};
use crate::piece::Piece;

#[derive(Template)]
#[template(path = "public/schedule.html")]
struct SchedulePage<'a> {
    page: Page,
    frame: Frame,
    view: &'a ScheduleView,
    table: ScheduleTable<'a>,
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    guest
        .answer(Piece::Schedule(group), || {
            let reader = guest.reader();
            let view = rokade_view::schedule(&reader, group).ok_or(DeskError::NotFound)?;
            let table = ScheduleTable { view: &view, words: Words(guest.lang) };
            if guest.wants_part() {
                return Ok(table.render()?);
            }
            let frame = Frame::new(&reader, Some(group), Tab::Round);
            Ok(SchedulePage { page: guest.page(), frame, view: &view, table }.render()?)
        })
        .await
}
