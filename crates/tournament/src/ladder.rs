//! How a match is played to a decision: one stage after the other until somebody leads.
//!
//! A stage is entered only when everything before it is level, so that its own games decide.

use rokade_clause::{HandbookEdition, Reason};
pub use rokade_model::StageKind;
use rokade_model::{Color, TimeControl};
use rokade_pairing::System;
use serde::{Deserialize, Serialize};

use crate::handbook::{Ladders, SuddenDeath, ladders};

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
    pub fn usual(system: System, handbook: HandbookEdition) -> Vec<Stage> {
        let ladders = ladders(handbook);
        match system {
            System::Gladiator { .. } => gladiator(ladders),
            System::KnockOut => knock_out(ladders),
            System::Of(_) | System::Olympiad { .. } => Vec::new(),
        }
    }

    /// The stage cannot end level.
    pub fn is_decisive(&self) -> bool {
        self.games == 0 || (self.games == 1 && self.draw_wins_for.is_some())
    }
}

/// Ordinary, then reversed with less time, then blitz until somebody wins (D4.9.8-1).
fn gladiator(ladders: &Ladders) -> Vec<Stage> {
    vec![
        Stage::new(StageKind::Ordinary, ladders.gladiator_ordinary, StageColours::AsPaired),
        Stage::new(StageKind::Reduced, ladders.gladiator_reduced, StageColours::Reversed),
        Stage::new(StageKind::Blitz, ladders.gladiator_blitz.unwrap_or(0), StageColours::AsPaired),
    ]
}

/// Two ordinary, two rapid, two blitz, then one blitz game in which a draw is enough for Black; a
/// new lot about the colours before each kind (D4.9.7-5).
fn knock_out(ladders: &Ladders) -> Vec<Stage> {
    vec![
        by_lot(StageKind::Ordinary, ladders.knock_out_ordinary),
        by_lot(StageKind::Rapid, ladders.knock_out_rapid),
        by_lot(StageKind::Blitz, ladders.knock_out_blitz),
        sudden_death(ladders.knock_out_sudden_death),
    ]
}

pub(crate) fn by_lot(kind: StageKind, games: u8) -> Stage {
    Stage::new(kind, games, StageColours::ByLot)
}

/// White has more time, and a draw is enough for Black.
pub(crate) fn sudden_death(SuddenDeath { games, white, black }: SuddenDeath) -> Stage {
    Stage {
        time_control: format!("W{}-B{}", white * 60, black * 60),
        draw_wins_for: Some(Color::Black),
        ..by_lot(StageKind::SuddenDeath, games)
    }
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
