//! Whether somebody may play an event: membership, exemption, or the one event of a guest (D4.4-63a, D4.4-63b).

use jiff::civil::Date;
use rokade_clause::Reason;

use super::{ExemptionState, MemberOf, Register};
use crate::PersonId;

/// By what somebody may play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MayPlay {
    Member(MemberOf),
    Exempted,
    /// Once, and not again.
    Guest,
}

impl Register {
    /// Whether somebody may play an event that begins on a day.
    ///
    /// # Errors
    /// Every reason against it.
    pub fn may_play(&self, id: PersonId, tournament: Option<&str>, day: Date) -> Result<MayPlay, Vec<Reason>> {
        let state = &self.state;
        if let Some(held) = state.memberships(id).into_iter().find(|membership| membership.holds(day)) {
            return Ok(MayPlay::Member(held.of));
        }
        let persons = state.merged_with(id).into_iter().filter_map(|id| state.person(id));
        let persons: Vec<_> = persons.collect();
        let exempted = persons.iter().flat_map(|person| &person.exemptions);
        let is_this = |event: &str| Some(event) == tournament;
        if exempted.into_iter().any(|one| is_this(&one.event) && one.state == ExemptionState::Given) {
            return Ok(MayPlay::Exempted);
        }
        let played: Vec<_> = persons.iter().flat_map(|person| &person.guest_plays).collect();
        match played.iter().find(|played| !is_this(&played.event)) {
            None => Ok(MayPlay::Guest),
            Some(played) => {
                let used = Reason::cited("guest_play_used", "D4.4-63b");
                let used = used.with("event", played.event.as_str()).with("day", played.day.to_string());
                Err(vec![Reason::cited("not_a_member", "D4.4-63a").with("day", day.to_string()), used])
            }
        }
    }

    /// Whether somebody is a foreigner: registered with FIDE outside the Realm, or without a federation and no
    /// citizen (docs/readings/federation-foreigners.md).
    pub fn is_foreign(&self, id: PersonId) -> bool {
        let Some(facts) = self.facts(id) else { return false };
        let realm = crate::figures::championships(rokade_clause::HandbookEdition::default());
        match facts.federation.as_str() {
            "" => !facts.citizenship.is_empty() && !realm.is_of_the_realm(&facts.citizenship),
            federation => !realm.is_of_the_realm(federation),
        }
    }
}
