//! Setting up, entering games, calling off, drawing lots: each one press of a button.

use axum::Form;
use axum::extract::Path;
use axum::response::Redirect;
use rokade_clause::Reason;
use rokade_model::Notice;
use rokade_tournament::{Command, GameState, PlayOffLadder, PlayerId, SetGame, Slot, Stake};
use serde::Deserialize;

use crate::address::GroupPage;
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::round;
use crate::secret;
use crate::settings::fields::Fields;
use crate::settings::ladder;

fn incomplete() -> DeskError {
    DeskError::BadForm(vec![Reason::house("form_incomplete")])
}

/// The players of a form: `3 7 12`.
fn players(text: &str) -> Result<Vec<PlayerId>, DeskError> {
    let one = |word: &str| word.parse().map(PlayerId).map_err(|_| incomplete());
    text.split_whitespace().map(one).collect()
}

pub(super) async fn set_up(room: InGroup, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let mut fields = Fields::of(&form);
    let named = fields.get("ladder").unwrap_or_default();
    let ladder = PlayOffLadder::ALL.into_iter().find(|ladder| ladder.key() == named).ok_or_else(incomplete)?;
    let stages = if ladder == PlayOffLadder::Own { ladder::stages(&mut fields) } else { Vec::new() };
    let command = Command::SetUpPlayOff {
        group: room.id,
        players: players(fields.get("players").unwrap_or_default())?,
        ladder,
        stages,
        stake: if fields.get("stake") == Some("title") { Stake::Title } else { Stake::Place },
        note: fields.get("note").unwrap_or_default().to_owned(),
        seed: secret::seed(),
    };
    fields.check()?;
    room.hall.run(&command).await?;
    Ok(room.to(GroupPage::PlayOff, "play-off"))
}

#[derive(Deserialize)]
pub(super) struct Numbered {
    number: u32,
}

#[derive(Deserialize)]
pub(super) struct GameForm {
    game: u32,
    to: String,
    seen: String,
    notice: Option<String>,
}

pub(super) async fn enter(
    room: InGroup,
    Path(Numbered { number }): Path<Numbered>,
    Form(form): Form<GameForm>,
) -> Result<Redirect, DeskError> {
    let (to, seen) = (round::state(&form.to)?, round::state(&form.seen)?);
    let given = form.notice.as_deref().and_then(Notice::from_key);
    let to = match to {
        GameState::Open => to,
        GameState::Done { result, notice } => GameState::Done { result, notice: notice.or(given) },
        GameState::Postponed { .. } | GameState::Adjourned { .. } => return Err(incomplete()),
    };
    let at = Slot::play_off(room.id, number, form.game);
    room.hall.run(&Command::SetGame(SetGame { at, to, seen, confirmed: false, seed: 0 })).await?;
    Ok(room.to(GroupPage::PlayOff, "result"))
}

pub(super) async fn call_off(room: InGroup, Path(Numbered { number }): Path<Numbered>) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::CallOffPlayOff { group: room.id, play_off: number }).await?;
    Ok(room.to(GroupPage::PlayOff, "called-off"))
}

#[derive(Deserialize)]
pub(super) struct LotForm {
    players: String,
}

pub(super) async fn draw_lot(room: InGroup, Form(form): Form<LotForm>) -> Result<Redirect, DeskError> {
    let players = players(&form.players)?;
    room.hall.run(&Command::DrawPlaceLot { group: room.id, players, seed: secret::seed() }).await?;
    Ok(room.to(GroupPage::PlayOff, "place-lot"))
}
