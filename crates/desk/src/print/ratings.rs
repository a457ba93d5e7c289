//! New ratings for the wall, and how every one of them comes about.

use askama::Template;
use axum::response::{Html, Response};
use rokade_model::StartNumber;
use rokade_tournament::PlayerId;
use rokade_view::Who;
use rokade_view::ratings::derivation::{self, DerivationView};
use rokade_view::ratings::figures::Figures;
use rokade_view::ratings::table::{self, By, RatingsView};

use super::sheet::{Order, Sheet};
use crate::error::DeskError;
use crate::page::html;
use crate::part::Words;
use crate::pool::{Sheet as Written, Stopped, Turn};
use crate::ratings::only;

/// Where the derivations stand in their sheet.
const END_OF_ROWS: &str = "</tbody>";

#[derive(Template)]
#[template(path = "print/ratings.html")]
struct RatingsSheet {
    sheet: Sheet,
    view: RatingsView,
}

/// What is around the derivations.
#[derive(Template)]
#[template(path = "print/derivations.html")]
struct DerivationsSheet {
    sheet: Sheet,
}

/// One player's.
#[derive(Template)]
#[template(path = "print/derivation.html")]
struct DerivationRow {
    words: Words,
    view: DerivationView,
}

/// In place of all of them.
#[derive(Template)]
#[template(source = "<tr><td>{{ words.t(\"view-rating-kept-back-about\") }}</td></tr>\n", ext = "html")]
struct KeptBack {
    words: Words,
}

pub(super) async fn list(order: Order) -> Result<Html<String>, DeskError> {
    let by = By::read(order.asked("by"));
    let view = table::ratings(&order.reader(), order.place.id, by).ok_or(DeskError::NotFound)?;
    let title = order.words().t("word-new-ratings");
    html(&RatingsSheet { sheet: order.sheet(title), view })
}

/// Hundreds of pages of paper: they are sent as they are made, each player's for itself.
pub(super) async fn derivations(order: Order, turn: Turn) -> Result<Response, DeskError> {
    let (asked, group) = (only(order.asked("player"))?, order.place.id);
    let is_asked = |player: PlayerId| asked.is_none_or(|asked| asked == player);
    if !order.place.hall.book.tournament.members(group).any(|player| is_asked(player.id)) {
        return Err(DeskError::NotFound);
    }
    let title = order.words().t("rating-derivation");
    let page = DerivationsSheet { sheet: order.sheet(title) }.render()?;
    turn.stream(move |sheet| written(order, asked, page, sheet))
}

async fn written(order: Order, asked: Option<PlayerId>, page: String, mut to: Written) -> Result<Written, Stopped> {
    let (head, foot) = page.rsplit_once(END_OF_ROWS).expect("the sheet is a table");
    to.write(head).await?;
    to.send().await?;
    let (reader, words) = (order.reader(), order.words());
    let figures = Figures::of(&reader, order.place.id).expect("an order is of a group");
    let mut players: Vec<&Who> = figures.field.everybody().collect();
    players.sort_by_key(|who| (who.number.unwrap_or(StartNumber::MAX), who.id));
    players.retain(|who| asked.is_none_or(|asked| asked == who.id) && !figures.is_kept_back(who.id));
    if players.is_empty() {
        to.write(&KeptBack { words }.render()?).await?;
    }
    for who in players {
        // The road through the years is a page's; paper proves the event.
        let row = DerivationRow { words, view: derivation::of(&figures, who.id) };
        to.write(&row.render()?).await?;
    }
    to.write(END_OF_ROWS).await?;
    to.write(foot).await?;
    Ok(to)
}
