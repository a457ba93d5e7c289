//! Play-offs and lots as pages and paper show them.

use rokade_clause::{Fact, Reason};
use rokade_model::GameResult;
use rokade_tournament::{Course, GameState, Heat, PlayOff, PlayOffLadder, Stake};
use rokade_words::Arg;

use crate::ruling::side_key;
use crate::{Field, Outcome, Said, Who, game, kind_word, outcome, time};

/// A play-off with its games.
pub struct PlayOffView {
    /// From 1.
    pub number: u32,
    /// `The champion's play-off`
    pub ladder: String,
    pub stake: String,
    pub clause: &'static str,
    pub players: Vec<Who>,
    /// That the colours were drawn, and from which seed.
    pub drawn: String,
    pub note: String,
    pub is_called_off: bool,
    pub is_decided: bool,
    /// Place within the play-off and player, once it is decided.
    pub order: Vec<(usize, Who)>,
    pub heats: Vec<HeatView>,
    /// Players who may draw lots instead of playing on.
    pub may_draw: Vec<Vec<Who>>,
}

/// One stage among players who were level.
pub struct HeatView {
    pub stage: String,
    pub time: String,
    /// How often the stage was repeated; 0 for the first time.
    pub repeat: u32,
    pub scores: Vec<(Who, String)>,
    /// What the figures do not show by themselves: draw odds, and how more than two meet.
    pub rules: Vec<Said>,
    pub games: Vec<GameRow>,
}

/// A game of a play-off.
pub struct GameRow {
    /// From 1, within the play-off.
    pub number: usize,
    pub white: Who,
    pub black: Who,
    pub outcome: Outcome,
    pub seen: String,
    /// Which button is pressed in: `1-0`, `1/2-1/2`, `0-1`, or none.
    pub pressed: &'static str,
    pub is_open: bool,
    /// The game that the keys enter.
    pub is_next: bool,
}

/// A place that was decided by lot.
pub struct LotView {
    pub players: Vec<Who>,
    /// That it was drawn, and from which seed.
    pub drawn: String,
}

/// Every play-off of the group, the latest first.
pub fn play_offs(field: &Field) -> Vec<PlayOffView> {
    let mut keys_taken = false;
    let numbered: Vec<(u32, &PlayOff)> = (1..).zip(&field.group.play_offs).collect();
    numbered.into_iter().rev().map(|(number, play_off)| of(field, number, play_off, &mut keys_taken)).collect()
}

/// Every lot drawn for places of the group.
pub fn lots(field: &Field) -> Vec<LotView> {
    let lot = |lot: &rokade_tournament::PlaceLot| LotView {
        players: lot.players.iter().map(|player| field.who(*player).clone()).collect(),
        drawn: field.reader.say_with("view-place-lot-seed", &[("seed", Arg::from(lot.seed.to_string()))]),
    };
    field.group.place_lots.iter().map(lot).collect()
}

fn of(field: &Field, number: u32, play_off: &PlayOff, keys_taken: &mut bool) -> PlayOffView {
    let course = play_off.course(&field.group.place_lots);
    let who = |player: &rokade_tournament::PlayerId| field.who(*player).clone();
    let next = course
        .heats
        .iter()
        .flat_map(|heat| &heat.games)
        .copied()
        .find(|game| play_off.games[*game].game.result().is_none())
        .filter(|_| !play_off.called_off && !*keys_taken);
    *keys_taken |= next.is_some();
    PlayOffView {
        number,
        ladder: field.reader.say(ladder_word(play_off.ladder)),
        stake: field.reader.say(stake_word(play_off.stake)),
        clause: play_off.ladder.clause(),
        players: play_off.players.iter().map(who).collect(),
        drawn: field.reader.say_with("view-play-off-seed", &[("seed", Arg::from(play_off.seed.to_string()))]),
        note: play_off.note.clone(),
        is_called_off: play_off.called_off,
        is_decided: course.is_decided() && !play_off.called_off,
        order: course.order().iter().map(who).enumerate().map(|(index, who)| (index + 1, who)).collect(),
        heats: course.heats.iter().map(|heat| heat_view(field, play_off, heat, next)).collect(),
        may_draw: may_draw(field, play_off, &course),
    }
}

fn may_draw(field: &Field, play_off: &PlayOff, course: &Course) -> Vec<Vec<Who>> {
    if play_off.called_off {
        return Vec::new();
    }
    let level = course.may_draw.iter();
    level.map(|players| players.iter().map(|player| field.who(*player).clone()).collect()).collect()
}

fn heat_view(field: &Field, play_off: &PlayOff, heat: &Heat, next: Option<usize>) -> HeatView {
    let stage = &play_off.stages[heat.stage];
    let scores = heat.players.iter().zip(&heat.points);
    HeatView {
        stage: kind_word(&field.reader, stage.kind),
        time: time::words(&field.reader, &stage.time_control),
        repeat: heat.repeat,
        scores: scores.map(|(player, points)| (field.who(*player).clone(), points.chess())).collect(),
        rules: heat_rules(play_off, heat).iter().map(|reason| field.reader.tell(reason)).collect(),
        games: heat.games.iter().map(|index| game_row(field, play_off, *index, next)).collect(),
    }
}

fn heat_rules(play_off: &PlayOff, heat: &Heat) -> Vec<Reason> {
    let stage = &play_off.stages[heat.stage];
    let clause = play_off.ladder.clause();
    let count = |number: usize| Fact::Number(i64::try_from(number).expect("a count fits"));
    let odds = |color| Reason::cited("play_off_draw_odds", clause).with("colour", side_key(color));
    let odds = stage.draw_wins_for.map(odds);
    let all_meet = (heat.players.len() > 2).then(|| {
        Reason::cited("play_off_all_meet", clause)
            .with("count", count(heat.players.len()))
            .with("games", stage.games.max(1))
            .read_as("play-off-more-than-two")
    });
    all_meet.into_iter().chain(odds).collect()
}

fn game_row(field: &Field, play_off: &PlayOff, index: usize, next: Option<usize>) -> GameRow {
    let played = &play_off.games[index];
    let result = played.game.result().filter(|result| result.is_played());
    GameRow {
        number: index + 1,
        white: field.who(played.white).clone(),
        black: field.who(played.black).clone(),
        outcome: outcome(&field.reader, played.game),
        seen: game::code(played.game),
        pressed: result.map_or("", GameResult::contract),
        is_open: played.game == GameState::Open,
        is_next: next == Some(index),
    }
}

/// The key of a ladder's name in the texts.
pub const fn ladder_word(ladder: PlayOffLadder) -> &'static str {
    match ladder {
        PlayOffLadder::Champion => "view-play-off-champion",
        PlayOffLadder::Promotion => "view-play-off-promotion",
        PlayOffLadder::KnockOut => "view-play-off-knock-out",
        PlayOffLadder::Own => "view-play-off-own",
    }
}

/// The key of what a play-off is about in the texts.
pub const fn stake_word(stake: Stake) -> &'static str {
    match stake {
        Stake::Title => "view-play-off-title",
        Stake::Place => "view-play-off-place",
    }
}

/// What parted players besides points and corrections, as sentences below the standings.
pub fn told(field: &Field) -> Vec<String> {
    let held = play_offs(field).into_iter().filter(|play_off| !play_off.is_called_off && !play_off.order.is_empty());
    let mut told: Vec<String> = held
        .map(|play_off| {
            let order = listed(play_off.order.iter().map(|(_, who)| who));
            field.reader.say_with("view-play-off-told", &[("order", Arg::from(order))])
        })
        .collect();
    told.reverse();
    told.extend(field.group.place_lots.iter().map(|lot| {
        let order = listed(lot.players.iter().map(|player| field.who(*player)));
        let args = [("order", Arg::from(order)), ("seed", Arg::from(lot.seed.to_string()))];
        field.reader.say_with("view-place-lot-told", &args)
    }));
    told
}

/// `1. Astrid Holm, 2. Bo Lund`
fn listed<'a>(players: impl Iterator<Item = &'a Who>) -> String {
    players.enumerate().map(|(index, who)| format!("{}. {}", index + 1, who.name)).collect::<Vec<_>>().join(", ")
}
