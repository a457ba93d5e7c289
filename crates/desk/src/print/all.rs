//! One list of every group in one go, each group on sheets of its own.

use askama::Template;
use axum::extract::Path;
use axum::response::Html;
use rokade_view as view;
use rokade_view::{PairingsView, StandingsView};
use serde::Deserialize;

use super::sheet::{Order, Sheet, scale};
use crate::address::EventPage;
use crate::error::DeskError;
use crate::hall::{Hall, InGroup};
use crate::page::html;

#[derive(Template)]
#[template(path = "print/all.html")]
struct AllSheet {
    sheet: Sheet,
    groups: Vec<OneGroup>,
    /// Groups that have nothing of the kind to print yet.
    without: Vec<String>,
    is_handed: bool,
}

struct OneGroup {
    sheet: Sheet,
    view: OneView,
}

impl OneGroup {
    /// Few rows are printed large, as on the sheet of a single group.
    fn scale(&self) -> &'static str {
        match &self.view {
            OneView::Pairings(view) => scale(view.boards.len() + view.byes.len() + view.resting.len()),
            OneView::Names(view) => scale(view.seats.len()),
            OneView::Standings(view) => scale(view.rows.len() + view.excluded.len()),
            OneView::Slips(_) => "",
        }
    }
}

enum OneView {
    Pairings(Box<PairingsView>),
    Names(Box<PairingsView>),
    Slips(Box<PairingsView>),
    Standings(Box<StandingsView>),
}

/// What can be printed for all groups: as the address says it, and the key of its name.
pub(crate) const SHEETS: [(&str, &str); 4] = [
    ("pairings", "print-pairings"),
    ("names", "print-names"),
    ("slips", "print-slips"),
    ("standings", "word-standings"),
];

#[derive(Deserialize)]
pub(super) struct What {
    what: String,
}

pub(super) async fn all(hall: Hall, Path(What { what }): Path<What>) -> Result<Html<String>, DeskError> {
    let (_, title) = SHEETS.iter().find(|(name, _)| *name == what).ok_or(DeskError::NotFound)?;
    let ids: Vec<_> = hall.book.tournament.groups.keys().copied().collect();
    let first = *ids.first().ok_or(DeskError::NotFound)?;
    let order = |id| Order::of(InGroup { hall: hall.again(), id });
    let (mut groups, mut without) = (Vec::new(), Vec::new());
    for id in ids {
        let order = order(id);
        match one(&order, &what)? {
            Some(one) => groups.push(one),
            None => without.push(order.place.group().settings.name.clone()),
        }
    }
    let order = order(first);
    let mut sheet = order.sheet(order.words().t(title));
    sheet.menu = hall.at().page(EventPage::All).to_string();
    html(&AllSheet { sheet, groups, without, is_handed: what == "slips" })
}

/// The sheet of one group; `None` where there is nothing to print yet.
fn one(order: &Order, what: &str) -> Result<Option<OneGroup>, DeskError> {
    let (reader, words, id) = (order.reader(), order.words(), order.place.id);
    if what == "standings" {
        let view = view::standings(&reader, id).filter(|view| view.after > 0);
        return Ok(view.map(|view| OneGroup {
            sheet: order.sheet(view.title(&words)),
            view: OneView::Standings(Box::new(view)),
        }));
    }
    let round = order.place.group().published();
    let Some(view) = view::pairings(&reader, id, round).filter(|_| round > 0).map(Box::new) else { return Ok(None) };
    let (title, view) = match what {
        "pairings" => (words.tv("print-pairings-of", "round", round), OneView::Pairings(view)),
        "names" => (words.tv("print-names-of", "round", round), OneView::Names(view)),
        "slips" => (words.t("print-slips"), OneView::Slips(view)),
        _ => return Err(DeskError::NotFound),
    };
    Ok(Some(OneGroup { sheet: order.sheet(title), view }))
}
