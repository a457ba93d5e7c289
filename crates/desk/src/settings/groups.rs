//! More groups, fewer groups, and players spread over them by rating.

use askama::Template;
use axum::Form;
use axum::response::{Html, Redirect};
use rokade_clause::Reason;
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GroupId, GroupSettings};

use super::group;
use super::system::{Offered, SystemChoice};
use crate::address::{EventPage, GroupPage};
use crate::create::USUAL_ROUNDS;
use crate::error::DeskError;
use crate::hall::{Hall, InGroup};
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "settings/new_group.html")]
struct NewGroupPage {
    page: Page,
    choice: SystemChoice,
    systems: Vec<Offered>,
    rounds: u32,
    first_board: u32,
}

/// What a further group is like: as the last one, on the tables behind it.
fn proposed(hall: &Hall) -> GroupSettings {
    let tournament = &hall.book.tournament;
    let last = tournament.groups.values().next_back();
    let behind = |group: &rokade_tournament::Group| {
        let games = u32::try_from(tournament.members(group.id).count().div_ceil(2)).unwrap_or(0);
        group.settings.first_board + games
    };
    let first_board = tournament.groups.values().map(behind).max().unwrap_or(1);
    match last {
        None => GroupSettings { first_board, ..GroupSettings::new("", System::Of(Host::Monrad), USUAL_ROUNDS) },
        Some(group) => GroupSettings {
            name: String::new(),
            first_board,
            sections: Vec::new(),
            losers_to: None,
            ..group.settings.clone()
        },
    }
}

pub(super) async fn begin(hall: Hall) -> Result<Html<String>, DeskError> {
    let GroupSettings { system, double_rounds, rounds, first_board, .. } = proposed(&hall);
    let choice = SystemChoice::of(system, double_rounds);
    html(&NewGroupPage {
        page: hall.page(None, Tab::Settings),
        systems: choice.offered(hall.visit.lang),
        choice,
        rounds,
        first_board,
    })
}

pub(super) async fn add(hall: Hall, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let mut settings = group::read(&form, &proposed(&hall), hall.zone(), hall.book.tournament.handbook())?;
    if settings.system != proposed(&hall).system {
        // Another system has other tie-breaks and other rounds.
        settings.tiebreaks.clear();
        settings.schedule.clear();
    }
    settings.schedule.truncate(usize::try_from(settings.rounds).unwrap_or(0));
    let book = hall.run(&Command::AddGroup { settings }).await?;
    let added = book.tournament.groups.keys().next_back().copied().unwrap_or(GroupId(1));
    Ok(hall.in_group(added, GroupPage::Players, "created"))
}

pub(super) async fn remove(room: InGroup) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::RemoveGroup { group: room.id }).await?;
    Ok(room.hall.to(EventPage::Overview, "removed"))
}

/// Spreads the players of the chosen groups by rating, best first.
pub(super) async fn split(hall: Hall, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let chosen = form.iter().filter(|(name, _)| name == "group").filter_map(|(_, id)| id.parse().ok().map(GroupId));
    let groups: Vec<GroupId> = chosen.collect();
    let mut sizes = Vec::new();
    for group in &groups {
        let typed = form.iter().find(|(name, _)| *name == format!("size{group}")).map_or("", |(_, size)| size.trim());
        if !typed.is_empty() {
            let unknown = || DeskError::BadForm(vec![Reason::house("size_not_a_number").with("found", typed)]);
            sizes.push(typed.parse().map_err(|_| unknown())?);
        }
    }
    if !sizes.is_empty() && sizes.len() != groups.len() {
        return Err(DeskError::BadForm(vec![Reason::house("sizes_incomplete")]));
    }
    let sizes = Some(sizes).filter(|sizes: &Vec<u32>| !sizes.is_empty());
    let first = groups.first().copied().unwrap_or(GroupId(1));
    hall.run(&Command::SplitByRating { groups, sizes }).await?;
    Ok(hall.in_group(first, GroupPage::Players, "split"))
}
