//! The list of players with the line that enters one more.

use std::collections::BTreeMap;

use askama::Template;
use axum::Form;
use axum::extract::Query;
use axum::response::{Html, Redirect};
use rokade_model::{LeaveNotice, RoundNumber, StartNumber, Title};
use rokade_tournament::{Command, Player, TodoKind};
use rokade_view::{Field, Who};
use rokade_words::{Arg, text, text_with};
use serde::Deserialize;

use super::apart::{self, Apart};
use super::form::PlayerForm;
use super::order::{self, Steps};
use crate::address::{GroupAt, GroupPage};
use crate::error::DeskError;
use crate::hall::{InGroup, Said};
use crate::journal::{self, UndoLine};
use crate::page::{Page, Tab, html};

/// Entries of the checklist that speak of the field itself.
const OF_FIELD: &[&str] =
    &["group_too_small", "all_play_all_size", "rounds_beyond_field", "rounds_near_limit", "bracket_not_full"];

#[derive(Template)]
#[template(path = "players/list.html")]
struct ListPage {
    page: Page,
    base: GroupAt,
    group_name: String,
    rows: Vec<Row>,
    sections: Vec<String>,
    titles: Vec<&'static str>,
    /// Nothing is known yet of whoever is entered next.
    blank: PlayerForm,
    /// How the start numbers were found and what was drawn.
    told: Vec<String>,
    steps: Steps,
    /// The words of the button that orders by rating.
    by_rating: &'static str,
    /// What is to be known before the event, such as a field too small for its rounds.
    warnings: Vec<Said>,
    late: bool,
    /// The missed rounds of a late entry may pay half a point each.
    may_have_half: bool,
    /// One player after another is being entered: the cursor waits for the next name.
    is_entering: bool,
    /// Round 1 can be laid now.
    can_pair: bool,
    undo: Option<UndoLine>,
    apart: Vec<Apart>,
    can_keep_apart: bool,
    rounds: RoundNumber,
}

struct Row {
    who: Who,
    notes: Vec<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Arrived {
    done: String,
}

pub(super) async fn show(room: InGroup, Query(arrived): Query<Arrived>) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let field = Field::new(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    let tournament = &room.hall.book.tournament;
    let mut rows: Vec<Row> = tournament
        .members(room.id)
        .map(|player| Row { who: field.who(player.id).clone(), notes: notes(&room, player) })
        .collect();
    match group.order {
        Some(_) => rows.sort_by_key(|row| row.who.number.unwrap_or(StartNumber::MAX)),
        None => rows.sort_by_cached_key(|row| {
            let rating = row.who.rating.parse::<u32>().unwrap_or(0);
            (std::cmp::Reverse(rating), row.who.listed.to_lowercase(), row.who.id)
        }),
    }
    html(&ListPage {
        page: room.page(Tab::Players),
        base: room.at(),
        group_name: group.settings.name.clone(),
        sections: group.settings.sections.clone(),
        titles: Title::ALL.map(|(_, name)| name).to_vec(),
        blank: PlayerForm::default(),
        told: order::told(room.hall.visit.lang, group),
        steps: Steps::of(group, rows.len(), room.hall.book.tournament.union_rules()),
        by_rating: Steps::rating_label(group.settings.system),
        warnings: warnings(&room),
        late: !group.rounds.is_empty(),
        may_have_half: !group.rounds.is_empty() && group.settings.system.is_swiss(),
        is_entering: rows.is_empty() || arrived.done == "entered",
        can_pair: group.rounds.is_empty() && checklist_says(&room, "todo_pair"),
        undo: journal::last_in(&room, &room.at().page(GroupPage::Players).to_string()),
        apart: apart::rules(&room),
        can_keep_apart: group.settings.system.is_swiss() && rows.len() > 1,
        rounds: group.settings.rounds,
        rows,
    })
}

pub(super) async fn enter(room: InGroup, Form(form): Form<PlayerForm>) -> Result<Redirect, DeskError> {
    let (group, player) = (room.id, form.read()?);
    let command = match form.missed.as_str() {
        "half" => Command::EnterLate { group, player },
        _ => Command::EnterPlayer { group, player },
    };
    room.hall.run(&command).await?;
    Ok(room.to(GroupPage::Players, "entered"))
}

fn checklist_says(room: &InGroup, key: &str) -> bool {
    let checklist = room.hall.book.tournament.checklist(room.id, room.hall.app.now());
    checklist.of(TodoKind::Next).any(|reason| reason.key == key)
}

/// What the checklist says of the field before round 1: its size, its ratings.
fn warnings(room: &InGroup) -> Vec<Said> {
    if !room.group().rounds.is_empty() {
        return Vec::new();
    }
    let checklist = room.hall.book.tournament.checklist(room.id, room.hall.app.now());
    let of_field = |reason: &&rokade_clause::Reason| OF_FIELD.contains(&reason.key.as_ref());
    let all = checklist.of(TodoKind::Missing).chain(checklist.of(TodoKind::Warning));
    all.filter(of_field).map(|reason| room.hall.say(reason)).collect()
}

/// What is special about a player, in short words.
fn notes(room: &InGroup, player: &Player) -> Vec<String> {
    let lang = room.hall.visit.lang;
    let group = room.group();
    let mut notes = Vec::new();
    if let Some((_, after, notice)) = group.withdrawn.iter().find(|(id, _, _)| *id == player.id) {
        let key = match notice {
            LeaveNotice::Accepted => "desk-players-withdrawn",
            LeaveNotice::None => "desk-players-withdrawn-unannounced",
        };
        notes.push(text_with(lang, key, &[("round", Arg::from(*after))]));
    }
    if player.entered_before > 1 {
        notes.push(text_with(lang, "desk-players-late", &[("round", Arg::from(player.entered_before))]));
    }
    let mut byes: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (round, kind) in &player.byes {
        byes.entry(super::deeds::bye_note(*kind)).or_default().push(round.to_string());
    }
    for (key, rounds) in byes {
        notes.push(text_with(lang, key, &[("rounds", Arg::from(rounds.join(", ")))]));
    }
    if let Some(board) = player.fixed_board {
        notes.push(text_with(lang, "desk-players-fixed-board", &[("board", Arg::from(board))]));
    }
    if player.name_withheld {
        notes.push(text(lang, "desk-players-withheld"));
    }
    notes
}
