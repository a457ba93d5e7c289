//! The boards of a published round with their buttons: the piece of the page that is live.

use askama::Template;
use axum::http::HeaderMap;
use axum::response::Response;
use rokade_model::RoundNumber;
use rokade_tournament::GameState;
use rokade_words::Lang;

use super::{Here, game};
use crate::error::DeskError;
use crate::fragments::FragmentKey;
use crate::hall::InGroup;
use crate::view::part::Words;
use crate::view::{PairingsView, pairings};

#[derive(Template)]
#[template(path = "round/boards.html")]
pub(super) struct BoardsPart {
    words: Words,
    view: PairingsView,
    rows: Vec<BoardLine>,
    base: String,
    open: usize,
}

/// What the buttons of a board must know beside what is shown.
struct BoardLine {
    seen: String,
    /// Which button is pressed in: `1-0`, `1/2-1/2`, `0-1`, or none.
    pressed: &'static str,
    is_open: bool,
    is_plain: bool,
}

pub(super) fn part(room: &InGroup, round: RoundNumber, lang: Lang) -> Result<BoardsPart, DeskError> {
    let view = pairings(&room.hall.reader(), room.id, round).ok_or(DeskError::NotFound)?;
    let group = room.group();
    let published = group.round(round).ok_or(DeskError::NotFound)?;
    let line = |board: u32| {
        let game = published.board(board).map_or(GameState::Open, |board| board.game);
        let pressed = game.result().filter(|result| result.is_played()).map_or("", |result| result.contract());
        BoardLine {
            seen: game::code(game),
            pressed,
            is_open: game == GameState::Open,
            is_plain: game == GameState::Open || matches!(pressed, "1-0" | "1/2-1/2" | "0-1"),
        }
    };
    Ok(BoardsPart {
        words: Words(lang),
        rows: view.boards.iter().map(|row| line(row.board)).collect(),
        open: published.boards.iter().filter(|board| board.game == GameState::Open).count(),
        base: format!("/t/{}/g/{}/round/{round}", room.hall.key, room.id),
        view,
    })
}

/// The piece alone, for pages that heard of a change.
pub(super) async fn fragment(Here { room, round }: Here, headers: HeaderMap) -> Result<Response, DeskError> {
    let lang = room.hall.visit.lang;
    let page = format!("desk/{}/round/{round}", room.id);
    let key = FragmentKey { tournament: room.hall.key.to_string(), page, lang };
    let seq = room.hall.book.seq();
    let piece = room.hall.app.fragments().get(key, seq, || Ok(part(&room, round, lang)?.render()?))?;
    Ok(piece.respond(&headers))
}
