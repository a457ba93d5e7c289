//! The list of players with the line that enters one more.

use std::collections::BTreeMap;

use askama::Template;
use axum::Form;
use axum::response::{Html, Redirect};
use rokade_model::{Notice, RoundNumber, StartNumber, Title};
use rokade_tournament::{Command, OrderedBy, Player, PlayerId};
use rokade_words::{Arg, text, text_with};

use super::form::PlayerForm;
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::page::{Page, Tab, html};
use crate::view::{Field, Who};

#[derive(Template)]
#[template(path = "players/list.html")]
struct ListPage {
    page: Page,
    base: String,
    group_name: String,
    rows: Vec<Row>,
    sections: Vec<String>,
    titles: Vec<&'static str>,
    /// How the start numbers were found; empty before.
    ordered: String,
    /// The order can still be found.
    can_order: bool,
    late: bool,
    apart: Vec<Apart>,
    can_keep_apart: bool,
    rounds: RoundNumber,
}

struct Row {
    who: Who,
    notes: Vec<String>,
}

struct Apart {
    names: String,
    players: String,
    rounds: String,
}

pub(super) async fn show(room: InGroup) -> Result<Html<String>, DeskError> {
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
        base: format!("/t/{}/g/{}", room.hall.key, room.id),
        group_name: group.settings.name.clone(),
        sections: group.settings.sections.clone(),
        titles: Title::ALL.map(|(_, name)| name).to_vec(),
        ordered: ordered(&room),
        can_order: group.order.is_none() && rows.len() > 1,
        late: !group.rounds.is_empty(),
        apart: apart(&room),
        can_keep_apart: !group.is_all_play_all() && rows.len() > 1,
        rounds: group.settings.rounds,
        rows,
    })
}

pub(super) async fn enter(room: InGroup, Form(form): Form<PlayerForm>) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::EnterPlayer { group: room.id, player: form.read()? }).await?;
    Ok(room.to("players", "entered"))
}

fn ordered(room: &InGroup) -> String {
    let lang = room.hall.visit.lang;
    match room.group().order.as_ref().map(|order| order.by) {
        None => String::new(),
        Some(OrderedBy::Rating) => text(lang, "desk-players-by-rating"),
        Some(OrderedBy::Lot { seed }) => {
            text_with(lang, "desk-players-by-lot", &[("seed", Arg::from(seed.to_string()))])
        }
    }
}

/// What is special about a player, in short words.
fn notes(room: &InGroup, player: &Player) -> Vec<String> {
    let lang = room.hall.visit.lang;
    let group = room.group();
    let mut notes = Vec::new();
    if let Some((_, after, notice)) = group.withdrawn.iter().find(|(id, _, _)| *id == player.id) {
        let key = match notice {
            Notice::Accepted => "desk-players-withdrawn",
            Notice::None => "desk-players-withdrawn-unannounced",
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

fn apart(room: &InGroup) -> Vec<Apart> {
    let lang = room.hall.visit.lang;
    let rules = room.group().forbidden.iter();
    rules
        .map(|rule| Apart {
            names: rule.players.iter().map(|id| room.hall.name(PlayerId(*id))).collect::<Vec<_>>().join(" – "),
            players: rule.players.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
            rounds: text_with(
                lang,
                "desk-players-apart-rounds",
                &[("first", Arg::from(rule.first)), ("last", Arg::from(rule.last.min(room.group().settings.rounds)))],
            ),
        })
        .collect()
}
