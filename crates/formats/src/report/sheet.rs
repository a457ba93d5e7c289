//! The report to the rating officer as one table, a row for each player, for the office's own programs.

use std::collections::{HashMap, HashSet};

use rokade_model::StartNumber;

use super::{GroupReport, OfficerReport};
use crate::tables::{Align, Table};

/// The headings are names for programs and the same in every language.
const COLUMNS: &[&str] = &[
    "group",
    "place",
    "start_number",
    "family_name",
    "given_name",
    "club",
    "federation",
    "birth_date",
    "national_id",
    "fide_id",
    "fide_rating",
    "points",
    "old_rating",
    "rated_games",
    "rated_points",
    "expected",
    "change",
    "new_rating",
    "performance",
    "candidate_result",
];

impl OfficerReport {
    /// Players by group and place; who has no place comes last.
    pub fn sheet(&self) -> Table {
        let columns = COLUMNS.iter().map(|name| ((*name).to_owned(), Align::Left)).collect();
        Table { columns, rows: self.groups.iter().flat_map(rows).collect() }
    }
}

fn rows(group: &GroupReport) -> Vec<Vec<String>> {
    let ratings: HashMap<StartNumber, &super::NewRating> =
        group.ratings.iter().map(|rated| (rated.player, rated)).collect();
    let candidates: HashSet<StartNumber> = group.candidates.iter().map(|candidate| candidate.player).collect();
    group
        .cross
        .rows
        .iter()
        .filter_map(|row| {
            let line = group.player(row.player)?;
            let person = &line.person;
            let rated = ratings.get(&row.player).copied();
            let figure = |value: Option<u32>| value.map(|value| value.to_string()).unwrap_or_default();
            let of_rated = |part: &dyn Fn(&super::NewRating) -> String| rated.map(part).unwrap_or_default();
            let is_candidate = candidates.contains(&row.player);
            Some(vec![
                group.name.clone(),
                figure(row.place),
                row.player.to_string(),
                person.name.family.clone(),
                person.name.given.clone(),
                person.club.clone(),
                person.federation.clone(),
                person.birth.map(|birth| birth.to_string().replace('/', "-")).unwrap_or_default(),
                person.national_id.clone(),
                person.fide_id.map(|id| id.to_string()).unwrap_or_default(),
                figure(line.elo),
                row.points.to_string(),
                rated.map(|rated| rated.old).or(line.rating).map(|rating| rating.to_string()).unwrap_or_default(),
                of_rated(&|rated| rated.games.to_string()),
                of_rated(&|rated| rated.points.to_string()),
                of_rated(&|rated| rated.expected.clone()),
                of_rated(&|rated| rated.change.to_string()),
                of_rated(&|rated| rated.new.to_string()),
                figure(rated.and_then(|rated| rated.performance)),
                if is_candidate { "yes" } else { "no" }.to_owned(),
            ])
        })
        .collect()
}
