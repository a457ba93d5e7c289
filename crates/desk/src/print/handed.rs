//! Paper that is handed out and filled in: result slips and round cards.

use askama::Template;
use axum::response::Html;
use rokade_view as view;
use rokade_view::{Card, CardsView, PairingsView};

use super::sheet::{Order, Sheet};
use crate::error::DeskError;
use crate::page::html;

/// Two cards stand side by side while their columns leave room for the pen.
const MOST_ROUNDS_ON_A_NARROW_CARD: usize = 9;
const NARROW_CARDS_TO_A_PAGE: usize = 10;
const WIDE_CARDS_TO_A_PAGE: usize = 5;

#[derive(Template)]
#[template(path = "print/slips.html")]
struct SlipsSheet {
    sheet: Sheet,
    view: PairingsView,
}

#[derive(Template)]
#[template(path = "print/cards.html")]
struct CardsSheet {
    sheet: Sheet,
    view: CardsView,
}

impl CardsSheet {
    fn is_wide(&self) -> bool {
        self.view.rounds.len() > MOST_ROUNDS_ON_A_NARROW_CARD
    }

    fn pages(&self) -> std::slice::Chunks<'_, Card> {
        self.view.cards.chunks(if self.is_wide() { WIDE_CARDS_TO_A_PAGE } else { NARROW_CARDS_TO_A_PAGE })
    }
}

pub(super) async fn slips(order: Order) -> Result<Html<String>, DeskError> {
    let view = view::pairings(&order.reader(), order.place.id, order.round()?).ok_or(DeskError::NotFound)?;
    let title = order.words().t("print-slips");
    html(&SlipsSheet { sheet: order.sheet(title), view })
}

pub(super) async fn cards(order: Order) -> Result<Html<String>, DeskError> {
    let view = view::cards(&order.reader(), order.place.id).ok_or(DeskError::NotFound)?;
    let title = order.words().t("print-cards");
    html(&CardsSheet { sheet: order.sheet(title), view })
}
