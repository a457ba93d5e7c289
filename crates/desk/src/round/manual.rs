//! Changing a draft by hand: begun on purpose, two players swapped at a time, compared with what the
//! system would do, ended with a note.

use askama::Template;
use axum::Form;
use axum::response::{Html, Redirect};
use rokade_clause::Reason;
use rokade_model::{RoundNumber, StartNumber};
use rokade_pairing::{Judgement, NOBODY};
use rokade_tournament::{Command, Draft, Group, ManualSession, PlayerId, Seat};
use rokade_view::{Laid, Pair, Records, Who, WhySide, why_pair};
use rokade_words::text;
use serde::Deserialize;

use super::deciding::{self, Count};
use super::page::{Leaf, leaves};
use crate::address::{GroupAt, GroupPage};
use crate::error::DeskError;
use crate::hall::{InGroup, Said};
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "round/manual.html")]
struct ManualPage {
    page: Page,
    base: GroupAt,
    group_name: String,
    round: RoundNumber,
    leaves: Vec<Leaf>,
    rows: Vec<Row>,
    bye: Option<Who>,
    breaches: Vec<Said>,
    ours: Vec<String>,
    systems: Vec<String>,
    deciding: Vec<Said>,
    counts: Vec<Count>,
    is_equal: bool,
}

struct Row {
    number: u32,
    white: WhySide,
    black: WhySide,
    is_changed: bool,
}

pub(super) fn show(room: &InGroup, draft: &Draft, session: &ManualSession) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let reader = room.hall.reader();
    let laid = Laid::of_draft(&reader, room.id, draft).ok_or(DeskError::NotFound)?;
    let records = Records::new(&laid.field, draft.round);
    let judged = room.hall.book.tournament.compare_manual(room.id);
    let pair = |(white, black): &(StartNumber, StartNumber)| pair_words(room, *white, *black);
    let is_equal = judged.as_ref().is_none_or(Judgement::is_equal);
    html(&ManualPage {
        page: room.page(Tab::Round),
        base: room.at(),
        group_name: group.settings.name.clone(),
        round: draft.round,
        leaves: leaves(room, draft.round),
        rows: laid.pairs.iter().map(|pair| row(&laid, &records, *pair)).collect(),
        bye: session.bye.map(|player| laid.field.who(player).clone()),
        breaches: judged
            .iter()
            .flat_map(|judged| &judged.breaches)
            .map(|reason| room.hall.say_numbered(group, reason))
            .collect(),
        ours: judged.iter().flat_map(|judged| &judged.proposed).map(pair).collect(),
        systems: judged.iter().flat_map(|judged| &judged.engine).map(pair).collect(),
        deciding: judged.iter().flat_map(|judged| deciding::deciding(&laid, judged)).collect(),
        counts: judged.iter().filter(|_| !is_equal).flat_map(|judged| deciding::counts(&laid, judged)).collect(),
        is_equal,
    })
}

fn row(laid: &Laid, records: &Records, pair: Pair) -> Row {
    let why = why_pair(laid, records, pair);
    let mut sides = why.sides.into_iter();
    let mut side = || sides.next().expect("a board has two sides");
    Row { number: pair.board, white: side(), black: side(), is_changed: !why.by_engine }
}

fn pair_words(room: &InGroup, white: StartNumber, black: StartNumber) -> String {
    let name = |number: StartNumber| match number {
        NOBODY => text(room.hall.visit.lang, "word-bye"),
        number => room.group().player_with(number).map_or_else(String::new, |player| room.hall.name(player)),
    };
    format!("{} – {}", name(white), name(black))
}

async fn then_round(room: &InGroup, command: &Command, done: &str) -> Result<Redirect, DeskError> {
    let book = room.hall.run(command).await?;
    let round = book.tournament.groups.get(&room.id).map_or(1, Group::current_round);
    Ok(room.to(GroupPage::Round(round), done))
}

pub(super) async fn begin(room: InGroup) -> Result<Redirect, DeskError> {
    then_round(&room, &Command::BeginManual { group: room.id }, "manual").await
}

#[derive(Deserialize)]
pub(super) struct EndForm {
    #[serde(default)]
    note: String,
}

pub(super) async fn end(room: InGroup, Form(form): Form<EndForm>) -> Result<Redirect, DeskError> {
    let note = form.note.trim().to_owned();
    then_round(&room, &Command::EndManual { group: room.id, note }, "manual-ended").await
}

fn session(room: &InGroup) -> Result<&ManualSession, DeskError> {
    let draft = room.group().draft.as_ref();
    draft.and_then(|draft| draft.manual.as_ref()).ok_or_else(|| refused("no_manual_session"))
}

fn refused(key: &'static str) -> DeskError {
    DeskError::BadForm(vec![Reason::house(key)])
}

/// Two players chosen in the list change places.
pub(super) async fn swap(room: InGroup, Form(form): Form<Vec<(String, String)>>) -> Result<Redirect, DeskError> {
    let picked = form.iter().filter(|(name, _)| name == "pick").filter_map(|(_, id)| id.parse().ok().map(PlayerId));
    let picked: Vec<PlayerId> = picked.collect();
    let [one, other] = picked[..] else { return Err(refused("swap_needs_two")) };
    let session = session(&room)?;
    let (seats, bye) = swapped(session, one, other);
    then_round(&room, &Command::SetManual { group: room.id, seats, bye }, "swapped").await
}

fn swapped(session: &ManualSession, one: PlayerId, other: PlayerId) -> (Vec<Seat>, Option<PlayerId>) {
    let exchange = |player: PlayerId| match player {
        player if player == one => other,
        player if player == other => one,
        player => player,
    };
    let seats = session.seats.iter().map(|seat| Seat { white: exchange(seat.white), black: exchange(seat.black) });
    (seats.collect(), session.bye.map(exchange))
}

#[derive(Deserialize)]
pub(super) struct TurnForm {
    number: usize,
}

/// The two players of a board change colours.
pub(super) async fn turn(room: InGroup, Form(form): Form<TurnForm>) -> Result<Redirect, DeskError> {
    let session = session(&room)?;
    let mut seats = session.seats.clone();
    let seat = form.number.checked_sub(1).and_then(|index| seats.get_mut(index)).ok_or(DeskError::NotFound)?;
    *seat = Seat { white: seat.black, black: seat.white };
    let bye = session.bye;
    then_round(&room, &Command::SetManual { group: room.id, seats, bye }, "swapped").await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swap_may_reach_the_bye() {
        let seat = |white, black| Seat { white: PlayerId(white), black: PlayerId(black) };
        let session = ManualSession { seats: vec![seat(1, 2), seat(3, 4)], bye: Some(PlayerId(5)), ended: None };
        let (seats, bye) = swapped(&session, PlayerId(2), PlayerId(5));
        assert_eq!((seats, bye), (vec![seat(1, 5), seat(3, 4)], Some(PlayerId(2))));
        let (seats, _) = swapped(&session, PlayerId(1), PlayerId(4));
        assert_eq!(seats, vec![seat(4, 2), seat(3, 1)]);
    }
}
