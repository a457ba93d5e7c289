//! Where the editions say who may complain of a touched man, and until when.

use rokade_clause::{ClauseId, Country, Edition};

use crate::citation::Citation;
use crate::referee::pace::Pace;
use crate::referee::settings::Settings;

pub(super) const TOUCHED: Citation =
    Citation::new(&["L2001-4.3"], &["L2009-4.3-DK"], &["L2018-4.3"], &["L2023-4.3"]).in_norway(&["L2009-4.3-NO"]);
pub(super) const ADJUSTING: Citation =
    Citation::new(&["L2001-4.2"], &["L2009-4.2"], &["L2018-4.2.1", "L2018-6.2.5"], &["L2023-4.2.1", "L2023-6.2.5"]);
pub(super) const ADJUSTED: Citation = Citation::new(&["L2001-4.2"], &["L2009-4.2"], &["L2018-4.2.1"], &["L2023-4.2.1"]);
pub(super) const ACCIDENT: Citation =
    Citation::new(&["L2001-4.3"], &["L2009-4.3-DK"], &["L2018-4.2.2"], &["L2023-4.2.2"]).in_norway(&["L2009-4.3-NO"]);
pub(super) const RIGHT_LOST: Citation = Citation::new(&["L2001-4.6"], &["L2009-4.7"], &["L2018-4.8"], &["L2023-4.8"]);

const ON_REQUEST: Citation = Citation::new(&["L2001-B5.a"], &["L2009-A4.b"], &[], &[]);

/// Where the arbiter rules on touched men only if a player asks him.
pub(super) fn on_request(settings: &Settings) -> Option<Citation> {
    match settings.edition {
        Edition::Laws2001(_) => (settings.pace != Pace::Standard).then_some(ON_REQUEST),
        Edition::Laws2009(_) => settings.is_limited().then_some(ON_REQUEST),
        Edition::Laws2018(_) | Edition::Laws2023 => None,
    }
}

/// A word of the Norwegian guide, where that text is played.
pub fn guide(edition: Edition, clause: &'static str) -> Option<ClauseId> {
    match edition {
        Edition::Laws2009(Country::Norway) => Some(ClauseId::new(clause)),
        Edition::Laws2009(Country::Denmark | Country::Sweden)
        | Edition::Laws2001(_)
        | Edition::Laws2018(_)
        | Edition::Laws2023 => None,
    }
}
