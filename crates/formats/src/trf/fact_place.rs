//! Where in a remark line a round or a value stands, and whether the event has that round.

use rokade_model::RoundNumber;

use super::facts::FACT_MARK;
use super::line::whole_number;
use super::read::Reader;
use crate::problem::Problem;

/// The lines that name one round, and the word it stands behind.
const ROUND_LINES: [(&str, &str); 7] = [
    ("withdrawn", "after"),
    ("forfeit", "round"),
    ("placement", "round"),
    ("late-reserve", "round"),
    ("fide-not-rated", "round"),
    ("game", "round"),
    ("open", "round"),
];

/// The order of placement is known before the round it was made for is played.
const AHEAD: &str = "placement";
/// Who left after round 0 never played.
const FROM_NOTHING: &str = "withdrawn";

/// A round named by a remark line.
pub(super) struct NamedRound {
    key: &'static str,
    round: RoundNumber,
    line: usize,
    column: usize,
}

impl NamedRound {
    /// The round a fact names, if its kind names one. `fact` is the line behind the mark of the house.
    pub(super) fn of(line: usize, fact: &str) -> Option<NamedRound> {
        let words = words(fact);
        let (_, first) = words.first()?;
        let (key, before) = ROUND_LINES.into_iter().find(|(key, _)| key == first)?;
        let at = words.iter().position(|(_, word)| *word == before)?;
        let (column, round) = words.get(at + 1)?;
        Some(NamedRound { key, round: whole_number(round)?, line, column: *column })
    }
}

/// The column of the last word of a fact.
pub(super) fn last_column(fact: &str) -> usize {
    words(fact).last().map_or(FACT_MARK.len() + 1, |(column, _)| *column)
}

/// The words of a fact, each with its column in the line.
fn words(fact: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut from = None;
    let mut column = FACT_MARK.chars().count();
    for (at, letter) in fact.char_indices().chain([(fact.len(), ' ')]) {
        column += 1;
        match (letter.is_whitespace(), from) {
            (false, None) => from = Some((column, at)),
            (true, Some((first, start))) => {
                words.push((first, &fact[start..at]));
                from = None;
            }
            _ => {}
        }
    }
    words
}

impl Reader {
    /// A remark cannot speak of a round the event does not have.
    pub(super) fn check_named_rounds(&mut self, planned: RoundNumber) {
        let states_rounds = self.draft.rounds.is_some();
        for NamedRound { key, round, line, column } in &self.draft.named_rounds {
            let last = if *key == AHEAD && !states_rounds { planned + 1 } else { planned };
            let first = u32::from(*key != FROM_NOTHING);
            if *round > last {
                let problem = Problem::at(*line, *column, "round_beyond_plan").found(round);
                self.problems.add(problem.expected(planned));
            } else if *round < first {
                let expected = format!("{first}–{last}");
                self.problems.add(Problem::at(*line, *column, "not_a_number").found(round).expected(expected));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_found_with_its_column() {
        let of = |fact: &str| NamedRound::of(7, fact).map(|named| (named.round, named.column));
        assert_eq!(of("forfeit round 44 player 7 notice none"), Some((44, 26)));
        assert_eq!(of("withdrawn 2  after 30"), Some((30, 31)));
        assert_eq!(of("team 1 Second round 9: 4"), None, "a name is no round");
        assert_eq!(of("forfeit round"), None);
        assert_eq!(last_column("fide-k 1 99"), 21);
    }
}
