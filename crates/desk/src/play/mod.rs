//! A game under the referee: the page that players and arbiter have in hand while it is played.
//!
//! | address | for |
//! |---|---|
//! | `GET /game`, `POST /game` | a game for its own sake: what is agreed, and the games there are |
//! | `POST /t/{key}/game` | puts the game on a board of a round under the referee |
//! | `/t/{key}/game/{code}` | the arbiter's page of a game |
//! | `…/links` | the links for White, Black and one device for both, with their codes |
//! | `…/paper`, `…/script.jsonl`, `…/game.pgn` | rulings and score on paper, the script, the game |
//! | `/play/{key}/{code}/{secret}` | a player's page; the secret says whose |
//!
//! Below both addresses `POST …/do` tells what happened and `GET …/live` is the stream that keeps the
//! page fresh. With `?part=1` a page answers with the pieces that the script replaces. The time of a deed
//! is the moment at which the desk hears of it.

mod acts;
mod clocks;
mod create;
mod deed;
mod files;
mod form;
mod hear;
mod links;
mod open;
mod pace;
mod page;
mod paper;
mod place;
mod rulings;
mod seat;
mod sheet;
mod squares;

use crate::map::{Map, get, post};

pub(crate) use pace::SeatPace;
pub(crate) use place::{address as address_of, awaits_arbiter, code_of, is_live};

/// A deed is a handful of short fields.
const LARGEST_DEED: usize = 16 * 1024;

/// The arbiter's side.
pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/game", get(create::show).post(create::create))
        .route("/t/{key}/game", post(open::open))
        .route("/t/{key}/game/{code}", get(page::show))
        .route("/t/{key}/game/{code}/do", post(hear::hear))
        .route("/t/{key}/game/{code}/live", get(page::live))
        .route("/t/{key}/game/{code}/links", get(links::show))
        .route("/t/{key}/game/{code}/paper", get(paper::show))
        .route("/t/{key}/game/{code}/script.jsonl", get(files::script))
        .route("/t/{key}/game/{code}/game.pgn", get(files::pgn))
}

/// The players' side. The secret in the address is what a forger would have to know; no other token is
/// asked for.
pub(crate) fn by_link() -> Map {
    Map::by_link()
        .route("/play/{key}/{code}/{secret}", get(page::show))
        .route("/play/{key}/{code}/{secret}/do", post(hear::hear).at_most(LARGEST_DEED))
        .route("/play/{key}/{code}/{secret}/live", get(page::live))
        .route("/play/{key}/{code}/{secret}/game.pgn", get(files::pgn))
}
