//! Where the editions say who may complain of a touched man, and until when.

use rokade_clause::{Citation, ClauseId, Country, Edition, Logic, rule};

use crate::referee::pace::Pace;
use crate::referee::settings::Settings;

pub(super) const TOUCHED: Citation = rule("touched_man");
pub(super) const ADJUSTING: Citation = rule("adjusting_announced");
pub(super) const ADJUSTED: Citation = rule("adjusting");
pub(super) const ACCIDENT: Citation = rule("touched_by_accident");
pub(super) const RIGHT_LOST: Citation = rule("right_to_complain");

const ON_REQUEST: Citation = rule("rapid_touch_move_on_request");

/// Where the arbiter rules on touched men only if a player asks him.
pub(super) fn on_request(settings: &Settings) -> Option<Citation> {
    match settings.edition.logic() {
        Logic::Laws2001 => (settings.pace != Pace::Standard).then_some(ON_REQUEST),
        Logic::Laws2009(_) => settings.is_limited().then_some(ON_REQUEST),
        Logic::Laws2018 | Logic::Laws2023 => None,
    }
}

/// A word of the Norwegian guide, where that text is played.
pub(crate) fn guide(edition: Edition, clause: &'static str) -> Option<ClauseId> {
    match edition.logic() {
        Logic::Laws2009(Country::Norway) => Some(ClauseId::new(clause)),
        Logic::Laws2009(Country::Denmark | Country::Sweden) | Logic::Laws2001 | Logic::Laws2018 | Logic::Laws2023 => {
            None
        }
    }
}
