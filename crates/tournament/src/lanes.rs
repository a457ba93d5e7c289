//! What a step touches: a group, several, or the tournament as a whole. Undo takes back the last step of
//! its groups, whatever was done in other groups since.

use std::collections::BTreeSet;

use crate::fold::Past;
use crate::{Event, GroupId, IncidentId, PlayerId, Recorded};

/// Where steps follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Lane {
    /// The tournament's own settings and reports: no group rests on the order of these.
    House,
    Group(GroupId),
}

type Lanes = BTreeSet<Lane>;

impl Past {
    /// What the events of a step touch.
    pub(crate) fn lanes<'r>(&self, step: impl IntoIterator<Item = &'r Recorded>) -> Lanes {
        step.into_iter().flat_map(|record| self.touched(&record.event)).collect()
    }

    /// Whether undo may take the step back: it is in force, is not the creation, and no later step that undo
    /// could take back touches the same. `in_force` is in the order of the journal.
    pub(crate) fn is_last_of_its_lanes<'r>(
        &self,
        in_force: impl DoubleEndedIterator<Item = &'r Recorded> + Clone,
        step: u64,
    ) -> bool {
        let later_or_it = in_force.rev().take_while(|record| record.step >= step);
        let lanes = self.lanes(later_or_it.clone().filter(|record| record.step == step));
        let forward: BTreeSet<u64> =
            later_or_it.clone().filter(|record| goes_forward(record)).map(|record| record.step).collect();
        let mut later = later_or_it.filter(|record| record.step > step && !forward.contains(&record.step));
        let is_undoable = step > 1 && !lanes.is_empty() && !forward.contains(&step);
        is_undoable && !later.any(|record| !lanes.is_disjoint(&self.touched(&record.event)))
    }

    fn touched(&self, event: &Event) -> Lanes {
        let of = |group: &GroupId| Lanes::from([Lane::Group(*group)]);
        match event {
            Event::Created { .. } | Event::TournamentChanged { .. } | Event::ReportSent { .. } => {
                Lanes::from([Lane::House])
            }
            Event::Undone { .. } | Event::ClockStepped { .. } => Lanes::new(),
            Event::GroupAdded { group, .. }
            | Event::GroupChanged { group, .. }
            | Event::GroupRemoved { group }
            | Event::Ordered { group, .. }
            | Event::OrderDropped { group }
            | Event::BroughtIn { group, .. }
            | Event::NumberGiven { group, .. }
            | Event::LinesDrawn { group, .. }
            | Event::ColourDrawn { group, .. }
            | Event::TeamsFormed { group, .. }
            | Event::TeamRenamed { group, .. }
            | Event::TeamPlayersSwapped { group, .. }
            | Event::Forbidden { group, .. }
            | Event::Allowed { group, .. }
            | Event::Drafted { group, .. }
            | Event::DraftDiscarded { group }
            | Event::ManualBegun { group }
            | Event::ManualSet { group, .. }
            | Event::ManualEnded { group, .. }
            | Event::Published { group, .. }
            | Event::RoundStarted { group, .. }
            | Event::GameSet { group, .. }
            | Event::GameSetAhead { group, .. }
            | Event::MatchGameAdded { group, .. }
            | Event::MatchGameSet { group, .. }
            | Event::MatchGameDropped { group, .. }
            | Event::PlayOffSetUp { group, .. }
            | Event::PlayOffCalledOff { group, .. }
            | Event::PlayOffGameAdded { group, .. }
            | Event::PlayOffGameSet { group, .. }
            | Event::PlaceLotDrawn { group, .. }
            | Event::PrizesSet { group, .. }
            | Event::PrizesPublished { group }
            | Event::GroupFinished { group }
            | Event::GroupReopened { group } => of(group),
            Event::GameOpened { at, .. } | Event::GameHeard { at, .. } | Event::IncidentFiled { at, .. } => {
                of(&at.group())
            }
            Event::IncidentAppealed { incident, .. } | Event::AppealDecided { incident, .. } => {
                self.of_incident(*incident)
            }
            Event::PlayerEntered { player, same_person, .. } => {
                same_person.iter().chain([player]).flat_map(|player| self.of_player(*player)).collect()
            }
            Event::PlayerEdited { player, .. }
            | Event::PlayerRemoved { player }
            | Event::PlayerMoved { player, .. }
            | Event::BoardFixed { player, .. }
            | Event::NameWithheld { player, .. }
            | Event::Erased { player }
            | Event::ByeAsked { player, .. }
            | Event::ByeCancelled { player, .. }
            | Event::Withdrawn { player, .. }
            | Event::Returned { player }
            | Event::PenaltyImposed { player, .. } => self.of_player(*player),
        }
    }

    /// Every group the player was ever in: a player who moved ties the two together.
    fn of_player(&self, player: PlayerId) -> Lanes {
        self.groups_of.get(&player).into_iter().flatten().map(|group| Lane::Group(*group)).collect()
    }

    fn of_incident(&self, incident: IncidentId) -> Lanes {
        self.incident_groups.get(&incident).map(|group| Lane::Group(*group)).into_iter().collect()
    }
}

/// The first record of a step that undo looks past: what was heard of a game stays, and the time of games.
pub(crate) fn goes_forward(record: &Recorded) -> bool {
    record.step == record.seq && matches!(record.event, Event::GameHeard { .. } | Event::ClockStepped { .. })
}
