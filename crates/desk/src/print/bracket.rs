//! The bracket on paper, lying down.

use askama::Template;
use axum::response::Html;
use rokade_view as view;
use rokade_view::BracketColumn;

use super::sheet::{Order, Sheet};
use crate::error::DeskError;
use crate::page::html;

/// As many matches of a first stage as can be read on a page.
const MATCHES_TO_A_PAGE: usize = 16;

#[derive(Template)]
#[template(path = "print/bracket.html")]
struct BracketSheet {
    sheet: Sheet,
    pages: Vec<Vec<BracketColumn>>,
    champion: String,
    /// The lots and how every match was decided.
    told: Vec<String>,
}

pub(super) async fn bracket(order: Order) -> Result<Html<String>, DeskError> {
    let view = view::bracket(&order.reader(), order.place.id).ok_or(DeskError::NotFound)?;
    let title = order.words().t("view-bracket");
    html(&BracketSheet {
        sheet: order.sheet(title),
        pages: view.parts(MATCHES_TO_A_PAGE),
        champion: view.champion.map(|who| who.name).unwrap_or_default(),
        told: view.told.into_iter().map(|told| told.text).collect(),
    })
}
