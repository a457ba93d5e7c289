//! Whether a decision can be appealed, and until when.

use rokade_clause::{Citation, Logic, Reason, rule};

use super::setting::Setting;
use crate::referee::Regulations;

/// Who says whether a ruling can be appealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppealRight {
    /// The Laws allow an appeal unless the event says otherwise.
    Allowed,
    /// The Laws make the decision final.
    Final,
    /// The Laws are silent; the event decides.
    Event,
}

/// What a player is told about an appeal against a ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct Appeal {
    pub right: AppealRight,
    pub reason: Reason,
    /// The regulation that sets a time for it.
    pub deadline: Option<Reason>,
}

/// Matters that some editions make final: a draw claimed in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Matter {
    Ordinary,
    Quickplay,
}

const QUICKPLAY: Citation = rule("quickplay_appeal");
const ORDINARY: Citation = rule("appeals");

pub(super) fn appeal(setting: &Setting, matter: Matter) -> Appeal {
    let edition = setting.edition;
    let (right, reason) = match (matter, edition.logic()) {
        (Matter::Quickplay, Logic::Laws2001 | Logic::Laws2009(_)) => {
            (AppealRight::Final, QUICKPLAY.reason(edition, "incident_appeal_final"))
        }
        (Matter::Ordinary, Logic::Laws2001) => (AppealRight::Event, Reason::house("incident_appeal_event")),
        (Matter::Ordinary, Logic::Laws2009(_)) | (_, Logic::Laws2018 | Logic::Laws2023) => {
            (AppealRight::Allowed, ORDINARY.reason(edition, "incident_appeal_allowed"))
        }
    };
    let deadline = match (right, setting.regulations) {
        (AppealRight::Final, _) | (_, None) => None,
        (_, Some(Regulations::Dsu)) => Some(Reason::cited("incident_appeal_deadline", "D4.1-17")),
    };
    Appeal { right, reason, deadline }
}
