//! The settings of one group.

use axum::Form;
use axum::response::Redirect;
use rokade_clause::HandbookEdition;
use rokade_pairing::System;
use rokade_rating::candidate::EventKind;
use rokade_tournament::{Command, GroupId, GroupSettings, Pace, RoundTimes, Stage};

use super::fields::Fields;
use super::{handicap, ladder, rules, system, tiebreaks};
use crate::address::GroupPage;
use crate::clock;
use crate::error::DeskError;
use crate::hall::InGroup;

/// Fields that are locked are not sent; they stay as they are.
pub(super) async fn change(room: InGroup, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let settings = read(&form, &room.group().settings, room.hall.zone(), room.hall.book.tournament.handbook())?;
    room.hall.run(&Command::ChangeGroup { group: room.id, settings }).await?;
    Ok(room.to(GroupPage::Settings, "saved"))
}

/// The settings as the form changes them.
pub(crate) fn read(
    form: &[(String, String)],
    had: &GroupSettings,
    zone: &str,
    handbook: HandbookEdition,
) -> Result<GroupSettings, DeskError> {
    let mut fields = Fields::of(form);
    let system = system::read(&mut fields).unwrap_or(had.system);
    // What only one system has is sent with the system, and left where the system is locked.
    let names_system = fields.get("system").is_some();
    let is_doubled = system.is_swiss() && !system.is_played_to_decision();
    let schedule = schedule(&fields, zone)?;
    let settings = GroupSettings {
        name: fields.get("name").unwrap_or(&had.name).to_owned(),
        system,
        rounds: fields.number("rounds", "rounds_not_a_number").unwrap_or(had.rounds),
        schedule: if schedule.is_empty() { had.schedule.clone() } else { merged(schedule, had) },
        time_control: fields.time("time_control", &had.time_control).unwrap_or_else(|| had.time_control.clone()),
        tiebreaks: tiebreaks::read(&mut fields).unwrap_or_else(|| had.tiebreaks.clone()),
        first_board: fields.number("first_board", "board_not_a_number").unwrap_or(had.first_board),
        sections: fields.get("sections").map_or_else(|| had.sections.clone(), super::lines),
        ladder: ladder::read(&mut fields, had, system, handbook).unwrap_or_else(|| kept_ladder(had, system)),
        double_rounds: is_doubled && if names_system { fields.is_ticked("double_rounds") } else { had.double_rounds },
        pace: fields.get("pace").and_then(pace).unwrap_or(had.pace),
        handicap: handicap::read(&mut fields, handbook).unwrap_or_else(|| had.handicap.clone()),
        losers_to: match fields.get("losers_to") {
            _ if !system.is_knock_out() => None,
            None => had.losers_to,
            Some(group) => group.parse().ok().map(GroupId),
        },
        rules: rules::read(&mut fields, &had.rules),
        candidates: fields.get("candidates").map_or(had.candidates, candidate_kind),
    };
    fields.check()?;
    Ok(settings)
}

/// Stages belong to matches.
fn kept_ladder(had: &GroupSettings, system: System) -> Vec<Stage> {
    if system.is_played_to_decision() { had.ladder.clone() } else { Vec::new() }
}

fn schedule(fields: &Fields, zone: &str) -> Result<Vec<RoundTimes>, DeskError> {
    let mut schedule = Vec::new();
    for round in 1.. {
        let Some(starts) = fields.get(&format!("starts{round}")) else { break };
        let pair_from = fields.get(&format!("pair_from{round}")).unwrap_or_default();
        schedule.push(RoundTimes { starts: time(starts, zone)?, pair_from: time(pair_from, zone)? });
    }
    Ok(schedule)
}

fn pace(name: &str) -> Option<Pace> {
    Pace::ALL.into_iter().find(|pace| pace.key() == name)
}

/// An unknown word states nothing.
fn candidate_kind(name: &str) -> EventKind {
    EventKind::ALL.into_iter().find(|(_, key)| *key == name).map_or(EventKind::Unstated, |(kind, _)| kind)
}

/// A form shows minutes; a time that was not changed keeps its seconds.
fn merged(mut schedule: Vec<RoundTimes>, had: &GroupSettings) -> Vec<RoundTimes> {
    const MINUTE: i64 = 60_000_000;
    let same = |one: Option<i64>, other: Option<i64>| {
        one.map(|at| at.div_euclid(MINUTE)) == other.map(|at| at.div_euclid(MINUTE))
    };
    for (times, had) in schedule.iter_mut().zip(&had.schedule) {
        if same(times.starts, had.starts) {
            times.starts = had.starts;
        }
        if same(times.pair_from, had.pair_from) {
            times.pair_from = had.pair_from;
        }
    }
    schedule
}

fn time(typed: &str, zone: &str) -> Result<Option<i64>, DeskError> {
    if typed.is_empty() { Ok(None) } else { clock::read(typed, zone).map(Some) }
}
