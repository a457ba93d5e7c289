//! The list of a day: who stands on it and with which number (docs/readings/registry-list.md).

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;
use rokade_rating::Rating;
use rokade_rating::registry::activity::{Standing, standing};
use rokade_store::Ledger;

/// Somebody with a number of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OnDay {
    /// Of the ledger.
    pub person: i64,
    pub rating: Rating,
    pub games: i64,
    /// The last day of the last event that counts.
    pub last: Date,
}

/// The number of that morning and everything it comes from: the first number on file, and the changes of the events
/// that had ended the day before, whatever the order in which they were filed.
pub(super) struct Day {
    /// The highest rated first.
    pub listed: Vec<OnDay>,
    /// Those who have left the list.
    pub archived: usize,
}

/// What is summed up of a person.
struct Sum {
    number: i64,
    games: i64,
    last: Option<Date>,
}

pub(super) fn of(ledger: &Ledger, on: Date) -> Day {
    let ended: HashMap<i64, Date> =
        ledger.events.iter().filter_map(|event| Some((event.filed, event.ended.parse().ok()?))).collect();
    let mut sums: BTreeMap<i64, Sum> = BTreeMap::new();
    for line in &ledger.lines {
        let sum = sums.entry(line.person).or_insert(Sum { number: line.old, games: 0, last: None });
        let Some(day) = ended.get(&line.filed).copied().filter(|day| *day < on) else { continue };
        sum.number += line.change();
        sum.games += line.games;
        sum.last = sum.last.max(Some(day));
    }
    let mut day = Day { listed: Vec::new(), archived: 0 };
    for (person, sum) in sums {
        let Some(last) = sum.last else { continue };
        match standing(last, on) {
            Standing::Archived { .. } => day.archived += 1,
            Standing::Listed { .. } => {
                let rating = Rating::try_from(sum.number).unwrap_or(0);
                day.listed.push(OnDay { person, rating, games: sum.games, last });
            }
        }
    }
    day.listed.sort_by_key(|one| (std::cmp::Reverse(one.rating), one.person));
    day
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use rokade_store::{RatedEvent, RatedLine, TournamentKey};
    use rokade_tournament::PlayerId;

    use super::*;

    fn event(filed: i64, ended: &str) -> RatedEvent {
        let (tournament, ended) = (TournamentKey::new(format!("t{filed}")), ended.to_owned());
        RatedEvent { filed, tournament, seq: 1, digest: String::new(), started: ended.clone(), ended }
    }

    fn line(filed: i64, person: i64, old: i64, new: i64) -> RatedLine {
        let change_exact = (new - old).to_string();
        let player = PlayerId(1);
        RatedLine {
            filed,
            player,
            person,
            start: old,
            old,
            new,
            change_exact,
            games: 5,
            points: 5,
            expected: 250,
            k: 25,
            performance: None,
        }
    }

    /// Filed first what ended last.
    fn ledger() -> Ledger {
        Ledger {
            version: 1,
            persons: Vec::new(),
            events: vec![event(1, "2026-03-15"), event(2, "2026-01-31")],
            lines: vec![line(1, 7, 1700, 1712), line(2, 7, 1712, 1707), line(1, 8, 1650, 1700)],
        }
    }

    fn numbers(on: Date) -> Vec<(i64, Rating, i64)> {
        of(&ledger(), on).listed.iter().map(|one| (one.person, one.rating, one.games)).collect()
    }

    #[test]
    fn d4_1_4c_the_number_of_a_day_holds_what_had_ended_the_day_before() {
        assert_eq!(numbers(date(2026, 1, 31)), []);
        assert_eq!(numbers(date(2026, 2, 1)), [(7, 1695, 5)], "an event filed late counts on its day");
        assert_eq!(numbers(date(2026, 3, 15)), [(7, 1695, 5)]);
        assert_eq!(numbers(date(2026, 3, 16)), [(7, 1707, 10), (8, 1700, 5)]);
    }

    #[test]
    fn d4_5_5_1d_who_has_not_played_for_three_years_is_not_on_the_list() {
        assert_eq!(numbers(date(2029, 3, 15)).len(), 2);
        let day = of(&ledger(), date(2029, 3, 16));
        assert_eq!((day.listed.len(), day.archived), (0, 2));
    }
}
