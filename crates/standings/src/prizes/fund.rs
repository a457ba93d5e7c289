//! What the organiser offers: number, size and distribution of prizes are the organiser's to fix (D4.1-5e).

use rokade_clause::Reason;
use serde::{Deserialize, Serialize};

use super::{Category, Ore, Rounding};

/// More than any event has; keeps a mistyped import from filling the journal.
pub const MOST_PRIZES: usize = 200;
/// Sharing looks at every set of categories; an event that needs more gives several prizes to a player.
pub const MOST_CATEGORIES: usize = 14;
/// A million kroner a prize, in øre: a slip of the keyboard, not a prize.
const MOST_CASH: Ore = Ore::kroner(1_000_000);

/// The prizes of a group and how they are given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeFund {
    /// Three capital letters, `DKK`.
    pub currency: String,
    /// Prizes for the same category follow each other in value: first, second, third.
    pub prizes: Vec<Prize>,
    pub sharing: Sharing,
    pub several: Several,
    pub rounding: Rounding,
}

/// One prize of a list: money, an honour, or both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prize {
    /// `1st prize`, `Best junior`.
    pub name: String,
    pub cash: Ore,
    /// A cup, a book, a place in next year's top group; empty for cash alone.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub honour: String,
    /// `None` for the main prizes, which are for everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
}

/// What players with equal points do with cash prizes. Honours always go by the order of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sharing {
    /// § 24: shared in an all-play-all, by the correction elsewhere.
    #[default]
    Handbook,
    /// By the order of places; only who shares a place shares the money.
    ByOrder,
    /// Equal points, equal money.
    Equal,
    /// Half by the order of places, half equally.
    Hort,
}

/// What happens where a player is entitled to more than one prize.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Several {
    /// Everybody gets the best prize he is entitled to; the others pass on.
    #[default]
    OnePerPlayer,
    Several,
}

impl Default for PrizeFund {
    fn default() -> Self {
        Self {
            currency: "DKK".to_owned(),
            prizes: Vec::new(),
            sharing: Sharing::default(),
            several: Several::default(),
            rounding: Rounding::default(),
        }
    }
}

impl Prize {
    pub fn is_main(&self) -> bool {
        self.category.as_ref().is_none_or(Category::is_open)
    }

    /// Whether another prize is for the same players.
    fn is_alike(&self, other: &Prize) -> bool {
        match (self.is_main(), other.is_main()) {
            (true, true) => true,
            (false, false) => self.category == other.category,
            _ => false,
        }
    }
}

impl PrizeFund {
    pub fn sum(&self) -> Ore {
        self.prizes.iter().map(|prize| prize.cash).sum()
    }

    pub fn has_honours(&self) -> bool {
        self.prizes.iter().any(|prize| !prize.honour.is_empty())
    }

    /// The prizes as lists, each for the same players and from its best prize on; main prizes first,
    /// then the categories in the order they are named. Prizes are told by their index.
    pub fn lists(&self) -> Vec<Vec<usize>> {
        let mut lists: Vec<Vec<usize>> = Vec::new();
        for (index, prize) in self.prizes.iter().enumerate() {
            match lists.iter_mut().find(|list| self.prizes[list[0]].is_alike(prize)) {
                Some(list) => list.push(index),
                None => lists.push(vec![index]),
            }
        }
        lists.sort_by_key(|list| !self.prizes[list[0]].is_main());
        lists
    }

    /// Everything that speaks against the fund, at once.
    pub fn objections(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let code = self.currency.as_str();
        if code.len() != 3 || !code.bytes().all(|byte| byte.is_ascii_uppercase()) {
            reasons.push(Reason::house("prize_currency_unknown").with("currency", code));
        }
        if self.prizes.len() > MOST_PRIZES {
            reasons.push(Reason::house("prizes_too_many").with("most", number(MOST_PRIZES)));
        }
        for (row, prize) in (1_u32..).zip(&self.prizes) {
            reasons.extend(prize.objections().into_iter().map(|reason| reason.with("row", row)));
        }
        let lists = self.lists();
        if lists.iter().filter(|list| !self.prizes[list[0]].is_main()).count() > MOST_CATEGORIES {
            reasons.push(Reason::house("prize_categories_too_many").with("most", number(MOST_CATEGORIES)));
        }
        for pair in lists.iter().flat_map(|list| list.windows(2)) {
            let (upper, lower) = (&self.prizes[pair[0]], &self.prizes[pair[1]]);
            if upper.cash < lower.cash {
                let reason = Reason::house("prize_above_smaller").with("upper", upper.name.as_str());
                reasons.push(reason.with("lower", lower.name.as_str()).with("row", number(pair[1] + 1)));
            }
        }
        reasons
    }
}

impl Prize {
    fn objections(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if self.name.trim().is_empty() {
            reasons.push(Reason::house("prize_name_missing"));
        }
        if self.cash < Ore::ZERO || self.cash > MOST_CASH {
            reasons.push(Reason::house("prize_cash_out_of_range"));
        }
        if self.cash == Ore::ZERO && self.honour.trim().is_empty() {
            reasons.push(Reason::house("prize_empty"));
        }
        let Some(category) = &self.category else { return reasons };
        let rating = match category.rating {
            Some(super::RatingRule::Band { from: Some(from), to: Some(to) }) => from > to,
            _ => false,
        };
        let age = category.age.is_some_and(|age| age.from.zip(age.to).is_some_and(|(from, to)| from > to));
        if rating || age {
            reasons.push(Reason::house("prize_band_upside_down"));
        }
        reasons
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).expect("a count fits")
}
