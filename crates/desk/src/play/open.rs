//! Puts the game on a board of a round under the referee.

use axum::Form;
use axum::response::Redirect;
use rokade_model::RoundNumber;
use rokade_tournament::{Command, GameAt, GroupId};
use serde::Deserialize;

use super::place;
use crate::error::DeskError;
use crate::hall::Hall;
use crate::secret;

#[derive(Deserialize)]
pub(super) struct BoardForm {
    group: u32,
    round: RoundNumber,
    board: u32,
    /// A game of a match; empty elsewhere.
    #[serde(default)]
    game: String,
}

pub(super) async fn open(hall: Hall, Form(form): Form<BoardForm>) -> Result<Redirect, DeskError> {
    let game = form.game.trim().parse().ok();
    let at = GameAt::Board { group: GroupId(form.group), round: form.round, board: form.board, game };
    hall.run(&Command::OpenGame { at, settings: None, seed: secret::seed() }).await?;
    Ok(Redirect::to(&format!("{}/links", place::address(&hall.key, at))))
}
