//! What is done to players with one press of a button.

use axum::Form;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Redirect;
use rokade_clause::Reason;
use rokade_model::{ByeKind, LeaveNotice, RoundNumber};
use rokade_tournament::{Command, GroupId, PlayerId};
use serde::Deserialize;

use crate::address::{EventPage, GroupPage};
use crate::app::App;
use crate::error::DeskError;
use crate::hall::Hall;

/// Extractor for `/t/{key}/player/{player}/…`; the player exists.
pub(crate) struct OfPlayer {
    pub hall: Hall,
    pub id: PlayerId,
}

impl FromRequestParts<App> for OfPlayer {
    type Rejection = DeskError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, DeskError> {
        let hall = Hall::from_request_parts(parts, app).await?;
        #[derive(Deserialize)]
        struct PlayerPath {
            player: u32,
        }
        let Path(path): Path<PlayerPath> =
            Path::from_request_parts(parts, app).await.map_err(|_| DeskError::NotFound)?;
        let id = PlayerId(path.player);
        if !hall.book.tournament.players.contains_key(&id) {
            return Err(DeskError::NotFound);
        }
        Ok(OfPlayer { hall, id })
    }
}

impl OfPlayer {
    /// Carries out the command and comes back to the player.
    async fn then_back(&self, command: Command, done: &str) -> Result<Redirect, DeskError> {
        self.hall.run(&command).await?;
        Ok(self.hall.to(EventPage::Player(self.id), done))
    }

    pub(super) fn group(&self) -> GroupId {
        self.hall.book.tournament.players[&self.id].group
    }
}

pub(super) async fn remove(of: OfPlayer) -> Result<Redirect, DeskError> {
    of.hall.run(&Command::RemovePlayer { player: of.id }).await?;
    Ok(of.hall.in_group(of.group(), GroupPage::Players, "removed"))
}

#[derive(Deserialize)]
pub(super) struct NoticeForm {
    notice: Option<String>,
}

pub(super) async fn withdraw(of: OfPlayer, Form(form): Form<NoticeForm>) -> Result<Redirect, DeskError> {
    let notice = if form.notice.is_some() { LeaveNotice::Accepted } else { LeaveNotice::None };
    of.then_back(Command::Withdraw { player: of.id, notice }, "withdrawn").await
}

pub(super) async fn come_back(of: OfPlayer) -> Result<Redirect, DeskError> {
    of.then_back(Command::Return { player: of.id }, "returned").await
}

#[derive(Deserialize)]
pub(super) struct ByeForm {
    round: RoundNumber,
    #[serde(default)]
    kind: String,
}

pub(super) async fn bye(of: OfPlayer, Form(form): Form<ByeForm>) -> Result<Redirect, DeskError> {
    let kind = match form.kind.as_str() {
        "full" => ByeKind::Full,
        "half" => ByeKind::Half,
        _ => ByeKind::Zero,
    };
    of.then_back(Command::AskBye { player: of.id, round: form.round, kind }, "bye").await
}

pub(super) async fn cancel_bye(of: OfPlayer, Form(form): Form<ByeForm>) -> Result<Redirect, DeskError> {
    of.then_back(Command::CancelBye { player: of.id, round: form.round }, "bye").await
}

/// The key of the short note about a bye.
pub(super) const fn bye_note(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::PairingAllocated => "desk-players-bye-allocated",
        ByeKind::Full => "desk-players-bye-full",
        ByeKind::Half => "desk-players-bye-half",
        ByeKind::Zero => "desk-players-bye-zero",
    }
}

#[derive(Deserialize)]
pub(super) struct BoardForm {
    #[serde(default)]
    board: String,
}

pub(super) async fn fix_board(of: OfPlayer, Form(form): Form<BoardForm>) -> Result<Redirect, DeskError> {
    let board = match form.board.trim() {
        "" => None,
        typed => match typed.parse() {
            Ok(board) => Some(board),
            Err(_) => return Err(DeskError::BadForm(vec![Reason::house("board_not_a_number").with("found", typed)])),
        },
    };
    of.then_back(Command::FixBoard { player: of.id, board }, "saved").await
}

#[derive(Deserialize)]
pub(super) struct WithholdForm {
    withheld: Option<String>,
}

pub(super) async fn withhold(of: OfPlayer, Form(form): Form<WithholdForm>) -> Result<Redirect, DeskError> {
    of.then_back(Command::WithholdName { player: of.id, withheld: form.withheld.is_some() }, "saved").await
}

#[derive(Deserialize)]
pub(super) struct MoveForm {
    group: u32,
}

pub(super) async fn move_to(of: OfPlayer, Form(form): Form<MoveForm>) -> Result<Redirect, DeskError> {
    of.then_back(Command::MovePlayer { player: of.id, group: GroupId(form.group) }, "moved").await
}

pub(super) async fn erase(of: OfPlayer) -> Result<Redirect, DeskError> {
    of.then_back(Command::Erase { player: of.id }, "erased").await
}
