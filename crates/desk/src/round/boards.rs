//! The boards of a published round with their buttons: the piece of the page that is live.

use askama::Template;
use axum::http::HeaderMap;
use axum::response::Response;
use rokade_model::RoundNumber;
use rokade_tournament::{Board, GameAt, GameState};
use rokade_view::{BoardRow, Field, MatchView, PairingsView, Side, game, pairings};
use rokade_words::Lang;

use super::Here;
use crate::address::EventPage;
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::part::Words;
use crate::piece::Piece;
use crate::play;

#[derive(Template)]
#[template(path = "round/boards.html")]
pub(super) struct BoardsPart {
    words: Words,
    view: PairingsView,
    rows: Vec<BoardLine>,
    base: String,
    /// Where "What happened?" leads, up to the number of the board.
    what: String,
    open: usize,
    /// Not published yet: the board has no page of its own.
    is_ahead: bool,
}

/// What the buttons of a board must know beside what is shown. A match shows the game that is
/// played now: its White stands on the left.
struct BoardLine {
    /// The board, or the board and the game of its match: `7`, `7.3`.
    target: String,
    /// The game of the match that is played now.
    game: Option<u32>,
    left: Side,
    right: Side,
    /// How the match stands and what is played: `1½–½`, `Rapid, game 3`; empty on ordinary boards.
    score: String,
    about: String,
    seen: String,
    /// Which button is pressed in: `1-0`, `1/2-1/2`, `0-1`, or none.
    pressed: &'static str,
    is_open: bool,
    is_plain: bool,
    /// Nothing to press: a match that is decided.
    is_over: bool,
    /// The page of the game where it is played under the referee and goes on; whether it waits for the arbiter.
    live: Option<(String, bool)>,
}

pub(super) fn part(room: &InGroup, round: RoundNumber, lang: Lang) -> Result<BoardsPart, DeskError> {
    let view = pairings(&room.hall.reader(), room.id, round).ok_or(DeskError::NotFound)?;
    let group = room.group();
    let published = room.hall.book.tournament.round_ahead(room.id, round).ok_or(DeskError::NotFound)?;
    let field = Field::new(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    let rows = view.boards.iter().filter_map(|row| {
        let line = line(&field, row, published.board(row.board)?);
        let at = GameAt::Board { group: room.id, round, board: row.board, game: line.game };
        let is_live = play::is_live(&room.hall.book, at) == Some(true);
        Some(BoardLine {
            live: is_live.then(|| (play::address_of(&room.hall.key, at), play::awaits_arbiter(&room.hall.book, at))),
            ..line
        })
    });
    let rows = rows.collect();
    Ok(BoardsPart {
        words: Words(lang),
        rows,
        is_ahead: round > group.published(),
        open: published.boards.iter().filter(|board| board.game == GameState::Open).count(),
        base: room.at().round(round).to_string(),
        what: format!("{}?at={}.{round}.", room.hall.at().page(EventPage::WhatHappened), room.id),
        view,
    })
}

fn line(field: &Field, row: &BoardRow, board: &Board) -> BoardLine {
    match MatchView::of(field, board) {
        None => ordinary(row, board),
        Some(played) => of_match(field, row, board, &played),
    }
}

fn ordinary(row: &BoardRow, board: &Board) -> BoardLine {
    let pressed = pressed(board.game);
    let is_open = board.game == GameState::Open;
    BoardLine {
        target: row.board.to_string(),
        game: None,
        left: row.white.clone(),
        right: row.black.clone(),
        score: String::new(),
        // The minutes of a handicap game.
        about: if is_open { row.outcome.note.clone() } else { String::new() },
        seen: game::code(board.game),
        pressed,
        is_open,
        is_plain: is_open || matches!(pressed, "1-0" | "1/2-1/2" | "0-1"),
        is_over: false,
        live: None,
    }
}

fn of_match(field: &Field, row: &BoardRow, board: &Board, played: &MatchView) -> BoardLine {
    let next = played.next().filter(|_| board.game == GameState::Open);
    BoardLine {
        target: next.map_or(row.board.to_string(), |next| format!("{}.{}", row.board, next.number)),
        game: next.map(|next| next.number),
        left: row.white.clone(),
        right: row.black.clone(),
        about: if next.is_some() { played.next_words(&field.reader) } else { row.outcome.note.clone() },
        score: row.outcome.result.clone(),
        seen: game::code(next.map_or(board.game, |next| next.game)),
        pressed: "",
        is_open: next.is_some(),
        is_plain: true,
        is_over: next.is_none(),
        live: None,
    }
}

fn pressed(game: GameState) -> &'static str {
    game.result().filter(|result| result.is_played()).map_or("", |result| result.contract())
}

/// The piece alone, for pages that heard of a change.
pub(super) async fn fragment(Here { room, round }: Here, headers: HeaderMap) -> Result<Response, DeskError> {
    let lang = room.hall.visit.lang;
    let piece = Piece::Boards { group: room.id, round };
    room.piece(piece, &headers, || Ok(part(&room, round, lang)?.render()?)).await
}
