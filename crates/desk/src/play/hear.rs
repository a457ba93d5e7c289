//! What happened at the board reaches the referee. Its time is the moment the desk heard of it.

use std::time::Instant;

use axum::Form;
use axum::Json;
use axum::response::{IntoResponse, Redirect, Response};
use rokade_clause::Reason;
use rokade_laws::referee::{Deed, Event};
use rokade_store::ExecuteError;
use rokade_tournament::{Command, Micros};
use serde_json::json;

use super::deed::{self, Sent};
use super::page;
use super::seat::Seat;
use crate::answer::wants_json;
use crate::error::{DeskError, Names};

pub(super) async fn hear(mut seat: Seat, Form(form): Form<Vec<(String, String)>>) -> Result<Response, DeskError> {
    let now = seat.app.now();
    let told = Sent(&form);
    for (name, value) in [("letters", told.get("letters")), ("hands", told.get("hands_on"))] {
        if let Some(value) = value {
            seat.query.insert(name.to_owned(), value.to_owned());
        }
    }
    let events = deed::read(&seat, &told)?;
    seat.app.pace().allow((seat.key.clone(), seat.at, seat.chair), &events, Instant::now())?;
    let seen = told.get("seen").and_then(|seen| seen.parse().ok());
    for event in unheard(&seat.game().events, seen, events)? {
        // The move that ends the game leaves no clock to press and nothing to offer.
        if matches!(event.deed, Deed::Press | Deed::OfferDraw) && seat.game().referee.account().verdict().is_some() {
            break;
        }
        tell(&mut seat, event, now).await?;
    }
    if wants_json(&seat.headers) {
        let seq = seat.book.seq();
        return Ok(Json(json!({ "part": page::part(&seat)?, "seq": seq })).into_response());
    }
    Ok(Redirect::to(&page::address(&seat)).into_response())
}

async fn tell(seat: &mut Seat, event: Event, now: Micros) -> Result<(), DeskError> {
    let command = Command::HearGame { at: seat.at, event: Box::new(event) };
    match seat.app.store().execute(&seat.key, &command, now, seat.by()).await {
        Ok(executed) => {
            seat.book = executed.book;
            Ok(())
        }
        Err(ExecuteError::Refused(refusal)) => {
            let named = seat.book.tournament.players.keys().map(|player| (*player, seat.name_of(*player)));
            Err(DeskError::Refused { reasons: refusal.reasons, names: Names(std::sync::Arc::new(named.collect())) })
        }
        Err(error) => Err(error.into()),
    }
}

/// What of a form has not been heard yet. A page that lost the answer sends its form again: the same deed
/// since the page was made is not a second one. A move for a position that is gone is refused.
fn unheard(heard: &[Event], seen: Option<usize>, told: Vec<Event>) -> Result<Vec<Event>, DeskError> {
    let Some(since) = seen.and_then(|seen| heard.get(seen..)).filter(|since| !since.is_empty()) else {
        return Ok(told);
    };
    let is_heard = |event: &Event| since.iter().any(|old| (old.by, &old.deed) == (event.by, &event.deed));
    let is_first_heard = told.first().is_some_and(is_heard);
    let new: Vec<Event> = told.into_iter().filter(|event| !is_heard(event)).collect();
    let is_of_the_board = |event: &Event| matches!(event.deed, Deed::Move { .. } | Deed::Press);
    let has_moved_on = since.iter().any(|old| matches!(old.deed, Deed::Move { .. }));
    if !is_first_heard && has_moved_on && new.iter().any(is_of_the_board) {
        return Err(DeskError::BadForm(vec![Reason::house("play_moved_on")]));
    }
    Ok(new)
}

#[cfg(test)]
mod tests {
    use rokade_board::{Attempt, Square};
    use rokade_laws::referee::{By, Millis};

    use super::*;

    fn event(by: By, deed: Deed) -> Event {
        Event { at: Millis::ZERO, by, deed }
    }

    fn moved(by: By, from: Square, to: Square) -> Event {
        event(by, Deed::Move { attempt: Attempt { from, to, promotion: None }, hands: 1 })
    }

    #[test]
    fn the_same_deed_is_heard_once() {
        let heard = [event(By::Arbiter, Deed::Start), moved(By::White, Square::E2, Square::E4)];
        let told = || vec![moved(By::White, Square::E2, Square::E4), event(By::White, Deed::Press)];
        assert_eq!(unheard(&heard, Some(1), told()).unwrap(), [event(By::White, Deed::Press)]);
        assert_eq!(unheard(&heard, Some(2), told()).unwrap().len(), 2, "the page knew of the first one");
        assert_eq!(unheard(&heard, None, told()).unwrap().len(), 2);
        assert_eq!(unheard(&heard, Some(99), told()).unwrap().len(), 2);
    }

    #[test]
    fn a_move_for_a_position_that_is_gone_is_refused() {
        let heard = [moved(By::White, Square::E2, Square::E4)];
        assert!(unheard(&heard, Some(0), vec![moved(By::White, Square::D2, Square::D4)]).is_err());
        let offer = vec![event(By::White, Deed::OfferDraw)];
        assert_eq!(unheard(&heard, Some(0), offer.clone()).unwrap(), offer);
    }
}
