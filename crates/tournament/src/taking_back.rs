//! What undo would take back, for the tournament and for one group.

use std::sync::Arc;

use rokade_clause::{Fact, Reason};
use rokade_model::RoundNumber;

use crate::digest;
use crate::lanes::{Lane, goes_forward};
use crate::{Actor, Event, GroupId, Micros, Recorded, Tournament};

/// The step that undo would take back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastStep {
    pub step: u64,
    pub at: Micros,
    pub by: Actor,
    /// What the step did.
    pub summary: Reason,
    /// The round that would no longer be published, or be published as before.
    pub publication: Option<RoundNumber>,
    /// The publication stands in place of an earlier one of the same round.
    pub is_published_again: bool,
}

impl Tournament {
    /// The step that undo would take back, or why there is none. Lots drawn and rounds past their
    /// start stand for ever, and with them everything before.
    pub fn undoable(&self, now: Micros) -> Result<u64, Reason> {
        let step = self.last_step().ok_or_else(|| Reason::house("nothing_to_undo"))?;
        self.can_take_back(step, now).map(|()| step)
    }

    /// The last step of the tournament, or why it stays.
    pub fn last_of_all(&self, now: Micros) -> Result<LastStep, Reason> {
        let step = self.undoable(now)?;
        Ok(self.told_step(step))
    }

    /// The last step in a group, whatever was done elsewhere since, or why it stays. `None` if nothing
    /// was done in it.
    pub fn last_in(&self, group: GroupId, now: Micros) -> Option<Result<LastStep, Reason>> {
        let step = self.last_step_in(group)?;
        Some(self.can_take_back(step, now).map(|()| self.told_step(step)))
    }

    /// The same step, with why it stays if it does.
    pub fn last_done_in(&self, group: GroupId, now: Micros) -> Option<(LastStep, Option<Reason>)> {
        let step = self.last_step_in(group)?;
        Some((self.told_step(step), self.can_take_back(step, now).err()))
    }

    fn last_step_in(&self, group: GroupId) -> Option<u64> {
        let touches = |record: &&Arc<Recorded>| self.past.lanes([record.as_ref()]).contains(&Lane::Group(group));
        let forward = |step: u64| self.step_records(step).first().is_none_or(|first| goes_forward(first));
        let mut steps = self.past.in_force.iter().rev().filter(touches).map(|record| record.step);
        steps.find(|step| !forward(*step))
    }

    /// A step, or why it cannot be taken back.
    pub fn step(&self, step: u64, now: Micros) -> Result<LastStep, Reason> {
        self.can_take_back(step, now).map(|()| self.told_step(step))
    }

    /// Why a step cannot be taken back, if it cannot.
    pub(crate) fn can_take_back(&self, step: u64, now: Micros) -> Result<(), Reason> {
        let in_force = self.past.in_force.iter().map(Arc::as_ref);
        let records = self.step_records(step);
        if records.is_empty() {
            return Err(Reason::house("step_taken_back"));
        }
        let numbered = |reason: Reason| reason.with("step", Fact::Number(i64::try_from(step).expect("a step fits")));
        if let Some(reason) = records.iter().find_map(|record| self.fixed_by(record, now)) {
            return Err(numbered(reason));
        }
        if !self.past.is_last_of_its_lanes(in_force.clone(), step) {
            return Err(Reason::house("step_not_last"));
        }
        // Only what was heard of a game may follow in the same group, and it may rest on the step.
        let lanes = self.past.lanes(records.iter().copied());
        let mut later = in_force.rev().take_while(|record| record.step > step);
        if later.any(|record| !lanes.is_disjoint(&self.past.lanes([record]))) && self.without(step).is_err() {
            return Err(Reason::house("game_rests_on_it"));
        }
        Ok(())
    }

    /// The records of a step that is in force.
    fn step_records(&self, step: u64) -> Vec<&Recorded> {
        let records = self.past.in_force.iter().rev().skip_while(|record| record.step > step);
        let mut records: Vec<&Recorded> = records.take_while(|record| record.step == step).map(Arc::as_ref).collect();
        records.reverse();
        records
    }

    fn told_step(&self, step: u64) -> LastStep {
        let records = self.step_records(step);
        let published = |record: &Recorded| {
            if let Event::Published { group, round, .. } = record.event { Some((group, round)) } else { None }
        };
        let publication = records.iter().find_map(|record| published(record));
        let earlier = self.past.in_force.iter().take_while(|record| record.step < step);
        let mut earlier = earlier.filter_map(|record| published(record));
        LastStep {
            step,
            at: records.first().map_or(0, |record| record.at),
            by: records.first().map(|record| record.by.clone()).unwrap_or_default(),
            summary: digest::told(self, &records),
            publication: publication.map(|(_, round)| round),
            is_published_again: publication.is_some_and(|this| earlier.any(|before| before == this)),
        }
    }
}
