//! The pairing systems by name.

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

/// Every system this crate pairs.
pub const SYSTEMS: &[SystemRow] = &[
    SystemRow { key: "round-robin", clause: "D4.9.11-2", system: System::RoundRobin { cycles: 1 } },
    SystemRow { key: "monrad", clause: "D4.9.1-3", system: System::Monrad },
];

impl System {
    pub const fn key(self) -> &'static str {
        match self {
            System::RoundRobin { .. } => "round-robin",
            System::Monrad => "monrad",
        }
    }

    /// Rounds the system itself prescribes for a field; `None` where the organiser decides.
    pub fn planned_rounds(self, players: usize) -> Option<RoundNumber> {
        match self {
            System::RoundRobin { cycles } => Some(crate::round_robin::rounds(players, cycles)),
            System::Monrad => None,
        }
    }

    /// The most rounds a field can play without two players meeting too often.
    pub fn most_rounds(self, players: usize) -> RoundNumber {
        let cycles = match self {
            System::RoundRobin { cycles } => cycles,
            System::Monrad => 1,
        };
        crate::round_robin::rounds(players, cycles)
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
            assert!(rokade_clause::inventory().get(row.clause).is_some());
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
