//! Ratings during the event: everybody's expected and actual score, the rating as it would be if the event ended now,
//! how every number comes about, candidate results and norms.
//!
//! | address | page |
//! |---|---|
//! | `/t/{key}/g/{group}/ratings` | everybody, in the order of `?by=`, with the spread of the group |
//! | `…/ratings/table` | the table alone, for the live page |
//! | `/t/{key}/g/{group}/norms` | candidate results and norms, `?player=`, `?edition=` |
//! | `/t/{key}/player/{player}/rating` | how one player's rating comes about |
//! | `/p/…` | the same three for everybody; nothing that tells a rating behind a withheld name |
//! | `/print/{key}/g/{group}/ratings` | new ratings for the wall |
//! | `/print/{key}/g/{group}/derivations` | every derivation on paper, or one: `?player=` |

mod page;
pub(crate) mod part;
mod past;

use crate::map::{Map, get};

pub(crate) use page::only;
pub(crate) use past::past;

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/ratings", get(page::ratings))
        .route("/t/{key}/g/{group}/ratings/table", get(page::ratings_table))
        .route("/t/{key}/g/{group}/norms", get(page::norms))
        .route("/t/{key}/player/{player}/rating", get(page::derivation))
}
