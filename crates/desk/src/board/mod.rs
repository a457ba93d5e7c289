//! The board: any position or game, for everybody, without a tournament and without signing in.
//!
//! | address | answers |
//! |---|---|
//! | `GET /board` | the game the fields tell of (see `address`); with `play` a move more, with `mate` a question answered |
//! | `GET /board/state` | the same as JSON: position, legal moves, flags |
//! | `GET /board/mate` | "can White still mate?" as JSON |
//! | `GET /board/game.pgn` | the game as a file |
//! | `GET /board/lot` | a Chess960 start by lot |
//! | `POST /board/read` | a FEN or PGN, pasted or sent: leads to its address |
//!
//! Nothing is kept: every answer follows from its address. With `?part=1` the page answers with the
//! piece that the script replaces.

mod address;
mod editor;
mod flags;
mod game;
mod mate;
pub(crate) mod men;
mod page;
mod play;
mod read;
mod sheet;
mod show;
pub(crate) mod squares;
mod state;
mod told;

use crate::map::{Map, get, post};

pub(crate) use editor::editor;
pub(crate) use sheet::Row;
pub(crate) use told::letters;

/// A file of many games; larger collections are for the command line.
pub(crate) const LARGEST_PGN: usize = 4 * 1024 * 1024;

pub(crate) fn routes() -> Map {
    Map::everybody()
        .route("/board", get(show::show))
        .route("/board/state", get(state::state))
        .route("/board/mate", get(state::mate))
        .route("/board/game.pgn", get(read::file))
        .route("/board/lot", get(show::lot))
        .route("/board/read", post(read::read).at_most(LARGEST_PGN))
}
