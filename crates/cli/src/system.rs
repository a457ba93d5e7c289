//! Which system pairs: the option, else what the file says.

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::trf::Trf;
use rokade_pairing::{SYSTEMS, System};

use crate::fault::{Failure, Fault};

/// Systems of the contract that this version does not pair yet.
const NOT_YET: &[&str] =
    &["danish-swiss", "fide-1998", "dubov-1997", "fide-dutch", "knock-out", "gladiator", "olympiad"];

/// How often everybody may meet everybody in an all-play-all.
const MOST_CYCLES: u8 = 2;

#[derive(Args, Clone, Debug)]
pub struct SystemOptions {
    /// Pairing system: monrad or round-robin (default: as the file says)
    #[arg(long, value_name = "SYSTEM")]
    pub system: Option<String>,
    /// All-play-all: 1 for single, 2 for double (default: as the file says)
    #[arg(long, value_name = "N")]
    pub cycles: Option<u8>,
}

impl SystemOptions {
    /// The system for a file; the option wins.
    pub fn for_file(&self, trf: &Trf, file: &str) -> Result<System, Failure> {
        let system = match (&self.system, &trf.header.system) {
            (Some(name), _) => self.named(name, None)?,
            (None, Some(name)) => self.named(name, Some(file))?,
            (None, None) => {
                return Err(Fault::of(Reason::house("system_missing")).in_file(file).expected(known()).into());
            }
        };
        Ok(match (system, self.cycles) {
            (System::RoundRobin { .. }, None) => System::RoundRobin { cycles: cycles_in(trf) },
            (system, _) => system,
        })
    }

    /// The system of the option alone.
    pub fn required(&self) -> Result<System, Failure> {
        match &self.system {
            Some(name) => self.named(name, None),
            None => Err(Fault::of(Reason::house("system_missing")).expected(known()).into()),
        }
    }

    /// `file` is where the name stands, if not on the command line.
    fn named(&self, name: &str, file: Option<&str>) -> Result<System, Failure> {
        self.understood(name).map_err(|fault| Fault { file: file.map(str::to_owned), ..*fault }.into())
    }

    fn understood(&self, name: &str) -> Result<System, Box<Fault>> {
        let base = name.split(':').next().unwrap_or_default();
        if NOT_YET.contains(&base) {
            return Err(Box::new(Fault::of(Reason::house("system_not_yet")).found(name).expected(known())));
        }
        let unknown = |_| Box::new(Fault::of(Reason::house("no_such_system")).found(name).expected(known()));
        let system: System = name.parse().map_err(unknown)?;
        match (system, self.cycles) {
            (System::RoundRobin { .. }, Some(cycles)) if (1..=MOST_CYCLES).contains(&cycles) => {
                Ok(System::RoundRobin { cycles })
            }
            (_, Some(cycles)) => {
                let reason = Reason::house("cycles_not_possible").with("system", system.key());
                Err(Box::new(Fault::of(reason).found(cycles.to_string()).expected("1, 2")))
            }
            (system, None) => Ok(system),
        }
    }
}

/// Double if the coded type says so, or if the file plans more rounds than a single all-play-all has.
pub fn cycles_in(trf: &Trf) -> u8 {
    let single = System::RoundRobin { cycles: 1 }.most_rounds(trf.history.players.len());
    let is_double = trf.header.encoded_type.contains("DOUBLE") || trf.history.rounds > single;
    if is_double { MOST_CYCLES } else { 1 }
}

fn known() -> String {
    SYSTEMS.iter().map(|row| row.key).collect::<Vec<_>>().join(", ")
}

/// What people call the system.
pub fn name_key(system: System) -> &'static str {
    match system {
        System::RoundRobin { cycles: 1 } => "cli-round-robin",
        System::RoundRobin { .. } => "cli-double-round-robin",
        System::Monrad => "cli-monrad",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(system: &str, cycles: Option<u8>) -> SystemOptions {
        SystemOptions { system: Some(system.to_owned()), cycles }
    }

    fn refusal(options: &SystemOptions) -> String {
        options.required().unwrap_err().faults[0].reason.key.to_string()
    }

    #[test]
    fn systems_are_told_apart_from_those_to_come_and_from_noise() {
        assert_eq!(options("monrad", None).required().unwrap(), System::Monrad);
        assert_eq!(options("round-robin", Some(2)).required().unwrap(), System::RoundRobin { cycles: 2 });
        assert_eq!(refusal(&options("gladiator:monrad", None)), "system_not_yet");
        assert_eq!(refusal(&options("swizz", None)), "no_such_system");
        assert_eq!(refusal(&options("round-robin", Some(3))), "cycles_not_possible");
        assert_eq!(refusal(&options("monrad", Some(1))), "cycles_not_possible");
    }
}
