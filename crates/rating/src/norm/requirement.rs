//! One thing that is asked, what was found, and whether it is enough.

use rokade_clause::{ClauseId, Part};
use rokade_model::{HalfPoints, Title};

/// What is asked. The key stands in the contract; the word is the text of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    Games,
    Players,
    RatedOpponents,
    UnratedOpponents,
    Foreigners,
    Nations,
    Federations,
    OwnFederation,
    OneFederation,
    TitleHolders,
    TitledOpponents,
    Average,
    Score,
    Performance,
    Points,
    GamesPerDay,
    HoursPerDay,
    Days,
    TimeControl,
    ChiefArbiterInternational,
    NotAMatch,
    Registered,
}

impl Key {
    /// Key and word of each.
    pub const ALL: [(Key, &'static str, &'static str); 22] = [
        (Key::Games, "games", "norm-games"),
        (Key::Players, "players", "norm-players"),
        (Key::RatedOpponents, "rated_opponents", "norm-rated-opponents"),
        (Key::UnratedOpponents, "unrated_opponents", "norm-unrated-opponents"),
        (Key::Foreigners, "foreigners", "norm-foreigners"),
        (Key::Nations, "nations", "norm-nations"),
        (Key::Federations, "federations", "norm-federations"),
        (Key::OwnFederation, "own_federation", "norm-own-federation"),
        (Key::OneFederation, "one_federation", "norm-one-federation"),
        (Key::TitleHolders, "title_holders", "norm-title-holders"),
        (Key::TitledOpponents, "titled_opponents", "norm-titled-opponents"),
        (Key::Average, "average", "norm-average"),
        (Key::Score, "score", "norm-score"),
        (Key::Performance, "performance", "norm-performance"),
        (Key::Points, "points", "norm-points"),
        (Key::GamesPerDay, "games_per_day", "norm-games-per-day"),
        (Key::HoursPerDay, "hours_per_day", "norm-hours-per-day"),
        (Key::Days, "days", "norm-days"),
        (Key::TimeControl, "time_control", "norm-time-control"),
        (Key::ChiefArbiterInternational, "chief_arbiter_international", "norm-chief-arbiter-international"),
        (Key::NotAMatch, "not_a_match", "norm-not-a-match"),
        (Key::Registered, "registered", "norm-registered"),
    ];

    pub fn key(self) -> &'static str {
        self.row().1
    }

    /// The name of its text.
    pub fn word(self) -> &'static str {
        self.row().2
    }

    fn row(self) -> (Key, &'static str, &'static str) {
        Key::ALL.into_iter().find(|(key, _, _)| *key == self).expect("ALL names every key")
    }
}

/// A figure of a requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Number(i64),
    Points(HalfPoints),
    Flag(bool),
}

impl From<u32> for Amount {
    fn from(number: u32) -> Self {
        Amount::Number(i64::from(number))
    }
}

/// Whether the norm hangs on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    Required,
    /// The text says two things; the reader is told (docs/readings/norm-handbook.md).
    Advisory,
    /// The event is free of it, so that it counts as met.
    Waived,
}

/// What a norm asks for, beside what the event has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    pub key: Key,
    /// `None` if the event does not say.
    pub met: Option<bool>,
    pub found: Option<Amount>,
    /// `None` where nothing would be enough.
    pub needed: Option<Amount>,
    pub binding: Binding,
    pub clause: ClauseId,
    /// Where one of several is enough, as 3 IM or 2 GM: each with what was found.
    pub alternatives: Vec<Alternative>,
    /// The share that `needed` is of the opponents, where the text names one.
    pub share: Option<Share>,
}

/// A part of so many, before it is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub over: u32,
    pub under: u32,
    pub of: u32,
}

impl Share {
    pub(super) const fn of(part: Part, whole: u32) -> Self {
        Self { over: part.over, under: part.under, of: whole }
    }

    /// `3/5`, or `35 %` where the text speaks of a percentage.
    pub fn part(self) -> String {
        match self.under {
            under if under > 10 && 100 % under == 0 => format!("{} %", self.over * 100 / under),
            under => format!("{}/{under}", self.over),
        }
    }
}

/// So many opponents with one of these titles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    pub titles: &'static [Title],
    pub found: u32,
    pub needed: u32,
}

impl Alternative {
    /// `GM/IM`
    fn named(&self) -> String {
        self.titles.iter().map(ToString::to_string).collect::<Vec<_>>().join("/")
    }
}

impl Requirement {
    /// What was found and what is needed, title by title: `2 IM, 0 GM` and `3 IM or 2 GM`.
    pub fn titles(&self, or: &str) -> Option<(String, String)> {
        let of = |count: &dyn Fn(&Alternative) -> u32, between: &str| {
            let parts = self.alternatives.iter().map(|one| format!("{} {}", count(one), one.named()));
            parts.collect::<Vec<_>>().join(between)
        };
        let needed = of(&|one| one.needed, &format!(" {or} "));
        (!self.alternatives.is_empty()).then(|| (of(&|one| one.found, ", "), needed))
    }

    pub(super) fn share(mut self, share: Share) -> Self {
        self.share = Some(share);
        self
    }

    pub(super) fn of_titles(mut self, alternatives: Vec<Alternative>) -> Self {
        self.alternatives = alternatives;
        self
    }

    /// A figure that is known.
    pub(super) fn known(key: Key, met: bool, found: Amount, needed: Amount, clause: &ClauseId) -> Self {
        let (found, needed) = (Some(found), Some(needed));
        let (met, clause) = (Some(met), clause.clone());
        Self { key, met, found, needed, binding: Binding::Required, clause, alternatives: Vec::new(), share: None }
    }

    pub(super) fn at_least(key: Key, found: u32, needed: u32, clause: &ClauseId) -> Self {
        Self::known(key, found >= needed, found.into(), needed.into(), clause)
    }

    /// A figure that may be unknown.
    pub(super) fn of(key: Key, met: Option<bool>, found: Option<Amount>, needed: Amount, clause: &ClauseId) -> Self {
        let (needed, clause) = (Some(needed), clause.clone());
        Self { key, met, found, needed, binding: Binding::Required, clause, alternatives: Vec::new(), share: None }
    }

    pub(super) fn bound(mut self, binding: Binding) -> Self {
        if binding == Binding::Waived {
            self.met = Some(true);
        }
        self.binding = binding;
        self
    }

    /// Stands in the way of the norm.
    pub fn is_missing(&self) -> bool {
        self.binding != Binding::Advisory && self.met != Some(true)
    }
}
