//! "File it": the ruling becomes a journal entry.

use axum::Form;
use axum::response::Redirect;
use rokade_clause::Reason;
use rokade_tournament::Command;

use super::address::Asked;
use crate::address::EventPage;
use crate::error::DeskError;
use crate::hall::Hall;
use crate::secret;

/// Longer notes belong in a report.
const LONGEST_NOTE: usize = 4000;

pub(super) async fn file(hall: Hall, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let asked = Asked::read(&form);
    let incomplete = || DeskError::BadForm(vec![Reason::house("form_incomplete")]);
    let note = form.iter().find(|(name, _)| name == "note").map_or("", |(_, note)| note.as_str());
    let command = Command::FileIncident {
        at: asked.at.ok_or_else(incomplete)?,
        key: asked.case.clone().ok_or_else(incomplete)?,
        answers: asked.answers(),
        chosen: asked.choice(),
        clock: asked.clock(),
        note: note.chars().take(LONGEST_NOTE).collect(),
        seed: secret::seed(),
    };
    let book = hall.run(&command).await?;
    let filed = book.tournament.incidents.keys().next_back().ok_or(DeskError::NotFound)?;
    Ok(hall.to(EventPage::Incident(*filed), "filed"))
}
