//! Incidents that only eyes and judgement decide: clauses, choices, precedents.

use rokade_board::Color;
use rokade_clause::{Citation, ClauseId, Edition, Logic, Reason, rule};

use super::appeal::{Matter, appeal};
use super::ask::Missing;
use super::script::Script;
use super::setting::Case;
use super::settled::{Count, Settled, add_clauses};
use crate::referee::penalties::offered as penalties;
use crate::referee::{Both, Consequence, Decision, Millis, Offered, Question, Score, color_key};

/// What the Laws do not mention is settled by the nearest thing that they do.
pub(super) const ANALOGY: Citation = rule("analogy");

/// The matter of a question that offers the list of penalties.
pub(super) const PENALTY: &str = "incident_penalty";

/// A ruling that is being put together.
pub(super) struct Judgement<'a> {
    case: &'a Case<'a>,
    happened: Reason,
    why: Vec<Reason>,
    bearing: Vec<ClauseId>,
    decision: Decision,
    consequence: Consequence,
    against: Option<Color>,
    change: Both<Millis>,
    score: Option<Score>,
    open: Vec<Question>,
}

impl<'a> Judgement<'a> {
    /// What happened; until something else is said, nothing follows from it.
    pub(super) fn of(case: &'a Case<'a>, happened: &'static str) -> Self {
        Self {
            case,
            happened: plain(happened).with("color", color_key(case.who())),
            why: Vec::new(),
            bearing: Vec::new(),
            decision: Decision::NoAction,
            consequence: Consequence::PlayGoesOn,
            against: None,
            change: Both::default(),
            score: None,
            open: Vec::new(),
        }
    }

    pub(super) fn with(mut self, fact: &'static str, value: impl Into<rokade_clause::Fact>) -> Self {
        self.happened = self.happened.with(fact, value);
        self
    }

    /// A reason that applies, in the editions that state it.
    pub(super) fn why(mut self, key: &'static str, clauses: Citation) -> Self {
        if !clauses.of(self.case.edition()).is_empty() {
            self.why.push(clauses.reason(self.case.edition(), key).with("color", color_key(self.case.who())));
        }
        self
    }

    /// A reason that rests on one clause outside the edition: a precedent, a regulation.
    pub(super) fn rests_on(mut self, key: &'static str, clause: &'static str) -> Self {
        self.why.push(Reason::cited(key, clause));
        self
    }

    /// Settled by the nearest rule, because the Laws do not mention it.
    pub(super) fn by_analogy(self, key: &'static str) -> Self {
        self.why(key, ANALOGY)
    }

    pub(super) fn bearing(mut self, clauses: Citation) -> Self {
        add_clauses(&mut self.bearing, &clauses.clauses(self.case.edition()));
        self
    }

    pub(super) fn decides(mut self, decision: Decision, consequence: Consequence) -> Self {
        (self.decision, self.consequence) = (decision, consequence);
        self
    }

    pub(super) fn against(mut self, color: Color) -> Self {
        self.against = Some(color);
        self
    }

    /// The game ends with this score.
    pub(super) fn ends(mut self, score: Score) -> Self {
        self.score = Some(score);
        self
    }

    /// Leaves a choice to the arbiter.
    pub(super) fn asks(mut self, matter: &'static str, clauses: Citation, choices: &[(&str, Consequence)]) -> Self {
        let edition = self.case.edition();
        let ids = if clauses.of(edition).is_empty() { ANALOGY.of(edition) } else { clauses.of(edition) };
        let clause = ClauseId::new(ids[0]);
        let offered = |(choice, consequence): &(&str, Consequence)| Offered {
            choice: (*choice).to_owned(),
            clause: clause.clone(),
            consequence: *consequence,
            change: Both::default(),
        };
        let choices = choices.iter().map(offered).collect();
        let clauses: Vec<ClauseId> = ids.iter().copied().map(ClauseId::new).collect();
        self.push(matter, clauses, choices);
        self
    }

    /// Opens the edition's list of penalties against a player.
    pub(super) fn punishable(mut self, against: Color, sanction: Citation) -> Self {
        let edition = self.case.edition();
        self.against = Some(against);
        let mut clauses = sanction.clauses(edition);
        add_clauses(&mut clauses, &LIST.clauses(edition));
        let mut choices = penalties(edition);
        if !is_bound_to_punish(edition) {
            let clause = clauses[0].clone();
            let change = Both::default();
            choices.push(Offered { choice: "none".into(), clause, consequence: Consequence::PlayGoesOn, change });
        }
        self.push(PENALTY, clauses, choices);
        self
    }

    fn push(&mut self, matter: &'static str, clauses: Vec<ClauseId>, choices: Vec<Offered>) {
        let reason = Reason::resting_on(matter, clauses);
        let about = about(self.case);
        let as_said = |one: Offered| Offered { consequence: about.consequence(one.consequence), ..one };
        let choices = choices.into_iter().map(as_said).collect();
        self.open.push(Question { line: 0, at: Millis::ZERO, matter, against: self.against, reason, choices });
    }

    pub(super) fn settle(mut self) -> Result<Settled, Missing> {
        if self.why.is_empty() {
            self.why.push(ANALOGY.reason(self.case.edition(), "incident_by_analogy"));
        }
        let mut bearing: Vec<ClauseId> = Vec::new();
        add_clauses(&mut bearing, self.why.iter().flat_map(|reason| &reason.clauses));
        add_clauses(&mut bearing, &self.bearing);
        add_clauses(&mut bearing, self.open.iter().flat_map(|question| &question.reason.clauses));
        let settled = Settled {
            incident: self.case.incident.key,
            happened: self.happened,
            bearing,
            why: self.why,
            decision: self.open.is_empty().then_some(self.decision),
            against: self.against,
            consequence: about(self.case).consequence(self.consequence),
            change: self.change,
            score: self.score,
            counts: Vec::new(),
            open: self.open,
            notes: Vec::new(),
            precedents: precedents(self.case),
            record: self.case.incident.record,
            appeal: appeal(self.case.setting, Matter::Ordinary),
        };
        choose(self.case, settled)
    }
}

/// What an incident is about: a game in play, one that is over, or no game at all.
enum About {
    Game,
    Result,
    Event,
}

fn about(case: &Case<'_>) -> About {
    match case.incident.key {
        "late_protest" => About::Result,
        "absence_ban" | "withdrawal_notice" | "pairing_error" | "postponement" => About::Event,
        _ => About::Game,
    }
}

impl About {
    /// Play can only be said to go on where there is a game in play.
    const fn consequence(&self, consequence: Consequence) -> Consequence {
        match (self, consequence) {
            (About::Game, _) => consequence,
            (About::Result, _) => consequence.after_the_end(),
            (About::Event, Consequence::PlayGoesOn) => Consequence::NothingFollows,
            (About::Event, _) => consequence,
        }
    }
}

/// The precedents that are at home where the game is played: `docs/readings/incident-precedents.md`.
pub(super) fn precedents(case: &Case<'_>) -> Vec<ClauseId> {
    let is_at_home = |id: &&&str| match id.split_once('-') {
        Some(("DK", _)) => case.is_danish(),
        Some(("NO2009", _)) => case.is_norwegian(),
        _ => true,
    };
    case.incident.precedents.iter().filter(is_at_home).copied().map(ClauseId::new).collect()
}

/// The list of penalties as a whole.
const LIST: Citation = rule("penalties");

/// The edition of 2001 lets the arbiter punish; the later ones tell him to.
fn is_bound_to_punish(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 => false,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => true,
    }
}

/// Whether a choice is an item of the edition's list.
pub(super) fn is_item(edition: Edition, choice: &str) -> bool {
    penalties(edition).iter().any(|offered| offered.choice == choice)
}

/// Applies the arbiter's choice to what was open.
fn choose(case: &Case<'_>, mut settled: Settled) -> Result<Settled, Missing> {
    let Some(chosen) = case.chosen else { return Ok(settled) };
    let find = |question: &Question| question.choices.iter().find(|one| one.choice == chosen.choice).cloned();
    let offered = settled.open.iter().find_map(find).ok_or_else(|| Missing::NotOffered(chosen.choice.clone()))?;
    settled.open.clear();
    let against = settled.against.unwrap_or(case.who());
    if is_item(case.edition(), &chosen.choice) {
        let ruled = Script::new(case).here().penalty(chosen, against).ruled()?;
        settled.decision = Some(Decision::Penalty);
        settled.consequence = offered.consequence;
        settled.against = Some(against);
        settled.change = ruled.change;
        settled.score = ruled.score;
        if offered.consequence == Consequence::Warned {
            settled.counts.push(Count::warning(case, against));
        }
        settled.why.push(Reason::resting_on("incident_penalty_chosen", vec![offered.clause.clone()]));
    } else {
        settled.decision = Some(decision_of(&chosen.choice, offered.consequence));
        settled.consequence = offered.consequence;
        settled.score = score_of(offered.consequence, against).or(settled.score);
        if let Some(span) = time_of(&chosen.choice, against) {
            let ms = chosen.ms.ok_or_else(|| Missing::AmountNeeded(chosen.choice.clone()))?;
            settled.change = span.map(|sign| Millis(sign * ms.0));
        }
        if offered.consequence == Consequence::Warned {
            settled.counts.push(Count::warning(case, against));
        }
    }
    add_clauses(&mut settled.bearing, [&offered.clause]);
    Ok(settled)
}

fn decision_of(choice: &str, consequence: Consequence) -> Decision {
    match (choice, consequence) {
        (_, Consequence::GameLost | Consequence::GameDrawn | Consequence::BothLose) => Decision::GameOver,
        (_, Consequence::Annulled) => Decision::Replay,
        (_, Consequence::PositionRestored | Consequence::ClockAdjusted) => Decision::Restored,
        ("accept", _) => Decision::ClaimAccepted,
        ("reject", _) => Decision::ClaimRejected,
        ("postpone", _) => Decision::ClaimPostponed,
        (_, Consequence::PlayGoesOn | Consequence::ResultStands | Consequence::NothingFollows) => Decision::NoAction,
        _ => Decision::Penalty,
    }
}

fn score_of(consequence: Consequence, against: Color) -> Option<Score> {
    match consequence {
        Consequence::GameLost => Some(Score::win(!against)),
        Consequence::GameDrawn => Some(Score::DRAW),
        Consequence::BothLose => Some(Score::BOTH_LOSE),
        _ => None,
    }
}

/// The choices that give time or take it, by their words: to whom, and with which sign.
fn time_of(choice: &str, against: Color) -> Option<Both<i64>> {
    match choice {
        "time_white" => Some(Both { white: 1, black: 0 }),
        "time_black" => Some(Both { white: 0, black: 1 }),
        "time_both" => Some(Both { white: 1, black: 1 }),
        "deduction" => Some(Both::new(|color| if color == against { -1 } else { 0 })),
        _ => None,
    }
}

/// What happened: it rests on no clause.
pub(super) fn plain(key: &'static str) -> Reason {
    Reason::resting_on(key, Vec::new())
}
