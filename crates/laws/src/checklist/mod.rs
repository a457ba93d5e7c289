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

use rokade_clause::{Citation, ClauseId, Edition, rule};

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

/// What is gone through at one moment of the event, before the round or at the end of a game.
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

/// An item that applies to this event.
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
        let holds = |item: &&Item| item.citation.is_in(edition) && (item.when)(facts);
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
        item("array_drawn", rule("chess960_array"), Facts::is_chess960),
        item("king_between_rooks", rule("chess960_king"), Facts::is_chess960),
        item("bishops_opposite", rule("chess960_bishops"), Facts::is_chess960),
        item("black_mirrors", rule("chess960_black"), Facts::is_chess960),
        item("castling_by_hand", rule("chess960_physical_board"), Facts::is_chess960),
        item("castling_said", rule("chess960_announcing"), Facts::is_chess960),
    ],
};

const fn item(key: &'static str, citation: Citation, when: fn(&Facts) -> bool) -> Item {
    Item { key, citation, when }
}
