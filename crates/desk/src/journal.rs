//! The history of everything done, newest first, and undo.

use askama::Template;
use axum::Router;
use axum::response::{Html, Redirect};
use axum::routing::{get, post};
use rokade_clause::{Fact, Reason};
use rokade_tournament::{Command, StepDigest, digest};
use rokade_words::{Arg, text_with};

use crate::app::App;
use crate::clock;
use crate::error::DeskError;
use crate::hall::{Hall, Said};
use crate::page::{Page, Tab, html};
use crate::view::when;

#[derive(Template)]
#[template(path = "history.html")]
struct HistoryPage {
    page: Page,
    undo: Result<Said, Said>,
    days: Vec<Day>,
}

struct Day {
    date: String,
    steps: Vec<StepLine>,
}

struct StepLine {
    time: String,
    said: Said,
    by: String,
    undone: bool,
    /// The single events of a step that did more than one thing.
    events: Vec<Said>,
}

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/t/{key}/history", get(show)).route("/t/{key}/undo", post(undo))
}

async fn show(hall: Hall) -> Result<Html<String>, DeskError> {
    let records = hall.app.store().records(&hall.key, 1).await?;
    let steps = digest(&records);
    let undo = match hall.book.tournament.undoable(hall.app.now()) {
        Ok(step) => {
            let found = steps.iter().find(|digest| digest.step == step);
            found
                .map(|digest| hall.say(&digest.summary))
                .ok_or_else(|| Said { text: String::new(), clauses: Vec::new() })
        }
        Err(reason) => Err(hall.say(&reason)),
    };
    html(&HistoryPage { page: hall.page(None, Tab::History), undo, days: days(&hall, &steps) })
}

async fn undo(hall: Hall) -> Result<Redirect, DeskError> {
    hall.run(&Command::Undo).await?;
    Ok(hall.to("/history", "undone"))
}

fn days(hall: &Hall, steps: &[StepDigest]) -> Vec<Day> {
    let (lang, zone) = (hall.visit.lang, hall.zone());
    let mut days: Vec<Day> = Vec::new();
    for step in steps.iter().rev() {
        let date = when::day(lang, &clock::day(step.at, zone));
        let line = StepLine {
            time: when::clock(lang, zone, step.at),
            said: told(hall, steps, &step.summary),
            by: step.by.clone(),
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
