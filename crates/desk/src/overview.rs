//! The overview of a tournament: what is to be done next, with the button that does it.

use askama::Template;
use axum::response::Html;
use rokade_clause::Fact;
use rokade_model::RoundNumber;
use rokade_tournament::{Context, Group, GroupId, Todo, TodoKind};
use rokade_view::{EventHead, Stage, stage};
use serde::Deserialize;

use crate::address::EventPage;
use crate::error::DeskError;
use crate::hall::{Hall, Said};
use crate::map::{Map, get};
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "overview.html")]
struct OverviewPage {
    page: Page,
    head: EventHead,
    groups: Vec<GroupPart>,
}

#[derive(Template)]
#[template(path = "overview_part.html")]
struct OverviewPart<'a> {
    page: &'a Page,
    groups: &'a [GroupPart],
}

/// A group and what is to be done in it.
struct GroupPart {
    id: GroupId,
    name: String,
    about: String,
    state: GroupState,
    todos: Vec<TodoLine>,
    behind: Vec<Said>,
}

#[derive(PartialEq, Eq)]
enum GroupState {
    Before,
    Draft,
    Published,
    Running,
    Complete,
    Finished,
}

struct TodoLine {
    kind: &'static str,
    mark: &'static str,
    said: Said,
    deed: Option<Deed>,
    /// What `n` does in this group: the next thing, or what is missing before it.
    is_first: bool,
}

/// The button that does what is to be done: a form to send, or a page to open.
struct Deed {
    to: String,
    label: String,
    is_form: bool,
    ask: String,
}

pub(crate) fn routes() -> Map {
    Map::signed_in().route("/t/{key}", get(show)).route("/t/{key}/todo", get(fragment))
}

#[derive(Deserialize)]
struct GroupQuery {
    group: Option<u32>,
}

async fn show(
    hall: Hall,
    axum::extract::Query(query): axum::extract::Query<GroupQuery>,
) -> Result<Html<String>, DeskError> {
    let page = hall.page(query.group.map(GroupId), Tab::Overview);
    let groups = groups(&hall, &page);
    html(&OverviewPage { head: EventHead::of(&hall.reader()), groups, page })
}

/// The list alone, for pages that heard of a change. The time matters to it, so it is not kept.
async fn fragment(hall: Hall) -> Result<Html<String>, DeskError> {
    let page = hall.page(None, Tab::Overview);
    html(&OverviewPart { groups: &groups(&hall, &page), page: &page })
}

fn groups(hall: &Hall, page: &Page) -> Vec<GroupPart> {
    hall.book.tournament.groups.values().map(|group| part(hall, page, group)).collect()
}

fn part(hall: &Hall, page: &Page, group: &Group) -> GroupPart {
    let checklist = hall.book.tournament.checklist(group.id, hall.app.now());
    let base = hall.at().group(group.id).to_string();
    let line = |todo: &Todo| TodoLine {
        kind: class(todo.kind),
        mark: mark(todo.kind),
        said: hall.say(&todo.reason),
        deed: deed(page, &base, todo),
        is_first: false,
    };
    let players = hall.book.tournament.members(group.id).count();
    let system = crate::settings::system::words(page.lang, group.settings.system);
    let mut todos: Vec<TodoLine> =
        checklist.todos.iter().filter(|todo| todo.kind != TodoKind::Done).map(line).collect();
    let context = Context { now: hall.app.now(), by: &hall.visit.actor() };
    if hall.book.tournament.would_pair_otherwise(group.id, &context) {
        todos.push(pair_again(page, &base, group.published()));
    }
    let first = ["next", "missing"]
        .iter()
        .find_map(|kind| todos.iter().position(|todo| todo.kind == *kind && todo.deed.is_some()));
    if let Some(first) = first.and_then(|index| todos.get_mut(index)) {
        first.is_first = true;
    }
    GroupPart {
        id: group.id,
        name: group.settings.name.clone(),
        about: format!("{system}, {}", page.tv("desk-count-players", "count", players)),
        state: state(group, hall.app.now()),
        todos,
        behind: checklist.of(TodoKind::Done).map(|reason| hall.say(reason)).collect(),
    }
}

/// A correction changed what the published round rests on.
fn pair_again(page: &Page, base: &str, round: RoundNumber) -> TodoLine {
    let deed =
        Deed { to: format!("{base}/pair-again"), label: page.t("desk-round-again"), is_form: true, ask: String::new() };
    TodoLine {
        kind: class(TodoKind::Warning),
        mark: mark(TodoKind::Warning),
        said: Said::plain(page.tv("desk-round-otherwise", "round", round)),
        deed: Some(deed),
        is_first: false,
    }
}

fn state(group: &Group, now: i64) -> GroupState {
    if group.finished {
        return GroupState::Finished;
    }
    match (&group.draft, group.rounds.last()) {
        (Some(_), _) => GroupState::Draft,
        (None, None) => GroupState::Before,
        (None, Some(round)) => match stage(round) {
            Stage::Played => GroupState::Complete,
            _ if group.is_started(round.number, now) => GroupState::Running,
            _ => GroupState::Published,
        },
    }
}

const fn class(kind: TodoKind) -> &'static str {
    match kind {
        TodoKind::Missing => "missing",
        TodoKind::Next => "next",
        TodoKind::Warning => "warning",
        TodoKind::Done => "done-item",
    }
}

/// A sign beside the colour, for whoever does not see it.
const fn mark(kind: TodoKind) -> &'static str {
    match kind {
        TodoKind::Missing => "…",
        TodoKind::Next => "→",
        TodoKind::Warning => "!",
        TodoKind::Done => "✓",
    }
}

/// What to press for an entry of the checklist, by its key.
fn deed(page: &Page, base: &str, todo: &Todo) -> Option<Deed> {
    let fact = |name: &str| match todo.reason.facts.get(name) {
        Some(Fact::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let round = || format!("{base}/round/{}", fact("round"));
    let form = |to: String, label: String| Some(Deed { to, label, is_form: true, ask: String::new() });
    let open = |to: String, label: String| Some(Deed { to, label, is_form: false, ask: String::new() });
    match todo.reason.key.as_ref() {
        "todo_players" | "group_too_small" | "all_play_all_size" | "todo_ratings" | "todo_entry_list"
        | "todo_sections" => open(format!("{base}/players"), page.t("desk-do-players")),
        "order_missing" => open(format!("{base}/players"), page.t("desk-do-order")),
        "colour_not_drawn" => form(format!("{base}/colour"), page.t("desk-do-colour")),
        "lines_missing" => Some(Deed {
            to: format!("{base}/lines"),
            label: page.t("desk-do-lines"),
            is_form: true,
            ask: page.t("desk-lines-ask"),
        }),
        "teams_missing" => form(format!("{base}/teams/form"), page.t("desk-do-teams")),
        "todo_pair" => form(format!("{base}/pair"), page.tv("desk-round-pair", "round", fact("round"))),
        "todo_publish" | "todo_end_manual" | "draft_outdated" | "todo_discard_draft" => {
            open(format!("{base}/round/current"), page.t("desk-do-draft"))
        }
        "todo_start" => form(format!("{}/start", round()), page.t("desk-round-start")),
        "todo_results" => open(round(), page.t("desk-do-results")),
        "todo_withdrawn_game" | "todo_unsporting" => {
            open(format!("{}/board/{}", round(), fact("board")), page.t("desk-do-board"))
        }
        "todo_put_off" | "games_put_off_before_last_round" => {
            open(first_put_off(base, todo.reason.facts.get("games")), page.t("desk-do-board"))
        }
        "todo_play_off" | "todo_play_off_games" | "todo_place_lot" => {
            open(format!("{base}/play-off"), page.t("view-play-off"))
        }
        "todo_prizes" | "todo_prizes_by" | "todo_prizes_today" | "prizes_overdue" => {
            open(format!("{base}/prizes"), page.t("word-prizes"))
        }
        "todo_finish" => Some(Deed {
            to: format!("{base}/finish"),
            label: page.t("desk-group-finish"),
            is_form: true,
            ask: page.t("desk-group-finish-ask"),
        }),
        "todo_report" | "todo_report_overdue" | "todo_report_again" => {
            open(page.event().page(EventPage::Report).to_string(), page.t("desk-do-report"))
        }
        "todo_tiebreaks"
        | "todo_time_control"
        | "todo_time_control_own"
        | "time_control_unreadable"
        | "time_below_normal"
        | "moves_per_hour_out_of_range"
        | "quickplay_total_too_short"
        | "quickplay_period_out_of_range"
        | "todo_odd_groups"
        | "todo_put_off_rules"
        | "todo_system_unlisted"
        | "time_control_absurd"
        | "pace_disagrees"
        | "rounds_beyond_field"
        | "rounds_near_limit"
        | "boards_shared" => open(format!("{base}/settings"), page.t("word-settings")),
        _ => None,
    }
}

/// The board of the first game that is put off; the fact lists them as `4/7, 5/2`.
fn first_put_off(base: &str, games: Option<&Fact>) -> String {
    let listed = match games {
        Some(Fact::Text(listed)) => listed.split(", ").next().and_then(|game| game.split_once('/')),
        _ => None,
    };
    match listed {
        Some((round, board)) => format!("{base}/round/{round}/board/{board}"),
        None => format!("{base}/round/current"),
    }
}
