//! The national-team class, filled step by step (F-104).

use std::cmp::Reverse;

use rokade_clause::{ClauseId, Reason};
use rokade_rating::Rating;
use rokade_rating::designation::PlayerClass;
use serde::{Serialize, Serializer};

use super::classes::Ground;
use super::entrant::Entrant;
use crate::PersonId;
use crate::figures::championships;

/// By what somebody may play, in the order in which places are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LandsholdStep {
    ClassWinner,
    KandidatWinner,
    HighNumber,
    CandidateResult,
    Master,
}

/// A place in the national-team class, or the right to be considered for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LandsholdPlace {
    pub person: PersonId,
    pub step: LandsholdStep,
    #[serde(skip)]
    number: Rating,
    #[serde(skip)]
    games: u32,
}

/// Everybody who may play, in order: with a place, level for the last one, and behind.
pub(super) struct Landshold {
    pub placed: Vec<LandsholdPlace>,
    /// Nobody of these has the place before lots are drawn.
    pub tied: Vec<LandsholdPlace>,
    pub behind: Vec<LandsholdPlace>,
    pub is_full: bool,
}

impl LandsholdStep {
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Serialize for LandsholdStep {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl LandsholdPlace {
    pub fn reason(&self) -> Reason {
        let key = match self.step {
            LandsholdStep::ClassWinner => "landshold_class_winner",
            LandsholdStep::KandidatWinner => "landshold_kandidat_winner",
            LandsholdStep::HighNumber => "landshold_high_number",
            LandsholdStep::CandidateResult => "landshold_candidate_result",
            LandsholdStep::Master => "landshold_master",
        };
        let clauses = vec![ClauseId::new("D4.2-36b"), ClauseId::new("D4.2-36c")];
        Reason::resting_on(key, clauses).with("number", self.number).with("games", self.games)
    }
}

/// Fills the class from those who may be considered. Inside a step the higher number goes first, then more rated
/// games, then the lots; who is still level is told apart by person, but not where only one of them has a place.
pub(super) fn fill(ground: &Ground, entrants: &[&Entrant]) -> Landshold {
    let figures = championships(ground.handbook);
    let of_the_realm =
        |entrant: &&&Entrant| entrant.federation.as_deref().is_some_and(|code| figures.is_of_the_realm(code));
    let mut entitled: Vec<(Order, PersonId)> = entrants
        .iter()
        .filter(of_the_realm)
        .filter_map(|entrant| {
            let step = step(ground, entrant)?;
            let order = Order { step, number: Reverse(entrant.number), games: Reverse(entrant.games_since), lot: 0 };
            Some((order, entrant.person))
        })
        .collect();
    entitled.sort();
    let places = figures.landshold_players;
    // Lots are drawn among those level for the last places, and among nobody else.
    if let Some(last) = entitled.get(places).map(|(order, _)| *order) {
        let lot = |one: PersonId| ground.asked.lots.iter().position(|person| *person == one).unwrap_or(usize::MAX);
        entitled.iter_mut().filter(|(order, _)| *order == last).for_each(|(order, person)| order.lot = lot(*person));
        entitled.sort();
    }
    let is_tied = entitled.len() > places && entitled[places - 1].0 == entitled[places].0;
    let is_level = |(order, _): &(Order, PersonId)| is_tied && *order == entitled[places].0;
    let first_level = entitled.iter().position(is_level).unwrap_or(places).min(entitled.len());
    let levels = entitled.iter().filter(|one| is_level(one)).count();
    let place = |(order, person): &(Order, PersonId)| LandsholdPlace {
        person: *person,
        step: order.step,
        number: order.number.0,
        games: order.games.0,
    };
    let mut all = entitled.iter().map(place);
    Landshold {
        placed: all.by_ref().take(first_level).collect(),
        tied: all.by_ref().take(levels).collect(),
        behind: all.collect(),
        is_full: entitled.len() >= places,
    }
}

/// What places go by, the first first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Order {
    step: LandsholdStep,
    number: Reverse<u32>,
    games: Reverse<u32>,
    lot: usize,
}

fn step(ground: &Ground, entrant: &Entrant) -> Option<LandsholdStep> {
    let is = |winner: Option<PersonId>| winner == Some(entrant.person);
    let holds = |step: LandsholdStep| match step {
        LandsholdStep::ClassWinner => is(ground.asked.landshold_winner),
        LandsholdStep::KandidatWinner => is(ground.asked.kandidat_winner),
        LandsholdStep::HighNumber => entrant.number >= championships(ground.handbook).landshold_direct,
        LandsholdStep::CandidateResult => ground.has_candidate_result(entrant),
        LandsholdStep::Master => PlayerClass::of(entrant.number, ground.handbook) == PlayerClass::Master,
    };
    const STEPS: [LandsholdStep; 5] = [
        LandsholdStep::ClassWinner,
        LandsholdStep::KandidatWinner,
        LandsholdStep::HighNumber,
        LandsholdStep::CandidateResult,
        LandsholdStep::Master,
    ];
    STEPS.into_iter().find(|step| holds(*step))
}
