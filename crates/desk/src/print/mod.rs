//! Paper is a page too: every list as an A4 sheet in black and white, for the browser's own printing.
//!
//! | address | sheet |
//! |---|---|
//! | `/print/{key}/g/{group}` | what can be printed |
//! | `…/round/{n}/pairings`, `…/round/{n}/names` | the round by board, the alphabetical list |
//! | `…/round/{n}/slips` | result slips to be cut |
//! | `…/schedule` | all rounds of an all-play-all |
//! | `…/standings`, `…/cross` | standings with corrections, cross table |
//! | `…/play-off` | play-offs and lots about places |
//! | `…/bracket`, `…/teams` | the bracket of a knock-out, the teams of an Olympiad |
//! | `…/prizes`, `…/receipts` | the list of prizes, receipts to sign |
//! | `…/ratings`, `…/derivations` | new ratings, and how each comes about, `?player=` for one |
//! | `…/cards` | round cards (rundekort) |
//! | `/print/{key}/all/{what}` | pairings, names, slips or standings of all groups |
//! | `/print/{key}/poster` | the QR code for the wall |
//!
//! `?as=public` writes names as the public pages do; `?section=` prints one section's standings.

pub(crate) mod all;
mod bracket;
mod handed;
mod lists;
mod menu;
mod play_off;
mod prizes;
mod ratings;
mod sheet;
mod teams;
#[cfg(test)]
mod tests;

use crate::map::{Map, get};

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/print/{key}/poster", get(menu::poster))
        .route("/print/{key}/all/{what}", get(all::all))
        .route("/print/{key}/g/{group}", get(menu::page))
        .route("/print/{key}/g/{group}/round/{round}/pairings", get(lists::pairings))
        .route("/print/{key}/g/{group}/round/{round}/names", get(lists::names))
        .route("/print/{key}/g/{group}/round/{round}/slips", get(handed::slips))
        .route("/print/{key}/g/{group}/schedule", get(lists::schedule))
        .route("/print/{key}/g/{group}/standings", get(lists::standings))
        .route("/print/{key}/g/{group}/cross", get(lists::cross))
        .route("/print/{key}/g/{group}/play-off", get(play_off::play_off))
        .route("/print/{key}/g/{group}/bracket", get(bracket::bracket))
        .route("/print/{key}/g/{group}/teams", get(teams::teams))
        .route("/print/{key}/g/{group}/prizes", get(prizes::list))
        .route("/print/{key}/g/{group}/receipts", get(prizes::receipts))
        .route("/print/{key}/g/{group}/ratings", get(ratings::list))
        .route("/print/{key}/g/{group}/derivations", get(ratings::derivations))
        .route("/print/{key}/g/{group}/cards", get(handed::cards))
}
