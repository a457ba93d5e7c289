//! The report and the cross tables as files.

use axum::extract::Path;
use axum::response::Response;
use rokade_view::officer::{self, Officer, Spoken};

use crate::error::DeskError;
use crate::files::{download, file_name};
use crate::hall::{Hall, InGroup};

const TEXT: &str = "text/plain; charset=utf-8";
const HTML: &str = "text/html; charset=utf-8";
const CSV: &str = "text/csv; charset=utf-8";
const JSON: &str = "application/json";

pub(super) async fn officer(hall: Hall, Path((_, file)): Path<(String, String)>) -> Result<Response, DeskError> {
    // The report to the union's rating officer belongs to its rules.
    if !hall.book.tournament.has_union_rules() {
        return Err(DeskError::NotFound);
    }
    let words = Spoken::of(&hall.book, hall.visit.lang);
    let report = Officer::of(&hall.book, hall.visit.lang).report;
    let (text, kind, end) = match file.as_str() {
        "officer.txt" => (report.document(&words).to_text(), TEXT, "txt"),
        "officer.html" => (report.document(&words).to_html(), HTML, "html"),
        "officer.csv" => (report.sheet().to_rfc4180(), CSV, "csv"),
        "officer.json" => {
            let written = serde_json::to_string(&report.shape(&words));
            (written.map_err(|error| DeskError::Internal(error.to_string()))? + "\n", JSON, "json")
        }
        _ => return Err(DeskError::NotFound),
    };
    let name = file_name(&hall.book.tournament.settings.name, "report", end);
    Ok(download(text.into_bytes(), kind, &name))
}

pub(super) async fn cross(
    room: InGroup,
    Path((_, _, file)): Path<(String, String, String)>,
) -> Result<Response, DeskError> {
    let (book, lang) = (&room.hall.book, room.hall.visit.lang);
    let paper = officer::cross(book, room.id, lang).ok_or(DeskError::NotFound)?;
    let (text, kind, end) = match file.as_str() {
        "cross.txt" => (paper.document.to_text(), TEXT, "txt"),
        "cross.html" => (paper.document.to_html(), HTML, "html"),
        "cross.csv" => (paper.table.to_rfc4180(), CSV, "csv"),
        _ => return Err(DeskError::NotFound),
    };
    let title = format!("{} {}", book.tournament.settings.name, room.group().settings.name);
    Ok(download(text.into_bytes(), kind, &file_name(&title, "cross", end)))
}
