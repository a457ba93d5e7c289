//! Taking back the last step, of all or of a group, except what cannot be taken back.

use rokade_clause::Reason;

use super::{Judge, grounds};
use crate::refusal::Judged;
use crate::{Decision, Event, Micros, OrderedBy, Recorded, Tournament};

impl Judge<'_> {
    pub(super) fn undo(&self) -> Judged {
        let step = self.state.undoable(self.now)?;
        Ok(Decision::of([Event::Undone { step }]))
    }

    pub(super) fn take_back(&self, step: u64) -> Judged {
        self.state.can_take_back(step, self.now)?;
        Ok(Decision::of([Event::Undone { step }]))
    }
}

impl Tournament {
    /// Why this event can no longer be taken back.
    pub(crate) fn fixed_by(&self, record: &Recorded, now: Micros) -> Option<Reason> {
        match &record.event {
            Event::Created { .. } => Some(Reason::house("nothing_to_undo")),
            Event::Ordered { group, by: OrderedBy::Lot { .. }, .. } => {
                Some(grounds::lots_drawn(self.groups.get(group)?))
            }
            Event::LinesDrawn { group, .. } => Some(super::lines::lines_drawn(self.groups.get(group)?)),
            Event::ColourDrawn { group, .. } => super::colour::colour_stands(self.groups.get(group)?),
            Event::MatchGameAdded { group, round, board, seed: Some(_), .. } => {
                let reason = grounds::in_group(Reason::cited("match_lot_stands", "D4.9.7-5"), self.groups.get(group)?);
                Some(reason.with("round", *round).with("board", *board))
            }
            Event::PlayOffSetUp { group, .. } => Some(super::play_off::colours_stand(self.groups.get(group)?)),
            Event::PlaceLotDrawn { group, .. } => Some(super::play_off::lot_stands(self.groups.get(group)?)),
            Event::RoundStarted { group, round, .. } => Some(grounds::round_started(self.groups.get(group)?, *round)),
            Event::Published { group, round, .. } => {
                let group = self.groups.get(group)?;
                group.is_started(*round, now).then(|| grounds::round_started(group, *round))
            }
            Event::GroupChanged { group, .. } => {
                let before = self.without(record.step).ok()?;
                let (is, was) = (self.groups.get(group)?, before.groups.get(group)?);
                // A change of times may have started a round; taking it back would unstart it.
                let started =
                    (1..=is.published()).find(|round| is.is_started(*round, now) && !was.is_started(*round, now));
                started.map(|round| grounds::round_started(is, round))
            }
            Event::Erased { player } => Some(Reason::house("erasure_stands").with("player", grounds::player(*player))),
            Event::Ordered { .. }
            | Event::MatchGameAdded { .. }
            | Event::TournamentChanged { .. }
            | Event::GroupAdded { .. }
            | Event::GroupRemoved { .. }
            | Event::PlayerEntered { .. }
            | Event::PlayerEdited { .. }
            | Event::PlayerRemoved { .. }
            | Event::PlayerMoved { .. }
            | Event::BoardFixed { .. }
            | Event::NameWithheld { .. }
            | Event::BroughtIn { .. }
            | Event::OrderDropped { .. }
            | Event::NumberGiven { .. }
            | Event::TeamsFormed { .. }
            | Event::TeamRenamed { .. }
            | Event::TeamPlayersSwapped { .. }
            | Event::ByeAsked { .. }
            | Event::ByeCancelled { .. }
            | Event::Forbidden { .. }
            | Event::Allowed { .. }
            | Event::Drafted { .. }
            | Event::DraftDiscarded { .. }
            | Event::ManualBegun { .. }
            | Event::ManualSet { .. }
            | Event::ManualEnded { .. }
            | Event::GameSet { .. }
            | Event::GameSetAhead { .. }
            | Event::MatchGameSet { .. }
            | Event::MatchGameDropped { .. }
            | Event::PlayOffCalledOff { .. }
            | Event::PlayOffGameAdded { .. }
            | Event::PlayOffGameSet { .. }
            | Event::GameOpened { .. }
            | Event::GameHeard { .. }
            | Event::ClockStepped { .. }
            | Event::IncidentFiled { .. }
            | Event::IncidentAppealed { .. }
            | Event::AppealDecided { .. }
            | Event::Withdrawn { .. }
            | Event::Returned { .. }
            | Event::PrizesSet { .. }
            | Event::PrizesPublished { .. }
            | Event::ReportSent { .. }
            | Event::PenaltyImposed { .. }
            | Event::Undone { .. }
            | Event::GroupFinished { .. }
            | Event::GroupReopened { .. } => None,
        }
    }
}
