//! Events of incidents, and what the committee imposed.

use super::FoldError;
use crate::{AppealDecision, Appealed, Imposed, Incident, IncidentId, Tournament};

impl Tournament {
    pub(super) fn file_incident(&mut self, seq: u64, incident: Incident) -> Result<(), FoldError> {
        match self.incidents.insert(incident.id, incident) {
            None => Ok(()),
            Some(_) => Err(FoldError::UnknownIncident { seq }),
        }
    }

    pub(super) fn appeal(&mut self, seq: u64, incident: IncidentId, appeal: Appealed) -> Result<(), FoldError> {
        let incident = self.incidents.get_mut(&incident).ok_or(FoldError::UnknownIncident { seq })?;
        incident.appeal = Some(appeal);
        Ok(())
    }

    pub(super) fn decide_appeal(
        &mut self,
        seq: u64,
        incident: IncidentId,
        decision: AppealDecision,
    ) -> Result<(), FoldError> {
        let appeal = self.incidents.get_mut(&incident).and_then(|incident| incident.appeal.as_mut());
        appeal.ok_or(FoldError::UnknownIncident { seq })?.decided = Some(decision);
        Ok(())
    }

    pub(super) fn impose(&mut self, seq: u64, imposed: Imposed) -> Result<(), FoldError> {
        self.player_at(seq, imposed.player)?;
        self.imposed.push(imposed);
        Ok(())
    }
}
