//! The list of penalties as each edition prints it.

use std::collections::BTreeMap;

use rokade_clause::{ByEdition, ClauseId, Edition, Figure, Reason, if_any};
use serde::Deserialize;

use super::super::event::HalfPoint;
use super::super::pair::Both;
use super::super::ruling::{Consequence, Offered};
use super::super::settings::BadScript;
use super::super::time::Millis;

/// What a penalty does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PenaltyEffect {
    Warning,
    /// Time is added to the opponent's clock.
    OpponentsTime,
    /// Time is taken from the offender's clock.
    OwnTime,
    GameLost,
    /// The offender's points are reduced.
    OwnPoints,
    /// The opponent's points are raised.
    OpponentsPoints,
    Fine,
    /// Exclusion from one or more rounds.
    Rounds,
    /// Expulsion from the event.
    Expulsion,
}

impl PenaltyEffect {
    pub const ALL: [PenaltyEffect; 9] = [
        PenaltyEffect::Warning,
        PenaltyEffect::OpponentsTime,
        PenaltyEffect::OwnTime,
        PenaltyEffect::GameLost,
        PenaltyEffect::OwnPoints,
        PenaltyEffect::OpponentsPoints,
        PenaltyEffect::Fine,
        PenaltyEffect::Rounds,
        PenaltyEffect::Expulsion,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            PenaltyEffect::Warning => "warning",
            PenaltyEffect::OpponentsTime => "opponents_time",
            PenaltyEffect::OwnTime => "own_time",
            PenaltyEffect::GameLost => "game_lost",
            PenaltyEffect::OwnPoints => "own_points",
            PenaltyEffect::OpponentsPoints => "opponents_points",
            PenaltyEffect::Fine => "fine",
            PenaltyEffect::Rounds => "rounds",
            PenaltyEffect::Expulsion => "expulsion",
        }
    }

    pub const fn consequence(self) -> Consequence {
        match self {
            PenaltyEffect::Warning => Consequence::Warned,
            PenaltyEffect::OpponentsTime | PenaltyEffect::OwnTime => Consequence::ClockAdjusted,
            PenaltyEffect::GameLost => Consequence::GameLost,
            PenaltyEffect::OwnPoints | PenaltyEffect::OpponentsPoints => Consequence::PointsChanged,
            PenaltyEffect::Fine | PenaltyEffect::Rounds | PenaltyEffect::Expulsion => Consequence::BeyondTheGame,
        }
    }

    /// Whether the arbiter must say how much time.
    pub const fn takes_time(self) -> bool {
        matches!(self, PenaltyEffect::OpponentsTime | PenaltyEffect::OwnTime)
    }

    /// Whether the arbiter must say how many points.
    pub const fn needs_points(self) -> bool {
        matches!(self, PenaltyEffect::OwnPoints | PenaltyEffect::OpponentsPoints)
    }

    /// Whether he may: a game declared lost leaves the opponent's score to him.
    pub const fn takes_points(self) -> bool {
        self.needs_points() || matches!(self, PenaltyEffect::GameLost)
    }
}

impl PenaltyEffect {
    /// What the penalty of a printed list is, by its clause.
    pub fn of(clause: &ClauseId) -> Option<Self> {
        let of = |edition: Edition| items(edition).iter().find(|listed| listed.clause == *clause);
        Edition::all().find_map(of).map(|listed| listed.effect)
    }
}

/// One penalty of an edition's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenaltyItem {
    /// The printed number, such as `12.9.2` or `13.4.b`.
    pub item: String,
    pub clause: ClauseId,
    pub effect: PenaltyEffect,
}

/// The penalties of an edition in their printed order.
pub fn list(edition: Edition) -> Vec<PenaltyItem> {
    items(edition).to_vec()
}

/// The penalties as choices of a question. How much each takes is the arbiter's.
pub fn offered(edition: Edition) -> Vec<Offered> {
    let offer = |listed: &PenaltyItem| Offered {
        choice: listed.item.clone(),
        clause: listed.clause.clone(),
        consequence: listed.effect.consequence(),
        change: Both::default(),
    };
    items(edition).iter().map(offer).collect()
}

pub(super) fn items(edition: Edition) -> &'static [PenaltyItem] {
    static LISTS: ByEdition<Edition, List> = ByEdition::of_table("laws/penalties");
    &LISTS.of(edition).0
}

/// The list of an edition, from the place that each penalty has in it.
#[derive(Deserialize)]
#[serde(try_from = "BTreeMap<String, Place>")]
struct List(Vec<PenaltyItem>);

/// Missing where the edition does not have the penalty.
#[derive(Deserialize)]
#[serde(transparent)]
struct Place(#[serde(deserialize_with = "if_any")] Option<Figure>);

impl TryFrom<BTreeMap<String, Place>> for List {
    type Error = String;

    fn try_from(mut places: BTreeMap<String, Place>) -> Result<Self, String> {
        let mut placed = Vec::new();
        for effect in PenaltyEffect::ALL {
            let Place(place) = places.remove(effect.key()).ok_or_else(|| format!("no {}", effect.key()))?;
            if let Some(Figure { value, clause }) = place {
                let item = clause.as_str().split_once('-').map_or("", |(_, number)| number).to_owned();
                placed.push((value, PenaltyItem { item, clause, effect }));
            }
        }
        placed.sort_by_key(|(place, _)| *place);
        Ok(Self(placed.into_iter().map(|(_, item)| item).collect()))
    }
}

/// The penalty that the arbiter names: `13.4.b`, also `13.4b` or `13.4 b)`.
pub(super) fn find(edition: Edition, named: &str) -> Result<&'static PenaltyItem, BadScript> {
    let bare = |text: &str| -> String {
        text.chars().filter(|letter| letter.is_ascii_alphanumeric()).map(|letter| letter.to_ascii_lowercase()).collect()
    };
    // Dots part numbers from numbers; only before a letter may one be missing.
    let is_meant = |listed: &&PenaltyItem| {
        let ends_in_letter = listed.item.ends_with(|letter: char| letter.is_ascii_alphabetic());
        listed.item == named.trim() || (ends_in_letter && named.contains("13.4") && bare(&listed.item) == bare(named))
    };
    items(edition).iter().find(is_meant).ok_or_else(|| {
        let known: Vec<&str> = items(edition).iter().map(|listed| listed.item.as_str()).collect();
        BadScript::new(Reason::house("script_unknown_penalty").with("item", named).with("known", known.join(", ")))
    })
}

/// Whether the amounts that the arbiter gives fit the penalty.
pub(super) fn check(listed: &PenaltyItem, ms: Option<Millis>, points: Option<HalfPoint>) -> Result<(), BadScript> {
    let effect = listed.effect;
    let key = match (ms, points) {
        (Some(span), _) if effect.takes_time() && span <= Millis::ZERO => "script_penalty_needs_time",
        (None, _) if effect.takes_time() => "script_penalty_needs_time",
        (Some(_), _) if !effect.takes_time() => "script_penalty_takes_no_time",
        (_, None | Some(HalfPoint(0))) if effect.needs_points() => "script_penalty_needs_points",
        (_, Some(_)) if !effect.takes_points() => "script_penalty_takes_no_points",
        _ => return Ok(()),
    };
    Err(BadScript::new(Reason::house(key).with("item", listed.item.as_str())))
}
