//! What moves a round on with one press of a button.

use axum::response::Redirect;
use rokade_tournament::{Command, Group};

use super::Here;
use crate::address::GroupPage;
use crate::error::DeskError;
use crate::hall::InGroup;

/// Carries out the command and shows the round it leads to.
async fn then_round(room: InGroup, command: Command, done: &str) -> Result<Redirect, DeskError> {
    let book = room.hall.run(&command).await?;
    let round = book.tournament.groups.get(&room.id).map_or(1, Group::current_round);
    Ok(room.to(GroupPage::Round(round), done))
}

pub(super) async fn pair(room: InGroup) -> Result<Redirect, DeskError> {
    let command = Command::Pair { group: room.id };
    then_round(room, command, "paired").await
}

/// The published round laid anew, as a draft beside what is published.
pub(super) async fn pair_again(room: InGroup) -> Result<Redirect, DeskError> {
    let command = Command::PairAgain { group: room.id };
    then_round(room, command, "paired-again").await
}

pub(super) async fn discard(room: InGroup) -> Result<Redirect, DeskError> {
    let command = Command::DiscardDraft { group: room.id };
    then_round(room, command, "discarded").await
}

pub(super) async fn publish(room: InGroup) -> Result<Redirect, DeskError> {
    let command = Command::Publish { group: room.id };
    then_round(room, command, "published").await
}

pub(super) async fn start(Here { room, round }: Here) -> Result<Redirect, DeskError> {
    let command = Command::StartRound { group: room.id, round };
    then_round(room, command, "started").await
}

pub(super) async fn finish(room: InGroup) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::FinishGroup { group: room.id }).await?;
    Ok(room.to(GroupPage::Standings, "finished"))
}

pub(super) async fn reopen(room: InGroup) -> Result<Redirect, DeskError> {
    let command = Command::ReopenGroup { group: room.id };
    then_round(room, command, "reopened").await
}
