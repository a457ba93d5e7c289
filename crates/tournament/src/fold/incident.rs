//! Events of incidents.

use super::FoldError;
use crate::{AppealDecision, Appealed, Event, Incident, Recorded, Tournament};

impl Tournament {
    pub(super) fn act_on_incident(&mut self, record: &Recorded) -> Result<(), FoldError> {
        let (made, by) = (record.at, record.by.clone());
        let unknown = FoldError::UnknownIncident { seq: record.seq };
        match &record.event {
            Event::IncidentFiled { incident, at, white, black, key, answers, chosen, note, ruling } => {
                let filed = Incident {
                    id: *incident,
                    at: *at,
                    white: *white,
                    black: *black,
                    key: key.clone(),
                    answers: answers.clone(),
                    chosen: chosen.clone(),
                    note: note.clone(),
                    ruling: (**ruling).clone(),
                    filed: made,
                    by,
                    appeal: None,
                };
                match self.incidents.insert(*incident, filed) {
                    None => Ok(()),
                    Some(_) => Err(unknown),
                }
            }
            Event::IncidentAppealed { incident, by, grounds } => {
                let incident = self.incidents.get_mut(incident).ok_or(unknown)?;
                incident.appeal = Some(Appealed { by: *by, grounds: grounds.clone(), made, decided: None });
                Ok(())
            }
            Event::AppealDecided { incident, upheld, note } => {
                let incident = self.incidents.get_mut(incident).ok_or(unknown.clone())?;
                let appeal = incident.appeal.as_mut().ok_or(unknown)?;
                appeal.decided = Some(AppealDecision { upheld: *upheld, note: note.clone(), made, by });
                Ok(())
            }
            other => unreachable!("{other:?} is about no incident"),
        }
    }
}
