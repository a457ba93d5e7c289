//! The games of a match on its board's page: a piece that is live, with a form for every game.

use askama::Template;
use axum::extract::Path;
use axum::response::Html;
use rokade_model::{GameResult, RoundNumber};
use rokade_tournament::{Board, GameState};
use rokade_view::{Field, MatchLine, MatchView, game};
use serde::Deserialize;

use crate::error::DeskError;
use crate::hall::InGroup;
use crate::map::{Map, get};
use crate::part::Words;
use crate::round::Here;

#[derive(Template)]
#[template(path = "round/games.html")]
struct GamesPart {
    words: Words,
    csrf: String,
    action: String,
    board: u32,
    rows: Vec<GameRow>,
    score: String,
    is_on: bool,
    /// Who has won, as a sentence; empty while the match goes on.
    won: String,
}

struct GameRow {
    line: MatchLine,
    seen: String,
    pressed: &'static str,
    is_open: bool,
}

pub(crate) fn routes() -> Map {
    Map::signed_in().route("/t/{key}/g/{group}/round/{round}/board/{board}/games", get(fragment))
}

/// The games of a match as a piece; empty where the board is a single game.
pub(crate) fn piece(room: &InGroup, round: RoundNumber, board: &Board) -> Result<String, DeskError> {
    let field = Field::new(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    let Some(view) = MatchView::of(&field, board) else { return Ok(String::new()) };
    let words = Words(room.hall.visit.lang);
    let won = view.winner.map(|winner| words.tv("desk-match-won", "name", &field.who(winner).name));
    let part = GamesPart {
        words,
        csrf: room.page(crate::page::Tab::Round).csrf(),
        action: format!("{}/result", room.at().round(round)),
        board: board.number,
        score: view.score_from(board.white),
        is_on: view.next().is_some(),
        won: won.unwrap_or_default(),
        rows: view.games.into_iter().map(row).collect(),
    };
    Ok(part.render()?)
}

fn row(line: MatchLine) -> GameRow {
    let played = line.game.result().filter(|result| result.is_played());
    GameRow {
        seen: game::code(line.game),
        pressed: played.map_or("", GameResult::contract),
        is_open: line.game == GameState::Open,
        line,
    }
}

#[derive(Deserialize)]
struct BoardPath {
    board: u32,
}

/// The piece alone, for pages that heard of a change. Its forms carry the reader's token, so it is not kept.
async fn fragment(
    Here { room, round }: Here,
    Path(BoardPath { board }): Path<BoardPath>,
) -> Result<Html<String>, DeskError> {
    let here = room.group().round(round).and_then(|round| round.board(board)).ok_or(DeskError::NotFound)?;
    piece(&room, round, here).map(Html)
}
