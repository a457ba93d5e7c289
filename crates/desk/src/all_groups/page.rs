//! The page: every group in a line, and under each deed what it would do where.

use askama::Template;
use axum::response::Html;
use rokade_tournament::{Group, GroupId};
use rokade_view::{tiebreak_name, time};

use super::deed::{Deed, objections};
use crate::address::{EventAt, EventPage};
use crate::error::DeskError;
use crate::hall::{Hall, Said};
use crate::page::{Page, Tab, html};
use crate::players::order::NumberedBy;
use crate::print::all::SHEETS;

#[derive(Template)]
#[template(path = "all_groups.html")]
struct AllPage {
    page: Page,
    base: String,
    print: String,
    /// What was just done, and how it went; empty before.
    done_title: String,
    outcomes: Vec<Outcome>,
    deeds: Vec<DeedPart>,
    groups: Vec<GroupLine>,
    sheets: [(&'static str, &'static str); 4],
}

/// How a deed went in one group.
pub(super) struct Outcome {
    pub group: String,
    /// Empty if it was done.
    pub refused: Vec<Said>,
}

struct DeedPart {
    deed: Deed,
    lines: Vec<DeedLine>,
    /// Some group can do it.
    is_possible: bool,
    /// The first deed that some group can do: `n` does it.
    is_next: bool,
}

struct DeedLine {
    group: GroupId,
    name: String,
    /// What would happen; empty where it would be refused.
    will: String,
    refused: Vec<Said>,
}

/// A group as its settings are now.
struct GroupLine {
    id: GroupId,
    name: String,
    tiebreaks: String,
    time: String,
    times: String,
}

pub(super) async fn show(hall: Hall) -> Result<Html<String>, DeskError> {
    html(&page(&hall, "", Vec::new()))
}

/// The page after a deed, from the tournament as it is now.
pub(super) async fn after(
    mut hall: Hall,
    done: &'static str,
    outcomes: Vec<Outcome>,
) -> Result<Html<String>, DeskError> {
    hall.book = hall.app.book(&hall.key).await?;
    html(&page(&hall, done, outcomes))
}

fn page(hall: &Hall, done: &'static str, outcomes: Vec<Outcome>) -> AllPage {
    let page = hall.page(None, Tab::Overview);
    let groups = || hall.book.tournament.groups.values().filter(|group| !group.finished);
    let mut deeds: Vec<DeedPart> = Deed::ALL
        .into_iter()
        .map(|deed| {
            let lines: Vec<DeedLine> = groups().map(|group| line(hall, &page, group, deed)).collect();
            DeedPart { deed, is_possible: lines.iter().any(|line| line.refused.is_empty()), is_next: false, lines }
        })
        .collect();
    if let Some(next) = deeds.iter_mut().find(|part| part.is_possible) {
        next.is_next = true;
    }
    AllPage {
        base: hall.at().page(EventPage::All).to_string(),
        print: EventAt::paper(&hall.key).page(EventPage::All).to_string(),
        done_title: if done.is_empty() { String::new() } else { page.t(done) },
        outcomes,
        deeds,
        groups: groups().map(|group| settings(hall, group)).collect(),
        sheets: SHEETS,
        page,
    }
}

fn line(hall: &Hall, page: &Page, group: &Group, deed: Deed) -> DeedLine {
    let refused = objections(hall, group, deed).unwrap_or_default();
    let round = match deed {
        Deed::Number => 0,
        Deed::Pair => group.published() + 1,
        Deed::Publish => group.draft.as_ref().map_or(0, |draft| draft.round),
        Deed::Start => group.published(),
    };
    let will = match deed {
        Deed::Number if NumberedBy::usual(group.settings.system) == NumberedBy::Lot => page.t("desk-all-will-lot"),
        Deed::Number => page.t("desk-all-will-rating"),
        Deed::Pair => page.tv("desk-all-will-pair", "round", round),
        Deed::Publish => page.tv("desk-all-will-publish", "round", round),
        Deed::Start => page.tv("desk-all-will-start", "round", round),
    };
    DeedLine {
        group: group.id,
        name: group.settings.name.clone(),
        will: if refused.is_empty() { will } else { String::new() },
        refused,
    }
}

fn settings(hall: &Hall, group: &Group) -> GroupLine {
    let lang = hall.visit.lang;
    let names = hall.book.tournament.rules(group.id).tiebreaks;
    let times = group.settings.schedule.iter().filter_map(|times| times.starts).map(|at| hall.moment(at));
    GroupLine {
        id: group.id,
        name: group.settings.name.clone(),
        tiebreaks: names.iter().map(|tiebreak| tiebreak_name(lang, tiebreak)).collect::<Vec<_>>().join(", "),
        time: time::words(&hall.reader(), &group.settings.time_control),
        times: times.collect::<Vec<_>>().join(" · "),
    }
}
