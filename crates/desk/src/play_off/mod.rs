//! Play-offs and lots about places: who is level, the ladder they climb, every game, and the seed of
//! every lot. Reached from the standings; what it means for the table stands there.

mod deeds;
mod page;

use crate::map::{Map, get, post};

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/play-off", get(page::show).post(deeds::set_up))
        .route("/t/{key}/g/{group}/play-off/part", get(page::fragment))
        .route("/t/{key}/g/{group}/play-off/lot", post(deeds::draw_lot))
        .route("/t/{key}/g/{group}/play-off/{number}/result", post(deeds::enter))
        .route("/t/{key}/g/{group}/play-off/{number}/call-off", post(deeds::call_off))
}

/// Whether the standings lead here: everything is played, and somebody is level or was parted.
pub(crate) fn is_called_for(tournament: &rokade_tournament::Tournament, group: &rokade_tournament::Group) -> bool {
    let is_parted = !group.play_offs.is_empty() || !group.place_lots.is_empty();
    let stake = rokade_tournament::Stake::Title;
    is_parted || (group.is_played_out() && !tournament.level_for_play_off(group.id, stake).is_empty())
}
