//! Handicap games: the stronger player has the less time the larger the difference is (D4.9.9.4).

use rokade_clause::{HandbookEdition, Reason};
use rokade_model::{RoundNumber, TimeControl};
use serde::{Deserialize, Serialize};

use crate::handbook;
use crate::{GroupId, PlayerId, Tournament};

/// How an hour, or whatever the two players have together, is divided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handicap {
    /// Both players together.
    pub total_minutes: u32,
    /// From this difference in rating on, the stronger player has so many minutes; ascending.
    pub steps: Vec<(u32, u32)>,
}

/// The longest game a club evening holds.
const MOST_MINUTES: u32 = 600;

impl Handicap {
    /// The table of the house; its end is the handbook's example, 15 minutes against 45.
    pub fn usual(edition: HandbookEdition) -> Self {
        let table = handbook::handicap(edition);
        let steps = table.steps.iter().map(|step| (step.difference, step.stronger)).collect();
        Self { total_minutes: table.total, steps }
    }

    /// The same table for the time that the two have together in a group; an hour where the group states no time.
    pub fn usual_for(time_control: &str, edition: HandbookEdition) -> Self {
        let usual = Self::usual(edition);
        let Ok(control) = time_control.parse::<TimeControl>() else { return usual };
        let total = (control.periods().iter().map(|period| period.seconds).sum::<u32>() / 30).clamp(2, MOST_MINUTES);
        let part = |minutes: u32| (minutes * total / usual.total_minutes).clamp(1, total / 2);
        let steps = usual.steps.iter().map(|(from, minutes)| (*from, part(*minutes))).collect();
        Self { total_minutes: total, steps }
    }

    /// White's and Black's minutes. Where a rating is missing the strength is unknown and the time
    /// is shared evenly (docs/readings/handicap-times.md).
    pub fn times(&self, white: Option<u32>, black: Option<u32>) -> (u32, u32) {
        let half = self.total_minutes / 2;
        let (Some(white), Some(black)) = (white, black) else { return (half, half) };
        let difference = white.abs_diff(black);
        let step = self.steps.iter().rev().find(|(from, _)| *from <= difference);
        let stronger = step.map_or(half, |(_, minutes)| *minutes).min(half);
        let weaker = if stronger == half { half } else { self.total_minutes - stronger };
        if white > black { (stronger, weaker) } else { (weaker, stronger) }
    }

    /// Steps that are out of order, or give the stronger player more as the difference grows.
    pub(crate) fn objections(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if !(2..=MOST_MINUTES).contains(&self.total_minutes) {
            reasons.push(
                Reason::cited("handicap_total_out_of_range", "D4.9.9.4")
                    .with("minutes", self.total_minutes)
                    .with("most", MOST_MINUTES),
            );
        }
        let ascending = self.steps.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 >= pair[1].1);
        let fair = self.steps.iter().all(|(_, minutes)| (1..=self.total_minutes / 2).contains(minutes));
        if self.steps.is_empty() || !ascending || !fair {
            reasons.push(Reason::cited("handicap_steps_wrong", "D4.9.9.4").with("most", self.total_minutes / 2));
        }
        reasons
    }
}

impl Tournament {
    /// White's and Black's minutes on a board of a handicap group, by the ratings the group goes
    /// by; `None` where there is no handicap or no such board.
    pub fn board_times(&self, group: GroupId, round: RoundNumber, board: u32) -> Option<(u32, u32)> {
        let group = self.groups.get(&group)?;
        let handicap = group.settings.handicap.as_ref()?;
        let board = group.round(round)?.board(board)?;
        let rating = |player: PlayerId| self.players.get(&player)?.rating_for(group.settings.pace);
        Some(handicap.times(rating(board.white), rating(board.black)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_9_9_4_an_hour_is_shared_fifteen_to_forty_five_at_the_end_of_the_table() {
        let usual = Handicap::usual(HandbookEdition::default());
        assert_eq!(usual.objections(), []);
        assert_eq!(usual.times(Some(2100), Some(1400)), (15, 45));
        assert_eq!(usual.times(Some(1400), Some(2100)), (45, 15));
        assert_eq!(usual.times(Some(1500), Some(1500)), (30, 30));
        assert_eq!(usual.times(Some(1500), Some(1601)), (33, 27));
        assert_eq!(usual.times(Some(1500), None), (30, 30));
    }

    #[test]
    fn d4_9_9_4_a_table_that_favours_the_stronger_player_is_refused() {
        let keys = |steps: &[(u32, u32)]| {
            let handicap = Handicap { total_minutes: 60, steps: steps.to_vec() };
            handicap.objections().iter().map(|reason| reason.key.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(keys(&[(0, 30), (100, 10)]), [""; 0]);
        for wrong in [&[(0, 31)][..], &[(100, 20), (100, 10)], &[(0, 10), (100, 20)], &[(0, 0)], &[]] {
            assert_eq!(keys(wrong), ["handicap_steps_wrong"], "{wrong:?}");
        }
    }

    #[test]
    fn d4_9_9_4_the_table_starts_from_the_groups_own_time() {
        let blitz = Handicap::usual_for("300", HandbookEdition::default());
        assert_eq!((blitz.total_minutes, blitz.times(Some(2100), Some(1400))), (10, (2, 8)));
        for code in ["180+2", "300", "900+10", "5400+30", "40/7200:3600", "30"] {
            assert_eq!(Handicap::usual_for(code, HandbookEdition::default()).objections(), [], "{code}");
        }
        assert_eq!(
            Handicap::usual_for("1800", HandbookEdition::default()),
            Handicap::usual(HandbookEdition::default())
        );
        assert_eq!(Handicap::usual_for("", HandbookEdition::default()), Handicap::usual(HandbookEdition::default()));
    }

    #[test]
    fn no_handicap_gives_more_than_both_have() {
        let usual = Handicap::usual(HandbookEdition::default());
        for difference in 0..3000 {
            let (white, black) = usual.times(Some(3000), Some(3000 - difference));
            assert_eq!(white + black, usual.total_minutes);
            assert!(white <= black);
        }
    }
}
