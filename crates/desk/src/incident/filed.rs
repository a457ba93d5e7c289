//! A filed ruling: on the screen, on paper, and what came of an appeal.

use askama::Template;
use axum::extract::{Path, Query};
use axum::response::Html;
use rokade_tournament::{GameAt, Incident, IncidentId, PlayerId};
use rokade_view::when;
use rokade_words::{Arg, Lang, text_with};
use serde::Deserialize;

use super::assistant::{self, link};
use super::ruling::{self, RulingView};
use crate::address::{EventAt, EventPage, GroupPage};
use crate::doer;
use crate::error::DeskError;
use crate::hall::Hall;
use crate::page::{Page, Tab, html};
use crate::part::Words;

#[derive(Deserialize)]
pub(super) struct IncidentPath {
    id: String,
}

impl IncidentPath {
    pub(super) fn id(&self) -> Result<IncidentId, DeskError> {
        self.id.parse().map(IncidentId).map_err(|_| DeskError::NotFound)
    }
}

#[derive(Deserialize)]
pub(super) struct InLanguage {
    #[serde(rename = "in")]
    lang: Option<String>,
}

#[derive(Template)]
#[template(path = "incident/filed.html")]
struct FiledPage {
    page: Page,
    base: String,
    /// The words of the ruling, which may be in another language than the page.
    words: Words,
    told: FiledView,
    languages: Vec<(String, &'static str, &'static str, bool)>,
    /// The page of the board, where there is one.
    board: String,
    again: String,
    appeal: Option<AppealView>,
    can_appeal: bool,
    parties: Vec<(PlayerId, String)>,
}

#[derive(Template)]
#[template(path = "incident/print.html")]
struct PrintPage {
    page: Page,
    base: String,
    words: Words,
    told: FiledView,
    languages: Vec<(String, &'static str, &'static str, bool)>,
    event: String,
    group: String,
    printed: String,
    white: String,
    black: String,
    appeal: Option<AppealView>,
}

/// What both show.
struct FiledView {
    number: u32,
    title: String,
    place: String,
    filed: String,
    by: String,
    laws: String,
    note: String,
    ruling: RulingView,
}

struct AppealView {
    by: String,
    made: String,
    grounds: String,
    is_open: bool,
    upheld: bool,
    note: String,
    decided: String,
}

pub(super) async fn show(
    hall: Hall,
    Path(path): Path<IncidentPath>,
    Query(asked): Query<InLanguage>,
) -> Result<Html<String>, DeskError> {
    let incident = find(&hall, &path)?;
    let lang = language(&hall, &asked);
    let base = base(&hall, incident);
    let parties = [incident.white, incident.black].into_iter().map(|player| (player, hall.name(player)));
    html(&FiledPage {
        words: Words(lang),
        told: told(&hall, lang, incident),
        languages: languages(&base, lang),
        board: board(&hall, incident),
        again: link(hall.key.as_str(), incident.at),
        appeal: appeal(&hall, lang, incident),
        can_appeal: incident.can_appeal(hall.app.now()),
        parties: parties.collect(),
        page: hall.page(Some(incident.group()), Tab::Incidents),
        base,
    })
}

pub(super) async fn print(
    hall: Hall,
    Path(path): Path<IncidentPath>,
    Query(asked): Query<InLanguage>,
) -> Result<Html<String>, DeskError> {
    let incident = find(&hall, &path)?;
    let lang = language(&hall, &asked);
    let base = base(&hall, incident);
    let tournament = &hall.book.tournament;
    let printed = when::moment(lang, hall.zone(), hall.app.now());
    html(&PrintPage {
        words: Words(lang),
        told: told(&hall, lang, incident),
        languages: languages(&format!("{base}/print"), lang),
        event: tournament.settings.name.clone(),
        group: tournament.groups.get(&incident.group()).map_or_else(String::new, |group| group.settings.name.clone()),
        printed: text_with(lang, "print-printed", &[("when", Arg::from(printed))]),
        white: hall.name(incident.white),
        black: hall.name(incident.black),
        appeal: appeal(&hall, lang, incident),
        page: Page { lang, ..hall.page(Some(incident.group()), Tab::Incidents) },
        base,
    })
}

fn find<'a>(hall: &'a Hall, path: &IncidentPath) -> Result<&'a Incident, DeskError> {
    hall.book.tournament.incident(path.id()?).ok_or(DeskError::NotFound)
}

fn base(hall: &Hall, incident: &Incident) -> String {
    hall.at().page(EventPage::Incident(incident.id)).to_string()
}

fn language(hall: &Hall, asked: &InLanguage) -> Lang {
    asked.lang.as_deref().and_then(|code| code.parse().ok()).unwrap_or(hall.visit.lang)
}

fn languages(path: &str, shown: Lang) -> Vec<(String, &'static str, &'static str, bool)> {
    let link = |lang: Lang| (format!("{path}?in={}", lang.code()), lang.code(), lang.native_name(), lang == shown);
    Lang::ALL.into_iter().map(link).collect()
}

fn board(hall: &Hall, incident: &Incident) -> String {
    match incident.at {
        GameAt::Board { group, round, board, .. } => {
            EventAt::desk(&hall.key).group(group).page(GroupPage::Board { round, board }).to_string()
        }
        GameAt::Free { .. } => String::new(),
    }
}

fn told(hall: &Hall, lang: Lang, incident: &Incident) -> FiledView {
    FiledView {
        number: incident.id.0,
        title: ruling::title(lang, &incident.key),
        place: assistant::place(hall, lang, incident.at),
        filed: when::moment(lang, hall.zone(), incident.filed),
        by: doer::told(hall, lang, &incident.by),
        laws: incident.ruling.laws.clone(),
        note: incident.note.clone(),
        ruling: ruling::of_filed(hall, lang, incident),
    }
}

fn appeal(hall: &Hall, lang: Lang, incident: &Incident) -> Option<AppealView> {
    let made = incident.appeal.as_ref()?;
    let decided = made.decided.as_ref();
    let moment = |at: i64| when::moment(lang, hall.zone(), at);
    Some(AppealView {
        by: hall.name(made.by),
        made: moment(made.made),
        grounds: made.grounds.clone(),
        is_open: decided.is_none(),
        upheld: decided.is_some_and(|decided| decided.upheld),
        note: decided.map(|decided| decided.note.clone()).unwrap_or_default(),
        decided: decided.map(|decided| moment(decided.made)).unwrap_or_default(),
    })
}
