//! What the correction of an old round changes, shown before it is accepted.

use askama::Template;
use axum::response::Html;
use rokade_model::RoundNumber;
use rokade_tournament::{BoardSlot, Command, GameState, PlayerId, RoundChange, SetGame};
use rokade_view::{game, outcome};

use crate::error::DeskError;
use crate::hall::InGroup;
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "round/confirm.html")]
struct ConfirmPage {
    page: Page,
    base: String,
    round: RoundNumber,
    board: u32,
    /// The game of a match; empty for the board as a whole.
    game: String,
    white: String,
    black: String,
    from: String,
    to: String,
    to_code: String,
    seen: String,
    places: Vec<PlaceLine>,
    rounds: Vec<RoundLine>,
}

struct PlaceLine {
    name: String,
    points: (String, String),
    place: (u32, u32),
}

struct RoundLine {
    round: RoundNumber,
    /// The key of what happens to the round.
    fate: &'static str,
    before: Vec<String>,
    after: Vec<String>,
}

pub(super) fn show(room: &InGroup, at: BoardSlot, set: SetGame) -> Result<Html<String>, DeskError> {
    let tournament = &room.hall.book.tournament;
    let consequences = tournament.consequences(&Command::SetGame(set), room.hall.app.now());
    let seated = tournament.seated_at(at).ok_or(DeskError::NotFound)?;
    let round = at.round;
    let page = room.page(Tab::Round);
    let written = |game: GameState| match outcome(&room.hall.reader(), game) {
        shown if shown.result.is_empty() && shown.note.is_empty() => page.t("desk-result-none"),
        shown => [shown.result, shown.note].join(" ").trim().to_owned(),
    };
    let place = |change: &rokade_tournament::StandingChange| PlaceLine {
        name: room.hall.name(change.player),
        points: (change.points.0.chess(), change.points.1.chess()),
        place: change.place,
    };
    html(&ConfirmPage {
        base: room.at().round(round).to_string(),
        round,
        board: at.board,
        game: at.game.map(|game| game.to_string()).unwrap_or_default(),
        white: room.hall.name(seated.white),
        black: room.hall.name(seated.black),
        from: written(seated.game),
        to: written(set.to),
        to_code: game::code(set.to),
        seen: game::code(set.seen),
        places: consequences.standings.iter().map(place).collect(),
        rounds: consequences.rounds.iter().map(|change| round_line(room, change)).collect(),
        page,
    })
}

fn round_line(room: &InGroup, change: &RoundChange) -> RoundLine {
    let pair =
        |(white, black): &(PlayerId, PlayerId)| format!("{} – {}", room.hall.name(*white), room.hall.name(*black));
    let fate = match (change.draft, change.started) {
        (true, _) => "desk-confirm-draft",
        (false, true) => "desk-confirm-started",
        (false, false) => "desk-confirm-published",
    };
    RoundLine {
        round: change.round,
        fate,
        before: change.before.iter().map(pair).collect(),
        after: change.after.iter().map(pair).collect(),
    }
}
