//! What this system never does, beyond what no system does (D4.9.6-2.2, 2.3, 2.4). Who was brought up by
//! D4.9.6-2.5 and who met a floater cannot be told from the boards.

use rokade_clause::Reason;
use rokade_model::{ByeKind, Color, Entry, StartNumber};

use super::reasons;
use super::roster::{Bar, Roster};
use crate::attendance::Attendance;
use crate::{Proposal, Request};

/// The limits a proposal breaks.
pub(crate) fn breaches(request: &Request, attendance: &Attendance, proposed: &Proposal) -> Vec<Reason> {
    if request.round == 0 {
        return Vec::new();
    }
    let roster = Roster::new(request, attendance);
    let place = |number: StartNumber| roster.field.place_of(number);
    let mut found = Vec::new();
    for (white, black) in &proposed.boards {
        let (white, black) = (place(*white), place(*black));
        found.extend(white.and_then(|white| colour(&roster, white, Color::White)));
        found.extend(black.and_then(|black| colour(&roster, black, Color::Black)));
    }
    found.extend(proposed.byes.iter().filter_map(|number| unplayed_win(&roster, place(*number)?)));
    found
}

fn colour(roster: &Roster, place: usize, color: Color) -> Option<Reason> {
    let card = roster.card(place);
    Some(match (roster.players[place].bar(color)?, color) {
        (Bar::Difference, Color::White) => reasons::colour_difference(card.number, card.whites + 1, card.blacks),
        (Bar::Difference, Color::Black) => reasons::colour_difference(card.number, card.whites, card.blacks + 1),
        (Bar::Running, Color::White) => reasons::third_white(card.number),
        (Bar::Running, Color::Black) => reasons::third_black(card.number),
    })
}

/// A second pairing-allocated bye is a breach in every system; this is about other points without a game.
fn unplayed_win(roster: &Roster, place: usize) -> Option<Reason> {
    let card = roster.card(place);
    let round = [card.won_by_forfeit(), card.round_of(|entry| entry == Entry::Bye(ByeKind::Full))];
    let first = round.into_iter().flatten().min()?;
    Some(reasons::bye_after_win(card.number, first))
}
