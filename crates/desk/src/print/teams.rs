//! Teams, matches and their table on paper.

use askama::Template;
use axum::response::Html;
use rokade_view as view;
use rokade_view::TeamsView;

use super::sheet::{Order, Sheet};
use crate::error::DeskError;
use crate::page::html;

#[derive(Template)]
#[template(path = "print/teams.html")]
struct TeamsSheet {
    sheet: Sheet,
    view: TeamsView,
}

pub(super) async fn teams(order: Order) -> Result<Html<String>, DeskError> {
    let view = view::teams(&order.reader(), order.place.id).ok_or(DeskError::NotFound)?;
    let title = order.words().t("word-teams");
    html(&TeamsSheet { sheet: order.sheet(title), view })
}
