//! The front page: what is going on, and where one plays.

use askama::Template;
use axum::response::{Html, IntoResponse, Response};
use rokade_tournament::{GameState, GroupId};
use rokade_view::{Found, GroupHead, Reader, Stage, stage};

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::address::EventAt;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::{FoundList, Words};
use crate::piece::Piece;

/// A longer name than anybody has.
const LONGEST_NAME: usize = 80;

#[derive(Template)]
#[template(path = "public/home.html")]
struct HomePage<'a> {
    page: Page,
    frame: Frame,
    typed: &'a str,
    found: FoundList<'a>,
    groups: GroupList,
}

/// The groups with the round they are in.
#[derive(Template)]
#[template(path = "public/groups.html")]
struct GroupList {
    words: Words,
    base: EventAt,
    groups: Vec<GroupNews>,
}

struct GroupNews {
    id: GroupId,
    name: String,
    players: usize,
    finished: bool,
    has_bracket: bool,
    has_teams: bool,
    has_prizes: bool,
    round: Option<RoundNews>,
}

struct RoundNews {
    round: u32,
    rounds: u32,
    stage: Stage,
    done: usize,
    games: usize,
}

impl RoundNews {
    fn is_playing(&self) -> bool {
        self.stage == Stage::Playing
    }

    fn stage_word(&self) -> &'static str {
        match self.stage {
            Stage::Announced => "public-announced",
            Stage::Playing => "public-playing",
            Stage::Played => "public-played",
        }
    }
}

pub(super) async fn page(guest: Guest) -> Result<Response, DeskError> {
    let typed = typed(&guest);
    // Nobody else asks for the same name: such a page is not kept.
    if typed.is_empty() || guest.wants_part() {
        return guest.answer(Piece::Home, || whole(&guest, "")).await;
    }
    Ok(Html(whole(&guest, &typed)?).into_response())
}

fn whole(guest: &Guest, typed: &str) -> Result<String, DeskError> {
    let reader = guest.reader();
    let groups = groups(&reader);
    if guest.wants_part() {
        return Ok(groups.render()?);
    }
    let found = search(&reader, typed);
    let page = HomePage {
        page: guest.page(),
        frame: Frame::new(&reader, None, Tab::Home),
        typed,
        found: FoundList { found: &found, typed, words: Words(guest.lang) },
        groups,
    };
    Ok(page.render()?)
}

/// The answers alone, as one types.
pub(super) async fn find(guest: Guest) -> Result<Html<String>, DeskError> {
    let typed = typed(&guest);
    let found = search(&guest.reader(), &typed);
    Ok(Html(FoundList { found: &found, typed: &typed, words: Words(guest.lang) }.render()?))
}

fn typed(guest: &Guest) -> String {
    guest.asked("name").unwrap_or_default().trim().chars().take(LONGEST_NAME).collect()
}

fn search(reader: &Reader, typed: &str) -> Found {
    rokade_view::find(reader, typed)
}

fn groups(reader: &Reader) -> GroupList {
    let tournament = &reader.book.tournament;
    let news = tournament.groups.values().map(|group| GroupNews {
        id: group.id,
        name: group.settings.name.clone(),
        players: tournament.players.values().filter(|player| player.group == group.id).count(),
        finished: group.finished,
        has_bracket: !group.lines.is_empty(),
        has_teams: !group.teams.is_empty(),
        has_prizes: GroupHead::of(group).has_prizes,
        round: group.rounds.last().map(|round| RoundNews {
            round: round.number,
            rounds: group.settings.rounds,
            stage: stage(round),
            done: round.boards.iter().filter(|board| matches!(board.game, GameState::Done { .. })).count(),
            games: round.boards.len(),
        }),
    });
    GroupList { words: Words(reader.lang), base: reader.base(), groups: news.collect() }
}
