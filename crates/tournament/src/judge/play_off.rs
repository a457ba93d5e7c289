//! Play-offs among players who are level, their games, and lots about places.

use rokade_clause::Reason;
use rokade_model::GameResult;

use super::{Judge, grounds};
use crate::ladder::cannot_decide;
use crate::play_off::{kept_order, same};
use crate::refusal::{Judged, Objections};
use crate::{
    Course, Decision, Event, GameState, Group, GroupId, Level, PlaceLot, PlayOff, PlayOffLadder, PlayOffSlot, PlayerId,
    Refusal, SetGame, Stage, Stake,
};

/// A play-off as it is wished for.
pub(super) struct WantedPlayOff<'a> {
    pub players: &'a [PlayerId],
    pub ladder: PlayOffLadder,
    pub stages: &'a [Stage],
    pub stake: Stake,
    pub note: &'a str,
    pub seed: u64,
}

impl Judge<'_> {
    /// After the last game, among everybody who is level (D4.2-36d, D4.2-37f, D4.9.10). The colours
    /// are drawn with it; the same players never draw twice.
    pub(super) fn set_up_play_off(&self, id: GroupId, wish: &WantedPlayOff) -> Judged {
        let group = self.group(id)?;
        let mut objections = Objections::default();
        objections.extend(not_played_out(group));
        objections.extend(self.wrong_players(group, wish));
        let earlier = group.play_offs.iter().find(|play_off| play_off.is_among(wish.players));
        if let Some(held) = group.play_offs.iter().find(|one| !one.called_off && one.is_among(wish.players)) {
            let key = match held.course(&group.place_lots).is_decided() {
                true => Reason::house("play_off_decided"),
                false => Reason::house("play_off_goes_on"),
            };
            objections.add(grounds::in_group(key, group));
        }
        let stages = match wish.ladder {
            PlayOffLadder::Own => wish.stages.to_vec(),
            of_the_rules => of_the_rules.stages(self.state.handbook()),
        };
        objections.when(stages.is_empty(), || grounds::in_group(Reason::house("play_off_without_stages"), group));
        objections.extend(cannot_decide(&stages, wish.ladder.clause()));
        objections.extend(undecided_rules(group, wish));
        objections.heed()?;
        let seed = earlier.map_or(wish.seed, |earlier| earlier.seed);
        let play_off = PlayOff {
            players: PlayOff::drawn(seed, wish.players, 0, 0),
            ladder: wish.ladder,
            stages,
            stake: wish.stake,
            note: wish.note.to_owned(),
            seed,
            games: Vec::new(),
            called_off: false,
        };
        let number = number(group.play_offs.len() + 1);
        let added = added(id, number, &play_off.course(&group.place_lots));
        let PlayOff { players, ladder, stages, stake, note, seed, .. } = play_off;
        let set_up = Event::PlayOffSetUp { group: id, players, ladder, stages, stake, note, seed };
        Ok(Decision::of(std::iter::once(set_up).chain(added)))
    }

    /// Everybody who shares the place plays, except who has left; the champion's ladder is for the
    /// first place.
    fn wrong_players(&self, group: &Group, wish: &WantedPlayOff) -> Vec<Reason> {
        let wrong = wrong_list(group, wish.players);
        if !wrong.is_empty() {
            return wrong;
        }
        let level = self.state.level_for_play_off(group.id, wish.stake);
        let Some(level) = sharing(&level, wish.players) else { return vec![not_level(group, wish.players)] };
        let mut reasons: Vec<Reason> = left_out(group, level, wish.players);
        if wish.ladder == PlayOffLadder::Champion && level.place != 1 {
            let reason = Reason::cited("play_off_not_for_the_title", "D4.2-36d");
            reasons.push(grounds::in_group(reason, group).with("place", level.place));
        }
        reasons
    }

    pub(super) fn call_off(&self, id: GroupId, play_off: u32) -> Judged {
        let group = self.group(id)?;
        let there = find(group, play_off)?;
        if there.course(&group.place_lots).is_decided() {
            return Err(grounds::in_group(Reason::house("play_off_decided"), group).into());
        }
        Ok(Decision::of([Event::PlayOffCalledOff { group: id, play_off }]))
    }

    /// Where nothing else parts players (D4.9.10). What was drawn stands: a later lot that takes in
    /// more players keeps the order among the earlier ones (docs/readings/play-off-lots.md).
    pub(super) fn draw_place_lot(&self, id: GroupId, players: &[PlayerId], seed: u64) -> Judged {
        let group = self.group(id)?;
        let mut objections = Objections::default();
        objections.extend(not_played_out(group));
        if group.place_lots.iter().any(|lot| same(&lot.players, players)) {
            objections.add(lot_stands(group));
        } else {
            objections.extend(self.wrong_for_lot(group, players));
        }
        objections.heed()?;
        let drawn = kept_order(players, seed, &group.place_lots);
        let lot = PlaceLot { players: drawn.clone(), seed };
        let with_lot: Vec<PlaceLot> = group.place_lots.iter().cloned().chain([lot]).collect();
        let mut events = vec![Event::PlaceLotDrawn { group: id, players: drawn, seed }];
        // A lot may end a play-off for some and leave others to go on.
        for (index, play_off) in group.play_offs.iter().enumerate().filter(|(_, one)| !one.called_off) {
            events.extend(added(id, number(index + 1), &play_off.course(&with_lot)));
        }
        Ok(Decision::of(events))
    }

    fn wrong_for_lot(&self, group: &Group, players: &[PlayerId]) -> Vec<Reason> {
        let wrong = wrong_list(group, players);
        if !wrong.is_empty() {
            return wrong;
        }
        let going = group.play_offs.iter().filter(|play_off| !play_off.called_off);
        let courses: Vec<(&PlayOff, Course)> =
            going.map(|play_off| (play_off, play_off.course(&group.place_lots))).collect();
        if courses.iter().any(|(_, course)| course.may_draw.iter().any(|level| same(level, players))) {
            return Vec::new();
        }
        let plays = |(play_off, course): &(&PlayOff, Course)| {
            !course.is_decided() && players.iter().any(|player| play_off.players.contains(player))
        };
        if courses.iter().any(plays) {
            return vec![grounds::in_group(Reason::house("play_off_goes_on"), group)];
        }
        match sharing(&self.state.level_for_lot(group.id), players) {
            Some(level) => left_out(group, level, players),
            None => vec![not_level(group, players)],
        }
    }

    /// One game, with those that follow from it.
    pub(super) fn set_play_off_game(&self, at: PlayOffSlot, set: &SetGame) -> Judged {
        let PlayOffSlot { play_off, game, .. } = at;
        let (group, to) = (self.group(at.group)?, set.to);
        wrong_state(group, at, to)?;
        let there = find(group, play_off)?;
        let index = usize::try_from(game).ok().and_then(|game| game.checked_sub(1));
        let Some(index) = index.filter(|index| there.course(&group.place_lots).needs(*index)) else {
            return Err(grounds::in_group(Reason::house("play_off_no_such_game"), group).with("game", game).into());
        };
        let is = there.games[index].game;
        if is == to {
            return Ok(Decision::default());
        }
        if is != set.seen {
            let reason = grounds::in_group(Reason::house("play_off_changed_meanwhile"), group).with("game", game);
            return Err(reason.with("seen", super::written(set.seen)).with("is", super::written(is)).into());
        }
        let mut after = there.clone();
        after.games[index].game = to;
        let course = after.course(&group.place_lots);
        let needless =
            |(index, game): &(usize, &crate::MatchGame)| game.game.result().is_some() && !course.needs(*index);
        if let Some((later, _)) = after.games.iter().enumerate().find(needless) {
            let reason = Reason::cited("play_off_later_game_played", there.ladder.clause());
            let later = grounds::count(later + 1);
            return Err(grounds::in_group(reason, group).with("game", game).with("later", later).into());
        }
        let set = Event::PlayOffGameSet { group: group.id, play_off, game, to };
        Ok(Decision::of(std::iter::once(set).chain(added(group.id, play_off, &course))))
    }
}

fn added(group: GroupId, play_off: u32, course: &Course) -> Vec<Event> {
    let wanted = course.wanted().iter();
    let event = |one: &crate::play_off::Fixture| Event::PlayOffGameAdded {
        group,
        play_off,
        stage: one.stage,
        white: one.white,
        black: one.black,
    };
    wanted.map(event).collect()
}

fn find(group: &Group, number: u32) -> Result<&PlayOff, Refusal> {
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let there = index.and_then(|index| group.play_offs.get(index));
    let there = there.ok_or_else(|| {
        Refusal::from(grounds::in_group(Reason::house("no_such_play_off"), group).with("number", number))
    })?;
    match there.called_off {
        true => Err(grounds::in_group(Reason::house("play_off_called_off"), group).into()),
        false => Ok(there),
    }
}

/// Somebody who stays away loses, and whether he told the arbiter is written down (D4.1-14); if both stay away
/// there is no game to enter. Nothing of a play-off is put off.
fn wrong_state(group: &Group, at: PlayOffSlot, to: GameState) -> Result<(), Refusal> {
    let about = |reason: Reason| grounds::in_group(reason, group);
    let mut objections = Objections::default();
    match to {
        GameState::Open => {}
        GameState::Postponed { .. } | GameState::Adjourned { .. } => {
            objections.add(about(Reason::house("play_off_not_put_off")).with("game", at.game));
        }
        GameState::Done { result, notice } => {
            let both = result == GameResult::BothForfeit;
            objections.when(both, || about(Reason::house("play_off_both_absent")));
            let silent = !result.is_played() && notice.is_none();
            objections.when(silent, || about(Reason::cited("play_off_notice_missing", "D4.1-14")));
        }
    }
    objections.heed()
}

fn not_played_out(group: &Group) -> Option<Reason> {
    (!group.is_played_out())
        .then(|| grounds::in_group(Reason::house("places_still_open"), group).with("rounds", group.settings.rounds))
}

/// With more than two the rules are somebody's decision, which is written down (D4.2-36e).
fn undecided_rules(group: &Group, wish: &WantedPlayOff) -> Option<Reason> {
    if wish.players.len() <= 2 || !wish.note.is_empty() {
        return None;
    }
    let reason = match wish.ladder {
        PlayOffLadder::Champion => Reason::cited("play_off_rules_unwritten", "D4.2-36e"),
        _ => Reason::cited("play_off_rules_unwritten", "D4.9.10"),
    };
    Some(grounds::in_group(reason, group).with("count", grounds::count(wish.players.len())))
}

fn wrong_list(group: &Group, players: &[PlayerId]) -> Vec<Reason> {
    if players.len() < 2 {
        return vec![grounds::in_group(Reason::house("play_off_needs_two"), group)];
    }
    let wrong = |(index, player): &(usize, &PlayerId)| {
        players[..*index].contains(player) || group.number_of(**player).is_none()
    };
    let about = |(_, id): (usize, &PlayerId)| {
        let reason = grounds::in_group(Reason::house("play_off_wrong_player"), group);
        reason.with("player", grounds::player(*id))
    };
    players.iter().enumerate().filter(wrong).map(about).collect()
}

/// The shared place that all these players have.
fn sharing<'a>(level: &'a [Level], players: &[PlayerId]) -> Option<&'a Level> {
    level.iter().find(|level| players.iter().all(|player| level.players.contains(player)))
}

fn not_level(group: &Group, players: &[PlayerId]) -> Reason {
    grounds::in_group(Reason::cited("players_not_level", "D4.9.10"), group).with("count", grounds::count(players.len()))
}

/// Whoever shares the place and has not left the tournament takes part.
fn left_out(group: &Group, level: &Level, players: &[PlayerId]) -> Vec<Reason> {
    let missing = level.players.iter().filter(|id| !players.contains(id) && !group.is_withdrawn(**id));
    missing
        .map(|id| {
            let reason = Reason::cited("level_player_left_out", "D4.9.10");
            grounds::in_group(reason, group).with("player", grounds::player(*id))
        })
        .collect()
}

/// A lot about colours stands for ever.
pub(super) fn colours_stand(group: &Group) -> Reason {
    grounds::in_group(Reason::house("play_off_lot_stands"), group)
}

/// So does a lot about places.
pub(super) fn lot_stands(group: &Group) -> Reason {
    grounds::in_group(Reason::cited("place_lot_stands", "D4.9.10"), group)
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("play-offs are few")
}
