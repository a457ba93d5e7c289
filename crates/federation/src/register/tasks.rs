//! What waits for whom: derived from the register on a day, never typed.

use jiff::ToSpan;
use jiff::civil::Date;
use rokade_clause::Reason;

use super::{ExemptionState, ProposalKind, Register};
use crate::PersonId;
use crate::office::{Office, Seat};

/// Days before the end of a term; no figure of the handbook.
const WARNED: i64 = 60;

/// What somebody has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TaskKind {
    NumberToGrant,
    ReassessmentToApprove,
    ExemptionAsked,
    RkTermEnds,
    RkIncomplete,
    RkTermsNotStaggered,
}

/// Something an office has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub kind: TaskKind,
    pub owner: Seat,
    /// The last day, if there is one.
    pub due: Option<Date>,
    pub person: Option<PersonId>,
    pub reason: Reason,
}

impl Register {
    /// Everything that waits on a day, what is due first.
    pub fn tasks(&self, on: Date) -> Vec<Task> {
        let mut tasks: Vec<Task> = self.state.persons().flat_map(|person| self.waits_of(person.id)).collect();
        tasks.extend(self.committee(on));
        tasks.sort_by_key(|task| (task.due.is_none(), task.due, task.kind, task.person));
        tasks
    }

    fn waits_of(&self, id: PersonId) -> Vec<Task> {
        let Some(person) = self.state.person(id) else { return Vec::new() };
        let mut tasks = Vec::new();
        for open in person.proposals.iter().filter(|open| open.answer.is_none()) {
            let granted_by = match open.waits_for.office {
                Office::Fu => "D4.5.5.1a",
                Office::DistrictChair => "D4.5.5.1b",
                _ => "D4.5.5.1c",
            };
            let (kind, reason) = match open.kind {
                ProposalKind::First => (TaskKind::NumberToGrant, Reason::cited("task_number_to_grant", granted_by)),
                ProposalKind::Reassessment => {
                    (TaskKind::ReassessmentToApprove, Reason::cited("task_reassessment_to_approve", "D4.5.5.1f"))
                }
            };
            let reason = reason.with("number", open.number).with("proposed", open.day.to_string());
            tasks.push(Task { kind, owner: open.waits_for.clone(), due: None, person: Some(id), reason });
        }
        for asked in person.exemptions.iter().filter(|one| one.state == ExemptionState::Asked) {
            let reason = Reason::cited("task_exemption_asked", "D4.4-63a").with("event", asked.event.as_str());
            let owner = Seat::of_union(Office::Rkf);
            let (kind, due) = (TaskKind::ExemptionAsked, Some(asked.day));
            tasks.push(Task { kind, owner, due, person: Some(id), reason });
        }
        tasks
    }

    /// The rating committee's terms, as soon as it was ever named (F-01).
    fn committee(&self, on: Date) -> Vec<Task> {
        let mut tasks = Vec::new();
        if !self.state.terms().any(|term| term.office == Office::Rk) {
            return tasks;
        }
        let mut push = |kind, due, person, reason| {
            tasks.push(Task { kind, owner: Seat::of_union(Office::Hb), due, person, reason });
        };
        for faults in self.state.committee_faults(on) {
            let kind = match faults.key.as_ref() {
                "rk_incomplete" => TaskKind::RkIncomplete,
                _ => TaskKind::RkTermsNotStaggered,
            };
            push(kind, None, None, faults);
        }
        for term in self.state.holders(Office::Rk, None, on) {
            let Some(to) = term.to else { continue };
            if to.saturating_sub(WARNED.days()) <= on {
                let reason = Reason::cited("task_rk_term_ends", "D4.1-3a").with("to", to.to_string());
                push(TaskKind::RkTermEnds, Some(to), Some(term.person), reason);
            }
        }
        tasks
    }
}

impl TaskKind {
    pub const fn key(self) -> &'static str {
        match self {
            TaskKind::NumberToGrant => "number_to_grant",
            TaskKind::ReassessmentToApprove => "reassessment_to_approve",
            TaskKind::ExemptionAsked => "exemption_asked",
            TaskKind::RkTermEnds => "rk_term_ends",
            TaskKind::RkIncomplete => "rk_incomplete",
            TaskKind::RkTermsNotStaggered => "rk_terms_not_staggered",
        }
    }
}
