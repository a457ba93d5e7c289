//! The table of systems: a row for each, and for each that can carry gladiator games one more.

use super::row::{Names, SystemRow, Ties};
use super::schedules::{KNOCK_OUT, OLYMPIAD, ROUND_ROBIN};
use super::swiss::{DANISH_SWISS, DUBOV_1997, FIDE_1998, FIDE_DUTCH_2026, MONRAD};
use super::{DutchEdition, Host, System};

/// Every system this crate pairs.
pub const SYSTEMS: &[SystemRow] = &[
    ROUND_ROBIN.alone,
    MONRAD.alone,
    DANISH_SWISS.alone,
    FIDE_1998.alone,
    DUBOV_1997.alone,
    FIDE_DUTCH_2026.alone,
    KNOCK_OUT,
    OLYMPIAD,
    ROUND_ROBIN.gladiator,
    MONRAD.gladiator,
    DANISH_SWISS.gladiator,
    FIDE_1998.gladiator,
    DUBOV_1997.gladiator,
    FIDE_DUTCH_2026.gladiator,
];

impl System {
    /// What the system is.
    pub const fn row(self) -> &'static SystemRow {
        match self {
            System::Of(host) => &host.rows().alone,
            System::Gladiator { host } => &host.rows().gladiator,
            System::KnockOut => &KNOCK_OUT,
            System::Olympiad { .. } => &OLYMPIAD,
        }
    }
}

impl Host {
    const fn rows(self) -> &'static Hosting {
        match self {
            Host::RoundRobin { .. } => &ROUND_ROBIN,
            Host::Monrad => &MONRAD,
            Host::DanishSwiss { .. } => &DANISH_SWISS,
            Host::Fide1998 => &FIDE_1998,
            Host::Dubov1997 => &DUBOV_1997,
            Host::FideDutch { edition: DutchEdition::Y2026, .. } => &FIDE_DUTCH_2026,
        }
    }
}

/// The two rows of a system that stands alone or carries gladiator games.
pub(super) struct Hosting {
    alone: SystemRow,
    gladiator: SystemRow,
}

/// What only the gladiator form of a host has: its key, and its records 092 and 192, plain and as chosen.
pub(super) struct Gladiator {
    pub key: &'static str,
    pub plain: (&'static str, &'static str),
    pub chosen: (&'static str, &'static str),
}

impl Hosting {
    /// Who meets whom is the host's affair; what a pairing consists of is D4.9.8's.
    pub(super) const fn of(alone: SystemRow, form: Gladiator) -> Hosting {
        let System::Of(host) = alone.system else { panic!("only a host carries gladiator games") };
        let plain = alone.names.plain.written(form.plain);
        let chosen = match alone.names.chosen {
            Some(name) => Some(name.written(form.chosen)),
            None => None,
        };
        let gladiator = SystemRow {
            key: form.key,
            system: System::Gladiator { host },
            clause: "D4.9.8-1",
            decision: Some("D4.9.8-1"),
            ties: Ties::Gladiator,
            is_listed: true,
            names: Names { plain, chosen },
            spoken: &[],
            codes: &[],
            is_known_to_engines: false,
            ..alone
        };
        Hosting { alone, gladiator }
    }
}
