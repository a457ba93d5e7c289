//! The arbiter at the desk: settings, answers, and what comes back.

use rokade_clause::Edition;
use rokade_laws::incident::{self, Answers, Chosen, Missing, Setting, Settled};

pub(crate) const DK2001: Edition = Edition::DK_2001;
pub(crate) const DK2009: Edition = Edition::DK_2009;
pub(crate) const NO2009: Edition = Edition::NO_2009;
pub(crate) const SE2018: Edition = Edition::SE_2018;
pub(crate) const FIDE2023: Edition = Edition::FIDE_2023;

pub(crate) fn answers(given: &[(&str, &str)]) -> Answers {
    given.iter().fold(Answers::default(), |answers, (question, answer)| answers.with(question, *answer))
}

/// What the Laws of an edition make of it, in a standard game.
pub(crate) fn ruled(edition: Edition, key: &str, given: &[(&str, &str)]) -> Settled {
    ruled_in(&Setting::new(edition), key, given)
}

pub(crate) fn ruled_in(setting: &Setting, key: &str, given: &[(&str, &str)]) -> Settled {
    incident::rule(key, setting, &answers(given)).unwrap_or_else(|missing| panic!("{key}: {missing}"))
}

pub(crate) fn decided(edition: Edition, key: &str, given: &[(&str, &str)], chosen: Chosen) -> Result<Settled, Missing> {
    incident::decide(key, &Setting::new(edition), &answers(given), &chosen)
}

/// The clauses that apply.
pub(crate) fn applied(settled: &Settled) -> Vec<&str> {
    settled.why.iter().flat_map(|reason| &reason.clauses).map(|clause| clause.as_str()).collect()
}

pub(crate) fn rests_on(settled: &Settled, clause: &str) {
    assert!(applied(settled).contains(&clause), "{clause} does not apply: {settled:#?}");
    assert!(settled.bearing.iter().any(|cited| cited.as_str() == clause), "{clause} does not bear: {settled:#?}");
}

pub(crate) fn says(settled: &Settled, reason: &str) {
    assert!(settled.why.iter().any(|why| why.key == reason), "{reason} is not said: {settled:#?}");
}

pub(crate) fn remembers(settled: &Settled, precedent: &str) {
    assert!(settled.precedents.iter().any(|id| id.as_str() == precedent), "{precedent} is missing: {settled:#?}");
}

/// The choices of the only open question.
pub(crate) fn offered(settled: &Settled) -> Vec<&str> {
    assert_eq!(settled.open.len(), 1, "{settled:#?}");
    settled.open[0].choices.iter().map(|offered| offered.choice.as_str()).collect()
}

/// The whole list of penalties of the edition is open against a player, under these clauses.
pub(crate) fn may_be_punished(edition: Edition, settled: &Settled, sanction: &str) {
    let list: &[&str] = match edition.year() {
        2001 => &["13.4.a", "13.4.b", "13.4.c", "13.4.d", "13.4.e", "13.4.f", "13.4.g", "none"],
        2009 => &["13.4.a", "13.4.b", "13.4.c", "13.4.d", "13.4.e", "13.4.f", "13.4.g"],
        _ => &["12.9.1", "12.9.2", "12.9.3", "12.9.4", "12.9.5", "12.9.6", "12.9.7", "12.9.8", "12.9.9"],
    };
    assert_eq!(offered(settled), list);
    assert_eq!(settled.decision, None, "it rests with the arbiter");
    assert!(settled.against.is_some());
    let cited: Vec<&str> = settled.open[0].reason.clauses.iter().map(|clause| clause.as_str()).collect();
    assert!(cited.contains(&sanction), "{cited:?}");
}
