//! How a match is played to a decision: one stage after the other until somebody leads.
//!
//! A stage is entered only when everything before it is level, so that its own games decide.

use rokade_clause::{FigureError, Reason, table};
use rokade_model::Color;
use rokade_pairing::System;
use serde::{Deserialize, Serialize};

use crate::TimeControl;

/// The kind of games a stage has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageKind {
    /// The event's own time.
    Ordinary,
    /// Less than the ordinary time and more than blitz.
    Reduced,
    Rapid,
    Blitz,
    /// One game that cannot leave the match level.
    SuddenDeath,
}

/// Who has White in the first game of a stage; the games of a stage alternate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageColours {
    /// As in the pairing.
    #[default]
    AsPaired,
    Reversed,
    /// Drawn when the stage is reached. The lot of the first stage is the one of the pairing.
    ByLot,
}

/// One rung of the ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    pub kind: StageKind,
    /// 0 is "until somebody wins a game".
    pub games: u8,
    /// Coded as in report files, `300+2`, or `W300-B240` where the players differ; empty for the group's own.
    #[serde(default)]
    pub time_control: String,
    #[serde(default)]
    pub colours: StageColours,
    /// Draw odds: who wins the match if the stage's only game is drawn.
    #[serde(default)]
    pub draw_wins_for: Option<Color>,
}

/// More stages or games than any evening holds; keeps a slip of the finger out of the settings.
const MOST_STAGES: usize = 12;
const MOST_GAMES: u8 = 24;

impl Stage {
    fn new(kind: StageKind, games: u8, colours: StageColours) -> Self {
        Self { kind, games, time_control: String::new(), colours, draw_wins_for: None }
    }

    /// The ladder of the handbook; empty for systems whose boards are single games.
    pub fn usual(system: System) -> Vec<Stage> {
        match system {
            System::Gladiator { .. } => gladiator(),
            System::KnockOut => knock_out(),
            System::Of(_) | System::Olympiad { .. } => Ok(Vec::new()),
        }
        .expect("the embedded table is tested")
    }

    /// The stage cannot end level.
    pub fn is_decisive(&self) -> bool {
        self.games == 0 || (self.games == 1 && self.draw_wins_for.is_some())
    }
}

fn games(figure: &str) -> Result<u8, FigureError> {
    let games = table("dsu/ladders")?.number(figure, "dsu")?.value;
    Ok(u8::try_from(games).expect("the games of a stage are few"))
}

/// Ordinary, then reversed with less time, then blitz until somebody wins (D4.9.8-1).
fn gladiator() -> Result<Vec<Stage>, FigureError> {
    Ok(vec![
        Stage::new(StageKind::Ordinary, games("gladiator_ordinary")?, StageColours::AsPaired),
        Stage::new(StageKind::Reduced, games("gladiator_reduced")?, StageColours::Reversed),
        Stage::new(StageKind::Blitz, games("gladiator_blitz")?, StageColours::AsPaired),
    ])
}

/// Two ordinary, two rapid, two blitz, then one blitz game in which a draw is enough for Black; a
/// new lot about the colours before each kind (D4.9.7-5).
fn knock_out() -> Result<Vec<Stage>, FigureError> {
    Ok(vec![
        by_lot(StageKind::Ordinary, "knock_out_ordinary")?,
        by_lot(StageKind::Rapid, "knock_out_rapid")?,
        by_lot(StageKind::Blitz, "knock_out_blitz")?,
        sudden_death("knock_out_sudden_death", "knock_out_sudden_death_time")?,
    ])
}

pub(crate) fn by_lot(kind: StageKind, figure: &str) -> Result<Stage, FigureError> {
    Ok(Stage::new(kind, games(figure)?, StageColours::ByLot))
}

/// White has more time, and a draw is enough for Black.
pub(crate) fn sudden_death(figure: &str, time: &str) -> Result<Stage, FigureError> {
    let minutes = table("dsu/ladders")?.numbers(time, "dsu")?.value;
    let seconds: Vec<String> = minutes.iter().map(|minutes| (minutes * 60).to_string()).collect();
    Ok(Stage {
        time_control: format!("W{}-B{}", seconds[0], seconds[1]),
        draw_wins_for: Some(Color::Black),
        ..by_lot(StageKind::SuddenDeath, figure)?
    })
}

/// What speaks against a ladder. An empty one stands for the system's usual ladder.
pub(crate) fn objections(system: System, ladder: &[Stage]) -> Vec<Reason> {
    let Some(first) = ladder.first() else { return Vec::new() };
    let Some(clause) = system.row().decision else {
        return vec![Reason::house("ladder_without_matches").with("system", system.key())];
    };
    let mut reasons = Vec::new();
    if first.kind != StageKind::Ordinary || first.colours == StageColours::Reversed {
        reasons.push(Reason::cited("ladder_begins_ordinary", clause));
    }
    reasons.extend(cannot_decide(ladder, clause));
    reasons
}

/// Why a ladder, whatever it begins with, does not lead to a winner.
pub(crate) fn cannot_decide(ladder: &[Stage], clause: &'static str) -> Vec<Reason> {
    let Some((last, before)) = ladder.split_last() else { return Vec::new() };
    let mut reasons = Vec::new();
    if ladder.len() > MOST_STAGES || ladder.iter().any(|stage| stage.games > MOST_GAMES) {
        let most = u32::try_from(MOST_STAGES).expect("a small figure");
        reasons.push(Reason::house("ladder_too_long").with("stages", most).with("games", MOST_GAMES));
    }
    if !last.is_decisive() {
        reasons.push(Reason::cited("ladder_without_winner", clause));
    }
    for (index, _) in (1_u32..).zip(before).filter(|(_, stage)| stage.is_decisive()) {
        reasons.push(Reason::house("ladder_beyond_winner").with("stage", index));
    }
    for (index, stage) in (1_u32..).zip(ladder) {
        reasons.extend(of_stage(stage).map(|reason| reason.with("stage", index)));
    }
    reasons
}

/// A draw decides only a single game, and sudden death needs it to.
fn of_stage(stage: &Stage) -> Option<Reason> {
    let single = stage.games == 1;
    if (stage.draw_wins_for.is_some() && !single) || (stage.kind == StageKind::SuddenDeath && !stage.is_decisive()) {
        return Some(Reason::cited("draw_odds_need_one_game", "D4.9.7-5"));
    }
    let text = stage.time_control.trim();
    (!is_time(text)).then(|| Reason::house("stage_time_unreadable").with("text", text))
}

fn is_time(text: &str) -> bool {
    let one = |text: &str| text.parse::<TimeControl>().is_ok();
    let apart = |text: &str| {
        let (white, black) = text.strip_prefix('W')?.split_once("-B")?;
        Some(one(white) && one(black))
    };
    text.is_empty() || one(text) || apart(text).unwrap_or(false)
}
