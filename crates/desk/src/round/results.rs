//! Entering results: the same handler for a form, for the keyboard and for scripts.

use std::sync::Arc;

use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use rokade_clause::Reason;
use rokade_model::RoundNumber;
use rokade_store::Book;
use rokade_tournament::{BoardSlot, Command, Event, GameState, GroupId, Seated, SetGame, Slot};
use rokade_view::{game, outcome};
use serde::{Deserialize, Serialize};

use super::{Here, confirm, state};
use crate::answer::wants_json;
use crate::doer;
use crate::error::{DeskError, ResultConflict};
use crate::hall::InGroup;
use crate::secret;

/// The fields of the request. A button of the table says all in one: `7 1-0 open`, or `7.3 1-0 open`
/// for the third game of a match.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ResultForm {
    set: Option<String>,
    board: Option<u32>,
    /// The game of a match; empty or missing for the board as a whole.
    game: Option<Game>,
    to: Option<String>,
    /// Whether a missing player had told the arbiter, or came too late.
    notice: Option<String>,
    /// When a game that is put off is to be played, on the clock of the hall.
    until: Option<String>,
    seen: Option<String>,
    confirmed: Option<String>,
    /// `board` comes back to the board's own page.
    back: Option<String>,
}

/// A number as scripts send it, or a field that may be empty.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Game {
    Number(u32),
    Text(String),
}

impl Game {
    fn number(&self) -> Option<u32> {
        match self {
            Game::Number(number) => Some(*number),
            Game::Text(text) => text.trim().parse().ok(),
        }
    }
}

/// Extractor: the form as a browser or a script sends it.
pub(crate) struct Sent(pub ResultForm);

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = DeskError;

    async fn from_request(request: Request, state: &S) -> Result<Self, DeskError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let bad = || DeskError::BadForm(vec![Reason::house("form_incomplete")]);
        if kind.is_some_and(|kind| kind.starts_with("application/json")) {
            return Json::from_request(request, state).await.map(|Json(form)| Sent(form)).map_err(|_| bad());
        }
        Form::from_request(request, state).await.map(|Form(form)| Sent(form)).map_err(|_| bad())
    }
}

impl ResultForm {
    /// Which game of a round is to be set, and to what.
    fn read(&self, group: GroupId, round: RoundNumber, zone: &str) -> Result<(BoardSlot, SetGame), DeskError> {
        let incomplete = || DeskError::BadForm(vec![Reason::house("form_incomplete")]);
        let mut words = self.set.as_deref().unwrap_or_default().split(' ');
        let mut word =
            |field: Option<String>| words.next().filter(|word| !word.is_empty()).map(str::to_owned).or(field);
        let named = word(self.board.map(|board| board.to_string())).ok_or_else(incomplete)?;
        let (board, game) = match named.split_once('.') {
            Some((board, game)) => (board, Some(game.parse().map_err(|_| incomplete())?)),
            None => (named.as_str(), self.game.as_ref().and_then(Game::number)),
        };
        let board = board.parse().map_err(|_| incomplete())?;
        let to = word(self.to.clone());
        let seen = word(self.seen.clone());
        let mut to = state(&to.ok_or_else(incomplete)?)?;
        if let GameState::Done { result, notice } = &mut to
            && !result.is_played()
            && notice.is_none()
        {
            *notice = self.notice();
        }
        if let GameState::Postponed { until } | GameState::Adjourned { until } = &mut to
            && let Some(typed) = self.until.as_deref().filter(|typed| !typed.is_empty())
        {
            *until = Some(crate::clock::read(typed, zone)?);
        }
        // A script that says nothing of what it saw may only enter what is not entered yet.
        let seen = state(seen.as_deref().unwrap_or("open"))?;
        let at = BoardSlot { group, round, board, game };
        let (confirmed, seed) = (self.confirmed.is_some(), secret::seed());
        Ok((at, SetGame { at: Slot::Board(at), to, seen, confirmed, seed }))
    }

    fn notice(&self) -> Option<rokade_model::Notice> {
        self.notice.as_deref().and_then(rokade_model::Notice::from_key)
    }
}

/// What a script learns of an accepted result.
#[derive(Serialize)]
struct Entered {
    board: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u32>,
    state: String,
    text: String,
    note: String,
    /// Games of the round still without a result.
    open: usize,
    seq: u64,
}

pub(super) async fn enter(here: Here, headers: HeaderMap, Sent(form): Sent) -> Result<Response, DeskError> {
    let Here { room, round } = here;
    let (at, set) = form.read(room.id, round, room.hall.zone())?;
    let json = wants_json(&headers);
    match room.hall.run(&Command::SetGame(set)).await {
        Ok(book) if json => Ok(Json(entered(&room, &book, at, &set)?).into_response()),
        Ok(_) => {
            let base = room.at().round(round).to_string();
            let page = match form.back.as_deref() {
                Some("board") => format!("{base}/board/{}?done=result", at.board),
                _ => format!("{base}?done=result#board-{}", at.board),
            };
            Ok(Redirect::to(&page).into_response())
        }
        Err(DeskError::Refused { reasons, names }) => {
            let is = |key: &str| reasons.iter().any(|reason| reason.key == key);
            if is("result_changed_meanwhile") {
                return Err(conflict(&room, at, set.to).await?);
            }
            if is("correction_unconfirmed") && !json {
                return confirm::show(&room, at, set).map(IntoResponse::into_response);
            }
            Err(DeskError::Refused { reasons, names })
        }
        Err(error) => Err(error),
    }
}

/// The game as the book holds it now, which may be less than was sent: a game that was played keeps no notice.
fn entered(room: &InGroup, book: &Arc<Book>, at: BoardSlot, set: &SetGame) -> Result<Entered, DeskError> {
    // A match is put off as a whole.
    let held = BoardSlot { game: at.game.filter(|_| !set.to.is_put_off()), ..at };
    let seated = book.tournament.seated_at(held).ok_or(DeskError::NotFound)?;
    let shown_round = book.tournament.round_ahead(at.group, at.round);
    let boards = shown_round.as_ref().map_or(&[][..], |round| &round.boards);
    let shown = outcome(&room.hall.reader(), seated.game);
    Ok(Entered {
        board: at.board,
        game: at.game,
        state: game::code(seated.game),
        text: shown.result,
        note: shown.note,
        open: boards.iter().filter(|board| board.game == GameState::Open).count(),
        seq: book.tournament.seq,
    })
}

/// Both results, and who entered the one that stands.
async fn conflict(room: &InGroup, at: BoardSlot, wanted: GameState) -> Result<DeskError, DeskError> {
    let book = room.hall.app.book(&room.hall.key).await?;
    let seated = book.tournament.seated_at(at).ok_or(DeskError::NotFound)?;
    let records = room.hall.app.store().records(&room.hall.key, 1).await?;
    let last = records.iter().rev().find(|record| sets(&record.event, at, &seated));
    Ok(DeskError::Conflict(Box::new(ResultConflict {
        page: room.at().round(at.round).to_string(),
        csrf: room.page(crate::page::Tab::Round).csrf(),
        board: at.board,
        game: at.game,
        white: room.hall.name(seated.white),
        black: room.hall.name(seated.black),
        stands: seated.game,
        by: last.map(|record| doer::told(&room.hall, room.hall.visit.lang, &record.by)).unwrap_or_default(),
        wanted,
    })))
}

/// Whether an event set the game. Ahead of its round a game goes by its players.
fn sets(event: &Event, at: BoardSlot, seated: &Seated) -> bool {
    if let Event::GameSetAhead { group, round, white, black, .. } = *event {
        return (group, round, white, black) == (at.group, at.round, seated.white, seated.black);
    }
    if let Event::GameSet { group, round, board, .. } = *event {
        return at == BoardSlot { group, round, board, game: None };
    }
    if let Event::MatchGameSet { group, round, board, game, .. } = *event {
        return at == BoardSlot { group, round, board, game: Some(game) };
    }
    false
}
