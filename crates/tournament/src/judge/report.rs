//! The end of the arbiter's work: the report is sent, and what the committee imposed is written down.

use rokade_clause::Reason;

use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Penalty, PlayerId};

impl Judge<'_> {
    /// A report of an event in which nothing was played says nothing.
    pub(super) fn send_report(&self, to: &str) -> Judged {
        let mut objections = Objections::default();
        objections.when(to.trim().is_empty(), || Reason::house("report_to_nobody"));
        let is_played = self.state.groups.values().any(|group| !group.rounds.is_empty());
        objections.when(!is_played, || Reason::cited("report_no_results", "D4.1-6c"));
        objections.heed()?;
        Ok(Decision::of([Event::ReportSent { to: to.trim().to_owned() }]))
    }

    /// The committee warns or excludes for a stated time, in writing and with reasons (D4.1-7b).
    pub(super) fn impose(&self, player: PlayerId, penalty: Penalty, why: &str) -> Judged {
        self.player(player)?;
        let mut objections = Objections::default();
        let about = |reason: Reason| reason.with("player", grounds::player(player));
        objections.when(why.trim().is_empty(), || about(Reason::cited("penalty_without_grounds", "D4.1-7b")));
        let is_endless = penalty == Penalty::Suspension { months: 0 };
        objections.when(is_endless, || about(Reason::cited("suspension_without_time", "D4.1-7b")));
        objections.heed()?;
        Ok(Decision::of([Event::PenaltyImposed { player, penalty, grounds: why.trim().to_owned() }]))
    }
}
