//! The readings: how a clause is taken where its text is open.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use pulldown_cmark::{Event, Parser};
use rokade_words::book::{self, readings};

use super::entry::{Cited, by_book};
use super::frame::Frame;
use super::missing;
use crate::app::App;
use crate::error::DeskError;
use crate::page::{Page, html};
use crate::visit::Reading;

#[derive(Template)]
#[template(path = "law_book/readings.html")]
struct ReadingsPage {
    page: Page,
    frame: Frame,
    readings: &'static [book::Reading],
}

#[derive(Template)]
#[template(path = "law_book/reading.html")]
struct ReadingPage {
    page: Page,
    frame: Frame,
    title: String,
    /// What was written down, as HTML of our own making.
    text: String,
    /// The clauses it speaks of, book by book.
    on: Vec<(String, Vec<Cited>)>,
}

pub(super) async fn list(State(app): State<App>, visitor: Reading) -> Result<Html<String>, DeskError> {
    let frame = Frame::new(&app, &visitor, "/laws/readings", "readings");
    html(&ReadingsPage { page: frame.page.clone(), frame, readings: readings() })
}

pub(super) async fn show(
    State(app): State<App>,
    visitor: Reading,
    Path(name): Path<String>,
) -> Result<Response, DeskError> {
    let Some(one) = book::reading(&name) else { return missing::reading(&app, &visitor, &name) };
    let frame = Frame::new(&app, &visitor, address(one.name), "readings");
    let page = ReadingPage {
        page: frame.page.clone(),
        frame,
        title: one.title_for(visitor.lang),
        text: as_html(one.text),
        on: by_book(&one.clauses),
    };
    Ok(html(&page)?.into_response())
}

/// Where a reading is shown.
pub(crate) fn address(name: &str) -> String {
    format!("/laws/readings/{name}")
}

/// Our own Markdown as HTML; should raw HTML ever stand in it, it is shown as text.
fn as_html(text: &str) -> String {
    let plain = Parser::new(text).map(|event| match event {
        Event::Html(raw) | Event::InlineHtml(raw) => Event::Text(raw),
        other => other,
    });
    let mut written = String::new();
    pulldown_cmark::html::push_html(&mut written, plain);
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_is_written_as_html_without_raw_tags() {
        assert_eq!(
            as_html("**Reading:** as `pair` does."),
            "<p><strong>Reading:</strong> as <code>pair</code> does.</p>\n"
        );
        assert!(!as_html("<script>x</script>").contains("<script>"));
    }
}
