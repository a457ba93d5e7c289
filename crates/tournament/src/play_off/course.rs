//! How far a play-off has come: its heats, who is parted from whom, and which games come next.
//!
//! Two players climb the ladder as a match does. More than two meet all against all at every stage,
//! and only those still level go on (docs/readings/play-off-more-than-two.md). Everything follows
//! from the players, the seed and the results; nothing here changes the state.

use std::collections::BTreeMap;

use rokade_model::{GameResult, HalfPoints, Scoring, StartNumber};
use rokade_pairing::round_robin;

use super::{PlaceLot, PlayOff, sorted};
use crate::lots::Lots;
use crate::matches::{FirstMove, Match, Progress, mark, seat};
use crate::{Board, GameState, MatchGame, PlayerId, Stage};

/// One stage played among players who were level before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heat {
    /// Index into the stages.
    pub stage: usize,
    /// How often the last stage had to be repeated before; 0 for the first time.
    pub repeat: u32,
    /// In the order of the lot about the colours.
    pub players: Vec<PlayerId>,
    /// Indices into the play-off's games.
    pub games: Vec<usize>,
    /// What everybody has scored so far, in the order of the players.
    pub points: Vec<HalfPoints>,
}

/// A game that is to be played and not called yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fixture {
    pub stage: usize,
    pub white: PlayerId,
    pub black: PlayerId,
}

/// A play-off as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// From first to last; players in one list are still level.
    pub ranks: Vec<Vec<PlayerId>>,
    pub heats: Vec<Heat>,
    /// Players still level who have a lot instead of the stage they come to: behind the first place at
    /// once, about the first place when the ladder is used up. None of them has begun the stage.
    pub may_draw: Vec<Vec<PlayerId>>,
    is_going_on: bool,
    wanted: Vec<Fixture>,
}

impl Course {
    /// Everybody has a place.
    pub fn is_decided(&self) -> bool {
        !self.is_going_on
    }

    /// The players from first to last; nobody while it is played.
    pub fn order(&self) -> Vec<PlayerId> {
        if self.is_going_on { Vec::new() } else { self.ranks.concat() }
    }

    /// Whether a game of the play-off, by index, still belongs to it.
    pub fn needs(&self, game: usize) -> bool {
        self.heats.iter().any(|heat| heat.games.contains(&game))
    }

    pub(crate) fn wanted(&self) -> &[Fixture] {
        &self.wanted
    }
}

impl PlayOff {
    /// Where it stands; `lots` are those drawn in the group.
    pub fn course(&self, lots: &[PlaceLot]) -> Course {
        let mut walk = Walk { play_off: self, lots, used: vec![false; self.games.len()], course: Course::default() };
        let ranks = walk.settle(self.players.clone(), At { stage: 0, repeat: 0, place: 1 });
        Course { ranks, ..walk.course }
    }

    /// The order in which players stand at the beginning of a stage, by lot.
    pub(crate) fn drawn(seed: u64, players: &[PlayerId], stage: usize, repeat: u32) -> Vec<PlayerId> {
        let mut order = sorted(players);
        // A lot of its own for every stage and repetition; the first is that of the seed itself.
        let turn = u64::try_from(stage).expect("stages are few") << 32 | u64::from(repeat);
        Lots::from_seed(seed ^ turn.rotate_left(16)).shuffle(&mut order);
        order
    }
}

/// Where level players stand: the stage they come to and the best place they may take.
#[derive(Clone, Copy)]
struct At {
    stage: usize,
    repeat: u32,
    place: usize,
}

impl At {
    /// Whether a lot may take the place of what is to be played (docs/readings/play-off-lots.md).
    fn may_draw(self) -> bool {
        self.repeat > 0 || self.place > 1
    }
}

struct Walk<'a> {
    play_off: &'a PlayOff,
    lots: &'a [PlaceLot],
    used: Vec<bool>,
    course: Course,
}

impl Walk<'_> {
    /// Parts players who are level, as far as the games have come.
    fn settle(&mut self, players: Vec<PlayerId>, at: At) -> Vec<Vec<PlayerId>> {
        if players.len() < 2 {
            return vec![players];
        }
        if self.play_off.stages.is_empty() {
            self.course.is_going_on = true;
            return vec![players];
        }
        if at.may_draw()
            && let Some(order) = by_lot(self.lots, &players)
        {
            return order.into_iter().map(|player| vec![player]).collect();
        }
        let (order, heat) =
            (PlayOff::drawn(self.play_off.seed, &players, at.stage, at.repeat), self.course.heats.len());
        let settled = match order[..] {
            [one, other] => self.pair(one, other, at),
            _ => self.pool(&order, at),
        };
        let is_open = |game: &usize| self.play_off.games[*game].game.result().is_none();
        if at.may_draw() && self.course.heats.get(heat).is_some_and(|heat| heat.games.iter().all(is_open)) {
            self.course.may_draw.push(players);
        }
        settled
    }

    /// Two players climb the rest of the ladder.
    fn pair(&mut self, white: PlayerId, black: PlayerId, at: At) -> Vec<Vec<PlayerId>> {
        let play_off = self.play_off;
        let stages = &play_off.stages[at.stage..];
        let first = |stage: usize| PlayOff::drawn(play_off.seed, &[white, black], at.stage + stage, 0)[0];
        let lots: BTreeMap<usize, PlayerId> = (1..stages.len()).map(|stage| (stage, first(stage))).collect();
        let board = Board { number: 0, white, black, game: GameState::Open, games: Vec::new(), lots };
        let mut games: Vec<MatchGame> = Vec::new();
        loop {
            let next = match (Match { stages, board: &board }).progress(&games) {
                Progress::Decided(outcome) => {
                    let lost = outcome.result().is_some_and(|result| result.mark(rokade_model::Color::Black).is_win());
                    return if lost { vec![vec![black], vec![white]] } else { vec![vec![white], vec![black]] };
                }
                Progress::Playing => break,
                Progress::Next(next) => next,
            };
            let FirstMove::Of(has_white) = next.white else { break };
            let has_black = board.opponent_of(has_white);
            let fixture = Fixture { stage: at.stage + next.stage, white: has_white, black: has_black };
            let begins = games.last().is_none_or(|last| last.stage != next.stage);
            if begins {
                self.begin(At { stage: fixture.stage, ..at }, &[has_white, has_black]);
            }
            let Some(game) = self.call(fixture) else { break };
            games.push(MatchGame { stage: next.stage, ..game });
        }
        self.course.is_going_on = true;
        vec![sorted(&[white, black])]
    }

    /// More than two play all against all, and those still level go on.
    fn pool(&mut self, order: &[PlayerId], at: At) -> Vec<Vec<PlayerId>> {
        self.begin(at, order);
        let stage = &self.play_off.stages[at.stage];
        let fixtures = all_play_all(order, at.stage, stage.games.max(1));
        let games: Vec<Option<MatchGame>> = fixtures.into_iter().map(|fixture| self.call(fixture)).collect();
        if !games.iter().all(|game| game.is_some_and(|game| game.game.result().is_some())) {
            self.course.is_going_on = true;
            return vec![sorted(order)];
        }
        let heat = self.course.heats.last().expect("begun above");
        let ranks = by_points(order, &heat.points);
        let mut place = at.place;
        let mut settled = Vec::new();
        for rank in ranks {
            let size = rank.len();
            settled.extend(self.settle(rank, At { place, ..self.after(at) }));
            place += size;
        }
        settled
    }

    /// The stage that follows: the last one is repeated.
    fn after(&self, at: At) -> At {
        let is_last = at.stage + 1 >= self.play_off.stages.len();
        if is_last { At { repeat: at.repeat + 1, ..at } } else { At { stage: at.stage + 1, ..at } }
    }

    fn begin(&mut self, at: At, players: &[PlayerId]) {
        let points = vec![HalfPoints::ZERO; players.len()];
        let heat = Heat { stage: at.stage, repeat: at.repeat, players: players.to_vec(), games: Vec::new(), points };
        self.course.heats.push(heat);
    }

    /// The game of the current heat for a fixture, if it was called before; else it is wanted.
    fn call(&mut self, fixture: Fixture) -> Option<MatchGame> {
        let Fixture { stage, white, black } = fixture;
        let is_it = |(index, game): (usize, &MatchGame)| {
            !self.used[index] && game.stage == stage && game.white == white && game.black == black
        };
        let Some(index) = self.play_off.games.iter().enumerate().position(is_it) else {
            self.course.wanted.push(fixture);
            return None;
        };
        self.used[index] = true;
        let game = self.play_off.games[index];
        let heat = self.course.heats.last_mut().expect("a heat is begun before its games");
        heat.games.push(index);
        for (player, points) in heat.players.iter().zip(&mut heat.points) {
            *points += gave(&self.play_off.stages, &game, *player);
        }
        Some(game)
    }
}

/// What a game gave a player, draw odds counted as the win they are.
fn gave(stages: &[Stage], game: &MatchGame, player: PlayerId) -> HalfPoints {
    let scoring = Scoring::default();
    if player != game.white && player != game.black {
        return HalfPoints::ZERO;
    }
    let odds = stages.get(game.stage).and_then(|stage| stage.draw_wins_for);
    match (odds, game.game.result()) {
        (Some(color), Some(GameResult::Draw | GameResult::ShortDraw)) => {
            if seat(game, color) == player {
                scoring.win
            } else {
                scoring.loss
            }
        }
        _ => mark(game, player).map_or(HalfPoints::ZERO, |mark| scoring.mark(mark)),
    }
}

/// The order of players in a lot that was drawn among them.
pub(super) fn by_lot(lots: &[PlaceLot], players: &[PlayerId]) -> Option<Vec<PlayerId>> {
    // A later lot is drawn so that it keeps the order of the earlier ones.
    let lot = lots.iter().rev().find(|lot| players.iter().all(|player| lot.players.contains(player)))?;
    Some(lot.players.iter().copied().filter(|player| players.contains(player)).collect())
}

/// Every two meet so many times, with colours in turn: the handbook's schedule by the numbers of the lot.
fn all_play_all(order: &[PlayerId], stage: usize, cycles: u8) -> Vec<Fixture> {
    let player = |number: StartNumber| order[number.index().expect("a schedule numbers from 1")];
    let rounds = round_robin::schedule(order.len(), 1);
    let once: Vec<(PlayerId, PlayerId)> =
        rounds.iter().flatten().map(|(white, black)| (player(*white), player(*black))).collect();
    let turned = |cycle: u8, (white, black): (PlayerId, PlayerId)| match cycle % 2 {
        0 => Fixture { stage, white, black },
        _ => Fixture { stage, white: black, black: white },
    };
    (0..cycles).flat_map(|cycle| once.iter().map(move |pair| turned(cycle, *pair))).collect()
}

/// Players with equal points together, most points first.
fn by_points(order: &[PlayerId], points: &[HalfPoints]) -> Vec<Vec<PlayerId>> {
    let mut ranks: BTreeMap<std::cmp::Reverse<HalfPoints>, Vec<PlayerId>> = BTreeMap::new();
    for (player, points) in order.iter().zip(points) {
        ranks.entry(std::cmp::Reverse(*points)).or_default().push(*player);
    }
    ranks.into_values().map(|rank| sorted(&rank)).collect()
}
