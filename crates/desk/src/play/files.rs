//! A game to take along: the script, which `rokade referee` replays, and the moves as PGN.

use std::time::Duration;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use rokade_board::Color;
use rokade_board::notation::Letters;
use rokade_formats::pgn;
use rokade_laws::referee::{Deed, Event, Referee, Settings};
use rokade_model::GameResult;
use rokade_view::when;

use super::seat::Seat;
use crate::error::DeskError;

pub(super) async fn script(seat: Seat) -> Result<Response, DeskError> {
    let game = seat.game();
    let text = written(game.referee.settings(), &game.events)?;
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"game.jsonl\""),
    ];
    Ok((headers, text).into_response())
}

/// The settings on the first line, then an event on each.
fn written(settings: &Settings, events: &[Event]) -> Result<String, DeskError> {
    let unwritten = |error: serde_json::Error| DeskError::Internal(error.to_string());
    let mut text = serde_json::to_string(settings).map_err(unwritten)?;
    for event in events {
        text.push('\n');
        text += &serde_json::to_string(event).map_err(unwritten)?;
    }
    text.push('\n');
    Ok(text)
}

pub(super) async fn pgn(seat: Seat) -> Result<Response, DeskError> {
    let headers = [
        (header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"game.pgn\""),
    ];
    Ok((headers, pgn::write(&record(&seat), Letters::English)).into_response())
}

/// The legal moves from the start on; behind an illegal move that stood there is nothing PGN could hold.
fn record(seat: &Seat) -> pgn::Game {
    let game = seat.game();
    let account = game.referee.account();
    let settings = &seat.book.tournament.settings;
    let mut record = pgn::Game::from(game.referee.settings().start.clone());
    let date = when::iso_day(&settings.time_zone, game.base).replace('-', ".");
    let round = match seat.at {
        rokade_tournament::GameAt::Board { round, board, .. } => format!("{round}.{board}"),
        rokade_tournament::GameAt::Free { .. } => String::new(),
    };
    let tags = [
        ("Event", settings.name.clone()),
        ("Site", settings.place.clone()),
        ("Date", date),
        ("Round", round),
        ("White", listed(seat, Color::White)),
        ("Black", listed(seat, Color::Black)),
    ];
    for (name, value) in tags.iter().filter(|(_, value)| !value.is_empty()) {
        record.set_tag(name, value);
    }
    record.result = account.result().parse::<GameResult>().ok();
    let mut position = game.referee.settings().start.clone();
    let times = times(game.referee.settings(), &game.events);
    let mut last = None;
    for (number, ply) in (1..).zip(account.moves_made()) {
        let Some(m) = ply.made.as_ref().ok().filter(|m| position.is_legal(**m)) else { break };
        let id = record.play(last, *m);
        // A move that was made again after a ruling has the later time.
        if let Some((_, shown)) = times.iter().rev().find(|(after, _)| *after == number) {
            record[id].set_clock(*shown);
        }
        last = Some(id);
        position.play(*m);
    }
    record
}

fn listed(seat: &Seat, color: Color) -> String {
    let person = seat.book.person(seat.game().player(color));
    person.map(|person| person.name.listed()).unwrap_or_default()
}

/// What the mover's clock showed after each completed move.
fn times(settings: &Settings, events: &[Event]) -> Vec<(usize, Duration)> {
    let mut referee = Referee::new(settings.clone());
    let mut times = Vec::new();
    for event in events {
        if referee.hear(event).is_err() {
            break;
        }
        let account = referee.account();
        if let (Deed::Press, Some(color)) = (&event.deed, event.by.player()) {
            let shown = u64::try_from(account.clock()[color].seconds()).unwrap_or(0);
            times.push((account.moves_made().len(), Duration::from_secs(shown)));
        }
    }
    times
}
