//! Which system a file is paired by: the words it is written in, and what they are read as.

use rokade_model::History;
use rokade_pairing::{Groups, Host, SYSTEMS, System, SystemRow, UnknownSystem};

use super::{AccelerationRule, Header, Trf};

/// Codes of 192 end in this where the Baku method accelerates.
const BAKU: &str = "_BAKU";
/// How often everybody meets everybody in an all-play-all that is played twice.
const TWICE: u8 = 2;
/// A Swiss system of the federation whose pairings are two rounds long.
const DOUBLE_SWISS: &str = "CUSTOM_DOUBLESWISS";

impl AccelerationRule {
    /// The rule a system is accelerated by.
    pub fn of(system: System) -> Option<Self> {
        let baku = system.is_baku().then_some(AccelerationRule::Baku);
        system.groups().map(AccelerationRule::Groups).or(baku)
    }

    /// The host accelerated by this rule; `None` if that is not a rule of its own.
    pub fn on(self, host: Host) -> Option<Host> {
        match (host, self) {
            (Host::DanishSwiss { .. }, AccelerationRule::Groups(groups)) => {
                Some(Host::DanishSwiss { acceleration: Some(groups) })
            }
            (Host::FideDutch { edition, .. }, AccelerationRule::Baku) => Some(Host::FideDutch { baku: true, edition }),
            (Host::DanishSwiss { .. }, AccelerationRule::Baku)
            | (Host::FideDutch { .. }, AccelerationRule::Groups(_))
            | (Host::RoundRobin { .. } | Host::Monrad | Host::Fide1998 | Host::Dubov1997, _) => None,
        }
    }
}

/// The system the free text of 092 names. A host's words stand in its own row.
fn named_in(text: &str) -> Option<&'static SystemRow> {
    let mut rows: Vec<&SystemRow> = SYSTEMS.iter().collect();
    rows.sort_by_key(|row| row.kind);
    rows.into_iter().find(|row| row.spoken.iter().any(|word| text.contains(word)))
}

impl Header {
    /// Names the system in the records that name one. Pairings of two rounds have a code of their own.
    pub fn name_system(&mut self, system: System, history: &History) {
        let name = system.name();
        let is_double = history.double_rounds && system.is_swiss();
        self.kind = name.trf.to_owned();
        self.encoded_type = if is_double { DOUBLE_SWISS } else { name.code }.to_owned();
        self.system = Some(system.key().to_owned());
    }

    /// The system the coded type, or else the free text, stands for.
    pub(super) fn system_of_type(&self) -> Option<String> {
        let code = self.encoded_type.trim_end_matches(BAKU);
        let kind = self.kind.to_lowercase();
        let named = || named_in(&kind).map(|row| row.key);
        if kind.contains("gladiator") {
            return Some(format!("gladiator:{}", named().unwrap_or("monrad")));
        }
        let of_code = SYSTEMS.iter().find(|row| row.codes.contains(&code)).map(|row| row.key);
        let system = match code {
            "" | "CUSTOM_SWISS" | DOUBLE_SWISS | "CUSTOM_TEAM_ROUNDROBIN" => named(),
            code if code.contains("ROUNDROBIN") && !code.contains("TEAM") => Some("round-robin"),
            _ => of_code,
        };
        system.map(str::to_owned)
    }
}

impl Trf {
    /// The system the file names, with all it says of it; `None` if it names none.
    pub fn system(&self) -> Option<Result<System, UnknownSystem>> {
        let named = self.header.system.as_ref()?.parse::<System>();
        Some(named.map(|system| self.as_stated(system)))
    }

    /// A system with what the file says of its cycles, acceleration and teams. Fictitious points that are
    /// written out (250, `XXA`) take the place of a rule that would compute them.
    pub fn as_stated(&self, system: System) -> System {
        match system {
            System::Of(_) | System::Gladiator { .. } => system.map_host(|host| self.host_as_stated(host)),
            System::Olympiad { teams } => {
                let formed = u16::try_from(self.history.teams.len()).unwrap_or(u16::MAX);
                System::Olympiad { teams: if formed > 0 { formed } else { teams } }
            }
            System::KnockOut => system,
        }
    }

    fn host_as_stated(&self, host: Host) -> Host {
        match host {
            Host::RoundRobin { .. } => Host::RoundRobin { cycles: self.cycles() },
            Host::DanishSwiss { .. } => Host::DanishSwiss { acceleration: self.groups() },
            Host::FideDutch { edition, .. } => Host::FideDutch { baku: self.is_baku(), edition },
            Host::Monrad | Host::Fide1998 | Host::Dubov1997 => host,
        }
    }

    /// Double if the coded type says so, or if the file plans more rounds than a single all-play-all has.
    pub fn cycles(&self) -> u8 {
        let single = System::Of(Host::RoundRobin { cycles: 1 }).most_rounds(self.history.players.len());
        let is_double = self.header.encoded_type.contains("DOUBLE") || self.history.rounds > single;
        if is_double { TWICE } else { 1 }
    }

    fn groups(&self) -> Option<Groups> {
        match self.plan.acceleration {
            Some(AccelerationRule::Groups(groups)) if self.history.acceleration.is_empty() => Some(groups),
            _ => None,
        }
    }

    fn is_baku(&self) -> bool {
        let is_said = match self.plan.acceleration {
            Some(rule) => rule == AccelerationRule::Baku,
            None => self.header.encoded_type.ends_with(BAKU),
        };
        is_said && self.history.acceleration.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(code: &str, kind: &str) -> Option<String> {
        Header { encoded_type: code.into(), kind: kind.into(), ..Header::default() }.system_of_type()
    }

    #[test]
    fn every_system_is_told_by_its_own_words() {
        for row in SYSTEMS {
            let name = row.system.name();
            assert_eq!(told(name.code, name.trf).as_deref(), Some(row.key));
        }
    }

    #[test]
    fn the_system_is_told_by_code_or_by_word() {
        assert_eq!(told("FIDE_DUTCH_2026_BAKU", "").as_deref(), Some("fide-dutch"));
        assert_eq!(told("CUSTOM_SWISS", "Individual: Monrad").as_deref(), Some("monrad"));
        assert_eq!(told("", "Individual: Round-Robin").as_deref(), Some("round-robin"));
        assert_eq!(told("", "Swiss System, FIDE 1998 rules").as_deref(), Some("fide-1998"));
        assert_eq!(told("", "Gladiator").as_deref(), Some("gladiator:monrad"));
        assert_eq!(told("FIDE_BURSTEIN", "Monrad"), None);
        assert_eq!(told("FIDE_DUBOV", "Dubov"), None, "the Dubov system of today is another one");
        assert_eq!(told("", "Individual: Swiss-System"), None);
    }

    #[test]
    fn double_rounds_have_a_code_of_their_own() {
        let mut header = Header::default();
        let double = History { double_rounds: true, ..History::default() };
        header.name_system(System::Of(Host::FIDE_DUTCH), &double);
        assert_eq!(
            (header.encoded_type.as_str(), header.system_of_type().as_deref()),
            (DOUBLE_SWISS, Some("fide-dutch"))
        );
        header.name_system(System::Of(Host::RoundRobin { cycles: 1 }), &double);
        assert_eq!(header.encoded_type, "CUSTOM_ROUNDROBIN");
    }
}
