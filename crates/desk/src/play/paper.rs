//! A game on paper: what was ruled in four steps, the score, and lines to sign.

use askama::Template;
use axum::response::Html;
use rokade_board::Color;
use rokade_view::cite::Source;
use rokade_view::when;
use rokade_words::ruling::end;
use rokade_words::{Arg, text_with};

use super::page::{about, written};
use super::rulings::{self, RulingView};
use super::seat::Seat;
use super::sheet::{self, Cell};
use crate::board::Row;
use crate::error::DeskError;
use crate::page::{Page, html};

#[derive(Template)]
#[template(path = "play/paper.html")]
struct PaperPage {
    page: Page,
    base: String,
    event: String,
    place: String,
    about: Vec<String>,
    white: String,
    black: String,
    result: String,
    reason: String,
    clauses: Vec<Source>,
    clock: (String, String),
    columns: Vec<Vec<Row<Cell>>>,
    rulings: Vec<RulingView>,
    fen: String,
    printed: String,
}

/// Moves in one column of the score.
const ROWS: usize = 20;

pub(super) async fn show(seat: Seat) -> Result<Html<String>, DeskError> {
    let game = seat.game();
    let account = game.referee.account();
    let settings = &seat.book.tournament.settings;
    let verdict = account.verdict();
    let printed = when::moment(seat.lang, &settings.time_zone, seat.app.now());
    let mut columns: Vec<Vec<Row<Cell>>> = Vec::new();
    for row in sheet::rows(&game.referee, seat.letters(), sheet::Reader::of(&seat)) {
        match columns.last_mut() {
            Some(column) if column.len() < ROWS => column.push(row),
            _ => columns.push(vec![row]),
        }
    }
    let clock = account.clock();
    html(&PaperPage {
        page: seat.page(),
        base: seat.base.clone(),
        event: settings.name.clone(),
        place: place(&seat),
        about: about(&seat),
        white: seat.name(Color::White),
        black: seat.name(Color::Black),
        result: verdict.map(|verdict| written(verdict.score)).unwrap_or_default(),
        reason: verdict.map(|verdict| end(seat.lang, verdict.reason.key())).unwrap_or_default(),
        clauses: verdict.map(|verdict| verdict.clauses.iter().map(Source::clause).collect()).unwrap_or_default(),
        clock: (rokade_words::ruling::shown(clock.white.0), rokade_words::ruling::shown(clock.black.0)),
        columns,
        rulings: rulings::rulings(&seat),
        fen: account.fen(),
        printed: text_with(seat.lang, "print-printed", &[("when", Arg::from(printed))]),
    })
}

/// Group, round and board, where the game has them.
fn place(seat: &Seat) -> String {
    match seat.at {
        rokade_tournament::GameAt::Board { group, round, board, .. } => {
            let group = seat.book.tournament.groups.get(&group).map(|group| group.settings.name.clone());
            let args = [
                ("group", Arg::from(group.unwrap_or_default())),
                ("round", Arg::from(round)),
                ("board", Arg::from(board)),
            ];
            text_with(seat.lang, "desk-play-place", &args)
        }
        rokade_tournament::GameAt::Free { .. } => String::new(),
    }
}
