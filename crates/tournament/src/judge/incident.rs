//! Incidents filed, appealed and decided.

use rokade_clause::Reason;
use rokade_laws::incident::{Answers, Chosen, Settled};
use rokade_laws::referee::{Both, By, Consequence, Decide, Deed, Event as Heard, Millis, Score};
use rokade_model::{GameResult, Notice};

use super::{Judge, grounds};
use crate::hearing::clocks_after;
use crate::incident::{AppealTimes, FiledRuling};
use crate::play::result;
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, GameAt, GameState, Incident, IncidentId, PlayedGame, PlayerId, Refusal};

/// Incidents whose loss is that of a player who was not at the board in time.
const BY_DEFAULT: [&str; 3] = ["late", "both_late", "postponement"];

/// An incident on its way into the journal.
pub(super) struct Case<'a> {
    pub at: GameAt,
    pub key: &'a str,
    pub answers: &'a Answers,
    pub chosen: Option<&'a Chosen>,
    pub seed: u64,
}

impl Judge<'_> {
    pub(super) fn file_incident(&self, case: &Case<'_>, clock: Option<Both<Millis>>, note: &str) -> Judged {
        let group = self.group(case.at.group())?;
        let settled = self.state.incident_settled(case.at, case.key, case.answers, case.chosen)?;
        if settled.decision.is_none() {
            return Err(Reason::house("incident_choice_needed").into());
        }
        let (white, black) =
            self.state.seats(case.at).ok_or_else(|| Refusal::from(Reason::house("incident_no_game")))?;
        let shown = self.state.clocks_now(case.at, self.now).or(clock);
        let after = shown.map(|shown| clocks_after(shown, settled.change));
        let rules = &group.settings.rules;
        let times = AppealTimes::of(self.state, self.now, rules.appeal_minutes);
        let ruling = FiledRuling::of(&settled, &rules.laws, after).filed(&times);
        // What a game heard comes first: such a step is never taken back.
        let mut events = self.heard_of(case, &settled, after)?;
        let is_set = events.iter().any(|event| matches!(event, Event::GameSet { .. } | Event::MatchGameSet { .. }));
        events.push(Event::IncidentFiled {
            incident: IncidentId(self.state.past.incidents_ever + 1),
            at: case.at,
            white,
            black,
            key: case.key.to_owned(),
            answers: case.answers.clone(),
            chosen: case.chosen.cloned(),
            note: note.trim().to_owned(),
            ruling: Box::new(ruling),
        });
        if let Some(to) = outcome(case, &settled).filter(|_| !is_set) {
            events.extend(self.result_of(case.at, case.seed, to)?.events);
        }
        Ok(Decision::of(events))
    }

    /// What a game under the referee hears of the ruling: the penalty itself, or the new times.
    fn heard_of(&self, case: &Case<'_>, settled: &Settled, clock: Option<Both<Millis>>) -> Result<Vec<Event>, Refusal> {
        let Some(game) = self.state.games.get(&case.at) else { return Ok(Vec::new()) };
        if game.referee.account().verdict().is_some() {
            return Ok(Vec::new());
        }
        let penalty =
            penalty(case.chosen, settled).filter(|heard| game.referee.after(&self.timed(game, heard)).is_ok());
        let heard = penalty.or_else(|| {
            let clock = clock.filter(|_| settled.change != Both::default())?;
            Some(by_arbiter(Deed::SetClock { white: Some(clock.white), black: Some(clock.black) }))
        });
        heard.map_or_else(|| Ok(Vec::new()), |heard| Ok(self.hear(case.at, &heard)?.events))
    }

    fn timed(&self, game: &PlayedGame, heard: &Heard) -> Heard {
        Heard { at: game.time_at(self.now), ..heard.clone() }
    }

    fn find_incident(&self, id: IncidentId) -> Result<&Incident, Refusal> {
        self.state.incident(id).ok_or_else(|| Reason::house("incident_not_found").with("incident", id.0).into())
    }

    /// An appeal does not suspend the ruling (D4.1-17).
    pub(super) fn appeal(&self, id: IncidentId, by: PlayerId, grounds: &str) -> Judged {
        let incident = self.find_incident(id)?;
        let right = &incident.ruling.appeal;
        let mut objections = Objections::default();
        objections
            .when(!incident.is_party(by), || Reason::house("appeal_not_party").with("player", grounds::player(by)));
        objections.when(incident.appeal.is_some(), || Reason::house("appeal_made_before"));
        objections.when(grounds.trim().is_empty(), || Reason::house("appeal_grounds_missing"));
        objections.when(right.is_final, || {
            let clauses = right.reason.clauses.clone();
            Reason { clauses, ..Reason::house("appeal_ruling_final") }
        });
        objections.extend(right.until.filter(|until| self.now > *until).map(|until| {
            let clauses = right.deadline.iter().flat_map(|reason| reason.clauses.clone()).collect();
            Reason { clauses, ..Reason::house("appeal_too_late").with("until", rokade_clause::Fact::Time(until)) }
        }));
        objections.heed()?;
        let grounds = grounds.trim().to_owned();
        Ok(Decision::of([Event::IncidentAppealed { incident: id, by, grounds }]))
    }

    /// The tournament committee decides what is appealed to it (D4.1-7a). What an upheld appeal does to
    /// the result is entered as a correction.
    pub(super) fn decide_appeal(&self, id: IncidentId, upheld: bool, note: &str) -> Judged {
        let incident = self.find_incident(id)?;
        let mut objections = Objections::default();
        match &incident.appeal {
            None => objections.add(Reason::house("appeal_not_made")),
            Some(appeal) => {
                objections.when(appeal.decided.is_some(), || Reason::cited("appeal_decided_before", "D4.1-7a"))
            }
        }
        objections.when(note.trim().is_empty(), || Reason::house("appeal_note_missing"));
        objections.heed()?;
        Ok(Decision::of([Event::AppealDecided { incident: id, upheld, note: note.trim().to_owned() }]))
    }
}

fn by_arbiter(deed: Deed) -> Heard {
    Heard { at: Millis::ZERO, by: By::Arbiter, deed }
}

/// A penalty of the list is named by its printed number.
fn penalty(chosen: Option<&Chosen>, settled: &Settled) -> Option<Heard> {
    let chosen = chosen.filter(|chosen| chosen.choice.starts_with(|first: char| first.is_ascii_digit()))?;
    let (item, against) = (chosen.choice.clone(), settled.against?);
    Some(by_arbiter(Deed::Decide(Decide::Penalty { item, against, ms: chosen.ms, points: chosen.points })))
}

/// What the ruling makes of the game in the table.
fn outcome(case: &Case<'_>, settled: &Settled) -> Option<GameState> {
    if settled.consequence == Consequence::Annulled {
        return Some(GameState::Open);
    }
    let score = settled.score?;
    if !BY_DEFAULT.contains(&case.key) {
        return Some(GameState::Done { result: result(score), notice: None });
    }
    let result = match score {
        Score::BOTH_LOSE => GameResult::BothForfeit,
        score if score.white > score.black => GameResult::BlackForfeits,
        score if score.white < score.black => GameResult::WhiteForfeits,
        score => result(score),
    };
    Some(GameState::Done { result, notice: (!result.is_played()).then(|| absence(case)) })
}

/// Whoever the incident reports as late has come (docs/readings/late-is-not-absent.md).
fn absence(case: &Case<'_>) -> Notice {
    match case.key {
        "late" => Notice::Late,
        "both_late" => match case.answers.text("why_unplayed") {
            Some("came_too_late") => Notice::Late,
            Some("away_with_notice") => Notice::Accepted,
            _ => Notice::None,
        },
        _ if case.answers.yes("notice_given") == Some(true) => Notice::Accepted,
        _ => Notice::None,
    }
}
