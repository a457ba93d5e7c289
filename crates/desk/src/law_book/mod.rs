//! The law book: every edition of the Laws and the tournament regulations, for everybody, without signing in.
//!
//! | address | shows |
//! |---|---|
//! | `GET /laws` | the books, and a search box |
//! | `GET /laws/search?q=…` | what is found, book by book; with `part=1` the piece that the script puts in |
//! | `GET /laws/index`, `/laws/precedents` | the subject index, the rulings of the board of appeal |
//! | `GET /laws/readings`, `/laws/readings/{name}` | how clauses are taken where their text is open |
//! | `GET /laws/compare?a=…&b=…` | two editions side by side; with `clause` one rule, with `all=1` unchanged rules too |
//! | `GET /laws/offline.html` | all of it as one file that needs no network |
//! | `GET /laws/{book}` | a whole book; every clause is an anchor, `/laws/2018-SE#7.5.5` |
//! | `GET /laws/{book}/{clause}` | a clause with all that belongs to it, or an article |
//! | `GET /laws/{id}` | leads to the clause of an inventory id, `/laws/L2018-7.5.5` |
//!
//! An address in another spelling (`/laws/2018/7.4B`) leads to the one that is printed and passed on. What the
//! books say comes from `rokade_words::book`; nothing is kept and nothing is changed here.

mod chapter;
mod clause;
mod compare;
mod differing;
mod entry;
mod frame;
mod home;
mod index;
mod missing;
mod offline;
mod readings;
mod rulings;
mod search;
mod section;
mod shelf;
mod treated;

use crate::map::{Map, get};

pub(crate) fn routes() -> Map {
    Map::everybody()
        .route("/laws", get(home::show))
        .route("/laws/search", get(search::show))
        .route("/laws/index", get(index::show))
        .route("/laws/precedents", get(rulings::show))
        .route("/laws/readings", get(readings::list))
        .route("/laws/readings/{name}", get(readings::show))
        .route("/laws/compare", get(compare::show))
        .route("/laws/offline.html", get(offline::file))
        .route("/laws/{book}", get(shelf::show))
        .route("/laws/{book}/{clause}", get(clause::show))
}
