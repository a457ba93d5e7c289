//! Whether the Danish union's tournament regulations (part 4 of its handbook) hold in an event: one switch, which
//! decides what is asked of the arbiter, which times run and which clauses are cited.

use rokade_clause::{ClauseId, Reason};
use rokade_laws::referee::{ArrivalLimit, Regulations, Settings, arrival_limit};
use rokade_model::RoundNumber;
use rokade_rating::dsu::Origin;
use serde::{Deserialize, Serialize};

use crate::{Group, Micros, Refusal, Tournament};

/// Whether the union's tournament rules hold in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnionRules {
    Hold,
    DoNotHold,
}

impl UnionRules {
    /// What holds where nobody says otherwise: the union's rules in events of its federation, and nowhere else.
    pub fn usual(federation: &str) -> UnionRules {
        match Origin::of_federation(federation) {
            Origin::Danish => UnionRules::Hold,
            Origin::Foreign => UnionRules::DoNotHold,
        }
    }

    pub const fn hold(self) -> bool {
        matches!(self, UnionRules::Hold)
    }

    const fn regulations(self) -> Option<Regulations> {
        match self {
            UnionRules::Hold => Some(Regulations::Dsu),
            UnionRules::DoNotHold => None,
        }
    }
}

/// Where the handbook is the text of a system or correction that any event may choose, and not a rule about events.
const SYSTEM_TEXTS: [&str; 11] =
    ["9.1-", "9.2-", "9.3-", "9.4-", "9.5-", "9.6-", "9.7-", "9.8-", "9.9.4", "9.9.5", "9.10."];

fn is_rule_of_the_union(clause: &ClauseId) -> bool {
    let place = clause.as_str().strip_prefix("D4").and_then(|place| place.strip_prefix('.'));
    place.is_some_and(|place| !SYSTEM_TEXTS.iter().any(|text| place.starts_with(text)))
}

impl Tournament {
    /// An event made before this was asked goes by its federation, unless a group named the union's rules.
    pub fn union_rules(&self) -> UnionRules {
        let named = || self.groups.values().any(|group| group.settings.rules.dsu);
        let derived = || if named() { UnionRules::Hold } else { UnionRules::usual(&self.settings.federation) };
        self.settings.union_rules.unwrap_or_else(derived)
    }

    pub fn has_union_rules(&self) -> bool {
        self.union_rules().hold()
    }

    /// The rules of a group's games: its own, and the union's where they hold.
    pub fn rules_of_games(&self, group: &Group) -> Result<Settings, Reason> {
        let rules = &group.settings.rules;
        rules.settings(&group.settings.time_control, self.union_rules().regulations(), self.handbook())
    }

    /// How late a player of the group may come. Everybody who tells of it asks here.
    pub fn arrival_limit(&self, group: &Group) -> Option<ArrivalLimit> {
        // It does not rest on the time for the game, which may be unreadable.
        let settings = group.settings.rules.settings("", self.union_rules().regulations(), self.handbook()).ok()?;
        Some(arrival_limit(&settings))
    }

    /// The last moment at which a player may come to a round, where its start is known.
    pub fn arrival_ends(&self, group: &Group, round: RoundNumber) -> Option<Micros> {
        let starts = group.began(round)?;
        Some(starts + self.arrival_limit(group)?.time.0 * 1_000)
    }

    /// Whether this event may be told a clause: the union's own rules only where they hold.
    pub fn is_cited(&self, clause: &ClauseId) -> bool {
        self.has_union_rules() || !is_rule_of_the_union(clause)
    }

    /// A reason as this event may be told it.
    pub fn told(&self, mut reason: Reason) -> Reason {
        if !self.has_union_rules() && reason.clauses.iter().any(is_rule_of_the_union) {
            reason.clauses.retain(|clause| !is_rule_of_the_union(clause));
            // A reading belongs to the clauses it reads.
            reason.readings.clear();
        }
        reason
    }

    pub(crate) fn told_refusal(&self, refusal: Refusal) -> Refusal {
        Refusal { reasons: refusal.reasons.into_iter().map(|reason| self.told(reason)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_the_union_are_parted_from_texts_of_systems() {
        for clause in ["D4.1-11b", "D4.4-65b", "D4.9.10", "D4.9.9.1", "D4.9.11-2", "D4.5.4.2b", "D4.3.5.2a", "D4.8-13"]
        {
            assert!(is_rule_of_the_union(&ClauseId::from_data(clause)), "{clause}");
        }
        for clause in ["D4.9.1-5", "D4.9.4-X12", "D4.9.10.2", "D4.9.9.5", "L2023-6.7.1", "FIDE-C.07-2026:4.1"] {
            assert!(!is_rule_of_the_union(&ClauseId::from_data(clause)), "{clause}");
        }
    }

    #[test]
    fn the_switch_is_on_in_denmark_alone() {
        assert_eq!(UnionRules::usual("DEN"), UnionRules::Hold);
        assert_eq!(
            UnionRules::usual(""),
            UnionRules::Hold,
            "where no federation is named, as everywhere in the program"
        );
        for federation in ["NOR", "SWE", "FIN", "ISL", "FID"] {
            assert_eq!(UnionRules::usual(federation), UnionRules::DoNotHold, "{federation}");
        }
    }
}
