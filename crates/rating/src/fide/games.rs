//! Which games count, each judged by itself. Whether the opponent is rated is asked later, from both sides.

use rokade_clause::{Figure, Reason};
use rokade_model::{Color, GameResult, HalfPoints, Mark};

use super::figures::{BlitzMinutes, FarApart, Figures, RapidMinutes};
use super::standing::Field;
use super::{Event, Exception, Form, Game, List, ThinkingTime, by};
use crate::table::difference;
use crate::{PlayerId, Rating};

/// A game and why neither side of it is rated.
pub(super) struct Counted<'a> {
    pub(super) game: &'a Game,
    pub(super) refusal: Option<Reason>,
}

impl Game {
    pub(super) fn color_of(&self, player: PlayerId) -> Option<Color> {
        match player {
            player if player == self.white => Some(Color::White),
            player if player == self.black => Some(Color::Black),
            _ => None,
        }
    }

    pub(super) fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        Some(match self.color_of(player)? {
            Color::White => self.black,
            Color::Black => self.white,
        })
    }
}

pub(super) fn mark_of(game: &Game, player: PlayerId) -> Option<Mark> {
    Some(game.result?.mark(game.color_of(player)?))
}

/// 1, ½ or 0, whatever points the event gives.
pub(super) fn score(mark: Mark) -> HalfPoints {
    match mark {
        mark if mark.is_win() => HalfPoints::ONE,
        mark if mark.is_draw() => HalfPoints::HALF,
        _ => HalfPoints::ZERO,
    }
}

/// Every game by round, then by players.
pub(super) fn counted<'a>(event: &'a Event, field: &Field, figures: &Figures) -> Vec<Counted<'a>> {
    let mut games: Vec<&Game> = event.games.iter().collect();
    games.sort_by_key(|game| (game.round, game.white, game.black));
    let decided = decided_after(event, &games);
    let refusal = |(index, game): (usize, &&'a Game)| {
        of_result(game)
            .or_else(|| of_players(game, field))
            .or_else(|| of_match(event, field, decided.is_some_and(|last| index > last)))
            .or_else(|| of_time(event, game, field, figures))
            .or_else(|| of_distance(event.list, game, field, figures))
    };
    let refusals: Vec<Option<Reason>> = games.iter().enumerate().map(refusal).collect();
    games.into_iter().zip(refusals).map(|(game, refusal)| Counted { game, refusal }).collect()
}

/// Only what was played is rated (5.1).
fn of_result(game: &Game) -> Option<Reason> {
    let clause = "FIDE-B.02-2024:5.1";
    let Some(result) = game.result else { return Some(Reason::cited("fide_result_missing", clause)) };
    if !result.is_played() {
        return Some(Reason::cited("fide_not_played", clause));
    }
    let is_short = matches!(result, GameResult::ShortWhiteWins | GameResult::ShortBlackWins | GameResult::ShortDraw);
    match game.exception {
        _ if is_short => Some(Reason::cited("fide_no_move_of_both", clause)),
        Some(Exception::Decision) => Some(Reason::cited("fide_taken_out", clause)),
        Some(Exception::OtherPace) => Some(Reason::house("fide_other_pace")),
        None => None,
    }
}

fn of_players(game: &Game, field: &Field) -> Option<Reason> {
    let is_computer = |player| field.get(&player).is_some_and(|standing| standing.is_computer);
    (is_computer(game.white) || is_computer(game.black)).then(|| Reason::cited("fide_computer", "D4.7.2c"))
}

/// A match with an unrated player is not rated, nor are games after the decision (6).
fn of_match(event: &Event, field: &Field, is_after_decision: bool) -> Option<Reason> {
    let Form::Match { waived } = event.form else { return None };
    if field.values().any(|standing| standing.listed.is_none()) {
        return Some(Reason::cited("fide_match_unrated", "FIDE-B.02-2024:6"));
    }
    (is_after_decision && !waived).then(|| Reason::cited("fide_match_decided", "FIDE-B.02-2024:6"))
}

/// The index of the game that decided a match: from then on nobody can catch up with the leader.
fn decided_after(event: &Event, games: &[&Game]) -> Option<usize> {
    let Form::Match { .. } = event.form else { return None };
    let first = games.first()?.white;
    let planned = i32::try_from(event.planned_rounds).unwrap_or(i32::MAX / 2);
    let (mut one, mut other) = (0, 0);
    for (index, game) in games.iter().enumerate() {
        let points = |player| mark_of(game, player).map_or(0, |mark| score(mark).0);
        one += points(first);
        other += game.opponent_of(first).map_or(0, points);
        if one.max(other) > planned {
            return Some(index);
        }
    }
    None
}

/// By the list, and on the standard list by the higher rated of the two.
fn of_time(event: &Event, game: &Game, field: &Field, figures: &Figures) -> Option<Reason> {
    time_refusal(event.list, event.time.as_ref()?, least_minutes(game, field, figures), figures)
}

/// What a list has against a time; `least` minutes are asked of a standard game.
pub(super) fn time_refusal(list: List, time: &ThinkingTime, least: i64, figures: &Figures) -> Option<Reason> {
    let unequal = figures.unequal_times.value;
    let may_differ = if list == List::Standard { unequal.standard } else { unequal.fast };
    if !may_differ && !time.is_equal() {
        return Some(by(Reason::house("fide_unequal_times"), &figures.unequal_times.clause));
    }
    let seconds = time.seconds_for(figures.moves());
    match list {
        List::Standard => standard_refusal(time, least, figures),
        List::Rapid => {
            let RapidMinutes { over: above, below } = figures.rapid_minutes.value;
            let fits = above * 60 < seconds && seconds < below * 60;
            let reason = || Reason::house("fide_not_rapid").with("minutes", seconds / 60);
            (!fits).then(|| by(reason().with("above", above).with("below", below), &figures.rapid_minutes.clause))
        }
        List::Blitz => {
            let BlitzMinutes { over: above, most } = figures.blitz_minutes.value;
            let fits = above * 60 < seconds && seconds <= most * 60;
            let reason = || Reason::house("fide_not_blitz").with("minutes", seconds / 60);
            (!fits).then(|| by(reason().with("above", above).with("most", most), &figures.blitz_minutes.clause))
        }
    }
}

/// The handbook asks for the time on the clock at the start, or for less with an increment; FIDE counts both
/// together (docs/readings/fide-rating-handbook.md).
fn standard_refusal(time: &ThinkingTime, least: i64, figures: &Figures) -> Option<Reason> {
    let (base, increment) = time.base_and_increment();
    let is_enough = match &figures.increment_instead {
        Some(Figure { value, .. }) => base >= least * 60 || (base >= value.time * 60 && increment >= value.increment),
        None => time.seconds_for(figures.moves()) >= least * 60,
    };
    (!is_enough).then(|| {
        let minutes = time.seconds_for(figures.moves()) / 60;
        by(Reason::house("fide_too_fast").with("minutes", minutes).with("least", least), &figures.bands.clause)
    })
}

/// Unrated players count as below every band but the last (docs/readings/fide-rating-bands.md).
fn least_minutes(game: &Game, field: &Field, figures: &Figures) -> i64 {
    let higher = listed(field, game.white).max(listed(field, game.black)).unwrap_or(0);
    let band = figures.bands.value.iter().find(|band| band.from <= higher);
    band.expect("the last band begins at 0").time
}

fn listed(field: &Field, player: PlayerId) -> Option<Rating> {
    field.get(&player).and_then(|standing| standing.listed)
}

/// Rapid and blitz: too far apart with a very strong player.
fn of_distance(list: List, game: &Game, field: &Field, figures: &Figures) -> Option<Reason> {
    let rule = figures.far_apart.as_ref().filter(|_| list != List::Standard)?;
    let (white, black) = (listed(field, game.white)?, listed(field, game.black)?);
    let FarApart { difference: apart, above } = rule.value;
    let distance = i64::from(difference(white, black).unsigned_abs());
    (distance >= apart && i64::from(white.max(black)) > above).then(|| {
        let reason = Reason::house("fide_far_apart").with("difference", distance);
        by(reason.with("least", apart).with("above", above), &rule.clause)
    })
}
