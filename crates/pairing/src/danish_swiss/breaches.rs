//! What this system never does, beyond what no system does.

use rokade_clause::Reason;
use rokade_model::Color;

use super::reasons;
use super::seats::Seats;
use crate::attendance::Attendance;
use crate::{Proposal, Request};

/// Strong preferences that a proposal does not meet (D4.9.3-8.2), and X for a player who must
/// have Black (D4.9.3-2.2).
pub(crate) fn breaches(request: &Request, attendance: &Attendance, proposed: &Proposal) -> Vec<Reason> {
    // Points for pairing only have no part in this.
    let seats = Seats::new(request, None, attendance);
    let strong = |seat: usize| seats.preference(seat).filter(|preference| preference.is_strong);
    let mut found = Vec::new();
    for (white, black) in proposed.boards.iter().copied() {
        let (Some(one), Some(other)) = (seats.field.place_of(white), seats.field.place_of(black)) else { continue };
        if seats.is_clash(one, other) {
            let colour = strong(one).expect("both are strong in a clash").colour;
            found.push(reasons::strong_clash(white, black, colour));
        } else if !seats.is_free(one, other) {
            for (seat, number, colour) in [(one, white, Color::White), (other, black, Color::Black)] {
                if let Some(preference) = strong(seat).filter(|preference| preference.colour != colour) {
                    found.push(reasons::strong_denied(number, preference.colour));
                }
            }
        }
    }
    for number in proposed.byes.iter().copied() {
        let Some(seat) = seats.field.place_of(number) else { continue };
        if strong(seat).is_some_and(|preference| preference.colour == Color::Black) {
            found.push(reasons::strong_bye(number));
        }
    }
    found
}
