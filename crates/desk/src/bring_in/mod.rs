//! A report file (TRF) brought in with its rounds: read, checked and shown before anything is saved.

mod page;
mod reading;

use axum::Router;
use axum::routing::post;

use crate::app::App;

pub(crate) use page::review;
pub(crate) use reading::is_report;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/import/report", post(page::again)).route("/import/report/accept", post(page::accept))
}
