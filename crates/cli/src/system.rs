//! Which system pairs: the options, else what the file says.

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::trf::{AccelerationRule, Trf};
use rokade_pairing::{Host, SYSTEMS, System, SystemRow};
use rokade_words::Arg;

use crate::fault::{Failure, Fault};
use crate::voice::Voice;

/// How often everybody may meet everybody in an all-play-all.
const MOST_CYCLES: u8 = 2;
/// An Olympiad of fewer has no match, of more no end.
const TEAMS: std::ops::RangeInclusive<u16> = 2..=100;

#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SystemOptions {
    /// Pairing system, such as monrad or fide-dutch (default: as the file says)
    #[arg(long, value_name = "SYSTEM")]
    pub system: Option<String>,
    /// All-play-all: 1 for single, 2 for double (default: as the file says)
    #[arg(long, value_name = "N")]
    pub cycles: Option<u8>,
    /// danish-swiss: GROUPSxROUNDS, such as 3x4; fide-dutch: baku (default: as the file says)
    #[arg(long, value_name = "RULE")]
    pub accelerate: Option<String>,
    /// olympiad: number of teams (default: as the file says, else 4)
    #[arg(long, value_name = "N")]
    pub teams: Option<u16>,
    /// Swiss systems: every pairing is two rounds long (default: as the file says)
    #[arg(long)]
    pub double: bool,
}

/// The lots of a knock-out.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct LotOptions {
    /// knock-out: the seed of the lots (default: as the file says)
    #[arg(long, value_name = "K")]
    pub seed: Option<u64>,
}

impl LotOptions {
    /// The seed for a file; the option wins.
    pub(crate) fn for_file(self, trf: &Trf, system: System) -> Result<Option<u64>, Failure> {
        match self.seed {
            seed if system.is_knock_out() => Ok(seed.or(trf.plan.lots)),
            None => Ok(None),
            Some(seed) => Err(not_for(system, "--seed", &seed.to_string(), System::KnockOut.key()).into()),
        }
    }
}

impl SystemOptions {
    /// The system for a file; the options win, and what they say takes the place of what the file says.
    pub(crate) fn for_file(&self, trf: &mut Trf, file: &str) -> Result<System, Failure> {
        let (name, place) = match (&self.system, &trf.header.system) {
            (Some(name), _) => (name.clone(), None),
            (None, Some(name)) => (name.clone(), Some(file)),
            (None, None) => return Err(nameless(trf, file).into()),
        };
        let system = named(&name).map_err(|fault| Fault { file: place.map(str::to_owned), ..*fault })?;
        let system = self.with_options(trf.as_stated(system))?;
        if self.system.is_none() {
            fits_file(trf, system, file)?;
        }
        self.override_file(trf, system);
        Ok(system)
    }

    /// The system of the options alone.
    pub(crate) fn required(&self) -> Result<System, Failure> {
        match &self.system {
            Some(name) => self.with_options(named(name).map_err(|fault| *fault)?),
            None => Err(Fault::of(Reason::house("system_not_given")).expected(known()).into()),
        }
    }

    /// The system as the options want it. All that does not fit is told at once.
    pub(crate) fn with_options(&self, system: System) -> Result<System, Failure> {
        let (mut chosen, mut faults) = (system, Vec::new());
        let mut choose = |result: Result<System, Box<Fault>>| match result {
            Ok(system) => chosen = system,
            Err(fault) => faults.push(*fault),
        };
        if let Some(cycles) = self.cycles {
            choose(with_cycles(system, cycles));
        }
        if let Some(rule) = &self.accelerate {
            choose(accelerated(system, rule));
        }
        if let Some(teams) = self.teams {
            choose(with_teams(system, teams));
        }
        if self.double && !system.is_swiss() {
            choose(Err(Box::new(not_for(system, "--double", "", &some_swiss()))));
        }
        if faults.is_empty() { Ok(chosen) } else { Err(Failure { faults }) }
    }

    /// Acceleration and teams of the file that the options replace are gone.
    fn override_file(&self, trf: &mut Trf, system: System) {
        trf.history.double_rounds |= self.double;
        if self.accelerate.is_some() {
            trf.history.acceleration.clear();
        }
        if system.teams().is_some_and(|teams| trf.history.teams.len() != usize::from(teams)) {
            trf.history.teams.clear();
        }
    }
}

/// The Swiss systems one would think of.
fn some_swiss() -> String {
    let mut swiss: Vec<_> = alone().filter(|row| row.system.is_swiss()).collect();
    swiss.sort_by_key(|row| row.usual);
    let keys: Vec<&str> = swiss.iter().take(3).map(|row| row.key).collect();
    format!("{} …", keys.join(", "))
}

/// The file names no system, or one that is not paired here.
fn nameless(trf: &Trf, file: &str) -> Fault {
    let code = trf.header.encoded_type.as_str();
    let fault = match code {
        "" => Fault::of(Reason::house("system_missing")).expected(known()),
        code => Fault::of(Reason::house("system_not_supported")).found(code).expected(known()),
    };
    fault.in_file(file)
}

fn named(name: &str) -> Result<System, Box<Fault>> {
    name.parse().map_err(|_| Box::new(Fault::of(Reason::house("no_such_system")).found(name).expected(known())))
}

fn with_cycles(system: System, cycles: u8) -> Result<System, Box<Fault>> {
    let is_possible = system.cycles().is_some() && (1..=MOST_CYCLES).contains(&cycles);
    is_possible.then(|| system.map_host(|_| Host::RoundRobin { cycles })).ok_or_else(|| {
        let reason = Reason::house("cycles_not_possible").with("system", system.key());
        Box::new(Fault::of(reason).found(cycles.to_string()).expected("1, 2"))
    })
}

fn accelerated(system: System, rule: &str) -> Result<System, Box<Fault>> {
    let parsed: Option<AccelerationRule> = rule.parse().ok();
    let host = parsed.zip(system.host()).and_then(|(rule, host)| rule.on(host));
    let changed = host.map(|host| system.map_host(|_| host));
    changed.ok_or_else(|| Box::new(not_accelerated(system, rule)))
}

/// A system that is accelerated takes another rule; any other takes none.
fn not_accelerated(system: System, rule: &str) -> Fault {
    let Some(own) = system.row().acceleration else {
        return not_for(system, "--accelerate", rule, &with_acceleration());
    };
    let reason = Reason::house("acceleration_not_understood").with("system", system.key());
    Fault::of(reason).found(rule).expected(own)
}

/// The systems that can be accelerated, each with a rule as it is written.
fn with_acceleration() -> String {
    alone().filter_map(|row| Some(format!("{} ({})", row.key, row.acceleration?))).collect::<Vec<_>>().join(", ")
}

fn with_teams(system: System, teams: u16) -> Result<System, Box<Fault>> {
    let is_possible = system.is_of_teams() && TEAMS.contains(&teams);
    let range = format!("olympiad ({}–{})", TEAMS.start(), TEAMS.end());
    if is_possible {
        Ok(System::Olympiad { teams })
    } else {
        Err(Box::new(not_for(system, "--teams", &teams.to_string(), &range)))
    }
}

/// An option, with what was said to it, that this system does not take; `expected` says which ones do.
fn not_for(system: System, option: &'static str, found: &str, expected: &str) -> Fault {
    let reason = Reason::house("option_not_for_system").with("system", system.key());
    Fault::of(reason).found(format!("{option} {found}").trim_end()).expected(expected)
}

/// What the file says of acceleration must be something its own system can do.
fn fits_file(trf: &Trf, system: System, file: &str) -> Result<(), Failure> {
    let Some(rule) = trf.plan.acceleration else { return Ok(()) };
    accelerated(system, &rule.to_string()).map(|_| ()).map_err(|_| {
        let reason = Reason::house("acceleration_not_for_system").with("system", system.key());
        Fault::of(reason).in_file(file).found(rule.to_string()).expected(with_acceleration()).into()
    })
}

/// Every system by its key.
pub(crate) fn known() -> String {
    SYSTEMS.iter().map(|row| row.key).collect::<Vec<_>>().join(", ")
}

/// Every system that is not carried by another.
fn alone() -> impl Iterator<Item = &'static SystemRow> {
    SYSTEMS.iter().filter(|row| !row.system.is_gladiator())
}

/// A text of the help with the systems in it, where it speaks of them.
pub(crate) fn told_in(help: &str) -> String {
    let keys: Vec<&str> = alone().map(|row| row.key).collect();
    help.replace("{systems}", &keys.join(", "))
}

/// What people call the system.
pub(crate) fn name(system: System, voice: &Voice) -> String {
    let own = voice.text(&["cli", system.name().full].join("-"));
    match system {
        System::Of(_) | System::KnockOut | System::Olympiad { .. } => own,
        System::Gladiator { .. } => voice.text_with("cli-gladiator", &[("host", Arg::from(own))]),
    }
}

#[cfg(test)]
mod tests {
    use rokade_pairing::Groups;

    use super::*;

    fn options(words: &[(&str, &str)]) -> SystemOptions {
        let mut options = SystemOptions::default();
        for (name, value) in words {
            match *name {
                "system" => options.system = Some((*value).to_owned()),
                "cycles" => options.cycles = value.parse().ok(),
                "accelerate" => options.accelerate = Some((*value).to_owned()),
                "teams" => options.teams = value.parse().ok(),
                "double" => options.double = true,
                other => panic!("{other}"),
            }
        }
        options
    }

    fn refusal(words: &[(&str, &str)]) -> String {
        options(words).required().unwrap_err().faults[0].reason.key.to_string()
    }

    #[test]
    fn every_system_is_known_by_its_key() {
        for row in SYSTEMS {
            assert_eq!(options(&[("system", row.key)]).required().unwrap(), row.system);
        }
        assert_eq!(refusal(&[("system", "swizz")]), "no_such_system");
    }

    #[test]
    fn options_belong_to_their_systems() {
        let of = |words: &[(&str, &str)]| options(words).required().unwrap();
        let groups = Groups { groups: 3, rounds: 4 };
        assert_eq!(of(&[("system", "round-robin"), ("cycles", "2")]), System::Of(Host::RoundRobin { cycles: 2 }));
        assert_eq!(
            of(&[("system", "danish-swiss"), ("accelerate", "3x4")]),
            System::Of(Host::DanishSwiss { acceleration: Some(groups) })
        );
        assert_eq!(of(&[("system", "fide-dutch"), ("accelerate", "baku")]), System::Of(Host::FIDE_DUTCH_BAKU));
        assert_eq!(of(&[("system", "olympiad"), ("teams", "6")]), System::Olympiad { teams: 6 });
        assert_eq!(
            of(&[("system", "gladiator:fide-dutch"), ("accelerate", "baku")]).host(),
            Some(Host::FIDE_DUTCH_BAKU)
        );
        for (words, key) in [
            ([("system", "round-robin"), ("cycles", "3")], "cycles_not_possible"),
            ([("system", "monrad"), ("cycles", "1")], "cycles_not_possible"),
            ([("system", "monrad"), ("accelerate", "baku")], "option_not_for_system"),
            ([("system", "danish-swiss"), ("accelerate", "baku")], "acceleration_not_understood"),
            ([("system", "danish-swiss"), ("accelerate", "three")], "acceleration_not_understood"),
            ([("system", "fide-dutch"), ("accelerate", "3x4")], "acceleration_not_understood"),
            ([("system", "monrad"), ("teams", "4")], "option_not_for_system"),
            ([("system", "olympiad"), ("teams", "1")], "option_not_for_system"),
            ([("system", "knock-out"), ("double", "")], "option_not_for_system"),
        ] {
            assert_eq!(refusal(&words), key, "{words:?}");
        }
    }
}
