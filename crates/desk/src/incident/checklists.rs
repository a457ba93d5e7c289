//! The lists of the Laws for a group: what they ask of eyes, ears and voice.

use askama::Template;
use axum::response::Html;
use rokade_laws::checklist::{self, Facts};
use rokade_view::cite::Source;

use crate::error::DeskError;
use crate::hall::InGroup;
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "incident/checklists.html")]
struct ChecklistsPage {
    page: Page,
    group_name: String,
    laws: String,
    pace: String,
    lists: Vec<List>,
}

struct List {
    key: &'static str,
    title: String,
    items: Vec<Item>,
}

struct Item {
    text: String,
    clauses: Vec<Source>,
}

pub(super) async fn show(room: InGroup) -> Result<Html<String>, DeskError> {
    let group = &room.group().settings;
    let settings = room.hall.book.tournament.rules_of_games(room.group());
    let settings = settings.map_err(|reason| DeskError::BadForm(vec![reason]))?;
    let is_adjourned = room.group().games_put_off().next().is_some();
    let facts = Facts { flag_watch: group.rules.flags, is_adjourned, ..Facts::from(&settings) };
    let page = room.page(Tab::Incidents);
    let given = checklist::of(settings.edition, &facts);
    let list = |list: &checklist::Given| List {
        key: list.key,
        title: page.t(&list.text_key()),
        items: list
            .items
            .iter()
            .map(|item| Item {
                text: page.t(&list.item_text_key(item)),
                clauses: item.clauses.iter().map(Source::printed).collect(),
            })
            .collect(),
    };
    html(&ChecklistsPage {
        group_name: group.name.clone(),
        laws: settings.edition.to_string(),
        pace: page.t(&format!("desk-pace-{}", settings.pace.key())),
        lists: given.iter().map(list).collect(),
        page,
    })
}
