//! What the rounds to come can still make of a candidate result (docs/readings/candidate-outlook.md).
//!
//! The ratings to come are not known, only who can still be met: the weakest of them ask for the most points, the
//! strongest for the fewest.

use std::collections::BTreeSet;

use rokade_clause::{Fact, HandbookEdition, Reason};
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
    handbook: HandbookEdition,
}

impl Base {
    /// The average with these opponents as well.
    fn average(&self, opponents: &[Rating]) -> i64 {
        let sum: i64 = opponents.iter().map(|rating| i64::from(*rating)).sum();
        let players = self.players + i64::try_from(opponents.len()).expect("opponents are few");
        Exact::new(self.ratings + sum, players).half_up()
    }

    /// What these opponents would make of the average and of the points that are asked.
    fn told(&self, opponents: &[Rating], who: &'static str) -> Reason {
        let rounds = self.rounds + u32::try_from(opponents.len()).expect("opponents are few");
        let average = self.average(opponents);
        let ratings: Vec<String> = opponents.iter().map(ToString::to_string).collect();
        let reason = Reason::cited("candidate_ahead", "D4.1-26a")
            .read_as("candidate-outlook")
            .with("who", who)
            .with("ratings", ratings.join(", "))
            .with("average", average);
        match Rating::try_from(average).ok().and_then(|average| requirement(average, self.handbook)) {
            Some(found) => reason
                .with("percent", found.percent)
                .with("rounds", rounds)
                .with("required", Fact::HalfPoints(found.points(rounds).0.into())),
            None => reason.with("least", rules(self.handbook).lowest()),
        }
    }

    /// Whether it is enough with so many more opponents, rounds and points.
    fn is_enough(&self, opponents: &[Rating], rounds: usize, points: i32) -> bool {
        let average = self.average(opponents);
        let rounds = self.rounds + u32::try_from(rounds).expect("rounds are few");
        let found = Rating::try_from(average).ok().and_then(|average| requirement(average, self.handbook));
        rounds >= rules(self.handbook).rounds_least
            && found.is_some_and(|found| self.points + HalfPoints(points) >= found.points(rounds))
    }
}

/// What is still open, and what it rests on: the average and the points that the strongest and the weakest who can
/// be met would make of it.
pub(super) fn outlook(event: &Event, strength: &Strength, own: Rating, rounds: &Rounds) -> (Outlook, Vec<Reason>) {
    let to_come = usize::try_from(rounds.ahead).expect("rounds are few");
    let base = Base {
        ratings: i64::from(own) + rounds.opponents.iter().map(|one| i64::from(one.rating)).sum::<i64>(),
        players: 1 + i64::try_from(rounds.opponents.len()).expect("opponents are few"),
        rounds: if event.kind.is_running() { rounds.played() } else { rounds.counted() - rounds.ahead },
        points: rounds.opponents.iter().map(|one| one.score).sum(),
        handbook: event.history.handbook,
    };
    let weakest = strength.to_meet(rounds, to_come, First::Weakest);
    let strongest = strength.to_meet(rounds, to_come, First::Strongest);
    let is_short = event.history.rounds < rules(event.history.handbook).rounds_least;
    if is_short || to_come == 0 || is_safe(&base, &weakest) {
        return (Outlook::Settled, Vec::new());
    }
    let fewest = |opponents: &[Rating]| {
        let most = i32::try_from(2 * to_come).expect("games are few");
        (0..=most).find(|points| base.is_enough(opponents, to_come, *points))
    };
    let (least, enough) = (fewest(&strongest), fewest(&weakest));
    let mut shown = vec![base.told(&strongest, "strongest")];
    let is_known = base.average(&strongest) == base.average(&weakest);
    if !is_known && enough != least {
        shown.push(base.told(&weakest, "weakest"));
    }
    match least {
        Some(least) => {
            let enough = enough.map(HalfPoints);
            (Outlook::InReach { rounds: rounds.ahead, least: HalfPoints(least), enough }, shown)
        }
        None => {
            shown.truncate(1);
            (Outlook::OutOfReach { rounds: rounds.ahead }, shown)
        }
    }
}

/// Whether it is enough without another point, whoever is met and whichever rounds fall out or are missed.
fn is_safe(base: &Base, weakest: &[Rating]) -> bool {
    let to_come = weakest.len();
    (0..=to_come).all(|played| (played..=to_come).all(|counted| base.is_enough(&weakest[..played], counted, 0)))
}

/// Everybody with a rating, the weakest first: put in order once for all who ask.
pub(super) struct Strength(Vec<(Rating, StartNumber)>);

impl Strength {
    pub(super) fn of(event: &Event) -> Self {
        let mut rated: Vec<(Rating, StartNumber)> =
            event.ratings.iter().map(|(number, rating)| (*rating, *number)).collect();
        rated.sort_unstable();
        Self(rated)
    }

    /// The ratings of so many who can be met, the weakest first or the strongest: those not met yet, and all again
    /// where these are too few, as in double rounds.
    fn to_meet(&self, rounds: &Rounds, games: usize, first: First) -> Vec<Rating> {
        let met: BTreeSet<StartNumber> = rounds.opponents.iter().map(|one| one.player).collect();
        // Whoever asks is rated, and so is everybody counted as met.
        let is_few = self.0.len() < 1 + met.len() + games;
        let can_be_met = |number: StartNumber| number != rounds.player && (is_few || !met.contains(&number));
        let some = |ratings: &mut dyn Iterator<Item = &(Rating, StartNumber)>| -> Vec<Rating> {
            ratings.filter(|(_, number)| can_be_met(*number)).map(|(rating, _)| *rating).take(games).collect()
        };
        let mut ratings = match first {
            First::Weakest => some(&mut self.0.iter()),
            First::Strongest => some(&mut self.0.iter().rev()),
        };
        let best = ratings.first().copied().unwrap_or(0);
        ratings.resize(games, best);
        ratings
    }
}

#[derive(Clone, Copy)]
enum First {
    Weakest,
    Strongest,
}
