//! Teams as the records 310 and 013 have them. The records themselves are kept as they stand.

use std::collections::{BTreeMap, BTreeSet};

use rokade_model::{History, StartNumber};

use super::line::{Line, whole_number};
use super::plan::TeamName;

/// Records that only a file of teams has; 013 also lists clubs of single players.
const ONLY_TEAMS: [&str; 8] = ["300", "310", "320", "330", "352", "362", "801", "802"];
/// Every system that is paired here is one of single players, whose files name players.
const OF_PLAYERS: [&str; 3] = ["###", "rokade", "system"];

/// Whether a file is one of teams: its records 240, 250, 260 and 299 then name teams.
pub(super) fn is_of_teams(lines: impl Iterator<Item = impl AsRef<str>>) -> bool {
    let mut has_teams = false;
    for line in lines {
        let line = line.as_ref();
        // As the line is taken for a fact: with one name behind it, and nothing else.
        let words: Vec<&str> = line.split_whitespace().collect();
        if line.starts_with("###") && words.len() == 4 && words[..3] == OF_PLAYERS {
            return false;
        }
        let code = line.get(..3).unwrap_or_default();
        let is_blank = |letter: char| letter.is_whitespace() || letter.is_control();
        let is_filled = line.get(3..).is_some_and(|rest| rest.starts_with(is_blank) && !rest.chars().all(is_blank));
        has_teams |= ONLY_TEAMS.contains(&code) && is_filled;
        has_teams |= code == "192" && line.contains("TEAM");
    }
    has_teams
}

/// The teams of kept lines: of 310 if there is any, else of 013. Nothing where a line cannot be read, names
/// an unknown player or names one twice: such a file is of another kind than single players in teams.
pub(super) fn of_lines<'a>(
    lines: impl Iterator<Item = &'a str> + Clone,
    history: &History,
) -> Vec<(TeamName, Vec<StartNumber>)> {
    let of = |code: &'static str| lines.clone().filter(move |line| line.starts_with(code));
    let mut teams: BTreeMap<u32, (String, Vec<StartNumber>)> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let has_310 = of("310").next().is_some();
    for (text, next) in of(if has_310 { "310" } else { "013" }).zip(1..) {
        let line = Line::new(0, text);
        let (number, name, players) = match has_310 {
            true => (whole_number(&line.text(5, 7)), line.text(9, 40), players(&line, 74)),
            false => (Some(next), line.text(5, 36), players(&line, 37)),
        };
        let (Some(number), Some(players)) = (number.filter(|number| *number > 0), players) else { return Vec::new() };
        let are_good = players.iter().all(|player| history.player(*player).is_some() && seen.insert(*player));
        if !are_good || teams.insert(number, (name, players)).is_some() {
            return Vec::new();
        }
    }
    teams.into_iter().map(|(number, (name, players))| (TeamName { number, name }, players)).collect()
}

fn players(line: &Line, first: usize) -> Option<Vec<StartNumber>> {
    let words = line.words_from(first);
    let numbers: Option<Vec<u32>> = words.iter().map(|word| word.number()).collect();
    numbers.map(|numbers| numbers.into_iter().filter(|number| *number > 0).map(StartNumber).collect())
}

#[cfg(test)]
mod tests {
    use rokade_model::Participant;

    use super::*;

    fn history() -> History {
        History {
            players: (1..=6).map(|number| Participant::new(StartNumber(number), None)).collect(),
            ..History::default()
        }
    }

    fn teams(lines: &[&str]) -> Vec<(u32, String, Vec<StartNumber>)> {
        let teams = of_lines(lines.iter().copied(), &history());
        teams.into_iter().map(|(team, players)| (team.number, team.name, players)).collect()
    }

    #[test]
    fn teams_stand_in_their_columns() {
        let new = "310   2 Aarby Skakklub                   AAR     2104    5.0    9.5   2     1    4    5";
        let other = "310   1 Bro                              BRO     2104    5.0    9.5   2     2    3    6";
        let old = "013 Cirkel                             2    3";
        let wanted = [
            (1, "Bro".to_owned(), [2, 3, 6].map(StartNumber).to_vec()),
            (2, "Aarby Skakklub".to_owned(), [1, 4, 5].map(StartNumber).to_vec()),
        ];
        assert_eq!(teams(&[new, other, old]), wanted);
        assert_eq!(teams(&[old]), [(1, "Cirkel".to_owned(), [2, 3].map(StartNumber).to_vec())]);
    }

    #[test]
    fn records_of_another_kind_form_no_teams() {
        let twice = "013 Cirkel                             2    2";
        let unknown = "013 Cirkel                             2    9";
        for lines in [[twice], [unknown], ["310 abc"]] {
            assert!(teams(&lines).is_empty(), "{lines:?}");
        }
    }
}
