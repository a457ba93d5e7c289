//! Why two players meet, or why one meets nobody: what the system decided, down to the score group.

use rokade_model::{Color, RoundNumber, StartNumber};
use rokade_pairing::{Direction, Float, Step};
use rokade_tournament::PlayerId;
use rokade_words::Arg;

use super::laid::{Laid, Pair, Told};
use super::pairings::color_word;
use super::record::{Record, Records};
use super::{Audience, GroupHead, Who};

pub struct WhyView {
    pub group: GroupHead,
    pub round: RoundNumber,
    pub is_draft: bool,
    /// `None` without a game.
    pub board: Option<u32>,
    /// White and Black, or the one who is alone.
    pub sides: Vec<WhySide>,
    /// Whether the system made it; the rest is empty where it did not.
    pub by_engine: bool,
    /// The scores the two came with, in a sentence; empty before anything is scored.
    pub scores: String,
    /// Why somebody is alone.
    pub alone: Option<Told>,
    pub passed: Vec<Told>,
    pub floats: Vec<Told>,
    /// What this board leaves to be desired.
    pub failings: Vec<Told>,
    pub colour: Option<Told>,
    pub pool: Option<PoolView>,
    /// What is to be said of the round as a whole.
    pub notes: Vec<Told>,
}

impl WhyView {
    /// All reasons of the board itself in one list: floats, opponents passed over, failings, colours.
    pub fn take_told(&mut self) -> Vec<Told> {
        let mut told = std::mem::take(&mut self.floats);
        told.append(&mut self.passed);
        told.append(&mut self.failings);
        told.extend(self.colour.take());
        told
    }
}

pub struct WhySide {
    pub who: Who,
    /// White, Black, or without a game.
    pub role: String,
    pub color: Option<Color>,
    pub points: String,
    pub record: Record,
}

/// A score group and what was decided in it.
pub struct PoolView {
    pub points: String,
    /// Everybody who was paired in it, by where they came from and where they went.
    pub lists: Vec<PoolList>,
    pub failings: Vec<Told>,
    /// The steps of the system's own procedure; for arbiters.
    pub steps: Vec<Told>,
}

pub struct PoolList {
    pub label: String,
    pub players: Vec<Who>,
}

/// Why the two at a board meet; `None` if there is no such board.
pub fn why_board(laid: &Laid, board: u32) -> Option<WhyView> {
    let pair = laid.pair(board)?;
    let mut view = why_pair(laid, &Records::new(&laid.field, laid.round), pair);
    let group = laid.board_of(pair).and_then(|made| made.group);
    view.pool = group.and_then(|index| pool(laid, index));
    Some(view)
}

/// The same without the score group, for lists that show it once for all its boards.
pub fn why_pair(laid: &Laid, records: &Records, pair: Pair) -> WhyView {
    let sides = vec![(pair.white, Some(Color::White)), (pair.black, Some(Color::Black))];
    let mut view = blank(laid, records, sides);
    view.board = Some(pair.board);
    let Some(made) = laid.board_of(pair) else { return view };
    let both = [made.white, made.black];
    view.by_engine = true;
    view.scores = scores(laid, made);
    view.passed = made.reasons.iter().map(|passed| laid.passed_over(passed)).collect();
    view.floats = floats(laid, &both);
    view.failings = laid.say_all(&made.failings, &both);
    view.colour = Some(laid.say(&made.colour, &both));
    view
}

/// Why somebody meets nobody; `None` if that player has an opponent or did not come to play.
pub fn why_alone(laid: &Laid, player: PlayerId) -> Option<WhyView> {
    laid.alone.iter().find(|alone| **alone == player)?;
    let mut view = blank(laid, &Records::new(&laid.field, laid.round), vec![(player, None)]);
    let Some(bye) = laid.bye_of(player) else { return Some(view) };
    view.by_engine = true;
    view.alone = Some(laid.say(&bye.reason, &[bye.player]));
    view.passed = bye.reasons.iter().map(|passed| laid.passed_over(passed)).collect();
    view.floats = floats(laid, &[bye.player]);
    // The bye goes down group by group; the last that let it go decided.
    let last = laid.pairing.groups.iter().rposition(|group| group.floated.contains(&bye.player));
    view.pool = last.and_then(|index| pool(laid, index));
    Some(view)
}

/// Everything that does not depend on what the system said.
fn blank(laid: &Laid, records: &Records, sides: Vec<(PlayerId, Option<Color>)>) -> WhyView {
    let reader = &laid.field.reader;
    let side = |(player, color): (PlayerId, Option<Color>)| {
        let who = laid.field.who(player).clone();
        WhySide {
            role: reader.say(color.map_or("view-without-game", color_word)),
            points: who.number.map(|number| records.points(number).chess()).unwrap_or_default(),
            record: who.number.map(|number| records.of(number, color)).unwrap_or_default(),
            color,
            who,
        }
    };
    WhyView {
        group: GroupHead::of(laid.field.group),
        round: laid.round,
        is_draft: laid.is_draft,
        board: None,
        sides: sides.into_iter().map(side).collect(),
        by_engine: false,
        scores: String::new(),
        alone: None,
        passed: Vec::new(),
        floats: Vec::new(),
        failings: Vec::new(),
        colour: None,
        pool: None,
        notes: laid.say_all(&laid.pairing.notes, &[]),
    }
}

/// As it stood when the round was laid.
fn scores(laid: &Laid, made: &rokade_pairing::Board) -> String {
    let reader = &laid.field.reader;
    if laid.round == 1 || !laid.field.group.settings.system.is_swiss() {
        return String::new();
    }
    let (white, black) = made.scores;
    if white == black {
        return reader.say_with("view-why-same-score", &[("points", Arg::from(white.chess()))]);
    }
    let args = [
        ("white", Arg::from(laid.name(made.white))),
        ("white_points", Arg::from(white.chess())),
        ("black", Arg::from(laid.name(made.black))),
        ("black_points", Arg::from(black.chess())),
    ];
    reader.say_with("view-why-scores", &args)
}

/// Who leaves the own score group, and why.
fn floats(laid: &Laid, players: &[StartNumber]) -> Vec<Told> {
    let told = |float: &Float| {
        let why = laid.say(&float.reason, &[float.player]);
        let key = match (float.direction, float.to) {
            (Direction::Down, Some(_)) => "view-why-floats-down",
            (Direction::Down, None) => "view-why-floats-out",
            (Direction::Up, _) => "view-why-floats-up",
        };
        let args = [
            ("player", Arg::from(laid.name(float.player))),
            ("from", Arg::from(float.from.chess())),
            ("to", Arg::from(float.to.map(|to| to.chess()).unwrap_or_default())),
            ("reason", Arg::from(why.text.as_str())),
        ];
        Told { text: laid.field.reader.say_with(key, &args), clauses: why.clauses }
    };
    laid.pairing.floats.iter().filter(|float| players.contains(&float.player)).map(told).collect()
}

/// A score group of the round by its index; `None` if the system made none.
pub fn pool(laid: &Laid, index: usize) -> Option<PoolView> {
    let group = laid.pairing.groups.get(index)?;
    let reader = &laid.field.reader;
    let who = |number: &StartNumber| Some(laid.field.who(laid.field.group.player_with(*number)?).clone());
    let list = |key: &str, numbers: &[StartNumber]| PoolList {
        label: reader.say(key),
        players: numbers.iter().filter_map(who).collect(),
    };
    let lists = [
        list("view-pool-moved-down", &group.moved_down),
        list("view-pool-residents", &group.residents),
        list("view-pool-moved-up", &group.moved_up),
        list("view-pool-floated", &group.floated),
    ];
    let everybody: Vec<StartNumber> =
        [&group.residents, &group.moved_down, &group.moved_up].into_iter().flatten().copied().collect();
    let step = |step: &Step| laid.say(&step.reason, &everybody);
    let steps = laid.pairing.trace.iter().filter(|step| step.group == index);
    Some(PoolView {
        points: group.points.chess(),
        lists: lists.into_iter().filter(|list| !list.players.is_empty()).collect(),
        failings: laid.say_all(&group.failings, &everybody),
        steps: match reader.audience {
            Audience::Arbiter => steps.map(step).collect(),
            Audience::Public => Vec::new(),
        },
    })
}
