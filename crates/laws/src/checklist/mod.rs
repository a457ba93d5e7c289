//! Lists for the arbiter: what the Laws ask of eyes, ears and voice, where no event of a game can show
//! it. A list is a table; each item stands in the editions that state it, under the facts it is for.
//!
//! Texts: `checklist-<list>` is the title of a list, `checklist-<list>-<item>` an item.

mod adjournment;
mod blind;
mod facts;
mod hall;
mod paces;

pub use facts::{Assistant, Facts, FlagWatch};

use rokade_clause::{ClauseId, Edition};

use crate::citation::{Citation, Ids};

/// Everything that is kept, in the order of the day.
pub const ALL: &[Checklist] = &[
    hall::BEFORE_ROUND,
    hall::FLAG_WATCH,
    paces::RAPID,
    paces::BLITZ,
    blind::EQUIPMENT,
    blind::PLAY,
    blind::ASSISTANT,
    CHESS960,
    hall::TIME_TROUBLE,
    adjournment::ADJOURNMENT,
    adjournment::RESUMPTION,
    hall::AFTER_GAME,
];

#[derive(Clone, Copy, Debug)]
pub struct Checklist {
    pub key: &'static str,
    pub items: &'static [Item],
}

/// One thing to see to.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    pub key: &'static str,
    /// Empty in the editions that do not ask for it.
    pub citation: Citation,
    /// The games it is for.
    pub when: fn(&Facts) -> bool,
}

/// A list with the items that matter for one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    pub key: &'static str,
    pub items: Vec<GivenItem>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct GivenItem {
    pub key: &'static str,
    /// The clauses of the edition in force.
    pub clauses: Vec<ClauseId>,
}

impl Given {
    /// The key of the title.
    pub fn text_key(&self) -> String {
        format!("checklist-{}", self.key)
    }

    /// The key of an item's text.
    pub fn item_text_key(&self, item: &GivenItem) -> String {
        format!("checklist-{}-{}", self.key, item.key)
    }
}

/// The lists that matter for a game under an edition, without those that would be empty.
pub fn of(edition: Edition, facts: &Facts) -> Vec<Given> {
    let given = ALL.iter().map(|list| Given { key: list.key, items: list.given(edition, facts) });
    given.filter(|list| !list.items.is_empty()).collect()
}

impl Checklist {
    fn given(&self, edition: Edition, facts: &Facts) -> Vec<GivenItem> {
        let holds = |item: &&Item| !item.citation.of(edition).is_empty() && (item.when)(facts);
        self.items
            .iter()
            .filter(holds)
            .map(|item| GivenItem { key: item.key, clauses: item.citation.clauses(edition) })
            .collect()
    }
}

/// Reading: `docs/readings/chess960-editions.md`. The advice is only printed where the edition has it.
const CHESS960: Checklist = Checklist {
    key: "chess960",
    items: &[
        norway_and_2023("array_drawn", &["L2009-F2-NO"], &["L2023-II.2"], Facts::is_chess960),
        norway_and_2023("king_between_rooks", &["L2009-F2.a-NO"], &["L2023-II.2.1"], Facts::is_chess960),
        norway_and_2023("bishops_opposite", &["L2009-F2.b-NO"], &["L2023-II.2.2"], Facts::is_chess960),
        norway_and_2023("black_mirrors", &["L2009-F2.c-NO"], &["L2023-II.2.3"], Facts::is_chess960),
        norway_and_2023("castling_by_hand", &["L2009-F3.rec.1-NO"], &["L2023-II.3.2.5"], Facts::is_chess960),
        norway_and_2023("castling_said", &["L2009-F3.note.1-NO"], &["L2023-II.3.2.7.1"], Facts::is_chess960),
    ],
};

const NONE: Ids = &[];

/// An item that every edition may state, both texts of 2009 alike.
const fn item(key: &'static str, years: [Ids; 4], when: fn(&Facts) -> bool) -> Item {
    let [y2001, y2009, y2018, y2023] = years;
    Item { key, citation: Citation::new(y2001, y2009, y2018, y2023), when }
}

/// The same with what Norway says of it.
const fn item_norway(key: &'static str, years: [Ids; 4], norway: Ids, when: fn(&Facts) -> bool) -> Item {
    let all = item(key, years, when);
    Item { citation: all.citation.in_norway(norway), ..all }
}

/// An item of the Norwegian text or guide of 2009 alone.
const fn norway_only(key: &'static str, norway: Ids, when: fn(&Facts) -> bool) -> Item {
    item_norway(key, [NONE; 4], norway, when)
}

const fn norway_and_2023(key: &'static str, norway: Ids, y2023: Ids, when: fn(&Facts) -> bool) -> Item {
    item_norway(key, [NONE, NONE, NONE, y2023], norway, when)
}
