//! The lists the registrar publishes (D4.1-4a–c; docs/readings/registry-published.md).

use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};

use super::{ListNumber, figures};
use crate::Rating;

/// A line of the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registered {
    pub player: ListNumber,
    pub rating: Rating,
    pub is_junior: bool,
    pub is_woman: bool,
    /// The last day of the events that gave a candidate result.
    pub candidate_results: Vec<Date>,
}

/// A player on the published list, and what brings the player there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Published {
    pub player: ListNumber,
    pub rating: Rating,
    pub because: Vec<Reason>,
}

/// How many of the highest rated juniors and women are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub juniors: usize,
    pub women: usize,
}

/// The list, the highest rated first; equal ones by their key.
pub fn published_list(register: &[Registered], wanted: Wanted, handbook: HandbookEdition) -> Vec<Published> {
    let from = figures(handbook).published_from;
    let junior_from = lowest_of(register.iter().filter(|line| line.is_junior), wanted.juniors);
    let woman_from = lowest_of(register.iter().filter(|line| line.is_woman), wanted.women);
    let reaches = |rating: Rating, from: Option<Rating>| from.is_some_and(|from| rating >= from);
    let mut list: Vec<Published> = register
        .iter()
        .map(|line| {
            let mut because = Vec::new();
            if line.rating >= from {
                because.push(Reason::cited("published_by_rating", "D4.1-4c").with("from", from));
            }
            if !line.candidate_results.is_empty() {
                because.push(Reason::cited("published_as_candidate", "D4.1-4c"));
            }
            if line.is_junior && reaches(line.rating, junior_from) {
                because.push(Reason::cited("published_as_junior", "D4.1-4c"));
            }
            if line.is_woman && reaches(line.rating, woman_from) {
                because.push(Reason::cited("published_as_woman", "D4.1-4c"));
            }
            Published { player: line.player, rating: line.rating, because }
        })
        .filter(|line| !line.because.is_empty())
        .collect();
    list.sort_by_key(|line| (std::cmp::Reverse(line.rating), line.player));
    list
}

/// Everybody with a candidate result after the entry deadline of the last championship event
/// (D4.1-4b), by key, with the first such day.
pub fn candidates_since(register: &[Registered], deadline: Date) -> Vec<(ListNumber, Date)> {
    let first = |line: &Registered| line.candidate_results.iter().copied().filter(|day| *day > deadline).min();
    let mut found: Vec<_> = register.iter().filter_map(|line| Some((line.player, first(line)?))).collect();
    found.sort_unstable();
    found
}

/// The rating of the last of the so many highest; whoever has the same comes along.
fn lowest_of<'a>(lines: impl Iterator<Item = &'a Registered>, count: usize) -> Option<Rating> {
    let mut ratings: Vec<Rating> = lines.map(|line| line.rating).collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    ratings.truncate(count);
    ratings.last().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn player(player: ListNumber, rating: Rating) -> Registered {
        Registered { player, rating, is_junior: false, is_woman: false, candidate_results: Vec::new() }
    }

    #[test]
    fn d4_1_4c_the_list_has_four_ways_in() {
        let candidate = Registered { candidate_results: vec![date(2020, 4, 12)], ..player(3, 1950) };
        let junior = |key, rating| Registered { is_junior: true, ..player(key, rating) };
        let woman = Registered { is_woman: true, ..player(8, 1400) };
        let register =
            [player(1, 2199), player(2, 2200), candidate, junior(4, 1700), junior(5, 1650), junior(6, 1650), woman];
        let found = published_list(&register, Wanted { juniors: 2, women: 1 }, HandbookEdition::default());
        let brief: Vec<_> = found.iter().map(|line| (line.player, line.because[0].key.as_ref())).collect();
        assert_eq!(
            brief,
            [
                (2, "published_by_rating"),
                (3, "published_as_candidate"),
                (4, "published_as_junior"),
                (5, "published_as_junior"),
                (6, "published_as_junior"),
                (8, "published_as_woman"),
            ]
        );
        assert!(
            published_list(&register, Wanted { juniors: 0, women: 0 }, HandbookEdition::default())
                .iter()
                .all(|line| line.player < 4)
        );
        let both = Registered { is_junior: true, is_woman: true, ..player(9, 2300) };
        assert_eq!(
            published_list(&[both], Wanted { juniors: 1, women: 1 }, HandbookEdition::default())[0].because.len(),
            3
        );
    }

    #[test]
    fn d4_1_4b_a_result_counts_from_the_day_after_the_deadline() {
        let deadline = date(2026, 3, 16);
        let with = |key, days: &[Date]| Registered { candidate_results: days.to_vec(), ..player(key, 2000) };
        let register = [
            with(3, &[date(2026, 4, 6), date(2026, 3, 20)]),
            with(1, &[deadline]),
            with(2, &[date(2025, 4, 1), date(2026, 3, 17)]),
        ];
        assert_eq!(candidates_since(&register, deadline), [(2, date(2026, 3, 17)), (3, date(2026, 3, 20))]);
    }
}
