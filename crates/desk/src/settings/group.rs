//! The settings of one group.

use axum::Form;
use axum::response::Redirect;
use rokade_clause::Reason;
use rokade_standings::TieBreak;
use rokade_tournament::{Command, GroupSettings, RoundTimes};

use crate::error::DeskError;
use crate::hall::InGroup;
use crate::{clock, create};

/// Fields that are locked are not sent; they stay as they are.
pub(super) async fn change(room: InGroup, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let settings = read(&form, &room.group().settings, room.hall.zone())?;
    room.hall.run(&Command::ChangeGroup { group: room.id, settings }).await?;
    Ok(room.to("settings", "saved"))
}

/// The settings as the form changes them.
pub(super) fn read(form: &[(String, String)], had: &GroupSettings, zone: &str) -> Result<GroupSettings, DeskError> {
    let field = |name: &str| form.iter().find(|(known, _)| known == name).map(|(_, value)| value.trim());
    let mut reasons = Vec::new();
    let mut number = |name: &str, key: &'static str, had: u32| match field(name) {
        None => had,
        Some(text) => text.parse().unwrap_or_else(|_| {
            reasons.push(Reason::house(key).with("found", text));
            had
        }),
    };
    let rounds = number("rounds", "rounds_not_a_number", had.rounds);
    let first_board = number("first_board", "board_not_a_number", had.first_board);
    let tiebreaks = match field("tiebreak0") {
        None => had.tiebreaks.clone(),
        Some(_) => (0..).map_while(|index| field(&format!("tiebreak{index}"))).filter_map(tiebreak).collect(),
    };
    let mut schedule = Vec::new();
    for round in 1.. {
        let (Some(starts), pair_from) = (field(&format!("starts{round}")), field(&format!("pair_from{round}"))) else {
            break;
        };
        schedule
            .push(RoundTimes { starts: time(starts, zone)?, pair_from: time(pair_from.unwrap_or_default(), zone)? });
    }
    if !reasons.is_empty() {
        return Err(DeskError::BadForm(reasons));
    }
    Ok(GroupSettings {
        name: field("name").unwrap_or(&had.name).to_owned(),
        system: field("system").and_then(create::system).unwrap_or(had.system),
        rounds,
        schedule: if schedule.is_empty() { had.schedule.clone() } else { merged(schedule, had) },
        time_control: field("time_control").unwrap_or(&had.time_control).to_owned(),
        tiebreaks,
        first_board,
        sections: field("sections").map_or_else(|| had.sections.clone(), super::lines),
    })
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

fn tiebreak(name: &str) -> Option<TieBreak> {
    name.parse().ok()
}

fn time(typed: &str, zone: &str) -> Result<Option<i64>, DeskError> {
    if typed.is_empty() { Ok(None) } else { clock::read(typed, zone).map(Some) }
}
