//! Who is at the board, since when, and who came too late.
//!
//! Which limit holds and how it is measured: `docs/readings/default-time.md`.

use std::sync::LazyLock;

use rokade_board::Color;
use rokade_clause::{ClauseId, Country, Edition, Figure, FigureError, Reason, table};

use super::conduct;
use super::event::Deed;
use super::game::{Draft, End, Game, Heard, Moment, happened};
use super::pair::{Both, color_key};
use super::per_edition::PerEdition;
use super::ruling::{Decision, EndReason, Score};
use super::settings::{Regulations, Settings};
use super::time::Millis;
use crate::citation::Citation;

pub const LATE: &str = "late_arrival";

const TOO_LATE: Citation = Citation::new(&["L2001-6.7"], &["L2009-6.6.a"], &["L2018-6.7.1"], &["L2023-6.7.1"]);
const WHITE_LOSES_TIME: Citation = Citation::new(&["L2001-6.6"], &["L2009-6.6.b"], &["L2018-6.7.2"], &["L2023-6.7.2"]);
const GUIDE: &str = "NO2009-guide-late";

/// What is known of the players' presence.
#[derive(Clone, Debug, Default)]
pub struct State {
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

struct Figures {
    default_time: Figure,
    national_time: Option<Figure>,
    arbiter_may_excuse: Figure,
    union_time: Figure,
}

impl Figures {
    fn of(edition: Edition) -> &'static Figures {
        static FIGURES: LazyLock<PerEdition<Figures>> = LazyLock::new(|| PerEdition::load(Figures::read));
        FIGURES.of(edition)
    }

    fn read(edition: Edition) -> Result<Self, FigureError> {
        let laws = table("laws/arrival")?;
        let laws = laws.in_edition(edition);
        Ok(Self {
            default_time: laws.number("default_time")?,
            national_time: laws.number_if_any("national_time")?,
            arbiter_may_excuse: laws.number("arbiter_may_excuse")?,
            union_time: table("dsu/play")?.number("default_time", "dsu")?,
        })
    }
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
        (figure.value != 0).then(|| figure.clause.clone())
    };
    let norway = Figures::of(Edition::Laws2009(Country::Norway));
    let national = norway.national_time.as_ref().filter(|_| has_norwegian_addition(settings));
    let (time, set_by, clause, excuse) = match (settings.default_time, settings.regulations, national) {
        (Some(time), _, _) => (time, "event", None, may_excuse(own)),
        (None, Some(Regulations::Dsu), _) => {
            let figure = &own.union_time;
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

/// Norway added its hour to the text of 2009 and kept it since; before, the Laws gave that hour to all.
fn has_norwegian_addition(settings: &Settings) -> bool {
    let is_norwegian = settings.federation.or(settings.edition.country()) == Some(Country::Norway);
    match settings.edition {
        Edition::Laws2001(_) => false,
        Edition::Laws2009(_) | Edition::Laws2018(_) | Edition::Laws2023 => is_norwegian,
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

/// Any deed but an arrival shows that a player is there, and has been.
pub fn seen(game: &mut Game, player: Color, deed: &Deed) {
    if *deed != Deed::Arrive {
        game.arrival.players[player] = Presence::Here;
    }
}

/// A player reaches the board.
pub fn arrive(game: &mut Game, now: Moment, player: Color) -> Heard {
    let before = std::mem::replace(&mut game.arrival.players[player], Presence::Here);
    let limit = arrival_limit(&game.settings);
    if before == Presence::Here || game.arrival.excused[player] || now.at <= limit.time {
        return Ok(());
    }
    if let Some(verdict) = &game.verdict {
        // The other was late as well, and the game is already lost for that.
        let is_first_late = verdict.reason == EndReason::DefaultTime && verdict.score == Some(Score::win(player));
        if is_first_late {
            lose(game, now, &limit, None);
        }
        return Ok(());
    }
    let is_other_missing = game.arrival.players[!player] == Presence::Absent;
    lose(game, now, &limit, (!is_other_missing).then_some(player));
    Ok(())
}

/// The arbiter sees that a player is missing, or both.
pub fn absent(game: &mut Game, now: Moment, against: Option<Color>) -> Heard {
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
    let is_late = now.at > limit.time || (limit.time == Millis::ZERO && game.is_started);
    match missing[..] {
        [] => play_goes_on(game, now, against, limit.reason("arrival_was_here")),
        [one] if is_late => lose(game, now, &limit, Some(one)),
        [_, _] if is_late => lose(game, now, &limit, None),
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

/// One player loses, or both.
fn lose(game: &mut Game, now: Moment, limit: &ArrivalLimit, by: Option<Color>) {
    let edition = game.edition();
    let what = match by {
        Some(color) => happened("happened_late", color),
        None => Reason::house("happened_both_late"),
    };
    let score = by.map_or(Score::BOTH_LOSE, |color| Score::win(!color));
    let why = limit.reason("arrival_too_late");
    let guide = has_norwegian_addition(&game.settings).then(|| ClauseId::new(GUIDE));
    let end = End {
        score: Some(score),
        reason: EndReason::DefaultTime,
        against: by,
        happened: what,
        bearing: guide.into_iter().collect(),
        why,
    };
    // Before the round has begun nobody can have missed its beginning, whatever the schedule says.
    let not_begun = || (!game.is_started).then(|| ClauseId::new(TOO_LATE.of(edition)[0]));
    let excuse = limit.excuse.clone().or_else(not_begun);
    let who = by.map_or("both", color_key);
    let aside = excuse.map(|clause| Reason::house("arrival_may_be_excused").with("color", who).and(clause));
    conduct::end_unless_put_aside(game, now, end, LATE, aside);
}

/// The arbiter has put a loss aside: the player may play whenever he comes.
pub fn excuse(game: &mut Game, against: Option<Color>) {
    for color in Color::ALL {
        if against.is_none_or(|late| late == color) {
            game.arrival.excused[color] = true;
        }
    }
}
