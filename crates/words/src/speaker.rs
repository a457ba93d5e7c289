//! Cited reasons as sentences.

use rokade_clause::{ClauseId, Fact, Reason, inventory};

use crate::texts::lookup;
use crate::{Arg, Lang};

/// Says reasons to one reader. The caller knows who the players are and how times are written.
pub struct Speaker<'a> {
    pub lang: Lang,
    pub player: &'a dyn Fn(u32) -> String,
    pub time: &'a dyn Fn(i64) -> String,
}

impl Speaker<'_> {
    /// The sentence of a reason; its bare key if a fact is missing, which the tests of the reasons prevent.
    pub fn reason(&self, reason: &Reason) -> String {
        let args: Vec<(&str, Arg)> = reason.facts.iter().map(|(name, fact)| (name.as_ref(), self.arg(fact))).collect();
        lookup(self.lang, &format!("reason-{}", reason.key), &args).unwrap_or_else(|| reason.key.to_string())
    }

    /// The sentence with the clauses it rests on in brackets, as messages of the house end.
    pub fn cited(&self, reason: &Reason) -> String {
        let sentence = self.reason(reason);
        if reason.clauses.is_empty() {
            return sentence;
        }
        let clauses: Vec<&str> = reason.clauses.iter().map(ClauseId::as_str).collect();
        format!("{sentence} [{}]", clauses.join(", "))
    }

    fn arg(&self, fact: &Fact) -> Arg {
        match fact {
            Fact::Number(number) => Arg::Number(*number),
            Fact::Text(text) => Arg::Text(text.clone()),
            Fact::HalfPoints(halves) => Arg::Text(chess_points(*halves)),
            Fact::Player(number) => Arg::Text((self.player)(*number)),
            Fact::Time(micros) => Arg::Text((self.time)(*micros)),
        }
    }
}

/// What a clause says, in our own words; English only, as the inventories are.
pub fn summary(clause: &ClauseId) -> Option<&'static str> {
    inventory().get(clause.as_str()).map(|row| row.summary.as_str())
}

/// Half-points as chess players write them: `4½`, `½`, `0`.
fn chess_points(halves: i64) -> String {
    let sign = if halves < 0 { "−" } else { "" };
    match (halves.unsigned_abs() / 2, halves.unsigned_abs() % 2) {
        (0, 1) => format!("{sign}½"),
        (whole, 1) => format!("{sign}{whole}½"),
        (whole, _) => format!("{sign}{whole}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEAKER: Speaker =
        Speaker { lang: Lang::En, player: &|number| format!("no. {number}"), time: &|_| "18:30".into() };

    #[test]
    fn facts_are_written_as_chess_people_write_them() {
        assert_eq!(SPEAKER.arg(&Fact::HalfPoints(9)), Arg::from("4½"));
        assert_eq!(SPEAKER.arg(&Fact::HalfPoints(-1)), Arg::from("−½"));
        assert_eq!(SPEAKER.arg(&Fact::HalfPoints(0)), Arg::from("0"));
        assert_eq!(SPEAKER.arg(&Fact::Player(7)), Arg::from("no. 7"));
        assert_eq!(SPEAKER.arg(&Fact::Time(1)), Arg::from("18:30"));
    }

    #[test]
    fn a_cited_sentence_ends_with_its_clauses() {
        let reason = Reason::cited("met_before", "D4.9.1-3").with("round", 2);
        assert_eq!(SPEAKER.cited(&reason), "They met in round 2. [D4.9.1-3]");
    }

    #[test]
    fn a_clause_has_a_summary() {
        assert!(summary(&ClauseId::new("D4.9.1-3")).is_some());
        assert!(summary(&ClauseId::new("D99")).is_none());
    }
}
