//! What the rounds to come can still make of a candidate result (docs/readings/candidate-outlook.md).
//!
//! The ratings to come are not known, only who can still be met: the weakest of them ask for the most points, the
//! strongest for the fewest.

use rokade_model::{HalfPoints, StartNumber};

use super::requirement::rules;
use super::rounds::Rounds;
use super::{Event, requirement};
use crate::{Exact, Rating};

/// Whether the answer can still change, and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// No round is left that could change anything, or none of those left can undo what is reached.
    Settled,
    /// So many more points in the rounds to come: the fewest, against the strongest who can be met, and as many as
    /// are enough against anybody; `None` if even all of them might not be.
    InReach { rounds: u32, least: HalfPoints, enough: Option<HalfPoints> },
    /// Not even winning everything is enough.
    OutOfReach { rounds: u32 },
}

/// What stands in the table before the rounds to come.
struct Base {
    ratings: i64,
    players: i64,
    rounds: u32,
    points: HalfPoints,
}

impl Base {
    /// Whether it is enough with so many more opponents, rounds and points.
    fn is_enough(&self, opponents: &[Rating], rounds: usize, points: i32) -> bool {
        let sum: i64 = opponents.iter().map(|rating| i64::from(*rating)).sum();
        let players = self.players + i64::try_from(opponents.len()).expect("opponents are few");
        let average = Exact::new(self.ratings + sum, players).half_up();
        let rounds = self.rounds + u32::try_from(rounds).expect("rounds are few");
        let found = Rating::try_from(average).ok().and_then(requirement);
        rounds >= rules().rounds_least
            && found.is_some_and(|found| self.points + HalfPoints(points) >= found.points(rounds))
    }
}

pub(super) fn outlook(event: &Event, own: Rating, rounds: &Rounds) -> Outlook {
    let to_come = usize::try_from(rounds.ahead).expect("rounds are few");
    let base = Base {
        ratings: i64::from(own) + rounds.opponents.iter().map(|one| i64::from(one.rating)).sum::<i64>(),
        players: 1 + i64::try_from(rounds.opponents.len()).expect("opponents are few"),
        rounds: if event.kind.is_running() { rounds.played() } else { rounds.counted() - rounds.ahead },
        points: rounds.opponents.iter().map(|one| one.score).sum(),
    };
    let weakest = to_meet(event, rounds, to_come, First::Weakest);
    let strongest = to_meet(event, rounds, to_come, First::Strongest);
    let is_short = event.history.rounds < rules().rounds_least;
    if is_short || to_come == 0 || is_safe(&base, &weakest) {
        return Outlook::Settled;
    }
    let fewest = |opponents: &[Rating]| {
        let most = i32::try_from(2 * to_come).expect("games are few");
        (0..=most).find(|points| base.is_enough(opponents, to_come, *points))
    };
    let (least, enough) = (fewest(&strongest), fewest(&weakest));
    match least {
        Some(least) => {
            Outlook::InReach { rounds: rounds.ahead, least: HalfPoints(least), enough: enough.map(HalfPoints) }
        }
        None => Outlook::OutOfReach { rounds: rounds.ahead },
    }
}

/// Whether it is enough without another point, whoever is met and whichever rounds fall out or are missed.
fn is_safe(base: &Base, weakest: &[Rating]) -> bool {
    let to_come = weakest.len();
    (0..=to_come).all(|played| (played..=to_come).all(|counted| base.is_enough(&weakest[..played], counted, 0)))
}

/// The ratings of so many who can be met, the weakest first or the strongest: those not met yet, and all again where
/// these are too few, as in double rounds.
fn to_meet(event: &Event, rounds: &Rounds, games: usize, first: First) -> Vec<Rating> {
    let others = event.ratings.iter().filter(|(number, _)| **number != rounds.player);
    let is_met = |number: StartNumber| rounds.opponents.iter().any(|one| one.player == number);
    let (met, mut ratings): (Vec<_>, Vec<_>) = others.partition(|(number, _)| is_met(**number));
    if ratings.len() < games {
        ratings.extend(met);
    }
    let mut ratings: Vec<Rating> = ratings.into_iter().map(|(_, rating)| *rating).collect();
    match first {
        First::Weakest => ratings.sort_unstable(),
        First::Strongest => ratings.sort_unstable_by_key(|rating| std::cmp::Reverse(*rating)),
    }
    let best = ratings.first().copied().unwrap_or(0);
    ratings.resize(games, best);
    ratings
}

#[derive(Clone, Copy)]
enum First {
    Weakest,
    Strongest,
}
