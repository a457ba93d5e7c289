//! The page of a game: clocks, board, what can be done, the score, the rulings.

use askama::Template;
use axum::response::{Html, IntoResponse, Response};
use rokade_board::{Color, Position, Role};
use rokade_laws::illegal::role_key;
use rokade_laws::referee::Score;
use rokade_model::chess_score;
use rokade_view::Said;
use rokade_words::ruling::end;
use rokade_words::{Arg, text, text_with};

use super::acts::{self, NoticeGroup, PlayerActs};
use super::clocks::{self, ClockView, Running};
use super::rulings::{self, OpenQuestion, RulingView};
use super::seat::{Chair, Seat};
use super::sheet::{self, Cell, Reader};
use super::squares::{BoardView, Eye};
use crate::address::{EventAt, EventPage, GroupPage};
use crate::board::{Row, letters, men};
use crate::door::LivePass;
use crate::error::DeskError;
use crate::page::{Page, html};

#[derive(Template)]
#[template(path = "play/page.html")]
struct GamePage {
    page: Page,
    base: String,
    title: String,
    /// Edition, pace, time control.
    about: Vec<String>,
    is_arbiter: bool,
    /// The arbiter's page leads on to these.
    links: String,
    journal: String,
    round: Option<String>,
    /// A player's device can reach the arbiter's page where the arbiter signs in.
    arbiter: String,
    plays: bool,
    letters: Vec<(&'static str, String, bool)>,
    /// The men a pawn may become: symbol, letter, name.
    promotions: Vec<(&'static str, &'static str, String)>,
    part: String,
}

#[derive(Template)]
#[template(path = "play/part.html")]
struct Part {
    page: Page,
    base: String,
    chair: &'static str,
    is_arbiter: bool,
    plays: bool,
    letters_key: &'static str,
    /// How many events the page knows of.
    seen: usize,
    running: Running,
    /// Above the board and below it.
    clocks: [ClockView; 2],
    board: BoardView,
    status: String,
    /// The last move in words, for those who listen.
    said: String,
    result: Option<(String, String)>,
    result_code: String,
    is_started: bool,
    is_over: bool,
    turn: &'static str,
    asked: Vec<OpenQuestion>,
    warnings: Vec<Said>,
    players: Vec<PlayerActs>,
    notices: Vec<NoticeGroup>,
    penalties: Vec<(String, String)>,
    /// What is written on the envelope of a sealed move.
    envelope: Vec<(&'static str, String)>,
    sheet: Vec<Row<Cell>>,
    rulings: Vec<RulingView>,
    fen: String,
    moves: usize,
}

const PROMOTIONS: [(Role, &str); 4] = [(Role::Queen, "q"), (Role::Knight, "n"), (Role::Rook, "r"), (Role::Bishop, "b")];

pub(super) async fn show(seat: Seat) -> Result<Response, DeskError> {
    let part = part(&seat)?;
    if seat.query.contains_key("part") {
        return Ok(Html(part).into_response());
    }
    let title = format!("{} – {}", seat.name(Color::White), seat.name(Color::Black));
    let is_casual = seat.book.tournament.settings.casual;
    let page = GamePage {
        page: seat.page(),
        title,
        about: about(&seat),
        is_arbiter: seat.chair == Chair::Arbiter,
        links: format!("{}/links", seat.base),
        journal: EventAt::desk(&seat.key).page(EventPage::History).to_string(),
        round: round(&seat).filter(|_| !is_casual),
        arbiter: super::place::address(&seat.key, seat.at),
        plays: plays(&seat),
        letters: letters(seat.lang, seat.letters()),
        promotions: PROMOTIONS.map(|(role, letter)| (role_key(role), letter, men::man(seat.lang, role))).to_vec(),
        base: seat.base.clone(),
        part,
    };
    Ok(html(&page)?.into_response())
}

/// Tells the open pages that something changed.
pub(super) async fn live(seat: Seat, pass: LivePass) -> Response {
    seat.app.live().events(&seat.key, seat.book.seq(), pass).into_response()
}

/// The address of the page as the reader has set it up.
pub(super) fn address(seat: &Seat) -> String {
    let set = ["letters", "hands"].iter().filter_map(|name| Some(format!("{name}={}", seat.query.get(*name)?)));
    let set: Vec<String> = set.collect();
    if set.is_empty() { seat.base.clone() } else { format!("{}?{}", seat.base, set.join("&")) }
}

/// Whether the reader has a hand on the board: players have; the arbiter may.
fn plays(seat: &Seat) -> bool {
    seat.chair != Chair::Arbiter || seat.query.contains_key("hands")
}

fn round(seat: &Seat) -> Option<String> {
    match seat.at {
        rokade_tournament::GameAt::Board { group, round, board, .. } => {
            Some(EventAt::desk(&seat.key).group(group).page(GroupPage::Board { round, board }).to_string())
        }
        rokade_tournament::GameAt::Free { .. } => None,
    }
}

/// By which rules the game is played.
pub(super) fn about(seat: &Seat) -> Vec<String> {
    let settings = seat.game().referee.settings();
    let lang = seat.lang;
    let pace = text(lang, &format!("desk-pace-{}", settings.pace.key()));
    let mut about = vec![
        text_with(lang, "desk-play-laws", &[("laws", Arg::from(settings.edition.to_string()))]),
        format!("{pace} {}", clocks::control(lang, seat)),
    ];
    if let Some(number) = rokade_board::chess960::number(&settings.start)
        && settings.variant() == rokade_board::Variant::Chess960
    {
        about.push(text_with(lang, "desk-board-start-number", &[("number", Arg::from(u32::from(number)))]));
    }
    if settings.is_limited() {
        about.push(text(lang, "desk-play-limited"));
    }
    about
}

/// The pieces of the page that change.
pub(super) fn part(seat: &Seat) -> Result<String, DeskError> {
    let (lang, now, plays) = (seat.lang, seat.now(), plays(seat));
    let game = seat.game();
    let account = game.referee.account();
    let fen = account.fen();
    let position = Position::read(&fen, game.referee.settings().variant()).ok();
    let below = seat.query.get("below").and_then(|color| super::deed::color(color)).unwrap_or(seat.chair.below());
    let is_over = account.verdict().is_some();
    let last = account.moves_made().last();
    let turn = account.turn();
    let eye = Eye {
        lang,
        fen: &fen,
        position: position.as_ref(),
        turn,
        below,
        last: last.map(|last| (last.attempt.from, last.attempt.to)),
        plays: plays && !is_over && seat.chair.speaks_for(turn.into()),
    };
    let score_of = account.verdict().and_then(|verdict| verdict.score);
    let part = Part {
        page: seat.page(),
        base: seat.base.clone(),
        chair: seat.chair.key(),
        is_arbiter: seat.chair == Chair::Arbiter,
        plays,
        letters_key: seat.letters().key(),
        seen: game.events.len(),
        running: clocks::running(&game.referee, now),
        clocks: [!below, below].map(|color| clocks::view(seat, color, now, plays)),
        board: eye.view(),
        status: status(seat),
        said: last.map(|last| said(seat, last)).unwrap_or_default(),
        result: account.verdict().map(|verdict| (written(score_of), end(lang, verdict.reason.key()))),
        result_code: account.result(),
        is_started: account.is_started(),
        is_over,
        turn: turn.fold_wb("white", "black"),
        asked: rulings::asked(seat),
        warnings: rulings::warnings(seat),
        players: acts::of_players(seat, plays),
        notices: acts::notices(seat),
        penalties: acts::penalties(lang, game.referee.settings().edition),
        envelope: acts::envelope(lang),
        sheet: sheet::rows(&game.referee, seat.letters(), Reader::of(seat)),
        rulings: rulings::rulings(seat),
        moves: account.moves_made().len(),
        fen,
    };
    Ok(part.render()?)
}

/// A score as it is set in the hall; `*` for a game without one.
pub(super) fn written(of: Option<Score>) -> String {
    of.map_or_else(|| "*".to_owned(), |score| chess_score(&score.to_string()))
}

/// What is going on, in one line.
fn status(seat: &Seat) -> String {
    let account = seat.game().referee.account();
    let color = |color: Color| color.fold_wb("white", "black");
    let with = |key: &str, of: Color| text_with(seat.lang, key, &[("color", Arg::from(color(of)))]);
    let moved = account.moves_made().last().filter(|last| !last.is_completed).map(|last| last.by);
    match (account.verdict(), account.is_started(), account.clocks().running()) {
        (Some(_), _, _) => text(seat.lang, "desk-play-over"),
        (None, false, None) => text(seat.lang, "desk-play-before"),
        (None, _, Some(runs)) if moved == Some(runs) => with("desk-play-must-press", runs),
        (None, _, Some(runs)) => with("desk-play-runs", runs),
        (None, true, None) => text(seat.lang, "desk-play-stopped"),
    }
}

/// The last move as one would say it across the board.
fn said(seat: &Seat, last: &rokade_laws::referee::Ply) -> String {
    let referee = &seat.game().referee;
    let plain = format!("{}: {}–{}", men::side(seat.lang, last.by), last.attempt.from, last.attempt.to);
    // Said in the same way whether legal or not: a player is not told.
    if Reader::of(seat) == Reader::Player && referee.account().verdict().is_none() {
        return plain;
    }
    let (Ok(m), Some(before)) = (last.made, before_last(referee)) else { return plain };
    if before.is_legal(m) { men::said(seat.lang, &before, m) } else { plain }
}

/// The position before the last move, as far as the moves tell.
fn before_last(referee: &rokade_laws::referee::Referee) -> Option<Position> {
    let mut position = referee.settings().start.clone();
    let plies = referee.account().moves_made();
    for ply in &plies[..plies.len().checked_sub(1)?] {
        let m = ply.made.as_ref().ok().filter(|m| position.is_legal(**m))?;
        position.play(*m);
    }
    Some(position)
}
