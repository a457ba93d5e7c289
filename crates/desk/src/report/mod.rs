//! The report to the rating officer: what is missing, what it says, its files, and that it was sent.

mod deeds;
mod files;

use askama::Template;
use axum::response::Html;
use rokade_formats::report::{Block, Deadline, Document, Gap, GapKind, Item, OfficerReport, Words};
use rokade_formats::tables::Align;
use rokade_tournament::{GroupId, TodoKind};
use rokade_words::{Arg, text_with};

use crate::address::EventAt;
use crate::doer;
use crate::error::DeskError;
use crate::hall::{Hall, Said};
use crate::map::{Map, get, post};
use crate::page::{Page, Tab, html};
use rokade_view::cite::{self, Source};
use rokade_view::officer::{Officer, Spoken};
use rokade_view::when;

#[derive(Template)]
#[template(path = "report/page.html")]
struct ReportPage {
    page: Page,
    base: EventAt,
    /// The days by which the report and its copy are due.
    due: Vec<DueDay>,
    /// Groups still open; then what the report lacks and what should be checked; then the rest of its way: due, sent.
    missing: Vec<WayLine>,
    gaps: Vec<GapLine>,
    way: Vec<WayLine>,
    groups: Vec<GroupFiles>,
    sent: Vec<String>,
    players: Vec<(u32, String)>,
    preview: Document,
}

struct DueDay {
    text: String,
    /// How the day is counted.
    why: Said,
    is_past: bool,
}

struct WayLine {
    kind: &'static str,
    mark: &'static str,
    said: Said,
}

struct GapLine {
    kind: &'static str,
    mark: &'static str,
    text: String,
    clauses: Vec<Source>,
    /// Where it is put right.
    to: String,
    label: String,
}

struct GroupFiles {
    id: GroupId,
    name: String,
    has_order: bool,
}

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/report", get(show))
        .route("/t/{key}/report/sent", post(deeds::sent))
        .route("/t/{key}/report/penalty", post(deeds::penalty))
        .route("/t/{key}/report/{file}", get(files::officer))
        .route("/t/{key}/g/{group}/report/{file}", get(files::cross))
}

/// What stands on top of the list.
const MISSING: &str = "missing";

async fn show(hall: Hall) -> Result<Html<String>, DeskError> {
    let page = hall.page(None, Tab::Report);
    let words = Spoken::of(&hall.book, hall.visit.lang);
    let officer = Officer::of(&hall.book, hall.visit.lang);
    let report = &officer.report;
    let gaps = report.gaps();
    let tournament = &hall.book.tournament;
    let groups = tournament.groups.values().map(|group| GroupFiles {
        id: group.id,
        name: group.settings.name.clone(),
        has_order: group.order.is_some(),
    });
    let mut players: Vec<(u32, String)> = tournament.players.keys().map(|id| (id.0, hall.name(*id))).collect();
    players.sort_by(|one, other| one.1.cmp(&other.1));
    let mut gaps: Vec<GapLine> = gaps.iter().map(|gap| gap_line(&hall, &page, &officer, gap, &words)).collect();
    gaps.sort_by_key(|gap| gap.kind != MISSING);
    let (missing, way) = way(&hall).into_iter().partition(|line| line.kind == MISSING);
    html(&ReportPage {
        base: hall.at(),
        due: due(&hall, &page, report, &words),
        missing,
        gaps,
        way,
        groups: groups.collect(),
        sent: sent(&hall),
        players,
        // The page has said already what the report lacks.
        preview: report.without_gaps(&words),
        page,
    })
}

/// The last days, which count until midnight in the hall. A day that went by without a report is a warning.
fn due(hall: &Hall, page: &Page, report: &OfficerReport, words: &Spoken) -> Vec<DueDay> {
    let today = when::iso_day(hall.zone(), hall.app.now());
    let is_sent = !hall.book.tournament.sent.is_empty();
    let day = |(ahead, past, label, last): (&str, &str, &str, Option<Deadline>)| {
        let last = last?;
        let is_past = !is_sent && today.as_str() > last.day.to_string().as_str();
        let text = page.tv(if is_past { past } else { ahead }, "day", words.day(last.day));
        let mut why = hall.say(&last.counted(words));
        why.text = format!("{} {}: {}", words.text(label), words.day(last.day), why.text);
        Some(DueDay { text, why, is_past })
    };
    let days = [
        ("desk-report-due", "desk-report-due-past", "report-due", report.due()),
        ("desk-report-elo-due", "desk-report-elo-due-past", "report-elo-copy-due", report.elo_copy_due()),
    ];
    days.into_iter().filter_map(day).collect()
}

fn way(hall: &Hall) -> Vec<WayLine> {
    let list = hall.book.tournament.report_checklist(hall.app.now());
    let line = |todo: &rokade_tournament::Todo| {
        let (kind, mark) = match todo.kind {
            TodoKind::Missing => (MISSING, "…"),
            TodoKind::Next => ("next", "→"),
            TodoKind::Warning => ("warning", "!"),
            TodoKind::Done => ("done-item", "✓"),
        };
        WayLine { kind, mark, said: hall.say(&todo.reason) }
    };
    list.todos.iter().map(line).collect()
}

fn gap_line(hall: &Hall, page: &Page, officer: &Officer, gap: &Gap, words: &Spoken) -> GapLine {
    let first = || officer.groups.first().copied().unwrap_or(GroupId(1));
    let group = gap.group.and_then(|index| officer.groups.get(index).copied()).unwrap_or_else(first);
    let place = hall.at().group(group);
    let (to, label) = match gap.item {
        Item::Results => (format!("{place}/round/current"), page.t("desk-report-results")),
        Item::Ratings | Item::Candidates | Item::Players => (format!("{place}/players"), page.t("desk-report-players")),
        Item::Dates | Item::Arbiters => (format!("{place}/settings"), page.t("desk-report-settings")),
        Item::Sanctions => ("#penalty".to_owned(), page.t("desk-report-penalty")),
    };
    let (kind, mark) = match gap.kind {
        GapKind::Missing => (MISSING, "…"),
        GapKind::Check => ("warning", "!"),
    };
    let clauses = cite::sources(page.lang, &gap.reason);
    let told = officer.report.gap_told(gap, words);
    // The report cites in brackets; on the page the same are links.
    let text =
        told.rsplit_once(" [").filter(|_| !clauses.is_empty()).map_or(told.as_str(), |(text, _)| text).to_owned();
    GapLine { kind, mark, text, clauses, to, label }
}

/// Earlier reports, the last first.
fn sent(hall: &Hall) -> Vec<String> {
    let line = |sent: &rokade_tournament::SentReport| {
        let when = Arg::from(hall.moment(sent.at));
        let (to, by) = (Arg::from(sent.to.as_str()), Arg::from(doer::told(hall, hall.visit.lang, &sent.by)));
        text_with(hall.visit.lang, "desk-report-sent-line", &[("when", when), ("to", to), ("by", by)])
    };
    hall.book.tournament.sent.iter().rev().map(line).collect()
}

impl ReportPage {
    fn is_complete(&self) -> bool {
        self.gaps.is_empty() && self.missing.is_empty()
    }

    fn is_figure(&self, align: &Align) -> bool {
        *align == Align::Right
    }
}
