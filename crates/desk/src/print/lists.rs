//! Lists for the wall: pairings, the alphabetical list, standings, the cross table.

use askama::Template;
use axum::response::Html;
use rokade_view as view;
use rokade_view::{CrossCell, CrossLine, CrossView, PairingsView, ScheduleView, StandingsView};

use super::sheet::{Order, Sheet, scale};
use crate::error::DeskError;
use crate::page::html;

/// As many columns as fit beside names and points on A4 lying down.
const OPPONENTS_TO_A_PAGE: usize = 30;
const DOUBLE_OPPONENTS_TO_A_PAGE: usize = 20;
const ROUNDS_TO_A_PAGE: usize = 15;

#[derive(Template)]
#[template(path = "print/pairings.html")]
struct PairingsSheet {
    sheet: Sheet,
    view: PairingsView,
    scale: &'static str,
}

#[derive(Template)]
#[template(path = "print/names.html")]
struct NamesSheet {
    sheet: Sheet,
    view: PairingsView,
    scale: &'static str,
}

#[derive(Template)]
#[template(path = "print/schedule.html")]
struct ScheduleSheet {
    sheet: Sheet,
    view: ScheduleView,
}

#[derive(Template)]
#[template(path = "print/standings.html")]
struct StandingsSheet {
    sheet: Sheet,
    view: StandingsView,
    scale: &'static str,
}

#[derive(Template)]
#[template(path = "print/cross.html")]
struct CrossSheet {
    sheet: Sheet,
    view: CrossView,
    /// The columns of each table; one unless the field is too wide for a page.
    bands: Vec<Band>,
    scale: &'static str,
}

/// Columns that share a table.
struct Band {
    title: String,
    from: usize,
    to: usize,
    is_last: bool,
}

impl Band {
    fn columns<'a>(&self, view: &'a CrossView) -> &'a [u32] {
        &view.columns[self.from..self.to]
    }

    /// All columns of the table: place and name, perhaps the rating, the band, and at the end the sums.
    fn width(&self, view: &CrossView) -> usize {
        let sums = if self.is_last { 1 + usize::from(view.has_besides) + view.corrections.len() } else { 0 };
        2 + usize::from(view.has_ratings) + (self.to - self.from) + sums
    }

    fn cells<'a>(&self, line: &'a CrossLine) -> &'a [CrossCell] {
        &line.cells[self.from..self.to]
    }
}

pub(super) async fn pairings(order: Order) -> Result<Html<String>, DeskError> {
    let view = round(&order)?;
    let title = order.words().tv("print-pairings-of", "round", view.round);
    let scale = scale(view.boards.len() + view.byes.len() + view.resting.len());
    html(&PairingsSheet { sheet: order.sheet(title), view, scale })
}

pub(super) async fn names(order: Order) -> Result<Html<String>, DeskError> {
    let view = round(&order)?;
    let title = order.words().tv("print-names-of", "round", view.round);
    let scale = scale(view.seats.len());
    html(&NamesSheet { sheet: order.sheet(title), view, scale })
}

pub(super) async fn schedule(order: Order) -> Result<Html<String>, DeskError> {
    let view = view::schedule(&order.reader(), order.place.id).ok_or(DeskError::NotFound)?;
    html(&ScheduleSheet { sheet: order.sheet(order.words().t("view-schedule-of")), view })
}

fn round(order: &Order) -> Result<PairingsView, DeskError> {
    view::pairings(&order.reader(), order.place.id, order.round()?).ok_or(DeskError::NotFound)
}

pub(super) async fn standings(order: Order) -> Result<Html<String>, DeskError> {
    let reader = order.reader();
    let view = match order.section() {
        "" => view::standings(&reader, order.place.id),
        section => view::section_standings(&reader, order.place.id, section),
    };
    let view = view.ok_or(DeskError::NotFound)?;
    let mut title = view.title(&order.words());
    if !view.section.is_empty() {
        title = format!("{title}, {}", view.section);
    }
    let scale = scale(view.rows.len() + view.excluded.len());
    html(&StandingsSheet { sheet: order.sheet(title), view, scale })
}

pub(super) async fn cross(order: Order) -> Result<Html<String>, DeskError> {
    let view = view::cross_table(&order.reader(), order.place.id).ok_or(DeskError::NotFound)?;
    let title = order.words().t("word-cross-table");
    let bands = bands(&order, &view);
    // The lying sheet is lower, and each band has a page.
    let scale = scale(view.rows.len() * 3 / 2);
    html(&CrossSheet { sheet: order.sheet(title), view, bands, scale })
}

fn bands(order: &Order, view: &CrossView) -> Vec<Band> {
    let is_double = view.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.mark.contains(' '));
    let most = match (view.by_opponent, is_double) {
        (true, false) => OPPONENTS_TO_A_PAGE,
        (true, true) => DOUBLE_OPPONENTS_TO_A_PAGE,
        (false, _) => ROUNDS_TO_A_PAGE,
    };
    let words = order.words();
    spans(view.columns.len(), most)
        .into_iter()
        .map(|(from, to)| Band {
            title: match view.columns.len() <= most {
                true => words.t("word-cross-table"),
                false => words.tv2("print-cross-part", "from", from + 1, "to", to),
            },
            from,
            to,
            is_last: to == view.columns.len(),
        })
        .collect()
}

/// Spans of about equal width, none wider than `most`.
fn spans(columns: usize, most: usize) -> Vec<(usize, usize)> {
    let pieces = columns.div_ceil(most).max(1);
    (0..pieces).map(|piece| (piece * columns / pieces, (piece + 1) * columns / pieces)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_cover_every_column_once_and_none_is_too_wide() {
        for columns in 0..=100 {
            let spans = spans(columns, OPPONENTS_TO_A_PAGE);
            assert!(spans.iter().all(|(from, to)| to - from <= OPPONENTS_TO_A_PAGE));
            assert_eq!(spans.first().map(|span| span.0), Some(0));
            assert_eq!(spans.last().map(|span| span.1), Some(columns));
            assert!(spans.windows(2).all(|pair| pair[0].1 == pair[1].0));
        }
    }
}
