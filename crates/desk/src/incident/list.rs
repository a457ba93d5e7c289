//! Everything filed: by round, board and player, with what counts against whom.

use askama::Template;
use axum::extract::Query;
use axum::response::Html;
use rokade_tournament::{GameAt, Incident, Micros, PlayerId};
use serde::Deserialize;

use super::{assistant, ruling};
use crate::address::{EventAt, EventPage};
use crate::error::DeskError;
use crate::hall::Hall;
use crate::page::{Page, Tab, html};
use crate::part::Words;

#[derive(Deserialize)]
pub(super) struct Filter {
    player: Option<String>,
    /// `group.round`.
    round: Option<String>,
}

#[derive(Template)]
#[template(path = "incident/list.html")]
struct ListPage {
    page: Page,
    base: EventAt,
    part: String,
    live: String,
    about: String,
    lists: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "incident/list_part.html")]
struct ListPart {
    page: Page,
    base: EventAt,
    /// The same list when something changed.
    live: String,
    waiting: Vec<Line>,
    lines: Vec<Line>,
    tallies: Vec<Tally>,
    /// Whom or what the list is about; empty for everything.
    about: String,
}

struct Line {
    id: u32,
    title: String,
    place: String,
    decision: String,
    when: String,
    /// How long an appeal can be made, or is being waited for.
    until: String,
    is_waiting: bool,
}

/// What counts against a player.
struct Tally {
    player: PlayerId,
    name: String,
    illegal_moves: u32,
    warnings: u32,
}

pub(super) async fn show(hall: Hall, Query(filter): Query<Filter>) -> Result<Html<String>, DeskError> {
    let base = hall.at();
    let lists = hall.book.tournament.groups.values();
    let lists = lists.map(|group| (group.settings.name.clone(), format!("{base}/g/{}/checklists", group.id)));
    let shown = part(&hall, &filter);
    html(&ListPage {
        page: hall.page(None, Tab::Incidents),
        lists: lists.collect(),
        part: shown.render()?,
        live: shown.live,
        about: shown.about,
        base,
    })
}

pub(super) async fn fragment(hall: Hall, Query(filter): Query<Filter>) -> Result<Html<String>, DeskError> {
    html(&part(&hall, &filter))
}

fn part(hall: &Hall, filter: &Filter) -> ListPart {
    let tournament = &hall.book.tournament;
    let player = filter.player.as_deref().and_then(|id| id.parse().ok()).map(PlayerId);
    let player = player.filter(|id| tournament.players.contains_key(id));
    let round = filter.round.as_deref().and_then(|text| text.split_once('.'));
    let is_round = |incident: &Incident| match (round, incident.at) {
        (None, _) => true,
        (Some((group, round)), GameAt::Board { group: of, round: number, .. }) => {
            of.to_string() == group && number.to_string() == round
        }
        (Some(_), GameAt::Free { .. }) => false,
    };
    let is_asked = |incident: &&Incident| player.is_none_or(|id| incident.is_party(id)) && is_round(incident);
    let now = hall.app.now();
    let all: Vec<&Incident> = tournament.incidents.values().rev().filter(is_asked).collect();
    let page = hall.page(None, Tab::Incidents);
    let query = match (player, &filter.round) {
        (Some(id), _) => format!("?player={id}"),
        (None, Some(round)) => format!("?round={}", crate::answer::form_encoded(round)),
        (None, None) => String::new(),
    };
    let of_round = round.map(|(_, number)| page.tv("desk-round", "round", number));
    ListPart {
        base: hall.at(),
        live: format!("{}/list{query}", hall.at().page(EventPage::Incidents)),
        waiting: all.iter().filter(|incident| incident.is_appeal_open()).map(|one| line(hall, one, now)).collect(),
        lines: all.iter().map(|incident| line(hall, incident, now)).collect(),
        tallies: tallies(hall),
        about: player.map(|id| hall.name(id)).or(of_round).unwrap_or_default(),
        page,
    }
}

fn line(hall: &Hall, incident: &Incident, now: Micros) -> Line {
    let told = ruling::of_filed(hall, hall.visit.lang, incident);
    let page = hall.page(None, Tab::Incidents);
    let until = incident.ruling.appeal.until.filter(|_| incident.can_appeal(now));
    let until = until.map(|until| page.tv("desk-incident-appeal-until", "when", hall.moment(until)));
    let words = Words(hall.visit.lang);
    let made = incident.appeal.as_ref().filter(|_| incident.is_appeal_open()).map(|made| {
        let (by, when) = (hall.name(made.by), hall.moment(made.made));
        words.tv2("desk-incident-appeal-made", "name", by, "when", when)
    });
    Line {
        id: incident.id.0,
        title: ruling::title(hall.visit.lang, &incident.key),
        place: assistant::place(hall, hall.visit.lang, incident.at),
        decision: told.decision.join(" "),
        when: hall.moment(incident.filed),
        until: made.or(until).unwrap_or_default(),
        is_waiting: incident.is_appeal_open(),
    }
}

fn tallies(hall: &Hall) -> Vec<Tally> {
    let tournament = &hall.book.tournament;
    let tally = |player: &PlayerId| Tally {
        player: *player,
        name: hall.name(*player),
        illegal_moves: tournament.illegal_moves_of(*player),
        warnings: tournament.warnings(*player),
    };
    let all = tournament.players.keys().map(tally);
    all.filter(|tally| tally.illegal_moves + tally.warnings > 0).collect()
}
