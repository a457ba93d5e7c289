//! What an arbiter does with prizes.

use axum::Form;
use axum::response::Redirect;
use rokade_standings::PrizeFund;
use rokade_tournament::Command;

use super::form;
use crate::address::GroupPage;
use crate::error::DeskError;
use crate::hall::InGroup;

pub(super) async fn set(room: InGroup, Form(sent): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let fund = form::read(&room.hall.reader(), &sent)?;
    room.hall.run(&Command::SetPrizes { group: room.id, fund: Box::new(fund) }).await?;
    Ok(room.to(GroupPage::Prizes, "saved"))
}

pub(super) async fn publish(room: InGroup) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::PublishPrizes { group: room.id }).await?;
    Ok(room.to(GroupPage::Prizes, "prizes-published"))
}

/// Publishes that there are no prizes.
pub(super) async fn none(room: InGroup) -> Result<Redirect, DeskError> {
    let fund = Box::new(PrizeFund::default());
    room.hall.run(&Command::SetPrizes { group: room.id, fund }).await?;
    publish(room).await
}
