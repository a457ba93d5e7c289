//! A system as a form says it: which one, and what only that one has to know.

use rokade_pairing::{Groups, System, USUAL_TEAMS};
use rokade_words::{Arg, Lang, text, text_with};

use super::fields::Fields;

/// The systems in the order pages offer them, the most usual first.
pub(crate) const SYSTEMS: &[&str] = &[
    "monrad",
    "round-robin",
    "round-robin-2",
    "danish-swiss",
    "fide-dutch",
    "fide-1998",
    "dubov-1997",
    "knock-out",
    "olympiad",
];

/// How many of them a short page shows at once.
pub(crate) const SHOWN_FIRST: usize = 3;

/// What a club divides a field into and how long, if it accelerates at all.
const USUAL_ACCELERATION: Groups = Groups { groups: 2, rounds: 2 };

/// The choice of a system as the fields of a form hold it.
#[derive(Clone, Debug)]
pub(crate) struct SystemChoice {
    pub name: &'static str,
    pub gladiator: bool,
    pub accelerated: bool,
    pub groups: u8,
    pub rounds: u8,
    pub baku: bool,
    pub teams: u16,
    pub double_rounds: bool,
}

impl SystemChoice {
    pub(crate) fn of(system: System, double_rounds: bool) -> SystemChoice {
        let host = system.host();
        let acceleration = match host {
            System::DanishSwiss { acceleration } => acceleration,
            _ => None,
        };
        let Groups { groups, rounds } = acceleration.unwrap_or(USUAL_ACCELERATION);
        SystemChoice {
            name: name(host),
            gladiator: matches!(system, System::Gladiator { .. }),
            accelerated: acceleration.is_some(),
            groups,
            rounds,
            baku: matches!(host, System::FideDutch { baku: true }),
            teams: match host {
                System::Olympiad { teams } => teams,
                _ => USUAL_TEAMS,
            },
            double_rounds,
        }
    }

    /// The choices as pages list them: name, its words, what it is for, whether it is chosen.
    pub(crate) fn offered(&self, lang: Lang) -> Vec<Offered> {
        let offer = |name: &&'static str| Offered {
            name,
            label: text(lang, &format!("desk-system-{name}")),
            about: text(lang, &format!("desk-system-{name}-about")),
            is_chosen: *name == self.name,
        };
        SYSTEMS.iter().map(offer).collect()
    }
}

pub(crate) struct Offered {
    pub name: &'static str,
    pub label: String,
    pub about: String,
    pub is_chosen: bool,
}

/// The name of a system in forms; a double all-play-all has one of its own.
fn name(host: System) -> &'static str {
    match host {
        System::RoundRobin { cycles: 2 } => "round-robin-2",
        host => host.key(),
    }
}

/// The system a form means; `None` if it names none.
pub(super) fn read(fields: &mut Fields) -> Option<System> {
    let host = match fields.get("system")? {
        "round-robin-2" => System::RoundRobin { cycles: 2 },
        "danish-swiss" => System::DanishSwiss { acceleration: acceleration(fields) },
        "fide-dutch" => System::FideDutch { baku: fields.is_ticked("baku") },
        "olympiad" => System::Olympiad { teams: fields.figure("teams").unwrap_or(USUAL_TEAMS) },
        known => known.parse().ok()?,
    };
    match host.as_host() {
        Some(host) if fields.is_ticked("gladiator") => Some(System::Gladiator { host }),
        _ => Some(host),
    }
}

fn acceleration(fields: &mut Fields) -> Option<Groups> {
    let groups = fields.figure("accelerated_groups").unwrap_or(USUAL_ACCELERATION.groups);
    let rounds = fields.figure("accelerated_rounds").unwrap_or(USUAL_ACCELERATION.rounds);
    fields.is_ticked("accelerated").then_some(Groups { groups, rounds })
}

/// A system in a few words, with what was chosen about it.
pub(crate) fn words(lang: Lang, system: System) -> String {
    let host = text(lang, &format!("desk-system-{}", name(system.host())));
    let about = match system.host() {
        System::DanishSwiss { acceleration: Some(Groups { groups, rounds }) } => {
            let args = [("groups", Arg::from(u32::from(groups))), ("rounds", Arg::from(u32::from(rounds)))];
            Some(text_with(lang, "desk-system-accelerated", &args))
        }
        System::FideDutch { baku: true } => Some(text(lang, "desk-system-baku-short")),
        System::Olympiad { teams } => {
            Some(text_with(lang, "desk-system-teams-short", &[("count", Arg::from(u32::from(teams)))]))
        }
        _ => None,
    };
    let host = about.map_or(host.clone(), |about| format!("{host}, {about}"));
    match system {
        System::Gladiator { .. } => text_with(lang, "desk-system-gladiator-on", &[("host", Arg::from(host))]),
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(fields: &[(&str, &str)]) -> Option<System> {
        let form: Vec<(String, String)> =
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        read(&mut Fields::of(&form))
    }

    #[test]
    fn every_system_that_is_offered_is_read() {
        for offered in SYSTEMS {
            let system = sent(&[("system", offered)]).unwrap();
            assert_eq!(SystemChoice::of(system, false).name, *offered);
            for lang in Lang::ALL {
                assert!(!words(lang, system).contains("desk-"), "{lang} {offered}");
            }
        }
        assert_eq!(sent(&[("system", "swiss")]), None);
        assert_eq!(sent(&[]), None);
    }

    #[test]
    fn every_system_of_the_house_is_offered() {
        for row in rokade_pairing::SYSTEMS {
            let choice = SystemChoice::of(row.system, false);
            assert!(SYSTEMS.contains(&choice.name), "{}", row.key);
            assert_eq!(choice.gladiator, row.key.starts_with("gladiator:"));
        }
    }

    #[test]
    fn only_what_matters_for_the_system_is_read() {
        let groups = Groups { groups: 3, rounds: 2 };
        let all = [
            ("accelerated", "yes"),
            ("accelerated_groups", "3"),
            ("accelerated_rounds", "2"),
            ("baku", "yes"),
            ("teams", "6"),
            ("gladiator", "yes"),
        ];
        let with = |system: &'static str| {
            let mut fields = all.to_vec();
            fields.push(("system", system));
            sent(&fields).unwrap()
        };
        assert_eq!(with("knock-out"), System::KnockOut);
        assert_eq!(with("olympiad"), System::Olympiad { teams: 6 });
        let host = System::DanishSwiss { acceleration: Some(groups) }.as_host().unwrap();
        assert_eq!(with("danish-swiss"), System::Gladiator { host });
        assert!(matches!(with("monrad"), System::Gladiator { .. }));
    }
}
