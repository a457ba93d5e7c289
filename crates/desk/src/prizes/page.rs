//! The arbiter's page of prizes.

use askama::Template;
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use rokade_view::prizes::{PrizesView, prizes};

use super::form::{self, FundForm};
use crate::address::GroupPage;
use crate::error::DeskError;
use crate::hall::{InGroup, Said};
use crate::page::{Page, Tab, html};
use crate::part::Words;
use crate::piece::Piece;

#[derive(Template)]
#[template(path = "prizes/page.html")]
struct PrizesPage {
    page: Page,
    base: String,
    files: String,
    paper: String,
    group_name: String,
    view: PrizesView,
    form: FundForm,
    /// That the list is to be published, and by when.
    due: Vec<Said>,
    is_late: bool,
    table: String,
}

/// The prizes as they stand.
#[derive(Template)]
#[template(path = "prizes/table.html")]
struct Winners<'a> {
    view: &'a PrizesView,
    words: Words,
}

pub(super) async fn show(room: InGroup) -> Result<Html<String>, DeskError> {
    let reader = room.hall.reader();
    let view = prizes(&reader, room.id).ok_or(DeskError::NotFound)?;
    let checklist = room.hall.book.tournament.checklist(room.id, room.hall.app.now());
    let is_due = |key: &str| ["todo_prizes", "todo_prizes_by", "todo_prizes_today", "prizes_overdue"].contains(&key);
    let due = checklist.todos.iter().filter(|todo| is_due(&todo.reason.key));
    let words = Words(room.hall.visit.lang);
    html(&PrizesPage {
        page: room.page(Tab::Prizes),
        base: room.at().page(GroupPage::Prizes).to_string(),
        files: format!("{}/files/prizes", room.at()),
        paper: room.paper().to_string(),
        group_name: room.group().settings.name.clone(),
        form: form::of(&reader, room.group()),
        is_late: due.clone().any(|todo| todo.kind == rokade_tournament::TodoKind::Warning),
        due: due.map(|todo| room.hall.say(&todo.reason)).collect(),
        table: Winners { view: &view, words }.render()?,
        view,
    })
}

pub(super) async fn fragment(room: InGroup, headers: HeaderMap) -> Result<Response, DeskError> {
    let render = || {
        let view = prizes(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
        Ok(Winners { view: &view, words: Words(room.hall.visit.lang) }.render()?)
    };
    room.piece(Piece::Prizes(room.id), &headers, render).await
}
