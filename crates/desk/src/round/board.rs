//! One board: everything a game can become, and why these two meet.

use askama::Template;
use axum::extract::Path;
use axum::response::Html;
use rokade_model::{GameResult, RoundNumber};
use rokade_tournament::{GameAt, GameState};
use rokade_view::{Field, Laid, Outcome, Said, Who, board_outcome, game, outcome, why_board};
use serde::Deserialize;

use super::Here;
use crate::clock;
use crate::error::DeskError;
use crate::matches;
use crate::page::{Page, Tab, html};
use crate::play;

#[derive(Template)]
#[template(path = "round/board.html")]
struct BoardPage {
    page: Page,
    base: String,
    round: RoundNumber,
    board: u32,
    white: Who,
    black: Who,
    shown: Outcome,
    seen: String,
    until: String,
    /// Results over the board and by decision: code, as written.
    plain: Vec<(String, &'static str)>,
    decided: Vec<(String, &'static str)>,
    forfeits: Vec<(String, &'static str, String)>,
    is_open: bool,
    /// Lost by somebody who did not come.
    is_forfeited: bool,
    reasons: Vec<Said>,
    /// The games of a match, as a piece that is fetched again; empty on an ordinary board.
    games: String,
    /// The minutes of a handicap game.
    times: Option<(u32, u32)>,
    /// The page of the game where it is under the referee; else whether it can be put there.
    refereed: Option<String>,
    can_referee: bool,
    /// The time to come is over: who is there is asked, and not what a tap would say.
    asks_who_is_here: bool,
    /// The game of a match that is played next.
    next_game: Option<u32>,
}

#[derive(Deserialize)]
pub(super) struct BoardPath {
    board: u32,
}

pub(super) async fn show(
    Here { room, round }: Here,
    Path(BoardPath { board }): Path<BoardPath>,
) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let published = group.round(round).ok_or(DeskError::NotFound)?;
    let here = published.board(board).ok_or(DeskError::NotFound)?;
    let reader = room.hall.reader();
    let who = |player| reader.who(player).ok_or(DeskError::NotFound);
    let (white, black) = (who(here.white)?, who(here.black)?);
    let until = match here.game {
        GameState::Postponed { until } | GameState::Adjourned { until } => until,
        GameState::Open | GameState::Done { .. } => None,
    };
    let next_game = here.games.iter().zip(1..).find(|(game, _)| game.game == GameState::Open).map(|(_, number)| number);
    let at = GameAt::Board { group: room.id, round, board, game: next_game };
    let is_refereed = play::is_live(&room.hall.book, at).is_some();
    let page = room.page(Tab::Round);
    let written = |results: &[GameResult]| results.iter().map(|result| (result.to_string(), result.chess())).collect();
    let missing =
        |result: GameResult, key: &str, name: &str| (result.to_string(), result.chess(), page.tv(key, "name", name));
    html(&BoardPage {
        base: room.at().round(round).to_string(),
        round,
        board,
        shown: match here.games.is_empty() {
            true => outcome(&reader, here.game),
            false => board_outcome(&Field::new(&reader, room.id).ok_or(DeskError::NotFound)?, round, here),
        },
        games: matches::piece(&room, round, here)?,
        times: room.hall.book.tournament.board_times(room.id, round, board),
        refereed: is_refereed.then(|| play::address_of(&room.hall.key, at)),
        can_referee: here.game == GameState::Open && (here.games.is_empty() || next_game.is_some()),
        asks_who_is_here: room.hall.book.tournament.is_too_late_for(at, room.hall.app.now()),
        next_game,
        seen: game::code(here.game),
        until: until.map(|at| clock::write(at, room.hall.zone())).unwrap_or_default(),
        plain: written(&[GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins]),
        decided: written(&[
            GameResult::BothLose,
            GameResult::HalfToWhite,
            GameResult::HalfToBlack,
            GameResult::ShortWhiteWins,
            GameResult::ShortDraw,
            GameResult::ShortBlackWins,
        ]),
        forfeits: vec![
            missing(GameResult::BlackForfeits, "desk-board-missing", &black.name),
            missing(GameResult::WhiteForfeits, "desk-board-missing", &white.name),
            (GameResult::BothForfeit.to_string(), GameResult::BothForfeit.chess(), page.t("desk-board-missing-both")),
        ],
        is_open: here.game == GameState::Open,
        is_forfeited: here.game.result().is_some_and(|result| !result.is_played()),
        reasons: reasons(&room, round, board),
        white,
        black,
        page,
    })
}

/// Why the system let these two meet, if it did.
fn reasons(room: &crate::hall::InGroup, round: RoundNumber, board: u32) -> Vec<Said> {
    let reader = room.hall.reader();
    let laid = Laid::of_published(&reader, room.id, round);
    laid.and_then(|laid| why_board(&laid, board)).map(|mut why| why.take_told()).unwrap_or_default()
}
