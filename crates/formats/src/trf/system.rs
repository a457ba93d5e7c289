//! Which system a file is paired by: the words it is written in, and what they are read as.

use rokade_model::History;
use rokade_pairing::{Groups, Host, System, UnknownSystem};

use super::{AccelerationRule, Header, Trf};

/// Codes of 192 end in this where the Baku method accelerates.
const BAKU: &str = "_BAKU";
/// How often everybody meets everybody in an all-play-all that is played twice.
const TWICE: u8 = 2;
/// A Swiss system of the federation whose pairings are two rounds long.
const DOUBLE_SWISS: &str = "CUSTOM_DOUBLESWISS";

/// Record 092 in words and record 192 in code. No code tells the systems of the handbook apart:
/// they are custom ones, and the words name them.
pub const fn words_of(system: System) -> (&'static str, &'static str) {
    match system {
        System::RoundRobin { cycles: 0 | 1 } => ("Individual: Round-Robin", "CUSTOM_ROUNDROBIN"),
        System::RoundRobin { .. } => ("Individual: Double Round-Robin", "FIDE_DOUBLEROUNDROBIN"),
        System::Monrad => ("Individual: Monrad", "CUSTOM_SWISS"),
        System::DanishSwiss { acceleration: None } => ("Individual: Danish Swiss", "CUSTOM_SWISS"),
        System::DanishSwiss { .. } => ("Individual: Danish Swiss, accelerated", "CUSTOM_SWISS"),
        System::Fide1998 => ("Individual: Swiss-System (FIDE 1998)", "CUSTOM_SWISS"),
        System::Dubov1997 => ("Individual: Swiss-System (Dubov 1997)", "CUSTOM_SWISS"),
        System::FideDutch { baku: false } => ("Individual: Swiss-System (Dutch)", "FIDE_DUTCH_2026"),
        System::FideDutch { baku: true } => ("Individual: Swiss-System (Dutch), accelerated", "FIDE_DUTCH_2026_BAKU"),
        System::KnockOut => ("Individual: Knock-Out", "CUSTOM_KNOCKOUT"),
        System::Olympiad { .. } => ("Team: Olympiad", "CUSTOM_TEAM_ROUNDROBIN"),
        System::Gladiator { host } => match host {
            Host::RoundRobin { cycles: 0 | 1 } => ("Individual: Gladiator, Round-Robin", "CUSTOM_ROUNDROBIN"),
            Host::RoundRobin { .. } => ("Individual: Gladiator, Double Round-Robin", "CUSTOM_DOUBLEROUNDROBIN"),
            Host::Monrad => ("Individual: Gladiator, Monrad", "CUSTOM_SWISS"),
            Host::DanishSwiss { .. } => ("Individual: Gladiator, Danish Swiss", "CUSTOM_SWISS"),
            Host::Fide1998 => ("Individual: Gladiator, Swiss-System (FIDE 1998)", "CUSTOM_SWISS"),
            Host::Dubov1997 => ("Individual: Gladiator, Swiss-System (Dubov 1997)", "CUSTOM_SWISS"),
            Host::FideDutch { .. } => ("Individual: Gladiator, Swiss-System (Dutch)", "CUSTOM_SWISS"),
        },
    }
}

/// What the free text of 092 stands for: the first word found decides.
const HOSTS: &[(&str, &str)] = &[
    ("monrad", "monrad"),
    ("danish swiss", "danish-swiss"),
    ("danish-swiss", "danish-swiss"),
    ("dansk schweizer", "danish-swiss"),
    ("fide 1998", "fide-1998"),
    ("fide-1998", "fide-1998"),
    ("swiss 1998", "fide-1998"),
    ("dubov", "dubov-1997"),
    ("dutch", "fide-dutch"),
    ("olympiad", "olympiad"),
    ("knock", "knock-out"),
    ("round-robin", "round-robin"),
    ("round robin", "round-robin"),
    ("roundrobin", "round-robin"),
];

impl Header {
    /// Names the system in the records that name one. Pairings of two rounds have a code of their own.
    pub fn name_system(&mut self, system: System, history: &History) {
        let (kind, code) = words_of(system);
        let is_double = history.double_rounds && system.is_swiss();
        self.kind = kind.to_owned();
        self.encoded_type = if is_double { DOUBLE_SWISS } else { code }.to_owned();
        self.system = Some(system.key().to_owned());
    }

    /// The system the coded type, or else the free text, stands for.
    pub(super) fn system_of_type(&self) -> Option<String> {
        let code = self.encoded_type.trim_end_matches(BAKU);
        let kind = self.kind.to_lowercase();
        let host = || HOSTS.iter().find_map(|(word, system)| kind.contains(word).then_some(*system));
        if kind.contains("gladiator") {
            return Some(format!("gladiator:{}", host().unwrap_or("monrad")));
        }
        match code {
            "FIDE_DUTCH" | "FIDE_DUTCH_2025" | "FIDE_DUTCH_2026" => Some("fide-dutch".to_owned()),
            "CUSTOM_KNOCKOUT" => Some("knock-out".to_owned()),
            code if code.contains("ROUNDROBIN") && !code.contains("TEAM") => Some("round-robin".to_owned()),
            "" | "CUSTOM_SWISS" | DOUBLE_SWISS | "CUSTOM_TEAM_ROUNDROBIN" => host().map(str::to_owned),
            _ => None,
        }
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
            System::RoundRobin { .. } => System::RoundRobin { cycles: self.cycles() },
            System::DanishSwiss { .. } => System::DanishSwiss { acceleration: self.groups() },
            System::FideDutch { .. } => System::FideDutch { baku: self.is_baku() },
            System::Olympiad { teams } => {
                let formed = u16::try_from(self.history.teams.len()).unwrap_or(u16::MAX);
                System::Olympiad { teams: if formed > 0 { formed } else { teams } }
            }
            System::Gladiator { host } => {
                let host = self.as_stated(host.into()).as_host().unwrap_or(host);
                System::Gladiator { host }
            }
            System::Monrad | System::Fide1998 | System::Dubov1997 | System::KnockOut => system,
        }
    }

    /// Double if the coded type says so, or if the file plans more rounds than a single all-play-all has.
    pub fn cycles(&self) -> u8 {
        let single = System::RoundRobin { cycles: 1 }.most_rounds(self.history.players.len());
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
    use rokade_pairing::SYSTEMS;

    use super::*;

    fn told(code: &str, kind: &str) -> Option<String> {
        Header { encoded_type: code.into(), kind: kind.into(), ..Header::default() }.system_of_type()
    }

    #[test]
    fn every_system_is_told_by_its_own_words() {
        for row in SYSTEMS {
            let (kind, code) = words_of(row.system);
            assert_eq!(told(code, kind).as_deref(), Some(row.key));
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
        header.name_system(System::FideDutch { baku: false }, &double);
        assert_eq!(
            (header.encoded_type.as_str(), header.system_of_type().as_deref()),
            (DOUBLE_SWISS, Some("fide-dutch"))
        );
        header.name_system(System::RoundRobin { cycles: 1 }, &double);
        assert_eq!(header.encoded_type, "CUSTOM_ROUNDROBIN");
    }
}
