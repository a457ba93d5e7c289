//! The lists of the Laws for a group: what they ask of eyes, ears and voice.

use askama::Template;
use axum::extract::Query;
use axum::response::Html;
use rokade_board::Variant;
use rokade_laws::checklist::{self, Assistant, Facts};
use rokade_laws::referee::Blind;
use rokade_view::cite::Source;
use serde::Deserialize;

use crate::error::DeskError;
use crate::hall::InGroup;
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "incident/checklists.html")]
struct ChecklistsPage {
    page: Page,
    group_name: String,
    laws: String,
    pace: String,
    lists: Vec<List>,
    asked: Asked,
}

/// What no group says of itself: its games are ordinary ones, until somebody asks for the others.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Asked {
    /// `one` or `both`.
    blind: String,
    /// `used` or `unused`.
    assistant: String,
    deaf: String,
    chess960: String,
    adjourned: String,
}

impl ChecklistsPage {
    /// Whether lists for special games are shown.
    fn is_special(&self) -> bool {
        let Asked { blind, assistant, deaf, chess960, adjourned } = &self.asked;
        [blind, assistant, deaf, chess960, adjourned].iter().any(|one| !one.is_empty())
    }
}

impl Asked {
    fn facts(&self, known: Facts) -> Facts {
        let blind = match self.blind.as_str() {
            "one" => Some(Blind::White),
            "both" => Some(Blind::Both),
            _ => None,
        };
        let assistant = match self.assistant.as_str() {
            "used" => Assistant::Used,
            "unused" => Assistant::NotUsed,
            _ => Assistant::Undecided,
        };
        Facts {
            blind,
            assistant,
            is_hearing_impaired: !self.deaf.is_empty(),
            variant: if self.chess960.is_empty() { known.variant } else { Variant::Chess960 },
            is_adjourned: known.is_adjourned || !self.adjourned.is_empty(),
            ..known
        }
    }
}

struct List {
    key: &'static str,
    title: String,
    items: Vec<Item>,
}

struct Item {
    text: String,
    clauses: Vec<Source>,
}

pub(super) async fn show(room: InGroup, Query(asked): Query<Asked>) -> Result<Html<String>, DeskError> {
    let group = &room.group().settings;
    let settings = room.hall.book.tournament.rules_of_games(room.group());
    let settings = settings.map_err(|reason| DeskError::BadForm(vec![reason]))?;
    let is_adjourned = room.group().games_put_off().next().is_some();
    let facts = asked.facts(Facts { flag_watch: group.rules.flags, is_adjourned, ..Facts::from(&settings) });
    let page = room.page(Tab::Incidents);
    let given = checklist::of(settings.edition, &facts);
    let list = |list: &checklist::Given| List {
        key: list.key,
        title: page.t(&list.text_key()),
        items: list
            .items
            .iter()
            .map(|item| Item {
                text: page.t(&list.item_text_key(item)),
                clauses: item.clauses.iter().map(Source::printed).collect(),
            })
            .collect(),
    };
    html(&ChecklistsPage {
        group_name: group.name.clone(),
        laws: settings.edition.to_string(),
        pace: page.t(&format!("desk-pace-{}", settings.pace.key())),
        lists: given.iter().map(list).collect(),
        asked,
        page,
    })
}
