//! The assistant: board, group, incident, then only the questions that matter, one at a time.

use askama::Template;
use axum::extract::Query;
use axum::response::Html;
use rokade_laws::incident::{Kind, groups, to_record};
use rokade_tournament::{FiledRuling, GameAt, Tournament, clocks_after};
use rokade_words::Lang;
use rokade_words::ruling::shown;

use super::address::{Asked, write_place};
use super::offers::{self, OpenMatter};
use super::ruling::{self, Asking, RulingView};
use crate::address::{EventAt, EventPage};
use crate::board::editor;
use crate::error::DeskError;
use crate::hall::Hall;
use crate::page::{Page, Tab, html};
use crate::part::Words;

#[derive(Template)]
#[template(path = "incident/assistant.html")]
struct AssistantPage {
    page: Page,
    base: String,
    /// Where and who; empty before a board is chosen.
    place: String,
    back: Option<String>,
    /// What was told so far: words, and where it can be changed.
    crumbs: Vec<(String, String)>,
    step: Step,
    find: String,
    /// The state, for the forms.
    fields: Vec<(String, String)>,
}

impl AssistantPage {
    fn is_setting_up(&self) -> bool {
        matches!(&self.step, Step::Type(typed) if typed.kind == "fen")
    }

    /// An amount as it was typed.
    fn amount(&self, name: &str) -> &str {
        self.fields.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }
}

enum Step {
    Board(Vec<BoardsOf>),
    Pick { title: String, picks: Vec<Pick>, found: Option<Vec<Pick>> },
    Type(Typed),
    Ruling(Box<Ruled>),
}

/// The boards of one group to choose among.
struct BoardsOf {
    title: String,
    boards: Vec<(String, String)>,
}

/// A big button; the first nine have a number key.
struct Pick {
    label: String,
    about: String,
    link: String,
    key: String,
}

/// A question that is answered by typing.
struct Typed {
    title: String,
    name: String,
    kind: &'static str,
    value: String,
    /// A position is set up by hand.
    editor: String,
}

struct Ruled {
    ruling: RulingView,
    open: Vec<OpenMatter>,
    /// Why the ruling is not ready though every question is answered.
    missing: String,
    can_file: bool,
    record: Vec<String>,
    /// The clocks are the referee's, or are typed in.
    is_refereed: bool,
    clock_white: String,
    clock_black: String,
    has_change: bool,
    laws: String,
}

pub(super) async fn show(hall: Hall, Query(query): Query<Vec<(String, String)>>) -> Result<Html<String>, DeskError> {
    let asked = Asked::read(&query);
    let tournament = &hall.book.tournament;
    // An address with a board or an incident that does not exist begins anew.
    let at = asked.at.filter(|at| tournament.seats(*at).is_some());
    let asked = Asked { at, ..asked };
    let base = hall.at().page(EventPage::WhatHappened).to_string();
    let step = match (at, &asked.case) {
        (None, _) => Step::Board(boards(&hall, &base, &asked)),
        (Some(at), Some(case)) => questioned(&hall, &base, &asked, at, case)?,
        (Some(_), None) => shelves(&hall, &base, &asked),
    };
    let page = hall.page(at.map(GameAt::group), Tab::Incidents);
    html(&AssistantPage {
        place: at.map(|at| place(&hall, hall.visit.lang, at)).unwrap_or_default(),
        back: asked.back().map(|before| before.link(&base)),
        crumbs: crumbs(&hall, &base, &asked),
        step,
        find: asked.find.clone(),
        fields: asked.fields(),
        base,
        page,
    })
}

/// `Round 3, board 7: White – Black`.
pub(super) fn place(hall: &Hall, lang: Lang, at: GameAt) -> String {
    let words = Words(lang);
    let (white, black) = hall
        .book
        .tournament
        .seats(at)
        .map_or_else(Default::default, |(white, black)| (hall.name(white), hall.name(black)));
    let players = format!("{white} – {black}");
    match at {
        GameAt::Board { round, board, game, .. } => {
            let mut spot = words.tv2("view-board-of-round", "round", round, "board", board);
            if let Some(game) = game {
                spot.push_str(&format!(", {}", words.tv("desk-match-game", "game", game)));
            }
            format!("{spot}: {players}")
        }
        GameAt::Free { .. } => players,
    }
}

impl Asked {
    fn asking(&self, lang: Lang) -> Asking {
        Asking::of(lang, self.answers().text("who"))
    }
}

fn crumbs(hall: &Hall, base: &str, asked: &Asked) -> Vec<(String, String)> {
    let lang = hall.visit.lang;
    let mut crumbs = Vec::new();
    let Some(case) = &asked.case else { return crumbs };
    let shelf = Asked { at: asked.at, shelf: asked.shelf.clone(), ..Asked::default() };
    crumbs.push((ruling::title(lang, case), shelf.link(base)));
    let asking = asked.asking(lang);
    for (question, answer) in &asked.answers {
        let words = format!("{} {}", asking.question(question), asking.option(answer));
        crumbs.push((words, asked.again(question).link(base)));
    }
    crumbs
}

fn boards(hall: &Hall, base: &str, asked: &Asked) -> Vec<BoardsOf> {
    let tournament = &hall.book.tournament;
    let words = Words(hall.visit.lang);
    let mut all = Vec::new();
    for group in tournament.groups.values() {
        let round = group.current_round().min(group.published());
        let Some(published) = group.round(round) else { continue };
        let numbers = published.boards.iter().flat_map(|board| {
            let game = board.games.len().checked_sub(1).and_then(|last| u32::try_from(last + 1).ok());
            let at = GameAt::Board { group: group.id, round, board: board.number, game };
            let (white, black) = tournament.seats(at)?;
            let words = format!("{}  {} – {}", board.number, hall.name(white), hall.name(black));
            Some((words, asked.placed(at).link(base)))
        });
        let title = words.tv2("view-round-of-group", "group", &group.settings.name, "round", round);
        all.push(BoardsOf { title, boards: numbers.collect() });
    }
    let free = tournament.games.keys().filter(|at| matches!(at, GameAt::Free { .. }));
    let free: Vec<_> = free.map(|at| (place(hall, hall.visit.lang, *at), asked.placed(*at).link(base))).collect();
    if !free.is_empty() {
        all.push(BoardsOf { title: hall.book.tournament.settings.name.clone(), boards: free });
    }
    all
}

/// The groups of the catalogue, or the incidents of one.
fn shelves(hall: &Hall, base: &str, asked: &Asked) -> Step {
    let lang = hall.visit.lang;
    let incident = |index: usize, shelf: &str, key: &str| Pick {
        label: ruling::title(lang, key),
        about: String::new(),
        link: asked.with_case(shelf, key).link(base),
        key: number_key(index),
    };
    let page = hall.page(None, Tab::Incidents);
    let open = groups().iter().find(|group| Some(group.key) == asked.shelf.as_deref());
    if let Some(group) = open {
        let picks = group.incidents.iter().enumerate().map(|(index, key)| incident(index, group.key, key));
        return Step::Pick {
            title: page.t(&format!("incident-group-{}", group.key)),
            picks: picks.collect(),
            found: None,
        };
    }
    let shelf = |(index, group): (usize, &rokade_laws::incident::Group)| Pick {
        label: page.t(&format!("incident-group-{}", group.key)),
        about: group.incidents.iter().take(3).map(|key| ruling::title(lang, key)).collect::<Vec<_>>().join(" · "),
        link: asked.on_shelf(group.key).link(base),
        key: number_key(index),
    };
    let find = asked.find.to_lowercase();
    let is_found = |key: &str| {
        let title = ruling::title(lang, key).to_lowercase();
        find.split_whitespace().all(|word| title.contains(word))
    };
    let found = (!find.is_empty()).then(|| {
        let all = groups().iter().flat_map(|group| group.incidents.iter().map(move |key| (group.key, *key)));
        let hits = all.filter(|(_, key)| is_found(key)).enumerate();
        hits.map(|(index, (shelf, key))| incident(index, shelf, key)).collect()
    });
    let mut picks: Vec<Pick> = groups().iter().enumerate().map(shelf).collect();
    if found.is_some() {
        picks.iter_mut().for_each(|pick| pick.key.clear());
    }
    Step::Pick { title: page.t("desk-incident-which"), picks, found }
}

fn number_key(index: usize) -> String {
    if index < 9 { (index + 1).to_string() } else { String::new() }
}

fn questioned(hall: &Hall, base: &str, asked: &Asked, at: GameAt, case: &str) -> Result<Step, DeskError> {
    let tournament = &hall.book.tournament;
    let answers = asked.answers();
    if groups().iter().all(|group| !group.incidents.contains(&case)) {
        return Ok(shelves(hall, base, &Asked { at: Some(at), ..Asked::default() }));
    }
    let refused = |reason| DeskError::BadForm(vec![reason]);
    let Some(question) = tournament.incident_question(at, case, &answers).map_err(refused)? else {
        return Ok(Step::Ruling(Box::new(ruled(hall, base, asked, at, case)?)));
    };
    let lang = hall.visit.lang;
    let asking = asked.asking(lang);
    let title = asking.question(question.key);
    let players = tournament.seats(at);
    let named = |option: &str| match (option, players) {
        ("white", Some((white, _))) => hall.name(white),
        ("black", Some((_, black))) => hall.name(black),
        _ => String::new(),
    };
    let picks = |options: &[&str]| {
        let pick = |(index, option): (usize, &&str)| Pick {
            label: asking.option(option),
            about: named(option),
            link: asked.answered(question.key, option).link(base),
            key: number_key(index),
        };
        Step::Pick { title: title.clone(), picks: options.iter().enumerate().map(pick).collect(), found: None }
    };
    let name = format!("q.{}", question.key);
    let set_up = match question.kind {
        Kind::Fen => editor(&hall.page(None, Tab::Incidents), "answer")?,
        _ => String::new(),
    };
    let typed = |kind, value| {
        Step::Type(Typed { title: title.clone(), name: name.clone(), kind, value, editor: set_up.clone() })
    };
    Ok(match question.kind {
        Kind::Choice(options) => picks(options),
        Kind::Color => picks(&["white", "black"]),
        Kind::YesNo => picks(&["yes", "no"]),
        Kind::Minutes => typed("minutes", minutes_late(hall, at, question.key)),
        Kind::Number => typed("number", String::new()),
        Kind::Fen => {
            typed("fen", tournament.games.get(&at).map_or_else(String::new, |game| game.referee.account().fen()))
        }
        Kind::Text => typed("text", String::new()),
    })
}

/// How long after the announced start it is now, where that is what is asked.
fn minutes_late(hall: &Hall, at: GameAt, question: &str) -> String {
    let GameAt::Board { group, round, .. } = at else { return String::new() };
    let group = hall.book.tournament.groups.get(&group);
    let starts = group.and_then(|group| group.times(round).starts).filter(|_| question == "minutes_late");
    let late = starts.map(|starts| (hall.app.now() - starts) / 60_000_000);
    late.filter(|late| (0..=240).contains(late)).map(|late| late.to_string()).unwrap_or_default()
}

fn ruled(hall: &Hall, base: &str, asked: &Asked, at: GameAt, case: &str) -> Result<Ruled, DeskError> {
    let tournament = &hall.book.tournament;
    let answers = asked.answers();
    let plain =
        tournament.incident_settled(at, case, &answers, None).map_err(|reason| DeskError::BadForm(vec![reason]))?;
    let choice = asked.choice();
    let decided = choice.as_ref().map(|choice| tournament.incident_settled(at, case, &answers, Some(choice)));
    let missing = match &decided {
        Some(Err(reason)) => offers::missing(hall, reason),
        _ => String::new(),
    };
    let open = offers::open(hall, hall.visit.lang, base, asked, &plain);
    let settled = decided.and_then(Result::ok).unwrap_or(plain);
    let refereed = tournament.clocks_now(at, hall.app.now());
    let shown_now = refereed.or_else(|| asked.clock());
    let laws = laws(tournament, at);
    let written = |typed: &str, now: Option<i64>| now.map_or_else(|| typed.to_owned(), shown);
    Ok(Ruled {
        ruling: {
            let clock = shown_now.map(|now| clocks_after(now, settled.change));
            let draft = FiledRuling::of(&settled, &laws, clock);
            let ruling = ruling::view(hall, hall.visit.lang, case, &answers, &draft);
            // While it rests with the arbiter nothing is decided.
            let decision = if settled.decision.is_some() { ruling.decision } else { Vec::new() };
            RulingView { decision, ..ruling }
        },
        can_file: settled.decision.is_some() && missing.is_empty(),
        open,
        missing,
        record: to_record(case)
            .iter()
            .map(|key| hall.page(None, Tab::Incidents).t(&format!("incident-record-{key}")))
            .collect(),
        is_refereed: refereed.is_some(),
        clock_white: written(&asked.clock_white, refereed.map(|clock| clock.white.0)),
        clock_black: written(&asked.clock_black, refereed.map(|clock| clock.black.0)),
        has_change: settled.change.white.0 != 0 || settled.change.black.0 != 0,
        laws,
    })
}

fn laws(tournament: &Tournament, at: GameAt) -> String {
    tournament.game_settings(at).map(|settings| settings.edition.to_string()).unwrap_or_default()
}

/// The link from a board to the assistant.
pub(crate) fn link(key: &str, at: GameAt) -> String {
    format!("{}?at={}", EventAt::desk(key).page(EventPage::WhatHappened), write_place(at))
}
