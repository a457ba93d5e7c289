//! Events after the play: the report and what the committee imposed.

use super::FoldError;
use crate::{Event, Imposed, Recorded, SentReport, Tournament};

impl Tournament {
    pub(super) fn act_on_report(&mut self, record: &Recorded) -> Result<(), FoldError> {
        match &record.event {
            Event::ReportSent { to } => {
                let (at, by) = (record.at, record.by.clone());
                self.sent.push(SentReport { to: to.clone(), at, by, seq: record.seq });
            }
            Event::PenaltyImposed { player, penalty, grounds } => {
                self.player_at(record.seq, *player)?;
                let (player, penalty, grounds) = (*player, *penalty, grounds.clone());
                self.imposed.push(Imposed { player, penalty, grounds, at: record.at });
            }
            other => unreachable!("{other:?} is no event after the play"),
        }
        Ok(())
    }
}
