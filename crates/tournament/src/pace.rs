//! Standard, rapid and blitz: which rating a group goes by, and what its time says.

use rokade_clause::{FigureError, Reason, table};
use serde::{Deserialize, Serialize};

use crate::TimeControl;

/// The kind of chess a group plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

impl Pace {
    pub const ALL: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

    pub const fn key(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }

    /// What a time control makes it: under a quarter of an hour blitz (D4.9.9.1), up to an hour
    /// rapid (D4.9.9.2a). Increments add nothing, as for the normal time
    /// (docs/readings/pace-of-play.md).
    pub fn of(control: &TimeControl) -> Pace {
        let seconds: i64 = control.periods.iter().map(|period| i64::from(period.seconds)).sum();
        let (least, most) = rapid_minutes().expect("the embedded table is tested");
        if seconds < least * 60 {
            Pace::Blitz
        } else if seconds <= most * 60 {
            Pace::Rapid
        } else {
            Pace::Standard
        }
    }

    /// The group says one thing and its time another.
    pub(crate) fn disagreement(self, control: &TimeControl) -> Option<Reason> {
        let by_time = Pace::of(control);
        let clause = if by_time.min(self) == Pace::Standard && by_time.max(self) == Pace::Rapid {
            "D4.9.9.2a"
        } else {
            "D4.9.9.1"
        };
        (by_time != self)
            .then(|| Reason::cited("pace_disagrees", clause).with("pace", self.key()).with("by_time", by_time.key()))
    }
}

fn rapid_minutes() -> Result<(i64, i64), FigureError> {
    let table = table("dsu/pace")?;
    Ok((table.number("rapid_least", "dsu")?.value, table.number("rapid_most", "dsu")?.value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(text: &str) -> Pace {
        Pace::of(&text.parse().unwrap())
    }

    #[test]
    fn d4_9_9_1_under_a_quarter_of_an_hour_is_blitz() {
        assert_eq!(pace("300"), Pace::Blitz);
        assert_eq!(pace("899+10"), Pace::Blitz);
    }

    #[test]
    fn d4_9_9_2a_from_a_quarter_to_a_whole_hour_is_rapid() {
        assert_eq!(pace("900"), Pace::Rapid);
        assert_eq!(pace("3600"), Pace::Rapid);
        assert_eq!(pace("3601"), Pace::Standard);
        let control = "900".parse().unwrap();
        assert_eq!(Pace::Rapid.disagreement(&control), None);
        assert_eq!(Pace::Standard.disagreement(&control).unwrap().clauses[0].as_str(), "D4.9.9.2a");
    }
}
