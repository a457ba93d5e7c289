//! What the organiser says of prizes. Both can be done while a group plays and after: late is better
//! than never, and the checklist says that it is late.

use rokade_clause::{Fact, Reason};
use rokade_standings::PrizeFund;

use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, GroupId};

impl Judge<'_> {
    pub(super) fn set_prizes(&self, id: GroupId, fund: &PrizeFund) -> Judged {
        let group = self.group(id)?;
        let mut objections = Objections::default();
        objections.extend(fund.objections());
        for (row, prize) in (1_u32..).zip(&fund.prizes) {
            let section = prize.category.as_ref().map_or("", |category| category.section.trim());
            let is_known = section.is_empty() || group.settings.sections.iter().any(|known| known == section);
            objections
                .when(!is_known, || Reason::house("prize_section_unknown").with("row", row).with("section", section));
        }
        objections.heed()?;
        match &group.prizes {
            Some(had) if had.fund == *fund => Ok(Decision::default()),
            _ => Ok(Decision::of([Event::PrizesSet { group: id, fund: Box::new(fund.clone()) }])),
        }
    }

    /// Publishes the prizes as they stand (D4.1-5e).
    pub(super) fn publish_prizes(&self, id: GroupId) -> Judged {
        let group = self.group(id)?;
        let Some(prizes) = &group.prizes else {
            return Err(grounds::in_group(Reason::cited("prizes_not_set", "D4.1-5e"), group).into());
        };
        if let Some(at) = prizes.published {
            let reason = grounds::in_group(Reason::house("prizes_published_before"), group);
            return Err(reason.with("at", Fact::Time(at)).into());
        }
        Ok(Decision::of([Event::PrizesPublished { group: id }]))
    }
}
