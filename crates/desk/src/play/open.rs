//! Puts the game on a board of a round under the referee.

use axum::Form;
use axum::response::Redirect;
use rokade_model::{Color, RoundNumber};
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
    /// Who is at the board, asked once the time to come is over; both, unless it is said otherwise.
    #[serde(default)]
    here: Here,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Here {
    #[default]
    Both,
    White,
    Black,
    Nobody,
}

impl Here {
    const fn colors(self) -> &'static [Color] {
        match self {
            Here::Both => &[Color::White, Color::Black],
            Here::White => &[Color::White],
            Here::Black => &[Color::Black],
            Here::Nobody => &[],
        }
    }
}

pub(super) async fn open(hall: Hall, Form(form): Form<BoardForm>) -> Result<Redirect, DeskError> {
    let game = form.game.trim().parse().ok();
    let at = GameAt::Board { group: GroupId(form.group), round: form.round, board: form.board, game };
    let is_late = hall.book.tournament.is_too_late_for(at, hall.app.now());
    let here = if is_late { form.here.colors().to_vec() } else { Vec::new() };
    hall.run(&Command::OpenGame { at, settings: None, seed: secret::seed(), here }).await?;
    Ok(Redirect::to(&format!("{}/links", place::address(&hall.key, at))))
}
