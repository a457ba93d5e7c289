//! The history of everything done, newest first, and undo: of the last step of all, and of the last one of a
//! group beside what it did.

use askama::Template;
use axum::Form;
use axum::response::{Html, IntoResponse, Redirect, Response};
use rokade_clause::{Fact, Reason};
use rokade_model::RoundNumber;
use rokade_tournament::{Command, LastStep, StepDigest, digest};
use rokade_view::when;
use rokade_words::{Arg, text_with};
use serde::Deserialize;

use crate::address::EventPage;
use crate::doer::{self, Doer};
use crate::error::DeskError;
use crate::hall::{Hall, InGroup, Said};
use crate::map::{Map, get, post};
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "history.html")]
struct HistoryPage {
    page: Page,
    /// The last step of all, or why it stays.
    last: Result<UndoLine, Said>,
    /// The last step of every other group that has one to take back.
    groups: Vec<UndoLine>,
    days: Vec<Day>,
}

/// A step that can be taken back, with what its form sends.
pub(crate) struct UndoLine {
    pub step: u64,
    pub said: Said,
    pub time: String,
    pub by: String,
    pub action: String,
    /// Where to go on afterwards.
    pub back: String,
    /// Why the step cannot be taken back, if it cannot.
    pub stays: Option<Said>,
}

/// Asked before a publication is taken back.
#[derive(Template)]
#[template(path = "undo.html")]
struct UndoPage {
    page: Page,
    last: UndoLine,
    round: RoundNumber,
    /// The round was published before and shows that again.
    is_published_again: bool,
}

struct Day {
    date: String,
    steps: Vec<StepLine>,
}

struct StepLine {
    time: String,
    said: Said,
    by: Doer,
    undone: bool,
    /// The single events of a step that did more than one thing.
    events: Vec<Said>,
}

pub(crate) fn routes() -> Map {
    Map::signed_in().route("/t/{key}/history", get(show)).route("/t/{key}/undo", post(undo))
}

async fn show(hall: Hall) -> Result<Html<String>, DeskError> {
    let records = hall.app.store().records(&hall.key, 1).await?;
    let steps = digest(&records);
    let (tournament, now) = (&hall.book.tournament, hall.app.now());
    let back = hall.at().page(EventPage::History).to_string();
    let last = tournament.last_of_all(now).map_err(|reason| hall.say(&reason)).map(|last| line(&hall, last, &back));
    let shown = last.as_ref().ok().map(|last| last.step);
    let of_groups = tournament.groups.keys().filter_map(|group| tournament.last_in(*group, now)?.ok());
    let mut groups: Vec<UndoLine> = Vec::new();
    for found in of_groups.filter(|found| Some(found.step) != shown) {
        // A step that touched two groups stands once.
        if groups.iter().all(|there| there.step != found.step) {
            groups.push(line(&hall, found, &back));
        }
    }
    html(&HistoryPage { page: hall.page(None, Tab::History), last, groups, days: days(&hall, &steps) })
}

/// What was done last in a group, for the page that shows it: to be taken back, or why it stays. `None` where
/// nothing was done.
pub(crate) fn last_in(room: &InGroup, back: &str) -> Option<UndoLine> {
    let (last, stays) = room.hall.book.tournament.last_done_in(room.id, room.hall.app.now())?;
    Some(UndoLine { stays: stays.map(|reason| room.hall.say(&reason)), ..line(&room.hall, last, back) })
}

fn line(hall: &Hall, last: LastStep, back: &str) -> UndoLine {
    UndoLine {
        step: last.step,
        said: hall.say(&last.summary),
        time: when::clock(hall.visit.lang, hall.zone(), last.at),
        by: doer::told(hall, hall.visit.lang, &last.by),
        action: hall.at().page(EventPage::Undo).to_string(),
        back: back.to_owned(),
        stays: None,
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct UndoForm {
    /// The step that the page showed; without it the last one of all.
    step: Option<u64>,
    back: String,
    /// The question about a publication was answered.
    sure: Option<String>,
}

async fn undo(hall: Hall, Form(form): Form<UndoForm>) -> Result<Response, DeskError> {
    let (tournament, now) = (&hall.book.tournament, hall.app.now());
    let back = hall.own_page(&form.back).unwrap_or_else(|| hall.at().page(EventPage::History).to_string());
    let wanted = match form.step {
        Some(step) => tournament.step(step, now),
        None => tournament.last_of_all(now),
    };
    if let (Ok(last), None) = (wanted, &form.sure)
        && let Some(round) = last.publication
    {
        let (page, is_published_again) = (hall.page(None, Tab::History), last.is_published_again);
        let page = UndoPage { page, last: line(&hall, last, &back), round, is_published_again };
        return html(&page).map(IntoResponse::into_response);
    }
    let command = match form.step {
        Some(step) => Command::TakeBack { step },
        None => Command::Undo,
    };
    hall.run(&command).await?;
    Ok(Redirect::to(&format!("{back}?done=undone")).into_response())
}

fn days(hall: &Hall, steps: &[StepDigest]) -> Vec<Day> {
    let (lang, zone) = (hall.visit.lang, hall.zone());
    let mut days: Vec<Day> = Vec::new();
    for step in steps.iter().rev() {
        let date = when::date(lang, zone, step.at);
        let line = StepLine {
            time: when::clock(lang, zone, step.at),
            said: told(hall, steps, &step.summary),
            by: Doer::of(hall, &step.by),
            undone: step.undone,
            events: if step.events.len() > 1 {
                step.events.iter().map(|event| hall.say(event)).collect()
            } else {
                Vec::new()
            },
        };
        match days.last_mut() {
            Some(day) if day.date == date => day.steps.push(line),
            _ => days.push(Day { date, steps: vec![line] }),
        }
    }
    days
}

/// What a step did; an undo names what it took back, since nobody counts the steps.
fn told(hall: &Hall, steps: &[StepDigest], summary: &Reason) -> Said {
    let taken_back = match (summary.key.as_ref(), summary.facts.get("step")) {
        ("event_undone", Some(Fact::Number(step))) => {
            steps.iter().find(|digest| i64::try_from(digest.step).is_ok_and(|known| known == *step))
        }
        _ => None,
    };
    let Some(digest) = taken_back else { return hall.say(summary) };
    let what = hall.say(&digest.summary);
    let text = text_with(hall.visit.lang, "desk-history-taken-back", &[("what", Arg::from(what.text.as_str()))]);
    Said { text, clauses: Vec::new() }
}
