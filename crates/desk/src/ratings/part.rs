//! Ratings as pieces of HTML, the same on arbiters' and public pages. `ratings.css` dresses them.

use askama::Template;
use rokade_tournament::PlayerId;
use rokade_view::ratings::derivation::{self, DerivationView, RatingBrief};
use rokade_view::ratings::norms::NormsView;
use rokade_view::ratings::table::RatingsView;
use rokade_view::{Reader, Rivals};

use crate::error::DeskError;
use crate::part::{BesidePart, Words};

/// Everybody.
#[derive(Template)]
#[template(path = "ratings/table.html")]
pub(crate) struct RatingsTable<'a> {
    pub view: &'a RatingsView,
    pub words: Words,
    /// The page the table stands on, for the links that order it.
    pub path: &'a str,
}

/// One player.
#[derive(Template)]
#[template(path = "ratings/derivation.html")]
pub(crate) struct DerivationPart<'a> {
    pub view: &'a DerivationView,
    pub words: Words,
}

#[derive(Template)]
#[template(path = "ratings/norms.html")]
pub(crate) struct NormsPart<'a> {
    pub view: &'a NormsView,
    pub words: Words,
    pub path: &'a str,
}

/// The rating on the player's own page.
#[derive(Template)]
#[template(path = "ratings/brief.html")]
struct BriefPart<'a> {
    pub brief: &'a RatingBrief,
    pub words: Words,
}

/// What a player's own page says of the rating; empty if nothing.
pub(crate) fn brief(reader: &Reader, player: PlayerId) -> Result<String, DeskError> {
    match derivation::brief(reader, player) {
        Some(brief) => Ok(BriefPart { brief: &brief, words: Words(reader.lang) }.render()?),
        None => Ok(String::new()),
    }
}

/// The choice of somebody to be compared with, and the comparison; empty before there are places. Somebody who has
/// no place in the group leads nowhere.
pub(crate) fn beside(
    reader: &Reader,
    player: PlayerId,
    with: Option<PlayerId>,
    path: &str,
) -> Result<String, DeskError> {
    let Some(rivals) = Rivals::of(reader, player) else { return Ok(String::new()) };
    let chosen = with.map(|other| rivals.with(other).ok_or(DeskError::NotFound)).transpose()?;
    let part = BesidePart { others: rivals.others(), chosen: chosen.as_ref(), words: Words(reader.lang), path };
    Ok(part.render()?)
}
