//! An appeal made by a player, and what the committee decides.

use axum::Form;
use axum::extract::Path;
use axum::response::Redirect;
use rokade_clause::Reason;
use rokade_tournament::{Command, PlayerId};
use serde::Deserialize;

use super::filed::IncidentPath;
use crate::address::EventPage;
use crate::error::DeskError;
use crate::hall::Hall;

#[derive(Deserialize)]
pub(super) struct AppealForm {
    #[serde(default)]
    by: String,
    #[serde(default)]
    grounds: String,
}

pub(super) async fn make(
    hall: Hall,
    Path(path): Path<IncidentPath>,
    Form(form): Form<AppealForm>,
) -> Result<Redirect, DeskError> {
    let incomplete = || DeskError::BadForm(vec![Reason::house("form_incomplete")]);
    let by = form.by.parse().map(PlayerId).map_err(|_| incomplete())?;
    let incident = path.id()?;
    hall.run(&Command::AppealIncident { incident, by, grounds: form.grounds }).await?;
    Ok(hall.to(EventPage::Incident(incident), "appealed"))
}

#[derive(Deserialize)]
pub(super) struct DecisionForm {
    #[serde(default)]
    decision: String,
    #[serde(default)]
    note: String,
}

pub(super) async fn decide(
    hall: Hall,
    Path(path): Path<IncidentPath>,
    Form(form): Form<DecisionForm>,
) -> Result<Redirect, DeskError> {
    let upheld = match form.decision.as_str() {
        "upheld" => true,
        "rejected" => false,
        _ => return Err(DeskError::BadForm(vec![Reason::house("form_incomplete")])),
    };
    let incident = path.id()?;
    hall.run(&Command::DecideAppeal { incident, upheld, note: form.note }).await?;
    Ok(hall.to(EventPage::Incident(incident), "appeal-decided"))
}
