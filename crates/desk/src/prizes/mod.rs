//! Prizes: the organiser's list, what everybody gets as the table stands and why, and its publication.
//!
//! | address | page |
//! |---|---|
//! | `/t/{key}/g/{group}/prizes` | the list as a form, the prizes as they stand |
//! | `…/prizes/table` | the prizes as they stand alone, for the live page |
//! | `…/prizes/publish`, `…/prizes/none` | publishes the list, or that there are no prizes |
//! | `/t/{key}/g/{group}/files/prizes` | the winners as CSV |
//! | `/p/{key}/g/{group}/prizes` | for everybody: the list once published, the winners once finished |
//! | `/print/{key}/g/{group}/prizes`, `…/receipts` | the list for the wall, receipts to sign |

mod deeds;
mod form;
mod page;

use crate::map::{Map, get, post};

pub(crate) fn routes() -> Map {
    Map::signed_in()
        .route("/t/{key}/g/{group}/prizes", get(page::show).post(deeds::set))
        .route("/t/{key}/g/{group}/prizes/table", get(page::fragment))
        .route("/t/{key}/g/{group}/prizes/publish", post(deeds::publish))
        .route("/t/{key}/g/{group}/prizes/none", post(deeds::none))
}
