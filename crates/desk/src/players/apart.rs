//! Players who are kept apart: some by name, club mates, families.

use axum::Form;
use axum::response::Redirect;
use rokade_clause::Reason;
use rokade_model::RoundNumber;
use rokade_tournament::{Alike, Command, PlayerId};
use rokade_words::{Arg, text, text_with};
use serde::Deserialize;

use crate::address::GroupPage;
use crate::error::DeskError;
use crate::hall::InGroup;

/// A rule that stands.
pub(super) struct Apart {
    pub names: String,
    /// As the form sends it back.
    pub players: String,
    pub rounds: String,
    /// Kept as long as the round can be paired; empty where it always holds.
    pub soft: String,
}

pub(super) fn rules(room: &InGroup) -> Vec<Apart> {
    let lang = room.hall.visit.lang;
    let planned = room.group().settings.rounds;
    let rounds = |first: RoundNumber, last: RoundNumber| {
        let args = [("first", Arg::from(first)), ("last", Arg::from(last.min(planned.max(first))))];
        text_with(lang, "desk-players-apart-rounds", &args)
    };
    let listed = |players: &[PlayerId], separator: &str, one: &dyn Fn(PlayerId) -> String| {
        players.iter().map(|id| one(*id)).collect::<Vec<_>>().join(separator)
    };
    let rule = |rule: &rokade_model::Forbidden<PlayerId>| Apart {
        names: listed(&rule.players, " – ", &|id| room.hall.name(id)),
        players: listed(&rule.players, ",", &|id| id.to_string()),
        rounds: rounds(rule.first, rule.last),
        soft: if rule.soft { text(lang, "desk-apart-soft-short") } else { String::new() },
    };
    room.group().forbidden.iter().map(rule).collect()
}

/// Players chosen must not meet one another.
pub(super) async fn keep(room: InGroup, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let chosen = form.iter().filter(|(name, _)| matches!(name.as_str(), "one" | "other" | "player"));
    let players = chosen.filter_map(|(_, id)| id.parse().ok().map(PlayerId)).collect();
    let Span { first, last, soft } = Span::of(&form)?;
    room.hall.run(&Command::Forbid { group: room.id, players, first, last, soft }).await?;
    Ok(room.to(GroupPage::Players, "saved"))
}

/// Everybody of the same club, or of the same family name.
pub(super) async fn keep_alike(room: InGroup, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let is_family = form.iter().any(|(name, value)| name == "alike" && value == "family");
    let alike = if is_family { Alike::Family } else { Alike::Club };
    let Span { first, last, soft } = Span::of(&form)?;
    room.hall.run(&Command::ForbidAlike { group: room.id, alike, first, last, soft }).await?;
    Ok(room.to(GroupPage::Players, "saved"))
}

/// The rounds of a rule, and whether it gives way.
struct Span {
    first: RoundNumber,
    last: RoundNumber,
    soft: bool,
}

impl Span {
    fn of(form: &[(String, String)]) -> Result<Span, DeskError> {
        let field = |name: &str| form.iter().find(|(known, _)| known == name).map(|(_, value)| value.trim());
        let round = |name: &str| field(name).and_then(|text| text.parse().ok());
        match (round("first"), round("last")) {
            (Some(first), Some(last)) => Ok(Span { first, last, soft: field("soft").is_some() }),
            _ => Err(DeskError::BadForm(vec![Reason::house("form_incomplete")])),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct MeetForm {
    players: String,
}

pub(super) async fn let_meet(room: InGroup, Form(form): Form<MeetForm>) -> Result<Redirect, DeskError> {
    let players = form.players.split(',').filter_map(|id| id.parse().ok().map(PlayerId)).collect();
    room.hall.run(&Command::Allow { group: room.id, players }).await?;
    Ok(room.to(GroupPage::Players, "saved"))
}
