//! What one set of games is worth for a title: average, performance, points, and what both editions ask alike.

use std::collections::BTreeMap;

use rokade_clause::ClauseId;
use rokade_model::{HalfPoints, StartNumber, Title};

use super::figures::Figures;
use super::games::{Game, Games};
use super::lift::average;
use super::requirement::{Amount, Key, Requirement, Share};
use super::{Event, Norm, NormTitle, titles};
use crate::Rating;
use crate::table::percent;

/// One set of games.
pub(super) struct Assessment<'a> {
    pub(super) figures: &'static Figures,
    pub(super) title: NormTitle,
    pub(super) games: &'a [Game],
    /// Games a norm takes here.
    pub(super) games_needed: u32,
}

impl Assessment<'_> {
    pub(super) fn number_of_games(&self) -> u32 {
        u32::try_from(self.games.len()).expect("games are few")
    }

    /// Everybody met, once.
    pub(super) fn opponents(&self) -> BTreeMap<StartNumber, &Game> {
        self.games.iter().map(|game| (game.opponent, game)).collect()
    }

    /// The opponents that shares are taken of. While games are missing, as many as a norm takes.
    pub(super) fn size(&self) -> u32 {
        let met = u32::try_from(self.opponents().len()).expect("opponents are few");
        if self.number_of_games() >= self.games_needed { met } else { met.max(self.games_needed) }
    }

    pub(super) fn points(&self) -> HalfPoints {
        self.games.iter().map(|game| game.score).sum()
    }

    pub(super) fn titled(&self, counts: impl Fn(Title) -> bool) -> u32 {
        let titled = self.opponents().into_values().filter(|game| game.title.is_some_and(&counts)).count();
        u32::try_from(titled).expect("opponents are few")
    }

    /// Games, title holders: asked alike in both editions.
    pub(super) fn games_requirement(&self, clause: &rokade_clause::ClauseId) -> Requirement {
        Requirement::at_least(Key::Games, self.number_of_games(), self.games_needed, clause)
    }

    pub(super) fn title_holders(&self) -> Requirement {
        let part = self.figures.title_holders.value;
        let clause = &self.figures.title_holders.clause;
        let needed = part.up(self.size());
        Requirement::at_least(Key::TitleHolders, self.titled(titles::is_counted), needed, clause)
            .share(Share::of(part, self.size()))
    }

    /// The norm these games make, once the edition has said what it asks.
    pub(super) fn norm(&self, player: StartNumber, asked: Vec<Requirement>, games: &Games) -> Norm {
        let average = average(self.figures, self.title, self.games);
        let (points, number) = (self.points(), self.number_of_games());
        let percent = percent(points, number);
        let difference = percent.and_then(|percent| self.figures.tables.difference(percent));
        let performance = average.rounded.zip(difference).map(|(average, dp)| i64::from(average) + i64::from(dp));
        let points_needed = average.rounded.and_then(|average| least_points(self.figures, self.title, average, number));
        let mut requirements = asked;
        requirements.push(self.performance(average.rounded, percent, performance));
        requirements.push(Requirement {
            needed: points_needed.map(Amount::Points),
            ..Requirement::known(
                Key::Points,
                points_needed.is_some_and(|needed| points >= needed),
                Amount::Points(points),
                Amount::Points(points),
                self.clause_of_points(average.rounded),
            )
        });
        Norm {
            player,
            title: self.title,
            reached: !requirements.iter().any(Requirement::is_missing),
            points,
            games: self.games.to_vec(),
            federation: None,
            average: average.rounded,
            counted: average.counted,
            lifted: average.lifted,
            percent,
            performance,
            points_needed,
            requirements,
            left_out: games.left_out.clone(),
            without_game: games.without.clone(),
            notes: Vec::new(),
        }
    }

    /// The average by itself, where it is too low for any score; else the performance decides.
    fn clause_of_points(&self, average: Option<Rating>) -> &ClauseId {
        match average.is_some_and(|average| average < self.figures.average_least(self.title)) {
            true => &self.figures.average_least.clause,
            false => &self.figures.performance.clause,
        }
    }

    fn performance(&self, average: Option<Rating>, percent: Option<u32>, performance: Option<i64>) -> Requirement {
        let needed = self.figures.performance(self.title);
        let met = average.zip(percent).is_some_and(|(average, percent)| {
            reach(self.figures, percent).is_some_and(|reach| i64::from(average) + i64::from(reach) >= needed)
        });
        let found = performance.map(Amount::Number);
        let clause = &self.figures.performance.clause;
        Requirement::of(Key::Performance, Some(met), found, Amount::Number(needed), clause)
    }

    /// A whole score against such an average would still have to be found: the average itself.
    pub(super) fn average_requirement(&self) -> Requirement {
        let found = average(self.figures, self.title, self.games).rounded;
        let needed = self.figures.average_least(self.title);
        let met = found.is_some_and(|found| found >= needed);
        let clause = &self.figures.average_least.clause;
        Requirement::of(Key::Average, Some(met), found.map(Amount::from), needed.into(), clause)
    }

    pub(super) fn score_requirement(&self) -> Requirement {
        let (found, needed) = (self.points(), self.figures.score_least(self.number_of_games()));
        let (found_amount, needed_amount) = (Amount::Points(found), Amount::Points(needed));
        Requirement::known(Key::Score, found >= needed, found_amount, needed_amount, self.figures.score_clause())
            .share(self.figures.score_share(self.number_of_games()))
    }
}

/// The difference a percentage is good for at least. Where a table ends before 100 %, the last row stands for it.
pub(super) fn reach(figures: &Figures, percent: u32) -> Option<i32> {
    (percent.saturating_sub(1)..=percent).rev().find_map(|percent| figures.tables.difference(percent))
}

/// The lowest score that makes the norm in so many games at an average; `None` if no score does.
pub(super) fn least_points(figures: &Figures, title: NormTitle, average: Rating, games: u32) -> Option<HalfPoints> {
    if average < figures.average_least(title) || games == 0 {
        return None;
    }
    let needed = figures.performance(title);
    let all = HalfPoints(i32::try_from(2 * games).expect("games are few"));
    (figures.score_least(games).0..=all.0).map(HalfPoints).find(|points| {
        let reach = percent(*points, games).and_then(|percent| reach(figures, percent));
        reach.is_some_and(|reach| i64::from(average) + i64::from(reach) >= needed)
    })
}

/// The games of a player and the player's own federation.
pub(super) fn own_federation<'a>(event: &'a Event, player: StartNumber) -> Option<&'a str> {
    event.contestant(player).and_then(|contestant| contestant.federation.as_deref())
}
