//! Looking a player up in the newest rating list, to fill the line that enters one.

use std::sync::Arc;

use askama::Template;
use axum::extract::Query;
use axum::response::Html;
use rokade_model::{Activity, ListPace, ListedPlayer, Name, Sex, Title};
use rokade_store::{ListError, RatingList, Spelling};
use serde::Deserialize;

use super::form::PlayerForm;
use crate::address::GroupPage;
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::page::{Page, Tab, html};

/// Nobody reads a longer list; more letters make it shorter.
const SHOWN: usize = 12;

/// Who fits what was typed.
#[derive(Template)]
#[template(path = "players/found.html")]
pub(super) struct Finding {
    page: Page,
    /// The page of the players, which enters whoever is taken.
    pub(super) players: String,
    pub(super) typed: String,
    /// The list that was asked; empty where none is kept.
    pub(super) list: String,
    hits: Vec<Hit>,
    more: u64,
    is_one_letter_off: bool,
    /// Why the list could not be asked.
    trouble: Option<String>,
}

struct Hit {
    fide_id: u32,
    name: String,
    title: String,
    federation: String,
    born: String,
    ratings: [String; 3],
    is_inactive: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Typed {
    find: String,
}

/// The piece of the page that a script asks for while somebody types.
pub(super) async fn found(room: InGroup, Query(typed): Query<Typed>) -> Result<Html<String>, DeskError> {
    html(&Finding::of(&room, &typed.find))
}

impl Finding {
    pub(super) fn of(room: &InGroup, typed: &str) -> Self {
        let typed: String = typed.trim().chars().take(LONGEST).collect();
        let mut finding = Finding {
            page: room.page(Tab::Players),
            players: room.at().page(GroupPage::Players).to_string(),
            typed,
            list: String::new(),
            hits: Vec::new(),
            more: 0,
            is_one_letter_off: false,
            trouble: None,
        };
        match finding.ask(room) {
            Ok(()) | Err(ListError::NoneKept) => {}
            Err(error) => finding.trouble = Some(room.hall.say(&error.reason()).text),
        }
        finding
    }

    pub(super) fn has_trouble(&self) -> bool {
        self.trouble.is_some()
    }

    fn ask(&mut self, room: &InGroup) -> Result<(), ListError> {
        let list = newest(room)?;
        self.list = list.name().to_string();
        if self.typed.is_empty() {
            return Ok(());
        }
        let own = room.hall.book.tournament.settings.federation.as_str();
        let own = Some(own).filter(|federation| !federation.is_empty());
        let found = room.hall.app.lists().search(list.name(), &self.typed, own, SHOWN)?;
        self.more = found.total.saturating_sub(found.players.len() as u64);
        self.is_one_letter_off = found.spelling == Spelling::OneLetterOff;
        self.hits = found.players.iter().map(hit).collect();
        Ok(())
    }
}

/// Nobody types a longer name.
const LONGEST: usize = 80;

fn newest(room: &InGroup) -> Result<Arc<RatingList>, ListError> {
    room.hall.app.lists().newest()
}

fn hit(player: &ListedPlayer) -> Hit {
    let rating = |pace| player.rating(pace).rating.map(|rating| rating.to_string()).unwrap_or_default();
    Hit {
        fide_id: player.fide_id,
        name: player.name.clone(),
        title: player.title().to_owned(),
        federation: player.federation.clone(),
        born: player.birth_year.map(|year| year.to_string()).unwrap_or_default(),
        ratings: ListPace::ALL.map(rating),
        is_inactive: player.activity == Some(Activity::Inactive),
    }
}

/// The line that enters the player of a number; an empty one for a number that the list does not have.
pub(super) fn taken(room: &InGroup, fide_id: &str) -> PlayerForm {
    let player = fide_id.trim().parse().ok().and_then(|id| newest(room).ok()?.by_id(id).ok()?);
    player.map(|player| filled(&player, room.hall.book.tournament.has_union_rules())).unwrap_or_default()
}

/// In an event of the union the rating of the event is the national one, which no list of FIDE has.
fn filled(player: &ListedPlayer, is_national: bool) -> PlayerForm {
    let standard = player.rating(ListPace::Standard);
    let rating = |pace| player.rating(pace).rating.map(|rating| rating.to_string()).unwrap_or_default();
    PlayerForm {
        name: Name::parse(&player.name).listed(),
        rating: if is_national { String::new() } else { rating(ListPace::Standard) },
        rapid: rating(ListPace::Rapid),
        blitz: rating(ListPace::Blitz),
        elo: rating(ListPace::Standard),
        fide_k: standard.k.map(|k| k.to_string()).unwrap_or_default(),
        title: player.title().parse::<Title>().map(|title| title.to_string()).unwrap_or_default(),
        federation: player.federation.clone(),
        sex: match player.sex {
            Some(Sex::Woman) => "w".to_owned(),
            Some(Sex::Man) => "m".to_owned(),
            None => String::new(),
        },
        birth: player.birth_year.map(|year| year.to_string()).unwrap_or_default(),
        fide_id: player.fide_id.to_string(),
        ..PlayerForm::default()
    }
}
