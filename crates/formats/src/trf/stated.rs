//! What a file may state as the points of a player: docs/readings/trf-stated-points.md.

use rokade_model::{Entry, HalfPoints, Participant, Scoring};

use super::Trf;

impl Trf {
    /// The plain sum of the paired rounds, with or without byes of later rounds, open games and adjustments.
    pub fn statable_points(&self, player: &Participant) -> Vec<HalfPoints> {
        let paired = self.history.paired_rounds() as usize;
        let scoring = &self.history.scoring;
        let nothing = Scoring { unfinished: HalfPoints::ZERO, ..*scoring };
        let mut sums = Vec::new();
        for scoring in [scoring, &nothing] {
            let mut sum = HalfPoints::ZERO;
            for (at, entry) in player.rounds.iter().enumerate() {
                if at >= paired {
                    sums.extend([sum + player.adjustment, sum]);
                }
                sum += Entry::points(*entry, scoring);
            }
            sums.extend([sum + player.adjustment, sum]);
        }
        sums
    }
}
