//! Why two players meet, or one nobody: a page for every board and bye of a round, drafts included.

use askama::Template;
use axum::extract::Path;
use axum::response::Html;
use rokade_tournament::PlayerId;
use rokade_view::{Laid, WhyView, why_alone, why_board};
use serde::Deserialize;

use crate::error::DeskError;
use crate::hall::InGroup;
use crate::map::{Map, get};
use crate::page::{Page, Tab, html};
use crate::part::{WhyPart, Words};
use crate::round::Here;

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/round/{round}/board/{board}/why", get(board))
        .route("/t/{key}/g/{group}/round/{round}/bye/{player}/why", get(alone))
}

#[derive(Template)]
#[template(path = "explain/page.html")]
struct WhyPage<'a> {
    page: Page,
    /// The page of the round.
    base: String,
    view: &'a WhyView,
    part: WhyPart<'a>,
    /// The boards before and after this one.
    before: Option<u32>,
    after: Option<u32>,
}

#[derive(Deserialize)]
struct BoardPath {
    board: u32,
}

async fn board(
    Here { room, round }: Here,
    Path(BoardPath { board }): Path<BoardPath>,
) -> Result<Html<String>, DeskError> {
    let reader = room.hall.reader();
    let laid = Laid::new(&reader, room.id, round).ok_or(DeskError::NotFound)?;
    let view = why_board(&laid, board).ok_or(DeskError::NotFound)?;
    show(&room, &laid, &view)
}

#[derive(Deserialize)]
struct PlayerPath {
    player: u32,
}

async fn alone(
    Here { room, round }: Here,
    Path(PlayerPath { player }): Path<PlayerPath>,
) -> Result<Html<String>, DeskError> {
    let reader = room.hall.reader();
    let laid = Laid::new(&reader, room.id, round).ok_or(DeskError::NotFound)?;
    let view = why_alone(&laid, PlayerId(player)).ok_or(DeskError::NotFound)?;
    show(&room, &laid, &view)
}

fn show(room: &InGroup, laid: &Laid, view: &WhyView) -> Result<Html<String>, DeskError> {
    let there = |number: Option<u32>| number.and_then(|number| laid.pair(number)).map(|pair| pair.board);
    html(&WhyPage {
        page: room.page(Tab::Round),
        base: room.at().round(laid.round).to_string(),
        before: there(view.board.and_then(|board| board.checked_sub(1))),
        after: there(view.board.map(|board| board + 1)),
        part: WhyPart { view, words: Words(room.hall.visit.lang) },
        view,
    })
}
