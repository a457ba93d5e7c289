//! Incidents as the journal keeps them: what was answered, what was ruled, what came of an appeal.
//!
//! A ruling is stored as it was given, in keys and clauses of its own day: a later edition of the
//! catalogue changes no ruling that was filed.

use serde::{Deserialize, Serialize};

use rokade_clause::{ClauseId, Reason};
use rokade_laws::incident::{Answers, AppealRight, Chosen, Counter, Settled};
use rokade_laws::referee::{Both, HalfPoint, Millis, Score};
use rokade_model::Color;

use crate::handbook;
use crate::{Actor, GameAt, GroupId, IncidentId, Micros, PlayerId, Tournament};

const MINUTE: Micros = 60 * 1_000_000;

/// What the arbiter chose among what the Laws leave open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterChoice {
    pub choice: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<Millis>,
    /// In halves: 0, 1 or 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
}

impl From<&ArbiterChoice> for Chosen {
    fn from(choice: &ArbiterChoice) -> Self {
        Chosen { choice: choice.choice.clone(), ms: choice.ms, points: choice.points.map(HalfPoint) }
    }
}

/// A ruling as it was given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FiledRuling {
    /// The edition of the Laws it was given under.
    pub laws: String,
    pub happened: Reason,
    pub bearing: Vec<ClauseId>,
    pub why: Vec<Reason>,
    /// `decision-…` and `consequence-…` of the texts.
    pub decision: String,
    pub against: Option<Color>,
    pub consequence: String,
    pub change: Both<Millis>,
    /// What the clocks were set to, where their times were known.
    pub clock: Option<Both<Millis>>,
    pub score: Option<Score>,
    pub counts: Vec<FiledCount>,
    pub notes: Vec<Reason>,
    pub precedents: Vec<ClauseId>,
    pub appeal: FiledRight,
}

/// A counter that the ruling raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FiledCount {
    pub against: Color,
    pub counter: Counted,
    /// What it showed after the ruling; older journals do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    IllegalMove,
    Warning,
}

/// Whether the ruling can be appealed, by which clause, and until when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FiledRight {
    pub is_final: bool,
    pub reason: Reason,
    /// The rule that sets a time.
    pub deadline: Option<Reason>,
    pub until: Option<Micros>,
}

/// An incident of the tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Incident {
    pub id: IncidentId,
    pub at: GameAt,
    pub white: PlayerId,
    pub black: PlayerId,
    /// The key of the catalogue.
    pub key: String,
    pub answers: Answers,
    pub chosen: Option<ArbiterChoice>,
    /// Facts written down in the arbiter's own words.
    pub note: String,
    pub ruling: FiledRuling,
    pub filed: Micros,
    /// The arbiter who filed it.
    pub by: Actor,
    pub appeal: Option<Appealed>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appealed {
    pub by: PlayerId,
    pub grounds: String,
    pub made: Micros,
    pub decided: Option<AppealDecision>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppealDecision {
    pub upheld: bool,
    pub note: String,
    pub made: Micros,
    pub by: Actor,
}

impl Incident {
    pub fn player(&self, color: Color) -> PlayerId {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    pub fn is_party(&self, player: PlayerId) -> bool {
        [self.white, self.black].contains(&player)
    }

    pub fn group(&self) -> GroupId {
        self.at.group()
    }

    /// An appeal waits for its decision.
    pub fn is_appeal_open(&self) -> bool {
        self.appeal.as_ref().is_some_and(|appeal| appeal.decided.is_none())
    }

    /// An appeal can still be made.
    pub fn can_appeal(&self, now: Micros) -> bool {
        let right = &self.ruling.appeal;
        self.appeal.is_none() && !right.is_final && right.until.is_none_or(|until| now <= until)
    }

    /// How often this ruling counts against a player.
    pub fn counts(&self, player: PlayerId, counter: Counted) -> u32 {
        let is_counted = |count: &&FiledCount| count.counter == counter && self.player(count.against) == player;
        u32::try_from(self.ruling.counts.iter().filter(is_counted).count()).expect("a count fits")
    }
}

/// When a ruling is given, and until when it can be appealed.
pub(crate) struct AppealTimes {
    pub now: Micros,
    /// The end of the union's time.
    pub by_union: Micros,
    /// The time that the event announced, in minutes.
    pub announced: Option<u32>,
}

impl AppealTimes {
    pub(crate) fn of(state: &Tournament, now: Micros, announced: Option<u32>) -> Self {
        let days = handbook::play(state.handbook()).appeal_within;
        Self { now, by_union: state.end_of_days(now, days), announced }
    }
}

/// A settled incident as it is filed.
pub(crate) fn filed(settled: &Settled, laws: &str, clock: Option<Both<Millis>>, times: &AppealTimes) -> FiledRuling {
    let count = |count: &rokade_laws::incident::Count| FiledCount {
        against: side(count.against),
        counter: match count.counter {
            Counter::IllegalMove => Counted::IllegalMove,
            Counter::Warning => Counted::Warning,
        },
        total: Some(count.total),
    };
    FiledRuling {
        laws: laws.to_owned(),
        happened: settled.happened.clone(),
        bearing: settled.bearing.clone(),
        why: settled.why.clone(),
        decision: settled.decision.map_or("no_action", |decision| decision.key()).to_owned(),
        against: settled.against.map(side),
        consequence: settled.consequence.key().to_owned(),
        change: settled.change,
        clock,
        score: settled.score,
        counts: settled.counts.iter().map(count).collect(),
        notes: settled.notes.clone(),
        precedents: settled.precedents.clone(),
        appeal: right(settled, times),
    }
}

/// The regulation's time comes before one that the event announced; see
/// `docs/readings/appeal-deadline.md`.
fn right(settled: &Settled, times: &AppealTimes) -> FiledRight {
    let appeal = &settled.appeal;
    let is_final = appeal.right == AppealRight::Final;
    let (deadline, until) = match (&appeal.deadline, times.announced) {
        _ if is_final => (None, None),
        (Some(stated), _) => (Some(stated.clone()), Some(times.by_union)),
        (None, Some(minutes)) => {
            let reason = Reason::house("appeal_time_announced").with("minutes", minutes);
            (Some(reason), Some(times.now + Micros::from(minutes) * MINUTE))
        }
        (None, None) => (None, None),
    };
    FiledRight { is_final, reason: appeal.reason.clone(), deadline, until }
}

/// A colour of the board in the words of the tournament.
pub(crate) fn side(color: rokade_board::Color) -> Color {
    color.fold_wb(Color::White, Color::Black)
}
