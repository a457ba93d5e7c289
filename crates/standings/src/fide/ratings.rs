//! Codes made of ratings (article 10): averages of the opponents, performances, and the rating itself.
//!
//! Only games count, on the scale 1, ½, 0 whatever the event's points are. Full scale of the tables, no cut
//! at 400 points.

use std::cell::OnceCell;

use rokade_model::HalfPoints;
use rokade_rating::table::{Tables, percent};

use super::cut;
use super::descriptor::Variants;
use super::field::{Cell, Field, Kind, Outcome};
use super::opponents::place;
use super::part::{Note, Part, sum};
use crate::Amount;

/// Everybody's rating, with the one given to unrated players.
pub(crate) struct Ratings<'a> {
    field: &'a Field,
    ratings: Vec<i32>,
    performances: OnceCell<Vec<Option<i64>>>,
    perfect: OnceCell<Vec<Option<i64>>>,
}

/// What a performance is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Performed {
    pub average: i64,
    pub score: HalfPoints,
    pub percent: u32,
    pub difference: i32,
}

/// What shows that a rating is the lowest that is expected to make a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Perfect {
    pub value: i64,
    pub score: HalfPoints,
    pub shown: Shown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Hundredths expected at that rating, and one point below it.
    Expected { reached: i32, below: i32 },
    /// A score of nothing: so much below the weakest opponent.
    Nothing { less: i64 },
}

impl<'a> Ratings<'a> {
    /// `None` where somebody is unrated and the rules give him no rating: the code is dropped for all.
    pub(super) fn of(field: &'a Field, unrated: Option<u16>) -> Option<Self> {
        let unrated = unrated.map(i32::from);
        let rating = |rating: &Option<u32>| match rating {
            Some(rating) => Some(i32::try_from(*rating).unwrap_or(i32::MAX / 4)),
            None => unrated,
        };
        let ratings = field.ratings.iter().map(rating).collect::<Option<Vec<i32>>>()?;
        Some(Self { field, ratings, performances: OnceCell::new(), perfect: OnceCell::new() })
    }

    pub(super) fn own(&self, player: usize) -> Amount {
        Amount::whole(self.ratings[player].into())
    }

    /// The games that count, each with the value an average is made of.
    fn games(&self, player: usize, parts: &mut Vec<Part>, value: impl Fn(usize) -> Option<i64>) {
        for (round, cell) in self.field.line(player).iter().enumerate() {
            let Some(opponent) = cell.opponent.filter(|_| cell.kind != Kind::Void) else { continue };
            let figure = value(place(opponent));
            let part = Part::new(round, Some(opponent), Amount::whole(figure.unwrap_or(0)));
            let is_counted = self.field.is_rated_game(cell) && figure.is_some();
            parts.push(if is_counted { part } else { part.not_counted(Note::NotPlayed) });
        }
    }

    /// The average rating of the opponents, a half upwards (10.1).
    pub(super) fn average(&self, player: usize, variants: &Variants, parts: &mut Vec<Part>) -> Option<Amount> {
        self.games(player, parts, |opponent| Some(self.ratings[opponent].into()));
        cut::by_value(parts, variants);
        mean(parts)
    }

    /// The ratings a performance goes by, game by game.
    pub(super) fn met(&self, player: usize) -> impl Iterator<Item = i32> {
        let games = self.field.line(player).iter().filter(|cell| self.field.is_rated_game(cell));
        games.filter_map(|cell| cell.opponent).map(|opponent| self.ratings[place(opponent)])
    }

    fn score(&self, player: usize) -> HalfPoints {
        score(self.field.line(player).iter().filter(|cell| self.field.is_rated_game(cell)))
    }

    /// The rounded average and the difference the score stands for (10.2).
    pub(super) fn performed(&self, player: usize) -> Option<Performed> {
        let (count, total) =
            self.met(player).fold((0, 0), |(count, total), rating| (count + 1, total + i64::from(rating)));
        let score = self.score(player);
        let percent = percent(score, u32::try_from(count).expect("games are few"))?;
        let difference = Tables::fide().difference(percent.min(100))?;
        Some(Performed { average: half_up(total, count), score, percent, difference })
    }

    fn performance(&self, player: usize) -> Option<i64> {
        self.performed(player).map(|performed| performed.average + i64::from(performed.difference))
    }

    pub(super) fn tournament_performance(&self, player: usize, parts: &mut Vec<Part>) -> Option<Amount> {
        self.games(player, parts, |opponent| Some(self.ratings[opponent].into()));
        self.performance(player).map(Amount::whole)
    }

    /// The lowest rating whose expected score reaches the score (10.3).
    pub(super) fn perfect_shown(&self, player: usize) -> Option<Perfect> {
        let (lowest, highest) = (self.met(player).min()?, self.met(player).max()?);
        let score = self.score(player);
        if score <= HalfPoints::ZERO {
            let less = self.field.edition.figures().perfect_nothing.value;
            return Some(Perfect { value: i64::from(lowest) - less, score, shown: Shown::Nothing { less } });
        }
        let tables = Tables::fide();
        let expected = |rating: i32| self.met(player).map(|opponent| tables.expected(rating - opponent).0).sum::<i32>();
        let wanted = score.0 * 50;
        // Beyond the last row of the table everything, or nothing, is expected.
        let beyond = i32::try_from(tables.bands().last().map_or(0, |band| band.from)).expect("a small number");
        let (mut below, mut reached) = (lowest - beyond - 1, highest + beyond);
        while reached - below > 1 {
            let middle = below + (reached - below) / 2;
            if expected(middle) >= wanted { reached = middle } else { below = middle }
        }
        let shown = Shown::Expected { reached: expected(reached), below: expected(below) };
        Some(Perfect { value: reached.into(), score, shown })
    }

    fn perfect(&self, player: usize) -> Option<i64> {
        self.perfect_shown(player).map(|perfect| perfect.value)
    }

    pub(super) fn perfect_performance(&self, player: usize, parts: &mut Vec<Part>) -> Option<Amount> {
        self.games(player, parts, |opponent| Some(self.ratings[opponent].into()));
        self.perfect(player).map(Amount::whole)
    }

    /// The average performance of the opponents (10.4).
    pub(super) fn average_performance(&self, player: usize, parts: &mut Vec<Part>) -> Option<Amount> {
        let all = self.performances.get_or_init(|| self.everybody(|player| self.performance(player)));
        self.games(player, parts, |opponent| all[opponent]);
        mean(parts)
    }

    /// The average perfect performance of the opponents (10.5).
    pub(super) fn average_perfect_performance(&self, player: usize, parts: &mut Vec<Part>) -> Option<Amount> {
        let all = self.perfect.get_or_init(|| self.everybody(|player| self.perfect(player)));
        self.games(player, parts, |opponent| all[opponent]);
        mean(parts)
    }

    fn everybody(&self, figure: impl Fn(usize) -> Option<i64>) -> Vec<Option<i64>> {
        (0..self.field.players()).map(figure).collect()
    }
}

/// Points on the scale of ratings.
pub(super) fn score<'a>(games: impl Iterator<Item = &'a Cell>) -> HalfPoints {
    let points = |cell: &Cell| match cell.outcome {
        Outcome::Win => HalfPoints::ONE,
        Outcome::Draw => HalfPoints::HALF,
        Outcome::Loss => HalfPoints::ZERO,
    };
    games.map(points).sum()
}

/// The average of what counts as a whole number, a half upwards; `None` if nothing counts.
fn mean(parts: &[Part]) -> Option<Amount> {
    let count = i64::try_from(parts.iter().filter(|part| part.counted).count()).expect("games are few");
    let total = sum(parts).in_hundredths() / 100;
    (count > 0).then(|| Amount::whole(half_up(total, count)))
}

/// A quotient to the nearest whole number, a half upwards.
pub(super) fn half_up(total: i64, count: i64) -> i64 {
    (2 * total + count).div_euclid(2 * count)
}
