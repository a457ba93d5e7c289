//! The catalogue as a whole: every incident under every edition and pace comes to something.

use std::sync::LazyLock;

use rokade_clause::Edition;
use rokade_laws::incident::{self, Answers, Earlier, Kind, Setting, Settled};
use rokade_laws::referee::{Blind, Both, Pace, Supervision};

/// Settings that tell apart what the editions tell apart.
fn settings(edition: Edition) -> Vec<Setting> {
    let usual = Setting::new(edition);
    let mut settings = vec![
        usual.clone(),
        Setting { last_period: false, ..usual.clone() },
        Setting { appendix_g: true, ..usual.clone() },
        Setting { blind: Some(Blind::White), ..usual.clone() },
        Setting { pace: Pace::Rapid, appendix_g: true, ..usual.clone() },
    ];
    for pace in [Pace::Rapid, Pace::Blitz] {
        for supervision in [Supervision::Full, Supervision::Limited] {
            settings.push(Setting { pace, supervision, ..usual.clone() });
        }
    }
    for illegal_moves in 1..=2 {
        let against = Earlier { illegal_moves, warnings: illegal_moves };
        settings.push(Setting { earlier: Both { white: against, black: against }, ..usual.clone() });
    }
    settings
}

/// The answers that a question of this kind can get.
fn possible(kind: Kind) -> Vec<String> {
    match kind {
        Kind::Choice(options) => options.iter().map(|option| (*option).to_owned()).collect(),
        Kind::Color => vec!["white".to_owned(), "black".to_owned()],
        Kind::YesNo => vec!["yes".to_owned(), "no".to_owned()],
        Kind::Minutes => vec!["0".to_owned(), "4".to_owned(), "16".to_owned(), "70".to_owned()],
        Kind::Number => vec!["2".to_owned(), "9".to_owned(), "12".to_owned()],
        Kind::Fen => vec!["8/8/8/4k3/8/4K3/4P3/8 w - - 0 1".to_owned(), "8/8/8/4k3/8/4K3/4N3/8 b - - 0 1".to_owned()],
        Kind::Text => vec!["as near as it gets".to_owned()],
    }
}

/// Every way through an incident.
fn paths(key: &str, setting: &Setting) -> Vec<Answers> {
    let mut open = vec![Answers::default()];
    let mut done = Vec::new();
    while let Some(answers) = open.pop() {
        match incident::questions(key, setting, &answers) {
            None => done.push(answers),
            Some(question) => {
                assert!(answers.text(question.key).is_none(), "{key} asks {} twice", question.key);
                let given =
                    possible(question.kind).into_iter().map(|answer| answers.clone().with(question.key, answer));
                open.extend(given);
            }
        }
    }
    done
}

/// One way through the catalogue and what came of it.
pub(crate) struct Seen {
    pub key: &'static str,
    pub setting: Setting,
    pub answers: Answers,
    pub settled: Settled,
}

/// Everything that the catalogue can say, gathered once.
pub(crate) fn every() -> &'static [Seen] {
    static SEEN: LazyLock<Vec<Seen>> = LazyLock::new(|| {
        let mut seen = Vec::new();
        for setting in Edition::all().flat_map(settings) {
            for key in incident::groups().iter().flat_map(|group| group.incidents) {
                for answers in paths(key, &setting) {
                    let settled = incident::rule(key, &setting, &answers)
                        .unwrap_or_else(|missing| panic!("{key} under {setting:?} with {answers:?}: {missing}"));
                    seen.push(Seen { key, setting: setting.clone(), answers, settled });
                }
            }
        }
        seen
    });
    &SEEN
}

#[test]
fn every_incident_is_two_taps_away() {
    let groups = incident::groups();
    assert!(groups.len() <= 9);
    let mut seen = std::collections::BTreeSet::new();
    for group in groups {
        assert!((1..=9).contains(&group.incidents.len()), "{}", group.key);
        for key in group.incidents {
            assert!(seen.insert(*key), "{key} stands twice");
        }
    }
}

#[test]
fn no_incident_asks_more_than_an_arbiter_can_answer() {
    for seen in every() {
        assert!(seen.answers.0.len() <= 5, "{} asks {:?}", seen.key, seen.answers.0.keys());
    }
}

#[test]
fn every_incident_comes_to_a_ruling_or_an_open_matter() {
    for Seen { key, setting, answers, settled } in every() {
        assert_eq!(settled.incident, *key);
        assert!(!settled.why.is_empty(), "{key}");
        assert!(settled.why.iter().all(|why| !why.clauses.is_empty()), "{key}: {:#?}", settled.why);
        assert!(!settled.bearing.is_empty(), "{key}");
        let is_settled = settled.decision.is_some() || !settled.open.is_empty();
        assert!(is_settled, "{key} under {} with {answers:?}", setting.edition);
        for question in &settled.open {
            assert!(!question.choices.is_empty() && !question.reason.clauses.is_empty(), "{key}: {question:#?}");
        }
    }
}

#[test]
fn every_script_can_be_played() {
    for Seen { key, setting, answers, settled } in every() {
        let refused = settled.notes.iter().find(|note| note.key.starts_with("script_"));
        assert_eq!(refused, None, "{key} under {} {:?} with {answers:?}", setting.edition, setting.pace);
    }
}

#[test]
fn a_ruling_cites_only_its_own_edition() {
    for Seen { key, setting, settled, .. } in every() {
        let own = format!("L{}-", setting.edition.year());
        for clause in settled.bearing.iter().map(|clause| clause.as_str()) {
            let is_foreign = clause.starts_with("L20") && !clause.starts_with(&own);
            assert!(!is_foreign, "{key} under {} cites {clause}", setting.edition);
        }
    }
}

#[test]
fn an_unknown_incident_is_an_error() {
    let setting = Setting::new(Edition::FIDE_2023);
    assert_eq!(incident::questions("nothing", &setting, &Answers::default()), None);
    assert!(incident::rule("nothing", &setting, &Answers::default()).is_err());
}
