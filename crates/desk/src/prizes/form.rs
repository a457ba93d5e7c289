//! The list of prizes as a form: one row a prize, a few empty ones at the end. A row left empty is no
//! prize; within a category the larger prize comes first, whatever the order of the rows.

use std::cmp::Reverse;

use rokade_clause::Reason;
use rokade_standings::{Age, AgeOn, Category, Ore, Prize, PrizeFund, RatingRule, Rounding, Several, Sharing};
use rokade_tournament::{Group, TournamentSettings};
use rokade_view::Reader;
use rokade_view::prizes::{money, words};
use rokade_words::Arg;

use crate::error::DeskError;
use crate::settings::Fields;

/// Empty rows offered beside those in use.
const SPARE_ROWS: usize = 3;

/// The form as a page shows it.
pub(super) struct FundForm {
    pub currency: String,
    pub sharing: Vec<Choice>,
    /// The union's rule is among them.
    pub by_handbook: bool,
    pub several: Vec<Choice>,
    pub rounding: Vec<Choice>,
    pub rows: Vec<Row>,
    pub sections: Vec<String>,
}

pub(super) struct Choice {
    pub value: &'static str,
    pub label: String,
    pub is_chosen: bool,
}

/// One prize; everything empty where there is none.
pub(super) struct Row {
    pub index: usize,
    pub name: String,
    /// What the prize is called if no name is typed.
    pub hint: String,
    pub cash: String,
    pub honour: String,
    pub for_whom: String,
    pub category: Category,
    pub rating_from: String,
    pub rating_to: String,
    pub unrated: bool,
    pub age_from: String,
    pub age_to: String,
    pub on_first_of_january: bool,
}

pub(super) fn of(reader: &Reader, group: &Group) -> FundForm {
    let fund = group.prizes.as_ref().map(|prizes| prizes.fund.clone());
    let is_union = reader.book.tournament.has_union_rules();
    let fund = fund.unwrap_or_else(|| proposed(&reader.book.tournament.settings, is_union));
    let by_handbook = is_union || fund.sharing == Sharing::Handbook;
    let handbook = by_handbook
        .then(|| choice("handbook", reader.say("view-prize-sharing-handbook"), fund.sharing == Sharing::Handbook));
    let count = fund.prizes.len() + SPARE_ROWS;
    let row = |index: usize| row(reader, index, fund.prizes.get(index).unwrap_or(&Prize::default()));
    FundForm {
        sharing: handbook
            .into_iter()
            .chain([
                choice("by-order", reader.say("view-prize-sharing-by-order"), fund.sharing == Sharing::ByOrder),
                choice("equal", reader.say("view-prize-sharing-equal"), fund.sharing == Sharing::Equal),
                choice("hort", reader.say("view-prize-sharing-hort"), fund.sharing == Sharing::Hort),
            ])
            .collect(),
        by_handbook,
        several: vec![
            choice("one", reader.say("view-prize-one"), fund.several == Several::OnePerPlayer),
            choice("several", reader.say("view-prize-several"), fund.several == Several::Several),
        ],
        rounding: vec![
            choice("ore", reader.say("view-prize-rounding-ore"), fund.rounding == Rounding::Ore),
            choice("krone", reader.say("view-prize-rounding-krone"), fund.rounding == Rounding::Krone),
        ],
        rows: (0..count).map(row).collect(),
        sections: group.settings.sections.clone(),
        currency: fund.currency,
    }
}

/// What an event begins with: the currency of its federation, and the union's rule where that holds.
fn proposed(settings: &TournamentSettings, is_union: bool) -> PrizeFund {
    let currency = match settings.federation.as_str() {
        "NOR" => "NOK",
        "SWE" => "SEK",
        "ISL" => "ISK",
        "FIN" => "EUR",
        _ => "DKK",
    };
    let sharing = if is_union { Sharing::Handbook } else { Sharing::ByOrder };
    PrizeFund { currency: currency.to_owned(), sharing, ..PrizeFund::default() }
}

fn choice(value: &'static str, label: String, is_chosen: bool) -> Choice {
    Choice { value, label, is_chosen }
}

fn row(reader: &Reader, index: usize, prize: &Prize) -> Row {
    let category = prize.category.clone().unwrap_or_default();
    let (from, to, unrated) = match category.rating {
        Some(RatingRule::Band { from, to }) => (from, to, false),
        Some(RatingRule::Unrated) => (None, None, true),
        None => (None, None, false),
    };
    let age = category.age.unwrap_or_default();
    let text = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    Row {
        index,
        name: prize.name.clone(),
        hint: reader.say_with("view-prize-name", &[("place", Arg::from(index + 1))]),
        cash: if prize.cash == Ore::ZERO { String::new() } else { money::figures(reader.lang, prize.cash) },
        honour: prize.honour.clone(),
        for_whom: words::for_whom(reader, prize.category.as_ref()),
        rating_from: text(from),
        rating_to: text(to),
        unrated,
        age_from: text(age.from.map(u32::from)),
        age_to: text(age.to.map(u32::from)),
        on_first_of_january: age.on == AgeOn::FirstOfJanuary,
        category,
    }
}

/// The fund of the form, or everything in it that is not understood.
pub(super) fn read(reader: &Reader, sent: &[(String, String)]) -> Result<PrizeFund, DeskError> {
    let mut fields = Fields::of(sent);
    let mut prizes = Vec::new();
    for index in 0.. {
        if fields.get(&format!("p{index}_name")).is_none() {
            break;
        }
        prizes.extend(prize(&mut fields, index));
    }
    let fund = PrizeFund {
        currency: fields.get("currency").unwrap_or_default().to_uppercase(),
        sharing: match fields.get("sharing") {
            Some("by-order") => Sharing::ByOrder,
            Some("equal") => Sharing::Equal,
            Some("hort") => Sharing::Hort,
            _ => Sharing::Handbook,
        },
        several: if fields.get("several") == Some("several") { Several::Several } else { Several::OnePerPlayer },
        rounding: if fields.get("rounding") == Some("krone") { Rounding::Krone } else { Rounding::Ore },
        prizes,
    };
    fields.check()?;
    Ok(words::named(reader, in_order(fund)))
}

fn prize(fields: &mut Fields, index: usize) -> Option<Prize> {
    let text = |fields: &Fields, part: &str| fields.get(&format!("p{index}_{part}")).unwrap_or_default().to_owned();
    let typed = text(fields, "cash");
    let (name, honour) = (text(fields, "name"), text(fields, "honour"));
    if name.is_empty() && honour.is_empty() && typed.is_empty() {
        return None;
    }
    let cash = money::read(&typed);
    if cash.is_none() {
        fields.object(Reason::house("money_not_read").with("found", typed.as_str()));
    }
    let category = category(fields, index);
    let category = (!category.is_open()).then_some(category);
    Some(Prize { name, cash: cash.unwrap_or_default(), honour, category })
}

fn category(fields: &mut Fields, index: usize) -> Category {
    let key = |part: &str| format!("p{index}_{part}");
    let band = (fields.figure::<u32>(&key("rating_from")), fields.figure::<u32>(&key("rating_to")));
    let age = (fields.figure::<u16>(&key("age_from")), fields.figure::<u16>(&key("age_to")));
    let on = match fields.is_ticked(&key("january")) {
        true => AgeOn::FirstOfJanuary,
        false => AgeOn::Year,
    };
    Category {
        rating: match (fields.is_ticked(&key("unrated")), band) {
            (true, _) => Some(RatingRule::Unrated),
            (false, (None, None)) => None,
            (false, (from, to)) => Some(RatingRule::Band { from, to }),
        },
        age: (age != (None, None)).then_some(Age { from: age.0, to: age.1, on }),
        women: fields.is_ticked(&key("women")),
        club: fields.get(&key("club")).unwrap_or_default().to_owned(),
        section: fields.get(&key("section")).unwrap_or_default().to_owned(),
    }
}

/// Main prizes first, then the categories as they were named, each from its largest prize on.
fn in_order(mut fund: PrizeFund) -> PrizeFund {
    let mut lists = fund.lists();
    for list in &mut lists {
        list.sort_by_key(|prize| (Reverse(fund.prizes[*prize].cash), *prize));
    }
    fund.prizes = lists.into_iter().flatten().map(|prize| fund.prizes[prize].clone()).collect();
    fund
}
