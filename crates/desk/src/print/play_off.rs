//! Play-offs and lots on paper: every game, the order, and the seed of every lot.

use askama::Template;
use axum::response::Html;
use rokade_view::Field;
use rokade_view::play_off::{self, LotView, PlayOffView};

use super::sheet::{Order, Sheet};
use crate::error::DeskError;
use crate::page::html;

#[derive(Template)]
#[template(path = "print/play_off.html")]
struct PlayOffSheet {
    sheet: Sheet,
    held: Vec<PlayOffView>,
    lots: Vec<LotView>,
}

pub(super) async fn play_off(order: Order) -> Result<Html<String>, DeskError> {
    let field = Field::new(&order.reader(), order.place.id).ok_or(DeskError::NotFound)?;
    let title = order.words().t("view-play-off");
    let held = play_off::play_offs(&field).into_iter().filter(|one| !one.is_called_off).collect();
    html(&PlayOffSheet { sheet: order.sheet(title), held, lots: play_off::lots(&field) })
}
