//! Two rounds side by side: the next one as it is and as other results would make it, a draft and
//! what it replaces, or any two rounds. Nothing is changed by looking.

mod lists;
mod wishes;

use askama::Template;
use axum::extract::Query;
use axum::response::Html;
use rokade_model::RoundNumber;
use rokade_tournament::{Group, WhatIf};
use rokade_words::{Arg, text_with};

use crate::error::{DeskError, Names};
use crate::hall::InGroup;
use crate::map::{Map, get};
use crate::page::{Page, Tab, html};
use crate::round::Here;
use lists::{List, Mark, Move, is_reordered, moves};
use rokade_view::Laid;
use wishes::{Choice, Wishes};

pub(crate) fn routes() -> Map {
    Map::signed_in().route("/t/{key}/g/{group}/round/{round}/compare", get(show))
}

#[derive(Template)]
#[template(path = "compare.html")]
struct ComparePage {
    page: Page,
    base: String,
    group_name: String,
    round: RoundNumber,
    /// The games that may be supposed to end otherwise, by round, the last first.
    choices: Vec<(RoundNumber, Vec<Choice>)>,
    /// What is supposed, game by game.
    supposed: Vec<String>,
    /// Other rounds to lay beside this one; the one chosen is marked.
    others: Vec<(RoundNumber, String, bool)>,
    lists: Vec<List>,
    moves: Vec<Move>,
    /// Both lists are the same round, so that a difference means something.
    is_same_round: bool,
    /// The pairs are the same, but some play at another board.
    is_reordered: bool,
    /// Other results would change nothing, whatever they were.
    is_fixed: bool,
}

async fn show(
    Here { room, round }: Here,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let coming = group.draft.as_ref().map_or(group.published() + 1, |draft| draft.round);
    let is_coming = round == coming && round > 1 && round <= group.settings.rounds;
    if round == 0 || (round > group.published() && !is_coming) {
        return Err(DeskError::NotFound);
    }
    let wishes = Wishes::read(&query)?;
    let beside = query.iter().find(|(name, _)| name == "with").and_then(|(_, value)| value.parse().ok());
    let mut page = ComparePage {
        page: room.page(Tab::Round),
        base: room.at().round(round).to_string(),
        group_name: group.settings.name.clone(),
        round,
        choices: if is_coming && !is_fixed(group, round) { wishes.choices(&room) } else { Vec::new() },
        supposed: wishes.in_words(&room),
        others: others(&room, round, beside),
        lists: Vec::new(),
        moves: Vec::new(),
        is_same_round: false,
        is_reordered: false,
        is_fixed: is_coming && is_fixed(group, round),
    };
    if let Some(beside) = beside {
        beside_each_other(&room, &mut page, beside)?;
    } else if is_coming && !wishes.is_empty() {
        let what_if = room.hall.book.tournament.what_if(room.id, &wishes.changes());
        supposed(&room, &mut page, &what_if.map_err(|refusal| refused(&room, refusal))?)?;
    }
    html(&page)
}

/// Whether the round is known before the results are: by a schedule, or because it repeats the one before.
fn is_fixed(group: &Group, round: RoundNumber) -> bool {
    let system = group.settings.system;
    let is_second_game = system.is_swiss() && group.settings.double_rounds && round.is_multiple_of(2);
    is_second_game || system.is_all_play_all() || system.is_of_teams()
}

fn refused(room: &InGroup, refusal: rokade_tournament::Refusal) -> DeskError {
    let names = room.hall.book.tournament.players.keys().map(|player| (*player, room.hall.name(*player)));
    DeskError::Refused { reasons: refusal.reasons, names: Names(std::sync::Arc::new(names.collect())) }
}

/// What can be laid beside the round: every other published one, and what a draft replaces.
fn others(room: &InGroup, round: RoundNumber, chosen: Option<RoundNumber>) -> Vec<(RoundNumber, String, bool)> {
    let group = room.group();
    let is_redrafted = group.draft.as_ref().is_some_and(|draft| draft.round == round);
    let name = |other: RoundNumber| {
        let key = if other == round { "desk-compare-published" } else { "desk-round" };
        text_with(room.hall.visit.lang, key, &[("round", Arg::from(other))])
    };
    let rounds = (1..=group.published()).rev().filter(|other| *other != round || is_redrafted);
    rounds.map(|other| (other, name(other), chosen == Some(other))).collect()
}

fn beside_each_other(room: &InGroup, page: &mut ComparePage, beside: RoundNumber) -> Result<(), DeskError> {
    let reader = room.hall.reader();
    let laid = Laid::new(&reader, room.id, page.round).ok_or(DeskError::NotFound)?;
    let other = Laid::of_published(&reader, room.id, beside).ok_or(DeskError::NotFound)?;
    page.is_same_round = page.round == beside;
    let mark = if page.is_same_round { Mark::Differences } else { Mark::Nothing };
    let title = |laid: &Laid| {
        let key = if laid.is_draft { "desk-compare-draft" } else { "desk-compare-published" };
        text_with(room.hall.visit.lang, key, &[("round", Arg::from(laid.round))])
    };
    page.lists = vec![List::new(title(&other), &other, &laid, mark), List::new(title(&laid), &laid, &other, mark)];
    if page.is_same_round {
        page.moves = moves(&other, &laid);
        page.is_reordered = is_reordered(&other, &laid);
    }
    Ok(())
}

fn supposed(room: &InGroup, page: &mut ComparePage, what_if: &WhatIf) -> Result<(), DeskError> {
    let reader = room.hall.reader();
    let laid = |pairing| Laid::supposed(&reader, room.id, pairing).ok_or(DeskError::NotFound);
    let titles = [page.page.t("desk-compare-now"), page.page.t("desk-compare-then")];
    page.is_same_round = true;
    let [now_title, then_title] = titles;
    match (&what_if.now, &what_if.then) {
        (Ok(now), Ok(then)) => {
            let (now, then) = (laid(now)?, laid(then)?);
            page.lists = vec![
                List::new(now_title, &now, &then, Mark::Differences),
                List::new(then_title, &then, &now, Mark::Differences),
            ];
            page.moves = moves(&now, &then);
            page.is_reordered = is_reordered(&now, &then);
        }
        (now, then) => {
            for (title, answer) in [(now_title, now), (then_title, then)] {
                page.lists.push(match answer {
                    Ok(pairing) => {
                        let laid = laid(pairing)?;
                        List::new(title, &laid, &laid, Mark::Nothing)
                    }
                    Err(none) => List::refused(title, room, none),
                });
            }
        }
    }
    Ok(())
}
