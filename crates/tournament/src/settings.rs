//! What the organiser decides before and the arbiter may change during the event.

use serde::{Deserialize, Serialize};

use rokade_clause::HandbookEdition;
use rokade_model::RoundNumber;
use rokade_pairing::System;
use rokade_rating::candidate;
use rokade_rating::dsu::{DANISH_FEDERATION, Origin};
use rokade_standings::TieBreak;

use crate::{GameRules, GroupId, Handicap, Micros, Pace, Stage, UnionRules};

/// What holds for the whole event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentSettings {
    pub name: String,
    pub place: String,
    /// Three letters, `DEN`.
    pub federation: String,
    pub organiser: String,
    pub chief_arbiter: String,
    pub deputies: Vec<String>,
    /// Arbiters whom the registrar has approved as players of this event (D4.1-6d).
    pub approved_as_players: Vec<String>,
    /// `YYYY-MM-DD`, or empty.
    pub starts: String,
    pub ends: String,
    pub byes: ByeLimits,
    /// Whether the public pages are shown.
    pub public: bool,
    /// The IANA time zone of the playing hall, `Europe/Copenhagen`.
    pub time_zone: String,
    /// A game for its own sake, which no list of tournaments shows.
    pub casual: bool,
    /// What the event's rules say of adjourned and postponed games (D4.1-11c).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub put_off_rules: String,
    /// Whether the Danish union's regulations hold; `None` in an event made before this was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub union_rules: Option<UnionRules>,
    /// The edition of the union's regulations; `None` in an event made before there was a choice, which goes by the
    /// first, and where no first day is stated yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handbook: Option<HandbookEdition>,
}

impl TournamentSettings {
    /// Whose event it is to the union: where no federation is named, its own (docs/readings/rating-unknown-players.md).
    pub fn origin(&self) -> Origin {
        Origin::of_federation(&self.federation)
    }

    /// Whether the event says that it is Danish: then its numbers are the union's, and a report names them as such. An
    /// event that names no federation says of its numbers nothing (docs/readings/fide-rating-which-number.md).
    pub fn names_denmark(&self) -> bool {
        self.federation.trim().eq_ignore_ascii_case(DANISH_FEDERATION)
    }
}

/// How many byes a player may ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ByeLimits {
    pub half: u32,
    pub full: u32,
    pub zero: u32,
    /// No half-point or full-point bye in so many last rounds.
    pub closed_last_rounds: u32,
}

impl Default for ByeLimits {
    fn default() -> Self {
        Self { half: 1, full: 0, zero: 99, closed_last_rounds: 1 }
    }
}

/// What holds for one group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupSettings {
    pub name: String,
    pub system: System,
    /// Planned rounds; in all-play-all the number of players decides and this is filled in at the draw.
    pub rounds: RoundNumber,
    /// By round; may be shorter than `rounds`.
    #[serde(default)]
    pub schedule: Vec<RoundTimes>,
    /// Coded as in report files: `5400+30`, `40/7200:3600`; empty if not stated.
    #[serde(default)]
    pub time_control: String,
    #[serde(default)]
    pub tiebreaks: Vec<TieBreak>,
    /// The number on the group's first table.
    pub first_board: u32,
    /// Sections that are played together and ranked apart (`U-08`, `P-08`); empty if the group is one.
    #[serde(default)]
    pub sections: Vec<String>,
    /// How a match is played to a decision; empty for the system's usual ladder.
    #[serde(default)]
    pub ladder: Vec<Stage>,
    /// Every pairing is two games, and two rounds: `rounds` counts the games.
    #[serde(default)]
    pub double_rounds: bool,
    /// Which ratings the group goes by.
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub handicap: Option<Handicap>,
    /// Knock-out: the group that takes players who are out, as the invitation says (D4.9.7-6).
    #[serde(default)]
    pub losers_to: Option<GroupId>,
    /// By which Laws the games are played, and how they are watched.
    #[serde(default)]
    pub rules: GameRules,
    /// What the group is to candidate results, the rating committee's approval included (D4.1-26d, D4.1-26e).
    #[serde(default, skip_serializing_if = "is_unstated")]
    pub candidates: candidate::EventKind,
}

fn is_unstated(kind: &candidate::EventKind) -> bool {
    *kind == candidate::EventKind::Unstated
}

impl GroupSettings {
    /// A group that states nothing else.
    pub fn new(name: impl Into<String>, system: System, rounds: RoundNumber) -> Self {
        Self {
            name: name.into(),
            system,
            rounds,
            schedule: Vec::new(),
            time_control: String::new(),
            tiebreaks: Vec::new(),
            first_board: 1,
            sections: Vec::new(),
            ladder: Vec::new(),
            double_rounds: false,
            pace: Pace::default(),
            handicap: None,
            losers_to: None,
            rules: GameRules::usual(),
            candidates: candidate::EventKind::Unstated,
        }
    }

    /// What § 26 makes of the group: rapid and blitz bring no candidate result, teams are a team event; anything else
    /// only if it is stated.
    pub fn candidate_kind(&self) -> candidate::EventKind {
        match (self.pace, self.candidates) {
            (Pace::Rapid | Pace::Blitz, _) => candidate::EventKind::Other,
            (Pace::Standard, candidate::EventKind::Unstated) if self.system.is_of_teams() => candidate::EventKind::Team,
            (Pace::Standard, stated) => stated,
        }
    }

    /// The stages of a match in this group; empty where a board is a single game.
    pub fn stages(&self, handbook: HandbookEdition) -> Vec<Stage> {
        match self.ladder.as_slice() {
            [] => Stage::usual(self.system, handbook),
            named => named.to_vec(),
        }
    }
}

/// The times of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundTimes {
    /// The announced start; from then the pairing stands.
    pub starts: Option<Micros>,
    /// End of the official session for adjourned games before this round; not paired earlier.
    pub pair_from: Option<Micros>,
}
