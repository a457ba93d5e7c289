//! The page: what was played and drawn, and what can be set up now.

use askama::Template;
use axum::response::Html;
use rokade_pairing::System;
use rokade_tournament::{GroupSettings, Level, PlayOffLadder, PlayerId, Stake};
use rokade_view::play_off::{self, LotView, PlayOffView};
use rokade_view::{Field, Who};
use rokade_words::Arg;

use crate::address::{GroupAt, GroupPage};
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::page::{Page, Tab, html};
use crate::part::Words;
use crate::settings::ladder::{self, StageRow};

#[derive(Template)]
#[template(path = "play_off/page.html")]
struct PlayOffPage {
    page: Page,
    base: GroupAt,
    group_name: String,
    /// Empty while nothing was played or drawn.
    print_at: String,
    /// The play-offs and lots, which are live.
    part: String,
    /// Whether everything is played.
    is_time: bool,
    level: Vec<LevelForm>,
}

#[derive(Template)]
#[template(path = "play_off/part.html")]
struct PlayOffPart {
    words: Words,
    csrf: String,
    base: GroupAt,
    held: Vec<PlayOffView>,
    lots: Vec<LotView>,
}

/// Players who share a place, and what can be done about it.
struct LevelForm {
    /// Tells the forms of the page apart.
    index: usize,
    place: u32,
    players: Vec<Who>,
    /// Equal on points, or after the corrections too.
    about: String,
    /// Value and words of the ladders that may be climbed; empty where a play-off is held already.
    ladders: Vec<(&'static str, String, &'static str)>,
    /// The stake where the players have no choice of it.
    is_title_only: bool,
    can_draw: bool,
    rows: Vec<StageRow>,
}

impl LevelForm {
    /// The players as a field of a form.
    fn ids(&self) -> String {
        ids(self.players.iter().map(|who| who.id))
    }

    fn is_many(&self) -> bool {
        self.players.len() > 2
    }
}

pub(super) fn ids(players: impl Iterator<Item = PlayerId>) -> String {
    players.map(|player| player.to_string()).collect::<Vec<_>>().join(" ")
}

fn base(room: &InGroup) -> GroupAt {
    room.at()
}

pub(super) async fn show(room: InGroup) -> Result<Html<String>, DeskError> {
    html(&PlayOffPage {
        page: room.page(Tab::Standings),
        base: base(&room),
        group_name: room.group().settings.name.clone(),
        print_at: match room.group().play_offs.is_empty() && room.group().place_lots.is_empty() {
            true => String::new(),
            false => room.paper().page(GroupPage::PlayOff).to_string(),
        },
        part: part(&room)?,
        is_time: room.group().is_played_out(),
        level: level(&room)?,
    })
}

/// The live piece. Its forms carry the reader's token, so it is not kept.
pub(super) async fn fragment(room: InGroup) -> Result<Html<String>, DeskError> {
    part(&room).map(Html)
}

fn part(room: &InGroup) -> Result<String, DeskError> {
    let field = Field::new(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    let part = PlayOffPart {
        words: Words(room.hall.visit.lang),
        csrf: room.page(Tab::Standings).csrf(),
        base: base(room),
        held: play_off::play_offs(&field),
        lots: play_off::lots(&field),
    };
    Ok(part.render()?)
}

/// Everybody who shares a place after the corrections, and before them those equal at the top.
fn level(room: &InGroup) -> Result<Vec<LevelForm>, DeskError> {
    if !room.group().is_played_out() {
        return Ok(Vec::new());
    }
    let field = Field::new(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    let tournament = &room.hall.book.tournament;
    let to_draw = tournament.level_for_lot(room.id);
    let after = tournament.level_for_play_off(room.id, Stake::Place);
    let top = tournament.level_for_play_off(room.id, Stake::Title).into_iter().filter(|level| level.place == 1);
    let top = top.filter(|level| !after.contains(level)).map(|level| (level, true));
    let places = after.iter().cloned().map(|level| (level, false));
    let mut shown: Vec<(Level, bool)> = top.chain(places).collect();
    // Whoever a play-off left level is not level before it.
    let rest = to_draw.iter().filter(|level| !shown.iter().any(|(one, _)| one == *level)).cloned();
    let rest: Vec<(Level, bool)> = rest.map(|level| (level, false)).collect();
    shown.extend(rest);
    let forms = shown.into_iter().enumerate().map(|(index, (level, is_title_only))| {
        let can_draw = to_draw.contains(&level);
        form(room, &field, index, level, is_title_only, can_draw)
    });
    Ok(forms.filter(|form| form.can_draw || !form.ladders.is_empty()).collect())
}

fn form(room: &InGroup, field: &Field, index: usize, level: Level, is_title_only: bool, can_draw: bool) -> LevelForm {
    let reader = &field.reader;
    let handbook = reader.book.tournament.handbook();
    let group = room.group();
    let held = || group.play_offs.iter().filter(|one| !one.called_off);
    let is_held = held().any(|one| level.players.iter().all(|player| one.players.contains(player)));
    let is_playing = |player: &PlayerId| {
        held().any(|one| one.players.contains(player) && !one.course(&group.place_lots).is_decided())
    };
    let fits = |ladder: &PlayOffLadder| match ladder {
        PlayOffLadder::Champion => level.place == 1,
        PlayOffLadder::Promotion => !is_title_only,
        PlayOffLadder::KnockOut | PlayOffLadder::Own => true,
    };
    let ladders = PlayOffLadder::ALL.into_iter().filter(|ladder| !is_held && fits(ladder));
    let own = GroupSettings {
        ladder: PlayOffLadder::KnockOut.stages(handbook),
        ..GroupSettings::new(String::new(), System::KnockOut, 1)
    };
    LevelForm {
        index,
        place: level.place,
        about: match is_title_only {
            true => reader.say("desk-play-off-on-points"),
            false => reader.say_with("desk-play-off-level", &[("place", Arg::from(level.place))]),
        },
        players: level.players.iter().map(|player| field.who(*player).clone()).collect(),
        ladders: ladders.map(|one| (one.key(), reader.say(play_off::ladder_word(one)), one.clause())).collect(),
        is_title_only,
        can_draw: can_draw && !level.players.iter().any(is_playing),
        rows: ladder::rows(reader.lang, &own, handbook),
    }
}
