//! The pairing systems by name.

use std::fmt;
use std::str::FromStr;

use rokade_model::RoundNumber;
use serde::{Deserialize, Serialize};

/// A way of deciding who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Everybody meets everybody, once or twice.
    RoundRobin {
        cycles: u8,
    },
    Monrad,
    DanishSwiss {
        #[serde(default)]
        acceleration: Option<Groups>,
    },
    #[serde(rename = "fide-1998")]
    Fide1998,
    #[serde(rename = "dubov-1997")]
    Dubov1997,
    /// The FIDE Dutch system in force.
    FideDutch {
        /// Accelerated by the Baku method.
        #[serde(default)]
        baku: bool,
    },
    KnockOut,
    /// Teams drafted by strength; every team meets every team.
    Olympiad {
        teams: u16,
    },
    /// Every pairing of the host is played to a decision.
    Gladiator {
        host: Host,
    },
}

/// A field cut by strength for the first rounds (D4.9.3-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Groups {
    pub groups: u8,
    pub rounds: u8,
}

/// A system that can carry gladiator games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Host {
    RoundRobin {
        cycles: u8,
    },
    Monrad,
    DanishSwiss {
        #[serde(default)]
        acceleration: Option<Groups>,
    },
    #[serde(rename = "fide-1998")]
    Fide1998,
    #[serde(rename = "dubov-1997")]
    Dubov1997,
    FideDutch {
        #[serde(default)]
        baku: bool,
    },
}

impl From<Host> for System {
    fn from(host: Host) -> System {
        match host {
            Host::RoundRobin { cycles } => System::RoundRobin { cycles },
            Host::Monrad => System::Monrad,
            Host::DanishSwiss { acceleration } => System::DanishSwiss { acceleration },
            Host::Fide1998 => System::Fide1998,
            Host::Dubov1997 => System::Dubov1997,
            Host::FideDutch { baku } => System::FideDutch { baku },
        }
    }
}

impl System {
    /// The same system as a host of gladiator games, if it can be one.
    pub const fn as_host(self) -> Option<Host> {
        Some(match self {
            System::RoundRobin { cycles } => Host::RoundRobin { cycles },
            System::Monrad => Host::Monrad,
            System::DanishSwiss { acceleration } => Host::DanishSwiss { acceleration },
            System::Fide1998 => Host::Fide1998,
            System::Dubov1997 => Host::Dubov1997,
            System::FideDutch { baku } => Host::FideDutch { baku },
            System::KnockOut | System::Olympiad { .. } | System::Gladiator { .. } => return None,
        })
    }

    /// The system that decides who meets whom: a gladiator's host, else the system itself
    /// (reading `docs/readings/gladiator-pairing.md`).
    pub fn host(self) -> System {
        match self {
            System::Gladiator { host } => host.into(),
            system => system,
        }
    }
}

/// One row of the table of systems.
#[derive(Clone, Copy, Debug)]
pub struct SystemRow {
    /// The name on the command line, in files and in addresses.
    pub key: &'static str,
    /// Where the regulations describe it.
    pub clause: &'static str,
    pub system: System,
}

/// The teams of the handbook's example of an Olympiad (D4.9.9.5), where nobody says how many.
pub const USUAL_TEAMS: u16 = 4;

const fn row(key: &'static str, clause: &'static str, system: System) -> SystemRow {
    SystemRow { key, clause, system }
}

const fn gladiator(key: &'static str, host: Host) -> SystemRow {
    row(key, "D4.9.8-1", System::Gladiator { host })
}

/// Every system this crate pairs.
pub const SYSTEMS: &[SystemRow] = &[
    row("round-robin", "D4.9.11-2", System::RoundRobin { cycles: 1 }),
    row("monrad", "D4.9.1-3", System::Monrad),
    row("danish-swiss", "D4.9.3-5.1", System::DanishSwiss { acceleration: None }),
    row("fide-1998", "D4.9.5-C6", System::Fide1998),
    row("dubov-1997", "D4.9.6-6.1", System::Dubov1997),
    row("fide-dutch", "FIDE-C.04.3-2026:C1", System::FideDutch { baku: false }),
    row("knock-out", "D4.9.7-3", System::KnockOut),
    row("olympiad", "D4.9.9.5", System::Olympiad { teams: USUAL_TEAMS }),
    gladiator("gladiator:round-robin", Host::RoundRobin { cycles: 1 }),
    gladiator("gladiator:monrad", Host::Monrad),
    gladiator("gladiator:danish-swiss", Host::DanishSwiss { acceleration: None }),
    gladiator("gladiator:fide-1998", Host::Fide1998),
    gladiator("gladiator:dubov-1997", Host::Dubov1997),
    gladiator("gladiator:fide-dutch", Host::FideDutch { baku: false }),
];

impl System {
    pub const fn key(self) -> &'static str {
        match self {
            System::RoundRobin { .. } => "round-robin",
            System::Monrad => "monrad",
            System::DanishSwiss { .. } => "danish-swiss",
            System::Fide1998 => "fide-1998",
            System::Dubov1997 => "dubov-1997",
            System::FideDutch { .. } => "fide-dutch",
            System::KnockOut => "knock-out",
            System::Olympiad { .. } => "olympiad",
            System::Gladiator { host: Host::RoundRobin { .. } } => "gladiator:round-robin",
            System::Gladiator { host: Host::Monrad } => "gladiator:monrad",
            System::Gladiator { host: Host::DanishSwiss { .. } } => "gladiator:danish-swiss",
            System::Gladiator { host: Host::Fide1998 } => "gladiator:fide-1998",
            System::Gladiator { host: Host::Dubov1997 } => "gladiator:dubov-1997",
            System::Gladiator { host: Host::FideDutch { .. } } => "gladiator:fide-dutch",
        }
    }

    /// The edition of the rules the system is of: the handbook's, or the year of FIDE's.
    pub fn edition(self) -> &'static str {
        match self.host() {
            System::FideDutch { .. } => "2026",
            _ => "dsu",
        }
    }

    /// Where the regulations describe the system.
    pub fn clause(self) -> &'static str {
        SYSTEMS.iter().find(|row| row.key == self.key()).expect("the table names every system").clause
    }

    /// Everybody meets everybody.
    pub fn is_all_play_all(self) -> bool {
        matches!(self.host(), System::RoundRobin { .. })
    }

    /// Paired anew each round from the scores.
    pub fn is_swiss(self) -> bool {
        !matches!(self.host(), System::RoundRobin { .. } | System::KnockOut | System::Olympiad { .. })
    }

    /// A round is a match that somebody wins, however many games that takes.
    pub const fn is_played_to_decision(self) -> bool {
        matches!(self, System::Gladiator { .. } | System::KnockOut)
    }

    /// Rounds the system itself prescribes for a field; `None` where the organiser decides.
    pub fn planned_rounds(self, players: usize) -> Option<RoundNumber> {
        match self.host() {
            System::RoundRobin { cycles } => Some(crate::round_robin::rounds(players, cycles)),
            System::KnockOut => Some(players.max(1).next_power_of_two().ilog2()),
            System::Olympiad { teams } => Some(crate::round_robin::rounds(usize::from(teams), 1)),
            _ => None,
        }
    }

    /// The most rounds a field can play without two players meeting too often.
    pub fn most_rounds(self, players: usize) -> RoundNumber {
        self.planned_rounds(players).unwrap_or_else(|| crate::round_robin::rounds(players, 1))
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The text names no system.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown pairing system {0:?}; known: {known}", known = known())]
pub struct UnknownSystem(pub String);

fn known() -> String {
    SYSTEMS.iter().map(|row| row.key).collect::<Vec<_>>().join(", ")
}

impl FromStr for System {
    type Err = UnknownSystem;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        SYSTEMS.iter().find(|row| row.key == text).map(|row| row.system).ok_or_else(|| UnknownSystem(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_is_read_by_its_key() {
        for row in SYSTEMS {
            assert_eq!(row.key.parse(), Ok(row.system));
            assert_eq!(row.system.key(), row.key);
            assert_eq!(row.system.clause(), row.clause);
            assert!(rokade_clause::inventory().get(row.clause).is_some(), "{}", row.clause);
        }
    }

    #[test]
    fn a_host_carries_what_it_hosts() {
        for row in SYSTEMS {
            if let System::Gladiator { host } = row.system {
                assert_eq!(row.key.strip_prefix("gladiator:"), Some(System::from(host).key()));
                assert_eq!(System::from(host).as_host(), Some(host));
            }
        }
    }

    #[test]
    fn systems_of_old_journals_are_still_read() {
        let read = |text: &str| serde_json::from_str::<System>(text).unwrap();
        assert_eq!(read("\"monrad\""), System::Monrad);
        assert_eq!(read("{\"round-robin\":{\"cycles\":2}}"), System::RoundRobin { cycles: 2 });
        for row in SYSTEMS {
            assert_eq!(read(&serde_json::to_string(&row.system).unwrap()), row.system);
        }
    }

    #[test]
    fn an_unknown_system_is_refused_with_the_known_ones() {
        let error = "swiss".parse::<System>().unwrap_err();
        for row in SYSTEMS {
            assert!(error.to_string().contains(row.key));
        }
    }
}
