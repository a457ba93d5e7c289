//! Files out: reports, tables, and the tournament as one file.

pub(crate) mod upload;

use askama::Template;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use rokade_formats::trf::{TrfEdition, WriteOptions, write};
use rokade_model::RoundNumber;
use rokade_tournament::GroupId;
use rokade_view::{files, prizes};
use serde::Deserialize;

use crate::error::DeskError;
use crate::hall::{Hall, InGroup};
use crate::map::{Map, get};
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "files.html")]
struct FilesPage {
    page: Page,
    groups: Vec<GroupFiles>,
}

struct GroupFiles {
    id: GroupId,
    name: String,
    has_order: bool,
    round: RoundNumber,
}

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/files", get(show))
        .route("/t/{key}/files/tournament.rokade", get(tournament_file))
        .route("/t/{key}/g/{group}/files/{file}", get(group_file))
}

async fn show(hall: Hall) -> Result<Html<String>, DeskError> {
    let groups = hall.book.tournament.groups.values().map(|group| GroupFiles {
        id: group.id,
        name: group.settings.name.clone(),
        has_order: group.order.is_some(),
        round: group.published(),
    });
    html(&FilesPage { page: hall.page(None, Tab::Files), groups: groups.collect() })
}

async fn tournament_file(hall: Hall) -> Result<Response, DeskError> {
    let bytes = hall.app.store().export_file(&hall.key).await?;
    let name = file_name(&hall.book.tournament.settings.name, "", "rokade");
    Ok(download(bytes, "application/json", &name))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct WriteQuery {
    ascii: Option<String>,
}

async fn group_file(
    room: InGroup,
    Path((_, _, file)): Path<(String, String, String)>,
    Query(query): Query<WriteQuery>,
) -> Result<Response, DeskError> {
    let (book, lang) = (&room.hall.book, room.hall.visit.lang);
    let csv = |table: Option<rokade_formats::tables::Table>| {
        table.map(|table| (table.to_csv(), "text/csv; charset=utf-8", "csv")).ok_or(DeskError::NotFound)
    };
    let trf = |edition: TrfEdition| {
        let options = WriteOptions { edition, crlf: true, ascii_names: query.ascii.is_some(), engine_dialect: false };
        let report = files::trf(book, room.id).ok_or(DeskError::NotFound)?;
        Ok::<_, DeskError>((write(&report, &options), "text/plain; charset=utf-8", "trf"))
    };
    let (text, kind, end) = match file.as_str() {
        "trf16" => trf(TrfEdition::Trf16)?,
        "trf26" => trf(TrfEdition::Trf26)?,
        "standings" => csv(files::standings(book, room.id, lang))?,
        "cross" => csv(files::cross_table(book, room.id, lang))?,
        "prizes" => csv(prizes::table(book, room.id, lang))?,
        "players" => csv(Some(files::players(book, room.id, lang)))?,
        "pairings" => csv(files::pairings(book, room.id, room.group().published(), lang))?,
        _ => return Err(DeskError::NotFound),
    };
    let name = format!("{} {}", book.tournament.settings.name, room.group().settings.name);
    Ok(download(text.into_bytes(), kind, &file_name(&name, &file, end)))
}

pub(crate) fn download(bytes: Vec<u8>, kind: &'static str, name: &str) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], bytes).into_response()
}

/// A name that every system takes: letters, digits and hyphens.
pub(crate) fn file_name(title: &str, part: &str, end: &str) -> String {
    let mut name = String::new();
    for letter in title.to_lowercase().chars() {
        match letter {
            'æ' | 'ä' => name.push_str("ae"),
            'ø' | 'ö' => name.push_str("oe"),
            'å' => name.push_str("aa"),
            letter if letter.is_ascii_alphanumeric() => name.push(letter),
            _ if name.ends_with('-') || name.is_empty() => {}
            _ => name.push('-'),
        }
    }
    let name = name.trim_end_matches('-');
    let name = if name.is_empty() { "rokade" } else { name };
    if part.is_empty() { format!("{name}.{end}") } else { format!("{name}-{part}.{end}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_are_taken_everywhere() {
        assert_eq!(file_name("Ålborg Påske 2026!", "standings", "csv"), "aalborg-paaske-2026-standings.csv");
        assert_eq!(file_name("\"../..\"", "", "rokade"), "rokade.rokade");
    }
}
