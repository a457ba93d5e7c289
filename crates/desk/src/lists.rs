//! The rating lists that are kept beside the database: what there is, bringing one in, taking one away.

use std::io::Cursor;
use std::thread;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{Html, Redirect};
use rokade_clause::Reason;
use rokade_formats::Problem;
use rokade_formats::fide_list::{self, Reader};
use rokade_model::ListMonth;
use rokade_store::{Added, KEPT_MONTHS, ListError, ListName, RatingLists, Smaller, Taking};
use rokade_view::when;
use tokio::sync::oneshot;

use crate::app::App;
use crate::clock;
use crate::damage::say;
use crate::error::DeskError;
use crate::files::upload::{Upload, no_file};
use crate::map::{Map, get, post};
use crate::page::{Page, html};
use crate::visit::Visit;

#[derive(Template)]
#[template(path = "lists.html")]
struct ListsPage {
    page: Page,
    lists: Vec<ListLine>,
    /// Where they lie, as a person looks for it.
    folder: String,
    /// The month of tomorrow: the list of a month lies ready on the last day of the one before.
    month: String,
    months: usize,
}

struct ListLine {
    name: String,
    month: String,
    /// The key of the word for what it holds.
    kind: &'static str,
    players: u32,
    imported: String,
    source: String,
    digest: String,
    /// What is wrong with it; then nothing else is known.
    damage: Option<String>,
}

pub(crate) fn routes() -> Map {
    Map::signed_in().route("/lists", get(show).post(bring_in)).route("/lists/{list}/remove", post(remove))
}

async fn show(State(app): State<App>, visit: Visit) -> Result<Html<String>, DeskError> {
    let lists = app.lists();
    let lang = visit.lang;
    let kept = lists.kept().map_err(wrong)?.into_iter().map(|kept| {
        let known = kept.facts.as_ref().ok();
        let imported = known.map(|facts| when::moment(lang, &clock::machine_zone(), facts.imported));
        ListLine {
            name: kept.name.to_string(),
            month: kept.name.month.to_string(),
            kind: match kept.name.kind {
                rokade_model::ListKind::Combined => "desk-lists-combined",
                rokade_model::ListKind::Single(pace) => match pace {
                    rokade_model::ListPace::Standard => "desk-pace-standard",
                    rokade_model::ListPace::Rapid => "word-rapid",
                    rokade_model::ListPace::Blitz => "word-blitz",
                },
            },
            players: known.map_or(0, |facts| facts.players),
            imported: imported.unwrap_or_default(),
            source: known.map(|facts| facts.source.clone()).unwrap_or_default(),
            digest: known.and_then(|facts| facts.digest.get(..16)).unwrap_or_default().to_owned(),
            damage: kept.facts.as_ref().err().map(|error| say(lang, &error.reason())),
        }
    });
    html(&ListsPage {
        lists: kept.collect(),
        folder: lists.folder().display().to_string(),
        month: next_month(&app),
        months: KEPT_MONTHS,
        page: visit.page(),
    })
}

/// The month in which the day after today lies.
fn next_month(app: &App) -> String {
    let tomorrow = jiff::Timestamp::from_microsecond(app.now()).ok().and_then(|now| {
        let today = now.to_zoned(jiff::tz::TimeZone::system()).date();
        today.tomorrow().ok()
    });
    tomorrow.map(|day| format!("{:04}-{:02}", day.year(), day.month())).unwrap_or_default()
}

/// Takes a list in as it was downloaded.
async fn bring_in(State(app): State<App>, _visit: Visit, form: Upload) -> Result<Redirect, DeskError> {
    let bytes = form.file().ok_or_else(no_file)?.to_vec();
    let taken = Asked {
        month: form.field("month").unwrap_or_default().trim().to_owned(),
        smaller: if form.field("smaller").is_some() { Smaller::Accept } else { Smaller::Refuse },
        source: form.file_name.clone(),
        now: app.now(),
    };
    let lists = app.lists().clone();
    let (tell, told_of) = oneshot::channel();
    // A thread of its own: two million players would keep everybody else of the lane waiting. The store takes one list
    // at a time.
    let work = move || {
        let read = fide_list::read(Cursor::new(bytes), &taken.source, |list| taken.take(list, &lists));
        // Whoever asked may have gone; the list is here all the same.
        let _ = tell.send(read.unwrap_or_else(|problems| Err(told(problems))));
    };
    let begun = thread::Builder::new().name("rating-list".to_owned()).spawn(work);
    begun.map_err(|error| DeskError::Internal(error.to_string()))?;
    told_of.await.map_err(|error| DeskError::Internal(error.to_string()))??;
    Ok(Redirect::to("/lists?done=list-in"))
}

/// What somebody asks for with a list.
struct Asked {
    month: String,
    smaller: Smaller,
    source: String,
    now: i64,
}

impl Asked {
    fn take(&self, list: &mut Reader<'_>, lists: &RatingLists) -> Result<(), DeskError> {
        let head = list.head();
        let month = match (head.month, self.month.parse::<ListMonth>()) {
            (Some(month), _) | (None, Ok(month)) => month,
            (None, Err(_)) => {
                let reason = Reason::house("fide_list_month_needed").with("found", self.month.as_str());
                return Err(DeskError::BadForm(vec![reason]));
            }
        };
        let mut writer = lists.begin().map_err(wrong)?;
        while let Some(player) = list.next_player().map_err(|problem| told(vec![*problem]))? {
            if writer.add(&player).map_err(wrong)? == Added::Twice {
                list.was_there_before(&player);
            }
        }
        list.checked().map_err(told)?;
        let name = ListName { month, kind: head.kind };
        let taking = Taking { source: &self.source, now: self.now, smaller: self.smaller, months: KEPT_MONTHS };
        lists.put_in_place(writer, name, taking).map_err(wrong)?;
        Ok(())
    }
}

async fn remove(State(app): State<App>, _visit: Visit, Path(list): Path<String>) -> Result<Redirect, DeskError> {
    let name: ListName = list.parse().map_err(|_| DeskError::NotFound)?;
    app.lists().remove(name).map_err(|error| match error {
        ListError::NotKept { .. } => DeskError::NotFound,
        other => wrong(other),
    })?;
    Ok(Redirect::to("/lists?done=removed"))
}

fn wrong(error: ListError) -> DeskError {
    match error {
        ListError::Store(error) => DeskError::Store(error),
        other => DeskError::BadForm(vec![other.reason()]),
    }
}

/// What is wrong with a list, the first few of it.
fn told(problems: Vec<Problem>) -> DeskError {
    let told = |problem: Problem| {
        let facts = [("found", problem.found), ("expected", problem.expected)];
        let known = facts.into_iter().filter_map(|(name, fact)| Some((name, fact?)));
        known.fold(problem.reason, |reason, (name, fact)| reason.with(name, fact))
    };
    DeskError::BadForm(problems.into_iter().take(SHOWN).map(told).collect())
}

/// Problems shown at once.
const SHOWN: usize = 12;
