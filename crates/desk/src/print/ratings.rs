//! New ratings for the wall, and how every one of them comes about.

use askama::Template;
use axum::response::Html;
use rokade_tournament::PlayerId;

use super::sheet::{Order, Sheet};
use crate::error::DeskError;
use crate::page::html;
use crate::ratings::derivation::{self, DerivationView};
use crate::ratings::figures::Figures;
use crate::ratings::history::Past;
use crate::ratings::only;
use crate::ratings::table::{self, By, RatingsView};

#[derive(Template)]
#[template(path = "print/ratings.html")]
struct RatingsSheet {
    sheet: Sheet,
    view: RatingsView,
}

#[derive(Template)]
#[template(path = "print/derivations.html")]
struct DerivationsSheet {
    sheet: Sheet,
    players: Vec<DerivationView>,
}

pub(super) async fn list(order: Order) -> Result<Html<String>, DeskError> {
    let by = By::read(order.asked("by"));
    let view = table::ratings(&order.reader(), order.place.id, by).ok_or(DeskError::NotFound)?;
    let title = order.words().t("view-new-ratings");
    html(&RatingsSheet { sheet: order.sheet(title), view })
}

pub(super) async fn derivations(order: Order) -> Result<Html<String>, DeskError> {
    let reader = order.reader();
    let asked = only(order.asked("player"))?;
    let figures = Figures::of(&reader, order.place.id).ok_or(DeskError::NotFound)?;
    let mut players: Vec<(Option<u32>, PlayerId)> = figures.field.everybody().map(|who| (who.number, who.id)).collect();
    players.sort_by_key(|(number, id)| (number.unwrap_or(u32::MAX), *id));
    players.retain(|(_, id)| asked.is_none_or(|asked| asked == *id));
    if players.is_empty() {
        return Err(DeskError::NotFound);
    }
    // The road through the years is a page's; paper proves the event.
    let told = |id: PlayerId| derivation::of(&figures, id, &Past::default());
    let players = players.into_iter().map(|(_, id)| told(id)).filter(|view| !view.kept_back).collect();
    let title = order.words().t("rating-derivation");
    html(&DerivationsSheet { sheet: order.sheet(title), players })
}
