//! Incidents as the journal keeps them: what was answered, what was ruled, what came of an appeal.
//!
//! A ruling is stored as it was given, in keys and clauses of its own day: a later edition of the
//! catalogue changes no ruling that was filed.

use serde::{Deserialize, Serialize};

use rokade_clause::{ClauseId, Reason};
use rokade_laws::incident::{Answers, AppealRight, Chosen, Counter, Settled};
use rokade_laws::referee::{Both, Millis, Score};
use rokade_model::Color;

use crate::handbook;
use crate::{Actor, GameAt, GroupId, IncidentId, Micros, PlayerId, Tournament};

const MINUTE: Micros = 60 * 1_000_000;

/// A ruling as it was given: what a settled incident says, in words that outlive the catalogue. Pages and sheets know
/// this form alone, whether it is filed already or would be.
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
    pub counter: Counter,
    /// What it showed after the ruling; older journals do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<u32>,
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
    pub chosen: Option<Chosen>,
    /// Facts written down in the arbiter's own words.
    pub note: String,
    pub ruling: FiledRuling,
    pub filed: Micros,
    /// The arbiter who filed it.
    pub by: Actor,
    pub appeal: Option<Appealed>,
}

/// An appeal against a ruling, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appealed {
    pub by: PlayerId,
    pub grounds: String,
    pub made: Micros,
    pub decided: Option<AppealDecision>,
}

/// What was decided on an appeal.
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
    pub fn counts(&self, player: PlayerId, counter: Counter) -> u32 {
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

impl FiledRuling {
    /// A settled incident as it would be filed; until when it can be appealed is known once it is. `clock` is what the
    /// clocks will show.
    pub fn of(settled: &Settled, laws: &str, clock: Option<Both<Millis>>) -> Self {
        let count = |count: &rokade_laws::incident::Count| FiledCount {
            against: side(count.against),
            counter: count.counter,
            total: Some(count.total),
        };
        let appeal = &settled.appeal;
        Self {
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
            appeal: FiledRight {
                is_final: appeal.right == AppealRight::Final,
                reason: appeal.reason.clone(),
                deadline: appeal.deadline.clone(),
                until: None,
            },
        }
    }

    /// Filed now. The regulation's time comes before one that the event announced; see
    /// `docs/readings/appeal-deadline.md`.
    pub(crate) fn filed(mut self, times: &AppealTimes) -> Self {
        let right = &mut self.appeal;
        match (&right.deadline, times.announced) {
            _ if right.is_final => {}
            (Some(_), _) => right.until = Some(times.by_union),
            (None, Some(minutes)) => {
                right.deadline = Some(Reason::house("appeal_time_announced").with("minutes", minutes));
                right.until = Some(times.now + Micros::from(minutes) * MINUTE);
            }
            (None, None) => {}
        }
        self
    }
}

/// A colour of the board in the words of the tournament.
pub(crate) fn side(color: rokade_board::Color) -> Color {
    color.fold_wb(Color::White, Color::Black)
}
