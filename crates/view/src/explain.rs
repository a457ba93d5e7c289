//! Why two players meet, or why one meets nobody: what the system decided, down to the score group.

use rokade_clause::Reason;
use rokade_model::{Color, RoundNumber, StartNumber};
use rokade_pairing::{Direction, Float, Step, Upfloater};
use rokade_tournament::PlayerId;
use rokade_words::Arg;

use super::laid::{Laid, Pair, SECOND_GAME};
use super::pairings::color_word;
use super::record::{Record, Records};
use super::{Audience, GroupHead, Said, Who};
use crate::cite::Source;

/// Why a board or a bye of a round is as it is.
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
    /// Why the two meet where no scores decide: the schedule, the bracket, the teams or the first game.
    pub meeting: Option<Said>,
    /// Why somebody is alone.
    pub alone: Option<Said>,
    pub passed: Vec<Said>,
    pub floats: Vec<Said>,
    /// What this board leaves to be desired.
    pub failings: Vec<Said>,
    pub colour: Option<Said>,
    pub pool: Option<PoolView>,
    /// What is to be said of the round as a whole.
    pub notes: Vec<Said>,
}

impl WhyView {
    /// All reasons of the board itself in one list: the meeting, floats, opponents passed over, failings, colours.
    pub fn take_told(&mut self) -> Vec<Said> {
        let mut told: Vec<Said> = self.meeting.take().into_iter().collect();
        told.append(&mut self.floats);
        told.append(&mut self.passed);
        told.append(&mut self.failings);
        told.extend(self.colour.take());
        told
    }
}

/// One of the players whom it concerns.
pub struct WhySide {
    pub who: Who,
    /// White, Black, or without a game.
    pub role: String,
    pub color: Option<Color>,
    pub points: String,
    /// In the order the round was paired by, from 1; empty where places decide nothing.
    pub place: String,
    pub record: Record,
}

/// A score group and what was decided in it.
pub struct PoolView {
    pub points: String,
    /// Everybody who was paired in it, by where they came from and where they went.
    pub lists: Vec<PoolList>,
    pub failings: Vec<Said>,
    /// The steps of the system's own procedure; for arbiters.
    pub steps: Vec<Said>,
}

/// Players of a score group who share a fate.
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
    if laid.is_by_score(&made.colour) {
        view.colour = Some(laid.say(&made.colour, &both));
    } else {
        view.scores = String::new();
        (view.meeting, view.colour) = meeting_and_colour(laid, &made.colour);
    }
    view
}

/// Why somebody meets nobody; `None` if that player has an opponent or did not come to play.
pub fn why_alone(laid: &Laid, player: PlayerId) -> Option<WhyView> {
    laid.alone.iter().find(|alone| **alone == player)?;
    let mut view = blank(laid, &Records::new(&laid.field, laid.round), vec![(player, None)]);
    let Some(bye) = laid.bye_of(player) else { return Some(view) };
    view.by_engine = true;
    view.alone = Some(match &*bye.reason.key {
        SECOND_GAME => laid.say_part("view-why-alone-second", &bye.reason),
        _ => laid.say(&bye.reason, &[bye.player]),
    });
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
            role: reader.say(color.map_or("word-without-a-game", color_word)),
            points: who.number.map(|number| records.points(number).chess()).unwrap_or_default(),
            place: who.number.and_then(|number| laid.place_of(number)).unwrap_or_default(),
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
        meeting: None,
        alone: None,
        passed: Vec::new(),
        floats: Vec::new(),
        failings: Vec::new(),
        colour: None,
        pool: None,
        notes: laid.say_all(&laid.pairing.notes, &[]),
    }
}

/// A reason that says both why two meet and who has White, in two sentences; one that is not known
/// here stays whole. What shows it belongs to the meeting.
fn meeting_and_colour(laid: &Laid, reason: &Reason) -> (Option<Said>, Option<Said>) {
    // Rounds paired before matches were counted through do not name that number.
    let bracket = match reason.facts.contains_key("counted") {
        true => "view-why-meet-match",
        false => "view-why-meet-bracket",
    };
    let parts = match &*reason.key {
        "colour_by_lot" => (bracket, "view-why-colour-lot"),
        "colour_by_turn" => (bracket, "view-why-colour-turn"),
        "team_board" => ("view-why-meet-team", "view-why-colour-team"),
        "schedule" => ("view-why-meet-schedule", "view-why-colour-schedule"),
        SECOND_GAME => ("view-why-meet-second", "view-why-colour-second"),
        _ => return (Some(laid.say(reason, &[])), None),
    };
    let mut meeting = laid.say_part(parts.0, reason);
    for told in laid.say_all(&reason.because, &[]) {
        meeting.text = format!("{} {}", meeting.text, told.text);
        let is_new = |source: &Source| !meeting.clauses.iter().any(|known| known.label == source.label);
        let more: Vec<Source> = told.clauses.into_iter().filter(is_new).collect();
        meeting.clauses.extend(more);
    }
    (Some(meeting), Some(laid.say_part(parts.1, reason)))
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
fn floats(laid: &Laid, players: &[StartNumber]) -> Vec<Said> {
    let told = |float: &Float| {
        let why = laid.say(&float.reason, &[float.player]);
        let key = match (float.direction, float.to) {
            (Direction::Down, Some(_)) if !float.stays_in_group() => "view-why-floats-down",
            (Direction::Down, None) => "view-why-floats-out",
            (Direction::Up, _) | (Direction::Down, Some(_)) => "view-why-floats-up",
        };
        let args = [
            ("player", Arg::from(laid.name(float.player))),
            ("from", Arg::from(float.from.chess())),
            ("to", Arg::from(float.to.map(|to| to.chess()).unwrap_or_default())),
            ("reason", Arg::from(why.text.as_str())),
        ];
        Said { text: laid.field.reader.say_with(key, &args), clauses: why.clauses }
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
    let up = match laid.field.group.settings.system.row().upfloater {
        Upfloater::BroughtUp => "view-pool-moved-up",
        Upfloater::MeetsAbove => "view-pool-meet-above",
    };
    let lists = [
        list("view-pool-moved-down", &group.moved_down),
        list("view-pool-residents", &group.residents),
        list(up, &group.moved_up),
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

#[cfg(test)]
mod tests {
    use rokade_pairing::{Host, System};
    use rokade_tournament::Command;
    use rokade_words::Lang;

    use super::super::Reader;
    use super::super::trial::{GROUP, Trial};
    use super::*;

    fn whys(trial: &Trial, round: RoundNumber, lang: Lang) -> Vec<WhyView> {
        let book = trial.book();
        let reader = Reader::new(&book, lang, Audience::Arbiter);
        let laid = Laid::new(&reader, GROUP, round).expect("the round is published");
        let boards = laid.pairs.iter().filter_map(|pair| why_board(&laid, pair.board));
        boards.chain(laid.alone.iter().filter_map(|player| why_alone(&laid, *player))).collect()
    }

    fn text(told: Option<&Said>) -> &str {
        told.map(|told| told.text.as_str()).unwrap_or_default()
    }

    #[test]
    fn where_no_scores_decide_the_meeting_and_the_colours_are_told_apart() {
        for (system, meeting, colour) in [
            (System::KnockOut, "lines", "White"),
            (System::Olympiad { teams: 4 }, "against team", "change from board to board"),
            (System::Of(Host::RoundRobin { cycles: 1 }), "schedule for 8 players", "colours"),
        ] {
            let mut trial = Trial::new(system, 8, system.planned_rounds(8).unwrap_or(3));
            let round = trial.publish();
            for why in whys(&trial, round, Lang::En) {
                let told = (text(why.meeting.as_ref()), text(why.colour.as_ref()));
                assert!(told.0.contains(meeting) && told.1.contains(colour), "{told:?}");
                assert!(!told.1.contains(meeting), "{told:?}");
            }
        }
    }

    #[test]
    fn a_second_game_says_that_it_repeats_the_first() {
        let mut trial = Trial::new(System::Of(Host::Monrad), 7, 4);
        let mut settings = trial.book().tournament.groups[&GROUP].settings.clone();
        settings.double_rounds = true;
        trial.give(Command::ChangeGroup { group: GROUP, settings });
        let mut trial = trial.play(1);
        let round = trial.publish();
        let whys = whys(&trial, round, Lang::En);
        let (alone, boards): (Vec<_>, Vec<_>) = whys.iter().partition(|why| why.board.is_none());
        assert_eq!((alone.len(), boards.len()), (1, 3));
        assert!(text(alone[0].alone.as_ref()).contains("repeats the first"));
        for why in boards {
            assert_eq!(text(why.meeting.as_ref()), "The second game of the double round: the same two as in round 1.");
            assert_eq!((text(why.colour.as_ref()), why.scores.as_str()), ("The colours of round 1, reversed.", ""));
        }
    }
}
