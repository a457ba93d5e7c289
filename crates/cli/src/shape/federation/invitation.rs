//! `rokade.invitation/1`

use jiff::civil::Date;
use rokade_clause::ClauseId;
use rokade_federation::invitation::{Item, Level, State, is_publishable};
use serde::Serialize;

use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct InvitationShape {
    schema: &'static str,
    publishable: bool,
    items: Vec<ItemShape>,
}

#[derive(Serialize)]
struct ItemShape {
    item: u8,
    level: Level,
    state: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_day: Option<Date>,
    clauses: Vec<ClauseId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl InvitationShape {
    pub(crate) fn of(items: &[Item], voice: &Voice) -> Self {
        let shape = |item: &Item| {
            let unmet = match &item.state {
                State::Unmet(unmet) => Some(unmet),
                State::Met | State::NotAsked => None,
            };
            ItemShape {
                item: item.number,
                level: item.level,
                state: item.state.key(),
                reason: unmet.map(|unmet| unmet.reason.key.to_string()),
                last_day: unmet.and_then(|unmet| unmet.last_day),
                clauses: item.clauses.clone(),
                text: unmet.map(|unmet| voice.reason(&unmet.reason)),
            }
        };
        Self {
            schema: "rokade.invitation/1",
            publishable: is_publishable(items),
            items: items.iter().map(shape).collect(),
        }
    }
}

/// What must be mended, then what should be, each with its clauses.
pub(crate) fn said(items: &[Item], voice: &Voice) -> Vec<String> {
    let mut lines = vec![voice.text(match is_publishable(items) {
        true => "federation-invitation-publishable",
        false => "federation-invitation-unpublishable",
    })];
    for (level, mark) in [(Level::Must, "federation-invitation-must"), (Level::Should, "federation-invitation-should")]
    {
        lines.extend(items.iter().filter(|item| item.level == level).filter_map(|item| match &item.state {
            State::Unmet(unmet) => {
                let mut reason = unmet.reason.clone();
                reason.clauses.clone_from(&item.clauses);
                Some(format!("{} {}: {}", item.number, voice.text(mark), voice.cited(&reason)))
            }
            State::Met | State::NotAsked => None,
        }));
    }
    lines
}
