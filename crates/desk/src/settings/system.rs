//! A system as a form says it: which one, and what only that one has to know.

use rokade_pairing::{Groups, Host, SYSTEMS, System, SystemRow, USUAL_TEAMS};
use rokade_words::{Arg, Lang, text, text_with};

use super::fields::Fields;

/// The name of a double all-play-all in forms; every other choice has the key of its system.
const DOUBLE: &str = "round-robin-2";

/// The systems in the order pages offer them, the most usual first.
pub(crate) fn offered() -> Vec<&'static str> {
    let names = |row: &SystemRow| {
        let double = row.system.cycles().map(|_| DOUBLE);
        [Some(row.key), double].into_iter().flatten()
    };
    rows().into_iter().flat_map(names).collect()
}

/// The systems that stand alone, the most usual first.
pub(crate) fn rows() -> Vec<&'static SystemRow> {
    let mut rows: Vec<&SystemRow> = SYSTEMS.iter().filter(|row| !row.system.is_gladiator()).collect();
    rows.sort_by_key(|row| row.usual);
    rows
}

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
        let Groups { groups, rounds } = system.groups().unwrap_or(USUAL_ACCELERATION);
        SystemChoice {
            name: system.name().word,
            gladiator: system.is_gladiator(),
            accelerated: system.groups().is_some(),
            groups,
            rounds,
            baku: system.is_baku(),
            teams: system.teams().unwrap_or(USUAL_TEAMS),
            double_rounds,
        }
    }

    /// The choices as pages list them: name, its words, what it is for, whether it is chosen.
    pub(crate) fn offered(&self, lang: Lang) -> Vec<Offered> {
        let offer = |name: &'static str| Offered {
            name,
            label: text(lang, &format!("desk-system-{name}")),
            about: text(lang, &format!("desk-system-{name}-about")),
            is_chosen: name == self.name,
        };
        offered().into_iter().map(offer).collect()
    }
}

pub(crate) struct Offered {
    pub name: &'static str,
    pub label: String,
    pub about: String,
    pub is_chosen: bool,
}

/// The system a form means; `None` if it names none.
pub(super) fn read(fields: &mut Fields) -> Option<System> {
    let (key, cycles) = match fields.get("system")? {
        DOUBLE => ("round-robin", 2),
        key => (key, 1),
    };
    match key.parse::<System>().ok()? {
        System::Of(host) => {
            let host = match host {
                Host::RoundRobin { .. } => Host::RoundRobin { cycles },
                Host::DanishSwiss { .. } => Host::DanishSwiss { acceleration: acceleration(fields) },
                Host::FideDutch { edition, .. } => Host::FideDutch { baku: fields.is_ticked("baku"), edition },
                Host::Monrad | Host::Fide1998 | Host::Dubov1997 => host,
            };
            Some(if fields.is_ticked("gladiator") { System::Gladiator { host } } else { System::Of(host) })
        }
        System::Olympiad { .. } => Some(System::Olympiad { teams: fields.figure("teams").unwrap_or(USUAL_TEAMS) }),
        system @ (System::KnockOut | System::Gladiator { .. }) => Some(system),
    }
}

fn acceleration(fields: &mut Fields) -> Option<Groups> {
    let groups = fields.figure("accelerated_groups").unwrap_or(USUAL_ACCELERATION.groups);
    let rounds = fields.figure("accelerated_rounds").unwrap_or(USUAL_ACCELERATION.rounds);
    fields.is_ticked("accelerated").then_some(Groups { groups, rounds })
}

/// A system in a few words, with what was chosen about it.
pub(crate) fn words(lang: Lang, system: System) -> String {
    let name = text(lang, &format!("desk-system-{}", system.name().word));
    let name = about(lang, system).map_or(name.clone(), |about| format!("{name}, {about}"));
    match system.is_gladiator() {
        true => text_with(lang, "desk-system-gladiator-on", &[("host", Arg::from(name))]),
        false => name,
    }
}

/// What was chosen, beyond what the name says.
fn about(lang: Lang, system: System) -> Option<String> {
    if let Some(Groups { groups, rounds }) = system.groups() {
        let args = [("groups", Arg::from(u32::from(groups))), ("rounds", Arg::from(u32::from(rounds)))];
        return Some(text_with(lang, "desk-system-accelerated", &args));
    }
    let teams = system.teams().map(|teams| [("count", Arg::from(u32::from(teams)))]);
    let teams = teams.map(|args| text_with(lang, "desk-system-teams-short", &args));
    teams.or_else(|| system.is_baku().then(|| text(lang, "desk-system-baku-short")))
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
        for offered in offered() {
            let system = sent(&[("system", offered)]).unwrap();
            assert_eq!(SystemChoice::of(system, false).name, offered);
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
            assert!(offered().contains(&choice.name), "{}", row.key);
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
        let host = Host::DanishSwiss { acceleration: Some(groups) };
        assert_eq!(with("danish-swiss"), System::Gladiator { host });
        assert!(matches!(with("monrad"), System::Gladiator { .. }));
    }
}
