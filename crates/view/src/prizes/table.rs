//! The winners as a file.

use rokade_formats::tables::{Align, Table};
use rokade_tournament::{Book, GroupId};
use rokade_words::Lang;

use super::{Winner, money, prizes};
use crate::{Audience, Reader};

/// One line a winner; `None` for a group that does not exist.
pub fn table(book: &Book, group: GroupId, lang: Lang) -> Option<Table> {
    let reader = Reader::new(book, lang, Audience::Arbiter);
    let view = prizes(&reader, group)?;
    let column = |key: &str, align| (reader.say(key), align);
    let columns = vec![
        column("view-place", Align::Right),
        column("view-number", Align::Right),
        column("word-name", Align::Left),
        column("word-club", Align::Left),
        column("view-prize", Align::Left),
        column("view-prize-cash", Align::Right),
        column("view-prize-currency", Align::Left),
        column("view-prize-honour", Align::Left),
    ];
    let row = |winner: &Winner| {
        vec![
            winner.place.to_string(),
            winner.who.number.map(|number| number.to_string()).unwrap_or_default(),
            winner.who.listed.clone(),
            winner.who.club.clone(),
            winner.prizes.clone(),
            money::plain(winner.sum),
            view.currency.clone(),
            winner.honours.clone(),
        ]
    };
    Some(Table { columns, rows: view.winners.iter().map(row).collect() })
}
