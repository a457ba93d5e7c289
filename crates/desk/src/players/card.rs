//! One player: the games so far, and everything that can be done about the player.

use askama::Template;
use axum::Form;
use axum::extract::Query;
use axum::response::{Html, Redirect};
use rokade_model::{RoundNumber, Title};
use rokade_tournament::{Command, GroupId};
use rokade_view as view;
use serde::Deserialize;

use super::deeds::{OfPlayer, bye_note};
use super::form::PlayerForm;
use crate::address::{EventPage, GroupPage};
use crate::error::DeskError;
use crate::page::{Page, Tab, html};
use crate::part;
use crate::ratings;

#[derive(Template)]
#[template(path = "players/card.html")]
struct CardPage {
    page: Page,
    base: String,
    back: String,
    name: String,
    card: String,
    /// The player beside another one of choice.
    beside: String,
    form: PlayerForm,
    titles: Vec<&'static str>,
    sections: Vec<String>,
    groups: Vec<(GroupId, String)>,
    byes: Vec<(RoundNumber, String)>,
    /// Rounds a bye can still be asked for.
    rounds: Vec<RoundNumber>,
    fixed_board: String,
    is_withheld: bool,
    is_withdrawn: bool,
    is_erased: bool,
    can_remove: bool,
    can_return: bool,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Beside {
    /// Whom the player is compared with.
    with: String,
}

pub(super) async fn show(of: OfPlayer, Query(asked): Query<Beside>) -> Result<Html<String>, DeskError> {
    let hall = &of.hall;
    let tournament = &hall.book.tournament;
    let player = &tournament.players[&of.id];
    let group = &tournament.groups[&player.group];
    let view = view::player(&hall.reader(), of.id).ok_or(DeskError::NotFound)?;
    let words = part::Words(hall.visit.lang);
    let rating = ratings::part::brief(&hall.reader(), of.id)?;
    let card = part::PlayerCard { view: &view, words, rating: &rating }.render()?;
    let beside = ratings::part::beside(&hall.reader(), of.id, ratings::only(&asked.with)?, &hall.visit.path)?;
    let laid = group.draft.as_ref().map_or(group.published(), |draft| draft.round.max(group.published()));
    let page = hall.page(Some(player.group), Tab::Players);
    let byes = player.byes.iter().filter(|(round, _)| **round > laid);
    html(&CardPage {
        base: hall.at().page(EventPage::Player(of.id)).to_string(),
        back: hall.at().group(player.group).page(GroupPage::Players).to_string(),
        name: hall.name(of.id),
        card,
        beside,
        form: PlayerForm::of(player, hall.book.person(of.id)),
        titles: Title::ALL.map(|(_, name)| name).to_vec(),
        sections: group.settings.sections.clone(),
        groups: tournament
            .groups
            .values()
            .filter(|other| other.id != player.group && !group.is_drawn() && !other.is_drawn())
            .map(|other| (other.id, other.settings.name.clone()))
            .collect(),
        byes: byes.map(|(round, kind)| (*round, page.tv(bye_note(*kind), "rounds", round))).collect(),
        rounds: (laid + 1..=group.settings.rounds).collect(),
        fixed_board: player.fixed_board.map(|board| board.to_string()).unwrap_or_default(),
        is_withheld: player.name_withheld,
        is_withdrawn: group.is_withdrawn(of.id),
        is_erased: player.erased,
        can_remove: group.rounds.is_empty(),
        can_return: !group.is_all_play_all() && !group.finished,
        page,
    })
}

pub(super) async fn edit(of: OfPlayer, Form(form): Form<PlayerForm>) -> Result<Redirect, DeskError> {
    of.hall.run(&Command::EditPlayer { player: of.id, to: form.read()? }).await?;
    Ok(of.hall.to(EventPage::Player(of.id), "edited"))
}
