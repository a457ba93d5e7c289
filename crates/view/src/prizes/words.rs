//! The rules of a fund and its categories in words.

use rokade_standings::{
    Age, AgeOn, Cash, Category, Prize, PrizeFund, PrizeRule, RatingRule, Rounding, Several, Sharing,
};
use rokade_words::{Arg, Lang, text_with};

use super::Remark;
use crate::Reader;
use crate::cite::Source;

/// Whom a prize is for: `Women, at least 60 years old`.
pub fn for_whom(reader: &Reader, category: Option<&Category>) -> String {
    let Some(category) = category.filter(|category| !category.is_open()) else {
        return reader.say("word-everybody");
    };
    let mut parts = Vec::new();
    if category.women {
        parts.push(reader.say("view-prize-for-women"));
    }
    parts.extend(category.rating.map(|rule| rating(reader, rule)));
    parts.extend(category.age.map(|rule| age(reader, rule)));
    if !category.club.is_empty() {
        parts.push(reader.say_with("view-prize-for-club", &[("club", Arg::from(category.club.as_str()))]));
    }
    if !category.section.is_empty() {
        parts.push(category.section.clone());
    }
    let mut whole = parts.join(", ");
    // The parts are written small; the line begins with a capital.
    if let Some(first) = whole.chars().next() {
        whole.replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
    }
    whole
}

fn rating(reader: &Reader, rule: RatingRule) -> String {
    let number = |number: u32| Arg::from(number.to_string());
    match rule {
        RatingRule::Unrated => reader.say("view-prize-for-unrated"),
        RatingRule::Band { from: Some(from), to: Some(to) } => {
            reader.say_with("view-prize-for-rating-between", &[("from", number(from)), ("to", number(to))])
        }
        RatingRule::Band { from: Some(from), to: None } => {
            reader.say_with("view-prize-for-rating-from", &[("from", number(from))])
        }
        RatingRule::Band { from: None, to: Some(to) } => {
            reader.say_with("view-prize-for-rating-to", &[("to", number(to))])
        }
        RatingRule::Band { from: None, to: None } => reader.say("view-prize-for-rated"),
    }
}

fn age(reader: &Reader, rule: Age) -> String {
    let number = |number: u16| Arg::from(u32::from(number));
    let said = match (rule.from, rule.to) {
        (Some(from), Some(to)) => {
            reader.say_with("view-prize-for-age-between", &[("from", number(from)), ("to", number(to))])
        }
        (Some(from), None) => reader.say_with("view-prize-for-age-from", &[("from", number(from))]),
        (None, Some(to)) => reader.say_with("view-prize-for-age-to", &[("to", number(to))]),
        (None, None) => reader.say("view-prize-for-age-known"),
    };
    match rule.on {
        AgeOn::Year => said,
        AgeOn::FirstOfJanuary => format!("{said} {}", reader.say("view-prize-on-first-of-january")),
    }
}

/// How the prizes are given, sentence by sentence.
pub fn rules(reader: &Reader, fund: &PrizeFund, handbook: &PrizeRule) -> Vec<Remark> {
    let first = match (fund.sharing, handbook.cash) {
        (Sharing::Handbook, Cash::SharedOnPoints) => reader.say("view-prize-rule-all-play-all"),
        (Sharing::Handbook, Cash::ByCorrection) => reader.say("view-prize-rule-correction"),
        (Sharing::ByOrder, _) => reader.say("view-prize-rule-by-order"),
        (Sharing::Equal, _) => reader.say("view-prize-rule-equal"),
        (Sharing::Hort, _) => reader.say("view-prize-rule-hort"),
    };
    let plain = |text: String| Remark { about: String::new(), text, clauses: Vec::new() };
    let is_held = fund.sharing == Sharing::Handbook && reader.book.tournament.is_cited(&handbook.clause);
    let clauses = is_held.then(|| Source::clause(&handbook.clause)).into_iter().collect();
    let mut said = vec![Remark { clauses, ..plain(first) }];
    if fund.prizes.iter().any(|prize| !prize.is_main()) {
        said.push(plain(match fund.several {
            Several::OnePerPlayer => reader.say("view-prize-rule-one"),
            Several::Several => reader.say("view-prize-rule-several"),
        }));
    }
    if fund.rounding == Rounding::Krone {
        said.push(plain(reader.say("view-prize-rule-krone")));
    }
    said
}

/// Main prizes without a name are called by their place, category prizes by whom they are for.
pub fn named(reader: &Reader, mut fund: PrizeFund) -> PrizeFund {
    for (index, prize) in fund.prizes.iter_mut().enumerate().filter(|(_, prize)| prize.name.is_empty()) {
        prize.name = match prize.is_main() {
            true => main_name(reader.lang, index),
            false => for_whom(reader, prize.category.as_ref()),
        };
    }
    fund
}

/// What a main prize is called that nobody has named.
fn main_name(lang: Lang, index: usize) -> String {
    text_with(lang, "view-prize-name", &[("place", Arg::from(index + 1))])
}

/// The name of a prize. One that was saved unnamed has its place or its category for a name, in the language of whoever
/// saved it, and is shown in the reader's.
pub fn name_for(reader: &Reader, index: usize, prize: &Prize) -> String {
    let default = |reader: &Reader| match prize.is_main() {
        true => main_name(reader.lang, index),
        false => for_whom(reader, prize.category.as_ref()),
    };
    let is_unnamed = Lang::ALL.into_iter().any(|lang| default(&Reader { lang, ..*reader }) == prize.name);
    if is_unnamed { default(reader) } else { prize.name.clone() }
}
