//! Doing one thing in every group: a group that is refused does not hold up the others.

use axum::Form;
use axum::extract::Path;
use axum::response::Html;
use rokade_tournament::{Command, Context, Group, GroupId, GroupSettings, Refusal};
use serde::Deserialize;

use super::page::{self, Outcome};
use crate::error::DeskError;
use crate::hall::{Hall, InGroup, Said};
use crate::players::order::{NumberedBy, number};

/// What can be done in all groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Number,
    Pair,
    Publish,
    Start,
}

impl Deed {
    pub(super) const ALL: [Deed; 4] = [Deed::Number, Deed::Pair, Deed::Publish, Deed::Start];

    /// As the address says it.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Deed::Number => "number",
            Deed::Pair => "pair",
            Deed::Publish => "publish",
            Deed::Start => "start",
        }
    }

    /// What the button says.
    pub(super) const fn title(self) -> &'static str {
        match self {
            Deed::Number => "desk-all-number",
            Deed::Pair => "desk-all-pair",
            Deed::Publish => "desk-all-publish",
            Deed::Start => "desk-all-start",
        }
    }

    /// What the outcome is headed by.
    const fn done(self) -> &'static str {
        match self {
            Deed::Number => "desk-all-done-number",
            Deed::Pair => "desk-all-done-pair",
            Deed::Publish => "desk-all-done-publish",
            Deed::Start => "desk-all-done-start",
        }
    }

    fn named(key: &str) -> Option<Deed> {
        Deed::ALL.into_iter().find(|deed| deed.key() == key)
    }
}

/// Why the deed would be refused in a group, as far as that can be seen without pairing; `None` if it can be tried.
pub(super) fn objections(hall: &Hall, group: &Group, deed: Deed) -> Option<Vec<Said>> {
    let (tournament, now) = (&hall.book.tournament, hall.app.now());
    let refused = |refusal: Refusal| refusal.reasons.iter().map(|reason| hall.say(reason)).collect();
    let judge = |command: &Command| {
        let context = Context { now, by: &hall.visit.actor() };
        tournament.judge(command, &context).err().map(refused)
    };
    match deed {
        Deed::Number if group.order.is_some() => Some(vec![hall.plain("desk-all-numbered")]),
        Deed::Number => judge(&NumberedBy::usual(group.settings.system).command(group.id)),
        Deed::Pair => tournament.round_to_pair(group.id, now).err().map(refused),
        Deed::Publish => match &group.draft {
            None => Some(vec![hall.plain("desk-all-no-draft")]),
            Some(draft) if draft.manual.as_ref().is_some_and(|session| session.ended.is_none()) => {
                judge(&Command::Publish { group: group.id })
            }
            Some(_) => None,
        },
        Deed::Start => match group.rounds.last() {
            None => Some(vec![hall.plain("desk-all-not-published")]),
            Some(round) if group.is_started(round.number, now) => Some(vec![hall.plain("desk-all-started")]),
            Some(round) => judge(&Command::StartRound { group: group.id, round: round.number }),
        },
    }
}

#[derive(Deserialize)]
pub(super) struct DeedPath {
    deed: String,
}

/// Carries the deed out in the groups that were ticked, one after the other.
pub(super) async fn carry_out(
    hall: Hall,
    Path(DeedPath { deed }): Path<DeedPath>,
    Form(form): Form<Vec<(String, String)>>,
) -> Result<Html<String>, DeskError> {
    let deed = Deed::named(&deed).ok_or(DeskError::NotFound)?;
    let by = form.iter().find(|(name, _)| name == "by").map_or("", |(_, value)| value.as_str());
    let mut outcomes = Vec::new();
    for id in ticked(&hall, &form) {
        let room = InGroup { hall: hall.again(), id };
        let done = do_in(&room, deed, by).await;
        outcomes.push(outcome(&hall, room.group(), done)?);
    }
    page::after(hall, deed.done(), outcomes).await
}

/// The groups of the form that exist.
fn ticked(hall: &Hall, form: &[(String, String)]) -> Vec<GroupId> {
    let chosen = form.iter().filter(|(name, _)| name == "group").filter_map(|(_, id)| id.parse().ok().map(GroupId));
    chosen.filter(|id| hall.book.tournament.groups.contains_key(id)).collect()
}

async fn do_in(room: &InGroup, deed: Deed, by: &str) -> Result<(), DeskError> {
    let (group, settings) = (room.id, &room.group().settings);
    let command = match deed {
        Deed::Number => {
            let by = match by {
                "lot" => NumberedBy::Lot,
                "rating" => NumberedBy::Rating,
                _ => NumberedBy::usual(settings.system),
            };
            return number(room, by).await;
        }
        Deed::Pair => Command::Pair { group },
        Deed::Publish => Command::Publish { group },
        Deed::Start => Command::StartRound { group, round: room.group().published() },
    };
    room.hall.run(&command).await.map(|_| ())
}

/// A refusal is an answer; anything else that goes wrong is not.
fn outcome(hall: &Hall, group: &Group, done: Result<(), DeskError>) -> Result<Outcome, DeskError> {
    let reasons = match done {
        Ok(()) => Vec::new(),
        Err(DeskError::Refused { reasons, .. } | DeskError::BadForm(reasons)) => {
            reasons.iter().map(|reason| hall.say(reason)).collect()
        }
        Err(error) => return Err(error),
    };
    Ok(Outcome { group: group.settings.name.clone(), refused: reasons })
}

/// Takes tie-breaks, time control or times of one group over into the others.
pub(super) async fn copy_settings(
    hall: Hall,
    Form(form): Form<Vec<(String, String)>>,
) -> Result<Html<String>, DeskError> {
    let field = |name: &str| form.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let source = field("from").and_then(|id| id.parse().ok()).map(GroupId);
    let groups = &hall.book.tournament.groups;
    let from = source.and_then(|id| groups.get(&id)).ok_or(DeskError::NotFound)?.settings.clone();
    let is_ticked = |what: &str| form.iter().any(|(name, value)| name == "what" && value == what);
    let copied = |had: &GroupSettings| GroupSettings {
        tiebreaks: if is_ticked("tiebreaks") { from.tiebreaks.clone() } else { had.tiebreaks.clone() },
        time_control: if is_ticked("time") { from.time_control.clone() } else { had.time_control.clone() },
        pace: if is_ticked("time") { from.pace } else { had.pace },
        schedule: if is_ticked("times") { from.schedule.clone() } else { had.schedule.clone() },
        ..had.clone()
    };
    let mut outcomes = Vec::new();
    for id in ticked(&hall, &form).into_iter().filter(|id| Some(*id) != source) {
        let group = &groups[&id];
        let settings = copied(&group.settings);
        let done = hall.run(&Command::ChangeGroup { group: id, settings }).await.map(|_| ());
        outcomes.push(outcome(&hall, group, done)?);
    }
    page::after(hall, "desk-all-done-settings", outcomes).await
}
