//! Importing players: paste or choose a file, see how it was understood, correct that, and only then save.

use std::collections::BTreeSet;

use askama::Template;
use axum::Form;
use axum::response::{Html, Redirect};
use rokade_clause::Reason;
use rokade_formats::Problem;
use rokade_formats::players::{Column, Guess, Row, guess, read};
use rokade_model::{OtherRatings, Sex};
use rokade_tournament::{Command, NewPlayer};

use super::reading::{self, COLUMNS, ENCODINGS, SEPARATORS};
use crate::address::GroupPage;
use crate::error::DeskError;
use crate::files::upload::Upload;
use crate::hall::InGroup;
use crate::page::{Page, Tab, html};

/// Longer lists are rating lists, not entries.
const LARGEST_LIST: usize = 512 * 1024;
/// Problems and rows shown at once.
const SHOWN: usize = 12;

#[derive(Template)]
#[template(path = "players/import.html")]
struct BeginPage {
    page: Page,
    base: String,
    group_name: String,
}

#[derive(Template)]
#[template(path = "players/preview.html")]
struct PreviewPage {
    page: Page,
    base: String,
    group_name: String,
    /// The list itself, as it came.
    data: String,
    encodings: Vec<Choice>,
    separators: Vec<Choice>,
    /// A report file needs no guess.
    is_report: bool,
    has_header: bool,
    columns: Vec<ColumnChoice>,
    sample: Vec<Vec<String>>,
    assumptions: Vec<String>,
    problems: Vec<ProblemLine>,
    more_problems: usize,
    /// The list as text, to be corrected where it is not understood; empty if it cannot be shown.
    text: String,
    /// Sections in the list that the group does not have.
    left_out: String,
    players: Vec<PlayerLine>,
    count: usize,
}

struct Choice {
    name: &'static str,
    label: String,
    is_chosen: bool,
}

struct ColumnChoice {
    roles: Vec<Choice>,
}

struct ProblemLine {
    line: usize,
    column: Option<usize>,
    text: String,
    found: String,
}

struct PlayerLine {
    name: String,
    rating: String,
    club: String,
    rest: String,
    notes: Vec<String>,
}

fn base(room: &InGroup) -> String {
    room.at().page(GroupPage::Players).to_string()
}

pub(super) async fn begin(room: InGroup) -> Result<Html<String>, DeskError> {
    let group_name = room.group().settings.name.clone();
    html(&BeginPage { page: room.page(Tab::Players), base: base(&room), group_name })
}

/// Shows how the list is understood: as guessed at first, then as corrected.
pub(super) async fn preview(room: InGroup, form: Upload) -> Result<Html<String>, DeskError> {
    let bytes = match (form.field("data"), form.file(), form.field("text")) {
        (Some(data), _, _) => reading::from_hex(data).ok_or_else(incomplete)?,
        (None, Some(file), _) => file.to_vec(),
        (None, None, Some(text)) if !text.trim().is_empty() => text.as_bytes().to_vec(),
        _ => return Err(DeskError::BadForm(vec![Reason::house("no_list_given")])),
    };
    if bytes.len() > LARGEST_LIST {
        return Err(DeskError::TooLarge);
    }
    let guess = match form.field("data") {
        Some(_) => corrected(&bytes, |name| form.field(name)),
        None => guess(&bytes),
    };
    html(&shown(&room, &bytes, &guess))
}

/// Enters the players as the list was understood: all or none.
pub(super) async fn accept(room: InGroup, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let field = |name: &str| form.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let bytes = field("data").and_then(reading::from_hex).ok_or_else(incomplete)?;
    let rows = rows(&bytes, &corrected(&bytes, field))
        .map_err(|problems| DeskError::BadForm(problems.into_iter().map(|problem| problem.reason).collect()))?;
    let sections = &room.group().settings.sections;
    let players = rows.into_iter().map(|row| new_player(row, sections)).collect();
    room.hall.run(&Command::ImportPlayers { group: room.id, players }).await?;
    Ok(room.to(GroupPage::Players, "imported"))
}

/// The players of a list read by the guess, or of a report file.
fn rows(bytes: &[u8], guess: &Guess) -> Result<Vec<Row>, Vec<Problem>> {
    reading::report(bytes).unwrap_or_else(|| read(bytes, guess))
}

fn incomplete() -> DeskError {
    DeskError::BadForm(vec![Reason::house("form_incomplete")])
}

fn new_player(row: Row, sections: &[String]) -> NewPlayer {
    let section = sections.iter().find(|section| **section == row.group).cloned().unwrap_or_default();
    let Row { person, rating, elo, fide_k, title, .. } = row;
    let others = OtherRatings { elo, fide_k, ..OtherRatings::default() };
    NewPlayer { person, rating, title, section, others }
}

/// The sections of the list that the group does not have, each once.
fn left_out(rows: &[Row], sections: &[String]) -> String {
    let named = rows.iter().map(|row| row.group.as_str()).filter(|name| !name.is_empty());
    let unknown: BTreeSet<&str> = named.filter(|name| !sections.iter().any(|section| section == name)).collect();
    unknown.into_iter().collect::<Vec<_>>().join(", ")
}

/// The guess as the form corrects it.
fn corrected<'a>(bytes: &[u8], field: impl Fn(&str) -> Option<&'a str>) -> Guess {
    let mut guess = guess(bytes);
    let before = (guess.encoding, guess.separator);
    if let Some(encoding) = field("encoding").and_then(|name| reading::named(ENCODINGS, name)) {
        guess.encoding = encoding;
    }
    if let Some(separator) = field("separator").and_then(|name| reading::named(SEPARATORS, name)) {
        guess.separator = separator;
    }
    guess.has_header = field("header").is_some();
    if before != (guess.encoding, guess.separator) {
        guess.sample = reading::cells(bytes, &guess);
    }
    let width = guess.sample.iter().map(Vec::len).max().unwrap_or(0).max(1);
    if guess.columns.len() != width {
        guess.columns = vec![Column::Skip; width];
        guess.columns[0] = Column::Name;
    }
    for (index, column) in guess.columns.iter_mut().enumerate() {
        if let Some(chosen) = field(&format!("column{index}")).and_then(|name| reading::named(COLUMNS, name)) {
            *column = chosen;
        }
    }
    guess
}

fn shown(room: &InGroup, bytes: &[u8], guess: &Guess) -> PreviewPage {
    let page = room.page(Tab::Players);
    let (rows, problems) = match rows(bytes, guess) {
        Ok(rows) => (rows, Vec::new()),
        Err(problems) => (Vec::new(), problems),
    };
    let columns = guess.columns.iter().map(|column| ColumnChoice { roles: choices(&page, COLUMNS, *column, "column") });
    PreviewPage {
        base: base(room),
        group_name: room.group().settings.name.clone(),
        data: crate::secret::hex(bytes),
        encodings: choices(&page, ENCODINGS, guess.encoding, "encoding"),
        separators: choices(&page, SEPARATORS, guess.separator, "separator"),
        is_report: reading::report(bytes).is_some(),
        has_header: guess.has_header,
        columns: columns.collect(),
        sample: guess.sample.clone(),
        assumptions: guess.assumptions.iter().map(|reason| room.hall.say(reason).text).collect(),
        more_problems: problems.len().saturating_sub(SHOWN),
        problems: problems.into_iter().take(SHOWN).map(|problem| problem_line(room, problem)).collect(),
        text: String::from_utf8(bytes.to_vec()).unwrap_or_default(),
        left_out: left_out(&rows, &room.group().settings.sections),
        players: rows.iter().map(|row| player_line(room, row)).collect(),
        count: rows.len(),
        page,
    }
}

fn choices<T: Copy + PartialEq>(page: &Page, all: &[(T, &'static str)], chosen: T, kind: &str) -> Vec<Choice> {
    let choice = |(value, name): &(T, &'static str)| Choice {
        name,
        label: page.t(&format!("desk-{kind}-{name}")),
        is_chosen: *value == chosen,
    };
    all.iter().map(choice).collect()
}

fn problem_line(room: &InGroup, problem: Problem) -> ProblemLine {
    ProblemLine {
        line: problem.line,
        column: problem.column,
        text: room.hall.say(&problem.reason).text,
        found: problem.found.unwrap_or_default(),
    }
}

fn sex_word(room: &InGroup, sex: Sex) -> String {
    let key = match sex {
        Sex::Woman => "desk-player-woman",
        Sex::Man => "desk-player-man",
    };
    rokade_words::text(room.hall.visit.lang, key)
}

fn player_line(room: &InGroup, row: &Row) -> PlayerLine {
    let person = &row.person;
    let rest = [
        row.elo.map(|elo| format!("FIDE {elo}")).unwrap_or_default(),
        row.fide_k.map(|factor| format!("K {factor}")).unwrap_or_default(),
        row.title.map(|title| title.to_string()).unwrap_or_default(),
        person.sex.map(|sex| sex_word(room, sex)).unwrap_or_default(),
        person.federation.clone(),
        person.birth.map(|birth| birth.to_string()).unwrap_or_default(),
        person.fide_id.map(|id| id.to_string()).unwrap_or_default(),
        person.national_id.clone(),
        row.group.clone(),
    ];
    PlayerLine {
        name: person.name.listed(),
        rating: row.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        club: person.club.clone(),
        rest: rest.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "),
        notes: row.assumptions.iter().map(|reason| room.hall.say(reason).text).collect(),
    }
}
