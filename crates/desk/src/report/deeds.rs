//! What is written down on the page of the report.

use axum::Form;
use axum::response::Redirect;
use rokade_clause::Reason;
use rokade_tournament::{Command, Penalty, PlayerId};
use serde::Deserialize;

use crate::address::EventPage;
use crate::error::DeskError;
use crate::hall::Hall;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct SentForm {
    to: String,
}

pub(super) async fn sent(hall: Hall, Form(form): Form<SentForm>) -> Result<Redirect, DeskError> {
    hall.run(&Command::SendReport { to: form.to }).await?;
    Ok(hall.to(EventPage::Report, "report-sent"))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct PenaltyForm {
    player: String,
    months: String,
    grounds: String,
}

pub(super) async fn penalty(hall: Hall, Form(form): Form<PenaltyForm>) -> Result<Redirect, DeskError> {
    let number = |text: &str| {
        let not_a_number = || DeskError::BadForm(vec![Reason::house("figure_not_a_number").with("found", text)]);
        text.trim().parse::<u32>().map_err(|_| not_a_number())
    };
    let player = PlayerId(number(&form.player)?);
    let penalty = match form.months.trim() {
        "" => Penalty::Warning,
        months => match number(months)? {
            0 => Penalty::Warning,
            months => Penalty::Suspension { months },
        },
    };
    hall.run(&Command::ImposePenalty { player, penalty, grounds: form.grounds }).await?;
    Ok(hall.to(EventPage::Report, "penalty"))
}
