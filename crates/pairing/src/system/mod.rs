//! The pairing systems by name. What a system is stands in its row of [`SYSTEMS`]; here is what a tournament
//! chooses of it.

mod edition;
mod row;
mod schedules;
mod swiss;
mod table;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use rokade_model::RoundNumber;
use serde::{Deserialize, Serialize};

pub use edition::DutchEdition;
pub(crate) use row::Text;
pub use row::{Drawn, FirstColours, Kind, Name, Names, Placement, StartOrder, SystemRow, Ties, Upfloater};
pub use table::SYSTEMS;

/// A way of deciding who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    expecting = "a pairing system, such as \"monrad\" or {\"round-robin\":{\"cycles\":1}}"
)]
pub enum System {
    KnockOut,
    /// Teams drafted by strength; every team meets every team.
    Olympiad {
        teams: u16,
    },
    /// Every pairing of the host is played to a decision.
    Gladiator {
        host: Host,
    },
    /// A system in which every board is one game. Journals write it without this word, as they always did.
    #[serde(untagged)]
    Of(Host),
}

/// A system that pairs the whole field round by round: it stands alone, or carries gladiator games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Host {
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
    FideDutch {
        /// Accelerated by the Baku method.
        #[serde(default)]
        baku: bool,
        /// The edition the event is played under.
        #[serde(default, skip_serializing_if = "DutchEdition::is_unwritten")]
        edition: DutchEdition,
    },
}

/// A field cut by strength for the first rounds (D4.9.3-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Groups {
    pub groups: u8,
    pub rounds: u8,
}

/// The teams of the handbook's example of an Olympiad (D4.9.9.5), where nobody says how many.
pub const USUAL_TEAMS: u16 = 4;

impl Host {
    /// FIDE Dutch of the edition in force.
    pub const FIDE_DUTCH: Host = Host::FideDutch { baku: false, edition: DutchEdition::IN_FORCE };
    pub const FIDE_DUTCH_BAKU: Host = Host::FideDutch { baku: true, edition: DutchEdition::IN_FORCE };

    /// How often everybody meets everybody; `None` where they do not.
    pub const fn cycles(self) -> Option<u8> {
        match self {
            Host::RoundRobin { cycles } => Some(cycles),
            Host::Monrad | Host::DanishSwiss { .. } | Host::Fide1998 | Host::Dubov1997 | Host::FideDutch { .. } => None,
        }
    }

    /// The groups of the first rounds, if the field is cut.
    pub const fn groups(self) -> Option<Groups> {
        match self {
            Host::DanishSwiss { acceleration } => acceleration,
            Host::RoundRobin { .. } | Host::Monrad | Host::Fide1998 | Host::Dubov1997 | Host::FideDutch { .. } => None,
        }
    }

    /// Whether the Baku method accelerates.
    pub const fn is_baku(self) -> bool {
        match self {
            Host::FideDutch { baku, .. } => baku,
            Host::RoundRobin { .. } | Host::Monrad | Host::DanishSwiss { .. } | Host::Fide1998 | Host::Dubov1997 => {
                false
            }
        }
    }
}

impl System {
    /// The system that decides who meets whom, where that one could also stand alone
    /// (reading `docs/readings/gladiator-pairing.md`).
    pub const fn host(self) -> Option<Host> {
        match self {
            System::Of(host) | System::Gladiator { host } => Some(host),
            System::KnockOut | System::Olympiad { .. } => None,
        }
    }

    /// The same with another host, or other options of its host.
    #[must_use]
    pub fn map_host(self, change: impl FnOnce(Host) -> Host) -> System {
        match self {
            System::Of(host) => System::Of(change(host)),
            System::Gladiator { host } => System::Gladiator { host: change(host) },
            System::KnockOut | System::Olympiad { .. } => self,
        }
    }

    pub fn cycles(self) -> Option<u8> {
        self.host().and_then(Host::cycles)
    }

    pub fn groups(self) -> Option<Groups> {
        self.host().and_then(Host::groups)
    }

    pub fn is_baku(self) -> bool {
        self.host().is_some_and(Host::is_baku)
    }

    /// How many teams there are; `None` where everybody plays alone.
    pub const fn teams(self) -> Option<u16> {
        match self {
            System::Olympiad { teams } => Some(teams),
            System::KnockOut | System::Gladiator { .. } | System::Of(_) => None,
        }
    }
}

impl System {
    pub const fn key(self) -> &'static str {
        self.row().key
    }

    /// The rules the system is of, as files name them: the handbook's, or the year of FIDE's.
    pub const fn edition(self) -> &'static str {
        match self.row().text {
            Text::Handbook => "dsu",
            Text::Fide(year) => year,
        }
    }

    /// Where the regulations describe the system.
    pub const fn clause(self) -> &'static str {
        self.row().clause
    }

    pub const fn kind(self) -> Kind {
        self.row().kind
    }

    /// Everybody meets everybody.
    pub fn is_all_play_all(self) -> bool {
        self.kind() == Kind::AllPlayAll
    }

    /// Paired anew each round from the scores.
    pub fn is_swiss(self) -> bool {
        self.kind() == Kind::Swiss
    }

    pub fn is_knock_out(self) -> bool {
        self.kind() == Kind::KnockOut
    }

    pub fn is_of_teams(self) -> bool {
        self.kind() == Kind::Teams
    }

    /// A round is a match that somebody wins, however many games that takes.
    pub const fn is_played_to_decision(self) -> bool {
        self.row().decision.is_some()
    }

    /// Everybody plays one game a round, for himself.
    pub const fn is_of_single_games(self) -> bool {
        match self.kind() {
            Kind::AllPlayAll | Kind::Swiss => !self.is_played_to_decision(),
            Kind::KnockOut | Kind::Teams => false,
        }
    }

    /// Another system carries it.
    pub const fn is_gladiator(self) -> bool {
        match self {
            System::Gladiator { .. } => true,
            System::KnockOut | System::Olympiad { .. } | System::Of(_) => false,
        }
    }

    /// The order of the players goes on from pairing to pairing.
    pub fn keeps_placement(self) -> bool {
        self.row().placement == Placement::Kept
    }

    /// The system's name with what was chosen of it.
    pub const fn name(self) -> Name {
        let Names { plain, chosen } = self.row().names;
        match chosen {
            Some(name) if self.is_chosen() => name,
            Some(_) | None => plain,
        }
    }

    /// Whether it is played twice, or accelerated.
    const fn is_chosen(self) -> bool {
        match self.host() {
            Some(Host::RoundRobin { cycles }) => cycles > 1,
            Some(Host::DanishSwiss { acceleration }) => acceleration.is_some(),
            Some(Host::FideDutch { baku, .. }) => baku,
            Some(Host::Monrad | Host::Fide1998 | Host::Dubov1997) | None => false,
        }
    }

    /// Rounds the system itself prescribes for a field; `None` where the organiser decides.
    pub fn planned_rounds(self, players: usize) -> Option<RoundNumber> {
        match self {
            System::Of(host) | System::Gladiator { host } => {
                host.cycles().map(|cycles| crate::round_robin::rounds(players, cycles))
            }
            System::KnockOut => Some(players.max(1).next_power_of_two().ilog2()),
            System::Olympiad { teams } => Some(crate::round_robin::rounds(usize::from(teams), 1)),
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
