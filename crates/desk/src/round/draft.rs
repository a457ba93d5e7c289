//! A laid round before it is published: every board with its reasons.

use askama::Template;
use axum::response::Html;
use rokade_model::{RoundNumber, StartNumber};
use rokade_pairing::{Bye, Control, NOBODY, Passed};
use rokade_tournament::{Draft, Group, PlayerId, Seat};
use rokade_words::{Arg, text, text_with};

use super::page::{Leaf, leaves};
use crate::error::DeskError;
use crate::hall::{InGroup, Said};
use crate::page::{Page, Tab, html};
use crate::view::{Field, Who};

#[derive(Template)]
#[template(path = "round/draft.html")]
struct DraftPage {
    page: Page,
    base: String,
    group_name: String,
    round: RoundNumber,
    leaves: Vec<Leaf>,
    rows: Vec<Row>,
    byes: Vec<ByeLine>,
    absent: Vec<String>,
    control: Option<Said>,
    control_is_bad: bool,
    /// Why somebody changed it by hand; empty if nobody did.
    note: String,
    /// What keeps it from being published.
    missing: Vec<Said>,
    is_republishing: bool,
}

/// A board of the draft.
struct Row {
    number: usize,
    white: Who,
    white_points: String,
    black: Who,
    black_points: String,
    reasons: Vec<Said>,
    colour: Option<Said>,
}

struct ByeLine {
    who: Who,
    points: String,
    reasons: Vec<Said>,
}

pub(super) fn show(room: &InGroup, draft: &Draft) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let field = Field::new(&room.hall.reader(), room.id).ok_or(DeskError::NotFound)?;
    let manual = draft.manual.as_ref();
    let rows = match manual {
        Some(session) => by_hand(room, &field, draft, &session.seats),
        None => by_engine(room, &field, draft),
    };
    let (control, control_is_bad) = match &draft.pairing.control {
        Control::NotNeeded | Control::Passed => (None, false),
        Control::Changed(reason) => (Some(room.hall.say_numbered(group, reason)), false),
        Control::Impossible(reason) | Control::Undecided(reason) => (Some(room.hall.say_numbered(group, reason)), true),
    };
    let checklist = room.hall.book.tournament.checklist(room.id, room.hall.app.now());
    let missing = checklist.of(rokade_tournament::TodoKind::Missing).map(|reason| room.hall.say(reason)).collect();
    let absent = draft.pairing.absent.iter().filter_map(|number| group.player_with(*number));
    html(&DraftPage {
        page: room.page(Tab::Round),
        base: format!("/t/{}/g/{}", room.hall.key, room.id),
        group_name: group.settings.name.clone(),
        round: draft.round,
        leaves: leaves(room, draft.round),
        rows,
        byes: byes(room, &field, draft),
        absent: absent.map(|player| room.hall.name(player)).collect(),
        control,
        control_is_bad,
        note: manual.and_then(|session| session.ended.clone()).unwrap_or_default(),
        missing,
        is_republishing: draft.round <= group.published(),
    })
}

fn by_engine(room: &InGroup, field: &Field, draft: &Draft) -> Vec<Row> {
    let group = room.group();
    let row = |(index, board): (usize, &rokade_pairing::Board)| Row {
        number: index + 1,
        white: field.numbered(board.white).clone(),
        white_points: board.scores.0.chess(),
        black: field.numbered(board.black).clone(),
        black_points: board.scores.1.chess(),
        reasons: board.reasons.iter().map(|passed| passed_over(room, group, passed)).collect(),
        colour: Some(room.hall.say_numbered(group, &board.colour)),
    };
    draft.pairing.boards.iter().enumerate().map(row).collect()
}

/// Boards made by hand; those that equal the engine's keep its reasons.
fn by_hand(room: &InGroup, field: &Field, draft: &Draft, seats: &[Seat]) -> Vec<Row> {
    let group = room.group();
    let history = room.hall.book.tournament.history(room.id);
    let points = |player: PlayerId| {
        let participant = group.number_of(player).and_then(|number| history.player(number));
        participant.map(|player| history.points_after(player, draft.round - 1).chess()).unwrap_or_default()
    };
    let row = |(index, seat): (usize, &Seat)| {
        let same = draft.pairing.boards.iter().find(|board| {
            group.player_with(board.white) == Some(seat.white) && group.player_with(board.black) == Some(seat.black)
        });
        let reasons = match same {
            Some(board) => board.reasons.iter().map(|passed| passed_over(room, group, passed)).collect(),
            None => vec![Said { text: text(room.hall.visit.lang, "desk-draft-by-hand"), clauses: Vec::new() }],
        };
        Row {
            number: index + 1,
            white: field.who(seat.white).clone(),
            white_points: points(seat.white),
            black: field.who(seat.black).clone(),
            black_points: points(seat.black),
            reasons,
            colour: same.map(|board| room.hall.say_numbered(group, &board.colour)),
        }
    };
    seats.iter().enumerate().map(row).collect()
}

fn byes(room: &InGroup, field: &Field, draft: &Draft) -> Vec<ByeLine> {
    let group = room.group();
    let line = |bye: &Bye| ByeLine {
        who: field.numbered(bye.player).clone(),
        points: bye.points.chess(),
        reasons: std::iter::once(room.hall.say_numbered(group, &bye.reason))
            .chain(bye.reasons.iter().map(|passed| passed_over(room, group, passed)))
            .collect(),
    };
    let engine = || draft.pairing.bye.iter().chain(&draft.pairing.unopposed);
    let Some(session) = &draft.manual else { return engine().map(line).collect() };
    // A bye left as the system has it keeps its reasons; one given by hand has the same points.
    let by_hand = |player: PlayerId| match engine().find(|bye| group.player_with(bye.player) == Some(player)) {
        Some(same) => line(same),
        None => ByeLine {
            who: field.who(player).clone(),
            points: draft.pairing.bye.as_ref().map(|bye| bye.points.chess()).unwrap_or_default(),
            reasons: vec![Said { text: text(room.hall.visit.lang, "desk-draft-by-hand"), clauses: Vec::new() }],
        },
    };
    session.bye.map(by_hand).into_iter().collect()
}

/// Whom a player would have met and why not.
pub(super) fn passed_over(room: &InGroup, group: &Group, passed: &Passed) -> Said {
    let lang = room.hall.visit.lang;
    let name =
        |number: StartNumber| group.player_with(number).map_or_else(String::new, |player| room.hall.name(player));
    let why = room.hall.say_numbered(group, &passed.reason);
    let key = if passed.would_have_met == NOBODY { "desk-draft-passed-bye" } else { "desk-draft-passed" };
    let args = [
        ("player", Arg::from(name(passed.player))),
        ("opponent", Arg::from(name(passed.would_have_met))),
        ("reason", Arg::from(why.text.as_str())),
    ];
    Said { text: text_with(lang, key, &args), clauses: why.clauses }
}
