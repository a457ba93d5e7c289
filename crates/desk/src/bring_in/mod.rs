//! A report file (TRF) brought in with its rounds: read, checked and shown before anything is saved.

mod page;
mod reading;

use crate::map::{Map, post};

pub(crate) use page::review;
pub(crate) use reading::is_report;

pub(crate) fn routes() -> Map {
    Map::signed_in().route("/import/report", post(page::again)).route("/import/report/accept", post(page::accept))
}
