//! Standard, rapid and blitz: which rating a group goes by, and what its time says.

use rokade_clause::{HandbookEdition, Reason};
use rokade_laws::referee::Pace;
use rokade_model::TimeControl;

use crate::handbook;
use crate::{Group, Tournament};

/// What a time control makes it: under a quarter of an hour blitz (D4.9.9.1), up to an hour
/// rapid (D4.9.9.2a). Increments add nothing, as for the normal time
/// (docs/readings/pace-of-play.md).
fn by_time(control: &TimeControl, edition: HandbookEdition) -> Pace {
    let seconds = control.seconds();
    let handbook::Pace { rapid_least: least, rapid_most: most } = handbook::pace(edition);
    if seconds < least * 60 {
        Pace::Blitz
    } else if seconds <= most * 60 {
        Pace::Rapid
    } else {
        Pace::Standard
    }
}

impl Tournament {
    /// Which kind of chess a time makes in a group: by the union's rules where they hold, else by the Laws.
    pub fn pace_of(&self, group: &Group, control: &TimeControl) -> Pace {
        if self.has_union_rules() {
            return by_time(control, self.handbook());
        }
        let mut like = group.clone();
        like.settings.time_control = control.to_string();
        self.rules_of_games(&like).map_or_else(|_| by_time(control, self.handbook()), |settings| settings.pace)
    }
}

/// The group says one thing and its time another.
pub(crate) fn disagreement(stated: Pace, control: &TimeControl, edition: HandbookEdition) -> Option<Reason> {
    let by_time = by_time(control, edition);
    let clause = if by_time.min(stated) == Pace::Standard && by_time.max(stated) == Pace::Rapid {
        "D4.9.9.2a"
    } else {
        "D4.9.9.1"
    };
    (by_time != stated)
        .then(|| Reason::cited("pace_disagrees", clause).with("pace", stated.key()).with("by_time", by_time.key()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(text: &str) -> Pace {
        by_time(&text.parse().unwrap(), HandbookEdition::default())
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
        assert_eq!(disagreement(Pace::Rapid, &control, HandbookEdition::default()), None);
        assert_eq!(
            disagreement(Pace::Standard, &control, HandbookEdition::default()).unwrap().clauses[0].as_str(),
            "D4.9.9.2a"
        );
    }
}
