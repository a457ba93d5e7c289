//! Who is at the board, since when, and who came too late.
//!
//! Which limit holds and how it is measured: `docs/readings/default-time.md`.

use rokade_board::Color;
use rokade_clause::{
    ByEdition, Citation, ClauseId, Country, Edition, Figure, HandbookEdition, Logic, Reason, if_any, rule,
};
use serde::Deserialize;

use super::conduct;
use super::event::Deed;
use super::game::{Draft, End, Game, Heard, Moment, happened};
use super::pair::{Both, color_key};
use super::ruling::{Decision, EndReason, Score};
use super::settings::{Regulations, Schedule, Settings};
use super::time::Millis;

pub(super) const LATE: &str = "late_arrival";

const TOO_LATE: Citation = rule("arrival_too_late");
const WHITE_LOSES_TIME: Citation = rule("both_absent");
const GUIDE: &str = "NO2009-guide-late";

/// What is known of the players' presence.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    players: Both<Presence>,
    /// The arbiter has put the loss aside.
    excused: Both<bool>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Presence {
    /// Nothing was heard of the player yet, who is taken to be there until somebody says otherwise.
    #[default]
    Unheard,
    /// Noticed to be missing.
    Absent,
    Here,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figures {
    default_time: Figure,
    #[serde(deserialize_with = "if_any")]
    national_time: Option<Figure>,
    arbiter_may_excuse: Figure<bool>,
}

impl Figures {
    fn of(edition: Edition) -> &'static Figures {
        static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("laws/arrival");
        FIGURES.of(edition)
    }
}

/// The default time of the Danish union's regulations, in minutes.
pub(super) fn union_time(handbook: HandbookEdition) -> &'static Figure {
    #[derive(Deserialize)]
    struct Play {
        default_time: Figure,
    }
    static PLAY: ByEdition<HandbookEdition, Play> = ByEdition::of_table("dsu/play");
    &PLAY.of(handbook).default_time
}

/// How late a player may come. Overview, incident, referee, print and public page all ask here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrivalLimit {
    pub time: Millis,
    /// Who set it, as the texts tell it: `event`, `union`, `federation` or `laws`.
    pub set_by: &'static str,
    edition: Edition,
    /// Where it is stated, if not in the Laws themselves.
    clause: Option<ClauseId>,
    /// The clause that lets the arbiter decide otherwise.
    excuse: Option<ClauseId>,
}

/// The default time that an event's rules give a game.
pub fn arrival_limit(settings: &Settings) -> ArrivalLimit {
    let edition = settings.edition;
    let own = Figures::of(edition);
    let may_excuse = |figures: &Figures| {
        let figure = &figures.arbiter_may_excuse;
        figure.value.then(|| figure.clause.clone())
    };
    let norway = Figures::of(Edition::NO_2009);
    let national = norway.national_time.as_ref().filter(|_| has_norwegian_addition(settings));
    let (time, set_by, clause, excuse) = match (settings.default_time, settings.regulations, national) {
        (Some(time), _, _) => (time, "event", None, may_excuse(own)),
        (None, Some(Regulations::Dsu), _) => {
            let figure = union_time(settings.handbook);
            let clause = figure.clause.clone();
            (Millis::from_minutes(figure.value), "union", Some(clause.clone()), Some(clause))
        }
        (None, None, Some(figure)) => {
            let excuse = may_excuse(own).or_else(|| may_excuse(norway));
            (Millis::from_minutes(figure.value), "federation", Some(figure.clause.clone()), excuse)
        }
        (None, None, None) => (Millis::from_minutes(own.default_time.value), "laws", None, may_excuse(own)),
    };
    ArrivalLimit { time, set_by, edition, clause, excuse }
}

/// Nobody comes too late for a start that was not announced, unless a limit was agreed.
fn has_no_limit(game: &Game) -> bool {
    game.settings.schedule == Schedule::None && game.settings.default_time.is_none()
}

/// Norway added its hour to the text of 2009 and kept it since; before, the Laws gave that hour to all.
fn has_norwegian_addition(settings: &Settings) -> bool {
    let is_norwegian = settings.federation.or(settings.edition.country()) == Some(Country::Norway);
    match settings.edition.logic() {
        Logic::Laws2001 => false,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => is_norwegian,
    }
}

impl ArrivalLimit {
    pub fn minutes(&self) -> i64 {
        self.time.0 / Millis::from_minutes(1).0
    }

    /// A reason that rests on the rule and on whoever set the limit.
    pub fn reason(&self, key: &'static str) -> Reason {
        let reason = TOO_LATE.reason(self.edition, key).with("minutes", self.minutes()).with("set_by", self.set_by);
        self.clause.iter().cloned().fold(reason, Reason::and)
    }
}

/// Whether the player is known to be at the board.
pub(super) fn is_here(game: &Game, player: Color) -> bool {
    game.arrival.players[player] == Presence::Here
}

/// Any deed but an arrival shows that a player is there, and has been.
pub(super) fn seen(game: &mut Game, player: Color, deed: &Deed) {
    if *deed != Deed::Arrive {
        game.arrival.players[player] = Presence::Here;
    }
}

/// A player reaches the board.
pub(super) fn arrive(game: &mut Game, now: Moment, player: Color) -> Heard {
    let before = std::mem::replace(&mut game.arrival.players[player], Presence::Here);
    let limit = arrival_limit(&game.settings);
    let is_untimed = has_no_limit(game);
    if before == Presence::Here || game.arrival.excused[player] || is_untimed || now.at <= limit.time {
        return Ok(());
    }
    if let Some(verdict) = &game.verdict {
        // The other was late as well, and the game is already lost for that.
        let is_first_late = verdict.reason == EndReason::DefaultTime && verdict.score == Some(Score::win(player));
        if is_first_late {
            lose(game, now, &limit, None, Seen::Arriving);
        }
        return Ok(());
    }
    let is_other_missing = game.arrival.players[!player] == Presence::Absent;
    lose(game, now, &limit, (!is_other_missing).then_some(player), Seen::Arriving);
    Ok(())
}

/// The arbiter sees that a player is missing, or both.
pub(super) fn absent(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
    let is_meant = |game: &Game, color: Color| {
        against.is_none_or(|meant| meant == color) && game.arrival.players[color] != Presence::Here
    };
    for color in Color::ALL {
        if is_meant(game, color) {
            game.arrival.players[color] = Presence::Absent;
        }
    }
    let limit = arrival_limit(&game.settings);
    let is_missing = |color: Color| game.arrival.players[color] == Presence::Absent && !game.arrival.excused[color];
    let missing: Vec<Color> = Color::ALL.into_iter().filter(|color| is_missing(*color)).collect();
    // Without any grace, whoever is not there when White's clock is started can only come too late.
    let is_late = !has_no_limit(game) && (now.at > limit.time || (limit.time == Millis::ZERO && game.is_started));
    match missing[..] {
        [] => play_goes_on(game, now, against, limit.reason("arrival_was_here")),
        _ if has_no_limit(game) => {
            play_goes_on(game, now, against, TOO_LATE.reason(game.edition(), "arrival_no_start_announced"));
        }
        [one] if is_late => lose(game, now, &limit, Some(one), Seen::Missing),
        [_, _] if is_late => lose(game, now, &limit, None, Seen::Missing),
        [_, _] if limit.time > Millis::ZERO => {
            let why = WHITE_LOSES_TIME.reason(game.edition(), "arrival_white_loses_time");
            play_goes_on(game, now, None, why.with("minutes", limit.minutes()));
        }
        _ => play_goes_on(game, now, against, limit.reason("arrival_not_yet_late")),
    }
    Ok(())
}

fn play_goes_on(game: &mut Game, now: Moment, against: Option<Color>, why: Reason) {
    let draft = Draft::new(Decision::NoAction, absence(against), why);
    game.rule(now, against.into_iter().fold(draft, Draft::against));
}

fn absence(of: Option<Color>) -> Reason {
    of.map_or_else(|| Reason::house("happened_both_absent"), |color| happened("happened_absent", color))
}

/// What the arbiter saw of a player who is too late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    Arriving,
    Missing,
}

/// One player loses, or both.
fn lose(game: &mut Game, now: Moment, limit: &ArrivalLimit, by: Option<Color>, seen: Seen) {
    let edition = game.edition();
    let what = match (by, seen) {
        (Some(color), Seen::Arriving) => happened("happened_late", color),
        (Some(color), Seen::Missing) => happened("happened_not_come", color),
        (None, _) => Reason::house("happened_both_late"),
    };
    let score = by.map_or(Score::BOTH_LOSE, |color| Score::win(!color));
    let mut why = limit.reason("arrival_too_late");
    if by.is_none() {
        why = why.read_as("default-time");
    }
    let guide = has_norwegian_addition(&game.settings).then(|| ClauseId::new(GUIDE));
    let end = End {
        score: Some(score),
        reason: EndReason::DefaultTime,
        against: by,
        happened: what,
        bearing: guide.into_iter().collect(),
        why,
        shown: Vec::new(),
    };
    // Before the round has begun nobody can have missed its beginning, whatever the schedule says.
    let not_begun = || {
        let clause = ClauseId::new(TOO_LATE.of(edition)[0]);
        (!game.is_started).then(|| Reason::resting_on("arrival_round_not_begun", vec![clause]))
    };
    let may_excuse = |clause: ClauseId| match limit.set_by {
        "union" => Reason::resting_on("arrival_excused_by_force_majeure", vec![clause]),
        _ => Reason::resting_on("arrival_may_be_excused", vec![clause]),
    };
    let aside = limit.excuse.clone().map(may_excuse).or_else(not_begun);
    let aside = aside.map(|reason| reason.with("color", by.map_or("both", color_key)));
    conduct::end_unless_put_aside(game, now, end, LATE, aside);
}

/// The arbiter has put a loss aside: the player may play whenever he comes.
pub(super) fn excuse(game: &mut Game, against: Option<Color>) {
    for color in Color::ALL {
        if against.is_none_or(|late| late == color) {
            game.arrival.excused[color] = true;
        }
    }
}
